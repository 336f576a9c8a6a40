//! A game as one device sees it: staging, confirming, resuming, and tables of the server.
#![allow(clippy::unwrap_used)]

use std::fs;
use std::path::Path;

use takht_core::fair::{Noted, SeenEvents, Unfair};
use takht_core::{Chance, OptionMap, Quick, Seat, Turn, Viewer};
use takht_games::GameId;
use takht_web::session::{Dice, Session, Waits};

struct Counting(u8);

impl Dice for Counting {
    fn fill(&mut self, bytes: &mut [u8]) {
        for byte in bytes {
            self.0 = self.0.wrapping_add(1);
            *byte = self.0;
        }
    }
}

fn two(seats: [&str; 2]) -> Session {
    let seats = seats.map(str::to_owned).to_vec();
    let options = [("players".to_owned(), 2.into())].into_iter().collect();
    Session::start(GameId::Kingdomino, &options, seats, None, &mut Counting(0)).unwrap()
}

/// Plays at random to the end, and checks every step.
fn to_the_end(session: &mut Session, mut at_each: impl FnMut(&mut Session)) {
    let mut chance = Quick::new(3);
    loop {
        at_each(session);
        match session.waits() {
            Waits::Person(_) => {
                let event = session.game().sample(&mut chance).unwrap();
                session.stage(&event).unwrap();
            }
            Waits::Confirmation(_) => session.confirm(),
            Waits::Due => session.play_next_due().unwrap(),
            Waits::Bot(..) => {
                let event = session.game().sample(&mut chance).unwrap();
                session.play_final(&event).unwrap();
            }
            Waits::Other(_) | Waits::Server | Waits::Nothing => return,
        }
    }
}

#[test]
fn a_turn_can_be_taken_back_until_it_is_confirmed() {
    let mut session = two(["Ada", "Bo"]);
    let mut chance = Quick::new(8);
    to_the_end(&mut session, |session| {
        let (events, waits) = (session.all_events(), session.waits());
        if matches!(waits, Waits::Person(_)) && chance.below(2) == 0 {
            let event = session.game().sample(&mut chance).unwrap();
            session.stage(&event).unwrap();
            assert!(session.is_staged());
            session.undo();
            assert_eq!(session.all_events(), events);
            assert_eq!(session.waits(), waits);
        }
    });
    let confirmed = session.events().len();
    session.undo();
    session.restart_turn();
    assert_eq!(session.events().len(), confirmed, "what is final stays");
    assert_eq!(session.told().len(), confirmed);
}

#[test]
fn a_game_survives_at_any_moment() {
    let mut session = two(["Ada", "bot:novice"]);
    let mut seen = 0;
    to_the_end(&mut session, |session| {
        let again = Session::resume(&session.to_text().unwrap()).unwrap();
        assert_eq!(again.to_text(), session.to_text());
        assert_eq!(again.waits(), session.waits());
        assert_eq!(again.game().legal(), session.game().legal());
        assert_eq!(again.is_staged(), session.is_staged());
        seen += 1;
    });
    assert!(seen > 30);
}

#[test]
fn deals_are_fair_and_the_seed_comes_with_the_end() {
    let mut session = two(["Ada", "bot:novice"]);
    let seed = |session: &Session| session.record().fair.unwrap()["seed"].is_string();
    assert!(!seed(&session));
    to_the_end(&mut session, |_| {});
    assert!(seed(&session));
    assert!(takht_games::verify(&session.record(), &Noted::default()).unwrap() > 5);
}

#[test]
fn what_is_not_legal_changes_nothing() {
    let mut session = two(["Ada", "Bo"]);
    let before = session.to_text();
    assert!(session.stage("pick 49").is_err());
    assert!(session.stage("nonsense").is_err());
    assert_eq!(session.to_text(), before);
    assert!(Session::resume("{}").is_err());
    assert!(Session::resume("no").is_err());
    let broken = before.unwrap().replace("kings", "queens");
    assert!(Session::resume(&broken).is_err());
}

fn begin(game: GameId, layout: Option<&str>, seats: [&str; 2]) -> Session {
    let seats = seats.map(str::to_owned).to_vec();
    let mut options: OptionMap = [("players".to_owned(), 2.into())].into_iter().collect();
    if game == GameId::Capture {
        options.insert("round_limit".to_owned(), 5.into());
    }
    Session::start(game, &options, seats, layout, &mut Counting(9)).unwrap()
}

#[test]
fn what_leaves_no_choice_is_played_by_the_table() {
    let session = begin(GameId::KingdomBuilder, None, ["Ada", "Bo"]);
    let last = session.events().last().unwrap();
    assert!(last.starts_with("reveal "), "{last}");
    assert!(matches!(session.waits(), Waits::Person(_)));
    assert!(!session.is_staged(), "what was revealed is not taken back");
}

/// The events as one viewer may see them.
fn views(served: &Session, viewer: Viewer) -> Vec<String> {
    let mut game = takht_games::start(served.game().id(), &served.options()).unwrap();
    let seen = served.events().iter().map(|event| {
        let seen = game.seen_by(event, viewer).unwrap();
        game.play(event).unwrap();
        seen
    });
    seen.collect()
}

fn hear(session: &mut Session, told: &[String]) {
    let from = session.received().saturating_sub(2);
    assert!(session.receive(from, &told[from..]));
    while session.arrive().unwrap().left > 0 {}
    assert_eq!(session.received(), told.len());
}

#[test]
fn at_a_server_everyone_folds_what_they_are_told_and_sends_what_they_play() {
    for (game, layout) in [
        (GameId::Kingdomino, None),
        (GameId::KingdomBuilder, None),
        (GameId::Capture, GameId::Capture.layouts().first().copied()),
    ] {
        // The server deals. Two people at other devices and a spectator each see their own view.
        let mut served = begin(game, layout, ["Ada", "Bo"]);
        let seats = served.seats().to_vec();
        let eyes = Seat::all(2).map(Some).chain([None]);
        let mut all: Vec<_> = eyes
            .map(|seat| {
                let options = served.options();
                Session::at_server(game, &options, seats.clone(), seat, None).unwrap()
            })
            .collect();
        let mut chance = Quick::new(4);
        while served.waits() != Waits::Nothing {
            if served.waits() == Waits::Due {
                served.play_next_due().unwrap();
                continue;
            }
            for session in &mut all {
                let told = views(&served, session.viewer());
                hear(session, &told);
                assert!(
                    !session.receive(told.len() + 1, &told),
                    "something is missing"
                );
            }
            let Waits::Person(seat) = served.waits() else {
                panic!("{:?}", served.waits());
            };
            for session in &all {
                let own = session.is_here(seat);
                assert_eq!(session.waits() == Waits::Person(seat), own);
                assert_eq!(session.waits() == Waits::Other(seat), !own);
            }
            let own = &mut all[seat.index()];
            while own.waits() == Waits::Person(seat) {
                let event = own.game().sample(&mut chance).unwrap();
                own.stage(&event).unwrap();
            }
            assert_eq!(own.waits(), Waits::Confirmation(seat));
            let (ply, turn) = own.send().unwrap();
            assert_eq!((own.waits(), own.send()), (Waits::Server, None));
            assert_eq!(ply, served.events().len());
            // Now and then a turn is lost, and a bot plays instead.
            if chance.below(9) == 0 {
                own.restart_turn();
                let event = served.game().sample(&mut chance).unwrap();
                served.play_final(&event).unwrap();
                continue;
            }
            for event in turn {
                served.stage(&event).unwrap();
            }
            served.confirm();
        }
        for session in &mut all {
            let told = views(&served, session.viewer());
            hear(session, &told);
            assert_eq!(session.waits(), Waits::Nothing);
            assert_eq!(session.game().scores(), served.game().scores());
            // What each of them was shown is what the record says.
            let seen = |events: &[String]| {
                let seen = Some((session.viewer(), SeenEvents::of(events)));
                let noted = Noted {
                    seen,
                    ..Noted::default()
                };
                takht_games::verify(&served.record(), &noted)
            };
            assert!(seen(&told[..told.len() / 2]).unwrap() > 0);
            assert!(seen(&told).unwrap() > 0);
            let mut other = told.clone();
            other[1].push('1');
            assert_eq!(seen(&other), Err(Unfair::OtherEvents(told.len())));
        }
    }
}

#[test]
fn cards_of_others_are_not_told() {
    let drawn = |session: &Session, id: &str| {
        let told = session.told();
        told.filter(|message| message.id == id).count()
    };
    for (seats, own) in [(["Ada", "Bo"], 0), (["Ada", "bot:novice"], 1)] {
        let session = begin(GameId::KingdomBuilder, None, seats);
        assert_eq!(drawn(&session, "kingdom-builder-tell-draw"), own);
        assert_eq!(drawn(&session, "kingdom-builder-tell-draw-hidden"), 2 - own);
        let record = session.record();
        let hidden = record.events.iter().filter(|event| event.ends_with('?'));
        assert_eq!(hidden.count(), 2 - own, "nor written into a file");
        takht_games::open(&record).unwrap();
    }
}

#[test]
fn a_layout_is_laid_at_once_and_everything_else_by_hand() {
    let by_hand = begin(GameId::Capture, None, ["Ada", "Bo"]);
    assert!(by_hand.game().legal()[0].starts_with("tile "));
    for layout in GameId::Capture.layouts() {
        let laid = begin(GameId::Capture, Some(layout), ["Ada", "Bo"]);
        assert!(!laid.is_staged());
        let acts = laid.game().legal().into_iter();
        assert!(
            acts.take(1).all(|act| !act.starts_with("tile ")),
            "{layout}"
        );
    }
}

#[test]
fn every_game_comes_to_its_end_with_fair_deals() {
    for game in [GameId::Kingdomino, GameId::KingdomBuilder, GameId::Capture] {
        let mut session = begin(game, None, ["Ada", "Bo"]);
        to_the_end(&mut session, |_| {});
        assert_eq!(session.game().turn(), Turn::Over);
        assert!(takht_games::verify(&session.record(), &Noted::default()).unwrap() > 0);
    }
}

/// The source of every file below a folder, without its tests.
fn sources(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path());
    let of = |path: std::path::PathBuf| match path.is_dir() {
        true => sources(&path),
        false => {
            let text = fs::read_to_string(path).unwrap();
            let code = text.split("#[cfg(test)]").next().unwrap_or_default();
            vec![code.to_owned()]
        }
    };
    entries.flat_map(of).collect()
}

#[test]
fn layers_of_the_page_look_down_only() {
    const LAYERS: [&str; 5] = ["transport", "model", "board", "games", "pages"];
    let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    for (height, layer) in LAYERS.iter().enumerate() {
        let files = sources(&src.join(layer));
        assert!(!files.is_empty(), "{layer}");
        for above in &LAYERS[height + 1..] {
            let import = format!("crate::{above}");
            let looks_up = files.iter().any(|code| code.contains(&import));
            assert!(!looks_up, "{layer} looks up to {above}");
        }
    }
}
