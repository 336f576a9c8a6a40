//! What can be wrong with what a client asks.

use serde::{Deserialize, Serialize};

/// A message that cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unreadable {
    /// Not JSON.
    #[error("not JSON: {0}")]
    Json(String),
    /// A message of a known kind with a part that is missing or of the wrong type.
    #[error("{0}")]
    Message(String),
    /// No kind of message.
    #[error("a message has one of the keys hello, play, resume and legal")]
    Unknown,
}

/// What is wrong, by a name that programs can compare.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Problem {
    /// The message or body cannot be read.
    Unreadable,
    /// The first message of a socket has to be hello.
    HelloFirst,
    /// Another version of the protocol: the client is to be reloaded.
    Outdated,
    /// There is no such table.
    NoSuchTable,
    /// There is no such seat at this table.
    NoSuchSeat,
    /// Someone else has the seat, or every seat is taken.
    SeatTaken,
    /// The game cannot begin while seats are free.
    SeatsFree,
    /// The game has begun already.
    Begun,
    /// The game has not begun yet.
    NotBegun,
    /// The game is frozen.
    Frozen,
    /// The secret is not right.
    WrongSecret,
    /// Only whoever sits there can play.
    Watching,
    /// It is not this seat's turn.
    NotYourTurn,
    /// The game, its options or its layout are not right.
    BadGame,
    /// There is no such bot.
    NoSuchBot,
    /// The name is empty once what cannot be shown is taken away.
    BadName,
    /// The nonce, or the secret, is not 16 bytes in hex.
    BadNonce,
    /// A body or a message that is longer than any that makes sense.
    TooLong,
    /// There is nothing at this address.
    NoSuchRoute,
    /// Something else can be done at this address.
    WrongMethod,
    /// A page of another site must not play in someone's name.
    ForeignPage,
    /// The request did not come to its end in time.
    TooSlow,
    /// More than one address, or one connection, may ask for: wait a little.
    TooMany,
    /// The game has become longer than any that makes sense.
    EndlessGame,
    /// The text is no record, or breaks the rules of its game.
    BadRecord,
    /// Nothing has been said over this connection for long: connect again when there is something to say.
    Idle,
    /// The game is not over yet.
    NotOver,
    /// The server cannot keep anything right now, or cannot say whether it did: ask again.
    Unavailable,
    /// The server is stopping: connect again.
    Stopping,
}

/// What is wrong, with more about it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[error("{problem:?}: {about}")]
pub struct ProblemReport {
    /// What.
    pub problem: Problem,
    /// What was wrong exactly, and what would be right; for whoever writes a client.
    pub about: String,
    /// The client's name for the turn it concerns, if it concerns one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub id: Option<String>,
}

impl Problem {
    /// With more about it.
    pub fn about(self, about: impl Into<String>) -> ProblemReport {
        ProblemReport {
            problem: self,
            about: about.into(),
            id: None,
        }
    }
}

impl From<Unreadable> for ProblemReport {
    fn from(unreadable: Unreadable) -> Self {
        Problem::Unreadable.about(unreadable.to_string())
    }
}
