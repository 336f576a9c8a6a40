//! Fair deals of every game, records of both schemes, and versions of the rules.

use takht_core::fair::{Fair, Noted, SeenEvents, Unfair};
use takht_core::{OptionMap, Quick, Record, RecordError, Seat, Turn, Viewer, records};
use takht_games::{GameId, begin, open, start, verify};

/// Whole games that programs wrote before seals were known: a kingdomino, a kingdom-builder, and a capture
/// with the layout `random`.
const SCHEME_1: &[u8] = include_bytes!("../scheme-1.jsonl");

fn scheme_1() -> Vec<Record> {
    records(SCHEME_1).map(Result::unwrap).collect()
}

/// A whole game of two players, of whom the second is a bot. The key draws the deals and the layout.
fn fair_game(id: GameId, layout: Option<&str>) -> Record {
    let mut options: OptionMap = [("players".to_owned(), 2.into())].into_iter().collect();
    if id == GameId::Capture {
        options.insert("round_limit".to_owned(), 6.into());
    }
    let fair = Fair::new([5; 32], vec![vec![3; 16], Vec::new()]).with_layout(layout);
    let key = fair.key().unwrap();
    let mut game = start(id, &options).unwrap();
    let mut record = Record {
        game: id.name().to_owned(),
        rules: Some(id.info().rules),
        options: game.options(),
        fair: Some(fair.to_value()),
        ..Record::default()
    };
    let (mut dealt, mut chance, mut layout) = (0, Quick::new(1), layout);
    loop {
        let events = match game.turn() {
            Turn::Chance => {
                dealt += 1;
                vec![game.deal(&mut key.event(dealt - 1)).unwrap()]
            }
            Turn::Seat(_) => match layout.take() {
                Some(layout) => game.lay_out(layout, &mut key.event(1 << 63)),
                None => vec![game.sample(&mut chance).unwrap()],
            },
            Turn::Over => return record,
        };
        for event in events {
            record.events.push(game.play(&event).unwrap());
        }
    }
}

fn alone(record: &Record) -> Result<usize, Unfair> {
    verify(record, &Noted::default())
}

#[test]
fn deals_of_every_game_are_verified_alone_and_by_notes() {
    for &id in GameId::ALL {
        let record = fair_game(id, None);
        let deals = alone(&record).unwrap();
        assert!(deals > 0);
        for viewer in [Viewer::Guest, Viewer::Seat(Seat::default())] {
            let mut game = begin(&record).unwrap();
            let mut seen = SeenEvents::default();
            for event in &record.events {
                seen.push(&game.seen_by(event, viewer).unwrap());
                game.play(event).unwrap();
            }
            let noted = Noted {
                seen: Some((viewer, seen)),
                ..Noted::default()
            };
            assert_eq!(verify(&record, &noted), Ok(deals), "{id}");
            let mut other = record.clone();
            // The last event that a seat decides is not drawn: only those who saw it know it.
            other.events.pop();
            let count = record.events.len();
            let unfair = verify(&other, &noted);
            assert_eq!(unfair, Err(Unfair::OtherEvents(count)), "{id}");
        }
    }
}

#[test]
fn a_layout_is_drawn_from_the_key_and_verified() {
    for layout in GameId::Capture.layouts() {
        let record = fair_game(GameId::Capture, Some(layout));
        assert!(alone(&record).unwrap() > 0, "{layout}");
        let named = record.fair.as_ref().unwrap()["layout"].as_str();
        assert_eq!(named, Some(*layout), "the record says which layout it is");
    }
}

#[test]
fn a_changed_layout_is_found() {
    let record = fair_game(GameId::Capture, Some("random"));
    let first = |text: &str| {
        let found = record
            .events
            .iter()
            .position(|event| event.starts_with(text));
        found.unwrap()
    };
    // Another legal event in place of one of the layout; the game ends there, since later ones may not fit.
    for index in [first("tile 0,0") + 1, first("small"), first("base")] {
        let mut begun = record.clone();
        begun.events.truncate(index);
        let game = open(&begun).unwrap();
        let was = &record.events[index];
        let other = game.legal().into_iter().find(|event| event != was);
        let mut forged = begun.clone();
        forged.events.extend(other.clone());
        match alone(&forged) {
            Err(Unfair::Differs {
                index: found,
                text,
                drawn,
            }) => assert_eq!((found, Some(text), &drawn), (index, other, was)),
            verified => panic!("{verified:?} at {index}"),
        }
        assert!(alone(&begun).is_ok(), "as far as it goes it is fair");
    }
    // A record that claims another layout, or a layout that its game does not have.
    let claims = |layout: &str| {
        let mut forged = record.clone();
        forged.fair.as_mut().unwrap()["layout"] = layout.into();
        alone(&forged).unwrap_err()
    };
    assert!(matches!(claims("river"), Unfair::Differs { .. }));
    assert_eq!(claims("spiral"), Unfair::Malformed("layout"));
    let mut laid_by_hand = fair_game(GameId::Kingdomino, None);
    laid_by_hand.fair.as_mut().unwrap()["layout"] = "river".into();
    assert_eq!(alone(&laid_by_hand), Err(Unfair::Malformed("layout")));
}

#[test]
fn records_of_scheme_1_are_read_and_verified() {
    let records = scheme_1();
    let games: Vec<&str> = records.iter().map(|record| record.game.as_str()).collect();
    assert_eq!(games, ["kingdomino", "kingdom-builder", "capture"]);
    for record in &records {
        assert_eq!(record.rules, None);
        let fair = Fair::read(record.fair.as_ref().unwrap()).unwrap();
        assert!(fair.sealed.is_none());
        assert_eq!(Some(fair.to_value()), record.fair, "it stays as it is");
        assert!(alone(record).unwrap() > 0);
        assert_eq!(open(record).unwrap().turn(), Turn::Over);
        let noted = Noted {
            commit: Some(fair.commit),
            nonces: [(0, fair.nonces[0].clone())].into_iter().collect(),
            ..Noted::default()
        };
        assert!(verify(record, &noted).is_ok());
        let mut changed = record.clone();
        changed.fair.as_mut().unwrap()["seed"] = "00".repeat(32).into();
        assert_eq!(alone(&changed), Err(Unfair::Commitment));
    }
}

#[test]
fn layouts_of_scheme_1_are_drawn_as_they_were() {
    let record = scheme_1().pop().unwrap();
    let fair = Fair::read(record.fair.as_ref().unwrap()).unwrap();
    let mut game = begin(&record).unwrap();
    game.play(&record.events[0]).unwrap();
    let laid_out = fair
        .lay_out(|chance| game.lay_out("random", chance))
        .unwrap();
    assert_eq!(record.events[1..=laid_out.len()], laid_out);
    assert!(laid_out.len() > 30);
}

#[test]
fn rules_of_another_version_are_an_error_for_every_game() {
    for &id in GameId::ALL {
        let known = id.info().rules;
        let mut record = fair_game(id, None);
        assert_eq!(record.rules, Some(known));
        record.rules = Some(known + 1);
        let expected = RecordError::Rules {
            game: id.name(),
            got: known + 1,
            known,
        };
        assert_eq!(open(&record).err().as_ref(), Some(&expected));
        assert_eq!(begin(&record).err().as_ref(), Some(&expected));
        assert_eq!(alone(&record), Err(Unfair::Record(expected)));
    }
}
