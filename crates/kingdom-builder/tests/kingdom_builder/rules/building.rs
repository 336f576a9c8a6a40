//! B10 to B12: where settlements may stand, and useless cards.

use takht_core::{Chance, Game, Quick, Turn};
use takht_kingdom_builder::{
    KingdomBuilder, KingdomBuilderEvent as Event, KingdomBuilderOptions, Location, Terrain,
};

use super::{
    ANY, FIRST_GAME, OTHER_GAME, REST, TurnOf, after, all_of, clause, draw, hexes, legal, legal_of,
    played, taken,
};

#[test]
fn b10_one_settlement_to_a_hex_and_only_on_land_that_is_built_on() {
    let turns: [TurnOf<'_>; 2] = [
        ("canyon", &["build 0,7", "build 0,8", "build 0,9"]),
        ("canyon", &[]),
    ];
    let game = played(2, FIRST_GAME, &turns);
    for (text, what) in [
        ("build 0,7", "taken"),
        ("build 0,3", "mountain"),
        ("build 3,0", "water"),
        ("build 3,3", "castle"),
        ("build 6,2", "location"),
    ] {
        assert_eq!(clause(&game, text), "B10", "{what}");
    }
    assert_eq!(clause(&game, "build 0,10"), "legal");
}

#[test]
fn b11_next_to_ones_own_if_there_is_room() {
    let game = played(2, FIRST_GAME, &[("canyon", &["build 5,1"])]);
    // 5,1 touches 5,2 and, below, the location 6,2 and 6,1.
    assert_eq!(legal_of(&game, "build"), ["5,2"]);
    assert_eq!(clause(&game, "build 0,7"), "B11");
    let game = after(&game, &["build 5,2"]);
    assert_eq!(legal_of(&game, "build"), ["6,3"], "checked anew");
}

#[test]
fn b11_anywhere_if_there_is_no_room() {
    let turns: [TurnOf<'_>; 3] = [
        ("canyon", &["build 5,1", "build 5,2", "build 6,3"]),
        ("flower", &["build 2,19", REST]),
        ("grass", &[]),
    ];
    let game = played(2, FIRST_GAME, &turns);
    assert_eq!(legal_of(&game, "build"), all_of(&game, Terrain::Grass));
    // The first settlement goes anywhere, the second beside it.
    let game = after(&game, &["build 7,14"]);
    assert_eq!(legal_of(&game, "build"), ["8,15"]);
}

#[test]
fn b11_a_neighbours_settlement_is_not_ones_own() {
    let turns: [TurnOf<'_>; 2] = [
        ("canyon", &["build 5,1", "build 5,2", "build 6,3"]),
        ("canyon", &[]),
    ];
    let game = played(2, FIRST_GAME, &turns);
    assert_eq!(legal_of(&game, "build"), all_of(&game, Terrain::Canyon));
}

/// Plays a game in which desert fills up: the seats use the oasis whenever they can, and they draw
/// desert while many of its hexes are free. Stops at the first position that `found` accepts.
fn fill_desert(
    seed: u64,
    mut found: impl FnMut(&KingdomBuilder, &[Event]) -> bool,
) -> Option<(KingdomBuilder, Vec<Event>)> {
    let options = KingdomBuilderOptions {
        boards: Some(
            [
                Location::Oasis,
                Location::Farm,
                Location::Oracle,
                Location::Harbor,
            ]
            .map(takht_kingdom_builder::Sector::upright),
        ),
        ..KingdomBuilderOptions::players(4)
    };
    let mut game = KingdomBuilder::new(&options).unwrap();
    let mut chance = Quick::new(seed);
    let (mut past, mut events, mut outcomes) = (Vec::new(), Vec::new(), Vec::new());
    // The oases are on the first board.
    let oases = hexes(&[(2, 7), (7, 5)]);
    while game.turn() != Turn::Over {
        let event = if game.turn() == Turn::Chance {
            outcomes.clear();
            game.outcomes(&mut outcomes);
            // Desert while many of its hexes are free and once none is; in between mostly other
            // terrains, so that desert cards remain.
            let free = game
                .map()
                .terrain(Terrain::Desert)
                .without(taken(&game))
                .count();
            let few = (1..8).contains(&free);
            let wanted = outcomes.iter().find(|(event, _)| match event {
                Event::Draw(_, Some(terrain)) => (*terrain == Terrain::Desert) != few,
                _ => false,
            });
            match wanted {
                Some((event, _)) if chance.below(3) > 0 => *event,
                _ => game.deal(&mut chance),
            }
        } else {
            events.clear();
            game.legal(&mut events);
            let wanted: Vec<Event> = events
                .iter()
                .filter(|event| match event {
                    Event::Build(at) => oases.touches(*at),
                    Event::Extra { by, .. } => *by == Location::Oasis,
                    _ => false,
                })
                .copied()
                .collect();
            let from = if wanted.is_empty() || chance.below(8) == 0 {
                &events
            } else {
                &wanted
            };
            from[chance.below(from.len() as u32) as usize]
        };
        game.play(event).unwrap();
        past.push(event);
        if found(&game, &past) {
            return Some((game, past));
        }
    }
    None
}

/// The first of many games in which a useless card comes up in this way.
fn redraw_due(found: impl Fn(&KingdomBuilder, &[Event]) -> bool) -> (KingdomBuilder, Vec<Event>) {
    let due = |game: &KingdomBuilder, past: &[Event]| {
        let mut outcomes = Vec::new();
        game.turn() == Turn::Chance
            && game.outcomes(&mut outcomes)
            && matches!(outcomes[0].0, Event::Redraw(_))
            && found(game, past)
    };
    (0..3_000)
        .find_map(|seed| fill_desert(seed, due))
        .expect("such a game is not that rare")
}

/// How many cards lie in the piles and the hands.
fn cards_on_the_table(game: &KingdomBuilder) -> u8 {
    let picture = game.picture();
    let held = takht_core::Seat::all(game.players())
        .filter(|&seat| game.hand(seat) != takht_kingdom_builder::Hand::Empty)
        .count() as u8;
    let played: u8 = picture.played.iter().map(|(_, count)| count).sum();
    picture.pile + played + held
}

#[test]
fn b12_a_card_of_no_use_is_replaced_at_once() {
    let (game, past) = redraw_due(|_, past| matches!(past.last(), Some(Event::Reveal(_))));
    assert_eq!(past.last().unwrap().to_string(), "reveal desert");
    assert!(all_of(&game, Terrain::Desert).is_empty());
    assert!(legal(&game).is_empty(), "nobody has a choice");
    assert_eq!(clause(&game, "build 0,0"), "B12");
    assert_eq!(clause(&game, "end"), "B12");
    assert_eq!(clause(&game, "draw 0 forest"), "B12");
    let on_the_table = cards_on_the_table(&game);
    let forest = after(&game, &["redraw forest"]);
    assert_eq!(forest.owed(), 3);
    assert_eq!(
        forest.open_card(),
        Some(Terrain::Forest),
        "the new card is the played one"
    );
    let legal = legal_of(&forest, "build");
    assert!(
        legal
            .iter()
            .all(|hex| all_of(&forest, Terrain::Forest).contains(hex))
    );
    // The useless card has left the game: the new one lies open, and no other card has moved.
    assert_eq!(cards_on_the_table(&forest), on_the_table - 1);
}

#[test]
fn b12_again_and_again_until_a_card_is_of_use() {
    let (game, _) = redraw_due(|game, _| clause(game, "redraw desert") == "legal");
    let again = after(&game, &["redraw desert"]);
    assert_eq!(again.turn(), Turn::Chance);
    let on_the_table = cards_on_the_table(&again);
    let forest = after(&again, &["redraw forest"]);
    assert_eq!(cards_on_the_table(&forest), on_the_table - 1);
    assert_eq!(forest.open_card(), Some(Terrain::Forest));
}

#[test]
fn b12_after_the_second_settlement_the_third_is_built_on_the_new_terrain() {
    let (game, past) = redraw_due(|_, past| {
        let builds = past
            .iter()
            .rev()
            .take_while(|event| matches!(event, Event::Build(_)));
        builds.count() == 2
    });
    assert!(matches!(
        past[past.len() - 3],
        Event::Reveal(Terrain::Desert) | Event::Extra { .. }
    ));
    let game = after(&game, &["redraw canyon"]);
    assert_eq!(game.owed(), 1);
    let tiles = legal(&game)
        .iter()
        .filter(|event| !event.starts_with("build"))
        .count();
    assert_eq!(tiles, 0, "still in the middle of the mandatory action");
    let build = legal(&game).pop().unwrap();
    let game = after(&game, &[&build]);
    assert_eq!(game.owed(), 0);
    assert_eq!(clause(&game, "end"), "legal");
}

#[test]
fn b12_an_extra_action_may_take_the_last_hex() {
    let (game, past) = redraw_due(|_, past| matches!(past.last(), Some(Event::Extra { .. })));
    assert!(past.last().unwrap().to_string().starts_with("oasis"));
    let game = after(&game, &["redraw canyon"]);
    assert_eq!(
        game.owed(),
        3,
        "nothing of the mandatory action had been built"
    );
}

#[test]
fn b12_not_once_the_mandatory_action_is_done() {
    let done = (0..3_000).find_map(|seed| {
        fill_desert(seed, |game, past| {
            let Some(seat) = game.turn().seat() else {
                return false;
            };
            let acts = game.open_card() == Some(Terrain::Desert) && game.owed() == 0;
            acts && game.supply(seat) > 0
                && all_of(game, Terrain::Desert).is_empty()
                && !matches!(past.last(), Some(Event::Reveal(_)))
        })
    });
    let (game, _) = done.expect("such a game is not that rare");
    assert_eq!(clause(&game, "end"), "legal");
    assert!(
        legal_of(&game, "oracle").is_empty(),
        "no hex of the card is free"
    );
}

#[test]
fn b12_cards_leave_one_by_one_and_none_returns_while_others_are_there() {
    // Most of this map stays free, so no card leaves the game: all 25 stay on the table.
    let mut game = played(4, OTHER_GAME, &[]);
    for _ in 0..40 {
        super::play_turn(&mut game, &[REST, "end"]);
        draw(&mut game, ANY);
        assert_eq!(cards_on_the_table(&game), 25);
    }
    // On a map that fills up, cards leave one by one, and none returns while others are left.
    let mut left = 25;
    fill_desert(1, |game, past| {
        let open = u8::from(game.open_card().is_some() && !matches!(past.last(), Some(Event::End)));
        let redrawing = game.turn() == Turn::Chance && open == 1;
        let now = cards_on_the_table(game) + if redrawing { 0 } else { open };
        // The first events deal the cards; after that the number of cards must never grow.
        if past.len() > 8 {
            assert!(now <= left, "{now} after {left}");
            left = now.min(left);
        }
        false
    });
}

#[test]
fn b11_every_tile_that_builds_keeps_to_it() {
    // Seat 0 gains the farm of 15,12 with 14,12; the farm builds next to its own settlements.
    let turns: [TurnOf<'_>; 3] = [
        ("grass", &["build 14,12", "build 14,11", "build 15,11"]),
        ("canyon", &["build 0,7", REST]),
        ("desert", &[]),
    ];
    let game = played(2, FIRST_GAME, &turns);
    assert_eq!(legal_of(&game, "farm"), ["15,10", "16,11", "16,12"]);
    assert_eq!(clause(&game, "farm 7,9"), "B11");
}
