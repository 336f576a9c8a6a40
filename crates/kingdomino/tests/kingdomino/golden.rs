//! Complete games stored as files with their results, one for each player count and setup.

use takht_core::{Game, Series};
use takht_kingdomino::{Kingdomino, KingdominoOptions, MightyDuel};

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden");

fn golden<G: Game<Options = KingdominoOptions>>(name: &str, options: KingdominoOptions) {
    takht_testing::golden::<G>(FOLDER, name, &options);
}

#[test]
fn golden_two_three_and_four_players() {
    for players in 2..=4 {
        golden::<Kingdomino>(
            &format!("{players}-players"),
            KingdominoOptions::players(players),
        );
    }
}

#[test]
fn golden_mighty_duel() {
    golden::<MightyDuel>("mighty-duel", KingdominoOptions::mighty_duel());
}

#[test]
fn golden_without_bonuses() {
    let none = KingdominoOptions {
        middle_kingdom: false,
        harmony: false,
        ..KingdominoOptions::players(2)
    };
    golden::<Kingdomino>("no-bonuses", none);
    let harmony = KingdominoOptions {
        harmony: true,
        ..none
    };
    golden::<Kingdomino>("harmony-only", harmony);
    let middle = KingdominoOptions {
        middle_kingdom: true,
        ..none
    };
    golden::<Kingdomino>("middle-kingdom-only", middle);
}

#[test]
fn golden_dynasties() {
    for players in 2..=4 {
        let options = KingdominoOptions {
            dynasty: true,
            ..KingdominoOptions::players(players)
        };
        golden::<Series<Kingdomino>>(&format!("dynasty-{players}-players"), options);
    }
    let duel = KingdominoOptions {
        dynasty: true,
        ..KingdominoOptions::mighty_duel()
    };
    golden::<Series<MightyDuel>>("dynasty-mighty-duel", duel);
}
