//! The spaces do not change without a new version: checksums over games that are always the same.

use takht_bots::Playable;
use takht_core::{Quick, Turn};
use takht_games::GameId;
use takht_spaces::Spaces;

use crate::setups::{Check, each};

/// One line for each game and its options, as the test prints them.
const GOLDEN: &str = include_str!("golden.txt");

struct Checksums(String);

fn mix(sum: u64, number: u64) -> u64 {
    (sum ^ number).wrapping_mul(0x0100_0000_01b3).rotate_left(7)
}

impl Check for Checksums {
    fn check<G: Spaces + Playable>(&mut self, start: &G) {
        if GameId::of_name(G::NAME).is_ok_and(|game| game.drawn().is_none()) {
            // The example is there only if other tests of the project are compiled, too.
            return;
        }
        let space = G::space(&start.options());
        let mut row = vec![0; space.observation()];
        let mut chance = Quick::new(9);
        let mut game = start.clone();
        let (mut actions, mut rows, mut features) = (0, 0, 0);
        while game.turn() != Turn::Over {
            if let Turn::Seat(seat) = game.turn() {
                let mut numbers = Vec::new();
                game.candidates(|number, about| numbers.push((number, about.to_vec())));
                numbers.sort_unstable();
                for (number, about) in &numbers {
                    actions = mix(actions, (*number).into());
                    let about = about.iter().map(|&feature| feature as u64);
                    features = about.fold(features, mix);
                }
                game.observe(seat, &mut row);
                rows = row.iter().fold(rows, |sum, &byte| mix(sum, byte.into()));
            }
            game.advance(&mut chance);
        }
        let names = space
            .planes
            .iter()
            .chain(&space.vector)
            .flat_map(|name| name.bytes());
        let names = names.fold(0, |sum, byte| mix(sum, byte.into()));
        let options =
            takht_core::Record::new::<G>(&start.options()).to_value()["options"].to_string();
        self.0 += &format!(
            "{} {options} v{}: {} actions, {} planes of {}x{}, {} numbers, {} features: \
             {actions:016x} {rows:016x} {features:016x} {names:016x}\n",
            G::NAME,
            space.version,
            space.action_count(),
            space.planes.len(),
            space.height,
            space.width,
            space.vector.len(),
            space.features.len(),
        );
    }
}

#[test]
fn spaces_do_not_change_without_a_new_version() {
    let mut sums = Checksums(String::new());
    each(&mut sums);
    if std::env::var_os("TAKHT_BLESS").is_some() {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/spaces/golden.txt");
        std::fs::write(path, &sums.0).unwrap();
    } else {
        assert_eq!(
            sums.0, GOLDEN,
            "raise the version, and bless with TAKHT_BLESS=1"
        );
    }
}
