//! Everything wrong that people, programs and disks hand over.

use super::{SECOND_ROUND, record, takht};

/// The error that one record gives, as the JSON tells it.
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

/// The index and clause of the error after the second round and one more event.
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
        assert!(reason.contains("not JSON"), "{reason}");
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
        "error: record 0: event 9 \"place 16 4,0 5,0\": K11: the kingdom would be 6 wide, the limit is 5"
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

/// Bytes without a pattern, always the same.
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
    assert!(reason(&bytes).contains("not JSON"));
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
