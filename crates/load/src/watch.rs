//! How long turns take to reach the other players.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use takht_protocol::TableId;

/// Measures how long turns take to reach the other players.
#[derive(Debug, Default)]
pub struct Watch {
    begun: Mutex<HashMap<TableId, (usize, Instant)>>,
    took: Mutex<Vec<Duration>>,
}

/// Locks a mutex, even if a thread has panicked while holding it.
pub(crate) fn held<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Watch {
    /// A player sends the turn at a ply, which was due at `since`.
    pub(crate) fn begins(&self, table: &TableId, ply: usize, since: Instant) {
        held(&self.begun).insert(table.clone(), (ply, since));
    }

    /// Another player got the events from a ply on. Only the first one counts for a turn.
    pub(crate) fn told(&self, table: &TableId, from: usize) {
        let mut begun = held(&self.begun);
        if let Some((ply, since)) = begun.get(table).copied()
            && ply == from
        {
            begun.remove(table);
            held(&self.took).push(since.elapsed());
        }
    }

    /// Returns the measurements since the last call, and starts anew.
    pub fn clear(&self) -> Latency {
        Latency::of(std::mem::take(&mut *held(&self.took)))
    }
}

/// How long turns took to reach another player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Latency {
    /// How many turns were measured.
    pub turns: usize,
    /// The time within which half of the turns arrived.
    pub p50: Duration,
    /// The time within which 99 of 100 turns arrived.
    pub p99: Duration,
}

impl Latency {
    /// The latency of turns that took these times.
    pub(crate) fn of(mut took: Vec<Duration>) -> Self {
        took.sort_unstable();
        let part = |percent: usize| {
            let at = took.len() * percent / 100;
            took.get(at).copied().unwrap_or_default()
        };
        Self {
            turns: took.len(),
            p50: part(50),
            p99: part(99),
        }
    }

    /// The 99th percentile in milliseconds.
    pub fn p99_ms(&self) -> f64 {
        self.p99.as_secs_f64() * 1000.0
    }

    /// The median in milliseconds.
    pub fn p50_ms(&self) -> f64 {
        self.p50.as_secs_f64() * 1000.0
    }
}
