//! The host: locks, removes, hands on; and seats that a rematch keeps.

use std::time::Duration;

use http::Method;
use serde_json::{Value, json};
use takht_server::SimulatedTime;

use crate::patience::timed;
use crate::room::{Room, seal};

fn two() -> Value {
    json!({ "game": "kingdomino", "options": { "players": 2 } })
}

async fn post(room: &Room, path: &str, body: Value) -> (u16, Value) {
    let (status, said) = room.ask(Method::POST, path, body).await;
    (status.as_u16(), said["problem"].clone())
}

fn sit(name: &str, secret: u8) -> Value {
    json!({ "name": name, "sealed": seal(), "secret": format!("{secret:032x}") })
}

#[tokio::test]
async fn a_locked_table_lets_nobody_new_sit_down() {
    let room = Room::open().await;
    let (table, host) = room.create_table(two()).await;
    let (lock, seats) = (format!("/{table}/lock"), format!("/{table}/seats"));
    let guess = json!({ "host": "guess", "locked": true });
    assert_eq!(
        post(&room, &lock, guess).await,
        (403, json!("wrong_secret"))
    );
    for _ in 0..2 {
        let body = json!({ "host": host, "locked": true });
        assert_eq!(post(&room, &lock, body).await, (204, Value::Null));
    }
    assert_eq!(room.snapshot(&table).await["locked"], true);
    assert_eq!(
        post(&room, &seats, sit("Ada", 1)).await,
        (403, json!("locked"))
    );
    let bot = json!({ "host": host, "bot": "novice" });
    room.post(&format!("/{table}/bots"), bot).await;
    let open = json!({ "host": host, "locked": false });
    assert_eq!(post(&room, &lock, open).await.0, 204);
    assert_eq!(post(&room, &seats, sit("Ada", 1)).await.0, 201);
}

#[tokio::test]
async fn a_host_who_removes_very_many_has_to_lock_the_table() {
    let room = Room::open().await;
    let (table, host) = room.create_table(two()).await;
    let (lock, seats) = (format!("/{table}/lock"), format!("/{table}/seats"));
    let path = format!("/{table}/seats/0");
    let remove = async || {
        let freed = room.send(Method::DELETE, &path, Some(&host), String::new());
        let (status, said) = freed.await;
        (status.as_u16(), said["problem"].clone())
    };
    let many = 64;
    for secret in 0..many {
        assert_eq!(post(&room, &seats, sit("Troll", secret)).await.0, 201);
        assert_eq!(remove().await, (204, Value::Null), "{secret}");
    }
    assert_eq!(post(&room, &seats, sit("Troll", many)).await.0, 201);
    assert_eq!(remove().await, (429, json!("too_many")));
    let locked = |locked: bool| json!({ "host": host, "locked": locked });
    assert_eq!(post(&room, &lock, locked(true)).await.0, 204);
    assert_eq!(remove().await, (204, Value::Null));
    assert_eq!(post(&room, &lock, locked(false)).await.0, 204);
    for secret in [many, many - 1] {
        let again = post(&room, &seats, sit("Troll", secret)).await;
        assert_eq!(again, (403, json!("removed")));
    }
}

#[tokio::test]
async fn whom_the_host_removes_does_not_simply_sit_down_again() {
    let room = Room::open().await;
    for listed in [false, true] {
        let mut wanted = two();
        (wanted["listed"], wanted["one_address"]) = (json!(listed), json!(listed));
        let (table, host) = room.create_table(wanted).await;
        let seats = format!("/{table}/seats");
        for (name, secret) in [("Ada", 1), ("Leyla", 2)] {
            assert_eq!(post(&room, &seats, sit(name, secret)).await.0, 201);
        }
        let free = async |seat: usize, secret: &str| {
            let path = format!("/{table}/seats/{seat}");
            let freed = room.send(Method::DELETE, &path, Some(secret), String::new());
            freed.await.0.as_u16()
        };
        let leyla = format!("{:032x}", 2);
        assert_eq!(free(0, &leyla).await, 403, "only the host removes");
        let mut line = room.connect(&table, Some(&format!("{:032x}", 1))).await;
        line.wait_for("events").await;
        assert_eq!(free(0, &host).await, 204);
        assert_eq!(line.wait_for("problem").await["problem"], "removed");
        assert_eq!(
            post(&room, &seats, sit("Ada", 1)).await,
            (403, json!("removed"))
        );
        // Who leaves by themselves comes back as they like.
        assert_eq!(free(1, &leyla).await, 204);
        let again = post(&room, &seats, sit("Leyla", 2)).await;
        let other = post(&room, &seats, sit("Sara", 3)).await;
        match listed {
            false => assert_eq!((again.0, other.0), (201, 201)),
            true => assert_eq!(
                (again.1, other.1),
                (json!("removed"), json!("removed")),
                "one address"
            ),
        }
    }
}

#[tokio::test]
async fn the_host_hands_the_role_on_to_somebody_who_sits_there() {
    let room = Room::open().await;
    let (table, host) = room.create_table(two()).await;
    let seats = format!("/{table}/seats");
    let mut first = sit("Ada", 1);
    first["host"] = json!(host);
    assert_eq!(post(&room, &seats, first).await.0, 201);
    assert_eq!(room.snapshot(&table).await["host"], 0);
    let (ada, leyla) = (format!("{:032x}", 1), format!("{:032x}", 2));
    let hand_on = format!("/{table}/host");
    let to = |host: &str, seat: usize| json!({ "host": host, "seat": seat });
    assert_eq!(
        post(&room, &hand_on, to(&host, 1)).await,
        (404, json!("no_such_seat"))
    );
    assert_eq!(
        post(&room, &hand_on, to(&host, 9)).await,
        (404, json!("no_such_seat"))
    );
    assert_eq!(post(&room, &seats, sit("Leyla", 2)).await.0, 201);
    assert_eq!(
        post(&room, &hand_on, to(&leyla, 1)).await,
        (403, json!("wrong_secret"))
    );
    // The secret of the host's seat is the host's, too.
    assert_eq!(post(&room, &hand_on, to(&ada, 1)).await.0, 204);
    assert_eq!(room.snapshot(&table).await["host"], 1);
    for old in [&host, &ada] {
        assert_eq!(
            post(&room, &hand_on, to(old, 0)).await,
            (403, json!("wrong_secret"))
        );
    }
    let bad = json!({ "host": leyla, "locked": true });
    assert_eq!(post(&room, &format!("/{table}/lock"), bad).await.0, 204);
}

/// A secret that is the host's no longer, or never was, grants nothing, and takes nothing away.
#[tokio::test]
async fn who_is_no_longer_host_sits_down_as_anybody() {
    let room = Room::open().await;
    let mut wanted = two();
    wanted["options"]["players"] = json!(3);
    let (table, host) = room.create_table(wanted).await;
    let seats = format!("/{table}/seats");
    room.post(&seats, sit("Leyla", 9)).await;
    let hand_on = json!({ "host": host, "seat": 0 });
    room.post(&format!("/{table}/host"), hand_on).await;
    for (seat, secret, name) in [(1, host.as_str(), "Ada"), (2, "guess", "Sara")] {
        let mut body = sit(name, seat);
        body["host"] = json!(secret);
        assert_eq!(room.post(&seats, body.clone()).await["seat"], seat);
        assert_eq!(room.snapshot(&table).await["host"], 0);
        let lock = json!({ "host": body["secret"], "locked": true });
        let lock = post(&room, &format!("/{table}/lock"), lock).await;
        assert_eq!(lock, (403, json!("wrong_secret")));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_role_moves_on_when_the_host_is_gone() {
    let time = SimulatedTime::default();
    let room = timed(tempfile::tempdir().unwrap(), &time).await;
    let (table, host) = room.create_table(two()).await;
    let seats = format!("/{table}/seats");
    let mut first = sit("Ada", 1);
    first["host"] = json!(host);
    room.post(&seats, first).await;
    room.post(&seats, sit("Leyla", 2)).await;
    let mut ada = room.connect(&table, Some(&format!("{:032x}", 1))).await;
    let mut leyla = room.connect(&table, Some(&format!("{:032x}", 2))).await;
    ada.wait_for("events").await;
    leyla.wait_for("events").await;
    time.advance(Duration::from_secs(1000));
    tokio::time::sleep(Duration::from_millis(20)).await;
    assert_eq!(room.snapshot(&table).await["host"], 0, "the host is there");
    drop(ada);
    while leyla.wait_for("table").await["seats"][0]["here"] == true {}
    time.advance(Duration::from_secs(119));
    tokio::time::sleep(Duration::from_millis(20)).await;
    assert_eq!(room.snapshot(&table).await["host"], 0);
    time.advance(Duration::from_secs(1));
    while leyla.wait_for("table").await["host"] != 1 {}
}

/// Only the owner of the old seat takes the seat that a rematch keeps, for two minutes of service.
#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_keeps_everybodys_seat_for_a_while() {
    let time = SimulatedTime::default();
    let room = timed(tempfile::tempdir().unwrap(), &time).await;
    let (table, host) = room.create_table(two()).await;
    let secrets = [
        room.sit(&table, "Ada").await,
        room.sit(&table, "Leyla").await,
    ];
    room.begin(&table, &host, &secrets).await;
    for secret in &secrets {
        let mut line = room.connect(&table, Some(secret)).await;
        line.say(json!({ "end": true })).await;
        line.wait_for("events").await;
        line.wait_for("table").await;
    }
    assert_eq!(room.snapshot(&table).await["state"], "over");
    let rematch = room
        .post(
            &format!("/{table}/rematch"),
            json!({ "secret": secrets[0] }),
        )
        .await;
    let new = rematch["table"].as_str().unwrap().to_owned();
    time.advance(Duration::from_secs(30));
    let room = timed(room.close().await, &time).await;
    let seen = room.snapshot(&new).await;
    assert_eq!(seen["kept_seconds"], 90, "also after a restart");
    assert_eq!(
        seen["seats"][0]["kept_for"], "Leyla",
        "everybody moves on by one seat"
    );
    assert_eq!(seen["seats"][1]["kept_for"], "Ada");
    let seats = format!("/{new}/seats");
    let (status, said) = room.ask(Method::POST, &seats, sit("Watcher", 9)).await;
    assert_eq!(
        (status.as_u16(), &said["problem"], &said["wait"]),
        (409, &json!("seat_kept"), &json!(90))
    );
    let mut wrong = sit("Ada", 1);
    (wrong["seat"], wrong["old_secret"]) = (json!(0), json!(secrets[0]));
    assert_eq!(
        post(&room, &seats, wrong).await.1,
        "seat_kept",
        "that one is Leyla's"
    );
    let mut ada = sit("Ada", 1);
    ada["old_secret"] = json!(secrets[0]);
    assert_eq!(room.post(&seats, ada.clone()).await["seat"], 1);
    assert_eq!(
        room.post(&seats, ada).await["seat"],
        1,
        "a repeated request"
    );
    assert_eq!(post(&room, &seats, sit("Watcher", 9)).await.1, "seat_kept");
    time.advance(Duration::from_secs(91));
    assert_eq!(room.post(&seats, sit("Watcher", 9)).await["seat"], 0);
}

/// A host without a seat connects with the host's secret: then the host watches, and is there.
#[tokio::test(flavor = "multi_thread")]
async fn a_host_who_only_watches_stays_host_while_connected() {
    let time = SimulatedTime::default();
    let room = timed(tempfile::tempdir().unwrap(), &time).await;
    let (table, host) = room.create_table(two()).await;
    room.post(&format!("/{table}/seats"), sit("Leyla", 2)).await;
    let mut leyla = room.connect(&table, Some(&format!("{:032x}", 2))).await;
    leyla.wait_for("events").await;
    let mut hosting = room.connect(&table, Some(&host)).await;
    assert_eq!(hosting.wait_for("welcome").await["seat"], Value::Null);
    hosting.wait_for("events").await;
    time.advance(Duration::from_secs(1000));
    tokio::time::sleep(Duration::from_millis(20)).await;
    assert_eq!(room.snapshot(&table).await["host"], Value::Null);
    drop(hosting);
    // The server hears of it after a moment.
    let mut tries = 0;
    while room.snapshot(&table).await["host"] != 0 && tries < 500 {
        time.advance(Duration::from_secs(10));
        tokio::time::sleep(Duration::from_millis(10)).await;
        tries += 1;
    }
    assert_eq!(room.snapshot(&table).await["host"], 0);
    let lock = json!({ "host": host, "locked": true });
    let lock = post(&room, &format!("/{table}/lock"), lock).await;
    assert_eq!(
        lock,
        (403, json!("wrong_secret")),
        "the old secret is no longer the host's"
    );
}
