//! Capture keeps the contract.

use takht_capture::{Capture, CaptureEvent as Event, CaptureOptions, Square};
use takht_core::conformance::{Suite, check};
use takht_core::{Game, Seat};

/// Every event a player could type: every square of the map and its surroundings for every verb,
/// pairs of them, every seat, every roll.
fn candidates(game: &Capture, events: &mut Vec<Event>) {
    let picture = game.picture();
    let places = picture.squares.iter().chain(&picture.tiles);
    let mut around: Vec<Square> = places
        .flat_map(|square| {
            let off = [(0, 0), (-1, 0), (0, -1), (0, 1), (1, 0)];
            off.map(|(x, y)| Square::new(square.x + x, square.y + y))
        })
        .chain([Square::new(0, 0), Square::new(100, -100)])
        .collect();
    around.sort_unstable();
    around.dedup();
    for &at in &around {
        events.extend([
            Event::Tile(at),
            Event::Small(at),
            Event::Base(at),
            Event::Move(at),
            Event::Capture(at),
            Event::Step(at),
        ]);
        for (x, y) in [(0, 1), (1, 0), (1, 1), (0, 0), (2, 0)] {
            let other = Square::new(at.x.saturating_add(x), at.y.saturating_add(y));
            events.push(Event::Large(at, other));
        }
    }
    for seat in Seat::all(4) {
        events.extend([Event::First(seat), Event::Battle(seat)]);
    }
    for roll in 0..=13 {
        events.extend([Event::Roll(roll), Event::Rolls(roll, 13 - roll)]);
    }
    events.push(Event::Pass);
}

fn suite(options: Vec<CaptureOptions>, games: u64) -> Suite<Capture> {
    Suite {
        options,
        candidates,
        games,
        longest: 2_000,
    }
}

/// A game of this many players that ends soon.
fn short(players: u8) -> CaptureOptions {
    CaptureOptions {
        round_limit: Some(25),
        ..CaptureOptions::players(players)
    }
}

#[test]
fn games_of_two_three_and_four_conform() {
    check(&suite((2..=4).map(short).collect(), 3));
}

#[test]
fn games_with_other_pieces_conform() {
    let passing = CaptureOptions {
        may_pass: true,
        small: 20,
        large: 10,
        ..short(3)
    };
    let large_tiles = CaptureOptions {
        tile_size: 3,
        small: 7,
        large: 3,
        ..short(2)
    };
    check(&suite(vec![passing, large_tiles], 1));
}
