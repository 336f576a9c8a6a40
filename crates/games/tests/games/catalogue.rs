//! Tests every game of the catalogue by name, through [`AnyGame`](takht_games::AnyGame).

use serde_json::json;
use takht_core::{OptionMap, Quick, RecordError, Turn, Viewer};
use takht_games::{GameId, start};

#[test]
fn every_setup_of_every_game_can_be_played_to_the_end() {
    let mut chance = Quick::new(3);
    for &id in GameId::ALL {
        assert_eq!(GameId::of_name(id.name()), Ok(id));
        for setup in id.setups() {
            let mut game = start(id, &setup.options).unwrap();
            assert_eq!(game.id(), id);
            let names: Vec<&String> = setup.options.keys().collect();
            assert!(names.iter().all(|name| game.options().contains_key(*name)));
            while game.turn() != Turn::Over {
                let event = match game.turn() {
                    Turn::Chance => game.deal(&mut chance),
                    _ => game.sample(&mut chance),
                };
                let event = event.unwrap();
                assert_eq!(game.seen_by(&event, Viewer::Table).as_ref(), Ok(&event));
                let copy = game.clone();
                assert_eq!(game.play(&event), Ok(event));
                assert!(copy.turn() != Turn::Over, "a copy stays where it was");
            }
            assert_eq!(
                (game.deal(&mut chance), game.sample(&mut chance)),
                (None, None)
            );
            assert_eq!(game.scores().len(), game.players());
        }
    }
}

#[test]
fn unknown_games_and_options_are_refused() {
    let chess = GameId::of_name("chess");
    assert!(matches!(chess, Err(RecordError::Game { .. })));
    assert!(serde_json::from_str::<GameId>("\"chess\"").is_err());
    let mut options = OptionMap::new();
    options.insert("players".to_owned(), json!(9));
    assert!(matches!(
        start(GameId::Kingdomino, &options),
        Err(RecordError::Options(_))
    ));
}

#[test]
fn every_combination_of_kingdomino_options_that_the_rules_allow_starts() {
    let mut started = 0;
    for bits in 0..16 {
        for players in 2..=4 {
            let flag = |i: u32| json!(bits >> i & 1 == 1);
            let options = json!({
                "players": players, "mighty_duel": flag(0), "middle_kingdom": flag(1),
                "harmony": flag(2), "dynasty": flag(3),
            });
            let game = start(GameId::Kingdomino, options.as_object().unwrap());
            let allowed = players == 2 || bits & 1 == 0;
            assert_eq!(game.is_ok(), allowed, "{options}");
            if let Ok(game) = game {
                assert_eq!(&game.options(), options.as_object().unwrap());
                started += 1;
            }
        }
    }
    assert_eq!(started, 16 + 8 + 8);
}
