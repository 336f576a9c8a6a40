//! The result of a game.

use serde::{Deserialize, Serialize};
use takht_engine::EngineTrouble;

/// The result of one game of a contest. Every list is in the order of the contest's bots, whatever their
/// seats in this game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Outcome {
    /// The number of the game.
    pub game: u64,
    /// Each bot's final points.
    pub totals: Vec<i32>,
    /// Each bot's share of the win: 1 for a sole winner, split between tied winners.
    pub shares: Vec<f64>,
    /// Each bot's number of turns.
    pub moves: Vec<u32>,
    /// Each bot's thinking time, in seconds.
    pub seconds: Vec<f64>,
    /// The engines that failed; each has lost the game, and `random` has played on in its seat.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub failures: Vec<Failed>,
}

/// An engine that failed in a game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Failed {
    /// The number of the engine in the contest's list.
    pub entrant: usize,
    /// How many events the game had.
    pub ply: usize,
    /// What went wrong.
    #[serde(flatten)]
    pub trouble: EngineTrouble,
}

impl Outcome {
    /// How good a bot's result is, for comparisons: who failed comes after all others, a winner before them.
    pub(crate) fn rank(&self, entrant: usize) -> (bool, bool, i32) {
        let failed = self.failures.iter().any(|failed| failed.entrant == entrant);
        let won = self.shares.get(entrant).is_some_and(|share| *share > 0.0);
        (!failed, won, self.totals.get(entrant).copied().unwrap_or(0))
    }

    /// A bot's lead over the best of the others.
    pub fn margin(&self, entrant: usize) -> i32 {
        let others = self.totals.iter().enumerate();
        let others = others.filter(|(other, _)| *other != entrant);
        let best = others.map(|(_, total)| *total).max().unwrap_or(0);
        self.totals.get(entrant).map_or(0, |own| own - best)
    }
}
