//! The crash loop: it kills a server again and again while simulated players play. The server must not
//! lose, double or change anything that it has acknowledged.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use takht_core::{Chance, Quick};

use crate::fault::Fault;
use crate::population::{Count, all, every_game, populate};
use crate::server::Server;
use crate::simulated_player::Tally;

/// The size of a crash loop.
#[derive(Clone, Copy, Debug)]
pub struct Size {
    /// How often to kill the server.
    pub kills: u32,
    /// At how many tables players play at any time.
    pub tables: usize,
}

/// The result of a crash loop.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Seen {
    /// How often the server was killed.
    pub kills: u32,
    /// Games that ended and were checked.
    pub games: u64,
    /// The tally of all players together.
    pub tally: Tally,
}

/// How long it may take until somebody plays after a kill.
const PATIENCE: Duration = Duration::from_secs(60);

/// Waits until a turn has reached another player: a busy machine may need long for that, and a kill before it would
/// meet nobody.
async fn until_they_play(count: &Count) -> Result<(), Fault> {
    let since = Instant::now();
    while count.watch.clear().turns == 0 {
        if since.elapsed() > PATIENCE {
            return Err(Fault::new("nobody plays after the server was killed"));
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    Ok(())
}

/// Runs a crash loop. It calls `said` after each kill with the number of kills and of acknowledged turns.
pub async fn run(
    program: &Path,
    size: Size,
    mut said: impl FnMut(u32, u64),
) -> Result<Seen, Fault> {
    let data = tempfile::tempdir().map_err(|error| Fault::of(&error))?;
    let server = Server::start(program, data.path(), None).await;
    let mut server = server.map_err(|error| Fault::of(&error))?;
    let count = Arc::new(Count::default());
    let mut playing = populate(
        &[server.address()],
        size.tables,
        &every_game(),
        None,
        &count,
    );
    let mut chance = Quick::new(1);
    for kill in 0..size.kills {
        until_they_play(&count).await?;
        tokio::time::sleep(Duration::from_millis(100 + u64::from(chance.below(500)))).await;
        server.kill().map_err(|error| Fault::of(&error))?;
        let started = server.start_again().await;
        started.map_err(|error| Fault::of(&error))?;
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
        kills: size.kills,
        games: count.games(),
        tally: count.tally(),
    })
}
