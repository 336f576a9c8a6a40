//! C1 to C6: the map, the buildings, the bases.

use takht_capture::{Capture, CaptureOptions, Kind, Layout, TILES};
use takht_core::{Game, OptionMap, Options, Quick, Turn};

use super::{
    BUILDINGS, SMALL_GAME, acting, after, at, built, clause, laid, legal, new, pawn, play_all,
};

#[test]
fn c1_pieces_and_their_limits() {
    let read = |text: &str| {
        let map: OptionMap = serde_json::from_str(text).unwrap();
        CaptureOptions::read(&map)
    };
    let defaults = read("{}").unwrap();
    assert_eq!(defaults, CaptureOptions::players(2));
    assert_eq!(
        (defaults.tile_size, defaults.small, defaults.large),
        (2, 10, 5)
    );
    assert_eq!((defaults.round_limit, defaults.may_pass), (None, false));
    for bad in [
        r#"{"players": 1}"#,
        r#"{"players": 5}"#,
        r#"{"tile_size": 4}"#,
        r#"{"small": 6}"#,
        r#"{"small": 21}"#,
        r#"{"large": 2}"#,
        r#"{"large": 11}"#,
        r#"{"round_limit": 0}"#,
        r#"{"round_limit": "ten"}"#,
        r#"{"round_limit": 1.5}"#,
        r#"{"may_pass": null}"#,
    ] {
        assert!(read(bad).is_err(), "{bad}");
    }
    assert_eq!(read(r#"{"round_limit": null}"#).unwrap().round_limit, None);
    assert_eq!(read(r#"{"round_limit": 1}"#).unwrap().round_limit, Some(1));
    let unchecked = CaptureOptions {
        tile_size: 9,
        ..CaptureOptions::players(2)
    };
    assert!(Capture::new(&unchecked).is_err(), "also from code");
}

#[test]
fn c1_a_die_has_twelve_faces() {
    let mut game = super::begun();
    play_all(&mut game, &["battle 1"]);
    for text in [
        "rolls 0 5",
        "rolls 13 5",
        "rolls 5 13",
        "roll 0",
        "roll 13",
        "roll -1",
    ] {
        assert_eq!(clause(&game, text), "C1", "{text}");
    }
    assert_eq!(clause(&game, "rolls 12 1"), "legal");
    assert_eq!(clause(&game, "roll 5"), "C12", "two dice are rolled");
}

#[test]
fn c1_larger_tiles_have_nine_squares() {
    for (tile_size, squares) in [(2, 80), (3, 180)] {
        let game = laid(CaptureOptions {
            tile_size,
            ..SMALL_GAME
        });
        assert_eq!(game.picture().squares.len(), squares);
    }
}

#[test]
fn c2_the_winner_of_the_opening_roll_begins() {
    let mut game = new(CaptureOptions::players(3));
    assert_eq!(game.turn(), Turn::Chance);
    assert_eq!(clause(&game, "first 3"), "C1", "nobody sits there");
    assert_eq!(clause(&game, "tile 0,0"), "C2");
    let mut outcomes = Vec::new();
    assert!(game.outcomes(&mut outcomes));
    assert_eq!(outcomes.len(), 3);
    play_all(&mut game, &["first 2"]);
    assert_eq!(acting(&game), 2);
    assert_eq!(clause(&game, "first 2"), "C3", "only once");
}

#[test]
fn c3_tiles_share_a_full_edge_and_go_round_clockwise() {
    let mut game = new(CaptureOptions::players(3));
    play_all(&mut game, &["first 1"]);
    assert_eq!(clause(&game, "tile 1,0"), "C3", "the first one is at 0,0");
    let mut order = Vec::new();
    for tile in ["tile 0,0", "tile 1,0", "tile 1,1", "tile 1,2"] {
        order.push(acting(&game));
        play_all(&mut game, &[tile]);
    }
    assert_eq!(order, [1, 2, 0, 1]);
    assert_eq!(clause(&game, "tile 0,0"), "C3", "taken");
    assert_eq!(clause(&game, "tile 2,3"), "C3", "only a corner");
    assert_eq!(clause(&game, "tile 9,9"), "C3", "far away");
    assert_eq!(clause(&game, "tile 999,0"), "C3", "farther than any map");
    // A ring may close around a gap.
    play_all(
        &mut game,
        &["tile 0,2", "tile -1,2", "tile -1,1", "tile -1,0"],
    );
    assert_eq!(clause(&game, "tile 0,1"), "legal", "or be filled");
}

#[test]
fn c3_twenty_tiles() {
    let mut game = new(CaptureOptions::players(2));
    let mut chance = Quick::new(1);
    play_all(&mut game, &["first 0"]);
    for i in 0..TILES {
        assert!(
            legal(&game).iter().all(|event| event.starts_with("tile")),
            "{i}"
        );
        game.advance(&mut chance);
    }
    assert!(!legal(&game).iter().any(|event| event.starts_with("tile")));
    assert_eq!(clause(&game, "tile 0,0"), "C4");
}

#[test]
fn c3_gaps_are_never_crossed() {
    // A strip of two rows with a gap in the upper one: 2,0 to 3,1.
    let mut game = new(SMALL_GAME);
    play_all(
        &mut game,
        &[
            "first 0", "tile 0,0", "tile 0,1", "tile 1,1", "tile 2,1", "tile 2,0",
        ],
    );
    for x in 3..=9 {
        play_all(&mut game, &[&format!("tile {x},1")]);
    }
    for x in 3..=9 {
        play_all(&mut game, &[&format!("tile {x},0")]);
    }
    play_all(&mut game, &["tile 10,0"]);
    assert_eq!(clause(&game, "small 2,0"), "C4", "a gap");
    assert_eq!(clause(&game, "large 1,0 2,0"), "C4", "half in a gap");
    let buildings = [
        "small 6,0",
        "small 8,0",
        "small 10,0",
        "small 12,0",
        "small 14,0",
        "small 16,0",
        "small 18,0",
        "large 6,3 7,3",
        "large 10,3 11,3",
        "large 14,3 15,3",
    ];
    play_all(&mut game, &buildings);
    play_all(&mut game, &["base 1,1", "base 4,1"]);
    assert_eq!(clause(&game, "move 2,1"), "C8", "a gap");
    assert_eq!(
        clause(&game, "move 2,2"),
        "legal",
        "past the corner of the gap"
    );
    assert_eq!(
        clause(&game, "battle 1"),
        "C12",
        "nobody is next to anybody across it"
    );
}

#[test]
fn c4_the_player_who_laid_the_last_tile_begins_and_it_goes_counter_clockwise() {
    for players in 2..=4 {
        let game = laid(CaptureOptions {
            players,
            ..SMALL_GAME
        });
        // Seat 0 lays the first of twenty tiles.
        let last = (TILES as usize - 1) % usize::from(players);
        assert_eq!(acting(&game), last);
        let game = after(&game, &BUILDINGS[..1]);
        let before = (last + usize::from(players) - 1) % usize::from(players);
        assert_eq!(acting(&game), before, "the seat before");
    }
}

#[test]
fn c4_small_buildings_fill_one_square_and_large_ones_two() {
    let game = laid(SMALL_GAME);
    assert_eq!(clause(&game, "large 4,4 5,4"), "legal");
    assert_eq!(clause(&game, "large 5,4 4,4"), "legal", "either way round");
    assert_eq!(clause(&game, "large 3,4 4,4"), "legal", "across two tiles");
    assert_eq!(clause(&game, "large 4,4 5,5"), "C4", "only a corner");
    assert_eq!(clause(&game, "large 4,4 6,4"), "C4", "apart");
    assert_eq!(clause(&game, "large 4,4 4,4"), "C4", "one square");
    assert_eq!(clause(&game, "small 10,0"), "C4", "off the map");
    let game = after(&game, &["large 4,4 5,4"]);
    assert_eq!(clause(&game, "small 5,4"), "C4", "taken");
    assert_eq!(clause(&game, "large 5,3 5,4"), "C4", "half taken");
}

#[test]
fn c4_all_of_them_and_no_more() {
    let game = after(&laid(SMALL_GAME), &BUILDINGS[..7]);
    assert_eq!(clause(&game, "small 5,6"), "C4", "no small one is left");
    assert!(legal(&game).iter().all(|event| event.starts_with("large")));
    let game = built(SMALL_GAME);
    assert_eq!(
        (game.buildings(Kind::Small), game.buildings(Kind::Large)),
        (7, 3)
    );
    assert_eq!(clause(&game, "large 5,6 6,6"), "C5");
}

#[test]
fn c5_bases_clockwise_from_the_first_player() {
    let game = built(CaptureOptions {
        players: 3,
        ..SMALL_GAME
    });
    assert_eq!(acting(&game), 0);
    assert_eq!(
        clause(&game, "base 3,3"),
        "C5",
        "next to a large building, by a corner"
    );
    assert_eq!(clause(&game, "base 4,3"), "C5", "next to a large building");
    assert_eq!(clause(&game, "base 4,4"), "C5", "on one");
    assert_eq!(clause(&game, "base 4,0"), "C5", "on a small one");
    assert_eq!(clause(&game, "base -1,0"), "C5", "off the map");
    assert_eq!(
        clause(&game, "base 4,1"),
        "legal",
        "next to a small building"
    );
    let game = after(&game, &["base 4,1"]);
    assert_eq!(acting(&game), 1);
    assert_eq!(pawn(&game, 0), at(4, 1), "the pawn stands on it");
    assert_eq!(clause(&game, "base 4,1"), "C5", "taken");
    assert_eq!(clause(&game, "base 5,1"), "legal", "next to another base");
    let game = after(&game, &["base 5,1", "base 8,2"]);
    assert_eq!(acting(&game), 0, "turns begin with the first player");
}

#[test]
fn c6_a_building_that_could_never_be_reached_is_refused() {
    // 1,0, 0,1 and 1,1 together close off the corner 0,0: only the last of them is illegal.
    let game = laid(CaptureOptions {
        small: 10,
        ..SMALL_GAME
    });
    let game = after(&game, &["small 0,0", "small 1,0", "small 0,1"]);
    assert_eq!(
        clause(&game, "small 1,1"),
        "C6",
        "0,0 would be out of reach"
    );
    assert!(!legal(&game).contains(&"small 1,1".to_owned()));
    assert_eq!(clause(&game, "large 1,1 2,1"), "C6");
    assert_eq!(clause(&game, "small 2,2"), "legal");
}

#[test]
fn c6_two_buildings_that_can_never_be_reached_are_refused() {
    // The rulebook's example: two buildings behind a wall of other buildings.
    let game = laid(CaptureOptions {
        small: 20,
        ..SMALL_GAME
    });
    let game = after(&game, &["small 0,0", "small 0,1", "small 1,1", "small 0,2"]);
    // 1,0 is the last square that touches both 0,0 and 0,1.
    assert_eq!(clause(&game, "small 1,0"), "C6");
}

#[test]
fn c6_closed_off_pockets_are_legal() {
    let game = laid(CaptureOptions {
        small: 10,
        ..SMALL_GAME
    });
    let game = after(&game, &["small 1,0", "small 0,1"]);
    assert_eq!(
        clause(&game, "small 1,1"),
        "legal",
        "0,0 is empty and out of reach"
    );
    let game = after(&game, &["small 1,1"]);
    // Players can reach all buildings from outside the pocket, and no player can start inside.
    let game = after(
        &game,
        &[
            "small 4,0",
            "small 6,0",
            "small 8,0",
            "small 0,4",
            "small 0,6",
        ],
    );
    let game = after(&game, &["small 9,7", "small 5,6"]);
    let game = after(&game, &["large 4,4 5,4", "large 7,4 7,5", "large 2,7 3,7"]);
    assert_eq!(
        clause(&game, "base 0,0"),
        "C6",
        "from which one cannot move"
    );
    assert!(!legal(&game).contains(&"base 0,0".to_owned()));
    assert_eq!(clause(&game, "base 2,2"), "legal");
}

#[test]
fn c6_there_is_room_for_every_base() {
    // Random play places buildings until none fits; every player still finds a place for the base.
    for seed in 0..30 {
        let options = CaptureOptions {
            small: 20,
            large: 10,
            ..CaptureOptions::players(4)
        };
        let mut game = new(options);
        let mut chance = Quick::new(seed);
        while game.turn() == Turn::Chance || game.is_being_laid() {
            game.advance(&mut chance);
        }
        let bases = game
            .picture()
            .players
            .iter()
            .filter(|p| p.base.is_some())
            .count();
        assert_eq!(bases, 4);
    }
}

#[test]
fn c6_what_has_no_place_stays_out_and_nobody_passes() {
    // A narrow strip has no room for so many buildings; the phase ends on its own.
    let options = CaptureOptions {
        small: 20,
        large: 10,
        ..CaptureOptions::players(2)
    };
    let mut left_out = 0;
    for seed in 0..20 {
        let mut game = new(options);
        let mut chance = Quick::new(seed);
        play_all(&mut game, &["first 0"]);
        for x in 0..20 {
            play_all(&mut game, &[&format!("tile {x},0")]);
        }
        while legal(&game)[0].starts_with("small") || legal(&game)[0].starts_with("large") {
            assert!(!legal(&game).contains(&"pass".to_owned()));
            game.advance(&mut chance);
        }
        let placed = game.buildings(Kind::Small) + game.buildings(Kind::Large);
        left_out += 30 - placed;
        assert_eq!(game.picture().to_come, (0, 0, 0), "nothing more comes");
        assert!(legal(&game)[0].starts_with("base"));
    }
    assert!(left_out > 0);
}

#[test]
fn c6_if_one_kind_has_no_place_only_the_other_may_be_placed() {
    let options = CaptureOptions {
        small: 20,
        large: 10,
        ..CaptureOptions::players(2)
    };
    let mut found = false;
    for seed in 0..60 {
        let mut game = new(options);
        let mut chance = Quick::new(seed);
        play_all(&mut game, &["first 0"]);
        for x in 0..20 {
            play_all(&mut game, &[&format!("tile {x},0")]);
        }
        while legal(&game)[0].starts_with("small") || legal(&game)[0].starts_with("large") {
            let (_, small, large) = game.picture().to_come;
            let of = |kind: &str| legal(&game).iter().any(|event| event.starts_with(kind));
            found |= small > 0 && large > 0 && of("small") != of("large");
            game.advance(&mut chance);
        }
    }
    assert!(found, "it happens");
}

#[test]
fn ready_made_layouts_are_ordinary_events() {
    for layout in Layout::ALL {
        for players in 2..=4 {
            for tile_size in [2, 3] {
                let mut game = new(CaptureOptions {
                    tile_size,
                    ..CaptureOptions::players(players)
                });
                play_all(&mut game, &["first 1"]);
                let mut chance = Quick::new(9);
                let events = game.lay_out(layout.name(), &mut chance);
                assert!(events.len() >= usize::from(TILES) + 15 + usize::from(players));
                for event in events {
                    game.play(event).unwrap();
                }
                assert_eq!(
                    (game.buildings(Kind::Small), game.buildings(Kind::Large)),
                    (10, 5)
                );
                assert!(!game.is_being_laid(), "{}: turns begin", layout.name());
                assert_eq!(acting(&game), 1);
            }
        }
    }
    let game = new(CaptureOptions::players(2));
    assert!(game.lay_out("castle", &mut Quick::new(1)).is_empty());
}

#[test]
fn a_layout_goes_on_from_what_lies_there() {
    let game = after(&laid(SMALL_GAME), &BUILDINGS[..4]);
    let events = game.lay_out("square", &mut Quick::new(1));
    let mut game = game;
    for event in events {
        game.play(event).unwrap();
    }
    assert!(!game.is_being_laid());
    assert!(
        game.lay_out("square", &mut Quick::new(1)).is_empty(),
        "nothing is left to lay"
    );
}
