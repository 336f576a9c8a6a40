//! Who sits at the table, and how they are doing.

use leptos::prelude::*;
use takht_core::Seat;
use takht_games::AnyGame;
use takht_words::{Message, Words};

/// The shape that a seat is known by, around the middle of the drawing.
pub(crate) fn shape(seat: usize) -> AnyView {
    match seat {
        0 => view! { <circle r="40"/> }.into_any(),
        1 => view! { <path d="M0-46 46 0 0 46-46 0z"/> }.into_any(),
        2 => view! { <path d="M0-42 44 36H-44z"/> }.into_any(),
        _ => view! { <rect x="-37" y="-37" width="74" height="74" rx="8"/> }.into_any(),
    }
}

/// The mark of a seat, as large as a letter.
pub(crate) fn mark(seat: Seat) -> AnyView {
    let class = format!("mark seat-{}", seat.index());
    view! { <svg viewBox="-50 -50 100 100" class=class aria-hidden="true">{shape(seat.index())}</svg> }
        .into_any()
}

/// The players with their points, each with where they come from.
pub(crate) fn players(game: &dyn AnyGame, words: &Words) -> AnyView {
    let (scores, turn) = (game.scores(), game.turn().seat());
    let row = |seat: Seat| {
        let score = &scores[seat.index()];
        // Where a part comes from says more than the part alone, where there is more to say.
        let why = match score.reasons.is_empty() {
            true => &score.parts,
            false => &score.reasons,
        };
        let parts = why.iter().map(|part| view! { <li>{words.say(part)}</li> });
        let title = title(game, seat, score.total);
        view! {
            <details class="player" class:acting=turn == Some(seat)>
                <summary>
                    {mark(seat)}
                    <span>{words.say(&title)}</span>
                </summary>
                <ul>{parts.collect_view()}</ul>
            </details>
        }
    };
    Seat::all(scores.len()).map(row).collect_view().into_any()
}

/// A seat with its points, called what the game calls them.
pub(crate) fn title(game: &dyn AnyGame, seat: Seat, points: i32) -> Message {
    let id = match game.name() {
        "kingdom-builder" => "window-seat-gold",
        _ => "window-kingdom",
    };
    Message::new(id).with("seat", seat).with("points", points)
}

/// Who has won.
pub(crate) fn winners(game: &dyn AnyGame) -> Message {
    let ranking = game.ranking();
    let winners = ranking.winners();
    match winners[..] {
        [seat] => Message::new("window-won").with("seat", seat),
        _ => Message::new("window-shared").with(
            "seats",
            winners.into_iter().collect::<takht_core::message::Arg>(),
        ),
    }
}
