//! A table that several servers have at once: what others do with it, and who does what.

use std::collections::BTreeSet;
use std::time::{Duration, Instant};

use takht_core::Seat;

use super::{TableClosed, TableTask};
use crate::store::{Standing, Written};

/// How long a claim that was not given is not asked for again.
const CLAIM: Duration = Duration::from_secs(1);

/// What a table knows of the other servers that have it.
pub(super) struct Peers {
    /// The seats whose owners are connected to others.
    pub(super) elsewhere: BTreeSet<usize>,
    /// The seats that others have been told are connected here.
    told: BTreeSet<usize>,
    /// True if its bots and timers are this server's.
    claimed: bool,
    /// When they may be asked for again.
    pub(super) next_claim: Instant,
    /// When the store was last looked at for what is new.
    looked: Instant,
}

impl Peers {
    pub(super) fn new() -> Self {
        Self {
            elsewhere: BTreeSet::new(),
            told: BTreeSet::new(),
            claimed: false,
            next_claim: Instant::now(),
            looked: Instant::now(),
        }
    }
}

impl TableTask {
    /// When the store is to be looked at, should nobody say that something is new.
    pub(super) fn look_at(&self) -> Option<Instant> {
        self.registry.store.nodes()?;
        Some(self.peers.looked + self.registry.bus.silence())
    }

    /// Looks what others have done, and tells everybody here. Says false if the store does not answer.
    pub(super) async fn look(&mut self) -> Result<bool, TableClosed> {
        let registry = self.registry.clone();
        let Some(nodes) = registry.store.nodes() else {
            return Ok(true);
        };
        self.peers.looked = Instant::now();
        match registry.store.table(&self.table.id).await {
            Ok(Some(row)) if row.version == self.table.row.version => {
                if self.follow().await.is_err() {
                    return Ok(false);
                }
            }
            Ok(Some(_)) => {
                self.fold_again().await?;
                self.tell_table();
            }
            // It has been deleted.
            Ok(None) => return Err(TableClosed),
            Err(_) => return Ok(false),
        }
        // What is kept of this server counts, too: it may have been silent for too long, or have left
        // something undone.
        let standing = nodes.standing(&self.table.id, &registry.node).await;
        let Ok(Standing {
            here,
            elsewhere,
            claimed,
        }) = standing
        else {
            return Ok(false);
        };
        self.peers.told = here.into_iter().collect();
        self.peers.claimed = claimed;
        let elsewhere = BTreeSet::from_iter(elsewhere);
        if elsewhere != self.peers.elsewhere {
            for gone in self.peers.elsewhere.difference(&elsewhere) {
                if let Some(last) = self.last_here.get_mut(*gone) {
                    *last = Instant::now();
                }
            }
            self.peers.elsewhere = elsewhere;
            self.tell_table();
        }
        self.advance().await?;
        Ok(true)
    }

    /// Tells others who is connected here. What could not be told is told the next time.
    pub(super) async fn share(&mut self) {
        let registry = self.registry.clone();
        let Some(nodes) = registry.store.nodes() else {
            return;
        };
        let seats = self.visitors.values().filter_map(|visitor| visitor.seat);
        let here: BTreeSet<usize> = seats.map(Seat::index).collect();
        let changed: Vec<usize> = here
            .symmetric_difference(&self.peers.told)
            .copied()
            .collect();
        for seat in changed {
            let is_here = here.contains(&seat);
            let told = nodes.attend(&self.table.id, seat, &registry.node, is_here);
            if told.await.is_ok() {
                match is_here {
                    true => self.peers.told.insert(seat),
                    false => self.peers.told.remove(&seat),
                };
                registry.bus.tell(&self.table.id);
            }
        }
    }

    /// True if the bots and timers of the table are this server's to care for.
    pub(super) async fn claims(&mut self) -> bool {
        let registry = self.registry.clone();
        let Some(nodes) = registry.store.nodes() else {
            return true;
        };
        if !self.peers.claimed && self.peers.next_claim <= Instant::now() {
            let claimed = nodes.claim(&self.table.id, &registry.node).await;
            self.peers.claimed = matches!(claimed, Ok(Written::Applied));
            self.peers.next_claim = Instant::now() + CLAIM;
        }
        self.peers.claimed
    }

    /// Leaves the table to others. Should it not work, it is theirs once this server is silent.
    pub(super) async fn part(&mut self) {
        self.visitors.clear();
        self.share().await;
        if let (true, Some(nodes)) = (self.peers.claimed, self.registry.store.nodes()) {
            let id = &self.table.id;
            nodes.release(id, &self.registry.node).await.ok();
            self.registry.bus.tell(id);
        }
    }
}
