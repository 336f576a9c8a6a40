//! `takht play`: a whole game in the terminal.

use std::io::{self, BufRead};
use std::path::PathBuf;

use clap::Args;
use serde_json::Value;
use takht_core::fair::{Fair, FairKey, NONCE_BYTES};
use takht_core::{Message, OptionMap, Quick, Record, Seat, Turn};
use takht_games::AnyGame;

use crate::console::{BOLD, Console, Done, FAINT, Failure, styled};
use crate::position::BOT;
use crate::{draw, input, position};

/// What a random player is called in a record.
const RANDOM: &str = "bot:random";

/// Play a game at this terminal
///
/// Any mix of people and random players. Choose a move by its number or type it in notation; `h`
/// explains the rest. Every event is saved at once, so nothing is lost however you leave; --resume
/// goes on where it was. The deals are fair and can be checked afterwards with `takht verify`.
#[derive(Args)]
pub(crate) struct Play {
    /// The game: see `takht games`
    #[arg(required_unless_present = "resume")]
    game: Option<String>,

    /// Who plays, separated by commas: names of people, and `random` for random players [default:
    /// one person against random players]
    #[arg(long, value_delimiter = ',', conflicts_with = "resume")]
    seats: Vec<String>,

    /// An option of the game as name=value; the name alone means true (repeatable)
    #[arg(
        short,
        long = "option",
        value_name = "NAME[=VALUE]",
        conflicts_with = "resume"
    )]
    options: Vec<String>,

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
    /// The position before each event, and whether a person chose it.
    past: Vec<(Box<dyn AnyGame>, Origin)>,
    /// The key of the deals, if they are fair ones.
    key: Option<FairKey>,
    chance: Quick,
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
    List,
    Scores,
    Help,
    Leave,
}

impl Play {
    pub(crate) fn run(&self, console: &mut Console) -> Done {
        let mut table = match &self.resume {
            Some(file) => Table::resume(file.clone(), console)?,
            None => self.start(console)?,
        };
        table.greet(self.resume.is_some(), console)?;
        table.play(console)
    }

    fn start(&self, console: &Console) -> Result<Table, Failure> {
        let name = self.game.clone().unwrap_or_default();
        let entry = takht_games::entry(&name)?;
        let mut options = OptionMap::new();
        for given in &self.options {
            let (option, value) = given.split_once('=').unwrap_or((given, "true"));
            // What is no JSON is a plain word.
            let value = serde_json::from_str(value).unwrap_or_else(|_| Value::from(value));
            options.insert(option.to_owned(), value);
        }
        if !self.seats.is_empty() && !options.contains_key("players") {
            options.insert("players".to_owned(), self.seats.len().into());
        }
        let game = takht_games::start(entry.name, &options)?;
        let players = game.players();
        let given = self.seats.iter().map(|seat| match seat.trim() {
            "random" => RANDOM.to_owned(),
            name => name.to_owned(),
        });
        let mut seats: Vec<String> = given.collect();
        if seats.is_empty() {
            seats.push(console.words.name(Seat::default()));
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
            fair: Some(fair.to_value()),
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
        Ok(Table {
            record,
            file,
            game,
            past: Vec::new(),
            key: fair.key().ok(),
            chance: Quick::new(random_number()?),
        })
    }
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
        let mut record = Record::read(&input::bytes(&file)?)?;
        let events = std::mem::take(&mut record.events);
        let game = takht_games::begin(&record)?;
        let fair = record.fair.as_ref().map(Fair::read);
        let key = match fair.map(|fair| fair.and_then(|fair| fair.key())) {
            None => None,
            Some(Ok(key)) => Some(key),
            Some(Err(unfair)) => {
                // Dealing on without the seed would make a block that no longer tells the truth.
                record.fair = None;
                let reason = console.say(&unfair.message());
                console.note(reason);
                None
            }
        };
        let mut table = Self {
            record,
            file,
            game,
            past: Vec::new(),
            key,
            chance: Quick::new(random_number()?),
        };
        for (index, text) in events.into_iter().enumerate() {
            let origin = match table.game.turn() {
                Turn::Chance => Origin::Chance,
                Turn::Seat(seat) if table.is_person(seat) => Origin::Person,
                Turn::Seat(_) | Turn::Over => Origin::Automatic,
            };
            table
                .push(&text, origin)
                .map_err(|refused| takht_core::RecordError::Event {
                    index,
                    text,
                    refused,
                })?;
        }
        Ok(table)
    }

    fn is_person(&self, seat: Seat) -> bool {
        let name = self
            .record
            .seats
            .as_ref()
            .and_then(|seats| seats.get(seat.index()));
        !name.is_some_and(|name| name.starts_with(BOT))
    }

    /// Plays an event; on an error nothing has changed.
    fn push(&mut self, text: &str, origin: Origin) -> Result<(), takht_core::Refused> {
        let before = self.game.clone();
        let canonical = self.game.play(text)?;
        self.past.push((before, origin));
        self.record.events.push(canonical);
        Ok(())
    }

    fn save(&self) -> Done {
        input::write_whole(&self.file, &self.record.to_pretty())
    }

    fn greet(&self, resumed: bool, console: &mut Console) -> Done {
        let names = position::names(self.record.seats.as_deref(), &console.words);
        console.words.set_names(names);
        let title = Message::new(format!("{}-title", self.game.name()));
        let mut told = vec![Message::new("cli-play-greeting").with("game", title)];
        if let Some(Ok(fair)) = self.record.fair.as_ref().map(Fair::read) {
            let commit: String = fair
                .commit
                .iter()
                .map(|byte| format!("{byte:02x}"))
                .collect();
            told.push(Message::new("cli-play-commitment").with("commit", commit));
        }
        told.push(Message::new("cli-play-saving").with("file", self.file.display().to_string()));
        if resumed {
            told.push(Message::new("cli-play-resumed").with("count", self.record.events.len()));
        }
        for message in told {
            let line = console.say(&message);
            console.line(line)?;
        }
        self.save()
    }

    fn play(&mut self, console: &mut Console) -> Done {
        loop {
            match self.game.turn() {
                Turn::Over => return self.finish(console),
                Turn::Chance => {
                    let dealt = self
                        .past
                        .iter()
                        .filter(|(_, origin)| *origin == Origin::Chance);
                    let event = match &self.key {
                        Some(key) => self.game.deal(&mut key.event(dealt.count() as u64)),
                        None => self.game.deal(&mut self.chance),
                    };
                    self.tell_and_play(event, Origin::Chance, console)?;
                }
                Turn::Seat(seat) if self.is_person(seat) => {
                    let mut legal = self.game.legal();
                    if legal.len() == 1 {
                        self.tell_and_play(legal.pop(), Origin::Automatic, console)?;
                    } else if !self.ask(seat, &legal, console)? {
                        return self.leave(console);
                    }
                }
                Turn::Seat(_) => {
                    let event = self.game.sample(&mut self.chance);
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
        if let Ok(told) = self.game.tell(&event) {
            let told = console.say(&told);
            console.line(format_args!("{} {told}", styled(FAINT, "·")))?;
        }
        match self.push(&event, origin) {
            Ok(()) => self.save(),
            Err(refused) => Err(Failure::Invalid(refused.message)),
        }
    }

    /// Asks a person until a move is played; says false if they leave.
    fn ask(
        &mut self,
        seat: Seat,
        legal: &[String],
        console: &mut Console,
    ) -> Result<bool, Failure> {
        console.line("")?;
        position::picture(&*self.game, console)?;
        console.line("")?;
        self.list(seat, legal, console)?;
        loop {
            let question = Message::new("cli-play-ask").with("seat", seat);
            let question = console.say(&question);
            console.prompt(format_args!("{question} > "))?;
            match read_answer(legal, console)? {
                None => continue,
                Some(Answer::Event(event)) => {
                    let told = self.game.tell(&event);
                    match self.push(&event, Origin::Person) {
                        Ok(()) => {
                            self.save()?;
                            if let Ok(told) = told {
                                let told = console.say(&told);
                                console.line(format_args!("{} {told}", styled(FAINT, "·")))?;
                            }
                            return Ok(true);
                        }
                        Err(refused) => {
                            let message = match refused.clause {
                                Some(clause) => Message::new("cli-clause")
                                    .with("clause", clause)
                                    .with("reason", refused.message),
                                None => refused.message,
                            };
                            let line = console.say(&message);
                            console.error(line);
                        }
                    }
                }
                Some(Answer::Undo) => {
                    if self.undo(console)? {
                        return Ok(true);
                    }
                }
                Some(Answer::List) => self.list(seat, legal, console)?,
                Some(Answer::Scores) => position::scores(&*self.game, console)?,
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

    /// The moves with their numbers, and the points each would bring at once.
    fn list(&self, seat: Seat, legal: &[String], console: &mut Console) -> Done {
        if let Some(prompt) = draw::prompt(&*self.game) {
            let prompt = console.say(&prompt);
            console.line(styled(BOLD, prompt))?;
        }
        let now = self.game.scores()[seat.index()].total;
        let gain = |event: &String| {
            let mut after = self.game.clone();
            after.play(event).ok()?;
            Some(after.scores()[seat.index()].total - now).filter(|&gain| gain != 0)
        };
        let gains: Vec<Option<i32>> = legal.iter().map(gain).collect();
        let best = gains.iter().flatten().max().copied();
        let numbered = (1..).zip(legal).zip(&gains).map(|((number, event), gain)| {
            let text = match gain {
                Some(gain) => format!("{event} ({gain:+})"),
                None => event.clone(),
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
            .rposition(|(_, origin)| *origin == Origin::Chance);
        let choice = self
            .past
            .iter()
            .rposition(|(_, origin)| *origin == Origin::Person);
        match choice.filter(|&choice| since_chance.is_none_or(|revealed| revealed < choice)) {
            Some(choice) => {
                let (before, _) = self.past.swap_remove(choice);
                self.past.truncate(choice);
                let event = self
                    .record
                    .events
                    .drain(choice..)
                    .next()
                    .unwrap_or_default();
                self.game = before;
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

    fn finish(&self, console: &mut Console) -> Done {
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
    let answer = match text {
        "" => return Ok(None),
        "u" => Answer::Undo,
        "l" => Answer::List,
        "s" => Answer::Scores,
        "h" | "?" => Answer::Help,
        "q" => Answer::Leave,
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
