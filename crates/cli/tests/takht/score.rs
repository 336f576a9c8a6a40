//! `takht score`.

use serde_json::json;

use super::takht;

const ADA: &str = "Ada:\n W  W1 F  F .\n W  C  F2 F .\n L* L  .  P P\n";
const BO: &str = "\nBo:\n W1 W . \n . C F\n . . F\n";

#[test]
fn every_property_and_bonus_is_listed() {
    let run = takht(&["score"], ADA);
    assert_eq!(run.code, 0);
    for part in [
        "Ada",
        "wheat: 3 squares × 1 crown = 3",
        "forest: 4 squares × 2 crowns = 8",
        "lake: 2 squares × 1 crown = 2",
        "pasture: 2 squares × 0 crowns = 0",
        "13 points",
    ] {
        assert!(run.out.contains(part), "{part}\n{}", run.out);
    }
    assert!(
        run.err.contains("11 squares"),
        "an odd number is doubted: {}",
        run.err
    );
    let centred = takht(&["score"], "W1 C W\n");
    assert!(
        centred.out.contains("Middle Kingdom: 10"),
        "{}",
        centred.out
    );
    let without = takht(&["score", "--no-middle-kingdom"], "W1 C W\n");
    assert!(!without.out.contains("Middle Kingdom"), "{}", without.out);
}

#[test]
fn a_full_grid_is_in_harmony() {
    let full = "W W W W W\nW W W W W\nW W W W C\nW W W W W\nW W W W W\n";
    assert!(takht(&["score"], full).out.contains("Harmony: 5"));
    assert!(
        !takht(&["score", "--no-harmony"], full)
            .out
            .contains("Harmony")
    );
}

#[test]
fn several_kingdoms_are_ranked() {
    let run = takht(&["score"], format!("{BO}{ADA}"));
    let ranking = run.out.split("Ranking").nth(1).unwrap();
    assert!(ranking.find("1. Ada") < ranking.find("2. Bo"), "{ranking}");
    let run = takht(&["score"], format!("{BO}{BO}"));
    assert!(run.out.contains("1. Bo, Bo"), "shared: {}", run.out);
}

#[test]
fn json_for_programs() {
    let run = takht(&["score", "--json"], format!("{ADA}{BO}"));
    let value = &run.json()[0];
    assert_eq!(value["ranking"], json!([[0], [1]]));
    assert_eq!(value["kingdoms"][0]["name"], "Ada");
    assert_eq!(value["kingdoms"][0]["score"]["total"], 13);
    let bad = takht(&["score", "--json"], "C C");
    assert_eq!(bad.code, 2);
    let error = &bad.json()[0]["error"];
    assert_eq!(
        (&error["line"], &error["column"], &error["clause"]),
        (&json!(1), &json!(3), &json!("K2"))
    );
}

#[test]
fn bad_drawings_point_at_row_and_column() {
    for (drawing, part) in [
        ("C W\nW C", "line 2, column 3"),
        ("W W W W W C", "line 1, column 11"),
        ("C W\n W q", "line 2, column 4"),
        ("W F", "line 1, column 1"),
        ("", "no kingdom"),
    ] {
        let run = takht(&["score"], drawing);
        assert_eq!(run.code, 2, "{drawing}");
        assert!(run.err.contains(part), "{drawing}: {}", run.err);
    }
    let wide = takht(&["score"], "W W W W W C");
    assert!(
        wide.err.contains("K11") && wide.err.contains("--mighty-duel"),
        "{}",
        wide.err
    );
    assert_eq!(takht(&["score", "--mighty-duel"], "W W W W W C").code, 0);
    assert_eq!(
        takht(&["score"], "C\n\n".repeat(5)).code,
        2,
        "at most four play together"
    );
}

const SETTLEMENTS: &str = "\
cards: fishermen knights merchants
boards: tavern paddock oasis farm
Ada: 3,4 4,4 4,5
Bo:  0,1 0,2
";

#[test]
fn settlements_on_named_boards() {
    let run = takht(&["score"], SETTLEMENTS);
    assert_eq!(run.code, 0, "{}", run.err);
    for part in [
        "castles: 3",
        "knights: 4",
        "8 points",
        "castles, 3 gold: 3,3 3,4",
        "fishermen, 1 gold: 4,4",
        "1. Ada",
        "T forest",
    ] {
        assert!(run.out.contains(part), "{part}\n{}", run.out);
    }
    let json = &takht(&["score", "--json"], SETTLEMENTS).json()[0];
    assert_eq!(json["players"][0]["name"], "Ada");
    assert_eq!(json["players"][0]["score"]["total"], 8);
    assert_eq!(json["players"][0]["score"]["cards"]["knights"], 4);
    assert_eq!(json["ranking"], json!([[0], [1]]));
}

#[test]
fn a_drawn_map() {
    let mut rows = vec!["G".repeat(20); 20];
    rows[5] = "GGGGG L G1 G1 L GGGGGGGGGGG".to_owned();
    rows[9] = "GGGGGGGGG2 W GGGGGGGGGG".to_owned();
    let text = format!("cards: hermits merchants fishermen\n{}", rows.join("\n"));
    let json = &takht(&["score", "--json"], text).json()[0];
    let cards = |player: usize| json["players"][player]["score"]["cards"].clone();
    assert_eq!(
        cards(0),
        json!({"hermits": 1, "merchants": 8, "fishermen": 0})
    );
    assert_eq!(
        cards(1),
        json!({"hermits": 1, "merchants": 0, "fishermen": 1})
    );
}

#[test]
fn bad_settlements_are_pointed_at() {
    let error = |text: String| {
        let run = takht(&["score", "--json"], text);
        assert_eq!(run.code, 2, "{}", run.out);
        run.json()[0]["error"].clone()
    };
    let mountain = error(SETTLEMENTS.replace("0,1", "0,3"));
    assert_eq!(
        (&mountain["line"], &mountain["clause"]),
        (&json!(4), &json!("B10"))
    );
    let twice = error(SETTLEMENTS.replace("oasis", "farm"));
    assert_eq!(
        (&twice["line"], &twice["clause"]),
        (&json!(2), &json!("B1"))
    );
    let unknown = error(SETTLEMENTS.replace("knights", "wizards"));
    assert_eq!(unknown["clause"], "B3");
    let run = takht(&["score", "--game", "kingdom-builder"], "Ada: 3,4");
    assert!(run.err.contains("cards: fishermen"), "{}", run.err);
    assert_eq!(takht(&["score", "--game", "chess"], "").code, 2);
    let afloat = takht(&["score"], SETTLEMENTS.replace("0,1", "3,0"));
    assert!(afloat.err.contains("harbour"), "{}", afloat.err);
}
