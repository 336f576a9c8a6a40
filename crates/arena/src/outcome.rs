//! How a game ended.

use serde::{Deserialize, Serialize};

/// One game of a contest; every list is in the order of the contest's seats, wherever they sat.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Outcome {
    /// The number of the game.
    pub game: u64,
    /// What everyone had at the end.
    pub totals: Vec<i32>,
    /// Who won: 1, or a part of it if several did.
    pub shares: Vec<f64>,
    /// How many turns everyone had.
    pub moves: Vec<u32>,
    /// How long everyone thought.
    pub seconds: Vec<f64>,
}

impl Outcome {
    /// How far a bot was ahead of the best of the others.
    pub fn margin(&self, entrant: usize) -> i32 {
        let others = self.totals.iter().enumerate();
        let others = others.filter(|(other, _)| *other != entrant);
        let best = others.map(|(_, total)| *total).max().unwrap_or(0);
        self.totals.get(entrant).map_or(0, |own| own - best)
    }
}
