//! Tests contests, results files and the strength of bots.
#![allow(clippy::unwrap_used)]

mod levels;
mod master;
mod paper;
mod results;
mod running;

use serde_json::{Value, json};
use takht_arena::{BadContest, Contest, Engines, Limit, Row, run};
use takht_games::GameId;

/// A contest between these bots, with `iterations` simulations a turn.
fn contest(game: GameId, seats: &[&str], options: Value, iterations: u32) -> Contest {
    let mut options = match options {
        Value::Object(options) => options,
        _ => panic!("options are an object"),
    };
    options.insert("players".to_owned(), seats.len().into());
    Contest {
        game,
        options,
        layout: (game == GameId::Capture).then(|| "random".to_owned()),
        seats: seats.iter().map(|&seat| seat.to_owned()).collect(),
        limit: Limit::Iterations(iterations),
        seed: 1,
    }
}

/// The summary of the first bot after so many games.
fn first(contest: &Contest, games: u64) -> Row {
    let games = games * u64::from(takht_testing::proof_factor());
    let tally = run(
        contest,
        games,
        Vec::new(),
        None,
        2,
        &Engines::default(),
        |_| Ok::<bool, BadContest>(true),
    );
    let row = tally.unwrap().rows().swap_remove(0);
    println!(
        "{} {:?}: {:.1}% won of {}, {:.2} points, {:+.2}",
        contest.game,
        contest.seats,
        100.0 * row.won,
        row.games,
        row.score,
        row.margin
    );
    row
}

/// Kingdomino for four with the bonuses, as in the paper.
fn of_four(one: &str, others: &str, iterations: u32) -> Contest {
    contest(
        GameId::Kingdomino,
        &[one, others, others, others],
        json!({}),
        iterations,
    )
}

#[track_caller]
fn assert_near(found: f64, expected: f64, within: f64) {
    assert!(
        (found - expected).abs() <= within,
        "{found}, expected {expected} ± {within}"
    );
}
