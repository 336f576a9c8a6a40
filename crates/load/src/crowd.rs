//! Many people at many tables.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

use serde_json::json;
use takht_protocol::Gather;
use tokio::task::JoinSet;

use crate::gathering::{gather, record};
use crate::person::{Fault, Person, Tally, Watch};

/// What people have been through, so far.
#[derive(Default)]
pub(crate) struct Count {
    /// True once no more games are to begin.
    pub(crate) stop: AtomicBool,
    games: AtomicU64,
    accepted: AtomicU64,
    broken: AtomicU64,
    repeated: AtomicU64,
    /// How long moves took to reach the others.
    pub(crate) watch: Arc<Watch>,
}

impl Count {
    /// Games that were played to their end and checked.
    pub(crate) fn games(&self) -> u64 {
        self.games.load(Ordering::Relaxed)
    }

    /// What all people have been through together.
    pub(crate) fn tally(&self) -> Tally {
        let read = |number: &AtomicU64| number.load(Ordering::Relaxed);
        Tally {
            accepted: read(&self.accepted),
            broken: read(&self.broken),
            repeated: read(&self.repeated),
        }
    }
}

/// What people play, one after the other: the game, and how many play it.
pub(crate) type Games = Vec<(Gather, usize)>;

/// Sits down at so many tables.
pub(crate) fn crowd(
    address: &str,
    tables: usize,
    games: &Games,
    count: &Arc<Count>,
) -> JoinSet<Result<(), Fault>> {
    let mut playing = JoinSet::new();
    for number in 0..tables {
        let mut games = games.clone();
        let first = number % games.len().max(1);
        games.rotate_left(first);
        playing.spawn(keep_playing(address.to_owned(), games, count.clone()));
    }
    playing
}

fn game(game: &str, options: &serde_json::Value) -> Gather {
    Gather {
        game: game.to_owned(),
        options: options.as_object().cloned().unwrap_or_default(),
        ..Gather::default()
    }
}

/// Every game there is.
pub(crate) fn every_game() -> Games {
    vec![
        (game("kingdomino", &json!({ "players": 2 })), 2),
        (game("kingdom-builder", &json!({ "players": 2 })), 2),
        (game("kingdomino", &json!({ "players": 4 })), 4),
        (
            game("capture", &json!({ "players": 2, "round_limit": 20 })),
            2,
        ),
    ]
}

/// Games of many turns, for whoever wants to see turns and not people gathering.
pub(crate) fn long_games() -> Games {
    let dynasty = json!({ "players": 2, "dynasty": true });
    vec![
        (game("kingdomino", &dynasty), 2),
        (
            game("capture", &json!({ "players": 2, "round_limit": 100 })),
            2,
        ),
    ]
}

/// Plays game after game at one table after the other.
async fn keep_playing(address: String, games: Games, count: Arc<Count>) -> Result<(), Fault> {
    let mut games = games.into_iter().cycle();
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
            let played = person.play(&address, &count.watch).await;
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
