//! The crash loop with two servers over one database. It kills either server, or NATS, while the players
//! of each table use both.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use takht_core::{Chance, Quick};

use crate::crash::Size;
use crate::fault::Fault;
use crate::population::{Count, all, every_game, populate};
use crate::server::Server;
use crate::service::{Cluster, NatsServer};
use crate::simulated_player::Tally;

/// The result of the loop.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Seen {
    /// How often a server was killed.
    pub servers: u32,
    /// How often NATS was killed.
    pub nats: u32,
    /// Games that ended and were checked.
    pub games: u64,
    /// The tally of all players together.
    pub tally: Tally,
}

/// Runs the loop. It calls `said` after each kill with the number of kills and of acknowledged turns. On
/// average one kill in five is of NATS, the others are of a server.
pub async fn run(
    program: &Path,
    size: Size,
    mut said: impl FnMut(u32, u64),
) -> Result<Seen, Fault> {
    let failed = |error: std::io::Error| Fault::of(&error);
    let cluster = Cluster::start().map_err(failed)?;
    let mut nats = NatsServer::start().map_err(failed)?;
    let mut servers = Vec::new();
    for _ in 0..2 {
        let server = Server::join(program, &cluster.address(), &nats.address()).await;
        servers.push(server.map_err(failed)?);
    }
    let (one, other) = (servers[0].address(), servers[1].address());
    let addresses = [format!("{one},{other}"), format!("{other},{one}")];
    let count = Arc::new(Count::default());
    let mut playing = populate(&addresses, size.tables, &every_game(), None, &count);
    let mut chance = Quick::new(2);
    let mut seen = Seen::default();
    for kill in 0..size.kills {
        tokio::time::sleep(Duration::from_millis(100 + u64::from(chance.below(500)))).await;
        // It stays away for up to a second.
        let without = Duration::from_millis(chance.below(1_000).into());
        match chance.below(5) {
            0 => {
                nats.kill().map_err(failed)?;
                tokio::time::sleep(without).await;
                nats.start_again().map_err(failed)?;
                seen.nats += 1;
            }
            number => {
                let server = &mut servers[number as usize % 2];
                server.kill().map_err(failed)?;
                tokio::time::sleep(without).await;
                server.start_again().await.map_err(failed)?;
                seen.servers += 1;
            }
        }
        said(kill + 1, count.tally().accepted);
        // No player ends before `stop` is set, unless something is wrong.
        if let Some(ended) = playing.try_join_next() {
            ended.map_err(|error| Fault::of(&error))??;
        }
    }
    // The players finish the games that have begun.
    count.stop.store(true, Ordering::Relaxed);
    all(playing).await?;
    Ok(Seen {
        games: count.games(),
        tally: count.tally(),
        ..seen
    })
}
