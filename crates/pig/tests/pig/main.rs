//! Pig by its clauses, and by the contract of every game.
#![allow(clippy::unwrap_used)]

use takht_core::conformance::{Suite, check};
use takht_core::{Game, Turn};
use takht_pig::{Pig, PigEvent, PigOptions};

/// Every event that anyone could try.
fn candidates(_game: &Pig, events: &mut Vec<PigEvent>) {
    events.push(PigEvent::Roll);
    events.extend((0..=7).map(PigEvent::Die));
    events.push(PigEvent::Hold);
}

#[test]
fn pig_conforms() {
    check(&Suite::<Pig> {
        options: [(2, 50), (3, 20), (4, 30)]
            .map(|(players, target)| PigOptions { players, target })
            .to_vec(),
        candidates,
        games: 20,
        longest: 5_000,
    });
}

fn played(events: &[&str]) -> Pig {
    let options = PigOptions {
        players: 2,
        target: 10,
    };
    let mut game = Pig::new(&options).unwrap();
    for event in events {
        game.play(event.parse().unwrap()).unwrap();
    }
    game
}

fn totals(game: &Pig) -> Vec<i32> {
    game.totals().iter().copied().collect()
}

#[test]
fn p1_turns_pass_to_the_left() {
    let seat = |game: &Pig| game.turn().seat().unwrap().index();
    assert_eq!(seat(&played(&[])), 0);
    assert_eq!(seat(&played(&["roll", "die 2", "hold"])), 1);
    assert_eq!(seat(&played(&["roll", "die 1", "roll", "die 1"])), 0);
}

#[test]
fn p2_rolls_add_up_and_the_die_has_six_faces() {
    let game = played(&["roll", "die 2", "roll", "die 6", "hold"]);
    assert_eq!(totals(&game), [8, 0]);
    let refused = played(&["roll"]).play(PigEvent::Die(7)).unwrap_err();
    assert!(refused.to_string().starts_with("P2: "), "{refused}");
}

#[test]
fn p3_nobody_holds_before_a_roll() {
    let refused = played(&[]).play(PigEvent::Hold).unwrap_err();
    assert!(refused.to_string().starts_with("P3: "), "{refused}");
}

#[test]
fn p4_a_one_loses_what_is_at_stake() {
    let game = played(&["roll", "die 6", "roll", "die 1", "roll", "die 2", "hold"]);
    assert_eq!(totals(&game), [0, 2]);
}

#[test]
fn p5_the_target_wins() {
    let game = played(&["roll", "die 5", "roll", "die 5", "hold"]);
    assert_eq!((game.turn(), totals(&game)), (Turn::Over, vec![10, 0]));
}
