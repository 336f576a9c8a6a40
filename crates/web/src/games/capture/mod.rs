//! Capture on the page.

mod board;
pub(super) mod figures;
pub(super) mod finale;
pub(super) mod missed;

use super::{About, RulesPage, WebGame, Weight};

pub(super) static WEB: WebGame = WebGame {
    board: &board::Ground,
    about: About {
        minutes: 30,
        longer: &[],
        weight: Weight::Light,
    },
    seat_title: "web-seat-title",
    rules: Some(RulesPage {
        letter: 'c',
        parts: &[
            ("rules-setup", 1, 6),
            ("rules-turns", 7, 15),
            ("rules-end", 16, 17),
        ],
    }),
    has_score_helper: false,
};
