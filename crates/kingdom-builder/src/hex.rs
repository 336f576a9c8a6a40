//! One hex of the map.

use std::fmt;

use serde::{Serialize, Serializer};
use takht_core::{Refused, notation};

use crate::Illegal;

/// How many hexes wide and high the map is.
pub const SPAN: u8 = 20;

/// A hex by its row and column, both from 0 at the top left (B1).
///
/// Odd rows are shifted half a hex to the right. Ordered by row, then column, as the notation
/// orders them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Hex {
    row: u8,
    column: u8,
}

/// One of the six directions to a neighbour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Direction {
    /// Up and to the left.
    NorthWest,
    /// Up and to the right.
    NorthEast,
    /// To the left.
    West,
    /// To the right.
    East,
    /// Down and to the left.
    SouthWest,
    /// Down and to the right.
    SouthEast,
}

impl Direction {
    /// All six, in the order in which the hexes two steps away ascend.
    pub const ALL: [Self; 6] = [
        Self::NorthWest,
        Self::NorthEast,
        Self::West,
        Self::East,
        Self::SouthWest,
        Self::SouthEast,
    ];
}

impl Hex {
    /// The hex in this row and column, if the map has it.
    pub const fn new(row: u8, column: u8) -> Option<Self> {
        if row < SPAN && column < SPAN {
            Some(Self { row, column })
        } else {
            None
        }
    }

    /// A hex that must be on the map.
    #[inline]
    pub(crate) const fn at(row: u8, column: u8) -> Self {
        debug_assert!(row < SPAN && column < SPAN);
        Self { row, column }
    }

    /// The row, from 0 at the top.
    #[inline]
    pub const fn row(self) -> u8 {
        self.row
    }

    /// The column, from 0 at the left.
    #[inline]
    pub const fn column(self) -> u8 {
        self.column
    }

    /// The board it lies on: top left, top right, bottom left, bottom right.
    pub const fn sector(self) -> usize {
        (self.row / 10 * 2 + self.column / 10) as usize
    }

    /// Every hex of the map, row by row.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..SPAN).flat_map(|row| (0..SPAN).map(move |column| Self { row, column }))
    }

    /// The neighbour in a direction, if it is on the map.
    pub const fn step(self, direction: Direction) -> Option<Self> {
        // Odd rows are shifted by half a hex, which decides the columns of the rows above and
        // below.
        let right = self.row % 2;
        let left = 1 - right;
        let (row, column) = match direction {
            Direction::West => (self.row, self.column.wrapping_sub(1)),
            Direction::East => (self.row, self.column + 1),
            Direction::NorthWest => (self.row.wrapping_sub(1), self.column.wrapping_sub(left)),
            Direction::NorthEast => (self.row.wrapping_sub(1), self.column + right),
            Direction::SouthWest => (self.row + 1, self.column.wrapping_sub(left)),
            Direction::SouthEast => (self.row + 1, self.column + right),
        };
        Self::new(row, column)
    }

    /// The hex two steps away in a straight line, if it is on the map (B20).
    #[inline]
    pub const fn jump(self, direction: Direction) -> Option<Self> {
        // Two steps shift by a whole hex, in even and odd rows alike.
        let (row, column) = match direction {
            Direction::West => (self.row, self.column.wrapping_sub(2)),
            Direction::East => (self.row, self.column + 2),
            Direction::NorthWest => (self.row.wrapping_sub(2), self.column.wrapping_sub(1)),
            Direction::NorthEast => (self.row.wrapping_sub(2), self.column + 1),
            Direction::SouthWest => (self.row + 2, self.column.wrapping_sub(1)),
            Direction::SouthEast => (self.row + 2, self.column + 1),
        };
        Self::new(row, column)
    }

    /// Reads `r,c`; refuses a hex beyond the map, with B1.
    pub fn read(word: &str) -> Result<Self, Refused> {
        let (row, column) = notation::pair(word)?;
        let on_map = |number: i32| u8::try_from(number).ok();
        let hex = match (on_map(row), on_map(column)) {
            (Some(row), Some(column)) => Self::new(row, column),
            _ => None,
        };
        hex.ok_or_else(|| Illegal::OffTheMap { row, column }.into())
    }
}

impl fmt::Display for Hex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.row, self.column)
    }
}

/// Serialized as the notation writes it.
impl Serialize for Hex {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}
