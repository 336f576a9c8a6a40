//! Compares the rules with test cases of an unrelated implementation.
//!
//! `cargo run --release --package takht-kingdomino --example check_cases -- FILE`
//!
//! The file is a JSON object with `cases`: kingdoms as lists of `[x, y, terrain, crowns]` with y
//! growing up and the castle at 0,0, a question (`kind`) and the answer (`expected`).

use std::error::Error;

use serde_json::Value;
use takht_core::{Ranking, Score};
use takht_kingdomino::{
    BadKingdom, Domino, Five, Half, Illegal, Kingdom, KingdominoScore, Square, Terrain,
};

type Land = Vec<(Square, Half)>;

fn main() -> Result<(), Box<dyn Error>> {
    let file = std::env::args().nth(1).ok_or("which file?")?;
    let text: Value = serde_json::from_slice(&std::fs::read(file)?)?;
    let cases = text["cases"].as_array().ok_or("no cases in this file")?;
    let (mut agreed, mut differ) = (0, 0);
    for (i, case) in cases.iter().enumerate() {
        let kind = case["kind"].as_str().unwrap_or_default();
        match answer(kind, case) {
            Ok((expected, found)) if expected == found => agreed += 1,
            Ok((expected, found)) => {
                differ += 1;
                println!("case {i} ({kind}): expected {expected}, found {found}");
            }
            Err(error) => {
                differ += 1;
                println!("case {i} ({kind}): {error}");
            }
        }
    }
    println!("{agreed} agree, {differ} differ");
    if differ == 0 {
        Ok(())
    } else {
        Err("not all cases agree".into())
    }
}

/// The expected answer and the answer of the rules, as texts to compare.
fn answer(kind: &str, case: &Value) -> Result<(String, String), Box<dyn Error>> {
    let expected = &case["expected"];
    let found: Value = match kind {
        "score" => {
            let option = case["option"].as_str().unwrap_or_default();
            let kingdom = Kingdom::<Five>::from_squares(&land(&case["cells"])?)?;
            let (middle, harmony) = (option == "Middle Kingdom", option == "Harmony");
            KingdominoScore::of(&kingdom, middle, harmony)
                .total()
                .into()
        }
        "bonus" => {
            let played = |name: &str| {
                let options = case["options"].as_array();
                options.is_some_and(|options| options.iter().any(|option| option == name))
            };
            let kingdom = Kingdom::<Five>::from_squares(&land(&case["cells"])?)?;
            let score = KingdominoScore::of(&kingdom, played("middle_kingdom"), played("harmony"));
            (score.middle_kingdom + score.harmony).into()
        }
        "properties" => {
            let kingdom = Kingdom::<Five>::from_squares(&land(&case["cells"])?)?;
            let mut found: Vec<(&str, u8, u8)> = kingdom
                .properties()
                .iter()
                .map(|property| (property.terrain.name(), property.squares, property.crowns))
                .collect();
            found.sort_unstable();
            serde_json::to_value(found)?
        }
        "grid5" => {
            let mut all = land(&case["cells"])?;
            all.extend(land(&case["new"])?);
            // The case asks only for the size, and one case overlaps itself.
            let kingdom = Kingdom::<Five>::from_squares(&all);
            (!matches!(kingdom, Err(BadKingdom::TooLarge { .. }))).into()
        }
        "neighbor" | "no_overlap" | "castle_adj" => {
            let kingdom = Kingdom::<Five>::from_squares(&land(&case["cells"])?)?;
            let checked = check(&kingdom, &land(&case["new"])?)?;
            let fine = match kind {
                "neighbor" => !matches!(checked, Err(Illegal::Unconnected { .. })),
                "no_overlap" => !matches!(checked, Err(Illegal::Taken { .. })),
                _ => checked.is_ok(),
            };
            fine.into()
        }
        "can_place" => {
            let kingdom = Kingdom::<Five>::from_squares(&land(&case["cells"])?)?;
            let number = case["domino"].as_i64().ok_or("no domino")?;
            let domino = Domino::new(number as i32).ok_or("no such domino")?;
            (!kingdom.placements(domino).is_empty()).into()
        }
        "ranking" => return ranking(case),
        other => return Err(format!("unknown kind {other}").into()),
    };
    Ok((expected.to_string(), found.to_string()))
}

/// The squares of a list, flipped so that y grows down.
fn land(cells: &Value) -> Result<Land, Box<dyn Error>> {
    let cells = cells.as_array().ok_or("no list of squares")?;
    let square = |cell: &Value| {
        let at = |i: usize| cell[i].as_i64().ok_or("no number");
        let name = cell[2].as_str().ok_or("no terrain")?;
        let terrain = Terrain::ALL
            .into_iter()
            .find(|terrain| terrain.name() == name);
        let half = Half {
            terrain: terrain.ok_or("unknown terrain")?,
            crowns: at(3)? as u8,
        };
        Ok((Square::new(at(0)? as i8, -at(1)? as i8), half))
    };
    cells.iter().map(square).collect()
}

/// Checks the placement of a domino, given by its two squares.
fn check(kingdom: &Kingdom<Five>, new: &Land) -> Result<Result<(), Illegal>, Box<dyn Error>> {
    let [(a, first), (b, second)] = new[..] else {
        return Err("a domino has two squares".into());
    };
    for domino in Domino::all() {
        if (domino.left(), domino.right()) == (first, second) {
            return Ok(kingdom.check(domino, a, b));
        }
        if (domino.left(), domino.right()) == (second, first) {
            return Ok(kingdom.check(domino, b, a));
        }
    }
    Err("there is no such domino".into())
}

/// The places of several kingdoms, by colour. In the file, the place after a shared one is the next
/// number.
fn ranking(case: &Value) -> Result<(String, String), Box<dyn Error>> {
    let boards = case["boards"].as_object().ok_or("no boards")?;
    let mut keys = Vec::new();
    for (colour, cells) in boards {
        let kingdom = Kingdom::<Five>::from_squares(&land(cells)?)?;
        keys.push((
            colour,
            KingdominoScore::of(&kingdom, false, false).rank_key(),
        ));
    }
    let places = Ranking::by_key(keys.len(), |seat| keys[seat.index()].1).places();
    let mut found: Vec<String> = Vec::new();
    for (place, seats) in places.iter().enumerate() {
        found.extend(
            seats
                .iter()
                .map(|seat| format!("{} {}", keys[seat.index()].0, place + 1)),
        );
    }
    let expected = case["expected"].as_object().ok_or("no expected places")?;
    let mut expected: Vec<String> = expected
        .iter()
        .map(|(colour, place)| format!("{colour} {place}"))
        .collect();
    expected.sort_unstable();
    found.sort_unstable();
    Ok((expected.join(", "), found.join(", ")))
}
