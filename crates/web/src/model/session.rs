//! A game as one device sees it: what has happened, what is staged, what has been sent.
//!
//! What a person does is staged until the turn is confirmed; until then it can be taken back. Nothing
//! is dealt and no bot plays before that, so nothing that was revealed is ever taken back.
//!
//! At a table of a server, the others' events arrive, and a confirmed turn is sent: it becomes final
//! when it arrives like everybody else's.

use std::collections::VecDeque;

use serde_json::{Value, json};
use takht_core::fair::{Fair, NONCE_BYTES, Unfair};
use takht_core::{Message, OptionMap, Record, RecordError, Refused, Seat, SeatName, Turn, Viewer};
use takht_games::{AnyGame, GameId};
use takht_table::{BadTurn, Dealer, StagedTurn, Table, TableSetup};

/// Random bytes from outside.
pub trait Dice {
    /// Fills all of them.
    fn fill(&mut self, bytes: &mut [u8]);
}

/// What a game waits for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Waits {
    /// A person decides.
    Person(Seat),
    /// A person has done everything there was to do this turn, and may still take it back.
    Confirmation(Seat),
    /// A bot of this name plays.
    Bot(Seat, String),
    /// Someone at another device decides, or a bot of the server.
    Other(Seat),
    /// The server is to say what has happened.
    Server,
    /// Nothing any more.
    Nothing,
}

/// A game that cannot be continued.
#[derive(Debug, thiserror::Error)]
pub enum Unplayable {
    /// It is no valid record.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// Its deals cannot be continued.
    #[error("{0}")]
    Unfair(Unfair),
    /// It was not kept by this program.
    #[error("not a saved game")]
    Foreign,
}

impl Unplayable {
    /// What a person is told.
    pub fn message(&self) -> Message {
        match self {
            Self::Record(error) => error.message(),
            Self::Unfair(unfair) => unfair.message(),
            Self::Foreign => Message::new("web-not-saved-here"),
        }
    }
}

/// Something that the server has told was played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Arrived {
    /// How much is still to be played.
    pub left: usize,
    /// True if what was staged here cannot be played any more.
    pub is_taken_back: bool,
}

/// Where the table is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Host {
    /// On this device, which deals.
    Here,
    /// On a server, which tells what one seat may see, or what guests may.
    Server(Option<Seat>),
}

/// A game in progress.
#[derive(Clone)]
pub struct Session {
    /// Everything that is final.
    table: Table,
    host: Host,
    /// What the person at the device has done since, if anything.
    staged: Option<Staging>,
    /// True while the server has not said whether what is staged can be played.
    sent: bool,
    /// What has come from the server and is still to be played.
    arriving: VecDeque<String>,
    /// What each final event said, to everyone at this device.
    told: Vec<Message>,
}

/// A turn that is being made.
#[derive(Clone)]
struct Staging {
    seat: Seat,
    turn: StagedTurn,
    told: Vec<Message>,
}

impl Session {
    /// A new game. Seats are names of people, or bots as records write them; a layout is a beginning
    /// that is ready made.
    pub fn start(
        game: GameId,
        options: &OptionMap,
        seats: Vec<String>,
        layout: Option<&str>,
        dice: &mut dyn Dice,
    ) -> Result<Self, Unplayable> {
        let mut seed = [0; 32];
        dice.fill(&mut seed);
        let nonces = seats.iter().map(|seat| {
            let length = if SeatName::read(seat).is_bot() {
                0
            } else {
                NONCE_BYTES
            };
            let mut nonce = vec![0; length];
            dice.fill(&mut nonce);
            nonce
        });
        let fair = Fair::new(seed, nonces.collect());
        let mut session = Self::here(game, options, seats, fair)?;
        session.play_due(layout)?;
        Ok(session)
    }

    fn here(
        game: GameId,
        options: &OptionMap,
        seats: Vec<String>,
        fair: Fair,
    ) -> Result<Self, Unplayable> {
        let dealer = Dealer::fair(fair).map_err(Unplayable::Unfair)?;
        Self::at(Host::Here, game, options, seats, dealer)
    }

    fn at(
        host: Host,
        game: GameId,
        options: &OptionMap,
        seats: Vec<String>,
        dealer: Dealer,
    ) -> Result<Self, Unplayable> {
        let setup = TableSetup {
            game,
            options: options.clone(),
            viewers: vec![viewer(host, &seats)],
            seats,
            dealer,
        };
        Ok(Self {
            table: Table::start(setup)?,
            host,
            staged: None,
            sent: false,
            arriving: VecDeque::new(),
            told: Vec::new(),
        })
    }

    /// A game as [`Session::to_text`] kept it.
    pub fn resume(text: &str) -> Result<Self, Unplayable> {
        let kept: Value = serde_json::from_str(text).map_err(|_| Unplayable::Foreign)?;
        let record = Record::read(kept["record"].to_string().as_bytes())?;
        let fair = Fair::read(&kept["fair"]).map_err(Unplayable::Unfair)?;
        let confirmed = kept["confirmed"].as_u64().ok_or(Unplayable::Foreign)? as usize;
        let game = GameId::of_name(&record.game)?;
        let seats = record.seats.clone().unwrap_or_default();
        let mut session = Self::here(game, &record.options, seats, fair)?;
        for (index, event) in record.events.iter().enumerate() {
            let refused = |refused| RecordError::of_event(index, event, refused);
            match index < confirmed {
                true => session.play_final_event(event).map_err(refused)?,
                false => session.stage(event).map_err(refused)?,
            }
        }
        if session.staged.is_none() {
            session.play_due(None)?;
        }
        Ok(session)
    }

    /// A game at a table of a server, as it is seen from a seat there, or by a guest. What has happened
    /// is still to come.
    pub fn at_server(
        game: GameId,
        options: &OptionMap,
        seats: Vec<String>,
        seat: Option<Seat>,
    ) -> Result<Self, Unplayable> {
        Self::at(Host::Server(seat), game, options, seats, Dealer::Elsewhere)
    }

    /// The game as it is kept between visits, the seed of its deals included. One that a server keeps is
    /// not kept here, too.
    pub fn to_text(&self) -> Option<String> {
        let Dealer::Fair(fair) = self.table.dealer() else {
            return None;
        };
        let mut record = self.table.record(Viewer::Table);
        record.fair = Some(fair.0.without_seed().to_value());
        record.events.extend_from_slice(self.staged_events());
        let kept = json!({
            "record": record.to_value(),
            "fair": fair.0.to_value(),
            "confirmed": self.table.ply(),
        });
        Some(kept.to_string())
    }

    /// The record, for those who want to keep it: once the game is over all of it, with the seed of its
    /// deals; before, what everyone at this device may know.
    pub fn record(&self) -> Record {
        self.table.record(self.viewer())
    }

    /// The options of the game.
    pub fn options(&self) -> OptionMap {
        self.table.game().options()
    }

    /// The position, staged events included.
    pub fn game(&self) -> &dyn AnyGame {
        match &self.staged {
            Some(staging) => staging.turn.game(),
            None => self.table.game(),
        }
    }

    /// Who sits at the table, as records write it.
    pub fn seats(&self) -> &[String] {
        self.table.seats()
    }

    /// The events that are final, as texts.
    pub fn events(&self) -> &[String] {
        self.table.events()
    }

    fn staged_events(&self) -> &[String] {
        let staged = self.staged.as_ref();
        staged.map_or(&[], |staging| staging.turn.events())
    }

    /// All events, staged ones included.
    pub fn all_events(&self) -> Vec<String> {
        [self.events(), self.staged_events()].concat()
    }

    /// The events, staged ones included, the last one first.
    pub fn last_events(&self) -> impl Iterator<Item = &str> {
        let all = self.events().iter().chain(self.staged_events());
        all.rev().map(String::as_str)
    }

    /// What has happened, staged events included, as far as everyone at this device may know it.
    pub fn told(&self) -> impl DoubleEndedIterator<Item = &Message> + ExactSizeIterator {
        let staged = self.staged.as_ref();
        let staged = staged.map_or(&[][..], |staging| &staging.told);
        let count = self.told.len();
        (0..count + staged.len()).map(move |nth| match nth.checked_sub(count) {
            Some(nth) => &staged[nth],
            None => &self.told[nth],
        })
    }

    /// True if something can be taken back.
    pub fn is_staged(&self) -> bool {
        self.staged.is_some() && !self.sent
    }

    /// True if everything that was played is final.
    pub fn is_committed(&self) -> bool {
        self.staged.is_none()
    }

    /// True while the server has not answered what was sent.
    pub fn is_sent(&self) -> bool {
        self.sent
    }

    /// What the game waits for.
    pub fn waits(&self) -> Waits {
        if self.sent || !self.arriving.is_empty() {
            return Waits::Server;
        }
        let staging = self.staged.as_ref().map(|staging| staging.seat);
        match (staging, self.game().turn(), self.host) {
            (Some(seat), Turn::Seat(next), _) if seat == next => Waits::Person(seat),
            (Some(seat), ..) => Waits::Confirmation(seat),
            (None, Turn::Seat(seat), Host::Here) => match self.table.seat(seat).bot() {
                Some(bot) => Waits::Bot(seat, bot.to_owned()),
                None => Waits::Person(seat),
            },
            (None, Turn::Seat(seat), Host::Server(own)) if own == Some(seat) => Waits::Person(seat),
            (None, Turn::Seat(seat), Host::Server(_)) => Waits::Other(seat),
            (None, Turn::Chance, Host::Server(_)) => Waits::Server,
            (None, Turn::Chance | Turn::Over, _) => Waits::Nothing,
        }
    }

    /// Whose eyes the screen is for: those of the one person, else everybody's.
    pub fn viewer(&self) -> Viewer {
        viewer(self.host, self.seats())
    }

    /// True if the person who sits there plays at this device.
    pub fn is_here(&self, seat: Seat) -> bool {
        match self.host {
            Host::Here => !self.table.seat(seat).is_bot(),
            Host::Server(own) => own == Some(seat),
        }
    }

    /// A person does something; it is staged.
    pub fn stage(&mut self, event: &str) -> Result<(), Refused> {
        let Some(seat) = self.game().turn().seat() else {
            // Nobody decides anything now; the rules say what is due instead.
            let played = self.game().boxed_clone().play(event);
            return Err(match played {
                Err(refused) => refused,
                Ok(_) => Refused::unreadable(Message::new("web-refused")),
            });
        };
        let told = self.tell(event)?;
        let mut staging = match self.staged.take() {
            Some(staging) => staging,
            None => Staging {
                seat,
                turn: self.table.stage(),
                told: Vec::new(),
            },
        };
        let played = staging.turn.play(seat, event);
        if played.is_ok() {
            staging.told.push(told);
        }
        self.staged = (!staging.turn.is_empty()).then_some(staging);
        played.map_err(|bad| match bad {
            BadTurn::Refused(refused) => refused,
            // The seat was asked for above.
            BadTurn::NotTheirTurn => Refused::unreadable(Message::new("web-refused")),
        })
    }

    /// What an event says to everyone at this device, before it is played.
    fn tell(&self, event: &str) -> Result<Message, Refused> {
        let seen = self.game().seen_by(event, self.viewer())?;
        self.game().tell(&seen)
    }

    /// Takes back what was staged last.
    pub fn undo(&mut self) {
        if !self.is_staged() {
            return;
        }
        let Some(staging) = self.staged.take() else {
            return;
        };
        let events = staging.turn.events();
        for event in &events[..events.len() - 1] {
            // It was legal before.
            let _ = self.stage(event);
        }
    }

    /// Takes back everything that is staged, also what was sent and cannot be played.
    pub fn restart_turn(&mut self) {
        self.staged = None;
        self.sent = false;
    }

    /// What is staged is to be sent to the server: it, and how many events came before. Until the server
    /// has answered, nothing else can be done.
    pub fn send(&mut self) -> Option<(usize, Vec<String>)> {
        if !self.is_staged() {
            return None;
        }
        self.sent = true;
        Some((self.table.ply(), self.staged_events().to_vec()))
    }

    /// How many events the server has told.
    pub fn received(&self) -> usize {
        self.table.ply() + self.arriving.len()
    }

    /// The server tells events, the first of which has that ply. Says false if others are missing before.
    pub fn receive(&mut self, ply: usize, events: &[String]) -> bool {
        let known = self.received();
        let new = known.checked_sub(ply);
        self.arriving.extend(
            new.into_iter()
                .flat_map(|new| events.iter().skip(new).cloned()),
        );
        new.is_some()
    }

    /// Plays the next of what the server has told. What equals what is staged here becomes final with it;
    /// if somebody else has played in the meantime, what is staged is taken back.
    pub fn arrive(&mut self) -> Result<Arrived, Unplayable> {
        let mut is_taken_back = false;
        while let Some(event) = self.arriving.pop_front() {
            let is_own = self.staged_events().first() == Some(&event);
            if is_own {
                self.first_staged_is_final()?;
                continue;
            }
            is_taken_back = self.staged.is_some();
            self.restart_turn();
            self.play_arrived(&event)?;
            break;
        }
        Ok(Arrived {
            left: self.arriving.len(),
            is_taken_back,
        })
    }

    /// The first of the staged events becomes final; the others stay staged.
    fn first_staged_is_final(&mut self) -> Result<(), RecordError> {
        let staged = self.staged_events().to_vec();
        self.staged = None;
        for (nth, event) in staged.iter().enumerate() {
            let index = self.table.ply() + nth.saturating_sub(1);
            let played = match nth {
                0 => self.play_final_event(event),
                _ => self.stage(event),
            };
            played.map_err(|refused| RecordError::of_event(index, event, refused))?;
        }
        self.sent &= self.staged.is_some();
        Ok(())
    }

    fn play_arrived(&mut self, event: &str) -> Result<(), RecordError> {
        let index = self.table.ply();
        let played = self.play_final_event(event);
        played.map_err(|refused| RecordError::of_event(index, event, refused))
    }

    /// What is staged becomes final.
    fn commit_staged(&mut self) {
        if let Some(staging) = self.staged.take() {
            // It was staged on this very table.
            let _ = self.table.commit(staging.turn, None);
            self.told.extend(staging.told);
        }
        self.sent = false;
    }

    /// What is staged becomes final, and what is due without anyone deciding is played.
    pub fn confirm(&mut self) -> Result<(), Unplayable> {
        self.commit_staged();
        self.play_due(None)
    }

    /// A bot has played; that is final at once.
    pub fn play_final(&mut self, event: &str) -> Result<(), Unplayable> {
        self.restart_turn();
        self.play_arrived(event)?;
        self.play_due(None)
    }

    fn play_final_event(&mut self, event: &str) -> Result<(), Refused> {
        let told = self.tell(event)?;
        self.table.play(event)?;
        self.told.push(told);
        Ok(())
    }

    /// Plays what is due without anyone deciding: deals, events that the rules force, and a layout at the
    /// beginning of a game.
    fn play_due(&mut self, layout: Option<&str>) -> Result<(), Unplayable> {
        let mut due = self.table.stage();
        let opened = due.open(layout);
        let index = self.table.ply() + due.events().len();
        opened.map_err(|refused| RecordError::of_event(index, "", refused))?;
        // Every event is told by the position before it.
        let mut before = self.table.game().boxed_clone();
        for event in due.events() {
            let seen = before.seen_by(event, self.viewer());
            let told = seen.and_then(|seen| before.tell(&seen));
            self.told.extend(told);
            // It was played on the draft.
            let _ = before.play(event);
        }
        // It was staged on this very table.
        let _ = self.table.commit(due, None);
        Ok(())
    }
}

/// Whose eyes a screen is for: those of the one person, else everybody's.
fn viewer(host: Host, seats: &[String]) -> Viewer {
    let own = match host {
        Host::Here => {
            let people = Seat::all(seats.len());
            let mut people = people.filter(|seat| !SeatName::read(&seats[seat.index()]).is_bot());
            let person = people.next();
            person.filter(|_| people.next().is_none())
        }
        Host::Server(own) => own,
    };
    own.map_or(Viewer::Guest, Viewer::Seat)
}
