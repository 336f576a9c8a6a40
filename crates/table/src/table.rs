//! A table: the game, the seats, and what each viewer has seen.

use std::collections::BTreeMap;
use std::sync::Arc;

use serde_json::Value;
use takht_core::{OptionMap, Record, RecordError, Refused, Seat, SeatName, Turn, Viewer};
use takht_games::{AnyGame, GameId};

use crate::log::{Log, Origin};
use crate::position::Position;
use crate::{Dealer, StagedTurn};

/// Everything that is decided before a game begins.
#[derive(Clone, Debug)]
pub struct TableSetup {
    /// The game.
    pub game: GameId,
    /// Its options.
    pub options: OptionMap,
    /// The names of the seats, as in a record: see [`SeatName`].
    pub seats: Vec<String>,
    /// The viewers whose views of the events the table keeps.
    pub viewers: Vec<Viewer>,
    /// The dealer.
    pub dealer: Dealer,
}

/// The table has moved on since the turn was staged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the turn begins at ply {staged}, the table is at ply {table}")]
pub struct StaleTurn {
    /// The ply at which the turn begins.
    pub staged: usize,
    /// How many events the table has.
    pub table: usize,
}

/// A table: the game, the seats, and what each viewer has seen.
#[derive(Clone)]
pub struct Table {
    seats: Vec<String>,
    viewers: Arc<[Viewer]>,
    position: Position,
    log: Log,
    /// The plies that a stand-in played for a player, with the name of the stand-in.
    stand_ins: BTreeMap<usize, String>,
}

impl Table {
    /// A table before the first event.
    pub fn start(setup: TableSetup) -> Result<Self, RecordError> {
        let game = takht_games::start(setup.game, &setup.options)?;
        let record = Record {
            seats: Some(setup.seats),
            ..Record::default()
        };
        record.check_seats(game.players())?;
        Ok(Self {
            seats: record.seats.unwrap_or_default(),
            log: Log::new(setup.viewers.len()),
            viewers: setup.viewers.into(),
            position: Position::new(game, setup.dealer),
            stand_ins: BTreeMap::new(),
        })
    }

    /// The position.
    pub fn game(&self) -> &dyn AnyGame {
        &*self.position.game
    }

    /// The dealer.
    pub fn dealer(&self) -> &Dealer {
        &self.position.dealer
    }

    /// True if the game is over.
    pub fn is_over(&self) -> bool {
        self.game().turn() == Turn::Over
    }

    /// True if the next event is one that no seat decides: a deal, or an event that the rules force.
    pub fn is_due(&self) -> bool {
        self.position.is_due()
    }

    /// The names of the seats, as in a record.
    pub fn seats(&self) -> &[String] {
        &self.seats
    }

    /// Who sits at a seat.
    pub fn seat(&self, seat: Seat) -> SeatName<'_> {
        let name = self.seats.get(seat.index()).map(String::as_str);
        SeatName::read(name.unwrap_or_default())
    }

    /// The seat of the only person at the table; none if there are several or none.
    pub fn only_person(&self) -> Option<Seat> {
        let mut people = Seat::all(self.seats.len()).filter(|&seat| !self.seat(seat).is_bot());
        let person = people.next();
        person.filter(|_| people.next().is_none())
    }

    /// How many events the table has.
    pub fn ply(&self) -> usize {
        self.log.events.len()
    }

    /// All events.
    pub fn events(&self) -> &[String] {
        &self.log.events
    }

    /// Who caused each event.
    pub fn origins(&self) -> &[Origin] {
        &self.log.origins
    }

    /// All events as a viewer has seen them; empty if the table keeps no view for this viewer.
    pub fn seen(&self, viewer: Viewer) -> &[String] {
        let found = self.viewers.iter().position(|&known| known == viewer);
        found.map_or(&[], |nth| &self.log.seen[nth])
    }

    /// The plies that a stand-in played for a player, with the name of the stand-in.
    pub fn stand_ins(&self) -> &BTreeMap<usize, String> {
        &self.stand_ins
    }

    /// Begins a draft on top of the table.
    pub fn stage(&self) -> StagedTurn {
        StagedTurn {
            ply: self.ply(),
            position: self.position.clone(),
            viewers: self.viewers.clone(),
            log: Log::new(self.viewers.len()),
        }
    }

    /// Makes a staged turn part of the game. `stand_in` names the player of the turn if it is not
    /// the seat's owner.
    pub fn commit(&mut self, turn: StagedTurn, stand_in: Option<&str>) -> Result<(), StaleTurn> {
        let (staged, table) = (turn.ply, self.ply());
        if staged != table {
            return Err(StaleTurn { staged, table });
        }
        if let Some(by) = stand_in {
            let own = turn.log.origins.iter().enumerate();
            let own = own.filter(|(_, origin)| matches!(origin, Origin::Seat(_)));
            self.stand_ins
                .extend(own.map(|(nth, _)| (table + nth, by.to_owned())));
        }
        self.position = turn.position;
        self.log.extend(turn.log);
        Ok(())
    }

    /// Plays one event directly, without a draft. On an error nothing changes.
    pub fn play(&mut self, event: &str) -> Result<(), Refused> {
        let viewers = self.viewers.clone();
        self.position.play(event, false, &viewers, &mut self.log)
    }

    /// Plays the events of an earlier game, and takes over its stand-ins.
    pub fn replay(
        &mut self,
        events: &[String],
        stand_ins: &BTreeMap<usize, String>,
    ) -> Result<(), RecordError> {
        for event in events {
            let index = self.ply();
            let refused = |refused| RecordError::of_event(index, event, refused);
            self.play(event).map_err(refused)?;
        }
        self.stand_ins = stand_ins.clone();
        Ok(())
    }

    /// Replaces the dealer, for instance when the seed is lost.
    pub fn set_dealer(&mut self, dealer: Dealer) {
        self.position.dealer = dealer;
    }

    /// Takes back the last event that a seat decided and for which `may` is true, with all events
    /// after it, and returns that event. Does nothing if a chance event has followed it, or if it
    /// is one of the first `fixed` events.
    pub fn undo(&mut self, fixed: usize, may: impl Fn(Seat) -> bool) -> Option<String> {
        let choice = self.last_choice(fixed, may)?;
        let event = self.log.events.get(choice).cloned();
        self.rewind(choice);
        event
    }

    /// The ply of the event that [`Table::undo`] would take back.
    pub fn last_choice(&self, fixed: usize, may: impl Fn(Seat) -> bool) -> Option<usize> {
        let recent = self.log.origins.iter().enumerate().skip(fixed).rev();
        let mut recent = recent.take_while(|(_, origin)| **origin != Origin::Chance);
        let decided = |origin: &Origin| matches!(origin, Origin::Seat(seat) if may(*seat));
        let (choice, _) = recent.find(|(_, origin)| decided(origin))?;
        Some(choice)
    }

    /// Goes back to a ply by replaying all events before it.
    fn rewind(&mut self, ply: usize) {
        let game = self.game();
        let Ok(start) = takht_games::start(game.id(), &game.options()) else {
            // Cannot happen: the game was started with these options.
            return;
        };
        let mut position = Position::new(start, self.position.dealer.clone());
        let mut log = Log::new(0);
        for event in &self.log.events[..ply] {
            // Cannot fail: the event was legal before.
            let _ = position.play(event, false, &[], &mut log);
        }
        self.position = position;
        self.log.truncate(ply);
        self.stand_ins.split_off(&ply);
    }

    /// The fair-deal block of the game; it contains the seed only once the game is over.
    pub fn fair(&self) -> Option<Value> {
        match &self.position.dealer {
            Dealer::Fair(fair) if self.is_over() => Some(fair.0.to_value()),
            Dealer::Fair(fair) => Some(fair.0.without_seed().to_value()),
            Dealer::Seeded(_) | Dealer::Elsewhere => None,
        }
    }

    /// The record for a viewer: the events as the viewer has seen them. Once a game that the table
    /// itself deals is over, the record holds everything.
    pub fn record(&self, viewer: Viewer) -> Record {
        let knows_all = viewer == Viewer::Table || (self.is_over() && !self.is_dealt_elsewhere());
        let events = match knows_all {
            true => self.events(),
            false => self.seen(viewer),
        };
        Record {
            game: self.game().id().name().to_owned(),
            rules: Some(self.game().id().info().rules),
            options: self.game().options(),
            seats: Some(self.seats.clone()),
            events: events.to_vec(),
            by: self.stand_ins.clone(),
            fair: self.fair(),
            ..Record::default()
        }
    }

    fn is_dealt_elsewhere(&self) -> bool {
        matches!(self.position.dealer, Dealer::Elsewhere)
    }
}
