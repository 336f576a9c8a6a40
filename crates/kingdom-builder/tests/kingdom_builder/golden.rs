//! Complete games stored as files with their results, one for each player count and setup.

use takht_kingdom_builder::{Card, KingdomBuilder, KingdomBuilderOptions, Location, Sector};

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden");

fn golden(name: &str, options: &KingdomBuilderOptions) {
    takht_testing::golden::<KingdomBuilder>(FOLDER, name, options);
}

#[test]
fn golden_two_three_and_four_players() {
    for players in 2..=4 {
        let options = KingdomBuilderOptions::players(players);
        golden(&format!("{players}-players"), &options);
    }
}

#[test]
fn golden_first_game() {
    golden("first-game", &KingdomBuilderOptions::first_game(3));
}

/// Each card and each location is in one of these games.
#[test]
fn golden_every_card_and_location() {
    let games: [(&str, [Location; 4], [Card; 3]); 4] = [
        (
            "networks",
            [
                Location::Oracle,
                Location::Farm,
                Location::Oasis,
                Location::Tower,
            ],
            [Card::Merchants, Card::Hermits, Card::Citizens],
        ),
        (
            "movers",
            [
                Location::Tavern,
                Location::Barn,
                Location::Harbor,
                Location::Paddock,
            ],
            [Card::Fishermen, Card::Miners, Card::Workers],
        ),
        (
            "sectors",
            [
                Location::Barn,
                Location::Tower,
                Location::Harbor,
                Location::Oracle,
            ],
            [Card::Lords, Card::Farmers, Card::Knights],
        ),
        (
            "rows",
            [
                Location::Paddock,
                Location::Oasis,
                Location::Tavern,
                Location::Farm,
            ],
            [Card::Discoverers, Card::Knights, Card::Lords],
        ),
    ];
    for (i, (name, boards, cards)) in games.into_iter().enumerate() {
        let mut turned = false;
        let boards = boards.map(|board| {
            turned = !turned;
            Sector { board, turned }
        });
        let options = KingdomBuilderOptions {
            boards: Some(boards),
            cards: Some(cards),
            ..KingdomBuilderOptions::players(2 + i as u8 % 3)
        };
        golden(name, &options);
    }
}
