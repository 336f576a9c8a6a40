//! The choices made before a game begins.

use std::fmt::Debug;

use serde_json::{Map, Value, json};

use crate::{Message, Refused, message::Arg};

/// Options as in a record: names and JSON values.
pub type OptionMap = Map<String, Value>;

/// A game's options as a typed struct; `Default` gives the options of a record that names none.
pub trait Options: Clone + PartialEq + Debug + Default + Send + 'static {
    /// The options of the game, for help texts and forms.
    const SPECS: &'static [OptionSpec];

    /// Reads and checks options; missing ones take their defaults.
    fn read(map: &OptionMap) -> Result<Self, BadOptions>;

    /// Every option with its value, defaults included, in the order of the specs.
    fn write(&self) -> OptionMap;

    /// The setups that benchmarks and statistics play, and that players choose by name.
    fn setups() -> Vec<Setup> {
        Setup::standard()
    }

    /// Options that suit most players better than the rulebook's defaults. A program that starts a
    /// game with them tells the players.
    fn preset() -> OptionMap {
        OptionMap::new()
    }
}

/// One option of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OptionSpec {
    /// Its name in a record.
    pub name: &'static str,
    /// The values it takes.
    pub kind: OptionKind,
}

impl OptionSpec {
    /// An option that is a whole number.
    pub const fn number(name: &'static str, min: u32, max: u32, default: u32) -> Self {
        let kind = OptionKind::Number { min, max, default };
        Self { name, kind }
    }

    /// The option that says how many play: two to as many as a table has seats.
    pub const fn players(default: u32) -> Self {
        Self::number("players", 2, crate::MAX_SEATS as u32, default)
    }

    /// An option that is `true` or `false`.
    pub const fn flag(name: &'static str, default: bool) -> Self {
        let kind = OptionKind::Flag { default };
        Self { name, kind }
    }
}

/// The values an option takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OptionKind {
    /// `true` or `false`.
    Flag {
        /// The value if the option is missing.
        default: bool,
    },
    /// A whole number.
    Number {
        /// The smallest value allowed.
        min: u32,
        /// The largest value allowed.
        max: u32,
        /// The value if the option is missing.
        default: u32,
    },
    /// A whole number, or `null` for no limit, which is the default.
    Limit {
        /// The smallest value allowed.
        min: u32,
    },
    /// A list of different names, or `null`, the default, which leaves the choice to chance.
    Names {
        /// How many names the list has.
        count: u32,
        /// The names to choose from.
        known: &'static [&'static str],
        /// A mark that may follow a name; empty if none may.
        mark: &'static str,
        /// What the order of the names means.
        arrangement: Arrangement,
    },
}

/// What the order of a list of names means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arrangement {
    /// The names stand in one list.
    List,
    /// The quarters of a map: top left, top right, bottom left, bottom right.
    Map,
}

/// The name of the setup with all defaults.
pub const STANDARD: &str = "standard";

/// A named way to set up a game.
#[derive(Clone, Debug, PartialEq)]
pub struct Setup {
    /// Its name, without the number of players.
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

/// Options that the game cannot be played with.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.message())]
pub enum BadOptions {
    /// There is no option with this name.
    Unknown {
        /// The given name.
        name: String,
        /// The existing names.
        known: Vec<&'static str>,
    },
    /// The value is of the wrong kind.
    WrongKind {
        /// The option.
        name: &'static str,
        /// The values it takes.
        kind: OptionKind,
        /// The given value, as JSON.
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
        /// The given value, as JSON.
        got: String,
    },
    /// Each value is fine, but the game's rules do not allow them together.
    Clash {
        /// The clause of the rules, if one forbids it.
        clause: Option<&'static str>,
        /// Which values clash, and which would be allowed.
        message: Message,
    },
}

impl BadOptions {
    /// The clause of the rules that forbids the options, if there is one.
    pub fn clause(&self) -> Option<&'static str> {
        match self {
            Self::Clash { clause, .. } => *clause,
            _ => None,
        }
    }

    /// What is wrong and what would be right.
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

/// An option can name the same things as an event; then the event's refusal explains the bad
/// option.
impl From<Refused> for BadOptions {
    fn from(refused: Refused) -> Self {
        Self::Clash {
            clause: refused.clause,
            message: refused.message,
        }
    }
}

/// A text that is safe to repeat in an error: short, and without control characters.
pub fn shortened(text: &str) -> String {
    const MOST: usize = 60;
    let printable = |c: char| if c.is_control() { '\u{fffd}' } else { c };
    let mut shorter: String = text.chars().take(MOST).map(printable).collect();
    if text.chars().nth(MOST).is_some() {
        shorter.push('…');
    }
    shorter
}

/// Reads and checks the values of an [`OptionMap`].
#[derive(Debug)]
pub struct OptionReader<'a> {
    map: &'a OptionMap,
    specs: &'static [OptionSpec],
}

impl<'a> OptionReader<'a> {
    /// A reader; refuses a map with a name that is not in these specs.
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

    /// A number that limits something, or none for no limit.
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

    /// The names of a list, or none if chance chooses. The game checks whether it knows the names.
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

    /// True if the map has the option.
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

/// Options with their values, in this order.
pub fn option_map<const N: usize>(values: [(&str, Value); N]) -> OptionMap {
    let named = values.into_iter();
    named
        .map(|(name, value)| (name.to_owned(), value))
        .collect()
}
