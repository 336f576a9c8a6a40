//! Why a game refuses an event.

use std::error::Error;
use std::fmt;

use crate::Message;

/// A game's reason to refuse an event, with the clause of the rules that the event breaks.
pub trait Refusal: Error + Clone + PartialEq + Send + Sync + 'static {
    /// The clause of the rules, such as `K11`.
    fn clause(&self) -> &'static str;
    /// What is wrong and what would be right.
    fn message(&self) -> Message;
}

/// A refusal by any game, or of a text that is not an event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refused {
    /// The clause of the rules that is broken; none if the text could not be read.
    pub clause: Option<&'static str>,
    /// What is wrong and what would be right.
    pub message: Message,
}

impl Refused {
    /// The refusal of a text that could not be read.
    pub fn unreadable(message: Message) -> Self {
        Self {
            clause: None,
            message,
        }
    }
}

impl Refused {
    /// What is wrong and what would be right, with the clause.
    pub fn in_full(&self) -> Message {
        in_clause(self.clause, self.message.clone())
    }
}

/// A reason with its clause, if it has one.
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
