//! B13 to B21: gaining, losing and using location tiles.

use std::collections::BTreeMap;

use takht_core::{Game, Quick};
use takht_kingdom_builder::{KingdomBuilder, Terrain};

use super::{
    ANY, FIRST_GAME, OTHER_GAME, REST, TurnOf, after, all_of, clause, draw, hex, left, legal,
    legal_of, play_turn, played, seat, tiles,
};

/// Seat 0 has the paddock of 6,11 and acts with this card; seat 1 stands on 7,8.
fn with_paddock(card: &str) -> KingdomBuilder {
    let turns: [TurnOf<'_>; 3] = [
        ("grass", &["build 7,10", "build 7,11", "build 7,9"]),
        ("grass", &["build 7,8", "build 8,8", "build 8,9"]),
        (card, &[]),
    ];
    played(2, FIRST_GAME, &turns)
}

/// Seat 0 has the barn of 6,12 and stands on 5,11, 5,12 and 5,13.
fn with_barn(card: &str) -> KingdomBuilder {
    let turns: [TurnOf<'_>; 3] = [
        ("canyon", &["build 5,12", "build 5,11", "build 5,13"]),
        ("flower", &[REST]),
        (card, &[]),
    ];
    played(2, OTHER_GAME, &turns)
}

/// Seat 0 has the harbor of 7,6 and stands on 7,7, 8,7 and 8,8.
fn with_harbor(card: &str) -> KingdomBuilder {
    let turns: [TurnOf<'_>; 3] = [
        ("canyon", &["build 7,7", "build 8,7", "build 8,8"]),
        ("flower", &[REST]),
        (card, &[]),
    ];
    played(2, OTHER_GAME, &turns)
}

#[test]
fn b13_building_next_to_a_location_takes_a_tile() {
    let game = played(2, FIRST_GAME, &[("canyon", &["build 5,1"])]);
    assert_eq!(tiles(&game, 0), ["tavern!"]);
    assert_eq!(left(&game, 6, 2), 1);
    let game = after(&game, &["build 5,2"]);
    assert_eq!(tiles(&game, 0), ["tavern!"], "one only");
    assert_eq!(left(&game, 6, 2), 1);
}

#[test]
fn b13_none_is_taken_where_none_is_left() {
    let turns: [TurnOf<'_>; 3] = [
        ("canyon", &["build 5,1", REST]),
        ("canyon", &["build 7,2", REST]),
        ("flower", &["build 6,1", REST]),
    ];
    let game = played(3, FIRST_GAME, &turns);
    assert_eq!(left(&game, 6, 2), 0);
    assert!(tiles(&game, 0).contains(&"tavern".to_owned()));
    assert!(tiles(&game, 1).contains(&"tavern".to_owned()));
    assert!(
        !tiles(&game, 2)
            .iter()
            .any(|tile| tile.starts_with("tavern"))
    );
}

#[test]
fn b13_an_extra_settlement_takes_one_too() {
    // The farm tile comes from 15,12 and builds 16,12, next to the same location hex.
    let turns: [TurnOf<'_>; 3] = [
        ("grass", &["build 14,12", "build 14,11", "build 15,11"]),
        ("canyon", &["build 0,7", REST]),
        ("desert", &["farm 16,12", REST]),
    ];
    let game = played(2, FIRST_GAME, &turns);
    assert_eq!(left(&game, 15, 12), 1, "the same hex gives no second one");
    // Seat 0 moves from 7,9 over a settlement of seat 1 to 7,7, next to the tavern of 6,7.
    let game = with_paddock("desert");
    let game = after(&game, &["paddock 7,9 7,7"]);
    assert_eq!(
        tiles(&game, 0),
        ["tavern!", "paddock*"],
        "a moved settlement takes one"
    );
    assert_eq!(left(&game, 6, 7), 1);
}

#[test]
fn b14_one_tile_from_each_hex_and_two_of_a_kind_from_two() {
    let turns: [TurnOf<'_>; 3] = [
        ("canyon", &["build 5,1", "build 5,2", "build 6,3"]),
        ("flower", &[REST]),
        ("grass", &["build 7,6", "build 7,7", REST]),
    ];
    let game = played(2, FIRST_GAME, &turns);
    assert_eq!(tiles(&game, 0), ["tavern", "tavern!"]);
    assert_eq!((left(&game, 6, 2), left(&game, 6, 7)), (1, 1));
}

#[test]
fn b14_a_lost_tile_does_not_come_back() {
    // Seat 0 moves to the tavern of 6,7, away from it, and back.
    let game = after(&with_paddock("desert"), &["paddock 7,9 7,7"]);
    let mut game = game;
    play_rest_of_round(&mut game, "canyon");
    let game = after(&game, &["paddock 7,7 7,5"]);
    assert_eq!(tiles(&game, 0), ["paddock*"]);
    assert_eq!(left(&game, 6, 7), 1, "it left the game");
    let mut game = game;
    play_rest_of_round(&mut game, "flower");
    let game = after(&game, &["paddock 7,5 7,7"]);
    assert_eq!(tiles(&game, 0), ["paddock*"], "once in the whole game");
    assert_eq!(left(&game, 6, 7), 1);
}

/// Ends the turn of seat 0 and plays that of seat 1; seat 0 acts again with this card.
fn play_rest_of_round(game: &mut KingdomBuilder, card: &str) {
    *game = after(game, &[]);
    while let Some(build) = legal(game).iter().rfind(|event| event.starts_with("build")) {
        *game = after(game, &[build]);
    }
    *game = after(game, &["end"]);
    draw(game, card);
    play_turn(game, &[REST, "end"]);
    draw(game, ANY);
    play_turn(game, &[]);
}

#[test]
fn b15_a_tile_is_used_from_the_next_turn() {
    let turns: [TurnOf<'_>; 1] = [("grass", &["build 14,12", "build 14,11", "build 15,11"])];
    let game = played(2, FIRST_GAME, &turns);
    assert_eq!(tiles(&game, 0), ["farm!"]);
    assert_eq!(clause(&game, "farm 15,10"), "B15");
    assert_eq!(legal(&game), ["end"]);
    let mut game = game;
    play_rest_of_round(&mut game, "desert");
    assert_eq!(clause(&game, "farm 15,10"), "legal");
}

#[test]
fn b16_the_last_settlement_leaves_and_the_tile_with_it() {
    let turns: [TurnOf<'_>; 3] = [
        ("grass", &["build 7,10", "build 8,10", "build 8,9"]),
        ("flower", &[REST]),
        ("desert", &[]),
    ];
    let game = played(2, FIRST_GAME, &turns);
    assert_eq!(tiles(&game, 0), ["paddock"]);
    let gone = after(&game, &["paddock 7,10 7,8"]);
    assert!(tiles(&gone, 0).is_empty(), "only 7,10 stood next to 6,11");
    let kept = after(&game, &["paddock 8,10 8,8"]);
    assert_eq!(tiles(&kept, 0), ["paddock*"], "7,10 is still there");
}

#[test]
fn b16_a_tile_may_be_lost_in_the_turn_it_was_gained() {
    // Two paddocks, of 6,11 and 2,18: the first moves a settlement next to the tavern of 6,7, the
    // second moves it away again.
    let turns: [TurnOf<'_>; 5] = [
        ("grass", &["build 7,10", "build 7,11", "build 7,9"]),
        ("desert", &[REST]),
        ("desert", &["build 1,18", "build 1,17", "build 0,18"]),
        ("flower", &[REST]),
        ("forest", &["paddock 7,9 7,7"]),
    ];
    let game = played(2, FIRST_GAME, &turns);
    assert_eq!(tiles(&game, 0), ["paddock*", "tavern!", "paddock"]);
    let game = after(&game, &["paddock 7,7 7,5"]);
    assert_eq!(tiles(&game, 0), ["paddock*", "paddock*"]);
    assert_eq!(left(&game, 6, 7), 1, "it left the game");
}

#[test]
fn b16_from_one_hex_beside_the_location_to_another_keeps_it() {
    let turns: [TurnOf<'_>; 5] = [
        ("grass", &["build 7,10", "build 7,9", "build 8,10"]),
        ("desert", &[REST]),
        ("forest", &["build 6,6", REST]),
        ("flower", &[REST]),
        ("desert", &[]),
    ];
    let game = played(2, FIRST_GAME, &turns);
    let own = game.settlements(seat(0));
    let beside: Vec<_> = own
        .iter()
        .filter(|&hex| takht_kingdom_builder::Hexes::around(hex).contains(super::hex(6, 7)))
        .collect();
    assert!(tiles(&game, 0).contains(&"tavern".to_owned()));
    if beside == [hex(6, 6)] {
        // The jump passes over the location itself.
        let game = after(&game, &["paddock 6,6 6,8"]);
        assert!(tiles(&game, 0).contains(&"tavern".to_owned()));
        let game = {
            let mut game = game;
            play_rest_of_round(&mut game, "forest");
            game
        };
        let game = after(&game, &["paddock 6,8 6,10"]);
        assert!(!tiles(&game, 0).contains(&"tavern".to_owned()), "and away");
    } else {
        panic!("{beside:?} stand beside it");
    }
}

#[test]
fn b17_oracle_builds_on_the_terrain_of_the_card() {
    let turns: [TurnOf<'_>; 3] = [
        ("grass", &["build 12,7", "build 12,8", "build 11,6"]),
        ("canyon", &["build 0,10", REST]),
        ("forest", &[]),
    ];
    let game = played(2, OTHER_GAME, &turns);
    assert_eq!(tiles(&game, 0), ["oracle"]);
    assert_eq!(
        legal_of(&game, "oracle"),
        legal_of(&game, "build"),
        "with B11"
    );
    assert_eq!(clause(&game, "oracle 12,0"), "B17", "grass");
    assert_eq!(clause(&game, "oracle 10,3"), "B11", "forest elsewhere");
    assert_eq!(clause(&game, "oracle 2,10"), "B10", "mountain");
    let game = after(&game, &["oracle 11,7"]);
    assert_eq!(game.owed(), 3, "one more, not one of the three");
    assert_eq!(game.supply(seat(0)), 40 - 4);
}

#[test]
fn b17_farm_builds_on_grass_whatever_the_card() {
    let turns: [TurnOf<'_>; 3] = [
        ("grass", &["build 14,12", "build 14,11", "build 15,11"]),
        ("canyon", &["build 0,7", REST]),
        ("desert", &[]),
    ];
    let game = played(2, FIRST_GAME, &turns);
    assert_eq!(clause(&game, "farm 15,10"), "legal");
    assert_eq!(clause(&game, "farm 15,13"), "B17", "flower field");
    assert_eq!(clause(&game, "farm 14,13"), "B10", "water");
    assert_eq!(clause(&game, "farm 7,9"), "B11");
    let game = after(&game, &["farm 15,10", "build 13,15"]);
    assert_eq!(game.owed(), 2);
}

#[test]
fn b17_oasis_builds_on_desert() {
    // Seat 0 gains the oasis of 17,5 with 17,6.
    let turns: [TurnOf<'_>; 3] = [
        ("desert", &["build 17,6", "build 17,7", "build 18,7"]),
        ("canyon", &["build 0,7", REST]),
        ("grass", &[]),
    ];
    let game = played(2, FIRST_GAME, &turns);
    assert_eq!(tiles(&game, 0), ["oasis"]);
    assert_eq!(legal_of(&game, "oasis"), ["16,8", "18,8"]);
    assert_eq!(clause(&game, "oasis 16,7"), "B17", "canyon");
    assert_eq!(clause(&game, "oasis 0,1"), "B11");
}

#[test]
fn b17_tower_builds_on_the_edge() {
    // Seat 0 gains the tower of 17,12 with 16,12, far from the edge: any buildable edge hex is
    // allowed.
    let turns: [TurnOf<'_>; 3] = [
        ("canyon", &["build 16,12", REST]),
        ("forest", &["build 10,3", REST]),
        ("flower", &[]),
    ];
    let game = played(2, OTHER_GAME, &turns);
    assert!(tiles(&game, 0).contains(&"tower".to_owned()));
    assert_eq!(clause(&game, "tower 5,5"), "B17", "inside the map");
    assert_eq!(clause(&game, "tower 7,0"), "B10", "water on the edge");
    // If a settlement of seat 0 has a free edge hex next to it, the tower must build there (B11).
    let sites = legal_of(&game, "tower");
    for site in &sites {
        let (row, column) = site.split_once(',').unwrap();
        let (row, column): (u8, u8) = (row.parse().unwrap(), column.parse().unwrap());
        assert!(
            row == 0 || row == 19 || column == 0 || column == 19,
            "{site}"
        );
    }
    let near: Vec<_> = sites
        .iter()
        .filter(|site| {
            let hex: takht_kingdom_builder::Hex = takht_kingdom_builder::Hex::read(site).unwrap();
            game.settlements(seat(0)).touches(hex)
        })
        .collect();
    assert!(near.is_empty() || near.len() == sites.len(), "{sites:?}");
    // With settlements at the edge (0,0, 0,1 and 1,0), the tower must build next to them (B11).
    let turns: [TurnOf<'_>; 3] = [
        ("canyon", &["build 16,12", REST]),
        ("forest", &["build 10,3", REST]),
        ("grass", &["build 0,0", "build 0,1", "build 1,0"]),
    ];
    let game = played(2, OTHER_GAME, &turns);
    let sites = legal_of(&game, "tower");
    assert!(sites.contains(&"0,2".to_owned()) && sites.contains(&"2,0".to_owned()));
    assert!(!sites.contains(&"0,12".to_owned()));
    assert_eq!(clause(&game, "tower 0,12"), "B11");
}

#[test]
fn b17_skipped_if_no_such_hex_is_free() {
    // A tile that builds needs a free hex; without one it has no legal event.
    let game = with_barn("grass");
    assert!(legal_of(&game, "oracle").is_empty());
    assert_eq!(clause(&game, "oracle 5,10"), "B8", "no tile");
}

#[test]
fn b18_tavern_continues_a_line_at_either_end() {
    let turns: [TurnOf<'_>; 3] = [
        ("canyon", &["build 5,1", "build 5,2", "build 6,3"]),
        ("flower", &[REST]),
        ("grass", &["build 8,7", "build 8,8", "build 8,9"]),
    ];
    let game = played(2, FIRST_GAME, &turns);
    assert_eq!(legal_of(&game, "tavern"), ["8,6", "8,10"]);
    assert_eq!(clause(&game, "tavern 7,8"), "B18", "beside the line");
    assert_eq!(clause(&game, "tavern 8,5"), "B18", "beyond its end");
    assert_eq!(clause(&game, "tavern 6,2"), "B10", "a location");
}

#[test]
fn b18_two_in_a_row_are_no_line() {
    let turns: [TurnOf<'_>; 3] = [
        ("canyon", &["build 5,1", "build 5,2", "build 6,3"]),
        ("flower", &[REST]),
        ("grass", &["build 8,7", "build 8,8", "build 9,8"]),
    ];
    let game = played(2, FIRST_GAME, &turns);
    assert!(legal_of(&game, "tavern").is_empty());
    assert_eq!(clause(&game, "tavern 8,9"), "B18");
}

#[test]
fn b18_slanting_lines_count_and_blocked_ends_do_not() {
    // 8,4 7,4 6,5 form a line up to the right: 5,5 extends it, 9,3 is water.
    let turns: [TurnOf<'_>; 3] = [
        ("canyon", &["build 5,1", "build 5,2", "build 6,3"]),
        ("flower", &["build 2,19", REST]),
        ("forest", &["build 8,4", "build 7,4", "build 6,5"]),
    ];
    let game = played(2, FIRST_GAME, &turns);
    assert_eq!(legal_of(&game, "tavern"), ["5,5"]);
    // One end is water: 4,4 4,5 4,6.
    let turns: [TurnOf<'_>; 3] = [
        ("canyon", &["build 5,1", "build 5,2", "build 6,3"]),
        ("forest", &["build 19,10", REST]),
        ("grass", &["build 4,4", "build 4,5", "build 4,6"]),
    ];
    let game = played(2, FIRST_GAME, &turns);
    assert_eq!(legal_of(&game, "tavern"), ["4,7"]);
    assert_eq!(clause(&game, "tavern 4,3"), "B10", "water");
    // The other end is taken: no hex is left.
    let turns: [TurnOf<'_>; 3] = [
        ("canyon", &["build 5,1", "build 5,2", "build 6,3"]),
        ("forest", &["build 4,7", REST]),
        ("grass", &["build 4,4", "build 4,5", "build 4,6"]),
    ];
    let game = played(2, FIRST_GAME, &turns);
    assert_eq!(legal(&game), ["end"]);
}

#[test]
fn b19_barn_moves_to_the_terrain_of_the_card() {
    let game = with_barn("grass");
    assert_eq!(tiles(&game, 0), ["barn"]);
    assert_eq!(clause(&game, "barn 5,12 5,10"), "legal");
    assert_eq!(clause(&game, "barn 5,12 6,13"), "B19", "forest");
    assert_eq!(clause(&game, "barn 5,12 0,0"), "B11", "grass elsewhere");
    assert_eq!(
        clause(&game, "barn 6,11 5,10"),
        "B19",
        "nothing stands on 6,11"
    );
    assert_eq!(
        clause(&game, "barn 5,12 5,12"),
        "B19",
        "the hex it stands on"
    );
    assert_eq!(clause(&game, "barn 5,12 5,11"), "B10", "taken");
    assert_eq!(clause(&game, "barn 5,12 4,13"), "B10", "a mountain");
    let moved = after(&game, &["barn 5,12 5,10"]);
    assert_eq!(moved.supply(seat(0)), game.supply(seat(0)));
    assert_eq!(
        moved.settlements(seat(0)),
        super::hexes(&[(5, 10), (5, 11), (5, 13)])
    );
    assert_eq!(moved.owed(), 3);
}

#[test]
fn b19_a_lifted_settlement_is_no_neighbour_of_its_target() {
    let game = with_barn("grass");
    // The grass hexes 5,10 and 6,11 touch only 5,11: once it is lifted, no hex is near.
    let of = |from: &str| -> Vec<String> {
        let moves = legal_of(&game, "barn");
        let of = moves.iter().filter_map(|pair| pair.strip_prefix(from));
        of.map(|to| to.trim().to_owned()).collect()
    };
    assert_eq!(of("5,12 "), ["5,10", "6,11"]);
    assert_eq!(of("5,13 "), ["5,10", "6,11"]);
    assert_eq!(of("5,11 "), all_of(&game, Terrain::Grass), "anywhere");
    assert_eq!(clause(&game, "barn 5,11 0,0"), "legal");
}

#[test]
fn b19_moves_are_sampled_evenly_also_where_a_lifted_settlement_frees_them() {
    let game = with_barn("grass");
    let legal = legal(&game);
    let mut counts: BTreeMap<String, u32> = BTreeMap::new();
    let mut chance = Quick::new(5);
    let each = 400;
    for _ in 0..each * legal.len() {
        *counts
            .entry(game.sample(&mut chance).to_string())
            .or_default() += 1;
    }
    assert_eq!(counts.len(), legal.len());
    assert!(counts.keys().all(|event| legal.contains(event)));
    assert!(
        counts.values().all(|&count| (280..520).contains(&count)),
        "{counts:?}"
    );
}

#[test]
fn b19_harbor_moves_to_water() {
    let game = with_harbor("flower");
    assert_eq!(tiles(&game, 0), ["harbor"]);
    let moves = legal_of(&game, "harbor");
    assert!(moves.contains(&"8,8 8,6".to_owned()), "{moves:?}");
    assert_eq!(clause(&game, "harbor 8,8 7,4"), "B11", "water elsewhere");
    assert_eq!(clause(&game, "harbor 8,8 9,8"), "B19", "canyon");
    assert_eq!(
        clause(&game, "harbor 8,8 8,5"),
        "B19",
        "a mountain is not water either"
    );
    let game = after(&game, &["harbor 8,8 8,6"]);
    assert!(game.map().water().contains(hex(8, 6)));
    assert!(game.settlements(seat(0)).contains(hex(8, 6)));
}

#[test]
fn b20_paddock_jumps_two_hexes_over_anything() {
    let game = with_paddock("desert");
    // The jump passes over seat 1 on 7,8; seat 0 itself stands on 7,11.
    let from = |from: &str| -> Vec<String> {
        let moves = legal_of(&game, "paddock");
        let of = moves.iter().filter_map(|pair| pair.strip_prefix(from));
        of.map(|to| to.trim().to_owned()).collect()
    };
    assert_eq!(from("7,9 "), ["5,8", "5,10", "7,7", "9,8", "9,10"]);
    // 7,11: over the location 6,11 to 5,10; 7,13 is water.
    assert_eq!(from("7,11 "), ["5,10", "5,12", "9,10", "9,12"]);
    for (text, what) in [
        ("paddock 7,9 7,8", "one hex"),
        ("paddock 7,9 7,6", "three hexes"),
        ("paddock 7,9 6,8", "not straight"),
        ("paddock 7,8 7,6", "the settlement of seat 1"),
    ] {
        assert_eq!(clause(&game, text), "B20", "{what}");
    }
    assert_eq!(clause(&game, "paddock 7,9 7,11"), "B10", "taken");
    assert_eq!(clause(&game, "paddock 7,11 7,13"), "B10", "water");
}

#[test]
fn b20_paddock_need_not_stay_beside_ones_own() {
    let game = with_paddock("desert");
    assert_eq!(
        clause(&game, "paddock 7,9 5,8"),
        "legal",
        "next to nothing of seat 0"
    );
    let moved = after(&game, &["paddock 7,9 5,8"]);
    assert_eq!(
        moved.settlements(seat(0)),
        super::hexes(&[(5, 8), (7, 10), (7, 11)])
    );
}

#[test]
fn b21_moves_with_an_empty_supply_and_back_from_the_water() {
    // After thirteen turns one settlement is left; after it is built the harbor still moves.
    let mut turns: Vec<TurnOf<'_>> = vec![
        ("canyon", &["build 7,7", "build 8,7", "build 8,8"]),
        ("flower", &[REST]),
    ];
    let rest: TurnOf<'_> = (ANY, &[REST]);
    turns.resize(26, rest);
    turns.push((ANY, &[]));
    let game = played(2, OTHER_GAME, &turns);
    assert_eq!(game.supply(seat(0)), 1);
    let build = legal(&game)
        .into_iter()
        .find(|event| event.starts_with("build"))
        .unwrap();
    let game = after(&game, &[&build]);
    assert_eq!(game.supply(seat(0)), 0);
    let moves = legal_of(&game, "harbor");
    assert!(!moves.is_empty());
    assert_eq!(clause(&game, &format!("harbor {}", moves[0])), "legal");
    assert!(legal_of(&game, "oracle").is_empty() && legal_of(&game, "tower").is_empty());
    for tile in tiles(&game, 0) {
        let builds = ["oracle", "tower"].contains(&&*tile);
        if builds {
            let event = format!("{tile} 0,0");
            assert_eq!(clause(&game, &event), "B3", "nothing is left to build with");
        }
    }
}

#[test]
fn b21_settlements_on_water_may_return_and_count() {
    let mut game = after(&with_harbor("flower"), &["harbor 8,8 8,6"]);
    play_rest_of_round(&mut game, "flower");
    // A settlement on water is a neighbour like any other: 8,6 touches 9,5 and 9,6.
    let moves = legal_of(&game, "harbor");
    assert!(moves.iter().any(|pair| pair.ends_with(" 9,5")), "{moves:?}");
    // A barn could bring it back to land; here the harbor moves it along the water.
    let from_water = moves.iter().filter(|pair| pair.starts_with("8,6 ")).count();
    assert!(from_water > 0, "a settlement on water may be moved");
}
