//! `takht` as people and programs use it: arguments, input, output, exit codes.
#![allow(clippy::unwrap_used)]

mod bad_input;
mod bench;
mod bots;
mod connect;
mod dataset;
mod engines;
mod hosting;
mod inspect;
mod league;
#[cfg(feature = "example")]
mod new_game;
mod one_table;
mod play;
mod score;
mod verify;

use std::io::Write;
use std::process::{Command, Output, Stdio};

use serde_json::Value;

/// The result of one run.
struct Run {
    code: i32,
    out: String,
    err: String,
}

impl Run {
    /// Standard output as lines of JSON.
    fn json(&self) -> Vec<Value> {
        let lines = self.out.lines();
        lines
            .map(|line| serde_json::from_str(line).expect(line))
            .collect()
    }
}

fn command(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_takht"));
    for variable in ["LC_ALL", "LC_MESSAGES", "LANG", "TAKHT_LANG"] {
        command.env_remove(variable);
    }
    command.args(arguments);
    command
}

/// Runs `takht` with this input on its standard input.
fn takht(arguments: &[&str], input: impl AsRef<[u8]>) -> Run {
    run(&mut command(arguments), input.as_ref())
}

fn run(command: &mut Command, input: &[u8]) -> Run {
    command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_vec();
    // Write in a thread while this one reads, or both sides could wait for each other. If the program
    // stops reading early, its output says why.
    let writer = std::thread::spawn(move || drop(stdin.write_all(&input)));
    let Output {
        status,
        stdout,
        stderr,
    } = child.wait_with_output().unwrap();
    writer.join().unwrap();
    Run {
        code: status.code().expect("it ended by itself"),
        out: String::from_utf8(stdout).unwrap(),
        err: String::from_utf8(stderr).unwrap(),
    }
}

/// A record of two players with these events.
fn record(events: &[&str]) -> String {
    serde_json::json!({
        "takht": 1,
        "game": "kingdomino",
        "options": {"players": 2},
        "events": events,
    })
    .to_string()
}

/// The second round of two players: seat 0 has to add domino 3.
const SECOND_ROUND: [&str; 7] = [
    "deal 3 16 19 40",
    "kings 0 1 1 0",
    "pick 3",
    "pick 19",
    "pick 40",
    "pick 16",
    "deal 1 2 7 8",
];

#[test]
fn help_teaches() {
    for arguments in [
        &["--help"][..],
        &["play", "--help"],
        &["score", "--help"],
        &["help"],
    ] {
        let help = takht(arguments, "");
        assert_eq!(help.code, 0, "{arguments:?}");
        assert!(help.out.contains("Usage:"), "{arguments:?}");
    }
    let score = takht(&["score", "--help"], "").out;
    assert!(score.contains("W wheat   F forest"), "{score}");
    let version = takht(&["--version"], "");
    assert!(version.out.starts_with("takht "), "{}", version.out);
}

#[test]
fn games_lists_every_game_with_its_options() {
    let games = takht(&["games"], "");
    assert_eq!(games.code, 0);
    for word in ["kingdomino", "mighty_duel", "dynasty", "2 to 4; default 4"] {
        assert!(games.out.contains(word), "{}", games.out);
    }
    let json = takht(&["games", "--json"], "").json();
    assert_eq!(json[0]["game"], "kingdomino");
    assert_eq!(json[0]["options"][0]["default"], 4);
}

#[test]
fn the_language_comes_from_the_environment_or_the_command() {
    let said = |variables: &[(&str, &str)], arguments: &[&str]| {
        let mut command = command(arguments);
        command.envs(variables.iter().copied());
        run(&mut command, b"").out
    };
    assert!(said(&[], &["games"]).contains("Mighty Duel"));
    assert!(said(&[("LANG", "tr_TR.UTF-8")], &["games"]).contains("Büyük Düello"));
    assert!(said(&[("LANG", "fa_IR.UTF-8")], &["games"]).contains("دوئل قدرتمندانه"));
    assert!(said(&[("LANG", "C"), ("LC_ALL", "ar")], &["games"]).contains("المبارزة الكبرى"));
    assert!(said(&[("TAKHT_LANG", ""), ("LANG", "tr")], &["games"]).contains("Büyük"));
    assert!(said(&[("LANG", "tr")], &["games", "--lang", "en"]).contains("Mighty Duel"));
    assert!(said(&[("LC_ALL", "de_DE.UTF-8")], &["games"]).contains("Mighty Duel"));
    let unknown = takht(&["games", "--lang", "xx"], "");
    assert_eq!(unknown.code, 2);
    assert!(unknown.err.contains("en, fa, ar and tr"), "{}", unknown.err);
}

#[test]
fn colours_only_where_they_are_wanted() {
    let escape = '\u{1b}';
    let record = record(&SECOND_ROUND);
    assert!(!takht(&["inspect", "-"], &record).out.contains(escape));
    assert!(
        takht(&["inspect", "-", "--color", "always"], &record)
            .out
            .contains(escape)
    );
}

#[test]
fn a_missing_file_is_named() {
    for arguments in [
        &["inspect", "no-such-file"][..],
        &["verify", "no-such-file"],
        &["score", "no-such-file"],
    ] {
        let run = takht(arguments, "");
        assert_eq!(run.code, 1, "{arguments:?}");
        assert!(run.err.contains("no-such-file"), "{}", run.err);
    }
}
