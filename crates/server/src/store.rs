//! Where tables are kept. What a store has answered is on disk.

mod nodes;
mod postgres;
mod row;
mod sqlite;
#[cfg(test)]
mod suite;
mod writer;

use async_trait::async_trait;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use takht_core::{OptionMap, SeatName};
use takht_protocol::{Level, TableId};

pub use nodes::{Node, Nodes, Standing};
pub use postgres::Postgres;
pub(crate) use row::now;
pub use sqlite::Sqlite;

/// The version of what stores hold.
const SCHEMA_VERSION: i64 = 2;

/// A table beside its game: a row that is replaced as a whole.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct TableRow {
    /// The game's name.
    pub game: String,
    /// Every option with its value.
    pub options: OptionMap,
    /// A beginning that is ready made, laid out when the game begins.
    pub layout: Option<String>,
    /// True if strangers may find it.
    pub listed: bool,
    /// For how many seconds someone may be away when it is their turn.
    #[serde(default)]
    pub patience: Option<u32>,
    /// True if people may ask bots for advice.
    #[serde(default)]
    pub hints: bool,
    /// The hash of the host's secret, in hex.
    pub host: String,
    /// The secret that the deals are drawn from, in hex.
    pub seed: String,
    /// The seats in order.
    pub seats: Vec<SeatRow>,
    /// How far it has come.
    pub phase: Phase,
    /// The table of the rematch.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rematch: Option<TableId>,
    /// The record of a game that was played elsewhere; there is no log then.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub imported: Option<Value>,
}

/// Who has a seat.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SeatRow {
    /// Nobody yet.
    #[default]
    Nobody,
    /// A person.
    Person {
        /// What the others call them.
        name: String,
        /// The hash of their secret, in hex.
        secret: String,
        /// What they added to the deals, in hex.
        nonce: String,
    },
    /// A bot.
    Bot(Level),
}

impl SeatRow {
    /// Who sits there, as records write it.
    pub(crate) fn name(&self) -> String {
        match self {
            Self::Nobody => String::new(),
            Self::Person { name, .. } => SeatName::Person(name).to_string(),
            Self::Bot(level) => SeatName::Bot(level).to_string(),
        }
    }
}

impl SeatRow {
    /// Someone who played elsewhere: there is no secret that would prove it.
    pub(crate) fn elsewhere(name: String) -> Self {
        Self::Person {
            name,
            secret: String::new(),
            nonce: String::new(),
        }
    }
}

/// How far a table has come.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Seats are being taken.
    #[default]
    Gathering,
    /// The game is being played.
    Playing,
    /// The game is over.
    Over,
}

impl Phase {
    fn name(self) -> &'static str {
        match self {
            Self::Gathering => "gathering",
            Self::Playing => "playing",
            Self::Over => "over",
        }
    }
}

/// A table with the version of its row.
#[derive(Clone, Debug, PartialEq)]
pub struct VersionedRow {
    /// The row.
    pub data: TableRow,
    /// How often it has been replaced.
    pub version: i64,
}

/// A table in a list.
#[derive(Clone, Debug, PartialEq)]
pub struct Listed {
    /// Its name.
    pub id: TableId,
    /// Its row.
    pub row: VersionedRow,
    /// When something last happened at it, in seconds since 1970.
    pub last: i64,
}

/// Events that were appended together: a seat's turn with what the table played after it.
///
/// It is one row, so it is there whole or not at all. Whoever appends begins where the log ends, as
/// far as they know; two who both do begin at the same ply, and only one of them can have it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LogEntry {
    /// The ply of its first event.
    pub ply: usize,
    /// The client's name for it, if a client sent it.
    pub id: Option<String>,
    /// The seat that played the first of the events, if a seat did.
    pub seat: Option<usize>,
    /// Who played for that seat, if it was not its owner: `bot:knight`.
    pub by: Option<String>,
    /// How many of the events the seat played; the table played the others.
    pub own: usize,
    /// The events in order.
    pub events: Vec<String>,
    /// When it was played, in seconds since 1970.
    pub at: i64,
}

/// What became of something that can be done once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Written {
    /// It is done, and durable.
    Applied,
    /// Someone else was first.
    Conflict,
}

impl Written {
    /// Written if any row was changed.
    fn if_any(rows: u64) -> Self {
        match rows {
            0 => Self::Conflict,
            _ => Self::Applied,
        }
    }
}

/// The store does not work.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// What the database says.
    #[error("{0}")]
    Database(#[from] sqlx::Error),
    /// A row that this build cannot read.
    #[error("unreadable row: {0}")]
    Row(#[from] serde_json::Error),
    /// A store of another version.
    #[error("its tables are of version {0}, this program knows version {SCHEMA_VERSION}")]
    Version(i64),
    /// It has been closed.
    #[error("the store is closed")]
    Closed,
}

/// Keeps tables and their logs. Whatever changes something answers when it is durable.
#[async_trait]
pub trait Store: Send + Sync + 'static {
    /// A new table.
    async fn create(&self, id: &TableId, data: &TableRow) -> Result<Written, StoreError>;

    /// Replaces a table's row, if it is still of this version.
    async fn replace(
        &self,
        id: &TableId,
        version: i64,
        data: &TableRow,
    ) -> Result<Written, StoreError>;

    /// Adds to the log of a table, unless that ply has been won by someone else.
    async fn append(&self, id: &TableId, turn: &LogEntry) -> Result<Written, StoreError>;

    /// A table's row.
    async fn table(&self, id: &TableId) -> Result<Option<VersionedRow>, StoreError>;

    /// The log of a table from a ply on, at which a turn begins.
    async fn turns(&self, id: &TableId, from: usize) -> Result<Vec<LogEntry>, StoreError>;

    /// The tables of a phase, the newest first; those that strangers may find, if only they are
    /// asked for.
    async fn tables(
        &self,
        phase: Phase,
        listed: bool,
        most: u32,
    ) -> Result<Vec<Listed>, StoreError>;

    /// The names of all tables in order, so many of them after one.
    async fn names(&self, after: Option<&TableId>, most: u32) -> Result<Vec<TableId>, StoreError>;

    /// A table's row and its log, as they were at one moment.
    async fn whole(
        &self,
        id: &TableId,
    ) -> Result<Option<(VersionedRow, Vec<LogEntry>)>, StoreError>;

    /// Removes a table and its log.
    async fn delete(&self, id: &TableId) -> Result<(), StoreError>;

    /// Removes a table and its log, unless something has happened at it since a moment.
    async fn expire(&self, id: &TableId, since: i64) -> Result<Written, StoreError>;

    /// What several servers over the same store need to know of each other; none if there can be only
    /// one.
    fn nodes(&self) -> Option<&dyn Nodes> {
        None
    }
}
