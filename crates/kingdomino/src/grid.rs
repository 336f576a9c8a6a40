//! Bitboards for kingdoms of either size.
//!
//! A kingdom fits into 5×5 squares (7×7 in the Mighty Duel), but nobody knows where around the
//! castle until it is built. Instead of a board large enough for every possibility, the box around
//! the kingdom is kept at a fixed place of a small *window*: its top left corner stands on the
//! window's square (2, 2). A domino reaches at most two squares beyond the box and never beyond
//! the limit, so a window of 7×7 squares (9×9) always holds the kingdom and everything that can
//! be added to it: 49 bits (81).
//!
//! Bits run down the columns: square (column, row) is bit `column * SPAN + row`, so ascending bits
//! are ascending x, then y, the canonical order of the notation. Moving off the window's edge lands
//! in rows 0 and 1 or outside the room for growth, where nothing stands; every mask below relies on
//! that.

use std::fmt::Debug;
use std::ops::{BitAnd, BitOr, BitOrAssign, Not, Shl, ShlAssign, Shr};

/// The window's column and row of the box's top left corner.
pub(crate) const CORNER: u8 = 2;

/// A machine word used as a set of squares.
pub trait Bits:
    Copy
    + Eq
    + Debug
    + Default
    + Send
    + 'static
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + BitOrAssign
    + Not<Output = Self>
    + Shl<u32, Output = Self>
    + ShlAssign<u32>
    + Shr<u32, Output = Self>
{
    /// The set of one square.
    fn bit(index: u32) -> Self;
    /// True for the empty set.
    fn is_empty(self) -> bool;
    /// How many squares are in the set.
    fn count(self) -> u32;
    /// The lowest square; the set is not empty.
    fn lowest(self) -> u32;
    /// The set without its lowest square; the set is not empty.
    fn without_lowest(self) -> Self;
    /// The `n`-th square from below, counted from 0; `n` is less than the count.
    fn nth(self, n: u32) -> u32;
}

/// The size of kingdoms: [`Five`] or [`Seven`].
pub trait Grid: Copy + Debug + PartialEq + Send + 'static {
    /// How many squares wide and high a kingdom may become (K11).
    const SIZE: u8;
    /// How many squares wide and high the window is.
    const SPAN: u32 = Self::SIZE as u32 + 2;
    /// A set of squares of the window.
    type Bits: Bits;

    /// Where a kingdom whose box is this wide and high has room for the squares of a domino, the
    /// box included.
    fn room(width: u8, height: u8) -> Self::Bits;
}

/// Kingdoms of 5×5 squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Five;

/// Kingdoms of 7×7 squares: the Mighty Duel (K19).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seven;

/// The room for each width and height from 1.
const fn rooms<const SIZE: usize>() -> [[u128; SIZE]; SIZE] {
    let span = SIZE + 2;
    let mut rooms = [[0; SIZE]; SIZE];
    let mut width = 1;
    while width <= SIZE {
        let mut height = 1;
        while height <= SIZE {
            let mut column = 0;
            while column < span {
                let mut row = 0;
                while row < span {
                    if in_room(column, width, SIZE) && in_room(row, height, SIZE) {
                        rooms[width - 1][height - 1] |= 1 << (column * span + row);
                    }
                    row += 1;
                }
                column += 1;
            }
            height += 1;
        }
        width += 1;
    }
    rooms
}

/// True if a box this long, starting at the corner, may be stretched to `at` by one domino.
const fn in_room(at: usize, length: usize, size: usize) -> bool {
    let corner = CORNER as usize;
    let spare = size - length;
    let margin = if spare < 2 { spare } else { 2 };
    at + margin >= corner && at < corner + length + margin
}

const ROOMS_FIVE: [[u128; 5]; 5] = rooms();
static ROOMS_SEVEN: [[u128; 7]; 7] = rooms();

/// The same as 64-bit words.
static ROOMS_FIVE_NARROW: [[u64; 5]; 5] = {
    let mut narrow = [[0; 5]; 5];
    let mut i = 0;
    while i < 25 {
        narrow[i / 5][i % 5] = ROOMS_FIVE[i / 5][i % 5] as u64;
        i += 1;
    }
    narrow
};

impl Grid for Five {
    const SIZE: u8 = 5;
    type Bits = u64;

    #[inline]
    fn room(width: u8, height: u8) -> u64 {
        ROOMS_FIVE_NARROW[usize::from(width - 1)][usize::from(height - 1)]
    }
}

impl Grid for Seven {
    const SIZE: u8 = 7;
    type Bits = u128;

    #[inline]
    fn room(width: u8, height: u8) -> u128 {
        ROOMS_SEVEN[usize::from(width - 1)][usize::from(height - 1)]
    }
}

impl Bits for u64 {
    #[inline]
    fn bit(index: u32) -> Self {
        1 << index
    }

    #[inline]
    fn is_empty(self) -> bool {
        self == 0
    }

    #[inline]
    fn count(self) -> u32 {
        self.count_ones()
    }

    #[inline]
    fn lowest(self) -> u32 {
        self.trailing_zeros()
    }

    #[inline]
    fn without_lowest(self) -> Self {
        self & (self - 1)
    }

    #[inline]
    fn nth(self, n: u32) -> u32 {
        nth_bit(self, n)
    }
}

impl Bits for u128 {
    #[inline]
    fn bit(index: u32) -> Self {
        1 << index
    }

    #[inline]
    fn is_empty(self) -> bool {
        self == 0
    }

    #[inline]
    fn count(self) -> u32 {
        self.count_ones()
    }

    #[inline]
    fn lowest(self) -> u32 {
        self.trailing_zeros()
    }

    #[inline]
    fn without_lowest(self) -> Self {
        self & (self - 1)
    }

    #[inline]
    fn nth(self, n: u32) -> u32 {
        let low = (self as u64).count_ones();
        if n < low {
            nth_bit(self as u64, n)
        } else {
            64 + nth_bit((self >> 64) as u64, n - low)
        }
    }
}

/// The `n`-th set bit of a word, counted from 0; `n` is less than the count.
///
/// Halves the search by counting, so it takes the same few steps whatever `n` is.
#[inline]
pub(crate) fn nth_bit(word: u64, n: u32) -> u32 {
    const BYTES: u64 = 0x0101_0101_0101_0101;
    // How many bits are set in each byte, then in each byte and all below it.
    let pairs = word - ((word >> 1) & 0x5555_5555_5555_5555);
    let nibbles = (pairs & 0x3333_3333_3333_3333) + ((pairs >> 2) & 0x3333_3333_3333_3333);
    let bytes = (nibbles + (nibbles >> 4)) & 0x0f0f_0f0f_0f0f_0f0f;
    let below = bytes.wrapping_mul(BYTES);
    // A byte's top bit stays set while all bits up to it are no more than n.
    let passed = (((u64::from(n) | 0x80) * BYTES) - below) & (0x80 * BYTES);
    let byte = passed.count_ones();
    let before = ((below << 8) >> (8 * byte)) as u8;
    let mut rest = (word >> (8 * byte)) as u8;
    for _ in 0..n - u32::from(before) {
        rest &= rest - 1;
    }
    8 * byte + rest.trailing_zeros()
}

/// The squares that share an edge with one of these, some of these included.
#[inline]
pub(crate) fn neighbours<G: Grid>(squares: G::Bits) -> G::Bits {
    (squares << 1) | (squares >> 1) | (squares << G::SPAN) | (squares >> G::SPAN)
}

/// All squares of `within` joined to `seed` along edges; `seed` lies in `within`.
#[inline]
pub(crate) fn flood<G: Grid>(seed: G::Bits, within: G::Bits) -> G::Bits {
    let mut group = seed;
    loop {
        let grown = group | (neighbours::<G>(group) & within);
        if grown == group {
            return group;
        }
        group = grown;
    }
}

/// The squares of a set, ascending.
#[inline]
pub(crate) fn squares<B: Bits>(mut set: B) -> impl Iterator<Item = u32> {
    std::iter::from_fn(move || {
        if set.is_empty() {
            return None;
        }
        let square = set.lowest();
        set = set.without_lowest();
        Some(square)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nth_bit_counts_from_below() {
        let mut word = 0x9e37_79b9_7f4a_7c15_u64;
        for _ in 0..1000 {
            word = word.rotate_left(7).wrapping_mul(0xbf58_476d_1ce4_e5b9);
            for (n, bit) in squares(word).enumerate() {
                assert_eq!(nth_bit(word, n as u32), bit, "{word:x} {n}");
            }
            let wide = u128::from(word) << 40;
            for (n, bit) in squares(wide).enumerate() {
                assert_eq!(wide.nth(n as u32), bit, "{wide:x} {n}");
            }
        }
        assert_eq!(nth_bit(u64::MAX, 63), 63);
    }

    #[test]
    fn room_is_the_box_and_what_one_domino_may_add() {
        // A lone castle: two squares in each direction, the limit is far away.
        assert_eq!(Five::room(1, 1).count(), 25);
        // Four wide: one column more on either side. Full height: no row more.
        assert_eq!(Five::room(4, 5).count(), 6 * 5);
        assert_eq!(Five::room(5, 5).count(), 25);
        assert_eq!(Seven::room(5, 6).count(), 9 * 8);
        assert_eq!(Seven::room(7, 7).count(), 49);
    }
}
