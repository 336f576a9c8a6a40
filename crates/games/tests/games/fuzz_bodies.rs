//! The bodies of the fuzz targets. The tests run them on less input.

use takht_core::fair::Noted;
use takht_core::{Chance, Game, OptionMap, Quick, Record, Setup, Turn, records};
use takht_games::{GameId, Visitor, visit};

/// Reading ends for any bytes. A record that is read can be written and read again, and it plays or
/// is refused.
pub(crate) fn record(bytes: &[u8]) {
    for record in records(bytes).flatten() {
        let again = Record::read(record.to_line().as_bytes());
        assert_eq!(again.as_ref(), Ok(&record));
        let again: Vec<_> = records(record.to_pretty().as_bytes()).collect();
        assert_eq!(again, [Ok(record.clone())]);
        match takht_games::open(&record) {
            Ok(game) => {
                game.scores();
                game.ranking();
                game.picture();
                assert_eq!(game.legal().is_empty(), game.turn().seat().is_none());
            }
            Err(error) => assert!(!error.message().id.is_empty()),
        }
        let _ = takht_games::verify(&record, &Noted::default());
    }
}

/// Any text is refused, or is an event that can be written and read again.
pub(crate) fn notation(bytes: &[u8]) {
    struct Read<'a>(&'a str);
    impl Visitor for Read<'_> {
        type Output = ();
        fn visit<G: Game>(self, options: &G::Options) {
            let Ok(event) = self.0.parse::<G::Event>() else {
                return;
            };
            let written = event.to_string();
            assert_eq!(written.parse().as_ref(), Ok(&event), "{written}");
            let mut game = G::new(options).unwrap();
            let before = game.clone();
            game.tell(event);
            if game.play(event).is_err() {
                assert_eq!(game, before);
            }
        }
    }
    let text = String::from_utf8_lossy(bytes);
    for &game in GameId::ALL {
        visit(game, &OptionMap::new(), Read(&text)).unwrap();
    }
}

/// The bytes choose a setup and then one event after another, until they run out. The game must
/// accept every event that it lists as legal.
pub(crate) fn legal_is_legal(bytes: &[u8]) {
    let [which, seed, choices @ ..] = bytes else {
        return;
    };
    let setups: Vec<(GameId, Setup)> = GameId::ALL
        .iter()
        .flat_map(|&game| game.setups().into_iter().map(move |setup| (game, setup)))
        .collect();
    let (game, setup) = &setups[usize::from(*which) % setups.len()];
    let mut game = takht_games::start(*game, &setup.options).unwrap();
    let mut chance = Quick::new((*seed).into());
    for &choice in choices {
        match game.turn() {
            Turn::Over => return,
            Turn::Chance => {
                let event = game.deal(&mut chance).unwrap();
                game.play(&event).unwrap();
            }
            Turn::Seat(_) => {
                let legal = game.legal();
                // At most about 64 of them.
                for event in legal.iter().step_by(1 + legal.len() / 64) {
                    assert_eq!(game.clone().play(event).as_ref(), Ok(event));
                }
                let sampled = game.sample(&mut chance).unwrap();
                assert!(legal.contains(&sampled), "{sampled}");
                game.play(&legal[usize::from(choice) % legal.len()])
                    .unwrap();
                // Events that are rarely legal; a refused one must not change the game.
                let (row, column) = (choice % 20, chance.below(20));
                for strange in [
                    format!("place {} {choice},0 0,{choice}", chance.below(60)),
                    format!("build {row},{column}"),
                    format!("barn {row},{column} {column},{row}"),
                    format!("draw {} ?", chance.below(4)),
                    format!("move {row},-{column}"),
                    format!("large {row},{column} {row},{row}"),
                ] {
                    let (turn, scores) = (game.turn(), game.scores());
                    if game.clone().play(&strange).is_err() {
                        assert!(game.play(&strange).is_err());
                        assert_eq!((game.turn(), game.scores()), (turn, scores));
                    }
                }
            }
        }
    }
}
