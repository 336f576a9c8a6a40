//! Sets of squares and loops over coordinates give the same legal events in every position.

use takht_capture::{Capture, CaptureEvent as Event, CaptureOptions};
use takht_core::{Game, Quick, Turn};

use crate::naive::NaiveTable;

fn expected(game: &Capture) -> Vec<Event> {
    let picture = game.picture();
    let table = NaiveTable {
        picture: &picture,
        options: game.options(),
        acting: game.turn().seat().unwrap(),
    };
    let mut legal = Vec::new();
    game.legal(&mut legal);
    match legal[0] {
        Event::Tile(_) => table.tiles(),
        Event::Small(_) | Event::Large(..) => table.buildings(),
        Event::Base(_) => table.base_places(),
        Event::Step(_) => table.steps(),
        _ => table.actions(),
    }
}

/// Plays random games and compares every position, until enough positions are compared.
fn play_beside(options: &CaptureOptions, seed: u64, positions: usize) -> usize {
    let positions = positions * takht_testing::proof_factor() as usize;
    let mut chance = Quick::new(seed);
    let (mut seen, mut steps) = (0, 0);
    for number in 0.. {
        if seen >= positions {
            break;
        }
        let mut game = Capture::new(options).unwrap();
        while game.turn() != Turn::Over {
            // The twin is slow during setup, so setup is compared only in every eighth game.
            let compared = number % 8 == 0 || !game.is_being_laid();
            if game.turn().seat().is_some() && compared {
                let mut legal = Vec::new();
                game.legal(&mut legal);
                assert_eq!(legal, expected(&game));
                steps += usize::from(matches!(legal[0], Event::Step(_)));
                seen += 1;
            }
            game.advance(&mut chance);
        }
    }
    steps
}

fn limited(players: u8, rounds: u32) -> CaptureOptions {
    CaptureOptions {
        round_limit: Some(rounds),
        ..CaptureOptions::players(players)
    }
}

#[test]
fn legal_events_of_random_play() {
    play_beside(&limited(2, 300), 1, 15_000);
    let steps = play_beside(&limited(4, 300), 2, 25_000);
    assert!(steps > 5, "pawns had to make room {steps} times");
}

#[test]
fn legal_events_on_crowded_and_on_large_maps() {
    let crowded = CaptureOptions {
        small: 20,
        large: 10,
        may_pass: true,
        ..limited(3, 60)
    };
    play_beside(&crowded, 3, 3_000);
    let large = CaptureOptions {
        tile_size: 3,
        ..limited(2, 100)
    };
    play_beside(&large, 4, 2_000);
}
