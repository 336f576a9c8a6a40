//! Capture in the terminal.

mod draw;

use super::TerminalGame;

pub(super) const TERMINAL: TerminalGame = TerminalGame {
    draw: draw::position,
    score: None,
};
