//! The squares of a kingdom.

use std::fmt;

use takht_core::{Refused, notation};

use crate::Illegal;

/// A square relative to the castle at `0,0`: x grows to the right, y grows down.
///
/// Ordered by x, then y, as the notation orders them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square {
    /// Columns to the right of the castle.
    pub x: i8,
    /// Rows below the castle.
    pub y: i8,
}

impl Square {
    /// The square at `x,y`.
    pub const fn new(x: i8, y: i8) -> Self {
        Self { x, y }
    }

    /// True if the two share an edge.
    pub const fn touches(self, other: Self) -> bool {
        self.x.abs_diff(other.x) as u16 + self.y.abs_diff(other.y) as u16 == 1
    }

    /// Reads `x,y`. Refuses a square that no kingdom can reach, with K11.
    pub fn read(word: &str) -> Result<Self, Refused> {
        let (x, y) = notation::pair(word)?;
        match (i8::try_from(x), i8::try_from(y)) {
            (Ok(x), Ok(y)) => Ok(Self { x, y }),
            _ => Err(Illegal::FarAway.into()),
        }
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.x, self.y)
    }
}
