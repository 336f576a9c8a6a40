//! Settlements that players write as text.

use takht_core::Score;
use takht_kingdom_builder::sketch::{self, BadSketch};
use takht_kingdom_builder::{Card, Hex, Hexes, Land};

const CARDS: &str = "cards: fishermen knights merchants\n";
const BOARDS: &str = "boards: tavern paddock^ oasis farm\n";

fn totals(text: &str) -> Vec<i32> {
    let sketch = sketch::read(text).unwrap();
    sketch.scores().iter().map(Score::total).collect()
}

fn bad(text: &str) -> BadSketch {
    sketch::read(text).expect_err(text)
}

fn at(bad: &BadSketch) -> (Option<usize>, Option<usize>, Option<&'static str>) {
    (bad.line, bad.column, bad.reason.clause)
}

/// The map of the boards above as a drawing, with settlements after their land.
fn drawing(settlements: &[(u8, u8, char)]) -> String {
    let map = sketch::read(&format!("{CARDS}{BOARDS}Ada: 4,4"))
        .unwrap()
        .map;
    let mut text = String::new();
    for row in 0..20 {
        for column in 0..20 {
            let land = map.land(Hex::new(row, column).unwrap());
            text.push(land.letter());
            let mut here = settlements
                .iter()
                .filter(|(r, c, _)| (*r, *c) == (row, column));
            text.push(here.next().map_or(' ', |(_, _, player)| *player));
        }
        text.push('\n');
    }
    text
}

#[test]
fn lists_and_drawings_say_the_same() {
    let listed = format!("{CARDS}{BOARDS}Ada: 3,4 4,4\n  4,5\nBo: 0,1 0,2");
    let places = [
        (3, 4, '1'),
        (4, 4, '1'),
        (4, 5, '1'),
        (0, 1, '2'),
        (0, 2, '2'),
    ];
    let drawn = format!("{CARDS}1: Ada\n2: Bo\nmap:\n{}", drawing(&places));
    assert_eq!(totals(&listed), totals(&drawn));
    assert_eq!(totals(&listed), [3 + 1 + 4, 4]);
    let (listed, drawn) = (
        sketch::read(&listed).unwrap(),
        sketch::read(&drawn).unwrap(),
    );
    assert_eq!(listed.map, drawn.map);
    assert_eq!(listed.players, drawn.players);
    assert_eq!(
        listed.cards,
        [Card::Fishermen, Card::Knights, Card::Merchants]
    );
}

#[test]
fn with_boards_named_a_drawing_needs_no_letters() {
    let mut rows = vec!["....................".to_owned(); 20];
    rows[4] = "....1 1..............".to_owned() + " ";
    rows[0] = ".22. . . . . . . . . . . . . . . . .".to_owned();
    let text = format!("{BOARDS}{CARDS}{}", rows.join("\n"));
    let sketch = sketch::read(&text).unwrap();
    let own: Hexes = [(4, 4), (4, 5)]
        .map(|(r, c)| Hex::new(r, c).unwrap())
        .into_iter()
        .collect();
    assert_eq!(sketch.players[0].settlements, own);
    assert_eq!(sketch.players[1].settlements.count(), 2);
    assert_eq!(
        sketch.land(Hex::new(6, 2).unwrap()),
        Land::Location(Some(takht_kingdom_builder::Location::Tavern))
    );
}

#[test]
fn digits_and_commas_of_our_languages_are_read() {
    let text = format!("{CARDS}{BOARDS}آدا: ۳،۴ ٤،٤ 4,5");
    assert_eq!(totals(&text), [8]);
}

#[test]
fn faults_are_pointed_at() {
    let row = "W".repeat(20);
    for (text, place) in [
        (format!("{BOARDS}Ada: 3,4"), (None, None, None)),
        (
            "cards: lords lords miners\n".to_owned(),
            (Some(1), None, Some("B3")),
        ),
        (
            format!("{CARDS}boards: tavern tavern oasis farm"),
            (Some(2), None, Some("B1")),
        ),
        (format!("{CARDS}{BOARDS}"), (None, None, None)),
        (format!("{CARDS}Ada: 3,4"), (None, None, None)),
        (
            format!("{CARDS}{BOARDS}\nAda: 3,4\n 20,4"),
            (Some(5), None, Some("B1")),
        ),
        (format!("{CARDS}{BOARDS}Ada: 3,4 x"), (Some(3), None, None)),
        (
            format!("{CARDS}{BOARDS}Ada: 0,3"),
            (Some(3), None, Some("B10")),
        ),
        (
            format!("{CARDS}{BOARDS}Ada: 3,4\nBo: 3,4"),
            (Some(4), None, Some("B10")),
        ),
        (
            format!("{CARDS}{row}\nWWW?{}", &row[4..]),
            (Some(3), Some(4), None),
        ),
        (
            format!("{CARDS}{row}\nWWW5{}", &row[4..]),
            (Some(3), Some(4), None),
        ),
        (format!("{CARDS}WWW"), (Some(2), None, None)),
        (format!("{CARDS}{row}"), (None, None, None)),
        (format!("{CARDS}.{row}"), (Some(2), Some(1), None)),
        (
            format!("{CARDS}{BOARDS}{}", vec![row.clone(); 20].join("\n")),
            (Some(3), Some(1), None),
        ),
        (
            format!("{CARDS}{}", vec![row.replace('W', "W1"); 20].join("\n")),
            (None, None, Some("B3")),
        ),
        (
            format!("{CARDS}{BOARDS}a: 0,1\nb: 0,2\nc: 1,2\nd: 1,3\ne: 1,4"),
            (None, None, None),
        ),
    ] {
        assert_eq!(at(&bad(&text)), place, "{text}");
    }
}

#[test]
fn a_settlement_on_water_without_a_harbor_is_doubted() {
    let doubts = |text: &str| {
        let sketch = sketch::read(text).unwrap();
        sketch.doubts(&sketch.players[0]).len()
    };
    assert_eq!(doubts(&format!("{CARDS}{BOARDS}Ada: 3,0")), 1);
    assert_eq!(doubts(&format!("{CARDS}{BOARDS}Ada: 3,4")), 0);
    assert_eq!(
        doubts(&format!(
            "{CARDS}boards: tavern harbor oasis farm\nAda: 3,0"
        )),
        0
    );
}

#[test]
fn what_names_cards_is_for_this_game() {
    assert!(sketch::is_sketch("  Cards: lords"));
    assert!(sketch::is_sketch("boards: farm\n"));
    assert!(!sketch::is_sketch("Ada:\n W C F\n"));
}

#[test]
fn names_numbers_and_broken_lists() {
    let text = format!("{CARDS}{BOARDS}1: Ada\n2: Bo\n2: 0,1\n1: 3,4\n1: 4,4");
    let sketch = sketch::read(&text).unwrap();
    let names: Vec<_> = sketch
        .players
        .iter()
        .map(|player| player.name.as_deref())
        .collect();
    assert_eq!(
        names,
        [Some("Bo"), Some("Ada")],
        "a list of two lines is one player's"
    );
    assert_eq!(sketch.players[1].settlements.count(), 2);
    // A named player takes part, even with nothing on the map: lords count it (B32).
    let drawn = format!(
        "Cards: Lords Miners Workers\n3: Cy\n{}",
        drawing(&[(4, 4, '1')])
    );
    let sketch = sketch::read(&drawn).unwrap();
    assert_eq!(sketch.players.len(), 3);
    assert_eq!(sketch.scores()[2].total(), 6 + 3 * 12);
    assert_eq!(at(&bad(&format!("{CARDS}{CARDS}"))), (Some(2), None, None));
    assert_eq!(
        at(&bad(&format!("{BOARDS}{BOARDS}"))),
        (Some(2), None, None)
    );
}
