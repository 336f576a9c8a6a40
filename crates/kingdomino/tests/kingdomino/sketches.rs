//! Drawings of kingdoms: which are read, which are refused, and where the error points.

use takht_core::Score;
use takht_kingdomino::sketch::{BadSketch, read};
use takht_kingdomino::{Five, Seven};

fn total(text: &str) -> i32 {
    read(text).unwrap()[0]
        .score::<Five>(true, true)
        .unwrap()
        .total()
}

/// The line and column an error points at.
fn place(error: &BadSketch) -> (usize, usize) {
    let place = error.place().unwrap();
    (place.line, place.column)
}

#[test]
fn every_way_to_write_a_kingdom() {
    for text in [
        "W1 W F2\nC . F",
        "w1,w,f2\nc,-,f",
        "W*WF**\nC.F",
        "| W^ | W | F++ |\n| @ | _ | F |",
        "  W1W0F2  \n  K·F",
        "# remark\nW1 W F2\n# another\nC . F\n",
        "W1 W F2\r\nC . F\r\n",
        "W۱ W F٢\nC . F",
    ] {
        assert_eq!(total(text), 2 + 4, "{text}");
    }
}

#[test]
fn kingdoms_are_separated_by_blank_lines_and_names() {
    let kingdoms = read("Ada:\nC W1\n\nآوا:\nC F2 F\n\n\nC\n").unwrap();
    let names: Vec<_> = kingdoms
        .iter()
        .map(|kingdom| kingdom.name.as_deref())
        .collect();
    assert_eq!(names, [Some("Ada"), Some("آوا"), None]);
    let totals = kingdoms
        .iter()
        .map(|k| k.score::<Five>(false, false).unwrap().total());
    assert_eq!(totals.collect::<Vec<_>>(), [1, 4, 0]);
}

#[test]
fn margins_do_not_count_for_the_size() {
    let text = ". . . . . . .\n. W W1 C W W .\n. . . . . . .";
    assert_eq!(total(text), 2 + 10);
}

#[test]
fn errors_point_at_line_and_column() {
    let two = read("\nC W\nW C").unwrap_err();
    assert_eq!((place(&two), two.clause()), ((3, 3), Some("K2")));
    let unknown = read("C W\nW x1").unwrap_err();
    assert!(matches!(
        unknown,
        BadSketch::UnknownLetter { letter: 'x', .. }
    ));
    assert_eq!(place(&unknown), (2, 3));
    let none = read("W F\nF W").unwrap_err();
    assert_eq!((place(&none), none.clause()), ((1, 1), Some("K2")));
    assert_eq!(place(&read("C W1 1").unwrap_err()), (1, 6));
    assert_eq!(place(&read("C1 W").unwrap_err()), (1, 2));
    let crowns = read("C M4").unwrap_err();
    assert_eq!((place(&crowns), crowns.clause()), ((1, 4), Some("K1")));
    assert_eq!(place(&read("C M**** ").unwrap_err()), (1, 7));
    for empty in ["", "\n\n", "# nothing", "Ada:\n"] {
        assert_eq!(read(empty), Err(BadSketch::Empty), "{empty}");
    }
}

#[test]
fn k11_a_drawing_larger_than_the_limit_points_at_the_first_square_beyond() {
    let wide = &read("W W W\nC W W W W W1").unwrap()[0];
    let error = wide.score::<Five>(true, true).unwrap_err();
    assert!(matches!(
        error,
        BadSketch::TooWide {
            wide: 6,
            limit: 5,
            ..
        }
    ));
    assert_eq!((place(&error), error.clause()), ((2, 11), Some("K11")));
    assert!(
        wide.score::<Seven>(true, true).is_ok(),
        "a Mighty Duel has the room"
    );
    let high = &read("C\nW\nW\nW\nW\nW\nW\nW").unwrap()[0];
    let error = high.score::<Seven>(true, true).unwrap_err();
    assert!(matches!(
        error,
        BadSketch::TooHigh {
            high: 8,
            limit: 7,
            ..
        }
    ));
    assert_eq!(place(&error), (8, 1));
}

#[test]
fn slips_of_the_pen_are_doubted_but_scored() {
    let ids = |text: &str| -> Vec<String> {
        let doubts = read(text).unwrap()[0].doubts();
        doubts.iter().map(|doubt| doubt.id.to_string()).collect()
    };
    assert!(ids("C W\n. W").is_empty());
    assert_eq!(ids("C W W W"), ["sketch-odd"]);
    assert_eq!(ids("C . W W"), ["sketch-apart"]);
    assert_eq!(ids("C W . W W"), ["sketch-odd", "sketch-apart"]);
}
