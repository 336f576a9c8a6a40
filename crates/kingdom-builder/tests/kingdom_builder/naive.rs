//! A second, slow implementation of the rules with loops over lists of places, written
//! independently of the bitboards.

use std::collections::{BTreeMap, BTreeSet};

use takht_kingdom_builder::{Card, Land, Location, Terrain};

pub(crate) type Spot = (i32, i32);

/// A map and the settlements of all players.
#[derive(Clone, Default)]
pub(crate) struct NaiveTable {
    pub(crate) lands: BTreeMap<Spot, Land>,
    pub(crate) settlements: Vec<BTreeSet<Spot>>,
}

/// The six places that touch one, on the map or not.
pub(crate) fn around((row, column): Spot) -> [Spot; 6] {
    let side = if row % 2 == 0 { -1 } else { 1 };
    [
        (row, column - 1),
        (row, column + 1),
        (row - 1, column),
        (row + 1, column),
        (row - 1, column + side),
        (row + 1, column + side),
    ]
}

/// Maps places to a plane that keeps lines straight: each step along a row adds 2 to x.
fn plane((row, column): Spot) -> (i32, i32) {
    (2 * column + row.rem_euclid(2), row)
}

impl NaiveTable {
    fn taken(&self, spot: Spot) -> bool {
        self.settlements.iter().any(|own| own.contains(&spot))
    }

    fn free(&self, wanted: impl Fn(Land) -> bool) -> Vec<Spot> {
        let all = self.lands.iter();
        all.filter(|&(spot, land)| wanted(*land) && !self.taken(*spot))
            .map(|(spot, _)| *spot)
            .collect()
    }

    /// The places next to the player's own if there are any, otherwise all.
    fn eligible(&self, free: Vec<Spot>, own: &BTreeSet<Spot>) -> Vec<Spot> {
        let near: Vec<Spot> = free
            .iter()
            .filter(|&&spot| around(spot).iter().any(|other| own.contains(other)))
            .copied()
            .collect();
        if near.is_empty() { free } else { near }
    }

    pub(crate) fn builds(&self, player: usize, card: Terrain) -> Vec<Spot> {
        let free = self.free(|land| land == Land::Terrain(card));
        self.eligible(free, &self.settlements[player])
    }

    pub(crate) fn extras(&self, player: usize, by: Location, card: Terrain) -> Vec<Spot> {
        let own = &self.settlements[player];
        let buildable = |land: Land| matches!(land, Land::Terrain(_));
        match by {
            Location::Oracle => self.builds(player, card),
            Location::Farm => self.builds(player, Terrain::Grass),
            Location::Oasis => self.builds(player, Terrain::Desert),
            Location::Tower => {
                let mut edge = self.free(buildable);
                edge.retain(|&(row, column)| [0, 19].contains(&row) || [0, 19].contains(&column));
                self.eligible(edge, own)
            }
            Location::Tavern => {
                let mut ends = self.free(buildable);
                ends.retain(|&spot| {
                    let (x, y) = plane(spot);
                    let ways = [(2, 0), (-2, 0), (1, 1), (1, -1), (-1, 1), (-1, -1)];
                    ways.iter().any(|(dx, dy)| {
                        (1..=3).all(|n| {
                            own.iter()
                                .any(|&other| plane(other) == (x + n * dx, y + n * dy))
                        })
                    })
                });
                ends
            }
            _ => panic!("{by} does not build"),
        }
    }

    pub(crate) fn moves(&self, player: usize, by: Location, card: Terrain) -> Vec<(Spot, Spot)> {
        let own = &self.settlements[player];
        let mut moves = Vec::new();
        for &from in own {
            let mut lifted = own.clone();
            lifted.remove(&from);
            let targets = match by {
                Location::Barn => {
                    self.eligible(self.free(|land| land == Land::Terrain(card)), &lifted)
                }
                Location::Harbor => self.eligible(self.free(|land| land == Land::Water), &lifted),
                Location::Paddock => {
                    let (x, y) = plane(from);
                    let two = [(4, 0), (-4, 0), (2, 2), (2, -2), (-2, 2), (-2, -2)];
                    let two = two.map(|(dx, dy)| (x + dx, y + dy));
                    let mut free = self.free(|land| matches!(land, Land::Terrain(_)));
                    free.retain(|&to| two.contains(&plane(to)));
                    free
                }
                _ => panic!("{by} does not move"),
            };
            moves.extend(targets.into_iter().map(|to| (from, to)));
        }
        moves
    }

    fn next_to(&self, spot: Spot, wanted: impl Fn(Land) -> bool) -> bool {
        let mut lands = around(spot).into_iter();
        lands.any(|other| self.lands.get(&other).is_some_and(|&land| wanted(land)))
    }

    fn groups(&self, player: usize) -> Vec<BTreeSet<Spot>> {
        let mut left = self.settlements[player].clone();
        let mut groups = Vec::new();
        while let Some(first) = left.pop_first() {
            let mut group = BTreeSet::new();
            let mut open = vec![first];
            while let Some(spot) = open.pop() {
                group.insert(spot);
                open.extend(around(spot).into_iter().filter(|other| left.remove(other)));
            }
            groups.push(group);
        }
        groups
    }

    pub(crate) fn castles(&self, player: usize) -> i32 {
        let own = &self.settlements[player];
        let castles = self.lands.iter().filter(|(_, land)| **land == Land::Castle);
        let paid = castles.filter(|(spot, _)| around(**spot).iter().any(|at| own.contains(at)));
        3 * paid.count() as i32
    }

    pub(crate) fn gold(&self, card: Card, player: usize) -> i32 {
        let own = &self.settlements[player];
        let place = |land: Land| matches!(land, Land::Castle | Land::Location(_));
        let count = |paid: &dyn Fn(Spot) -> bool| own.iter().filter(|spot| paid(**spot)).count();
        let sector = |(row, column): Spot| (row / 10, column / 10);
        let sectors = [(0, 0), (0, 1), (1, 0), (1, 1)];
        let in_sector = |of: &BTreeSet<Spot>, which: (i32, i32)| {
            of.iter().filter(|spot| sector(**spot) == which).count()
        };
        let gold = match card {
            Card::Fishermen => count(&|spot| {
                self.lands[&spot] != Land::Water && self.next_to(spot, |land| land == Land::Water)
            }),
            Card::Miners => count(&|spot| self.next_to(spot, |land| land == Land::Mountain)),
            Card::Workers => count(&|spot| self.next_to(spot, place)),
            Card::Discoverers => own
                .iter()
                .map(|(row, _)| row)
                .collect::<BTreeSet<_>>()
                .len(),
            Card::Knights => {
                let in_row = |row| own.iter().filter(|spot| spot.0 == row).count();
                2 * (0..20).map(in_row).max().unwrap()
            }
            Card::Hermits => self.groups(player).len(),
            Card::Citizens => {
                self.groups(player)
                    .iter()
                    .map(BTreeSet::len)
                    .max()
                    .unwrap_or(0)
                    / 2
            }
            Card::Merchants => {
                let mut joined = BTreeSet::new();
                for group in self.groups(player) {
                    let touched: BTreeSet<Spot> = group
                        .iter()
                        .flat_map(|&spot| around(spot))
                        .filter(|spot| self.lands.get(spot).is_some_and(|&land| place(land)))
                        .collect();
                    if touched.len() >= 2 {
                        joined.extend(touched);
                    }
                }
                4 * joined.len()
            }
            Card::Lords => {
                let of = |which| {
                    let mut numbers: Vec<usize> = self
                        .settlements
                        .iter()
                        .map(|of| in_sector(of, which))
                        .collect();
                    let mine = numbers[player];
                    numbers.sort_unstable();
                    numbers.dedup();
                    match numbers.iter().rev().position(|&number| number == mine) {
                        Some(0) => 12,
                        Some(1) => 6,
                        _ => 0,
                    }
                };
                sectors.into_iter().map(of).sum()
            }
            Card::Farmers => {
                let of = |which| in_sector(own, which);
                3 * sectors.into_iter().map(of).min().unwrap()
            }
        };
        gold as i32
    }
}
