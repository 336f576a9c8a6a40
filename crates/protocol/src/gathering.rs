//! Before a game: tables, seats, and who takes them.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use takht_core::OptionMap;

/// The name of a table, as in its link.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(value_type = String, example = "k7wq2xm9t4ab"))]
#[serde(try_from = "String", into = "String")]
pub struct TableId(String);

/// Letters and digits that are not mistaken for each other.
const LETTERS: &[u8; 32] = b"abcdefghjkmnpqrstuvwxyz123456789";

/// How many letters a name has: 32¹² names cannot be guessed.
const LENGTH: usize = 12;

impl TableId {
    /// The name that random bytes make.
    pub fn of(random: [u8; LENGTH]) -> Self {
        let letter = |byte: u8| char::from(LETTERS[usize::from(byte) % LETTERS.len()]);
        Self(random.into_iter().map(letter).collect())
    }

    /// The name as a text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl FromStr for TableId {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let known = text.bytes().all(|byte| LETTERS.contains(&byte));
        match known && text.len() == LENGTH {
            true => Ok(Self(text.to_owned())),
            false => Err("not the name of a table"),
        }
    }
}

impl TryFrom<String> for TableId {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        text.parse()
    }
}

impl From<TableId> for String {
    fn from(id: TableId) -> Self {
        id.0
    }
}

/// Someone wants a table: `POST /api/tables`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Gather {
    /// The game's name.
    pub game: String,
    /// Its options; what is missing takes its default.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schema(value_type = Object))]
    pub options: OptionMap,
    /// A beginning that is ready made, for games that have such.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub layout: Option<String>,
    /// True if strangers may find it in the list of tables.
    #[serde(default)]
    pub listed: bool,
    /// For how many seconds someone may be away when it is their turn before a bot plays it for them;
    /// without it they are waited for, however long it takes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub patience: Option<u32>,
    /// True if people may ask bots for advice while they play.
    #[serde(default)]
    pub hints: bool,
}

/// A table was made.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Created {
    /// Its name.
    pub table: TableId,
    /// The secret of whoever made it: it fills seats with bots, and deletes the table.
    pub host: String,
}

/// Someone sits down: `POST /api/tables/{table}/seats`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Sit {
    /// The seat; the first free one if none is named.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<usize>,
    /// What the others call them.
    pub name: String,
    /// 16 random bytes in hex, which the deals depend on.
    pub nonce: String,
    /// 16 random bytes in hex that prove later that it is them. Whoever asks again with the same gets
    /// the same seat. If it is not given, the table makes one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub secret: Option<String>,
}

/// They sit.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Seated {
    /// Where.
    pub seat: usize,
    /// What proves that it is them; only they have it.
    pub secret: String,
}

/// The name of a bot of the game.
pub type Level = String;

/// A bot sits down: `POST /api/tables/{table}/bots`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct SitBot {
    /// The host's secret.
    pub host: String,
    /// The seat; the first free one if none is named.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<usize>,
    /// Which bot.
    pub bot: Level,
}

/// The game begins: `POST /api/tables/{table}/start`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Start {
    /// The secret of the host or of anyone who sits there.
    pub secret: String,
}

/// Someone offers a rematch: `POST /api/tables/{table}/rematch`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Rematch {
    /// The secret of the host or of anyone who sits there.
    pub secret: String,
}

/// The table of a rematch: the same game with the same bots; people sit down anew, since every game
/// has deals of its own.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Rematched {
    /// Its name.
    pub table: TableId,
    /// The host's secret, for whoever was the first to offer.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub host: Option<String>,
}

/// A record has become a replay under a link: `POST /api/records`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Imported {
    /// The table that shows it.
    pub table: TableId,
    /// The secret that deletes it.
    pub host: String,
}

/// How far a table has come.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum TableState {
    /// Seats are being taken.
    Gathering,
    /// The game is being played.
    Playing,
    /// The game is over.
    Over,
    /// The game no longer folds under the rules of this build; nothing of it is lost.
    Frozen,
}

/// Who sits on a seat.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Who {
    /// Nobody yet.
    #[default]
    Nobody,
    /// A person of this name.
    Person(String),
    /// A bot of this level.
    Bot(Level),
}

/// A seat, as everyone sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct TableSeat {
    /// Who has it.
    pub who: Who,
    /// True if they are connected.
    pub here: bool,
    /// True if a bot plays for them because they are away, until they come back.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub stood_in: bool,
}

/// A table beside its game, as everyone sees it; sent whole whenever it changes.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct TablePicture {
    /// Its name.
    pub table: TableId,
    /// The game's name.
    pub game: String,
    /// Every option with its value.
    #[cfg_attr(feature = "schema", schema(value_type = Object))]
    pub options: OptionMap,
    /// How far it has come.
    pub state: TableState,
    /// The seats in order.
    pub seats: Vec<TableSeat>,
    /// For how many seconds someone may be away when it is their turn.
    pub patience: Option<u32>,
    /// True if people may ask bots for advice while they play. It is for the page to keep to that.
    #[serde(default)]
    pub hints: bool,
    /// The fair-deal block; its seed is in it once the game is over.
    #[cfg_attr(feature = "schema", schema(value_type = Object))]
    pub fair: Value,
    /// The table of the rematch, if someone has offered one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rematch: Option<TableId>,
    /// True if the game was played elsewhere, and its record was brought here.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub imported: bool,
}

/// Where others on the same network find a server: `GET /api/addresses`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Addresses {
    /// The addresses of its first page; none if only its own device finds it.
    pub addresses: Vec<String>,
}

/// A table that strangers may join.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ListedTable {
    /// Its name.
    pub table: TableId,
    /// The game's name.
    pub game: String,
    /// How many seats are free.
    pub free: usize,
    /// How many seats there are.
    pub seats: usize,
}
