//! Drawn examples for the rules.

use leptos::prelude::*;

use super::drawing::example;

/// The example of a clause, if it has one.
pub(crate) fn figure(clause: &str) -> Option<AnyView> {
    Some(match clause {
        "k10" => example(
            &[
                (1, 1, "castle", 0),
                (2, 1, "wheat", 0),
                (3, 1, "wheat", 1),
                (1, 0, "lake", 0),
                (0, 0, "lake", 0),
            ],
            &[(3, 0, true), (3, 2, true), (0, 1, true), (1, 2, true)],
        ),
        "k11" => example(
            &[
                (0, 0, "forest", 0),
                (1, 0, "forest", 0),
                (2, 0, "castle", 0),
                (3, 0, "wheat", 1),
                (4, 0, "wheat", 0),
            ],
            &[(-1, 0, false), (5, 0, false)],
        ),
        "k13" => example(
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
        _ => return None,
    })
}
