//! Where tables are stored. When a store reports success, the data is on disk.

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
use writer::{Change, Row, Writer};

/// The version of the database schema.
const SCHEMA_VERSION: i64 = 2;

/// Everything about a table except its log. Stores replace this row as a whole.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct TableRow {
    /// The game's name.
    pub game: String,
    /// Every option with its value.
    pub options: OptionMap,
    /// The name of a ready-made layout, which the table plays when the game begins.
    pub layout: Option<String>,
    /// True if the table is listed for strangers.
    pub listed: bool,
    /// For how many seconds a player may be away on their turn before a bot plays it.
    #[serde(default)]
    pub patience: Option<u32>,
    /// True if players may ask bots for advice.
    #[serde(default)]
    pub hints: bool,
    /// The hash of the host's secret, in hex.
    pub host: String,
    /// The seed of the deals, in hex; secret until the game is over.
    pub seed: String,
    /// The seats in order.
    pub seats: Vec<SeatRow>,
    /// The table's phase.
    pub phase: Phase,
    /// The table of the rematch.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rematch: Option<TableId>,
    /// The record of a game that was played elsewhere. Such a table has no log.
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
        /// The player's name, as others see it.
        name: String,
        /// The hash of the player's secret, in hex.
        secret: String,
        /// The player's contribution to the deals, in hex.
        nonce: String,
    },
    /// A bot.
    Bot(Level),
}

impl SeatRow {
    /// The seat's name in records.
    pub(crate) fn name(&self) -> String {
        match self {
            Self::Nobody => String::new(),
            Self::Person { name, .. } => SeatName::Person(name).to_string(),
            Self::Bot(level) => SeatName::Bot(level).to_string(),
        }
    }
}

impl SeatRow {
    /// A player of an imported game, which no secret proves.
    pub(crate) fn elsewhere(name: String) -> Self {
        Self::Person {
            name,
            secret: String::new(),
            nonce: String::new(),
        }
    }
}

/// The phases of a table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Players take seats.
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

/// A table's row with its version.
#[derive(Clone, Debug, PartialEq)]
pub struct VersionedRow {
    /// The row.
    pub data: TableRow,
    /// How often the row has been replaced.
    pub version: i64,
}

/// A table in a list.
#[derive(Clone, Debug, PartialEq)]
pub struct Listed {
    /// Its name.
    pub id: TableId,
    /// Its row.
    pub row: VersionedRow,
    /// When the table last changed, in seconds since 1970.
    pub last: i64,
}

/// One row of a table's log: a seat's turn with what the table played by itself after it.
///
/// The store writes the row completely or not at all. A node appends at the ply where it believes the log
/// ends. If two nodes append at the same ply, the store applies one and reports a conflict to the other.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LogEntry {
    /// The ply of its first event.
    pub ply: usize,
    /// The id that the client gave the turn, if a client sent it.
    pub id: Option<String>,
    /// The seat that played the turn, if a seat did.
    pub seat: Option<usize>,
    /// The bot that played for that seat, if its owner did not: `bot:knight`.
    #[serde(rename = "by")]
    pub stand_in: Option<String>,
    /// How many of the events the seat played; the table played the others.
    pub own: usize,
    /// The events in order.
    pub events: Vec<String>,
    /// When the turn was played, in seconds since 1970.
    pub at: i64,
}

/// The outcome of a conditional write.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Written {
    /// The change is made and durable.
    Applied,
    /// Another writer was first; nothing has changed.
    Conflict,
}

impl Written {
    /// Applied if the statement changed any row.
    fn if_any(rows: u64) -> Self {
        match rows {
            0 => Self::Conflict,
            _ => Self::Applied,
        }
    }
}

/// Why the store failed.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The database reports an error.
    #[error("{0}")]
    Database(#[from] sqlx::Error),
    /// A row that this build cannot read.
    #[error("unreadable row: {0}")]
    Row(#[from] serde_json::Error),
    /// The database has another schema version.
    #[error("the store has schema version {0}, this program needs version {SCHEMA_VERSION}")]
    Version(i64),
    /// The store is closed.
    #[error("the store is closed")]
    Closed,
}

/// Stores tables and their logs. Every method that changes something returns when the change is durable.
#[async_trait]
pub trait Store: Send + Sync + 'static {
    /// The task through which every change goes.
    #[doc(hidden)]
    fn writer(&self) -> &Writer;

    /// Creates a table, unless its name is taken.
    async fn create(&self, id: &TableId, data: &TableRow) -> Result<Written, StoreError> {
        let change = Change::Create(id.clone(), Row::of(data)?);
        self.writer().change(change).await
    }

    /// Replaces a table's row, if it still has this version.
    async fn replace(
        &self,
        id: &TableId,
        version: i64,
        data: &TableRow,
    ) -> Result<Written, StoreError> {
        let change = Change::Replace(id.clone(), version, Row::of(data)?);
        self.writer().change(change).await
    }

    /// Appends an entry to a table's log, unless the log already has an entry at that ply.
    async fn append(&self, id: &TableId, turn: &LogEntry) -> Result<Written, StoreError> {
        let change = Change::Append(id.clone(), turn.clone());
        self.writer().change(change).await
    }

    /// A table's row.
    async fn table(&self, id: &TableId) -> Result<Option<VersionedRow>, StoreError>;

    /// A table's log from a ply on. An entry must begin at that ply.
    async fn log(&self, id: &TableId, from: usize) -> Result<Vec<LogEntry>, StoreError>;

    /// Up to `most` tables of a phase, the most recently changed first. With `listed`, only those that
    /// are listed for strangers.
    async fn tables(
        &self,
        phase: Phase,
        listed: bool,
        most: u32,
    ) -> Result<Vec<Listed>, StoreError>;

    /// Up to `most` names of tables in order, after `after`.
    async fn names(&self, after: Option<&TableId>, most: u32) -> Result<Vec<TableId>, StoreError>;

    /// A table's row and its log, both as of one moment.
    async fn whole(
        &self,
        id: &TableId,
    ) -> Result<Option<(VersionedRow, Vec<LogEntry>)>, StoreError>;

    /// Deletes a table and its log.
    async fn delete(&self, id: &TableId) -> Result<(), StoreError>;

    /// Deletes a table and its log, unless the table has changed since `since`, in seconds since 1970.
    async fn expire(&self, id: &TableId, since: i64) -> Result<Written, StoreError>;

    /// What the servers over this store know of each other; none if only one server can use it.
    fn nodes(&self) -> Option<&dyn Nodes> {
        None
    }
}
