//! docs/NEW_GAME.md, step by step: what it says is in the files it names, and its example can be played.

use std::fs;
use std::path::{Path, PathBuf};

use takht_games::GameId;

use crate::takht;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn read(path: &str) -> String {
    fs::read_to_string(root().join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// The blocks of the page that belong to a file, each with its file.
fn blocks(page: &str) -> Vec<(String, Vec<String>)> {
    let mut blocks: Vec<(String, Vec<String>)> = Vec::new();
    let mut open = None;
    for line in page.lines().map(str::trim) {
        match (line.strip_prefix("```"), &mut open) {
            (Some(_), Some(_)) => blocks.extend(open.take()),
            (Some(info), None) => {
                let file = info.split(' ').nth(1).unwrap_or_default();
                open = Some((file.to_owned(), Vec::new()));
            }
            (None, Some((_, lines))) => lines.push(line.to_owned()),
            (None, None) => {}
        }
    }
    assert!(open.is_none(), "a block is not closed");
    blocks.retain(|(file, _)| !file.is_empty());
    blocks
}

#[test]
fn every_line_of_the_page_is_in_the_file_it_names() {
    let page = read("docs/NEW_GAME.md");
    let blocks = blocks(&page);
    assert!(blocks.len() >= 10, "{blocks:?}");
    for (file, lines) in blocks {
        let text = read(&file);
        for line in lines {
            let is_there = text.lines().any(|found| found.trim() == line);
            assert!(is_there, "{file} has no line {line:?}");
        }
    }
}

#[test]
fn the_page_promises_no_more_than_four_files_and_250_lines() {
    let mut touched: Vec<String> = blocks(&read("docs/NEW_GAME.md"))
        .into_iter()
        .map(|(file, _)| file)
        .filter(|file| !file.contains("pig") && !file.starts_with("xtask"))
        .collect();
    touched.dedup();
    assert_eq!(touched.len(), 4, "{touched:?}");
    let lines = read("crates/pig/src/lib.rs").lines().count();
    assert!(lines <= 250, "{lines} lines");
}

#[test]
fn the_example_is_listed_and_explained_in_four_languages() {
    for (lang, title) in [
        ("en", "Pig"),
        ("fa", "خوک"),
        ("ar", "الخنزير"),
        ("tr", "Domuz"),
    ] {
        let games = takht(&["games", "--lang", lang], "").out;
        assert!(games.contains(&format!("pig ({title})")), "{games}");
    }
}

#[test]
fn the_example_is_played_in_the_terminal() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("pig.takht.json");
    let name = file.to_str().unwrap();
    let options = [
        "play",
        "pig",
        "--seats",
        "Ada,squire",
        "-o",
        "target=10",
        "--save",
        name,
    ];
    let moves = "hold\nroll\nhold\n".repeat(60);
    let played = takht(&options, moves);
    assert_eq!(played.code, 0, "{}", played.err);
    assert!(
        played.err.contains("P3: nothing is at stake"),
        "{}",
        played.err
    );
    assert!(played.out.contains("At stake: "), "{}", played.out);
    assert!(played.out.contains("wins"), "{}", played.out);
    let verified = takht(&["verify", name], "");
    assert_eq!(verified.code, 0, "{}", verified.err);
}

#[test]
fn all_levels_of_the_example_play_in_the_arena() {
    let seats = takht_bots::LEVELS.join(",");
    let options = [
        "arena",
        "pig",
        "--seats",
        &seats,
        "--games",
        "8",
        "--iterations",
        "20",
        "--json",
    ];
    let rows = takht(&options, "").json();
    assert_eq!(rows.len(), 4, "{rows:?}");
}

/// The general search plays better than chance: it holds in time.
#[test]
fn the_master_of_the_example_beats_chance() {
    let contest = takht_arena::Contest {
        game: GameId::Pig,
        options: [("players".to_owned(), 2.into())].into_iter().collect(),
        layout: None,
        seats: vec!["master".to_owned(), "random".to_owned()],
        limit: takht_arena::Limit::Iterations(100),
        seed: 1,
    };
    let won: f64 = (0..60)
        .map(|game| {
            contest
                .play(game, &takht_arena::Engines::default())
                .unwrap()
                .shares[0]
        })
        .sum();
    println!("the master wins {won} of 60");
    assert!(won > 42.0, "{won}");
}
