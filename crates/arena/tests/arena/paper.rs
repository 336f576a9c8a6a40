//! The agents of the paper reach the figures of the paper.

use super::{assert_near, first, of_four};

#[test]
fn random_against_random() {
    let row = first(&of_four("tr", "tr", 1), 4_000);
    assert_near(row.score, 22.6, 0.3);
    assert_near(row.share, 0.25, 0.03);
}

#[test]
fn greedy_placement_and_random_draft_against_random() {
    let row = first(&of_four("gprd", "tr", 1), 4_000);
    assert_near(row.won, 0.794, 0.03);
    assert_near(row.score, 39.6, 0.8);
}

#[test]
fn full_greedy_against_random() {
    let row = first(&of_four("fg", "tr", 1), 4_000);
    assert_near(row.won, 0.977, 0.012);
    assert_near(row.score, 55.7, 1.0);
}

#[test]
fn full_greedy_against_full_greedy() {
    let row = first(&of_four("fg", "fg", 1), 2_000);
    assert_near(row.score, 51.4, 1.3);
}

/// The evaluators beat random players with only a hundred simulations. A better policy gives a better score.
#[test]
fn monte_carlo_evaluators_against_random() {
    let by_random = first(&of_four("mce-tr", "tr", 100), 40);
    let by_self = first(&of_four("mce-pg", "tr", 100), 40);
    let by_all = first(&of_four("mce-fg", "tr", 100), 40);
    for row in [&by_random, &by_self, &by_all] {
        assert!(row.share > 0.7, "{}: {}", row.bot, row.share);
    }
    assert!(by_all.score > by_random.score);
}
