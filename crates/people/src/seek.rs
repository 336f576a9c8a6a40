//! People who look for others.

use serde::{Deserialize, Serialize};
use takht_protocol::{GameRating, PersonCard};

/// Somebody who looks for others.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct SeekRow {
    /// The hash of the secret of their seat: it names the seek, and is good for one pairing.
    pub id: String,
    /// Their key, if they are identified.
    pub key: Option<String>,
    /// How others see them, if they are identified; without a rating.
    pub card: Option<PersonCard>,
    /// Their ratings.
    pub ratings: Vec<GameRating>,
    /// Their name at the table.
    pub name: String,
    /// The seal of their nonce.
    pub sealed: String,
    /// Their address, as long as they wait: two seats of one address are not rated.
    pub place: String,
    /// True if they play with bots.
    pub takes_bots: bool,
    /// What they would play, each a [`bucket`].
    pub buckets: Vec<String>,
}

/// The name of a game at a pace with so many players. People with a bucket in common fit together.
pub fn bucket(game: &str, pace: &str, players: usize) -> String {
    format!("{game} {pace} {players}")
}

/// A table for people who have been put together, as the store keeps it.
#[derive(Clone, Debug, PartialEq)]
pub struct Made {
    /// Its id.
    pub table: String,
    /// Its phase.
    pub phase: &'static str,
    /// Its row.
    pub kept: String,
    /// The seats of the people, in their order.
    pub seats: Vec<usize>,
}

/// Makes a table of a bucket for these people, the one who has waited longest first. None if it cannot.
pub type MakeTable<'a> = &'a (dyn Fn(&str, &[SeekRow]) -> Option<Made> + Send + Sync);

/// Somebody who has been put together with others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    /// The id of the seek.
    pub seek: String,
    /// The server whose client it is.
    pub node: String,
    /// The table.
    pub table: String,
    /// The seat.
    pub seat: usize,
}

/// What became of a seek.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Sought {
    /// It waits.
    Waits,
    /// It was put together with others, all of whom are here.
    Found(Vec<Found>),
    /// It had been put together with others before.
    FoundBefore(Found),
    /// The same person looks for others with another secret.
    Elsewhere,
    /// It is gone: cancelled.
    Gone,
}
