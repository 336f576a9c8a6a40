//! A game as one device sees it: final events, staged events, and events sent to the server.
//!
//! A person's events are staged until they confirm the turn; until then they can undo them. The
//! session deals nothing and lets no bot play before that, so no undo can hide what a deal revealed.
//!
//! At a table of the server, the session receives the other players' events and sends each confirmed
//! turn. The turn becomes final when the server sends it back.

use std::collections::VecDeque;

use serde_json::{Value, json};
use takht_core::fair::{Fair, NONCE_BYTES, Unfair};
use takht_core::{
    Message, OptionMap, Quick, Ranking, Record, RecordError, Refused, Seat, SeatName, Turn, Viewer,
};
use takht_games::{AnyGame, GameId};
use takht_table::{BadTurn, Dealer, StagedTurn, Table, TableSetup};

/// A source of random bytes.
pub trait Dice {
    /// Fills the whole slice.
    fn fill(&mut self, bytes: &mut [u8]);
}

/// What the game waits for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Waits {
    /// A person decides.
    Person(Seat),
    /// A person confirms the turn, or undoes some of it.
    Confirmation(Seat),
    /// The bot of this name plays.
    Bot(Seat, String),
    /// A person at another device decides, or a bot of the server.
    Other(Seat),
    /// An event that no player decides: a deal, or an event that the rules force.
    Due,
    /// The server's next events.
    Server,
    /// Nothing: the game is over.
    Nothing,
}

/// Why a game cannot be continued.
#[derive(Debug, thiserror::Error)]
pub enum Unplayable {
    /// The record is not valid.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// The data of its deals are missing or wrong.
    #[error("{0}")]
    Unfair(Unfair),
    /// The text was not saved by this program.
    #[error("not a saved game")]
    Foreign,
}

impl Unplayable {
    /// The message for the person.
    pub fn message(&self) -> Message {
        match self {
            Self::Record(error) => error.message(),
            Self::Unfair(unfair) => unfair.message(),
            Self::Foreign => Message::new("web-not-saved-here"),
        }
    }
}

/// The session played an event of the server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Arrived {
    /// How many received events the session still has to play.
    pub left: usize,
    /// True if the session took the staged events back because they no longer fit.
    pub is_taken_back: bool,
}

/// Which side holds the table and deals.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Host {
    /// This device.
    Here,
    /// The server. It sends what the person's seat may see, or what spectators may see.
    Server(Option<Seat>),
}

/// A game in progress.
#[derive(Clone)]
pub struct Session {
    /// The final events.
    table: Table,
    host: Host,
    /// The events that the person at this device has staged, if any.
    staged: Option<Staging>,
    /// True until the server answers a sent turn.
    sent: bool,
    /// Events from the server that the session still has to play.
    arriving: VecDeque<String>,
    /// The message of each final event, for everyone at this device.
    told: Vec<Message>,
    /// How many of the first events belong to a ready-made layout: nobody chose them.
    laid: usize,
    /// True if the game goes on from a moment of another one: its first deals are not this table's.
    is_branch: bool,
    /// The last final event of each seat that names a place.
    last_moves: LastMoves,
    /// True if the next event is one that no player decides.
    is_due: bool,
    /// The seats whose players resigned, in that order.
    resigned: Vec<Seat>,
    /// True if the players ended the game before its rules do.
    has_ended: bool,
}

/// How many events a ready-made layout takes at the beginning of a game.
pub(crate) fn count_laid(
    game: GameId,
    options: &OptionMap,
    seats: &[String],
    layout: Option<&str>,
) -> usize {
    if layout.is_none() {
        return 0;
    }
    let setup = TableSetup {
        game,
        options: options.clone(),
        viewers: Vec::new(),
        seats: seats.to_vec(),
        // Other deals lay out other tiles, but as many of them.
        dealer: Dealer::Seeded(Quick::new(0)),
    };
    let Ok(table) = Table::start(setup) else {
        return 0;
    };
    let mut opening = table.stage();
    match opening.open(layout) {
        Ok(()) => opening.events().len(),
        Err(_) => 0,
    }
}

/// The secrets of new deals.
fn new_deals(seats: &[String], dice: &mut dyn Dice) -> Fair {
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
    Fair::new(seed, nonces.collect())
}

/// A turn that the person has not confirmed.
#[derive(Clone)]
struct Staging {
    seat: Seat,
    turn: StagedTurn,
    told: Vec<Message>,
}

impl Session {
    /// Starts a new game. Seats are names of people, or bots as records write them. A layout is a
    /// prepared opening.
    pub fn start(
        game: GameId,
        options: &OptionMap,
        seats: Vec<String>,
        layout: Option<&str>,
        dice: &mut dyn Dice,
    ) -> Result<Self, Unplayable> {
        let fair = new_deals(&seats, dice).with_layout(layout);
        let mut session = Self::here(game, options, seats, fair)?.laid_out(layout);
        session.play_due(layout)?;
        Ok(session)
    }

    /// Plays on from a moment of a record. The deals that follow are new ones.
    pub fn branch(
        record: &Record,
        ply: usize,
        seats: Vec<String>,
        dice: &mut dyn Dice,
    ) -> Result<Self, Unplayable> {
        let game = GameId::of_name(&record.game)?;
        let events = record.events.iter().take(ply).map(String::as_str);
        Self::after(game, &record.options, events, seats, dice)
    }

    /// A game that goes on after these events.
    pub fn after<'a>(
        game: GameId,
        options: &OptionMap,
        events: impl Iterator<Item = &'a str>,
        seats: Vec<String>,
        dice: &mut dyn Dice,
    ) -> Result<Self, Unplayable> {
        let fair = new_deals(&seats, dice);
        let mut session = Self::here(game, options, seats, fair)?;
        session.is_branch = true;
        for (index, event) in events.enumerate() {
            let refused = |refused| RecordError::of_event(index, event, refused);
            session.play_final_event(event).map_err(refused)?;
        }
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
            laid: 0,
            is_branch: false,
            last_moves: LastMoves::default(),
            is_due: false,
            resigned: Vec::new(),
            has_ended: false,
        })
    }

    /// The same game, which begins with a ready-made layout.
    fn laid_out(mut self, layout: Option<&str>) -> Self {
        self.laid = count_laid(self.game().id(), &self.options(), self.seats(), layout);
        self
    }

    /// Resumes a game from the text of [`Session::to_text`].
    pub fn resume(text: &str) -> Result<Self, Unplayable> {
        let kept: Value = serde_json::from_str(text).map_err(|_| Unplayable::Foreign)?;
        let record = Record::read(kept["record"].to_string().as_bytes())?;
        let fair = Fair::read(&kept["fair"]).map_err(Unplayable::Unfair)?;
        let confirmed = kept["confirmed"].as_u64().ok_or(Unplayable::Foreign)? as usize;
        let game = GameId::of_name(&record.game)?;
        let seats = record.seats.clone().unwrap_or_default();
        let layout = fair.layout.clone();
        let session = Self::here(game, &record.options, seats, fair)?;
        let mut session = session.laid_out(layout.as_deref());
        session.is_branch = kept["branch"] == true;
        for (index, event) in record.events.iter().enumerate() {
            let refused = |refused| RecordError::of_event(index, event, refused);
            match index < confirmed {
                true => session.play_final_event(event).map_err(refused)?,
                false => session.stage(event).map_err(refused)?,
            }
        }
        Ok(session)
    }

    /// A game at a table of the server, seen from a seat or as a spectator. It starts empty: the
    /// events arrive afterwards.
    pub fn at_server(
        game: GameId,
        options: &OptionMap,
        seats: Vec<String>,
        seat: Option<Seat>,
        layout: Option<&str>,
    ) -> Result<Self, Unplayable> {
        let session = Self::at(Host::Server(seat), game, options, seats, Dealer::Elsewhere)?;
        Ok(session.laid_out(layout))
    }

    /// The game as a text to resume it from, with the seed of its deals. `None` for a table of the
    /// server, which keeps the game itself.
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
            "branch": self.is_branch,
        });
        Some(kept.to_string())
    }

    /// The record to save: the whole game with the seed once it is over; before, what everyone at
    /// this device may know.
    pub fn record(&self) -> Record {
        let mut record = self.table.record(self.viewer());
        if self.is_branch {
            // Nobody could verify deals that come from two tables.
            record.fair = None;
        }
        record
    }

    /// The ready-made layout with which the game began, if this device has dealt it.
    pub fn layout(&self) -> Option<String> {
        match self.table.dealer() {
            Dealer::Fair(fair) => fair.0.layout.clone(),
            _ => None,
        }
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

    /// The seats, as records write them.
    pub fn seats(&self) -> &[String] {
        self.table.seats()
    }

    /// The final events.
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

    /// All events, staged ones included, the newest first.
    pub fn last_events(&self) -> impl Iterator<Item = &str> {
        let all = self.events().iter().chain(self.staged_events());
        all.rev().map(String::as_str)
    }

    /// The messages of all events, staged ones included, as far as everyone at this device may know
    /// them.
    pub fn told(&self) -> impl DoubleEndedIterator<Item = &Message> + ExactSizeIterator {
        let staged = self.staged.as_ref();
        let staged = staged.map_or(&[][..], |staging| &staging.told);
        let count = self.told.len();
        (0..count + staged.len()).map(move |nth| match nth.checked_sub(count) {
            Some(nth) => &staged[nth],
            None => &self.told[nth],
        })
    }

    /// All events with their messages, staged ones included, without those of a ready-made layout.
    pub fn log(&self) -> impl DoubleEndedIterator<Item = (usize, &str, &Message)> {
        let events = self.events().iter().chain(self.staged_events());
        let events: Vec<&String> = events.collect();
        let told: Vec<&Message> = self.told().collect();
        let both = events.into_iter().zip(told).enumerate().skip(self.laid);
        let both: Vec<_> = both
            .map(|(ply, (event, told))| (ply, event.as_str(), told))
            .collect();
        both.into_iter()
    }

    /// The last event of each seat that names a place, staged ones included.
    pub fn last_moves(&self) -> LastMoves {
        let mut moves = self.last_moves.clone();
        if let Some(staging) = &self.staged {
            moves.note_all(staging.seat, staging.turn.events());
        }
        moves
    }

    /// True if the person can undo something.
    pub fn is_staged(&self) -> bool {
        self.staged.is_some() && !self.sent
    }

    /// How many events are staged.
    pub fn staged_count(&self) -> usize {
        self.staged_events().len()
    }

    /// True if no event is staged.
    pub fn is_committed(&self) -> bool {
        self.staged.is_none()
    }

    /// True until the server answers a sent turn.
    pub fn is_sent(&self) -> bool {
        self.sent
    }

    /// Takes over what has happened beside the game: who resigned, and whether the players ended it.
    pub fn look_beside(&mut self, resigned: Vec<Seat>, has_ended: bool) {
        self.resigned = resigned;
        self.has_ended = has_ended;
        if has_ended {
            self.restart_turn();
        }
    }

    /// The seats whose players resigned, in that order.
    pub fn resigned(&self) -> &[Seat] {
        &self.resigned
    }

    /// True if the players ended the game before its rules do.
    pub fn has_ended(&self) -> bool {
        self.has_ended
    }

    /// The order of the players; those who resigned come last.
    pub fn ranking(&self) -> Ranking {
        self.game().ranking().with_resigned(&self.resigned)
    }

    /// True if the game is over and nothing is staged.
    pub fn is_over(&self) -> bool {
        let is_ended = self.has_ended && self.arriving.is_empty();
        (is_ended || self.game().turn() == Turn::Over) && self.is_committed()
    }

    /// What the game waits for.
    pub fn waits(&self) -> Waits {
        if self.has_ended && self.arriving.is_empty() {
            return Waits::Nothing;
        }
        if self.sent || !self.arriving.is_empty() {
            return Waits::Server;
        }
        if self.is_due {
            return Waits::Due;
        }
        let staging = self.staged.as_ref().map(|staging| staging.seat);
        match (staging, self.game().turn(), self.host) {
            (Some(seat), Turn::Seat(next), _) if seat == next => Waits::Person(seat),
            (Some(seat), ..) => Waits::Confirmation(seat),
            (None, Turn::Seat(seat), Host::Here) => match self.table.seat(seat).bot() {
                Some(bot) => Waits::Bot(seat, bot.to_owned()),
                None => Waits::Person(seat),
            },
            (None, Turn::Seat(seat), Host::Server(own))
                if own == Some(seat) && !self.resigned.contains(&seat) =>
            {
                Waits::Person(seat)
            }
            (None, Turn::Seat(seat), Host::Server(_)) => Waits::Other(seat),
            (None, Turn::Chance, Host::Server(_)) => Waits::Server,
            (None, Turn::Chance | Turn::Over, _) => Waits::Nothing,
        }
    }

    /// For whom the screen shows the game: for the only person at this device, else for everyone
    /// there.
    pub fn viewer(&self) -> Viewer {
        viewer(self.host, self.seats())
    }

    /// The seat of the only person at this device.
    pub fn you(&self) -> Option<Seat> {
        match self.viewer() {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Guest | Viewer::Table => None,
        }
    }

    /// True if the person on this seat plays at this device.
    pub fn is_here(&self, seat: Seat) -> bool {
        match self.host {
            Host::Here => !self.table.seat(seat).is_bot(),
            Host::Server(own) => own == Some(seat),
        }
    }

    /// True if somebody at this device plays; false if they only watch.
    pub fn has_person(&self) -> bool {
        Seat::all(self.seats().len()).any(|seat| self.is_here(seat))
    }

    /// Stages an event of the person.
    pub fn stage(&mut self, event: &str) -> Result<(), Refused> {
        let Some(seat) = self.game().turn().seat() else {
            // No seat is to decide. The game's own refusal says what is due instead.
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
            // The seat is the acting one, so this cannot happen.
            BadTurn::NotTheirTurn => Refused::unreadable(Message::new("web-refused")),
        })
    }

    /// The message of an event for everyone at this device, before it is played.
    fn tell(&self, event: &str) -> Result<Message, Refused> {
        let seen = self.game().seen_by(event, self.viewer())?;
        self.game().tell(&seen)
    }

    /// True if the person can take something back: what is staged, and at this device also the last choice
    /// of a person, unless chance has revealed something since.
    pub fn can_undo(&self) -> bool {
        if self.is_staged() {
            return true;
        }
        let waits = matches!(self.waits(), Waits::Person(_));
        let choice = || self.table.last_choice(self.laid, |seat| self.is_here(seat));
        waits && self.host == Host::Here && choice().is_some()
    }

    /// Undoes the last staged event, else the last choice of a person at this device with everything that
    /// bots have answered.
    pub fn undo(&mut self) {
        if !self.can_undo() {
            return;
        }
        let Some(staging) = self.staged.take() else {
            let people: Vec<bool> = Seat::all(self.seats().len())
                .map(|seat| self.is_here(seat))
                .collect();
            self.table.undo(self.laid, |seat| people[seat.index()]);
            self.tell_again();
            return;
        };
        let events = staging.turn.events();
        for event in &events[..events.len() - 1] {
            // The same event was legal in the same position.
            let _ = self.stage(event);
        }
    }

    /// Tells everything that has happened from the beginning.
    fn tell_again(&mut self) {
        self.told.clear();
        self.last_moves = LastMoves::default();
        let game = self.table.game();
        if let Ok(mut before) = takht_games::start(game.id(), &game.options()) {
            for event in self.table.events().to_vec() {
                self.tell_before(&*before, &event);
                // The table has played it.
                let _ = before.play(&event);
            }
        }
        self.look_what_is_due();
    }

    /// Tells an event; the position before it writes its message.
    fn tell_before(&mut self, before: &dyn AnyGame, event: &str) {
        let seen = before.seen_by(event, self.viewer());
        let told = seen.and_then(|seen| before.tell(&seen));
        self.told.extend(told);
        self.last_moves.note(before.turn(), event);
    }

    /// Takes all staged events back, also those that were sent and refused.
    pub fn restart_turn(&mut self) {
        self.staged = None;
        self.sent = false;
    }

    /// Marks the staged events as sent, and returns them with the number of events before them. The
    /// person cannot do anything else until the server answers.
    pub fn send(&mut self) -> Option<(usize, Vec<String>)> {
        if !self.is_staged() {
            return None;
        }
        self.sent = true;
        Some((self.table.ply(), self.staged_events().to_vec()))
    }

    /// How many events of the server wait to be played.
    pub fn left(&self) -> usize {
        self.arriving.len()
    }

    /// How many events the server has sent.
    pub fn received(&self) -> usize {
        self.table.ply() + self.arriving.len()
    }

    /// Receives events from the server, the first of which has that ply. Returns false if earlier
    /// ones are missing.
    pub fn receive(&mut self, ply: usize, events: &[String]) -> bool {
        let known = self.received();
        let new = known.checked_sub(ply);
        self.arriving.extend(
            new.into_iter()
                .flat_map(|new| events.iter().skip(new).cloned()),
        );
        new.is_some()
    }

    /// Plays the next received event. If it equals the first staged one, that becomes final; if
    /// another player has acted meanwhile, the session takes the staged events back.
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

    /// Makes the first staged event final; the others stay staged.
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

    /// Makes the staged events final.
    pub fn confirm(&mut self) {
        if let Some(staging) = self.staged.take() {
            let number = self.table.game().game_number();
            self.last_moves
                .note_all(staging.seat, staging.turn.events());
            if staging.turn.game().game_number() != number {
                self.last_moves.forget();
            }
            // They were staged on this very table, so the commit succeeds.
            let _ = self.table.commit(staging.turn, None);
            self.told.extend(staging.told);
        }
        self.sent = false;
        self.look_what_is_due();
    }

    /// Plays an event of a bot, which is final at once.
    pub fn play_final(&mut self, event: &str) -> Result<(), Unplayable> {
        self.restart_turn();
        Ok(self.play_arrived(event)?)
    }

    /// Plays the next event that no player decides.
    pub fn play_next_due(&mut self) -> Result<(), Unplayable> {
        let mut due = self.table.stage();
        let index = self.table.ply();
        let played = due.play_next_due();
        played.map_err(|refused| RecordError::of_event(index, "", refused))?;
        self.tell_drafted(&due);
        self.commit_drafted(due);
        Ok(())
    }

    fn look_what_is_due(&mut self) {
        self.is_due = self.table.is_due();
    }

    fn play_final_event(&mut self, event: &str) -> Result<(), Refused> {
        let told = self.tell(event)?;
        let (turn, number) = (self.table.game().turn(), self.table.game().game_number());
        self.table.play(event)?;
        self.last_moves.note(turn, event);
        if self.table.game().game_number() != number {
            self.last_moves.forget();
        }
        self.told.push(told);
        self.look_what_is_due();
        Ok(())
    }

    /// Plays everything that needs no decision: deals, forced events, and the layout at the beginning
    /// of a game.
    fn play_due(&mut self, layout: Option<&str>) -> Result<(), Unplayable> {
        let mut due = self.table.stage();
        let opened = due.open(layout);
        let index = self.table.ply() + due.events().len();
        opened.map_err(|refused| RecordError::of_event(index, "", refused))?;
        self.tell_drafted(&due);
        self.commit_drafted(due);
        Ok(())
    }

    /// Tells what a draft has played.
    fn tell_drafted(&mut self, due: &StagedTurn) {
        // The position before an event writes its message.
        let mut before = self.table.game().boxed_clone();
        for event in due.events() {
            self.tell_before(&*before, event);
            // The draft has already played it.
            let _ = before.play(event);
        }
    }

    fn commit_drafted(&mut self, due: StagedTurn) {
        // It was staged on this very table, so the commit succeeds.
        let _ = self.table.commit(due, None);
        self.look_what_is_due();
    }

    /// How many events there are, staged ones included.
    pub fn count(&self) -> usize {
        self.table.ply() + self.staged_events().len()
    }
}

/// The last turn of each seat, as far as it names places: boards keep it marked until that seat plays again.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LastMoves {
    /// The events in seat order.
    turns: Vec<Vec<String>>,
    /// The seat that has played last: what it plays next belongs to the same turn.
    last: Option<Seat>,
}

impl LastMoves {
    /// Notes an event, if a seat played it and it names a place.
    pub fn note(&mut self, turn: Turn, event: &str) {
        let Some(seat) = turn.seat() else { return };
        if !event.contains(',') {
            return;
        }
        if self.turns.len() <= seat.index() {
            self.turns.resize(seat.index() + 1, Vec::new());
        }
        let own = &mut self.turns[seat.index()];
        if self.last != Some(seat) {
            own.clear();
        }
        own.push(event.to_owned());
        self.last = Some(seat);
    }

    fn note_all(&mut self, seat: Seat, events: &[String]) {
        for event in events {
            self.note(Turn::Seat(seat), event);
        }
    }

    /// A new game of a series begins: nobody has played in it.
    pub fn forget(&mut self) {
        *self = Self::default();
    }

    /// The events of each seat's last turn, in seat order.
    pub fn events(self) -> Vec<Vec<String>> {
        self.turns
    }
}

/// For whom a screen shows the game: for the only person at this device, else for everyone there.
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
