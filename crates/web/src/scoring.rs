//! A game from a real table is drawn with taps, and scored.

use leptos::prelude::*;
use takht_core::{Message, ScorePart, Seat};
use takht_games::GameId;

use crate::games;
use crate::players::mark;
use crate::tongue::{Tongue, tongue};

#[component]
pub(crate) fn Scoring(game: GameId) -> impl IntoView {
    let tongue = tongue();
    let helper = games::of(game).score_helper.map(|helper| helper());
    view! {
        <section class="scoring">
            <h1>{move || tongue.text("web-scoring")} " · " {move || tongue.say(&Message::new(format!("{game}-title")))}</h1>
            {helper}
        </section>
    }
}

/// What a player of a real table has.
pub(crate) struct ScoredPlayer {
    /// The seat, where several share a board.
    pub(crate) seat: Option<Seat>,
    /// The total, in words.
    pub(crate) total: Message,
    pub(crate) points: i32,
    /// Where it comes from.
    pub(crate) parts: Vec<ScorePart>,
    /// What could be a slip.
    pub(crate) doubts: Vec<Message>,
}

pub(crate) fn scored(players: &[ScoredPlayer], tongue: Tongue) -> AnyView {
    let one = |player: &ScoredPlayer| {
        let parts = player.parts.iter();
        let parts = parts.map(|part| view! { <li>{tongue.say(&part.label)}</li> });
        let doubts = player.doubts.iter();
        let doubts = doubts.map(|doubt| view! { <p class="help">{tongue.say(doubt)}</p> });
        view! {
            <section class="scored">
                <p class="total" data-total=player.points>{player.seat.map(mark)} {tongue.say(&player.total)}</p>
                <ul>{parts.collect_view()}</ul>
                {doubts.collect_view()}
            </section>
        }
    };
    players.iter().map(one).collect_view().into_any()
}
