//! People who look for others, at one server and at two.

use std::sync::Arc;

use serde_json::{Value, json};
use takht_load::{Cluster, NatsServer};
use takht_server::bus::Nats;
use takht_server::store::Postgres;
use takht_server::{Limits, Settings};
use tokio::runtime::Runtime;

use crate::person::{Person, secret};
use crate::room::{Line, NONCE, Room, seal};

/// What somebody sends who looks for others.
pub(crate) fn seek(name: &str, secret: &str, wish: Value) -> Value {
    let mut seek = json!({ "name": name, "sealed": seal(), "secret": secret });
    let Value::Object(wish) = wish else {
        panic!("{wish}");
    };
    seek.as_object_mut().unwrap().extend(wish);
    json!({ "seek": seek })
}

/// The same of an identified person.
pub(crate) fn seek_of(person: &Person, secret: &str, wish: Value) -> Value {
    let mut seek = seek("anything", secret, wish);
    seek["seek"]["person"] = person.signs("takht seek 1", secret);
    seek
}

pub(crate) fn two() -> Value {
    json!({ "games": ["kingdomino"], "paces": ["steady"], "players": [2] })
}

/// Looks for others; returns the line once it waits.
pub(crate) async fn waits(room: &Room, seek: Value) -> Line {
    let (mut line, _) = room.lobby().await;
    line.say(seek).await;
    assert!(line.wait_for("seeking").await.is_object());
    line
}

/// The table and the seat that a line gets.
async fn paired(line: &mut Line) -> (String, u64) {
    let paired = line.wait_for("paired").await;
    let table = paired["table"].as_str().unwrap().to_owned();
    (table, paired["seat"].as_u64().unwrap())
}

#[tokio::test]
async fn two_who_want_the_same_play_together_and_leaving_costs_nothing() {
    let settings = Settings {
        limits: Limits::NONE,
        ..Settings::default()
    };
    let room = Room::open_with(settings, tempfile::tempdir().unwrap()).await;
    let leyla = Person::introduced(1, &room, "Leyla").await;
    let mut one = waits(&room, seek_of(&leyla, &secret(1), two())).await;
    // Others who want something else are no match.
    let other = json!({ "games": ["capture"], "paces": ["steady"], "players": [2] });
    let mut elsewhere = waits(&room, seek("Deniz", &secret(3), other)).await;
    let (mut second, _) = room.lobby().await;
    second
        .say(seek(
            "Omid",
            &secret(2),
            json!({ "paces": ["steady"], "games": ["kingdomino"] }),
        ))
        .await;
    let (table, seat) = paired(&mut one).await;
    assert_eq!(paired(&mut second).await, (table.clone(), 1 - seat));
    // Everybody sits already, and opens their nonce.
    let snapshot = room.snapshot(&table).await;
    assert_eq!(snapshot["state"], "opening", "{snapshot}");
    assert_eq!(snapshot["clock"], json!({ "turn": 30, "bank": 300 }));
    let seated = snapshot["seats"][seat as usize].clone();
    assert_eq!(seated["person"]["key"], leyla.key);
    for secret in [secret(1), secret(2)] {
        let mut line = room.connect(&table, Some(&secret)).await;
        line.wait_for("table").await;
        line.say(json!({ "open": NONCE })).await;
        line.wait_for("table").await;
    }
    assert_eq!(room.snapshot(&table).await["state"], "playing");
    // The same secret gets the same seat, and no other.
    let (mut again, _) = room.lobby().await;
    again.say(seek_of(&leyla, &secret(1), two())).await;
    assert_eq!(paired(&mut again).await, (table, seat));
    // The third one still waits, and leaving costs nothing.
    elsewhere.say(json!({ "cancel": true })).await;
    assert_eq!(elsewhere.wait_for("seeking").await, Value::Null);
    let wish = json!({ "games": ["capture"], "players": [2] });
    let alone = waits(&room, seek("Nil", &secret(4), wish)).await;
    drop(alone);
}

#[tokio::test]
async fn nobody_is_paired_with_themselves_or_with_somebody_they_have_blocked() {
    let room = Room::open().await;
    let mut leyla = Person::introduced(1, &room, "Leyla").await;
    let omid = Person::introduced(2, &room, "Omid").await;
    let deniz = Person::introduced(3, &room, "Deniz").await;
    leyla.change(&room, json!({ "block": omid.key })).await;
    let mut one = waits(&room, seek_of(&leyla, &secret(1), two())).await;
    let (mut again, _) = room.lobby().await;
    again.say(seek_of(&leyla, &secret(2), two())).await;
    assert_eq!(again.wait_for("problem").await["problem"], "too_many");
    let mut blocked = waits(&room, seek_of(&omid, &secret(3), two())).await;
    // A signature for one secret is good for no other.
    let mut forged = seek_of(&deniz, &secret(4), two());
    forged["seek"]["secret"] = json!(secret(5));
    again.say(forged).await;
    assert_eq!(again.wait_for("problem").await["problem"], "bad_signature");
    for (wish, problem) in [
        (json!({ "games": ["chess"] }), "bad_seek"),
        (json!({ "players": [9] }), "bad_seek"),
        (json!({ "bots_after": 9999 }), "bad_seek"),
        (json!({ "secret": "x" }), "bad_nonce"),
        (json!({ "name": "\u{200b}" }), "bad_name"),
    ] {
        again.say(seek("Nobody", &secret(6), wish)).await;
        assert_eq!(again.wait_for("problem").await["problem"], problem);
    }
    // The third person fits both; the first one has waited longer.
    let (mut third, _) = room.lobby().await;
    third.say(seek_of(&deniz, &secret(7), two())).await;
    let (table, _) = paired(&mut third).await;
    assert_eq!(paired(&mut one).await.0, table);
    blocked.say(json!({ "cancel": true })).await;
    assert_eq!(
        blocked.wait_for("seeking").await,
        Value::Null,
        "still waits"
    );
}

#[tokio::test]
async fn bots_fill_the_seats_of_those_who_take_bots() {
    let room = Room::open().await;
    let three =
        |bots: Value| json!({ "games": ["kingdomino"], "players": [3], "bots_after": bots });
    let mut never = waits(&room, seek("Nil", &secret(1), three(Value::Null))).await;
    let mut patient = waits(&room, seek("Omid", &secret(2), three(json!(600)))).await;
    let (mut hasty, _) = room.lobby().await;
    hasty.say(seek("Leyla", &secret(3), three(json!(0)))).await;
    // Three people would fit: nobody needs a bot.
    let (table, _) = paired(&mut hasty).await;
    assert_eq!(paired(&mut patient).await.0, table);
    assert_eq!(paired(&mut never).await.0, table);
    let _never = waits(&room, seek("Nil", &secret(4), three(Value::Null))).await;
    let (mut hasty, _) = room.lobby().await;
    hasty.say(seek("Leyla", &secret(5), three(json!(0)))).await;
    let (table, seat) = paired(&mut hasty).await;
    let seats = room.snapshot(&table).await["seats"].clone();
    let bots = seats.as_array().unwrap().iter();
    let bots = bots.filter(|seat| seat["who"] == json!({ "bot": "knight" }));
    assert_eq!(bots.count(), 2, "{seats}");
    // One person opens, and plays.
    let mut line = room.connect(&table, Some(&secret(5))).await;
    assert_eq!(line.wait_for("welcome").await["seat"], seat);
    line.say(json!({ "open": NONCE })).await;
    assert!(!line.wait_for("events").await.is_null());
    while room.snapshot(&table).await["state"] != "playing" {}
}

/// A server over the database.
pub(crate) async fn node(cluster: &Cluster, nats: &NatsServer) -> Room {
    let store = Postgres::open(&cluster.address()).await.unwrap();
    let bus = Nats::connect(&nats.address()).await.unwrap();
    let settings = Settings {
        store: Some(Arc::new(store)),
        bus: Some(Arc::new(bus)),
        limits: Limits::NONE,
        ..Settings::default()
    };
    Room::serve(settings, tempfile::tempdir().unwrap()).await
}

/// People at two servers find each other, and when either is killed nobody is paired twice: who asks again at
/// the other one gets the seat that they have, or waits there.
#[tokio::test(flavor = "multi_thread")]
async fn two_servers_put_people_together_and_either_may_die() {
    let cluster = Arc::new(Cluster::start().unwrap());
    let nats = Arc::new(NatsServer::start().unwrap());
    let other = node(&cluster, &nats).await;
    let leyla = Person::introduced(1, &other, "Leyla").await;
    let omid = Person::introduced(2, &other, "Omid").await;
    for round in 0..2 {
        // A runtime of its own ends with all its tasks, as a process does.
        let process = Runtime::new().unwrap();
        let (database, bus) = (cluster.clone(), nats.clone());
        let begun = process.spawn(async move { node(&database, &bus).await });
        let one = begun.await.unwrap();
        let number = 10 * round;
        let mut here = waits(&one, seek_of(&leyla, &secret(number), two())).await;
        let (mut there, _) = other.lobby().await;
        let wish = seek_of(&omid, &secret(number + 1), two());
        there.say(wish.clone()).await;
        let (table, seat) = paired(&mut there).await;
        if round == 0 {
            assert_eq!(paired(&mut here).await, (table.clone(), 1 - seat));
        }
        // One more waits at the server that dies.
        let wish = json!({ "games": ["capture"], "players": [2] });
        let lost = waits(&one, seek("Deniz", &secret(number + 2), wish.clone())).await;
        process.shutdown_background();
        drop((here, lost));
        let (mut again, _) = other.lobby().await;
        again.say(seek_of(&leyla, &secret(number), two())).await;
        assert_eq!(paired(&mut again).await, (table.clone(), 1 - seat));
        let seats = other.snapshot(&table).await["seats"].clone();
        assert_eq!(seats.as_array().unwrap().len(), 2);
        // The one who waited goes on waiting here, and is found once.
        let mut waiting = waits(&other, seek("Deniz", &secret(number + 2), wish.clone())).await;
        let (mut comes, _) = other.lobby().await;
        comes.say(seek("Nil", &secret(number + 3), wish)).await;
        assert_eq!(paired(&mut waiting).await.0, paired(&mut comes).await.0);
    }
}

/// The lobby of one server shows the tables and people of the other.
#[tokio::test(flavor = "multi_thread")]
async fn the_lobby_is_one_over_all_servers() {
    let cluster = Cluster::start().unwrap();
    let nats = NatsServer::start().unwrap();
    let (one, other) = (node(&cluster, &nats).await, node(&cluster, &nats).await);
    let (mut line, _) = other.lobby().await;
    let wanted = json!({ "game": "kingdomino", "options": { "players": 2 }, "listed": true });
    let (table, _) = one.create_table(wanted).await;
    let secret = one.sit(&table, "Leyla").await;
    let mut here = one.connect(&table, Some(&secret)).await;
    here.wait_for("table").await;
    let (mut is_shown, mut present) = (false, 0);
    while !is_shown || present < 2 {
        let changes = line.wait_for("changes").await;
        is_shown |= changes["tables"][0]["table"] == table.as_str();
        present = changes["present"].as_u64().unwrap_or(present);
    }
    // What a player says there is heard here.
    let mut guest = other.connect(&table, None).await;
    guest.wait_for("table").await;
    here.say(json!({ "say": "hello" })).await;
    let said = json!({ "seat": 0, "phrase": "hello" });
    assert_eq!(guest.wait_for("said").await, said);
}
