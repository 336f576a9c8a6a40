//! Which games a dataset has.

use serde::{Deserialize, Serialize};
use takht_arena::Contest;

/// Which games a dataset has, and how they are divided.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Plan {
    /// Who plays what. Game `n` is game `n` of this contest.
    pub contest: Contest,
    /// The names of the seats' bots as the dataset shows them.
    pub names: Vec<String>,
    /// How many games there are.
    pub games: u64,
    /// How many games a part has; the last one may have fewer.
    pub games_per_part: u64,
}

impl Plan {
    /// How many parts there are.
    pub fn parts(&self) -> usize {
        usize::try_from(self.games.div_ceil(self.games_per_part.max(1))).unwrap_or(usize::MAX)
    }

    /// The games of a part.
    pub(crate) fn games_of(&self, part: usize) -> std::ops::Range<u64> {
        let from = part as u64 * self.games_per_part;
        from..(from + self.games_per_part).min(self.games)
    }
}
