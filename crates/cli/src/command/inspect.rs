//! `takht inspect`: a record as a picture, or as JSON.

use std::path::PathBuf;

use clap::Args;
use serde::Serialize;
use serde_json::json;
use serde_json::value::RawValue;
use takht_core::{Incident, Message, OptionMap, Ranking, Record, RecordError, Turn};
use takht_games::{AnyGame, GameId};

use crate::batch::each_record;
use crate::console::{BOLD, Console, Done, FAINT, styled};
use crate::position;

/// Show records: the position, whose turn it is, the legal events, the scores
///
/// Reads one record (.takht.json) or many (.jsonl, one on each line), plays every event by the
/// rules and shows the result. For an event that is not legal, prints its number, the clause of the
/// rules that it breaks and what the rules expect; then still shows the other records, and exits
/// with code 2.
#[derive(Args)]
pub(crate) struct Inspect {
    /// A file of records, or - for standard input
    file: PathBuf,

    /// Play only the first N events: shows an earlier position, or the one just before an event that
    /// is not legal
    #[arg(long, value_name = "N")]
    ply: Option<usize>,

    /// Name the places on the board that each part of a score comes from
    #[arg(long, conflicts_with = "json")]
    why: bool,

    /// Print one line of JSON for each record
    #[arg(long)]
    json: bool,

    /// With --json: add the turn and the legal events before each event and after the last
    #[arg(long, requires = "json")]
    every_ply: bool,
}

/// A record and the position that it leads to.
struct Inspected {
    /// How many events the command has played, and how many the record has.
    ply: usize,
    plies: usize,
    game: Box<dyn AnyGame>,
    /// The last event as a sentence.
    last: Option<Message>,
    /// What happened beside the game.
    incidents: Vec<Incident>,
    /// With `--every-ply`: the moment before each event and after the last.
    moments: Vec<Moment>,
}

/// What `--json` prints of a record.
#[derive(Serialize)]
struct Report<'a> {
    record: usize,
    game: GameId,
    options: OptionMap,
    over: bool,
    turn: Turn,
    legal: Vec<String>,
    scores: Box<RawValue>,
    ranking: Ranking,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    incidents: Vec<String>,
    #[serde(skip_serializing_if = "<[_]>::is_empty")]
    plies: &'a [Moment],
}

/// The turn and the legal events at one ply.
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

impl Inspect {
    pub(crate) fn run(&self, console: &mut Console) -> Done {
        each_record(&self.file, console, |index, record, console| {
            match record.and_then(|record| self.inspect(record)) {
                Ok(inspected) => {
                    if self.json {
                        console.json(&inspected.report(index))?;
                    } else {
                        self.show(index, &inspected, console)?;
                    }
                    Ok(None)
                }
                Err(error) => {
                    if self.json {
                        let reason = console.say(&error.message());
                        console.json(&json!({"record": index, "error": {
                            "event": error.event().map(|(event, _)| event),
                            "text": error.event().map(|(_, text)| text),
                            "clause": error.clause(),
                            "reason": reason,
                        }}))?;
                    }
                    Ok(Some(error.in_full()))
                }
            }
        })
    }

    fn inspect(&self, mut record: Record) -> Result<Inspected, RecordError> {
        let plies = record.events.len();
        let ply = self.ply.unwrap_or(plies).min(plies);
        record.events.truncate(ply);
        // Play all but the last event at once, unless `--every-ply` asks for every moment.
        let at_once = if self.every_ply {
            0
        } else {
            ply.saturating_sub(1)
        };
        let known = |line: &String| line.parse::<Incident>().ok();
        let mut incidents: Vec<Incident> = record.incidents.iter().filter_map(known).collect();
        incidents.retain(|incident| incident.ply <= ply);
        let rest = record.events.split_off(at_once);
        let mut game = takht_games::open(&record)?;
        let (mut last, mut moments) = (None, Vec::new());
        for (i, text) in rest.iter().enumerate() {
            if self.every_ply {
                moments.push(Moment::of(&*game));
            }
            last = game.tell(text).ok();
            let refused = |refused| RecordError::of_event(at_once + i, text, refused);
            game.play(text).map_err(refused)?;
        }
        if self.every_ply {
            moments.push(Moment::of(&*game));
        }
        Ok(Inspected {
            ply,
            plies,
            game,
            last,
            incidents,
            moments,
        })
    }

    fn show(&self, index: usize, inspected: &Inspected, console: &mut Console) -> Done {
        let game = &*inspected.game;
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
            Message::new(format!("{}-title", game.id())),
            Message::new("cli-players").with("players", game.players()),
            Message::new("cli-ply")
                .with("ply", inspected.ply)
                .with("plies", inspected.plies),
        ];
        let heading: Vec<String> = heading.iter().map(|part| console.say(part)).collect();
        console.line(styled(BOLD, heading.join(" · ")))?;
        let mut now = game.progress();
        now.push(position::turn(game));
        now.extend(game.prompt());
        let now: Vec<String> = now.iter().map(|part| console.say(part)).collect();
        console.line(now.join(" · "))?;
        if let Some(last) = &inspected.last {
            let (title, last) = (console.words.text("cli-last"), console.say(last));
            console.line(styled(FAINT, format_args!("{title}: {last}")))?;
        }
        for Incident { ply, what } in &inspected.incidents {
            let happened = console.say(&what.message());
            console.line(styled(FAINT, format_args!("{ply}: {happened}")))?;
        }
        console.line("")?;
        position::picture(game, console)?;
        console.line("")?;
        if self.why {
            position::scores_in_full(game, console)?;
        } else {
            position::scores(game, console)?;
        }
        console.line("")?;
        position::ranking(game, console)?;
        let legal = game.legal();
        if !legal.is_empty() {
            let title = console.say(&Message::new("cli-legal").with("count", legal.len()));
            console.line("")?;
            console.line(styled(BOLD, title))?;
            position::legal(&legal, console)?;
        }
        Ok(())
    }
}

impl Inspected {
    fn report(&self, index: usize) -> Report<'_> {
        Report {
            record: index,
            game: self.game.id(),
            options: self.game.options(),
            over: self.game.turn() == Turn::Over,
            turn: self.game.turn(),
            legal: self.game.legal(),
            scores: self.game.scores_json(),
            ranking: self.game.ranking(),
            incidents: self.incidents.iter().map(ToString::to_string).collect(),
            plies: &self.moments,
        }
    }
}
