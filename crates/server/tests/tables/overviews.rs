//! What a page hears about the tables that it remembers.

use http::{Method, StatusCode};
use serde_json::{Value, json};
use takht_server::{Limits, Settings};

use crate::room::{NONCE, Room, file};

/// Asks about tables; returns the status and the answer.
async fn ask(room: &Room, tables: &[&str]) -> (StatusCode, Value) {
    let body = json!({ "tables": tables }).to_string();
    let path = "/api/overviews";
    let asked = takht_load::request(&room.address, Method::POST, path, None, body.into());
    let (status, answer) = asked.await.unwrap();
    (status, serde_json::from_slice(&answer).unwrap())
}

/// The overview of one table.
async fn of(room: &Room, table: &str) -> Value {
    let (status, answer) = ask(room, &[table]).await;
    assert_eq!(
        (status, answer[0]["table"].as_str()),
        (StatusCode::OK, Some(table)),
        "{answer}"
    );
    answer[0].clone()
}

/// How many tables the server has in memory.
async fn in_memory(room: &Room) -> String {
    let asked = takht_load::request(&room.address, Method::GET, "/metrics", None, Vec::new());
    let text = String::from_utf8(asked.await.unwrap().1.to_vec()).unwrap();
    let live = text
        .lines()
        .find_map(|line| line.strip_prefix("takht_live_tables "));
    live.unwrap().to_owned()
}

/// Changes the database of a server that has stopped.
async fn change(data: &std::path::Path, change: &'static str, table: &str) {
    let link = format!("sqlite://{}", file(data).display());
    let pool = sqlx::SqlitePool::connect(&link).await.unwrap();
    sqlx::query(change)
        .bind(table)
        .execute(&pool)
        .await
        .unwrap();
    pool.close().await;
}

#[tokio::test]
async fn a_page_hears_which_tables_wait_for_whom() {
    let room = Room::open().await;
    let wanted = json!({ "game": "kingdomino", "options": { "players": 2 },
        "clock": { "turn": 86_400, "bank": 0 } });
    let (table, host) = room.create_table(wanted).await;
    let seen = of(&room, &table).await;
    assert_eq!(
        seen,
        json!({ "table": table, "state": "gathering", "waits_for": [] })
    );
    let secrets = [
        room.sit(&table, "Leyla").await,
        room.sit(&table, "Omid").await,
    ];
    room.post(&format!("/{table}/start"), json!({ "secret": host }))
        .await;
    let seen = of(&room, &table).await;
    assert_eq!(
        (&seen["state"], &seen["waits_for"]),
        (&json!("opening"), &json!([0, 1]))
    );
    let mut lines = Vec::new();
    for secret in &secrets {
        let mut line = room.connect(&table, Some(secret)).await;
        line.say(json!({ "open": NONCE })).await;
        lines.push(line);
    }
    while lines[0].wait_for("table").await["state"] != "playing" {}
    let playing = of(&room, &table).await;
    let turn = room.snapshot(&table).await["clocks"]["runs"].clone();
    assert_eq!(
        (&playing["state"], &playing["waits_for"]),
        (&json!("playing"), &json!([turn]))
    );
    let left = playing["left"].as_u64().unwrap();
    assert!((80_000_000..=86_400_000).contains(&left), "{left}");
    // Nobody has the game in memory: the answer is the same, and it stays so.
    drop(lines);
    let data = room.close().await;
    let room = Room::open_again(data).await;
    let again = of(&room, &table).await;
    for key in ["state", "waits_for"] {
        assert_eq!(again[key], playing[key], "{key}");
    }
    assert!(
        (80_000_000..=left).contains(&again["left"].as_u64().unwrap()),
        "{again}"
    );
    // Both agree to end it.
    let mut lines = Vec::new();
    for secret in &secrets {
        let mut line = room.connect(&table, Some(secret)).await;
        line.say(json!({ "end": true })).await;
        lines.push(line);
    }
    while lines[1].wait_for("table").await["state"] != "over" {}
    let over = json!({ "table": table, "state": "over", "waits_for": [] });
    assert_eq!(of(&room, &table).await, over);
}

#[tokio::test]
async fn asking_loads_no_table_and_what_is_unknown_is_missing() {
    let room = Room::open().await;
    let wanted = json!({ "game": "kingdomino" });
    let (one, _) = room.create_table(wanted.clone()).await;
    let (other, _) = room.create_table(wanted).await;
    let room = Room::open_again(room.close().await).await;
    let (status, answer) = ask(&room, &[&other, "zzzzzzzzzzzz", &one, &other]).await;
    let named = answer
        .as_array()
        .unwrap()
        .iter()
        .map(|seen| seen["table"].clone());
    let named: Vec<Value> = named.collect();
    assert_eq!(
        (status, named),
        (StatusCode::OK, vec![json!(other), json!(one)])
    );
    assert_eq!(ask(&room, &[]).await, (StatusCode::OK, json!([])));
    assert_eq!(in_memory(&room).await, "0");
    room.snapshot(&one).await;
    assert_eq!(in_memory(&room).await, "1");
}

#[tokio::test]
async fn a_table_that_fails_hides_no_other() {
    let room = Room::open().await;
    let wanted = json!({ "game": "kingdomino", "options": { "players": 2 } });
    let mut tables = Vec::new();
    for _ in 0..3 {
        let (table, host) = room.create_table(wanted.clone()).await;
        let secrets = [
            room.sit(&table, "Leyla").await,
            room.sit(&table, "Omid").await,
        ];
        room.begin(&table, &host, &secrets).await;
        tables.push(table);
    }
    let data = room.close().await;
    let frozen = "INSERT INTO turns (id, ply, own, events) VALUES (?, 2, 1, 'pick 1000')";
    change(data.path(), frozen, &tables[0]).await;
    let unreadable = "UPDATE tables SET kept = 'nonsense' WHERE id = ?";
    change(data.path(), unreadable, &tables[1]).await;
    let room = Room::open_again(data).await;
    let names: Vec<&str> = tables.iter().map(String::as_str).collect();
    let (status, answer) = ask(&room, &names).await;
    assert_eq!(status, StatusCode::OK, "{answer}");
    let states = answer.as_array().unwrap().iter();
    let states: Vec<&str> = states.map(|seen| seen["state"].as_str().unwrap()).collect();
    assert_eq!(states, ["frozen", "playing"]);
    assert_eq!(answer[0]["waits_for"], json!([]));
    // The page keeps what it knew.
    let (status, answer) = ask(&room, &names[1..2]).await;
    assert_eq!(
        (status.as_u16(), &answer["problem"]),
        (503, &json!("unavailable"))
    );
}

#[tokio::test]
async fn a_page_asks_about_so_many_tables_at_most() {
    let settings = Settings {
        limits: Limits {
            requests: 1,
            ..Limits::NONE
        },
        ..Settings::default()
    };
    let room = Room::open_with(settings, tempfile::tempdir().unwrap()).await;
    let letter = |number: u32| char::from_u32(u32::from('a') + number).unwrap();
    let name = |number: u32| format!("aaaaaaaaaa{}{}", letter(number / 8), letter(number % 8));
    let names: Vec<String> = (0..61).map(name).collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    let (status, answer) = ask(&room, &names).await;
    assert_eq!(
        (status.as_u16(), &answer["problem"]),
        (400, &json!("unreadable"))
    );
    assert!(answer["about"].as_str().unwrap().contains("60"), "{answer}");
    // Sixty tables are as much work as six requests, and an address may send five at once.
    let (status, answer) = ask(&room, &names[..60]).await;
    assert_eq!(
        (status.as_u16(), &answer["problem"]),
        (429, &json!("too_many"))
    );
}
