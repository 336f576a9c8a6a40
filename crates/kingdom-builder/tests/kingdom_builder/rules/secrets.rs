//! B6: the card in hand is secret.

use takht_core::{Game, Quick, Record, Seat, Turn, Viewer};
use takht_kingdom_builder::{
    Hand, KingdomBuilder, KingdomBuilderEvent as Event, KingdomBuilderOptions, Terrain,
};

use super::{FIRST_GAME, clause, legal, play_all, played, seat};

/// A random game and its view, ply by ply, for each viewer.
fn views(players: u8, seed: u64) -> Vec<(Viewer, Vec<KingdomBuilder>, Vec<KingdomBuilder>)> {
    let options = KingdomBuilderOptions::players(players);
    let mut all = Vec::new();
    for viewer in Viewer::all(players.into()) {
        let mut chance = Quick::new(seed);
        let mut game = KingdomBuilder::new(&options).unwrap();
        let mut view = game;
        let (mut games, mut views) = (vec![game], vec![view]);
        while game.turn() != Turn::Over {
            let event = match game.turn() {
                Turn::Chance => game.deal(&mut chance),
                _ => game.sample(&mut chance),
            };
            view.play(game.seen_by(event, viewer)).unwrap();
            game.play(event).unwrap();
            games.push(game);
            views.push(view);
        }
        all.push((viewer, games, views));
    }
    all
}

#[test]
fn b6_others_see_that_a_card_is_drawn_but_not_which() {
    let mut game = KingdomBuilder::new(&KingdomBuilderOptions::players(2)).unwrap();
    play_all(
        &mut game,
        &[
            "boards tavern paddock oasis farm",
            "cards lords miners workers",
            "first 0",
        ],
    );
    let event: Event = "draw 0 forest".parse().unwrap();
    let seen = |viewer| game.seen_by(event, viewer).to_string();
    assert_eq!(seen(Viewer::Table), "draw 0 forest");
    assert_eq!(seen(Viewer::Seat(seat(0))), "draw 0 forest");
    assert_eq!(seen(Viewer::Seat(seat(1))), "draw 0 ?");
    assert_eq!(seen(Viewer::Guest), "draw 0 ?");
    let redraw: Event = "redraw forest".parse().unwrap();
    assert_eq!(
        game.seen_by(redraw, Viewer::Guest),
        redraw,
        "a redrawn card lies open"
    );
}

#[test]
fn b6_a_view_allows_every_card_that_is_still_possible() {
    let mut game = KingdomBuilder::new(&KingdomBuilderOptions::players(2)).unwrap();
    play_all(
        &mut game,
        &[
            "boards tavern paddock oasis farm",
            "cards lords miners workers",
            "first 0",
            "draw 0 ?",
            "draw 1 grass",
        ],
    );
    let all = ["grass", "canyon", "desert", "flower", "forest"];
    assert_eq!(legal(&game), all.map(|terrain| format!("reveal {terrain}")));
    assert_eq!(game.hand(seat(0)), Hand::Hidden);
    play_all(&mut game, &["reveal flower"]);
    assert_eq!(game.open_card(), Some(Terrain::Flower));
}

#[test]
fn b6_what_is_in_the_hand_is_always_among_what_a_view_allows() {
    for players in 2..=4 {
        for (viewer, games, views) in views(players, players.into()) {
            for (game, view) in games.iter().zip(&views) {
                assert_eq!(game.turn(), view.turn());
                assert_eq!(game.totals(), view.totals());
                if game.turn().seat().is_some() && game.open_card().is_none() {
                    let (truth, possible) = (legal(game), legal(view));
                    assert!(possible.contains(&truth[0]), "{viewer:?}");
                    if game.turn().seat().is_some_and(|seat| viewer.knows(seat)) {
                        assert_eq!(truth, possible);
                    }
                }
            }
        }
    }
}

/// After a shuffle with two players, each can work out the other's card: all other cards lie open.
/// The view and the guess know that.
#[test]
fn b6_after_a_shuffle_the_one_hidden_card_can_be_worked_out() {
    let mut worked_out = 0;
    for seed in 0..40 {
        for (viewer, games, views) in views(2, seed) {
            for i in 1..games.len() {
                // A shuffle happened if the pile grew.
                let grew = games[i].picture().pile > games[i - 1].picture().pile;
                let drawer = Seat::all(2).find(|&seat| {
                    games[i - 1].hand(seat) == Hand::Empty && games[i].hand(seat) != Hand::Empty
                });
                let (true, Some(drawer)) = (grew, drawer) else {
                    continue;
                };
                let other = Seat::all(2).find(|&seat| seat != drawer).unwrap();
                let knows_nothing = viewer == Viewer::Guest || viewer == Viewer::Seat(drawer);
                if games[i].turn() == Turn::Seat(other) && knows_nothing {
                    assert_eq!(legal(&games[i]), legal(&views[i]), "{viewer:?}");
                    worked_out += 1;
                    let mut chance = Quick::new(seed);
                    let guess = views[i].guess(viewer, &mut chance);
                    assert_eq!(guess.hand(other), games[i].hand(other));
                    let guess = games[i].guess(viewer, &mut chance);
                    assert_eq!(guess.hand(other), games[i].hand(other));
                }
            }
        }
    }
    assert!(worked_out > 10, "{worked_out}");
}

#[test]
fn b6_guesses_deal_every_possible_card_as_often_as_it_is_there() {
    // Four grass cards and one canyon card have been seen: a hidden hand is grass least often.
    let mut game = KingdomBuilder::new(&KingdomBuilderOptions::players(2)).unwrap();
    play_all(
        &mut game,
        &[
            "boards tavern paddock oasis farm",
            "cards lords miners workers",
            "first 0",
            "draw 0 forest",
            "draw 1 grass",
        ],
    );
    let mut chance = Quick::new(3);
    let mut counts = [0_u32; Terrain::COUNT];
    const GUESSES: u32 = 24_000;
    for _ in 0..GUESSES {
        match game.guess(Viewer::Seat(seat(0)), &mut chance).hand(seat(1)) {
            Hand::Holds(terrain) => counts[terrain as usize] += 1,
            hand => panic!("{hand:?}"),
        }
    }
    // Seat 0 does not know 24 cards: five of each terrain, but four of forest, because it holds
    // one.
    for (terrain, count) in Terrain::ALL.into_iter().zip(counts) {
        let cards = if terrain == Terrain::Forest { 4 } else { 5 };
        let expected = GUESSES / 24 * cards;
        assert!(
            count.abs_diff(expected) < 350,
            "{terrain}: {count} of {expected}"
        );
    }
    let own = game.guess(Viewer::Seat(seat(1)), &mut chance);
    assert_eq!(
        own.hand(seat(1)),
        Hand::Holds(Terrain::Grass),
        "one's own is known"
    );
}

#[test]
fn b6_a_record_with_hidden_cards_folds() {
    let text = r#"{"takht":1,"game":"kingdom-builder","options":{"players":2},"events":[
        "boards tavern paddock oasis farm","cards fishermen knights merchants","first 1",
        "draw 1 ?","draw 0 desert","reveal grass","build 7,6","build 7,7","build 7,8","end","draw 1 ?"]}"#;
    let record = Record::read(text.as_bytes()).unwrap();
    let game: KingdomBuilder = record.fold().unwrap();
    assert_eq!(legal(&game), ["reveal desert"]);
    assert_eq!(clause(&game, "reveal grass"), "B7");
    let whole = played(2, FIRST_GAME, &[]);
    assert_ne!(whole.hand(seat(0)), Hand::Hidden);
}

#[test]
fn b6_a_card_that_a_hidden_hand_cannot_be_is_refused() {
    // All five grass cards have been seen.
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
        super::play_turn(&mut game, &[super::REST, "end"]);
        super::draw(&mut game, "grass");
    }
    super::play_turn(&mut game, &[super::REST, "end"]);
    play_all(&mut game, &["draw 1 ?"]);
    super::play_turn(&mut game, &[super::REST, "end"]);
    play_all(&mut game, &["draw 0 ?"]);
    assert!(!legal(&game).contains(&"reveal grass".to_owned()));
    assert_eq!(clause(&game, "reveal grass"), "B7");
}
