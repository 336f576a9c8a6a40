//! Every bot of every game plays legally and repeatably, and does not see secrets.

use takht_bots::{Budget, NoBot, View, names, sit};
use takht_core::{Chance, Game, OptionMap, Quick, Seat, Turn};
use takht_games::{GameId, start};
use takht_kingdom_builder::{Hand, KingdomBuilder, KingdomBuilderOptions};

/// Plays a game of a bot against random events, as text, and returns the bot's choices.
fn play(name: &str, game: GameId, options: &OptionMap, seed: u64) -> Vec<String> {
    let seat = Seat::default();
    let mut player = sit(name, game, options, seat, seed).unwrap();
    let mut table = start(game, options).unwrap();
    let mut chance = Quick::new(99);
    let mut chosen = Vec::new();
    while table.turn() != Turn::Over && chosen.len() < 60 {
        let event = match table.turn() {
            Turn::Seat(acting) if acting == seat => {
                let event = player.choose(&Budget::Iterations(4));
                assert!(table.legal().contains(&event), "{name} in {game}: {event}");
                chosen.push(event.clone());
                event
            }
            Turn::Chance => table.deal(&mut chance).unwrap(),
            _ => table.sample(&mut chance).unwrap(),
        };
        player.watch(&event).unwrap();
        table.play(&event).unwrap();
    }
    chosen
}

#[test]
fn every_bot_plays_every_game_and_the_same_seed_plays_the_same() {
    for &game in GameId::ALL {
        for setup in game.setups() {
            for name in names(game) {
                let first = play(name, game, &setup.options, 1);
                assert_eq!(first, play(name, game, &setup.options, 1), "{name}");
                assert!(first.len() > 5);
            }
        }
    }
}

#[test]
fn unknown_bots_and_games_are_refused() {
    let options = OptionMap::new();
    let sits = |name, game, options: &OptionMap| sit(name, game, options, Seat::default(), 1).err();
    assert!(matches!(
        sits("deep-blue", GameId::Kingdomino, &options),
        Some(NoBot::Unknown { .. })
    ));
    assert!(matches!(
        sits("brawler", GameId::Kingdomino, &options),
        Some(NoBot::Unknown { .. })
    ));
    let mut too_many = OptionMap::new();
    too_many.insert("players".to_owned(), 9.into());
    assert!(matches!(
        sits("random", GameId::Kingdomino, &too_many),
        Some(NoBot::Game(_))
    ));
}

/// Two tables that differ only in the card of seat 1 give seat 0 the same view, so a bot answers the same.
#[test]
fn a_view_holds_nothing_its_seat_may_not_know() {
    let options = KingdomBuilderOptions::first_game(2);
    let view_of = |card: &str| {
        let mut view = View::<KingdomBuilder>::new(&options, Seat::default()).unwrap();
        let card = format!("draw 1 {card}");
        for event in [
            "boards tavern paddock oasis farm",
            "cards fishermen knights merchants",
            "first 0",
            "draw 0 grass",
            &card,
        ] {
            view.watch(event.parse().unwrap()).unwrap();
        }
        view
    };
    let (one, other) = (view_of("desert"), view_of("forest"));
    assert_eq!(one.game(), other.game());
    let rival = Seat::new(1).unwrap();
    assert_eq!(one.game().hand(rival), Hand::Hidden);
    let mut seen = std::collections::BTreeSet::new();
    let mut chance = Quick::new(1);
    for _ in 0..200 {
        let guess = one.guess(&mut chance);
        seen.insert(format!("{:?}", guess.hand(rival)));
        assert_eq!(guess.turn(), one.game().turn());
    }
    assert_eq!(seen.len(), 5, "any terrain may be behind it");
    assert!(chance.below(2) < 2);
}
