//! Whole games kept as files, one for each player count and setup, with what came of them.
//!
//! They must fold to the same scores for ever: a change here is a change of the rules. To write
//! them anew after such a change, run the test with `TAKHT_BLESS=1` and read the difference.

use std::fs;
use std::path::PathBuf;

use serde_json::{Value, json};
use takht_core::{Game, Quick, Record};
use takht_kingdom_builder::{Card, KingdomBuilder, KingdomBuilderOptions, Location, Sector};

fn file(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    folder.join(format!("{name}.takht.json"))
}

/// What came of a game: the scores and the ranking, and how many events were legal at each ply.
fn outcome(record: &Record) -> Value {
    let mut choices = Vec::new();
    let game: KingdomBuilder = record
        .replay(|game: &KingdomBuilder, _, _| {
            let mut legal = Vec::new();
            game.legal(&mut legal);
            choices.push(legal.len());
        })
        .unwrap();
    json!({"choices": choices, "scores": game.scores(), "ranking": game.ranking()})
}

fn golden(name: &str, options: &KingdomBuilderOptions) {
    if std::env::var_os("TAKHT_BLESS").is_some() {
        let mut record = Record::new::<KingdomBuilder>(options);
        let seed = name.bytes().map(u64::from).sum();
        let mut game = KingdomBuilder::new(options).unwrap();
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
        let options = KingdomBuilderOptions::players(players);
        golden(&format!("{players}-players"), &options);
    }
}

#[test]
fn golden_first_game() {
    golden("first-game", &KingdomBuilderOptions::first_game(3));
}

/// Each card and each location is in one of these.
#[test]
fn golden_every_card_and_location() {
    let games: [(&str, [Location; 4], [Card; 3]); 4] = [
        (
            "networks",
            [
                Location::Oracle,
                Location::Farm,
                Location::Oasis,
                Location::Tower,
            ],
            [Card::Merchants, Card::Hermits, Card::Citizens],
        ),
        (
            "movers",
            [
                Location::Tavern,
                Location::Barn,
                Location::Harbor,
                Location::Paddock,
            ],
            [Card::Fishermen, Card::Miners, Card::Workers],
        ),
        (
            "sectors",
            [
                Location::Barn,
                Location::Tower,
                Location::Harbor,
                Location::Oracle,
            ],
            [Card::Lords, Card::Farmers, Card::Knights],
        ),
        (
            "rows",
            [
                Location::Paddock,
                Location::Oasis,
                Location::Tavern,
                Location::Farm,
            ],
            [Card::Discoverers, Card::Knights, Card::Lords],
        ),
    ];
    for (i, (name, boards, cards)) in games.into_iter().enumerate() {
        let mut turned = false;
        let boards = boards.map(|board| {
            turned = !turned;
            Sector { board, turned }
        });
        let options = KingdomBuilderOptions {
            boards: Some(boards),
            cards: Some(cards),
            ..KingdomBuilderOptions::players(2 + i as u8 % 3)
        };
        golden(name, &options);
    }
}
