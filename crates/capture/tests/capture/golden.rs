//! Whole games kept as files, one for each player count and setup, with what came of them.
//!
//! They must fold to the same scores for ever: a change here is a change of the rules. To write
//! them anew after such a change, run the test with `TAKHT_BLESS=1` and read the difference.

use std::fs;
use std::path::PathBuf;

use serde_json::{Value, json};
use takht_capture::{Capture, CaptureOptions};
use takht_core::{Game, Quick, Record};

fn file(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    folder.join(format!("{name}.takht.json"))
}

/// What came of a game: the scores and the ranking, and how many events were legal at each ply.
fn outcome(record: &Record) -> Value {
    let mut choices = Vec::new();
    let game: Capture = record
        .replay(|game: &Capture, _, _| {
            let mut legal = Vec::new();
            game.legal(&mut legal);
            choices.push(legal.len());
        })
        .unwrap();
    json!({"choices": choices, "scores": game.scores(), "ranking": game.ranking()})
}

fn golden(name: &str, options: &CaptureOptions) {
    if std::env::var_os("TAKHT_BLESS").is_some() {
        let mut record = Record::new::<Capture>(options);
        let seed = name.bytes().map(u64::from).sum();
        let mut game = Capture::new(options).unwrap();
        record.push_playout(&mut game, &mut Quick::new(seed));
        record.other.insert("outcome".to_owned(), outcome(&record));
        fs::write(file(name), record.to_pretty()).unwrap();
    }
    let record = Record::read(&fs::read(file(name)).unwrap()).unwrap();
    assert_eq!(outcome(&record), record.other["outcome"], "{name}");
}

#[test]
fn golden_two_three_and_four_players() {
    for players in 2..=4 {
        let options = CaptureOptions {
            round_limit: Some(60),
            ..CaptureOptions::players(players)
        };
        golden(&format!("{players}-players"), &options);
    }
}

#[test]
fn golden_without_a_limit() {
    golden("no-limit", &CaptureOptions::players(2));
}

#[test]
fn golden_other_pieces() {
    let large_tiles = CaptureOptions {
        tile_size: 3,
        small: 7,
        large: 3,
        round_limit: Some(40),
        ..CaptureOptions::players(4)
    };
    golden("large-tiles", &large_tiles);
    let crowded = CaptureOptions {
        small: 20,
        large: 10,
        may_pass: true,
        round_limit: Some(30),
        ..CaptureOptions::players(3)
    };
    golden("crowded", &crowded);
}
