//! What has happened at a table, and for whom.

use std::fmt;
use std::str::FromStr;

use ring::digest::{SHA256, digest};
use serde::{Deserialize, Serialize};

/// What kind of thing has happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// It is the player's turn.
    Turn,
    /// It has been the player's turn for so long that a bot will play it soon.
    TimeLow,
    /// The game is about to begin: the table waits for the player.
    Started,
    /// Somebody has taken a seat.
    Joined,
    /// The game is over.
    Over,
    /// A mail address has to be confirmed.
    Confirm,
}

/// A kind of notice that this program does not know.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no kind of notice `{0}`")]
pub struct UnknownKind(String);

impl Kind {
    const ALL: [Self; 6] = [
        Self::Turn,
        Self::TimeLow,
        Self::Started,
        Self::Joined,
        Self::Over,
        Self::Confirm,
    ];

    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Turn => "turn",
            Self::TimeLow => "time_low",
            Self::Started => "started",
            Self::Joined => "joined",
            Self::Over => "over",
            Self::Confirm => "confirm",
        }
    }

    /// True if the player has to do something before somebody else can go on.
    pub(crate) const fn is_urgent(self) -> bool {
        match self {
            Self::Turn | Self::TimeLow | Self::Started => true,
            Self::Joined | Self::Over | Self::Confirm => false,
        }
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Kind {
    type Err = UnknownKind;

    fn from_str(text: &str) -> Result<Self, UnknownKind> {
        let found = Self::ALL.into_iter().find(|kind| kind.name() == text);
        found.ok_or_else(|| UnknownKind(text.to_owned()))
    }
}

/// Something that has happened at a table, for the player of one seat.
///
/// It has no secret: anybody who carries a notice may read it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Call {
    /// What kind of thing.
    pub kind: Kind,
    /// The table's name.
    pub table: String,
    /// The seat that is called.
    pub seat: usize,
    /// How many events the game had.
    pub ply: usize,
    /// The game's name.
    pub game: String,
    /// The names of all seats, as records have them; empty for a free seat.
    pub names: Vec<String>,
    /// The seat that somebody has taken, for [`Kind::Joined`].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub who: Option<usize>,
    /// When the table's patience ends, in seconds since 1970, if it has a patience.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deadline: Option<i64>,
}

impl Call {
    /// The id of the notice of this call to a subscription. Two servers that see the same thing happen give
    /// the same id, and so one notice.
    pub fn id(&self, subscription: &str) -> String {
        // Several people may take the same seat, one after the other.
        let name = |who: usize| self.names.get(who).map_or("", String::as_str);
        let who = self.who.map(|who| format!("{who} {}", name(who)));
        let who = who.unwrap_or_default();
        let Self {
            table, seat, ply, ..
        } = self;
        let text = format!("{table} {seat} {ply} {} {who} {subscription}", self.kind);
        let digest = digest(&SHA256, text.as_bytes());
        base16ct::lower::encode_string(&digest.as_ref()[..16])
    }

    /// The path of the table on the page.
    pub fn link(&self) -> String {
        format!("/#at/{}", self.table)
    }
}

/// A call to one subscription.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notice {
    /// The notice's id: the same in every delivery.
    pub id: String,
    /// What has happened.
    pub call: Call,
    /// When it was noted, in seconds since 1970.
    pub made: i64,
    /// How often servers have begun to deliver it, this time included.
    pub attempts: u32,
    /// True if the player has played since: what it calls for is done.
    pub is_past: bool,
}

/// A notice as service workers and webhooks get it.
#[derive(Serialize)]
pub(crate) struct Payload<'a> {
    pub(crate) id: &'a str,
    pub(crate) link: String,
    /// The table's address, if the operator has told the server its own.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) url: Option<String>,
    /// The notice as a sentence.
    pub(crate) text: String,
    /// The language of the sentence.
    pub(crate) lang: &'static str,
    #[serde(flatten)]
    pub(crate) call: &'a Call,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_call_has_the_same_id_and_another_one_another() {
        let call = Call {
            kind: Kind::Joined,
            table: "abcdefghijkl".to_owned(),
            seat: 1,
            ply: 12,
            game: "kingdomino".to_owned(),
            names: vec!["Leyla".to_owned(), "Omid".to_owned()],
            who: Some(0),
            deadline: None,
        };
        let id = call.id("s");
        assert_eq!(id.len(), 32);
        let later = Call {
            deadline: Some(7),
            names: vec!["Leyla".to_owned(), "Maryam".to_owned()],
            ..call.clone()
        };
        assert_eq!(later.id("s"), id, "it is the same thing, told differently");
        let others = [
            Call {
                names: vec!["Maryam".to_owned()],
                ..call.clone()
            },
            Call {
                seat: 0,
                ..call.clone()
            },
            Call {
                ply: 13,
                ..call.clone()
            },
            Call {
                who: None,
                ..call.clone()
            },
            Call {
                kind: Kind::Turn,
                ..call.clone()
            },
            Call {
                table: "x".to_owned(),
                ..call.clone()
            },
        ];
        assert!(others.iter().all(|other| other.id("s") != id));
        assert_ne!(call.id("t"), id);
    }

    #[test]
    fn kinds_are_read_as_they_are_written() {
        for kind in Kind::ALL {
            assert_eq!(kind.name().parse(), Ok(kind));
            assert_eq!(serde_json::to_value(kind).unwrap(), kind.name());
        }
        assert!("chess".parse::<Kind>().is_err());
    }
}
