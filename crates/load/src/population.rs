//! Many simulated players at many tables.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use serde_json::json;
use takht_games::GameId;
use takht_protocol::{CreateTable, TableId};
use tokio::task::JoinSet;

use crate::fault::Fault;
use crate::http_client::{create_table, record};
use crate::pace::Pace;
use crate::simulated_player::{Manner, SimulatedPlayer, Tally};
use crate::watch::{Watch, held};

/// What all players have counted so far.
#[derive(Default)]
pub(crate) struct Count {
    /// True once no new game is to begin.
    pub(crate) stop: Arc<AtomicBool>,
    games: AtomicU64,
    tally: Mutex<Tally>,
    /// How long turns took to reach the other players.
    pub(crate) watch: Watch,
}

impl Count {
    /// Games that ended and were checked.
    pub(crate) fn games(&self) -> u64 {
        self.games.load(Ordering::Relaxed)
    }

    /// The tally of all players together.
    pub(crate) fn tally(&self) -> Tally {
        *held(&self.tally)
    }
}

/// The tasks of the players, one for each table.
pub(crate) type Playing = JoinSet<Result<(), Fault>>;

/// Waits until all players have ended.
pub(crate) async fn all(mut playing: Playing) -> Result<(), Fault> {
    while let Some(ended) = playing.join_next().await {
        ended.map_err(|error| Fault::of(&error))??;
    }
    Ok(())
}

/// The games to play in turn, each with how many simulated players take part. Bots have the other seats.
pub(crate) type Games = Vec<(CreateTable, usize)>;

/// Starts players at `tables` tables; the players of a table use the addresses in turn. With a `rate` all
/// tables together make that many turns a second; without it everyone plays as fast as possible.
pub(crate) fn populate(
    addresses: &[String],
    tables: usize,
    games: &Games,
    rate: Option<f64>,
    count: &Arc<Count>,
) -> Playing {
    let mut playing = JoinSet::new();
    for number in 0..tables {
        let mut games = games.clone();
        let first = number % games.len().max(1);
        games.rotate_left(first);
        let pace = rate.map(|rate| {
            let every = Duration::from_secs_f64(tables as f64 / rate);
            let part = number as f64 / tables as f64;
            Arc::new(Pace::new(every, part, &count.stop))
        });
        let manner = Manner {
            pace,
            ..Manner::default()
        };
        playing.spawn(keep_playing(
            addresses.to_vec(),
            games,
            manner,
            count.clone(),
        ));
    }
    playing
}

fn game(game: &str, options: &serde_json::Value) -> CreateTable {
    CreateTable {
        game: game.to_owned(),
        options: options.as_object().cloned().unwrap_or_default(),
        ..CreateTable::default()
    }
}

/// Every game.
pub(crate) fn every_game() -> Games {
    let for_two = GameId::ALL.iter().map(|&id| {
        let mut options = json!({ "players": 2 });
        if id == GameId::Capture {
            options["round_limit"] = 20.into();
        }
        (game(id.name(), &options), 2)
    });
    let mut games: Games = for_two.collect();
    games.push((game("kingdomino", &json!({ "players": 4 })), 4));
    games.push((game("kingdomino", &json!({ "players": 3 })), 2));
    games
}

/// Games with many turns, for measuring turns rather than the making of tables.
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

/// Plays one game after the other, each at a new table.
async fn keep_playing(
    addresses: Vec<String>,
    games: Games,
    manner: Manner,
    count: Arc<Count>,
) -> Result<(), Fault> {
    let mut games = games.into_iter().cycle();
    while !count.stop.load(Ordering::Relaxed) {
        let Some((wanted, players)) = games.next() else {
            break;
        };
        let places: Vec<String> = addresses.iter().cycle().take(players).cloned().collect();
        let Some(first) = places.first() else {
            return Err(Fault::new("there is no address"));
        };
        play_game(first, &places, &wanted, &manner, &count).await?;
    }
    Ok(())
}

/// Plays a game from the making of its table to the check of its record, and returns the table. Each
/// player connects to its own address.
pub(crate) async fn play_game(
    server: &str,
    addresses: &[String],
    wanted: &CreateTable,
    manner: &Manner,
    count: &Arc<Count>,
) -> Result<TableId, Fault> {
    let mut people = create_table(addresses, wanted).await?;
    for person in &mut people {
        person.manner = manner.clone();
    }
    play_out(server, people, count).await
}

async fn play_out(
    server: &str,
    people: Vec<SimulatedPlayer>,
    count: &Arc<Count>,
) -> Result<TableId, Fault> {
    let mut playing = JoinSet::new();
    for mut person in people {
        let count = count.clone();
        playing.spawn(async move {
            let played = person.play(&count.watch).await;
            *held(&count.tally) += person.tally;
            played.map(|()| person)
        });
    }
    let mut people = Vec::new();
    while let Some(person) = playing.join_next().await {
        people.push(person.map_err(|error| Fault::of(&error))??);
    }
    let table = people.first().map(|person| person.table.clone());
    let table = table.ok_or_else(|| Fault::new("nobody has played"))?;
    let kept = record(server, &table).await?;
    for person in &people {
        person.check(&kept)?;
    }
    // Drawing every deal again takes a while, and is the same for all of them.
    let noted = people.first().map(SimulatedPlayer::noted);
    let verified = takht_games::verify(&kept, &noted.unwrap_or_default());
    verified.map_err(|unfair| Fault::of(&unfair))?;
    count.games.fetch_add(1, Ordering::Relaxed);
    Ok(table)
}
