//! Kingdom Builder in the terminal.

mod draw;
mod score;

use takht_kingdom_builder::sketch;

use super::{TableScorer, TerminalGame};

pub(super) const TERMINAL: TerminalGame = TerminalGame {
    draw: draw::position,
    score: Some(TableScorer {
        help: include_str!("score_help.txt"),
        recognizes: sketch::is_sketch,
        score: score::score,
    }),
};
