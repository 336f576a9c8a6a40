//! A game at the terminal: a table with its file, its bots and its screen.

use std::path::{Path, PathBuf};
use std::time::Duration;

use takht_bots::{Budget, WallClock};
use takht_core::fair::{Fair, Noted, Unfair};
use takht_core::{Message, Quick, Record, Refused, Seat, SeatName, Turn, Viewer, records};
use takht_engine::{Cannot, EngineFailure, Engines, Sitter, command_of};
use takht_games::{AnyGame, GameId};
use takht_table::{BadTurn, Dealer, Origin, StagedTurn, TableSetup};

use super::random_number;
use crate::console::{BOLD, Console, Done, FAINT, Failure, styled};
use crate::seed::{self, hex};
use crate::{input, position};

/// How long a bot thinks about a move.
pub(super) const THINKING: Duration = Duration::from_millis(500);

/// The bot that plays for a bot which this build does not know.
const STAND_IN: SeatName<'_> = SeatName::Bot("random");

/// A game at the terminal.
pub(super) struct TerminalTable {
    table: takht_table::Table,
    /// The record without its events. It keeps what the table does not know, such as unknown keys.
    template: Record,
    file: PathBuf,
    /// The viewer at the screen: the only person who plays, or a guest.
    viewer: Viewer,
    /// The game as this viewer sees it.
    pub(super) view: Box<dyn AnyGame>,
    /// How many events the resumed file had: players cannot take these back.
    fixed: usize,
    /// The bots, by seat, and the seed of their random choices.
    bots: Vec<Option<Sitter>>,
    pub(super) bot_seed: u64,
    /// The commands of engines, by seat. A record does not name them, so that nobody's file can start programs.
    commands: Vec<Option<String>>,
    engines: Engines,
    /// Draws the choices of stand-ins.
    chance: Quick,
    /// The ready-made layout, until the table has laid it.
    layout: Option<String>,
    /// What to tell the players at the start.
    notes: Vec<Message>,
    /// True if the file lacks the latest change.
    changed: bool,
}

impl TerminalTable {
    /// A table for a record without events; `dealer` draws its deals.
    pub(super) fn new(template: Record, file: PathBuf, dealer: Dealer) -> Result<Self, Failure> {
        let view = takht_games::begin(&template)?;
        let players = view.players();
        let seats = template.seats.clone();
        let seats = seats.unwrap_or_else(|| vec![String::new(); players]);
        let mut setup = TableSetup {
            game: GameId::of_name(&template.game)?,
            options: template.options.clone(),
            seats,
            viewers: Vec::new(),
            dealer,
        };
        let viewer = viewer(&setup.seats);
        setup.viewers.push(viewer);
        let mut table = Self {
            table: takht_table::Table::start(setup)?,
            template,
            file,
            viewer,
            view,
            fixed: 0,
            bots: Vec::new(),
            bot_seed: random_number()?,
            commands: Vec::new(),
            engines: Engines::default(),
            chance: Quick::new(random_number()?),
            layout: None,
            notes: Vec::new(),
            changed: true,
        };
        table.seat_bots();
        Ok(table)
    }

    /// The same table with a ready-made layout and with notes for the start.
    pub(super) fn beginning_with(mut self, layout: Option<String>, notes: Vec<Message>) -> Self {
        self.layout = layout;
        self.notes = notes;
        self
    }

    /// The same table, where these commands are the engines of their seats: `exec:COMMAND`.
    pub(super) fn with_engines(
        mut self,
        commands: Vec<Option<String>>,
        engines: Engines,
    ) -> Result<Self, Failure> {
        self.commands = commands;
        self.engines = engines;
        for (at, command) in self.commands.iter().enumerate() {
            if let (Some(command), Some(seat)) = (command, Seat::new(at)) {
                self.bots[at] = Some(self.sitter(command, seat)?);
            }
        }
        Ok(self)
    }

    /// A bot or an engine at the start of the game.
    fn sitter(&self, name: &str, seat: Seat) -> Result<Sitter, Cannot> {
        let seed = self.bot_seed.wrapping_add(seat.index() as u64);
        let (game, options) = (self.game().id(), self.game().options());
        Sitter::sit(name, &self.engines, game, &options, seat, seed)
    }

    pub(super) fn resume(file: PathBuf, console: &mut Console) -> Result<Self, Failure> {
        if file == Path::new("-") {
            return Err(Failure::Invalid(Message::new("cli-play-from-file")));
        }
        let bytes = input::bytes(&file, console)?;
        let mut found: Vec<_> = records(&bytes).collect();
        let mut record = match (found.pop(), found.len()) {
            (Some(record), 0) => record?,
            (last, before) => {
                let message = Message::new("cli-play-one-record")
                    .with("file", file.display().to_string())
                    .with("count", before + usize::from(last.is_some()));
                return Err(Failure::Invalid(message));
            }
        };
        if record.events.iter().any(|event| event.contains('?')) {
            return Err(Failure::Invalid(Message::new("cli-play-view")));
        }
        let dealer = match known_fair(&record, &file) {
            Ok(fair) => fair,
            Err(unfair) => {
                let reason = console.say(&unfair.message());
                console.note(reason);
                None
            }
        };
        let dealer = match dealer {
            Some(dealer) => dealer,
            None => Dealer::Seeded(Quick::new(random_number()?)),
        };
        let events = std::mem::take(&mut record.events);
        let stand_ins = std::mem::take(&mut record.by);
        let mut resumed = Self::new(record, file, dealer)?;
        resumed.table.replay(&events, &stand_ins)?;
        resumed.fixed = resumed.table.ply();
        resumed.changed = false;
        resumed.show_again();
        for bot in resumed.table.seats().iter().filter_map(|seat| {
            let bot = SeatName::read(seat).bot()?;
            let is_known = takht_bots::check(bot, resumed.game().id()).is_ok();
            (!is_known && !resumed.table.is_over()).then_some(seat)
        }) {
            let message = Message::new("cli-play-stand-in").with("bot", bot.as_str());
            let note = console.say(&message);
            console.note(note);
        }
        Ok(resumed)
    }

    pub(super) fn game(&self) -> &dyn AnyGame {
        self.table.game()
    }

    pub(super) fn events(&self) -> &[String] {
        self.table.events()
    }

    /// The record as the file stores it.
    fn record(&self) -> Record {
        let mut record = self.table.record(Viewer::Table);
        if matches!(self.table.dealer(), Dealer::Seeded(_)) {
            record.fair.clone_from(&self.template.fair);
        }
        Record {
            events: record.events,
            by: record.by,
            fair: record.fair,
            ..self.template.clone()
        }
    }

    /// Seats the bots of the record again and shows them every event so far.
    fn seat_bots(&mut self) {
        let seated = |seat: Seat| {
            let command = self.commands.get(seat.index()).and_then(Option::as_deref);
            let mut sitter = match command {
                Some(command) => self.sitter(command, seat).ok()?,
                None => {
                    // The name of a seat comes from a file: it must not start a program.
                    let name = self.table.seat(seat).bot();
                    let name = name.filter(|name| command_of(name).is_none())?;
                    self.sitter(name, seat).ok()?
                }
            };
            for event in self.events() {
                sitter.watch(event).ok()?;
            }
            Some(sitter)
        };
        self.bots = Seat::all(self.game().players()).map(seated).collect();
    }

    /// Shows every event to the screen and to the bots, from the beginning.
    fn show_again(&mut self) {
        let (id, options) = (self.game().id(), self.game().options());
        if let Ok(mut view) = takht_games::start(id, &options) {
            for seen in self.table.seen(self.viewer) {
                // A view can play every event that its game has played.
                let _ = view.play(seen);
            }
            self.view = view;
        }
        self.seat_bots();
    }

    pub(super) fn save(&mut self) -> Done {
        if self.changed {
            input::write_whole(&self.file, &self.record().to_pretty())?;
            self.changed = false;
        }
        Ok(())
    }

    pub(super) fn file(&self) -> &Path {
        &self.file
    }

    pub(super) fn greet(&self, resumed: bool, console: &mut Console) -> Done {
        let names = console.words.names_of(self.table.seats());
        console.words.set_names(names);
        let title = Message::new(format!("{}-title", self.game().id()));
        let mut told = vec![Message::new("cli-play-greeting").with("game", title)];
        if let Some(Ok(fair)) = self.record().fair.as_ref().map(Fair::read) {
            told.push(Message::new("cli-play-commitment").with("commit", hex(&fair.commit)));
        }
        told.push(Message::new("cli-play-saving").with("file", self.file.display().to_string()));
        if resumed {
            told.push(Message::new("cli-play-resumed").with("count", self.table.ply()));
        }
        for message in told {
            let line = console.say(&message);
            console.line(line)?;
        }
        for note in &self.notes {
            let note = console.say(note);
            console.note(note);
        }
        Ok(())
    }

    pub(super) fn play(&mut self, console: &mut Console) -> Done {
        loop {
            let mut turn = self.table.stage();
            turn.play_due()?;
            if turn.is_empty()
                && let Some(layout) = self.layout.take()
            {
                turn.lay_out(&layout)?;
            }
            if !turn.is_empty() {
                self.commit(turn, None, console)?;
                continue;
            }
            match self.game().turn() {
                Turn::Over | Turn::Chance => return self.finish(console),
                Turn::Seat(seat) if self.is_person(seat) => {
                    let legal = self.game().legal();
                    if !self.ask(seat, &legal, console)? {
                        return self.leave(console);
                    }
                }
                Turn::Seat(seat) => self.let_bot_play(seat, console)?,
            }
        }
    }

    fn is_person(&self, seat: Seat) -> bool {
        !self.table.seat(seat).is_bot()
    }

    fn let_bot_play(&mut self, seat: Seat, console: &mut Console) -> Done {
        let bot = self.bots.get_mut(seat.index()).and_then(Option::as_mut);
        let clock = WallClock::start();
        let budget = Budget::Time(THINKING, &clock);
        let chosen = match bot.map(|bot| bot.choose(&budget)) {
            Some(Ok(event)) => Some(event),
            Some(Err(Cannot::Engine(failure))) => {
                self.engine_failed(seat, &failure, console);
                None
            }
            Some(Err(Cannot::Bot(none))) => return Err(none.into()),
            None => None,
        };
        let (event, stand_in) = match chosen {
            Some(event) => (Some(event), None),
            None => {
                let event = self.table.game().sample(&mut self.chance);
                (event, Some(STAND_IN.to_string()))
            }
        };
        let mut turn = self.table.stage();
        let played = turn.play(seat, &event.unwrap_or_default());
        match played {
            Ok(()) => self.commit(turn, stand_in.as_deref(), console),
            Err(BadTurn::Refused(why)) => Err(why.into()),
            // The caller asks a seat only on its turn.
            Err(BadTurn::NotTheirTurn) => Ok(()),
        }
    }

    /// An engine has failed: says so, and lets a random player stand in from now on.
    fn engine_failed(&mut self, seat: Seat, failure: &EngineFailure, console: &mut Console) {
        self.bots[seat.index()] = None;
        if let Some(command) = self.commands.get_mut(seat.index()) {
            *command = None;
        }
        let told = Message::new("engine-failed").with("failure", failure.message());
        let told = console.say(&told);
        console.note(told);
    }

    /// Plays a person's event; an event that the rules refuse changes nothing.
    pub(super) fn play_event(
        &mut self,
        seat: Seat,
        event: &str,
        console: &mut Console,
    ) -> Result<Result<(), Refused>, Failure> {
        let mut turn = self.table.stage();
        match turn.play(seat, event) {
            Ok(()) => self.commit(turn, None, console).map(Ok),
            Err(BadTurn::Refused(refused)) => Ok(Err(refused)),
            // The caller asks a seat only on its turn.
            Err(BadTurn::NotTheirTurn) => Ok(Ok(())),
        }
    }

    /// Makes a turn part of the game: saves it, then shows it to the bots and on the screen.
    fn commit(&mut self, turn: StagedTurn, stand_in: Option<&str>, console: &mut Console) -> Done {
        let before = self.table.ply();
        // This cannot fail: the turn was staged on this table.
        let _ = self.table.commit(turn, stand_in);
        if self.table.origins()[before..].contains(&Origin::Chance)
            && matches!(self.table.dealer(), Dealer::Seeded(_))
        {
            // These deals do not come from the committed seed, so the record must not claim that they do.
            self.template.fair = None;
        }
        self.changed = true;
        self.save()?;
        for event in &self.table.events()[before..].to_vec() {
            for at in 0..self.bots.len() {
                let watched = self.bots[at].as_mut().map(|bot| bot.watch(event));
                match (watched, Seat::new(at)) {
                    (Some(Err(Cannot::Engine(failure))), Some(seat)) => {
                        self.engine_failed(seat, &failure, console);
                    }
                    (Some(Err(Cannot::Bot(none))), _) => return Err(none.into()),
                    _ => {}
                }
            }
        }
        for seen in &self.table.seen(self.viewer)[before..] {
            let game_before = self.view.game_number();
            if let Ok(told) = self.view.tell(seen) {
                let told = console.say(&told);
                console.line(format_args!("{} {told}", styled(FAINT, "·")))?;
            }
            // A view can play every event that its game has played.
            self.view.play(seen)?;
            if self.view.game_number() != game_before {
                let ends = console.words.text("cli-play-game-ends");
                console.line("")?;
                console.line(styled(BOLD, ends))?;
                position::scores(&*self.view, console)?;
            }
        }
        Ok(())
    }

    /// Takes back and returns the last choice of a person, unless the game has revealed something since.
    pub(super) fn undo(&mut self) -> Result<Option<String>, Failure> {
        let seats: Vec<bool> = Seat::all(self.table.seats().len())
            .map(|seat| self.is_person(seat))
            .collect();
        let undone = self.table.undo(self.fixed, |seat| seats[seat.index()]);
        if undone.is_some() {
            self.show_again();
            self.changed = true;
            self.save()?;
        }
        Ok(undone)
    }

    fn finish(&mut self, console: &mut Console) -> Done {
        // No deals are left, so the record can publish the seed.
        if matches!(self.table.dealer(), Dealer::Fair(_)) {
            self.changed = true;
            self.save()?;
            seed::forget(&self.file)?;
        }
        console.line("")?;
        position::picture(self.game(), console)?;
        console.line("")?;
        position::scores(self.game(), console)?;
        console.line("")?;
        position::ranking(self.game(), console)?;
        let saved = Message::new("cli-play-finished").with("file", self.file.display().to_string());
        let saved = console.say(&saved);
        console.line(saved)
    }

    fn leave(&self, console: &mut Console) -> Done {
        let command = format!("takht play --resume {}", self.file.display());
        let left = console.say(&Message::new("cli-play-left").with("command", command));
        console.line("")?;
        console.line(left)
    }
}

/// Whose secrets the screen may show: those of the only person who plays, otherwise none.
fn viewer(seats: &[String]) -> Viewer {
    let people = Seat::all(seats.len());
    let people: Vec<Seat> = people
        .filter(|seat| !SeatName::read(&seats[seat.index()]).is_bot())
        .collect();
    match people[..] {
        [only] => Viewer::Seat(only),
        _ => Viewer::Guest,
    }
}

/// The dealer that continues the fair deals of a resumed record: the record or the file beside it has the
/// seed, and the seed draws every deal so far.
fn known_fair(record: &Record, file: &Path) -> Result<Option<Dealer>, Unfair> {
    let Some(value) = &record.fair else {
        return Ok(None);
    };
    let mut fair = Fair::read(value)?;
    fair.seed = fair.seed.or_else(|| seed::kept(file));
    let mut published = record.clone();
    published.fair = Some(fair.to_value());
    takht_games::verify(&published, &Noted::default())?;
    Dealer::fair(fair).map(Some)
}
