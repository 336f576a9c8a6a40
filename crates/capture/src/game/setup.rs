//! Setting up the map: tiles, buildings and bases (C3 to C6).

use std::sync::Arc;

use arrayvec::ArrayVec;
use takht_core::{Chance, Game, Seat};

use super::{Capture, Phase, TILES};
use crate::ground::{Building, Ground, NOWHERE};
use crate::squares::Squares;
use crate::{CaptureEvent as Event, Closed, Illegal, Kind, Square};

/// The tiles laid so far, and the places for the next one.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Tiles {
    laid: ArrayVec<Square, { TILES as usize }>,
    /// Ascending. A shape of n tiles has at most 2n + 2 places beside it.
    open: ArrayVec<Square, { 2 * TILES as usize + 2 }>,
}

impl Tiles {
    pub(super) fn laid(&self) -> &[Square] {
        &self.laid
    }

    /// The places for the next tile. The first tile always lies at 0,0.
    pub(super) fn open(&self) -> &[Square] {
        const ORIGIN: [Square; 1] = [Square::new(0, 0)];
        if self.laid.is_empty() {
            &ORIGIN
        } else {
            &self.open
        }
    }

    fn lay(&mut self, tile: Square) {
        self.laid.push(tile);
        if let Ok(place) = self.open.binary_search(&tile) {
            self.open.remove(place);
        }
        for beside in tile.beside() {
            if let Err(place) = self.open.binary_search(&beside)
                && !self.laid.contains(&beside)
            {
                self.open.insert(place, beside);
            }
        }
    }
}

impl Capture {
    /// How many small and large buildings the players still have to place.
    pub(super) fn left(&self) -> (u8, u8) {
        let placed = |kind: Kind| {
            let buildings = self.ground.buildings.iter();
            buildings.filter(|building| building.kind == kind).count() as u8
        };
        match self.phase {
            Phase::First | Phase::Tiles | Phase::Buildings => (
                self.options.small - placed(Kind::Small),
                self.options.large - placed(Kind::Large),
            ),
            // Buildings that found no place stay out of the game.
            _ => (0, 0),
        }
    }

    /// Lays a tile; after the last one the players place buildings (C3, C4).
    pub(super) fn lay(&mut self, tile: Square) {
        self.tiles.lay(tile);
        if self.tiles.laid.len() < TILES.into() {
            self.active = self.next(self.active);
            return;
        }
        self.ground = Arc::new(Ground::new(self.tiles.laid(), self.options.tile_size));
        self.free = self.ground.all();
        // The seat that laid the last tile places the first building.
        self.phase = Phase::Buildings;
        self.go_on_building();
    }

    /// Places a building (C4).
    pub(super) fn place(&mut self, first: Square, second: Option<Square>) {
        let index = |square| self.ground.index(square).unwrap_or(NOWHERE);
        let building = self.ground.building(index(first), second.map(index));
        self.points[self.ground.buildings.len() % self.points.len()] = building.kind.points();
        self.free = self.free.without(building.squares);
        Arc::make_mut(&mut self.ground).add(building);
        self.active = self.previous(self.active);
        self.go_on_building();
    }

    /// Ends the building phase once no remaining building has a place (C6).
    fn go_on_building(&mut self) {
        let (small, large) = self.left();
        let goes_on = (small > 0 && self.has_place(Kind::Small))
            || (large > 0 && self.has_place(Kind::Large));
        if !goes_on {
            self.phase = Phase::Bases;
            self.active = self.first;
        }
    }

    /// Places a base with the pawn on it; after the last one turns begin (C5, C7).
    pub(super) fn settle(&mut self, square: Square) {
        let at = self.ground.index(square).unwrap_or(NOWHERE);
        let seat = self.active.index();
        self.bases[seat] = at;
        self.pawns[seat] = at;
        self.active = self.next(self.active);
        if self.active == self.first {
            self.phase = Phase::Act;
        }
    }

    /// The bases placed so far.
    fn placed_bases(&self) -> Squares {
        let placed = self.bases.iter().filter(|&&base| base != NOWHERE);
        placed.copied().collect()
    }

    /// The regions of free squares that ordinary steps join.
    fn regions(&self, free: Squares) -> impl Iterator<Item = Squares> {
        let mut left = free;
        std::iter::from_fn(move || {
            let region = self.ground.flood(left.lowest()?, free);
            left = left.without(region);
            Some(region)
        })
    }

    /// Refuses a layout with one more building if it is illegal (C6): one region has to touch every
    /// building and have room for every base. The error says what is wrong with the largest region.
    pub(super) fn check_layout(&self, more: &Building) -> Result<(), Closed> {
        let free = self.free.without(more.squares);
        let buildings = || self.ground.buildings.iter().chain([more]);
        let near_large = Ground::near_large(buildings());
        let (mut largest, mut reason) = (0, Closed::Room);
        for region in self.regions(free) {
            let untouched = buildings().find(|building| (building.around & region).is_empty());
            let wrong = match untouched {
                Some(building) => Closed::Building(self.ground.square(building.first)),
                None if region.without(near_large).count() < self.players() as u32 => Closed::Room,
                None => return Ok(()),
            };
            if region.count() > largest {
                (largest, reason) = (region.count(), wrong);
            }
        }
        Err(reason)
    }

    /// True if C6 allows a building there.
    #[inline]
    fn may_stand(&self, first: u8, second: Option<u8>) -> bool {
        let building = self.ground.building(first, second);
        self.check_layout(&building).is_ok()
    }

    /// The free squares for the second half of a large building whose smaller square is `first`.
    #[inline]
    fn second_halves(&self, first: u8) -> impl Iterator<Item = u8> {
        let halves = self.ground.halves(first).into_iter();
        halves.filter(|&half| half != NOWHERE && self.free.contains(half))
    }

    fn has_place(&self, kind: Kind) -> bool {
        self.free.iter().any(|first| match kind {
            Kind::Small => self.may_stand(first, None),
            Kind::Large => {
                let mut halves = self.second_halves(first);
                halves.any(|second| self.may_stand(first, Some(second)))
            }
        })
    }

    pub(super) fn list_buildings(&self, events: &mut Vec<Event>) {
        let (small, large) = self.left();
        let square = |at| self.ground.square(at);
        if small > 0 {
            let places = self.free.iter().filter(|&at| self.may_stand(at, None));
            events.extend(places.map(|at| Event::Small(square(at))));
        }
        if large > 0 {
            for first in self.free.iter() {
                let halves = self.second_halves(first);
                let halves = halves.filter(|&second| self.may_stand(first, Some(second)));
                events.extend(halves.map(|second| Event::Large(square(first), square(second))));
            }
        }
    }

    /// A random place for a building of either kind. It draws candidates until one is allowed;
    /// there is one, otherwise the phase would be over.
    pub(super) fn sample_building<C: Chance + ?Sized>(&self, chance: &mut C) -> Event {
        let (small, large) = self.left();
        let squares = self.free.count();
        // For each free square, one candidate for a small building and two for a large one.
        let from = if small > 0 { 0 } else { squares };
        let to = if large > 0 { 3 * squares } else { squares };
        loop {
            let n = from + chance.below(to - from);
            let first = self.free.nth(n % squares);
            let second = match n / squares {
                0 => None,
                half => Some(self.ground.halves(first)[half as usize - 1]),
            };
            let on_map = second.is_none_or(|half| half != NOWHERE && self.free.contains(half));
            if on_map && self.may_stand(first, second) {
                let square = |at| self.ground.square(at);
                return match second {
                    None => Event::Small(square(first)),
                    Some(second) => Event::Large(square(first), square(second)),
                };
            }
        }
    }

    /// The squares for the base of the active seat (C5, C6).
    pub(super) fn base_squares(&self) -> Squares {
        let near_large = Ground::near_large(self.ground.buildings.iter());
        let bases = self.placed_bases();
        let to_come = self.players() as u32 - bases.count();
        let buildings = &self.ground.buildings;
        let mut squares = Squares::NONE;
        for region in self.regions(self.free) {
            let room = region.without(near_large).without(bases);
            let joined = bases.within(region)
                && buildings
                    .iter()
                    .all(|building| !(building.around & region).is_empty());
            if joined && room.count() >= to_come {
                squares |= room;
            }
        }
        squares
    }

    /// Refuses an illegal tile with the rule that it breaks.
    pub(super) fn check_tile(&self, tile: Square) -> Result<(), Illegal> {
        let open = self.tiles.open();
        if open.binary_search(&tile).is_ok() {
            Ok(())
        } else if self.tiles.laid.is_empty() {
            Err(Illegal::FirstTile)
        } else if self.tiles.laid.contains(&tile) {
            Err(Illegal::TileTaken { tile })
        } else {
            let beside = open.first().copied().unwrap_or_default();
            Err(Illegal::TileApart { tile, beside })
        }
    }

    /// Refuses an illegal building with the rule that it breaks.
    pub(super) fn check_building(
        &self,
        first: Square,
        second: Option<Square>,
    ) -> Result<(), Illegal> {
        let (small, large) = self.left();
        let (kind, left) = match second {
            None => (Kind::Small, small),
            Some(_) => (Kind::Large, large),
        };
        if left == 0 {
            return Err(Illegal::NoneLeft { kind });
        }
        let one = self.check_free(first, "C4")?;
        let two = second.map(|second| self.check_free(second, "C4"));
        let two = two.transpose()?;
        if let Some(second) = second
            && !first.touches(second)
        {
            return Err(Illegal::Apart { first, second });
        }
        let building = self.ground.building(one, two);
        self.check_layout(&building).map_err(Illegal::Closed)
    }

    /// Refuses an illegal base with the rule that it breaks.
    pub(super) fn check_base(&self, square: Square) -> Result<(), Illegal> {
        let at = self.check_free(square, "C5")?;
        let mut seats = Seat::all(self.players());
        if let Some(by) = seats.find(|seat| self.bases[seat.index()] == at) {
            return Err(Illegal::BaseTaken { square, by });
        }
        let near =
            |building: &&Building| building.kind == Kind::Large && building.around.contains(at);
        if let Some(building) = self.ground.buildings.iter().find(near) {
            let building = self.ground.square(building.first);
            return Err(Illegal::BesideLarge { square, building });
        }
        if self.base_squares().contains(at) {
            Ok(())
        } else {
            Err(Illegal::Closed(Closed::Base(square)))
        }
    }

    /// The number of a square of the map without a building; refuses any other.
    pub(super) fn check_free(&self, square: Square, clause: &'static str) -> Result<u8, Illegal> {
        match self.ground.index(square) {
            None => Err(Illegal::Gap { square, clause }),
            Some(at) if !self.free.contains(at) => Err(Illegal::Built { square, clause }),
            Some(at) => Ok(at),
        }
    }
}
