//! Helpers for the tests of all games.
//!
//! - [`play`], [`after`], [`clause`] and [`legal`] use a game through its notation.
//! - [`golden`] compares complete games with their stored results.
//! - [`proof_factor`] says how much longer than usual a test runs.
//!
//! All helpers panic if the test has to fail.
#![allow(clippy::unwrap_used, clippy::missing_panics_doc)]

use std::fs;
use std::path::Path;

use serde_json::{Value, json};
use takht_core::{Game, Quick, Record, Refused, Seat};

/// How many times longer than usual a test runs; the variable `TAKHT_PROOF` sets it.
pub fn proof_factor() -> u32 {
    let asked = std::env::var("TAKHT_PROOF").ok();
    asked.map_or(1, |times| times.parse().expect("TAKHT_PROOF is a number"))
}

/// Reads and plays one event of notation.
pub fn play<G: Game>(game: &mut G, text: &str) -> Result<(), Refused> {
    let event: G::Event = text.parse()?;
    game.play(event).map_err(Refused::from)
}

/// Plays events that must all be legal.
pub fn play_all<G: Game>(game: &mut G, events: &[&str]) {
    for text in events {
        play(game, text).unwrap_or_else(|refused| panic!("{text}: {refused}"));
    }
}

/// A copy of the game after these events.
#[must_use]
pub fn after<G: Game>(game: &G, events: &[&str]) -> G {
    let mut game = game.clone();
    play_all(&mut game, events);
    game
}

/// The clause that refuses an event, `none` if the event cannot be read, or `legal`.
pub fn clause<G: Game>(game: &G, text: &str) -> &'static str {
    match play(&mut game.clone(), text) {
        Ok(()) => "legal",
        Err(refused) => refused.clause.unwrap_or("none"),
    }
}

/// The legal events.
pub fn legal<G: Game>(game: &G) -> Vec<String> {
    let mut events = Vec::new();
    game.legal(&mut events);
    events.iter().map(ToString::to_string).collect()
}

/// The seat with this number.
pub fn seat(number: usize) -> Seat {
    Seat::new(number).unwrap()
}

/// The number of the acting seat.
pub fn acting<G: Game>(game: &G) -> usize {
    game.turn().seat().unwrap().index()
}

/// Compares a stored game with its stored results. The game must give the same results for ever, so
/// a difference is a change of the rules. After such a change, run the test with `TAKHT_BLESS=1` to
/// write the file again, and read the difference.
pub fn golden<G: Game>(folder: &str, name: &str, options: &G::Options) {
    let file = Path::new(folder).join(format!("{name}.takht.json"));
    if std::env::var_os("TAKHT_BLESS").is_some() {
        let mut record = Record::new::<G>(options);
        let seed = name.bytes().map(u64::from).sum();
        record.push_playout(&mut G::new(options).unwrap(), &mut Quick::new(seed));
        let outcome = outcome::<G>(&record);
        record.other.insert("outcome".to_owned(), outcome);
        fs::write(&file, record.to_pretty()).unwrap();
    }
    let record = Record::read(&fs::read(&file).unwrap()).unwrap();
    assert_eq!(outcome::<G>(&record), record.other["outcome"], "{name}");
}

/// The results of a game: the scores, the ranking, and the number of legal events at each ply.
fn outcome<G: Game>(record: &Record) -> Value {
    let mut choices = Vec::new();
    let game: G = record
        .replay(|game: &G, _, _| choices.push(legal(game).len()))
        .unwrap();
    json!({"choices": choices, "scores": game.scores(), "ranking": game.ranking()})
}
