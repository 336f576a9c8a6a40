//! A stored game: who played, the options, and every event in order.

use std::collections::BTreeMap;
use std::fmt;

use serde::de::{self, Deserialize, Deserializer, MapAccess, Visitor};
use serde_json::{Map, Value, json};

use crate::options::shortened;
use crate::refusal::in_clause;
use crate::{
    BadOptions, Game, Incident, Message, OptionMap, Options, Refused, Seat, message::Arg, resigned,
};

/// The version of the record format that this crate reads and writes.
pub const RECORD_VERSION: u64 = 1;

/// One game: its options and its events, as in a `.takht.json` file.
///
/// ```
/// use takht_core::Record;
/// let text = r#"{"takht": 1, "game": "kingdomino", "events": ["deal 10 16 45 46"], "note": "mine"}"#;
/// let record = Record::read(text.as_bytes()).unwrap();
/// assert_eq!(record.events, ["deal 10 16 45 46"]);
/// assert!(record.to_line().contains(r#""note":"mine""#), "unknown keys are kept");
/// ```
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Record {
    /// The game's name.
    pub game: String,
    /// The version of the game's rules; none means the first.
    pub rules: Option<u32>,
    /// The options as written; missing ones take their defaults.
    pub options: OptionMap,
    /// The players' names, if the record has them.
    pub seats: Option<Vec<String>>,
    /// Every event in order: event `i` is played at ply `i`.
    pub events: Vec<String>,
    /// The plies that a stand-in played for a player, with the name of the stand-in.
    pub by: BTreeMap<usize, String>,
    /// What happened beside the game, a line each as [`crate::Incident`] writes it. Programs keep lines that
    /// they do not know.
    pub incidents: Vec<String>,
    /// The fair-deal block as written; [`crate::fair::Fair::read`] parses it.
    pub fair: Option<Value>,
    /// Unknown keys, kept unchanged so that other programs can add their own.
    pub other: Map<String, Value>,
}

/// Why a text is not a valid record.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum RecordError {
    /// The text is not JSON, or is cut off.
    #[error("line {line}, column {column}: {reason}")]
    Json {
        /// The line in the input, from 1.
        line: usize,
        /// The column in that line, from 1.
        column: usize,
        /// What the JSON reader says.
        reason: String,
    },
    /// A key is missing or its value is of the wrong type.
    #[error("\"{key}\": expected {expected}, got {got}")]
    Key {
        /// The path of the key, such as `events` or `events[3]`.
        key: String,
        /// The expected kind of value.
        expected: Expected,
        /// The given value, as JSON; empty if it is missing.
        got: String,
    },
    /// The record has another version of the format.
    #[error("the record has version {got}, this program reads version {RECORD_VERSION}")]
    Version {
        /// The version in the record.
        got: String,
    },
    /// A game that this program does not have.
    #[error("unknown game \"{name}\"")]
    Game {
        /// The given name.
        name: String,
        /// The games that this program has.
        known: Vec<&'static str>,
    },
    /// The record was played under another version of the game's rules.
    #[error(
        "the game was played under version {got} of the rules of {game}, this program has version {known}"
    )]
    Rules {
        /// The game.
        game: &'static str,
        /// The version in the record.
        got: u32,
        /// The version that this program has.
        known: u32,
    },
    /// More or fewer names than seats.
    #[error("{got} seats for {players} players")]
    Seats {
        /// How many names there are.
        got: usize,
        /// How many players there are.
        players: usize,
    },
    /// Options that the game cannot be played with.
    #[error("options: {0}")]
    Options(BadOptions),
    /// An event that cannot be read, or that is not legal at its place.
    #[error("event {index} \"{text}\": {refused}")]
    Event {
        /// The index of the event, from 0.
        index: usize,
        /// The text of the event.
        text: String,
        /// The clause and the reason of the refusal.
        refused: Refused,
    },
}

/// The kind of value that belongs at a place in a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Expected {
    /// `{…}`
    Object,
    /// A list of texts.
    Texts,
    /// `"…"`
    Text,
    /// A whole number.
    Number,
    /// An object that maps plies to the names of stand-ins.
    StandIns,
}

impl Expected {
    /// The id of its message.
    const fn id(self) -> &'static str {
        match self {
            Self::Object => "record-expected-object",
            Self::Texts => "record-expected-texts",
            Self::Text => "record-expected-text",
            Self::Number => "record-expected-number",
            Self::StandIns => "record-expected-stand-ins",
        }
    }
}

impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Object => "an object",
            Self::Texts => "a list of texts",
            Self::Text => "a text",
            Self::Number => "a whole number",
            Self::StandIns => "plies with names",
        })
    }
}

impl RecordError {
    /// The index and text of the wrong event, if an event is wrong.
    pub fn event(&self) -> Option<(usize, &str)> {
        match self {
            Self::Event { index, text, .. } => Some((*index, text)),
            _ => None,
        }
    }

    /// The clause of the rules that is broken, if there is one.
    pub fn clause(&self) -> Option<&'static str> {
        match self {
            Self::Event { refused, .. } => refused.clause,
            Self::Options(bad) => bad.clause(),
            _ => None,
        }
    }

    /// The error for an event that cannot be read or is not legal.
    pub fn of_event(index: usize, text: &str, refused: Refused) -> Self {
        Self::Event {
            index,
            text: shortened(text),
            refused,
        }
    }

    /// What is wrong and what would be right, with the event and the clause.
    pub fn in_full(&self) -> Message {
        let message = in_clause(self.clause(), self.message());
        match self.event() {
            None => message,
            Some((index, text)) => Message::new("record-event")
                .with("index", index)
                .with("text", text)
                .with("reason", message),
        }
    }

    /// What is wrong and what would be right, without the event: see [`RecordError::event`].
    pub fn message(&self) -> Message {
        match self {
            Self::Json {
                line,
                column,
                reason,
            } => Message::new("record-not-json")
                .with("line", *line)
                .with("column", *column)
                .with("reason", shortened(reason)),
            Self::Key { key, expected, got } if got.is_empty() => Message::new("record-missing")
                .with("key", key.as_str())
                .with("expected", Message::new(expected.id())),
            Self::Key { key, expected, got } => Message::new("record-wrong-type")
                .with("key", key.as_str())
                .with("expected", Message::new(expected.id()))
                .with("got", shortened(got)),
            Self::Version { got } => Message::new("record-version")
                .with("got", shortened(got))
                .with("version", RECORD_VERSION),
            Self::Game { name, known } => Message::new("record-unknown-game")
                .with("name", shortened(name))
                .with("known", known.iter().copied().collect::<Arg>()),
            Self::Rules { game, got, known } => Message::new("record-rules")
                .with("game", Message::new(format!("{game}-title")))
                .with("got", *got)
                .with("known", *known),
            Self::Seats { got, players } => Message::new("record-seats")
                .with("got", *got)
                .with("players", *players),
            Self::Options(bad) => bad.message(),
            Self::Event { refused, .. } => refused.message.clone(),
        }
    }
}

impl Record {
    /// An empty record of a game with all its options written out.
    pub fn new<G: Game>(options: &G::Options) -> Self {
        Self {
            game: G::NAME.to_owned(),
            rules: Some(G::RULES),
            options: options.write(),
            ..Self::default()
        }
    }

    /// Reads one record from JSON text.
    pub fn read(text: &[u8]) -> Result<Self, RecordError> {
        if let Ok(Whole(record)) = serde_json::from_slice(text) {
            return Ok(record);
        }
        Self::from_value(serde_json::from_slice(text).map_err(|error| json_error(&error, 1))?)
    }

    /// Reads a record from a JSON value.
    pub fn from_value(value: Value) -> Result<Self, RecordError> {
        let Value::Object(mut keys) = value else {
            return Err(wrong("record", Expected::Object, &value));
        };
        // The version comes first: this crate cannot judge the keys of another version.
        match keys.shift_remove("takht") {
            Some(Value::Number(number)) if number.as_u64() == Some(RECORD_VERSION) => {}
            Some(Value::Number(number)) => {
                let got = number.to_string();
                return Err(RecordError::Version { got });
            }
            Some(other) => return Err(wrong("takht", Expected::Number, &other)),
            None => return Err(missing("takht", Expected::Number)),
        }
        let game = match keys.shift_remove("game") {
            Some(Value::String(game)) => game,
            Some(other) => return Err(wrong("game", Expected::Text, &other)),
            None => return Err(missing("game", Expected::Text)),
        };
        let rules = match keys.shift_remove("rules") {
            None => None,
            Some(value) => match value.as_u64().and_then(|rules| u32::try_from(rules).ok()) {
                Some(rules) => Some(rules),
                None => return Err(wrong("rules", Expected::Number, &value)),
            },
        };
        let options = match keys.shift_remove("options") {
            None => OptionMap::new(),
            Some(Value::Object(options)) => options,
            Some(other) => return Err(wrong("options", Expected::Object, &other)),
        };
        let seats = match keys.shift_remove("seats") {
            None => None,
            Some(value) => Some(texts("seats", value)?),
        };
        let events = match keys.shift_remove("events") {
            Some(value) => texts("events", value)?,
            None => return Err(missing("events", Expected::Texts)),
        };
        let by = match keys.shift_remove("by") {
            None => BTreeMap::new(),
            Some(value) => serde_json::from_value(value.clone())
                .map_err(|_| wrong("by", Expected::StandIns, &value))?,
        };
        let incidents = match keys.shift_remove("incidents") {
            None => Vec::new(),
            Some(value) => texts("incidents", value)?,
        };
        Ok(Self {
            game,
            rules,
            options,
            seats,
            events,
            by,
            incidents,
            fair: keys.shift_remove("fair"),
            other: keys,
        })
    }

    /// The seats whose players resigned, in that order.
    pub fn resigned(&self) -> Vec<Seat> {
        let known = self.incidents.iter().filter_map(|line| line.parse().ok());
        resigned(&known.collect::<Vec<Incident>>())
    }

    /// The record as a JSON value, keys in their usual order.
    pub fn to_value(&self) -> Value {
        let mut keys = Map::new();
        keys.insert("takht".to_owned(), RECORD_VERSION.into());
        keys.insert("game".to_owned(), self.game.clone().into());
        if let Some(rules) = self.rules {
            keys.insert("rules".to_owned(), rules.into());
        }
        keys.insert("options".to_owned(), self.options.clone().into());
        if let Some(seats) = &self.seats {
            keys.insert("seats".to_owned(), seats.clone().into());
        }
        keys.insert("events".to_owned(), self.events.clone().into());
        if !self.by.is_empty() {
            keys.insert("by".to_owned(), json!(self.by));
        }
        if !self.incidents.is_empty() {
            keys.insert("incidents".to_owned(), json!(self.incidents));
        }
        if let Some(fair) = &self.fair {
            keys.insert("fair".to_owned(), fair.clone());
        }
        keys.extend(self.other.clone());
        Value::Object(keys)
    }

    /// The record on one line without a line break at the end, for a `.jsonl` file.
    pub fn to_line(&self) -> String {
        self.to_value().to_string()
    }

    /// The record on many lines, for a `.takht.json` file that people read.
    pub fn to_pretty(&self) -> String {
        format!("{:#}\n", self.to_value())
    }

    /// Plays the record from the start and returns the position after its last event.
    pub fn fold<G: Game>(&self) -> Result<G, RecordError> {
        self.replay(|_: &G, _, _| {})
    }

    /// Plays the record from the start. `see` gets each event with its index before the event is
    /// played, so the event may turn out to be illegal.
    pub fn replay<G: Game>(
        &self,
        mut see: impl FnMut(&G, usize, G::Event),
    ) -> Result<G, RecordError> {
        let mut game = self.begin::<G>()?;
        for (index, text) in self.events.iter().enumerate() {
            let at = |refused| RecordError::of_event(index, text, refused);
            let event: G::Event = text.parse().map_err(at)?;
            see(&game, index, event);
            game.play(event).map_err(|illegal| at(illegal.into()))?;
        }
        Ok(game)
    }

    /// The record as a viewer sees it, with `?` in place of secrets.
    ///
    /// Folding it leads to the same turn as folding the full record. Once the game is over, every
    /// viewer may see everything: use the view of [`Viewer::Table`](crate::Viewer::Table) or the
    /// record itself.
    pub fn view<G: Game>(&self, viewer: crate::Viewer) -> Result<Self, RecordError> {
        let mut events = Vec::with_capacity(self.events.len());
        self.replay(|game: &G, _, event| events.push(game.seen_by(event, viewer).to_string()))?;
        Ok(Self {
            events,
            ..self.clone()
        })
    }

    /// The position before the first event.
    pub fn begin<G: Game>(&self) -> Result<G, RecordError> {
        self.check_rules(G::NAME, G::RULES)?;
        let options = G::Options::read(&self.options).map_err(RecordError::Options)?;
        let game = G::new(&options).map_err(RecordError::Options)?;
        self.check_seats(game.players())?;
        Ok(game)
    }

    /// Refuses if the record was played under another version of the rules than the known one.
    pub fn check_rules(&self, game: &'static str, known: u32) -> Result<(), RecordError> {
        match self.rules.unwrap_or(1) {
            got if got != known => Err(RecordError::Rules { game, got, known }),
            _ => Ok(()),
        }
    }

    /// Refuses if there are names but not one for each player.
    pub fn check_seats(&self, players: usize) -> Result<(), RecordError> {
        match &self.seats {
            Some(seats) if seats.len() != players => Err(RecordError::Seats {
                got: seats.len(),
                players,
            }),
            _ => Ok(()),
        }
    }

    /// Plays an event in `game` and appends its canonical form, if the event is legal.
    pub fn push<G: Game>(&mut self, game: &mut G, event: G::Event) -> Result<(), G::Illegal> {
        game.play(event)?;
        self.events.push(event.to_string());
        Ok(())
    }

    /// Appends random events until the game is over, for tests and samples.
    pub fn push_playout<G: Game, C: crate::Chance>(&mut self, game: &mut G, chance: &mut C) {
        crate::playout(game, chance, |event| self.events.push(event.to_string()));
    }
}

/// Every record in a text: one JSON object, several of them, or one on each line.
///
/// A broken line of a `.jsonl` file gives an error in its place; the other lines are still read.
///
/// ```
/// let text = br#"{"takht":1,"game":"kingdomino","events":[]}
/// {"takht":1,"game":"kingdom
/// {"takht":1,"game":"kingdomino","events":[]}"#;
/// let records: Vec<_> = takht_core::records(text).collect();
/// assert_eq!(records.iter().map(Result::is_ok).collect::<Vec<_>>(), [true, false, true]);
/// ```
pub fn records(text: &[u8]) -> impl Iterator<Item = Result<Record, RecordError>> {
    let mut rest = text.strip_prefix(b"\xef\xbb\xbf").unwrap_or(text);
    let mut line = 1;
    std::iter::from_fn(move || {
        let trimmed = rest.trim_ascii_start();
        line += newlines(&rest[..rest.len() - trimmed.len()]);
        rest = trimmed;
        if rest.is_empty() {
            return None;
        }
        let (record, length) = match first_value(rest) {
            Ok((record, length)) => (record, length),
            // After broken text, the next record begins at the next line that starts with `{`. The
            // broken part is parsed again on its own, so that the error points into it.
            Err(error) => {
                let next = rest.windows(2).position(|pair| pair == b"\n{");
                let length = next.map_or(rest.len(), |at| at + 1);
                let alone = serde_json::from_slice::<Value>(rest[..length].trim_ascii_end());
                let error = alone.err().unwrap_or(error);
                (Err(json_error(&error, line)), length)
            }
        };
        line += newlines(&rest[..length]);
        rest = &rest[length..];
        Some(record)
    })
}

fn newlines(text: &[u8]) -> usize {
    text.iter().filter(|&&byte| byte == b'\n').count()
}

/// The first JSON value of a text as a record, and how many bytes it takes.
///
/// Most records are valid and are read in one pass. An invalid one is read again key by key, most
/// important first, to find out which key is wrong.
fn first_value(text: &[u8]) -> serde_json::Result<(Result<Record, RecordError>, usize)> {
    let mut values = serde_json::Deserializer::from_slice(text).into_iter::<Whole>();
    if let Some(Ok(Whole(record))) = values.next() {
        return Ok((Ok(record), values.byte_offset()));
    }
    let mut values = serde_json::Deserializer::from_slice(text).into_iter::<Value>();
    match values.next() {
        Some(Ok(value)) => Ok((Record::from_value(value), values.byte_offset())),
        Some(Err(error)) => Err(error),
        None => Ok((Err(missing("record", Expected::Object)), text.len())),
    }
}

/// A valid record, read directly from its text.
struct Whole(Record);

impl<'de> Deserialize<'de> for Whole {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Keys;
        impl<'de> Visitor<'de> for Keys {
            type Value = Whole;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a record")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Whole, A::Error> {
                let (mut version, mut game, mut events) = (None, None, None);
                let mut record = Record::default();
                while let Some(key) = map.next_key::<String>()? {
                    match &*key {
                        "takht" => version = Some(map.next_value::<u64>()?),
                        "game" => game = Some(map.next_value()?),
                        "events" => events = Some(map.next_value()?),
                        "rules" => record.rules = Some(map.next_value()?),
                        "options" => record.options = map.next_value()?,
                        "seats" => record.seats = Some(map.next_value()?),
                        "by" => record.by = map.next_value()?,
                        "incidents" => record.incidents = map.next_value()?,
                        "fair" => record.fair = Some(map.next_value()?),
                        _ => drop(record.other.insert(key, map.next_value()?)),
                    }
                }
                match (version, game, events) {
                    (Some(RECORD_VERSION), Some(game), Some(events)) => {
                        (record.game, record.events) = (game, events);
                        Ok(Whole(record))
                    }
                    _ => Err(de::Error::custom("something is missing")),
                }
            }
        }
        deserializer.deserialize_map(Keys)
    }
}

fn json_error(error: &serde_json::Error, first_line: usize) -> RecordError {
    let mut reason = error.to_string();
    // The error has its own line number; the reader's counts from where this record began.
    if let Some(at) = reason.rfind(" at line ") {
        reason.truncate(at);
    }
    RecordError::Json {
        line: first_line - 1 + error.line().max(1),
        column: error.column().max(1),
        reason,
    }
}

fn missing(key: &str, expected: Expected) -> RecordError {
    RecordError::Key {
        key: key.to_owned(),
        expected,
        got: String::new(),
    }
}

fn wrong(key: &str, expected: Expected, got: &Value) -> RecordError {
    let got = match got {
        // Printing a whole tree would not make the error clearer.
        Value::Object(_) => "{…}".to_owned(),
        Value::Array(_) => "[…]".to_owned(),
        other => other.to_string(),
    };
    RecordError::Key {
        key: key.to_owned(),
        expected,
        got,
    }
}

fn texts(key: &str, value: Value) -> Result<Vec<String>, RecordError> {
    let Value::Array(items) = value else {
        return Err(wrong(key, Expected::Texts, &value));
    };
    let text = |(i, item)| match item {
        Value::String(text) => Ok(text),
        other => Err(wrong(&format!("{key}[{i}]"), Expected::Text, &other)),
    };
    items.into_iter().enumerate().map(text).collect()
}
