//! `takht play`: a whole game in the terminal.

use std::io::{self, BufRead};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use clap::Args;
use serde_json::Value;
use takht_bots::{Budget, Clock, NAMES, Player};
use takht_core::fair::{Fair, FairKey, NONCE_BYTES, Unfair};
use takht_core::message::Arg;
use takht_core::{
    Message, OptionKind, OptionMap, Quick, Record, RecordError, Refused, Seat, Turn, Viewer,
    records,
};
use takht_games::{AnyGame, Entry, STANDARD};

use crate::console::{BOLD, Console, Done, FAINT, Failure, styled};
use crate::position::BOT;
use crate::seed::{self, hex};
use crate::{input, position};

/// How long a bot thinks about a move.
const THINKING: Duration = Duration::from_millis(500);

/// The clock of this machine.
struct Started(Instant);

impl Started {
    fn now() -> Self {
        Self(Instant::now())
    }
}

impl Clock for Started {
    fn now(&self) -> Duration {
        self.0.elapsed()
    }
}

/// What a random player is called in a record.
const RANDOM: &str = "bot:random";

/// Play a game at this terminal
///
/// Any mix of people and bots. Choose a move by its number or type it in notation; `h`
/// explains the rest. Every event is saved at once, so nothing is lost however you leave; --resume
/// goes on where it was. The deals are fair and can be checked afterwards with `takht verify`: until
/// the game is over their seed is kept beside the record, in FILE.seed.
#[derive(Args)]
pub(crate) struct Play {
    /// The game: see `takht games`
    #[arg(required_unless_present = "resume")]
    game: Option<String>,

    /// Who plays, separated by commas: names of people, and the bots `random`, `greedy` and `flat`
    /// (Monte Carlo) [default: one person against random players]
    #[arg(long, value_delimiter = ',', conflicts_with = "resume")]
    seats: Vec<String>,

    /// A set of options with a name: see `takht games`
    #[arg(long, value_name = "NAME", conflicts_with = "resume")]
    variant: Option<String>,

    /// An option of the game as name=value; the name alone means true, names of a list are joined by
    /// commas (repeatable)
    #[arg(
        short,
        long = "option",
        value_name = "NAME[=VALUE]",
        conflicts_with = "resume"
    )]
    options: Vec<String>,

    /// Lay a ready-made map instead of laying it by hand: see `takht games`
    #[arg(long, value_name = "NAME", conflicts_with = "resume")]
    layout: Option<String>,

    /// Where to save the record [default: the first free of GAME-1.takht.json, GAME-2…]
    #[arg(long, value_name = "FILE", conflicts_with = "resume")]
    save: Option<PathBuf>,

    /// Go on with a saved record
    #[arg(long, value_name = "FILE", conflicts_with = "game")]
    resume: Option<PathBuf>,
}

/// A game being played.
struct Table {
    record: Record,
    file: PathBuf,
    game: Box<dyn AnyGame>,
    /// Whose eyes look at the screen: the only person's, or nobody's in particular.
    viewer: Viewer,
    /// The same game as they see it.
    view: Box<dyn AnyGame>,
    past: Vec<Past>,
    /// Where deals come from, if they are fair ones.
    fair: Option<(Fair, FairKey)>,
    /// The bots, by seat, and where their random choices come from.
    bots: Vec<Option<Box<dyn Player>>>,
    bot_seed: u64,
    /// Where all other random choices come from.
    chance: Quick,
    /// The ready-made map that is still to be laid.
    layout: Option<String>,
    /// What is worth knowing at the start.
    notes: Vec<Message>,
    /// True once there is something that the file does not say.
    changed: bool,
}

/// What was before an event, and where the event came from.
struct Past {
    game: Box<dyn AnyGame>,
    view: Box<dyn AnyGame>,
    origin: Origin,
}

/// Where an event came from.
#[derive(Clone, Copy, PartialEq)]
enum Origin {
    Chance,
    Person,
    /// A bot, or no choice was left.
    Automatic,
}

/// What a person typed.
enum Answer {
    Event(String),
    Undo,
    /// The moves that start like this.
    List(String),
    Scores,
    Help,
    Leave,
}

impl Play {
    pub(crate) fn run(&self, console: &mut Console) -> Done {
        let mut table = match &self.resume {
            Some(file) => Table::resume(file.clone(), console)?,
            None => self.start()?,
        };
        table.greet(self.resume.is_some(), console)?;
        table.play(console)
    }

    fn start(&self) -> Result<Table, Failure> {
        let name = self.game.clone().unwrap_or_default();
        let entry = takht_games::entry(&name)?;
        let mut options = match &self.variant {
            None => OptionMap::new(),
            Some(name) => variant(entry, name)?,
        };
        for given in &self.options {
            let (option, value) = given.split_once('=').unwrap_or((given, "true"));
            options.insert(option.to_owned(), option_value(entry, option, value));
        }
        if !self.seats.is_empty() && !options.contains_key("players") {
            options.insert("players".to_owned(), self.seats.len().into());
        }
        let mut notes = Vec::new();
        for (option, value) in (entry.preset)() {
            if !options.contains_key(&option) {
                let preset = Message::new("cli-play-preset")
                    .with("option", option.as_str())
                    .with("value", value.to_string())
                    .with("flag", format!("-o {option}=…"));
                notes.push(preset);
                options.insert(option, value);
            }
        }
        notes.extend(self.check_layout(entry)?);
        let game = takht_games::start(entry.name, &options)?;
        let players = game.players();
        let mut seats = Vec::new();
        for seat in &self.seats {
            let seat = seat.trim();
            seats.push(match seat.strip_prefix(BOT) {
                None if NAMES.contains(&seat) => format!("{BOT}{seat}"),
                Some(bot) if !NAMES.contains(&bot) => {
                    let known: Arg = NAMES.into_iter().collect();
                    let message = Message::new("cli-play-no-bot");
                    let message = message.with("bot", bot).with("known", known);
                    return Err(Failure::Invalid(message));
                }
                _ => seat.to_owned(),
            });
        }
        if seats.is_empty() {
            // A person without a name: called by the seat, in whatever language.
            seats.push(String::new());
            seats.resize(players, RANDOM.to_owned());
        }
        let nonces = seats.iter().map(|seat| {
            let bytes = if seat.starts_with(BOT) {
                0
            } else {
                NONCE_BYTES
            };
            random_bytes(bytes)
        });
        let nonces = nonces.collect::<Result<_, _>>()?;
        let mut seed = [0; 32];
        seed.copy_from_slice(&random_bytes(32)?);
        let fair = Fair::new(seed, nonces);
        let record = Record {
            game: entry.name.to_owned(),
            options: game.options(),
            seats: Some(seats),
            fair: Some(fair.without_seed().to_value()),
            ..Record::default()
        };
        record.check_seats(players)?;
        let file = match &self.save {
            Some(file) => file.clone(),
            None => free_name(entry.name),
        };
        if file.exists() {
            let message = Message::new("cli-play-exists").with("file", file.display().to_string());
            return Err(Failure::Invalid(message));
        }
        let mut table = Table {
            viewer: viewer(&record, players),
            view: game.clone(),
            record,
            file,
            game,
            past: Vec::new(),
            fair: fair.key().ok().map(|key| (fair, key)),
            bots: Vec::new(),
            bot_seed: random_number()?,
            chance: Quick::new(random_number()?),
            layout: self.layout.clone(),
            notes,
            changed: true,
        };
        table.seat_bots();
        // If it cannot be saved it should not begin.
        table.save()?;
        seed::keep(&table.file, &seed)?;
        Ok(table)
    }
}

impl Play {
    /// Checks that the game has the layout that is asked for; if none is, says what there is.
    fn check_layout(&self, entry: &Entry) -> Result<Option<Message>, Failure> {
        let known = || entry.layouts.iter().copied().collect::<Arg>();
        match &self.layout {
            None if entry.layouts.is_empty() => Ok(None),
            None => Ok(Some(
                Message::new("cli-play-layouts")
                    .with("flag", "--layout")
                    .with("known", known()),
            )),
            Some(layout) if entry.layouts.contains(&layout.as_str()) => Ok(None),
            Some(_) if entry.layouts.is_empty() => {
                let title = Message::new(format!("{}-title", entry.name));
                let message = Message::new("cli-play-no-layouts").with("game", title);
                Err(Failure::Invalid(message))
            }
            Some(layout) => {
                let message = Message::new("cli-play-no-layout").with("layout", layout.as_str());
                Err(Failure::Invalid(message.with("known", known())))
            }
        }
    }
}

/// The options of a variant.
fn variant(entry: &Entry, name: &str) -> Result<OptionMap, Failure> {
    let setups = (entry.setups)();
    let found = setups.iter().find(|setup| setup.variant == name);
    let options = found.map(|setup| setup.options.clone());
    let mut options = options.ok_or_else(|| {
        let mut known: Vec<&str> = setups.iter().map(|setup| setup.variant).collect();
        known.dedup();
        let message = Message::new("cli-play-no-variant").with("variant", name);
        Failure::Invalid(message.with("known", known.into_iter().collect::<Arg>()))
    })?;
    // The defaults say how many play, or whoever sits down.
    if name == STANDARD {
        options.clear();
    }
    Ok(options)
}

/// The value of an option as it is typed.
fn option_value(entry: &Entry, option: &str, value: &str) -> Value {
    // What is no JSON is a plain word, or several.
    serde_json::from_str(value).unwrap_or_else(|_| {
        let spec = entry.options.iter().find(|spec| spec.name == option);
        match spec.map(|spec| spec.kind) {
            Some(OptionKind::Names { .. }) => {
                let names = value.split([',', ' ']).filter(|name| !name.is_empty());
                names.collect()
            }
            _ => Value::from(value),
        }
    })
}

/// The first of `GAME-1.takht.json`, `GAME-2.takht.json`… that is not there yet.
fn free_name(game: &str) -> PathBuf {
    let names = (1_u32..).map(|number| PathBuf::from(format!("{game}-{number}.takht.json")));
    let mut free = names.filter(|name| !name.exists());
    free.next().unwrap_or_default()
}

fn random_bytes(count: usize) -> Result<Vec<u8>, Failure> {
    let mut bytes = vec![0; count];
    getrandom::fill(&mut bytes).map_err(|error| Failure::File {
        name: "random numbers".to_owned(),
        error: io::Error::other(error),
    })?;
    Ok(bytes)
}

fn random_number() -> Result<u64, Failure> {
    let bytes = random_bytes(8)?;
    Ok(bytes
        .iter()
        .fold(0, |number, &byte| number << 8 | u64::from(byte)))
}

impl Table {
    fn resume(file: PathBuf, console: &mut Console) -> Result<Self, Failure> {
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
        let fair = match known_fair(&record, &file) {
            Ok(fair) => fair,
            Err(unfair) => {
                let reason = console.say(&unfair.message());
                console.note(reason);
                None
            }
        };
        let events = std::mem::take(&mut record.events);
        let game = takht_games::begin(&record)?;
        let mut table = Self {
            viewer: viewer(&record, game.players()),
            view: game.clone(),
            game,
            record,
            file,
            past: Vec::new(),
            fair,
            bots: Vec::new(),
            bot_seed: random_number()?,
            chance: Quick::new(random_number()?),
            layout: None,
            notes: Vec::new(),
            changed: false,
        };
        for (index, text) in events.iter().enumerate() {
            let origin = match table.game.turn() {
                Turn::Chance => Origin::Chance,
                Turn::Seat(seat) if table.is_person(seat) && table.game.legal().len() > 1 => {
                    Origin::Person
                }
                Turn::Seat(_) | Turn::Over => Origin::Automatic,
            };
            let refused = |refused| RecordError::of_event(index, text, refused);
            table.push(text, origin).map_err(refused)?;
        }
        table.changed = false;
        table.seat_bots();
        for bot in table.record.seats.iter().flatten() {
            let known = bot.strip_prefix(BOT).is_none_or(|bot| NAMES.contains(&bot));
            if !known && table.game.turn() != Turn::Over {
                let message = Message::new("cli-play-stand-in").with("bot", bot.as_str());
                let note = console.say(&message);
                console.note(note);
            }
        }
        Ok(table)
    }

    /// Seats the bots of the record anew and shows them everything that has happened.
    fn seat_bots(&mut self) {
        let seated = |seat: Seat| {
            let name = self.seat_name(seat)?.strip_prefix(BOT)?;
            let seed = self.bot_seed.wrapping_add(seat.index() as u64);
            let (game, options) = (self.game.name(), self.game.options());
            let mut bot = takht_bots::sit(name, game, &options, seat, seed).ok()?;
            for event in &self.record.events {
                bot.watch(event).ok()?;
            }
            Some(bot)
        };
        self.bots = Seat::all(self.game.players()).map(seated).collect();
    }

    fn is_person(&self, seat: Seat) -> bool {
        !self
            .seat_name(seat)
            .is_some_and(|name| name.starts_with(BOT))
    }

    fn seat_name(&self, seat: Seat) -> Option<&str> {
        let seats = self.record.seats.as_ref()?;
        seats.get(seat.index()).map(String::as_str)
    }

    /// Plays an event; on an error nothing has changed.
    fn push(&mut self, text: &str, origin: Origin) -> Result<(), Refused> {
        let past = Past {
            game: self.game.clone(),
            view: self.view.clone(),
            origin,
        };
        let seen = self.game.seen_by(text, self.viewer)?;
        let canonical = self.game.play(text)?;
        // Whatever happens in the game can happen in its views.
        self.view.play(&seen)?;
        for bot in self.bots.iter_mut().flatten() {
            bot.watch(&canonical)?;
        }
        self.past.push(past);
        self.record.events.push(canonical);
        self.changed = true;
        Ok(())
    }

    fn save(&mut self) -> Done {
        if self.changed {
            input::write_whole(&self.file, &self.record.to_pretty())?;
            self.changed = false;
        }
        Ok(())
    }

    fn greet(&self, resumed: bool, console: &mut Console) -> Done {
        let names = position::names(self.record.seats.as_deref(), &console.words);
        console.words.set_names(names);
        let title = Message::new(format!("{}-title", self.game.name()));
        let mut told = vec![Message::new("cli-play-greeting").with("game", title)];
        if let Some(Ok(fair)) = self.record.fair.as_ref().map(Fair::read) {
            told.push(Message::new("cli-play-commitment").with("commit", hex(&fair.commit)));
        }
        told.push(Message::new("cli-play-saving").with("file", self.file.display().to_string()));
        if resumed {
            told.push(Message::new("cli-play-resumed").with("count", self.record.events.len()));
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

    /// Lays the ready-made map that was asked for.
    fn lay_out(&mut self, layout: &str, console: &mut Console) -> Done {
        for event in self.game.lay_out(layout, &mut self.chance) {
            self.tell_and_play(Some(event), Origin::Automatic, console)?;
        }
        Ok(())
    }

    fn play(&mut self, console: &mut Console) -> Done {
        loop {
            match self.game.turn() {
                Turn::Over => return self.finish(console),
                Turn::Chance => {
                    let dealt = self
                        .past
                        .iter()
                        .filter(|past| past.origin == Origin::Chance);
                    let event = match &self.fair {
                        Some((_, key)) => self.game.deal(&mut key.event(dealt.count() as u64)),
                        None => {
                            // Dealing on without the seed would make a block that does not tell
                            // the truth.
                            self.record.fair = None;
                            self.game.deal(&mut self.chance)
                        }
                    };
                    self.tell_and_play(event, Origin::Chance, console)?;
                }
                Turn::Seat(_) if self.layout.is_some() => {
                    let layout = self.layout.take().unwrap_or_default();
                    self.lay_out(&layout, console)?;
                }
                Turn::Seat(seat) if self.is_person(seat) => {
                    let mut legal = self.game.legal();
                    if legal.len() == 1 && !self.may_take_back() {
                        self.tell_and_play(legal.pop(), Origin::Automatic, console)?;
                    } else if !self.ask(seat, &legal, console)? {
                        return self.leave(console);
                    }
                }
                Turn::Seat(seat) => {
                    let bot = self.bots.get_mut(seat.index()).and_then(Option::as_mut);
                    let event = match bot {
                        Some(bot) => Some(bot.choose(&Budget::Time(THINKING, &Started::now()))),
                        None => {
                            let ply = self.record.events.len();
                            self.record.by.insert(ply, RANDOM.to_owned());
                            self.game.sample(&mut self.chance)
                        }
                    };
                    self.tell_and_play(event, Origin::Automatic, console)?;
                }
            }
        }
    }

    fn tell_and_play(
        &mut self,
        event: Option<String>,
        origin: Origin,
        console: &mut Console,
    ) -> Done {
        let Some(event) = event else { return Ok(()) };
        self.play_told(&event, origin, console)?.map_err(|refused| {
            // Our own events are legal; if one is not, at least it is not hidden.
            Failure::Invalid(refused.in_full())
        })
    }

    /// Plays an event, saves it and tells what happened; a refused one changes nothing.
    fn play_told(
        &mut self,
        event: &str,
        origin: Origin,
        console: &mut Console,
    ) -> Result<Result<(), Refused>, Failure> {
        let seen = self.game.seen_by(event, self.viewer);
        let told = seen.and_then(|seen| self.view.tell(&seen));
        let before = self.game.progress();
        if let Err(refused) = self.push(event, origin) {
            return Ok(Err(refused));
        }
        self.save()?;
        if let Ok(told) = told {
            let told = console.say(&told);
            console.line(format_args!("{} {told}", styled(FAINT, "·")))?;
        }
        // The first thing a series tells of its progress is which of its games is played.
        let series = before.first().filter(|first| first.id == "series-progress");
        if series.is_some() && series != self.game.progress().first() {
            let ends = console.words.text("cli-play-game-ends");
            console.line("")?;
            console.line(styled(BOLD, ends))?;
            position::scores(&*self.game, console)?;
        }
        Ok(Ok(()))
    }

    /// True if the last event was a person's choice: something that could still be taken back.
    fn may_take_back(&self) -> bool {
        let last = self.past.last();
        last.is_some_and(|past| past.origin == Origin::Person)
    }

    /// Asks a person until a move is played; says false if they leave.
    fn ask(
        &mut self,
        seat: Seat,
        legal: &[String],
        console: &mut Console,
    ) -> Result<bool, Failure> {
        console.line("")?;
        position::picture(&*self.view, console)?;
        console.line("")?;
        self.list(seat, legal, console)?;
        loop {
            let question = Message::new(match legal.len() > position::MANY {
                true => "cli-play-ask-many",
                false => "cli-play-ask",
            });
            let question = console.say(&question.with("seat", seat));
            console.prompt(format_args!("{question} > "))?;
            match read_answer(legal, console)? {
                None => continue,
                Some(Answer::Event(event)) => {
                    match self.play_told(&event, Origin::Person, console)? {
                        Ok(()) => return Ok(true),
                        Err(refused) => {
                            let line = console.say(&refused.in_full());
                            console.error(line);
                            if refused.clause.is_none() {
                                let hint = console.words.text("cli-play-help-hint");
                                console.note(hint);
                            }
                        }
                    }
                }
                Some(Answer::Undo) => {
                    if self.undo(console)? {
                        return Ok(true);
                    }
                }
                Some(Answer::List(start)) => {
                    let some = legal.iter().filter(|event| event.starts_with(&start));
                    let some: Vec<&String> = some.collect();
                    if some.is_empty() {
                        let none = Message::new("cli-play-none").with("start", start);
                        let none = console.say(&none);
                        console.note(none);
                    }
                    self.list_all(seat, legal, &some, console)?;
                }
                Some(Answer::Scores) => position::scores_in_full(&*self.game, console)?,
                Some(Answer::Help) => {
                    let example = legal.last().cloned().unwrap_or_default();
                    let help = Message::new("cli-play-help").with("example", example);
                    let help = console.say(&help);
                    console.line(help)?;
                }
                Some(Answer::Leave) => return Ok(false),
            }
        }
    }

    /// What is to be done now, and the moves: each with its number, unless they are too many.
    fn list(&self, seat: Seat, legal: &[String], console: &mut Console) -> Done {
        if let Some(prompt) = self.game.prompt() {
            let prompt = console.say(&prompt);
            console.line(styled(BOLD, prompt))?;
        }
        if legal.len() > position::MANY {
            return position::legal(legal, console);
        }
        if legal.len() == 1 {
            let only = console.words.text("cli-play-only");
            console.line(only)?;
        }
        self.list_all(seat, legal, &legal.iter().collect::<Vec<_>>(), console)
    }

    /// Some of the legal moves with their numbers, and the points each would bring at once.
    fn list_all(
        &self,
        seat: Seat,
        legal: &[String],
        some: &[&String],
        console: &mut Console,
    ) -> Done {
        let now = self.game.scores()[seat.index()].total;
        let gain = |event: &&String| {
            let mut after = self.game.clone();
            after.play(event).ok()?;
            Some(after.scores()[seat.index()].total - now).filter(|&gain| gain != 0)
        };
        let gains: Vec<Option<i32>> = some.iter().map(gain).collect();
        // The best stand out, unless all are alike.
        let best = gains.iter().flatten().max().copied();
        let best = best.filter(|_| gains.iter().any(|gain| *gain != best));
        let numbered = some.iter().zip(&gains).map(|(event, gain)| {
            let number = legal.iter().position(|other| other == *event).unwrap_or(0) + 1;
            let text = match gain {
                Some(gain) => format!("{event} ({gain:+})"),
                None => event.to_string(),
            };
            let style = if gain.is_some() && *gain == best {
                BOLD
            } else {
                Default::default()
            };
            format!("{number:>3}  {}", styled(style, text))
        });
        for line in position::in_columns(&numbered.collect::<Vec<_>>()) {
            console.line(line)?;
        }
        Ok(())
    }

    /// Takes back the last choice of a person, unless something was revealed since.
    fn undo(&mut self, console: &mut Console) -> Result<bool, Failure> {
        let since_chance = self
            .past
            .iter()
            .rposition(|past| past.origin == Origin::Chance);
        let choice = self
            .past
            .iter()
            .rposition(|past| past.origin == Origin::Person);
        match choice.filter(|&choice| since_chance.is_none_or(|revealed| revealed < choice)) {
            Some(choice) => {
                let past = self.past.swap_remove(choice);
                self.past.truncate(choice);
                let event = self
                    .record
                    .events
                    .drain(choice..)
                    .next()
                    .unwrap_or_default();
                self.record.by.split_off(&choice);
                self.seat_bots();
                self.game = past.game;
                self.view = past.view;
                self.changed = true;
                self.save()?;
                let undone = Message::new("cli-play-undone").with("event", event);
                let undone = console.say(&undone);
                console.line(undone)?;
                Ok(true)
            }
            None => {
                let nothing = console.words.text("cli-play-no-undo");
                console.note(nothing);
                Ok(false)
            }
        }
    }

    fn finish(&mut self, console: &mut Console) -> Done {
        // Now that nothing is left to be dealt, the seed may be known.
        if let Some((fair, _)) = &self.fair {
            let published = Some(fair.to_value());
            self.changed |= self.record.fair != published;
            self.record.fair = published;
            self.save()?;
            seed::forget(&self.file)?;
        }
        console.line("")?;
        position::picture(&*self.game, console)?;
        console.line("")?;
        position::scores(&*self.game, console)?;
        console.line("")?;
        position::ranking(&*self.game, console)?;
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

/// Whose secrets may be on the screen: those of the only person who plays.
fn viewer(record: &Record, players: usize) -> Viewer {
    let bots = |seat: &Seat| {
        let name = record
            .seats
            .as_ref()
            .and_then(|seats| seats.get(seat.index()));
        name.is_some_and(|name| name.starts_with(BOT))
    };
    let people: Vec<Seat> = Seat::all(players).filter(|seat| !bots(seat)).collect();
    match people[..] {
        [only] => Viewer::Seat(only),
        _ => Viewer::Guest,
    }
}

/// The fair-deal block of a record that is resumed, if it can be dealt on from it: the seed is there or
/// was kept, and every deal so far is the one it draws.
fn known_fair(record: &Record, file: &Path) -> Result<Option<(Fair, FairKey)>, Unfair> {
    let Some(value) = &record.fair else {
        return Ok(None);
    };
    let mut fair = Fair::read(value)?;
    fair.seed = fair.seed.or_else(|| seed::kept(file));
    let key = fair.key()?;
    let mut published = record.clone();
    published.fair = Some(fair.to_value());
    takht_games::verify(&published)?;
    Ok(Some((fair, key)))
}

/// Reads one line from a person; none if it said nothing or nothing that can be understood.
fn read_answer(legal: &[String], console: &mut Console) -> Result<Option<Answer>, Failure> {
    let mut line = Vec::new();
    let read = io::stdin().lock().read_until(b'\n', &mut line);
    let read = read.map_err(|error| Failure::File {
        name: "standard input".to_owned(),
        error,
    })?;
    if read == 0 {
        return Ok(Some(Answer::Leave));
    }
    let text = String::from_utf8_lossy(&line);
    let text = text.trim();
    let answer = match &*text.to_lowercase() {
        "" => match legal {
            [only] => Answer::Event(only.clone()),
            _ => return Ok(None),
        },
        "u" | "undo" => Answer::Undo,
        "l" | "list" => Answer::List(String::new()),
        "s" | "score" | "scores" => Answer::Scores,
        "h" | "?" | "help" => Answer::Help,
        "q" | "quit" | "exit" => Answer::Leave,
        lower if lower.starts_with("l ") => Answer::List(lower[2..].trim().to_owned()),
        _ => match ascii_number(text) {
            None => Answer::Event(text.to_owned()),
            Some(number) => match number.checked_sub(1).and_then(|i| legal.get(i)) {
                Some(event) => Answer::Event(event.clone()),
                None => {
                    let message = Message::new("cli-play-unknown")
                        .with("number", number)
                        .with("count", legal.len());
                    let line = console.say(&message);
                    console.error(line);
                    return Ok(None);
                }
            },
        },
    };
    Ok(Some(answer))
}

/// A number in the digits of any of our languages.
fn ascii_number(text: &str) -> Option<usize> {
    let digit = |c: char| {
        let langs = takht_words::Lang::ALL.into_iter();
        langs
            .into_iter()
            .find_map(|lang| lang.digits().iter().position(|&digit| digit == c))
    };
    text.chars().try_fold(0_usize, |number, c| {
        number.checked_mul(10)?.checked_add(digit(c)?)
    })
}
