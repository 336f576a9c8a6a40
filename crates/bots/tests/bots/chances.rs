//! The chances that thinkers give their seats.

use takht_bots::kingdomino::Judgement;
use takht_bots::{BotMatch, Budget, Playable, Search, Thinker};
use takht_core::{Game, Quick, Turn};
use takht_kingdomino::grid::Five;
use takht_kingdomino::{Kingdomino, KingdominoOptions};

type Four = Kingdomino<Five>;

/// The mean chances that the thinker gives its own seat when it picks its first domino.
fn own_chances(thinker: &mut dyn Thinker<Four>) -> f64 {
    let (mut sum, mut asked) = (0.0, 0.0);
    for deal in 0..6 {
        let mut chance = Quick::new(deal);
        let mut table = BotMatch::<Four>::new(&KingdominoOptions::players(4)).unwrap();
        while table.game().round() < 2 {
            let event = match table.game().turn() {
                Turn::Seat(seat) => {
                    let budget = Budget::Iterations(150);
                    let judged = thinker.think(table.view(seat), &budget, &mut chance);
                    sum += judged.standing[seat];
                    asked += 1.0;
                    judged.thoughts[0].event
                }
                _ => table.game().deal(&mut chance),
            };
            table.play(event).unwrap();
        }
    }
    sum / asked
}

/// If an adviser simulated the other seats as builders, the chances of all seats would add up to much more
/// than one.
#[test]
fn an_adviser_takes_everyone_for_its_equal_and_a_player_does_not() {
    let adviser = own_chances(&mut *<Four as Playable>::thinker());
    let player = own_chances(&mut Search::new(Judgement::of::<Five>()));
    println!("own chances: {adviser:.3} of an adviser, {player:.3} of a player");
    assert!((0.2..0.33).contains(&adviser), "{adviser}");
    assert!((0.34..0.55).contains(&player), "{player}");
}
