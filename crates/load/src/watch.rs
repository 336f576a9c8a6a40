//! How long turns take to reach the others.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use takht_protocol::TableId;

/// Looks how long turns take to reach the others.
#[derive(Debug, Default)]
pub struct Watch {
    begun: Mutex<HashMap<TableId, (usize, Instant)>>,
    took: Mutex<Vec<Duration>>,
}

/// What is behind a lock, whoever has failed while holding it.
pub(crate) fn held<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Watch {
    /// The turn at a ply is one since then.
    pub(crate) fn begins(&self, table: &TableId, ply: usize, since: Instant) {
        held(&self.begun).insert(table.clone(), (ply, since));
    }

    /// Someone else was told of events from a ply on; the first to be told counts.
    pub(crate) fn told(&self, table: &TableId, from: usize) {
        let mut begun = held(&self.begun);
        if let Some((ply, since)) = begun.get(table).copied()
            && ply == from
        {
            begun.remove(table);
            held(&self.took).push(since.elapsed());
        }
    }

    /// How long turns took since it was last asked.
    pub fn clear(&self) -> Latency {
        let mut took = std::mem::take(&mut *held(&self.took));
        took.sort_unstable();
        let part = |percent: usize| {
            let at = took.len() * percent / 100;
            took.get(at).copied().unwrap_or_default()
        };
        Latency {
            turns: took.len(),
            p50: part(50),
            p99: part(99),
        }
    }
}

/// How long turns took.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Latency {
    /// How many there were.
    pub turns: usize,
    /// How long it took until the others were told, by how many of a hundred turns were quicker.
    pub p50: Duration,
    /// See `p50`.
    pub p99: Duration,
}

impl Latency {
    /// The 99th percentile in milliseconds.
    pub fn p99_ms(&self) -> f64 {
        self.p99.as_secs_f64() * 1000.0
    }

    /// The median in milliseconds.
    pub fn p50_ms(&self) -> f64 {
        self.p50.as_secs_f64() * 1000.0
    }
}
