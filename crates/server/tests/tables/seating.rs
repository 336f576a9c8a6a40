//! Making tables, taking seats and starting games.

use http::{Method, StatusCode};
use serde_json::{Value, json};

use crate::room::{Room, seal};

#[tokio::test]
async fn a_table_is_made_found_filled_begun_and_deleted() {
    let room = Room::open().await;
    let (table, host) = room
        .create_table(json!({ "game": "kingdomino", "options": { "players": 3 } }))
        .await;
    let secret = room.sit(&table, "  Ley\u{202e}la ").await;
    room.post(
        &format!("/{table}/bots"),
        json!({ "host": host, "bot": "novice", "seat": 2 }),
    )
    .await;
    let snapshot = room.snapshot(&table).await;
    assert_eq!(
        snapshot["seats"],
        json!([
            { "who": { "person": "Leyla" }, "here": false },
            { "who": "nobody", "here": false },
            { "who": { "bot": "novice" }, "here": true },
        ])
    );
    assert_eq!(snapshot["state"], "gathering");
    assert!(
        snapshot["fair"]["commit"].is_string(),
        "committed before anyone sits"
    );
    let other = room.sit(&table, "مریم").await;
    room.begin(&table, &host, &[secret.clone(), other.clone()])
        .await;
    let snapshot = room.snapshot(&table).await;
    assert_eq!(snapshot["state"], "playing");
    assert_eq!(
        snapshot["fair"]["seed"],
        Value::Null,
        "secret until the end"
    );
    // What has begun belongs to everybody who plays: it goes when all of them want it.
    let link = format!("/{table}");
    let delete = async |secret: &str| {
        let asked = room.send(Method::DELETE, &link, Some(secret), String::new());
        let (status, said) = asked.await;
        (status.as_u16(), said["missing"].clone())
    };
    assert_eq!(delete("nobody's").await, (403, Value::Null));
    assert_eq!(delete(&host).await, (202, json!(2)));
    assert_eq!(delete(&secret).await, (202, json!(1)));
    assert_eq!(delete(&secret).await, (202, json!(1)), "again");
    assert_eq!(room.snapshot(&table).await["state"], "playing");
    assert_eq!(delete(&other).await, (204, Value::Null));
    let (status, answer) = room.ask(Method::GET, &link, Value::Null).await;
    assert_eq!(
        (status, &answer["problem"]),
        (StatusCode::NOT_FOUND, &json!("no_such_table"))
    );
}

#[tokio::test]
async fn everything_wrong_is_called_by_its_name() {
    let room = Room::open().await;
    let (table, host) = room.create_table(json!({ "game": "capture" })).await;
    let sealed = "ab".repeat(32);
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
            json!({ "name": "x", "sealed": sealed }),
            404,
            "no_such_table",
        ),
        (
            "/aaaaaaaaaaaa/seats",
            json!({ "name": "x", "sealed": sealed }),
            404,
            "no_such_table",
        ),
        (
            &seats,
            json!({ "name": "", "sealed": sealed }),
            400,
            "bad_name",
        ),
        (
            &seats,
            json!({ "name": "bot:master", "sealed": sealed }),
            400,
            "bad_name",
        ),
        (
            &seats,
            json!({ "name": "x", "sealed": "12" }),
            400,
            "bad_nonce",
        ),
        (
            &seats,
            json!({ "name": "x", "nonce": "ab".repeat(16) }),
            400,
            "outdated",
        ),
        (
            &seats,
            json!({ "name": "x", "sealed": sealed, "seat": 7 }),
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
    // A client that lost the answer asks again, and gets the same seat.
    let again = json!({ "name": "a", "sealed": sealed, "secret": "cd".repeat(16) });
    let first = room.post(&seats, again.clone()).await;
    assert_eq!(room.post(&seats, again).await, first);
    let (_, answer) = room
        .ask(
            Method::POST,
            &seats,
            json!({ "name": "b", "sealed": sealed, "seat": 0 }),
        )
        .await;
    assert_eq!(answer["problem"], "seat_taken");
    room.sit(&table, "b").await;
    let (_, answer) = room
        .ask(
            Method::POST,
            &seats,
            json!({ "name": "c", "sealed": sealed }),
        )
        .await;
    assert_eq!(answer["problem"], "seat_taken", "every seat");
    room.post(&start, json!({ "secret": host })).await;
    let (_, answer) = room
        .ask(Method::POST, &start, json!({ "secret": host }))
        .await;
    assert_eq!(answer["problem"], "begun");
    let (_, answer) = room
        .ask(
            Method::POST,
            &seats,
            json!({ "name": "c", "sealed": sealed }),
        )
        .await;
    assert_eq!(answer["problem"], "begun");
}

#[tokio::test]
async fn only_our_own_pages_connect() {
    let room = Room::open().await;
    let (table, _) = room.create_table(json!({ "game": "kingdomino" })).await;
    assert!(
        room.dial_from(&table, &format!("http://{}", room.address))
            .await
    );
    assert!(!room.dial_from(&table, "http://elsewhere.example").await);
    assert!(!room.dial_from(&table, "null").await);
}

#[tokio::test]
async fn a_seat_becomes_free_again_before_the_game_begins() {
    let room = Room::open().await;
    let wanted = json!({ "game": "kingdomino", "options": { "players": 2 } });
    let (table, host) = room.create_table(wanted).await;
    let leyla = room.sit(&table, "Leyla").await;
    let omid = room.sit(&table, "Omid").await;
    let free = async |seat: usize, secret: &str| {
        let path = format!("/{table}/seats/{seat}");
        let (status, said) = room
            .send(Method::DELETE, &path, Some(secret), String::new())
            .await;
        (status.as_u16(), said["problem"].clone())
    };
    let mut watching = room.connect(&table, Some(&leyla)).await;
    watching.wait_for("events").await;
    assert_eq!(free(0, &omid).await, (403, json!("wrong_secret")));
    assert_eq!(free(7, &host).await, (404, json!("no_such_seat")));
    assert_eq!(free(0, &leyla).await, (204, Value::Null));
    assert_eq!(room.snapshot(&table).await["seats"][0]["who"], "nobody");
    assert_eq!(free(1, &host).await.0, 204, "the host frees any seat");
    // The player who sat there is still connected, as a guest.
    watching.say(json!({ "legal": true })).await;
    assert_eq!(watching.wait_for("problem").await["problem"], "not_begun");
    let leyla = room.sit(&table, "Leyla").await;
    let omid = room.sit(&table, "Omid").await;
    room.begin(&table, &host, &[leyla.clone(), omid]).await;
    assert_eq!(free(0, &leyla).await, (409, json!("begun")));
    // The old secret does not let them play for the seat's new player.
    watching
        .say(json!({ "play": ["pick 1"], "ply": 2, "id": "x" }))
        .await;
    assert_eq!(watching.wait_for("problem").await["problem"], "watching");
}

#[tokio::test]
async fn a_rematch_has_the_same_game_and_bots_and_is_offered_once() {
    let room = Room::open().await;
    let wanted = json!({ "game": "capture", "options": { "round_limit": 2 } });
    let (table, host) = room.create_table(wanted).await;
    let rematch = format!("/{table}/rematch");
    let ask = async |secret: &str| {
        room.ask(Method::POST, &rematch, json!({ "secret": secret }))
            .await
    };
    for _ in 0..2 {
        let bot = json!({ "host": host, "bot": "random" });
        room.post(&format!("/{table}/bots"), bot).await;
    }
    let (status, early) = ask(&host).await;
    assert_eq!(
        (status.as_u16(), &early["problem"]),
        (409, &json!("not_over"))
    );
    room.post(&format!("/{table}/start"), json!({ "secret": host }))
        .await;
    let mut line = room.connect(&table, None).await;
    while line.wait_for("table").await["state"] != "over" {}
    let (status, stranger) = ask("nobody's").await;
    assert_eq!(
        (status.as_u16(), &stranger["problem"]),
        (403, &json!("wrong_secret"))
    );
    let (status, first) = ask(&host).await;
    assert_eq!(status.as_u16(), 201, "{first}");
    assert_ne!(first["host"], Value::Null);
    let told = line.wait_for("table").await;
    assert_eq!(told["rematch"], first["table"]);
    let (_, second) = ask(&host).await;
    assert_eq!(second, json!({ "table": first["table"] }));
    let (old, new) = (
        room.snapshot(&table).await,
        room.snapshot(first["table"].as_str().unwrap()).await,
    );
    assert_eq!(new["state"], "gathering");
    assert_eq!(
        (&new["game"], &new["options"]),
        (&old["game"], &old["options"])
    );
    assert_eq!(new["seats"], old["seats"], "the bots are there again");
    assert_ne!(new["fair"]["commit"], old["fair"]["commit"], "other deals");
}

#[tokio::test]
async fn a_record_from_elsewhere_becomes_a_replay_under_a_link() {
    let room = Room::open().await;
    let record = json!({
        "takht": 1, "game": "kingdomino", "options": { "players": 2 }, "seats": ["Ada\u{202e}", "bot:master"],
        "events": ["deal 1 2 3 4", "kings 0 0 1 1", "pick 3"], "note": "from a real table",
    });
    let imported = room.import(&record).await;
    let table = imported["table"].as_str().unwrap();
    let seen = room.snapshot(table).await;
    assert_eq!(
        (&seen["state"], &seen["imported"]),
        (&json!("over"), &json!(true))
    );
    assert_eq!(seen["seats"][0]["who"], json!({ "person": "Ada" }));
    assert_eq!(seen["seats"][1]["who"], json!({ "bot": "master" }));
    let (_, kept) = room
        .ask(Method::GET, &format!("/{table}/record"), Value::Null)
        .await;
    let mut written = record.clone();
    written["rules"] = json!(1);
    written["seats"][0] = json!("Ada");
    written["options"] = seen["options"].clone();
    written.as_object_mut().unwrap().remove("note");
    assert_eq!(kept, written, "only what a record has, written anew");
    let sit = json!({ "name": "x", "sealed": seal() });
    let (status, said) = room
        .ask(Method::POST, &format!("/{table}/seats"), sit)
        .await;
    assert_eq!((status.as_u16(), &said["problem"]), (409, &json!("begun")));
    // No secret proves a player of an imported game.
    let mut line = room.connect(table, Some("")).await;
    assert_eq!(line.wait_for("problem").await["problem"], "wrong_secret");
    let mut broken = record.clone();
    broken["events"][2] = json!("pick 9");
    let said = room.import(&broken).await;
    assert_eq!(said["problem"], "bad_record");
    assert!(
        said["about"]
            .as_str()
            .unwrap()
            .contains("event 2 \"pick 9\""),
        "{said}"
    );
    let mut deep = record.clone();
    deep["note"] = (0..40).fold(json!(1), |inner, _| json!([inner]));
    deep["fair"] = json!({ "scheme": 7, "anything": "x".repeat(9000) });
    deep["by"] = json!({ "1": "bot:knight", "2": "", "99": "bot:knight" });
    let deep = room.import(&deep).await;
    let (_, kept) = room
        .ask(
            Method::GET,
            &format!("/{}/record", deep["table"].as_str().unwrap()),
            Value::Null,
        )
        .await;
    assert_eq!(
        (&kept["note"], &kept["fair"]),
        (&Value::Null, &Value::Null),
        "{kept}"
    );
    assert_eq!(kept["by"], json!({ "1": "bot:knight" }));
    let host = imported["host"].as_str().unwrap();
    let path = format!("/{table}");
    let gone = room
        .send(Method::DELETE, &path, Some(host), String::new())
        .await;
    assert_eq!(gone.0.as_u16(), 204);
}
