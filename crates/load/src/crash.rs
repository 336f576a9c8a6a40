//! The crash loop: a server is killed again and again while people play, and nothing that it has
//! acknowledged may be lost, doubled or changed.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

use serde_json::json;
use takht_core::{Chance, Quick};
use takht_protocol::Gather;
use tokio::task::JoinSet;

use crate::gathering::{gather, record};
use crate::person::{Fault, Person, Tally};
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

#[derive(Default)]
struct Count {
    stop: AtomicBool,
    games: AtomicU64,
    accepted: AtomicU64,
    broken: AtomicU64,
    repeated: AtomicU64,
}

/// What is played, one after the other.
fn games() -> [(Gather, usize); 4] {
    let game = |game: &str, options: serde_json::Value| Gather {
        game: game.to_owned(),
        options: options.as_object().cloned().unwrap_or_default(),
        ..Gather::default()
    };
    [
        (game("kingdomino", json!({ "players": 2 })), 2),
        (game("kingdom-builder", json!({ "players": 2 })), 2),
        (game("kingdomino", json!({ "players": 4 })), 4),
        (
            game("capture", json!({ "players": 2, "round_limit": 20 })),
            2,
        ),
    ]
}

/// Runs a crash loop; `said` hears how far it is.
pub async fn run(
    program: &Path,
    size: Size,
    mut said: impl FnMut(u32, u64),
) -> Result<Seen, Fault> {
    let data = tempfile::tempdir().map_err(|error| Fault::of(&error))?;
    let server = Server::start(program, data.path()).await;
    let mut server = server.map_err(|error| Fault::of(&error))?;
    let count = Arc::new(Count::default());
    let mut playing = JoinSet::new();
    for number in 0..size.tables {
        playing.spawn(keep_playing(server.address(), number, count.clone()));
    }
    let mut chance = Quick::new(1);
    for kill in 0..size.kills {
        tokio::time::sleep(Duration::from_millis(100 + u64::from(chance.below(500)))).await;
        let killed = server.kill_and_start().await;
        killed.map_err(|error| Fault::of(&error))?;
        said(kill + 1, count.accepted.load(Ordering::Relaxed));
        // Nobody ends before they are told to, unless something is wrong.
        if let Some(ended) = playing.try_join_next() {
            ended.map_err(|error| Fault::of(&error))??;
        }
    }
    // The games that have begun are played to their end.
    count.stop.store(true, Ordering::Relaxed);
    while let Some(ended) = playing.join_next().await {
        ended.map_err(|error| Fault::of(&error))??;
    }
    let read = |number: &AtomicU64| number.load(Ordering::Relaxed);
    Ok(Seen {
        kills: size.kills,
        games: read(&count.games),
        tally: Tally {
            accepted: read(&count.accepted),
            broken: read(&count.broken),
            repeated: read(&count.repeated),
        },
    })
}

/// Plays game after game at one table after the other.
async fn keep_playing(address: String, number: usize, count: Arc<Count>) -> Result<(), Fault> {
    let mut games = games().into_iter().cycle().skip(number);
    while !count.stop.load(Ordering::Relaxed) {
        let Some((wanted, players)) = games.next() else {
            break;
        };
        let people = loop {
            match gather(&address, &wanted, players).await {
                Ok(people) => break people,
                Err(Some(fault)) => return Err(fault),
                // The server went away in the middle: at another table, then.
                Err(None) => tokio::time::sleep(Duration::from_millis(50)).await,
            }
        };
        play_out(&address, people, &count).await?;
    }
    Ok(())
}

async fn play_out(address: &str, people: Vec<Person>, count: &Arc<Count>) -> Result<(), Fault> {
    let mut playing = JoinSet::new();
    for mut person in people {
        let (address, count) = (address.to_owned(), count.clone());
        playing.spawn(async move {
            let played = person.play(&address).await;
            let Tally {
                accepted,
                broken,
                repeated,
            } = person.tally;
            count.accepted.fetch_add(accepted, Ordering::Relaxed);
            count.broken.fetch_add(broken, Ordering::Relaxed);
            count.repeated.fetch_add(repeated, Ordering::Relaxed);
            played.map(|()| person)
        });
    }
    let mut people = Vec::new();
    while let Some(person) = playing.join_next().await {
        people.push(person.map_err(|error| Fault::of(&error))??);
    }
    let Some(table) = people.first().map(|person| person.table.clone()) else {
        return Ok(());
    };
    let kept = loop {
        match record(address, &table).await {
            Ok(record) => break record,
            Err(Some(fault)) => return Err(fault),
            Err(None) => tokio::time::sleep(Duration::from_millis(50)).await,
        }
    };
    for person in &people {
        person.check(&kept)?;
    }
    takht_games::verify(&kept).map_err(|unfair| Fault::of(&unfair))?;
    count.games.fetch_add(1, Ordering::Relaxed);
    Ok(())
}
