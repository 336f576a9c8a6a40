//! One player's kingdom: its squares, and the placements of dominoes.

use takht_core::Chance;

use crate::grid::{Bits, CORNER, Grid, flood, neighbours, squares};
use crate::score::Property;
use crate::{Domino, Half, Illegal, Square, Terrain};

/// A kingdom on bitboards; [`crate::grid`] describes the layout.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Kingdom<G: Grid> {
    /// The squares of each terrain.
    pub(crate) terrains: [G::Bits; 6],
    /// The number of crowns on each square, as two binary digits.
    pub(crate) crowns: [G::Bits; 2],
    pub(crate) castle: G::Bits,
    /// All squares above, stored because every placement needs them.
    pub(crate) filled: G::Bits,
    /// The size of the kingdom's bounding box.
    width: u8,
    height: u8,
    /// The castle's place in the window.
    pub(crate) column: u8,
    pub(crate) row: u8,
    discarded: u8,
}

/// The direction from the left half of a domino to its right half.
///
/// Ordered by the second square, so that placements come out in canonical order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
enum Facing {
    Left,
    Up,
    Down,
    Right,
}

impl Facing {
    const ALL: [Self; 4] = [Self::Left, Self::Up, Self::Down, Self::Right];

    const fn step(self) -> (i8, i8) {
        match self {
            Self::Left => (-1, 0),
            Self::Up => (0, -1),
            Self::Down => (0, 1),
            Self::Right => (1, 0),
        }
    }

    /// The window offsets of the left and right half from the upper or left square of the pair.
    #[inline]
    const fn offsets<G: Grid>(self) -> (u32, u32) {
        match self {
            Self::Left => (G::SPAN, 0),
            Self::Up => (1, 0),
            Self::Down => (0, 1),
            Self::Right => (0, G::SPAN),
        }
    }
}

/// Every way to add one domino to a kingdom: for each facing, the set of pairs of squares, each
/// pair given by its upper or left square.
///
/// A symmetric domino has two equal placements on each pair; only the canonical one is in the set.
#[derive(Clone, Copy, Debug)]
pub struct Placements<G: Grid> {
    by_facing: [G::Bits; 4],
    column: u8,
    row: u8,
}

/// Why squares do not make a kingdom.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadKingdom {
    /// Two things lie on one square, or one lies on the castle.
    #[error("square {0} is taken twice")]
    Taken(Square),
    /// The kingdom is larger than the limit.
    #[error("the kingdom is {wide} wide and {high} high, the limit is {limit}")]
    TooLarge {
        /// Its width.
        wide: u8,
        /// Its height.
        high: u8,
        /// The most either may be.
        limit: u8,
    },
}

impl<G: Grid> Kingdom<G> {
    /// A kingdom with only the castle (K2).
    pub fn new() -> Self {
        let castle = G::Bits::bit(u32::from(CORNER) * G::SPAN + u32::from(CORNER));
        Self {
            terrains: [G::Bits::default(); 6],
            crowns: [G::Bits::default(); 2],
            castle,
            filled: castle,
            width: 1,
            height: 1,
            column: CORNER,
            row: CORNER,
            discarded: 0,
        }
    }

    /// A kingdom with these squares, for drawings and photographs; no game needs to reach it.
    pub fn from_squares(land: &[(Square, Half)]) -> Result<Self, BadKingdom> {
        let xs = || land.iter().map(|(square, _)| square.x).chain([0]);
        let ys = || land.iter().map(|(square, _)| square.y).chain([0]);
        // The castle's 0 is always included.
        let span = |low: Option<i8>, high: Option<i8>| {
            let (low, high) = (low.unwrap_or(0), high.unwrap_or(0));
            (low, high.abs_diff(low).saturating_add(1))
        };
        let (left, wide) = span(xs().min(), xs().max());
        let (top, high) = span(ys().min(), ys().max());
        let limit = G::SIZE;
        if wide > limit || high > limit {
            return Err(BadKingdom::TooLarge { wide, high, limit });
        }
        let mut kingdom = Self::new();
        (kingdom.width, kingdom.height) = (wide, high);
        kingdom.column = CORNER + left.unsigned_abs();
        kingdom.row = CORNER + top.unsigned_abs();
        let castle = u32::from(kingdom.column) * G::SPAN + u32::from(kingdom.row);
        kingdom.castle = G::Bits::bit(castle);
        kingdom.filled = kingdom.castle;
        for &(square, half) in land {
            match kingdom.index(square) {
                Some(index) if (kingdom.filled & G::Bits::bit(index)).is_empty() => {
                    kingdom.fill(index, half);
                }
                _ => return Err(BadKingdom::Taken(square)),
            }
        }
        Ok(kingdom)
    }

    /// The land on a square; none if the square is empty or is the castle.
    pub fn at(&self, square: Square) -> Option<Half> {
        let bit = self.bit(square)?;
        let terrain = Terrain::ALL.into_iter().find(|&terrain| {
            let land = self.terrains[terrain as usize];
            !(land & bit).is_empty()
        })?;
        let digit = |place: usize| u8::from(!(self.crowns[place] & bit).is_empty());
        let crowns = digit(0) + 2 * digit(1);
        Some(Half { terrain, crowns })
    }

    /// All squares but the castle, in order.
    pub fn land(&self) -> impl Iterator<Item = (Square, Half)> + '_ {
        squares(self.filled & !self.castle).filter_map(|index| {
            let square = square::<G>(index, self.column, self.row);
            self.at(square).map(|half| (square, half))
        })
    }

    /// Calls `show` with all squares but the castle, terrain by terrain: faster than [`Kingdom::land`].
    #[inline]
    pub fn each_land(&self, mut show: impl FnMut(Square, Half)) {
        for terrain in Terrain::ALL {
            for index in squares(self.terrains[terrain as usize]) {
                let bit = G::Bits::bit(index);
                let digit = |place: usize| u8::from(!(self.crowns[place] & bit).is_empty());
                let crowns = digit(0) + 2 * digit(1);
                let half = Half { terrain, crowns };
                show(square::<G>(index, self.column, self.row), half);
            }
        }
    }

    /// How many squares the kingdom has, the castle included.
    #[inline]
    pub fn squares(&self) -> u32 {
        self.filled.count()
    }

    /// How many dominoes the player has discarded.
    pub fn discarded(&self) -> u8 {
        self.discarded
    }

    /// The window's bit of a square, if the window holds it.
    fn index(&self, square: Square) -> Option<u32> {
        let column = i32::from(square.x) + i32::from(self.column);
        let row = i32::from(square.y) + i32::from(self.row);
        let window = 0..G::SPAN as i32;
        (window.contains(&column) && window.contains(&row))
            .then(|| column as u32 * G::SPAN + row as u32)
    }

    fn bit(&self, square: Square) -> Option<G::Bits> {
        self.index(square).map(G::Bits::bit)
    }

    #[inline]
    fn fill(&mut self, index: u32, half: Half) {
        let bit = G::Bits::bit(index);
        self.filled |= bit;
        self.terrains[half.terrain as usize] |= bit;
        // No branch: the CPU cannot predict which domino comes.
        self.crowns[0] |= bit.times(half.crowns & 1);
        self.crowns[1] |= bit.times(half.crowns >> 1);
    }

    /// Every way to add a domino (K10, K11).
    #[inline]
    pub fn placements(&self, domino: Domino) -> Placements<G> {
        let (left, right) = (domino.left(), domino.right());
        let free = G::room(self.width, self.height) & !self.filled;
        // The castle matches every terrain.
        let beside = |half: Half| {
            let matching = self.terrains[half.terrain as usize] | self.castle;
            neighbours::<G>(matching) & free
        };
        let (by_left, by_right) = (beside(left), beside(right));
        // The pairs of free squares, by their upper or left square; then those where a half lies
        // beside its own terrain. A pair stays the same pair when the domino is turned around.
        let down = |set: G::Bits| set >> 1;
        let across = |set: G::Bits| set >> G::SPAN;
        let (high, wide) = (free & down(free), free & across(free));
        let turned = |pairs: G::Bits| pairs.times(u8::from(!domino.is_symmetric()));
        Placements {
            by_facing: [
                turned(wide & (across(by_left) | by_right)),
                turned(high & (down(by_left) | by_right)),
                high & (by_left | down(by_right)),
                wide & (by_left | across(by_right)),
            ],
            column: self.column,
            row: self.row,
        }
    }

    /// Refuses an illegal placement with the rule that it breaks. It does not use
    /// [`Kingdom::placements`], so that tests can compare the two.
    pub fn check(&self, domino: Domino, left: Square, right: Square) -> Result<(), Illegal> {
        if !left.touches(right) {
            return Err(Illegal::Apart { left, right });
        }
        for square in [left, right] {
            let taken = self
                .bit(square)
                .is_some_and(|bit| !(bit & self.filled).is_empty());
            if taken {
                let castle = square == Square::default();
                return Err(Illegal::Taken { square, castle });
            }
        }
        let limit = G::SIZE;
        let stretched = |corner: u8, length: u8, castle: u8, a: i8, b: i8| {
            let low = i32::from(corner) - i32::from(castle);
            let high = low + i32::from(length) - 1;
            let (a, b) = (i32::from(a), i32::from(b));
            high.max(a).max(b) - low.min(a).min(b) + 1
        };
        let wide = stretched(CORNER, self.width, self.column, left.x, right.x);
        let high = stretched(CORNER, self.height, self.row, left.y, right.y);
        if wide > i32::from(limit) {
            return Err(Illegal::TooWide { wide, limit });
        }
        if high > i32::from(limit) {
            return Err(Illegal::TooHigh { high, limit });
        }
        let joins = |at: Square, half: Half| {
            Facing::ALL.iter().any(|facing| {
                let (dx, dy) = facing.step();
                let beside = Square::new(at.x.saturating_add(dx), at.y.saturating_add(dy));
                beside == Square::default()
                    || self
                        .at(beside)
                        .is_some_and(|land| land.terrain == half.terrain)
            })
        };
        if joins(left, domino.left()) || joins(right, domino.right()) {
            Ok(())
        } else {
            Err(Illegal::Unconnected { domino })
        }
    }

    /// Adds a domino; the placement must be legal.
    #[inline]
    pub fn place(&mut self, domino: Domino, left: Square, right: Square) {
        let index = |square: Square| {
            let column = i32::from(square.x) + i32::from(self.column);
            let row = i32::from(square.y) + i32::from(self.row);
            column as u32 * G::SPAN + row as u32
        };
        let (left, right) = (index(left), index(right));
        let facing = match (left < right, left.abs_diff(right) == 1) {
            (true, true) => Facing::Down,
            (true, false) => Facing::Right,
            (false, true) => Facing::Up,
            (false, false) => Facing::Left,
        };
        let first = left.min(right);
        self.lay(domino, Placement { first, facing });
    }

    /// The squares of the left and right half of one of this kingdom's [`Placements`].
    #[inline]
    pub fn squares_of(&self, at: Placement) -> (Square, Square) {
        at.squares::<G>(self.column, self.row)
    }

    /// Adds a domino at one of its [`Placements`] and returns its squares.
    #[inline]
    pub fn place_at(&mut self, domino: Domino, at: Placement) -> (Square, Square) {
        let squares = at.squares::<G>(self.column, self.row);
        self.lay(domino, at);
        squares
    }

    #[inline]
    fn lay(&mut self, domino: Domino, at: Placement) {
        let (left, right) = (domino.left(), domino.right());
        let (left_offset, right_offset) = at.facing.offsets::<G>();
        let left_bit = G::Bits::bit(at.first + left_offset);
        let right_bit = G::Bits::bit(at.first + right_offset);
        self.filled |= left_bit | right_bit;
        self.terrains[left.terrain as usize] |= left_bit;
        self.terrains[right.terrain as usize] |= right_bit;
        // No branch: the CPU cannot predict which domino comes.
        let ones = left_bit.times(left.crowns & 1) | right_bit.times(right.crowns & 1);
        let twos = left_bit.times(left.crowns >> 1) | right_bit.times(right.crowns >> 1);
        self.crowns[0] |= ones;
        self.crowns[1] |= twos;
        // The box grows. If it grows to the left or up, everything shifts so that its corner stays
        // in place.
        let corner = u32::from(CORNER);
        let grow = |length: u8, first: u32, more: u32| {
            let low = corner.min(first);
            let high = (corner + u32::from(length) - 1).max(first + more);
            (high - low + 1, corner - low)
        };
        let across = u32::from(matches!(at.facing, Facing::Left | Facing::Right));
        let (column, row) = (at.first / G::SPAN, at.first % G::SPAN);
        let (width, right_by) = grow(self.width, column, across);
        let (height, down_by) = grow(self.height, row, 1 - across);
        (self.width, self.height) = (width as u8, height as u8);
        // Never more than two columns and two rows; the remainder tells this to the compiler.
        let by = (right_by * G::SPAN + down_by) % 64;
        if by != 0 {
            self.terrains.iter_mut().for_each(|land| *land <<= by);
            self.crowns.iter_mut().for_each(|digit| *digit <<= by);
            self.castle <<= by;
            self.filled <<= by;
            self.column += right_by as u8;
            self.row += down_by as u8;
        }
    }

    /// Counts a domino that the player discards (K12).
    #[inline]
    pub fn discard(&mut self) {
        self.discarded += 1;
    }

    /// Every property, ordered by terrain and then by its first square (K13).
    pub fn properties(&self) -> Vec<Property> {
        let mut properties = Vec::new();
        for terrain in Terrain::ALL {
            let mut land = self.terrains[terrain as usize];
            while !land.is_empty() {
                let group = flood::<G>(G::Bits::bit(land.lowest()), land);
                land = land & !group;
                properties.push(Property {
                    terrain,
                    squares: group.count() as u8,
                    crowns: self.crowns_in(group) as u8,
                });
            }
        }
        properties
    }

    #[inline]
    pub(crate) fn crowns_in(&self, group: G::Bits) -> u32 {
        (group & self.crowns[0]).count() + 2 * (group & self.crowns[1]).count()
    }

    /// The points of all properties; skips properties without a crown.
    #[inline]
    pub fn property_points(&self) -> i32 {
        let crowned = self.crowns[0] | self.crowns[1];
        let mut points = 0;
        for land in self.terrains {
            let mut seeds = land & crowned;
            while !seeds.is_empty() {
                let group = flood::<G>(G::Bits::bit(seeds.lowest()), land);
                points += group.count() * self.crowns_in(group);
                seeds = seeds & !group;
            }
        }
        points as i32
    }

    /// True if the castle is in the middle of the bounding box (K17).
    pub fn is_centred(&self) -> bool {
        2 * (self.column - CORNER) + 1 == self.width && 2 * (self.row - CORNER) + 1 == self.height
    }

    /// True if the whole grid is full and the player has discarded nothing (K18).
    pub fn is_complete(&self) -> bool {
        self.discarded == 0 && self.filled.count() == u32::from(G::SIZE) * u32::from(G::SIZE)
    }

    /// The full grid around the castle; none if the kingdom extends beyond it.
    #[inline]
    pub(crate) fn frame(&self) -> Option<G::Bits> {
        let reach = G::SIZE / 2;
        let within = |castle: u8, length: u8| {
            castle - CORNER <= reach && CORNER + length - 1 <= castle + reach
        };
        (within(self.column, self.width) && within(self.row, self.height))
            .then(|| G::frame(self.column, self.row))
    }

    /// The width and height of the bounding box.
    pub fn size(&self) -> (u8, u8) {
        (self.width, self.height)
    }
}

impl<G: Grid> Default for Kingdom<G> {
    fn default() -> Self {
        Self::new()
    }
}

/// One way to add a domino to the kingdom that listed it: the window's bit of the upper or left
/// square, and the facing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Placement {
    first: u32,
    facing: Facing,
}

impl Placement {
    /// The squares of the left and right half, for a castle at this place of the window.
    #[inline]
    fn squares<G: Grid>(self, column: u8, row: u8) -> (Square, Square) {
        let (left, right) = self.facing.offsets::<G>();
        let at = |offset| square::<G>(self.first + offset, column, row);
        (at(left), at(right))
    }

    /// The window's bits of the left and right half.
    #[inline]
    pub(crate) fn bits<G: Grid>(self) -> (G::Bits, G::Bits) {
        let (left, right) = self.facing.offsets::<G>();
        (
            G::Bits::bit(self.first + left),
            G::Bits::bit(self.first + right),
        )
    }
}

/// The square of a bit, for a castle at this place of the window.
#[inline]
fn square<G: Grid>(index: u32, column: u8, row: u8) -> Square {
    Square {
        x: (index / G::SPAN) as i8 - column as i8,
        y: (index % G::SPAN) as i8 - row as i8,
    }
}

impl<G: Grid> Placements<G> {
    /// How many placements there are.
    pub fn count(&self) -> u32 {
        self.by_facing.iter().map(|set| set.count()).sum()
    }

    /// True if the domino fits nowhere.
    pub fn is_empty(&self) -> bool {
        let [a, b, c, d] = self.by_facing;
        (a | b | c | d).is_empty()
    }

    /// A random placement, each equally likely: the squares of the left and right half. None if the
    /// domino fits nowhere.
    pub fn sample<C: Chance + ?Sized>(&self, chance: &mut C) -> Option<(Square, Square)> {
        let placement = self.sample_at(chance)?;
        Some(placement.squares::<G>(self.column, self.row))
    }

    // Inlining it makes random play a tenth faster (`takht bench`).
    #[inline(always)]
    pub(crate) fn sample_at<C: Chance + ?Sized>(&self, chance: &mut C) -> Option<Placement> {
        let counts = self.by_facing.map(G::Bits::counts);
        let [a, b, c, d] = counts.map(G::Bits::total);
        let starts = [0, a, a + b, a + b + c];
        let count = starts[3] + d;
        if count == 0 {
            return None;
        }
        let n = chance.below(count);
        // The set that `n` falls into, without a branch: the CPU cannot predict it.
        let facing: usize = starts[1..]
            .iter()
            .map(|&start| usize::from(n >= start))
            .sum();
        let first = self.by_facing[facing].nth(counts[facing], n - starts[facing]);
        let facing = Facing::ALL[facing];
        Some(Placement { first, facing })
    }

    /// All placements by facing, the fastest order, for search.
    #[inline]
    pub fn by_facing(&self) -> impl Iterator<Item = Placement> + use<G> {
        let sets = self.by_facing;
        Facing::ALL.into_iter().flat_map(move |facing| {
            squares(sets[facing as usize]).map(move |first| Placement { first, facing })
        })
    }

    /// All placements in canonical order: the squares of the left and right half.
    pub fn iter(&self) -> impl Iterator<Item = (Square, Square)> + '_ {
        let by_left = Facing::ALL.map(|way| self.by_facing[way as usize] << way.offsets::<G>().0);
        let [a, b, c, d] = by_left;
        squares(a | b | c | d).flat_map(move |index| {
            let here = Facing::ALL.into_iter().filter(move |&facing| {
                let set = by_left[facing as usize];
                !(set & G::Bits::bit(index)).is_empty()
            });
            here.map(move |facing| {
                let first = index - facing.offsets::<G>().0;
                Placement { first, facing }.squares::<G>(self.column, self.row)
            })
        })
    }
}
