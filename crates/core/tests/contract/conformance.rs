//! The suite accepts a correct game and catches every broken one.

use std::panic::{AssertUnwindSafe, catch_unwind};

use crate::toy::{Toy, ToyEvent, ToyOptions, candidates};
use takht_core::conformance::{Suite, check};
use takht_core::{Game, Series};

fn suite<G: Game<Options = ToyOptions>>(candidates: fn(&G, &mut Vec<G::Event>)) -> Suite<G> {
    Suite {
        options: (2..=4).map(|players| ToyOptions { players }).collect(),
        candidates,
        games: 20,
        longest: 100,
    }
}

#[test]
fn a_good_game_passes() {
    check(&suite(candidates::<0>));
}

#[test]
fn a_series_of_a_good_game_passes() {
    fn of_series(game: &Series<Toy<0>>, events: &mut Vec<ToyEvent>) {
        candidates(game.current(), events);
    }
    check(&suite(of_series));
}

/// The panic message of the suite for a game broken in this way.
fn complaint<const BUG: u8>() -> String {
    let found = catch_unwind(AssertUnwindSafe(|| check(&suite(candidates::<BUG>))));
    let panic = found.expect_err("the suite lets a broken game pass");
    match panic.downcast::<String>() {
        Ok(text) => *text,
        Err(_) => String::new(),
    }
}

#[test]
fn broken_games_are_caught() {
    for (complaint, about) in [
        (complaint::<1>(), "before"),
        (complaint::<2>(), "not uniform"),
        (complaint::<3>(), "weights sum up"),
        (complaint::<4>(), "changed something"),
        (complaint::<5>(), "total of seat"),
        (complaint::<6>(), "does not end"),
        (complaint::<7>(), "secrets in what everyone is told"),
        (complaint::<8>(), "guess"),
        (complaint::<9>(), "advance"),
        (complaint::<10>(), "secrets in the answer"),
        (complaint::<11>(), "before"),
        (complaint::<12>(), "legal() is what play() takes"),
        (complaint::<13>(), "more points, better place"),
        (complaint::<14>(), "turn and is_over agree"),
        (complaint::<15>(), "legal events for the acting seat"),
        (complaint::<16>(), "a forced event is the only one"),
        (complaint::<17>(), "the parts add up"),
        (complaint::<18>(), "ends the turn"),
    ] {
        assert!(complaint.contains(about), "{about}: {complaint}");
    }
}
