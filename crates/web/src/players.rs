//! Who sits at the table, and how they are doing.

use leptos::prelude::*;
use takht_core::Seat;
use takht_words::{Message, Words};

use crate::session::Session;

/// The shape that a seat is known by, around the middle of the drawing.
pub(crate) fn shape(seat: usize) -> AnyView {
    match seat {
        0 => view! { <circle r="40"/> }.into_any(),
        1 => view! { <path d="M0-46 46 0 0 46-46 0z"/> }.into_any(),
        2 => view! { <path d="M0-42 44 36H-44z"/> }.into_any(),
        _ => view! { <rect x="-37" y="-37" width="74" height="74" rx="8"/> }.into_any(),
    }
}

/// The players with their points, each with where they come from.
pub(crate) fn players(session: &Session, words: &Words) -> AnyView {
    let game = session.game();
    let (scores, turn) = (game.scores(), game.turn().seat());
    let row = |seat: Seat| {
        let score = &scores[seat.index()];
        let parts = score
            .parts
            .iter()
            .map(|part| view! { <li>{words.say(part)}</li> });
        let title = Message::new("window-kingdom")
            .with("seat", seat)
            .with("points", score.total);
        view! {
            <details class="player" class:acting=turn == Some(seat)>
                <summary>
                    <svg viewBox="-50 -50 100 100" class=format!("mark seat-{}", seat.index()) aria-hidden="true">
                        {shape(seat.index())}
                    </svg>
                    <span>{words.say(&title)}</span>
                </summary>
                <ul>{parts.collect_view()}</ul>
            </details>
        }
    };
    Seat::all(scores.len()).map(row).collect_view().into_any()
}

/// Who has won.
pub(crate) fn winners(session: &Session) -> Message {
    let ranking = session.game().ranking();
    let winners = ranking.winners();
    match winners[..] {
        [seat] => Message::new("window-won").with("seat", seat),
        _ => Message::new("window-shared").with(
            "seats",
            winners.into_iter().collect::<takht_core::message::Arg>(),
        ),
    }
}
