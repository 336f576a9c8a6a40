//! Stronger bots beat weaker ones, with the same deals from both seats.

use takht_bots::{AtRandom, Bot, BotMatch, Budget, Flat, Greedy, Random};
use takht_core::{Game, Quick, Seat};
use takht_kingdom_builder::{KingdomBuilder, KingdomBuilderOptions};
use takht_kingdomino::{Kingdomino, KingdominoOptions};

/// Makes a bot.
type Made<G> = fn() -> Box<dyn Bot<G>>;

/// The share of two-player games that one bot wins against another; a tie counts one half.
fn win_share<G: Game>(
    options: &G::Options,
    one: Made<G>,
    other: Made<G>,
    deals: u64,
    iterations: u32,
) -> f64 {
    let (mut won, mut games) = (0.0, 0.0);
    for deal in 0..deals {
        for seat in Seat::all(2) {
            let mut bots: Vec<Box<dyn Bot<G>>> = Seat::all(2)
                .map(|at| if at == seat { one() } else { other() })
                .collect();
            let mut chances = [Quick::new(deal + 1_000), Quick::new(deal + 2_000)];
            let mut table = BotMatch::<G>::new(options).unwrap();
            let budget = Budget::Iterations(iterations);
            table
                .play_out(&mut bots, &budget, &mut Quick::new(deal), &mut chances)
                .unwrap();
            let winners = table.game().ranking().winners();
            if winners.contains(&seat) {
                won += 1.0 / winners.len() as f64;
            }
            games += 1.0;
        }
    }
    won / games
}

#[test]
fn greedy_beats_random() {
    let kingdomino = KingdominoOptions::players(2);
    let share = win_share::<Kingdomino>(
        &kingdomino,
        || Box::new(Greedy),
        || Box::new(Random),
        100,
        1,
    );
    assert!(share > 0.6, "{share}");
    let builder = KingdomBuilderOptions::players(2);
    let share =
        win_share::<KingdomBuilder>(&builder, || Box::new(Greedy), || Box::new(Random), 100, 1);
    println!("greedy against random in Kingdom Builder: {share}");
    assert!(share > 0.85, "{share}");
}

#[test]
fn flat_monte_carlo_beats_greedy_in_kingdomino() {
    let options = KingdominoOptions::players(2);
    let share = win_share::<Kingdomino>(
        &options,
        || Box::new(Flat::new(AtRandom)),
        || Box::new(Greedy),
        20,
        300,
    );
    assert!(share > 0.6, "{share}");
}
