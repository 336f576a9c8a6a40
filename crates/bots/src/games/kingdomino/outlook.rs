//! How many points a kingdom will come to.
//!
//! For each number of dominoes that have been added or given up, a sum of the numbers of a [`Shape`],
//! each with a weight. The weights were learned from games of builders that played by earlier ones:
//! `cargo run --release -p takht-bots --example learn` plays them and prints `weights.rs`.

use takht_kingdomino::grid::Grid;
use takht_kingdomino::{Kingdom, SHAPE, Shape};

use super::weights::{FIVE, SEVEN};

/// Outlooks are counted in this many parts of a point.
pub const PARTS: i32 = 128;

/// What the numbers of a shape promise.
#[derive(Clone, Copy, Debug)]
pub struct Outlook {
    /// What every kingdom comes to.
    pub base: i32,
    /// What each number of the shape adds.
    pub weights: [i16; SHAPE],
}

impl Outlook {
    /// What a kingdom of this shape will come to.
    #[inline]
    pub fn of(&self, shape: &Shape) -> i32 {
        let weighed = self.weights.iter().zip(shape);
        let sum: i32 = weighed
            .map(|(&weight, &number)| i32::from(weight) * i32::from(number))
            .sum();
        self.base + sum
    }
}

/// The outlooks of kingdoms of a size: the first after one domino, the last at the end.
pub(super) fn outlooks<G: Grid>() -> &'static [Outlook] {
    if G::SIZE == 5 { &FIVE } else { &SEVEN }
}

/// How many dominoes have been added to a kingdom or given up.
#[inline]
pub fn handled<G: Grid>(kingdom: &Kingdom<G>) -> usize {
    (kingdom.squares() as usize - 1) / 2 + usize::from(kingdom.discarded())
}
