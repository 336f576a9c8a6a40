//! `takht play` and `takht verify`.

use std::fs;
use std::path::Path;

use serde_json::Value;
use takht_core::Record;
use tempfile::TempDir;

use super::{Run, command, run, takht};

/// Plays in a folder of its own with these lines typed.
fn play(folder: &Path, arguments: &[&str], typed: &str) -> Run {
    let mut command = command(&[&["play"], arguments].concat());
    command.current_dir(folder);
    run(&mut command, typed.as_bytes())
}

fn saved(folder: &TempDir, name: &str) -> Record {
    Record::read(&fs::read(folder.path().join(name)).unwrap()).unwrap()
}

const FIRST: &str = "kingdomino-1.takht.json";

#[test]
fn a_whole_game_is_played_saved_and_verified() {
    for options in [
        &[][..],
        &["-o", "players=3"],
        &["-o", "mighty_duel"],
        &["-o", "dynasty", "-o", "players=2"],
    ] {
        let folder = TempDir::new().unwrap();
        let game = play(
            folder.path(),
            &[&["kingdomino"], options].concat(),
            &"1\n".repeat(400),
        );
        assert_eq!(game.code, 0, "{}", game.err);
        assert!(
            game.out.contains("wins") || game.out.contains("share"),
            "{}",
            game.out
        );
        let file = folder.path().join(FIRST);
        let file = file.to_str().unwrap();
        let inspected = takht(&["inspect", file, "--json"], "");
        assert_eq!(inspected.json()[0]["over"], true);
        let verified = takht(&["verify", file], "");
        assert_eq!(verified.code, 0, "{}", verified.err);
        assert!(verified.out.contains("deals are fair"), "{}", verified.out);
    }
}

#[test]
fn leaving_and_resuming_loses_nothing() {
    let folder = TempDir::new().unwrap();
    let left = play(
        folder.path(),
        &["kingdomino", "--seats", "Ada,Bo"],
        "2\n1\nq\n",
    );
    assert_eq!(left.code, 0, "{}", left.err);
    assert!(
        left.out.contains(&format!("takht play --resume {FIRST}")),
        "{}",
        left.out
    );
    let record = saved(&folder, FIRST);
    assert_eq!(record.events.len(), 4, "{:?}", record.events);
    assert_eq!(record.seats, Some(vec!["Ada".to_owned(), "Bo".to_owned()]));
    // The end of the input is a way to leave, too.
    let again = play(folder.path(), &["--resume", FIRST], "1\n");
    assert_eq!(again.code, 0, "{}", again.err);
    let longer = saved(&folder, FIRST);
    assert_eq!(longer.events[..4], record.events[..]);
    assert!(longer.events.len() > 4);
    let file = folder.path().join(FIRST);
    assert_eq!(takht(&["verify", file.to_str().unwrap()], "").code, 0);
}

#[test]
fn undo_goes_back_to_the_last_revealed_thing() {
    let folder = TempDir::new().unwrap();
    let run = play(
        folder.path(),
        &["kingdomino", "--seats", "Ada,Bo"],
        "u\n3\nu\n1\nq\n",
    );
    assert!(run.err.contains("Nothing can be taken back"), "{}", run.err);
    assert!(run.out.contains("Taken back: pick"), "{}", run.out);
    let record = saved(&folder, FIRST);
    assert_eq!(record.events.len(), 3, "{:?}", record.events);
    let dealt: Vec<&str> = record.events[0].split(' ').collect();
    assert_eq!(
        record.events[2],
        format!("pick {}", dealt[1]),
        "the second choice stands"
    );
}

#[test]
fn notation_may_be_typed_and_mistakes_are_explained() {
    let folder = TempDir::new().unwrap();
    let run = play(
        folder.path(),
        &["kingdomino", "--seats", "Ada,Bo"],
        "99\n0\npick 49\nfly\nh\nl\ns\n\n٢\nq\n",
    );
    for part in [
        "no move number 99",
        "no move number 0",
        "K1: there is no domino 49",
        "no event “fly”",
    ] {
        assert!(run.err.contains(part), "{part}: {}", run.err);
    }
    assert!(run.out.contains("takes your last move back"), "{}", run.out);
    assert_eq!(
        saved(&folder, FIRST).events.len(),
        3,
        "Arabic digits choose a move as well"
    );
}

#[test]
fn files_are_never_overwritten() {
    let folder = TempDir::new().unwrap();
    play(folder.path(), &["kingdomino"], "q\n");
    play(folder.path(), &["kingdomino"], "q\n");
    assert!(folder.path().join("kingdomino-2.takht.json").exists());
    let taken = play(folder.path(), &["kingdomino", "--save", FIRST], "q\n");
    assert_eq!(taken.code, 2);
    assert!(taken.err.contains("already"), "{}", taken.err);
}

#[test]
fn bad_arguments_are_explained() {
    let folder = TempDir::new().unwrap();
    for (arguments, part) in [
        (&["chess"][..], "kingdomino"),
        (&["kingdomino", "-o", "players=7"], "2 to 4"),
        (&["kingdomino", "-o", "colour=blue"], "mighty_duel"),
        (
            &["kingdomino", "-o", "mighty_duel", "-o", "players=3"],
            "2 players",
        ),
        (
            &["kingdomino", "-o", "players=3", "--seats", "Ada,Bo"],
            "2 names",
        ),
        (&["kingdomino", "--seats", "Ada"], "2 to 4"),
        (&[], "GAME"),
    ] {
        let run = play(folder.path(), arguments, "");
        assert_eq!(run.code, 2, "{arguments:?}");
        assert!(run.err.contains(part), "{arguments:?}: {}", run.err);
    }
    let nowhere = play(
        folder.path(),
        &["kingdomino", "--save", "no/such/folder.json"],
        "q\n",
    );
    assert_eq!(nowhere.code, 1);
    fs::write(folder.path().join("broken.json"), "{").unwrap();
    assert_eq!(
        play(folder.path(), &["--resume", "broken.json"], "").code,
        2
    );
}

#[test]
fn a_forged_deal_is_found() {
    let folder = TempDir::new().unwrap();
    play(
        folder.path(),
        &["kingdomino", "--seats", "Ada,random"],
        "q\n",
    );
    let mut record = saved(&folder, FIRST);
    record.events = vec!["deal 45 46 47 48".to_owned()];
    let run = takht(&["verify", "-", "--json"], record.to_line());
    assert_eq!(run.code, 2);
    assert_eq!(run.json()[0]["fair"], Value::Bool(false));
    record.fair = None;
    let run = takht(&["verify", "-"], record.to_line());
    assert_eq!(run.code, 2);
    assert!(run.err.contains("nothing of fair deals"), "{}", run.err);
}

#[test]
fn a_table_in_every_language() {
    for (lang, word) in [
        ("en", "Choose"),
        ("fa", "انتخاب"),
        ("ar", "اختر"),
        ("tr", "seçin"),
    ] {
        let folder = TempDir::new().unwrap();
        let run = play(folder.path(), &["kingdomino", "--lang", lang], "h\n1\nq\n");
        assert_eq!(run.code, 0);
        assert!(run.out.contains(word), "{lang}: {}", run.out);
    }
}
