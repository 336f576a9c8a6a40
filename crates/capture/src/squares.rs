//! Sets of squares.

use std::ops::{BitAnd, BitOr, BitOrAssign};

use takht_core::bits::{byte_counts, nth_bit, total};

/// How many words hold the largest map: 20 tiles of 3×3 squares are 180 squares.
const WORDS: usize = 3;

/// A set of squares of one map, by their numbers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Squares([u64; WORDS]);

impl Squares {
    pub(crate) const NONE: Self = Self([0; WORDS]);

    /// The first `count` squares.
    pub(crate) fn first_of(count: usize) -> Self {
        (0..count as u8).collect()
    }

    #[inline]
    pub(crate) fn one(square: u8) -> Self {
        let mut set = Self::NONE;
        set.insert(square);
        set
    }

    #[inline]
    pub(crate) fn insert(&mut self, square: u8) {
        self.0[usize::from(square / 64) % WORDS] |= 1 << (square % 64);
    }

    #[inline]
    pub(crate) fn contains(&self, square: u8) -> bool {
        self.0[usize::from(square / 64) % WORDS] >> (square % 64) & 1 == 1
    }

    #[inline]
    pub(crate) fn is_empty(&self) -> bool {
        self.0 == [0; WORDS]
    }

    #[inline]
    pub(crate) fn without(self, other: Self) -> Self {
        Self(std::array::from_fn(|i| self.0[i] & !other.0[i]))
    }

    /// True if all squares of this set are in the other.
    #[inline]
    pub(crate) fn within(self, other: Self) -> bool {
        self.without(other).is_empty()
    }

    #[inline]
    pub(crate) fn count(&self) -> u32 {
        // No byte overflows: the sum of three byte counts is at most 24, and that of all eight
        // bytes 192.
        total(self.0.iter().map(|&word| byte_counts(word)).sum())
    }

    /// The `n`-th square, counted from 0; `n` is less than the count.
    #[inline]
    pub(crate) fn nth(&self, mut n: u32) -> u8 {
        for (i, &word) in self.0.iter().enumerate() {
            let counts = byte_counts(word);
            let here = total(counts);
            if n < here {
                return i as u8 * 64 + nth_bit(word, counts, n) as u8;
            }
            n -= here;
        }
        debug_assert!(false, "there are not so many");
        0
    }

    /// The lowest square, if there is one.
    #[inline]
    pub(crate) fn lowest(&self) -> Option<u8> {
        let i = self.0.iter().position(|&word| word != 0)?;
        Some(i as u8 * 64 + self.0[i].trailing_zeros() as u8)
    }

    /// The squares in ascending order.
    #[inline]
    pub(crate) fn iter(mut self) -> impl Iterator<Item = u8> {
        std::iter::from_fn(move || {
            let square = self.lowest()?;
            self.0[usize::from(square / 64)] &= self.0[usize::from(square / 64)] - 1;
            Some(square)
        })
    }
}

impl FromIterator<u8> for Squares {
    fn from_iter<I: IntoIterator<Item = u8>>(squares: I) -> Self {
        let mut set = Self::NONE;
        squares.into_iter().for_each(|square| set.insert(square));
        set
    }
}

impl BitAnd for Squares {
    type Output = Self;
    #[inline]
    fn bitand(self, other: Self) -> Self {
        Self(std::array::from_fn(|i| self.0[i] & other.0[i]))
    }
}

impl BitOr for Squares {
    type Output = Self;
    #[inline]
    fn bitor(self, other: Self) -> Self {
        Self(std::array::from_fn(|i| self.0[i] | other.0[i]))
    }
}

impl BitOrAssign for Squares {
    #[inline]
    fn bitor_assign(&mut self, other: Self) {
        *self = *self | other;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_count_and_choose() {
        let set: Squares = (0..180_u8).filter(|n| n % 7 != 3).collect();
        assert_eq!(set.count() as usize, set.iter().count());
        for (n, square) in set.iter().enumerate() {
            assert_eq!(set.nth(n as u32), square);
            assert!(set.contains(square));
        }
        assert!(!set.contains(3));
        assert!(Squares::one(179).within(set) && !Squares::one(10).within(set));
        assert_eq!(Squares::first_of(180).count(), 180);
        assert_eq!(Squares::NONE.lowest(), None);
    }
}
