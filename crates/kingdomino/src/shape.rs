//! Describes a kingdom in a few numbers, for bots that look ahead.
//!
//! A placement changes few of these numbers, so most shapes come from the shape before the
//! placement instead of placing the domino and counting again.

use arrayvec::ArrayVec;

use crate::grid::{Bits, Grid, flood, neighbours};
use crate::kingdom::{Kingdom, Placement};
use crate::{Domino, Half};

/// Numbers from which a bot estimates how a kingdom will do, in the order of [`Trait`].
pub type Shape = [i16; SHAPE];

/// How many numbers a [`Shape`] has.
pub const SHAPE: usize = 16;

/// The meaning of each number of a [`Shape`]. Free squares are the empty squares of the full grid
/// around the castle or, once the kingdom extends beyond that grid, all squares it may still grow
/// into.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(usize)]
pub enum Trait {
    /// The points of the properties.
    Points,
    /// How many properties there are.
    Properties,
    /// The squares of the properties without a crown.
    Bare,
    /// The sum over all properties of the crowns times the free squares within two steps.
    Promise,
    /// The sum over all terrains of the free squares beside the terrain.
    Open,
    /// The number of terrains that fit somewhere.
    Welcome,
    /// The free squares beside the castle.
    Doors,
    /// The free squares without a free neighbour, which no domino can fill.
    Lost,
    /// The squares of the kingdom, the castle included.
    Squares,
    /// 1 if the kingdom extends beyond the full grid around its castle.
    Strayed,
    /// Like [`Trait::Promise`], but for one terrain and with at most [`ROOM`] squares for a
    /// property. One such number for each terrain follows, in their order.
    Room,
}

/// The most free squares around a property that [`Trait::Room`] counts.
pub const ROOM: i16 = 6;

/// More properties than a kingdom can have.
const MOST: usize = 48;

#[derive(Clone, Copy, Debug)]
struct Region<B> {
    terrain: u8,
    squares: i16,
    crowns: i16,
    /// The free squares beside the property.
    beside: B,
    /// The free squares within two steps of the property; `room` is their number.
    around: B,
    room: i16,
}

/// The [`Shape`] of a kingdom, now and after each placement of a domino.
#[derive(Clone, Debug)]
pub struct Shapes<'a, G: Grid> {
    kingdom: &'a Kingdom<G>,
    /// The full grid around the castle; none if the kingdom extends beyond it.
    frame: Option<G::Bits>,
    free: G::Bits,
    regions: ArrayVec<Region<G::Bits>, MOST>,
    /// The free squares beside each terrain.
    open: [G::Bits; 6],
    doors: G::Bits,
    shape: Shape,
}

/// Adds a property to a shape (`sign` 1) or removes it (`sign` -1).
#[inline]
fn count(shape: &mut Shape, terrain: u8, squares: i16, crowns: i16, around: i16, sign: i16) {
    shape[Trait::Properties as usize] += sign;
    if crowns == 0 {
        shape[Trait::Bare as usize] += sign * squares;
    } else {
        shape[Trait::Points as usize] += sign * squares * crowns;
        promise(shape, terrain, crowns, around, sign);
    }
}

#[inline]
fn promise(shape: &mut Shape, terrain: u8, crowns: i16, around: i16, sign: i16) {
    shape[Trait::Promise as usize] += sign * crowns * around;
    shape[Trait::Room as usize + usize::from(terrain)] += sign * crowns * around.min(ROOM);
}

/// The free squares within two steps, from those beside.
#[inline]
fn around<G: Grid>(beside: G::Bits, free: G::Bits) -> G::Bits {
    (beside | neighbours::<G>(beside)) & free
}

impl<'a, G: Grid> Shapes<'a, G> {
    /// The shape of this kingdom.
    #[inline]
    pub fn new(kingdom: &'a Kingdom<G>) -> Self {
        let frame = kingdom.frame();
        let (width, height) = kingdom.size();
        let free = frame.unwrap_or_else(|| G::room(width, height)) & !kingdom.filled;
        let mut shapes = Self {
            kingdom,
            frame,
            free,
            regions: ArrayVec::new(),
            open: [G::Bits::default(); 6],
            doors: neighbours::<G>(kingdom.castle) & free,
            shape: [0; SHAPE],
        };
        for (terrain, &land) in (0..).zip(&kingdom.terrains) {
            let mut land = land;
            shapes.open[usize::from(terrain)] = neighbours::<G>(land) & free;
            while !land.is_empty() {
                let group = flood::<G>(G::Bits::bit(land.lowest()), land);
                land = land & !group;
                let beside = neighbours::<G>(group) & free;
                let around = around::<G>(beside, free);
                let region = Region {
                    terrain,
                    squares: group.count() as i16,
                    crowns: kingdom.crowns_in(group) as i16,
                    beside,
                    around,
                    room: around.count() as i16,
                };
                let room = region.room;
                let (squares, crowns) = (region.squares, region.crowns);
                count(&mut shapes.shape, terrain, squares, crowns, room, 1);
                shapes.regions.push(region);
            }
        }
        let shape = &mut shapes.shape;
        shape[Trait::Squares as usize] = kingdom.filled.count() as i16;
        shape[Trait::Strayed as usize] = i16::from(frame.is_none());
        let beside: u32 = shapes.open.iter().map(|squares| squares.count()).sum();
        shape[Trait::Open as usize] = beside as i16;
        shape[Trait::Doors as usize] = shapes.doors.count() as i16;
        see::<G>(shape, free, &shapes.open, shapes.doors);
        shapes
    }

    /// The shape of the kingdom as it is.
    #[inline]
    pub fn now(&self) -> &Shape {
        &self.shape
    }

    /// Calls `show` with every placement of a domino and the shape after it. Placements beyond the
    /// full grid around the castle are shown only if there are no others.
    #[inline]
    pub fn with(&self, domino: Domino, mut show: impl FnMut(Placement, &Shape)) {
        let placements = self.kingdom.placements(domino);
        if let Some(frame) = self.frame {
            let mut any = false;
            // If the window does not hold the whole grid, the placement shifts it; then count
            // again.
            let whole = frame.count() == u32::from(G::SIZE) * u32::from(G::SIZE);
            for at in placements.by_facing() {
                let (left, right) = at.bits::<G>();
                if !((left | right) & !frame).is_empty() {
                    continue;
                }
                any = true;
                if whole {
                    show(at, &self.after(domino, left, right));
                } else {
                    self.place(domino, at, &mut show);
                }
            }
            if any {
                return;
            }
        }
        for at in placements.by_facing() {
            self.place(domino, at, &mut show);
        }
    }

    /// Places a domino and counts again.
    fn place(&self, domino: Domino, at: Placement, show: &mut impl FnMut(Placement, &Shape)) {
        let mut after = *self.kingdom;
        after.place_at(domino, at);
        show(at, Shapes::new(&after).now());
    }

    /// The shape after placing a domino inside the full grid.
    #[inline]
    fn after(&self, domino: Domino, left_bit: G::Bits, right_bit: G::Bits) -> Shape {
        let (left, right) = (domino.left(), domino.right());
        let both = left_bit | right_bit;
        let free = self.free & !both;
        let mut shape = self.shape;
        let alike = left.terrain == right.terrain;
        let mut open = self.open;
        let mut join = |half: Half, bits: G::Bits, squares: i16, crowns: u8| {
            let beside = neighbours::<G>(bits) & free;
            open[half.terrain as usize] |= beside;
            (beside, squares, i16::from(crowns))
        };
        let mut one = if alike {
            join(left, both, 2, left.crowns + right.crowns)
        } else {
            join(left, left_bit, 1, left.crowns)
        };
        let mut other = if alike {
            (G::Bits::default(), 0, 0)
        } else {
            join(right, right_bit, 1, right.crowns)
        };
        let one_bits = if alike { both } else { left_bit };
        for region in &self.regions {
            if (region.around & both).is_empty() {
                continue;
            }
            let Region {
                terrain,
                squares,
                crowns,
                room,
                ..
            } = *region;
            let joined = if terrain == left.terrain as u8 && !(region.beside & one_bits).is_empty()
            {
                &mut one
            } else if terrain == right.terrain as u8 && !(region.beside & right_bit).is_empty() {
                &mut other
            } else {
                if crowns > 0 {
                    let now = around::<G>(region.beside & free, free).count() as i16;
                    promise(&mut shape, terrain, crowns, room, -1);
                    promise(&mut shape, terrain, crowns, now, 1);
                }
                continue;
            };
            count(&mut shape, terrain, squares, crowns, room, -1);
            joined.0 |= region.beside & free;
            joined.1 += squares;
            joined.2 += crowns;
        }
        let mut add = |half: Half, (beside, squares, crowns): (G::Bits, i16, i16)| {
            let room = around::<G>(beside, free).count() as i16;
            count(&mut shape, half.terrain as u8, squares, crowns, room, 1);
        };
        add(left, one);
        if !alike {
            add(right, other);
        }
        shape[Trait::Squares as usize] += 2;
        // Counting is slow without a CPU instruction for it, so this counts only what changes.
        let taken = |squares: G::Bits| {
            let one = i16::from(!(squares & left_bit).is_empty());
            one + i16::from(!(squares & right_bit).is_empty())
        };
        let mut beside = shape[Trait::Open as usize];
        for (before, now) in self.open.iter().zip(&mut open) {
            let more = *now & !*before;
            if !more.is_empty() {
                beside += more.count() as i16;
            }
            beside -= taken(*before);
            *now = *now & free;
        }
        shape[Trait::Open as usize] = beside;
        shape[Trait::Doors as usize] -= taken(self.doors);
        see::<G>(&mut shape, free, &open, self.doors & free);
        shape
    }
}

/// Fills in the numbers that have to be counted from the free squares.
#[inline]
fn see<G: Grid>(shape: &mut Shape, free: G::Bits, open: &[G::Bits; 6], doors: G::Bits) {
    let welcome = if doors.is_empty() {
        open.iter().filter(|squares| !squares.is_empty()).count()
    } else {
        open.len()
    };
    shape[Trait::Welcome as usize] = welcome as i16;
    let lost = free & !neighbours::<G>(free);
    shape[Trait::Lost as usize] = if lost.is_empty() {
        0
    } else {
        lost.count() as i16
    };
}

#[cfg(test)]
mod tests {
    use takht_core::{Chance, Game, Quick, Turn};

    use super::*;
    use crate::grid::{Five, Seven};
    use crate::{Kingdomino, KingdominoOptions, Square};

    /// Compares shapes with placing and counting again, for every due domino in random games.
    fn as_if_placed<G: Grid>(options: &KingdominoOptions) {
        let mut chance = Quick::new(9);
        let (mut inside, mut outside) = (0, 0);
        for _ in 0..60 {
            let mut game = Kingdomino::<G>::new(options).unwrap();
            while !game.is_over() {
                if let (Some(domino), Turn::Seat(seat)) = (game.due(), game.turn()) {
                    let kingdom = game.kingdom(seat);
                    let shapes = Shapes::new(kingdom);
                    assert_eq!(*shapes.now(), step_by_step(kingdom));
                    let mut shown = 0;
                    shapes.with(domino, |at, shape| {
                        let mut after = *kingdom;
                        after.place_at(domino, at);
                        assert_eq!(shape, Shapes::new(&after).now());
                        shown += 1;
                        *[&mut inside, &mut outside][usize::from(after.frame().is_none())] += 1;
                    });
                    let mut all = kingdom.placements(domino).by_facing();
                    assert_eq!(shown > 0, all.next().is_some());
                }
                // Mostly inside the grid, so that kingdoms do not leave it at once.
                let stays = chance.below(8) > 0;
                match (game.due(), game.turn()) {
                    (Some(domino), Turn::Seat(seat)) if stays => {
                        let kingdom = *game.kingdom(seat);
                        let mut kept = None;
                        Shapes::new(&kingdom).with(domino, |at, shape| {
                            kept = kept.max(Some((shape[0], kingdom.squares_of(at))));
                        });
                        game.play_unchecked(match kept {
                            None => crate::KingdominoEvent::Discard(domino),
                            Some((_, (left, right))) => crate::KingdominoEvent::Place {
                                domino,
                                left,
                                right,
                            },
                        });
                    }
                    _ => {
                        game.advance(&mut chance);
                    }
                }
            }
        }
        assert!(inside > 5_000 && outside > 500, "{inside} {outside}");
    }

    /// The same numbers, counted square by square.
    fn step_by_step<G: Grid>(kingdom: &Kingdom<G>) -> Shape {
        let castle = Square::default();
        let land: Vec<_> = kingdom.land().collect();
        let filled = |at: Square| at == castle || kingdom.at(at).is_some();
        let beside = |at: Square| {
            [(0, 1), (1, 0), (0, -1), (-1, 0)].map(|(x, y)| Square::new(at.x + x, at.y + y))
        };
        let (size, reach) = (G::SIZE as i8, (G::SIZE / 2) as i8);
        let within = |at: Square, most: i8| at.x.abs() <= most && at.y.abs() <= most;
        let strayed = land.iter().any(|(at, _)| !within(*at, reach));
        let all = || land.iter().map(|(at, _)| *at).chain([castle]);
        // How far one domino may stretch the box.
        let stretch = |values: Vec<i8>, value: i8| {
            let (low, high) = (*values.iter().min().unwrap(), *values.iter().max().unwrap());
            let margin = (size - (high - low + 1)).min(2);
            (low - margin..=high + margin).contains(&value)
        };
        let may_grow = |at: Square| {
            if strayed {
                stretch(all().map(|at| at.x).collect(), at.x)
                    && stretch(all().map(|at| at.y).collect(), at.y)
            } else {
                within(at, reach)
            }
        };
        let squares = || (-9..=9).flat_map(|x| (-9..=9).map(move |y| Square::new(x, y)));
        let free: Vec<_> = squares()
            .filter(|&at| !filled(at) && may_grow(at))
            .collect();
        let next_to = |group: &[Square]| -> Vec<Square> {
            let touches = |at: &&Square| beside(**at).iter().any(|other| group.contains(other));
            free.iter().filter(touches).copied().collect()
        };
        let mut shape = [0; SHAPE];
        let mut seen = Vec::new();
        for &(at, half) in &land {
            if seen.contains(&at) {
                continue;
            }
            let mut group = vec![at];
            let mut next = 0;
            while next < group.len() {
                for other in beside(group[next]) {
                    let same = kingdom
                        .at(other)
                        .is_some_and(|half_there| half_there.terrain == half.terrain);
                    if same && !group.contains(&other) {
                        group.push(other);
                    }
                }
                next += 1;
            }
            let crowns: i16 = group
                .iter()
                .map(|&at| i16::from(kingdom.at(at).unwrap().crowns))
                .sum();
            let mut room = next_to(&group);
            room.extend(next_to(&room));
            room.sort_unstable();
            room.dedup();
            let (squares, room) = (group.len() as i16, room.len() as i16);
            shape[Trait::Properties as usize] += 1;
            shape[Trait::Points as usize] += squares * crowns;
            shape[Trait::Bare as usize] += if crowns == 0 { squares } else { 0 };
            shape[Trait::Promise as usize] += crowns * room;
            shape[Trait::Room as usize + half.terrain as usize] += crowns * room.min(ROOM);
            seen.extend(group);
        }
        for terrain in crate::Terrain::ALL {
            let of_it = land.iter().filter(|(_, half)| half.terrain == terrain);
            let of_it: Vec<_> = of_it.map(|(at, _)| *at).collect();
            let open = next_to(&of_it).len() as i16;
            shape[Trait::Open as usize] += open;
            let door = !next_to(&[castle]).is_empty();
            shape[Trait::Welcome as usize] += i16::from(open > 0 || door);
        }
        shape[Trait::Doors as usize] = next_to(&[castle]).len() as i16;
        let lost = free
            .iter()
            .filter(|&&at| !beside(at).iter().any(|other| free.contains(other)));
        shape[Trait::Lost as usize] = lost.count() as i16;
        shape[Trait::Squares as usize] = land.len() as i16 + 1;
        shape[Trait::Strayed as usize] = i16::from(strayed);
        shape
    }

    #[test]
    fn shapes_are_what_placing_leads_to() {
        as_if_placed::<Five>(&KingdominoOptions::players(4));
        let mut duel = KingdominoOptions::players(2);
        duel.mighty_duel = true;
        as_if_placed::<Seven>(&duel);
    }
}
