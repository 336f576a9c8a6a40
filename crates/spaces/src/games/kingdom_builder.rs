//! The spaces of Kingdom Builder.
//!
//! Planes show the map of 20×20 hexes by rows and columns. A barn or a harbor moves any settlement to any hex: these
//! actions name the settlement by its place among the acting seat's settlements, of which there are at most 40.

use takht_core::{Game, Seat, Turn};
use takht_kingdom_builder::{
    Card, Direction, Hand, Hex, Hexes, KingdomBuilder, KingdomBuilderEvent as Event,
    KingdomBuilderOptions, Location, SPAN, SUPPLY, Terrain,
};

use crate::row::{Row, seats_around, seats_from};
use crate::space::{each_seat, ranges};
use crate::{Space, Spaces};

/// How many hexes the map has.
const AREA: u32 = SPAN as u32 * SPAN as u32;
const WAYS: u32 = Direction::ALL.len() as u32;

/// The first number of each kind of action.
const BUILD: u32 = Terrain::COUNT as u32;
const EXTRA: u32 = BUILD + AREA;
/// The tiles that build come before those that move.
const BUILDERS: u32 = 5;
const BARN: u32 = EXTRA + BUILDERS * AREA;
const MOVES: u32 = SUPPLY as u32 * AREA;
const PADDOCK: u32 = BARN + 2 * MOVES;
const END: u32 = PADDOCK + AREA * WAYS;

/// Terrains, water, mountains and castles.
const LANDS: [&str; Terrain::COUNT + 3] = [
    "grass", "canyon", "desert", "flower", "forest", "water", "mountain", "castle",
];

/// The features of a legal event.
const FEATURES: [&str; 16] = [
    "reveal",
    "build",
    "extra",
    "move",
    "end",
    "terrain",
    "location",
    "row",
    "column",
    "from row",
    "from column",
    "own neighbours",
    "other neighbours",
    "gains a tile",
    "gold",
    "useful tiles",
];

#[inline]
fn place_of(hex: Hex) -> u32 {
    u32::from(hex.row()) * u32::from(SPAN) + u32::from(hex.column())
}

#[inline]
fn hex_at(place: u32) -> Option<Hex> {
    let span = u32::from(SPAN);
    Hex::new(u8::try_from(place / span).ok()?, (place % span) as u8)
}

/// The first number of a tile's actions.
#[inline]
fn first_of(by: Location) -> u32 {
    match by {
        Location::Barn => BARN,
        Location::Harbor => BARN + MOVES,
        Location::Paddock => PADDOCK,
        Location::Oracle
        | Location::Farm
        | Location::Oasis
        | Location::Tower
        | Location::Tavern => EXTRA + by as u32 * AREA,
    }
}

/// The number of a move, if `rank` is the settlement's place among its player's.
#[inline]
fn moving(by: Location, rank: usize, from: Hex, to: Hex) -> Option<u32> {
    let first = first_of(by);
    if by != Location::Paddock {
        return Some(first + rank as u32 * AREA + place_of(to));
    }
    let way = Direction::ALL
        .iter()
        .position(|&way| from.jump(way) == Some(to))?;
    Some(first + place_of(from) * WAYS + way as u32)
}

/// Marks the hexes of a set in a plane.
#[inline]
fn mark(plane: &mut [u8], hexes: Hexes) {
    for hex in hexes.iter() {
        plane[place_of(hex) as usize] = 1;
    }
}

impl Spaces for KingdomBuilder {
    fn space(options: &KingdomBuilderOptions) -> Space {
        let players = usize::from(options.players);
        let mut planes: Vec<String> = LANDS.map(str::to_owned).into();
        let tiles = Location::ALL.map(|location| format!("{location} and its tiles"));
        planes.extend(tiles);
        planes.extend(each_seat(players, "settlements"));
        planes.extend(each_seat(players, "may gain a tile"));
        let mut vector = vec!["to reveal".to_owned(), "to build or end".to_owned()];
        vector.extend(each_seat(players, "to act"));
        vector.extend(each_seat(players, "began"));
        vector.extend(["round", "last round", "owed"].map(str::to_owned));
        let terrains = || Terrain::ALL.into_iter();
        vector.extend(terrains().map(|terrain| format!("{terrain} is open")));
        vector.extend(terrains().map(|terrain| format!("{terrain} in my hand")));
        vector.push("pile".to_owned());
        vector.extend(terrains().map(|terrain| format!("{terrain} played")));
        vector.extend(terrains().map(|terrain| format!("{terrain} out of the game")));
        vector.extend(Card::ALL.map(|card| format!("{} bring gold", card.name())));
        vector.extend(each_seat(players, "points"));
        vector.extend(each_seat(players, "supply"));
        for state in ["holds", "may use"] {
            for location in Location::ALL {
                vector.extend(each_seat(players, &format!("{state} {location}")));
            }
        }
        let mut lengths = vec![("reveal", BUILD), ("build", AREA)];
        lengths.extend(Location::ALL.map(|location| match location {
            Location::Barn | Location::Harbor => (location.name(), MOVES),
            Location::Paddock => (location.name(), AREA * WAYS),
            _ => (location.name(), AREA),
        }));
        lengths.push(("end", 1));
        Space {
            version: 1,
            actions: ranges(&lengths),
            planes,
            height: SPAN.into(),
            width: SPAN.into(),
            vector,
            features: FEATURES.to_vec(),
        }
    }

    #[inline]
    fn actions(&self, mut show: impl FnMut(u32)) {
        let Turn::Seat(seat) = self.turn() else {
            return;
        };
        if self.open_card().is_none() {
            if let Hand::Holds(terrain) = self.hand(seat) {
                return show(terrain as u32);
            }
            // The view of somebody who does not know the card.
            let mut events = Vec::new();
            self.legal(&mut events);
            let numbers = events.into_iter().filter_map(|event| self.number(event));
            return numbers.for_each(show);
        }
        let owed = self.owed();
        if owed > 0 {
            let sites = self.building_sites();
            sites.iter().for_each(|hex| show(BUILD + place_of(hex)));
        }
        for by in self.usable_tiles() {
            if by.moves() {
                for (rank, from) in self.settlements(seat).iter().enumerate() {
                    let targets = self.move_targets(by, from);
                    let numbers = targets.iter().filter_map(|to| moving(by, rank, from, to));
                    numbers.for_each(&mut show);
                }
            } else if self.supply(seat) > 0 {
                let first = first_of(by);
                let sites = self.extra_sites(by);
                sites.iter().for_each(|hex| show(first + place_of(hex)));
            }
        }
        if owed == 0 {
            show(END);
        }
    }

    fn number(&self, event: Event) -> Option<u32> {
        let seat = self.turn().seat()?;
        match event {
            Event::Reveal(terrain) => Some(terrain as u32),
            Event::Build(hex) => Some(BUILD + place_of(hex)),
            Event::Extra { by, at } => (!by.moves()).then(|| first_of(by) + place_of(at)),
            Event::Move { by, from, to } => {
                let rank = self.settlements(seat).iter().position(|own| own == from)?;
                by.moves().then(|| moving(by, rank, from, to))?
            }
            Event::End => Some(END),
            Event::Boards(_)
            | Event::Cards(_)
            | Event::First(_)
            | Event::Draw(..)
            | Event::Redraw(_) => None,
        }
    }

    fn event(&self, number: u32) -> Option<Event> {
        let seat = self.turn().seat()?;
        let settlement = |rank: u32| self.settlements(seat).iter().nth(rank as usize);
        match number {
            0..BUILD => Some(Event::Reveal(Terrain::ALL[number as usize])),
            BUILD..EXTRA => hex_at(number - BUILD).map(Event::Build),
            EXTRA..BARN => {
                let by = Location::ALL[((number - EXTRA) / AREA) as usize];
                let at = hex_at((number - EXTRA) % AREA)?;
                Some(Event::Extra { by, at })
            }
            BARN..PADDOCK => {
                let by = match number - BARN < MOVES {
                    true => Location::Barn,
                    false => Location::Harbor,
                };
                let from = settlement((number - BARN) % MOVES / AREA)?;
                let to = hex_at((number - BARN) % AREA)?;
                Some(Event::Move { by, from, to })
            }
            PADDOCK..END => {
                let from = hex_at((number - PADDOCK) / WAYS)?;
                let way = Direction::ALL[((number - PADDOCK) % WAYS) as usize];
                self.settlements(seat).contains(from).then_some(())?;
                let to = from.jump(way)?;
                let by = Location::Paddock;
                Some(Event::Move { by, from, to })
            }
            END => Some(Event::End),
            _ => None,
        }
    }

    fn observe(&self, seat: Seat, row: &mut [u8]) {
        let players = self.players();
        let area = AREA as usize;
        let map = self.map();
        let mut row = Row::new(row);
        for terrain in Terrain::ALL {
            mark(row.next(area), map.terrain(terrain));
        }
        mark(row.next(area), map.water());
        mark(row.next(area), map.mountains());
        mark(row.next(area), map.castles());
        let locations = row.next(Location::COUNT * area);
        for (hex, location, left) in self.sites() {
            locations[location as usize * area + place_of(hex) as usize] = 1 + left;
        }
        for other in seats_around(seat, players) {
            mark(row.next(area), self.settlements(other));
        }
        for other in seats_around(seat, players) {
            mark(row.next(area), self.beside_tiles(other));
        }
        let acting = self.turn().seat();
        let open = self.open_card();
        row.flag(acting.is_some() && open.is_none());
        row.flag(acting.is_some() && open.is_some());
        row.one_of(
            players,
            acting.map(|acting| seats_from(seat, acting, players)),
        );
        let began = (self.round() > 0).then(|| self.first_seat());
        row.one_of(players, began.map(|first| seats_from(seat, first, players)));
        row.number(self.round());
        row.flag(self.is_last_round());
        row.number(if open.is_some() { self.owed() } else { 0 });
        row.one_of(Terrain::COUNT, open.map(|terrain| terrain as usize));
        let hand = match self.hand(seat) {
            Hand::Holds(terrain) => Some(terrain as usize),
            Hand::Empty | Hand::Hidden => None,
        };
        row.one_of(Terrain::COUNT, hand);
        row.number(self.pile());
        for terrain in Terrain::ALL {
            row.number(self.played_cards(terrain));
        }
        for terrain in Terrain::ALL {
            row.number(self.cards_out(terrain));
        }
        let cards = row.next(Card::COUNT);
        for &card in self.cards() {
            cards[card as usize] = 1;
        }
        let totals = self.totals();
        row.seats(seat, players, |seat| totals[seat]);
        row.seats(seat, players, |seat| self.supply(seat).into());
        let (held, ready) = (
            row.next(Location::COUNT * players),
            row.next(Location::COUNT * players),
        );
        for (further, other) in seats_around(seat, players).enumerate() {
            for tile in self.tiles(other) {
                let at = tile.kind as usize * players + further;
                held[at] += 1;
                ready[at] += u8::from(!tile.fresh && !tile.used);
            }
        }
        row.end();
    }

    fn candidates(&self, mut show: impl FnMut(u32, &[i16])) {
        let Turn::Seat(seat) = self.turn() else {
            return;
        };
        let own = self.settlements(seat);
        let others = self.players();
        let others = Seat::all(others).filter(|&other| other != seat);
        let others = others.fold(Hexes::NONE, |all, other| all | self.settlements(other));
        let gaining = self.beside_tiles(seat);
        let before = self.totals()[seat];
        let useful = self.usable_tiles().count() as i16;
        self.actions(|number| {
            let Some(event) = self.event(number) else {
                return;
            };
            let mut features = [0; FEATURES.len()];
            features[6] = -1;
            features[15] = useful;
            let mut target = |kind: usize, from: Option<Hex>, at: Hex| {
                features[kind] = 1;
                features[7] = at.row().into();
                features[8] = at.column().into();
                let mut after = own;
                if let Some(from) = from {
                    features[9] = from.row().into();
                    features[10] = from.column().into();
                    after.remove(from);
                }
                let around = Hexes::around(at);
                features[11] = (after & around).count() as i16;
                features[12] = (others & around).count() as i16;
                features[13] = gaining.contains(at).into();
                after.insert(at);
                features[14] = (self.gold_with(seat, after) - before) as i16;
            };
            match event {
                Event::Reveal(terrain) => {
                    features[0] = 1;
                    features[5] = terrain as i16;
                }
                Event::Build(hex) => target(1, None, hex),
                Event::Extra { by, at } => {
                    target(2, None, at);
                    features[6] = by as i16;
                }
                Event::Move { by, from, to } => {
                    target(3, Some(from), to);
                    features[6] = by as i16;
                }
                Event::End => features[4] = 1,
                _ => {}
            }
            show(number, &features);
        });
    }
}
