//! Describes a kingdom in more numbers than a [`Shape`] has, for bots that can take the time.

use arrayvec::ArrayVec;

use crate::grid::{Bits, Grid, flood, neighbours};
use crate::{Kingdom, SHAPE, Shape, Supply, Trait};

/// Numbers from which a bot estimates how a kingdom will do with the dominoes that are left.
pub type Portrait = [i16; PORTRAIT];

/// How many numbers a [`Portrait`] has.
pub const PORTRAIT: usize = 96;

/// Properties with more crowns than this count as having this many.
const CROWNS: usize = 5;

/// The most properties of a terrain to compare with each other; further ones are ignored.
const MOST: usize = 12;

/// For each number of crowns from 1: the free squares beside, and within two steps of, properties
/// with at least that many crowns.
#[derive(Clone, Copy)]
struct Prize<B> {
    beside: [B; CROWNS],
    around: [B; CROWNS],
}

/// The squares that are in at least one, two or three of some sets.
#[derive(Clone, Copy, Default)]
struct Times<B> {
    once: B,
    twice: B,
    thrice: B,
}

impl<B: Bits> Times<B> {
    fn add(&mut self, set: B) {
        self.thrice |= self.twice & set;
        self.twice |= self.once & set;
        self.once |= set;
    }
}

fn number<B: Bits>(set: B) -> i16 {
    set.count() as i16
}

/// The portrait of a kingdom with this shape.
///
/// The free squares are those of [`Shape`]. The numbers of the shape come first, then those of each
/// terrain, of the free squares, and of the supply.
pub fn portrait<G: Grid>(kingdom: &Kingdom<G>, shape: &Shape, supply: &Supply) -> Portrait {
    let (width, height) = kingdom.size();
    let frame = kingdom.frame().unwrap_or_else(|| G::room(width, height));
    let free = frame & !kingdom.filled;
    let doors = neighbours::<G>(kingdom.castle) & free;
    let none = G::Bits::default();
    let mut numbers: ArrayVec<i16, PORTRAIT> = ArrayVec::new();
    numbers.extend(*shape);

    let mut prize = Prize {
        beside: [none; CROWNS],
        around: [none; CROWNS],
    };
    let mut beside_terrain = [none; 6];
    let mut bare = [0; 6];
    // The points for joining properties that have one free square between them.
    let (mut joining, mut likely_joining) = (0_i32, 0_i32);
    for (terrain, &land) in kingdom.terrains.iter().enumerate() {
        beside_terrain[terrain] = neighbours::<G>(land) & free;
        let mut others: ArrayVec<(G::Bits, i16, i16), MOST> = ArrayVec::new();
        let (mut largest, mut crowned, mut room) = ((0, 0), none, 0);
        let mut rest = land;
        while !rest.is_empty() {
            let group = flood::<G>(G::Bits::bit(rest.lowest()), land);
            rest = rest & !group;
            let (squares, crowns) = (number(group), kingdom.crowns_in(group) as i16);
            let beside = neighbours::<G>(group) & free;
            if squares * crowns >= largest.0 * largest.1 {
                largest = (squares, crowns);
            }
            if crowns == 0 && !beside.is_empty() {
                bare[terrain] += squares * supply.crowns[terrain];
            }
            if crowns > 0 {
                crowned |= beside;
                room += crowns * number(beside).min(3);
                let around = (beside | neighbours::<G>(beside)) & free;
                for fewer in 0..CROWNS.min(crowns as usize) {
                    prize.beside[fewer] |= beside;
                    prize.around[fewer] |= around;
                }
            }
            for &(other, other_squares, other_crowns) in &others {
                if !(beside & other).is_empty() {
                    let more = i32::from(crowns * other_squares + other_crowns * squares);
                    joining += more;
                    likely_joining += more * i32::from(supply.squares[terrain]) / 8;
                }
            }
            if !others.is_full() {
                others.push((beside, squares, crowns));
            }
        }
        numbers.push(number(land));
        numbers.push(kingdom.crowns_in(land) as i16);
        numbers.push(largest.0);
        numbers.push(number(crowned));
        numbers.push(room * supply.squares[terrain] / 8);
    }

    let sum = |sets: [G::Bits; CROWNS]| sets.into_iter().map(number).sum();
    numbers.push(sum(prize.beside));
    numbers.push(sum(prize.around));
    numbers.push(number(prize.beside[2]));
    numbers.push(number(prize.beside[4]));
    let at_most = |number: i32| number.min(i16::MAX.into()) as i16;
    numbers.push(at_most(joining));
    numbers.push(at_most(likely_joining));

    // A domino covers one square of each colour of a chessboard. The window is an odd number of
    // squares wide, so the lowest bit of a square's index is its colour.
    let mut white = G::Bits::bit(0);
    let mut known = 2;
    while known < G::SPAN * G::SPAN {
        white |= white << known;
        known *= 2;
    }
    let (mut pieces, mut odd, mut pairs, mut uncovered) = (0, 0, 0, 0);
    let mut rest = free;
    while !rest.is_empty() {
        let piece = flood::<G>(G::Bits::bit(rest.lowest()), free);
        rest = rest & !piece;
        let (squares, whites) = (number(piece), number(piece & white));
        pieces += 1;
        odd += squares % 2;
        pairs += i16::from(squares == 2);
        uncovered += (squares - 2 * whites).abs();
    }
    numbers.extend([pieces, odd, pairs, uncovered]);

    let mut free_beside = Times::default();
    for side in [free << 1, free >> 1, free << G::SPAN, free >> G::SPAN] {
        free_beside.add(side & free);
    }
    numbers.push(number(free_beside.once & !free_beside.twice));
    numbers.push(number(free & !neighbours::<G>(kingdom.filled)));
    let between = ((frame << 1) & (frame >> 1)) | ((frame << G::SPAN) & (frame >> G::SPAN));
    numbers.push(number(free & !between));

    let mut terrains_beside = Times::default();
    beside_terrain
        .iter()
        .for_each(|&set| terrains_beside.add(set));
    numbers.push(number(terrains_beside.once & !doors));
    numbers.push(number(terrains_beside.twice & !doors));
    numbers.push(number(terrains_beside.thrice & !doors));

    // The places for a half of each terrain that leave room for the other half.
    let mut welcome = 0;
    for (terrain, &beside) in beside_terrain.iter().enumerate() {
        let places = number((beside | doors) & free_beside.once);
        welcome += places.min(2) * supply.squares[terrain];
        numbers.push(places);
        numbers.push(supply.squares[terrain]);
        numbers.push(supply.crowns[terrain]);
        numbers.push(shape[Trait::Room as usize + terrain] * supply.squares[terrain] / 8);
        numbers.push(bare[terrain]);
    }
    numbers.push(welcome);
    numbers.push(supply.turn);
    numbers.push(supply.middle_kingdom);
    numbers.push(supply.harmony);
    debug_assert!(numbers.len() <= PORTRAIT && numbers.len() > SHAPE);
    let mut portrait = [0; PORTRAIT];
    portrait[..numbers.len()].copy_from_slice(&numbers);
    portrait
}
