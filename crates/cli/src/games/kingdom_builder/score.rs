//! Scores settlements that players have listed or drawn on a map.

use serde_json::json;
use takht_core::{Ranking, Score as _, Seat};
use takht_kingdom_builder::sketch::{self, BadSketch, Sketch};
use takht_kingdom_builder::{Hex, HexPicture};
use takht_words::Words;

use super::draw;
use crate::command::score::{Bad, ScoreOptions, ScoredPlayer, ScoredTable};

pub(super) fn score(
    _asked: &ScoreOptions,
    text: &str,
    words: &Words,
) -> Result<ScoredTable, Box<Bad>> {
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
    let players = players.map(|(player, score)| ScoredPlayer {
        name: player.name.clone(),
        total: score.total,
        picture: Vec::new(),
        parts: score.parts(),
        json: json!(score),
        doubts: sketch.doubts(player),
    });
    let mut picture = draw::map(&hexes(&sketch), &[], &[]);
    picture.push(draw::legend(words));
    picture.push(String::new());
    Ok(ScoredTable {
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
