//! The location hexes of a map, and the tiles that players hold from them.

use crate::{Hex, Hexes, Location, Map, Sector};

/// The most location hexes a map has: two on each board.
pub(crate) const MAX_SITES: usize = 8;

/// How many tiles lie on a location hex at the start (B4).
pub(crate) const TILES: u8 = 2;

/// The location hexes of a map with their remaining tiles; a site is an index into these.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Sites {
    hexes: [Hex; MAX_SITES],
    kinds: [Location; MAX_SITES],
    left: [u8; MAX_SITES],
    count: u8,
    /// Every hex next to a site, where a settlement can gain a tile.
    pub(crate) beside: Hexes,
}

impl Sites {
    pub(crate) fn of(sectors: &[Sector; 4], map: &Map) -> Self {
        let mut sites = Self::default();
        for (i, hex) in map.locations().iter().take(MAX_SITES).enumerate() {
            sites.hexes[i] = hex;
            sites.kinds[i] = sectors[hex.sector()].board;
            sites.left[i] = TILES;
            sites.count += 1;
            sites.beside |= Hexes::around(hex);
        }
        sites
    }

    /// Every site with its hex, its kind and its remaining tiles.
    pub(crate) fn iter(&self) -> impl Iterator<Item = (Hex, Location, u8)> {
        let all = self.hexes.iter().zip(self.kinds).zip(self.left);
        all.take(self.count.into())
            .map(|((&hex, kind), left)| (hex, kind, left))
    }

    #[inline]
    pub(crate) fn kind(&self, site: usize) -> Location {
        self.kinds[site % MAX_SITES]
    }

    #[inline]
    pub(crate) fn hex(&self, site: usize) -> Hex {
        self.hexes[site % MAX_SITES]
    }

    /// The kinds of these sites, as a set of bits in the order of [`Location::ALL`].
    #[inline]
    pub(crate) fn kinds_of(&self, sites: u8) -> u8 {
        each(sites).fold(0, |kinds, site| kinds | 1 << self.kind(site) as u8)
    }

    /// The sites of a kind, as a set.
    #[inline]
    pub(crate) fn of_kind(&self, kind: Location) -> u8 {
        let all = self.kinds.iter().take(self.count.into()).enumerate();
        all.fold(0, |sites, (i, &other)| sites | u8::from(other == kind) << i)
    }

    /// The sites next to a hex, as a set.
    #[inline]
    pub(crate) fn next_to(&self, hex: Hex) -> u8 {
        let around = Hexes::around(hex);
        let all = self.hexes.iter().take(self.count.into()).enumerate();
        all.fold(0, |sites, (i, &other)| {
            sites | u8::from(around.contains(other)) << i
        })
    }

    /// The hexes next to sites that still have a tile, except these sites.
    #[inline]
    pub(crate) fn giving(&self, apart_from: u8) -> Hexes {
        let mut hexes = Hexes::NONE;
        for site in 0..usize::from(self.count) {
            if self.left[site % MAX_SITES] > 0 && apart_from >> site & 1 == 0 {
                hexes |= Hexes::around(self.hex(site));
            }
        }
        hexes
    }

    /// Takes a tile from each of these sites that has one left, and returns the sites that had one.
    #[inline]
    pub(crate) fn take_one_of_each(&mut self, sites: u8) -> u8 {
        let mut taken = 0;
        for site in each(sites) {
            let left = &mut self.left[site % MAX_SITES];
            if *left > 0 {
                *left -= 1;
                taken |= 1 << site;
            }
        }
        taken
    }
}

/// The tiles of one player, as sets of the sites from which they come.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Tiles {
    /// The sites that have given this player a tile; a site gives a player only one (B14).
    pub(crate) taken: u8,
    /// The tiles in front of the player.
    pub(crate) held: u8,
    /// The tiles gained this turn, which the player may use from the next turn on (B15).
    pub(crate) fresh: u8,
    /// The tiles used this turn (B8).
    pub(crate) used: u8,
}

impl Tiles {
    /// The tiles that the player may use now.
    #[inline]
    pub(crate) fn ready(&self) -> u8 {
        self.held & !self.fresh & !self.used
    }

    #[inline]
    pub(crate) fn gain(&mut self, sites: u8) {
        self.taken |= sites;
        self.held |= sites;
        self.fresh |= sites;
    }

    /// Uses the tile of one of these sites; it does not matter which of two equal ones.
    #[inline]
    pub(crate) fn spend(&mut self, of_kind: u8) {
        let ready = self.ready() & of_kind;
        self.used |= ready & ready.wrapping_neg();
    }

    /// Removes the tile of a site. Tiles of one kind are alike: if the player has used the other
    /// one this turn and not this one, the used one goes (B16).
    pub(crate) fn lose(&mut self, site: usize, of_kind: u8) {
        let (this, other) = (1 << site, of_kind & !(1 << site));
        if self.used & this == 0 && self.used & other != 0 {
            self.used &= !other;
            if self.fresh & this != 0 {
                self.fresh |= other & self.held;
            }
        }
        self.held &= !this;
        self.fresh &= !this;
        self.used &= !this;
    }

    /// Ends the turn: the player may use gained tiles from now on, and used ones again.
    #[inline]
    pub(crate) fn rest(&mut self) {
        self.fresh = 0;
        self.used = 0;
    }
}

/// The indices of the bits of a set.
#[inline]
pub(crate) fn each(mut set: u8) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        if set == 0 {
            return None;
        }
        let bit = set.trailing_zeros() as usize;
        set &= set - 1;
        Some(bit)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Two tiles of one kind: sites 0 and 1.
    fn two(fresh: u8, used: u8) -> Tiles {
        Tiles {
            taken: 0b11,
            held: 0b11,
            fresh,
            used,
        }
    }

    #[test]
    fn b16_of_two_alike_the_used_one_goes() {
        for site in [0, 1] {
            let mut tiles = two(0, 0b01);
            tiles.lose(site, 0b11);
            assert_eq!(
                tiles.ready().count_ones(),
                1,
                "the other is still to be used"
            );
            assert_eq!((tiles.held.count_ones(), tiles.used), (1, 0));
        }
        let mut tiles = two(0, 0b11);
        tiles.lose(0, 0b11);
        assert_eq!(tiles.ready(), 0, "both were used");
        let mut tiles = two(0, 0);
        tiles.lose(0, 0b11);
        assert_eq!(tiles.ready(), 0b10, "neither was used");
    }

    #[test]
    fn b16_the_used_one_goes_and_the_new_one_still_waits() {
        for site in [0, 1] {
            let mut tiles = two(0b10, 0b01);
            tiles.lose(site, 0b11);
            assert_eq!((tiles.held.count_ones(), tiles.ready()), (1, 0));
            tiles.rest();
            assert_eq!(tiles.ready().count_ones(), 1);
        }
    }

    #[test]
    fn b16_of_a_ready_and_a_new_one_that_of_the_hex_goes() {
        let mut tiles = two(0b10, 0);
        tiles.lose(1, 0b11);
        assert_eq!(tiles.ready(), 0b01);
        let mut tiles = two(0b10, 0);
        tiles.lose(0, 0b11);
        assert_eq!((tiles.held, tiles.ready()), (0b10, 0));
    }
}
