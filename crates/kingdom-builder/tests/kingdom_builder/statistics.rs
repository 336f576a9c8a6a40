//! The means of uniformly random play match those of two unrelated engines.

use takht_core::{Chance, Game, Quick, playout};
use takht_kingdom_builder::{
    KingdomBuilder, KingdomBuilderEvent as Event, KingdomBuilderOptions, Location, Sector,
};

const GAMES: u64 = 100_000;

/// Four random boards, all upright.
fn upright(chance: &mut Quick) -> [Sector; 4] {
    let mut unused = Location::ALL.to_vec();
    std::array::from_fn(|_| {
        let board = unused.swap_remove(chance.below(unused.len() as u32) as usize);
        Sector::upright(board)
    })
}

/// The mean gold of a player, and the mean number of actions in a game, without reveals and chance.
fn means(players: u8) -> (f64, f64) {
    let games = GAMES * u64::from(takht_testing::proof_factor());
    let mut chance = Quick::new(2024);
    let (mut gold, mut actions) = (0_i64, 0_u64);
    for _ in 0..games {
        let options = KingdomBuilderOptions {
            boards: Some(upright(&mut chance)),
            ..KingdomBuilderOptions::players(players)
        };
        let mut game = KingdomBuilder::new(&options).unwrap();
        playout(&mut game, &mut chance, |event| {
            let action = matches!(
                event,
                Event::Build(_) | Event::Extra { .. } | Event::Move { .. } | Event::End
            );
            actions += u64::from(action);
        });
        gold += game
            .totals()
            .iter()
            .map(|&total| i64::from(total))
            .sum::<i64>();
    }
    let games = games as f64;
    println!(
        "{players} players: {:.3} gold, {:.2} actions",
        gold as f64 / games / f64::from(players),
        actions as f64 / games
    );
    (
        gold as f64 / games / f64::from(players),
        actions as f64 / games,
    )
}

#[test]
fn random_play_with_2_players() {
    let (gold, actions) = means(2);
    assert!((gold - 36.8).abs() < 0.6, "{gold} gold");
    assert!((actions - 106.0).abs() < 2.0, "{actions} actions");
}

#[test]
fn random_play_with_4_players() {
    let (gold, actions) = means(4);
    assert!((gold - 31.0).abs() < 0.6, "{gold} gold");
    assert!((actions - 202.0).abs() < 3.0, "{actions} actions");
}
