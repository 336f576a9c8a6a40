//! A table that several servers serve at once: what the others do with it, and which one runs its bots.

use std::collections::BTreeSet;
use std::time::{Duration, Instant};

use takht_core::{MAX_SEATS, Seat};

use super::{TableClosed, TableTask};
use crate::store::{Phase, Standing, Written};

/// How long to wait before asking for a claim again that another node holds.
const CLAIM: Duration = Duration::from_secs(1);

/// What servers report in the place of a seat while a host is connected who only watches.
const HOST: usize = MAX_SEATS;

/// What a task knows of the other servers that have its table.
pub(super) struct Peers {
    /// The seats whose players are connected to other servers, and the host's place.
    pub(super) elsewhere: BTreeSet<usize>,
    /// The seats that the store lists as connected to this server.
    told: BTreeSet<usize>,
    /// True if this server runs the table's bots and timers.
    claimed: bool,
    /// When this server may ask for the claim again.
    pub(super) next_claim: Instant,
    /// When the task last read the store.
    synced: Instant,
}

impl Peers {
    pub(super) fn new() -> Self {
        Self {
            elsewhere: BTreeSet::new(),
            told: BTreeSet::new(),
            claimed: false,
            next_claim: Instant::now(),
            synced: Instant::now(),
        }
    }
}

impl TableTask {
    /// When the task reads the store again if no hint arrives.
    pub(super) fn next_sync(&self) -> Option<Instant> {
        self.registry.store.nodes()?;
        Some(self.peers.synced + self.registry.bus.silence())
    }

    /// Reads what other servers have changed, and tells all clients. Returns false if the store fails.
    pub(super) async fn sync_from_store(&mut self) -> Result<bool, TableClosed> {
        let registry = self.registry.clone();
        let Some(nodes) = registry.store.nodes() else {
            return Ok(true);
        };
        self.peers.synced = Instant::now();
        match registry.store.table(&self.table.id).await {
            Ok(Some(row)) if row.version == self.table.row.version => {
                if self.apply_newer_entries().await.is_err() {
                    return Ok(false);
                }
            }
            Ok(Some(_)) => {
                self.fold_again().await?;
                self.tell_table();
            }
            // The host has deleted the table.
            Ok(None) => return Err(TableClosed),
            Err(_) => return Ok(false),
        }
        // Read this server's own entries, too: other nodes may have removed them while it was silent, and
        // a task that ended early may have left some.
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
        let now = self.now();
        if elsewhere != self.peers.elsewhere {
            for gone in self.peers.elsewhere.difference(&elsewhere) {
                if let Some(last) = self.last_here.get_mut(*gone) {
                    *last = now;
                }
            }
            self.peers.elsewhere = elsewhere;
            self.tell_table();
        }
        self.advance().await?;
        Ok(true)
    }

    /// True if the host is connected to another server, and may only watch.
    pub(super) fn is_host_elsewhere(&self) -> bool {
        self.peers.elsewhere.contains(&HOST)
    }

    /// Tells the other servers which seats are connected here. It tries again later what the store
    /// refuses.
    pub(super) async fn publish_presence(&mut self) {
        let registry = self.registry.clone();
        let Some(nodes) = registry.store.nodes() else {
            return;
        };
        let seats = self.visitors.values().filter_map(|visitor| visitor.seat);
        let mut here: BTreeSet<usize> = seats.map(Seat::index).collect();
        if self.table.row.data.phase == Phase::Gathering && self.has_host() {
            here.insert(HOST);
        }
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

    /// True if this server runs the table's bots and timers; asks for the claim if it may.
    pub(super) async fn try_claim(&mut self) -> bool {
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

    /// Gives up the claim and the seats. If the store fails, other nodes take over when this server falls
    /// silent.
    pub(super) async fn leave_to_peers(&mut self) {
        self.visitors.clear();
        self.publish_presence().await;
        if let (true, Some(nodes)) = (self.peers.claimed, self.registry.store.nodes()) {
            let id = &self.table.id;
            nodes.release(id, &self.registry.node).await.ok();
            self.registry.bus.tell(id);
        }
    }
}
