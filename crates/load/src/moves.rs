//! Measures how many durable turns a second a server makes, and how soon the other players see them.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use crate::fault::Fault;
use crate::population::{Count, all, long_games, populate};
use crate::server::Server;
use crate::service::{Cluster, NatsServer};
use crate::watch::Latency;

/// How much to ask of the server.
#[derive(Clone, Copy, Debug)]
pub struct Size {
    /// At how many tables players play at any time.
    pub tables: usize,
    /// For how many seconds to measure.
    pub seconds: u64,
    /// The only core that the server may use, if it is limited to one.
    pub core: Option<usize>,
    /// How many servers share one PostgreSQL; none for one server with a file.
    pub postgres: Option<usize>,
    /// How many turns a second are due at all tables together. Without it, everyone plays as fast as
    /// possible.
    pub rate: Option<f64>,
}

/// The result of a measurement.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Measured {
    /// Durable turns a second, each counted when another player has seen it.
    pub turns_per_s: f64,
    /// Games that ended and were checked.
    pub games: u64,
    /// How long it took until another player saw a turn, from when it was due: when it was sent, or
    /// earlier.
    pub latency: Latency,
}

/// Plays for a while and measures.
pub async fn run(program: &Path, size: Size) -> Result<Measured, Fault> {
    let failed = |error: std::io::Error| Fault::of(&error);
    let data = tempfile::tempdir().map_err(failed)?;
    let (mut servers, mut services) = (Vec::new(), None);
    match size.postgres {
        None => {
            let server = Server::start(program, data.path(), size.core).await;
            servers.push(server.map_err(failed)?);
        }
        Some(count) => {
            let (cluster, nats) = (Cluster::start(), NatsServer::start());
            let (cluster, nats) = (cluster.map_err(failed)?, nats.map_err(failed)?);
            for _ in 0..count {
                let server = Server::join(program, &cluster.address(), &nats.address()).await;
                servers.push(server.map_err(failed)?);
            }
            services = Some((cluster, nats));
        }
    }
    let addresses: Vec<String> = servers.iter().map(Server::address).collect();
    let count = Arc::new(Count::default());
    let games = long_games();
    let playing = populate(&addresses, size.tables, &games, size.rate, &count);
    // The first second, when the players make their tables, does not count.
    tokio::time::sleep(Duration::from_secs(1)).await;
    count.watch.clear();
    let begun = Instant::now();
    tokio::time::sleep(Duration::from_secs(size.seconds)).await;
    let latency = count.watch.clear();
    let turns_per_s = latency.turns as f64 / begun.elapsed().as_secs_f64();
    count.stop.store(true, Ordering::Relaxed);
    all(playing).await?;
    // The servers end before what they need does.
    drop(servers);
    drop(services);
    Ok(Measured {
        turns_per_s,
        games: count.games(),
        latency,
    })
}
