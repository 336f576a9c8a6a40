//! Datasets: the same plan gives the same files, and files say what happened in their games.
#![allow(clippy::unwrap_used)]

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use serde_json::{Value, json};
use takht_arena::{Contest, Engines, Limit};
use takht_core::{OptionMap, Record, Turn};
use takht_dataset::{BadDataset, Dataset, Plan, write};
use takht_games::GameId;
use takht_spaces::numbering;
use tempfile::TempDir;

fn plan(game: GameId, seats: &[&str], games: u64, part: u64) -> Plan {
    let mut options: OptionMap = OptionMap::new();
    options.insert("players".to_owned(), seats.len().into());
    if game == GameId::Capture {
        options.insert("round_limit".to_owned(), 8.into());
    }
    let seats: Vec<String> = seats.iter().map(|&seat| seat.to_owned()).collect();
    Plan {
        names: seats.clone(),
        contest: Contest {
            game,
            options,
            layout: (game == GameId::Capture).then(|| "random".to_owned()),
            seats,
            limit: Limit::Iterations(20),
            seed: 5,
        },
        games,
        games_per_part: part,
    }
}

fn written(plan: &Plan, threads: usize) -> TempDir {
    let folder = TempDir::new().unwrap();
    write(folder.path(), plan, threads, &Engines::default(), |_| {
        Ok::<(), BadDataset>(())
    })
    .unwrap();
    folder
}

/// Every file below a folder with its content.
fn files(folder: &Path) -> BTreeMap<String, Vec<u8>> {
    let mut found = BTreeMap::new();
    for folder in [
        folder.to_owned(),
        folder.join("positions"),
        folder.join("games"),
    ] {
        for file in fs::read_dir(&folder)
            .unwrap()
            .map(|file| file.unwrap().path())
        {
            if file.is_file() {
                found.insert(file.display().to_string(), fs::read(&file).unwrap());
            }
        }
    }
    let own = folder.display().to_string();
    let name = |path: String| path.replace(&own, "");
    found
        .into_iter()
        .map(|(path, bytes)| (name(path), bytes))
        .collect()
}

#[test]
fn the_same_plan_gives_the_same_bytes_on_any_number_of_threads() {
    let plan = plan(GameId::Kingdomino, &["master", "greedy"], 7, 3);
    let one = files(written(&plan, 1).path());
    assert_eq!(
        one.len(),
        7,
        "three parts of two files each, and one that describes them"
    );
    assert_eq!(one, files(written(&plan, 4).path()));
}

#[test]
fn what_was_interrupted_goes_on_with_the_first_part_that_is_missing() {
    let plan = plan(GameId::Kingdomino, &["random", "greedy"], 8, 3);
    let whole = files(written(&plan, 2).path());
    let folder = written(&plan, 2);
    let path = |name: &str| folder.path().join(name);
    // The machine stops while the second part is written.
    let manifest = fs::read_to_string(path("dataset.json")).unwrap();
    let manifest = manifest.replace("\"complete\": true", "\"complete\": false");
    fs::write(path("dataset.json"), manifest).unwrap();
    for gone in [
        "games/00001.parquet",
        "positions/00002.parquet",
        "games/00002.parquet",
    ] {
        fs::remove_file(path(gone)).unwrap();
    }
    fs::write(path("positions/.00002.unfinished"), b"half").unwrap();
    match Dataset::open(folder.path()).unwrap_err() {
        BadDataset::Unfinished { there, parts, .. } => assert_eq!((there, parts), (1, 3)),
        other => panic!("{other}"),
    }
    let mut played = 0;
    write(folder.path(), &plan, 1, &Engines::default(), |_| {
        played += 1;
        Ok::<(), BadDataset>(())
    })
    .unwrap();
    assert_eq!(played, 5, "the games of the two parts that were missing");
    assert_eq!(files(folder.path()), whole);
    // Nothing is left to do.
    write(
        folder.path(),
        &plan,
        1,
        &Engines::default(),
        |_| -> Result<(), BadDataset> { panic!("it is complete") },
    )
    .unwrap();
}

#[test]
fn the_records_of_a_dataset_give_its_positions_again() {
    for (game, seats) in [
        (GameId::Kingdomino, &["squire", "greedy", "random"][..]),
        (GameId::KingdomBuilder, &["squire", "random"]),
        (GameId::Capture, &["knight", "random"]),
    ] {
        let plan = plan(game, seats, 4, 2);
        let folder = written(&plan, 2);
        let dataset = Dataset::open(folder.path()).unwrap();
        for part in 0..2 {
            let (positions, games) = (
                dataset.positions(part).unwrap(),
                dataset.games(part).unwrap(),
            );
            let bytes = dataset.manifest().space.observation;
            let mut row = 0;
            for (nth, record) in games.record.iter().enumerate() {
                let record = Record::read(record.as_bytes()).unwrap();
                let number = games.game[nth];
                assert_eq!(number, part as i64 * 2 + nth as i64);
                assert_eq!(games.deal[nth], number / seats.len() as i64);
                assert_eq!(record.events.len() as i32, games.events[nth]);
                // The record is that of the contest.
                let contest = plan
                    .contest
                    .record(number as u64, &Engines::default())
                    .unwrap();
                assert_eq!(record.events, contest.events, "{game}");
                let mut position = takht_games::begin(&record).unwrap();
                let numbers = numbering(&*position).unwrap();
                for (ply, event) in record.events.iter().enumerate() {
                    let is_row = positions.game.get(row) == Some(&number)
                        && positions.ply[row] == ply as i32;
                    if is_row {
                        let Turn::Seat(seat) = position.turn() else {
                            panic!("nobody acts at ply {ply}");
                        };
                        assert_eq!(positions.seat[row], seat.index() as u8);
                        let mut seen = vec![0; bytes];
                        numbers.observe(&*position, seat, &mut seen);
                        assert!(positions.observation[row * bytes..][..bytes] == seen);
                        let mut legal = numbers.actions(&*position);
                        legal.sort_unstable();
                        let [from, to] = [row, row + 1].map(|row| positions.begin[row] as usize);
                        let held = positions.legal[from..to]
                            .iter()
                            .map(|&number| number as u32);
                        assert_eq!(held.collect::<Vec<_>>(), legal);
                        let action = numbers.number(&*position, event).unwrap().unwrap();
                        assert_eq!(positions.action[row], action as i32);
                        assert_eq!(positions.share[row], games.shares[nth][seat.index()]);
                        row += 1;
                    } else {
                        // What is no row is a deal, or an event of the layout.
                        let laid = event.starts_with("tile ") || position.turn() == Turn::Chance;
                        let laid = laid || game == GameId::Capture && ply < 60;
                        assert!(laid, "{game} {ply}: {event}");
                    }
                    position.play(event).unwrap();
                }
                let totals: Vec<i32> = position.scores().iter().map(|score| score.total).collect();
                assert_eq!(games.points[nth], totals);
                let won = games.shares[nth].iter().sum::<f32>();
                assert!((won - 1.0).abs() < 1e-6);
                for (place, share) in games.places[nth].iter().zip(&games.shares[nth]) {
                    assert_eq!(*place == 1, *share > 0.0);
                }
            }
            assert_eq!(row, positions.game.len(), "every row belongs to a game");
            assert!(row > 20, "{game}: {row}");
        }
    }
}

#[test]
fn bots_that_search_say_what_they_expect_and_others_do_not() {
    let folder = written(&plan(GameId::Kingdomino, &["master", "greedy"], 6, 6), 2);
    let dataset = Dataset::open(folder.path()).unwrap();
    let (positions, games) = (dataset.positions(0).unwrap(), dataset.games(0).unwrap());
    let (mut chosen, mut told, mut error) = (0, 0, 0.0);
    for (row, value) in positions.value.iter().enumerate() {
        let game = games
            .game
            .iter()
            .position(|game| *game == positions.game[row])
            .unwrap();
        let bot = &games.bots[game][usize::from(positions.seat[row])];
        if bot == "greedy" {
            assert!(value.is_nan());
        } else if positions.begin[row + 1] - positions.begin[row] > 1 {
            chosen += 1;
            if !value.is_nan() {
                assert!((0.0..=1.0).contains(value), "{value}");
                told += 1;
                error += (value - positions.share[row]).powi(2);
            }
        }
    }
    // Sometimes a search considers only one of the legal events, and simulates nothing.
    assert!(10 * told > 7 * chosen, "{told} of {chosen}");
    assert!(told > 60, "{told}");
    // The master wins nearly all of these games, and knows it; a guess of a half has an error of a quarter.
    assert!(error / (told as f32) < 0.2, "{}", error / told as f32);
}

#[test]
fn what_is_no_dataset_or_another_one_is_named_and_stays_as_it_is() {
    let plan = plan(GameId::Kingdomino, &["random", "greedy"], 4, 2);
    let try_write = |folder: &Path, plan: &Plan| {
        write(folder, plan, 1, &Engines::default(), |_| {
            Ok::<(), BadDataset>(())
        })
        .unwrap_err()
    };
    let other = TempDir::new().unwrap();
    fs::write(other.path().join("letter.txt"), "Dear Ada").unwrap();
    let refused = try_write(other.path(), &plan);
    assert!(matches!(refused, BadDataset::Foreign(_)), "{refused}");
    assert_eq!(fs::read_dir(other.path()).unwrap().count(), 1);

    let folder = written(&plan, 1);
    let before = files(folder.path());
    let mut larger = plan.clone();
    larger.games = 6;
    let refused = try_write(folder.path(), &larger);
    assert!(matches!(refused, BadDataset::Other { .. }), "{refused}");
    assert_eq!(files(folder.path()), before);
    let mut unknown = plan.clone();
    unknown.contest.seats[0] = "deep-blue".to_owned();
    let refused = try_write(TempDir::new().unwrap().path(), &unknown);
    assert!(refused.to_string().contains("deep-blue"), "{refused}");

    let dataset = Dataset::open(folder.path()).unwrap();
    let missing = dataset.positions(2).unwrap_err();
    assert!(
        missing.to_string().ends_with("count from 0 to 1"),
        "{missing}"
    );
    // A file that is cut off, one of another kind, and one with other columns.
    let file = folder.path().join("positions/00001.parquet");
    let whole = fs::read(&file).unwrap();
    let games = fs::read(folder.path().join("games/00001.parquet")).unwrap();
    for bytes in [&whole[..whole.len() / 2], b"no Parquet", b"", &games] {
        fs::write(&file, bytes).unwrap();
        let bad = dataset.positions(1).unwrap_err();
        assert!(matches!(bad, BadDataset::Content { .. }), "{bad}");
    }
    // A description that is none, and one of a later version.
    let manifest = folder.path().join("dataset.json");
    let mut text: Value = serde_json::from_slice(&fs::read(&manifest).unwrap()).unwrap();
    text["takht_dataset"] = json!(2);
    fs::write(&manifest, text.to_string()).unwrap();
    let later = Dataset::open(folder.path()).unwrap_err();
    assert!(
        matches!(later, BadDataset::Version { version: 2, .. }),
        "{later}"
    );
    fs::write(&manifest, "{}").unwrap();
    assert!(matches!(
        Dataset::open(folder.path()),
        Err(BadDataset::Content { .. })
    ));
    let nowhere = Dataset::open(&folder.path().join("nowhere")).unwrap_err();
    assert!(matches!(nowhere, BadDataset::File { .. }), "{nowhere}");
}
