//! Compares the scoring with the published totals of an end position.
//!
//! `cargo run --release --package takht-kingdom-builder --example check_position -- FILE`
//!
//! The file is a JSON object. `env` has twenty rows of `W`ater, `M`ountain, `C`astle, loca`T`ion
//! and `.` for anything else. `settlements` has twenty rows with the numbers of the players from 1.
//! `published_totals` is a list of three `cards` each, with `totals_p1_to_p4`. If there is
//! `per_card`, an object of gold by card for each player, the example compares that too.

use std::error::Error;

use serde_json::Value;
use takht_kingdom_builder::{
    Card, Hex, Hexes, KingdomBuilderScore, Land, Map, SPAN, Source, Tally, Terrain,
};

fn main() -> Result<(), Box<dyn Error>> {
    let file = std::env::args().nth(1).ok_or("which file?")?;
    let text: Value = serde_json::from_slice(&std::fs::read(file)?)?;
    let map = map(&rows(&text["env"])?)?;
    let settlements = settlements(&rows(&text["settlements"])?);
    let tally = Tally {
        map: &map,
        settlements: &settlements,
    };
    let published = text["published_totals"].as_array().ok_or("no totals")?;
    let (mut agreed, mut differ) = (0, 0);
    for case in published {
        let names = case["cards"].as_array().ok_or("no cards")?;
        let names = names.iter().filter_map(Value::as_str);
        let cards = Card::read_three(names).map_err(|refused| refused.to_string())?;
        let score = |player| KingdomBuilderScore::of(&tally, &cards, player).total;
        let totals: Vec<i32> = (0..settlements.len()).map(score).collect();
        if case["totals_p1_to_p4"] == serde_json::to_value(&totals)? {
            agreed += 1;
        } else {
            differ += 1;
            println!(
                "{cards:?}: {totals:?}, published {}",
                case["totals_p1_to_p4"]
            );
        }
    }
    println!("{agreed} totals agree, {differ} differ");
    let (mut agreed, sources) = (0, [Source::Castles].into_iter());
    let sources = sources.chain(Card::ALL.map(Source::Card));
    for (player, source) in sources.flat_map(|source| (0..4).map(move |player| (player, source))) {
        let published = &text["per_card"][(player + 1).to_string()][source.name()];
        let gold = tally.gold(source, player);
        match published.as_i64() {
            None => {}
            Some(published) if published == i64::from(gold) => agreed += 1,
            Some(published) => {
                differ += 1;
                println!(
                    "player {}, {}: {gold}, not {published}",
                    player + 1,
                    source.name()
                );
            }
        }
    }
    println!("{agreed} amounts of gold agree");
    match differ {
        0 => Ok(()),
        _ => Err("not all totals agree".into()),
    }
}

fn rows(value: &Value) -> Result<Vec<Vec<char>>, Box<dyn Error>> {
    let rows = value.as_array().ok_or("no rows")?;
    let rows = rows.iter().filter_map(Value::as_str);
    let rows: Vec<Vec<char>> = rows.map(|row| row.chars().collect()).collect();
    let span = usize::from(SPAN);
    if rows.len() == span && rows.iter().all(|row| row.len() == span) {
        Ok(rows)
    } else {
        Err("a map has 20 rows of 20 hexes".into())
    }
}

fn map(rows: &[Vec<char>]) -> Result<Map, Box<dyn Error>> {
    let mut lands = [[Land::Terrain(Terrain::Grass); SPAN as usize]; SPAN as usize];
    for hex in Hex::all() {
        let (row, column) = (usize::from(hex.row()), usize::from(hex.column()));
        lands[row][column] = match rows[row][column] {
            'W' => Land::Water,
            'M' => Land::Mountain,
            'C' => Land::Castle,
            'T' => Land::Location(None),
            '.' => Land::Terrain(Terrain::Grass),
            other => return Err(format!("{other} at {hex}?").into()),
        };
    }
    Ok(Map::of_lands(&lands))
}

fn settlements(rows: &[Vec<char>]) -> Vec<Hexes> {
    let of = |player: char| {
        let own = Hex::all()
            .filter(|hex| rows[usize::from(hex.row())][usize::from(hex.column())] == player);
        own.collect()
    };
    ('1'..='4').map(of).collect()
}
