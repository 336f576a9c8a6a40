//! The dominoes that a kingdom may still get.

use takht_core::Game;

use crate::grid::Grid;
use crate::{Domino, Kingdomino};

/// The dominoes that are left when a player adds a domino and picks the next one.
///
/// The counts are shares per domino, in parts of [`SHARE`]. So they mean the same for any number of
/// players, and whether or not some dominoes are out of the game (K3).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Supply {
    /// The share of squares of each terrain.
    pub squares: [i16; 6],
    /// The share of crowns on each terrain.
    pub crowns: [i16; 6],
    /// How many other kings pick before this one, in sixths of all other kings.
    pub turn: i16,
    /// 1 if Middle Kingdom is played.
    pub middle_kingdom: i16,
    /// 1 if Harmony is played.
    pub harmony: i16,
}

/// The share of one square, or one crown, on every domino.
pub const SHARE: u32 = 64;

/// For each terrain, sets of dominoes with bit `n - 1` for domino `n`: those with the terrain on
/// either half, those with it on both, and those with crowns on it, by the binary digits of the
/// crowns.
#[derive(Clone, Copy)]
struct Having {
    any: u64,
    both: u64,
    crowns: [u64; 2],
}

const HAVING: [Having; 6] = {
    let mut having = [Having {
        any: 0,
        both: 0,
        crowns: [0; 2],
    }; 6];
    let mut number = 1;
    while number <= Domino::COUNT as i32 {
        if let Some(domino) = Domino::new(number) {
            let bit = 1 << (number - 1);
            let halves = [domino.left(), domino.right()];
            let mut i = 0;
            while i < 2 {
                let terrain = &mut having[halves[i].terrain as usize];
                terrain.both |= terrain.any & bit;
                terrain.any |= bit;
                // No domino has crowns on both halves.
                let crowns = halves[i].crowns as u64;
                terrain.crowns[0] |= bit * (crowns & 1);
                terrain.crowns[1] |= bit * (crowns >> 1);
                i += 1;
            }
        }
        number += 1;
    }
    having
};

impl Supply {
    pub(crate) fn of(dominoes: u64) -> Self {
        let all = dominoes.count_ones().max(1);
        let share = |once: u64, again: u64, weight: u32| {
            let found = (dominoes & once).count_ones() + weight * (dominoes & again).count_ones();
            (found * SHARE / all) as i16
        };
        Self {
            squares: HAVING.map(|having| share(having.any, having.both, 1)),
            crowns: HAVING.map(|having| share(having.crowns[0], having.crowns[1], 2)),
            ..Self::default()
        }
    }
}

impl<G: Grid> Kingdomino<G> {
    /// The supply for the player who adds the domino at this place of the older line: the newer
    /// line and the dominoes that have not been dealt. All shares are 0 if none is left.
    pub fn supply_of_older(&self, place: usize) -> Supply {
        let line = self.newer.iter();
        let line = line.map(|domino| 1_u64 << (domino.number() - 1));
        self.supply(line.fold(self.unseen, |set, domino| set | domino), place)
    }

    /// The supply for the player who will add the domino at this place of the newer line: the
    /// dominoes that have not been dealt.
    pub fn supply_of_newer(&self, place: usize) -> Supply {
        self.supply(self.unseen, place)
    }

    fn supply(&self, dominoes: u64, place: usize) -> Supply {
        let options = Game::options(self);
        let others = options.kings().saturating_sub(1).max(1);
        Supply {
            turn: (place * 6 / others) as i16,
            middle_kingdom: options.middle_kingdom.into(),
            harmony: options.harmony.into(),
            ..Supply::of(dominoes)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_are_what_counting_gives() {
        for dominoes in [u64::MAX >> 16, 0b1011, 0x00f0_0f00_ff01, 0] {
            let left: Vec<Domino> = Domino::all()
                .filter(|domino| dominoes >> (domino.number() - 1) & 1 == 1)
                .collect();
            let supply = Supply::of(dominoes);
            for terrain in 0..6 {
                let halves = || {
                    let halves = left.iter().flat_map(|d| [d.left(), d.right()]);
                    halves.filter(|half| half.terrain as usize == terrain)
                };
                let all = left.len().max(1);
                let crowns: usize = halves().map(|half| usize::from(half.crowns)).sum();
                let share = |count: usize| (count * SHARE as usize / all) as i16;
                assert_eq!(supply.squares[terrain], share(halves().count()));
                assert_eq!(supply.crowns[terrain], share(crowns));
            }
        }
    }
}
