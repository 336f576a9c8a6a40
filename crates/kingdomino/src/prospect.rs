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
    /// How many free squares of the grid around the castle would have no free neighbour in it, so
    /// that no domino can ever fill them; none if the kingdom has left that grid.
    pub lost: u8,
    /// How many edges the domino would share with its own terrains or the castle.
    pub touching: u8,
    /// The squares of the properties it would become part of, of those without a crown.
    pub bare: u8,
}

/// The most properties of one terrain: every other square of 7 by 7.
const MOST: usize = 25;

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
    /// By terrain; counted when they are first asked for.
    terrains: [Option<ArrayVec<Region<G::Bits>, MOST>>; 6],
}

impl<'a, G: Grid> Regions<'a, G> {
    /// Of this kingdom.
    pub fn new(kingdom: &'a Kingdom<G>) -> Self {
        Self {
            kingdom,
            terrains: [const { None }; 6],
        }
    }

    fn of(&mut self, terrain: Terrain) -> &[Region<G::Bits>] {
        let kingdom = self.kingdom;
        self.terrains[terrain as usize].get_or_insert_with(|| {
            let mut regions = ArrayVec::new();
            let mut land = kingdom.terrains[terrain as usize];
            while !land.is_empty() {
                let group = flood::<G>(G::Bits::bit(land.lowest()), land);
                land = land & !group;
                regions.push(Region {
                    reach: neighbours::<G>(group),
                    squares: group.count() as u8,
                    crowns: kingdom.crowns_in(group) as u8,
                });
            }
            regions
        })
    }

    /// Shows every way to add a domino with what it would bring.
    #[inline]
    pub fn prospects(&mut self, domino: Domino, mut show: impl FnMut(Prospect)) {
        let kingdom = self.kingdom;
        let (left, right) = (domino.left(), domino.right());
        let frame = self.frame();
        let alike = left.terrain == right.terrain;
        self.of(left.terrain);
        self.of(right.terrain);
        let counted = |half: Half| {
            let regions = &self.terrains[half.terrain as usize];
            regions.as_deref().unwrap_or_default()
        };
        let (by_left, by_right) = (counted(left), counted(right));
        for at in kingdom.placements(domino).by_facing() {
            let (left_bit, right_bit) = at.bits::<G>();
            let both = left_bit | right_bit;
            let (one, other) = if alike {
                let crowns = left.crowns + right.crowns;
                (joined(by_left, both, 2, crowns), NOTHING)
            } else {
                (
                    joined(by_left, left_bit, 1, left.crowns),
                    joined(by_right, right_bit, 1, right.crowns),
                )
            };
            let filled = kingdom.filled | both;
            let shut_in = (filled << 1) & (filled >> 1) & (filled << G::SPAN) & (filled >> G::SPAN);
            let free = frame & !filled;
            let edges = |bit: G::Bits, half: Half| {
                let own = kingdom.terrains[half.terrain as usize] | kingdom.castle;
                (neighbours::<G>(bit) & own).count()
            };
            show(Prospect {
                at,
                gain: one.gain() + other.gain(),
                bare: (one.bare() + other.bare()) as u8,
                centred: !frame.is_empty() && (both & !frame).is_empty(),
                hole: !(shut_in & !filled).is_empty(),
                lost: (free & !neighbours::<G>(free)).count() as u8,
                touching: (edges(left_bit, left) + edges(right_bit, right)) as u8,
            });
        }
    }

    /// The full grid around the castle, if the kingdom has not left it; else nothing.
    fn frame(&self) -> G::Bits {
        let kingdom = self.kingdom;
        let reach = G::SIZE / 2;
        let (column, row) = (kingdom.column, kingdom.row);
        let (width, height) = kingdom.size();
        let corner = crate::grid::CORNER;
        let within = |castle: u8, length: u8| {
            castle - corner <= reach && corner + length - 1 <= castle + reach
        };
        if within(column, width) && within(row, height) {
            G::frame(column, row)
        } else {
            G::Bits::default()
        }
    }
}

/// What squares become when they join the properties they reach.
#[derive(Clone, Copy)]
struct Joined {
    squares: i32,
    crowns: i32,
    /// The points that those properties have.
    before: i32,
}

const NOTHING: Joined = Joined {
    squares: 0,
    crowns: 0,
    before: 0,
};

impl Joined {
    #[inline]
    fn gain(&self) -> i32 {
        self.squares * self.crowns - self.before
    }

    #[inline]
    fn bare(&self) -> i32 {
        if self.crowns == 0 { self.squares } else { 0 }
    }
}

#[inline]
fn joined<B: Bits>(regions: &[Region<B>], at: B, squares: u8, crowns: u8) -> Joined {
    let mut joined = Joined {
        squares: i32::from(squares),
        crowns: i32::from(crowns),
        before: 0,
    };
    for region in regions {
        if !(region.reach & at).is_empty() {
            let (squares, crowns) = (i32::from(region.squares), i32::from(region.crowns));
            joined.squares += squares;
            joined.crowns += crowns;
            joined.before += squares * crowns;
        }
    }
    joined
}
