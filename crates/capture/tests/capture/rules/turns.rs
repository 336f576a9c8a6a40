//! C7 to C17: moving, capturing, battling, the end.

use std::collections::{BTreeMap, VecDeque};

use takht_capture::{Capture, CaptureOptions, Kind, LAST_STANDING, Square};
use takht_core::{Game, Quick, Score, Seat, Turn, playout};

use super::{
    SMALL_GAME, acting, after, at, begun, begun_by_three, built, clause, legal, pawn, play_all,
    seat,
};

/// The points a building has left, and its owner.
fn building(game: &Capture, x: i8, y: i8) -> (u8, Option<Seat>) {
    let picture = game.picture();
    let found = picture
        .buildings
        .iter()
        .find(|b| b.first == Square::new(x, y));
    found.map(|b| (b.points, b.owner)).unwrap()
}

fn lives(game: &Capture, number: usize) -> u8 {
    game.picture().players[number].lives
}

fn total(game: &Capture, number: usize) -> i32 {
    game.scores()[seat(number)].total()
}

/// Seat 0 owns the small building on 0,2 and stands on 1,1; seat 1 on 2,1.
fn with_building() -> Capture {
    after(&begun(), &["capture 0,2", "roll 10", "pass"])
}

#[test]
fn c7_one_action_a_turn_clockwise() {
    let game = begun_by_three();
    let mut order = Vec::new();
    let mut game = game;
    for event in [
        "move 1,2", "move 3,1", "move 8,3", "move 1,1", "move 2,1", "move 8,2",
    ] {
        order.push(acting(&game));
        play_all(&mut game, &[event]);
    }
    assert_eq!(order, [0, 1, 2, 0, 1, 2]);
    assert_eq!(clause(&game, "step 1,1"), "C7");
    assert_eq!(clause(&game, "roll 3"), "C7");
    assert_eq!(clause(&game, "small 5,5"), "C7");
}

#[test]
fn c7_a_player_who_can_act_must_unless_passing_is_allowed() {
    let strict = CaptureOptions {
        may_pass: false,
        ..SMALL_GAME
    };
    let game = after(&built(strict), &["base 1,1", "base 2,1"]);
    assert_eq!(clause(&game, "pass"), "C7");
    assert!(!legal(&game).contains(&"pass".to_owned()));
    assert_eq!(clause(&begun(), "pass"), "legal");
    assert_eq!(legal(&begun()).last().unwrap(), "pass");
}

#[test]
fn c7_a_player_who_can_do_nothing_passes() {
    // In random play on crowded maps a pawn is sometimes shut in.
    let options = CaptureOptions {
        small: 20,
        large: 10,
        round_limit: Some(60),
        ..CaptureOptions::players(4)
    };
    let mut shut_in = 0;
    for seed in 0..400 {
        let mut game = Capture::new(&options).unwrap();
        let mut chance = Quick::new(seed);
        while game.turn() != Turn::Over {
            let legal = legal(&game);
            if legal.contains(&"pass".to_owned()) {
                assert_eq!(legal, ["pass"], "only when nothing else is");
                shut_in += 1;
            }
            game.advance(&mut chance);
        }
    }
    // A pawn next to a building has something to attack unless the player owns it, so this is rare.
    assert!(shut_in < 400, "{shut_in}");
}

#[test]
fn c8_one_step_in_any_of_eight_directions() {
    let game = after(&begun(), &["move 2,2", "pass"]);
    let moves: Vec<String> = legal(&game)
        .into_iter()
        .filter(|event| event.starts_with("move"))
        .collect();
    assert_eq!(
        moves,
        [
            "move 1,1", "move 1,2", "move 1,3", "move 2,3", "move 3,1", "move 3,2", "move 3,3"
        ],
        "seat 1 stands on 2,1"
    );
    assert_eq!(clause(&game, "move 2,1"), "C8", "a pawn");
    assert_eq!(clause(&game, "move 2,4"), "C8", "two steps");
    assert_eq!(clause(&game, "move 2,2"), "C8", "where it stands");
    assert_eq!(clause(&game, "move -1,2"), "C8", "off the map");
    let game = after(&game, &["move 1,3", "pass"]);
    assert_eq!(clause(&game, "move 0,4"), "C8", "a building");
    assert_eq!(clause(&game, "move 0,3"), "legal", "between two buildings");
}

#[test]
fn c8_diagonally_between_two_buildings() {
    let options = CaptureOptions {
        small: 9,
        ..SMALL_GAME
    };
    let game = super::laid(options);
    let game = after(&game, &super::BUILDINGS);
    let game = after(&game, &["small 2,2", "small 1,3"]);
    let game = after(&game, &["base 1,2", "base 8,2"]);
    assert_eq!(
        clause(&game, "move 2,3"),
        "legal",
        "2,2 and 1,3 only touch by a corner"
    );
}

#[test]
fn c9_around_a_building_of_ones_own() {
    let game = with_building();
    // 0,2 touches 0,1 1,1 1,2 1,3 0,3: one hop reaches each of them.
    assert_eq!(clause(&game, "move 0,3"), "legal");
    assert_eq!(clause(&game, "move 1,3"), "legal");
    assert_eq!(
        clause(&game, "move 2,3"),
        "C8",
        "the building does not touch it"
    );
    let moves = legal(&game)
        .into_iter()
        .filter(|event| *event == "move 1,2")
        .count();
    assert_eq!(
        moves, 1,
        "a step and a hop to the same square are one action"
    );
    let hopped = after(&game, &["move 0,3"]);
    assert_eq!(pawn(&hopped, 0), at(0, 3));
}

#[test]
fn c9_not_around_a_building_that_is_not_ones_own() {
    let game = begun();
    assert_eq!(clause(&game, "move 0,3"), "C9", "nobody's");
    // Seat 1 captures it from seat 0, which then can no longer hop.
    let game = after(&with_building(), &["move 1,2", "move 1,1", "pass"]);
    let game = after(&game, &["capture 0,2", "roll 12"]);
    assert_eq!(building(&game, 0, 2), (10, Some(seat(1))));
    assert_eq!(pawn(&game, 0), at(1, 2));
    assert_eq!(clause(&game, "move 0,1"), "legal", "a step");
    assert_eq!(clause(&game, "move 0,3"), "legal", "a step");
    let game = after(&game, &["move 1,3", "pass"]);
    assert_eq!(
        clause(&game, "move 0,1"),
        "C9",
        "a hop around a building just lost"
    );
}

#[test]
fn c9_a_hop_needs_no_path_but_a_free_square() {
    // A hop around the large building 4,4 5,4, which seat 0 owns.
    let game = after(&built(SMALL_GAME), &["base 3,2", "base 8,2"]);
    let game = after(&game, &["move 4,3", "pass"]);
    let mut game = game;
    for _ in 0..3 {
        play_all(&mut game, &["capture 4,4", "roll 12", "pass"]);
    }
    assert_eq!(building(&game, 4, 4), (25, Some(seat(0))));
    for target in [
        "move 3,5", "move 4,5", "move 5,5", "move 6,5", "move 6,4", "move 6,3",
    ] {
        assert_eq!(clause(&game, target), "legal", "{target}");
    }
    assert_eq!(clause(&game, "move 5,4"), "C8", "on the building itself");
    assert_eq!(clause(&game, "move 7,4"), "C8", "on another one");
    assert_eq!(clause(&game, "move 3,6"), "C8", "not next to it");
}

#[test]
fn c10_a_building_next_to_the_pawn_is_rolled_at() {
    let game = begun();
    assert_eq!(clause(&game, "capture 0,2"), "legal", "by a corner");
    assert_eq!(clause(&game, "capture 0,4"), "C10", "not next to it");
    assert_eq!(clause(&game, "capture 1,2"), "C10", "nothing there");
    assert_eq!(clause(&game, "capture 5,4"), "C10", "not its first square");
    assert_eq!(clause(&game, "capture 50,4"), "C10", "off the map");
    let game = after(&game, &["capture 0,2"]);
    assert_eq!(game.turn(), Turn::Chance);
    assert_eq!(clause(&game, "move 1,2"), "C10", "the die comes first");
    assert_eq!(clause(&game, "rolls 3 4"), "C10", "one die");
    let game = after(&game, &["roll 3"]);
    assert_eq!(building(&game, 0, 2), (7, None));
    assert_eq!(acting(&game), 1, "one roll a turn");
}

#[test]
fn c10_damage_stays_and_is_shared() {
    let game = after(&begun(), &["capture 0,2", "roll 6", "move 1,2"]);
    let game = after(&game, &["move 0,0", "capture 0,2", "roll 4"]);
    assert_eq!(
        building(&game, 0, 2),
        (10, Some(seat(1))),
        "seat 1 had the last blow"
    );
}

#[test]
fn c11_at_nothing_left_it_changes_hands_with_full_points() {
    let game = after(&begun(), &["capture 0,2", "roll 9", "pass"]);
    assert_eq!(building(&game, 0, 2), (1, None));
    let game = after(&game, &["capture 0,2", "roll 12", "pass"]);
    assert_eq!(building(&game, 0, 2), (10, Some(seat(0))), "excess is lost");
    assert_eq!(clause(&game, "capture 0,2"), "C10", "one's own");
    assert_eq!(total(&game, 0), 1);
    let game = after(
        &game,
        &["pass", "move 1,2", "pass", "capture 0,2", "roll 10"],
    );
    assert_eq!(building(&game, 0, 2), (10, Some(seat(1))), "taken again");
    assert_eq!((total(&game, 0), total(&game, 1)), (0, 1));
}

#[test]
fn c11_also_from_a_player_who_is_out() {
    let mut game = after(&begun_by_three(), &["capture 0,2", "roll 10"]);
    hunt(&mut game, 1, 0);
    assert_eq!(lives(&game, 0), 0);
    assert_eq!(
        building(&game, 0, 2),
        (10, Some(seat(0))),
        "it stays theirs"
    );
    assert_eq!(total(&game, 0), 1);
    take(&mut game, 2, Square::new(0, 2));
    assert_eq!((total(&game, 0), total(&game, 2)), (0, 1));
}

#[test]
fn c12_the_lower_roll_loses_a_life_and_returns_to_base() {
    let game = begun();
    assert_eq!(clause(&game, "battle 0"), "C12", "oneself");
    assert_eq!(clause(&game, "battle 2"), "C1", "nobody");
    let away = after(&game, &["move 0,0", "move 3,1"]);
    assert_eq!(clause(&away, "battle 1"), "C12", "not next to it");
    let game = after(&game, &["move 1,2", "move 2,2"]);
    let game = after(&game, &["battle 1", "rolls 3 8"]);
    assert_eq!((lives(&game, 0), lives(&game, 1)), (2, 3));
    assert_eq!(pawn(&game, 0), at(1, 1), "the attacker is back at the base");
    assert_eq!(pawn(&game, 1), at(2, 2), "the defender stays");
}

#[test]
fn c12_a_tie_changes_nothing_but_the_turn() {
    let game = after(&begun(), &["battle 1", "rolls 7 7"]);
    assert_eq!((lives(&game, 0), lives(&game, 1)), (3, 3));
    assert_eq!((pawn(&game, 0), pawn(&game, 1)), (at(1, 1), at(2, 1)));
    assert_eq!(acting(&game), 1);
}

#[test]
fn c13_a_winning_attacker_takes_the_square() {
    let game = after(&begun(), &["pass", "move 2,2", "battle 1", "rolls 8 3"]);
    assert_eq!(lives(&game, 1), 2);
    assert_eq!(pawn(&game, 0), at(2, 2));
    assert_eq!(pawn(&game, 1), at(2, 1), "the loser is back at the base");
    assert_eq!(acting(&game), 1);
}

#[test]
fn c14_the_pawn_that_stands_on_the_losers_base_makes_room() {
    // Seat 0 attacks seat 1 on its own base: the winner advances onto the base and has to leave it.
    let game = after(&begun(), &["battle 1", "rolls 8 3"]);
    assert_eq!(acting(&game), 0, "the winner of this very battle");
    assert_eq!(pawn(&game, 0), at(2, 1));
    assert_eq!(pawn(&game, 1), None, "off the map meanwhile");
    assert_eq!(
        legal(&game),
        [
            "step 1,0", "step 1,1", "step 1,2", "step 2,0", "step 2,2", "step 3,0", "step 3,1",
            "step 3,2"
        ],
        "what was vacated is free, the base itself is no choice"
    );
    assert_eq!(clause(&game, "step 2,1"), "C14", "the base");
    assert_eq!(clause(&game, "step 5,5"), "C14", "too far");
    assert_eq!(clause(&game, "step 4,0"), "C14", "a building");
    assert_eq!(clause(&game, "move 3,1"), "C14", "a step is due");
    let game = after(&game, &["step 3,1"]);
    assert_eq!((pawn(&game, 0), pawn(&game, 1)), (at(3, 1), at(2, 1)));
    assert_eq!(acting(&game), 1, "then the turn goes on");
}

#[test]
fn c14_a_third_player_on_the_base_chooses() {
    // Seat 2 moves onto the base of seat 0, which is away; seat 0 attacks and loses.
    let options = CaptureOptions {
        players: 3,
        ..SMALL_GAME
    };
    let game = after(&built(options), &["base 1,1", "base 3,2", "base 1,0"]);
    let game = after(&game, &["move 2,2", "pass", "move 1,1"]);
    let game = after(&game, &["battle 1", "rolls 2 9"]);
    assert_eq!(acting(&game), 2, "the owner of the pawn that has to go");
    assert!(
        legal(&game).contains(&"step 2,2".to_owned()),
        "seat 0 has left it"
    );
    let game = after(&game, &["step 1,2"]);
    assert_eq!((pawn(&game, 0), pawn(&game, 2)), (at(1, 1), at(1, 2)));
    assert_eq!(acting(&game), 1);
}

#[test]
fn c14_an_attacker_who_stood_there_has_left_it() {
    // Seat 0 stands on the base of seat 1 and attacks: it advances, so the base is free.
    let game = after(&begun(), &["pass", "move 2,2", "move 2,1", "pass"]);
    let game = after(&game, &["battle 1", "rolls 9 2"]);
    assert_eq!((pawn(&game, 0), pawn(&game, 1)), (at(2, 2), at(2, 1)));
    assert_eq!(acting(&game), 1);
}

#[test]
fn c14_if_nothing_next_to_it_is_free_one_of_the_nearest() {
    // The corner 0,0, with buildings around it and pawns on the remaining squares.
    let options = CaptureOptions {
        players: 3,
        small: 8,
        ..SMALL_GAME
    };
    let game = super::laid(options);
    let game = after(
        &game,
        &[
            "small 1,0",
            "small 4,0",
            "small 6,0",
            "small 8,0",
            "small 0,4",
            "small 0,6",
            "small 9,7",
            "small 1,2",
            "large 4,4 5,4",
            "large 7,4 7,5",
            "large 2,7 3,7",
        ],
    );
    // 0,0 touches 1,0 (a building), 0,1 and 1,1.
    let game = after(&game, &["base 0,0", "base 0,1", "base 1,1"]);
    // Seat 1 attacks seat 0 on its base and wins: it stands on 0,0 and has left 0,1, the only free
    // square next to it.
    let game = after(&game, &["pass", "battle 0", "rolls 9 2"]);
    assert_eq!(legal(&game), ["step 0,1"]);
    // Seat 1 attacks seat 2 and loses: its base 0,1 is free, so it returns at once.
    let game = after(&game, &["step 0,1", "pass", "pass"]);
    assert_eq!(pawn(&game, 0), at(0, 0));
    let game = after(&game, &["battle 2", "rolls 2 9"]);
    assert_eq!(lives(&game, 1), 2, "the attacker lost and is back on 0,1");
    assert_eq!(pawn(&game, 1), at(0, 1));
}

#[test]
fn c15_without_lives_a_player_is_out() {
    let mut game = begun_by_three();
    // Seat 1 attacks seat 0 on its base until seat 0 is out.
    let mut lost = 0;
    while lives(&game, 0) > 0 {
        match acting(&game) {
            1 if legal(&game)[0].starts_with("step") => play_all(&mut game, &["step 2,1"]),
            1 => {
                lost += 1;
                play_all(&mut game, &["battle 0", "rolls 12 1"]);
            }
            _ => play_all(&mut game, &["pass"]),
        }
    }
    assert_eq!(lost, 3);
    assert_eq!(pawn(&game, 0), None, "the pawn leaves the map at once");
    assert_eq!(pawn(&game, 1), at(1, 1), "nobody has to make room for it");
    assert_eq!(acting(&game), 2, "the turn goes on");
    let game = after(&game, &["pass"]);
    assert_eq!(acting(&game), 1, "past the player who is out");
    assert_eq!(clause(&game, "battle 0"), "C15");
}

#[test]
fn c16_the_last_one_standing_ends_it() {
    let mut game = begun();
    while game.turn() != Turn::Over {
        match game.turn() {
            Turn::Seat(_) if legal(&game)[0].starts_with("step") => {
                play_all(&mut game, &["step 1,1"]);
            }
            Turn::Seat(seat) if seat.index() == 0 => {
                assert_eq!(total(&game, 0), 0, "the bonus comes with the end");
                play_all(&mut game, &["battle 1", "rolls 12 1"]);
            }
            _ => play_all(&mut game, &["pass"]),
        }
    }
    let scores = game.scores();
    assert_eq!(scores[seat(0)].last_standing, LAST_STANDING);
    assert_eq!((total(&game, 0), total(&game, 1)), (5, 0));
    assert_eq!(game.ranking().winners(), [seat(0)]);
    assert_eq!(clause(&game, "pass"), "C16");
}

/// The next square on a shortest way to a square next to a building.
fn towards(game: &Capture, number: usize, target: Square) -> Square {
    let picture = game.picture();
    let stands = |square: &Square| {
        let built = picture.buildings.iter();
        built
            .clone()
            .any(|b| b.first == *square || b.second == Some(*square))
            || picture
                .players
                .iter()
                .any(|player| player.pawn == Some(*square))
    };
    let near = |a: Square, b: Square| a.x.abs_diff(b.x) <= 1 && a.y.abs_diff(b.y) <= 1;
    let from = pawn(game, number).unwrap();
    let mut came: BTreeMap<Square, Square> = BTreeMap::new();
    let mut open = VecDeque::from([from]);
    while let Some(here) = open.pop_front() {
        if near(here, target) && here != from {
            let mut step = here;
            while came[&step] != from {
                step = came[&step];
            }
            return step;
        }
        for next in &picture.squares {
            let free = near(here, *next) && !stands(next) && !came.contains_key(next);
            if free && *next != from {
                came.insert(*next, here);
                open.push_back(*next);
            }
        }
    }
    panic!("{target} is out of reach");
}

/// A seat walks to a building and captures it; all other seats pass.
fn take(game: &mut Capture, number: usize, target: Square) {
    while building(game, target.x, target.y).1 != Some(seat(number)) {
        if acting(game) != number {
            play_all(game, &["pass"]);
        } else if clause(game, &format!("capture {target}")) == "legal" {
            play_all(game, &[&format!("capture {target}"), "roll 12"]);
        } else {
            let step = towards(game, number, target);
            play_all(game, &[&format!("move {step}")]);
        }
    }
}

/// A seat attacks another one until that one is out.
fn hunt(game: &mut Capture, hunter: usize, prey: usize) {
    while game.turn() != Turn::Over && lives(game, prey) > 0 {
        if acting(game) != hunter {
            play_all(game, &["pass"]);
        } else if legal(game)[0].starts_with("step") {
            let step = legal(game)[0].clone();
            play_all(game, &[&step]);
        } else if clause(game, &format!("battle {prey}")) == "legal" {
            play_all(game, &[&format!("battle {prey}"), "rolls 12 1"]);
        } else {
            let step = towards(game, hunter, pawn(game, prey).unwrap());
            play_all(game, &[&format!("move {step}")]);
        }
    }
}

/// The rulebook's example: 2 large and 5 small buildings beat 1 large, 2 small and being the last.
#[test]
fn c16_eleven_points_beat_ten() {
    let mut game = begun();
    for (x, y) in [(0, 2), (0, 4), (0, 6), (4, 0), (6, 0), (4, 4), (2, 7)] {
        take(&mut game, 0, Square::new(x, y));
    }
    for (x, y) in [(8, 0), (9, 7), (7, 4)] {
        take(&mut game, 1, Square::new(x, y));
    }
    assert_eq!((total(&game, 0), total(&game, 1)), (11, 5));
    hunt(&mut game, 1, 0);
    assert_eq!(game.turn(), Turn::Over);
    let scores = game.scores();
    let score = &scores[seat(0)];
    assert_eq!((score.small, score.large, score.last_standing), (5, 6, 0));
    assert_eq!((total(&game, 0), total(&game, 1)), (11, 10));
    assert_eq!(game.ranking().winners(), [seat(0)], "though seat 0 is out");
    let json = serde_json::to_value(&scores[seat(1)]).unwrap();
    let expected = serde_json::json!({
        "total": 10, "small": 2, "large": 3, "last_standing": 5, "lives": 3,
    });
    assert_eq!(json, expected);
}

#[test]
fn c16_buildings_are_worth_one_and_three_and_ties_share() {
    assert_eq!((Kind::Small.worth(), Kind::Large.worth()), (1, 3));
    let mut game = begun();
    take(&mut game, 0, Square::new(0, 2));
    take(&mut game, 1, Square::new(4, 0));
    assert_eq!(game.ranking().winners(), [seat(0), seat(1)]);
    take(&mut game, 0, Square::new(4, 4));
    assert_eq!(game.scores()[seat(0)].large, 3);
    assert_eq!(game.ranking().winners(), [seat(0)]);
}

#[test]
fn c17_the_round_limit_ends_it_as_it_stands() {
    for limit in 1..=4 {
        let options = CaptureOptions {
            players: 3,
            round_limit: Some(limit),
            ..SMALL_GAME
        };
        let mut game = after(&built(options), &["base 1,1", "base 2,1", "base 8,2"]);
        let mut turns = 0;
        while game.turn() != Turn::Over {
            play_all(&mut game, &["pass"]);
            turns += 1;
        }
        assert_eq!(turns, 3 * limit, "the opening turn does not count");
        assert_eq!(total(&game, 0), 0, "nobody is the last one standing");
    }
}

#[test]
fn c17_rounds_are_counted_past_a_first_player_who_is_out() {
    let options = CaptureOptions {
        players: 3,
        round_limit: Some(30),
        ..SMALL_GAME
    };
    let mut game = after(&built(options), &["base 1,1", "base 2,1", "base 8,2"]);
    hunt(&mut game, 1, 0);
    assert_eq!(lives(&game, 0), 0);
    let before = game.picture().rounds;
    play_all(&mut game, &["pass"]);
    assert_eq!(acting(&game), 1, "seat 0 is out");
    assert_eq!(game.picture().rounds, before + 1);
    while game.turn() != Turn::Over {
        play_all(&mut game, &["pass"]);
    }
    assert_eq!(game.picture().rounds, 30);
    let bonus: i32 = game.scores().iter().map(|score| score.last_standing).sum();
    assert_eq!(bonus, 0, "two remain");
}

#[test]
fn c17_a_step_comes_before_the_end() {
    // The last turn of the last round ends with a battle on a base.
    let options = CaptureOptions {
        round_limit: Some(1),
        ..SMALL_GAME
    };
    let game = after(&built(options), &["base 1,1", "base 2,1"]);
    let game = after(&game, &["pass", "battle 0", "rolls 9 1"]);
    assert_eq!(acting(&game), 1, "room is made first");
    let step = legal(&game)[0].clone();
    let game = after(&game, &[&step]);
    assert_eq!(game.turn(), Turn::Over);
    assert_eq!(pawn(&game, 0), at(1, 1));
}

#[test]
fn c17_the_five_points_if_one_remains_in_the_last_turn() {
    let options = CaptureOptions {
        round_limit: Some(3),
        ..SMALL_GAME
    };
    let mut game = after(&built(options), &["base 1,1", "base 2,1"]);
    // Seat 1 has the last turn of each round and wins a battle in each of the three.
    while game.turn() != Turn::Over {
        match acting(&game) {
            1 if legal(&game)[0].starts_with("step") => play_all(&mut game, &["step 2,1"]),
            1 => play_all(&mut game, &["battle 0", "rolls 12 1"]),
            _ => play_all(&mut game, &["pass"]),
        }
    }
    assert_eq!(game.picture().rounds, 2, "it ended before the limit did");
    assert_eq!(game.scores()[seat(1)].last_standing, LAST_STANDING);
}

#[test]
fn c17_without_a_limit_it_goes_on() {
    let mut game = begun();
    for _ in 0..5_000 {
        play_all(&mut game, &["pass"]);
    }
    assert_eq!(game.picture().rounds, 2_500);
    assert_ne!(game.turn(), Turn::Over);
    // Random play comes to an end without a limit.
    let mut game = Capture::new(&CaptureOptions::players(2)).unwrap();
    playout(&mut game, &mut Quick::new(3), |_| {});
    let bonus: i32 = game.scores().iter().map(|score| score.last_standing).sum();
    assert_eq!(bonus, LAST_STANDING);
}
