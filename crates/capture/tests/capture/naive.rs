//! A second, slow implementation of the rules with loops over coordinates, based only on the
//! picture.

use std::collections::BTreeSet;

use takht_capture::{
    BuildingPicture, CaptureEvent as Event, CaptureOptions, CapturePicture, Kind, Square,
};
use takht_core::Seat;

pub(crate) type Spots = BTreeSet<(i32, i32)>;

pub(crate) fn spot(square: Square) -> (i32, i32) {
    (square.x.into(), square.y.into())
}

fn square((x, y): (i32, i32)) -> Square {
    Square::new(x as i8, y as i8)
}

/// The eight places around a place.
fn around((x, y): (i32, i32)) -> impl Iterator<Item = (i32, i32)> {
    let all = (-1..=1).flat_map(move |dx| (-1..=1).map(move |dy| (x + dx, y + dy)));
    all.filter(move |&other| other != (x, y))
}

fn footprint(building: &BuildingPicture) -> Spots {
    let first = [building.first].into_iter();
    first.chain(building.second).map(spot).collect()
}

/// The places that a set of places touches, without the set itself.
fn touched(places: &Spots) -> Spots {
    let all = places.iter().flat_map(|&place| around(place));
    all.filter(|place| !places.contains(place)).collect()
}

/// The places of `within` that steps can reach.
fn region(from: (i32, i32), within: &Spots) -> Spots {
    let (mut found, mut open) = (Spots::new(), vec![from]);
    while let Some(place) = open.pop() {
        if within.contains(&place) && found.insert(place) {
            open.extend(around(place));
        }
    }
    found
}

/// A table as players see it.
pub(crate) struct NaiveTable<'a> {
    pub(crate) picture: &'a CapturePicture,
    pub(crate) options: CaptureOptions,
    pub(crate) acting: Seat,
}

impl NaiveTable<'_> {
    fn squares(&self) -> Spots {
        self.picture.squares.iter().copied().map(spot).collect()
    }

    fn free(&self, more: Option<&Spots>) -> Spots {
        let mut free = self.squares();
        for building in &self.picture.buildings {
            free.retain(|place| !footprint(building).contains(place));
        }
        free.retain(|place| !more.is_some_and(|more| more.contains(place)));
        free
    }

    fn bases(&self) -> Spots {
        let bases = self.picture.players.iter().filter_map(|player| player.base);
        bases.map(spot).collect()
    }

    /// C6 for the layout with one more building or base.
    fn layout_is_legal(&self, building: Option<&Spots>, base: Option<(i32, i32)>) -> bool {
        let free = self.free(building);
        let mut bases = self.bases();
        bases.extend(base);
        let mut all: Vec<Spots> = self.picture.buildings.iter().map(footprint).collect();
        all.extend(building.cloned());
        let large = all.iter().filter(|places| places.len() == 2);
        let near_large: Spots = large.flat_map(touched).collect();
        let to_come = self.picture.players.len() - bases.len();
        free.iter().any(|&from| {
            let region = region(from, &free);
            let touches = |places: &Spots| !touched(places).is_disjoint(&region);
            let room = region
                .iter()
                .filter(|place| !near_large.contains(place) && !bases.contains(place));
            all.iter().all(touches) && bases.is_subset(&region) && room.count() >= to_come
        })
    }

    pub(crate) fn tiles(&self) -> Vec<Event> {
        let laid: Spots = self.picture.tiles.iter().copied().map(spot).collect();
        if laid.is_empty() {
            return vec![Event::Tile(Square::new(0, 0))];
        }
        let beside = laid
            .iter()
            .flat_map(|&(x, y)| [(x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)]);
        let open: Spots = beside.filter(|place| !laid.contains(place)).collect();
        open.into_iter()
            .map(|place| Event::Tile(square(place)))
            .collect()
    }

    pub(crate) fn buildings(&self) -> Vec<Event> {
        let (_, small, large) = self.picture.to_come;
        let free = self.free(None);
        let mut events = Vec::new();
        if small > 0 {
            let places = free
                .iter()
                .filter(|&&place| self.layout_is_legal(Some(&Spots::from([place])), None));
            events.extend(places.map(|&place| Event::Small(square(place))));
        }
        if large > 0 {
            for &(x, y) in &free {
                for other in [(x, y + 1), (x + 1, y)] {
                    let places = Spots::from([(x, y), other]);
                    if free.contains(&other) && self.layout_is_legal(Some(&places), None) {
                        events.push(Event::Large(square((x, y)), square(other)));
                    }
                }
            }
        }
        events
    }

    pub(crate) fn base_places(&self) -> Vec<Event> {
        let large = self
            .picture
            .buildings
            .iter()
            .filter(|b| b.kind == Kind::Large);
        let near_large: Spots = large.flat_map(|b| touched(&footprint(b))).collect();
        let bases = self.bases();
        let free = self.free(None).into_iter();
        free.filter(|place| !near_large.contains(place) && !bases.contains(place))
            .filter(|&place| self.layout_is_legal(None, Some(place)))
            .map(|place| Event::Base(square(place)))
            .collect()
    }

    fn pawns(&self) -> Spots {
        let pawns = self.picture.players.iter().filter_map(|player| player.pawn);
        pawns.map(spot).collect()
    }

    pub(crate) fn actions(&self) -> Vec<Event> {
        let pawn = spot(self.picture.players[self.acting.index()].pawn.unwrap());
        let (free, pawns) = (self.free(None), self.pawns());
        let near: Spots = around(pawn).collect();
        let mut targets = near.clone();
        for building in &self.picture.buildings {
            let touches = touched(&footprint(building));
            if building.owner == Some(self.acting) && touches.contains(&pawn) {
                targets.extend(touches);
            }
        }
        targets.retain(|place| free.contains(place) && !pawns.contains(place));
        let mut events: Vec<Event> = targets
            .into_iter()
            .map(|to| Event::Move(square(to)))
            .collect();
        let attacked: BTreeSet<Square> = self
            .picture
            .buildings
            .iter()
            .filter(|building| building.owner != Some(self.acting))
            .filter(|building| touched(&footprint(building)).contains(&pawn))
            .map(|building| building.first)
            .collect();
        events.extend(attacked.into_iter().map(Event::Capture));
        for (seat, player) in Seat::all(4).zip(&self.picture.players) {
            if player.pawn.is_some_and(|other| near.contains(&spot(other))) {
                events.push(Event::Battle(seat));
            }
        }
        if events.is_empty() || self.options.may_pass {
            events.push(Event::Pass);
        }
        events
    }

    /// C14: the nearest free squares, counted over all squares of the map.
    pub(crate) fn steps(&self) -> Vec<Event> {
        let (all, free, pawns) = (self.squares(), self.free(None), self.pawns());
        let from = spot(self.picture.players[self.acting.index()].pawn.unwrap());
        let mut ring = Spots::from([from]);
        let mut seen = ring.clone();
        loop {
            let next = ring.iter().flat_map(|&place| around(place));
            ring = next
                .filter(|place| all.contains(place) && seen.insert(*place))
                .collect();
            let found = ring
                .iter()
                .filter(|place| free.contains(place) && !pawns.contains(place));
            let found: Vec<Event> = found.map(|&place| Event::Step(square(place))).collect();
            if !found.is_empty() || ring.is_empty() {
                return found;
            }
        }
    }
}
