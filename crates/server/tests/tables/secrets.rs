//! Nothing that others are sent depends on a player's hidden cards.

use http::Method;
use serde_json::{Value, json};
use takht_core::fair::Fair;
use takht_core::{OptionMap, Quick, Seat, Turn, Viewer};
use takht_games::AnyGame;
use takht_protocol::TableId;
use takht_server::store::{LogEntry, Phase, SeatRow, Sqlite, Store, TableRow, Written};

use crate::room::{NONCE, Room, file, seal};

const GAME: &str = "kingdom-builder";

/// The secrets of the two seats, with their hashes.
const SECRETS: [(&str, &str); 2] = [
    (
        "a",
        "ca978112ca1bbdcafac231b39a23dc4da786eff8147c4e72b9807785afee48bb",
    ),
    (
        "b",
        "3e23e8160039594a33894f6564e1b1348bbd7a0088d42c4acb73eeaed59c009d",
    ),
];

fn kept(options: &OptionMap) -> TableRow {
    let person = |(_, hash): (&str, &str)| SeatRow::Person {
        name: "x".to_owned(),
        secret: hash.to_owned(),
        sealed: seal(),
        nonce: NONCE.to_owned(),
        place: None,
        person: None,
    };
    TableRow {
        game: GAME.to_owned(),
        options: options.clone(),
        seed: "07".repeat(32),
        sealed: true,
        seats: SECRETS.map(person).to_vec(),
        phase: Phase::Playing,
        ..TableRow::default()
    }
}

/// Plays events from the start; none if the rules refuse one.
fn fold(options: &OptionMap, events: &[String]) -> Option<Box<dyn AnyGame>> {
    let mut game = takht_games::start_named(GAME, options).unwrap();
    for event in events {
        game.play(event).ok()?;
    }
    Some(game)
}

/// A moment of a game when it is one seat's turn and the other seat holds a hidden card. Each moment has
/// two logs, which differ only in that card.
struct Twins {
    acting: Seat,
    logs: [Vec<String>; 2],
    /// An event of the acting seat after which the table neither deals nor shows anything, since later
    /// deals depend on the hidden card.
    legal: String,
}

/// The moments of a whole game.
fn twins(seed: u64) -> Vec<Twins> {
    let options = json!({ "players": 2 }).as_object().cloned().unwrap();
    let mut game = takht_games::start_named(GAME, &options).unwrap();
    let (mut chance, mut events, mut found) = (Quick::new(seed), Vec::new(), Vec::new());
    // The ply at which each seat was last dealt a card that the other does not see.
    let mut hidden: [Option<usize>; 2] = [None; 2];
    loop {
        let event = match game.turn() {
            Turn::Over => return found,
            Turn::Chance => game.deal(&mut chance).unwrap(),
            Turn::Seat(acting) => {
                let holder = 1 - acting.index();
                if let Some(at) = hidden[holder] {
                    let other = ["grass", "canyon", "desert", "flower", "forest"].iter();
                    let mut other = other.map(|terrain| {
                        let mut twin: Vec<String> = events.clone();
                        let verb = twin[at].rsplit_once(' ').unwrap().0.to_owned();
                        twin[at] = format!("{verb} {terrain}");
                        twin
                    });
                    let different = |twin: &Vec<String>| twin[at] != events[at];
                    let twin = other.find(|twin| different(twin) && fold(&options, twin).is_some());
                    let quiet = game.legal().into_iter().find(|event| {
                        let mut after = game.clone();
                        after.play(event).is_ok() && after.turn() == Turn::Seat(acting)
                    });
                    if let (Some(twin), Some(legal)) = (twin, quiet) {
                        let logs = [events.clone(), twin];
                        found.push(Twins {
                            acting,
                            logs,
                            legal,
                        });
                    }
                }
                game.sample(&mut chance).unwrap()
            }
        };
        for seat in Seat::all(2) {
            let other = Seat::new(1 - seat.index()).unwrap();
            let seen = game.seen_by(&event, Viewer::Seat(other)).unwrap();
            let own = game.seen_by(&event, Viewer::Seat(seat)).unwrap();
            if own == event && seen != event {
                hidden[seat.index()] = Some(events.len());
            }
        }
        if let Turn::Seat(seat) = game.turn()
            && event.starts_with("reveal")
        {
            hidden[seat.index()] = None;
        }
        game.play(&event).unwrap();
        events.push(event);
    }
}

/// Everything that a guest and the acting seat are sent while they try all sorts of messages.
async fn told(room: &Room, table: &TableId, twins: &Twins) -> Vec<String> {
    let legal = &twins.legal;
    let (ply, table) = (twins.logs[0].len(), table.as_str());
    let tried = |event: &str, id: &str| json!({ "play": [event], "ply": ply, "id": id });
    let (mut all, mut lines) = (Vec::new(), Vec::new());
    for secret in [None, Some(SECRETS[twins.acting.index()].0)] {
        let mut line = room.connect(table, secret).await;
        let sent = [
            tried("build 99,99", "a"),
            tried("reveal", "b"),
            tried("build 0,0", "c"),
            tried("reveal forest", "d"),
            json!({ "play": [legal], "ply": 1, "id": "e" }),
            json!({ "resume": 0 }),
            json!({ "nonsense": 1 }),
            tried(legal, "f"),
            json!({ "resume": 0 }),
        ];
        for message in &sent {
            line.say(message.clone()).await;
        }
        // The answer to this message comes last and marks the end. The server answers unreadable messages
        // at once, without asking the table, so the order of the answers is not compared.
        line.say(json!({ "play": [], "ply": ply, "id": "zzz" }))
            .await;
        let mut heard = Vec::new();
        while !heard.iter().any(|text: &String| text.contains("zzz")) {
            heard.push(line.hear().await.to_string().replace(table, "T"));
        }
        heard.sort();
        all.extend(heard);
        // The client stays connected, so that it does not matter how soon the server notices that it
        // left.
        lines.push(line);
    }
    for path in ["", "/record"] {
        let answer = room
            .ask(Method::GET, &format!("/{table}{path}"), Value::Null)
            .await;
        all.push(format!("{answer:?}").replace(table, "T"));
    }
    all
}

#[tokio::test(flavor = "multi_thread")]
async fn no_byte_that_others_are_sent_depends_on_a_hidden_card() {
    let data = tempfile::tempdir().unwrap();
    let store = Sqlite::open(&file(data.path())).await.unwrap();
    let options = takht_games::start_named(GAME, json!({ "players": 2 }).as_object().unwrap());
    let options = options.unwrap().options();
    let moments: Vec<Twins> = (0..3).flat_map(twins).step_by(5).collect();
    assert!(moments.len() > 30, "{}", moments.len());
    let mut tables = Vec::new();
    for (number, twins) in moments.iter().enumerate() {
        let id = |twin: u8| {
            let mut letters = [twin; 12];
            (letters[0], letters[1]) = ((number % 32) as u8, (number / 32) as u8);
            TableId::of(letters)
        };
        let ids = [id(1), id(2)];
        for (id, log) in ids.iter().zip(&twins.logs) {
            assert_eq!(
                store.create(id, &kept(&options)).await.unwrap(),
                Written::Applied
            );
            let row = LogEntry {
                ply: 0,
                id: None,
                seat: None,
                stand_in: None,
                own: 0,
                at: 0,
                moment: 0,
                bank: None,
                events: log.clone(),
            };
            store.append(id, &row).await.unwrap();
        }
        tables.push(ids);
    }
    drop(store);
    let room = Room::open_again(data).await;
    let seed = Fair::new([7; 32], Vec::new()).to_value()["seed"].to_string();
    let mut differ = 0;
    for (twins, ids) in moments.iter().zip(&tables) {
        let one = told(&room, &ids[0], twins).await;
        let other = told(&room, &ids[1], twins).await;
        for (one, other) in one.iter().zip(&other) {
            assert_eq!(one, other, "it depends on a card they do not see");
        }
        assert_eq!(one.len(), other.len(), "how much is sent depends on a card");
        let text = one.concat();
        assert!(
            !text.contains(seed.trim_matches('"')),
            "the seed is secret until the end"
        );
        let answers: Vec<_> = one.iter().filter(|text| text.contains("\"id\":")).collect();
        assert!(
            text.contains("accepted"),
            "{} was played: {answers:#?}",
            twins.legal
        );
        differ += usize::from(twins.logs[0] != twins.logs[1]);
    }
    assert_eq!(differ, moments.len(), "the twins hold different cards");
}
