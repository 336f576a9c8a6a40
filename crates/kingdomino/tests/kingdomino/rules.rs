//! Every clause of the rules has a test with its number.

use takht_core::{
    BadOptions, Chance, Game, OptionMap, Options, Quick, Refusal, Score, Seat, Series, Turn,
    playout,
};
use takht_kingdomino::{
    Domino, Five, Half, Illegal, Kingdom, Kingdomino, KingdominoEvent as Event, KingdominoOptions,
    KingdominoScore, MightyDuel, Property, Seven, Square, Terrain, sketch,
};
use takht_testing::{acting, clause, legal, play_all, seat};

fn start(players: u8) -> Kingdomino {
    Game::new(&KingdominoOptions::players(players)).unwrap()
}

fn domino(number: i32) -> Domino {
    Domino::new(number).unwrap()
}

/// The 5×5 kingdom of a drawing.
fn drawn(text: &str) -> Kingdom<Five> {
    sketch::read(text).unwrap()[0].kingdom().unwrap()
}

fn check(kingdom: &Kingdom<Five>, number: i32, left: (i8, i8), right: (i8, i8)) -> &'static str {
    let (left, right) = (Square::new(left.0, left.1), Square::new(right.0, right.1));
    match kingdom.check(domino(number), left, right) {
        Ok(()) => "legal",
        Err(illegal) => illegal.clause(),
    }
}

/// Two players in the second round: seat 0 owns 3 and 16, seat 1 owns 19 and 40.
fn second_round() -> Kingdomino {
    let mut game = start(2);
    play_all(
        &mut game,
        &[
            "deal 3 16 19 40",
            "kings 0 1 1 0",
            "pick 3",
            "pick 19",
            "pick 40",
            "pick 16",
            "deal 1 2 7 8",
        ],
    );
    game
}

#[test]
fn k1_forty_eight_dominoes_with_the_tally_of_the_book() {
    assert_eq!(Domino::all().count(), 48);
    let halves: Vec<Half> = Domino::all().flat_map(|d| [d.left(), d.right()]).collect();
    assert_eq!(halves.len(), 96);
    assert_eq!(
        halves
            .iter()
            .map(|half| u32::from(half.crowns))
            .sum::<u32>(),
        39
    );
    let tally = |terrain, crowns| {
        let same = halves
            .iter()
            .filter(|half| half.terrain == terrain && half.crowns == crowns);
        same.count()
    };
    for (terrain, by_crowns) in [
        (Terrain::Wheat, [21, 5, 0, 0]),
        (Terrain::Forest, [16, 6, 0, 0]),
        (Terrain::Lake, [12, 6, 0, 0]),
        (Terrain::Pasture, [10, 2, 2, 0]),
        (Terrain::Swamp, [6, 2, 2, 0]),
        (Terrain::Mine, [1, 1, 3, 1]),
    ] {
        let found = [0, 1, 2, 3].map(|crowns| tally(terrain, crowns));
        assert_eq!(found, by_crowns, "{terrain:?}");
    }
}

#[test]
fn k1_there_is_one_of_each_domino_and_no_other() {
    let mut game = start(2);
    for text in [
        "deal 0 1 2 3",
        "deal 46 47 48 49",
        "deal -1 1 2 3",
        "deal 5 5 6 7",
    ] {
        assert_eq!(clause(&game, text), "K1", "{text}");
    }
    play_all(
        &mut game,
        &[
            "deal 5 6 7 8",
            "kings 0 0 1 1",
            "pick 5",
            "pick 6",
            "pick 7",
            "pick 8",
        ],
    );
    assert_eq!(
        clause(&game, "deal 8 9 10 11"),
        "K1",
        "dealt in the line before"
    );
    assert_eq!(clause(&game, "pick 49"), "K1");
}

#[test]
fn k1_a_domino_covers_two_squares_that_share_an_edge() {
    let castle = drawn("C");
    for right in [(1, 0), (3, 0), (2, 1), (0, 1)] {
        assert_eq!(check(&castle, 13, (1, 0), right), "K1", "{right:?}");
    }
}

#[test]
fn k2_a_castle_and_two_kings_for_two_one_for_more() {
    for players in 2..=4 {
        let options = KingdominoOptions::players(players);
        assert_eq!(options.kings_each(), if players == 2 { 2 } else { 1 });
        let game = start(players);
        assert_eq!(game.players(), usize::from(players));
        for place in Seat::all(players.into()) {
            assert_eq!(game.kingdom(place).size(), (1, 1), "only the castle");
        }
    }
    let mut game = start(2);
    play_all(&mut game, &["deal 1 2 3 4"]);
    for text in [
        "kings 0 1",
        "kings 0 0 0 1",
        "kings 0 1 2 1",
        "kings 0 1 7 1",
        "kings",
    ] {
        assert_eq!(clause(&game, text), "K2", "{text}");
    }
    let mut game = start(3);
    play_all(&mut game, &["deal 1 2 3"]);
    assert_eq!(clause(&game, "kings 0 1 1"), "K2");
    assert_eq!(clause(&game, "kings 0 1 3"), "K2");
    play_all(&mut game, &["kings 2 0 1"]);
}

#[test]
fn k3_twenty_four_thirty_six_or_all_dominoes() {
    for (players, used) in [(2, 24), (3, 36), (4, 48)] {
        let mut dealt = 0;
        let mut game = start(players);
        playout(&mut game, &mut Quick::new(3), |event| {
            if let Event::Deal(line) = event {
                dealt += line.len();
            }
        });
        assert_eq!(dealt, used, "{players} players");
    }
}

#[test]
fn k4_a_line_has_a_domino_for_every_king_and_is_sorted() {
    for (players, good, bad) in [
        (2, "deal 1 2 3 4", "deal 1 2 3"),
        (3, "deal 1 2 3", "deal 1 2 3 4"),
        (4, "deal 1 2 3 4", "deal 1 2"),
    ] {
        let mut game = start(players);
        assert_eq!(clause(&game, bad), "K4");
        assert_eq!(clause(&game, "deal 1 2 3 4 5"), "K4");
        assert_eq!(clause(&game, "deal"), "K4");
        play_all(&mut game, &[good]);
    }
    let unsorted: Event = "deal 40 3 19 16".parse().unwrap();
    assert_eq!(unsorted.to_string(), "deal 3 16 19 40");
}

#[test]
fn k4_nothing_happens_before_the_first_line() {
    let game = start(4);
    assert_eq!(game.turn(), Turn::Chance);
    for text in ["kings 0 1 2 3", "pick 1", "place 1 1,0 2,0", "discard 1"] {
        assert_eq!(clause(&game, text), "K4", "{text}");
    }
}

#[test]
fn k5_kings_pick_in_the_order_they_come_out_one_to_a_domino() {
    let mut game = start(4);
    play_all(&mut game, &["deal 5 6 7 8"]);
    assert_eq!(clause(&game, "pick 5"), "K5", "no king has come out yet");
    play_all(&mut game, &["kings 2 0 3 1"]);
    assert_eq!(acting(&game), 2);
    assert_eq!(legal(&game), ["pick 5", "pick 6", "pick 7", "pick 8"]);
    play_all(&mut game, &["pick 6"]);
    assert_eq!(acting(&game), 0);
    assert_eq!(clause(&game, "pick 6"), "K5", "taken");
    assert_eq!(clause(&game, "pick 9"), "K5", "not in the line");
    assert_eq!(clause(&game, "place 6 1,0 2,0"), "K5", "not yet");
    play_all(&mut game, &["pick 8", "pick 5"]);
    assert_eq!(
        (acting(&game), legal(&game)),
        (1, vec!["pick 7".to_owned()]),
        "no choice"
    );
}

#[test]
fn k6_then_a_second_line_is_dealt() {
    let mut game = start(3);
    play_all(
        &mut game,
        &["deal 1 2 3", "kings 0 1 2", "pick 1", "pick 2", "pick 3"],
    );
    assert_eq!(game.turn(), Turn::Chance);
    assert_eq!(clause(&game, "place 1 1,0 2,0"), "K6");
    assert_eq!(clause(&game, "kings 0 1 2"), "K6");
    play_all(&mut game, &["deal 4 5 6"]);
    assert_eq!(acting(&game), 0);
}

#[test]
fn k7_lowest_number_first_and_each_turn_adds_then_picks() {
    let mut game = second_round();
    for (number, owner, pick) in [(3, 0, "pick 8"), (16, 0, "pick 1"), (19, 1, "pick 7")] {
        assert_eq!((game.due(), acting(&game)), (Some(domino(number)), owner));
        assert_eq!(clause(&game, pick), "K7", "first the domino is added");
        let place = legal(&game).swap_remove(0);
        play_all(&mut game, &[&place]);
        assert_eq!(acting(&game), owner, "then the same king picks");
        assert_eq!(clause(&game, &place), "K7", "once");
        play_all(&mut game, &[pick]);
    }
    assert_eq!((game.due(), acting(&game)), (Some(domino(40)), 1));
}

#[test]
fn k7_only_the_domino_the_king_stands_on() {
    let game = second_round();
    for text in ["place 16 1,0 2,0", "place 1 1,0 2,0", "discard 16"] {
        assert_eq!(clause(&game, text), "K7", "{text}");
    }
}

#[test]
fn k7_a_king_picks_from_the_newer_line_only() {
    let mut game = second_round();
    play_all(&mut game, &["place 3 1,0 2,0"]);
    assert_eq!(clause(&game, "pick 16"), "K7");
    assert_eq!(clause(&game, "pick 48"), "K7");
    play_all(&mut game, &["pick 8", "place 16 -1,0 -2,0"]);
    assert_eq!(clause(&game, "pick 8"), "K5", "one king to a domino");
    assert_eq!(legal(&game), ["pick 1", "pick 2", "pick 7"]);
}

#[test]
fn k7_with_two_players_each_king_takes_its_own_turn() {
    let mut game = second_round();
    let mut turns = Vec::new();
    while game.turn() != Turn::Chance {
        turns.push(acting(&game));
        game.advance(&mut Quick::new(1));
    }
    assert_eq!(turns, [0, 0, 0, 0, 1, 1, 1, 1]);
}

#[test]
fn k8_twelve_rounds_or_six_with_two() {
    for (options, rounds) in [
        (KingdominoOptions::players(2), 6),
        (KingdominoOptions::players(3), 12),
        (KingdominoOptions::players(4), 12),
    ] {
        let mut lines = 0;
        let mut game: Kingdomino = Game::new(&options).unwrap();
        playout(&mut game, &mut Quick::new(8), |event| {
            lines += u8::from(matches!(event, Event::Deal(_)));
        });
        assert_eq!((lines, options.rounds()), (rounds, rounds));
    }
    assert_eq!(KingdominoOptions::mighty_duel().rounds(), 12);
}

#[test]
fn k8_a_new_line_only_when_all_have_moved() {
    let mut game = second_round();
    assert_eq!(clause(&game, "deal 9 10 11 12"), "K7");
    let mut chance = Quick::new(2);
    while game.turn() != Turn::Chance {
        game.advance(&mut chance);
    }
    assert_eq!(clause(&game, "pick 1"), "K8");
    play_all(&mut game, &["deal 9 10 11 12"]);
}

#[test]
fn k9_in_the_last_round_dominoes_are_only_added() {
    let mut game = start(2);
    let mut chance = Quick::new(9);
    let mut lines = 0;
    while lines < 6 || game.turn() == Turn::Chance {
        lines += u8::from(matches!(game.advance(&mut chance), Event::Deal(_)));
    }
    // The last line is dealt; play until the players add it.
    while !game.picture().newer.is_empty() {
        game.advance(&mut chance);
    }
    for _ in 0..4 {
        assert_eq!(clause(&game, "pick 1"), "K9");
        assert_eq!(clause(&game, "deal 1 2 3 4"), "K9");
        let event = game.advance(&mut chance);
        assert!(
            matches!(event, Event::Place { .. } | Event::Discard(_)),
            "{event}"
        );
    }
    assert_eq!(game.turn(), Turn::Over);
    for text in [
        "pick 1",
        "deal 1 2 3 4",
        "kings 0 0 1 1",
        "place 1 1,0 2,0",
        "discard 1",
    ] {
        assert_eq!(clause(&game, text), "K9", "{text}");
    }
}

#[test]
fn k10_the_castle_matches_every_terrain() {
    let castle = drawn("C");
    for number in [1, 3, 7, 10, 12, 48] {
        assert_eq!(
            check(&castle, number, (0, -1), (0, -2)),
            "legal",
            "left half touches"
        );
        assert_eq!(
            check(&castle, number, (2, 0), (1, 0)),
            "legal",
            "right half touches"
        );
        assert_eq!(
            check(&castle, number, (1, 1), (2, 1)),
            "K10",
            "a corner is no edge"
        );
    }
}

#[test]
fn k10_domino_must_match_an_edge() {
    let kingdom = drawn("C W");
    // 13 is wheat and forest.
    assert_eq!(
        check(&kingdom, 13, (2, 0), (3, 0)),
        "legal",
        "wheat beside wheat"
    );
    assert_eq!(
        check(&kingdom, 13, (3, 0), (2, 0)),
        "K10",
        "forest beside wheat"
    );
    assert_eq!(
        check(&kingdom, 13, (2, 1), (1, 1)),
        "K10",
        "forest below wheat"
    );
    assert_eq!(
        check(&kingdom, 13, (1, 1), (2, 1)),
        "legal",
        "wheat below wheat"
    );
    assert_eq!(
        check(&kingdom, 7, (2, 0), (3, 0)),
        "K10",
        "no lake anywhere"
    );
}

#[test]
fn k10_one_matching_edge_is_enough() {
    // Wheat meets wheat; the forest half lies against lake and pasture.
    let kingdom = drawn("C W L\nP . .\n. . .");
    assert_eq!(check(&kingdom, 13, (1, 1), (2, 1)), "legal");
}

#[test]
fn k10_the_halves_of_the_domino_do_not_match_each_other() {
    // 12 is swamp and swamp: its own other half is not part of the kingdom yet.
    assert_eq!(check(&drawn("C W"), 12, (2, 0), (3, 0)), "K10");
}

#[test]
fn k10_taken_squares_are_refused() {
    let kingdom = drawn("C W W");
    assert_eq!(check(&kingdom, 1, (2, 0), (3, 0)), "K10");
    assert_eq!(check(&kingdom, 1, (0, 0), (0, 1)), "K10", "on the castle");
    assert_eq!(check(&kingdom, 1, (0, -1), (0, 0)), "K10", "on the castle");
    let taken = kingdom
        .check(domino(1), Square::new(1, 0), Square::new(1, 1))
        .unwrap_err();
    assert_eq!(
        taken,
        Illegal::Taken {
            square: Square::new(1, 0),
            castle: false
        }
    );
}

#[test]
fn k11_the_kingdom_fits_into_five_by_five_wherever_the_castle_is() {
    // Four wide: one more column on either side.
    let kingdom = drawn("C W W W");
    assert_eq!(check(&kingdom, 1, (4, 0), (4, 1)), "legal");
    assert_eq!(check(&kingdom, 1, (4, 0), (5, 0)), "K11");
    assert_eq!(check(&kingdom, 1, (-1, 0), (-1, 1)), "legal");
    assert_eq!(check(&kingdom, 1, (-2, 0), (-1, 0)), "K11");
    // Five wide: no more columns.
    let kingdom = drawn("W W W W C");
    assert_eq!(check(&kingdom, 1, (1, 0), (1, 1)), "K11");
    assert_eq!(check(&kingdom, 1, (-5, 0), (-5, 1)), "K11");
    assert_eq!(check(&kingdom, 1, (-4, 1), (-3, 1)), "legal");
    // The same for the height.
    let kingdom = drawn("C\nW\nW\nW\nW");
    assert_eq!(check(&kingdom, 1, (0, 5), (1, 5)), "K11");
    assert_eq!(check(&kingdom, 1, (0, -1), (1, -1)), "K11");
}

#[test]
fn k11_the_error_says_how_wide_and_what_the_limit_is() {
    let kingdom = drawn("C W W W");
    let wide = kingdom
        .check(domino(1), Square::new(4, 0), Square::new(5, 0))
        .unwrap_err();
    assert_eq!(wide, Illegal::TooWide { wide: 6, limit: 5 });
    let high = kingdom
        .check(domino(1), Square::new(1, 4), Square::new(1, 5))
        .unwrap_err();
    assert_eq!(high, Illegal::TooHigh { high: 6, limit: 5 });
    let game = second_round();
    for text in [
        "place 3 9,9 9,8",
        "place 3 300,0 301,0",
        "place 3 0,-2000000000 0,1",
    ] {
        assert_eq!(clause(&game, text), "K11", "{text}");
    }
}

#[test]
fn k11_seven_by_seven_in_the_mighty_duel() {
    let land: Vec<_> = (1..=5)
        .map(|x| {
            (
                Square::new(x, 0),
                Half {
                    terrain: Terrain::Wheat,
                    crowns: 0,
                },
            )
        })
        .collect();
    let kingdom = Kingdom::<Seven>::from_squares(&land).unwrap();
    let clause = |left: (i8, i8), right: (i8, i8)| {
        let (left, right) = (Square::new(left.0, left.1), Square::new(right.0, right.1));
        kingdom
            .check(domino(1), left, right)
            .map_err(|illegal| illegal.clause())
    };
    assert_eq!(clause((6, 0), (6, 1)), Ok(()));
    assert_eq!(clause((6, 0), (7, 0)), Err("K11"));
    assert_eq!(clause((-1, 0), (-1, 1)), Ok(()));
    assert_eq!(clause((-2, 0), (-1, 0)), Err("K11"));
}

/// A kingdom with only a corner square free, so that no domino fits.
fn only_a_corner_left() -> Kingdom<Five> {
    drawn("C W W W W\nW W W W W\nW W W W W\nW W W W W\nW W W W .")
}

#[test]
fn k12_a_domino_that_cannot_be_added_is_discarded() {
    let kingdom = only_a_corner_left();
    assert!(Domino::all().all(|number| kingdom.placements(number).is_empty()));
    // In random games the discard is the only legal event whenever the domino fits nowhere.
    let (mut discards, mut chance) = (0, Quick::new(12));
    for _ in 0..20 {
        let mut game = start(4);
        while game.turn() != Turn::Over {
            if let (Some(due), Turn::Seat(seat)) = (game.due(), game.turn())
                && game.kingdom(seat).placements(due).is_empty()
            {
                assert_eq!(legal(&game), [format!("discard {due}")]);
                let before = (game.kingdom(seat).discarded(), game.totals());
                play_all(&mut game, &[&format!("discard {due}")]);
                assert_eq!(game.kingdom(seat).discarded(), before.0 + 1);
                if game.turn() != Turn::Over {
                    assert_eq!(game.totals(), before.1, "it scores nothing");
                }
                discards += 1;
            } else {
                game.advance(&mut chance);
            }
        }
    }
    assert!(discards > 10, "{discards}");
}

#[test]
fn k12_a_domino_that_can_be_added_may_not_be_discarded() {
    let game = second_round();
    assert_eq!(clause(&game, "discard 3"), "K12");
    assert!(!legal(&game).iter().any(|text| text.starts_with("discard")));
}

#[test]
fn k13_properties_score_squares_times_crowns() {
    let kingdom = drawn("W1 W  F1 F\nC  W  F  L2\nW2 .  L  L");
    let score = KingdominoScore::of(&kingdom, false, false);
    let property = |terrain, squares, crowns| Property {
        terrain,
        squares,
        crowns,
    };
    assert_eq!(
        score.properties,
        [
            property(Terrain::Wheat, 3, 1),
            property(Terrain::Wheat, 1, 2),
            property(Terrain::Forest, 3, 1),
            property(Terrain::Lake, 3, 2),
        ],
        "two wheat fields: the castle belongs to none and joins nothing"
    );
    assert_eq!(score.total, 3 + 2 + 3 + 6);
    assert_eq!(kingdom.property_points(), score.total);
}

#[test]
fn k13_corners_do_not_join_and_no_crown_scores_nothing() {
    let kingdom = drawn("C  W1 F\nF  F  W\nW  F  F");
    let wheat = kingdom
        .properties()
        .into_iter()
        .filter(|p| p.terrain == Terrain::Wheat);
    assert_eq!(
        wheat.map(|p| (p.squares, p.crowns)).collect::<Vec<_>>(),
        [(1, 0), (1, 1), (1, 0)]
    );
    assert_eq!(kingdom.property_points(), 1);
}

#[test]
fn k14_the_example_of_the_book() {
    let forest = drawn("F1 F1 F1 F\nC  F  F  F");
    assert_eq!(
        forest.property_points(),
        21,
        "7 forest squares with 3 crowns"
    );
    let lake = drawn("L L L L L\nC L L L L");
    assert_eq!(lake.property_points(), 0, "9 lake squares without a crown");
    assert_eq!(KingdominoScore::of(&lake, false, false).largest, 9);
}

/// The rank keys of drawings, best first.
fn order(drawings: &[&str]) -> Vec<Vec<usize>> {
    let scores: Vec<_> = drawings
        .iter()
        .map(|text| KingdominoScore::of(&drawn(text), false, false))
        .collect();
    let ranking =
        takht_core::Ranking::by_key(drawings.len(), |seat| scores[seat.index()].rank_key());
    let numbers = |place: &Vec<Seat>| place.iter().map(|seat| seat.index()).collect();
    ranking.places().iter().map(numbers).collect()
}

#[test]
fn k15_total_then_largest_property_then_crowns_then_shared() {
    assert_eq!(order(&["C W1 W", "C W1 W W"]), [[1], [0]], "total");
    // Four points each: the largest property decides, although it has no crown.
    assert_eq!(
        order(&["C W2 W", "C W2 W . F\nF F F F F"]),
        [[1], [0]],
        "largest"
    );
    // Four points and four squares each: two crowns beat one.
    assert_eq!(
        order(&["C W1 W W W", "C W2 W . .\nF F F F ."]),
        [[1], [0]],
        "crowns"
    );
    assert_eq!(
        order(&["C W1 W", "C F1 F", "C L1 L"]),
        [[0, 1, 2]],
        "shared"
    );
}

#[test]
fn k15_the_game_ranks_by_the_same_key() {
    let mut chance = Quick::new(15);
    let mut ties = 0;
    for _ in 0..3000 {
        let mut game = start(4);
        playout(&mut game, &mut chance, |_| {});
        let (scores, ranking) = (game.scores(), game.ranking());
        for (a, one) in scores.pairs() {
            for (b, other) in scores.pairs() {
                let better = ranking.better_than(a) < ranking.better_than(b);
                assert_eq!(better, one.rank_key() > other.rank_key());
                ties += u32::from(a < b && one.total == other.total);
            }
        }
    }
    assert!(ties > 100, "ties were met: {ties}");
}

#[test]
fn k16_a_dynasty_is_three_games_and_the_highest_sum_wins() {
    for players in 2..=4 {
        let options = KingdominoOptions {
            dynasty: true,
            ..KingdominoOptions::players(players)
        };
        let mut dynasty = Series::<Kingdomino>::new(&options).unwrap();
        let mut chance = Quick::new(16);
        let mut singles = Vec::new();
        while !dynasty.is_over() {
            let (before, number) = (dynasty.current().to_owned(), dynasty.game_number());
            let mut after = before;
            let event = dynasty.advance(&mut chance);
            after.play(event).unwrap();
            if after.is_over() {
                singles.push(after);
            } else {
                assert_eq!(dynasty.game_number(), number);
            }
        }
        assert_eq!(singles.len(), 3);
        for (place, score) in dynasty.scores().pairs() {
            let each: Vec<i32> = singles.iter().map(|game| game.totals()[place]).collect();
            assert_eq!(score.total(), each.iter().sum::<i32>());
            let games: Vec<i32> = score.games().iter().map(Score::total).collect();
            assert_eq!(games, each);
        }
    }
}

#[test]
fn k16_the_next_game_follows_directly_and_its_dominoes_are_all_there_again() {
    let options = KingdominoOptions {
        dynasty: true,
        ..KingdominoOptions::players(4)
    };
    let mut dynasty = Series::<Kingdomino>::new(&options).unwrap();
    let mut chance = Quick::new(1);
    while dynasty.game_number() == 1 {
        dynasty.advance(&mut chance);
    }
    assert_eq!(dynasty.turn(), Turn::Chance);
    assert_eq!(clause(&dynasty, "pick 1"), "K4");
    play_all(&mut dynasty, &["deal 1 2 3 4", "kings 3 2 1 0", "pick 4"]);
}

#[test]
fn k16_a_dynasty_is_ranked_by_the_sum_alone() {
    let options = KingdominoOptions {
        dynasty: true,
        ..KingdominoOptions::players(4)
    };
    let mut chance = Quick::new(160);
    let mut level = 0;
    for _ in 0..2000 {
        let mut dynasty = Series::<Kingdomino>::new(&options).unwrap();
        playout(&mut dynasty, &mut chance, |_| {});
        let (totals, ranking) = (dynasty.totals(), dynasty.ranking());
        for (a, total) in totals.pairs() {
            for (b, other) in totals.pairs() {
                let same = ranking.better_than(a) == ranking.better_than(b);
                assert_eq!(same, total == other, "equal sums share a place");
                level += u32::from(a < b && same);
            }
        }
    }
    assert!(level > 50, "equal sums were met: {level}");
}

#[test]
fn k17_the_castle_in_the_middle_of_the_box() {
    for (text, centred) in [
        ("W W C W W", true),
        ("W C W W", false),
        ("W W W\nW C W\nW W W", true),
        ("W W W\nW C W", false),
        // Gaps do not matter, nor does a box smaller than 5×5.
        ("W . .\nW C W\n. . W", true),
        ("C", true),
        ("W . . . .\nW W C W W\n. . . . .\n. . . W W", false),
    ] {
        assert_eq!(drawn(text).is_centred(), centred, "{text}");
        let score = KingdominoScore::of(&drawn(text), true, false);
        assert_eq!(score.middle_kingdom, if centred { 10 } else { 0 }, "{text}");
        assert_eq!(
            KingdominoScore::of(&drawn(text), false, false).middle_kingdom,
            0,
            "{text}"
        );
    }
}

#[test]
fn k18_harmony_is_a_full_grid() {
    let full = "W W W W W\nW W W W W\nW W C W W\nW W W W W\nW W W W W";
    assert_eq!(KingdominoScore::of(&drawn(full), true, true).harmony, 5);
    assert_eq!(KingdominoScore::of(&drawn(full), true, true).total, 15);
    assert_eq!(KingdominoScore::of(&drawn(full), true, false).harmony, 0);
    let anywhere = "C W W W W\nW W W W W\nW W W W W\nW W W W W\nW W W W W";
    assert_eq!(KingdominoScore::of(&drawn(anywhere), true, true).harmony, 5);
    assert_eq!(
        KingdominoScore::of(&only_a_corner_left(), true, true).harmony,
        0
    );
}

#[test]
fn k17_k18_bonuses_are_settled_at_the_end() {
    let mut chance = Quick::new(18);
    let (mut middles, mut harmonies) = (0, 0);
    for round in 0..3000 {
        let options = KingdominoOptions {
            middle_kingdom: round % 2 == 0,
            harmony: round % 3 == 0,
            ..KingdominoOptions::players(2)
        };
        let mut game: Kingdomino = Game::new(&options).unwrap();
        while !game.is_over() {
            if chance.below(20) == 0 {
                for score in &game.scores() {
                    assert_eq!((score.middle_kingdom, score.harmony), (0, 0), "not yet");
                }
            }
            game.advance(&mut chance);
        }
        for (seat, score) in game.scores().pairs() {
            let kingdom = game.kingdom(seat);
            let middle = options.middle_kingdom && kingdom.is_centred();
            let harmony = options.harmony && kingdom.discarded() == 0;
            assert_eq!(score.middle_kingdom, if middle { 10 } else { 0 });
            assert_eq!(score.harmony, if harmony { 5 } else { 0 });
            middles += u32::from(middle);
            harmonies += u32::from(harmony);
        }
    }
    assert!(middles > 10 && harmonies > 10, "{middles} {harmonies}");
}

#[test]
fn k19_the_mighty_duel_is_for_two_with_all_dominoes() {
    let mut dealt = 0;
    let mut game = MightyDuel::new(&KingdominoOptions::mighty_duel()).unwrap();
    playout(&mut game, &mut Quick::new(19), |event| {
        if let Event::Deal(line) = event {
            dealt += line.len();
        }
    });
    assert_eq!(dealt, 48);
    for players in [3, 4] {
        let options = KingdominoOptions {
            players,
            ..KingdominoOptions::mighty_duel()
        };
        let bad = MightyDuel::new(&options).unwrap_err();
        assert_eq!(bad.clause(), Some("K19"));
    }
}

fn options(json: &str) -> Result<KingdominoOptions, BadOptions> {
    let map: OptionMap = serde_json::from_str(json).unwrap();
    KingdominoOptions::read(&map)
}

#[test]
fn k19_two_players_are_the_default_of_a_mighty_duel() {
    assert_eq!(options("{}"), Ok(KingdominoOptions::players(4)));
    assert_eq!(
        options(r#"{"mighty_duel":true}"#),
        Ok(KingdominoOptions::mighty_duel())
    );
    let clash = options(r#"{"mighty_duel":true,"players":3}"#).unwrap_err();
    assert_eq!(clash.clause(), Some("K19"));
}

#[test]
fn bad_options_are_named() {
    for (json, fits) in [
        (r#"{"players":1}"#, "options-out-of-range"),
        (r#"{"players":5}"#, "options-out-of-range"),
        (r#"{"players":-2}"#, "options-out-of-range"),
        (
            r#"{"players":99999999999999999999}"#,
            "options-not-a-number",
        ),
        (r#"{"players":2.0}"#, "options-not-a-number"),
        (r#"{"players":"2"}"#, "options-not-a-number"),
        (r#"{"players":null}"#, "options-not-a-number"),
        (r#"{"harmony":1}"#, "options-not-a-flag"),
        (r#"{"dynasty":"yes"}"#, "options-not-a-flag"),
        (r#"{"colour":"blue"}"#, "options-unknown"),
    ] {
        assert_eq!(options(json).unwrap_err().message().id, fits, "{json}");
    }
}

#[test]
fn each_size_takes_its_own_options() {
    assert!(Kingdomino::<Five>::new(&KingdominoOptions::mighty_duel()).is_err());
    assert!(MightyDuel::new(&KingdominoOptions::players(2)).is_err());
}

#[test]
fn texts_that_are_no_events() {
    for text in [
        "",
        "  ",
        "fly 1",
        "PICK 1",
        "pick",
        "pick x",
        "pick 1 2",
        "pick +1",
        "pick 01",
        "place 1",
        "place 1 1,0",
        "place 1 1,0 2",
        "place 1 1,0 2,0 3,0",
        "place 1 1;0 2,0",
        "place 1 ,0 2,0",
        "place 1 1,0,0 2,0",
        "discard",
        "deal a b c d",
        "kings 0 x",
        "pick ١",
    ] {
        let refused = text.parse::<Event>().expect_err(text);
        assert_eq!(refused.clause, None, "{text}");
    }
    let endless = "deal ".to_owned() + &"1 ".repeat(1_000_000);
    assert_eq!(endless.parse::<Event>().unwrap_err().clause, Some("K4"));
    let endless = "kings ".to_owned() + &"1 ".repeat(5);
    assert_eq!(endless.parse::<Event>().unwrap_err().clause, Some("K2"));
}

#[test]
fn the_position_can_be_drawn_at_any_time() {
    let game = second_round();
    let picture = game.picture();
    assert_eq!((picture.round, picture.rounds, picture.size), (2, 6, 5));
    let older: Vec<_> = picture
        .older
        .iter()
        .map(|(d, s)| (d.number(), s.index()))
        .collect();
    assert_eq!(older, [(3, 0), (16, 0), (19, 1), (40, 1)]);
    assert!(picture.newer.iter().all(|(_, taker)| taker.is_none()));
    let mut game = game;
    play_all(&mut game, &["place 3 1,0 2,0", "pick 8"]);
    let picture = game.picture();
    assert_eq!(picture.older.len(), 3);
    assert_eq!(picture.newer[3], (domino(8), Some(seat(0))));
    assert_eq!(picture.kingdoms[0].land.len(), 2);
    assert_eq!(picture.due, Some(domino(16)));
}
