//! People without an account: who they are, and what they sign.

use http::Method;
use serde_json::{Value, json};
use takht_server::{Limits, Settings};

use crate::person::{Person, secret};
use crate::room::{Room, seal};

fn look(name: &str) -> Value {
    json!({ "look": { "name": name, "shape": "moon", "colour": "blue" } })
}

#[tokio::test]
async fn a_person_is_a_key_and_only_its_owner_changes_what_is_kept() {
    let room = Room::open().await;
    let mut leyla = Person::new(1);
    let unknown = leyla.page(&room).await;
    assert_eq!(unknown["problem"], "no_such_person");
    let (_, early) = leyla
        .change(&room, json!({ "block": Person::new(2).key }))
        .await;
    assert_eq!(
        early["problem"], "no_such_person",
        "the first change is the look"
    );
    let first = leyla.signed(&look("  Leyla "));
    let (status, own) = leyla.send(&room, first.clone()).await;
    assert_eq!(status, 200, "{own}");
    assert_eq!(own["page"]["look"]["name"], "Leyla");
    // The same again is a repetition, no matter who sends it.
    assert_eq!(
        leyla.send(&room, first.clone()).await.1["problem"],
        "old_version"
    );
    // Nobody signs for her, and her signature is good for nothing else.
    let mut omid = Person::new(2);
    omid.version = 7;
    let forged = omid.signed(&look("Mallory"));
    assert_eq!(
        leyla.send(&room, forged).await.1["problem"],
        "bad_signature"
    );
    let mut changed = leyla.signed(&look("Leyla"));
    changed["change"] = json!(look("Mallory").to_string());
    assert_eq!(
        leyla.send(&room, changed).await.1["problem"],
        "bad_signature"
    );
    let mut later = leyla.signed(&look("Leyla"));
    later["version"] = json!(99);
    assert_eq!(leyla.send(&room, later).await.1["problem"], "bad_signature");
    for (wrong, problem) in [
        (look("\u{200b}"), "bad_name"),
        (look("bot:master"), "bad_name"),
        (json!({ "delete": false }), "bad_change"),
        (json!({ "forgive": true }), "bad_change"),
        (
            json!({ "passkey": { "credential": "a b", "wrapped": "00" } }),
            "bad_change",
        ),
    ] {
        assert_eq!(leyla.change(&room, wrong).await.1["problem"], problem);
    }
    let page = leyla.page(&room).await;
    assert_eq!(
        page["look"],
        json!({ "name": "Leyla", "shape": "moon", "colour": "blue" })
    );
    assert_eq!(page.get("blocks"), None, "{page}");
    // What is kept survives the server.
    let wrapped = "ab".repeat(32);
    let passkey = json!({ "passkey": { "credential": "c-1_x", "wrapped": wrapped } });
    assert_eq!(leyla.change(&room, passkey).await.0, 200);
    leyla.change(&room, json!({ "block": omid.key })).await;
    let room = Room::open_again(room.close().await).await;
    let (_, own) = leyla.change(&room, json!({ "show": true })).await;
    assert_eq!(own["blocks"], json!([omid.key]));
    assert_eq!(
        own["passkeys"],
        json!([{ "credential": "c-1_x", "wrapped": wrapped }])
    );
    let path = format!("{}/passkeys", leyla.key);
    let (_, passkeys) = room.people(Method::GET, &path, Value::Null).await;
    assert_eq!(passkeys, own["passkeys"]);
    // Deleted is deleted: neither a repetition nor another change brings the person back.
    assert_eq!(leyla.change(&room, json!({ "delete": true })).await.0, 204);
    assert_eq!(leyla.page(&room).await["problem"], "person_gone");
    assert_eq!(leyla.send(&room, first).await.1["problem"], "person_gone");
    assert_eq!(
        leyla.change(&room, look("Leyla")).await.1["problem"],
        "person_gone"
    );
}

#[tokio::test]
async fn a_signed_seat_is_good_for_its_table_and_secret_alone() {
    let room = Room::open().await;
    let leyla = Person::introduced(1, &room, "Leyla").await;
    let wanted = json!({ "game": "kingdomino", "options": { "players": 3 } });
    let (table, _) = room.create_table(wanted.clone()).await;
    let (other, _) = room.create_table(wanted).await;
    let sits = leyla.sits(&table, &secret(1));
    let ask = async |table: &str, body: &Value| {
        let path = format!("/{table}/seats");
        room.ask(Method::POST, &path, body.clone()).await.1
    };
    assert_eq!(ask(&other, &sits).await["problem"], "bad_signature");
    let mut stolen = sits.clone();
    stolen["secret"] = json!(secret(2));
    assert_eq!(ask(&table, &stolen).await["problem"], "bad_signature");
    let mut without = sits.clone();
    without.as_object_mut().unwrap().remove("secret");
    assert_eq!(ask(&table, &without).await["problem"], "bad_signature");
    let stranger = Person::new(9).sits(&table, &secret(3));
    assert_eq!(ask(&table, &stranger).await["problem"], "no_such_person");
    assert_eq!(ask(&table, &sits).await["seat"], 0);
    assert_eq!(
        ask(&table, &sits).await["seat"],
        0,
        "the same request again"
    );
    let seat = room.snapshot(&table).await["seats"][0].clone();
    assert_eq!(seat["who"], json!({ "person": "Leyla" }), "her own name");
    assert_eq!(
        seat["person"],
        json!({ "key": leyla.key, "shape": "star", "colour": "teal" })
    );
    // Nobody imitates her here, and she has one seat.
    let imitation = json!({ "name": "Leylа", "sealed": seal() });
    assert_eq!(ask(&table, &imitation).await["problem"], "name_taken");
    let again = leyla.sits(&table, &secret(4));
    assert_eq!(ask(&table, &again).await["problem"], "name_taken");
}

#[tokio::test]
async fn one_address_introduces_so_many_people_and_no_more() {
    let settings = Settings {
        limits: Limits {
            people: 3,
            ..Limits::NONE
        },
        ..Settings::default()
    };
    let room = Room::open_with(settings, tempfile::tempdir().unwrap()).await;
    let mut kept = Vec::new();
    for number in 1..=3 {
        kept.push(Person::introduced(number, &room, "Crowd").await);
    }
    let (status, refused) = Person::new(4).change(&room, look("Crowd")).await;
    assert_eq!((status, &refused["problem"]), (429, &json!("too_many")));
    // Those who are known change what they like.
    assert_eq!(kept[0].change(&room, look("Somebody")).await.0, 200);
}

#[tokio::test]
async fn phrases_reach_everybody_and_nobody_says_too_many() {
    let room = Room::open().await;
    let wanted = json!({ "game": "kingdomino", "options": { "players": 2 } });
    let (table, _) = room.create_table(wanted).await;
    let one = room.sit(&table, "Leyla").await;
    let mut guest = room.connect(&table, None).await;
    guest.wait_for("table").await;
    let mut line = room.connect(&table, Some(&one)).await;
    line.wait_for("table").await;
    line.say(json!({ "say": "well-played" })).await;
    let said = json!({ "seat": 0, "phrase": "well-played" });
    assert_eq!(guest.wait_for("said").await, said);
    assert_eq!(line.wait_for("said").await, said);
    guest.say(json!({ "say": "bye" })).await;
    assert_eq!(guest.wait_for("problem").await["problem"], "watching");
    line.say(json!({ "say": "you cheat" })).await;
    assert_eq!(line.wait_for("problem").await["problem"], "unreadable");
    for _ in 0..5 {
        line.say(json!({ "say": "wow" })).await;
    }
    let refused = line.wait_for("problem").await;
    assert_eq!(refused["problem"], "too_many");
    assert!(
        (1..=5).contains(&refused["wait"].as_u64().unwrap()),
        "{refused}"
    );
    // The record knows nothing of it.
    let path = format!("/{table}/record");
    let (_, record) = room.ask(Method::GET, &path, Value::Null).await;
    assert!(!record.to_string().contains("well-played"), "{record}");
}

#[tokio::test]
async fn who_has_blocked_somebody_gets_no_seat_beside_them_at_a_listed_table() {
    let room = Room::open().await;
    let mut leyla = Person::introduced(1, &room, "Leyla").await;
    let omid = Person::introduced(2, &room, "Omid").await;
    let deniz = Person::introduced(3, &room, "Deniz").await;
    leyla.change(&room, json!({ "block": omid.key })).await;
    let wanted = |listed: bool| {
        json!({
            "game": "kingdomino", "options": { "players": 3 }, "listed": listed, "one_address": true,
        })
    };
    let sits = async |table: &str, person: &Person, number: u32| {
        let path = format!("/{table}/seats");
        let body = person.sits(table, &secret(number));
        room.ask(Method::POST, &path, body).await
    };
    // No matter who of the two comes first.
    for (first, second) in [(&leyla, &omid), (&omid, &leyla)] {
        let (table, _) = room.create_table(wanted(true)).await;
        assert_eq!(sits(&table, first, 1).await.0, 201);
        let (status, answer) = sits(&table, second, 2).await;
        assert_eq!(
            (status.as_u16(), &answer["problem"]),
            (409, &json!("kept_apart"))
        );
        let about = answer["about"].as_str().unwrap();
        assert!(
            !about.contains("block") && !about.contains(&leyla.key),
            "{about}"
        );
        assert_eq!(sits(&table, &deniz, 3).await.0, 201);
        // Who sits there repeats the request and keeps the seat.
        assert_eq!(sits(&table, first, 1).await.1["seat"], 0);
        // Who has no key is nobody's acquaintance.
        room.sit(&table, "Nil").await;
    }
    // A table whose link somebody has been given is their own matter.
    let (table, _) = room.create_table(wanted(false)).await;
    assert_eq!(sits(&table, &leyla, 1).await.0, 201);
    assert_eq!(sits(&table, &omid, 2).await.0, 201);
    // Who is blocked no longer sits down.
    leyla.change(&room, json!({ "unblock": omid.key })).await;
    let (table, _) = room.create_table(wanted(true)).await;
    assert_eq!(sits(&table, &leyla, 1).await.0, 201);
    assert_eq!(sits(&table, &omid, 2).await.0, 201);
}
