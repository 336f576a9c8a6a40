//! Kingdom Builder on the page.

mod board;
pub(super) mod figures;
pub(super) mod finale;
pub(super) mod missed;
pub(super) mod score_helper;

use super::{About, RulesPage, WebGame, Weight};

pub(super) static WEB: WebGame = WebGame {
    board: &board::Hexes,
    about: About {
        minutes: 45,
        longer: &[],
        weight: Weight::Medium,
    },
    seat_title: "web-seat-gold",
    rules: Some(RulesPage {
        letter: 'b',
        parts: &[
            ("rules-pieces", 1, 5),
            ("rules-turn", 6, 9),
            ("rules-building", 10, 12),
            ("rules-locations", 13, 21),
            ("rules-end", 22, 34),
        ],
    }),
    has_score_helper: true,
};
