//! Drawn examples for the rules.

use leptos::prelude::*;

use super::board::example;

/// The example of a clause, if it has one.
pub(crate) fn figure(clause: &str) -> Option<AnyView> {
    Some(match clause {
        "c8" => example(
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
        "c9" => example(
            Some(0),
            &[(0, 0), (1, 0), (2, 0), (0, 1), (0, 2), (1, 2), (2, 2)],
        ),
        "c10" => example(Some(1), &[(1, 1)]),
        _ => return None,
    })
}
