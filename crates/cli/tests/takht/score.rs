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
