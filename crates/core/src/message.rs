//! Sentences for players, independent of language.

use std::borrow::Cow;
use std::fmt;

use crate::Seat;

/// A sentence without a language: its name in the locale files, and its arguments.
///
/// A game expresses every sentence for players as a message; `takht-words` turns it into English,
/// Persian, Arabic or Turkish. `Display` is for developers: it shows the name and the arguments.
///
/// ```
/// use takht_core::Message;
/// let message = Message::new("kingdomino-too-wide").with("width", 6).with("limit", 5);
/// assert_eq!(message.to_string(), "kingdomino-too-wide (width 6, limit 5)");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Message {
    /// The name of the sentence.
    pub id: Cow<'static, str>,
    /// The arguments of the sentence, by name.
    pub args: Vec<(&'static str, Arg)>,
}

/// One argument of a [`Message`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Arg {
    /// A number. The language chooses its digits and its plural form.
    Number(i64),
    /// Notation, a name or another text that is the same in every language.
    Text(String),
    /// A player, shown by name if the name is known.
    Seat(Seat),
    /// A part with its own translation, such as a terrain.
    Message(Message),
    /// Several arguments, joined as the language joins a list.
    List(Vec<Self>),
}

impl Message {
    /// A message without arguments.
    pub fn new(id: impl Into<Cow<'static, str>>) -> Self {
        Self {
            id: id.into(),
            args: Vec::new(),
        }
    }

    /// The same message with one more argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Arg>) -> Self {
        self.args.push((name, value.into()));
        self
    }
}

impl fmt::Display for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.id)?;
        for (i, (name, value)) in self.args.iter().enumerate() {
            let before = if i == 0 { " (" } else { ", " };
            write!(f, "{before}{name} {value}")?;
        }
        f.write_str(if self.args.is_empty() { "" } else { ")" })
    }
}

impl fmt::Display for Arg {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Number(number) => number.fmt(f),
            Self::Text(text) => text.fmt(f),
            Self::Seat(seat) => seat.fmt(f),
            Self::Message(message) => message.fmt(f),
            Self::List(items) => items.iter().enumerate().try_for_each(|(i, item)| {
                let before = if i == 0 { "" } else { " " };
                write!(f, "{before}{item}")
            }),
        }
    }
}

macro_rules! number_args {
    ($($number:ty)*) => {$(
        impl From<$number> for Arg {
            fn from(number: $number) -> Self {
                Self::Number(i64::try_from(number).unwrap_or(i64::MAX))
            }
        }
    )*};
}
number_args!(u8 i8 u32 i32 u64 i64 usize);

impl From<String> for Arg {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<&str> for Arg {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Self {
        Self::Seat(seat)
    }
}

impl From<Message> for Arg {
    fn from(message: Message) -> Self {
        Self::Message(message)
    }
}

impl<A: Into<Self>> FromIterator<A> for Arg {
    fn from_iter<I: IntoIterator<Item = A>>(items: I) -> Self {
        Self::List(items.into_iter().map(Into::into).collect())
    }
}
