//! Why the server cannot do what a client asks.

use serde::{Deserialize, Serialize};

/// Why a message cannot be parsed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unreadable {
    /// The text is not JSON.
    #[error("not JSON: {0}")]
    Json(String),
    /// The kind of message is known, but a field is missing, unknown or of the wrong type.
    #[error("{0}")]
    Message(String),
    /// The message has none of the known keys.
    #[error(
        "a message needs one of the keys hello, seal, open, play, resume, legal, back, resign, end, replace and say"
    )]
    Unknown,
    /// The message to the lobby has none of the known keys.
    #[error("a message to the lobby needs one of the keys hello, show, hide, seek and cancel")]
    UnknownInLobby,
}

/// The kind of a problem, by a name that programs can compare.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Problem {
    /// The server cannot parse the message or body.
    Unreadable,
    /// The first message on a socket must be `hello`.
    HelloFirst,
    /// The client speaks another version of the protocol: reload it.
    Outdated,
    /// There is no such table.
    NoSuchTable,
    /// There is no such seat at this table.
    NoSuchSeat,
    /// Another player has the seat, or every seat is taken.
    SeatTaken,
    /// The game cannot begin while seats are free.
    SeatsFree,
    /// The game has begun already.
    Begun,
    /// The game has not begun yet.
    NotBegun,
    /// The game is frozen: the rules of this build refuse its log.
    Frozen,
    /// The secret is wrong.
    WrongSecret,
    /// The client watches; only a client with a seat can play.
    Watching,
    /// It is not this seat's turn.
    NotYourTurn,
    /// The game, its options or its layout are unknown or not allowed.
    BadGame,
    /// The game has no such bot.
    NoSuchBot,
    /// The name has no character that can be shown.
    BadName,
    /// Another player at this table has a name that looks the same.
    NameTaken,
    /// Another player at this listed table sits at the same address, and its host does not allow that.
    AddressTaken,
    /// The client's person and another player of this listed table do not play together: one of the two has
    /// blocked the other.
    KeptApart,
    /// The nonce or the secret is not 16 bytes in hex, the seal is not 32 bytes in hex, or the nonce does
    /// not match its seal.
    BadNonce,
    /// The body or the message exceeds the server's limit.
    TooLong,
    /// The server has no such route.
    NoSuchRoute,
    /// The route takes another HTTP method.
    WrongMethod,
    /// The request comes from a page of another site, which may not play here.
    ForeignPage,
    /// The request took too long.
    TooSlow,
    /// The client's address or connection has asked for too much: wait and try again.
    TooMany,
    /// The game has reached the largest number of events that the server keeps.
    EndlessGame,
    /// The text is not a record, or the record breaks the rules of its game.
    BadRecord,
    /// The client has sent nothing for a long time, so the server ends the connection: connect again.
    Idle,
    /// The game is not over yet.
    NotOver,
    /// The game is over.
    Over,
    /// The clock is out of bounds.
    BadClock,
    /// The client's player has resigned, and watches.
    Resigned,
    /// The others have replaced the client's player, who now watches.
    Replaced,
    /// The player whom the client wants to be replaced is there and plays, or nobody sits there.
    NotGone,
    /// The table is locked: nobody new sits down.
    Locked,
    /// The host has removed the client's player, who cannot sit down again.
    Removed,
    /// The seat is kept for somebody who played the game before; `wait` says for how many more seconds.
    SeatKept,
    /// The signature is not that of the key under the text that it should be under.
    BadSignature,
    /// The server does not know this person, who has to send a first change.
    NoSuchPerson,
    /// The person was deleted: the key is of no use any more.
    PersonGone,
    /// The version of the change is not greater than the one that the server has.
    OldVersion,
    /// The change of a person is not allowed: `about` says why.
    BadChange,
    /// What the client looks for does not exist: `about` says why.
    BadSeek,
    /// The operator has taken back turns: connect again, and ask for all events.
    Rewound,
    /// The server cannot store anything now, or does not know whether it did: send the request again.
    Unavailable,
    /// The server is stopping: connect again.
    Stopping,
}

/// A problem, with an explanation.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[error("{problem:?}: {about}")]
pub struct ProblemReport {
    /// The kind of the problem.
    pub problem: Problem,
    /// What exactly is wrong, and what would be right. In English, for developers of clients.
    pub about: String,
    /// The `id` of the client's turn, if the problem concerns a turn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub id: Option<String>,
    /// In how many seconds it is worth trying again, where the server knows.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub wait: Option<u32>,
}

impl Problem {
    /// The problem with this explanation.
    pub fn about(self, about: impl Into<String>) -> ProblemReport {
        ProblemReport {
            problem: self,
            about: about.into(),
            id: None,
            wait: None,
        }
    }
}

impl From<Unreadable> for ProblemReport {
    fn from(unreadable: Unreadable) -> Self {
        Problem::Unreadable.about(unreadable.to_string())
    }
}
