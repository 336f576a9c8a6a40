//! Drawn examples for the rules.

use leptos::prelude::*;
use takht_core::Seat;

use super::{capture, kingdom_builder, kingdomino};

/// A square of an example: column, row, terrain, crowns.
type Land = (i32, i32, &'static str, i32);

/// The example of a clause, if it has one.
pub(crate) fn of(clause: &str) -> Option<AnyView> {
    let drawn = match clause {
        "k10" => kingdomino::example(
            &[
                (1, 1, "castle", 0),
                (2, 1, "wheat", 0),
                (3, 1, "wheat", 1),
                (1, 0, "lake", 0),
                (0, 0, "lake", 0),
            ],
            &[(3, 0, true), (3, 2, true), (0, 1, true), (1, 2, true)],
        ),
        "k11" => kingdomino::example(
            &[
                (0, 0, "forest", 0),
                (1, 0, "forest", 0),
                (2, 0, "castle", 0),
                (3, 0, "wheat", 1),
                (4, 0, "wheat", 0),
            ],
            &[(-1, 0, false), (5, 0, false)],
        ),
        "k13" => kingdomino::example(
            &[
                (0, 0, "forest", 1),
                (1, 0, "forest", 0),
                (2, 0, "forest", 2),
                (0, 1, "forest", 0),
                (1, 1, "lake", 0),
                (2, 1, "mine", 1),
            ],
            &[],
        ),
        "b11" => kingdom_builder::example(
            &[
                &["grass", "grass", "grass", "forest"],
                &["grass", "grass", "water", "grass"],
                &["desert", "grass", "grass", "grass"],
            ],
            &[(1, 0, 0)],
            &[(0, 0), (0, 1), (1, 1), (2, 1)],
        ),
        "b18" => kingdom_builder::example(
            &[&["desert", "grass", "grass", "grass", "canyon"]],
            &[(0, 1, 0), (0, 2, 0), (0, 3, 0)],
            &[(0, 0), (0, 4)],
        ),
        "b20" => kingdom_builder::example(
            &[
                &["grass", "water", "canyon", "grass"],
                &["forest", "mountain", "desert", "grass"],
                &["grass", "flower", "grass", "grass"],
            ],
            &[(0, 0, 0)],
            &[(0, 2), (2, 1)],
        ),
        "b23" => kingdom_builder::example(
            &[
                &["grass", "castle", "desert"],
                &["forest", "desert", "water"],
            ],
            &[(0, 0, 0), (1, 1, 1)],
            &[],
        ),
        "c8" => capture::example(
            None,
            &[
                (0, 0),
                (1, 0),
                (2, 0),
                (0, 1),
                (2, 1),
                (0, 2),
                (1, 2),
                (2, 2),
            ],
        ),
        "c9" => capture::example(
            Some(0),
            &[(0, 0), (1, 0), (2, 0), (0, 1), (0, 2), (1, 2), (2, 2)],
        ),
        "c10" => capture::example(Some(1), &[(1, 1)]),
        _ => return None,
    };
    Some(drawn)
}

/// A seat by its number.
pub(super) fn seat(number: usize) -> Seat {
    Seat::all(takht_core::MAX_SEATS)
        .nth(number)
        .unwrap_or_default()
}

/// Used by the kingdom's own examples.
pub(super) type Squares = [Land];
