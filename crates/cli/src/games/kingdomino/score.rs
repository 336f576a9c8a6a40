//! Scores kingdoms that players have drawn as text.

use serde_json::json;
use takht_core::{MAX_SEATS, Message, Ranking, Score as _, Seat, in_clause};
use takht_kingdomino::sketch::{self, BadSketch, Sketch};
use takht_kingdomino::{Five, KingdomPicture, KingdominoScore, Seven};

use takht_words::Words;

use super::draw;
use crate::command::score::{Bad, ScoreOptions, ScoredPlayer, ScoredTable, too_many};
use crate::draw::seat_field;

pub(super) fn score(
    asked: &ScoreOptions,
    text: &str,
    _words: &Words,
) -> Result<ScoredTable, Box<Bad>> {
    let bad = |bad: BadSketch| {
        let larger = matches!(bad, BadSketch::TooWide { .. } | BadSketch::TooHigh { .. });
        let hint = (larger && !asked.mighty_duel)
            .then(|| Message::new("cli-score-hint").with("flag", "--mighty-duel"));
        Box::new(Bad {
            line: bad.place().map(|place| place.line),
            column: bad.place().map(|place| place.column),
            clause: bad.clause(),
            reason: bad.message(),
            message: in_clause(bad.clause(), bad.message()),
            hint,
        })
    };
    let sketches = sketch::read(text).map_err(bad)?;
    let scores = sketches.iter().map(|sketch| of_kingdom(asked, sketch));
    let scores: Vec<_> = scores.collect::<Result<_, _>>().map_err(bad)?;
    if sketches.len() > MAX_SEATS {
        return Err(too_many(sketches.len()));
    }
    let player = |((sketch, score), seat): ((&Sketch, &KingdominoScore), Seat)| {
        let mut land: Vec<_> = sketch.squares().collect();
        land.sort_unstable_by_key(|(square, _)| *square);
        let picture = KingdomPicture { land, discarded: 0 };
        ScoredPlayer {
            name: sketch.name.clone(),
            total: score.total,
            picture: draw::kingdom(&picture, None, seat_field(seat)),
            parts: score.parts(),
            json: json!(score),
            doubts: sketch.doubts(),
        }
    };
    let all = sketches.iter().zip(&scores).zip(Seat::all(MAX_SEATS));
    Ok(ScoredTable {
        picture: Vec::new(),
        key: "kingdoms",
        players: all.map(player).collect(),
        ranking: Ranking::by_key(scores.len(), |seat| scores[seat.index()].rank_key()),
    })
}

fn of_kingdom(asked: &ScoreOptions, sketch: &Sketch) -> Result<KingdominoScore, BadSketch> {
    let (middle_kingdom, harmony) = (!asked.no_middle_kingdom, !asked.no_harmony);
    if asked.mighty_duel {
        sketch.score::<Seven>(middle_kingdom, harmony)
    } else {
        sketch.score::<Five>(middle_kingdom, harmony)
    }
}
