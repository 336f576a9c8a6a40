//! Games over a faulty network. Connections break in the middle of messages; turns and acknowledgements
//! are lost, arrive late, twice, or after later ones. Every game must still end as it should.

use std::path::Path;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};

use takht_protocol::CreateTable;
use tokio::task::JoinSet;

use crate::fault::Fault;
use crate::network::{Happened, Line};
use crate::population::{Count, all, every_game, play_game};
use crate::server::Server;
use crate::simulated_player::{Manner, Tally};
use crate::watch::held;

/// How much to play.
#[derive(Clone, Copy, Debug)]
pub struct Size {
    /// How many games.
    pub games: u64,
    /// At how many tables at once.
    pub tables: usize,
    /// The seed of the network's faults.
    pub seed: u64,
}

/// The result.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Seen {
    /// Games that ended and were checked.
    pub games: u64,
    /// The tally of all players together.
    pub tally: Tally,
    /// What the network did to them.
    pub happened: Happened,
}

/// Plays the games. It calls `said` after each with the number of games so far.
pub async fn run(
    program: &Path,
    size: Size,
    said: impl Fn(u64) + Clone + Send + 'static,
) -> Result<Seen, Fault> {
    let data = tempfile::tempdir().map_err(|error| Fault::of(&error))?;
    let server = Server::start(program, data.path(), None).await;
    let server = server.map_err(|error| Fault::of(&error))?;
    let count = Arc::new(Count::default());
    let happened = Arc::new(Mutex::new(Happened::default()));
    let next = Arc::new(AtomicU64::new(0));
    let mut playing = JoinSet::new();
    for _ in 0..size.tables {
        let address = server.address();
        let (count, happened) = (count.clone(), happened.clone());
        let (next, said) = (next.clone(), said.clone());
        playing.spawn(async move {
            let kinds = every_game();
            loop {
                let number = next.fetch_add(1, Ordering::Relaxed);
                if number >= size.games {
                    return Ok(());
                }
                let (wanted, players) = &kinds[number as usize % kinds.len()];
                // Every line has a seed of its own.
                let seed = (size.seed << 32) + (number << 8);
                let lines = lay(&address, *players, seed, &happened).await?;
                play_over(&address, &lines, wanted, &count).await?;
                said(count.games());
            }
        });
    }
    all(playing).await?;
    let happened = *held(&happened);
    Ok(Seen {
        games: count.games(),
        tally: count.tally(),
        happened,
    })
}

async fn lay(
    server: &str,
    players: usize,
    seed: u64,
    happened: &Arc<Mutex<Happened>>,
) -> Result<Vec<Line>, Fault> {
    let mut lines = Vec::new();
    for number in 0..players {
        let line = Line::lay(server, seed + number as u64, happened).await;
        lines.push(line.map_err(|error| Fault::of(&error))?);
    }
    Ok(lines)
}

async fn play_over(
    server: &str,
    lines: &[Line],
    wanted: &CreateTable,
    count: &Arc<Count>,
) -> Result<(), Fault> {
    let addresses: Vec<String> = lines.iter().map(Line::address).collect();
    let manner = Manner {
        stutters: true,
        ..Manner::default()
    };
    play_game(server, &addresses, wanted, &manner, count).await?;
    Ok(())
}
