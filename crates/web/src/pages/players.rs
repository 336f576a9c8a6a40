//! Who sits at the table, and how they are doing.

use leptos::prelude::*;
use takht_core::{Seat, Turn};
use takht_games::AnyGame;
use takht_words::Message;

use crate::board::{BoardCanvas, mark};
use crate::games;

/// The players with their points and where the points come from.
pub(crate) fn players(canvas: BoardCanvas) -> AnyView {
    let count = canvas.see(|scene| Some(scene.game.players()));
    let row = |seat: Seat| {
        canvas.part(
            move |scene| {
                let score = canvas.score(seat)?;
                let title = title(scene.game, seat, score.total);
                Some((score, title, scene.game.turn() == Turn::Seat(seat)))
            },
            move |(score, title, acting), words| {
                // Reasons say more than parts, so the page shows parts only if a score has no
                // reasons.
                let mut why: Vec<_> = score.reasons().map(|reason| &reason.label).collect();
                if why.is_empty() {
                    why = score.parts.iter().map(|part| &part.label).collect();
                }
                let parts = why
                    .into_iter()
                    .map(|part| view! { <li>{words.say(part)}</li> });
                view! {
                    <details class="player" class:acting=*acting>
                        <summary>
                            {mark(seat)}
                            <span>{words.say(title)}</span>
                        </summary>
                        <ul>{parts.map(IntoAny::into_any).collect_view()}</ul>
                    </details>
                }
            },
        )
    };
    let rows = Seat::all(count.unwrap_or_default()).map(row);
    rows.map(IntoAny::into_any).collect_view().into_any()
}

/// The title of a seat with its points, in the game's own terms.
pub(crate) fn title(game: &dyn AnyGame, seat: Seat, points: i32) -> Message {
    let title = Message::new(games::of(game.id()).seat_title);
    title.with("seat", seat).with("points", points)
}

/// The message that names the winners.
pub(crate) fn won_by(winners: Vec<Seat>) -> Message {
    match winners[..] {
        [seat] => Message::new("web-won").with("seat", seat),
        _ => Message::new("web-shared").with(
            "seats",
            winners.into_iter().collect::<takht_core::message::Arg>(),
        ),
    }
}
