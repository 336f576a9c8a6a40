//! Evaluates every placement of a domino, for bots that look ahead.
//!
//! A placement changes at most two properties. Its gain comes from the properties beside it,
//! without placing the domino and counting again.

use arrayvec::ArrayVec;

use crate::grid::{Bits, Grid, flood, neighbours};
use crate::kingdom::{Kingdom, Placement};
use crate::{Domino, Half, Terrain};

/// One placement of a domino and its effects.
#[derive(Clone, Copy, Debug)]
pub struct Prospect {
    /// The placement.
    pub at: Placement,
    /// The points it adds to the properties.
    pub gain: i32,
    /// True if the kingdom still fits into the full grid around its castle.
    pub centred: bool,
    /// True if it leaves a free square that the kingdom encloses on all four sides.
    pub hole: bool,
}

/// More properties than a kingdom can have.
const MOST: usize = 48;

#[derive(Clone, Copy, Debug)]
struct Region<B> {
    /// The squares that would join the property.
    reach: B,
    squares: u8,
    crowns: u8,
}

/// The properties of a kingdom, counted once and used for many dominoes.
#[derive(Clone, Debug)]
pub struct Regions<'a, G: Grid> {
    kingdom: &'a Kingdom<G>,
    /// The properties, grouped by terrain.
    regions: ArrayVec<Region<G::Bits>, MOST>,
    /// The range of each terrain in `regions`; none until it is counted.
    ranges: [Option<(u8, u8)>; 6],
}

/// One half of a domino, with the properties of its terrain.
struct Side<'r, B> {
    half: Half,
    regions: &'r [Region<B>],
    /// The squares that would join any of these properties.
    reach: B,
}

impl<B: Bits> Side<'_, B> {
    /// The property that these squares make together with the properties they touch.
    #[inline]
    fn joined(&self, at: B, squares: u8, crowns: u8) -> Joined {
        let mut joined = Joined {
            squares: i32::from(squares),
            crowns: i32::from(crowns),
            ..Joined::default()
        };
        if (self.reach & at).is_empty() {
            return joined;
        }
        for region in self.regions {
            if !(region.reach & at).is_empty() {
                let (squares, crowns) = (i32::from(region.squares), i32::from(region.crowns));
                joined.squares += squares;
                joined.crowns += crowns;
                joined.before += squares * crowns;
            }
        }
        joined
    }
}

impl<'a, G: Grid> Regions<'a, G> {
    /// The properties of this kingdom; none is counted yet.
    #[inline]
    pub fn new(kingdom: &'a Kingdom<G>) -> Self {
        Self {
            kingdom,
            regions: ArrayVec::new(),
            ranges: [None; 6],
        }
    }

    /// Counts the properties of a terrain, unless they are already counted.
    #[inline]
    fn count(&mut self, terrain: Terrain) {
        if self.ranges[terrain as usize].is_some() {
            return;
        }
        let kingdom = self.kingdom;
        let start = self.regions.len() as u8;
        let mut land = kingdom.terrains[terrain as usize];
        while !land.is_empty() {
            let group = flood::<G>(G::Bits::bit(land.lowest()), land);
            land = land & !group;
            self.regions.push(Region {
                reach: neighbours::<G>(group),
                squares: group.count() as u8,
                crowns: kingdom.crowns_in(group) as u8,
            });
        }
        self.ranges[terrain as usize] = Some((start, self.regions.len() as u8));
    }

    #[inline]
    fn side(&self, half: Half) -> Side<'_, G::Bits> {
        let (start, end) = self.ranges[half.terrain as usize].unwrap_or_default();
        let regions = &self.regions[usize::from(start)..usize::from(end)];
        Side {
            half,
            regions,
            reach: neighbours::<G>(self.kingdom.terrains[half.terrain as usize]),
        }
    }

    /// Calls `show` with every placement of a domino and its effects.
    #[inline]
    pub fn prospects(&mut self, domino: Domino, mut show: impl FnMut(Prospect)) {
        let kingdom = self.kingdom;
        let frame = kingdom.frame().unwrap_or_default();
        self.count(domino.left().terrain);
        self.count(domino.right().terrain);
        let (left, right) = (self.side(domino.left()), self.side(domino.right()));
        let alike = left.half.terrain == right.half.terrain;
        for at in kingdom.placements(domino).by_facing() {
            let (left_bit, right_bit) = at.bits::<G>();
            let both = left_bit | right_bit;
            let (one, other) = if alike {
                let crowns = left.half.crowns + right.half.crowns;
                (left.joined(both, 2, crowns), Joined::default())
            } else {
                (
                    left.joined(left_bit, 1, left.half.crowns),
                    right.joined(right_bit, 1, right.half.crowns),
                )
            };
            let filled = kingdom.filled | both;
            let shut_in = (filled << 1) & (filled >> 1) & (filled << G::SPAN) & (filled >> G::SPAN);
            show(Prospect {
                at,
                gain: one.gain() + other.gain(),
                centred: !frame.is_empty() && (both & !frame).is_empty(),
                hole: !(shut_in & !filled).is_empty(),
            });
        }
    }
}

/// A property made of new squares and the properties they touch.
#[derive(Clone, Copy, Default)]
struct Joined {
    squares: i32,
    crowns: i32,
    /// The points of those properties before the placement.
    before: i32,
}

impl Joined {
    #[inline]
    fn gain(&self) -> i32 {
        self.squares * self.crowns - self.before
    }
}

#[cfg(test)]
mod tests {
    use takht_core::{Game, Quick, Turn};

    use super::*;
    use crate::grid::{Five, Seven};
    use crate::{Kingdomino, KingdominoOptions, Square};

    /// Compares the prospects with placing the domino and counting again, in random games.
    fn as_if_placed<G: Grid>(options: &KingdominoOptions) {
        let mut chance = Quick::new(5);
        let mut seen = 0;
        for _ in 0..40 {
            let mut game = Kingdomino::<G>::new(options).unwrap();
            while !game.is_over() {
                if let (Some(domino), Turn::Seat(seat)) = (game.due(), game.turn()) {
                    let kingdom = game.kingdom(seat);
                    let mut regions = Regions::new(kingdom);
                    let mut shown = Vec::new();
                    regions.prospects(domino, |prospect| shown.push(prospect));
                    assert_eq!(shown.len() as u32, kingdom.placements(domino).count());
                    for prospect in shown {
                        check(kingdom, domino, &prospect);
                        seen += 1;
                    }
                }
                game.advance(&mut chance);
            }
        }
        assert!(seen > 10_000, "{seen}");
    }

    fn check<G: Grid>(kingdom: &Kingdom<G>, domino: Domino, prospect: &Prospect) {
        let (left, right) = kingdom.squares_of(prospect.at);
        let mut after = *kingdom;
        after.place(domino, left, right);
        assert_eq!(
            prospect.gain,
            after.property_points() - kingdom.property_points()
        );
        let reach = (G::SIZE / 2) as i8;
        let castle = Square::default();
        let filled = |at: Square| at == castle || after.at(at).is_some();
        let beside = |at: Square| {
            [(0, 1), (1, 0), (0, -1), (-1, 0)].map(|(x, y)| Square::new(at.x + x, at.y + y))
        };
        let inside = |at: &Square| at.x.abs() <= reach && at.y.abs() <= reach;
        let centred = after.land().all(|(at, _)| inside(&at));
        assert_eq!(prospect.centred, centred);
        let squares = || (-9..=9).flat_map(|x| (-9..=9).map(move |y| Square::new(x, y)));
        let free = || squares().filter(|&at| !filled(at));
        let hole = free().any(|at| beside(at).into_iter().all(filled));
        assert_eq!(prospect.hole, hole);
    }

    #[test]
    fn prospects_are_what_placing_brings() {
        as_if_placed::<Five>(&KingdominoOptions::players(4));
        let mut duel = KingdominoOptions::players(2);
        duel.mighty_duel = true;
        as_if_placed::<Seven>(&duel);
    }
}
