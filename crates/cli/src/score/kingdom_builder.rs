//! Settlements listed or drawn on a map.

use serde_json::json;
use takht_core::{Game, Ranking, Score as _, Seat};
use takht_kingdom_builder::sketch::{self, BadSketch, Sketch};
use takht_kingdom_builder::{Hex, HexPicture, KingdomBuilder};

use super::{Bad, Scored, Table};
use crate::console::Console;
use crate::draw;

pub(super) const NAME: &str = KingdomBuilder::NAME;

/// True if a text is written for this game.
pub(super) fn reads(text: &str) -> bool {
    sketch::is_sketch(text)
}

pub(super) fn score(text: &str, console: &Console) -> Result<Table, Box<Bad>> {
    let bad = |bad: BadSketch| {
        Box::new(Bad {
            line: bad.line,
            column: bad.column,
            clause: bad.reason.clause,
            message: bad.message(),
            reason: bad.reason.message,
            hint: None,
        })
    };
    let sketch = sketch::read(text).map_err(bad)?;
    let scores = sketch.scores();
    let players = sketch.players.iter().zip(&scores);
    let players = players.map(|(player, score)| Scored {
        name: player.name.clone(),
        total: score.total,
        picture: Vec::new(),
        parts: score.parts(),
        reasons: score.reasons(),
        json: json!(score),
        doubts: sketch.doubts(player),
    });
    let mut picture = draw::kingdom_builder::map(&hexes(&sketch), &[], &[]);
    picture.push(draw::kingdom_builder::legend(&console.words));
    picture.push(String::new());
    Ok(Table {
        picture,
        key: "players",
        players: players.collect(),
        ranking: Ranking::by_key(scores.len(), |seat| scores[seat.index()].total),
    })
}

fn hexes(sketch: &Sketch) -> Vec<HexPicture> {
    let hex = |hex: Hex| {
        let mut owners = Seat::all(sketch.players.len()).zip(&sketch.players);
        let owner = owners.find(|(_, player)| player.settlements.contains(hex));
        HexPicture {
            hex,
            land: sketch.land(hex),
            settlement: owner.map(|(seat, _)| seat),
        }
    };
    Hex::all().map(hex).collect()
}
