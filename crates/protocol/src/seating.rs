//! Before a game: clients create tables and take seats.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use takht_core::{Ending, Incident, OptionMap, Replacement};

use crate::{Clock, PersonCard, RunningClocks, Signed};

/// The id of a table, as in its link.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(value_type = String, example = "k7wq2xm9t4ab"))]
#[serde(try_from = "String", into = "String")]
pub struct TableId(String);

/// Letters and digits that people do not mistake for each other.
const LETTERS: &[u8; 32] = b"abcdefghjkmnpqrstuvwxyz123456789";

/// The length of an id: nobody can guess one of 32¹².
const LENGTH: usize = 12;

impl TableId {
    /// The id that these random bytes give.
    pub fn of(random: [u8; LENGTH]) -> Self {
        let letter = |byte: u8| char::from(LETTERS[usize::from(byte) % LETTERS.len()]);
        Self(random.into_iter().map(letter).collect())
    }

    /// The id as text.
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

/// The body of `POST /api/tables`: creates a table.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct CreateTable {
    /// The game's name.
    pub game: String,
    /// The game's options. A missing option has its default value.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schema(value_type = Object))]
    pub options: OptionMap,
    /// The name of a ready-made layout, for games that have layouts.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub layout: Option<String>,
    /// True if `GET /api/tables` lists the table, so that strangers can join it.
    #[serde(default)]
    pub listed: bool,
    /// How many seconds the table waits for a disconnected player whose turn it is, before a bot plays the
    /// turn. Without it, the table waits for ever.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub patience: Option<u32>,
    /// True if players may ask bots for advice during the game.
    #[serde(default)]
    pub hints: bool,
    /// True if several players of a listed table may sit at the same address. At other tables they always
    /// may.
    #[serde(default)]
    pub one_address: bool,
    /// The time that players have. Without it, nobody's time runs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<Clock>,
}

/// The answer to `CreateTable`: the new table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Created {
    /// The id of the table.
    pub table: TableId,
    /// The host's secret. With it, the client that created the table seats bots and deletes the table.
    pub host: String,
}

/// The body of `POST /api/tables/{table}/seats`: a person takes a seat.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Sit {
    /// The number of the seat, from 0. Without it, the server chooses the first free seat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<usize>,
    /// The person's name, as the others see it.
    pub name: String,
    /// The seal of a nonce: the SHA-256 hash, in hex, of 16 random bytes, which the client keeps to itself
    /// until the table asks for them. The table's deals depend on them.
    pub sealed: String,
    /// 16 random bytes in hex that later prove that the seat is theirs. A client that repeats the request
    /// with the same secret gets the same seat. Without it, the server makes a secret.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub secret: Option<String>,
    /// The host's secret, if the host sits down: everybody then sees who is host, and the secret of the
    /// seat is the host's, too.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub host: Option<String>,
    /// At a rematch, the secret of the seat in the game before: it takes the seat that is kept for its
    /// player.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub old_secret: Option<String>,
    /// The person who signs [`crate::seat_text`], if they have a key. It needs a `secret`, because the person
    /// signs its hash.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub person: Option<Signed>,
}

/// The answer to `Sit` and `SitBot`: the seat that was taken.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Seated {
    /// The number of the seat, from 0.
    pub seat: usize,
    /// The secret of the seat, of which the server keeps only a hash; empty for a bot.
    pub secret: String,
}

/// The name of a bot of the game.
pub type Level = String;

/// The body of `POST /api/tables/{table}/bots`: the host gives a seat to a bot.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct SitBot {
    /// The host's secret.
    pub host: String,
    /// The number of the seat, from 0. Without it, the server chooses the first free seat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<usize>,
    /// The bot's name.
    pub bot: Level,
}

/// The body of `POST /api/tables/{table}/start`: starts the game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Start {
    /// The host's secret, or the secret of any seat. Only the host starts a listed table.
    pub secret: String,
}

/// The body of `POST /api/tables/{table}/rematch`: offers a rematch.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Rematch {
    /// The host's secret, or the secret of any seat.
    pub secret: String,
}

/// The answer to `Rematch`: a new table with the same game and the same bots. People take their seats
/// again, because the deals of every game depend on new nonces.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Rematched {
    /// The id of the table.
    pub table: TableId,
    /// The host's secret. Only the first client that offers the rematch gets it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub host: Option<String>,
}

/// The answer to `POST /api/records`: the replay of the record, under a link.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Imported {
    /// The id of the table that shows the record.
    pub table: TableId,
    /// The host's secret. It deletes the table.
    pub host: String,
}

/// The state of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum TableState {
    /// The game has not begun; people take seats.
    Gathering,
    /// The game is to begin: the table waits for the players' nonces. Clients send `open`.
    Opening,
    /// The game has begun and is not over.
    Playing,
    /// The game is over.
    Over,
    /// The rules of this build refuse the game's log. The server keeps the log unchanged.
    Frozen,
}

/// Who has a seat.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Who {
    /// Nobody yet.
    #[default]
    Nobody,
    /// A person with this name.
    Person(String),
    /// The bot with this name.
    Bot(Level),
}

/// A seat, as everyone sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct TableSeat {
    /// Who has it.
    pub who: Who,
    /// True if the player is connected.
    pub here: bool,
    /// True while a bot plays for a person who is away.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub stood_in: bool,
    /// Why a bot plays for the seat, if one does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stand_in: Option<StandIn>,
    /// True if the others may replace the player: see [`crate::Replace`].
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub gone: bool,
    /// At a rematch, the name of the player for whom the seat is kept.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub kept_for: Option<String>,
    /// The person who has it, if they are identified.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub person: Option<PersonCard>,
}

/// Why a bot plays for a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum StandIn {
    /// The player was gone for longer than the table's patience. Connecting with the seat's secret takes the
    /// seat back, and so does `back`.
    Away,
    /// The player's time ran out. `back` takes the seat back, and so does a turn of their own.
    Time,
    /// The player has resigned.
    Resigned,
    /// The others have replaced the player, and the seat is free for somebody new.
    Replaced,
}

/// The votes of a table to replace a player who is gone.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Vote {
    /// The seat of the player who is to be replaced.
    pub seat: usize,
    /// By whom: `bot` or `guest`.
    #[cfg_attr(feature = "schema", schema(value_type = String))]
    pub with: Replacement,
    /// The seats that have voted for it.
    pub by: Vec<usize>,
}

/// A table as everyone sees it, without the events of its game. The server sends all of it whenever
/// something in it changes.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct TableSnapshot {
    /// The id of the table.
    pub table: TableId,
    /// The game's name.
    pub game: String,
    /// Every option with its value.
    #[cfg_attr(feature = "schema", schema(value_type = Object))]
    pub options: OptionMap,
    /// The state of the table.
    pub state: TableState,
    /// The seats in order.
    pub seats: Vec<TableSeat>,
    /// How many seconds the table waits for a disconnected player whose turn it is; null: for ever.
    pub patience: Option<u32>,
    /// True if players may ask bots for advice during the game. Clients enforce this, the server does not.
    #[serde(default)]
    pub hints: bool,
    /// True if strangers may join the table. Then only the host starts the game.
    #[serde(default)]
    pub listed: bool,
    /// The commitment, the seals and the nonces that the deals depend on, and the seed once the game is
    /// over.
    #[cfg_attr(feature = "schema", schema(value_type = Object))]
    pub fair: Value,
    /// The version of the game's rules under which the table plays.
    #[serde(default = "first_rules")]
    pub rules: u32,
    /// The result, once the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<GameResult>,
    /// Why the server cannot replay the game, if it cannot: its rules have changed since, or its log is
    /// damaged. A game that is over stays over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub frozen: Option<String>,
    /// The id of the rematch's table, once a client has offered a rematch.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rematch: Option<TableId>,
    /// True if the table shows a record that a client sent to `POST /api/records`.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub imported: bool,
    /// The time that players have, if the table has a clock.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<Clock>,
    /// What is left of it, as of this message; only during the game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clocks: Option<RunningClocks>,
    /// The seat of the host; none if the host has no seat, or did not say which.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub host: Option<usize>,
    /// True if nobody new may sit down.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub locked: bool,
    /// What happened beside the game, in order, as records write it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "schema", schema(value_type = Vec<String>))]
    pub incidents: Vec<Incident>,
    /// The seats whose players agree to end the game now; empty if nobody offers it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub offer: Vec<usize>,
    /// The votes to replace somebody.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub votes: Vec<Vote>,
    /// At a rematch, for how many more seconds, as of this message, seats are kept for their players.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub kept_seconds: Option<u32>,
    /// True if the game counts for the ratings of its players, all of whom are identified.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub rated: bool,
}

/// The version of the rules in tables that do not say it.
fn first_rules() -> u32 {
    1
}

/// The result of a finished game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct GameResult {
    /// The points of each seat.
    pub totals: Vec<i32>,
    /// The places, best first, each with the seats that share it.
    pub places: Vec<Vec<usize>>,
    /// Why the game ended before its rules end it, if it did.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(value_type = Option<String>))]
    pub ended: Option<Ending>,
    /// The seats whose players resigned. They have the last places, the first to resign the very last.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub resigned: Vec<usize>,
}

/// The answer to `DELETE /api/tables/{table}` once a game has begun: the server removes the table when
/// everybody who plays there has asked for it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Removal {
    /// How many others still have to ask.
    pub missing: usize,
}

/// The answer to `GET /api/addresses`: where devices on the same network reach the server.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Addresses {
    /// The addresses of the server's first page; empty if no other device reaches the server.
    pub addresses: Vec<String>,
}

/// A table in the answer to `GET /api/tables`, which strangers may join.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ListedTable {
    /// The id of the table.
    pub table: TableId,
    /// The game's name.
    pub game: String,
    /// The number of free seats.
    pub free: usize,
    /// The number of all seats.
    pub seats: usize,
}
