//! Makes notices of calls, and delivers them.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use tokio::sync::Notify;
use tokio::task::{Id, JoinError, JoinSet};

use crate::call::{Call, Kind};
use crate::delivery::{Channels, Outcome};
use crate::pace::Pace;
use crate::random::{NoChance, token};
use crate::store::{Leased, NoticeStore, NoticeStoreError, Room, Subscribed};
use crate::subscription::{Channel, SeatOwner, Subscription};

/// How long a table waits for a player before a bot plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Patience {
    /// From the beginning.
    pub whole: Duration,
    /// From now on.
    pub left: Duration,
}

/// Makes notices of calls, and delivers them. Several servers over one store share the work.
pub struct Outbox {
    store: Arc<dyn NoticeStore>,
    channels: Arc<Channels>,
    pace: Pace,
    /// This server's name among those over the same store.
    server: String,
    /// Wakes the delivery when there may be something new.
    news: Notify,
}

impl Outbox {
    /// An outbox over a store.
    pub fn new(
        store: Arc<dyn NoticeStore>,
        channels: Channels,
        pace: Pace,
    ) -> Result<Self, NoChance> {
        Ok(Self {
            store,
            channels: Arc::new(channels),
            pace,
            server: token()?,
            news: Notify::new(),
        })
    }

    /// The store.
    pub fn store(&self) -> &Arc<dyn NoticeStore> {
        &self.store
    }

    /// The ways on which notices leave this server.
    pub fn channels(&self) -> &Channels {
        &self.channels
    }

    /// How fast the outbox works.
    pub fn pace(&self) -> &Pace {
        &self.pace
    }

    /// Keeps a subscription, and asks the owner of a new mailbox whether they want mails about `game`.
    pub async fn subscribe(
        &self,
        new: &Subscription,
        game: &str,
    ) -> Result<Subscribed, NoticeStoreError> {
        let subscribed = self.store.subscribe(new).await?;
        if let (
            Subscribed::Kept {
                id, is_new: true, ..
            },
            Channel::Email { .. },
        ) = (&subscribed, &new.channel)
        {
            let question = Call {
                kind: Kind::Confirm,
                table: new.seat.table.clone(),
                seat: new.seat.seat,
                ply: 0,
                game: game.to_owned(),
                names: Vec::new(),
                who: None,
                deadline: None,
            };
            let asked = self.store.note(new, &question, Duration::ZERO).await;
            if asked.is_err() {
                // Without the question nobody could ever confirm; the player tries again.
                self.store.unsubscribe(id).await?;
            }
            asked?;
            self.news.notify_one();
        }
        Ok(subscribed)
    }

    /// Makes notices of a call for the player of a seat. It may be repeated: each notice is made once.
    ///
    /// Where the table's patience ends, a second notice of a turn follows when three quarters of it have
    /// passed.
    pub async fn call(
        &self,
        owner: &SeatOwner,
        call: &Call,
        patience: Option<Patience>,
    ) -> Result<(), NoticeStoreError> {
        for subscription in self.store.subscriptions(owner).await? {
            // What the table waits for can still be told when the owner of a mailbox has confirmed it.
            if !subscription.is_confirmed && !call.kind.is_urgent() {
                continue;
            }
            self.store
                .note(&subscription, call, self.pace.grace)
                .await?;
            let is_long = |patience: &Patience| patience.whole * 3 / 4 >= self.pace.grace * 3;
            let patience = patience.filter(|_| call.kind == Kind::Turn);
            if let Some(patience) = patience.filter(is_long) {
                let warn = patience.left.saturating_sub(patience.whole / 4);
                let kind = Kind::TimeLow;
                let low = Call {
                    kind,
                    ..call.clone()
                };
                self.store.note(&subscription, &low, warn).await?;
            }
        }
        self.news.notify_one();
        Ok(())
    }

    /// The player of a seat is here: what waits to be told to them need not be told, except that a game is over.
    pub async fn is_here(&self, table: &str, seat: usize) -> Result<(), NoticeStoreError> {
        self.store.forget(table, seat).await
    }

    /// Delivers notices that are due, until it is dropped. Deliveries that have begun by then end; other
    /// servers, or this one after its next start, deliver them again when their leases have ended.
    pub async fn deliver(&self) {
        let mut under_way = JoinSet::new();
        // Who takes the notice that each task delivers.
        let mut receivers: HashMap<Id, String> = HashMap::new();
        let mut is_failing = false;
        loop {
            while let Some(done) = under_way.try_join_next_with_id() {
                receivers.remove(&report(done));
            }
            let mut room = Room {
                most: self.pace.at_once.saturating_sub(under_way.len()),
                per_receiver: self.pace.per_receiver,
                under_way: HashMap::new(),
            };
            for receiver in receivers.values() {
                *room.under_way.entry(receiver.clone()).or_default() += 1;
            }
            if room.most > 0 {
                match self.store.lease(&self.server, self.pace.lease, room).await {
                    Ok(leased) => {
                        is_failing = false;
                        for leased in leased {
                            let receiver = leased.subscription.channel.receiver();
                            let task = under_way.spawn(self.deliver_one(leased));
                            receivers.insert(task.id(), receiver);
                        }
                    }
                    Err(error) => {
                        if !is_failing {
                            tracing::warn!(%error, "notices cannot be read; the next ones come later");
                        }
                        is_failing = true;
                    }
                }
            }
            tokio::select! {
                Some(done) = under_way.join_next_with_id() => {
                    receivers.remove(&report(done));
                }
                () = self.news.notified() => {}
                () = tokio::time::sleep(self.pace.look) => {}
            }
        }
    }

    /// Delivers a notice, and notes what became of it.
    fn deliver_one(&self, leased: Leased) -> impl Future<Output = Settled> + Send + use<> {
        let (store, channels) = (self.store.clone(), self.channels.clone());
        let (server, pace) = (self.server.clone(), self.pace);
        async move {
            let Leased {
                notice,
                subscription,
                now,
            } = &leased;
            let outcome = channels.deliver(subscription, notice, *now).await;
            if let Outcome::Failed { why, .. } = &outcome {
                let (notice, channel) = (&notice.id, subscription.channel.name());
                tracing::info!(notice, channel, why, "a notice could not be delivered");
            }
            store.settle(&server, &leased, &outcome, &pace).await
        }
    }
}

type Settled = Result<(), NoticeStoreError>;

/// Tells the operator of a delivery that could not be noted; returns which task has ended.
fn report(done: Result<(Id, Settled), JoinError>) -> Id {
    match done {
        Ok((id, Ok(()))) => id,
        Ok((id, Err(error))) => {
            tracing::warn!(%error, "what became of a notice could not be noted: it is delivered again");
            id
        }
        Err(error) => {
            tracing::error!(%error, "the delivery of a notice failed");
            error.id()
        }
    }
}
