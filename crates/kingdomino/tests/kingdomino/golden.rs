//! Whole games kept as files, one for each player count and variant, with what came of them.
//!
//! They must fold to the same scores for ever: a change here is a change of the rules. To write
//! them anew after such a change, run the test with `TAKHT_BLESS=1` and read the difference.

use std::fs;
use std::path::PathBuf;

use serde_json::{Value, json};
use takht_core::{Game, Quick, Record, Series};
use takht_kingdomino::{Kingdomino, KingdominoOptions, MightyDuel};

fn file(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    folder.join(format!("{name}.takht.json"))
}

/// What came of a game: the scores and the ranking, and how many events were legal at each ply.
fn outcome<G: Game>(record: &Record) -> Value {
    let mut choices = Vec::new();
    let game: G = record
        .replay(|game: &G, _, _| {
            let mut legal = Vec::new();
            game.legal(&mut legal);
            choices.push(legal.len());
        })
        .unwrap();
    json!({"choices": choices, "scores": game.scores(), "ranking": game.ranking()})
}

fn golden<G: Game<Options = KingdominoOptions>>(name: &str, options: KingdominoOptions) {
    if std::env::var_os("TAKHT_BLESS").is_some() {
        let mut record = Record::new::<G>(&options);
        let seed = name.bytes().map(u64::from).sum();
        record.push_playout(&mut G::new(&options).unwrap(), &mut Quick::new(seed));
        record
            .other
            .insert("outcome".to_owned(), outcome::<G>(&record));
        fs::write(file(name), record.to_pretty()).unwrap();
    }
    let record = Record::read(&fs::read(file(name)).unwrap()).unwrap();
    assert_eq!(outcome::<G>(&record), record.other["outcome"], "{name}");
}

#[test]
fn golden_two_three_and_four_players() {
    for players in 2..=4 {
        golden::<Kingdomino>(
            &format!("{players}-players"),
            KingdominoOptions::players(players),
        );
    }
}

#[test]
fn golden_mighty_duel() {
    golden::<MightyDuel>("mighty-duel", KingdominoOptions::mighty_duel());
}

#[test]
fn golden_without_bonuses() {
    let none = KingdominoOptions {
        middle_kingdom: false,
        harmony: false,
        ..KingdominoOptions::players(2)
    };
    golden::<Kingdomino>("no-bonuses", none);
    let harmony = KingdominoOptions {
        harmony: true,
        ..none
    };
    golden::<Kingdomino>("harmony-only", harmony);
    let middle = KingdominoOptions {
        middle_kingdom: true,
        ..none
    };
    golden::<Kingdomino>("middle-kingdom-only", middle);
}

#[test]
fn golden_dynasties() {
    for players in 2..=4 {
        let options = KingdominoOptions {
            dynasty: true,
            ..KingdominoOptions::players(players)
        };
        golden::<Series<Kingdomino>>(&format!("dynasty-{players}-players"), options);
    }
    let duel = KingdominoOptions {
        dynasty: true,
        ..KingdominoOptions::mighty_duel()
    };
    golden::<Series<MightyDuel>>("dynasty-mighty-duel", duel);
}
