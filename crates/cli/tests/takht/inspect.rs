//! `takht inspect`.

use serde_json::json;

use super::{SECOND_ROUND, record, takht};

#[test]
fn json_tells_the_position() {
    let run = takht(&["inspect", "-", "--json"], record(&SECOND_ROUND[..3]));
    assert_eq!((run.code, &*run.err), (0, ""));
    assert_eq!(
        run.json(),
        [json!({
            "record": 0,
            "game": "kingdomino",
            "options": {
                "players": 2, "mighty_duel": false, "middle_kingdom": true,
                "harmony": true, "dynasty": false,
            },
            "over": false,
            "turn": 1,
            "legal": ["pick 16", "pick 19", "pick 40"],
            "scores": vec![json!({
                "total": 0, "properties": [], "middle_kingdom": 0, "harmony": 0,
                "largest": 0, "crowns": 0,
            }); 2],
            "ranking": [[0, 1]],
        })]
    );
}

#[test]
fn scores_carry_their_properties() {
    let mut events = SECOND_ROUND.to_vec();
    events.extend([
        "place 3 1,0 2,0",
        "pick 8",
        "place 16 -1,0 -2,0",
        "pick 7",
        "place 19 0,1 0,2",
    ]);
    let run = takht(&["inspect", "-", "--json"], record(&events));
    let score = &run.json()[0]["scores"][1];
    assert_eq!(
        score["properties"],
        json!([
            {"terrain": "wheat", "squares": 1, "crowns": 1, "points": 1},
            {"terrain": "forest", "squares": 1, "crowns": 0, "points": 0},
        ])
    );
    assert_eq!(
        (&score["total"], &score["largest"], &score["crowns"]),
        (&json!(1), &json!(1), &json!(1))
    );
    assert_eq!(run.json()[0]["ranking"], json!([[1], [0]]));
}

#[test]
fn every_ply_has_its_turn_and_legal_events() {
    let run = takht(
        &["inspect", "-", "--json", "--every-ply"],
        record(&SECOND_ROUND),
    );
    let plies = run.json()[0]["plies"].clone();
    let plies = plies.as_array().unwrap();
    assert_eq!(plies.len(), SECOND_ROUND.len() + 1);
    let turns: Vec<_> = plies.iter().map(|ply| ply["turn"].clone()).collect();
    assert_eq!(
        json!(turns),
        json!(["chance", "chance", 0, 1, 1, 0, "chance", 0])
    );
    assert_eq!(plies[0]["legal"], json!([]));
    assert_eq!(plies[3]["legal"], json!(["pick 16", "pick 19", "pick 40"]));
    assert_eq!(plies[7]["legal"], run.json()[0]["legal"]);
    let plain = takht(&["inspect", "-", "--json"], record(&SECOND_ROUND));
    assert!(plain.json()[0].get("plies").is_none());
}

#[test]
fn ply_shows_an_earlier_moment() {
    let text = record(&SECOND_ROUND);
    let run = takht(&["inspect", "-", "--json", "--ply", "1"], &text);
    assert_eq!(run.json()[0]["turn"], "chance");
    let run = takht(&["inspect", "-", "--ply", "3"], &text);
    assert!(run.out.contains("after 3 of 7 events"), "{}", run.out);
    assert!(run.out.contains("Player 2 to move"), "{}", run.out);
    let run = takht(&["inspect", "-", "--ply", "99"], &text);
    assert_eq!(run.code, 0);
    assert!(run.err.contains("7 events"), "{}", run.err);
}

#[test]
fn the_picture_shows_kingdoms_lines_scores_and_moves() {
    let mut events = SECOND_ROUND.to_vec();
    events.extend([
        "place 3 1,0 2,0",
        "pick 8",
        "place 16 -1,0 -2,0",
        "pick 7",
        "place 19 0,1 0,2",
    ]);
    let text = record(&events).replace(
        "\"events\"",
        "\"seats\":[\"Ada\",\"bot:random\"],\"events\"",
    );
    let run = takht(&["inspect", "-"], text);
    for part in [
        "Round 2 of 6",
        "Random player to move",
        "Choose a domino for your next turn",
        "● Ada  0 points",
        " S   W   C   F   F ",
        " W*",
        "Current line",
        "40  M*  W   ◆ Random player",
        "Next line",
        " 7  L   L   ● Ada",
        " 1  W   W   free",
        "wheat: 1 square × 1 crown = 1",
        "1. Random player",
        "2 legal events",
        "pick 1   pick 2",
    ] {
        assert!(run.out.contains(part), "{part}\n{}", run.out);
    }
}

#[test]
fn one_bad_record_does_not_hide_the_others() {
    let good = record(&SECOND_ROUND);
    let bad = record(&["deal 3 16 19 40", "pick 3"]);
    let run = takht(
        &["inspect", "-", "--json"],
        format!("{good}\n{bad}\n{good}\n"),
    );
    assert_eq!(run.code, 2);
    let lines = run.json();
    assert_eq!(lines.len(), 3);
    assert_eq!(
        (&lines[0]["record"], &lines[2]["record"]),
        (&json!(0), &json!(2))
    );
    assert_eq!(
        lines[1],
        json!({"record": 1, "error": {
            "event": 1,
            "text": "pick 3",
            "clause": "K5",
            "reason": "not now: the kings have to be drawn",
        }})
    );
    assert_eq!(
        run.err.trim(),
        "error: record 1: event 1 “pick 3”: K5: not now: the kings have to be drawn"
    );
}

#[test]
fn a_whole_dynasty_is_told_with_its_three_scores() {
    let options = serde_json::json!({"players": 2, "dynasty": true});
    let run = takht(
        &["inspect", "-", "--json"],
        json!({"takht": 1, "game": "kingdomino", "options": options, "events": []}).to_string(),
    );
    let score = &run.json()[0]["scores"][0];
    assert_eq!(
        (&score["total"], score["games"].as_array().unwrap().len()),
        (&json!(0), 3)
    );
}

#[test]
fn an_empty_input_has_no_records() {
    let run = takht(&["inspect", "-"], "\n\n");
    assert_eq!(run.code, 2);
    assert!(run.err.contains("no record"), "{}", run.err);
}

#[test]
fn names_of_one_record_are_not_used_for_another() {
    let named = |names: &str, events: &[&str]| {
        record(events).replace("\"events\"", &format!("\"seats\":{names},\"events\""))
    };
    let good = named(r#"["Ada","Bo"]"#, &SECOND_ROUND);
    let bad = named(
        r#"["Zoe","Max"]"#,
        &["deal 3 16 19 40", "kings 0 1 1 0", "place 3 1,0 2,0"],
    );
    for json in [&["--json"][..], &[]] {
        let arguments = [&["inspect", "-"], json].concat();
        let run = takht(&arguments, format!("{good}\n{bad}\n"));
        assert!(
            run.err.contains("not now: Zoe has to choose a domino"),
            "{}",
            run.err
        );
        assert!(
            json.is_empty() != run.out.contains("Zoe has to choose"),
            "{}",
            run.out
        );
    }
}

#[test]
fn names_and_events_move_no_cursor() {
    let text =
        record(&["\u{1b}[2J"]).replace("\"events\"", r#""seats":["\u001b[2J","B\no"],"events""#);
    let run = takht(&["inspect", "-", "--color", "always"], text);
    assert!(!run.err.contains("\u{1b}[2J"), "{:?}", run.err);
    let text =
        record(&SECOND_ROUND).replace("\"events\"", r#""seats":["\u001b[2J","B\no"],"events""#);
    let run = takht(&["inspect", "-", "--color", "always"], text);
    assert!(
        !run.out.contains("\u{1b}[2J") && !run.out.contains("B\no"),
        "{:?}",
        run.out
    );
}

#[test]
fn what_happened_beside_the_game_is_told() {
    let incidents =
        r#""incidents":["3 time 1","4 sing 1","5 sit 1 \u001b[2JEve","7 end agreed"],"events""#;
    let text = record(&SECOND_ROUND).replace("\"events\"", incidents);
    let run = takht(&["inspect", "-", "--color", "always"], &text);
    assert!(
        run.out.contains("3: Player 2 has run out of time"),
        "{}",
        run.out
    );
    assert!(run.out.contains("7: Everyone agreed"), "{}", run.out);
    assert!(!run.out.contains("\u{1b}[2J"), "{:?}", run.out);
    let early = takht(&["inspect", "-", "--json", "--ply", "4"], &text);
    assert_eq!(early.json()[0]["incidents"], json!(["3 time 1"]));
}
