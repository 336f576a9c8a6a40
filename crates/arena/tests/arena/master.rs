//! The master against the baselines, with fewer games and fewer simulations than `cargo xtask prove matches`.

use serde_json::json;
use takht_games::GameId;

use super::{contest, first, of_four};

#[test]
fn beats_the_best_published_agents_of_kingdomino() {
    let row = first(&of_four("master", "fg", 150), 60);
    assert!(row.won > 0.775, "{}", row.won);
    assert!(row.margin > 9.66, "{}", row.margin);
    assert!(row.score > 69.2, "{}", row.score);
}

/// The appraiser does not search.
#[test]
fn an_appraiser_has_more_points_than_the_best_published_agents_of_kingdomino() {
    let row = first(&of_four("appraiser", "fg", 1), 1_000);
    assert!(row.score > 69.2, "{}", row.score);
    assert!(row.margin > 9.66, "{}", row.margin);
    assert!(row.won > 0.7, "{}", row.won);
}

#[test]
fn beats_greedy_for_two_and_in_a_duel() {
    let two = contest(GameId::Kingdomino, &["master", "greedy"], json!({}), 200);
    assert!(first(&two, 40).won >= 0.9);
    let duel = contest(
        GameId::Kingdomino,
        &["master", "greedy"],
        json!({"mighty_duel": true}),
        100,
    );
    let duel = first(&duel, 40);
    assert!(duel.won >= 0.97 && duel.margin >= 30.0, "{duel:?}");
}

#[test]
fn beats_greedy_in_kingdom_builder_which_beats_random() {
    // With so few simulations the master is weaker than in `cargo xtask prove matches`.
    let master = contest(
        GameId::KingdomBuilder,
        &["master", "greedy"],
        json!({}),
        200,
    );
    assert!(first(&master, 40).won >= 0.7);
    let greedy = contest(GameId::KingdomBuilder, &["greedy", "random"], json!({}), 1);
    assert!(first(&greedy, 1_000).won >= 0.91);
}

#[test]
fn beats_the_brawler_in_capture() {
    let options = json!({"round_limit": 60});
    let row = first(
        &contest(GameId::Capture, &["master", "brawler"], options, 500),
        60,
    );
    assert!(row.won >= 0.7, "{}", row.won);
}
