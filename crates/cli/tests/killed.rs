//! A server that is killed in the middle of what happens beside a game: everything that it has told is still
//! there afterwards, and happens once.

#![allow(clippy::unwrap_used)]

use std::path::Path;
use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use http::Method;
use serde_json::{Value, json};
use takht_core::Record;
use takht_core::fair::{Noted, seal};
use takht_load::Server;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

/// How long the test waits for a message.
const PATIENCE: Duration = Duration::from_secs(60);

const NONCE: &str = "00000000000000000000000000000000";

fn secret(seat: usize) -> String {
    format!("{seat:032x}")
}

async fn ask(server: &Server, method: Method, path: &str, body: Value) -> Value {
    let path = format!("/api/tables{path}");
    let body = body.to_string().into_bytes();
    let asked = takht_load::request(&server.address(), method, &path, None, body).await;
    serde_json::from_slice(&asked.unwrap().1).unwrap_or(Value::Null)
}

struct Line(WebSocketStream<MaybeTlsStream<TcpStream>>);

impl Line {
    async fn connect(server: &Server, table: &str, seat: usize) -> Self {
        let link = format!("ws://{}/api/tables/{table}/socket", server.address());
        let mut line = Self(connect_async(link).await.unwrap().0);
        line.say(json!({ "hello": 2, "secret": secret(seat) }))
            .await;
        line
    }

    async fn say(&mut self, message: Value) {
        self.0
            .send(Message::text(message.to_string()))
            .await
            .unwrap();
    }

    /// Waits until the table is as it should be.
    async fn table_until(&mut self, is_so: impl Fn(&Value) -> bool) {
        loop {
            let heard = tokio::time::timeout(PATIENCE, self.0.next()).await;
            let heard = heard.expect("the server says something").unwrap().unwrap();
            if let Message::Text(text) = heard {
                let heard: Value = serde_json::from_str(&text).unwrap();
                if is_so(&heard["table"]) {
                    return;
                }
            }
        }
    }
}

async fn kill(server: &mut Server) {
    server.kill().unwrap();
    server.start_again().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_is_killed_remembers_what_happened_beside_the_game() {
    let data = tempfile::tempdir().unwrap();
    let program = Path::new(env!("CARGO_BIN_EXE_takht"));
    let mut server = Server::start(program, data.path(), None).await.unwrap();
    let wanted = json!({
        "game": "kingdomino", "options": { "players": 4 }, "clock": { "turn": 3600, "bank": 60 },
        "patience": 2,
    });
    let made = ask(&server, Method::POST, "", wanted).await;
    let table = made["table"].as_str().unwrap().to_owned();
    let sealed = base16ct::lower::encode_string(&seal(&[0; 16]).unwrap());
    for seat in 0..4 {
        let name = ["Ada", "Leyla", "Omid", "Zeynep"][seat];
        let mut sit = json!({ "name": name, "sealed": sealed, "secret": secret(seat) });
        if seat == 0 {
            sit["host"] = made["host"].clone();
        }
        ask(&server, Method::POST, &format!("/{table}/seats"), sit).await;
    }
    let lock = json!({ "host": made["host"], "locked": true });
    ask(&server, Method::POST, &format!("/{table}/lock"), lock).await;
    kill(&mut server).await;
    let seen = ask(&server, Method::GET, &format!("/{table}"), Value::Null).await;
    assert_eq!((&seen["locked"], &seen["host"]), (&json!(true), &json!(0)));
    // The secret of the host's seat is the host's.
    let start = json!({ "secret": secret(0) });
    ask(&server, Method::POST, &format!("/{table}/start"), start).await;
    let mut lines = Vec::new();
    for seat in 0..4 {
        let mut line = Line::connect(&server, &table, seat).await;
        line.say(json!({ "open": NONCE })).await;
        lines.push(line);
    }
    lines[0]
        .table_until(|table| table["state"] == "playing")
        .await;
    // Each of them is told, and killed right after it.
    lines[3].say(json!({ "resign": true })).await;
    lines[3]
        .table_until(|table| table["seats"][3]["stand_in"] == "resigned")
        .await;
    kill(&mut server).await;
    let mut line = Line::connect(&server, &table, 0).await;
    line.say(json!({ "end": true })).await;
    line.table_until(|table| table["offer"] == json!([0])).await;
    kill(&mut server).await;
    // Nobody comes back until bots have stood in for Omid, whom the others may replace then.
    loop {
        let seen = ask(&server, Method::GET, &format!("/{table}"), Value::Null).await;
        if seen["seats"][2]["gone"] == true {
            break;
        }
        assert_eq!(seen["state"], "playing", "{seen}");
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    let mut lines = Vec::new();
    for seat in 0..2 {
        lines.push(Line::connect(&server, &table, seat).await);
    }
    lines[0]
        .table_until(|table| table["seats"][1]["here"] == true)
        .await;
    let vote = json!({ "replace": { "seat": 2, "with": "guest" } });
    lines[0].say(vote.clone()).await;
    lines[0]
        .table_until(|table| table["votes"][0]["by"] == json!([0]))
        .await;
    kill(&mut server).await;
    let mut lines = Vec::new();
    for seat in 0..2 {
        lines.push(Line::connect(&server, &table, seat).await);
    }
    lines[0]
        .table_until(|table| table["seats"][1]["here"] == true)
        .await;
    lines[1].say(vote).await;
    lines[1]
        .table_until(|table| table["seats"][2]["who"] == "nobody")
        .await;
    kill(&mut server).await;
    let seen = ask(&server, Method::GET, &format!("/{table}"), Value::Null).await;
    assert_eq!(seen["offer"], json!([0]), "{seen}");
    assert_eq!(
        seen["clocks"]["banks"],
        json!([60_000, 60_000, 60_000, 60_000])
    );
    // The one who agrees last asks twice, and the server is killed in between.
    let mut line = Line::connect(&server, &table, 1).await;
    line.say(json!({ "end": true })).await;
    kill(&mut server).await;
    let mut line = Line::connect(&server, &table, 1).await;
    line.say(json!({ "end": true })).await;
    line.table_until(|table| table["state"] == "over").await;
    kill(&mut server).await;
    let record = ask(
        &server,
        Method::GET,
        &format!("/{table}/record"),
        Value::Null,
    )
    .await;
    let record = Record::read(record.to_string().as_bytes()).unwrap();
    takht_games::verify(&record, &Noted::default()).unwrap();
    let happened = record
        .incidents
        .iter()
        .filter_map(|line| line.split_once(' '));
    let is_absence = |what: &&str| what.starts_with("away") || what.starts_with("back");
    let happened: Vec<&str> = happened
        .map(|(_, what)| what)
        .filter(|what| !is_absence(what))
        .collect();
    let expected = [
        "resign 3",
        "offer 0",
        "vote 0 2 guest",
        "vote 1 2 guest",
        "replaced 2 guest Omid",
        "offer 1",
        "end agreed",
    ];
    assert_eq!(happened, expected);
    let rematch = json!({ "secret": secret(0) });
    let rematch = ask(&server, Method::POST, &format!("/{table}/rematch"), rematch).await;
    kill(&mut server).await;
    let new = rematch["table"].as_str().unwrap();
    let seen = ask(&server, Method::GET, &format!("/{new}"), Value::Null).await;
    assert_eq!(seen["seats"][0]["kept_for"], "Leyla", "{seen}");
    assert!(seen["kept_seconds"].as_u64().unwrap() > 60, "{seen}");
}

/// What a player has left of their time, in milliseconds, and who it is.
async fn time_left(server: &Server, table: &str) -> (usize, u64) {
    let seen = ask(server, Method::GET, &format!("/{table}"), Value::Null).await;
    let clocks = &seen["clocks"];
    let runs = clocks["runs"].as_u64().unwrap() as usize;
    let bank = clocks["banks"][runs].as_u64().unwrap();
    assert_eq!(clocks["banks"][1 - runs], 100_000, "{seen}");
    (runs, clocks["turn"].as_u64().unwrap() + bank)
}

/// Time in which no server ran counts against nobody, and a kill gives back what was counted since the last note of
/// it: five seconds at most.
#[tokio::test(flavor = "multi_thread")]
async fn a_live_clock_goes_on_where_it_was_when_the_server_is_killed() {
    let data = tempfile::tempdir().unwrap();
    let program = Path::new(env!("CARGO_BIN_EXE_takht"));
    let mut server = Server::start(program, data.path(), None).await.unwrap();
    let wanted = json!({
        "game": "kingdomino", "options": { "players": 2 }, "clock": { "turn": 5, "bank": 100 },
    });
    let made = ask(&server, Method::POST, "", wanted).await;
    let table = made["table"].as_str().unwrap().to_owned();
    let sealed = base16ct::lower::encode_string(&seal(&[0; 16]).unwrap());
    for (seat, name) in ["Ada", "Leyla"].into_iter().enumerate() {
        let sit = json!({ "name": name, "sealed": sealed, "secret": secret(seat) });
        ask(&server, Method::POST, &format!("/{table}/seats"), sit).await;
    }
    let start = json!({ "secret": made["host"] });
    ask(&server, Method::POST, &format!("/{table}/start"), start).await;
    let mut lines = Vec::new();
    for seat in 0..2 {
        let mut line = Line::connect(&server, &table, seat).await;
        line.say(json!({ "open": NONCE })).await;
        lines.push(line);
    }
    lines[0]
        .table_until(|table| table["state"] == "playing")
        .await;
    // The turn is used up, and some of the bank is, too.
    let (whose, mut left) = time_left(&server, &table).await;
    while left > 99_000 {
        tokio::time::sleep(Duration::from_millis(100)).await;
        left = time_left(&server, &table).await.1;
    }
    for _ in 0..2 {
        let begun = Instant::now();
        kill(&mut server).await;
        let (runs, after) = time_left(&server, &table).await;
        assert_eq!(runs, whose);
        let passed = u64::try_from(begun.elapsed().as_millis()).unwrap();
        assert!(after <= left + 5_000, "{after} after {left}");
        assert!(after + passed >= left, "{after} after {left}");
        left = after;
    }
}
