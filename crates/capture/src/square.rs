//! The squares of the map.

use std::fmt;

use takht_core::{Refused, notation};

/// A square, or a tile on the grid of tiles. x grows to the right, y grows down, and the top left
/// corner of the first tile is `0,0`.
///
/// Ordered by x, then y, as in the notation.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square {
    /// Columns to the right of the first tile's corner.
    pub x: i8,
    /// Rows below it.
    pub y: i8,
}

impl Square {
    /// The square at `x,y`.
    pub const fn new(x: i8, y: i8) -> Self {
        Self { x, y }
    }

    /// The four squares that share an edge with it, ascending; without those beyond the range of
    /// `i8`.
    pub(crate) fn beside(self) -> impl Iterator<Item = Self> {
        [(-1, 0), (0, -1), (0, 1), (1, 0)]
            .into_iter()
            .filter_map(move |(x, y)| {
                let (x, y) = (self.x.checked_add(x)?, self.y.checked_add(y)?);
                Some(Self { x, y })
            })
    }

    /// True if the two share an edge.
    pub const fn touches(self, other: Self) -> bool {
        self.x.abs_diff(other.x) as u16 + self.y.abs_diff(other.y) as u16 == 1
    }

    /// Reads `x,y`. A number beyond the range of `i8` becomes the nearest one in the range, which
    /// is still beyond every map.
    pub fn read(word: &str) -> Result<Self, Refused> {
        let (x, y) = notation::pair(word)?;
        let near = |number: i32| number.clamp(i8::MIN.into(), i8::MAX.into()) as i8;
        Ok(Self {
            x: near(x),
            y: near(y),
        })
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.x, self.y)
    }
}
