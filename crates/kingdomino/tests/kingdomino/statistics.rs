//! The mean scores of uniformly random play match those of two unrelated engines.

use takht_core::{Game, Quick, playout};
use takht_kingdomino::{Kingdomino, KingdominoOptions, MightyDuel};

const GAMES: u64 = 200_000;

fn mean_score<G: Game>(options: &G::Options) -> f64 {
    let games = GAMES * u64::from(takht_testing::proof_factor());
    let start = G::new(options).unwrap();
    let mut chance = Quick::new(2024);
    let mut sum = 0;
    for _ in 0..games {
        let mut game = start.clone();
        playout(&mut game, &mut chance, |_| {});
        sum += game
            .totals()
            .iter()
            .map(|&total| i64::from(total))
            .sum::<i64>();
    }
    sum as f64 / (games * start.players() as u64) as f64
}

fn assert_mean<G: Game>(options: &G::Options, expected: f64, within: f64) {
    let mean = mean_score::<G>(options);
    assert!(
        (mean - expected).abs() < within,
        "mean {mean}, expected {expected} ± {within}"
    );
}

#[test]
fn random_play_with_2_players() {
    assert_mean::<Kingdomino>(&KingdominoOptions::players(2), 22.39, 0.06);
}

#[test]
fn random_play_with_3_players() {
    assert_mean::<Kingdomino>(&KingdominoOptions::players(3), 22.58, 0.06);
}

#[test]
fn random_play_with_4_players() {
    assert_mean::<Kingdomino>(&KingdominoOptions::players(4), 22.58, 0.06);
}

#[test]
fn random_play_of_the_mighty_duel() {
    assert_mean::<MightyDuel>(&KingdominoOptions::mighty_duel(), 54.1, 0.12);
}
