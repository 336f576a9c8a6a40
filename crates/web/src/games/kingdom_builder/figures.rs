//! Drawn examples for the rules.

use leptos::prelude::*;

use super::board::example;

/// The example of a clause, if it has one.
pub(crate) fn figure(clause: &str) -> Option<AnyView> {
    Some(match clause {
        "b11" => example(
            &[
                &["grass", "grass", "grass", "forest"],
                &["grass", "grass", "water", "grass"],
                &["desert", "grass", "grass", "grass"],
            ],
            &[(1, 0, 0)],
            &[(0, 0), (0, 1), (1, 1), (2, 1)],
        ),
        "b18" => example(
            &[&["desert", "grass", "grass", "grass", "canyon"]],
            &[(0, 1, 0), (0, 2, 0), (0, 3, 0)],
            &[(0, 0), (0, 4)],
        ),
        "b20" => example(
            &[
                &["grass", "water", "canyon", "grass"],
                &["forest", "mountain", "desert", "grass"],
                &["grass", "flower", "grass", "grass"],
            ],
            &[(0, 0, 0)],
            &[(0, 2), (2, 1)],
        ),
        "b23" => example(
            &[
                &["grass", "castle", "desert"],
                &["forest", "desert", "water"],
            ],
            &[(0, 0, 0), (1, 1, 1)],
            &[],
        ),
        _ => return None,
    })
}
