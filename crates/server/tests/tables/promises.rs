//! What people rely on: fair deals, games that stay, seats and names that are theirs.

use http::{Method, StatusCode};
use serde_json::{Value, json};
use takht_core::fair::{Fair, Noted, SeenEvents, Unfair};
use takht_core::{Record, Viewer};
use takht_protocol::TableSnapshot;
use takht_server::{Limits, Settings};

use crate::room::{Line, NONCE, Room, file, seal};

fn two() -> Value {
    json!({ "game": "kingdomino", "options": { "players": 2 } })
}

/// Waits until a table looks as it should.
async fn until(line: &mut Line, looks: impl Fn(&Value) -> bool) -> Value {
    loop {
        let table = line.wait_for("table").await;
        if looks(&table) {
            return table;
        }
    }
}

#[tokio::test]
async fn a_game_begins_when_everybody_has_opened_the_seal_they_sat_down_with() {
    let room = Room::open().await;
    let (table, host) = room.create_table(two()).await;
    let secrets = [room.sit(&table, "a").await, room.sit(&table, "b").await];
    let before = room.snapshot(&table).await["fair"].clone();
    assert_eq!(before["sealed"], json!([seal(), seal()]));
    assert_eq!(before["nonces"], json!(["", ""]), "nobody knows them yet");
    let mut lines = Vec::new();
    for secret in &secrets {
        lines.push(room.connect(&table, Some(secret)).await);
    }
    lines[0].say(json!({ "open": NONCE })).await;
    assert_eq!(lines[0].wait_for("problem").await["problem"], "not_begun");
    room.post(&format!("/{table}/start"), json!({ "secret": host }))
        .await;
    let opening = until(&mut lines[0], |table| table["state"] == "opening").await;
    assert_eq!(opening["fair"], before, "nothing has changed since");
    for wrong in ["11".repeat(16), "12".to_owned(), String::new()] {
        lines[0].say(json!({ "open": wrong })).await;
        assert_eq!(lines[0].wait_for("problem").await["problem"], "bad_nonce");
    }
    lines[0].say(json!({ "seal": seal() })).await;
    assert_eq!(
        lines[0].wait_for("problem").await["problem"],
        "begun",
        "nobody seals again once others open"
    );
    let mut guest = room.connect(&table, None).await;
    guest.say(json!({ "open": NONCE })).await;
    assert_eq!(guest.wait_for("problem").await["problem"], "watching");
    for _ in 0..2 {
        lines[0].say(json!({ "open": NONCE })).await;
    }
    let half = until(&mut lines[1], |table| table["fair"]["nonces"][0] == NONCE).await;
    assert_eq!(half["state"], "opening");
    lines[1].say(json!({ "open": NONCE })).await;
    let playing = until(&mut lines[1], |table| table["state"] == "playing").await;
    assert_eq!(playing["fair"]["commit"], before["commit"]);
    assert_eq!(playing["fair"]["sealed"], before["sealed"]);
    assert_eq!(playing["fair"]["nonces"], json!([NONCE, NONCE]));
    assert_eq!(guest.wait_for("events").await["ply"], 0);
}

#[tokio::test]
async fn who_does_not_open_in_time_loses_the_seat_and_the_others_seal_again() {
    let room = Room::open().await;
    let mut wanted = two();
    wanted["patience"] = json!(0);
    let (table, host) = room.create_table(wanted).await;
    let secrets = [room.sit(&table, "a").await, room.sit(&table, "b").await];
    let mut here = room.connect(&table, Some(&secrets[0])).await;
    let before = room.snapshot(&table).await["fair"]["commit"].clone();
    room.post(&format!("/{table}/start"), json!({ "secret": host }))
        .await;
    here.say(json!({ "open": NONCE })).await;
    let again = until(&mut here, |table| table["seats"][1]["who"] == "nobody").await;
    assert_eq!(again["state"], "gathering");
    assert_ne!(again["fair"]["commit"], before, "a new seed");
    assert_eq!(again["fair"]["sealed"], json!(["", ""]));
    assert_eq!(
        again["fair"]["nonces"],
        json!(["", ""]),
        "what was open is useless"
    );
    here.say(json!({ "seal": seal() })).await;
    until(&mut here, |table| table["fair"]["sealed"][0] == seal()).await;
    let other = room.sit(&table, "c").await;
    room.begin(&table, &host, &[secrets[0].clone(), other])
        .await;
    assert_eq!(room.snapshot(&table).await["state"], "playing");
}

#[tokio::test]
async fn a_seat_that_is_freed_while_seals_are_opened_means_other_deals() {
    let room = Room::open().await;
    let (table, host) = room.create_table(two()).await;
    let secrets = [room.sit(&table, "a").await, room.sit(&table, "b").await];
    let mut line = room.connect(&table, Some(&secrets[0])).await;
    let before = room.snapshot(&table).await["fair"]["commit"].clone();
    room.post(&format!("/{table}/start"), json!({ "secret": secrets[1] }))
        .await;
    until(&mut line, |table| table["state"] == "opening").await;
    let freed = format!("/{table}/seats/1");
    let freed = room.send(Method::DELETE, &freed, Some(&host), String::new());
    assert_eq!(freed.await.0, StatusCode::NO_CONTENT);
    let again = until(&mut line, |table| table["state"] == "gathering").await;
    assert_ne!(again["fair"]["commit"], before);
    assert_eq!(again["fair"]["sealed"], json!(["", ""]));
}

/// Plays a game of two bots and a person who watches, to its end; returns what a watcher noted.
async fn finished(room: &Room) -> (String, Noted) {
    let (table, host) = room.create_table(two()).await;
    for _ in 0..2 {
        let bot = json!({ "host": host, "bot": "random" });
        room.post(&format!("/{table}/bots"), bot).await;
    }
    let snapshot: TableSnapshot = serde_json::from_value(room.snapshot(&table).await).unwrap();
    let fair = Fair::read(&snapshot.fair).unwrap();
    room.begin(&table, &host, &[]).await;
    let mut line = room.connect(&table, None).await;
    let (mut seen, mut over) = (SeenEvents::default(), false);
    while !over {
        let heard = line.hear().await;
        if let Some(events) = heard.get("events") {
            for event in events["events"].as_array().unwrap() {
                seen.push(event.as_str().unwrap());
            }
        }
        over = heard["table"]["state"] == "over";
    }
    let noted = Noted {
        commit: Some(fair.commit),
        sealed: fair.sealed,
        seen: Some((Viewer::Guest, seen)),
        ..Noted::default()
    };
    (table, noted)
}

async fn record(room: &Room, table: &str) -> Record {
    let path = format!("/{table}/record");
    let (_, record) = room.ask(Method::GET, &path, Value::Null).await;
    Record::read(record.to_string().as_bytes()).unwrap()
}

/// Changes a database while no server uses it.
async fn change(room: Room, change: &str) -> Room {
    let data = room.close().await;
    let link = format!("sqlite://{}", file(data.path()).display());
    let pool = sqlx::SqlitePool::connect(&link).await.unwrap();
    let change = sqlx::AssertSqlSafe(change.to_owned());
    sqlx::raw_sql(change).execute(&pool).await.unwrap();
    pool.close().await;
    Room::open_again(data).await
}

/// A server whose seed and log were replaced together has a record that fits itself. Only what a player
/// noted shows it.
#[tokio::test(flavor = "multi_thread")]
async fn a_record_that_was_replaced_with_its_seed_is_found_out() {
    let room = Room::open().await;
    let (table, noted) = finished(&room).await;
    let (other, _) = finished(&room).await;
    let honest = record(&room, &table).await;
    takht_games::verify(&honest, &noted).unwrap();
    let swap = format!(
        "DELETE FROM turns WHERE id = '{table}';
         INSERT INTO turns (id, ply, client, seat, stand_in, own, events, at)
            SELECT '{table}', ply, client, seat, stand_in, own, events, at FROM turns WHERE id = '{other}';
         UPDATE tables SET kept = (SELECT kept FROM tables WHERE id = '{other}') WHERE id = '{table}';"
    );
    let room = change(room, &swap).await;
    let forged = record(&room, &table).await;
    takht_games::verify(&forged, &Noted::default()).expect("by itself it looks fair");
    assert_eq!(
        takht_games::verify(&forged, &noted),
        Err(Unfair::OtherCommitment)
    );
    let forged_events = Noted {
        commit: None,
        ..noted
    };
    assert!(matches!(
        takht_games::verify(&forged, &forged_events),
        Err(Unfair::OtherEvents(_))
    ));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_that_the_rules_now_refuse_stays_whole() {
    let room = Room::open().await;
    let (table, _) = finished(&room).await;
    let (before, result) = (
        record(&room, &table).await,
        room.snapshot(&table).await["result"].clone(),
    );
    assert_eq!(result["totals"].as_array().unwrap().len(), 2);
    let refuse = format!(
        "UPDATE turns SET events = replace(events, 'pick', 'take') WHERE id = '{table}' AND ply > 20"
    );
    let room = change(room, &refuse).await;
    let snapshot = room.snapshot(&table).await;
    assert_eq!(snapshot["state"], "over", "what is over stays over");
    assert_eq!(snapshot["result"], result, "as it was kept");
    assert!(snapshot["frozen"].is_string() && snapshot["fair"]["seed"].is_string());
    let after = record(&room, &table).await;
    assert_eq!(after.events.len(), before.events.len(), "the whole log");
    assert_eq!(after.events[..20], before.events[..20]);
    assert_eq!(after.fair, before.fair);
    let mut line = room.connect(&table, None).await;
    let told = line.wait_for("events").await;
    assert_eq!(
        told["events"].as_array().unwrap().len(),
        before.events.len()
    );
}

/// One damaged page of the database harms the games that are on it, and nothing else.
#[tokio::test(flavor = "multi_thread")]
async fn a_damaged_page_is_said_to_be_damaged_and_the_others_go_on() {
    use std::io::{Read as _, Seek as _, SeekFrom, Write as _};
    const PAGE: usize = 4096;
    /// How SQLite marks a page of a tree under which there are no others.
    const LEAF: u8 = 10;
    let room = Room::open().await;
    let mut tables = Vec::new();
    for _ in 0..4 {
        tables.push(finished(&room).await.0);
    }
    // Everything is in the file itself, and nothing in the one beside it.
    let room = change(room, "PRAGMA wal_checkpoint(TRUNCATE)").await;
    let data = room.close().await;
    let mut open = std::fs::OpenOptions::new();
    let mut store = open.read(true).write(true).open(file(data.path())).unwrap();
    let mut bytes = Vec::new();
    store.read_to_end(&mut bytes).unwrap();
    let turns: Vec<usize> = bytes
        .windows(6)
        .enumerate()
        .filter(|(_, text)| text == b"place ")
        .map(|(at, _)| at / PAGE)
        .filter(|page| bytes[page * PAGE] == LEAF)
        .collect();
    let page = turns[turns.len() / 2];
    store.seek(SeekFrom::Start((page * PAGE) as u64)).unwrap();
    store.write_all(&[0xff; PAGE]).unwrap();
    drop(store);
    let room = Room::open_again(data).await;
    let (mut damaged, mut whole) = (0, 0);
    for table in &tables {
        let snapshot = room.snapshot(table).await;
        match snapshot["problem"].as_str() {
            Some("unavailable") => damaged += 1,
            _ => whole += usize::from(snapshot["state"] == "over"),
        }
    }
    assert!(
        damaged > 0 && damaged + whole == tables.len(),
        "{damaged} {whole}"
    );
    // A new table whose turns would lie on the damaged page says so. Names of tables are random, and some
    // lie elsewhere: the page may hold most names, but not nearly all, since every table that is whole has
    // names beside it.
    for _ in 0..1000 {
        let (table, _) = room.create_table(two()).await;
        let snapshot = room.snapshot(&table).await;
        if snapshot["state"] == "gathering" {
            return;
        }
        assert_eq!(snapshot["problem"], "unavailable");
    }
    panic!("no new table can be reached");
}

#[tokio::test]
async fn a_game_of_another_version_of_the_rules_is_frozen_and_the_versions_named() {
    let room = Room::open().await;
    let (table, host) = room.create_table(two()).await;
    let secrets = [room.sit(&table, "a").await, room.sit(&table, "b").await];
    room.begin(&table, &host, &secrets).await;
    assert_eq!(room.snapshot(&table).await["rules"], 1);
    assert_eq!(record(&room, &table).await.rules, Some(1));
    let newer = "UPDATE tables SET kept = json_set(kept, '$.rules', 7)";
    let room = change(room, newer).await;
    let snapshot = room.snapshot(&table).await;
    assert_eq!(
        (&snapshot["state"], &snapshot["rules"]),
        (&json!("frozen"), &json!(7))
    );
    let why = snapshot["frozen"].as_str().unwrap();
    assert!(
        why.contains("version 7") && why.contains("version 1"),
        "{why}"
    );
    let mut line = room.connect(&table, Some(&secrets[0])).await;
    assert_eq!(
        line.wait_for("events").await["events"]
            .as_array()
            .unwrap()
            .len(),
        2
    );
    line.say(json!({ "play": ["pick 1"], "ply": 2, "id": "x" }))
        .await;
    assert_eq!(line.wait_for("problem").await["problem"], "frozen");
}

#[tokio::test]
async fn a_listed_table_is_found_while_somebody_sits_there_and_its_host_starts_it() {
    let room = Room::open().await;
    let mut wanted = two();
    wanted["listed"] = json!(true);
    let (table, host) = room.create_table(wanted.clone()).await;
    let listed = async || room.ask(Method::GET, "", Value::Null).await.1;
    assert_eq!(listed().await, json!([]), "nobody is there");
    let leyla = room.sit(&table, "Leyla").await;
    assert_eq!(listed().await, json!([]), "nobody is connected");
    let mut line = room.connect(&table, Some(&leyla)).await;
    line.wait_for("events").await;
    // The task lists the table after it has answered.
    let mut tries = 0;
    while listed().await == json!([]) && tries < 200 {
        tokio::time::sleep(std::time::Duration::from_millis(10)).await;
        tries += 1;
    }
    assert_eq!(
        listed().await,
        json!([{ "table": table, "game": "kingdomino", "free": 1, "seats": 2 }])
    );
    let sit = json!({ "name": "Omid", "sealed": seal() });
    let seats = format!("/{table}/seats");
    let (status, said) = room.ask(Method::POST, &seats, sit).await;
    assert_eq!(
        (status.as_u16(), &said["problem"]),
        (409, &json!("address_taken"))
    );
    let bot = json!({ "host": host, "bot": "random" });
    room.post(&format!("/{table}/bots"), bot).await;
    tries = 0;
    while listed().await != json!([]) && tries < 200 {
        tokio::time::sleep(std::time::Duration::from_millis(10)).await;
        tries += 1;
    }
    assert_eq!(listed().await, json!([]), "no seat is free");
    let start = format!("/{table}/start");
    let (_, said) = room
        .ask(Method::POST, &start, json!({ "secret": leyla }))
        .await;
    assert_eq!(said["problem"], "wrong_secret");
    room.begin(&table, &host, &[leyla]).await;
    // With the host's leave several may sit at one address.
    wanted["one_address"] = json!(true);
    let (table, _) = room.create_table(wanted).await;
    room.sit(&table, "Leyla").await;
    room.sit(&table, "Omid").await;
}

/// However many tables one address lists, others find room on the list.
#[tokio::test]
async fn one_address_has_only_a_few_tables_on_the_list() {
    let room = Room::open().await;
    let mut wanted = two();
    wanted["listed"] = json!(true);
    let (mut lines, mut tables) = (Vec::new(), Vec::new());
    for _ in 0..6 {
        let (table, _) = room.create_table(wanted.clone()).await;
        let secret = room.sit(&table, "Leyla").await;
        let mut line = room.connect(&table, Some(&secret)).await;
        line.wait_for("events").await;
        lines.push(line);
        tables.push(table);
    }
    let listed = async || room.ask(Method::GET, "", Value::Null).await.1;
    let names = |listed: &Value| {
        let listed = listed.as_array().unwrap().iter();
        let names = listed.map(|one| one["table"].as_str().unwrap().to_owned());
        names.collect::<Vec<_>>()
    };
    // A table is listed after its task has answered, and the newest come first.
    let mut tries = 0;
    while names(&listed().await).first() != tables.last() && tries < 200 {
        tokio::time::sleep(std::time::Duration::from_millis(10)).await;
        tries += 1;
    }
    assert_eq!(names(&listed().await).len(), 3);
    // When nobody is there any more, the list is empty.
    drop(lines);
    tries = 0;
    while listed().await != json!([]) && tries < 500 {
        tokio::time::sleep(std::time::Duration::from_millis(10)).await;
        tries += 1;
    }
    assert_eq!(listed().await, json!([]));
}

#[tokio::test]
async fn nobody_sits_beside_a_name_that_looks_like_theirs() {
    let room = Room::open().await;
    let (table, _) = room.create_table(json!({ "game": "kingdomino" })).await;
    room.sit(&table, "Leyla").await;
    for name in ["leyla", "Leуla", "L\u{200b}eyla"] {
        let sit = json!({ "name": name, "sealed": seal() });
        let (status, said) = room
            .ask(Method::POST, &format!("/{table}/seats"), sit)
            .await;
        assert_eq!(
            (status.as_u16(), &said["problem"]),
            (409, &json!("name_taken")),
            "{name}"
        );
    }
    room.sit(&table, "🦊").await;
}

#[tokio::test]
async fn pages_of_other_sites_can_ask_for_nothing() {
    let room = Room::open().await;
    let (table, _) = room.create_table(two()).await;
    for (origin, status) in [
        (format!("http://{}", room.address), 200),
        ("http://elsewhere.example".to_owned(), 403),
        ("null".to_owned(), 403),
    ] {
        let path = format!("/api/tables/{table}");
        let got = room.get_from(&path, &origin).await;
        assert_eq!(got, status, "{origin}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_play_only_where_somebody_looks_and_an_address_has_so_many_tables_with_them() {
    let limits = Limits {
        bot_tables: 2,
        ..Limits::NONE
    };
    let settings = Settings {
        limits,
        ..Settings::default()
    };
    let room = Room::open_with(settings, tempfile::tempdir().unwrap()).await;
    let with_bots = async || {
        let (table, host) = room.create_table(two()).await;
        for _ in 0..2 {
            let bot = json!({ "host": host, "bot": "random" });
            room.post(&format!("/{table}/bots"), bot).await;
        }
        let start = format!("/{table}/start");
        let start = room.ask(Method::POST, &start, json!({ "secret": host }));
        (table, start.await.1["problem"].clone())
    };
    let (first, begun) = with_bots().await;
    assert_eq!(begun, Value::Null);
    assert_eq!(with_bots().await.1, Value::Null);
    assert_eq!(with_bots().await.1, "too_many");
    // Nobody has looked at the first table: its bots have not played.
    let events = record(&room, &first).await.events.len();
    assert_eq!(events, 2, "only the deal");
    let mut line = room.connect(&first, None).await;
    until(&mut line, |table| table["state"] == "over").await;
    assert_eq!(with_bots().await.1, Value::Null, "one of them is over");
}
