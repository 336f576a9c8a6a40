//! `takht play` and `takht verify`.

use std::fs;
use std::path::Path;

use serde_json::Value;
use takht_core::Record;
use tempfile::TempDir;

use super::{Run, command, run, takht};

/// Runs `takht play` in this folder and types these lines.
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
            game.out.contains("wins") || game.out.contains("Shared"),
            "{}",
            game.out
        );
        let file = folder.path().join(FIRST);
        let file = file.to_str().unwrap();
        let inspected = takht(&["inspect", file, "--json"], "");
        assert_eq!(inspected.json()[0]["over"], true);
        let verified = takht(&["verify", file], "");
        assert_eq!(verified.code, 0, "{}", verified.err);
        assert!(verified.out.contains("draws are fair"), "{}", verified.out);
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
    // The player can also leave by ending the input.
    let again = play(folder.path(), &["--resume", FIRST], "1\n");
    assert_eq!(again.code, 0, "{}", again.err);
    let longer = saved(&folder, FIRST);
    assert_eq!(longer.events[..4], record.events[..]);
    assert!(longer.events.len() > 4);
    let file = folder.path().join(FIRST);
    let verified = takht(&["verify", file.to_str().unwrap()], "");
    assert!(
        verified.err.contains("isn’t published yet"),
        "{}",
        verified.err
    );
    let whole = play(folder.path(), &["--resume", FIRST], &"1\n".repeat(200));
    assert_eq!(whole.code, 0, "{}", whole.err);
    assert_eq!(takht(&["verify", file.to_str().unwrap()], "").code, 0);
}

#[test]
fn the_seed_is_published_with_the_end_of_the_game() {
    let folder = TempDir::new().unwrap();
    let seed = folder.path().join(format!("{FIRST}.seed"));
    play(
        folder.path(),
        &["kingdomino", "--seats", "Ada,random"],
        "1\nq\n",
    );
    assert!(seed.exists());
    assert!(saved(&folder, FIRST).fair.unwrap().get("seed").is_none());
    play(folder.path(), &["--resume", FIRST], &"1\n".repeat(200));
    assert!(!seed.exists());
    assert!(saved(&folder, FIRST).fair.unwrap().get("seed").is_some());
}

#[test]
fn resuming_without_the_seed_says_so_and_changes_nothing_until_something_is_dealt() {
    let folder = TempDir::new().unwrap();
    play(folder.path(), &["kingdomino", "--seats", "Ada,Bo"], "q\n");
    fs::remove_file(folder.path().join(format!("{FIRST}.seed"))).unwrap();
    let before = fs::read(folder.path().join(FIRST)).unwrap();
    let resumed = play(folder.path(), &["--resume", FIRST], "q\n");
    assert!(
        resumed.err.contains("isn’t published yet"),
        "{}",
        resumed.err
    );
    assert_eq!(fs::read(folder.path().join(FIRST)).unwrap(), before);
    play(folder.path(), &["--resume", FIRST], &"1\n".repeat(10));
    assert!(
        saved(&folder, FIRST).fair.is_none(),
        "deals of another origin are not called fair"
    );
}

#[test]
fn a_bot_that_is_not_here_is_stood_in_for() {
    let folder = TempDir::new().unwrap();
    let refused = play(
        folder.path(),
        &["kingdomino", "--seats", "Ada,bot:oracle"],
        "",
    );
    assert_eq!(refused.code, 2);
    assert!(refused.err.contains("random"), "{}", refused.err);
    play(
        folder.path(),
        &["kingdomino", "--seats", "Ada,random"],
        "q\n",
    );
    let mut record = saved(&folder, FIRST);
    let plies = record.events.len();
    record.seats = Some(vec!["Ada".to_owned(), "bot:oracle".to_owned()]);
    fs::write(folder.path().join(FIRST), record.to_pretty()).unwrap();
    let resumed = play(folder.path(), &["--resume", FIRST], &"1\n".repeat(200));
    assert!(resumed.err.contains("bot:oracle"), "{}", resumed.err);
    let record = saved(&folder, FIRST);
    assert!(record.by.keys().all(|&ply| ply >= plies) && record.by.len() > 10);
    assert!(record.by.values().all(|by| by == "bot:random"));
}

#[test]
fn a_dynasty_says_which_game_is_played_and_how_each_ended() {
    let folder = TempDir::new().unwrap();
    let arguments = ["kingdomino", "-o", "dynasty", "--seats", "Ada,random"];
    let game = play(folder.path(), &arguments, &"1\n".repeat(400));
    assert_eq!(
        game.out.matches("A game of the series is over").count(),
        2,
        "{}",
        game.out
    );
    assert!(game.out.contains("Game 3: "), "{}", game.out);
    let file = folder.path().join(FIRST);
    let inspected = takht(&["inspect", file.to_str().unwrap(), "--ply", "60"], "");
    assert!(
        inspected.out.contains("Game 2 of 3 · Round 1 of 6"),
        "{}",
        inspected.out
    );
}

#[test]
fn only_one_record_in_a_file_can_be_resumed() {
    let folder = TempDir::new().unwrap();
    let from_nowhere = play(folder.path(), &["--resume", "-"], "");
    assert_eq!(from_nowhere.code, 2);
    play(folder.path(), &["kingdomino"], "q\n");
    let line = saved(&folder, FIRST).to_line();
    fs::write(folder.path().join("two.jsonl"), format!("{line}\n{line}\n")).unwrap();
    let two = play(folder.path(), &["--resume", "two.jsonl"], "");
    assert_eq!(two.code, 2);
    assert!(two.err.contains("2 records"), "{}", two.err);
    fs::write(folder.path().join("bom.json"), format!("\u{feff}{line}")).unwrap();
    assert_eq!(
        play(folder.path(), &["--resume", "bom.json"], "quit\n").code,
        0
    );
}

#[test]
fn an_illegal_record_cannot_be_resumed_and_says_where_it_is_wrong() {
    let folder = TempDir::new().unwrap();
    play(folder.path(), &["kingdomino", "--seats", "Ada,Bo"], "q\n");
    let mut record = saved(&folder, FIRST);
    record.fair = None;
    record.events.push("pick 49".to_owned());
    fs::write(folder.path().join("bad.json"), record.to_line()).unwrap();
    let resumed = play(folder.path(), &["--resume", "bad.json"], "");
    assert_eq!(resumed.code, 2);
    assert!(
        resumed.err.contains("event 2 “pick 49”: K1: "),
        "{}",
        resumed.err
    );
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
    assert!(run.out.contains("takes the last move back"), "{}", run.out);
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
        (
            &["kingdomino", "--seats", "Ada,Bo,Cem", "-o", "mighty_duel"],
            "K19",
        ),
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
    // Publish the seed as if the game were over.
    let seed = fs::read_to_string(folder.path().join(format!("{FIRST}.seed"))).unwrap();
    record.fair.as_mut().unwrap()["seed"] = seed.into();
    let run = takht(&["verify", "-", "--json"], record.to_line());
    assert_eq!(run.code, 2);
    assert_eq!(run.json()[0]["fair"], Value::Bool(false));
    record.fair = None;
    let run = takht(&["verify", "-"], record.to_line());
    assert_eq!(run.code, 2);
    assert!(run.err.contains("nothing about fair draws"), "{}", run.err);
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
        let run = play(
            folder.path(),
            &["kingdomino", "--lang", lang, "--seats", "Ada,Bo"],
            "h\n1\nq\n",
        );
        assert_eq!(run.code, 0);
        assert!(run.out.contains(word), "{lang}: {}", run.out);
    }
}

#[test]
fn a_whole_game_of_kingdom_builder() {
    let folder = TempDir::new().unwrap();
    let arguments = [
        "kingdom-builder",
        "--variant",
        "first_game",
        "-o",
        "players=3",
    ];
    let game = play(folder.path(), &arguments, &"1\n".repeat(200));
    assert_eq!(game.code, 0, "{}", game.err);
    assert!(
        game.out.contains("wins") || game.out.contains("Shared"),
        "{}",
        game.out
    );
    let file = folder.path().join("kingdom-builder-1.takht.json");
    let verified = takht(&["verify", file.to_str().unwrap()], "");
    assert_eq!(verified.code, 0, "{}", verified.err);
    let record = saved(&folder, "kingdom-builder-1.takht.json");
    assert_eq!(record.events[0], "boards tavern paddock oasis farm");
    assert_eq!(record.options["players"], 3);
}

#[test]
fn the_only_person_sees_no_card_but_their_own() {
    let folder = TempDir::new().unwrap();
    let arguments = ["kingdom-builder", "--seats", "Ada,random", "--save", "g"];
    let game = play(folder.path(), &arguments, &"1\n".repeat(20));
    let drawn = |name: &str| {
        let lines = game.out.lines().filter(|line| line.contains(name));
        let lines: Vec<&str> = lines.filter(|line| line.contains(" draws ")).collect();
        assert!(!lines.is_empty(), "{}", game.out);
        let hidden = lines.iter().filter(|line| line.ends_with("draws a card"));
        (hidden.count(), lines.len())
    };
    let (hidden, all) = drawn("Random player");
    assert_eq!(hidden, all, "never which card");
    assert_eq!(drawn("Ada").0, 0, "always which card");
    assert!(game.out.contains("card: hidden"), "{}", game.out);
}

#[test]
fn two_people_at_one_screen_see_no_cards_at_all() {
    let folder = TempDir::new().unwrap();
    let arguments = ["kingdom-builder", "--seats", "Ada,Bo", "--save", "g"];
    let game = play(folder.path(), &arguments, &"1\n".repeat(20));
    let draws = game.out.lines().filter(|line| line.contains(" draws "));
    let draws: Vec<&str> = draws.collect();
    assert!(draws.len() > 3, "{}", game.out);
    assert!(
        draws.iter().all(|line| line.ends_with("draws a card")),
        "{draws:?}"
    );
}

#[test]
fn boards_and_cards_are_chosen_by_name() {
    let folder = TempDir::new().unwrap();
    let chosen = [
        "kingdom-builder",
        "-o",
        "boards=tower,oasis^,barn,harbor",
        "-o",
        "cards=lords,miners,citizens",
        "--save",
        "g",
    ];
    assert_eq!(play(folder.path(), &chosen, "q\n").code, 0);
    let record = saved(&folder, "g");
    assert_eq!(record.events[0], "boards tower oasis^ barn harbor");
    assert_eq!(record.events[1], "cards citizens lords miners");
    assert_eq!(record.options["cards"][0], "lords", "as they were given");
    for (option, part) in [
        ("boards=tower,tower,barn,harbor", "B1"),
        ("cards=lords,miners,wizards", "wizards"),
    ] {
        let refused = play(folder.path(), &["kingdom-builder", "-o", option], "");
        assert_eq!(refused.code, 2);
        assert!(refused.err.contains(part), "{}", refused.err);
    }
    let unknown = play(folder.path(), &["kingdom-builder", "--variant", "x"], "");
    assert!(
        unknown.err.contains("standard, first_game"),
        "{}",
        unknown.err
    );
}

/// A random game that stops where the acting seat has very many moves with a tile.
fn many_moves() -> (Record, usize) {
    let printed = takht(
        &[
            "bench",
            "kingdom-builder",
            "--players",
            "2",
            "--records",
            "50",
        ],
        "",
    );
    for record in takht_core::records(printed.out.as_bytes()) {
        let mut record = record.unwrap();
        let events = std::mem::take(&mut record.events);
        for event in events {
            let game = takht_games::open(&record).unwrap();
            let moves = game.legal();
            let moves = moves
                .iter()
                .filter(|event| event.starts_with("barn"))
                .count();
            if moves > 100 {
                return (record, moves);
            }
            record.events.push(event);
        }
    }
    panic!("no game has so many");
}

#[test]
fn many_moves_are_listed_by_verb_and_all_on_demand() {
    let folder = TempDir::new().unwrap();
    let (record, count) = many_moves();
    fs::write(folder.path().join("g"), record.to_pretty()).unwrap();
    let listed = play(folder.path(), &["--resume", "g"], "q\n");
    assert_eq!(listed.code, 0, "{}", listed.err);
    let many = format!("{count} of them, such as barn ");
    assert!(listed.out.contains(&many), "{}", listed.out);
    let all = play(folder.path(), &["--resume", "g"], "l barn\nq\n");
    let moves = all.out.matches("  barn ").count();
    assert!(moves >= count, "{moves} of {count}\n{}", all.out);
    let inspected = takht(
        &[
            "inspect",
            folder.path().join("g").to_str().unwrap(),
            "--why",
        ],
        "",
    );
    assert!(inspected.out.contains(&many), "{}", inspected.out);
    assert!(inspected.out.contains(" gold: "), "{}", inspected.out);
}

#[test]
fn a_whole_game_of_capture_on_a_ready_made_map() {
    for layout in ["river", "square", "line", "random"] {
        let folder = TempDir::new().unwrap();
        let arguments = [
            "capture",
            "--layout",
            layout,
            "-o",
            "round_limit=5",
            "--save",
            "g",
        ];
        let game = play(folder.path(), &arguments, &"1\n".repeat(50));
        assert_eq!(game.code, 0, "{}", game.err);
        assert!(
            game.out.contains("Round 5 of 5")
                || game.out.contains("wins")
                || game.out.contains("Shared")
        );
        let record = saved(&folder, "g");
        let tiles = record
            .events
            .iter()
            .filter(|event| event.starts_with("tile"));
        assert_eq!(tiles.count(), 20);
        let file = folder.path().join("g");
        assert_eq!(takht(&["verify", file.to_str().unwrap()], "").code, 0);
        let inspected = takht(&["inspect", file.to_str().unwrap(), "--json"], "");
        let score = &inspected.json()[0]["scores"][0];
        for key in ["total", "small", "large", "last_standing", "lives"] {
            assert!(score[key].is_number(), "{score}");
        }
    }
}

#[test]
fn what_is_preset_is_said() {
    let folder = TempDir::new().unwrap();
    let game = play(folder.path(), &["capture", "--save", "g"], "q\n");
    assert!(game.err.contains("round_limit is 60"), "{}", game.err);
    assert!(
        game.err.contains("river, square, line, random"),
        "{}",
        game.err
    );
    assert_eq!(saved(&folder, "g").options["round_limit"], 60);
    let game = play(
        folder.path(),
        &["capture", "-o", "round_limit=null", "--save", "h"],
        "q\n",
    );
    assert!(!game.err.contains("round_limit"), "{}", game.err);
    assert_eq!(saved(&folder, "h").options["round_limit"], Value::Null);
    let unknown = play(folder.path(), &["capture", "--layout", "castle"], "");
    assert_eq!(unknown.code, 2);
    assert!(unknown.err.contains("river"), "{}", unknown.err);
    let none = play(folder.path(), &["kingdomino", "--layout", "river"], "");
    assert_eq!(none.code, 2);
}

#[test]
fn laying_the_map_by_hand() {
    let folder = TempDir::new().unwrap();
    // The rules force the first tile; after that, the player always takes the first choice.
    let arguments = [
        "capture",
        "--seats",
        "Ada,Bo",
        "-o",
        "round_limit=2",
        "--save",
        "g",
    ];
    let game = play(folder.path(), &arguments, &"1\n".repeat(60));
    assert_eq!(game.code, 0, "{}", game.err);
    assert!(game.out.contains("Add a tile"), "{}", game.out);
    assert!(game.out.contains("Place a building"), "{}", game.out);
    assert!(game.out.contains("Place your start base"), "{}", game.out);
    assert!(saved(&folder, "g").events.len() > 30);
}

#[test]
fn a_record_that_hides_something_is_not_played_on() {
    let folder = TempDir::new().unwrap();
    let text = r#"{"takht":1,"game":"kingdom-builder","events":["boards tavern paddock oasis farm",
        "cards lords miners workers","first 0","draw 0 ?","draw 1 ?"]}"#;
    fs::write(folder.path().join("g"), text).unwrap();
    let refused = play(folder.path(), &["--resume", "g"], "1\n");
    assert_eq!(refused.code, 2);
    assert!(refused.err.contains("hides"), "{}", refused.err);
}

#[test]
fn the_last_choice_of_a_turn_can_be_taken_back() {
    let folder = TempDir::new().unwrap();
    let arguments = [
        "kingdom-builder",
        "--seats",
        "Ada,Bo",
        "--variant",
        "first_game",
        "--save",
        "g",
    ];
    let game = play(folder.path(), &arguments, "1\n1\n1\nu\nq\n");
    assert!(game.out.contains("the only move"), "{}", game.out);
    assert!(game.out.contains("Taken back: build"), "{}", game.out);
    let played = play(folder.path(), &["--resume", "g"], "1\n\nq\n");
    assert!(
        played.out.contains("ends the turn"),
        "Enter plays it: {}",
        played.out
    );
}

#[test]
fn bots_sit_in_any_seat() {
    for game in ["kingdomino", "kingdom-builder"] {
        let folder = TempDir::new().unwrap();
        let arguments = [game, "--seats", "greedy,Ada,bot:random", "--save", "g"];
        let run = play(folder.path(), &arguments, &"1\n".repeat(300));
        assert_eq!(run.code, 0, "{}", run.err);
        assert!(run.out.contains("Greedy player"), "{}", run.out);
        let record = saved(&folder, "g");
        let seats = ["bot:greedy", "Ada", "bot:random"].map(str::to_owned);
        assert_eq!(record.seats, Some(seats.to_vec()));
        assert!(record.by.is_empty(), "nobody stood in");
        let file = folder.path().join("g");
        assert_eq!(takht(&["verify", file.to_str().unwrap()], "").code, 0);
    }
}

#[test]
fn a_hint_names_a_move_and_its_chances() {
    let folder = TempDir::new().unwrap();
    let asked = play(
        folder.path(),
        &["kingdomino", "--seats", "Ada,squire"],
        "t\nq\n",
    );
    assert_eq!(asked.code, 0, "{}", asked.err);
    let hint = asked.out.lines().find(|line| line.contains("of the games"));
    let hint = hint.expect(&asked.out);
    assert!(hint.starts_with("pick ") && hint.contains('%'), "{hint}");
}
