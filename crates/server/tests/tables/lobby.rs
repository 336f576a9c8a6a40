//! The lobby: what strangers see, and when.

use serde_json::{Value, json};

use crate::person::{Person, secret};
use crate::room::{Line, Room};

/// Waits until the lobby says this about a table; none: that it is gone.
async fn until(line: &mut Line, table: &str, state: Option<&str>) -> Value {
    loop {
        let changes = line.wait_for("changes").await;
        let of = |list: &Value| list.as_array().cloned().unwrap_or_default();
        let told = of(&changes["tables"]);
        let found = told.iter().find(|one| one["table"] == table);
        match (found, state) {
            (Some(found), Some(state)) if found["state"] == state => return found.clone(),
            (None, None) if of(&changes["gone"]).contains(&json!(table)) => return Value::Null,
            _ => {}
        }
    }
}

#[tokio::test]
async fn strangers_see_open_tables_and_games_as_they_come_and_go() {
    let room = Room::open().await;
    let leyla = Person::introduced(1, &room, "Leyla").await;
    let (mut line, lobby) = room.lobby().await;
    assert_eq!(
        (&lobby["protocol"], &lobby["tables"]),
        (&json!(2), &json!([]))
    );
    let clock = json!({ "turn": 30, "bank": 300 });
    let wanted = json!({
        "game": "kingdomino", "options": { "players": 2 }, "listed": true, "one_address": true,
        "clock": clock,
    });
    let (table, host) = room.create_table(wanted.clone()).await;
    let path = format!("/{table}/seats");
    room.post(&path, leyla.sits(&table, &secret(1))).await;
    let here = room.connect(&table, Some(&secret(1))).await;
    let shown = until(&mut line, &table, Some("gathering")).await;
    assert_eq!((&shown["free"], &shown["clock"]), (&json!(1), &clock));
    assert_eq!(shown["options"]["players"], 2);
    assert_eq!(shown["seats"][0]["who"], json!({ "person": "Leyla" }));
    assert_eq!(shown["seats"][0]["person"]["key"], leyla.key);
    assert_eq!(shown["seats"][1], json!({ "who": "nobody" }));
    assert!(shown["since"].as_i64().unwrap() >= lobby["now"].as_i64().unwrap());
    // Who comes later sees the same at once.
    let (_other, lobby) = room.lobby().await;
    assert_eq!(lobby["tables"], json!([shown]));
    assert!(lobby["present"].as_u64().unwrap() >= 2, "{lobby}");
    // The game begins, and can be watched.
    let omid = room.sit(&table, "Omid").await;
    room.begin(&table, &host, &[secret(1), omid]).await;
    let shown = until(&mut line, &table, Some("playing")).await;
    assert_eq!(shown["free"], 0);
    drop(here);
    until(&mut line, &table, None).await;
    // Tables that are not listed are nobody's business.
    let mut hidden = wanted;
    hidden["listed"] = json!(false);
    let (table, _) = room.create_table(hidden).await;
    let one = room.sit(&table, "Deniz").await;
    let mut there = room.connect(&table, Some(&one)).await;
    there.wait_for("table").await;
    let (_, lobby) = room.lobby().await;
    assert_eq!(lobby["tables"], json!([]));
}

#[tokio::test]
async fn the_lobby_answers_what_it_cannot_do() {
    let room = Room::open().await;
    let (mut line, _) = room.lobby().await;
    for (said, problem) in [
        (json!({ "hello": 2 }), "unreadable"),
        (json!({ "play": [] }), "unreadable"),
        (json!({ "seek": { "name": "x" } }), "unreadable"),
    ] {
        line.say(said).await;
        assert_eq!(line.wait_for("problem").await["problem"], problem);
    }
    line.say(json!({ "cancel": true })).await;
    assert_eq!(
        line.wait_for("seeking").await,
        Value::Null,
        "nothing to cancel"
    );
}
