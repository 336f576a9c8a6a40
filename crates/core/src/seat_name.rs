//! Who sits at a seat, as a record writes it.

use std::fmt;

/// The prefix of a bot's name in a record.
const BOT: &str = "bot:";

/// Who sits at a seat: a person by name, or a bot, written as `bot:` and its name.
///
/// ```
/// use takht_core::SeatName;
/// assert_eq!(SeatName::read("Ada"), SeatName::Person("Ada"));
/// assert_eq!(SeatName::read("bot:master").bot(), Some("master"));
/// assert_eq!(SeatName::Bot("master").to_string(), "bot:master");
/// assert_eq!(SeatName::person("bot:Ada"), SeatName::Person("Ada"));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeatName<'a> {
    /// A person; the name may be empty.
    Person(&'a str),
    /// A bot with this name.
    Bot(&'a str),
}

impl<'a> SeatName<'a> {
    /// Reads an entry of a record's `seats`.
    pub fn read(text: &'a str) -> Self {
        match text.strip_prefix(BOT) {
            Some(bot) => Self::Bot(bot),
            None => Self::Person(text),
        }
    }

    /// The name of the bot, if a bot sits there.
    pub fn bot(self) -> Option<&'a str> {
        match self {
            Self::Bot(name) => Some(name),
            Self::Person(_) => None,
        }
    }

    /// A person with this name. It drops any `bot:` prefix, so that a person cannot pose as a bot.
    pub fn person(mut name: &'a str) -> Self {
        while let Self::Bot(rest) = Self::read(name) {
            name = rest;
        }
        Self::Person(name)
    }

    /// True if a bot sits there.
    pub fn is_bot(self) -> bool {
        self.bot().is_some()
    }
}

impl fmt::Display for SeatName<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Person(name) => f.write_str(name),
            Self::Bot(name) => write!(f, "{BOT}{name}"),
        }
    }
}
