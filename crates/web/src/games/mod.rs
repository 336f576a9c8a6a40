//! What the page needs for each game: one folder a game, registered here.

mod capture;
mod in_words;
mod kingdom_builder;
pub(crate) mod kingdomino;

use leptos::prelude::*;
use takht_core::{Message, Seat};
use takht_games::{AnyGame, DrawnGame, GameId};

use crate::board::{Board, BoardCanvas, gain};

/// What the page needs for one game.
pub(crate) struct WebGame {
    /// Draws the game and handles input.
    pub(crate) board: &'static dyn Board,
    /// How long it takes and how much there is to learn.
    pub(crate) about: About,
    /// The id of the message that names a seat with its points, in the game's own terms.
    pub(crate) seat_title: &'static str,
    /// The page of rules; without one, the page lists all clauses of the word lists.
    pub(crate) rules: Option<RulesPage>,
    /// True if a helper scores the game on a real table.
    pub(crate) has_score_helper: bool,
}

/// How long a game takes, and how much there is to learn.
#[derive(Clone, Copy)]
pub(crate) struct About {
    /// The minutes of a game for two.
    pub(crate) minutes: u32,
    /// The options that make it longer, and how many times as long.
    pub(crate) longer: &'static [(&'static str, u32)],
    pub(crate) weight: Weight,
}

/// How much there is to learn.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Weight {
    Light,
    Medium,
}

impl Weight {
    /// Of three diamonds, how many are filled.
    pub(crate) fn diamonds(self) -> usize {
        match self {
            Self::Light => 1,
            Self::Medium => 2,
        }
    }

    /// The message that names it.
    pub(crate) fn id(self) -> &'static str {
        match self {
            Self::Light => "table-weight-light",
            Self::Medium => "table-weight-medium",
        }
    }
}

/// The clauses of a game's rules.
#[derive(Clone, Copy)]
pub(crate) struct RulesPage {
    /// The letter before the numbers of the clauses.
    pub(crate) letter: char,
    /// The heading of each part, with its first and last number.
    pub(crate) parts: &'static [(&'static str, u8, u8)],
}

/// The drawn example of a clause, such as `k10`, if it has one. It is not in [`WebGame`], because only the page of
/// rules needs its code.
pub(crate) fn figure(game: GameId, clause: &str) -> Option<AnyView> {
    match game.drawn()? {
        DrawnGame::Kingdomino => kingdomino::figures::figure(clause),
        DrawnGame::KingdomBuilder => kingdom_builder::figures::figure(clause),
        DrawnGame::Capture => capture::figures::figure(clause),
    }
}

/// What a decision missed, in a few words: the event that was played, and a better one. It is not in [`WebGame`],
/// because only the review needs its code.
pub(crate) fn missed(game: &dyn AnyGame, played: &str, better: &str) -> Option<Message> {
    match game.id().drawn()? {
        DrawnGame::Kingdomino => kingdomino::missed::missed(game, played, better),
        DrawnGame::KingdomBuilder => kingdom_builder::missed::missed(game, played, better),
        DrawnGame::Capture => capture::missed::missed(played, better),
    }
}

/// What scores a game on a real table. It is not in [`WebGame`], because only the page of scoring needs its code.
pub(crate) fn score_helper(game: GameId) -> Option<AnyView> {
    match game.drawn()? {
        DrawnGame::Kingdomino => {
            Some(view! { <kingdomino::score_helper::ScoreHelper/> }.into_any())
        }
        DrawnGame::KingdomBuilder => {
            Some(view! { <kingdom_builder::score_helper::ScoreHelper/> }.into_any())
        }
        DrawnGame::Capture => None,
    }
}

/// What teaches a game by doing: one moment after the other.
pub(crate) struct Course {
    pub(crate) lessons: &'static [Lesson],
}

/// One thing to learn.
pub(crate) struct Lesson {
    /// The moment at which the person has to decide.
    pub(crate) begins: Begins,
    /// Its sentences begin with the game, `learn` and this name.
    pub(crate) name: &'static str,
    /// True if a legal event shows that the person has understood.
    pub(crate) is_learned: fn(&dyn AnyGame, &str) -> bool,
}

/// The moment of a lesson.
pub(crate) enum Begins {
    /// A moment of its own.
    After {
        players: usize,
        events: &'static [&'static str],
    },
    /// The next decision of the person after the lesson before. What is dealt until then is this; the others play
    /// what comes first.
    GoingOn(&'static str),
}

/// The course of a game, if it has one. It is not in [`WebGame`], because only the page of the course needs its code.
pub(crate) fn course(game: GameId) -> Option<&'static Course> {
    match game.drawn()? {
        DrawnGame::Kingdomino => Some(&kingdomino::course::COURSE),
        DrawnGame::KingdomBuilder | DrawnGame::Capture => None,
    }
}

/// What a player has made, for the end of the game, if the board does not show it already. It is not in
/// [`WebGame`], because only the end needs its code; so it is with the two that follow.
pub(crate) fn finale(
    game: GameId,
    canvas: BoardCanvas,
    seat: Seat,
    rows: &[Message],
) -> Option<AnyView> {
    match game.drawn()? {
        DrawnGame::Kingdomino => kingdomino::finale::drawn(canvas, seat, rows),
        DrawnGame::KingdomBuilder | DrawnGame::Capture => None,
    }
}

/// What would have brought this player more, if it was close.
pub(crate) fn close_call(game: &dyn AnyGame, seat: Seat) -> Option<Message> {
    match game.id().drawn()? {
        DrawnGame::Kingdomino => kingdomino::finale::close_call(game, seat),
        DrawnGame::KingdomBuilder => kingdom_builder::finale::close_call(game, seat),
        DrawnGame::Capture => capture::finale::close_call(game, seat),
    }
}

/// Why an event is good for the acting seat: what the game says of it, else the points it brings at once.
pub(crate) fn reason(game: &dyn AnyGame, event: &str) -> Option<Message> {
    of(game.id()).board.reason(game, event).or_else(|| {
        let points = gain(game, event);
        (points > 0).then(|| Message::new("table-why-points").with("points", points))
    })
}

/// What the page needs for a game.
pub(crate) fn of(game: GameId) -> &'static WebGame {
    match game.drawn() {
        Some(DrawnGame::Kingdomino) => &kingdomino::WEB,
        Some(DrawnGame::KingdomBuilder) => &kingdom_builder::WEB,
        Some(DrawnGame::Capture) => &capture::WEB,
        None => &in_words::WEB,
    }
}
