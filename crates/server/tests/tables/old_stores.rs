//! Databases that earlier versions made go on: `stores/` has one of every version of the schema, and they
//! never change. The program of version 2 made its own; that of version 1 has the same tables without
//! what came later, that of version 3 the same with its step.

use http::Method;
use serde_json::{Value, json};
use std::sync::Arc;
use takht_core::Record;
use takht_core::fair::{Noted, Unfair};
use takht_load::Cluster;
use takht_server::store::Postgres;
use takht_server::{Limits, Settings};

use crate::room::{NONCE, Room, file, seal};

/// Tables of the old databases.
const FINISHED: &str = "y8vgpp3su8nz";
const PLAYING: &str = "y7aa4qht3ufg";
const LAYOUT: &str = "tkftb9545amw";
const HIDDEN: &str = "m9h82jjurav8";
const GATHERING: &str = "6nuq3w91jbus";
const IMPORTED: &str = "3xufq41gxgbt";

/// The secret of the host of the table where people gather.
const HOST: &str = "20b180d48ad12761f4de79166138b5ad";

/// The secret of a seat: a small number in hex.
fn secret(number: u8) -> String {
    format!("{number:032x}")
}

async fn record(room: &Room, table: &str) -> Record {
    let path = format!("/{table}/record");
    let (_, record) = room.ask(Method::GET, &path, Value::Null).await;
    Record::read(record.to_string().as_bytes()).unwrap()
}

/// Plays one legal event at a table, for the seat whose turn it is; seats have the secrets from `first` on.
async fn play_one(room: &Room, table: &str, first: u8) {
    for seat in 0..2 {
        let mut line = room.connect(table, Some(&secret(first + seat))).await;
        line.wait_for("events").await;
        line.say(json!({ "legal": true })).await;
        let heard = loop {
            let heard = line.hear().await;
            if heard.get("legal").is_some() || heard.get("problem").is_some() {
                break heard;
            }
        };
        if let Some(legal) = heard.get("legal") {
            let play = json!({ "play": [legal["events"][0]], "ply": legal["ply"], "id": "new" });
            line.say(play).await;
            line.wait_for("accepted").await;
            return;
        }
    }
    panic!("nobody can play at {table}");
}

async fn everything_goes_on(room: &Room, of_later_days: bool) {
    let finished = room.snapshot(FINISHED).await;
    assert_eq!(finished["state"], "over");
    assert_eq!(finished["result"]["totals"].as_array().unwrap().len(), 2);
    let old = record(room, FINISHED).await;
    assert_eq!(old.events.len(), 55);
    assert!(takht_games::verify(&old, &Noted::default()).unwrap() > 5);
    assert_eq!(old.fair.as_ref().unwrap()["scheme"], 1);
    assert_eq!(record(room, PLAYING).await.events.len(), 17);
    play_one(room, PLAYING, 0x30).await;
    let going_on = record(room, PLAYING).await;
    assert!(going_on.events.len() > 17);
    let unfair = takht_games::verify(&going_on, &Noted::default());
    assert_eq!(unfair, Err(Unfair::SeedSecret));
    // People who gathered with open nonces seal others before they begin.
    let snapshot = room.snapshot(GATHERING).await;
    assert_eq!(snapshot["state"], "gathering");
    assert_eq!(snapshot["fair"]["scheme"], 2);
    assert_eq!(snapshot["fair"]["nonces"], json!(["", "", ""]));
    let other = room.sit(GATHERING, "a").await;
    let bot = json!({ "host": HOST, "bot": "novice" });
    room.post(&format!("/{GATHERING}/bots"), bot).await;
    let start = format!("/{GATHERING}/start");
    let (_, early) = room
        .ask(Method::POST, &start, json!({ "secret": HOST }))
        .await;
    assert_eq!(early["problem"], "seats_free", "one has to seal: {early}");
    let mut line = room.connect(GATHERING, Some(&secret(0x60))).await;
    line.say(json!({ "seal": seal() })).await;
    while line.wait_for("table").await["fair"]["sealed"][1] != seal() {}
    room.begin(GATHERING, HOST, &[other, secret(0x60)]).await;
    assert_eq!(room.snapshot(GATHERING).await["state"], "playing");
    assert_eq!(
        room.snapshot(GATHERING).await["fair"]["nonces"],
        json!([NONCE, NONCE, ""])
    );
    if of_later_days {
        play_one(room, LAYOUT, 0x40).await;
        play_one(room, HIDDEN, 0x50).await;
        let imported = room.snapshot(IMPORTED).await;
        assert_eq!(
            (&imported["state"], &imported["imported"]),
            (&json!("over"), &json!(true))
        );
        assert_eq!(record(room, IMPORTED).await.events.len(), 55);
    }
}

#[tokio::test]
async fn files_of_every_version_go_on() {
    for (version, made) in [
        (1, include_str!("stores/sqlite-1.sql")),
        (2, include_str!("stores/sqlite-2.sql")),
        (3, include_str!("stores/sqlite-3.sql")),
    ] {
        let data = tempfile::tempdir().unwrap();
        let link = format!("sqlite://{}?mode=rwc", file(data.path()).display());
        let pool = sqlx::SqlitePool::connect(&link).await.unwrap();
        sqlx::raw_sql(made).execute(&pool).await.unwrap();
        pool.close().await;
        let room = Room::open_again(data).await;
        everything_goes_on(&room, version > 1).await;
        // A second start finds everything as it was.
        let room = Room::open_again(room.close().await).await;
        assert_eq!(room.snapshot(FINISHED).await["state"], "over");
        assert_eq!(room.snapshot(GATHERING).await["state"], "playing");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn databases_of_every_version_go_on() {
    for made in [
        include_str!("stores/postgres-2.sql"),
        include_str!("stores/postgres-3.sql"),
    ] {
        database_goes_on(made).await;
    }
}

async fn database_goes_on(made: &'static str) {
    let cluster = Cluster::start().unwrap();
    let pool = sqlx::PgPool::connect(&cluster.address()).await.unwrap();
    sqlx::raw_sql(made).execute(&pool).await.unwrap();
    pool.close().await;
    let store = Postgres::open(&cluster.address()).await.unwrap();
    let settings = Settings {
        store: Some(Arc::new(store)),
        limits: Limits::NONE,
        ..Settings::default()
    };
    let room = Room::serve(settings, tempfile::tempdir().unwrap()).await;
    everything_goes_on(&room, true).await;
}
