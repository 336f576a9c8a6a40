//! The map and its land.

use crate::hex::SPAN;
use crate::sector::{SECTORS, SIZE};
use crate::{Hex, Hexes, Land, Location, Sector, Terrain};

/// A map of 20×20 hexes, stored as sets of hexes: four boards, or any other map (B1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Map {
    /// In the order of [`kind`].
    lands: [Hexes; KINDS],
    /// All hexes of all terrains.
    buildable: Hexes,
}

/// How many kinds of land the map tells apart; all locations are one kind.
const KINDS: usize = Terrain::COUNT + 4;
const WATER: usize = Terrain::COUNT;
const MOUNTAIN: usize = Terrain::COUNT + 1;
const CASTLE: usize = Terrain::COUNT + 2;
const LOCATION: usize = Terrain::COUNT + 3;

const fn kind(land: Land) -> usize {
    match land {
        Land::Terrain(terrain) => terrain as usize,
        Land::Water => WATER,
        Land::Mountain => MOUNTAIN,
        Land::Castle => CASTLE,
        Land::Location(_) => LOCATION,
    }
}

/// Every board, upright and turned, at every place of the map.
static PLACED: [[[[Hexes; KINDS]; SECTORS]; 2]; Location::COUNT] = {
    let empty = [Hexes::NONE; KINDS];
    let mut placed = [[[empty; SECTORS]; 2]; Location::COUNT];
    let mut i = 0;
    while i < Location::COUNT * 2 * SECTORS {
        let (board, turned, place) = (i / 2 / SECTORS, i / SECTORS % 2, i % SECTORS);
        let sector = Sector {
            board: Location::ALL[board],
            turned: turned == 1,
        };
        let (top, left) = (place as u8 / 2 * SIZE, place as u8 % 2 * SIZE);
        let mut at = 0;
        while at < SIZE * SIZE {
            let (row, column) = (at / SIZE, at % SIZE);
            let hexes = &mut placed[board][turned][place][kind(sector.land(row, column))];
            hexes.add_row(top + row, 1 << (left + column));
            at += 1;
        }
        i += 1;
    }
    placed
};

impl Map {
    /// The map of four boards: top left, top right, bottom left, bottom right.
    #[inline]
    pub fn of_sectors(sectors: &[Sector; SECTORS]) -> Self {
        let mut lands = [Hexes::NONE; KINDS];
        for (place, sector) in sectors.iter().enumerate() {
            let part = &PLACED[sector.board as usize][usize::from(sector.turned)][place];
            for (hexes, more) in lands.iter_mut().zip(part) {
                *hexes |= *more;
            }
        }
        Self::new(lands)
    }

    /// A map of any land.
    pub fn of_lands(lands: &[[Land; SPAN as usize]; SPAN as usize]) -> Self {
        let mut sets = [Hexes::NONE; KINDS];
        for hex in Hex::all() {
            let land = lands[usize::from(hex.row())][usize::from(hex.column())];
            sets[kind(land)].insert(hex);
        }
        Self::new(sets)
    }

    #[inline]
    fn new(lands: [Hexes; KINDS]) -> Self {
        let terrains = lands.iter().take(Terrain::COUNT);
        let buildable = terrains.fold(Hexes::NONE, |all, &hexes| all | hexes);
        Self { lands, buildable }
    }

    /// The hexes of a terrain.
    #[inline]
    pub fn terrain(&self, terrain: Terrain) -> Hexes {
        self.lands[terrain as usize]
    }

    /// The hexes that can be built on (B2).
    #[inline]
    pub fn buildable(&self) -> Hexes {
        self.buildable
    }

    /// Water.
    #[inline]
    pub fn water(&self) -> Hexes {
        self.lands[WATER]
    }

    /// Mountains.
    #[inline]
    pub fn mountains(&self) -> Hexes {
        self.lands[MOUNTAIN]
    }

    /// Castles.
    #[inline]
    pub fn castles(&self) -> Hexes {
        self.lands[CASTLE]
    }

    /// Locations.
    #[inline]
    pub fn locations(&self) -> Hexes {
        self.lands[LOCATION]
    }

    /// The land of a hex; the map does not know which location it is.
    pub fn land(&self, hex: Hex) -> Land {
        let found = self.lands.iter().position(|hexes| hexes.contains(hex));
        match found {
            Some(WATER) => Land::Water,
            Some(MOUNTAIN) => Land::Mountain,
            Some(CASTLE) => Land::Castle,
            Some(kind) if kind < Terrain::COUNT => Land::Terrain(Terrain::ALL[kind]),
            _ => Land::Location(None),
        }
    }
}
