//! What a backup keeps of people: one line of JSON for each person, each finished game and each note.

use async_trait::async_trait;
use serde::{Deserialize, Serialize};
use takht_protocol::{Look, PersonKey, TableId, WrappedSeed};
use tokio::sync::mpsc;

use super::PeopleStoreError;

/// A line of a backup.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kept {
    /// A person who was deleted. The line comes before the people.
    Gone(Grave),
    /// A person.
    Person(KeptPerson),
    /// A finished game. The line comes after the people.
    Finished(KeptGame),
    /// What an operator has done.
    Note(KeptNote),
}

/// The hash of a deleted person's key: 64 lower-case hex digits.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Grave(String);

impl Grave {
    pub(super) fn as_str(&self) -> &str {
        &self.0
    }
}

impl TryFrom<String> for Grave {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        let is_digit = |byte: u8| byte.is_ascii_digit() || (b'a'..=b'f').contains(&byte);
        match text.len() == 64 && text.bytes().all(is_digit) {
            true => Ok(Self(text)),
            false => Err("the hash of a deleted person's key is 64 lower-case hex digits"),
        }
    }
}

impl From<Grave> for String {
    fn from(grave: Grave) -> Self {
        grave.0
    }
}

/// Everything about a person but their games.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct KeptPerson {
    /// Their key.
    pub key: PersonKey,
    /// The version of what is kept about them.
    pub version: u64,
    /// How they look. The name is empty if an operator has removed it.
    pub look: Look,
    /// Since when the server has known them, in seconds since 1970.
    pub since: i64,
    /// Whom they have blocked.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub blocks: Vec<PersonKey>,
    /// Their passkeys.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub passkeys: Vec<WrappedSeed>,
    /// Their ratings.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub ratings: Vec<KeptRating>,
}

/// A person's rating at a game and a pace.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct KeptRating {
    /// The game's name.
    pub game: String,
    /// The name of the pace.
    pub pace: String,
    /// The rating.
    pub rating: KeptEstimate,
}

/// A rating to the last bit, which later ones are computed from.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct KeptEstimate {
    /// The estimate.
    #[serde(with = "exact")]
    pub mean: f64,
    /// Its standard deviation.
    #[serde(with = "exact")]
    pub deviation: f64,
    /// The number of rated games.
    pub games: u32,
}

/// A finished game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct KeptGame {
    /// Its table.
    pub table: TableId,
    /// The game's name.
    pub game: String,
    /// The name of the pace; none if the table had no clock with a name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pace: Option<String>,
    /// When it ended, in seconds since 1970.
    pub at: i64,
    /// When it ended, in milliseconds of service.
    pub moment: i64,
    /// True if it was rated within a day of service before the backup: of the same two people only a few such
    /// games count.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_recent: bool,
    /// Who played, by seat.
    pub seats: Vec<KeptResult>,
}

/// Somebody who played a finished game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct KeptResult {
    /// Who it was, if they were identified.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub person: Option<PersonKey>,
    /// The name.
    pub name: String,
    /// The points.
    pub points: i32,
    /// The place, from 1.
    pub place: u32,
    /// The rating after the game, if it was rated.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rating: Option<KeptEstimate>,
}

/// What an operator has done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct KeptNote {
    /// When, in seconds since 1970.
    pub at: i64,
    /// From where.
    pub who: String,
    /// What.
    pub what: String,
    /// How often in this second.
    pub times: u32,
}

/// Numbers as texts, because not every reader of JSON gives back the same number.
mod exact {
    use serde::{Deserialize as _, Deserializer, Serializer};

    pub(super) fn serialize<S: Serializer>(number: &f64, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(number)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<f64, D::Error> {
        let text = String::deserialize(from)?;
        let number: Option<f64> = text.parse().ok().filter(|number: &f64| number.is_finite());
        number.ok_or_else(|| serde::de::Error::custom(format!("{text:?} is no number")))
    }
}

/// What a restore has added.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Added {
    /// People who were missing.
    pub people: u64,
    /// People whom the store had already, or who were deleted there. They stay as they are.
    pub people_there: u64,
    /// Finished games that were missing.
    pub games: u64,
}

/// Writes everything about people into a backup, and back.
#[async_trait]
pub trait PeopleBackup: Send + Sync + 'static {
    /// Sends all lines, as of one moment. Returns the keys of people whose rows this program cannot read: they
    /// are left out. Ends early if nobody receives the lines any more.
    async fn export(&self, lines: mpsc::Sender<Kept>) -> Result<Vec<String>, PeopleStoreError>;

    /// Adds what these lines have and the store has not, all or nothing. It changes nothing that is there, and
    /// nobody comes back who was deleted in the store.
    async fn add(&self, lines: &[Kept]) -> Result<Added, PeopleStoreError>;

    /// Deletes the people whose deletion the lines have brought. Returns how many they were.
    async fn bury(&self) -> Result<u64, PeopleStoreError>;
}
