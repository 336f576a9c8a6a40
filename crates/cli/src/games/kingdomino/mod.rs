//! Kingdomino in the terminal.

mod draw;
mod score;

use super::{TableScorer, TerminalGame};

pub(super) const TERMINAL: TerminalGame = TerminalGame {
    draw: draw::position,
    score: Some(TableScorer {
        help: include_str!("score_help.txt"),
        // A drawing without a heading is a kingdom: there is nothing to recognize it by.
        recognizes: |_| false,
        score: score::score,
    }),
};
