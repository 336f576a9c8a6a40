//! What a domino would bring, for every way to add it: for players that look ahead.
//!
//! A placement changes at most two properties, so its gain comes from the properties beside it;
//! nothing is placed and nothing counted anew.

use arrayvec::ArrayVec;

use crate::grid::{Bits, Grid, flood, neighbours};
use crate::kingdom::{Kingdom, Placement};
use crate::{Domino, Half, Terrain};

/// One way to add a domino, and what comes of it.
#[derive(Clone, Copy, Debug)]
pub struct Prospect {
    /// Where it would lie.
    pub at: Placement,
    /// The points it would add to the properties.
    pub gain: i32,
    /// True if the kingdom would still fit into the full grid around its castle.
    pub centred: bool,
    /// True if it would leave a free square with the kingdom on all four sides.
    pub hole: bool,
}

/// More properties than a kingdom has squares for.
const MOST: usize = 48;

#[derive(Clone, Copy, Debug)]
struct Region<B> {
    /// Where another square would join it.
    reach: B,
    squares: u8,
    crowns: u8,
}

/// The properties of a kingdom, counted once for many questions.
#[derive(Clone, Debug)]
pub struct Regions<'a, G: Grid> {
    kingdom: &'a Kingdom<G>,
    /// The properties of one terrain after those of another.
    regions: ArrayVec<Region<G::Bits>, MOST>,
    /// Where those of each terrain are; counted when they are first asked for.
    ranges: [Option<(u8, u8)>; 6],
}

/// What there is to know about one half of a domino before it is tried anywhere.
struct Side<'r, B> {
    half: Half,
    regions: &'r [Region<B>],
    /// Where it would join any of them.
    reach: B,
}

impl<B: Bits> Side<'_, B> {
    /// What squares of its terrain become.
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
    /// Of this kingdom.
    #[inline]
    pub fn new(kingdom: &'a Kingdom<G>) -> Self {
        Self {
            kingdom,
            regions: ArrayVec::new(),
            ranges: [None; 6],
        }
    }

    /// Counts the properties of a terrain, unless that has been done.
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

    /// Shows every way to add a domino with what it would bring.
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

/// What squares become when they join the properties they reach.
#[derive(Clone, Copy, Default)]
struct Joined {
    squares: i32,
    crowns: i32,
    /// The points that those properties have.
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

    /// Places every domino that is due in every way and counts anew.
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
