//! Wrong input of every kind, from people, programs and disks.

use super::{SECOND_ROUND, record, takht};

/// The error of one record, as `inspect --json` prints it.
fn error(text: impl AsRef<[u8]>) -> serde_json::Value {
    let run = takht(&["inspect", "-", "--json"], text);
    assert_eq!(run.code, 2, "{}", run.out);
    assert!(run.err.starts_with("error: record 0: "), "{}", run.err);
    let lines = run.json();
    assert_eq!(lines.len(), 1, "{}", run.out);
    lines[0]["error"].clone()
}

fn reason(text: impl AsRef<[u8]>) -> String {
    error(text)["reason"].as_str().unwrap().to_owned()
}

/// The clause that refuses this event after the second round and one placement.
fn clause(event: &str) -> String {
    let mut events = SECOND_ROUND.to_vec();
    events.extend(["place 3 1,0 2,0", event]);
    let error = error(record(&events));
    assert_eq!(
        (&error["event"], &error["text"]),
        (&8.into(), &event.into())
    );
    error["clause"].as_str().unwrap_or("none").to_owned()
}

#[test]
fn truncated_json() {
    let text = record(&SECOND_ROUND);
    for cut in [1, 20, text.len() / 2, text.len() - 1] {
        let reason = reason(&text[..cut]);
        assert!(reason.contains("isn’t JSON"), "{reason}");
        assert!(reason.contains(&format!("column {cut}")), "{reason}");
    }
}

#[test]
fn a_record_of_another_version() {
    let reason = reason(record(&[]).replace("\"takht\":1", "\"takht\":7"));
    assert!(
        reason.contains("version 7") && reason.contains("version 1"),
        "{reason}"
    );
}

#[test]
fn an_unknown_game() {
    let reason = reason(record(&[]).replace("kingdomino", "chess"));
    assert!(
        reason.contains("chess") && reason.contains("kingdomino"),
        "{reason}"
    );
}

#[test]
fn options_unknown_out_of_range_or_clashing() {
    let with = |option: &str| error(record(&[]).replace("\"players\":2", option));
    let unknown = with("\"colour\":\"blue\"");
    assert!(
        unknown["reason"].as_str().unwrap().contains("mighty_duel"),
        "{unknown}"
    );
    assert!(
        with("\"players\":5")["reason"]
            .as_str()
            .unwrap()
            .contains("2 to 4")
    );
    assert!(
        with("\"players\":\"2\"")["reason"]
            .as_str()
            .unwrap()
            .contains("whole number")
    );
    assert!(
        with("\"harmony\":1")["reason"]
            .as_str()
            .unwrap()
            .contains("true or false")
    );
    let clash = with("\"players\":3,\"mighty_duel\":true");
    assert_eq!(clash["clause"], "K19");
    assert_eq!(clash["event"], serde_json::Value::Null);
}

#[test]
fn wrong_types() {
    for (text, place) in [
        ("[]", "record"),
        ("null", "record"),
        (r#"{"takht":1,"game":["kingdomino"],"events":[]}"#, "game"),
        (r#"{"takht":1,"game":"kingdomino","events":{}}"#, "events"),
        (
            r#"{"takht":1,"game":"kingdomino","events":["pick 1",2]}"#,
            "events[1]",
        ),
        (
            r#"{"takht":1,"game":"kingdomino","events":[],"options":7}"#,
            "options",
        ),
    ] {
        assert!(reason(text).contains(&format!("“{place}”")), "{text}");
    }
}

#[test]
fn events_out_of_turn() {
    assert_eq!(clause("place 16 -1,0 -2,0"), "K7");
    assert_eq!(clause("deal 9 10 11 12"), "K7");
    assert_eq!(clause("kings 0 0 1 1"), "K7");
    assert_eq!(clause("discard 16"), "K7");
}

#[test]
fn a_domino_not_in_the_line_or_dealt_twice() {
    assert_eq!(clause("pick 48"), "K7");
    assert_eq!(clause("pick 49"), "K1");
    for (text, clause) in [
        ("deal 3 3 4 5", "K1"),
        ("deal 1 2 3", "K4"),
        ("deal 1 2 3 99", "K1"),
    ] {
        assert_eq!(error(record(&[text]))["clause"], clause, "{text}");
    }
    let mut events = SECOND_ROUND.to_vec();
    events[6] = "deal 1 2 3 4";
    assert_eq!(error(record(&events))["clause"], "K1", "3 was dealt before");
}

#[test]
fn placements_outside_the_grid_on_taken_squares_or_nowhere() {
    let place = |squares: &str| {
        let mut events = SECOND_ROUND.to_vec();
        let event = format!("place 16 {squares}");
        events.extend(["place 3 1,0 2,0", "pick 8", &event]);
        error(record(&events))
    };
    assert_eq!(
        place("3,0 4,0")["clause"],
        "K10",
        "wheat and swamp beside forest"
    );
    assert_eq!(place("-3,0 -2,0")["clause"], "K11", "six wide");
    assert_eq!(place("2,0 2,1")["clause"], "K10", "domino 3 lies there");
    assert_eq!(place("0,0 0,1")["clause"], "K10", "the castle stands there");
    assert_eq!(place("0,1 0,3")["clause"], "K1", "not beside each other");
    assert_eq!(place("99,0 98,0")["clause"], "K11");
    assert_eq!(place("1000000,0 1000001,0")["clause"], "K11");
}

#[test]
fn a_placeable_domino_is_not_discarded() {
    let mut events = SECOND_ROUND.to_vec();
    events.push("discard 3");
    let error = error(record(&events));
    assert_eq!(error["clause"], "K12");
    assert!(
        error["reason"].as_str().unwrap().contains("for example at"),
        "{error}"
    );
}

#[test]
fn the_error_reads_as_the_record_format_shows_it() {
    let mut events = SECOND_ROUND.to_vec();
    events.extend(["place 3 1,0 2,0", "pick 8", "place 16 4,0 5,0"]);
    let run = takht(&["inspect", "-"], record(&events));
    assert_eq!(
        run.err.trim(),
        "error: record 0: event 9 “place 16 4,0 5,0”: K11: the kingdom would be 6 wide, the limit is 5"
    );
}

#[test]
fn texts_that_are_no_events() {
    for (event, part) in [
        ("", "empty"),
        ("fly 7", "deal, kings, pick, place, discard"),
        ("pick", "pick n"),
        ("pick 1 2", "pick n"),
        ("pick 07", "07"),
        ("place 3 1,0", "place n x1,y1 x2,y2"),
        ("place 3 1.0 2.0", "1.0"),
    ] {
        let reason = reason(record(&[event]));
        assert!(reason.contains(part), "{event}: {reason}");
    }
    let long = "x".repeat(1_000_000);
    let error = error(record(&[&long]));
    assert!(
        error["text"].as_str().unwrap().len() < 200,
        "long texts are not repeated"
    );
}

/// Bytes without a pattern, the same in every run.
fn garbage(length: usize) -> Vec<u8> {
    let mut state = 0x1234_5678_9abc_def1_u64;
    let mut next = || {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        state as u8
    };
    (0..length).map(|_| next()).collect()
}

#[test]
fn ten_megabytes_of_garbage() {
    let bytes = garbage(10 << 20);
    for command in [
        &["inspect", "-"][..],
        &["inspect", "-", "--json"],
        &["verify", "-"],
    ] {
        let run = takht(command, &bytes);
        assert_eq!(run.code, 2, "{command:?}");
        assert!(run.err.contains("error"), "{command:?}");
    }
    let inspected = takht(&["inspect", "-"], &bytes);
    assert!(
        inspected.err.lines().count() < 30,
        "not a line for each line"
    );
    let one_line: Vec<u8> = bytes
        .iter()
        .copied()
        .filter(|&byte| byte != b'\n')
        .collect();
    let run = takht(&["inspect", "-"], &one_line);
    assert_eq!((run.code, run.err.lines().count()), (2, 1));
    let run = takht(&["score"], &bytes);
    assert_eq!((run.code, run.err.lines().count()), (2, 1));
}

#[test]
fn bytes_that_are_no_utf_8() {
    let mut bytes = record(&SECOND_ROUND).into_bytes();
    bytes.splice(60..60, [0xff, 0xfe]);
    assert!(reason(&bytes).contains("isn’t JSON"));
    let run = takht(&["score"], b"C W\n\xff\xfe");
    assert_eq!(run.code, 2);
    assert!(run.err.contains("line 2, column 1"), "{}", run.err);
}

#[test]
fn deep_nesting_does_not_crash() {
    let run = takht(&["inspect", "-"], "[".repeat(1 << 20));
    assert_eq!(run.code, 2);
    let run = takht(&["inspect", "-"], "{\"a\":".repeat(1 << 18));
    assert_eq!(run.code, 2);
}

/// A record of Kingdom Builder for two players on the boards of the first game.
fn kingdom_builder(options: &str, events: &[&str]) -> String {
    let events = serde_json::json!(events);
    format!(r#"{{"takht":1,"game":"kingdom-builder","options":{options},"events":{events}}}"#)
}

/// Seat 0 has a paddock tile and acts; seat 1 has built as well.
const SECOND_TURN: [&str; 18] = [
    "boards tavern paddock oasis farm",
    "cards fishermen knights merchants",
    "first 0",
    "draw 0 grass",
    "draw 1 grass",
    "reveal grass",
    "build 7,10",
    "build 7,11",
    "build 7,9",
    "end",
    "draw 0 desert",
    "reveal grass",
    "build 7,8",
    "build 8,8",
    "build 8,9",
    "end",
    "draw 1 canyon",
    "reveal desert",
];

/// The clause that refuses an event after `SECOND_TURN` and some more events.
fn refused(more: &[&str], event: &str) -> String {
    let events = [&SECOND_TURN, more, &[event]].concat();
    let error = error(kingdom_builder("{}", &events));
    assert_eq!(error["event"], events.len() - 1, "{error}");
    assert_eq!(error["text"], event);
    assert!(error["reason"].as_str().unwrap().len() > 20, "{error}");
    error["clause"].as_str().unwrap_or("none").to_owned()
}

#[test]
fn boards_and_cards_that_cannot_be_played() {
    for (options, clause, part) in [
        (
            r#"{"boards":["farm","farm","oasis","tower"]}"#,
            Some("B1"),
            "farm",
        ),
        (r#"{"boards":["farm","oasis","tower"]}"#, Some("B1"), "4"),
        (
            r#"{"boards":["farm","oasis","tower","castle"]}"#,
            Some("B1"),
            "harbor",
        ),
        (
            r#"{"cards":["lords","miners","wizards"]}"#,
            Some("B3"),
            "wizards",
        ),
        (
            r#"{"cards":["lords","lords","miners"]}"#,
            Some("B3"),
            "lords",
        ),
        (r#"{"cards":"lords"}"#, None, "list of names"),
        (r#"{"players":7}"#, None, "2 to 4"),
    ] {
        let error = error(kingdom_builder(options, &[]));
        assert_eq!(error["clause"].as_str(), clause, "{options}");
        assert!(error["reason"].as_str().unwrap().contains(part), "{error}");
    }
    let other = kingdom_builder(
        r#"{"boards":["farm","oasis","tower","barn"]}"#,
        &["boards tower oasis farm barn"],
    );
    let error = error(other);
    assert_eq!(
        (&error["event"], &error["clause"]),
        (&0.into(), &"B1".into())
    );
    assert!(
        error["reason"]
            .as_str()
            .unwrap()
            .contains("farm, oasis, tower, barn")
    );
}

#[test]
fn settlements_that_may_not_stand_there() {
    assert_eq!(refused(&[], "build 0,3"), "B10", "a mountain");
    assert_eq!(refused(&[], "build 7,8"), "B10", "taken");
    assert_eq!(refused(&[], "build 7,14"), "B7", "grass");
    assert_eq!(
        refused(&["build 0,1"], "build 10,0"),
        "B11",
        "away from one's own"
    );
    assert_eq!(refused(&[], "build 20,20"), "B1", "off the map");
    assert_eq!(refused(&[], "build 3"), "none", "no place at all");
}

#[test]
fn tiles_that_may_not_be_used() {
    let built = ["build 0,1", "build 0,2", "build 1,2"];
    assert_eq!(
        refused(&["paddock 7,9 7,7"], "paddock 7,10 5,9"),
        "B8",
        "twice"
    );
    assert_eq!(
        refused(&built[..1], "paddock 7,9 7,7"),
        "B8",
        "in the middle"
    );
    assert_eq!(refused(&[], "farm 7,7"), "B8", "none there");
    let moved = [&["paddock 7,9 7,7"][..], &built].concat();
    assert_eq!(refused(&moved, "tavern 7,6"), "B15", "gained this turn");
    assert_eq!(refused(&[], "paddock 7,9 7,6"), "B20", "three hexes");
}

#[test]
fn turns_that_may_not_end_and_cards_that_are_not_there() {
    assert_eq!(refused(&["build 0,1"], "end"), "B7");
    let built = ["build 0,1", "build 0,2", "build 1,2", "end"];
    assert_eq!(refused(&built, "draw 1 forest"), "B9", "another seat");
    assert_eq!(
        refused(&built, "reveal canyon"),
        "B9",
        "a card is drawn first"
    );
    let mut more: Vec<&str> = built.to_vec();
    more.extend([
        "draw 0 grass",
        "reveal canyon",
        "build 6,8",
        "build 5,8",
        "build 5,9",
        "end",
    ]);
    more.extend([
        "draw 1 grass",
        "reveal grass",
        "build 6,9",
        "build 8,10",
        "build 8,11",
        "end",
    ]);
    more.extend(["draw 0 grass"]);
    let after: Vec<&str> = vec!["reveal grass", "build 7,7", "build 7,6", "build 8,7", "end"];
    let more = [more, after].concat();
    assert_eq!(refused(&more, "draw 1 grass"), "B9", "all five are out");
    assert_eq!(refused(&more, "draw 1 swamp"), "B2", "no such card");
}

/// The error of Capture for an event after a map of five by four tiles and some more events.
fn capture(more: &[&str], event: &str) -> serde_json::Value {
    let mut events = vec!["first 0".to_owned()];
    for y in 0..4 {
        events.extend((0..5).map(|x| format!("tile {x},{y}")));
    }
    let given = more.iter().chain([&event]).map(|event| (*event).to_owned());
    events.extend(given);
    let last = events.len() - 1;
    let options = serde_json::json!({"small": 7, "large": 3});
    let record = serde_json::json!({
        "takht": 1, "game": "capture", "options": options, "events": events,
    });
    let error = error(record.to_string());
    assert_eq!(
        (&error["event"], &error["text"]),
        (&last.into(), &event.into()),
        "{error}"
    );
    assert!(error["reason"].as_str().unwrap().len() > 15, "{error}");
    error["clause"].clone()
}

#[test]
fn layouts_that_may_not_be() {
    assert_eq!(capture(&[], "small 10,0"), "C4", "on a gap");
    assert_eq!(capture(&["small 4,4"], "small 4,4"), "C4", "on another");
    assert_eq!(
        capture(&["small 0,0", "small 1,0", "small 0,1"], "small 1,1"),
        "C6",
        "out of reach"
    );
    assert_eq!(capture(&[], "tile 5,0"), "C4", "all tiles lie");
    assert_eq!(
        capture(&CAPTURE_BUILDINGS, "base 4,3"),
        "C5",
        "beside a large building"
    );
    assert_eq!(capture(&CAPTURE_BUILDINGS, "base 20,3"), "C5", "on a gap");
}

const CAPTURE_BUILDINGS: [&str; 10] = [
    "small 4,0",
    "small 6,0",
    "small 8,0",
    "small 0,2",
    "small 0,4",
    "small 0,6",
    "small 9,7",
    "large 4,4 5,4",
    "large 7,4 7,5",
    "large 2,7 3,7",
];

#[test]
fn turns_of_capture_that_may_not_be() {
    let after = |more: &[&str], event: &str| {
        let begun = [&CAPTURE_BUILDINGS[..], &["base 1,1", "base 2,1"], more].concat();
        capture(&begun, event)
    };
    assert_eq!(after(&[], "move 2,1"), "C8", "into a pawn");
    assert_eq!(after(&[], "move 0,2"), "C8", "into a building");
    assert_eq!(after(&[], "pass"), "C7");
    assert_eq!(after(&["capture 0,2"], "roll 0"), "C1");
    assert_eq!(after(&["capture 0,2"], "roll 13"), "C1");
    let taken = ["capture 0,2", "roll 10", "move 3,1"];
    assert_eq!(after(&taken, "capture 0,2"), "C10", "one's own");
    assert_eq!(after(&taken, "battle 1"), "C12", "not next to it");
    assert_eq!(after(&[], "battle 3"), "C1", "nobody there");
    // Seat 1 captures the building, so seat 0 can no longer hop around it.
    let mut lost = taken.to_vec();
    lost.extend([
        "move 1,2",
        "move 2,1",
        "move 1,3",
        "move 1,2",
        "move 2,2",
        "capture 0,2",
        "roll 12",
    ]);
    lost.extend(["move 1,3", "move 1,1"]);
    assert_eq!(
        after(&lost, "move 0,1"),
        "C9",
        "a hop around a building just lost"
    );
}
