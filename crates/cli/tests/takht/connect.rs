//! Bots and engines at the table of a real server.

use std::path::Path;

use serde_json::{Value, json};
use takht_load::{Server, request};

use super::{Run, takht};

/// A server, and what to ask it.
struct House {
    server: Server,
    _data: tempfile::TempDir,
}

impl House {
    async fn open() -> Self {
        let data = tempfile::tempdir().unwrap();
        let program = Path::new(env!("CARGO_BIN_EXE_takht"));
        let server = Server::start(program, data.path(), None).await.unwrap();
        Self {
            server,
            _data: data,
        }
    }

    async fn ask(&self, method: &str, path: &str, body: Value) -> Value {
        let (address, method) = (self.server.address(), method.parse().unwrap());
        let body = body.to_string().into_bytes();
        let (status, answer) = request(&address, method, path, None, body).await.unwrap();
        assert!(status.is_success(), "{path}: {status}");
        serde_json::from_slice(&answer).unwrap_or_default()
    }

    /// A table with two seats; its link, and the secret of its host.
    async fn table(&self, game: &str, more: Value) -> (String, String) {
        let mut body = json!({"game": game, "options": {"players": 2}});
        body.as_object_mut()
            .unwrap()
            .extend(more.as_object().unwrap().clone());
        let made = self.ask("POST", "/api/tables", body).await;
        let table = made["table"].as_str().unwrap();
        (table.to_owned(), made["host"].as_str().unwrap().to_owned())
    }

    fn link(&self, table: &str) -> String {
        format!("http://{}/#at/{table}", self.server.address())
    }

    /// Waits until both seats are taken, and starts the game.
    async fn start(&self, table: &str, host: &str) {
        for _ in 0..6000 {
            let seen = self
                .ask("GET", &format!("/api/tables/{table}"), json!(null))
                .await;
            let seats = seen["seats"].as_array().unwrap();
            if seats.iter().all(|seat| seat["who"] != "nobody") {
                let path = format!("/api/tables/{table}/start");
                self.ask("POST", &path, json!({ "secret": host })).await;
                return;
            }
            tokio::time::sleep(std::time::Duration::from_millis(10)).await;
        }
        panic!("nobody sits down");
    }
}

/// Runs `takht connect` beside the test.
fn connect(link: &str, bot: &str, name: &str) -> tokio::task::JoinHandle<Run> {
    let arguments = [
        "connect", link, "--bot", bot, "--name", name, "--time", "0.05",
    ];
    let arguments = arguments.map(str::to_owned);
    tokio::task::spawn_blocking(move || takht(&arguments.each_ref().map(String::as_str), ""))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_and_an_engine_play_each_other_at_an_online_table() {
    let house = House::open().await;
    let engine = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/engines/random_engine.py");
    let engine = format!("exec:python3 {}", engine.display());
    for (game, more) in [
        ("kingdomino", json!({})),
        ("kingdom-builder", json!({})),
        (
            "capture",
            json!({"layout": "random", "options": {"players": 2, "round_limit": 5}}),
        ),
    ] {
        let (table, host) = house.table(game, more).await;
        let link = house.link(&table);
        let (one, other) = (
            connect(&link, "squire", "Ada"),
            connect(&link, &engine, "Bo"),
        );
        house.start(&table, &host).await;
        for run in [one.await.unwrap(), other.await.unwrap()] {
            assert_eq!((run.code, run.err.as_str()), (0, ""), "{game}: {}", run.out);
            assert!(run.out.contains("Every random draw is fair"), "{}", run.out);
            assert!(
                run.out.contains("Ada") && run.out.contains("Bo"),
                "{}",
                run.out
            );
        }
        let record = house
            .ask("GET", &format!("/api/tables/{table}/record"), json!(null))
            .await;
        assert!(record.get("by").is_none(), "nobody stood in: {record}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_goes_on_after_its_server_was_killed() {
    let mut house = House::open().await;
    let (table, host) = house.table("kingdomino", json!({})).await;
    let path = format!("/api/tables/{table}/bots");
    house
        .ask("POST", &path, json!({"host": host, "bot": "novice"}))
        .await;
    let arguments = [
        "connect",
        &house.link(&table),
        "--bot",
        "master",
        "--time",
        "0.4",
    ];
    let arguments = arguments.map(str::to_owned);
    let run =
        tokio::task::spawn_blocking(move || takht(&arguments.each_ref().map(String::as_str), ""));
    house.start(&table, &host).await;
    for kill in 1..=2 {
        // Some turns of the game, then the end.
        let path = format!("/api/tables/{table}/record");
        for waited in 0.. {
            let record = house.ask("GET", &path, json!(null)).await;
            if record["events"].as_array().unwrap().len() > 8 * kill {
                break;
            }
            assert!(waited < 6000, "the game does not go on");
            tokio::time::sleep(std::time::Duration::from_millis(10)).await;
        }
        house.server.kill().unwrap();
        house.server.start_again().await.unwrap();
    }
    let run = run.await.unwrap();
    assert_eq!(run.code, 0, "{}", run.err);
    assert!(run.err.contains("the connection broke"), "{}", run.err);
    assert!(run.out.contains("Every random draw is fair"), "{}", run.out);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_keeps_a_bot_from_a_table_is_said_in_one_line() {
    let house = House::open().await;
    let (table, _) = house.table("kingdomino", json!({})).await;
    let link = house.link(&table);
    let says = async |arguments: &[&str], code: i32, part: &str| {
        let arguments: Vec<String> = arguments.iter().map(|&one| one.to_owned()).collect();
        let run = tokio::task::spawn_blocking(move || {
            let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
            takht(&[&["connect"], &arguments[..]].concat(), "")
        });
        let run = run.await.unwrap();
        assert_eq!(run.code, code, "{}", run.err);
        assert!(run.err.contains(part), "{}", run.err);
    };
    says(&["k7wq2xm9t4ab"], 2, "#at/").await;
    says(&[&link, "--bot", "nobody"], 2, "nobody").await;
    says(
        &[&link, "--bot", "exec:./no-such-program"],
        2,
        "can’t be started",
    )
    .await;
    says(&[&link, "--seat", "3"], 2, "refuses").await;
    let missing = format!("http://{}/#at/k7wq2xm9t4ab", house.server.address());
    says(&[&missing], 2, "refuses").await;
    says(
        &["http://127.0.0.1:9/#at/k7wq2xm9t4ab"],
        1,
        "http://127.0.0.1:9/",
    )
    .await;
}
