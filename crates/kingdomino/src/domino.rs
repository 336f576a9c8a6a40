//! The 48 dominoes.

use std::fmt;

use serde::Serialize;
use takht_core::Message;

use crate::Terrain::{self, Forest, Lake, Mine, Pasture, Swamp, Wheat};

/// One square of a domino: a terrain with its crowns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Half {
    /// The terrain.
    pub terrain: Terrain,
    /// The number of crowns, 0 to 3.
    pub crowns: u8,
}

impl Half {
    /// Its name as a message, such as “mine with 2 crowns”.
    pub fn message(self) -> Message {
        if self.crowns == 0 {
            return self.terrain.message();
        }
        Message::new("kingdomino-half")
            .with("terrain", self.terrain.message())
            .with("crowns", self.crowns)
    }
}

/// A domino, by its number from 1 to 48 (K1).
///
/// ```
/// use takht_kingdomino::{Domino, Terrain};
/// let last = Domino::new(48).unwrap();
/// assert_eq!(last.right().terrain, Terrain::Mine);
/// assert_eq!(last.right().crowns, 3);
/// assert!(Domino::new(49).is_none());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(transparent)]
pub struct Domino(u8);

impl Domino {
    /// How many dominoes there are.
    pub const COUNT: usize = 48;

    /// The domino with this number, if there is one.
    pub const fn new(number: i32) -> Option<Self> {
        if number >= 1 && number <= Self::COUNT as i32 {
            Some(Self(number as u8))
        } else {
            None
        }
    }

    /// All dominoes, ascending.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (1..=Self::COUNT as u8).map(Self)
    }

    /// The number on the back.
    #[inline]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The left half.
    #[inline]
    pub const fn left(self) -> Half {
        DOMINOES[self.0 as usize % DOMINOES.len()].0
    }

    /// The right half.
    #[inline]
    pub const fn right(self) -> Half {
        DOMINOES[self.0 as usize % DOMINOES.len()].1
    }

    /// True if both halves are alike, so that turning the domino around changes nothing.
    #[inline]
    pub const fn is_symmetric(self) -> bool {
        // A table look-up instead of a comparison: the CPU cannot predict which domino comes.
        SYMMETRIC >> self.0 & 1 == 1
    }

    /// Its name as a message, such as “domino 16 (wheat and swamp)”.
    pub fn message(self) -> Message {
        Message::new("kingdomino-domino")
            .with("number", self.0)
            .with("left", self.left().message())
            .with("right", self.right().message())
    }
}

/// A filler for unused places in lists of dominoes; no code reads it.
impl Default for Domino {
    fn default() -> Self {
        Self(1)
    }
}

impl fmt::Display for Domino {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

const fn d(left: Terrain, left_crowns: u8, right: Terrain, right_crowns: u8) -> (Half, Half) {
    (
        Half {
            terrain: left,
            crowns: left_crowns,
        },
        Half {
            terrain: right,
            crowns: right_crowns,
        },
    )
}

/// Indexed by the number. Index 0 and those above 48 are unused: with a power of two as its length
/// the array needs no bounds check.
const DOMINOES: [(Half, Half); 64] = {
    let mut table = [IN_ORDER[0]; 64];
    let mut number = 0;
    while number < IN_ORDER.len() {
        table[number] = IN_ORDER[number];
        number += 1;
    }
    table
};

/// The symmetric dominoes: bit `n` for domino `n`.
const SYMMETRIC: u64 = {
    let mut symmetric = 0;
    let mut number = 1;
    while number < IN_ORDER.len() {
        let (left, right) = IN_ORDER[number];
        if left.terrain as u8 == right.terrain as u8 && left.crowns == right.crowns {
            symmetric |= 1 << number;
        }
        number += 1;
    }
    symmetric
};

#[rustfmt::skip]
const IN_ORDER: [(Half, Half); Domino::COUNT + 1] = [
    d(Wheat, 0, Wheat, 0),
    d(Wheat, 0, Wheat, 0), // 1
    d(Wheat, 0, Wheat, 0), // 2
    d(Forest, 0, Forest, 0), // 3
    d(Forest, 0, Forest, 0), // 4
    d(Forest, 0, Forest, 0), // 5
    d(Forest, 0, Forest, 0), // 6
    d(Lake, 0, Lake, 0), // 7
    d(Lake, 0, Lake, 0), // 8
    d(Lake, 0, Lake, 0), // 9
    d(Pasture, 0, Pasture, 0), // 10
    d(Pasture, 0, Pasture, 0), // 11
    d(Swamp, 0, Swamp, 0), // 12
    d(Wheat, 0, Forest, 0), // 13
    d(Wheat, 0, Lake, 0), // 14
    d(Wheat, 0, Pasture, 0), // 15
    d(Wheat, 0, Swamp, 0), // 16
    d(Forest, 0, Lake, 0), // 17
    d(Forest, 0, Pasture, 0), // 18
    d(Wheat, 1, Forest, 0), // 19
    d(Wheat, 1, Lake, 0), // 20
    d(Wheat, 1, Pasture, 0), // 21
    d(Wheat, 1, Swamp, 0), // 22
    d(Wheat, 1, Mine, 0), // 23
    d(Forest, 1, Wheat, 0), // 24
    d(Forest, 1, Wheat, 0), // 25
    d(Forest, 1, Wheat, 0), // 26
    d(Forest, 1, Wheat, 0), // 27
    d(Forest, 1, Lake, 0), // 28
    d(Forest, 1, Pasture, 0), // 29
    d(Lake, 1, Wheat, 0), // 30
    d(Lake, 1, Wheat, 0), // 31
    d(Lake, 1, Forest, 0), // 32
    d(Lake, 1, Forest, 0), // 33
    d(Lake, 1, Forest, 0), // 34
    d(Lake, 1, Forest, 0), // 35
    d(Wheat, 0, Pasture, 1), // 36
    d(Lake, 0, Pasture, 1), // 37
    d(Wheat, 0, Swamp, 1), // 38
    d(Pasture, 0, Swamp, 1), // 39
    d(Mine, 1, Wheat, 0), // 40
    d(Wheat, 0, Pasture, 2), // 41
    d(Lake, 0, Pasture, 2), // 42
    d(Wheat, 0, Swamp, 2), // 43
    d(Pasture, 0, Swamp, 2), // 44
    d(Mine, 2, Wheat, 0), // 45
    d(Swamp, 0, Mine, 2), // 46
    d(Swamp, 0, Mine, 2), // 47
    d(Wheat, 0, Mine, 3), // 48
];
