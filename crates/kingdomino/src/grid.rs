//! Bitboards for kingdoms of either size.
//!
//! A kingdom fits into 5×5 squares (7×7 in the Mighty Duel), but where these lie around the castle
//! is open until the kingdom is built. Instead of a board large enough for every case, the bitboard
//! is a small *window* around the kingdom: the top left corner of the kingdom's bounding box always
//! lies on the window's square (2, 2). A domino reaches at most two squares beyond the box and
//! never beyond the limit, so a window of 7×7 squares (9×9) always holds the kingdom and every
//! square that can be added: 49 bits (81).
//!
//! Bits run down the columns: square (column, row) is bit `column * SPAN + row`, so ascending bits
//! are ascending x, then y, the canonical order of the notation. A shift beyond the window's edge
//! lands in rows 0 and 1 or outside the room for growth, where nothing stands. Every mask below
//! relies on that.

use std::fmt::Debug;
use std::ops::{BitAnd, BitOr, BitOrAssign, Not, Shl, ShlAssign, Shr};

use takht_core::bits::{byte_counts, nth_bit, total};

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
    /// The set with this one square of the window.
    fn bit(index: u32) -> Self;
    /// This set if `digit` is 1, the empty set if it is 0.
    #[must_use]
    fn times(self, digit: u8) -> Self;
    /// True for the empty set.
    #[inline]
    fn is_empty(self) -> bool {
        self == Self::default()
    }
    /// How many squares are in the set.
    #[inline]
    fn count(self) -> u32 {
        Self::total(self.counts())
    }
    /// The lowest square of a set that is not empty.
    fn lowest(self) -> u32;
    /// The set without its lowest square; it must not be empty.
    fn without_lowest(self) -> Self;
    /// The bit counts of the set's bytes, for [`Bits::total`] and [`Bits::nth`].
    type Counts: Copy + Default;
    /// Counts the bytes of the set.
    fn counts(self) -> Self::Counts;
    /// How many squares a set with these counts has.
    fn total(counts: Self::Counts) -> u32;
    /// The `n`-th lowest square, counted from 0; `n` is less than the total.
    fn nth(self, counts: Self::Counts, n: u32) -> u32;
}

/// The size of kingdoms: [`Five`] or [`Seven`].
pub trait Grid: Copy + Debug + PartialEq + Send + 'static {
    /// The most squares a kingdom may have across and down (K11).
    const SIZE: u8;
    /// The width and height of the window.
    const SPAN: u32 = Self::SIZE as u32 + 2;
    /// A set of squares of the window.
    type Bits: Bits;

    /// The squares that a domino can reach, the box included, if the kingdom's box has this width
    /// and height.
    fn room(width: u8, height: u8) -> Self::Bits;

    /// The full grid around a castle at this column and row, as far as the window shows it. The
    /// castle is at most half a grid away from the corner.
    fn frame(column: u8, row: u8) -> Self::Bits;
}

/// Kingdoms of 5×5 squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Five;

/// Kingdoms of 7×7 squares: the Mighty Duel (K19).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seven;

/// The room for each width and height, at index `8 * width + height`. With 64 entries no index
/// needs a bounds check.
const fn rooms(size: usize) -> [u128; 64] {
    let span = size + 2;
    let mut rooms = [0; 64];
    let mut index = 0;
    while index < rooms.len() {
        let (width, height) = (index / 8, index % 8);
        let mut square = 0;
        while square < span * span {
            let (column, row) = (square / span, square % span);
            if in_room(column, width, size) && in_room(row, height, size) {
                rooms[index] |= 1 << square;
            }
            square += 1;
        }
        index += 1;
    }
    rooms
}

/// True if one domino can stretch a box of this length, starting at the corner, to `at`.
const fn in_room(at: usize, length: usize, size: usize) -> bool {
    let corner = CORNER as usize;
    if length == 0 || length > size {
        return false;
    }
    let spare = size - length;
    let margin = if spare < 2 { spare } else { 2 };
    at + margin >= corner && at < corner + length + margin
}

/// The grid around the castle for each column and row of the castle, at index `8 * column + row`.
const fn frames(size: usize) -> [u128; 64] {
    let (span, reach) = (size + 2, size / 2);
    let mut frames = [0; 64];
    let mut index = 0;
    while index < frames.len() {
        let mut square = 0;
        while square < span * span {
            let (column, row) = (square / span, square % span);
            if column.abs_diff(index / 8) <= reach && row.abs_diff(index % 8) <= reach {
                frames[index] |= 1 << square;
            }
            square += 1;
        }
        index += 1;
    }
    frames
}

const fn narrow(wide: [u128; 64]) -> [u64; 64] {
    let mut narrow = [0; 64];
    let mut index = 0;
    while index < narrow.len() {
        narrow[index] = wide[index] as u64;
        index += 1;
    }
    narrow
}

static ROOMS_FIVE: [u64; 64] = narrow(rooms(5));
static ROOMS_SEVEN: [u128; 64] = rooms(7);
static FRAMES_FIVE: [u64; 64] = narrow(frames(5));
static FRAMES_SEVEN: [u128; 64] = frames(7);

/// The index of a room or of a frame.
#[inline]
fn index(across: u8, down: u8) -> usize {
    (usize::from(across) * 8 + usize::from(down)) % 64
}

impl Grid for Five {
    const SIZE: u8 = 5;
    type Bits = u64;

    #[inline]
    fn room(width: u8, height: u8) -> u64 {
        ROOMS_FIVE[index(width, height)]
    }

    #[inline]
    fn frame(column: u8, row: u8) -> u64 {
        FRAMES_FIVE[index(column, row)]
    }
}

impl Grid for Seven {
    const SIZE: u8 = 7;
    type Bits = u128;

    #[inline]
    fn room(width: u8, height: u8) -> u128 {
        ROOMS_SEVEN[index(width, height)]
    }

    #[inline]
    fn frame(column: u8, row: u8) -> u128 {
        FRAMES_SEVEN[index(column, row)]
    }
}

/// The methods that are the same for words of either width.
macro_rules! as_any_word {
    () => {
        #[inline]
        fn times(self, digit: u8) -> Self {
            self & Self::from(digit).wrapping_neg()
        }

        #[inline]
        fn lowest(self) -> u32 {
            self.trailing_zeros()
        }

        #[inline]
        fn without_lowest(self) -> Self {
            self & (self - 1)
        }
    };
}

impl Bits for u64 {
    type Counts = Self;

    as_any_word!();

    #[inline]
    fn bit(index: u32) -> Self {
        1 << index
    }

    #[inline]
    fn counts(self) -> Self {
        byte_counts(self)
    }

    #[inline]
    fn total(counts: Self) -> u32 {
        total(counts)
    }

    #[inline]
    fn nth(self, counts: Self, n: u32) -> u32 {
        nth_bit(self, counts, n)
    }
}

impl Bits for u128 {
    type Counts = (u64, u64);

    as_any_word!();

    #[inline]
    fn bit(index: u32) -> Self {
        // Shifting two words by a variable number takes longer than a table look-up.
        WIDE_BITS[index as usize % WIDE_BITS.len()]
    }

    #[inline]
    fn counts(self) -> (u64, u64) {
        (byte_counts(self as u64), byte_counts((self >> 64) as u64))
    }

    #[inline]
    fn total((low, high): (u64, u64)) -> u32 {
        // The halves are added first, because `total` is the expensive step.
        total(low + high)
    }

    #[inline]
    fn nth(self, (low, high): (u64, u64), n: u32) -> u32 {
        let in_low = u64::total(low);
        // The CPU cannot predict which half it is, so both are prepared and no branch is needed.
        let above = n >= in_low;
        let word = if above {
            (self >> 64) as u64
        } else {
            self as u64
        };
        let counts = if above { high } else { low };
        let skipped = if above { in_low } else { 0 };
        nth_bit(word, counts, n - skipped) + if above { 64 } else { 0 }
    }
}

/// Every set of one square. The table is larger than the window so that no index needs a check.
static WIDE_BITS: [u128; 128] = {
    let mut bits = [0; 128];
    let mut i = 0;
    while i < bits.len() {
        bits[i] = 1 << i;
        i += 1;
    }
    bits
};

/// The squares that share an edge with one of `squares`; may contain some of `squares`.
#[inline]
pub(crate) fn neighbours<G: Grid>(squares: G::Bits) -> G::Bits {
    (squares << 1) | (squares >> 1) | (squares << G::SPAN) | (squares >> G::SPAN)
}

/// All squares of `within` that are joined to `seed` along edges; `seed` must lie in `within`.
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
                assert_eq!(word.nth(word.counts(), n as u32), bit, "{word:x} {n}");
            }
            let wide = u128::from(word) << 40;
            for (n, bit) in squares(wide).enumerate() {
                assert_eq!(wide.nth(wide.counts(), n as u32), bit, "{wide:x} {n}");
            }
        }
        assert_eq!(u64::MAX.nth(u64::MAX.counts(), 63), 63);
        assert_eq!(u128::total(u128::MAX.counts()), 128);
    }

    #[test]
    fn room_is_the_box_and_what_one_domino_may_add() {
        // A lone castle: two squares in each direction, far from the limit.
        assert_eq!(Five::room(1, 1).count(), 25);
        // Four wide: one more column on either side. Full height: no more rows.
        assert_eq!(Five::room(4, 5).count(), 6 * 5);
        assert_eq!(Five::room(5, 5).count(), 25);
        assert_eq!(Seven::room(5, 6).count(), 9 * 8);
        assert_eq!(Seven::room(7, 7).count(), 49);
    }
}
