//! The choices made before a game begins.

use std::fmt::Debug;

use serde_json::{Map, Value, json};

use crate::{Message, Refused, message::Arg};

/// Options as a record writes them: names and JSON values.
pub type OptionMap = Map<String, Value>;

/// A game's options as a typed struct; `Default` is what a record without options means.
pub trait Options: Clone + PartialEq + Debug + Default + Send + 'static {
    /// What can be chosen, for help texts and forms.
    const SPECS: &'static [OptionSpec];

    /// Reads and checks options; missing ones take their defaults.
    fn read(map: &OptionMap) -> Result<Self, BadOptions>;

    /// Every option with its value, defaults included, in the order of the specs.
    fn write(&self) -> OptionMap;

    /// The setups that benchmarks and statistics play, and that people choose by name.
    fn setups() -> Vec<Setup> {
        Setup::standard()
    }

    /// Options that are not the book's defaults, but that serve people better when a game is started
    /// for them; the program that does so says it.
    fn preset() -> OptionMap {
        OptionMap::new()
    }
}

/// One thing that can be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OptionSpec {
    /// Its name in a record.
    pub name: &'static str,
    /// What values it takes.
    pub kind: OptionKind,
}

/// The values an option takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OptionKind {
    /// `true` or `false`.
    Flag {
        /// What it is if nothing is said.
        default: bool,
    },
    /// A whole number.
    Number {
        /// The smallest value allowed.
        min: u32,
        /// The largest value allowed.
        max: u32,
        /// What it is if nothing is said.
        default: u32,
    },
    /// A whole number, or `null` for no limit, which it is if nothing is said.
    Limit {
        /// The smallest value allowed.
        min: u32,
    },
    /// A list of different names, or `null`: left to chance, which it is if nothing is said.
    Names {
        /// How many.
        count: u32,
        /// What can be named.
        known: &'static [&'static str],
        /// What may stand behind a name; empty if nothing may.
        mark: &'static str,
        /// What the order of the names means.
        arrangement: Arrangement,
    },
}

/// What the order of a list of names means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arrangement {
    /// One after the other.
    List,
    /// The quarters of a map: top left, top right, bottom left, bottom right.
    Map,
}

/// What the setup with nothing but defaults is called.
pub const STANDARD: &str = "standard";

/// A way to set a game up that has a name.
#[derive(Clone, Debug, PartialEq)]
pub struct Setup {
    /// What it is called, apart from the number of players.
    pub variant: &'static str,
    /// The options; all others take their defaults.
    pub options: OptionMap,
}

impl Setup {
    /// A setup with these options, a JSON object.
    pub fn new(variant: &'static str, options: Value) -> Self {
        let options = match options {
            Value::Object(options) => options,
            _ => OptionMap::new(),
        };
        Self { variant, options }
    }

    /// Two to four players with the defaults.
    pub fn standard() -> Vec<Self> {
        let setup = |players: u8| Self::new(STANDARD, json!({ "players": players }));
        (2..=4).map(setup).collect()
    }
}

/// Options that cannot be played.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.message())]
pub enum BadOptions {
    /// There is no option of that name.
    Unknown {
        /// The name that was given.
        name: String,
        /// The names there are.
        known: Vec<&'static str>,
    },
    /// The value is of the wrong kind.
    WrongKind {
        /// The option.
        name: &'static str,
        /// What it takes.
        kind: OptionKind,
        /// What was given, as JSON.
        got: String,
    },
    /// The number is outside its limits.
    OutOfRange {
        /// The option.
        name: &'static str,
        /// The smallest value allowed.
        min: u32,
        /// The largest value allowed.
        max: u32,
        /// What was given, as JSON.
        got: String,
    },
    /// Each value is fine, but the game's rules do not allow them together.
    Clash {
        /// The clause of the rules, where it is one.
        clause: Option<&'static str>,
        /// What does not go together and what would.
        message: Message,
    },
}

impl BadOptions {
    /// The clause of the rules that forbids them, where it is one.
    pub fn clause(&self) -> Option<&'static str> {
        match self {
            Self::Clash { clause, .. } => *clause,
            _ => None,
        }
    }

    /// What was wrong and what would be right.
    pub fn message(&self) -> Message {
        match self {
            Self::Unknown { name, known } => Message::new("options-unknown")
                .with("name", shortened(name))
                .with("known", known.iter().copied().collect::<Arg>()),
            Self::WrongKind { name, kind, got } => Message::new(match kind {
                OptionKind::Flag { .. } => "options-not-a-flag",
                OptionKind::Number { .. } => "options-not-a-number",
                OptionKind::Limit { .. } => "options-not-a-limit",
                OptionKind::Names { .. } => "options-not-names",
            })
            .with("name", *name)
            .with("got", shortened(got)),
            Self::OutOfRange {
                name,
                min,
                max,
                got,
            } if *max == u32::MAX && !got.parse().is_ok_and(|got: u64| got >= u64::from(*min)) => {
                Message::new("options-too-small")
                    .with("name", *name)
                    .with("min", *min)
                    .with("got", shortened(got))
            }
            Self::OutOfRange {
                name,
                min,
                max,
                got,
            } => Message::new("options-out-of-range")
                .with("name", *name)
                .with("min", *min)
                .with("max", *max)
                .with("got", shortened(got)),
            Self::Clash { message, .. } => message.clone(),
        }
    }
}

/// A refused event's reason, where an option names what the event would.
impl From<Refused> for BadOptions {
    fn from(refused: Refused) -> Self {
        Self::Clash {
            clause: refused.clause,
            message: refused.message,
        }
    }
}

/// A text fit to be repeated in an error: short, and without anything that would move a cursor.
pub fn shortened(text: &str) -> String {
    const MOST: usize = 60;
    let printable = |c: char| if c.is_control() { '\u{fffd}' } else { c };
    let mut shorter: String = text.chars().take(MOST).map(printable).collect();
    if text.chars().nth(MOST).is_some() {
        shorter.push('…');
    }
    shorter
}

/// Takes checked values out of an [`OptionMap`].
#[derive(Debug)]
pub struct OptionReader<'a> {
    map: &'a OptionMap,
    specs: &'static [OptionSpec],
}

impl<'a> OptionReader<'a> {
    /// A reader over a map that holds nothing but options of these specs.
    pub fn new(map: &'a OptionMap, specs: &'static [OptionSpec]) -> Result<Self, BadOptions> {
        match map
            .keys()
            .find(|key| specs.iter().all(|spec| spec.name != **key))
        {
            None => Ok(Self { map, specs }),
            Some(name) => Err(BadOptions::Unknown {
                name: name.clone(),
                known: specs.iter().map(|spec| spec.name).collect(),
            }),
        }
    }

    /// A flag, or its default.
    pub fn flag(&self, name: &'static str) -> Result<bool, BadOptions> {
        match (self.map.get(name), self.kind(name)) {
            (None, Some(OptionKind::Flag { default })) => Ok(default),
            (Some(Value::Bool(flag)), _) => Ok(*flag),
            (got, kind) => Err(wrong_kind(name, kind, got)),
        }
    }

    /// A number within its limits, or its default.
    pub fn number(&self, name: &'static str) -> Result<u32, BadOptions> {
        let (got, kind) = (self.map.get(name), self.kind(name));
        let Some(OptionKind::Number { min, max, default }) = kind else {
            return Err(wrong_kind(name, kind, got));
        };
        match got {
            None => Ok(default),
            Some(value) if value.is_i64() || value.is_u64() => within(name, value, min, max),
            Some(_) => Err(wrong_kind(name, kind, got)),
        }
    }

    /// A number that limits something, or none.
    pub fn limit(&self, name: &'static str) -> Result<Option<u32>, BadOptions> {
        let (got, kind) = (self.map.get(name), self.kind(name));
        match (got, kind) {
            (None | Some(Value::Null), Some(OptionKind::Limit { .. })) => Ok(None),
            (Some(value), Some(OptionKind::Limit { min })) if value.is_i64() || value.is_u64() => {
                within(name, value, min, u32::MAX).map(Some)
            }
            _ => Err(wrong_kind(name, kind, got)),
        }
    }

    /// The names of a list, or none where they are left to chance; which names there are is for
    /// the game to say.
    pub fn names(&self, name: &'static str) -> Result<Option<Vec<&'a str>>, BadOptions> {
        let got = self.map.get(name);
        let names = match got {
            None | Some(Value::Null) => return Ok(None),
            Some(Value::Array(names)) => names.iter().map(Value::as_str).collect(),
            Some(_) => None,
        };
        match names {
            Some(names) => Ok(Some(names)),
            None => Err(wrong_kind(name, self.kind(name), got)),
        }
    }

    /// True if the option is given.
    pub fn has(&self, name: &str) -> bool {
        self.map.contains_key(name)
    }

    fn kind(&self, name: &str) -> Option<OptionKind> {
        let spec = self.specs.iter().find(|spec| spec.name == name);
        spec.map(|spec| spec.kind)
    }
}

/// A whole number between its limits.
fn within(name: &'static str, value: &Value, min: u32, max: u32) -> Result<u32, BadOptions> {
    let number = value.as_u64().and_then(|number| u32::try_from(number).ok());
    let number = number.filter(|number| (min..=max).contains(number));
    number.ok_or_else(|| BadOptions::OutOfRange {
        name,
        min,
        max,
        got: value.to_string(),
    })
}

fn wrong_kind(name: &'static str, kind: Option<OptionKind>, got: Option<&Value>) -> BadOptions {
    BadOptions::WrongKind {
        name,
        kind: kind.unwrap_or(OptionKind::Flag { default: false }),
        got: got.map(Value::to_string).unwrap_or_default(),
    }
}
