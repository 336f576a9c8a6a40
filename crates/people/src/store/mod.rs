//! Where people and seeks are kept.

mod kept;
mod schema;
mod sql;

use std::time::Duration;

use async_trait::async_trait;
use takht_protocol::{Look, OwnPerson, PersonChange, PersonKey, PersonPage, Rating, WrappedSeed};

use crate::finished::FinishedGame;
use crate::seek::{Found, MakeTable, SeekRow, Sought};

pub use kept::{
    Added, Grave, Kept, KeptEstimate, KeptGame, KeptNote, KeptPerson, KeptRating, KeptResult,
    PeopleBackup,
};
pub use schema::{POSTGRES, SQLITE};
pub use sql::{PostgresPeople, SqlitePeople};

/// The most blocks of one person.
pub const MOST_BLOCKS: i64 = 500;

/// The most passkeys of one person.
pub const MOST_PASSKEYS: i64 = 10;

/// The most rated games of the same two people a day of service.
pub const MOST_RATED: i64 = 10;

/// Why the store failed.
#[derive(Debug, thiserror::Error)]
pub enum PeopleStoreError {
    /// The database reports an error.
    #[error("{0}")]
    Database(#[from] sqlx::Error),
    /// A row that this program cannot read.
    #[error("unreadable row: {0}")]
    Row(String),
    /// The database did not answer in time.
    #[error("the database did not answer within {0:?}")]
    Silent(Duration),
}

/// What became of a change of a person.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Changed {
    /// It is made.
    Done,
    /// The store has this version or a greater one.
    Old(u64),
    /// The store does not know the person, and this change does not introduce them.
    Unknown,
    /// The person was deleted.
    Gone,
    /// They have as many of these as they may have.
    TooMany,
}

/// What a table shows of a person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Known {
    /// How they look.
    pub look: Look,
    /// Their rating at a game and a pace.
    pub rating: Option<Rating>,
}

/// Something that an operator has done.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct Audit {
    /// When, in seconds since 1970.
    pub at: i64,
    /// From where.
    pub who: String,
    /// What.
    pub what: String,
}

/// Keeps people, their results, and who looks for whom. What a method has changed is durable when it returns.
#[async_trait]
pub trait PeopleStore: PeopleBackup {
    /// What a table shows of a person; the rating is that at this game and pace.
    async fn known(
        &self,
        key: &PersonKey,
        game: &str,
        pace: Option<&str>,
    ) -> Result<Option<Known>, PeopleStoreError>;

    /// True if the person was deleted.
    async fn is_gone(&self, key: &PersonKey) -> Result<bool, PeopleStoreError>;

    /// A person's page.
    async fn page(&self, key: &PersonKey) -> Result<Option<PersonPage>, PeopleStoreError>;

    /// A person's passkeys.
    async fn passkeys(&self, key: &PersonKey) -> Result<Vec<WrappedSeed>, PeopleStoreError>;

    /// Everything that the store keeps about a person.
    async fn own(&self, key: &PersonKey) -> Result<Option<OwnPerson>, PeopleStoreError>;

    /// True if the person has blocked one of these others, or one of them the person.
    async fn are_apart(
        &self,
        key: &PersonKey,
        others: &[PersonKey],
    ) -> Result<bool, PeopleStoreError>;

    /// Makes a change that a person has signed. Names have been made presentable.
    async fn change(
        &self,
        key: &PersonKey,
        version: u64,
        change: &PersonChange,
    ) -> Result<Changed, PeopleStoreError>;

    /// Notes a finished game, and rates its players if it counts. A game that has been noted changes nothing:
    /// then it returns false.
    async fn finish(&self, game: &FinishedGame) -> Result<bool, PeopleStoreError>;

    /// Somebody looks for others: puts them together with people who wait and fit, or lets them wait. `holder`
    /// is the connection of `node` that asks; a later one with the same secret takes its place.
    async fn seek(
        &self,
        node: &str,
        holder: &str,
        seek: &SeekRow,
        make: MakeTable<'_>,
    ) -> Result<Sought, PeopleStoreError>;

    /// Fills a table with bots for somebody who has waited long enough, and others who fit and take bots.
    async fn fill(&self, seek: &str, make: MakeTable<'_>) -> Result<Sought, PeopleStoreError>;

    /// Ends a seek, if the connection still holds it.
    async fn cancel(&self, node: &str, holder: &str, seek: &str) -> Result<(), PeopleStoreError>;

    /// Says that a server lives, whose clients look for others; removes what dead servers have left.
    async fn renew(&self, node: &str) -> Result<(), PeopleStoreError>;

    /// The clients of a server who have been put together with others by another server, each told once.
    async fn found(&self, node: &str) -> Result<Vec<Found>, PeopleStoreError>;

    /// The people who came last, with their names: for operators.
    async fn latest(&self, most: u32) -> Result<Vec<(String, String)>, PeopleStoreError>;

    /// Removes a person's name, and makes them choose another: for operators. False if there is no such person.
    async fn remove_name(&self, key: &PersonKey) -> Result<bool, PeopleStoreError>;

    /// Notes what an operator has done.
    async fn note(&self, who: &str, what: &str) -> Result<(), PeopleStoreError>;

    /// What operators have done, the last first.
    async fn audit(&self, most: u32) -> Result<Vec<Audit>, PeopleStoreError>;
}
