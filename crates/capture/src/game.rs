//! The course of a game: the map, the buildings, the bases, then turns.

mod acting;
mod checks;
mod scouting;
mod setup;
mod telling;

use std::sync::Arc;

use takht_core::{BadOptions, BySeat, Chance, Game, MAX_SEATS, Message, Ranking, Seat, Turn};

pub use self::scouting::{Action, FAR};
use self::setup::Tiles;
use crate::ground::{Ground, NOWHERE};
use crate::squares::Squares;
use crate::{
    BuildingPicture, CaptureEvent as Event, CaptureOptions, CapturePicture, CaptureScore, FACES,
    Illegal, Kind, LAST_STANDING, Layout, PlayerPicture, Square,
};

/// How many map tiles there are (C1).
pub const TILES: u8 = 20;
/// How many lives each player has (C12).
pub const LIVES: u8 = 3;

/// The most buildings there can be: 20 small and 10 large.
const MAX_BUILDINGS: usize = 30;

/// A game of Capture.
///
/// ```
/// use takht_capture::{Capture, CaptureOptions};
/// use takht_core::Game;
///
/// let mut game = Capture::new(&CaptureOptions::players(2)).unwrap();
/// for event in ["first 1", "tile 0,0", "tile 0,1"] {
///     game.play(event.parse().unwrap()).unwrap();
/// }
/// let apart = game.play("tile 5,5".parse().unwrap()).unwrap_err();
/// assert!(apart.to_string().starts_with("C3: "));
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Capture {
    options: CaptureOptions,
    phase: Phase,
    first: Seat,
    active: Seat,
    /// How many rounds are over: how often the turn has returned to the first seat.
    rounds: u32,
    tiles: Tiles,
    /// The map and the buildings as placed. They do not change once turns begin, so copies of a
    /// position share them.
    ground: Arc<Ground>,
    /// The squares without a building.
    free: Squares,
    /// The points each building has left.
    points: [u8; MAX_BUILDINGS],
    /// The buildings of each seat, one bit each.
    owned: [u32; MAX_SEATS],
    bases: [u8; MAX_SEATS],
    pawns: [u8; MAX_SEATS],
    lives: [u8; MAX_SEATS],
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Phase {
    First,
    Tiles,
    Buildings,
    Bases,
    Act,
    /// The active pawn attacks the building with this number.
    Roll(u8),
    /// The active pawn attacks the pawn of this seat.
    Rolls(Seat),
    /// The mover makes room for the loser, whose pawn is off the map until then.
    Step {
        mover: Seat,
        loser: Seat,
    },
    Over,
}

impl Capture {
    /// The seat that has to choose; meaningless while no seat acts.
    #[inline]
    fn acting(&self) -> Seat {
        match self.phase {
            Phase::Step { mover, .. } => mover,
            _ => self.active,
        }
    }

    #[inline]
    fn pawn(&self, seat: Seat) -> u8 {
        self.pawns[seat.index() % MAX_SEATS]
    }

    /// The squares with a pawn.
    #[inline]
    fn occupied(&self) -> Squares {
        let standing = self.pawns.iter().filter(|&&pawn| pawn != NOWHERE);
        standing.fold(Squares::NONE, |all, &pawn| all | Squares::one(pawn))
    }

    #[inline]
    fn is_out(&self, seat: Seat) -> bool {
        self.lives[seat.index() % MAX_SEATS] == 0
    }

    /// The owner of a building.
    fn owner(&self, building: usize) -> Option<Seat> {
        let mut seats = Seat::all(self.players());
        seats.find(|seat| self.owned[seat.index()] >> building & 1 == 1)
    }

    /// The seat to the left.
    #[inline]
    fn next(&self, seat: Seat) -> Seat {
        let next = seat.index() + 1;
        let next = if next < self.players() { next } else { 0 };
        Seat::new(next).unwrap_or_default()
    }

    /// The seat to the right.
    fn previous(&self, seat: Seat) -> Seat {
        let previous = seat.index().checked_sub(1).unwrap_or(self.players() - 1);
        Seat::new(previous).unwrap_or_default()
    }

    /// True while the players place tiles, buildings and bases.
    pub fn is_being_laid(&self) -> bool {
        matches!(self.phase, Phase::Tiles | Phase::Buildings | Phase::Bases)
    }

    /// How many buildings of a kind stand on the map.
    pub fn buildings(&self, kind: Kind) -> usize {
        let buildings = self.ground.buildings.iter();
        buildings.filter(|building| building.kind == kind).count()
    }

    /// How many players are still in the game.
    fn standing(&self) -> usize {
        let lives = self.lives.iter().take(self.players());
        lives.filter(|&&lives| lives > 0).count()
    }

    /// The score of a seat with its breakdown.
    fn score(&self, seat: Seat) -> CaptureScore {
        let owned = self.owned[seat.index()];
        let points = |kind: Kind| -> i32 {
            let buildings = self.ground.buildings.iter().enumerate();
            let own =
                buildings.filter(|(i, building)| owned >> i & 1 == 1 && building.kind == kind);
            own.count() as i32 * kind.worth()
        };
        let (small, large) = (points(Kind::Small), points(Kind::Large));
        let last = self.phase == Phase::Over && self.standing() == 1 && !self.is_out(seat);
        let last_standing = if last { LAST_STANDING } else { 0 };
        CaptureScore {
            total: small + large + last_standing,
            small,
            large,
            last_standing,
            lives: self.lives[seat.index()],
        }
    }
}

impl Game for Capture {
    const NAME: &'static str = "capture";
    type Options = CaptureOptions;
    type Event = Event;
    type Illegal = Illegal;
    type Score = CaptureScore;
    type Picture = CapturePicture;

    const LAYOUTS: &'static [&'static str] = &Layout::NAMES;

    fn new(options: &CaptureOptions) -> Result<Self, BadOptions> {
        options.check()?;
        Ok(Self {
            options: *options,
            phase: Phase::First,
            first: Seat::default(),
            active: Seat::default(),
            rounds: 0,
            tiles: Tiles::default(),
            ground: Arc::default(),
            free: Squares::NONE,
            points: [0; MAX_BUILDINGS],
            owned: [0; MAX_SEATS],
            bases: [NOWHERE; MAX_SEATS],
            pawns: [NOWHERE; MAX_SEATS],
            lives: [LIVES; MAX_SEATS],
        })
    }

    fn options(&self) -> CaptureOptions {
        self.options
    }

    #[inline]
    fn players(&self) -> usize {
        self.options.players.into()
    }

    #[inline]
    fn turn(&self) -> Turn {
        match self.phase {
            Phase::First | Phase::Roll(_) | Phase::Rolls(_) => Turn::Chance,
            Phase::Over => Turn::Over,
            _ => Turn::Seat(self.acting()),
        }
    }

    #[inline]
    fn is_over(&self) -> bool {
        self.phase == Phase::Over
    }

    fn legal(&self, events: &mut Vec<Event>) {
        match self.phase {
            Phase::Tiles => events.extend(self.tiles.open().iter().copied().map(Event::Tile)),
            Phase::Buildings => self.list_buildings(events),
            Phase::Bases => {
                let squares = self.base_squares();
                events.extend(squares.iter().map(|at| Event::Base(self.ground.square(at))));
            }
            Phase::Act => self.list_actions(events),
            Phase::Step { mover, .. } => {
                let squares = self.step_squares(mover);
                events.extend(squares.iter().map(|at| Event::Step(self.ground.square(at))));
            }
            Phase::First | Phase::Roll(_) | Phase::Rolls(_) | Phase::Over => {}
        }
    }

    #[inline]
    fn sample<C: Chance + ?Sized>(&self, chance: &mut C) -> Event {
        match self.phase {
            Phase::Tiles => {
                let open = self.tiles.open();
                Event::Tile(open[chance.below(open.len() as u32) as usize])
            }
            Phase::Buildings => self.sample_building(chance),
            Phase::Bases => Event::Base(self.sample_square(self.base_squares(), chance)),
            Phase::Act => self.written(self.sample_action(chance)),
            Phase::Step { mover, .. } => {
                Event::Step(self.sample_square(self.step_squares(mover), chance))
            }
            Phase::First | Phase::Roll(_) | Phase::Rolls(_) | Phase::Over => {
                panic!("it is no seat's turn")
            }
        }
    }

    #[inline]
    fn deal<C: Chance + ?Sized>(&self, chance: &mut C) -> Event {
        let mut die = || 1 + chance.below(FACES.into()) as u8;
        match self.phase {
            Phase::First => {
                let first = chance.below(self.options.players.into()) as usize;
                Event::First(Seat::new(first).unwrap_or_default())
            }
            Phase::Roll(_) => Event::Roll(die()),
            Phase::Rolls(_) => {
                let attack = die();
                Event::Rolls(attack, die())
            }
            _ => panic!("no chance event is due"),
        }
    }

    fn outcomes(&self, outcomes: &mut Vec<(Event, f64)>) -> bool {
        let faces = f64::from(FACES);
        match self.phase {
            Phase::First => {
                let weight = 1.0 / f64::from(self.options.players);
                let seats = Seat::all(self.players());
                outcomes.extend(seats.map(|seat| (Event::First(seat), weight)));
            }
            Phase::Roll(_) => {
                outcomes.extend((1..=FACES).map(|roll| (Event::Roll(roll), 1.0 / faces)));
            }
            Phase::Rolls(_) => {
                for attack in 1..=FACES {
                    let rolls = (1..=FACES).map(|defence| Event::Rolls(attack, defence));
                    outcomes.extend(rolls.map(|event| (event, 1.0 / faces / faces)));
                }
            }
            _ => return false,
        }
        true
    }

    fn play(&mut self, event: Event) -> Result<(), Illegal> {
        let event = event.canonical();
        self.check(event)?;
        self.play_unchecked(event);
        Ok(())
    }

    #[inline]
    fn play_unchecked(&mut self, event: Event) {
        match event {
            Event::First(seat) => {
                self.first = seat;
                self.active = seat;
                self.phase = Phase::Tiles;
            }
            Event::Tile(tile) => self.lay(tile),
            Event::Small(square) => self.place(square, None),
            Event::Large(first, second) => self.place(first, Some(second)),
            Event::Base(square) => self.settle(square),
            Event::Move(square) => {
                let at = self.ground.index(square).unwrap_or(NOWHERE);
                self.act(Action::Move(at));
            }
            Event::Capture(square) => {
                let first = self.ground.index(square).unwrap_or(NOWHERE);
                let building = self.ground.building_at(first).unwrap_or(0);
                self.act(Action::Attack(building as u8));
            }
            Event::Roll(roll) => self.hit(roll),
            Event::Battle(seat) => self.act(Action::Battle(seat)),
            Event::Rolls(attack, defence) => self.fight(attack, defence),
            Event::Step(square) => self.make_room(square),
            Event::Pass => self.act(Action::Pass),
        }
    }

    // Plays the action directly: converting the event back to it takes as long as sampling it.
    #[inline]
    fn advance<C: Chance + ?Sized>(&mut self, chance: &mut C) -> Event {
        if self.phase == Phase::Act {
            let action = self.sample_action(chance);
            let event = self.written(action);
            self.act(action);
            return event;
        }
        let event = match self.turn() {
            Turn::Chance => self.deal(chance),
            Turn::Seat(_) | Turn::Over => self.sample(chance),
        };
        self.play_unchecked(event);
        event
    }

    fn lay_out<C: Chance + ?Sized>(&self, layout: &str, chance: &mut C) -> Vec<Event> {
        let layout = Layout::of_name(layout);
        layout.map_or_else(Vec::new, |layout| layout.events(self, chance))
    }

    /// The table passes for a pawn that can neither move nor attack (C7).
    fn forced(&self) -> Option<Event> {
        (self.phase == Phase::Act && !self.can_act()).then_some(Event::Pass)
    }

    fn scores(&self) -> BySeat<CaptureScore> {
        BySeat::from_fn(self.players(), |seat| self.score(seat))
    }

    fn ranking(&self) -> Ranking {
        Ranking::by_key(self.players(), |seat| self.score(seat).total)
    }

    fn tell(&self, event: Event) -> Message {
        self.told(event)
    }

    fn prompt(&self) -> Option<Message> {
        self.prompted()
    }

    fn progress(&self) -> Vec<Message> {
        self.progressed()
    }

    fn picture(&self) -> CapturePicture {
        let square = |at: u8| self.ground.square(at);
        let on_map = |at: u8| (at != NOWHERE).then(|| square(at));
        let placed = self.ground.buildings.iter().enumerate();
        let buildings = placed.map(|(i, building)| BuildingPicture {
            kind: building.kind,
            first: square(building.first),
            second: building.second.map(square),
            owner: self.owner(i),
            points: self.points[i],
        });
        let players = Seat::all(self.players()).map(|seat| PlayerPicture {
            base: on_map(self.bases[seat.index()]),
            pawn: on_map(self.pawn(seat)),
            lives: self.lives[seat.index()],
        });
        let mut legal = Vec::new();
        self.legal(&mut legal);
        let target = |event: &Event| match *event {
            Event::Tile(at)
            | Event::Small(at)
            | Event::Base(at)
            | Event::Move(at)
            | Event::Step(at) => vec![at],
            Event::Large(first, second) => vec![first, second],
            _ => Vec::new(),
        };
        let mut targets: Vec<Square> = legal.iter().flat_map(target).collect();
        targets.sort_unstable();
        targets.dedup();
        let (small, large) = self.left();
        CapturePicture {
            tile_size: self.options.tile_size,
            tiles: self.tiles.laid().to_vec(),
            squares: self.ground.all().iter().map(square).collect(),
            buildings: buildings.collect(),
            players: players.collect(),
            to_come: (TILES - self.tiles.laid().len() as u8, small, large),
            first: (self.phase != Phase::First).then_some(self.first),
            rounds: self.rounds,
            round_limit: self.options.round_limit,
            targets,
        }
    }
}
