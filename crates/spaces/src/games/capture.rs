//! The spaces of Capture.
//!
//! A map has any shape, but always the same number of squares. Once the last tile is laid, a square is known by its
//! number, its index among all squares in ascending order. Planes have one row with a place for each square; two of
//! them say where the squares lie.

use takht_capture::{
    Action, Capture, CaptureEvent as Event, CaptureOptions, FAR, Kind, Square, TILES,
};
use takht_core::{Game, MAX_SEATS, Seat};

use crate::row::{Row, seats_around, seats_from};
use crate::space::{each_seat, ranges};
use crate::{Space, Spaces};

/// Tiles lie at most this far from the first one.
const FAR_TILE: i32 = TILES as i32 - 1;
/// How wide and high the grid of tiles is.
const TILE_SPAN: u32 = 2 * FAR_TILE as u32 + 1;

/// The features of a legal event.
const FEATURES: [&str; 19] = [
    "tile",
    "small",
    "large",
    "base",
    "move",
    "capture",
    "battle",
    "step",
    "pass",
    "x from my pawn",
    "y from my pawn",
    "x of the second half",
    "y of the second half",
    "a large building",
    "points left",
    "owned by others",
    "lives of the other",
    "buildings beside",
    "steps to the next building",
];

/// The first number of each kind of action.
struct Numbers {
    squares: u32,
    small: u32,
    large: u32,
    base: u32,
    step_to: u32,
    capture: u32,
    battle: u32,
    room: u32,
    pass: u32,
}

impl Numbers {
    #[inline]
    fn new(tile_size: u8) -> Self {
        let squares = u32::from(TILES) * u32::from(tile_size) * u32::from(tile_size);
        let small = TILE_SPAN * TILE_SPAN;
        let large = small + squares;
        let base = large + 2 * squares;
        let step_to = base + squares;
        let capture = step_to + squares;
        let battle = capture + squares;
        let room = battle + MAX_SEATS as u32 - 1;
        let pass = room + squares;
        Self {
            squares,
            small,
            large,
            base,
            step_to,
            capture,
            battle,
            room,
            pass,
        }
    }
}

/// The squares of a tile's grid and of a map lie in this order.
fn tile_number(tile: Square) -> Option<u32> {
    let (x, y) = (i32::from(tile.x) + FAR_TILE, i32::from(tile.y) + FAR_TILE);
    let inside = 0..TILE_SPAN as i32;
    (inside.contains(&x) && inside.contains(&y)).then(|| y as u32 * TILE_SPAN + x as u32)
}

fn tile_at(number: u32) -> Square {
    let at = |part: u32| (part as i32 - FAR_TILE) as i8;
    Square::new(at(number % TILE_SPAN), at(number / TILE_SPAN))
}

/// What the acting seat chooses.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Choice {
    Tile,
    Building,
    Base,
    Action,
    Room,
}

impl Choice {
    const NAMES: [&'static str; 5] = [
        "to lay a tile",
        "to place a building",
        "to place the base",
        "to take an action",
        "to make room",
    ];

    fn of(game: &Capture) -> Option<Self> {
        game.turn().seat()?;
        Some(if game.is_acting() {
            Self::Action
        } else if game.waiting_for_room().is_some() {
            Self::Room
        } else if game.tiles_laid().len() < usize::from(TILES) {
            Self::Tile
        } else if game.to_place() == (0, 0) {
            Self::Base
        } else {
            Self::Building
        })
    }
}

impl Spaces for Capture {
    fn space(options: &CaptureOptions) -> Space {
        let players = usize::from(options.players);
        let numbers = Numbers::new(options.tile_size);
        let squares = numbers.squares;
        let mut planes: Vec<String> = ["x", "y", "small", "large", "second half", "points left"]
            .map(str::to_owned)
            .into();
        planes.extend(each_seat(players, "buildings"));
        planes.extend(each_seat(players, "base"));
        planes.extend(each_seat(players, "pawn"));
        let mut vector: Vec<String> = Choice::NAMES.map(str::to_owned).into();
        vector.extend(each_seat(players, "to act"));
        vector.extend(each_seat(players, "began"));
        vector.extend(each_seat(players, "waits for room"));
        vector.extend(each_seat(players, "lives"));
        vector.extend(each_seat(players, "points"));
        vector.extend(
            ["small to place", "large to place", "limited", "rounds left"].map(str::to_owned),
        );
        for tile in 1..=TILES {
            vector.extend(["is laid", "x", "y"].map(|what| format!("tile {tile} {what}")));
        }
        Space {
            version: 1,
            actions: ranges(&[
                ("tile", TILE_SPAN * TILE_SPAN),
                ("small", squares),
                ("large", 2 * squares),
                ("base", squares),
                ("move", squares),
                ("capture", squares),
                ("battle", MAX_SEATS as u32 - 1),
                ("step", squares),
                ("pass", 1),
            ]),
            planes,
            height: 1,
            width: squares as usize,
            vector,
            features: FEATURES.to_vec(),
        }
    }

    #[inline]
    fn actions(&self, mut show: impl FnMut(u32)) {
        let Some(seat) = self.turn().seat() else {
            return;
        };
        if !self.is_acting() {
            let mut events = Vec::new();
            self.legal(&mut events);
            let numbers = events.into_iter().filter_map(|event| self.number(event));
            return numbers.for_each(show);
        }
        let numbers = Numbers::new(self.options().tile_size);
        let players = self.players();
        let mut can_act = false;
        for action in Self::actions(self) {
            can_act = true;
            show(match action {
                Action::Move(square) => numbers.step_to + u32::from(square),
                Action::Attack(building) => {
                    numbers.capture + u32::from(self.building_squares(building).0)
                }
                Action::Battle(rival) => {
                    numbers.battle + seats_from(seat, rival, players) as u32 - 1
                }
                Action::Pass => numbers.pass,
            });
        }
        if !can_act || self.options().may_pass {
            show(numbers.pass);
        }
    }

    fn number(&self, event: Event) -> Option<u32> {
        let seat = self.turn().seat()?;
        let numbers = Numbers::new(self.options().tile_size);
        let on = |first: u32, square: Square| {
            let square = self.square_number(square)?;
            Some(first + u32::from(square))
        };
        match event.canonical() {
            Event::Tile(tile) => tile_number(tile),
            Event::Small(square) => on(numbers.small, square),
            Event::Large(first, second) => {
                let right = match (second.x - first.x, second.y - first.y) {
                    (0, 1) => 0,
                    (1, 0) => 1,
                    _ => return None,
                };
                let first = self.square_number(first)?;
                Some(numbers.large + 2 * u32::from(first) + right)
            }
            Event::Base(square) => on(numbers.base, square),
            Event::Move(square) => on(numbers.step_to, square),
            Event::Capture(square) => on(numbers.capture, square),
            Event::Battle(rival) => {
                let further = seats_from(seat, rival, self.players()) as u32;
                further.checked_sub(1).map(|nth| numbers.battle + nth)
            }
            Event::Step(square) => on(numbers.room, square),
            Event::Pass => Some(numbers.pass),
            Event::First(_) | Event::Roll(_) | Event::Rolls(..) => None,
        }
    }

    fn event(&self, number: u32) -> Option<Event> {
        let seat = self.turn().seat()?;
        let choice = Choice::of(self)?;
        let numbers = Numbers::new(self.options().tile_size);
        let square = |number: u32| {
            let there = (number as usize) < self.square_count();
            there.then(|| self.square_at(number as u8))
        };
        let (meant, event) = if number < numbers.small {
            (Choice::Tile, Event::Tile(tile_at(number)))
        } else if number < numbers.large {
            (
                Choice::Building,
                Event::Small(square(number - numbers.small)?),
            )
        } else if number < numbers.base {
            let first = square((number - numbers.large) / 2)?;
            let right = ((number - numbers.large) % 2) as i8;
            let second = Square::new(first.x + right, first.y + 1 - right);
            (Choice::Building, Event::Large(first, second))
        } else if number < numbers.step_to {
            (Choice::Base, Event::Base(square(number - numbers.base)?))
        } else if number < numbers.capture {
            (
                Choice::Action,
                Event::Move(square(number - numbers.step_to)?),
            )
        } else if number < numbers.battle {
            (
                Choice::Action,
                Event::Capture(square(number - numbers.capture)?),
            )
        } else if number < numbers.room {
            let further = (number - numbers.battle) as usize + 1;
            let rival = seats_around(seat, self.players()).nth(further)?;
            (Choice::Action, Event::Battle(rival))
        } else if number < numbers.pass {
            (Choice::Room, Event::Step(square(number - numbers.room)?))
        } else if number == numbers.pass {
            (Choice::Action, Event::Pass)
        } else {
            return None;
        };
        (meant == choice).then_some(event)
    }

    fn observe(&self, seat: Seat, row: &mut [u8]) {
        let players = self.players();
        let width = Numbers::new(self.options().tile_size).squares as usize;
        let mut row = Row::new(row);
        let (xs, ys) = (row.next(width), row.next(width));
        let squares = || (0..self.square_count() as u8).map(|number| self.square_at(number));
        let left = squares().map(|square| square.x).min().unwrap_or(0);
        let top = squares().map(|square| square.y).min().unwrap_or(0);
        for ((square, x), y) in squares().zip(xs).zip(ys) {
            *x = square.x.abs_diff(left);
            *y = square.y.abs_diff(top);
        }
        let (small, large) = (row.next(width), row.next(width));
        let (seconds, points) = (row.next(width), row.next(width));
        let owned = row.next(players * width);
        for building in 0..self.building_count() {
            let (first, second) = self.building_squares(building);
            let kind = match self.building_kind(building) {
                Kind::Small => &mut *small,
                Kind::Large => &mut *large,
            };
            let halves = [Some(first), second];
            for square in halves.into_iter().flatten().map(usize::from) {
                kind[square] = 1;
                points[square] = self.points_left(building);
                for (further, other) in seats_around(seat, players).enumerate() {
                    owned[further * width + square] = self.owns(other, building).into();
                }
            }
            if let Some(second) = second {
                let right = self.square_at(second).x > self.square_at(first).x;
                seconds[usize::from(first)] = 1 + u8::from(right);
            }
        }
        let (bases, pawns) = (row.next(players * width), row.next(players * width));
        for (further, other) in seats_around(seat, players).enumerate() {
            if let Some(base) = self.base_of(other) {
                bases[further * width + usize::from(base)] = 1;
            }
            if let Some(pawn) = self.standing_on(other) {
                pawns[further * width + usize::from(pawn)] = 1;
            }
        }
        let from_me = |other: Seat| seats_from(seat, other, players);
        row.one_of(
            Choice::NAMES.len(),
            Choice::of(self).map(|choice| choice as usize),
        );
        row.one_of(players, self.turn().seat().map(from_me));
        let began = (!self.tiles_laid().is_empty()).then(|| self.first_seat());
        row.one_of(players, began.map(from_me));
        row.one_of(players, self.waiting_for_room().map(from_me));
        row.seats(seat, players, |seat| self.lives(seat).into());
        let totals = self.totals();
        row.seats(seat, players, |seat| totals[seat]);
        let (small, large) = self.to_place();
        row.number(small);
        row.number(large);
        let rounds = self.rounds_left();
        row.flag(rounds.is_some());
        row.number(rounds.unwrap_or(0));
        let tiles = row.next(3 * usize::from(TILES));
        for (tile, place) in self.tiles_laid().iter().zip(tiles.chunks_exact_mut(3)) {
            let at = |part: i8| (i32::from(part) + FAR_TILE) as u8;
            place.copy_from_slice(&[1, at(tile.x), at(tile.y)]);
        }
        row.end();
    }

    fn candidates(&self, mut show: impl FnMut(u32, &[i16])) {
        let Some(seat) = self.turn().seat() else {
            return;
        };
        let pawn = self.standing_on(seat);
        let here = pawn.map_or(Square::default(), |pawn| self.square_at(pawn));
        let from_here = |square: Square| {
            [
                i16::from(square.x) - i16::from(here.x),
                i16::from(square.y) - i16::from(here.y),
            ]
        };
        let walk = |square: u8, building: u8| self.steps_to_building(square, building);
        Spaces::actions(self, |number| {
            let Some(event) = self.event(number) else {
                return;
            };
            let mut features = [0; FEATURES.len()];
            let mut on = |kind: usize, square: Square| {
                features[kind] = 1;
                features[9..11].copy_from_slice(&from_here(square));
            };
            match event {
                Event::Tile(tile) => on(0, tile),
                Event::Small(square) => on(1, square),
                Event::Large(first, second) => {
                    on(2, first);
                    features[11..13].copy_from_slice(&from_here(second));
                    features[13] = 1;
                }
                Event::Base(square) => on(3, square),
                Event::Move(square) => on(4, square),
                Event::Capture(square) => {
                    on(5, square);
                    let first = self.square_number(square);
                    if let Some(building) = first.and_then(|first| self.building_at(first)) {
                        features[13] = (self.building_kind(building) == Kind::Large).into();
                        features[14] = self.points_left(building).into();
                        features[15] = (!self.is_neutral(building)).into();
                    }
                }
                Event::Battle(rival) => {
                    if let Some(pawn) = self.standing_on(rival) {
                        on(6, self.square_at(pawn));
                    }
                    features[16] = self.lives(rival).into();
                }
                Event::Step(square) => on(7, square),
                Event::Pass => features[8] = 1,
                Event::First(_) | Event::Roll(_) | Event::Rolls(..) => {}
            }
            if let Event::Base(square) | Event::Move(square) | Event::Step(square) = event
                && let Some(square) = self.square_number(square)
            {
                let others = (0..self.building_count()).filter(|&b| !self.owns(seat, b));
                let steps = others.map(|building| walk(square, building));
                let beside = (0..self.building_count()).filter(|&b| walk(square, b) == 0);
                features[17] = beside.count() as i16;
                features[18] = steps.min().unwrap_or(FAR).into();
            }
            show(number, &features);
        });
    }
}
