//! Programs of other people as players, and our bots for other programs.

use std::fs;
use std::path::Path;
use std::process::Command;

use serde_json::Value;
use tempfile::TempDir;

use super::takht;

/// An example of docs/engines.
pub(super) fn example(name: &str) -> String {
    let examples = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/engines");
    examples.join(name).display().to_string()
}

/// The example in C, compiled into a folder.
fn compiled(folder: &Path) -> String {
    let program = folder.join("random_engine");
    let mut compiler = Command::new("cc");
    compiler
        .args(["-O2", "-Wall", "-Werror", "-o"])
        .arg(&program);
    let done = compiler.arg(example("random_engine.c")).status();
    assert!(done.is_ok_and(|done| done.success()), "cc is needed");
    program.display().to_string()
}

/// A program that answers with a shell's commands when it is to choose.
pub(super) fn script(folder: &Path, what: &str) -> String {
    let file = folder.join("script");
    let text = format!(
        "while read verb rest; do case $verb in \
         takht) echo engine 1 Script;; new) echo ready;; choose) {what};; quit) exit;; esac; done"
    );
    fs::write(&file, text).unwrap();
    format!("sh {}", file.display())
}

#[test]
fn engines_in_every_language_play_in_the_arena() {
    let folder = TempDir::new().unwrap();
    let python = format!("exec:python3 {}", example("random_engine.py"));
    let c = format!("exec:{}", compiled(folder.path()));
    let own = format!("exec:{} engine --bot squire", env!("CARGO_BIN_EXE_takht"));
    let mut seats = vec![python, c, own];
    // Node is no part of what the tests install.
    if Command::new("node").arg("--version").output().is_ok() {
        seats.push(format!("exec:node {}", example("random_engine.js")));
    } else {
        seats.push("random".to_owned());
    }
    for game in ["kingdomino", "kingdom-builder", "capture"] {
        let mut arguments = vec!["arena", game, "--json", "--games", "4", "--iterations", "1"];
        if game == "capture" {
            arguments.extend(["-o", "round_limit=10"]);
        }
        let seats = seats.join(",");
        arguments.extend(["--seats", &seats]);
        let told = takht(&arguments, "");
        assert_eq!((told.code, told.err.as_str()), (0, ""), "{}", told.out);
        let rows = told.json();
        let names: Vec<&str> = rows
            .iter()
            .map(|row| row["bot"].as_str().unwrap())
            .collect();
        assert_eq!(
            names[..3],
            ["Random in Python", "Random in C", "takht-squire"]
        );
        let shares = rows.iter().map(|row| row["share"].as_f64().unwrap());
        assert!((shares.sum::<f64>() - 1.0).abs() < 1e-9);
        let scores = |rows: &[Value]| {
            rows.iter()
                .map(|row| row["score"].clone())
                .collect::<Vec<_>>()
        };
        let again = takht(&arguments, "").json();
        assert_eq!(scores(&rows), scores(&again), "the same seed");
    }
}

#[test]
fn the_same_bot_plays_the_same_games_as_an_engine() {
    let folder = TempDir::new().unwrap();
    let own = format!("exec:{} engine --bot knight", env!("CARGO_BIN_EXE_takht"));
    let played = |seat: &str, file: &str| {
        let results = folder.path().join(file);
        let seats = format!("{seat},greedy");
        let arguments = [
            "arena",
            "kingdomino",
            "--games",
            "4",
            "--iterations",
            "5",
            "--seats",
            &seats,
            "--results",
            results.to_str().unwrap(),
        ];
        assert_eq!(takht(&arguments, "").code, 0);
        let text = fs::read_to_string(results).unwrap();
        let mut games: Vec<(u64, Value)> = text
            .lines()
            .skip(1)
            .map(|line| {
                let game: Value = serde_json::from_str(line).unwrap();
                (game["game"].as_u64().unwrap(), game["totals"].clone())
            })
            .collect();
        games.sort_by_key(|game| game.0);
        games
    };
    assert_eq!(played("knight", "bot"), played(&own, "engine"));
}

#[test]
fn an_engine_that_fails_loses_its_game_and_the_arena_says_why() {
    let folder = TempDir::new().unwrap();
    for (what, why) in [
        ("echo play castle 1", "isn’t an event"),
        ("echo play pick 99", "which rule K"),
        ("echo no idea", "expected"),
        ("exit", "ended instead of answering"),
        ("sleep 60", "didn’t answer"),
    ] {
        let seats = format!("exec:{},random", script(folder.path(), what));
        let games = ["arena", "kingdomino", "--games", "2", "--seats", &seats];
        let limit = ["--engine-time", "2", "--json"];
        let told = takht(&[&games[..], &limit].concat(), "");
        assert_eq!(told.code, 0, "{}", told.err);
        assert!(told.err.contains(why), "{what}: {}", told.err);
        assert!(told.err.contains("it lost this game"), "{}", told.err);
        assert_eq!(told.json()[0]["bot"], "Script");
        assert_eq!(told.json()[0]["share"], 0.0);
    }
}

#[test]
fn engines_that_cannot_play_are_refused_before_the_first_game() {
    let says = |arguments: &[&str], why: &str| {
        let refused = takht(arguments, "");
        assert_eq!(refused.code, 2, "{arguments:?}: {}", refused.err);
        assert!(refused.err.contains(why), "{arguments:?}: {}", refused.err);
    };
    let none = "exec:./no-such-program,random";
    says(
        &["arena", "kingdomino", "--seats", none],
        "can’t be started",
    );
    says(&["play", "kingdomino", "--seats", none], "can’t be started");
    says(
        &["ladder", "kingdomino", "--bots", none],
        "can’t be started",
    );
    says(
        &["arena", "kingdomino", "--seats", "exec:true,random"],
        "ended instead of answering",
    );
    let memory = [
        "arena",
        "kingdomino",
        "--seats",
        "random,random",
        "--engine-memory",
        "0",
    ];
    says(&memory, "--engine-memory");
    says(&["engine", "--bot", "nobody"], "nobody");
    says(&["engine", "--game", "chess"], "chess");
    let picky = format!(
        "exec:{} engine --game capture --bot random,random",
        env!("CARGO_BIN_EXE_takht")
    );
    says(
        &["arena", "kingdomino", "--seats", &picky],
        "plays only capture",
    );
}

#[test]
fn an_engine_has_a_place_in_a_ladder() {
    let bots = format!("exec:python3 {},greedy", example("random_engine.py"));
    let rated = takht(
        &[
            "ladder",
            "kingdomino",
            "--bots",
            &bots,
            "--games",
            "6",
            "--json",
        ],
        "",
    );
    assert_eq!(rated.code, 0, "{}", rated.err);
    let names: Vec<Value> = rated.json().iter().map(|row| row["bot"].clone()).collect();
    assert!(names.contains(&"Random in Python".into()), "{names:?}");
}

#[test]
fn an_engine_plays_at_the_terminal_and_is_never_started_by_a_record() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("game.takht.json");
    let file = file.to_str().unwrap();
    let seats = format!("exec:python3 {},squire", example("random_engine.py"));
    let played = takht(
        &["play", "kingdomino", "--seats", &seats, "--save", file],
        "",
    );
    assert_eq!(played.code, 0, "{}", played.err);
    let record: Value = serde_json::from_str(&fs::read_to_string(file).unwrap()).unwrap();
    assert_eq!(record["seats"][0], "bot:Random in Python");
    assert!(record.get("by").is_none(), "nobody stood in");
    assert_eq!(takht(&["verify", file], "").code, 0);

    // One that fails is replaced, and the record says so.
    let other = folder.path().join("other.takht.json");
    let seats = format!(
        "exec:{},squire",
        script(folder.path(), "echo play nonsense")
    );
    let save = ["--save", other.to_str().unwrap()];
    let played = takht(
        &[&["play", "kingdomino", "--seats", &seats], &save[..]].concat(),
        "",
    );
    assert_eq!(played.code, 0, "{}", played.err);
    assert!(
        played.err.contains("a random player stands in"),
        "{}",
        played.err
    );
    let record: Value = serde_json::from_str(&fs::read_to_string(other).unwrap()).unwrap();
    let by = record["by"].as_object().unwrap();
    assert!(by.values().all(|by| by == "bot:random"), "{by:?}");

    // A record that names a program does not start it.
    let trap = folder.path().join("trap");
    let named = format!("bot:exec:touch {}", trap.display());
    let text = format!(
        r#"{{"takht":1,"game":"kingdomino","options":{{"players":2}},"seats":["{named}","bot:squire"],"events":[]}}"#
    );
    let resumed = folder.path().join("trap.takht.json");
    fs::write(&resumed, text).unwrap();
    let resumed = takht(&["play", "--resume", resumed.to_str().unwrap()], "");
    assert_eq!(resumed.code, 0, "{}", resumed.err);
    assert!(!trap.exists(), "the record has started a program");
}

#[test]
fn an_analysis_shows_what_an_engine_would_have_played() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("game.takht.json");
    let file = file.to_str().unwrap();
    let seats = [
        "play",
        "kingdomino",
        "--seats",
        "greedy,greedy",
        "--save",
        file,
    ];
    assert_eq!(takht(&seats, "").code, 0);
    let greedy = format!("exec:{} engine --bot greedy", env!("CARGO_BIN_EXE_takht"));
    let analyze = [
        "analyze",
        file,
        "--iterations",
        "5",
        "--json",
        "--seats",
        &greedy,
    ];
    let told = takht(&analyze, "");
    assert_eq!(told.code, 0, "{}", told.err);
    let decisions = told.json()[0]["decisions"].as_array().unwrap().clone();
    assert!(decisions.iter().all(|made| made["other"].is_string()));
    // Equally good events are drawn, so that it may play something else; not always.
    let mut same = decisions
        .iter()
        .filter(|made| made["other"] == made["event"]);
    assert!(same.next().is_some(), "greedy never agrees with greedy");
    let table = takht(
        &["analyze", file, "--iterations", "5", "--seats", &greedy],
        "",
    );
    assert!(table.out.contains("the same in"), "{}", table.out);
    let three = takht(&["analyze", file, "--seats", "greedy,greedy,greedy"], "");
    assert_eq!(three.code, 2);
}
