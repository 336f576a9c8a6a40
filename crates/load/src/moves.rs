//! How many durable moves a server makes in a second, and how soon the others see them.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use crate::crowd::{Count, all, crowd, long_games};
use crate::fault::Fault;
use crate::server::Server;
use crate::watch::Latency;

/// How much is asked of the server.
#[derive(Clone, Copy, Debug)]
pub struct Size {
    /// At how many tables people play at any time.
    pub tables: usize,
    /// For how long.
    pub seconds: u64,
    /// The one core that the server gets, if it gets only one.
    pub core: Option<usize>,
    /// How many turns are due in a second at all tables together; without it, everybody plays as soon
    /// as they can.
    pub rate: Option<f64>,
}

/// What was measured.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Measured {
    /// Turns in a second that the others were told of, each durable.
    pub turns_per_s: f64,
    /// Games that were played to their end and checked.
    pub games: u64,
    /// How long it took until the others were told, from when a turn was due: that is when it was
    /// sent, or earlier.
    pub latency: Latency,
}

/// Plays for a while and measures.
pub async fn run(program: &Path, size: Size) -> Result<Measured, Fault> {
    let data = tempfile::tempdir().map_err(|error| Fault::of(&error))?;
    let server = Server::start(program, data.path(), size.core).await;
    let server = server.map_err(|error| Fault::of(&error))?;
    let count = Arc::new(Count::default());
    let games = long_games();
    let playing = crowd(&[server.address()], size.tables, &games, size.rate, &count);
    // What people do first, gathering, is not counted.
    tokio::time::sleep(Duration::from_secs(1)).await;
    count.watch.clear();
    let begun = Instant::now();
    tokio::time::sleep(Duration::from_secs(size.seconds)).await;
    let latency = count.watch.clear();
    let turns_per_s = latency.turns as f64 / begun.elapsed().as_secs_f64();
    count.stop.store(true, Ordering::Relaxed);
    all(playing).await?;
    Ok(Measured {
        turns_per_s,
        games: count.games(),
        latency,
    })
}
