//! Counts gold for castles and the ten cards (B23 to B33).

use serde::Serialize;
use takht_core::Message;

use crate::hex::SPAN;
use crate::{Card, Hex, Hexes, Map};

/// A source of gold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// Castles, in every game (B23).
    Castles,
    /// A card of the game.
    Card(Card),
}

impl Source {
    /// The name in scores.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Castles => "castles",
            Self::Card(card) => card.name(),
        }
    }

    /// Its name as a message.
    pub fn message(self) -> Message {
        Message::new(format!("kingdom-builder-{}", self.name()))
    }
}

/// Some gold and the hexes that bring it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Share {
    /// The amount of gold.
    pub gold: i32,
    /// The settlements that bring it; also the castles and locations if they matter.
    pub hexes: Vec<Hex>,
}

/// A map with the settlements of all players, ready to be counted.
#[derive(Clone, Copy, Debug)]
pub struct Tally<'a> {
    /// The map.
    pub map: &'a Map,
    /// The settlements of each player.
    pub settlements: &'a [Hexes],
}

impl Tally<'_> {
    /// The gold of a player from this source.
    #[inline]
    pub fn gold(&self, source: Source, player: usize) -> i32 {
        let mut sum = 0;
        self.each_share(source, player, |gold, _| sum += gold);
        sum
    }

    /// The gold of a player from this source, with the hexes that bring it.
    pub fn shares(&self, source: Source, player: usize) -> Vec<Share> {
        let mut shares = Vec::new();
        self.each_share(source, player, |gold, hexes| {
            if gold > 0 {
                let hexes = hexes.iter().collect();
                shares.push(Share { gold, hexes });
            }
        });
        shares
    }

    #[inline]
    fn each_share(&self, source: Source, player: usize, mut share: impl FnMut(i32, Hexes)) {
        let (map, own) = (self.map, self.settlements[player]);
        let mut each_one = |next_to: Hexes| {
            let paid = own & next_to;
            share(paid.count() as i32, paid);
        };
        match source {
            Source::Castles => {
                for castle in (map.castles() & own.neighbours()).iter() {
                    let mut hexes = own & Hexes::around(castle);
                    hexes.insert(castle);
                    share(3, hexes);
                }
            }
            Source::Card(Card::Fishermen) => {
                each_one(map.water().neighbours().without(map.water()));
            }
            Source::Card(Card::Miners) => each_one(map.mountains().neighbours()),
            Source::Card(Card::Workers) => {
                each_one((map.locations() | map.castles()).neighbours());
            }
            Source::Card(Card::Discoverers) => {
                for row in 0..SPAN {
                    let here = own & Hexes::row(row);
                    share((!here.is_empty()).into(), here);
                }
            }
            Source::Card(Card::Knights) => {
                let fullest = (0..SPAN).rev().max_by_key(|&row| own.count_row(row));
                let here = own & Hexes::row(fullest.unwrap_or(0));
                share(2 * here.count() as i32, here);
            }
            Source::Card(Card::Hermits) => own.groups().for_each(|group| share(1, group)),
            Source::Card(Card::Citizens) => {
                // Among groups of equal size the first one counts.
                let larger = |(most, size): (Hexes, u32), group: Hexes| match group.count() {
                    count if count > size => (group, count),
                    _ => (most, size),
                };
                let (largest, size) = own.groups().fold((Hexes::NONE, 0), larger);
                share(size as i32 / 2, largest);
            }
            Source::Card(Card::Merchants) => {
                let places = map.locations() | map.castles();
                let mut paid = Hexes::NONE;
                for group in own.groups() {
                    let joined = group.neighbours() & places;
                    if joined.count() > 1 {
                        let gold = 4 * joined.without(paid).count() as i32;
                        paid |= joined;
                        share(gold, group | joined);
                    }
                }
            }
            Source::Card(Card::Lords) => {
                for sector in Hexes::SECTORS {
                    let here = own & sector;
                    let counts = self.settlements.iter().map(|&all| (all & sector).count());
                    share(lords_gold(here.count(), counts), here);
                }
            }
            Source::Card(Card::Farmers) => {
                let sectors = Hexes::SECTORS.map(|sector| own & sector);
                let weakest = sectors.into_iter().min_by_key(Hexes::count);
                let weakest = weakest.unwrap_or_default();
                share(3 * weakest.count() as i32, weakest);
            }
        }
    }
}

/// The gold for `own` settlements in a sector where the players have these numbers (B32).
fn lords_gold(own: u32, counts: impl Iterator<Item = u32> + Clone) -> i32 {
    let most = counts.clone().max().unwrap_or(0);
    let second = counts.filter(|&count| count < most).max();
    if own == most {
        12
    } else if Some(own) == second {
        6
    } else {
        0
    }
}
