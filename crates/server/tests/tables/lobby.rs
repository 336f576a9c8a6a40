//! The lobby: what strangers see, and when.

use http::Method;
use serde_json::{Value, json};
use takht_load::{Cluster, NatsServer};
use takht_server::{Limits, Settings};
use tokio::runtime::Runtime;

use crate::pairing::{node, seek_of, two};
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

/// How somebody shows themselves.
fn showing(name: &str, secret: &str) -> Value {
    json!({ "name": name, "secret": secret })
}

/// How an identified person shows themselves.
fn showing_of(person: &Person, secret: &str) -> Value {
    let person = person.signs_alone("takht here 1", secret);
    json!({ "name": "anything", "secret": secret, "person": person })
}

/// Connects to the lobby, and shows somebody; returns how the others see them.
async fn shows(room: &Room, who: Value) -> (Line, Value) {
    let mut line = room.dial_lobby().await;
    line.say(json!({ "hello": 2, "who": who })).await;
    let shown = line.wait_for("shown").await;
    (line, shown)
}

/// What somebody in the lobby does: their name, and what they do.
fn doings(people: &Value) -> Vec<(String, String)> {
    let people = people.as_array().unwrap().iter();
    let text = |value: &Value| value.as_str().unwrap().to_owned();
    let doings = people.map(|one| (text(&one["name"]), text(&one["doing"])));
    doings.collect()
}

/// Waits until the lobby shows these people, the newest first.
async fn until_people(line: &mut Line, wanted: &[(&str, &str)]) -> Value {
    let text = |(name, doing): &(&str, &str)| ((*name).to_owned(), (*doing).to_owned());
    let wanted: Vec<(String, String)> = wanted.iter().map(text).collect();
    loop {
        let changes = line.wait_for("changes").await;
        if let Some(people) = changes.get("people")
            && doings(people) == wanted
        {
            return people.clone();
        }
    }
}

#[tokio::test]
async fn people_show_themselves_and_hide_again() {
    let room = Room::open().await;
    let leyla = Person::introduced(1, &room, "Leyla").await;
    let (mut line, lobby) = room.lobby().await;
    assert_eq!(lobby["people"], json!([]), "who says nothing is not named");
    let (mut one, shown) = shows(&room, showing_of(&leyla, &secret(1))).await;
    let card = json!({ "key": leyla.key, "shape": "star", "colour": "teal" });
    let there = json!({ "name": "Leyla", "person": card, "doing": "here" });
    assert_eq!(shown, there);
    let people = until_people(&mut line, &[("Leyla", "here")]).await;
    assert_eq!(people, json!([there]));
    // Somebody who connects a second time is shown once, and who has no key is shown with a name alone.
    let (_again, _) = shows(&room, showing_of(&leyla, &secret(2))).await;
    let (mut omid, lobby) = room.lobby().await;
    assert_eq!(lobby["people"], json!([there]));
    omid.say(json!({ "show": showing(" Omid\u{202e}", &secret(3)) }))
        .await;
    let there = json!({ "name": "Omid", "doing": "here" });
    assert_eq!(omid.wait_for("shown").await, there);
    until_people(&mut line, &[("Omid", "here"), ("Leyla", "here")]).await;
    // Everybody sees who looks for others.
    one.say(seek_of(&leyla, &secret(4), two())).await;
    assert!(one.wait_for("seeking").await.is_object());
    until_people(&mut line, &[("Omid", "here"), ("Leyla", "seeking")]).await;
    one.say(json!({ "cancel": true })).await;
    until_people(&mut line, &[("Omid", "here"), ("Leyla", "here")]).await;
    omid.say(json!({ "hide": true })).await;
    assert_eq!(omid.wait_for("shown").await, Value::Null);
    until_people(&mut line, &[("Leyla", "here")]).await;
    // Who leaves is there no longer.
    drop((one, _again));
    until_people(&mut line, &[]).await;
}

#[tokio::test]
async fn nobody_is_shown_under_another_name_than_their_own() {
    let settings = Settings {
        limits: Limits::NONE,
        admin_secret: Some("sesame sesame sesame".to_owned()),
        ..Settings::default()
    };
    let room = Room::open_with(settings, tempfile::tempdir().unwrap()).await;
    let mut leyla = Person::introduced(1, &room, "Leyla").await;
    let stranger = Person::new(2);
    let (mut line, _) = room.lobby().await;
    let (mut one, _) = shows(&room, showing("Nil", &secret(9))).await;
    until_people(&mut line, &[("Nil", "here")]).await;
    let mut replayed = showing_of(&leyla, &secret(1));
    replayed["secret"] = json!(secret(2));
    let mut of_a_seek = showing_of(&leyla, &secret(1));
    of_a_seek["person"] = leyla.signs("takht seek 1", &secret(1));
    for (who, problem) in [
        (replayed, "bad_signature"),
        (of_a_seek, "bad_signature"),
        (showing_of(&stranger, &secret(3)), "no_such_person"),
        (showing("\u{200b}", &secret(3)), "bad_name"),
        (showing("bot:master", &secret(3)), "bad_name"),
        (showing("Nil", "x"), "bad_nonce"),
    ] {
        one.say(json!({ "show": who })).await;
        assert_eq!(one.wait_for("not_shown").await["problem"], problem);
    }
    one.say(json!({ "show": { "name": "Nil" } })).await;
    assert_eq!(one.wait_for("problem").await["problem"], "unreadable");
    // Who is refused is shown no longer.
    until_people(&mut line, &[]).await;
    // Who imitates a name gets a number, and who has the key keeps it.
    let (_imitates, _) = shows(&room, showing("Lеyla", &secret(4))).await;
    until_people(&mut line, &[("Lеyla", "here")]).await;
    let (mut own, _) = shows(&room, showing_of(&leyla, &secret(5))).await;
    until_people(&mut line, &[("Leyla", "here"), ("Lеyla 2", "here")]).await;
    // A new name is seen at once, and one that the operator has removed is seen no longer.
    let look = json!({ "look": { "name": "Leyli", "shape": "moon", "colour": "red" } });
    leyla.change(&room, look.clone()).await;
    let people = until_people(&mut line, &[("Leyli", "here"), ("Lеyla", "here")]).await;
    assert_eq!(people[0]["person"]["shape"], "moon");
    let path = format!("/api/admin/people/{}/name", leyla.key);
    let operator = Some("sesame sesame sesame");
    let removed = takht_load::request(&room.address, Method::DELETE, &path, operator, Vec::new());
    assert_eq!(removed.await.unwrap().0, 204);
    until_people(&mut line, &[("Lеyla", "here")]).await;
    own.say(json!({ "show": showing_of(&leyla, &secret(5)) }))
        .await;
    assert_eq!(own.wait_for("not_shown").await["problem"], "bad_name");
    // A deleted person is gone.
    leyla.change(&room, look).await;
    own.say(json!({ "show": showing_of(&leyla, &secret(5)) }))
        .await;
    until_people(&mut line, &[("Leyli", "here"), ("Lеyla", "here")]).await;
    leyla.change(&room, json!({ "delete": true })).await;
    until_people(&mut line, &[("Lеyla", "here")]).await;
    own.say(json!({ "show": showing_of(&leyla, &secret(5)) }))
        .await;
    assert_eq!(own.wait_for("not_shown").await["problem"], "person_gone");
}

#[tokio::test]
async fn one_address_fills_the_lobby_neither_with_people_nor_with_changes() {
    let limits = Limits {
        shows: 40,
        ..Limits::NONE
    };
    let settings = Settings {
        limits,
        ..Settings::default()
    };
    let room = Room::open_with(settings, tempfile::tempdir().unwrap()).await;
    let mut lines = Vec::new();
    for number in 0..40 {
        lines.push(shows(&room, showing(&format!("n{number}"), &secret(number))).await);
    }
    let (line, _) = &mut lines[0];
    line.say(json!({ "show": showing("more", &secret(0)) }))
        .await;
    let problem = line.wait_for("not_shown").await;
    assert_eq!(problem["problem"], "too_many");
    assert!(problem["wait"].as_u64().unwrap() > 0, "{problem}");
    let (mut late, lobby) = room.lobby().await;
    let mut named = doings(&lobby["people"]).len();
    while named < 5 {
        let changes = late.wait_for("changes").await;
        named = changes
            .get("people")
            .map_or(named, |people| doings(people).len());
    }
    assert_eq!(named, 5);
}

/// The people of all servers are in one list, and those of a server that dies leave it.
#[tokio::test(flavor = "multi_thread")]
async fn people_are_seen_from_all_servers() {
    let cluster = std::sync::Arc::new(Cluster::start().unwrap());
    let nats = std::sync::Arc::new(NatsServer::start().unwrap());
    let other = node(&cluster, &nats).await;
    let process = Runtime::new().unwrap();
    let (database, bus) = (cluster.clone(), nats.clone());
    let begun = process.spawn(async move { node(&database, &bus).await });
    let one = begun.await.unwrap();
    let mut leyla = Person::introduced(1, &one, "Leyla").await;
    let (mut line, _) = other.lobby().await;
    let (_leyla, _) = shows(&one, showing_of(&leyla, &secret(1))).await;
    until_people(&mut line, &[("Leyla", "here")]).await;
    let (mut omid, _) = shows(&other, showing("Omid", &secret(2))).await;
    until_people(&mut line, &[("Omid", "here"), ("Leyla", "here")]).await;
    // Who is at both is shown once.
    let (_twice, _) = shows(&other, showing_of(&leyla, &secret(3))).await;
    omid.say(json!({ "hide": true })).await;
    until_people(&mut line, &[("Leyla", "here")]).await;
    drop(_twice);
    // A change at one server is seen at the others.
    let look = json!({ "look": { "name": "Leyli", "shape": "moon", "colour": "red" } });
    leyla.change(&other, look).await;
    until_people(&mut line, &[("Leyli", "here")]).await;
    let wanted = json!({ "game": "kingdomino", "options": { "players": 2 }, "listed": true });
    let (table, _) = one.create_table(wanted).await;
    let seat = one.sit(&table, "Leyla").await;
    let _here = one.connect(&table, Some(&seat)).await;
    until(&mut line, &table, Some("gathering")).await;
    // A server that dies takes its people and its open tables with it.
    process.shutdown_background();
    let (mut has_people, mut has_table) = (true, true);
    while has_people || has_table {
        let changes = line.wait_for("changes").await;
        has_people &= changes.get("people") != Some(&json!([]));
        has_table &= changes.get("gone") != Some(&json!([table]));
    }
}
