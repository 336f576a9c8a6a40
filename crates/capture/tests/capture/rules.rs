//! Every clause of the rules has a test with its number.

mod setup;
mod turns;

use takht_capture::{Capture, CaptureOptions, Square};
use takht_core::Game;
use takht_testing::{acting, after, clause, legal, play_all, seat};

/// Fewer buildings, and players may pass: this makes scenes easier to write.
const SMALL_GAME: CaptureOptions = CaptureOptions {
    small: 7,
    large: 3,
    may_pass: true,
    ..CaptureOptions::players(2)
};

/// Seven small and three large buildings, all within reach.
const BUILDINGS: [&str; 10] = [
    "small 4,0",
    "small 6,0",
    "small 8,0",
    "small 0,2",
    "small 0,4",
    "small 0,6",
    "small 9,7",
    "large 4,4 5,4",
    "large 7,4 7,5",
    "large 2,7 3,7",
];

fn new(options: CaptureOptions) -> Capture {
    Capture::new(&options).unwrap()
}

fn pawn(game: &Capture, number: usize) -> Option<Square> {
    game.picture().players[number].pawn
}

fn at(x: i8, y: i8) -> Option<Square> {
    Some(Square::new(x, y))
}

/// The tiles of a map of five by four tiles: 10×8 squares.
fn tiles() -> Vec<String> {
    let rows = (0..4).flat_map(|y| (0..5).map(move |x| (x, y)));
    rows.map(|(x, y)| format!("tile {x},{y}")).collect()
}

/// The map of five by four tiles after laying the tiles; seat 0 won the opening roll.
fn laid(options: CaptureOptions) -> Capture {
    let mut game = new(options);
    play_all(&mut game, &["first 0"]);
    for tile in tiles() {
        play_all(&mut game, &[&tile]);
    }
    game
}

/// The same map with the buildings.
fn built(options: CaptureOptions) -> Capture {
    after(&laid(options), &BUILDINGS)
}

/// The first turn: seat 0 stands on 1,1 and seat 1 on 2,1.
fn begun() -> Capture {
    after(&built(SMALL_GAME), &["base 1,1", "base 2,1"])
}

/// Three players: on 1,1, 2,1 and 8,2.
fn begun_by_three() -> Capture {
    let options = CaptureOptions {
        players: 3,
        ..SMALL_GAME
    };
    after(&built(options), &["base 1,1", "base 2,1", "base 8,2"])
}
