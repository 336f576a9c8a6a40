//! Records: which texts are read, which are refused, and with which error.

use crate::toy::{Toy, ToyOptions};
use takht_core::{Expected, Game, Quick, Record, RecordError, Seat, Viewer, records};

fn toy() -> Record {
    let options = ToyOptions { players: 3 };
    let mut record = Record::new::<Toy<0>>(&options);
    let mut game = Toy::<0>::new(&options).unwrap();
    record.push_playout(&mut game, &mut Quick::new(5));
    record
}

fn error(text: &str) -> RecordError {
    Record::read(text.as_bytes()).expect_err(text)
}

#[test]
fn a_record_survives_both_forms() {
    let record = toy();
    assert_eq!(
        Record::read(record.to_line().as_bytes()),
        Ok(record.clone())
    );
    assert_eq!(
        Record::read(record.to_pretty().as_bytes()),
        Ok(record.clone())
    );
    assert!(!record.to_line().contains('\n'));
}

#[test]
fn optional_and_unknown_keys_are_kept() {
    let text = r#"{"takht":1,"game":"toy","options":{"players":2},"seats":["Ada","bot:master"],
        "events":[],"by":{"17":"bot:master"},"incidents":["17 away 1","20 sing 1"],
        "fair":{"scheme":1},"place":"Isfahan"}"#;
    let record = Record::read(text.as_bytes()).unwrap();
    assert_eq!(
        record.incidents,
        ["17 away 1", "20 sing 1"],
        "the unknown one, too"
    );
    assert_eq!(record.by[&17], "bot:master");
    assert_eq!(record.other["place"], "Isfahan");
    let again = Record::read(record.to_line().as_bytes()).unwrap();
    assert_eq!(record, again);
}

#[test]
fn the_version_of_the_rules_is_written_and_read() {
    let record = toy();
    assert_eq!(record.rules, Some(1));
    assert!(record.to_line().contains(r#""game":"toy","rules":1,"#));
    // A record without one is from before rules had versions: it has the first.
    let old = r#"{"takht":1,"game":"toy","options":{"players":2},"events":[]}"#;
    let old = Record::read(old.as_bytes()).unwrap();
    assert_eq!(old.rules, None);
    assert!(!old.to_line().contains("rules"));
    assert!(old.fold::<Toy<0>>().is_ok());
}

#[test]
fn rules_of_another_version_are_refused_by_name() {
    for got in [0, 2, u32::MAX] {
        let mut record = toy();
        record.rules = Some(got);
        let record = Record::read(record.to_line().as_bytes()).unwrap();
        assert_eq!(record.rules, Some(got));
        let error = record.fold::<Toy<0>>().unwrap_err();
        assert_eq!(
            error,
            RecordError::Rules {
                game: "toy",
                got,
                known: 1
            }
        );
        let said = error.to_string();
        assert!(said.contains(&format!("version {got}")) && said.contains("version 1"));
    }
}

#[test]
fn truncated_json_says_where() {
    let line = toy().to_line();
    for cut in [1, line.len() / 2, line.len() - 1] {
        let RecordError::Json { line, column, .. } = error(&line[..cut]) else {
            panic!("cut at {cut} is not JSON");
        };
        assert_eq!((line, column), (1, cut));
    }
}

#[test]
fn another_version_is_named_before_anything_else() {
    let found = error(r#"{"takht":2,"what":"ever"}"#);
    assert_eq!(
        found,
        RecordError::Version {
            got: "2".to_owned()
        }
    );
}

#[test]
fn wrong_types_name_the_place() {
    let at = |text: &str, place: &str, expects: Expected| match error(text) {
        RecordError::Key { key, expected, .. } => assert_eq!((&*key, expected), (place, expects)),
        other => panic!("{text}: {other}"),
    };
    at("[]", "record", Expected::Object);
    at("7", "record", Expected::Object);
    at("{}", "takht", Expected::Number);
    at(r#"{"takht":"1"}"#, "takht", Expected::Number);
    at(r#"{"takht":1}"#, "game", Expected::Text);
    at(r#"{"takht":1,"game":5}"#, "game", Expected::Text);
    at(r#"{"takht":1,"game":"toy"}"#, "events", Expected::Texts);
    for rules in ["\"1\"", "-1", "1.5", "null", "4294967296"] {
        at(
            &format!(r#"{{"takht":1,"game":"toy","rules":{rules},"events":[]}}"#),
            "rules",
            Expected::Number,
        );
    }
    at(
        r#"{"takht":1,"game":"toy","events":"x"}"#,
        "events",
        Expected::Texts,
    );
    at(
        r#"{"takht":1,"game":"toy","events":["a",5]}"#,
        "events[1]",
        Expected::Text,
    );
    at(
        r#"{"takht":1,"game":"toy","events":[],"options":[]}"#,
        "options",
        Expected::Object,
    );
    at(
        r#"{"takht":1,"game":"toy","events":[],"seats":{}}"#,
        "seats",
        Expected::Texts,
    );
    at(
        r#"{"takht":1,"game":"toy","events":[],"incidents":["17 away 1",17]}"#,
        "incidents[1]",
        Expected::Text,
    );
    at(
        r#"{"takht":1,"game":"toy","events":[],"by":{"x":"y"}}"#,
        "by",
        Expected::StandIns,
    );
}

#[test]
fn an_illegal_event_is_named_with_index_text_and_clause() {
    let mut record = toy();
    record.events[4] = "bet 9".to_owned();
    let error = record.fold::<Toy<0>>().unwrap_err();
    assert_eq!(error.event(), Some((4, "bet 9")));
    assert_eq!(error.clause(), Some("T1"));
    record.events[4] = "fly 9".to_owned();
    let error = record.fold::<Toy<0>>().unwrap_err();
    assert_eq!(error.event(), Some((4, "fly 9")));
    assert_eq!(error.clause(), None);
}

#[test]
fn seats_are_as_many_as_players() {
    let mut record = toy();
    record.seats = Some(vec!["Ada".to_owned()]);
    let error = record.fold::<Toy<0>>().unwrap_err();
    assert_eq!(error, RecordError::Seats { got: 1, players: 3 });
}

#[test]
fn a_view_hides_what_the_viewer_may_not_know() {
    let record = toy();
    let all = |viewer| record.view::<Toy<0>>(viewer).unwrap();
    assert_eq!(all(Viewer::Table), record);
    let hidden = |viewer| {
        let view: Record = all(viewer);
        view.events
            .iter()
            .filter(|event| event.contains('?'))
            .count()
    };
    assert_eq!(hidden(Viewer::Guest), 3);
    assert_eq!(hidden(Viewer::Seat(Seat::new(1).unwrap())), 2);
    let view = all(Viewer::Guest);
    assert!(view.events[0] == "draw 0 ?" && view.events[3] == record.events[3]);
    let (whole, seen) = (
        record.fold::<Toy<0>>().unwrap(),
        view.fold::<Toy<0>>().unwrap(),
    );
    assert_eq!((whole.turn(), whole.scores()), (seen.turn(), seen.scores()));
}

#[test]
fn many_records_in_any_layout() {
    let record = toy();
    let (line, pretty) = (record.to_line(), record.to_pretty());
    for text in [
        format!("{line}\n{line}\n"),
        format!("\n{line}\r\n\r\n{line}"),
        format!("{pretty}{pretty}"),
        format!("\u{feff}{line}\n{line}"),
    ] {
        let read: Vec<_> = records(text.as_bytes()).collect();
        assert_eq!(read, [Ok(record.clone()), Ok(record.clone())]);
    }
    assert_eq!(records(b"").count(), 0);
    assert_eq!(records(b"\n \n").count(), 0);
}

#[test]
fn a_broken_line_does_not_hide_the_others() {
    let line = toy().to_line();
    for broken in ["{\"takht\":1", "nonsense", "\"", "{}"] {
        for text in [
            format!("{broken}\n{line}\n{line}"),
            format!("{line}\n{broken}\n{line}"),
            format!("{line}\n{line}\n{broken}"),
        ] {
            let good = records(text.as_bytes()).filter(Result::is_ok).count();
            assert_eq!((good, records(text.as_bytes()).count()), (2, 3), "{text}");
        }
    }
    let text = format!("{line}\n{{\"takht\":\n{line}\n");
    match records(text.as_bytes()).nth(1) {
        Some(Err(RecordError::Json { line, column, .. })) => assert_eq!((line, column), (2, 9)),
        other => panic!("{other:?}"),
    }
    let text = format!("{line}\n\n{{\"takht\":\n");
    match records(text.as_bytes()).nth(1) {
        Some(Err(RecordError::Json { line, .. })) => assert_eq!(line, 3),
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_broken_record_among_pretty_ones_does_not_hide_the_others() {
    let pretty = toy().to_pretty();
    let half = &pretty[..pretty.len() / 2];
    for text in [
        format!("{pretty}{half}\n{pretty}"),
        format!("{half}\n{pretty}{pretty}"),
        format!("{pretty}{pretty}{half}"),
        format!("{pretty}{}\n{half}\n{}", toy().to_line(), ""),
    ] {
        let good = records(text.as_bytes()).filter(Result::is_ok).count();
        assert_eq!((good, records(text.as_bytes()).count()), (2, 3), "{text}");
    }
}

#[test]
fn bytes_that_are_no_text_are_refused() {
    let mut bytes = toy().to_line().into_bytes();
    let middle = bytes.len() / 2;
    bytes[middle] = 0xff;
    assert!(matches!(
        Record::read(&bytes),
        Err(RecordError::Json { .. })
    ));
    assert!(matches!(
        records(b"\xff\xfe\x00").next(),
        Some(Err(RecordError::Json { .. }))
    ));
}

#[test]
fn deep_nesting_is_an_error_not_a_crash() {
    let deep = "[".repeat(100_000);
    assert!(Record::read(deep.as_bytes()).is_err());
    let deep = format!(r#"{{"takht":1,"game":"toy","events":{deep}"#);
    assert!(Record::read(deep.as_bytes()).is_err());
}
