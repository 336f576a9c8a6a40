//! What the terminal knows of each game: how to draw it, and how to score a real table.

mod capture;
mod in_words;
mod kingdom_builder;
mod kingdomino;

use takht_games::{AnyGame, DrawnGame, GameId};
use takht_words::Words;

use crate::command::score::{Bad, ScoreOptions, ScoredTable};

/// What the terminal knows of one game.
pub(crate) struct TerminalGame {
    /// Draws a position as lines of text, at most so many columns wide.
    pub(crate) draw: fn(&dyn AnyGame, &Words, usize) -> Vec<String>,
    /// Scores a real table from a text, in games where that helps the players.
    pub(crate) score: Option<TableScorer>,
}

/// Scores a real table from a text that the players have written.
#[derive(Clone, Copy)]
pub(crate) struct TableScorer {
    /// How to write a table down.
    pub(crate) help: &'static str,
    /// True if a text fits only this game.
    pub(crate) recognizes: fn(&str) -> bool,
    pub(crate) score: fn(&ScoreOptions, &str, &Words) -> Result<ScoredTable, Box<Bad>>,
}

pub(crate) fn of(game: GameId) -> &'static TerminalGame {
    match game.drawn() {
        Some(DrawnGame::Kingdomino) => &kingdomino::TERMINAL,
        Some(DrawnGame::KingdomBuilder) => &kingdom_builder::TERMINAL,
        Some(DrawnGame::Capture) => &capture::TERMINAL,
        None => &in_words::TERMINAL,
    }
}
