//! Tests of the table.
#![allow(clippy::unwrap_used)]

use takht_core::fair::{Fair, Noted, SeenEvents, Unfair};
use takht_core::{Chance, OptionMap, Quick, Record, Seat, SeatName, Turn, Viewer};
use takht_games::GameId;
use takht_table::{BadTurn, Dealer, Origin, StaleTurn, Table, TableSetup};

fn setup(game: GameId) -> TableSetup {
    let mut options: OptionMap = [("players".to_owned(), 2.into())].into_iter().collect();
    if game == GameId::Capture {
        options.insert("round_limit".to_owned(), 12.into());
    }
    let viewers = Seat::all(2).map(Viewer::Seat).chain([Viewer::Guest]);
    TableSetup {
        game,
        options,
        seats: vec!["Ada".to_owned(), "bot:squire".to_owned()],
        viewers: viewers.collect(),
        dealer: Dealer::fair(Fair::new([5; 32], vec![vec![3; 16], Vec::new()])).unwrap(),
    }
}

/// A table after the opening of the game.
fn begun(game: GameId) -> Table {
    let mut table = Table::start(setup(game)).unwrap();
    let mut opening = table.stage();
    opening.open(None).unwrap();
    table.commit(opening, None).unwrap();
    table
}

/// Plays random turns until the game is over, and calls `look` after each.
fn to_the_end(table: &mut Table, seed: u64, mut look: impl FnMut(&Table)) {
    let mut chance = Quick::new(seed);
    while let Some(seat) = table.game().turn().seat() {
        let mut turn = table.stage();
        while turn.game().turn().seat() == Some(seat) && turn.game().forced().is_none() {
            let event = turn.game().sample(&mut chance).unwrap();
            turn.play(seat, &event).unwrap();
        }
        turn.play_due().unwrap();
        table.commit(turn, None).unwrap();
        look(table);
    }
}

#[test]
fn every_game_is_played_to_its_end_and_its_record_is_fair() {
    for &game in GameId::ALL {
        let mut table = begun(game);
        to_the_end(&mut table, 1, |table| {
            let fair = table.record(Viewer::Guest).fair.unwrap();
            assert_eq!(
                fair.get("seed").is_some(),
                table.is_over(),
                "secret till then"
            );
        });
        assert!(table.is_over());
        let record = table.record(Viewer::Guest);
        assert_eq!(record.events, table.events());
        assert_eq!(record.rules, Some(game.info().rules));
        for viewer in [Viewer::Guest, Viewer::Seat(Seat::default())] {
            let noted = Noted {
                seen: Some((viewer, SeenEvents::of(table.seen(viewer)))),
                ..Noted::default()
            };
            assert!(takht_games::verify(&record, &noted).unwrap() > 0);
        }
    }
}

#[test]
fn nobody_decides_what_the_rules_force() {
    for &game in GameId::ALL {
        let mut table = begun(game);
        to_the_end(&mut table, 2, |_| {});
        let mut again = takht_games::start(game, &table.game().options()).unwrap();
        for (event, origin) in table.events().iter().zip(table.origins()) {
            let expected = match (again.turn(), again.forced()) {
                (Turn::Seat(seat), Some(_)) => Origin::Table(seat),
                (Turn::Seat(seat), None) => Origin::Seat(seat),
                _ => Origin::Chance,
            };
            assert_eq!(*origin, expected, "{event}");
            again.play(event).unwrap();
        }
    }
}

#[test]
fn every_viewer_sees_what_they_may() {
    for &game in GameId::ALL {
        let mut table = begun(game);
        to_the_end(&mut table, 3, |table| {
            for viewer in [Viewer::Guest, Viewer::Seat(Seat::default())] {
                let mut whole = takht_games::start(game, &table.game().options()).unwrap();
                let seen = table.events().iter().map(|event| {
                    let seen = whole.seen_by(event, viewer).unwrap();
                    whole.play(event).unwrap();
                    seen
                });
                assert!(seen.eq(table.seen(viewer).iter().cloned()));
            }
        });
        assert!(table.seen(Viewer::Table).is_empty(), "nobody asked for it");
    }
}

#[test]
fn a_draft_changes_nothing_and_is_committed_once() {
    let mut table = begun(GameId::Kingdomino);
    let seat = table.game().turn().seat().unwrap();
    let other = Seat::new(1 - seat.index()).unwrap();
    let before = table.events().to_vec();
    let mut turn = table.stage();
    let event = turn.game().legal()[0].clone();
    assert_eq!(turn.play(other, &event), Err(BadTurn::NotTheirTurn));
    let refused = turn.play(seat, "pick 49").unwrap_err();
    assert!(matches!(refused, BadTurn::Refused(_)), "{refused:?}");
    assert!(turn.is_empty());
    turn.play(seat, &event).unwrap();
    assert_eq!(turn.events(), [event]);
    assert_eq!(table.events(), before);
    table.commit(turn.clone(), None).unwrap();
    let stale = table.commit(turn, None).unwrap_err();
    let (staged, ply) = (before.len(), before.len() + 1);
    assert_eq!(stale, StaleTurn { staged, table: ply });
}

#[test]
fn what_stand_ins_play_is_written_down() {
    let mut table = begun(GameId::Kingdomino);
    let seat = table.game().turn().seat().unwrap();
    let ply = table.ply();
    let mut turn = table.stage();
    let event = turn.game().legal()[0].clone();
    turn.play(seat, &event).unwrap();
    turn.play_due().unwrap();
    let by = SeatName::Bot("knight").to_string();
    table.commit(turn, Some(&by)).unwrap();
    assert_eq!(table.stand_ins().get(&ply), Some(&by));
    assert_eq!(table.stand_ins().len(), 1, "what is dealt is nobody's");
    assert_eq!(table.record(Viewer::Table).by, *table.stand_ins());
}

#[test]
fn choices_are_taken_back_until_something_was_revealed() {
    let mut table = begun(GameId::Kingdomino);
    let mut chance = Quick::new(4);
    let person = |seat: Seat| seat == Seat::default();
    let (mut undone, mut kept) = (0, 0);
    while let Some(seat) = table.game().turn().seat() {
        let before = (table.events().to_vec(), table.game().legal());
        let event = before.1[chance.below(before.1.len() as u32) as usize].clone();
        let mut turn = table.stage();
        turn.play(seat, &event).unwrap();
        turn.play_due().unwrap();
        let dealt = turn.events().len() > 1 && turn.game().turn() != Turn::Over;
        table.commit(turn, None).unwrap();
        let after = table.events().to_vec();
        let back = table.undo(before.0.len(), person);
        let may = person(seat) && !table.origins()[before.0.len()..].contains(&Origin::Chance);
        if back.is_some() {
            assert!(may && !dealt);
            assert_eq!(back.as_deref(), Some(event.as_str()));
            assert_eq!((table.events().to_vec(), table.game().legal()), before);
            undone += 1;
            table.play(&event).unwrap();
        } else {
            assert!(!person(seat) || dealt, "{event} could be taken back");
            assert_eq!(table.events(), after);
            kept += 1;
        }
        let mut due = table.stage();
        due.play_due().unwrap();
        table.commit(due, None).unwrap();
    }
    assert!(undone > 5 && kept > 5, "{undone} {kept}");
}

#[test]
fn what_was_before_is_not_taken_back() {
    let mut table = begun(GameId::Kingdomino);
    let event = table.game().legal()[0].clone();
    table.play(&event).unwrap();
    assert_eq!(table.undo(table.ply(), |_| true), None);
    assert_eq!(table.undo(0, |_| false), None);
    assert_eq!(table.undo(0, |_| true), Some(event));
}

#[test]
fn layouts_come_from_the_seed_of_the_deals() {
    let open = |seed: u8| {
        let mut setup = setup(GameId::Capture);
        setup.dealer = Dealer::fair(Fair::new([seed; 32], vec![vec![3; 16], Vec::new()])).unwrap();
        let mut opening = Table::start(setup).unwrap().stage();
        opening.open(Some("random")).unwrap();
        opening.events().to_vec()
    };
    assert_eq!(open(1), open(1));
    assert_ne!(open(1), open(2));
}

/// A finished game of Capture on a random map, at a table with the fair dealer.
fn on_a_random_map(fair: Fair) -> Table {
    let mut setup = setup(GameId::Capture);
    setup.dealer = Dealer::fair(fair).unwrap();
    let mut table = Table::start(setup).unwrap();
    let mut opening = table.stage();
    opening.open(Some("random")).unwrap();
    table.commit(opening, None).unwrap();
    to_the_end(&mut table, 8, |_| {});
    table
}

#[test]
fn a_layout_is_verified_with_the_deals() {
    let fair = Fair::new([5; 32], vec![vec![3; 16], Vec::new()]).with_layout(Some("random"));
    let key = fair.key().unwrap();
    let table = on_a_random_map(fair);
    let record = table.record(Viewer::Guest);
    let verify = |record: &Record| takht_games::verify(record, &Noted::default());
    assert!(verify(&record).unwrap() > 0);
    // The layout comes from stream 2^63 of the key.
    let mut begun = takht_games::begin(&record).unwrap();
    begun.play(&record.events[0]).unwrap();
    let laid_out = begun.lay_out("random", &mut key.event(1 << 63));
    assert_eq!(record.events[1..=laid_out.len()], laid_out);
    // The last base of the layout on another square, with nothing after it.
    let mut forged = record.clone();
    forged.events.truncate(laid_out.len());
    let legal = takht_games::open(&forged).unwrap().legal();
    let was = &laid_out[laid_out.len() - 1];
    let other = legal.into_iter().find(|event| event != was).unwrap();
    forged.events.push(other.clone());
    let expected = Unfair::Differs {
        index: laid_out.len(),
        text: other,
        drawn: was.clone(),
    };
    assert_eq!(verify(&forged), Err(expected));
}

#[test]
fn a_table_of_scheme_1_goes_on_in_scheme_1() {
    let sealed = Fair::new([5; 32], vec![vec![3; 16], Vec::new()]);
    let unsealed = Fair {
        sealed: None,
        ..sealed.clone()
    };
    let record = on_a_random_map(unsealed).record(Viewer::Guest);
    assert_eq!(record.fair.as_ref().unwrap()["scheme"], 1);
    assert!(takht_games::verify(&record, &Noted::default()).unwrap() > 0);
    let newer = on_a_random_map(sealed).record(Viewer::Guest);
    assert_eq!(record.events[0], newer.events[0], "deals have the same key");
    assert_ne!(
        record.events[1..20],
        newer.events[1..20],
        "layouts have not"
    );
}

#[test]
fn a_replayed_table_is_the_same() {
    for &game in GameId::ALL {
        let mut table = begun(game);
        to_the_end(&mut table, 6, |_| {});
        let record = table.record(Viewer::Table);
        let mut again = Table::start(setup(game)).unwrap();
        again.replay(&record.events, &record.by).unwrap();
        assert_eq!(again.record(Viewer::Table), record);
    }
}

#[test]
fn bad_tables_are_refused() {
    let mut few = setup(GameId::Kingdomino);
    few.seats.pop();
    assert!(Table::start(few).is_err());
    let mut many = setup(GameId::Kingdomino);
    many.options.insert("players".to_owned(), 9.into());
    assert!(Table::start(many).is_err());
    let mut table = begun(GameId::Kingdomino);
    let before = table.record(Viewer::Table);
    assert!(table.replay(&["pick 77".to_owned()], &before.by).is_err());
    assert_eq!(table.record(Viewer::Table), before);
    let secret = Fair::new([1; 32], Vec::new()).without_seed();
    assert!(Dealer::fair(secret).is_err());
    let _: Record = before;
}
