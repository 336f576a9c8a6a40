//! A game as one device sees it: who sits where, what was played, what is staged.
//!
//! What a person does is staged until the turn is confirmed; until then it can be taken back. Nothing
//! is dealt and no bot plays before that, so nothing that was revealed is ever taken back.
//!
//! At a table of a server, the others' events arrive, and a confirmed turn is sent: it becomes final
//! when it arrives like everybody else's.

use std::collections::VecDeque;

use serde_json::{Value, json};
use takht_core::fair::{Fair, FairKey, NONCE_BYTES, Unfair};
use takht_core::{Message, OptionMap, Quick, Record, RecordError, Refused, Seat, Turn, Viewer};
use takht_games::{AnyGame, due};
use takht_words::BOT;

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

/// A game that cannot be gone on with.
#[derive(Debug, thiserror::Error)]
pub enum Unplayable {
    /// It is no valid record.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// Its deals cannot be gone on with.
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
            Self::Foreign => Message::new("window-not-saved-here"),
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

/// Who deals.
#[derive(Clone)]
enum Dealer {
    /// This device, by a seed of its own.
    Here(Fair),
    /// A server, which tells what one seat may see, or what guests may.
    Server(Option<Seat>),
}

/// A game in progress.
#[derive(Clone)]
pub struct Session {
    /// Everything played, staged events included.
    record: Record,
    /// How many of the events are final.
    confirmed: usize,
    /// The seat whose events are staged, if some are.
    staging: Option<Seat>,
    /// True while the server has not said whether what is staged can be played.
    sent: bool,
    /// What has come from the server and is still to be played.
    arriving: VecDeque<String>,
    dealer: Dealer,
    game: Box<dyn AnyGame>,
    /// Each event as everyone at this device may see it, and what it said.
    seen: Vec<String>,
    told: Vec<Message>,
    /// How many of the events were dealt.
    dealt: u64,
}

impl Session {
    /// A new game. Seats are names of people, or bots as records write them; a layout is a beginning
    /// that is ready made.
    pub fn start(
        game: &str,
        options: &OptionMap,
        seats: Vec<String>,
        layout: Option<&str>,
        dice: &mut dyn Dice,
    ) -> Result<Self, Unplayable> {
        let game = takht_games::start(game, options)?;
        let mut seed = [0; 32];
        dice.fill(&mut seed);
        let nonces = seats.iter().map(|seat| {
            let mut nonce = vec![
                0;
                if seat.starts_with(BOT) {
                    0
                } else {
                    NONCE_BYTES
                }
            ];
            dice.fill(&mut nonce);
            nonce
        });
        let fair = Fair::new(seed, nonces.collect());
        let record = Record {
            game: game.name().to_owned(),
            options: game.options(),
            seats: Some(seats),
            fair: Some(fair.without_seed().to_value()),
            ..Record::default()
        };
        let mut session = Self::begin(game, record, Dealer::Here(fair))?;
        session.go_on()?;
        if let Some(layout) = layout {
            let mut seed = [0; 8];
            dice.fill(&mut seed);
            let mut chance = Quick::new(u64::from_le_bytes(seed));
            for event in session.game.lay_out(layout, &mut chance) {
                session.fold(&event)?;
                session.settle();
            }
            session.go_on()?;
        }
        Ok(session)
    }

    /// A game as [`Session::to_text`] kept it.
    pub fn resume(text: &str) -> Result<Self, Unplayable> {
        let kept: Value = serde_json::from_str(text).map_err(|_| Unplayable::Foreign)?;
        let record = Record::read(kept["record"].to_string().as_bytes())?;
        let fair = Fair::read(&kept["fair"]).map_err(Unplayable::Unfair)?;
        let confirmed = kept["confirmed"].as_u64().ok_or(Unplayable::Foreign)? as usize;
        let game = takht_games::start(&record.game, &record.options)?;
        let begun = Record {
            events: Vec::new(),
            ..record.clone()
        };
        let mut session = Self::begin(game, begun, Dealer::Here(fair))?;
        session.confirmed = confirmed.min(record.events.len());
        for event in &record.events {
            session.fold(event)?;
        }
        session.go_on()?;
        Ok(session)
    }

    /// A game at a table of a server, as it is seen from a seat there, or by a guest. What has happened
    /// is still to come.
    pub fn at_server(
        game: &str,
        options: &OptionMap,
        seats: Vec<String>,
        seat: Option<Seat>,
    ) -> Result<Self, Unplayable> {
        let game = takht_games::start(game, options)?;
        let record = Record {
            game: game.name().to_owned(),
            options: game.options(),
            seats: Some(seats),
            ..Record::default()
        };
        Self::begin(game, record, Dealer::Server(seat))
    }

    fn begin(game: Box<dyn AnyGame>, record: Record, dealer: Dealer) -> Result<Self, Unplayable> {
        record.check_seats(game.players())?;
        Ok(Self {
            record,
            confirmed: 0,
            staging: None,
            sent: false,
            arriving: VecDeque::new(),
            dealer,
            game,
            seen: Vec::new(),
            told: Vec::new(),
            dealt: 0,
        })
    }

    /// The game as it is kept between visits, the seed of its deals included. One that a server keeps is
    /// not kept here, too.
    pub fn to_text(&self) -> Option<String> {
        let Dealer::Here(fair) = &self.dealer else {
            return None;
        };
        let (record, fair) = (self.record.to_value(), fair.to_value());
        let kept = json!({ "record": record, "fair": fair, "confirmed": self.confirmed });
        Some(kept.to_string())
    }

    /// The record, for whoever wants to keep it: once the game is over all of it, with the seed of its
    /// deals; before, what everyone at this device may know.
    pub fn record(&self) -> Record {
        let mut record = self.record.clone();
        match &self.dealer {
            Dealer::Here(fair) if self.game.turn() == Turn::Over => {
                record.fair = Some(fair.to_value());
            }
            _ => record.events.clone_from(&self.seen),
        }
        record
    }

    /// The options of the game.
    pub fn options(&self) -> &OptionMap {
        &self.record.options
    }

    /// The position, staged events included.
    pub fn game(&self) -> &dyn AnyGame {
        &*self.game
    }

    /// Who sits at the table, as records write it.
    pub fn seats(&self) -> &[String] {
        self.record.seats.as_deref().unwrap_or_default()
    }

    /// The events that are final, as texts.
    pub fn events(&self) -> &[String] {
        &self.record.events[..self.confirmed]
    }

    /// All events, staged ones included.
    pub fn all_events(&self) -> &[String] {
        &self.record.events
    }

    /// What has happened, staged events included, as far as everyone at this device may know it.
    pub fn told(&self) -> &[Message] {
        &self.told
    }

    /// True if something can be taken back.
    pub fn is_staged(&self) -> bool {
        self.record.events.len() > self.confirmed && !self.sent
    }

    /// True if everything that was played is final.
    pub fn is_settled(&self) -> bool {
        self.record.events.len() == self.confirmed
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
        match (self.staging, self.game.turn(), &self.dealer) {
            (Some(seat), Turn::Seat(next), _) if seat == next => Waits::Person(seat),
            (Some(seat), ..) => Waits::Confirmation(seat),
            (None, Turn::Seat(seat), Dealer::Here(_)) => match self.bot(seat) {
                Some(bot) => Waits::Bot(seat, bot.to_owned()),
                None => Waits::Person(seat),
            },
            (None, Turn::Seat(seat), Dealer::Server(own)) if *own == Some(seat) => {
                Waits::Person(seat)
            }
            (None, Turn::Seat(seat), Dealer::Server(_)) => Waits::Other(seat),
            (None, Turn::Chance, Dealer::Server(_)) => Waits::Server,
            (None, Turn::Chance | Turn::Over, _) => Waits::Nothing,
        }
    }

    /// The one person at this device, if there is one and no more.
    fn only_person(&self) -> Option<Seat> {
        let mut people = Seat::all(self.seats().len()).filter(|seat| self.bot(*seat).is_none());
        let person = people.next();
        person.filter(|_| people.next().is_none())
    }

    /// Whose eyes the screen is for: those of the one person, else everybody's.
    pub fn viewer(&self) -> Viewer {
        let eyes = match self.dealer {
            Dealer::Here(_) => self.only_person(),
            Dealer::Server(own) => own,
        };
        match eyes {
            Some(seat) => Viewer::Seat(seat),
            None => Viewer::Guest,
        }
    }

    /// True if whoever sits there plays at this device.
    pub fn is_here(&self, seat: Seat) -> bool {
        match self.dealer {
            Dealer::Here(_) => self.bot(seat).is_none(),
            Dealer::Server(own) => own == Some(seat),
        }
    }

    /// The name of the bot on a seat.
    fn bot(&self, seat: Seat) -> Option<&str> {
        self.seats().get(seat.index())?.strip_prefix(BOT)
    }

    /// A person does something; it is staged.
    pub fn stage(&mut self, event: &str) -> Result<(), Refused> {
        self.play(event)
    }

    /// Takes back what was staged last.
    pub fn undo(&mut self) {
        if self.is_staged() {
            let mut events = std::mem::take(&mut self.record.events);
            events.pop();
            self.refold(&events);
        }
    }

    /// Takes back everything that is staged, also what was sent and cannot be played.
    pub fn restart_turn(&mut self) {
        let events = self.events().to_vec();
        self.refold(&events);
        self.sent = false;
    }

    /// What is staged is to be sent to the server: it, and how many events came before. Until the server
    /// has answered, nothing else can be done.
    pub fn send(&mut self) -> Option<(usize, Vec<String>)> {
        let staged = self
            .is_staged()
            .then(|| self.record.events[self.confirmed..].to_vec());
        self.sent |= staged.is_some();
        Some(self.confirmed).zip(staged)
    }

    /// How many events the server has told.
    pub fn received(&self) -> usize {
        self.confirmed + self.arriving.len()
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

    /// Plays the next of what the server has told, together with what is staged here already.
    pub fn arrive(&mut self) -> Result<Arrived, Unplayable> {
        let mut is_taken_back = false;
        while let Some(event) = self.arriving.pop_front() {
            let staged = self.record.events.get(self.confirmed);
            if staged == Some(&event) {
                self.confirmed += 1;
                if self.confirmed == self.record.events.len() {
                    self.settle();
                }
                continue;
            }
            // Someone else has played in the meantime.
            if staged.is_some() {
                self.restart_turn();
                is_taken_back = true;
            }
            self.fold(&event)?;
            self.settle();
            break;
        }
        Ok(Arrived {
            left: self.arriving.len(),
            is_taken_back,
        })
    }

    /// What is staged becomes final, and what is due to be dealt is dealt.
    pub fn confirm(&mut self) -> Result<(), Unplayable> {
        self.settle();
        self.go_on()
    }

    /// A bot has played; that is final at once.
    pub fn play_final(&mut self, event: &str) -> Result<(), Unplayable> {
        self.fold(event)?;
        self.confirm()
    }

    fn play(&mut self, event: &str) -> Result<(), Refused> {
        let turn = self.game.turn();
        let seen = self.game.seen_by(event, self.viewer())?;
        let told = self.game.tell(&seen)?;
        let event = self.game.play(event)?;
        if self.record.events.len() == self.confirmed {
            self.staging = turn.seat();
        }
        self.seen.push(seen);
        self.told.push(told);
        self.record.events.push(event);
        self.dealt += u64::from(turn == Turn::Chance);
        Ok(())
    }

    /// Plays what is due without anyone deciding: deals, and events that leave no choice.
    fn go_on(&mut self) -> Result<(), Unplayable> {
        let Dealer::Here(fair) = &self.dealer else {
            return Ok(());
        };
        let key: FairKey = fair.key().map_err(Unplayable::Unfair)?;
        while !self.is_staged() {
            let Some(event) = due(&*self.game, &key, self.dealt) else {
                break;
            };
            self.fold(&event)?;
            self.settle();
        }
        Ok(())
    }

    fn settle(&mut self) {
        self.confirmed = self.record.events.len();
        self.staging = None;
        self.sent = false;
    }

    /// Plays an event that has to be legal.
    fn fold(&mut self, event: &str) -> Result<(), RecordError> {
        let index = self.record.events.len();
        self.play(event).map_err(|refused| RecordError::Event {
            index,
            text: event.to_owned(),
            refused,
        })
    }

    /// Begins anew and plays events that were played before.
    fn refold(&mut self, events: &[String]) {
        if let Ok(game) = takht_games::start(&self.record.game, &self.record.options) {
            self.game = game;
            self.record.events.clear();
            self.seen.clear();
            self.told.clear();
            self.dealt = 0;
            self.staging = None;
            for event in events {
                // It was legal before.
                let _ = self.fold(event);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use takht_core::{Chance, Quick};

    use super::*;

    struct Counting(u8);

    impl Dice for Counting {
        fn fill(&mut self, bytes: &mut [u8]) {
            for byte in bytes {
                self.0 = self.0.wrapping_add(1);
                *byte = self.0;
            }
        }
    }

    fn two(seats: [&str; 2]) -> Session {
        let seats = seats.map(str::to_owned).to_vec();
        let options = [("players".to_owned(), 2.into())].into_iter().collect();
        Session::start("kingdomino", &options, seats, None, &mut Counting(0)).unwrap()
    }

    /// Plays at random to the end, and looks at every step.
    fn to_the_end(session: &mut Session, mut at_each: impl FnMut(&mut Session)) {
        let mut chance = Quick::new(3);
        loop {
            at_each(session);
            match session.waits() {
                Waits::Person(_) => {
                    let event = session.game().sample(&mut chance).unwrap();
                    session.stage(&event).unwrap();
                }
                Waits::Confirmation(_) => session.confirm().unwrap(),
                Waits::Bot(..) => {
                    let event = session.game().sample(&mut chance).unwrap();
                    session.play_final(&event).unwrap();
                }
                Waits::Other(_) | Waits::Server | Waits::Nothing => return,
            }
        }
    }

    #[test]
    fn a_turn_can_be_taken_back_until_it_is_confirmed() {
        let mut session = two(["Ada", "Bo"]);
        let mut chance = Quick::new(8);
        to_the_end(&mut session, |session| {
            let (events, waits) = (session.record.events.clone(), session.waits());
            if matches!(waits, Waits::Person(_)) && chance.below(2) == 0 {
                let event = session.game().sample(&mut chance).unwrap();
                session.stage(&event).unwrap();
                assert!(session.is_staged());
                session.undo();
                assert_eq!(session.record.events, events);
                assert_eq!(session.waits(), waits);
            }
        });
        let confirmed = session.events().len();
        session.undo();
        session.restart_turn();
        assert_eq!(session.events().len(), confirmed, "what is final stays");
        assert_eq!(session.told().len(), confirmed);
    }

    #[test]
    fn a_game_survives_at_any_moment() {
        let mut session = two(["Ada", "bot:novice"]);
        let mut seen = 0;
        to_the_end(&mut session, |session| {
            let again = Session::resume(&session.to_text().unwrap()).unwrap();
            assert_eq!(again.to_text(), session.to_text());
            assert_eq!(again.waits(), session.waits());
            assert_eq!(again.game().legal(), session.game().legal());
            assert_eq!(again.is_staged(), session.is_staged());
            seen += 1;
        });
        assert!(seen > 30);
    }

    #[test]
    fn deals_are_fair_and_the_seed_comes_with_the_end() {
        let mut session = two(["Ada", "bot:novice"]);
        let seed = |session: &Session| session.record().fair.unwrap()["seed"].is_string();
        assert!(!seed(&session));
        to_the_end(&mut session, |_| {});
        assert!(seed(&session));
        assert!(takht_games::verify(&session.record()).unwrap() > 5);
    }

    #[test]
    fn what_is_not_legal_changes_nothing() {
        let mut session = two(["Ada", "Bo"]);
        let before = session.to_text();
        assert!(session.stage("pick 49").is_err());
        assert!(session.stage("nonsense").is_err());
        assert_eq!(session.to_text(), before);
        assert!(Session::resume("{}").is_err());
        assert!(Session::resume("no").is_err());
        let broken = before.unwrap().replace("kings", "queens");
        assert!(Session::resume(&broken).is_err());
    }

    fn begin(game: &str, layout: Option<&str>, seats: [&str; 2]) -> Session {
        let seats = seats.map(str::to_owned).to_vec();
        let mut options: OptionMap = [("players".to_owned(), 2.into())].into_iter().collect();
        if game == "capture" {
            options.insert("round_limit".to_owned(), 5.into());
        }
        Session::start(game, &options, seats, layout, &mut Counting(9)).unwrap()
    }

    #[test]
    fn what_leaves_no_choice_is_played_by_the_table() {
        let session = begin("kingdom-builder", None, ["Ada", "Bo"]);
        let last = session.events().last().unwrap();
        assert!(last.starts_with("reveal "), "{last}");
        assert!(matches!(session.waits(), Waits::Person(_)));
        assert!(!session.is_staged(), "what was revealed is not taken back");
    }

    /// What someone is told of events.
    fn views(served: &Session, viewer: Viewer) -> Vec<String> {
        let mut game = takht_games::start(&served.record.game, &served.record.options).unwrap();
        let seen = served.events().iter().map(|event| {
            let seen = game.seen_by(event, viewer).unwrap();
            game.play(event).unwrap();
            seen
        });
        seen.collect()
    }

    fn hear(session: &mut Session, told: &[String]) {
        let from = session.received().saturating_sub(2);
        assert!(session.receive(from, &told[from..]));
        while session.arrive().unwrap().left > 0 {}
        assert_eq!(session.received(), told.len());
    }

    #[test]
    fn at_a_server_everyone_folds_what_they_are_told_and_sends_what_they_play() {
        for (game, layout) in [
            ("kingdomino", None),
            ("kingdom-builder", None),
            ("capture", Some("duel")),
        ] {
            // The server deals, and people at two other devices and a guest see it with their own eyes.
            let mut served = begin(game, layout, ["Ada", "Bo"]);
            let seats = served.seats().to_vec();
            let eyes = Seat::all(2).map(Some).chain([None]);
            let mut all: Vec<_> = eyes
                .map(|seat| {
                    let options = served.options();
                    Session::at_server(game, options, seats.clone(), seat).unwrap()
                })
                .collect();
            let mut chance = Quick::new(4);
            while served.waits() != Waits::Nothing {
                for session in &mut all {
                    let told = views(&served, session.viewer());
                    hear(session, &told);
                    assert!(
                        !session.receive(told.len() + 1, &told),
                        "something is missing"
                    );
                }
                let Waits::Person(seat) = served.waits() else {
                    panic!("{:?}", served.waits());
                };
                for session in &all {
                    let own = session.is_here(seat);
                    assert_eq!(session.waits() == Waits::Person(seat), own);
                    assert_eq!(session.waits() == Waits::Other(seat), !own);
                }
                let own = &mut all[seat.index()];
                while own.waits() == Waits::Person(seat) {
                    let event = own.game().sample(&mut chance).unwrap();
                    own.stage(&event).unwrap();
                }
                assert_eq!(own.waits(), Waits::Confirmation(seat));
                let (ply, turn) = own.send().unwrap();
                assert_eq!((own.waits(), own.send()), (Waits::Server, None));
                assert_eq!(ply, served.events().len());
                // Once in a while a turn is lost, and a bot stands in.
                if chance.below(9) == 0 {
                    own.restart_turn();
                    let event = served.game().sample(&mut chance).unwrap();
                    served.play_final(&event).unwrap();
                    continue;
                }
                for event in turn {
                    served.stage(&event).unwrap();
                }
                served.confirm().unwrap();
            }
            for session in &mut all {
                hear(session, &views(&served, session.viewer()));
                assert_eq!(session.waits(), Waits::Nothing);
                assert_eq!(session.game().scores(), served.game().scores());
            }
        }
    }

    #[test]
    fn cards_of_others_are_not_told() {
        let drawn = |session: &Session, id: &str| {
            let told = session.told().iter();
            told.filter(|message| message.id == id).count()
        };
        for (seats, own) in [(["Ada", "Bo"], 0), (["Ada", "bot:novice"], 1)] {
            let session = begin("kingdom-builder", None, seats);
            assert_eq!(drawn(&session, "kingdom-builder-tell-draw"), own);
            assert_eq!(drawn(&session, "kingdom-builder-tell-draw-hidden"), 2 - own);
            let record = session.record();
            let hidden = record.events.iter().filter(|event| event.ends_with('?'));
            assert_eq!(hidden.count(), 2 - own, "nor written into a file");
            takht_games::open(&record).unwrap();
        }
    }

    #[test]
    fn a_layout_is_laid_at_once_and_everything_else_by_hand() {
        let by_hand = begin("capture", None, ["Ada", "Bo"]);
        assert!(by_hand.game().legal()[0].starts_with("tile "));
        for layout in takht_games::entry("capture").unwrap().layouts {
            let laid = begin("capture", Some(layout), ["Ada", "Bo"]);
            assert!(!laid.is_staged());
            let acts = laid.game().legal().into_iter();
            assert!(
                acts.take(1).all(|act| !act.starts_with("tile ")),
                "{layout}"
            );
        }
    }

    #[test]
    fn every_game_comes_to_its_end_with_fair_deals() {
        for game in ["kingdomino", "kingdom-builder", "capture"] {
            let mut session = begin(game, None, ["Ada", "Bo"]);
            to_the_end(&mut session, |_| {});
            assert_eq!(session.game().turn(), Turn::Over);
            assert!(takht_games::verify(&session.record()).unwrap() > 0);
        }
    }
}
