//! During a game: what goes over a socket.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{ProblemReport, TablePicture, Unreadable};

/// What a client says.
#[derive(Clone, Debug, PartialEq)]
pub enum ToTable {
    /// First of all.
    Hello(Hello),
    /// A turn, or the part of it before something is dealt.
    Play(Play),
    /// Send everything from this ply on.
    Resume(usize),
    /// What can be played now?
    Legal,
}

/// The first message of a client: `{"hello": 1, "secret": "…", "resume": 0}`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Hello {
    /// The version of the protocol it speaks.
    pub hello: u32,
    /// The secret of its seat; whoever has none watches.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub secret: Option<String>,
    /// The number of events it has already.
    #[serde(default)]
    pub resume: usize,
}

/// Events of the acting seat, all or nothing: `{"play": ["pick 27"], "ply": 12, "id": "…"}`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Play {
    /// The events in order.
    pub play: Vec<String>,
    /// The ply of the first: how many events came before.
    pub ply: usize,
    /// A name of the client's choice; the same message sent again gets the first answer.
    pub id: String,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
/// Send everything from a ply on: `{"resume": 0}`.
pub struct Resume {
    /// The ply of the first event that is wanted.
    pub resume: usize,
}

/// What can be played now? `{"legal": true}`, for clients that do not know the rules.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct AskLegal {
    /// Always true.
    pub legal: bool,
}

impl ToTable {
    /// Reads a message.
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
        } else if has("resume") {
            let read = serde_json::from_value(value);
            read.map(|Resume { resume }| Self::Resume(resume))
                .map_err(wrong)
        } else if has("legal") {
            let read = serde_json::from_value(value);
            read.map(|AskLegal { .. }| Self::Legal).map_err(wrong)
        } else {
            Err(Unreadable::Unknown)
        }
    }

    /// The message as a text.
    pub fn write(&self) -> String {
        let written = match self {
            Self::Hello(hello) => serde_json::to_string(hello),
            Self::Play(play) => serde_json::to_string(play),
            Self::Resume(resume) => serde_json::to_string(&Resume { resume: *resume }),
            Self::Legal => serde_json::to_string(&AskLegal { legal: true }),
        };
        // Plain texts and numbers: there is nothing in them that JSON could not say.
        written.unwrap_or_default()
    }
}

/// What a table says.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum FromTable {
    /// The answer to hello.
    Welcome(Welcome),
    /// How the table stands beside the game.
    Table(TablePicture),
    /// What has happened.
    Events(Events),
    /// What can be played.
    Legal(Legal),
    /// A turn is durable, and final.
    Accepted(Accepted),
    /// A turn came too late: the events before it follow.
    Conflict(Conflict),
    /// A turn breaks a rule.
    Refused(Refusal),
    /// A message that nothing can be done with.
    Problem(ProblemReport),
}

/// Who talks to whom.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Welcome {
    /// The version of the protocol.
    pub protocol: u32,
    /// The build of the server: a page of another build reloads itself.
    pub build: String,
    /// The seat that the secret proves; none for whoever watches.
    pub seat: Option<usize>,
}

/// Events as the receiver may see them.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Events {
    /// The ply of the first.
    pub ply: usize,
    /// The events in order.
    pub events: Vec<String>,
}

/// The events that can be played.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Legal {
    /// At this ply.
    pub ply: usize,
    /// All of them, in canonical order.
    pub events: Vec<String>,
}

/// A turn was accepted.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Accepted {
    /// The client's name for it.
    pub id: String,
    /// The ply of its first event.
    pub ply: usize,
}

/// A turn for a ply that has passed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Conflict {
    /// The client's name for it.
    pub id: String,
    /// How many events there are now.
    pub ply: usize,
}

/// A turn was refused.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Refusal {
    /// The client's name for it.
    pub id: String,
    /// Which of its events was refused, from 0.
    pub nth: usize,
    /// The clause of the rules that it breaks, if it breaks one.
    pub clause: Option<String>,
    /// What was wrong: the name of a sentence and what it speaks of.
    #[cfg_attr(feature = "schema", schema(value_type = Object))]
    pub reason: Value,
}

impl FromTable {
    /// The message as a text.
    pub fn write(&self) -> String {
        // Plain data: there is nothing in it that JSON could not say.
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
                hello: 1,
                secret: Some("s".to_owned()),
                resume: 4,
            }),
            ToTable::Play(Play {
                play: vec!["pick 3".to_owned()],
                ply: 2,
                id: "x".to_owned(),
            }),
            ToTable::Resume(7),
            ToTable::Legal,
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
        ] {
            let error = ToTable::read(text).unwrap_err().to_string();
            assert!(error.contains(part), "{text}: {error}");
        }
    }
}
