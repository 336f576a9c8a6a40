//! `takht inspect`: a record as a picture, or as JSON.

use std::path::PathBuf;

use clap::Args;
use serde::Serialize;
use serde_json::json;
use serde_json::value::RawValue;
use takht_core::{Message, OptionMap, Ranking, Record, RecordError, Turn, records};
use takht_games::AnyGame;

use crate::console::{BOLD, Console, Done, FAINT, Failure, styled};
use crate::{draw, input, position};

/// How many invalid records are named one by one on standard error.
const MOST_ERRORS: usize = 20;

/// Show records: the position, whose turn it is, what is legal, the scores
///
/// Reads one record (.takht.json) or many (.jsonl, one on each line), plays every event by the
/// rules and shows what came of it. An event that is not legal is named with its number, the
/// clause of the rules that it breaks and what was expected; the other records are still shown,
/// and the exit code is 2.
#[derive(Args)]
pub(crate) struct Inspect {
    /// A file of records, or - for standard input
    file: PathBuf,

    /// Look only at the first N events: the position at an earlier moment, also just before an
    /// event that is not legal
    #[arg(long, value_name = "N")]
    ply: Option<usize>,

    /// Print one line of JSON for each record
    #[arg(long)]
    json: bool,

    /// With --json: the turn and the legal events before each event and after the last
    #[arg(long, requires = "json")]
    every_ply: bool,
}

/// A record and what came of it.
struct Inspected {
    record: Record,
    /// How many events the whole record has.
    plies: usize,
    game: Box<dyn AnyGame>,
    /// The moment before each event and after the last, if they are asked for.
    moments: Vec<Moment>,
}

impl Inspect {
    pub(crate) fn run(&self, console: &mut Console) -> Done {
        let bytes = input::bytes(&self.file)?;
        let (mut seen, mut bad) = (0, 0);
        for (index, record) in records(&bytes).enumerate() {
            seen += 1;
            match record.and_then(|record| self.inspect(record)) {
                Ok(inspected) if self.json => console.json(&inspected.report(index))?,
                Ok(inspected) => self.show(index, &inspected, console)?,
                Err(error) => {
                    bad += 1;
                    self.report(index, &error, bad <= MOST_ERRORS, console)?;
                }
            }
        }
        if seen == 0 {
            let file = self.file.display().to_string();
            return Err(Failure::Invalid(
                Message::new("cli-no-records").with("file", file),
            ));
        }
        if bad > MOST_ERRORS {
            let more = Message::new("cli-more-errors").with("count", bad - MOST_ERRORS);
            let more = console.say(&more);
            console.error(more);
        }
        if bad == 0 {
            Ok(())
        } else {
            Err(Failure::Reported)
        }
    }

    fn inspect(&self, mut record: Record) -> Result<Inspected, RecordError> {
        let plies = record.events.len();
        record.events.truncate(self.ply.unwrap_or(plies));
        let mut moments = Vec::new();
        let game = if self.every_ply {
            let mut game = takht_games::begin(&record)?;
            moments.push(Moment::of(&*game));
            for (index, text) in record.events.iter().enumerate() {
                game.play(text).map_err(|refused| RecordError::Event {
                    index,
                    text: text.clone(),
                    refused,
                })?;
                moments.push(Moment::of(&*game));
            }
            game
        } else {
            takht_games::open(&record)?
        };
        Ok(Inspected {
            record,
            plies,
            game,
            moments,
        })
    }

    /// Says what is wrong with a record: as JSON where that is asked for, and on standard error.
    fn report(
        &self,
        index: usize,
        error: &RecordError,
        aloud: bool,
        console: &mut Console,
    ) -> Done {
        let reason = console.say(&error.message());
        if self.json {
            console.json(&json!({"record": index, "error": {
                "event": error.event().map(|(event, _)| event),
                "text": error.event().map(|(_, text)| text),
                "clause": error.clause(),
                "reason": reason,
            }}))?;
        }
        if aloud {
            let line = console.say(&in_full(index, error));
            console.error(line);
        }
        Ok(())
    }

    fn show(&self, index: usize, inspected: &Inspected, console: &mut Console) -> Done {
        let game = &*inspected.game;
        let names = position::names(inspected.record.seats.as_deref(), &console.words);
        console.words.set_names(names);
        if let Some(ply) = self.ply.filter(|&ply| ply > inspected.plies) {
            let beyond = Message::new("cli-ply-beyond")
                .with("plies", inspected.plies)
                .with("ply", ply);
            let beyond = console.say(&beyond);
            console.note(beyond);
        }
        if index > 0 {
            console.line("")?;
        }
        let heading = [
            Message::new("cli-record").with("record", index),
            Message::new(format!("{}-title", game.name())),
            Message::new("cli-players").with("players", game.players()),
            Message::new("cli-ply")
                .with("ply", inspected.record.events.len())
                .with("plies", inspected.plies),
        ];
        let heading: Vec<String> = heading.iter().map(|part| console.say(part)).collect();
        console.line(styled(BOLD, heading.join(" · ")))?;
        let now = [
            draw::kingdomino::progress(game),
            Some(position::turn(game)),
            draw::prompt(game),
        ];
        let now: Vec<String> = now.iter().flatten().map(|part| console.say(part)).collect();
        console.line(now.join(" · "))?;
        if let Some(last) = last_event(inspected) {
            let (title, last) = (console.words.text("cli-last"), console.say(&last));
            console.line(styled(FAINT, format_args!("{title}: {last}")))?;
        }
        console.line("")?;
        position::picture(game, console)?;
        console.line("")?;
        position::scores(game, console)?;
        console.line("")?;
        position::ranking(game, console)?;
        let legal = game.legal();
        if !legal.is_empty() {
            let title = console.say(&Message::new("cli-legal").with("count", legal.len()));
            console.line("")?;
            console.line(styled(BOLD, title))?;
            for line in position::in_columns(&legal) {
                console.line(format_args!("  {line}"))?;
            }
        }
        Ok(())
    }
}

/// The last event as a sentence, if there is one.
fn last_event(inspected: &Inspected) -> Option<Message> {
    let mut before = inspected.record.clone();
    let last = before.events.pop()?;
    takht_games::open(&before).ok()?.tell(&last).ok()
}

/// An error with the record, the event and the clause it is about.
fn in_full(index: usize, error: &RecordError) -> Message {
    let mut message = error.message();
    if let Some(clause) = error.clause() {
        message = Message::new("cli-clause")
            .with("clause", clause)
            .with("reason", message);
    }
    if let Some((event, text)) = error.event() {
        message = Message::new("cli-event-error")
            .with("index", event)
            .with("text", text)
            .with("reason", message);
    }
    Message::new("cli-record-error")
        .with("record", index)
        .with("error", message)
}

/// What is told of a record to programs.
#[derive(Serialize)]
struct Report<'a> {
    record: usize,
    game: &'static str,
    options: OptionMap,
    over: bool,
    turn: Turn,
    legal: Vec<String>,
    scores: Box<RawValue>,
    ranking: Ranking,
    #[serde(skip_serializing_if = "<[_]>::is_empty")]
    plies: &'a [Moment],
}

/// A moment of a game.
#[derive(Serialize)]
struct Moment {
    turn: Turn,
    legal: Vec<String>,
}

impl Moment {
    fn of(game: &dyn AnyGame) -> Self {
        Self {
            turn: game.turn(),
            legal: game.legal(),
        }
    }
}

impl Inspected {
    fn report(&self, index: usize) -> Report<'_> {
        Report {
            record: index,
            game: self.game.name(),
            options: self.game.options(),
            over: self.game.turn() == Turn::Over,
            turn: self.game.turn(),
            legal: self.game.legal(),
            scores: self.game.scores_json(),
            ranking: self.game.ranking(),
            plies: &self.moments,
        }
    }
}
