//! During a game: the messages over a WebSocket.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use takht_core::Replacement;

use crate::{Phrase, ProblemReport, RunningClocks, Said, Say, TableSnapshot, Unreadable};

/// A message from a client to a table.
#[derive(Clone, Debug, PartialEq)]
pub enum ToTable {
    /// The first message on a socket.
    Hello(Hello),
    /// Seals another nonce for the client's seat, before the game begins.
    Seal(String),
    /// Opens the seal of the client's seat, when the game is to begin.
    Open(String),
    /// A turn, or the part of a turn before a deal.
    Play(Play),
    /// Asks for all events from this ply on.
    Resume(usize),
    /// Asks for the legal events.
    Legal,
    /// Takes the client's seat back from the bot that stands in.
    Back,
    /// Resigns: a bot plays on.
    Resign,
    /// Agrees to end the game now, or does not.
    End(bool),
    /// Votes to replace a player who is gone.
    Replace(ReplacePlayer),
    /// Says something to the others.
    Say(Phrase),
}

/// The first message of a client: `{"hello": 2, "secret": "…", "resume": 0}`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Hello {
    /// The version of the protocol that the client speaks.
    pub hello: u32,
    /// The secret of the client's seat. A client without a secret watches.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub secret: Option<String>,
    /// The number of events that the client has already.
    #[serde(default)]
    pub resume: usize,
    /// True if the client is connected to the lobby, too: the person is counted there already.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub in_lobby: bool,
}

/// Seals another nonce: `{"seal": "…"}`. For a client that does not have the nonce of its seat, and after
/// the table has drawn a new seed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct SealNonce {
    /// The SHA-256 hash of the nonce, in hex.
    pub seal: String,
}

/// Opens the seal of the client's seat: `{"open": "…"}`. Clients send it when the table is `opening`, and
/// only if the commitment and all seals are still the ones that they know.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct OpenNonce {
    /// The nonce: 16 bytes in hex.
    pub open: String,
}

/// Events of the seat whose turn it is: `{"play": ["pick 27"], "ply": 12, "id": "…"}`. The table accepts
/// all of them or none.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Play {
    /// The events in order.
    pub play: Vec<String>,
    /// The ply of the first event: the number of events before it.
    pub ply: usize,
    /// An id that the client chooses. If the client sends the same message again, it gets the first answer.
    pub id: String,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
/// Asks for all events from a ply on: `{"resume": 0}`.
pub struct Resume {
    /// The ply of the first event that the client asks for.
    pub resume: usize,
}

/// Asks for the legal events: `{"legal": true}`, for clients that do not know the rules.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct AskLegal {
    /// Always true.
    pub legal: bool,
}

/// Takes the client's seat back from the bot that stands in: `{"back": true}`. Sent again, it changes
/// nothing.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct TakeBack {
    /// Always true.
    pub back: bool,
}

/// Resigns: `{"resign": true}`. A bot plays on, and the result counts it as a loss. Sent again, it changes
/// nothing.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Resign {
    /// Always true.
    pub resign: bool,
}

/// Agrees to end the game now: `{"end": true}`. The game ends when everybody agrees who has neither resigned
/// nor been replaced. `{"end": false}` clears what was offered. Sent again, it changes nothing.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct EndGame {
    /// True to offer or to agree, false to decline or to withdraw.
    pub end: bool,
}

/// Votes to replace a player who is gone: `{"replace": {"seat": 1, "with": "bot"}}`. Sent again, it changes
/// nothing.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Replace {
    /// Whom, and by whom.
    pub replace: ReplacePlayer,
}

/// Who is to be replaced, and by whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct ReplacePlayer {
    /// The seat of the player who is gone.
    pub seat: usize,
    /// `bot`: a bot has the seat from then on. `guest`: somebody new may sit down; a bot plays until then.
    #[cfg_attr(feature = "schema", schema(value_type = String))]
    pub with: Replacement,
}

impl ToTable {
    /// Parses a message.
    pub fn read(text: &str) -> Result<Self, Unreadable> {
        let value: Value =
            serde_json::from_str(text).map_err(|error| Unreadable::Json(error.to_string()))?;
        let has = |key: &str| value.get(key).is_some();
        let wrong = |error: serde_json::Error| Unreadable::Message(error.to_string());
        if has("play") {
            serde_json::from_value(value).map(Self::Play).map_err(wrong)
        } else if has("hello") {
            serde_json::from_value(value)
                .map(Self::Hello)
                .map_err(wrong)
        } else if has("seal") {
            let read = serde_json::from_value(value);
            read.map(|SealNonce { seal }| Self::Seal(seal))
                .map_err(wrong)
        } else if has("open") {
            let read = serde_json::from_value(value);
            read.map(|OpenNonce { open }| Self::Open(open))
                .map_err(wrong)
        } else if has("resume") {
            let read = serde_json::from_value(value);
            read.map(|Resume { resume }| Self::Resume(resume))
                .map_err(wrong)
        } else if has("legal") {
            let read = serde_json::from_value(value);
            read.map(|AskLegal { .. }| Self::Legal).map_err(wrong)
        } else if has("back") {
            let read = serde_json::from_value(value);
            read.map_err(wrong)
                .and_then(|TakeBack { back }| yes("back", back, Self::Back))
        } else if has("resign") {
            let read = serde_json::from_value(value);
            read.map_err(wrong)
                .and_then(|Resign { resign }| yes("resign", resign, Self::Resign))
        } else if has("end") {
            let read = serde_json::from_value(value);
            read.map(|EndGame { end }| Self::End(end)).map_err(wrong)
        } else if has("replace") {
            let read = serde_json::from_value(value);
            read.map(|Replace { replace }| Self::Replace(replace))
                .map_err(wrong)
        } else if has("say") {
            let read = serde_json::from_value(value);
            read.map(|Say { say }| Self::Say(say)).map_err(wrong)
        } else {
            Err(Unreadable::Unknown)
        }
    }

    /// The message as JSON text.
    pub fn write(&self) -> String {
        let written = match self {
            Self::Hello(hello) => serde_json::to_string(hello),
            Self::Seal(seal) => serde_json::to_string(&SealNonce { seal: seal.clone() }),
            Self::Open(open) => serde_json::to_string(&OpenNonce { open: open.clone() }),
            Self::Play(play) => serde_json::to_string(play),
            Self::Resume(resume) => serde_json::to_string(&Resume { resume: *resume }),
            Self::Legal => serde_json::to_string(&AskLegal { legal: true }),
            Self::Back => serde_json::to_string(&TakeBack { back: true }),
            Self::Resign => serde_json::to_string(&Resign { resign: true }),
            Self::End(end) => serde_json::to_string(&EndGame { end: *end }),
            Self::Replace(replace) => serde_json::to_string(&Replace { replace: *replace }),
            Self::Say(phrase) => serde_json::to_string(&Say { say: *phrase }),
        };
        // The messages hold only text and numbers, so that serialising them cannot fail.
        written.unwrap_or_default()
    }
}

/// A message that only means something with the value true.
fn yes(key: &str, value: bool, message: ToTable) -> Result<ToTable, Unreadable> {
    match value {
        true => Ok(message),
        false => Err(Unreadable::Message(format!("\"{key}\" can only be true"))),
    }
}

/// A message from a table to a client.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
#[expect(
    clippy::large_enum_variant,
    reason = "a message is written or read, and not kept"
)]
pub enum FromTable {
    /// The answer to `hello`.
    Welcome(Welcome),
    /// The table: its seats, its options, its state.
    Table(TableSnapshot),
    /// Events that were played.
    Events(Events),
    /// The legal events.
    Legal(Legal),
    /// The server has stored the client's turn. The turn is final.
    Accepted(Accepted),
    /// The client's turn was for a ply that has passed. The events that it missed follow.
    Conflict(Conflict),
    /// The client's turn breaks a rule.
    Refused(RefusedTurn),
    /// What a player has said.
    Said(Said),
    /// The table cannot do what the client asks.
    Problem(ProblemReport),
}

/// The answer to `Hello`: the server and the client's seat.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Welcome {
    /// The version of the protocol that the server speaks.
    pub protocol: u32,
    /// The build of the server. A page of another build reloads itself.
    pub build: String,
    /// The number of the client's seat; null if the client watches.
    pub seat: Option<usize>,
}

/// Events as the receiver may see them: secrets of other seats are hidden.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Events {
    /// The ply of the first event.
    pub ply: usize,
    /// The events in order.
    pub events: Vec<String>,
    /// Those of their plies that a bot played for a player, with the bot's name as in records.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub by: BTreeMap<usize, String>,
    /// What is left of the players' time after these events, at tables with a clock.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clocks: Option<RunningClocks>,
}

/// The legal events of the client's seat.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Legal {
    /// The ply at which they are legal.
    pub ply: usize,
    /// All legal events, in canonical order.
    pub events: Vec<String>,
}

/// The server has stored a turn.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Accepted {
    /// The `id` of the client's `Play`.
    pub id: String,
    /// The ply of the turn's first event.
    pub ply: usize,
}

/// The answer to a turn for a ply that has passed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Conflict {
    /// The `id` of the client's `Play`.
    pub id: String,
    /// The number of events that the game has now.
    pub ply: usize,
}

/// The answer to a turn that breaks a rule.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct RefusedTurn {
    /// The `id` of the client's `Play`.
    pub id: String,
    /// Which event of the turn breaks the rule, counted from 0.
    pub nth: usize,
    /// The clause of the rules that the event breaks, if it breaks one.
    pub clause: Option<String>,
    /// What is wrong, as a message without a language: the id of a sentence and its arguments.
    #[cfg_attr(feature = "schema", schema(value_type = Object))]
    pub reason: Value,
}

impl FromTable {
    /// The message as JSON text.
    pub fn write(&self) -> String {
        // The messages hold only plain data, so that serialising them cannot fail.
        serde_json::to_string(self).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_are_read_as_they_are_written() {
        let all = [
            ToTable::Hello(Hello {
                hello: 2,
                secret: Some("s".to_owned()),
                resume: 4,
                in_lobby: true,
            }),
            ToTable::Seal("ab".to_owned()),
            ToTable::Open("cd".to_owned()),
            ToTable::Play(Play {
                play: vec!["pick 3".to_owned()],
                ply: 2,
                id: "x".to_owned(),
            }),
            ToTable::Resume(7),
            ToTable::Legal,
            ToTable::Back,
            ToTable::Resign,
            ToTable::End(false),
            ToTable::Replace(ReplacePlayer {
                seat: 1,
                with: Replacement::Guest,
            }),
            ToTable::Say(Phrase::WellPlayed),
        ];
        for message in all {
            assert_eq!(ToTable::read(&message.write()), Ok(message));
        }
    }

    #[test]
    fn what_is_no_message_is_explained() {
        for (text, part) in [
            ("", "JSON"),
            ("{", "JSON"),
            ("[]", "hello"),
            (r#"{"play": 3, "ply": 0, "id": ""}"#, "sequence"),
            (r#"{"play": [], "ply": -1, "id": ""}"#, "integer"),
            (r#"{"play": []}"#, "ply"),
            (r#"{"resume": 0, "more": 1}"#, "more"),
            (r#"{"resign": false}"#, "true"),
            (r#"{"replace": {"seat": 1, "with": "cat"}}"#, "guest"),
            (r#"{"say": "you cheat"}"#, "well-played"),
        ] {
            let error = ToTable::read(text).unwrap_err().to_string();
            assert!(error.contains(part), "{text}: {error}");
        }
    }
}
