//! What moves when an event is shown, so that a person can follow it.
//!
//! The drawing always shows the game as it stands. A movement only starts where a piece was before the
//! event and ends where it is now, so nothing is wrong if it is skipped.

use takht_core::Seat;
use takht_games::AnyGame;

/// An event that the page is about to show.
pub(crate) struct Shown<'a> {
    pub(crate) event: &'a str,
    pub(crate) before: &'a dyn AnyGame,
    pub(crate) after: &'a dyn AnyGame,
    /// True if a person at this device has just chosen it: they already look at its place.
    pub(crate) is_own: bool,
}

/// A movement. Texts are CSS selectors of drawings inside the table. Where a movement has several, the
/// page takes the first that the person can see.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Motion {
    /// What lay at `from` before the event goes to `to`, and turns by these degrees on its way.
    Carry {
        from: String,
        to: Vec<String>,
        turn: i32,
    },
    /// What lies at `to` after the event comes from where `from` was before it, in an arc if `hops`.
    Come {
        from: Vec<String>,
        to: Vec<String>,
        hops: bool,
    },
    /// A piece drops onto its place.
    Drop(String),
    /// A piece that already lies over its place, in the person's hand, sinks onto it.
    Sink(String),
    /// Pieces turn over, one after the other.
    TurnOver(String),
    /// A piece leaves the table.
    Leave(String),
    /// A die rolls over its target.
    Roll { die: String, over: String },
    /// A piece leans towards another one and back.
    Lean { piece: String, towards: String },
    /// A piece shakes.
    Shake(String),
    /// A plate lights up.
    Glow(String),
    /// Points rise from a place; the next movement does not wait for them.
    Points { at: Vec<String>, points: i32 },
}

impl Motion {
    /// How many milliseconds the next movement waits.
    pub(crate) fn length(&self) -> u32 {
        match self {
            Self::Carry { .. } => 600,
            Self::Come { hops: true, .. } => 450,
            Self::Come { .. } | Self::Leave(_) => 500,
            Self::Drop(_) => 400,
            Self::TurnOver(_) => 540,
            Self::Roll { .. } => 700,
            Self::Lean { .. } | Self::Shake(_) => 240,
            Self::Glow(_) | Self::Sink(_) => 200,
            Self::Points { .. } => 0,
        }
    }
}

/// The plate of a player.
pub(crate) fn plate(seat: Seat) -> String {
    format!(".player.s{}", seat.index())
}

/// All movements of an event: those of the game, then the points that it brings, then the turn that
/// passes on.
pub(crate) fn motions(shown: &Shown<'_>, of_game: Vec<Motion>) -> Vec<Motion> {
    let mut motions = of_game;
    let scores = shown.before.scores().into_iter().zip(shown.after.scores());
    for (seat, (before, after)) in Seat::all(shown.after.players()).zip(scores) {
        let points = after.total - before.total;
        if points != 0 {
            let at = vec![format!("{} .pts", plate(seat)), plate(seat)];
            motions.push(Motion::Points { at, points });
        }
    }
    let (before, after) = (shown.before.turn().seat(), shown.after.turn().seat());
    // An event without a piece, such as the end of a turn, still shows whose it was.
    if let Some(seat) = before.filter(|_| motions.is_empty()) {
        motions.push(Motion::Glow(format!("{} summary", plate(seat))));
    }
    if let Some(seat) = after.filter(|_| before != after) {
        motions.push(Motion::Glow(format!("{} summary", plate(seat))));
    }
    motions
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use takht_core::{OptionMap, Quick, Turn};
    use takht_games::GameId;

    use super::*;
    use crate::games;

    /// Events without a piece: only the plate of their player lights up, or nothing does because the
    /// game has not begun.
    const WITHOUT_PIECES: [&str; 7] = [
        "kings", "boards", "cards", "first", "end", "pass", "discard",
    ];

    fn options() -> OptionMap {
        [("players".to_owned(), 2.into())].into_iter().collect()
    }

    #[test]
    fn every_kind_of_event_moves_something() {
        let mut kinds = BTreeSet::new();
        for game in [GameId::Kingdomino, GameId::KingdomBuilder, GameId::Capture] {
            for seed in 0..6 {
                let mut chance = Quick::new(seed);
                let mut before = takht_games::start(game, &options()).unwrap();
                while before.turn() != Turn::Over {
                    let event = match before.turn() {
                        Turn::Chance => before.deal(&mut chance),
                        _ => before.sample(&mut chance),
                    };
                    let event = event.unwrap();
                    let mut after = before.boxed_clone();
                    after.play(&event).unwrap();
                    let kind = event.split(' ').next().unwrap().to_owned();
                    let shown = Shown {
                        event: &event,
                        before: &*before,
                        after: &*after,
                        is_own: seed % 2 == 0,
                    };
                    let of_game = games::of(game).board.motions(&shown);
                    if !WITHOUT_PIECES.contains(&kind.as_str()) {
                        assert!(!of_game.is_empty(), "{game}: {event}");
                    }
                    let all = motions(&shown, of_game);
                    if before.turn().seat().is_some() {
                        assert!(!all.is_empty(), "{game}: {event}");
                        let length: u32 = all.iter().map(Motion::length).sum();
                        assert!((200..=1_600).contains(&length), "{event}: {length} ms");
                    }
                    kinds.insert(kind);
                    before = after;
                }
            }
        }
        for kind in [
            "deal", "pick", "place", "draw", "reveal", "build", "end", "move", "capture", "roll",
            "tile",
        ] {
            assert!(kinds.contains(kind), "{kind} of {kinds:?}");
        }
    }
}
