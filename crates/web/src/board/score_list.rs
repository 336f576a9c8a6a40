//! The scores of a real table, as a list.

use leptos::prelude::*;
use takht_core::{Message, ScorePart, Seat};

use super::mark;
use crate::i18n::I18n;

/// The score of one player at a real table.
pub(crate) struct ScoredPlayer {
    /// The seat, if several players share a board.
    pub(crate) seat: Option<Seat>,
    /// The total, in words.
    pub(crate) total: Message,
    pub(crate) points: i32,
    /// The parts that add up to it.
    pub(crate) parts: Vec<ScorePart>,
    /// Possible mistakes in the drawing.
    pub(crate) doubts: Vec<Message>,
}

pub(crate) fn scored(players: &[ScoredPlayer], i18n: I18n) -> AnyView {
    let one = |player: &ScoredPlayer| {
        let parts = player.parts.iter();
        let parts = parts.map(|part| view! { <li>{i18n.say(&part.label)}</li> });
        let doubts = player.doubts.iter();
        let doubts =
            doubts.map(|doubt| view! { <p class="help">{i18n.say_beside_board(doubt)}</p> });
        view! {
            <section class="scored">
                <p class="total" data-total=player.points>{player.seat.map(mark)} {i18n.say(&player.total)}</p>
                <ul>{parts.map(IntoAny::into_any).collect_view()}</ul>
                {doubts.map(IntoAny::into_any).collect_view()}
            </section>
        }
    };
    players
        .iter()
        .map(one)
        .map(IntoAny::into_any)
        .collect_view()
        .into_any()
}
