//! The crash loop: a server is killed again and again while people play, and nothing that it has
//! acknowledged may be lost, doubled or changed.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use takht_core::{Chance, Quick};

use crate::crowd::{Count, all, crowd, every_game};
use crate::fault::Fault;
use crate::person::Tally;
use crate::server::Server;

/// How large a crash loop is.
#[derive(Clone, Copy, Debug)]
pub struct Size {
    /// How often the server is killed.
    pub kills: u32,
    /// At how many tables people play at any time.
    pub tables: usize,
}

/// What a crash loop has seen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Seen {
    /// How often the server was killed.
    pub kills: u32,
    /// Games that were played to their end and checked.
    pub games: u64,
    /// What all people have been through together.
    pub tally: Tally,
}

/// Runs a crash loop; `said` hears how far it is.
pub async fn run(
    program: &Path,
    size: Size,
    mut said: impl FnMut(u32, u64),
) -> Result<Seen, Fault> {
    let data = tempfile::tempdir().map_err(|error| Fault::of(&error))?;
    let server = Server::start(program, data.path(), None).await;
    let mut server = server.map_err(|error| Fault::of(&error))?;
    let count = Arc::new(Count::default());
    let mut playing = crowd(
        &[server.address()],
        size.tables,
        &every_game(),
        None,
        &count,
    );
    let mut chance = Quick::new(1);
    for kill in 0..size.kills {
        tokio::time::sleep(Duration::from_millis(100 + u64::from(chance.below(500)))).await;
        server.kill().map_err(|error| Fault::of(&error))?;
        let started = server.start_again().await;
        started.map_err(|error| Fault::of(&error))?;
        said(kill + 1, count.tally().accepted);
        // Nobody ends before they are told to, unless something is wrong.
        if let Some(ended) = playing.try_join_next() {
            ended.map_err(|error| Fault::of(&error))??;
        }
    }
    // The games that have begun are played to their end.
    count.stop.store(true, Ordering::Relaxed);
    all(playing).await?;
    Ok(Seen {
        kills: size.kills,
        games: count.games(),
        tally: count.tally(),
    })
}
