//! Which bot thinks next.
//!
//! Bots need whole cores, and one person can let hundreds of them play. So bots wait in queues: addresses
//! take turns, and within an address the bot that has waited longest is next. Bots that search have a lane
//! of their own, so that quick ones never wait behind them, and one core is always left for everything
//! else.

use std::collections::{HashMap, VecDeque};
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::oneshot;

/// Whose bots wait: an address, or nobody's, if no client is connected to the table.
type Owner = Option<IpAddr>;

/// The queues of all bots.
pub(crate) struct BotQueue {
    quick: Lane,
    slow: Lane,
}

impl BotQueue {
    pub(crate) fn new(cores: usize) -> Self {
        Self {
            quick: Lane::new(cores),
            slow: Lane::new(cores.saturating_sub(1).max(1)),
        }
    }

    /// Waits until a bot may think; it may until the permit is dropped.
    pub(crate) async fn wait(&self, bot: &str, owner: Owner) -> Permit {
        match takht_bots::is_quick(bot) {
            true => self.quick.wait(owner).await,
            false => self.slow.wait(owner).await,
        }
    }
}

/// Bots that think at the same time, and those that wait for it.
#[derive(Clone)]
struct Lane(Arc<Mutex<Waiting>>);

struct Waiting {
    /// How many more bots may think now.
    free: usize,
    /// The owners whose bots wait, the next one first.
    owners: VecDeque<Owner>,
    /// The bots of each owner, the one that has waited longest first.
    bots: HashMap<Owner, VecDeque<oneshot::Sender<Permit>>>,
}

/// Lets one bot think until it is dropped.
pub(crate) struct Permit(Lane);

impl Lane {
    fn new(most: usize) -> Self {
        Self(Arc::new(Mutex::new(Waiting {
            free: most,
            owners: VecDeque::new(),
            bots: HashMap::new(),
        })))
    }

    fn waiting(&self) -> MutexGuard<'_, Waiting> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    async fn wait(&self, owner: Owner) -> Permit {
        let called = {
            let mut waiting = self.waiting();
            if waiting.free > 0 {
                waiting.free -= 1;
                return Permit(self.clone());
            }
            let (call, called) = oneshot::channel();
            let Waiting { owners, bots, .. } = &mut *waiting;
            let own = bots.entry(owner).or_default();
            if own.is_empty() {
                owners.push_back(owner);
            }
            own.push_back(call);
            called
        };
        match called.await {
            Ok(permit) => permit,
            // Cannot happen: a queue calls everyone in it.
            Err(_) => Permit(self.clone()),
        }
    }
}

impl Waiting {
    /// The bot that is next. Its owner then waits until all others have had a turn.
    fn next(&mut self) -> Option<oneshot::Sender<Permit>> {
        let owner = self.owners.pop_front()?;
        let own = self.bots.get_mut(&owner)?;
        let next = own.pop_front();
        match own.is_empty() {
            true => drop(self.bots.remove(&owner)),
            false => self.owners.push_back(owner),
        }
        next
    }
}

impl Drop for Permit {
    fn drop(&mut self) {
        let next = {
            let mut waiting = self.0.waiting();
            let next = waiting.next();
            if next.is_none() {
                waiting.free += 1;
            }
            next
        };
        // A bot that no longer waits drops the permit at once, and so calls the next one.
        if let Some(next) = next {
            next.send(Self(self.0.clone())).ok();
        }
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    fn from(last: u8) -> Owner {
        Some(IpAddr::from([10, 0, 0, last]))
    }

    #[tokio::test]
    async fn addresses_take_turns_however_many_bots_one_of_them_has() {
        let lane = Lane::new(1);
        let first = lane.wait(from(1)).await;
        let (told, mut order) = tokio::sync::mpsc::unbounded_channel();
        for (name, owner) in [("a", 1), ("b", 1), ("c", 1), ("d", 2), ("e", 1), ("f", 3)] {
            let (own, told) = (lane.clone(), told.clone());
            let before = lane
                .waiting()
                .bots
                .values()
                .map(VecDeque::len)
                .sum::<usize>();
            tokio::spawn(async move {
                let permit = own.wait(from(owner)).await;
                told.send(name).unwrap();
                drop(permit);
            });
            // Each is in the queue before the next one comes.
            let queued = async {
                while lane
                    .waiting()
                    .bots
                    .values()
                    .map(VecDeque::len)
                    .sum::<usize>()
                    == before
                {
                    tokio::task::yield_now().await;
                }
            };
            let queued = tokio::time::timeout(Duration::from_secs(60), queued);
            queued
                .await
                .expect("a bot that has to wait is in the queue");
        }
        drop(first);
        let mut called = Vec::new();
        for _ in 0..6 {
            let next = tokio::time::timeout(Duration::from_secs(60), order.recv()).await;
            called.push(next.unwrap().unwrap());
        }
        assert_eq!(called, ["a", "d", "f", "b", "c", "e"]);
        assert_eq!(lane.waiting().free, 1);
        assert!(lane.waiting().bots.is_empty());
    }

    #[tokio::test]
    async fn a_bot_that_no_longer_waits_is_skipped_and_quick_ones_do_not_wait_for_slow_ones() {
        let queue = BotQueue::new(2);
        let slow = queue.wait("master", from(1)).await;
        let gone = tokio::time::timeout(Duration::ZERO, queue.wait("master", from(1))).await;
        assert!(
            gone.is_err(),
            "only one of two cores is for bots that search"
        );
        let quick = queue.wait("knight", from(2)).await;
        drop((slow, quick));
        drop(queue.wait("master", from(3)).await);
    }
}
