//! What the page knows of each game: a folder a game, registered here.

mod capture;
mod in_words;
mod kingdom_builder;
pub(crate) mod kingdomino;

use leptos::prelude::AnyView;
use takht_games::{DrawnGame, GameId};

use crate::board::Board;

/// What the page knows of one game.
pub(crate) struct WebGame {
    /// How it is drawn and touched.
    pub(crate) board: &'static dyn Board,
    /// The message that names a seat with what it has, called what the game calls it.
    pub(crate) seat_title: &'static str,
    /// What its page of rules says; none where the page lists all clauses that the words know.
    pub(crate) rules: Option<RulesPage>,
    /// Scores a game of a real table, where that helps.
    pub(crate) score_helper: Option<fn() -> AnyView>,
}

/// The clauses of a game's rules.
#[derive(Clone, Copy)]
pub(crate) struct RulesPage {
    /// The letter that their numbers follow.
    pub(crate) letter: char,
    /// The heading before each part, with its first and last number.
    pub(crate) parts: &'static [(&'static str, u8, u8)],
    /// The drawn example of a clause, if it has one.
    pub(crate) figure: fn(&str) -> Option<AnyView>,
}

/// What the page knows of a game.
pub(crate) fn of(game: GameId) -> &'static WebGame {
    match game.drawn() {
        Some(DrawnGame::Kingdomino) => &kingdomino::WEB,
        Some(DrawnGame::KingdomBuilder) => &kingdom_builder::WEB,
        Some(DrawnGame::Capture) => &capture::WEB,
        None => &in_words::WEB,
    }
}
