//! B1 to B5: boards, terrains, cards, tiles.

use takht_core::{BadOptions, Game, OptionMap, Options};
use takht_kingdom_builder::{
    Card, EACH, Hex, KingdomBuilder, KingdomBuilderOptions, Land, Location, Map, SUPPLY, Sector,
    Terrain,
};

use super::{FIRST_GAME, OTHER_GAME, clause, hex, legal, play_all, played};

fn start() -> KingdomBuilder {
    KingdomBuilder::new(&KingdomBuilderOptions::players(2)).unwrap()
}

#[test]
fn b1_eight_boards_of_a_hundred_hexes() {
    // Counting the land of each board checks the data against the real boards.
    let tally = |board| {
        let sector = Sector::upright(board);
        let places = (0..100).map(|i| sector.land(i / 10, i % 10).letter());
        let places: Vec<char> = places.collect();
        ['G', 'C', 'D', 'F', 'T', 'W', 'M', 'S', 'L']
            .map(|letter| places.iter().filter(|&&other| other == letter).count())
    };
    for (board, expected) in [
        (Location::Oracle, [16, 14, 15, 15, 15, 17, 5, 2, 1]),
        (Location::Farm, [14, 14, 12, 14, 15, 26, 2, 1, 2]),
        (Location::Oasis, [14, 12, 11, 14, 12, 34, 0, 1, 2]),
        (Location::Tower, [15, 15, 16, 15, 13, 13, 10, 1, 2]),
        (Location::Tavern, [17, 15, 15, 15, 16, 10, 9, 1, 2]),
        (Location::Barn, [16, 17, 18, 13, 15, 5, 13, 1, 2]),
        (Location::Harbor, [16, 14, 14, 13, 14, 21, 5, 2, 1]),
        (Location::Paddock, [16, 14, 15, 14, 15, 10, 13, 1, 2]),
    ] {
        assert_eq!(tally(board), expected, "{board}");
    }
}

#[test]
fn b1_four_boards_lie_in_reading_order() {
    let game = played(2, FIRST_GAME, &[]);
    for (place, expected) in [
        ((0, 0), 'F'),
        ((6, 2), 'L'),
        ((0, 10), 'C'),
        ((2, 18), 'L'),
        ((10, 0), 'D'),
        ((17, 5), 'L'),
        ((10, 10), 'D'),
        ((11, 17), 'L'),
        ((19, 19), 'W'),
    ] {
        let land = game.map().land(hex(place.0, place.1));
        assert_eq!(land.letter(), expected, "{place:?}");
    }
}

#[test]
fn b1_a_turned_board_is_turned_by_half() {
    for board in Location::ALL {
        let (upright, turned) = (
            Sector::upright(board),
            Sector {
                board,
                turned: true,
            },
        );
        for (row, column) in (0..10).flat_map(|row| (0..10).map(move |column| (row, column))) {
            assert_eq!(
                turned.land(row, column),
                upright.land(9 - row, 9 - column),
                "{board} {row},{column}"
            );
        }
    }
    // Half a turn preserves neighbours, in shifted rows and others.
    let sectors = ["tavern", "paddock", "oasis", "farm"].map(|name| Sector {
        board: Location::of_name(name).unwrap(),
        turned: true,
    });
    let map = Map::of_sectors(&sectors);
    let upright = Map::of_sectors(&sectors.map(|sector| Sector::upright(sector.board)));
    let touching = |map: &Map,
                    of: fn(&Map) -> takht_kingdom_builder::Hexes,
                    row: u8,
                    column: u8| { of(map).touches(hex(row, column)) };
    for (row, column) in (1..9).flat_map(|row| (1..9).map(move |column| (row, column))) {
        for of in [Map::water, Map::mountains, Map::castles, Map::locations] {
            assert_eq!(
                touching(&map, of, row, column),
                touching(&upright, of, 9 - row, 9 - column)
            );
        }
    }
}

#[test]
fn b1_odd_rows_are_shifted_to_the_right() {
    use takht_kingdom_builder::Direction::{NorthEast, NorthWest, SouthEast, SouthWest};
    assert_eq!(hex(4, 7).step(NorthWest), Hex::new(3, 6));
    assert_eq!(hex(4, 7).step(NorthEast), Hex::new(3, 7));
    assert_eq!(hex(3, 7).step(SouthWest), Hex::new(4, 7));
    assert_eq!(hex(3, 7).step(SouthEast), Hex::new(4, 8));
    assert_eq!(hex(4, 0).step(NorthWest), None);
    assert_eq!(hex(3, 19).step(SouthEast), None);
    assert_eq!(hex(0, 5).step(NorthEast), None);
}

#[test]
fn b1_four_different_boards_and_no_hex_beyond_them() {
    let game = start();
    for text in [
        "boards tavern tavern oasis farm",
        "boards tavern tavern^ oasis farm",
        "boards tavern oasis farm",
        "boards tavern oasis farm tower barn",
        "boards tavern oasis farm castle",
        "boards",
    ] {
        assert_eq!(clause(&game, text), "B1", "{text}");
    }
    assert_eq!(clause(&game, "boards tower^ oracle^ harbor barn"), "legal");
    assert_eq!(
        clause(&game, "cards lords miners workers"),
        "B1",
        "boards come first"
    );
    let game = played(2, FIRST_GAME, &[("canyon", &[])]);
    for text in [
        "build 20,0",
        "build 0,20",
        "build -1,3",
        "build 99999999999,0",
    ] {
        assert_eq!(clause(&game, text), "B1", "{text}");
    }
}

#[test]
fn b1_chosen_boards_are_the_ones_that_are_laid_out() {
    let options = KingdomBuilderOptions::first_game(2);
    let game = KingdomBuilder::new(&options).unwrap();
    assert_eq!(clause(&game, "boards tavern paddock oasis farm"), "legal");
    assert_eq!(clause(&game, "boards tavern paddock oasis farm^"), "B1");
    assert_eq!(clause(&game, "boards paddock tavern oasis farm"), "B1");
}

#[test]
fn b2_only_the_five_terrains_are_built_on() {
    let game = played(2, FIRST_GAME, &[]);
    for hex in Hex::all() {
        let buildable = matches!(game.map().land(hex), Land::Terrain(_));
        assert_eq!(game.map().buildable().contains(hex), buildable, "{hex}");
    }
    assert_eq!(clause(&game, "draw 0 water"), "B2");
    assert_eq!(clause(&game, "reveal mountain"), "B2");
}

#[test]
fn b3_twenty_five_terrain_cards_five_of_each() {
    let game = played(2, FIRST_GAME, &[]);
    assert_eq!(game.picture().pile, 25 - 2);
    let mut game = KingdomBuilder::new(&KingdomBuilderOptions::players(4)).unwrap();
    play_all(
        &mut game,
        &[
            "boards tavern paddock oasis farm",
            "cards lords miners workers",
            "first 0",
        ],
    );
    let mut outcomes = Vec::new();
    game.outcomes(&mut outcomes);
    assert_eq!(outcomes.len(), Terrain::COUNT);
    assert!(
        outcomes
            .iter()
            .all(|(_, weight)| (weight - 0.2).abs() < 1e-9)
    );
    assert_eq!(EACH, 5);
}

#[test]
fn b3_three_different_cards() {
    let mut game = start();
    play_all(&mut game, &["boards tavern paddock oasis farm"]);
    for text in [
        "cards lords miners",
        "cards lords miners workers knights",
        "cards lords lords miners",
        "cards lords miners wizards",
        "cards",
    ] {
        assert_eq!(clause(&game, text), "B3", "{text}");
    }
    assert_eq!(clause(&game, "cards workers lords miners"), "legal");
    assert_eq!(clause(&game, "first 0"), "B3", "cards come first");
    let chosen = KingdomBuilderOptions {
        cards: Some([Card::Workers, Card::Lords, Card::Citizens]),
        ..KingdomBuilderOptions::players(2)
    };
    let mut game = KingdomBuilder::new(&chosen).unwrap();
    play_all(&mut game, &["boards tavern paddock oasis farm"]);
    assert_eq!(clause(&game, "cards citizens lords workers"), "legal");
    assert_eq!(clause(&game, "cards citizens lords miners"), "B3");
}

#[test]
fn b3_forty_settlements_each() {
    let game = played(3, FIRST_GAME, &[]);
    assert!(
        game.picture()
            .players
            .iter()
            .all(|player| player.supply == SUPPLY)
    );
    assert_eq!(SUPPLY, 40);
}

#[test]
fn b3_bad_options_are_refused_with_the_clause() {
    let read = |text: &str| {
        let map: OptionMap = serde_json::from_str(text).unwrap();
        KingdomBuilderOptions::read(&map)
    };
    for (text, clause) in [
        (
            r#"{"boards": ["tavern", "tavern", "oasis", "farm"]}"#,
            Some("B1"),
        ),
        (r#"{"boards": ["tavern", "oasis", "farm"]}"#, Some("B1")),
        (
            r#"{"boards": ["tavern", "oasis", "farm", "castle"]}"#,
            Some("B1"),
        ),
        (r#"{"cards": ["lords", "miners", "wizards"]}"#, Some("B3")),
        (r#"{"cards": ["lords", "lords", "miners"]}"#, Some("B3")),
        (r#"{"cards": ["lords", 3, "miners"]}"#, None),
        (r#"{"boards": "tavern"}"#, None),
        (r#"{"players": 5}"#, None),
        (r#"{"players": 1}"#, None),
    ] {
        let bad: BadOptions = read(text).unwrap_err();
        assert_eq!(bad.clause(), clause, "{text}");
    }
    let fine = read(r#"{"boards": ["tavern^", "oasis", "farm", "tower"], "cards": null}"#).unwrap();
    assert!(fine.boards.unwrap()[0].turned);
    let unchecked = KingdomBuilderOptions {
        boards: Some([Sector::upright(Location::Barn); 4]),
        ..KingdomBuilderOptions::players(2)
    };
    assert!(KingdomBuilder::new(&unchecked).is_err(), "also from code");
    assert!(KingdomBuilder::new(&KingdomBuilderOptions::players(5)).is_err());
}

#[test]
fn b4_two_tiles_on_every_location() {
    for boards in [FIRST_GAME, OTHER_GAME] {
        let sites = played(2, boards, &[]).picture().sites;
        assert!(sites.iter().all(|(_, _, left)| *left == 2));
        for kind in boards.split(' ') {
            let kind = Location::of_name(kind).unwrap();
            let hexes = sites.iter().filter(|(_, other, _)| *other == kind).count();
            let expected = match kind {
                Location::Oracle | Location::Harbor => 1,
                _ => 2,
            };
            assert_eq!(hexes, expected, "{kind}");
        }
    }
    let all: usize = [FIRST_GAME, OTHER_GAME]
        .iter()
        .map(|boards| played(2, boards, &[]).picture().sites.len())
        .sum();
    assert_eq!(2 * all, 28);
}

#[test]
fn b5_the_first_game() {
    for players in 2..=4 {
        let options = KingdomBuilderOptions::first_game(players);
        let mut game = KingdomBuilder::new(&options).unwrap();
        let mut only = Vec::new();
        assert!(game.outcomes(&mut only));
        assert_eq!(only.len(), 1);
        assert_eq!(only[0].0.to_string(), "boards tavern paddock oasis farm");
        game.play(only[0].0).unwrap();
        only.clear();
        game.outcomes(&mut only);
        assert_eq!(only.len(), 1);
        assert_eq!(only[0].0.to_string(), "cards fishermen knights merchants");
        assert_eq!(game.players(), usize::from(players));
        assert!(legal(&game).is_empty());
    }
}
