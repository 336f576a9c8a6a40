//! What the fuzz targets do with their bytes. The tests do the same with fewer of them.

use takht_core::{Chance, Game, OptionMap, Quick, Record, Setup, Turn, records};
use takht_games::{GameId, Visitor, visit};

/// Whatever the bytes are, reading them ends; what is read survives being written, and plays or is
/// refused.
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
        let _ = takht_games::verify(&record);
    }
}

/// Whatever the text is, it is an event that survives being written, or it is refused.
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

/// Bytes choose a setup and then event after event; every legal event is legal, and the game goes
/// on until they run out.
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
                // All of them, or of very many some.
                for event in legal.iter().step_by(1 + legal.len() / 64) {
                    assert_eq!(game.clone().play(event).as_ref(), Ok(event));
                }
                let sampled = game.sample(&mut chance).unwrap();
                assert!(legal.contains(&sampled), "{sampled}");
                game.play(&legal[usize::from(choice) % legal.len()])
                    .unwrap();
                // Something that is hardly ever legal, to be refused without a trace.
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
