//! Sets of hexes on bitboards.
//!
//! Three rows of the map share a machine word, 21 bits apart. The 21st bit of each row is always
//! empty, so a step to the side never reaches the next row. Seven words hold the twenty rows.
//! Ascending bits are ascending rows, then columns, the canonical order of the notation.

use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Not};

use takht_core::bits::{byte_counts, nth_bit, total};

use crate::Hex;
use crate::hex::{Direction, SPAN};

/// How many words hold the map.
const WORDS: usize = 7;
/// How many rows share a word.
const ROWS: u32 = 3;
/// How far apart the rows of a word are.
const STRIDE: u32 = 21;
/// The bits of one row.
const ROW: u64 = (1 << SPAN) - 1;

/// A set of hexes.
///
/// ```
/// use takht_kingdom_builder::{Hex, Hexes};
/// let hexes: Hexes = [(0, 3), (1, 4)].map(|(r, c)| Hex::new(r, c).unwrap()).into_iter().collect();
/// assert_eq!(hexes.count(), 2);
/// assert_eq!(hexes.neighbours().count(), 8);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Hexes([u64; WORDS]);

/// The neighbours of a hex: two adjacent words hold all of them.
#[derive(Clone, Copy)]
struct Around {
    word: usize,
    low: u64,
    high: u64,
}

/// One entry for every bit; a power of two, so that no index needs a bounds check.
const INDICES: usize = 512;

static AROUND: [Around; INDICES] = {
    let none = Around {
        word: 0,
        low: 0,
        high: 0,
    };
    let mut table = [none; INDICES];
    let mut row = 0;
    while row < SPAN {
        let mut column = 0;
        while column < SPAN {
            let hex = Hex::at(row, column);
            let first = if row == 0 { 0 } else { row - 1 };
            let word = first as usize / ROWS as usize;
            // The last word has no word after it.
            let word = if word > WORDS - 2 { WORDS - 2 } else { word };
            let (mut low, mut high) = (0, 0);
            let mut i = 0;
            while i < Direction::ALL.len() {
                if let Some(other) = hex.step(Direction::ALL[i]) {
                    let bit = 1 << shift(other);
                    if word_of(other) == word {
                        low |= bit;
                    } else {
                        high |= bit;
                    }
                }
                i += 1;
            }
            table[index(hex)] = Around { word, low, high };
            column += 1;
        }
        row += 1;
    }
    table
};

/// The hex of each bit.
static HEXES: [Hex; INDICES] = {
    let mut table = [Hex::at(0, 0); INDICES];
    let mut row = 0;
    while row < SPAN {
        let mut column = 0;
        while column < SPAN {
            let hex = Hex::at(row, column);
            table[index(hex)] = hex;
            column += 1;
        }
        row += 1;
    }
    table
};

const fn word_of(hex: Hex) -> usize {
    hex.row() as usize / ROWS as usize
}

const fn shift(hex: Hex) -> u32 {
    hex.row() as u32 % ROWS * STRIDE + hex.column() as u32
}

const fn index(hex: Hex) -> usize {
    word_of(hex) * 64 + shift(hex) as usize
}

#[inline]
fn around(hex: Hex) -> &'static Around {
    &AROUND[index(hex) % INDICES]
}

/// Builds the set with these bits in each row.
macro_rules! of_rows {
    ($row:ident => $bits:expr) => {{
        let mut words = [0; WORDS];
        let mut $row = 0;
        while $row < SPAN {
            let bits: u64 = $bits;
            words[$row as usize / ROWS as usize] |= bits << ($row as u32 % ROWS * STRIDE);
            $row += 1;
        }
        Hexes(words)
    }};
}

impl Hexes {
    /// The empty set.
    pub const NONE: Self = Self([0; WORDS]);

    /// Every hex of the map.
    pub const ALL: Self = of_rows!(row => ROW);

    /// The hexes on the edge of the map.
    pub const EDGE: Self = of_rows!(row => {
        let inner = row != 0 && row != SPAN - 1;
        if inner { 1 | 1 << (SPAN - 1) } else { ROW }
    });

    /// The hexes of the rows that are not shifted to the right.
    const EVEN: Self = of_rows!(row => if row % 2 == 0 { ROW } else { 0 });

    /// The hexes of the four boards: top left, top right, bottom left, bottom right.
    pub const SECTORS: [Self; 4] = [
        of_rows!(row => if row < 10 { (1 << 10) - 1 } else { 0 }),
        of_rows!(row => if row < 10 { ROW & !((1 << 10) - 1) } else { 0 }),
        of_rows!(row => if row < 10 { 0 } else { (1 << 10) - 1 }),
        of_rows!(row => if row < 10 { 0 } else { ROW & !((1 << 10) - 1) }),
    ];

    /// The hexes of a row.
    #[inline]
    pub const fn row(row: u8) -> Self {
        let mut hexes = Self::NONE;
        hexes.add_row(row, ROW);
        hexes
    }

    /// Adds the hexes of one row whose bits are set.
    pub(crate) const fn add_row(&mut self, row: u8, bits: u64) {
        self.0[row as usize / ROWS as usize] |= (bits & ROW) << (row as u32 % ROWS * STRIDE);
    }

    /// How many hexes of a row are in the set.
    #[inline]
    pub fn count_row(&self, row: u8) -> u32 {
        let bits = self.0[usize::from(row) / ROWS as usize] >> (u32::from(row) % ROWS * STRIDE);
        total(byte_counts(bits & ROW))
    }

    /// True if the set is empty.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0.iter().fold(0, |all, word| all | word) == 0
    }

    /// True if the hex is in the set.
    #[inline]
    pub fn contains(&self, hex: Hex) -> bool {
        self.0[word_of(hex) % WORDS] >> shift(hex) & 1 == 1
    }

    /// Adds a hex.
    #[inline]
    pub fn insert(&mut self, hex: Hex) {
        self.0[word_of(hex) % WORDS] |= 1 << shift(hex);
    }

    /// Removes a hex.
    #[inline]
    pub fn remove(&mut self, hex: Hex) {
        self.0[word_of(hex) % WORDS] &= !(1 << shift(hex));
    }

    /// The hexes of this set that are not in the other.
    #[inline]
    #[must_use]
    pub fn without(self, other: Self) -> Self {
        let mut words = self.0;
        for (word, other) in words.iter_mut().zip(other.0) {
            *word &= !other;
        }
        Self(words)
    }

    /// How many hexes are in the set.
    #[inline]
    pub fn count(&self) -> u32 {
        self.counted().total
    }

    /// The `n`-th hex, counted from 0; `n` is less than the count.
    #[inline]
    pub fn nth(&self, n: u32) -> Hex {
        self.counted().nth(n)
    }

    /// Counts the set once, to choose among its hexes.
    #[inline]
    pub(crate) fn counted(self) -> Counted {
        let counts = self.0.map(byte_counts);
        // The sum of seven byte counts is at most 56, so no byte overflows. The sum of all bytes
        // can overflow a byte, so the bytes are added as two halves of 16-bit fields.
        let sums = counts.iter().sum::<u64>();
        let halves = (sums & 0x00ff_00ff_00ff_00ff) + ((sums >> 8) & 0x00ff_00ff_00ff_00ff);
        Counted {
            words: self.0,
            counts,
            total: (halves.wrapping_mul(0x0001_0001_0001_0001) >> 48) as u32,
        }
    }

    /// The first hex, if there is one.
    pub fn first(&self) -> Option<Hex> {
        self.iter().next()
    }

    /// The hexes in ascending order.
    pub fn iter(&self) -> impl Iterator<Item = Hex> + use<> {
        let words = self.0;
        words.into_iter().enumerate().flat_map(|(i, mut word)| {
            std::iter::from_fn(move || {
                if word == 0 {
                    return None;
                }
                let bit = word.trailing_zeros() as usize;
                word &= word - 1;
                Some(HEXES[i * 64 + bit])
            })
        })
    }

    /// The neighbours of a hex.
    pub fn around(hex: Hex) -> Self {
        let around = around(hex);
        let mut words = [0; WORDS];
        words[around.word] = around.low;
        words[around.word + 1] = around.high;
        Self(words)
    }

    /// True if a neighbour of this hex is in the set.
    #[inline]
    pub fn touches(&self, hex: Hex) -> bool {
        let around = around(hex);
        let word = around.word % (WORDS - 1);
        self.0[word] & around.low | self.0[word + 1] & around.high != 0
    }

    /// Moves every hex one step in a direction; hexes that leave the map are dropped.
    #[inline]
    #[must_use]
    pub fn step(self, direction: Direction) -> Self {
        let (even, odd) = (self & Self::EVEN, self.without(Self::EVEN));
        let moved = match direction {
            Direction::West => self.west(),
            Direction::East => self.east(),
            Direction::NorthWest => (even.west() | odd).north(),
            Direction::NorthEast => (even | odd.east()).north(),
            Direction::SouthWest => (even.west() | odd).south(),
            Direction::SouthEast => (even | odd.east()).south(),
        };
        moved & Self::ALL
    }

    /// Moves every hex two steps in a straight line; hexes that leave the map are dropped.
    #[inline]
    #[must_use]
    pub fn jump(self, direction: Direction) -> Self {
        let moved = match direction {
            Direction::West => (self.west() & Self::ALL).west(),
            Direction::East => (self.east() & Self::ALL).east(),
            Direction::NorthWest => self.west().north().north(),
            Direction::NorthEast => self.east().north().north(),
            Direction::SouthWest => self.west().south().south(),
            Direction::SouthEast => self.east().south().south(),
        };
        moved & Self::ALL
    }

    /// Every hex that has a neighbour in the set.
    #[inline]
    #[must_use]
    pub fn neighbours(self) -> Self {
        let (even, odd) = (self & Self::EVEN, self.without(Self::EVEN));
        // A hex touches two hexes of the row above and two of the row below: the one in its column,
        // and the one to the left of it, or to the right if its own row is shifted.
        let pairs = self | even.west() | odd.east();
        (self.west() | self.east() | pairs.north() | pairs.south()) & Self::ALL
    }

    /// All hexes of `within` that are joined to this set, which must lie in `within`.
    #[inline]
    #[must_use]
    pub fn flood(self, within: Self) -> Self {
        let mut group = self;
        loop {
            let more = (group.neighbours() & within).without(group);
            if more.is_empty() {
                return group;
            }
            group |= more;
        }
    }

    /// The groups of joined hexes.
    pub fn groups(self) -> impl Iterator<Item = Self> + use<> {
        let mut left = self;
        std::iter::from_fn(move || {
            let seed = left.lowest()?;
            let group = seed.flood(left);
            left = left.without(group);
            Some(group)
        })
    }

    /// The set with only the first hex.
    #[inline]
    fn lowest(&self) -> Option<Self> {
        let i = self.0.iter().position(|&word| word != 0)?;
        let mut words = [0; WORDS];
        words[i] = self.0[i] & self.0[i].wrapping_neg();
        Some(Self(words))
    }

    // Steps along rows and columns. A hex that leaves its row to the side lands in the empty bit.

    #[inline]
    fn west(self) -> Self {
        Self(self.0.map(|word| word >> 1))
    }

    #[inline]
    fn east(self) -> Self {
        Self(self.0.map(|word| word << 1))
    }

    #[inline]
    fn north(self) -> Self {
        Self(std::array::from_fn(|i| {
            let below = if i + 1 < WORDS { self.0[i + 1] } else { 0 };
            self.0[i] >> STRIDE | below << (2 * STRIDE)
        }))
    }

    #[inline]
    fn south(self) -> Self {
        Self(std::array::from_fn(|i| {
            let above = if i > 0 { self.0[i - 1] } else { 0 };
            self.0[i] << STRIDE | above >> (2 * STRIDE)
        }))
    }
}

/// A set with the counts of its hexes.
#[derive(Clone, Copy)]
pub(crate) struct Counted {
    words: [u64; WORDS],
    counts: [u64; WORDS],
    pub(crate) total: u32,
}

impl Counted {
    /// The `n`-th hex, counted from 0; `n` is less than the total.
    #[inline]
    pub(crate) fn nth(&self, n: u32) -> Hex {
        // The CPU cannot predict which word it is, so the loop looks at all words without a branch.
        let (mut word, mut before, mut upto) = (0, 0, 0);
        for &counts in &self.counts[..WORDS - 1] {
            upto += total(counts);
            let passed = n >= upto;
            word += usize::from(passed);
            before = if passed { upto } else { before };
        }
        let word = word % WORDS;
        let bit = nth_bit(self.words[word], self.counts[word], n - before);
        HEXES[(word * 64 + bit as usize) % INDICES]
    }
}

/// The hexes next to a set, updated one hex at a time.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Beside {
    /// The hexes with at least one neighbour in the set.
    pub(crate) once: Hexes,
    /// The hexes with at least two.
    pub(crate) twice: Hexes,
}

impl Beside {
    /// Updates for a hex added to the set.
    #[inline]
    pub(crate) fn insert(&mut self, hex: Hex) {
        let around = around(hex);
        let word = around.word % (WORDS - 1);
        let (once, twice) = (&mut self.once.0, &mut self.twice.0);
        twice[word] |= once[word] & around.low;
        twice[word + 1] |= once[word + 1] & around.high;
        once[word] |= around.low;
        once[word + 1] |= around.high;
    }

    /// The hexes next to this set, counted from the start.
    #[inline]
    pub(crate) fn of(set: Hexes) -> Self {
        let (mut once, mut twice) = (Hexes::NONE, Hexes::NONE);
        for direction in Direction::ALL {
            let moved = set.step(direction);
            twice |= once & moved;
            once |= moved;
        }
        Self { once, twice }
    }
}

impl FromIterator<Hex> for Hexes {
    fn from_iter<I: IntoIterator<Item = Hex>>(hexes: I) -> Self {
        let mut set = Self::NONE;
        hexes.into_iter().for_each(|hex| set.insert(hex));
        set
    }
}

macro_rules! word_by_word {
    ($trait:ident $method:ident $assign_trait:ident $assign_method:ident) => {
        impl $trait for Hexes {
            type Output = Self;
            #[inline]
            fn $method(mut self, other: Self) -> Self {
                $assign_trait::$assign_method(&mut self, other);
                self
            }
        }
        impl $assign_trait for Hexes {
            #[inline]
            fn $assign_method(&mut self, other: Self) {
                for (word, other) in self.0.iter_mut().zip(other.0) {
                    $assign_trait::$assign_method(word, other);
                }
            }
        }
    };
}
word_by_word!(BitAnd bitand BitAndAssign bitand_assign);
word_by_word!(BitOr bitor BitOrAssign bitor_assign);

impl Not for Hexes {
    type Output = Self;
    /// All other hexes of the map.
    #[inline]
    fn not(self) -> Self {
        Self::ALL.without(self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hex(row: u8, column: u8) -> Hex {
        Hex::at(row, column)
    }

    #[test]
    fn the_map_has_400_hexes_and_76_on_its_edge() {
        assert_eq!(Hexes::ALL.count(), 400);
        assert_eq!(Hexes::EDGE.count(), 76);
        assert!(Hexes::ALL.iter().eq(Hex::all()));
        for (sector, hexes) in Hexes::SECTORS.iter().enumerate() {
            assert!(hexes.iter().all(|hex| hex.sector() == sector));
            assert_eq!(hexes.count(), 100);
        }
    }

    #[test]
    fn steps_of_sets_are_steps_of_their_hexes() {
        for direction in Direction::ALL {
            for hex in Hex::all() {
                let set: Hexes = [hex].into_iter().collect();
                assert!(
                    set.step(direction).iter().eq(hex.step(direction)),
                    "{hex} {direction:?}"
                );
                assert!(
                    set.jump(direction).iter().eq(hex.jump(direction)),
                    "{hex} {direction:?}"
                );
                let twice = hex.step(direction).and_then(|next| next.step(direction));
                assert_eq!(hex.jump(direction), twice, "{hex} {direction:?}");
            }
        }
    }

    #[test]
    fn neighbours_are_mutual_and_six_inside_the_map() {
        for hex in Hex::all() {
            let around = Hexes::around(hex);
            let set: Hexes = [hex].into_iter().collect();
            assert_eq!(set.neighbours(), around);
            let steps = Direction::ALL.map(|direction| hex.step(direction));
            assert_eq!(around, steps.into_iter().flatten().collect());
            assert!(
                around
                    .iter()
                    .all(|other| Hexes::around(other).contains(hex))
            );
            if !Hexes::EDGE.contains(hex) {
                assert_eq!(around.count(), 6);
            }
        }
        let expected = [(2, 3), (2, 4), (3, 2), (3, 4), (4, 3), (4, 4)];
        let expected: Hexes = expected.into_iter().map(|(r, c)| hex(r, c)).collect();
        assert_eq!(Hexes::around(hex(3, 3)), expected);
        let expected = [(3, 2), (3, 3), (4, 2), (4, 4), (5, 2), (5, 3)];
        let expected: Hexes = expected.into_iter().map(|(r, c)| hex(r, c)).collect();
        assert_eq!(Hexes::around(hex(4, 3)), expected);
    }

    #[test]
    fn sets_count_and_choose() {
        let set: Hexes = Hex::all().step_by(7).collect();
        assert_eq!(set.count() as usize, set.iter().count());
        for (n, hex) in set.iter().enumerate() {
            assert_eq!(set.nth(n as u32), hex);
        }
        let in_row = (0..SPAN).map(|row| set.count_row(row)).sum::<u32>();
        assert_eq!(in_row, set.count());
        assert_eq!((!set).count(), 400 - set.count());
    }

    #[test]
    fn what_is_beside_is_kept_up_to_date() {
        let (mut set, mut beside) = (Hexes::NONE, Beside::default());
        for hex in Hex::all().step_by(3) {
            set.insert(hex);
            beside.insert(hex);
            assert_eq!(beside, Beside::of(set), "{hex}");
            assert_eq!(beside.once, set.neighbours(), "{hex}");
        }
    }
}
