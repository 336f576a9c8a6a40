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
use takht_notices::NoticeStore;
use takht_people::PeopleStore;
use takht_protocol::{Clock, GameResult, Level, PersonCard, PersonKey, TableId};

pub use crate::incidents::IncidentRow;
pub use nodes::{Node, Nodes, Standing};
pub use postgres::Postgres;
pub(crate) use row::{now, now_millis};
pub use sqlite::Sqlite;
use writer::{Change, Row, Writer};

/// The version of the database schema.
const SCHEMA_VERSION: usize = 6;

/// Everything about a table except its log. Stores replace this row as a whole.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct TableRow {
    /// The game's name.
    pub game: String,
    /// The version of the game's rules under which it is played; none means the first.
    #[serde(default)]
    pub rules: Option<u32>,
    /// Every option with its value.
    pub options: OptionMap,
    /// The name of a ready-made layout, which the table plays when the game begins.
    pub layout: Option<String>,
    /// True if the table is listed for strangers.
    pub listed: bool,
    /// True if several players of a listed table may sit at one address.
    #[serde(default)]
    pub one_address: bool,
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
    /// True if players seal their nonces (scheme 2 of fair deals). Tables that began before that have open
    /// nonces.
    #[serde(default)]
    pub sealed: bool,
    /// The seats in order.
    pub seats: Vec<SeatRow>,
    /// The table's phase.
    pub phase: Phase,
    /// The result, once the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<GameResult>,
    /// The hashes of the secrets whose owners have agreed to remove the table.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub removal: Vec<String>,
    /// The table of the rematch.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rematch: Option<TableId>,
    /// The record of a game that was played elsewhere. Such a table has no log.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub imported: Option<Value>,
    /// The time that players have.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<Clock>,
    /// When the game began, in milliseconds of service.
    #[serde(default)]
    pub begun: u64,
    /// What happened beside the game.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub incidents: Vec<IncidentRow>,
    /// What the deals depend on, seat by seat, once a player has been replaced: the seats no longer say it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub dealt: Vec<Dealt>,
    /// The hashes of the secrets of players who were replaced.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub former: Vec<String>,
    /// The hash of the secret of the host's seat, if it is known. It is the host's secret, too.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub host_seat: Option<String>,
    /// True if nobody new may sit down.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub locked: bool,
    /// The hashes of the secrets, and at listed tables of the addresses, of players whom the host has
    /// removed.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub removed: Vec<String>,
    /// Goes into the hashes of addresses; the seed changes when people gather again, and this does not.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub salt: String,
    /// At a rematch, for whom each seat is kept.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub kept: Vec<Option<KeptSeat>>,
    /// Until when, in milliseconds of service.
    #[serde(default)]
    pub kept_until: u64,
    /// By seat, the identified people with whom the game began; empty if nobody was.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub players: Vec<Option<Player>>,
    /// True if the game counts for their ratings.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub rated: bool,
}

/// An identified person with whom a game began.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Player {
    /// Their key.
    pub key: PersonKey,
    /// Their name at the table.
    pub name: String,
}

/// What a seat adds to the deals.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Dealt {
    /// The seal of the nonce, in hex; empty for a bot.
    pub sealed: String,
    /// The nonce, in hex; empty for a bot.
    pub nonce: String,
}

/// For whom a seat of a rematch is kept.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct KeptSeat {
    /// The player's name.
    pub name: String,
    /// The hash of the secret of the player's seat in the game before.
    pub secret: String,
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
        /// The seal of the player's nonce, in hex; empty if the player has to seal one again.
        #[serde(default)]
        sealed: String,
        /// The player's contribution to the deals, in hex; empty until the seal is opened.
        nonce: String,
        /// A hash of the address at which the player sat down, which nobody can turn back into the address
        /// without the seed. Only for listed tables and identified people, and only until the game begins.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        place: Option<String>,
        /// The person, if they are identified.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        person: Option<PersonCard>,
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
            sealed: String::new(),
            nonce: String::new(),
            place: None,
            person: None,
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
    /// The game is to begin: the table waits for the players' nonces.
    Opening,
    /// The game is being played.
    Playing,
    /// The game is over.
    Over,
}

impl TableRow {
    /// What each seat adds to the deals.
    pub(crate) fn dealt(&self) -> Vec<Dealt> {
        let of = |seat: &SeatRow| match seat {
            SeatRow::Person { sealed, nonce, .. } => Dealt {
                sealed: sealed.clone(),
                nonce: nonce.clone(),
            },
            SeatRow::Nobody | SeatRow::Bot(_) => Dealt::default(),
        };
        match self.dealt.is_empty() {
            true => self.seats.iter().map(of).collect(),
            false => self.dealt.clone(),
        }
    }

    /// For whom a free seat is kept at a moment.
    pub(crate) fn kept_for(&self, seat: usize, now: u64) -> Option<&KeptSeat> {
        let is_free = self.seats.get(seat) == Some(&SeatRow::Nobody);
        let kept = self.kept.get(seat)?.as_ref();
        kept.filter(|_| is_free && now < self.kept_until)
    }

    /// How many seats anybody may take at a moment.
    pub(crate) fn free_seats(&self, now: u64) -> usize {
        let seats = self.seats.iter().enumerate();
        let free = |(number, seat): &(usize, &SeatRow)| {
            **seat == SeatRow::Nobody && self.kept_for(*number, now).is_none()
        };
        match self.locked {
            true => 0,
            false => seats.filter(free).count(),
        }
    }

    /// The phase as the store's own column has it, where imported records are apart.
    fn phase_name(&self) -> &'static str {
        match self.imported {
            Some(_) => IMPORTED_PHASE,
            None => self.phase.name(),
        }
    }
}

/// The phase of imported records in the store's own column.
pub(crate) const IMPORTED_PHASE: &str = "imported";

impl Phase {
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Gathering => "gathering",
            Self::Opening => "opening",
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
    /// When the turn was played, in milliseconds of service.
    #[serde(default)]
    pub moment: u64,
    /// What is left of the player's bank after it, in milliseconds, if the player's time ran.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bank: Option<u64>,
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
    #[error(
        "the store has schema version {0}, this program needs version {SCHEMA_VERSION}; a server of this version brings an older one up to date"
    )]
    Version(i64),
    /// The database has no tables of Takht.
    #[error("the database has no tables of Takht")]
    NoTables,
    /// A file of the store cannot be opened or locked.
    #[error("{0}")]
    File(std::io::Error),
    /// Another server uses the file.
    #[error(
        "another server uses these tables; stop it first, or give this one another folder with --data"
    )]
    InUse,
    /// The database did not answer in time.
    #[error("the database did not answer within {0:?}")]
    Silent(std::time::Duration),
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

    /// Replaces a table's row, if it still has this version, and deletes its log from a ply on. Only an operator
    /// does that.
    async fn rewind(
        &self,
        id: &TableId,
        version: i64,
        data: &TableRow,
        ply: usize,
    ) -> Result<Written, StoreError> {
        let change = Change::Rewind(id.clone(), version, Row::of(data)?, ply);
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
    async fn delete(&self, id: &TableId) -> Result<(), StoreError> {
        self.writer().change(Change::Delete(id.clone())).await?;
        Ok(())
    }

    /// Deletes a table and its log, unless something has happened there within this many hours of service.
    async fn expire(&self, id: &TableId, hours: i64) -> Result<Written, StoreError> {
        self.writer()
            .change(Change::Expire(id.clone(), hours))
            .await
    }

    /// The tables of a phase in which nothing has happened for this many hours of service.
    ///
    /// Only hours during which a server ran count, because clocks of machines are sometimes wrong: a table
    /// must not disappear since a machine started in 1970, or since its clock jumped.
    async fn idle(&self, phase: &'static str, hours: i64) -> Result<Vec<TableId>, StoreError>;

    /// Counts one more hour of service.
    async fn count_hour(&self) -> Result<(), StoreError> {
        self.writer().change(Change::CountHour).await?;
        Ok(())
    }

    /// Notes how far this server has counted, in milliseconds of service; returns how far all servers over
    /// the store have come.
    async fn count_service(&self, moment: u64) -> Result<u64, StoreError> {
        let moment = i64::try_from(moment).unwrap_or(i64::MAX);
        self.writer().change(Change::CountService(moment)).await?;
        self.service().await
    }

    /// How many milliseconds all servers over the store have served.
    async fn service(&self) -> Result<u64, StoreError>;

    /// Notes that a client has opened the table.
    async fn touch(&self, id: &TableId) -> Result<(), StoreError> {
        self.writer().change(Change::Touch(id.clone())).await?;
        Ok(())
    }

    /// Writes a text and nothing else, to see whether the store can write.
    async fn probe(&self, text: String) -> Result<(), StoreError> {
        self.writer().change(Change::Probe(text)).await?;
        Ok(())
    }

    /// How many bytes imported records take.
    async fn imported_bytes(&self) -> Result<i64, StoreError>;

    /// The subscriptions and notices beside the tables.
    fn notices(&self) -> std::sync::Arc<dyn NoticeStore>;

    /// The people beside the tables, their results, and who looks for whom.
    fn people(&self) -> std::sync::Arc<dyn PeopleStore>;

    /// What the servers over this store know of each other; none if only one server can use it.
    fn nodes(&self) -> Option<&dyn Nodes> {
        None
    }
}
