//! `takht verify` with what a player noted.

use std::fs;
use std::path::{Path, PathBuf};

use serde_json::Value;
use takht_core::Record;
use tempfile::TempDir;

use crate::takht;

/// A finished game of a person and a bot: its file and its record.
fn game(folder: &Path, name: &str) -> (PathBuf, Record) {
    let file = folder.join(name);
    let save = ["--save", file.to_str().unwrap()];
    let seats = ["play", "kingdomino", "--seats", "Ada,novice"];
    let played = takht(&[&seats[..], &save].concat(), "1\n".repeat(400));
    assert_eq!(played.code, 0, "{}", played.err);
    let record = Record::read(&fs::read(&file).unwrap()).unwrap();
    (file, record)
}

/// The text at a place in the record's fair-deal block.
fn noted(record: &Record, place: &str) -> String {
    let found = record.fair.as_ref().unwrap().pointer(place);
    found.and_then(Value::as_str).unwrap().to_owned()
}

#[test]
fn a_record_is_compared_with_the_commitment_and_the_nonce() {
    let folder = TempDir::new().unwrap();
    let (file, record) = game(folder.path(), "game");
    let file = file.to_str().unwrap();
    assert_eq!(record.rules, Some(1), "the record says which rules it has");
    let (commit, nonce) = (noted(&record, "/commit"), noted(&record, "/nonces/0"));
    let own = format!("0={nonce}");
    let verified = takht(&["verify", file, "--commit", &commit, "--nonce", &own], "");
    assert_eq!(verified.code, 0, "{}", verified.err);
    assert!(verified.out.contains("what you noted"), "{}", verified.out);
    let upper = commit.to_uppercase();
    let json = takht(&["verify", file, "--json", "--commit", &upper], "");
    assert_eq!(json.json()[0]["compared"], true, "{}", json.err);
    let alone = takht(&["verify", file, "--json"], "");
    assert_eq!(alone.json()[0]["compared"], false, "{}", alone.err);
    let (commit, nonce) = ("0".repeat(64), format!("0={}", "0".repeat(32)));
    for (arguments, said) in [
        (["--commit", &commit], "the commitment is not the one"),
        (["--nonce", &nonce], "the nonce of player 1 is not the one"),
    ] {
        let run = takht(&[&["verify", file], &arguments[..]].concat(), "");
        assert_eq!(run.code, 2, "{}", run.out);
        assert!(run.err.contains(said), "{}", run.err);
    }
}

/// A server that cheats can replace everything in a record together.
#[test]
fn only_the_notes_show_that_a_whole_game_was_replaced() {
    let folder = TempDir::new().unwrap();
    let (_, first) = game(folder.path(), "first");
    let (second, _) = game(folder.path(), "second");
    let second = second.to_str().unwrap();
    assert_eq!(takht(&["verify", second], "").code, 0);
    let run = takht(
        &["verify", second, "--commit", &noted(&first, "/commit")],
        "",
    );
    assert_eq!(run.code, 2, "{}", run.out);
    let own = format!("0={}", noted(&first, "/nonces/0"));
    let run = takht(&["verify", second, "--nonce", &own], "");
    assert_eq!(run.code, 2, "{}", run.out);
}

#[test]
fn what_is_no_commitment_and_no_nonce_is_explained() {
    let folder = TempDir::new().unwrap();
    let (file, _) = game(folder.path(), "game");
    let file = file.to_str().unwrap();
    let nonce = "0".repeat(32);
    let (seven, twice) = (format!("7={nonce}"), format!("0={nonce}"));
    let (short, letters) = ("0=00".to_owned(), format!("0={}", "z".repeat(32)));
    let (long, name) = (format!("0={nonce}00"), format!("Ada={nonce}"));
    for (arguments, said) in [
        (vec!["--commit", "00"], "64 hexadecimal digits"),
        (vec!["--commit", "wrong"], "these are 5 characters"),
        (vec!["--nonce", &nonce], "the seat, an equals sign"),
        (vec!["--nonce", &name], "`Ada` is not the number of a seat"),
        (vec!["--nonce", &short], "32 hexadecimal digits"),
        (vec!["--nonce", &letters], "32 hexadecimal digits"),
        (vec!["--nonce", &long], "these are 34 characters"),
        (vec!["--nonce", &seven], "counted from 0 to 1"),
        (
            vec!["--nonce", &twice, "--nonce", &twice],
            "seat 0 has two nonces",
        ),
    ] {
        let run = takht(&[&["verify", file][..], &arguments].concat(), "");
        assert_eq!(run.code, 2, "{arguments:?}: {}", run.out);
        assert!(run.err.contains(said), "{arguments:?}: {}", run.err);
    }
}

#[test]
fn help_says_what_a_record_alone_does_not_show() {
    let help = takht(&["verify", "--help"], "").out;
    let help = help.split_whitespace().collect::<Vec<_>>().join(" ");
    for said in [
        "A record by itself shows only that its deals fit its own commitment",
        "note the commitment before you sit down",
        "the people who run the server know the seed during the game",
    ] {
        assert!(help.contains(said), "{help}");
    }
}

#[test]
fn rules_of_another_version_are_named() {
    let folder = TempDir::new().unwrap();
    let (_, mut record) = game(folder.path(), "game");
    record.rules = Some(7);
    for command in [&["verify", "-"][..], &["inspect", "-"]] {
        let run = takht(command, record.to_line());
        assert_eq!(run.code, 2, "{}", run.out);
        assert!(run.err.contains("version 7"), "{}", run.err);
        assert!(run.err.contains("version 1"), "{}", run.err);
    }
}
