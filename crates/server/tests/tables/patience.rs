//! Players' time, and bots that stand in for those who are away or whose time is up. Time is simulated.

use std::time::Duration;

use http::Method;
use serde_json::{Value, json};
use takht_core::Record;
use takht_core::fair::Noted;
use takht_games::AnyGame;
use takht_server::{Limits, Settings, SimulatedTime, TimeSource};
use tempfile::TempDir;

use crate::room::{Line, Room};

/// A server whose time only the test moves.
pub(crate) async fn timed(data: TempDir, time: &SimulatedTime) -> Room {
    let settings = Settings {
        limits: Limits::NONE,
        time: TimeSource::Simulated(time.clone()),
        ..Settings::default()
    };
    Room::open_with(settings, data).await
}

/// A game of Kingdomino that has begun.
pub(crate) struct Begun {
    pub(crate) table: String,
    pub(crate) secrets: Vec<String>,
}

/// Begins a game of Kingdomino with so many people.
pub(crate) async fn begin(room: &Room, players: usize, terms: Value) -> Begun {
    let mut wanted = json!({ "game": "kingdomino", "options": { "players": players } });
    for (key, value) in terms.as_object().unwrap() {
        wanted[key] = value.clone();
    }
    let (table, host) = room.create_table(wanted).await;
    let mut secrets = Vec::new();
    for name in &["Ada", "Leyla", "Omid", "Zeynep"][..players] {
        secrets.push(room.sit(&table, name).await);
    }
    room.begin(&table, &host, &secrets).await;
    Begun { table, secrets }
}

/// A player's connection, and the game as they know it.
pub(crate) struct Player {
    pub(crate) line: Line,
    pub(crate) game: Box<dyn AnyGame>,
    pub(crate) ply: usize,
    /// The plies that bots played for players.
    pub(crate) by: Vec<String>,
    /// The last clocks that the player was told.
    pub(crate) clocks: Value,
}

impl Player {
    /// Connects, and hears everything that was played.
    pub(crate) async fn connect(room: &Room, begun: &Begun, seat: Option<usize>) -> Self {
        let players = begun.secrets.len();
        let options = json!({ "players": players }).as_object().cloned().unwrap();
        let secret = seat.map(|seat| begun.secrets[seat].as_str());
        let mut player = Self {
            line: room.connect(&begun.table, secret).await,
            game: takht_games::start_named("kingdomino", &options).unwrap(),
            ply: 0,
            by: Vec::new(),
            clocks: Value::Null,
        };
        let events = player.line.wait_for("events").await;
        player.learn(&events);
        player
    }

    pub(crate) fn learn(&mut self, told: &Value) {
        let first = told["ply"].as_u64().unwrap() as usize;
        for (nth, event) in told["events"].as_array().unwrap().iter().enumerate() {
            if first + nth == self.ply {
                self.game.play(event.as_str().unwrap()).unwrap();
                self.ply += 1;
            }
        }
        if let Some(by) = told["by"].as_object() {
            self.by.extend(by.keys().cloned());
        }
        self.clocks = told["clocks"].clone();
    }

    /// The seat whose turn it is.
    pub(crate) fn turn(&self) -> usize {
        self.game.turn().seat().unwrap().index()
    }

    /// Hears events until the game is as it should be.
    pub(crate) async fn hear_until(&mut self, is_so: impl Fn(&Self) -> bool) {
        while !is_so(self) {
            let events = self.line.wait_for("events").await;
            self.learn(&events);
        }
    }

    /// Hears the table until it is as it should be.
    pub(crate) async fn table_until(&mut self, is_so: impl Fn(&Value) -> bool) -> Value {
        loop {
            let heard = self.line.hear().await;
            assert_ne!(heard, Value::Null, "the connection has ended");
            if heard["events"].is_object() {
                self.learn(&heard["events"]);
            }
            if heard["table"].is_object() && is_so(&heard["table"]) {
                return heard["table"].clone();
            }
        }
    }

    /// Plays one legal event, which is accepted, and hears it.
    pub(crate) async fn play(&mut self) {
        let event = self.game.legal()[0].clone();
        let ply = self.ply;
        let id = format!("at {ply}");
        self.line
            .say(json!({ "play": [event], "ply": ply, "id": id }))
            .await;
        self.hear_until(|player| player.ply > ply).await;
    }
}

pub(crate) async fn record(room: &Room, table: &str) -> Record {
    let path = format!("/{table}/record");
    let (_, record) = room.ask(Method::GET, &path, Value::Null).await;
    Record::read(record.to_string().as_bytes()).unwrap()
}

fn quick() -> Value {
    json!({ "clock": { "turn": 15, "bank": 120 } })
}

fn seconds(seconds: u64) -> Duration {
    Duration::from_secs(seconds)
}

/// Whether a bot stands in for a seat, and why.
async fn stand_in(room: &Room, table: &str, seat: usize) -> Value {
    room.snapshot(table).await["seats"][seat]["stand_in"].clone()
}

#[tokio::test]
async fn clocks_have_bounds() {
    let room = Room::open().await;
    for (clock, problem) in [
        (json!({ "turn": 4, "bank": 0 }), "bad_clock"),
        (json!({ "turn": 0 }), "bad_clock"),
        (json!({ "turn": 4_000_000_000_u32 }), "bad_clock"),
        (json!({ "turn": 30, "bank": 100_000 }), "bad_clock"),
        (json!({ "turn": -1 }), "unreadable"),
        (json!({ "turn": 30, "bonus": 1 }), "unreadable"),
        (json!({}), "unreadable"),
    ] {
        let wanted = json!({ "game": "kingdomino", "clock": clock });
        let (status, said) = room.ask(Method::POST, "", wanted).await;
        assert_eq!(
            (status.as_u16(), &said["problem"]),
            (400, &json!(problem)),
            "{clock}"
        );
    }
    let wanted = json!({ "game": "kingdomino", "clock": { "turn": 86_400 } });
    let (table, _) = room.create_table(wanted).await;
    let seen = room.snapshot(&table).await;
    assert_eq!(seen["clock"], json!({ "turn": 86_400, "bank": 0 }));
    assert_eq!(seen["clocks"], Value::Null, "nothing runs before the game");
}

/// The time of the turn is used first, then the bank, which is never filled again. A connected player whose
/// time is up is played for until they take the seat back.
#[tokio::test(flavor = "multi_thread")]
async fn the_time_of_a_connected_player_runs_out_and_a_bot_plays_until_they_are_back() {
    let time = SimulatedTime::default();
    let room = timed(tempfile::tempdir().unwrap(), &time).await;
    let begun = begin(&room, 2, quick()).await;
    let mut players = [
        Player::connect(&room, &begun, Some(0)).await,
        Player::connect(&room, &begun, Some(1)).await,
    ];
    let first = players[0].turn();
    let full = json!({ "banks": [120_000, 120_000], "runs": first, "turn": 15_000 });
    assert_eq!(players[0].clocks, full);
    // Twenty seconds: the turn's fifteen, and five of the bank.
    time.advance(seconds(20));
    let seen = room.snapshot(&begun.table).await["clocks"].clone();
    assert_eq!(seen["turn"], 0);
    assert_eq!(seen["banks"][first], 115_000);
    while players[first].turn() == first {
        players[first].play().await;
    }
    let ply = players[first].ply;
    let second = 1 - first;
    players[second].hear_until(|player| player.ply == ply).await;
    let left = players[second].clocks.clone();
    assert_eq!(left["banks"][first], 115_000, "{left}");
    assert_eq!(
        (&left["runs"], &left["turn"]),
        (&json!(second), &json!(15_000))
    );
    // The other one does nothing, though connected.
    time.advance(seconds(134));
    assert_eq!(stand_in(&room, &begun.table, second).await, Value::Null);
    time.advance(seconds(1));
    let told = players[second]
        .table_until(|table| table["seats"][second]["stand_in"] == "time")
        .await;
    assert_eq!(told["incidents"], json!([format!("{ply} time {second}")]));
    assert_eq!(told["clocks"]["banks"][second], 0);
    players[second]
        .hear_until(|player| player.ply > ply && player.turn() == first)
        .await;
    assert!(
        players[second].by.contains(&ply.to_string()),
        "{:?}",
        players[second].by
    );
    players[first]
        .hear_until(|player| player.turn() == first)
        .await;
    // The bot plays every turn of the seat from then on, without waiting.
    for _ in 0..2 {
        let before = players[first].ply;
        while players[first].turn() == first {
            players[first].play().await;
        }
        players[first]
            .hear_until(|player| player.ply > before + 1 && player.turn() == first)
            .await;
    }
    // Connecting does not take the seat back; saying so does, and saying it again changes nothing.
    let mut again = Player::connect(&room, &begun, Some(second)).await;
    assert_eq!(stand_in(&room, &begun.table, second).await, "time");
    for _ in 0..3 {
        again.line.say(json!({ "back": true })).await;
        again
            .table_until(|table| table["seats"][second]["stand_in"].is_null())
            .await;
    }
    let incidents = room.snapshot(&begun.table).await["incidents"].clone();
    assert_eq!(incidents.as_array().unwrap().len(), 2, "{incidents}");
    while players[first].turn() == first {
        players[first].play().await;
    }
    let ply = players[first].ply;
    again.hear_until(|player| player.ply == ply).await;
    assert_eq!(
        again.clocks["turn"], 15_000,
        "the whole time of the turn, and nothing beyond"
    );
    assert_eq!(again.clocks["banks"][second], 0);
    again.play().await;
    let kept = record(&room, &begun.table).await;
    assert_eq!(kept.incidents.len(), 2);
    assert!(kept.by.values().all(|by| by == "bot:knight") && !kept.by.is_empty());
    // Nobody stalls by coming back again and again: the bot finishes the turn that ran out.
    while again.turn() == second {
        again.play().await;
    }
    let ply = again.ply;
    players[first].hear_until(|player| player.ply == ply).await;
    while players[first].turn() == first {
        players[first].play().await;
    }
    let ply = players[first].ply;
    again.hear_until(|player| player.ply == ply).await;
    time.advance(seconds(16));
    again.line.say(json!({ "back": true })).await;
    again.hear_until(|player| player.turn() == first).await;
    assert!(again.by.contains(&ply.to_string()), "{:?}", again.by);
}

/// What is left survives a restart, and time in which no server ran counts against nobody.
#[tokio::test(flavor = "multi_thread")]
async fn time_goes_on_after_a_restart() {
    let time = SimulatedTime::default();
    let room = timed(tempfile::tempdir().unwrap(), &time).await;
    let begun = begin(&room, 2, quick()).await;
    let mut player = Player::connect(&room, &begun, None).await;
    let first = player.turn();
    time.advance(seconds(40));
    let data = room.close().await;
    time.advance(seconds(10_000));
    let room = timed(data, &time).await;
    let seen = room.snapshot(&begun.table).await["clocks"].clone();
    assert_eq!((&seen["turn"], &seen["runs"]), (&json!(0), &json!(first)));
    assert_eq!(seen["banks"][first], 95_000, "{seen}");
    time.advance(seconds(95));
    player = Player::connect(&room, &begun, None).await;
    player.hear_until(|player| player.turn() != first).await;
    assert_eq!(stand_in(&room, &begun.table, first).await, "time");
    // A stand-in goes on after the next restart, too.
    time.advance(seconds(136));
    player.hear_until(|player| player.ply > 8).await;
    let room = timed(room.close().await, &time).await;
    let seen = room.snapshot(&begun.table).await;
    assert_eq!(seen["seats"][0]["stand_in"], "time");
    assert_eq!(seen["seats"][1]["stand_in"], "time");
    let mut player = Player::connect(&room, &begun, None).await;
    let last = player.table_until(|table| table["state"] == "over").await;
    assert_eq!(last["clocks"], Value::Null);
    let record = record(&room, &begun.table).await;
    takht_games::verify(&record, &Noted::default()).unwrap();
    assert_eq!(record.incidents.len(), 2);
}

/// Games of days go on although their tables are not in memory.
#[tokio::test(flavor = "multi_thread")]
async fn a_slow_game_whose_players_never_come_ends() {
    let time = SimulatedTime::default();
    let room = timed(tempfile::tempdir().unwrap(), &time).await;
    let begun = begin(&room, 2, json!({ "clock": { "turn": 86_400 } })).await;
    let mut hours = 0;
    while room.snapshot(&begun.table).await["state"] != "over" {
        // Nobody looks for more than a day, so that the table leaves the memory.
        for _ in 0..26 {
            time.advance(seconds(3600));
            tokio::time::sleep(Duration::from_millis(2)).await;
        }
        hours += 26;
        assert!(hours < 26 * 500, "the game does not end");
    }
    let record = record(&room, &begun.table).await;
    takht_games::verify(&record, &Noted::default()).unwrap();
    assert_eq!(record.incidents.len(), 2, "{:?}", record.incidents);
}

/// For a player who is away a bot waits once, and then plays whole turns at once until they connect.
#[tokio::test(flavor = "multi_thread")]
async fn patience_is_waited_for_once() {
    let time = SimulatedTime::default();
    let room = timed(tempfile::tempdir().unwrap(), &time).await;
    let begun = begin(&room, 2, json!({ "patience": 60 })).await;
    let mut here = Player::connect(&room, &begun, Some(0)).await;
    while here.turn() == 0 {
        here.play().await;
    }
    time.advance(seconds(59));
    assert_eq!(stand_in(&room, &begun.table, 1).await, Value::Null);
    time.advance(seconds(2));
    here.hear_until(|player| player.turn() == 0).await;
    // Never again does anybody wait for this player.
    for _ in 0..4 {
        while here.turn() == 0 {
            here.play().await;
        }
        here.hear_until(|player| player.turn() == 0).await;
    }
    assert_eq!(stand_in(&room, &begun.table, 1).await, "away");
    let there = Player::connect(&room, &begun, Some(1)).await;
    here.table_until(|table| table["seats"][1]["stand_in"].is_null())
        .await;
    let incidents = room.snapshot(&begun.table).await["incidents"].clone();
    let last = format!("{} back 1", there.ply);
    assert_eq!(incidents[1], json!(last));
}
