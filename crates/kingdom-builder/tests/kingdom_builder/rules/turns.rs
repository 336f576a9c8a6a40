//! B6 to B9 and B22: the course of turns, the cards, the end.

use takht_core::{Game, Quick, Turn, playout};
use takht_kingdom_builder::{KingdomBuilder, KingdomBuilderEvent as Event, KingdomBuilderOptions};

use super::{
    ANY, FIRST_GAME, OTHER_GAME, REST, TurnOf, acting, after, clause, draw, legal, legal_of, play,
    play_all, played, seat, tiles,
};

#[test]
fn b6_the_start_player_is_drawn_and_turns_go_clockwise() {
    let mut game = KingdomBuilder::new(&KingdomBuilderOptions::players(3)).unwrap();
    play_all(
        &mut game,
        &[
            "boards tavern paddock oasis farm",
            "cards lords miners workers",
        ],
    );
    assert_eq!(clause(&game, "first 3"), "B6", "nobody sits there");
    assert_eq!(clause(&game, "first 4"), "B6", "no table has that seat");
    assert_eq!(clause(&game, "draw 0 grass"), "B6", "nobody begins yet");
    play_all(&mut game, &["first 2"]);
    assert_eq!(clause(&game, "draw 0 grass"), "B6", "seat 2 draws first");
    play_all(
        &mut game,
        &["draw 2 grass", "draw 0 canyon", "draw 1 desert"],
    );
    let mut order = Vec::new();
    for _ in 0..7 {
        order.push(acting(&game));
        super::play_turn(&mut game, &[REST, "end"]);
        draw(&mut game, ANY);
    }
    assert_eq!(order, [2, 0, 1, 2, 0, 1, 2]);
    assert_eq!(game.picture().first, Some(seat(2)));
}

#[test]
fn b7_the_card_is_played_and_three_settlements_built_on_its_terrain() {
    let mut game = played(2, FIRST_GAME, &[]);
    let reveal = legal(&game);
    assert_eq!(reveal.len(), 1, "always forced");
    let wrong = if reveal[0] == "reveal grass" {
        "reveal forest"
    } else {
        "reveal grass"
    };
    assert_eq!(clause(&game, wrong), "B7");
    assert_eq!(
        clause(&game, "build 0,7"),
        "B7",
        "not before the card is played"
    );
    play_all(&mut game, &[&reveal[0]]);
    assert_eq!(clause(&game, &reveal[0]), "B7", "only once");

    let game = played(2, FIRST_GAME, &[("canyon", &[])]);
    assert_eq!(legal_of(&game, "build").len(), 55, "every canyon hex");
    assert_eq!(legal(&game).len(), 55, "and nothing else");
    assert_eq!(clause(&game, "build 0,1"), "B7", "desert");
    assert_eq!(clause(&game, "end"), "B7", "three are owed");
    let game = after(&game, &["build 0,7", "build 0,8"]);
    assert_eq!(clause(&game, "end"), "B7", "one is owed");
    assert_eq!(game.owed(), 1);
    let game = after(&game, &["build 0,9"]);
    assert_eq!(legal(&game), ["end"]);
    assert_eq!(clause(&game, "build 0,10"), "B7", "no fourth");
    assert_eq!(
        clause(&after(&game, &["end"]), "build 0,10"),
        "B9",
        "the turn is over"
    );
}

/// Plays thirteen turns, the first as given, so that each player has one settlement left.
fn one_left(boards: &str, first: &[&str]) -> KingdomBuilder {
    let mut turns: Vec<TurnOf<'_>> = vec![("grass", first), (ANY, &[REST])];
    let rest: TurnOf<'_> = (ANY, &[REST]);
    turns.resize(26, rest);
    turns.push(("grass", &[]));
    played(2, boards, &turns)
}

#[test]
fn b7_fewer_if_the_supply_runs_out() {
    let game = one_left(OTHER_GAME, &[REST]);
    assert_eq!((game.supply(seat(0)), game.owed()), (1, 1));
    let build = format!("build {}", legal_of(&game, "build")[0]);
    let game = after(&game, &[&build]);
    assert_eq!(game.supply(seat(0)), 0);
    assert_eq!(clause(&game, "end"), "legal", "one was enough");
    assert_eq!(clause(&game, &build), "B7");
}

#[test]
fn b7_the_supply_may_run_out_on_an_extra_action() {
    // Seat 0 gains the farm of 15,12 with 14,12.
    let game = one_left(FIRST_GAME, &["build 14,12", REST]);
    assert!(tiles(&game, 0).contains(&"farm".to_owned()));
    let farm = legal(&game)
        .into_iter()
        .find(|event| event.starts_with("farm"))
        .unwrap();
    let game = after(&game, &[&farm]);
    assert_eq!(
        (game.supply(seat(0)), game.owed()),
        (0, 0),
        "nothing more is owed"
    );
    assert_eq!(clause(&game, "end"), "legal");
    assert!(legal_of(&game, "build").is_empty());
    assert!(legal_of(&game, "farm").is_empty());
}

#[test]
fn b8_tiles_before_or_after_the_mandatory_action_but_not_within() {
    // Seat 0 gains the tavern of 6,2 with 5,1, then builds a line of three grass hexes.
    let turns: [TurnOf<'_>; 3] = [
        ("canyon", &["build 5,1", "build 5,2", "build 6,3"]),
        ("flower", &[REST]),
        ("grass", &["build 8,7", "build 8,8"]),
    ];
    let game = played(2, FIRST_GAME, &turns);
    assert_eq!(tiles(&game, 0), ["tavern"]);
    assert_eq!(clause(&game, "tavern 8,6"), "B8", "in the middle of it");
    assert!(legal_of(&game, "tavern").is_empty());
    let game = after(&game, &["build 8,9"]);
    assert_eq!(clause(&game, "tavern 8,6"), "legal", "after it");
    // In the next turn, before the mandatory action.
    let game = after(&game, &["end"]);
    let mut game = after(&game, &["draw 0 forest"]);
    super::play_turn(&mut game, &[REST, "end"]);
    draw(&mut game, ANY);
    assert_eq!(
        clause(&game, "tavern 8,6"),
        "B7",
        "not before the card is revealed"
    );
    play_all(&mut game, &["reveal forest"]);
    assert_eq!(clause(&game, "tavern 8,6"), "legal", "before it");
}

#[test]
fn b8_each_tile_once_a_turn() {
    let turns: [TurnOf<'_>; 3] = [
        ("canyon", &["build 5,1", "build 5,2", "build 6,3"]),
        ("flower", &[REST]),
        (
            "grass",
            &["build 8,7", "build 8,8", "build 8,9", "tavern 8,6"],
        ),
    ];
    let mut game = played(2, FIRST_GAME, &turns);
    assert_eq!(tiles(&game, 0), ["tavern*"]);
    assert_eq!(clause(&game, "tavern 8,10"), "B8", "used");
    assert_eq!(legal(&game), ["end"]);
    assert_eq!(clause(&game, "farm 8,10"), "B8", "no such tile");
    // The player may use it again in the next turn.
    play_all(&mut game, &["end"]);
    draw(&mut game, "grass");
    super::play_turn(&mut game, &[REST, "end"]);
    draw(&mut game, ANY);
    super::play_turn(&mut game, &[]);
    assert_eq!(tiles(&game, 0), ["tavern"]);
    assert_eq!(clause(&game, "tavern 8,10"), "legal");
}

#[test]
fn b8_two_tiles_of_one_kind_are_two_actions() {
    // Seat 0 gains both farms: 15,12 with 14,12 and 11,17 with 11,18.
    let turns: [TurnOf<'_>; 5] = [
        ("grass", &["build 14,12", "build 14,11", "build 15,11"]),
        ("canyon", &["build 0,7", REST]),
        ("forest", &["build 10,17", REST]),
        ("canyon", &[REST]),
        ("desert", &[]),
    ];
    let game = played(2, FIRST_GAME, &turns);
    assert_eq!(
        tiles(&game, 0)
            .iter()
            .filter(|tile| *tile == "farm")
            .count(),
        2
    );
    let farm = |game: &KingdomBuilder| legal_of(game, "farm").first().cloned();
    let first = farm(&game).unwrap();
    let game = after(&game, &[&format!("farm {first}")]);
    let second = farm(&game).expect("the other one");
    let game = after(&game, &[&format!("farm {second}")]);
    assert_eq!(farm(&game), None);
    assert_eq!(clause(&game, "farm 16,11"), "B8");
}

#[test]
fn b9_the_card_goes_to_the_played_pile_and_a_new_one_is_drawn() {
    let mut game = played(2, FIRST_GAME, &[("canyon", &[REST])]);
    assert_eq!(game.turn(), Turn::Seat(seat(0)));
    play_all(&mut game, &["end"]);
    assert_eq!(game.turn(), Turn::Chance);
    assert_eq!(
        clause(&game, "draw 1 grass"),
        "B9",
        "the player who ended the turn draws"
    );
    assert_eq!(clause(&game, "reveal grass"), "B9");
    assert_eq!(clause(&game, "redraw grass"), "B9");
    let played = game.picture().played;
    assert!(
        played
            .iter()
            .all(|(terrain, count)| *count == u8::from(terrain.name() == "canyon"))
    );
    play_all(&mut game, &["draw 0 grass"]);
    assert_eq!(game.turn(), Turn::Seat(seat(1)));
}

#[test]
fn b9_a_card_that_is_not_left_cannot_be_drawn() {
    let mut game = KingdomBuilder::new(&KingdomBuilderOptions::players(2)).unwrap();
    play_all(
        &mut game,
        &[
            "boards tavern paddock oasis farm",
            "cards lords miners workers",
            "first 0",
            "draw 0 grass",
            "draw 1 grass",
        ],
    );
    for _ in 0..3 {
        super::play_turn(&mut game, &[REST, "end"]);
        draw(&mut game, "grass");
    }
    super::play_turn(&mut game, &[REST, "end"]);
    assert_eq!(clause(&game, "draw 1 grass"), "B9", "all five are out");
    assert_eq!(clause(&game, "draw 1 forest"), "legal");
}

#[test]
fn b9_the_played_pile_becomes_the_draw_pile_when_that_is_empty() {
    let mut game = played(2, FIRST_GAME, &[]);
    for _ in 0..23 {
        assert!(game.picture().pile > 0);
        super::play_turn(&mut game, &[REST, "end"]);
        draw(&mut game, ANY);
    }
    assert_eq!(
        game.picture().pile,
        0,
        "25 cards: two in hand, 23 drawn since"
    );
    super::play_turn(&mut game, &[REST]);
    let open = game.open_card().unwrap();
    let mut game = after(&game, &["end"]);
    let mut outcomes = Vec::new();
    game.outcomes(&mut outcomes);
    let possible = |event: &Event| outcomes.iter().any(|(other, _)| other == event);
    assert!(
        possible(&Event::Draw(game_drawer(&game), Some(open))),
        "the card just played is among them"
    );
    let (event, _) = outcomes[0];
    game.play(event).unwrap();
    let picture = game.picture();
    assert_eq!(picture.pile, 23, "all but the two in hand");
    assert!(picture.played.iter().all(|(_, count)| *count == 0));
}

/// The seat that has to draw: the one without a card.
fn game_drawer(game: &KingdomBuilder) -> takht_core::Seat {
    let mut outcomes = Vec::new();
    game.outcomes(&mut outcomes);
    match outcomes[0].0 {
        Event::Draw(seat, _) => seat,
        other => panic!("{other} is not a draw"),
    }
}

#[test]
fn b22_the_round_is_completed_when_someone_builds_the_last_settlement() {
    for players in 2..=4 {
        for seed in 0..30 {
            let options = KingdomBuilderOptions::players(players);
            let mut game = KingdomBuilder::new(&options).unwrap();
            let mut chance = Quick::new(seed);
            let (mut first, mut last, mut ended) = (None, None, 0);
            let mut since_empty = None;
            playout(&mut game, &mut chance, |event| match event {
                Event::First(seat) => first = Some(seat),
                Event::End => ended += 1,
                Event::Draw(seat, _) => last = Some(seat),
                _ => {}
            });
            // All players had the same number of turns, so the last one sits right of the start
            // player.
            assert_eq!(ended % usize::from(players), 0, "{seed}");
            assert!(first.is_some());
            // No draw follows the last end of a turn.
            if players == 2 {
                assert_eq!(last, first, "the last draw is the start player's");
            }
            let empty = takht_core::Seat::all(players.into()).any(|seat| game.supply(seat) == 0);
            assert!(empty, "someone ran out");
            since_empty.get_or_insert(ended);
            assert_eq!(game.turn(), Turn::Over);
            assert_eq!(play(&mut game, "end").unwrap_err().clause, Some("B22"));
        }
    }
}

#[test]
fn b22_the_player_who_runs_out_first_does_not_end_it_at_once() {
    // Seat 0 of two begins and runs out of settlements: seat 1 has one more turn.
    let game = one_left(OTHER_GAME, &[REST]);
    let build = format!("build {}", legal_of(&game, "build")[0]);
    let game = after(&game, &[&build, "end"]);
    assert_eq!(
        game.turn(),
        Turn::Chance,
        "the draw follows also in the last round"
    );
    assert!(game.picture().last_round);
    let mut game = game;
    draw(&mut game, ANY);
    assert_eq!(acting(&game), 1);
    super::play_turn(&mut game, &[REST, "end"]);
    assert_eq!(game.turn(), Turn::Over);
    assert_eq!(clause(&game, "draw 1 grass"), "B22");
}
