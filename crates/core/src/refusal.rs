//! Why an event was not taken.

use std::error::Error;
use std::fmt;

use crate::Message;

/// A game's reason to refuse an event: typed, with the clause of the rules that it breaks.
pub trait Refusal: Error + Clone + PartialEq + Send + Sync + 'static {
    /// The clause of the rules, such as `K11`.
    fn clause(&self) -> &'static str;
    /// What was wrong and what would be right.
    fn message(&self) -> Message;
}

/// A refusal of any game, or a text that is no event at all.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refused {
    /// The clause of the rules, where one is broken; none where the text could not be read.
    pub clause: Option<&'static str>,
    /// What was wrong and what would be right.
    pub message: Message,
}

impl Refused {
    /// A text that could not be read.
    pub fn unreadable(message: Message) -> Self {
        Self {
            clause: None,
            message,
        }
    }
}

impl Refused {
    /// What was wrong and what would be right, with the clause.
    pub fn in_full(&self) -> Message {
        in_clause(self.clause, self.message.clone())
    }
}

/// A reason with the clause it rests on, if it rests on one.
pub fn in_clause(clause: Option<&'static str>, reason: Message) -> Message {
    match clause {
        None => reason,
        Some(clause) => Message::new("clause")
            .with("clause", clause)
            .with("reason", reason),
    }
}

impl<R: Refusal> From<R> for Refused {
    fn from(refusal: R) -> Self {
        Self {
            clause: Some(refusal.clause()),
            message: refusal.message(),
        }
    }
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(clause) = self.clause {
            write!(f, "{clause}: ")?;
        }
        self.message.fmt(f)
    }
}

impl Error for Refused {}
