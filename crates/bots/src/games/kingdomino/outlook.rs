//! Fast prediction of the final points of a kingdom.
//!
//! An outlook is a weighted sum of the numbers of a [`Shape`]. There is one for each number of dominoes that
//! a kingdom has handled, which means placed or discarded. The weights come from games of builders that
//! played by earlier weights: `cargo run --release -p takht-bots --example learn` prints `weights.rs`.

use takht_kingdomino::grid::Grid;
use takht_kingdomino::{Kingdom, SHAPE, Shape};

use super::weights::{FIVE, SEVEN};

/// Bots count predicted points in units of 1/128 point: this many units make a point.
pub const PARTS: i32 = 128;

/// The weights that predict the final points of a kingdom from its shape.
#[derive(Clone, Copy, Debug)]
pub struct Outlook {
    /// The constant part of the sum.
    pub base: i32,
    /// The weight of each number of the shape.
    pub weights: [i16; SHAPE],
}

impl Outlook {
    /// The predicted final points of a kingdom of this shape, in units of 1/[`PARTS`] point.
    #[inline]
    pub fn of(&self, shape: &Shape) -> i32 {
        let weighed = self.weights.iter().zip(shape);
        let sum: i32 = weighed
            .map(|(&weight, &number)| i32::from(weight) * i32::from(number))
            .sum();
        self.base + sum
    }
}

/// The outlooks for kingdoms of a size, the first for one handled domino, the last for all.
pub(super) fn outlooks<G: Grid>() -> &'static [Outlook] {
    if G::SIZE == 5 { &FIVE } else { &SEVEN }
}

/// The number of dominoes that a kingdom has handled: placed or discarded.
#[inline]
pub fn handled<G: Grid>(kingdom: &Kingdom<G>) -> usize {
    (kingdom.squares() as usize - 1) / 2 + usize::from(kingdom.discarded())
}
