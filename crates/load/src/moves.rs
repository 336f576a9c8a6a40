//! How many durable moves a server makes in a second, and how soon the others see them.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use crate::crowd::{Count, crowd, long_games};
use crate::person::Fault;
use crate::server::Server;

/// How much is asked of the server.
#[derive(Clone, Copy, Debug)]
pub struct Size {
    /// At how many tables people play at any time.
    pub tables: usize,
    /// For how long.
    pub seconds: u64,
    /// The one core that the server gets, if it gets only one.
    pub core: Option<usize>,
}

/// What was measured.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Measured {
    /// Turns that were acknowledged in a second, each durable.
    pub turns_per_s: f64,
    /// How long it took from sending a turn until the others were told, by how many of a hundred
    /// turns were quicker.
    pub p50: Duration,
    /// See `p50`.
    pub p99: Duration,
}

/// Plays for a while and measures.
pub async fn run(program: &Path, size: Size) -> Result<Measured, Fault> {
    let data = tempfile::tempdir().map_err(|error| Fault::of(&error))?;
    let server = Server::start(program, data.path(), size.core).await;
    let server = server.map_err(|error| Fault::of(&error))?;
    let count = Arc::new(Count::default());
    let mut playing = crowd(&server.address(), size.tables, &long_games(), &count);
    // What people do first, gathering, is not counted.
    tokio::time::sleep(Duration::from_secs(1)).await;
    count.watch.clear();
    let begun = Instant::now();
    tokio::time::sleep(Duration::from_secs(size.seconds)).await;
    let mut latencies = count.watch.clear();
    let turns_per_s = latencies.len() as f64 / begun.elapsed().as_secs_f64();
    count.stop.store(true, Ordering::Relaxed);
    while let Some(ended) = playing.join_next().await {
        ended.map_err(|error| Fault::of(&error))??;
    }
    latencies.sort_unstable();
    let part = |percent: usize| {
        let at = latencies.len() * percent / 100;
        latencies.get(at).copied().unwrap_or_default()
    };
    Ok(Measured {
        turns_per_s,
        p50: part(50),
        p99: part(99),
    })
}
