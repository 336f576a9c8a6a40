//! Each level beats the one below it, in every game.

use serde_json::json;
use takht_bots::LEVELS;
use takht_games::GameId;

use super::{contest, first};

fn climbs(game: GameId, options: &serde_json::Value, games: [u64; 3], iterations: u32) {
    for (pair, games) in LEVELS.windows(2).zip(games) {
        let row = first(
            &contest(game, &[pair[1], pair[0]], options.clone(), iterations),
            games,
        );
        assert!(row.share >= 0.65, "{} in {game}: {}", row.bot, row.share);
    }
}

#[test]
fn in_kingdomino() {
    climbs(GameId::Kingdomino, &json!({}), [400, 400, 60], 200);
}

#[test]
fn in_a_mighty_duel() {
    climbs(
        GameId::Kingdomino,
        &json!({"mighty_duel": true}),
        [120, 120, 20],
        100,
    );
}

#[test]
fn in_kingdom_builder() {
    climbs(GameId::KingdomBuilder, &json!({}), [120, 120, 40], 300);
}

#[test]
fn in_capture() {
    climbs(
        GameId::Capture,
        &json!({"round_limit": 60}),
        [120, 120, 40],
        400,
    );
}

/// Even the weakest level beats random play.
#[test]
fn a_novice_beats_chance() {
    for (game, options) in [
        (GameId::Kingdomino, json!({})),
        (GameId::KingdomBuilder, json!({})),
        (GameId::Capture, json!({"round_limit": 60})),
    ] {
        let row = first(&contest(game, &["novice", "random"], options, 1), 300);
        assert!((0.52..0.85).contains(&row.share), "{game}: {}", row.share);
    }
}
