//! Complete games stored as files with their results, one for each player count and setup.

use takht_capture::{Capture, CaptureOptions};

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden");

fn golden(name: &str, options: &CaptureOptions) {
    takht_testing::golden::<Capture>(FOLDER, name, options);
}

#[test]
fn golden_two_three_and_four_players() {
    for players in 2..=4 {
        let options = CaptureOptions {
            round_limit: Some(60),
            ..CaptureOptions::players(players)
        };
        golden(&format!("{players}-players"), &options);
    }
}

#[test]
fn golden_without_a_limit() {
    golden("no-limit", &CaptureOptions::players(2));
}

#[test]
fn golden_other_pieces() {
    let large_tiles = CaptureOptions {
        tile_size: 3,
        small: 7,
        large: 3,
        round_limit: Some(40),
        ..CaptureOptions::players(4)
    };
    golden("large-tiles", &large_tiles);
    let crowded = CaptureOptions {
        small: 20,
        large: 10,
        may_pass: true,
        round_limit: Some(30),
        ..CaptureOptions::players(3)
    };
    golden("crowded", &crowded);
}
