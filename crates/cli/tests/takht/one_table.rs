//! Wherever a game is played, the same seats, seed and choices give the same events: on a server, in the
//! browser's session and in the terminal. In the arena bots choose forced events themselves.

use std::fs;
use std::path::Path;

use serde_json::json;
use takht_arena::{Contest, Limit};
use takht_core::fair::Fair;
use takht_core::{OptionMap, Record, Viewer};
use takht_games::GameId;
use takht_load::{Server, Watch, create_table, record};
use takht_protocol::CreateTable;
use takht_table::{Dealer, Table, TableSetup};
use takht_web::session::{Dice, Session, Waits};

use crate::takht;

fn options(game: GameId) -> OptionMap {
    let mut options: OptionMap = [("players".to_owned(), 2.into())].into_iter().collect();
    if game == GameId::Capture {
        options.insert("round_limit".to_owned(), 6.into());
    }
    options
}

/// The record of a whole game of two people at a real server.
async fn at_a_server(game: GameId, layout: Option<&str>) -> Record {
    let folder = tempfile::tempdir().unwrap();
    let program = Path::new(env!("CARGO_BIN_EXE_takht"));
    let server = Server::start(program, folder.path(), None).await.unwrap();
    let wanted = CreateTable {
        game: game.name().to_owned(),
        options: options(game),
        layout: layout.map(str::to_owned),
        ..CreateTable::default()
    };
    let addresses = vec![server.address(); 2];
    let mut people = create_table(&addresses, &wanted).await.unwrap();
    let [first, second] = &mut people[..] else {
        panic!("two people");
    };
    let watch = Watch::default();
    let (one, other) = tokio::join!(first.play(&watch), second.play(&watch));
    one.and(other).unwrap();
    record(&addresses[0], &first.table).await.unwrap()
}

fn fair(record: &Record) -> Fair {
    Fair::read(record.fair.as_ref().unwrap()).unwrap()
}

/// The choices of the people in a game; checks that a plain table plays the same events with them.
fn choices(record: &Record, layout: Option<&str>) -> Vec<String> {
    let setup = TableSetup {
        game: GameId::of_name(&record.game).unwrap(),
        options: record.options.clone(),
        seats: record.seats.clone().unwrap(),
        viewers: Vec::new(),
        dealer: Dealer::fair(fair(record)).unwrap(),
    };
    let mut table = Table::start(setup).unwrap();
    let mut opening = table.stage();
    opening.open(layout).unwrap();
    table.commit(opening, None).unwrap();
    let mut choices = Vec::new();
    while let Some(seat) = table.game().turn().seat() {
        let choice = record.events[table.ply()].clone();
        let mut turn = table.stage();
        turn.play(seat, &choice).unwrap();
        turn.play_due().unwrap();
        table.commit(turn, None).unwrap();
        choices.push(choice);
    }
    assert_eq!(table.record(Viewer::Table).events, record.events);
    choices
}

/// Dice with the seed and the nonces of another game, in the order in which a session asks for them.
struct Loaded(Vec<u8>);

impl Dice for Loaded {
    fn fill(&mut self, bytes: &mut [u8]) {
        let rest = self.0.split_off(bytes.len());
        bytes.copy_from_slice(&self.0);
        self.0 = rest;
    }
}

/// Confirms what is staged, and plays what nobody decides.
fn confirm(session: &mut Session) {
    session.confirm();
    while session.waits() == Waits::Due {
        session.play_next_due().unwrap();
    }
}

/// The events of a browser's session in which people make these choices.
fn in_the_browser(record: &Record, layout: Option<&str>, choices: &[String]) -> Vec<String> {
    let fair = fair(record);
    let random = [fair.seed.unwrap().to_vec(), fair.nonces.concat()].concat();
    let game = GameId::of_name(&record.game).unwrap();
    let seats = record.seats.clone().unwrap();
    let mut dice = Loaded(random);
    let mut session = Session::start(game, &record.options, seats, layout, &mut dice).unwrap();
    for choice in choices {
        if matches!(session.waits(), Waits::Confirmation(_)) {
            confirm(&mut session);
        }
        assert!(matches!(session.waits(), Waits::Person(_)), "{choice}");
        session.stage(choice).unwrap();
        // Before chance decides in the middle of a turn, the player confirms the first part.
        if session.game().turn().seat().is_none() || session.game().forced().is_some() {
            confirm(&mut session);
        }
    }
    if matches!(session.waits(), Waits::Confirmation(_)) {
        confirm(&mut session);
    }
    assert_eq!(session.waits(), Waits::Nothing);
    session.events().to_vec()
}

/// The events of a game in the terminal in which people type these choices.
fn in_the_terminal(record: &Record, choices: &[String]) -> Vec<String> {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.takht.json");
    let begun = Record {
        events: Vec::new(),
        ..record.clone()
    };
    fs::write(&file, begun.to_pretty()).unwrap();
    let name = file.to_str().unwrap();
    let played = takht(&["play", "--resume", name], choices.join("\n") + "\n");
    assert_eq!(played.code, 0, "{}", played.err);
    Record::read(&fs::read(&file).unwrap()).unwrap().events
}

#[tokio::test(flavor = "multi_thread")]
async fn the_same_seats_seed_and_choices_give_the_same_events_everywhere() {
    for &game in GameId::ALL {
        let served = at_a_server(game, None).await;
        let choices = choices(&served, None);
        assert!(choices.len() > 10, "{game}: {choices:?}");
        let browser = in_the_browser(&served, None, &choices);
        assert_eq!(browser, served.events, "{game} in the browser");
        let terminal = in_the_terminal(&served, &choices);
        assert_eq!(terminal, served.events, "{game} in the terminal");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_same_seed_gives_the_same_layout_in_server_and_browser() {
    let layout = Some("random");
    let served = at_a_server(GameId::Capture, layout).await;
    let choices = choices(&served, layout);
    let browser = in_the_browser(&served, layout, &choices);
    assert_eq!(browser, served.events);
}

/// The arena plays the events that the rules force, as every table does.
#[test]
fn bots_of_the_arena_choose_the_forced_event() {
    let mut forced = 0;
    for &game in GameId::ALL {
        let contest = Contest {
            game,
            options: options(game),
            layout: None,
            seats: vec!["random".to_owned(), "novice".to_owned()],
            limit: Limit::Iterations(1),
            seed: 3,
        };
        let record = contest.record(0, &takht_arena::Engines::default()).unwrap();
        assert_eq!(json!(record.seats), json!(["bot:random", "bot:novice"]));
        let mut again = takht_games::begin(&record).unwrap();
        for event in &record.events {
            if let Some(only) = again.forced() {
                assert_eq!(*event, only);
                forced += 1;
            }
            again.play(event).unwrap();
        }
    }
    assert!(forced > 20, "{forced}");
}

/// The file with games that Rust, the browser's session, Python and batches all play again. The tests of the package
/// for Python read it, too. With `TAKHT_BLESS` set, this test writes it.
const ONE_SEED: &str = "../python/tests/one_seed.json";

/// A game whose deals come from this seed and these nonces, in which each choice follows from the position.
fn fair_game(game: GameId) -> (Record, Vec<String>) {
    let fair = Fair::new([7; 32], vec![vec![1; 16], vec![2; 16]]);
    let setup = TableSetup {
        game,
        options: options(game),
        seats: vec!["Ada".to_owned(), "Bo".to_owned()],
        viewers: Vec::new(),
        dealer: Dealer::fair(fair).unwrap(),
    };
    let mut table = Table::start(setup).unwrap();
    let mut opening = table.stage();
    opening.open(None).unwrap();
    table.commit(opening, None).unwrap();
    let mut choices = Vec::new();
    while let Some(seat) = table.game().turn().seat() {
        let legal = table.game().legal();
        let choice = legal[(7 * table.ply() + 3) % legal.len()].clone();
        let mut turn = table.stage();
        turn.play(seat, &choice).unwrap();
        turn.play_due().unwrap();
        table.commit(turn, None).unwrap();
        choices.push(choice);
    }
    (table.record(Viewer::Table), choices)
}

#[test]
fn the_same_seed_gives_the_same_games_in_rust_the_browser_python_and_batches() {
    let games = GameId::ALL.iter().filter(|game| game.name() != "pig");
    let entries = games.map(|&game| {
        let (fair, choices) = fair_game(game);
        assert_eq!(in_the_browser(&fair, None, &choices), fair.events, "{game}");
        let drawn = takht_games::verify(&fair, &takht_core::fair::Noted::default()).unwrap();
        assert!(drawn > 0, "{game}");
        let contest = Contest {
            game,
            options: options(game),
            layout: None,
            seats: vec!["greedy".to_owned(), "random".to_owned()],
            limit: Limit::Iterations(1),
            seed: 7,
        };
        let dealt = contest.record(0, &takht_arena::Engines::default()).unwrap();
        json!({"drawn": drawn, "fair": fair.to_value(), "contest": contest, "dealt": dealt.to_value()})
    });
    let entries = json!(entries.collect::<Vec<_>>());
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(ONE_SEED);
    if std::env::var_os("TAKHT_BLESS").is_some() {
        fs::write(&file, entries.to_string() + "\n").unwrap();
    }
    let held: serde_json::Value = serde_json::from_slice(&fs::read(&file).unwrap()).unwrap();
    assert_eq!(held, entries, "other games than those in {ONE_SEED}");
}
