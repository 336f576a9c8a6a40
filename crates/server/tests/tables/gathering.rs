//! Tables are made, seats are taken, games begin.

use http::{Method, StatusCode};
use serde_json::{Value, json};

use crate::room::Room;

#[tokio::test]
async fn a_table_is_made_found_filled_begun_and_deleted() {
    let room = Room::open().await;
    let (table, host) = room
        .gather(json!({ "game": "kingdomino", "options": { "players": 3 }, "listed": true }))
        .await;
    let listed = room.ask(Method::GET, "", Value::Null).await.1;
    assert_eq!(
        listed,
        json!([{ "table": table, "game": "kingdomino", "free": 3, "seats": 3 }])
    );
    let secret = room.sit(&table, "  Ley\u{202e}la ").await;
    room.post(
        &format!("/{table}/bots"),
        json!({ "host": host, "bot": "novice", "seat": 2 }),
    )
    .await;
    let picture = room.picture(&table).await;
    assert_eq!(
        picture["seats"],
        json!([
            { "who": { "person": "Leyla" }, "here": false },
            { "who": "nobody", "here": false },
            { "who": { "bot": "novice" }, "here": true },
        ])
    );
    assert_eq!(picture["state"], "gathering");
    assert!(
        picture["fair"]["commit"].is_string(),
        "committed before anyone sits"
    );
    room.sit(&table, "مریم").await;
    room.post(&format!("/{table}/start"), json!({ "secret": secret }))
        .await;
    let picture = room.picture(&table).await;
    assert_eq!(picture["state"], "playing");
    assert_eq!(picture["fair"]["seed"], Value::Null, "secret until the end");
    assert_eq!(room.ask(Method::GET, "", Value::Null).await.1, json!([]));
    let link = format!("/{table}");
    let delete = async |secret: &str| {
        room.send(Method::DELETE, &link, Some(secret), String::new())
            .await
            .0
    };
    assert_eq!(delete(&secret).await, StatusCode::FORBIDDEN);
    assert_eq!(delete(&host).await, StatusCode::NO_CONTENT);
    let (status, answer) = room.ask(Method::GET, &link, Value::Null).await;
    assert_eq!(
        (status, &answer["problem"]),
        (StatusCode::NOT_FOUND, &json!("no_such_table"))
    );
}

#[tokio::test]
async fn everything_wrong_is_called_by_its_name() {
    let room = Room::open().await;
    let (table, host) = room.gather(json!({ "game": "capture" })).await;
    let nonce = "ab".repeat(16);
    let seats = format!("/{table}/seats");
    let bots = format!("/{table}/bots");
    let start = format!("/{table}/start");
    let cases = [
        ("", json!({ "game": "chess" }), 400, "bad_game"),
        (
            "",
            json!({ "game": "kingdomino", "options": { "players": 9 } }),
            400,
            "bad_game",
        ),
        (
            "",
            json!({ "game": "kingdomino", "layout": "hills" }),
            400,
            "bad_game",
        ),
        (
            "",
            json!({ "game": "kingdomino", "patience": 4_000_000_000_u32 }),
            400,
            "bad_game",
        ),
        (
            "",
            json!({ "game": "kingdomino", "colour": "red" }),
            400,
            "unreadable",
        ),
        ("", json!([]), 400, "unreadable"),
        (
            "/nowhere/seats",
            json!({ "name": "x", "nonce": nonce }),
            404,
            "no_such_table",
        ),
        (
            "/aaaaaaaaaaaa/seats",
            json!({ "name": "x", "nonce": nonce }),
            404,
            "no_such_table",
        ),
        (
            &seats,
            json!({ "name": "", "nonce": nonce }),
            400,
            "bad_name",
        ),
        (
            &seats,
            json!({ "name": "bot:master", "nonce": nonce }),
            400,
            "bad_name",
        ),
        (
            &seats,
            json!({ "name": "x", "nonce": "12" }),
            400,
            "bad_nonce",
        ),
        (
            &seats,
            json!({ "name": "x", "nonce": nonce, "seat": 7 }),
            404,
            "no_such_seat",
        ),
        (
            &bots,
            json!({ "host": "guess", "bot": "novice" }),
            403,
            "wrong_secret",
        ),
        (
            &bots,
            json!({ "host": host, "bot": "deep-blue" }),
            400,
            "no_such_bot",
        ),
        (&start, json!({ "secret": "guess" }), 403, "wrong_secret"),
        (&start, json!({ "secret": host }), 409, "seats_free"),
    ];
    for (path, body, status, problem) in cases {
        let (got, answer) = room.ask(Method::POST, path, body.clone()).await;
        assert_eq!(
            (got.as_u16(), &answer["problem"]),
            (status, &json!(problem)),
            "{path} {body}"
        );
        assert_ne!(answer["about"], json!(""), "{body}");
    }
    for broken in ["", "{", "\u{0}", "{\"game\": 3}"] {
        let (got, answer) = room.send(Method::POST, "", None, broken.to_owned()).await;
        assert_eq!(
            (got.as_u16(), &answer["problem"]),
            (400, &json!("unreadable")),
            "{broken}"
        );
    }
    let (got, _) = room.send(Method::POST, "", None, " ".repeat(100_000)).await;
    assert_eq!(got, StatusCode::PAYLOAD_TOO_LARGE);
    let (got, answer) = room
        .send(
            Method::GET,
            &format!("/{table}/record"),
            Some("guess"),
            String::new(),
        )
        .await;
    assert_eq!(
        (got, &answer["problem"]),
        (StatusCode::FORBIDDEN, &json!("wrong_secret"))
    );
    // Whoever did not get the answer asks again, and has one seat.
    let again = json!({ "name": "a", "nonce": nonce, "secret": "cd".repeat(16) });
    let first = room.post(&seats, again.clone()).await;
    assert_eq!(room.post(&seats, again).await, first);
    let (_, answer) = room
        .ask(
            Method::POST,
            &seats,
            json!({ "name": "b", "nonce": nonce, "seat": 0 }),
        )
        .await;
    assert_eq!(answer["problem"], "seat_taken");
    room.sit(&table, "b").await;
    let (_, answer) = room
        .ask(Method::POST, &seats, json!({ "name": "c", "nonce": nonce }))
        .await;
    assert_eq!(answer["problem"], "seat_taken", "every seat");
    room.post(&start, json!({ "secret": host })).await;
    let (_, answer) = room
        .ask(Method::POST, &start, json!({ "secret": host }))
        .await;
    assert_eq!(answer["problem"], "begun");
    let (_, answer) = room
        .ask(Method::POST, &seats, json!({ "name": "c", "nonce": nonce }))
        .await;
    assert_eq!(answer["problem"], "begun");
}

#[tokio::test]
async fn only_our_own_pages_connect() {
    let room = Room::open().await;
    let (table, _) = room.gather(json!({ "game": "kingdomino" })).await;
    assert!(
        room.dial_from(&table, &format!("http://{}", room.address))
            .await
    );
    assert!(!room.dial_from(&table, "http://elsewhere.example").await);
    assert!(!room.dial_from(&table, "null").await);
}
