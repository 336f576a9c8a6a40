//! Measures how soon people are put together who look for others.

use std::collections::HashMap;
use std::path::Path;
use std::sync::Arc;
use std::sync::Mutex;
use std::time::{Duration, Instant};

use takht_protocol::{FromLobby, Paired, Seek, TableId, ToLobby};
use tokio::sync::oneshot;
use tokio::task::JoinSet;

use crate::fault::Fault;
use crate::http_client::random;
use crate::lobby::LobbyTalk;
use crate::server::Server;
use crate::sockets::{OTHER_FILES, allow_files};
use crate::watch::{Latency, held};

/// How much to measure.
#[derive(Clone, Copy, Debug)]
pub struct Size {
    /// How many people look for others.
    pub people: usize,
    /// How many of them begin to look a second.
    pub rate: u32,
}

/// By table: when each of its people arrived, and when they knew.
type Pairs = Arc<Mutex<HashMap<TableId, Vec<(Instant, Instant)>>>>;

/// Measures how soon after the second one's arrival both of a pair know of it. Everybody is in the lobby before
/// the first one looks; they want three games at three paces, and every pair is the only one at its table.
pub async fn run(program: &Path, size: Size) -> Result<Latency, Fault> {
    allow_files(size.people as u64 + OTHER_FILES)?;
    let data = tempfile::tempdir().map_err(|error| Fault::of(&error))?;
    let server = Server::start(program, data.path(), None).await;
    let server = server.map_err(|error| Fault::of(&error))?;
    let address = server.address();
    let pairs = Pairs::default();
    let mut looking = JoinSet::new();
    let mut beginnings = Vec::with_capacity(size.people);
    let games = ["kingdomino", "kingdom-builder", "capture"];
    let paces = ["quick", "steady", "calm"];
    for number in 0..size.people {
        let [_, _, high, low] = (number as u32).to_be_bytes();
        let mut talk = LobbyTalk::open(&address, [127, 2, high, low.max(1)]).await?;
        // Two and two arrive for the same, but not next to each other.
        let kind = (number / 2 + number % 2 * 4) % 9;
        let seek = Seek {
            games: vec![games[kind % 3].to_owned()],
            paces: vec![paces[kind / 3].to_owned()],
            players: vec![2],
            name: format!("Person {number}"),
            sealed: "00".repeat(32),
            secret: random()?,
            ..Seek::default()
        };
        let pairs = pairs.clone();
        let (begin, mut begins) = oneshot::channel();
        beginnings.push(begin);
        looking.spawn(async move {
            talk.idle_until(&mut begins).await?;
            let arrived = Instant::now();
            talk.say(&ToLobby::Seek(Box::new(seek))).await?;
            loop {
                match talk.hear().await? {
                    FromLobby::Paired(Paired { table, .. }) => {
                        let mut pairs = held(&pairs);
                        pairs
                            .entry(table)
                            .or_default()
                            .push((arrived, Instant::now()));
                        return Ok::<_, Fault>(());
                    }
                    FromLobby::Problem(problem) => return Err(Fault::new(problem.to_string())),
                    FromLobby::Lobby(_)
                    | FromLobby::Changes(_)
                    | FromLobby::Shown(_)
                    | FromLobby::NotShown(_)
                    | FromLobby::Seeking(_) => {}
                }
            }
        });
    }
    let mut ticks = tokio::time::interval(Duration::from_secs(1) / size.rate.max(1));
    for begin in beginnings {
        ticks.tick().await;
        // Somebody whose connection has failed begins nothing; their task says why.
        begin.send(()).ok();
    }
    // A few may be left over, for whom nobody has come.
    let most_left = games.len() * paces.len();
    let mut done = 0;
    while done + most_left < size.people {
        let Some(one) = looking.join_next().await else {
            break;
        };
        one.map_err(|error| Fault::of(&error))??;
        done += 1;
    }
    looking.abort_all();
    let pairs = std::mem::take(&mut *held(&pairs));
    let mut took = Vec::with_capacity(pairs.len());
    for (table, people) in pairs {
        if people.len() > 2 {
            return Err(Fault::new(format!(
                "{} people got table {table}",
                people.len()
            )));
        }
        // The other one of a pair may not have been awaited.
        let [one, other] = people[..] else {
            continue;
        };
        let second = one.0.max(other.0);
        took.push(one.1.max(other.1).saturating_duration_since(second));
    }
    Ok(Latency::of(took))
}
