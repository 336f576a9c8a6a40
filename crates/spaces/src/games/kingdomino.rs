//! The spaces of Kingdomino.
//!
//! Squares count from the castle, which is in the middle of a plane. A kingdom of 5×5 squares reaches four squares in
//! each direction, so a plane has 9×9 squares (13×13 in the Mighty Duel).

use takht_core::{FEW, Game, Seat};
use takht_kingdomino::grid::Grid;
use takht_kingdomino::{
    Domino, Half, Kingdomino, KingdominoEvent as Event, KingdominoOptions, Prospect, Regions,
    Square, Terrain,
};

use crate::row::{Row, seats_around, seats_from};
use crate::space::{SEATS, each_seat, ranges};
use crate::{Space, Spaces};

/// The number of the first placement: the picks come before.
const PLACE: u32 = FEW as u32;
/// The planes of a kingdom: a terrain each, and the crowns.
const PLANES: usize = TERRAINS + 1;
const TERRAINS: usize = Terrain::ALL.len();
/// The bytes that describe a domino.
const DOMINO: usize = 2 * TERRAINS + 3;
/// The features of a legal event.
const FEATURES: [&str; 17] = [
    "pick",
    "place",
    "discard",
    "place in the line",
    "domino",
    "left terrain",
    "left crowns",
    "right terrain",
    "right crowns",
    "left x",
    "left y",
    "right x",
    "right y",
    "placements",
    "gain",
    "centred",
    "hole",
];

/// How many squares wide and high a plane is.
const fn side<G: Grid>() -> usize {
    2 * G::SIZE as usize - 1
}

/// How far a kingdom can reach from its castle.
const fn reach<G: Grid>() -> i32 {
    G::SIZE as i32 - 1
}

const fn discard<G: Grid>() -> u32 {
    PLACE + (side::<G>() * side::<G>() * 4) as u32
}

/// The place of a square in a plane.
#[inline]
fn place_of<G: Grid>(square: Square) -> usize {
    let (x, y) = (i32::from(square.x), i32::from(square.y));
    (y + reach::<G>()) as usize * side::<G>() + (x + reach::<G>()) as usize
}

/// The number of a placement: the place of the left half, then where the right half lies: to the left, above, below,
/// to the right.
#[inline]
fn placement<G: Grid>(left: Square, right: Square) -> u32 {
    let (dx, dy) = (
        i32::from(right.x) - i32::from(left.x),
        i32::from(right.y) - i32::from(left.y),
    );
    let facing = (3 + 3 * dx + dy) / 2;
    PLACE + place_of::<G>(left) as u32 * 4 + facing as u32
}

/// Every domino as bytes: the terrain of each half, the crowns of each half, the number.
static DOMINOES: [[u8; DOMINO]; Domino::COUNT + 1] = {
    let mut table = [[0; DOMINO]; Domino::COUNT + 1];
    let mut number = 1;
    while number <= Domino::COUNT {
        if let Some(domino) = Domino::new(number as i32) {
            let (left, right) = (domino.left(), domino.right());
            table[number][left.terrain as usize] = 1;
            table[number][TERRAINS + right.terrain as usize] = 1;
            table[number][2 * TERRAINS] = left.crowns;
            table[number][2 * TERRAINS + 1] = right.crowns;
            table[number][2 * TERRAINS + 2] = number as u8;
        }
        number += 1;
    }
    table
};

impl<G: Grid> Spaces for Kingdomino<G> {
    fn space(options: &KingdominoOptions) -> Space {
        let players = usize::from(options.players);
        let mut planes = Vec::new();
        for seat in &SEATS[..players] {
            planes.extend(Terrain::ALL.map(|terrain| format!("{seat} {}", terrain.name())));
            planes.push(format!("{seat} crowns"));
        }
        let mut vector = vec!["to pick".to_owned(), "to place".to_owned()];
        vector.extend(each_seat(players, "to act"));
        vector.extend(["round", "rounds", "middle kingdom", "harmony"].map(str::to_owned));
        vector.extend(each_seat(players, "points"));
        vector.extend(each_seat(players, "discarded"));
        for line in ["older", "newer"] {
            for place in 1..=FEW {
                let slot = format!("{line} {place}");
                vector.push(format!("{slot} is there"));
                vector.push(match line {
                    "older" => format!("{slot} is due"),
                    _ => format!("{slot} is free"),
                });
                vector.extend(each_seat(players, &format!("owns {slot}")));
                for half in ["left", "right"] {
                    let terrains = Terrain::ALL.map(Terrain::name);
                    vector.extend(terrains.map(|name| format!("{slot} {half} {name}")));
                }
                vector.extend(
                    ["left crowns", "right crowns", "number"].map(|what| format!("{slot} {what}")),
                );
            }
        }
        vector.extend(Domino::all().map(|domino| format!("domino {domino} is to come")));
        Space {
            version: 1,
            actions: ranges(&[
                ("pick", PLACE),
                ("place", discard::<G>() - PLACE),
                ("discard", 1),
            ]),
            planes,
            height: side::<G>(),
            width: side::<G>(),
            vector,
            features: FEATURES.to_vec(),
        }
    }

    #[inline]
    fn actions(&self, mut show: impl FnMut(u32)) {
        let Some(seat) = self.turn().seat() else {
            return;
        };
        let Some(domino) = self.due() else {
            return self.offers().for_each(|(place, _)| show(place as u32));
        };
        let kingdom = self.kingdom(seat);
        let placements = kingdom.placements(domino);
        if placements.is_empty() {
            return show(discard::<G>());
        }
        for at in placements.by_facing() {
            let (left, right) = kingdom.squares_of(at);
            show(placement::<G>(left, right));
        }
    }

    #[inline]
    fn number(&self, event: Event) -> Option<u32> {
        match event.canonical() {
            Event::Pick(domino) => {
                let mut offers = self.offers();
                let (place, _) = offers.find(|(_, offered)| *offered == domino)?;
                Some(place as u32)
            }
            Event::Place {
                domino,
                left,
                right,
            } => {
                let reach = reach::<G>() as i8;
                let inside = |square: Square| square.x.abs() <= reach && square.y.abs() <= reach;
                let meant = self.due() == Some(domino) && left.touches(right) && inside(left);
                meant.then(|| placement::<G>(left, right))
            }
            Event::Discard(domino) => (self.due() == Some(domino)).then_some(discard::<G>()),
            Event::Deal(_) | Event::Kings(_) => None,
        }
    }

    #[inline]
    fn event(&self, number: u32) -> Option<Event> {
        if number < PLACE {
            if self.due().is_some() {
                return None;
            }
            let mut offers = self.offers();
            let (_, domino) = offers.find(|(place, _)| *place == number as usize)?;
            return self.turn().seat().map(|_| Event::Pick(domino));
        }
        let domino = self.due()?;
        if number >= discard::<G>() {
            return (number == discard::<G>()).then_some(Event::Discard(domino));
        }
        let (place, facing) = ((number - PLACE) / 4, (number - PLACE) % 4);
        let (row, column) = (place / side::<G>() as u32, place % side::<G>() as u32);
        let (x, y) = (
            (column as i32 - reach::<G>()) as i8,
            (row as i32 - reach::<G>()) as i8,
        );
        let (dx, dy) = [(-1, 0), (0, -1), (0, 1), (1, 0)][facing as usize];
        let event = Event::Place {
            domino,
            left: Square::new(x, y),
            right: Square::new(x + dx, y + dy),
        };
        // Turning a symmetric domino around is the same event, which has only one number.
        (event.canonical() == event).then_some(event)
    }

    #[inline]
    fn observe(&self, seat: Seat, row: &mut [u8]) {
        let options = Game::options(self);
        let players = usize::from(options.players);
        let area = side::<G>() * side::<G>();
        let mut row = Row::new(row);
        for other in seats_around(seat, players) {
            let planes = row.next(PLANES * area);
            self.kingdom(other).each_land(|square, half: Half| {
                let at = place_of::<G>(square);
                planes[half.terrain as usize * area + at] = 1;
                planes[TERRAINS * area + at] = half.crowns;
            });
        }
        let acting = self.turn().seat();
        let due = self.due();
        row.flag(acting.is_some() && due.is_none());
        row.flag(due.is_some());
        row.one_of(
            players,
            acting.map(|acting| seats_from(seat, acting, players)),
        );
        row.number(self.round());
        row.number(self.rounds());
        row.flag(options.middle_kingdom);
        row.flag(options.harmony);
        // `totals` counts the bonuses once the game is over.
        let totals = self.totals();
        row.seats(seat, players, |seat| totals[seat]);
        row.seats(seat, players, |seat| self.kingdom(seat).discarded().into());
        let slot = 2 + players + DOMINO;
        let write = |slot: &mut [u8], marked: bool, domino: Domino, owner: Option<Seat>| {
            slot[0] = 1;
            slot[1] = marked.into();
            if let Some(owner) = owner {
                slot[2 + seats_from(seat, owner, players)] = 1;
            }
            slot[2 + players..].copy_from_slice(&DOMINOES[usize::from(domino.number())]);
        };
        let older = row.next(FEW * slot);
        for (place, domino, owner) in self.owed() {
            let slot = &mut older[place * slot..][..slot];
            write(slot, due == Some(domino), domino, Some(owner));
        }
        let newer = row.next(FEW * slot);
        for (place, domino) in self.offers() {
            write(&mut newer[place * slot..][..slot], true, domino, None);
        }
        for (place, domino, owner) in self.taken() {
            write(
                &mut newer[place * slot..][..slot],
                false,
                domino,
                Some(owner),
            );
        }
        let to_come = row.next(Domino::COUNT);
        for domino in self.undealt() {
            to_come[usize::from(domino.number()) - 1] = 1;
        }
        row.end();
    }

    fn candidates(&self, mut show: impl FnMut(u32, &[i16])) {
        let Some(seat) = self.turn().seat() else {
            return;
        };
        let kingdom = self.kingdom(seat);
        let mut regions = Regions::new(kingdom);
        let about = |kind: usize, place: usize, domino: Domino| {
            let mut features = [0; FEATURES.len()];
            features[kind] = 1;
            features[3] = place as i16;
            features[4] = domino.number().into();
            for (i, half) in [domino.left(), domino.right()].into_iter().enumerate() {
                features[5 + 2 * i] = half.terrain as i16;
                features[6 + 2 * i] = half.crowns.into();
            }
            features
        };
        let effects = |features: &mut [i16], prospect: &Prospect| {
            features[14] = prospect.gain as i16;
            features[15] = prospect.centred.into();
            features[16] = prospect.hole.into();
        };
        let Some(domino) = self.due() else {
            for (place, domino) in self.offers() {
                let mut features = about(0, place, domino);
                let mut best: Option<Prospect> = None;
                regions.prospects(domino, |prospect| {
                    features[13] += 1;
                    if best.is_none_or(|best| prospect.gain > best.gain) {
                        best = Some(prospect);
                    }
                });
                if let Some(best) = best {
                    effects(&mut features, &best);
                }
                show(place as u32, &features);
            }
            return;
        };
        let place = self.moved_on();
        let count = kingdom.placements(domino).count();
        if count == 0 {
            return show(discard::<G>(), &about(2, place, domino));
        }
        regions.prospects(domino, |prospect| {
            let (left, right) = kingdom.squares_of(prospect.at);
            let mut features = about(1, place, domino);
            features[9..13].copy_from_slice(&[left.x, left.y, right.x, right.y].map(i16::from));
            features[13] = count as i16;
            effects(&mut features, &prospect);
            show(placement::<G>(left, right), &features);
        });
    }
}
