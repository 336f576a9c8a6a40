//! Where subscriptions and notices are kept.

mod schema;
mod sql;

use std::collections::HashMap;
use std::time::Duration;

use async_trait::async_trait;

use crate::call::{Call, Notice};
use crate::delivery::Outcome;
use crate::pace::Pace;
use crate::subscription::{Channel, SeatOwner, Subscription};

pub use schema::{POSTGRES, SQLITE};
pub use sql::{PostgresNotices, SqliteNotices};

/// The most subscriptions of one seat.
pub const MOST_PER_SEAT: i64 = 10;

/// The most subscriptions with one address, over all tables.
pub const MOST_PER_ADDRESS: i64 = 50;

/// How many mailings a day ask the owner of a mailbox whether they want mails.
pub const MOST_QUESTIONS: i64 = 3;

/// Why the store failed.
#[derive(Debug, thiserror::Error)]
pub enum NoticeStoreError {
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

/// What became of a request to be called.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Subscribed {
    /// The subscription is kept, under this id and with this token: those of the request, or of an earlier one
    /// for the same address.
    Kept {
        /// The id.
        id: String,
        /// The token.
        token: String,
        /// True if it is new.
        is_new: bool,
    },
    /// The seat has as many subscriptions as it may have.
    TooManyOfSeat,
    /// As many seats as may call this address.
    TooManyOfAddress,
    /// The owner of the mailbox has been asked often enough today.
    TooManyQuestions,
    /// The mailbox refused earlier mails.
    Refused,
}

/// A notice that this server has for itself until its lease ends.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Leased {
    /// The notice.
    pub notice: Notice,
    /// The subscription to which it goes.
    pub subscription: Subscription,
    /// The store's time, in seconds since 1970.
    pub now: i64,
}

/// How many more notices a server can deliver now.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Room {
    /// How many in all.
    pub most: usize,
    /// How many may be under way to one receiver.
    pub per_receiver: usize,
    /// How many are under way to each receiver.
    pub under_way: HashMap<String, usize>,
}

impl Room {
    /// Takes room for one more notice to a receiver, if there is some.
    fn take(&mut self, receiver: String) -> bool {
        let under_way = self.under_way.entry(receiver).or_default();
        let is_free = self.most > 0 && *under_way < self.per_receiver;
        if is_free {
            self.most -= 1;
            *under_way += 1;
        }
        is_free
    }
}

/// Keeps subscriptions and notices. What a method has changed is durable when it returns. All times are those
/// of the store's own clock, because the clocks of several servers differ.
#[async_trait]
pub trait NoticeStore: Send + Sync + 'static {
    /// The operator's key for push services: the one that is kept, otherwise `drawn`, which is kept from now
    /// on.
    async fn vapid_key(&self, drawn: &[u8]) -> Result<Vec<u8>, NoticeStoreError>;

    /// Keeps a subscription. One of the same player with the same address takes its place.
    async fn subscribe(&self, new: &Subscription) -> Result<Subscribed, NoticeStoreError>;

    /// The subscriptions of a player.
    async fn subscriptions(&self, of: &SeatOwner) -> Result<Vec<Subscription>, NoticeStoreError>;

    /// The subscription with a token.
    async fn by_token(&self, token: &str) -> Result<Option<Subscription>, NoticeStoreError>;

    /// Notes that the owner of a mailbox wants mails.
    async fn confirm(&self, id: &str) -> Result<(), NoticeStoreError>;

    /// Removes a subscription and its notices. Returns false if there is none.
    async fn unsubscribe(&self, id: &str) -> Result<bool, NoticeStoreError>;

    /// The owner of a mailbox who has not agreed to mails does not want to be asked again, for any table.
    async fn refuse(&self, address: &str) -> Result<(), NoticeStoreError>;

    /// A browser has another place at its push service than before: puts it in all its subscriptions. Returns
    /// false if too many seats would call it.
    async fn renew(&self, old: &Channel, new: &Channel) -> Result<bool, NoticeStoreError>;

    /// The tables with subscriptions.
    async fn tables(&self) -> Result<Vec<String>, NoticeStoreError>;

    /// Makes a notice of a call for a subscription, due after `delay`. If it has been made, it stays; what it
    /// says is brought up to date until a server begins to deliver it.
    async fn note(
        &self,
        subscription: &Subscription,
        call: &Call,
        delay: Duration,
    ) -> Result<(), NoticeStoreError>;

    /// Forgets what waits to be told to a player, who is here and sees it, except that a game is over. It can be
    /// noted again.
    async fn forget(&self, table: &str, seat: usize) -> Result<(), NoticeStoreError>;

    /// Leases notices that are due to a server that has room for them, and forgets turns that have been played.
    async fn lease(
        &self,
        server: &str,
        lease: Duration,
        room: Room,
    ) -> Result<Vec<Leased>, NoticeStoreError>;

    /// Notes what became of a delivery, if the server still has the lease.
    async fn settle(
        &self,
        server: &str,
        leased: &Leased,
        outcome: &Outcome,
        pace: &Pace,
    ) -> Result<(), NoticeStoreError>;

    /// The last notices of a subscription, the newest first.
    async fn latest(&self, id: &str, most: u32) -> Result<Vec<Notice>, NoticeStoreError>;

    /// Removes what nobody needs any more: old notices, and mailboxes that were never confirmed.
    async fn tidy(&self) -> Result<(), NoticeStoreError>;
}
