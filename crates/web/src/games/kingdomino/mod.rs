//! Kingdomino on the page.

mod board;
pub(super) mod course;
pub(crate) mod drawing;
pub(super) mod figures;
pub(super) mod finale;
mod line;
pub(super) mod missed;
mod outlook;
mod points;
pub(super) mod score_helper;

#[cfg(test)]
pub(crate) use board::picks;

use super::{About, RulesPage, WebGame, Weight};

pub(super) static WEB: WebGame = WebGame {
    board: &board::Kingdoms,
    about: About {
        minutes: 15,
        longer: &[("mighty_duel", 2), ("dynasty", 3)],
        weight: Weight::Light,
    },
    seat_title: "web-seat-title",
    rules: Some(RulesPage {
        letter: 'k',
        parts: &[
            ("rules-pieces", 1, 3),
            ("rules-setup", 4, 6),
            ("rules-play", 7, 9),
            ("rules-connecting", 10, 12),
            ("rules-scoring", 13, 15),
            ("rules-variants", 16, 19),
        ],
    }),
    has_score_helper: true,
};
