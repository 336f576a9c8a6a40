//! Dragging a piece over a board with a finger or a mouse, at a table and in a course.

use leptos::ev::PointerEvent;
use leptos::prelude::*;

use crate::board::{Board, BoardInput, Intent, Place};
use crate::browser;

/// A finger or a mouse moves: the board shows what would lie there. True if a piece now lies over another place.
pub(super) fn moved(input: BoardInput, board: &dyn Board, event: &PointerEvent) -> bool {
    if !input.dragging.get_untracked() {
        // A finger only touches; a mouse also rests over a place.
        let under = browser::place_of(event).filter(|_| event.pointer_type() == "mouse");
        input.hover_over(under.as_deref().and_then(Place::read));
        return false;
    }
    // The person released the piece outside the page.
    if event.buttons() == 0 {
        input.dragging.set(false);
        return false;
    }
    let under = browser::place_under(event);
    let under = under.as_deref().and_then(Place::read);
    let under = under.filter(|under| input.cursor.get_untracked() != Some(*under));
    if let Some(under) = under {
        board.point(input, under);
    }
    under.is_some()
}

/// The person lets go of a piece: where, and what they want there; nothing if they held none.
pub(super) fn dropped(
    input: BoardInput,
    board: &dyn Board,
    event: &PointerEvent,
) -> Option<(Place, Option<Intent>)> {
    if !input.dragging.get_untracked() {
        return None;
    }
    input.dragging.set(false);
    let under = browser::place_under(event);
    let Some(under) = under.as_deref().and_then(Place::read) else {
        input.cursor.set(None);
        return None;
    };
    Some((under, board.drop_on(input, under)))
}
