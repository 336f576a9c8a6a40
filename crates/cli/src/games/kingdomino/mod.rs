//! Kingdomino in the terminal.

mod draw;
mod score;

use super::{TableScorer, TerminalGame};

pub(super) const TERMINAL: TerminalGame = TerminalGame {
    draw: draw::position,
    score: Some(TableScorer {
        help: include_str!("score_help.txt"),
        // A drawn kingdom has no heading to recognize: `takht score` falls back to Kingdomino.
        recognizes: |_| false,
        score: score::score,
    }),
};
