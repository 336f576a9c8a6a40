//! A second, slow implementation of Kingdomino, without bitboards.
//!
//! A kingdom is a map from squares to terrain and crowns, and the rules are loops over it. It
//! shares only the names of things with the engine, so that tests can compare the two.

use std::collections::{BTreeMap, BTreeSet};

use takht_kingdomino::{Domino, Half, Terrain};

pub(crate) type Spot = (i32, i32);

#[derive(Clone, Debug, Default)]
pub(crate) struct NaiveKingdom {
    pub(crate) land: BTreeMap<Spot, Half>,
    pub(crate) discarded: usize,
}

pub(crate) fn around((x, y): Spot) -> [Spot; 4] {
    [(x - 1, y), (x, y - 1), (x, y + 1), (x + 1, y)]
}

impl NaiveKingdom {
    /// All squares, the castle included.
    fn filled(&self) -> Vec<Spot> {
        self.land.keys().copied().chain([(0, 0)]).collect()
    }

    fn fits(&self, more: &[Spot], size: i32) -> bool {
        let all: Vec<Spot> = self
            .filled()
            .into_iter()
            .chain(more.iter().copied())
            .collect();
        let wide = |along: fn(&Spot) -> i32| {
            let values = || all.iter().map(along);
            values().max().unwrap() - values().min().unwrap() + 1
        };
        wide(|spot| spot.0) <= size && wide(|spot| spot.1) <= size
    }

    fn joins(&self, spot: Spot, terrain: Terrain) -> bool {
        around(spot).into_iter().any(|beside| {
            beside == (0, 0)
                || self
                    .land
                    .get(&beside)
                    .is_some_and(|half| half.terrain == terrain)
        })
    }

    pub(crate) fn can_place(&self, domino: Domino, left: Spot, right: Spot, size: i32) -> bool {
        let free = |spot: Spot| spot != (0, 0) && !self.land.contains_key(&spot);
        around(left).contains(&right)
            && free(left)
            && free(right)
            && (self.joins(left, domino.left().terrain)
                || self.joins(right, domino.right().terrain))
            && self.fits(&[left, right], size)
    }

    /// Every legal placement in canonical order; only the canonical ones of a symmetric domino.
    pub(crate) fn placements(&self, domino: Domino, size: i32) -> Vec<(Spot, Spot)> {
        let mut found = BTreeSet::new();
        for x in -size..=size {
            for y in -size..=size {
                for right in around((x, y)) {
                    if self.can_place(domino, (x, y), right, size) {
                        let swap = domino.left() == domino.right() && right < (x, y);
                        let pair = if swap {
                            (right, (x, y))
                        } else {
                            ((x, y), right)
                        };
                        found.insert(pair);
                    }
                }
            }
        }
        found.into_iter().collect()
    }

    pub(crate) fn place(&mut self, domino: Domino, left: Spot, right: Spot) {
        self.land.insert(left, domino.left());
        self.land.insert(right, domino.right());
    }

    /// Every property as terrain, squares and crowns, sorted.
    pub(crate) fn properties(&self) -> Vec<(Terrain, u8, u8)> {
        let mut left: BTreeSet<Spot> = self.land.keys().copied().collect();
        let mut properties = Vec::new();
        while let Some(start) = left.pop_first() {
            let terrain = self.land[&start].terrain;
            let (mut squares, mut crowns, mut todo) = (0, 0, vec![start]);
            while let Some(spot) = todo.pop() {
                squares += 1;
                crowns += self.land[&spot].crowns;
                for beside in around(spot) {
                    let same = self
                        .land
                        .get(&beside)
                        .is_some_and(|half| half.terrain == terrain);
                    if same && left.remove(&beside) {
                        todo.push(beside);
                    }
                }
            }
            properties.push((terrain, squares, crowns));
        }
        properties.sort_unstable();
        properties
    }

    pub(crate) fn points(&self) -> i32 {
        let points =
            |&(_, squares, crowns): &(Terrain, u8, u8)| i32::from(squares) * i32::from(crowns);
        self.properties().iter().map(points).sum()
    }

    pub(crate) fn is_centred(&self) -> bool {
        let filled = self.filled();
        let reach = |along: fn(&Spot) -> i32| filled.iter().map(along).max().unwrap();
        reach(|spot| spot.0) == reach(|spot| -spot.0)
            && reach(|spot| spot.1) == reach(|spot| -spot.1)
    }

    pub(crate) fn is_complete(&self, size: i32) -> bool {
        self.discarded == 0 && self.filled().len() as i32 == size * size
    }
}
