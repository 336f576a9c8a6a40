//! Squares of a grid.

use std::fmt;

/// A square of a grid: x grows to the right, y grows down. What lies at `0,0` is for the game to say.
///
/// Ordered by x, then y, as the notation orders them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square {
    /// Columns to the right of `0,0`.
    pub x: i8,
    /// Rows below `0,0`.
    pub y: i8,
}

impl Square {
    /// The square at `x,y`.
    #[inline]
    pub const fn new(x: i8, y: i8) -> Self {
        Self { x, y }
    }

    /// The four squares that share an edge with it, ascending; without those beyond the range of
    /// `i8`.
    #[inline]
    pub fn beside(self) -> impl Iterator<Item = Self> {
        [(-1, 0), (0, -1), (0, 1), (1, 0)]
            .into_iter()
            .filter_map(move |(x, y)| {
                let (x, y) = (self.x.checked_add(x)?, self.y.checked_add(y)?);
                Some(Self { x, y })
            })
    }

    /// True if the two share an edge.
    #[inline]
    pub const fn touches(self, other: Self) -> bool {
        self.x.abs_diff(other.x) as u16 + self.y.abs_diff(other.y) as u16 == 1
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.x, self.y)
    }
}
