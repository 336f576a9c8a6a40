//! Several servers over one database.

use std::sync::Arc;
use std::time::Duration;

use http::Method;
use serde_json::{Value, json};
use takht_core::fair::Noted;
use takht_load::{Cluster, NatsServer, Watch};
use takht_protocol::CreateTable;
use takht_server::bus::Nats;
use takht_server::store::{Postgres, Store as _};
use takht_server::{Limits, Settings, SimulatedTime, TimeSource};
use tokio::runtime::Runtime;

use crate::patience::{Player, begin, record};
use crate::room::{NONCE, Room};

/// A server over the database.
async fn node(cluster: &Cluster, nats: &NatsServer) -> Room {
    timed_node(cluster, nats, TimeSource::Machine).await
}

/// A server over the database, with its own source of time.
pub(crate) async fn timed_node(cluster: &Cluster, nats: &NatsServer, time: TimeSource) -> Room {
    let store = Postgres::open(&cluster.address()).await.unwrap();
    let bus = Nats::connect(&nats.address()).await.unwrap();
    let settings = Settings {
        store: Some(Arc::new(store)),
        bus: Some(Arc::new(bus)),
        limits: Limits::NONE,
        time,
        ..Settings::default()
    };
    Room::serve(settings, tempfile::tempdir().unwrap()).await
}

/// Waits until a server's snapshot of a table is as it should be.
async fn looks(room: &Room, table: &str, as_it_should: impl Fn(&Value) -> bool) {
    for _ in 0..200 {
        if as_it_should(&room.snapshot(table).await) {
            return;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("{}", room.snapshot(table).await);
}

#[tokio::test(flavor = "multi_thread")]
async fn people_at_one_table_on_two_servers_play_to_the_end() {
    let cluster = Cluster::start().unwrap();
    let nats = NatsServer::start().unwrap();
    let (one, other) = (node(&cluster, &nats).await, node(&cluster, &nats).await);
    for (game, options) in [
        ("kingdomino", json!({ "players": 2 })),
        ("kingdom-builder", json!({ "players": 2 })),
    ] {
        let wanted = CreateTable {
            game: game.to_owned(),
            options: options.as_object().cloned().unwrap(),
            ..CreateTable::default()
        };
        let places = [one.address.clone(), other.address.clone()];
        let people = takht_load::create_table(&places, &wanted).await.unwrap();
        let mut people = people.into_iter();
        let (mut first, mut second) = (people.next().unwrap(), people.next().unwrap());
        let watch = Watch::default();
        let (a, b) = tokio::join!(first.play(&watch), second.play(&watch));
        a.unwrap();
        b.unwrap();
        for room in [&one, &other] {
            let record = takht_load::record(&room.address, &first.table).await;
            let record = record.unwrap();
            first.check(&record).unwrap();
            second.check(&record).unwrap();
            takht_games::verify(&record, &Noted::default()).unwrap();
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_who_is_connected_to_another_server_is_here() {
    let cluster = Cluster::start().unwrap();
    let nats = NatsServer::start().unwrap();
    let one = node(&cluster, &nats).await;
    let other = node(&cluster, &nats).await;
    let (table, _) = one
        .create_table(json!({ "game": "kingdomino", "options": { "players": 2 } }))
        .await;
    let leyla = one.sit(&table, "Leyla").await;
    let omid = other.sit(&table, "Omid").await;
    other
        .begin(&table, &leyla, &[leyla.clone(), omid.clone()])
        .await;
    let mut there = other.connect(&table, Some(&omid)).await;
    there.wait_for("events").await;
    looks(&one, &table, |seen| seen["seats"][1]["here"] == true).await;
    // A guest here learns when the player connects and disconnects there.
    let mut watching = one.connect(&table, None).await;
    let seen = watching.wait_for("table").await;
    assert_eq!(seen["seats"][1]["here"], true, "{seen}");
    drop(there);
    let seen = watching.wait_for("table").await;
    assert_eq!(seen["seats"][1]["here"], false, "{seen}");
    // A table that the host deletes there is gone here.
    let (table, host) = one.create_table(json!({ "game": "capture" })).await;
    assert_eq!(other.snapshot(&table).await["state"], "gathering");
    let path = format!("/{table}");
    let gone = one.send(Method::DELETE, &path, Some(&host), String::new());
    assert_eq!(gone.await.0, 204);
    looks(&other, &table, |seen| seen["problem"] == "no_such_table").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_that_is_freed_at_one_server_is_lost_at_the_other() {
    let cluster = Cluster::start().unwrap();
    let nats = NatsServer::start().unwrap();
    let one = node(&cluster, &nats).await;
    let other = node(&cluster, &nats).await;
    let wanted = json!({ "game": "kingdom-builder", "options": { "players": 2 } });
    let (table, host) = one.create_table(wanted).await;
    let first = one.sit(&table, "First").await;
    let mut there = other.connect(&table, Some(&first)).await;
    there.wait_for("events").await;
    let path = format!("/{table}/seats/0");
    let freed = one.send(Method::DELETE, &path, Some(&host), String::new());
    assert_eq!(freed.await.0, 204);
    // The new player of the seat has a card that the old one must not see.
    let others = [
        one.sit(&table, "Second").await,
        one.sit(&table, "Third").await,
    ];
    one.begin(&table, &host, &others).await;
    let told = there.wait_for("events").await;
    assert!(!told["events"].as_array().unwrap().is_empty(), "{told}");
    let mut guest = other.connect(&table, None).await;
    assert_eq!(guest.wait_for("events").await["events"], told["events"]);
    there
        .say(json!({ "play": ["reveal"], "ply": 0, "id": "x" }))
        .await;
    assert_eq!(there.wait_for("problem").await["problem"], "watching");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_who_is_connected_elsewhere_is_not_played_for() {
    let cluster = Cluster::start().unwrap();
    let nats = NatsServer::start().unwrap();
    let one = node(&cluster, &nats).await;
    let other = node(&cluster, &nats).await;
    let wanted = json!({ "game": "kingdomino", "options": { "players": 2 }, "patience": 1 });
    let (table, host) = one.create_table(wanted).await;
    let secrets = [one.sit(&table, "a").await, one.sit(&table, "b").await];
    let mut lines = Vec::new();
    for (room, secret) in [(&one, &secrets[0]), (&other, &secrets[1])] {
        let mut line = room.connect(&table, Some(secret)).await;
        line.wait_for("events").await;
        lines.push(line);
    }
    for room in [&one, &other] {
        looks(room, &table, |seen| {
            seen["seats"][0]["here"] == true && seen["seats"][1]["here"] == true
        })
        .await;
    }
    one.post(&format!("/{table}/start"), json!({ "secret": host }))
        .await;
    for line in &mut lines {
        line.say(json!({ "open": NONCE })).await;
    }
    for line in &mut lines {
        line.wait_for("events").await;
    }
    // Each player is connected to another server, so no bot plays for either, however long they take.
    let waited = Duration::from_secs(4);
    let played = tokio::time::timeout(waited, lines[0].wait_for("events")).await;
    assert!(played.is_err(), "{played:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_goes_on_at_another_server_when_its_own_ends() {
    let cluster = Arc::new(Cluster::start().unwrap());
    let nats = Arc::new(NatsServer::start().unwrap());
    // A runtime of its own ends with all its tasks, as a process does.
    let process = Runtime::new().unwrap();
    let (database, bus) = (cluster.clone(), nats.clone());
    let begun = process.spawn(async move { node(&database, &bus).await });
    let one = begun.await.unwrap();
    let other = node(&cluster, &nats).await;
    // Masters think for so long that the game cannot end before the other server takes over.
    let wanted = json!({ "game": "kingdomino", "options": { "players": 2 } });
    let (table, host) = one.create_table(wanted).await;
    for _ in 0..2 {
        let bot = json!({ "host": host, "bot": "master" });
        one.post(&format!("/{table}/bots"), bot).await;
    }
    one.post(&format!("/{table}/start"), json!({ "secret": host }))
        .await;
    // Bots play only where somebody watches or plays.
    let mut here = one.connect(&table, None).await;
    here.wait_for("events").await;
    // A guest at the other server, which has not claimed the table; it only gets hints about it.
    let mut watching = other.connect(&table, None).await;
    watching.wait_for("events").await;
    one.close().await;
    process.shutdown_background();
    let kept = Postgres::open(&cluster.address()).await.unwrap();
    let turns = kept.log(&table.parse().unwrap(), 0).await.unwrap();
    let left = turns.last().map_or(0, |turn| turn.ply as u64);
    while watching.wait_for("events").await["ply"].as_u64().unwrap() < left + 3 {}
}

/// The players' time goes on when either of two servers dies, and what happened beside the game stays. Who was
/// connected to the dead one goes on at the other.
#[tokio::test(flavor = "multi_thread")]
async fn time_goes_on_at_another_server_when_either_dies() {
    let cluster = Arc::new(Cluster::start().unwrap());
    let nats = Arc::new(NatsServer::start().unwrap());
    let time = SimulatedTime::default();
    for (dies, dies_with_claim) in [(0, true), (1, true), (0, false), (1, false)] {
        // A runtime of its own ends with all its tasks, as a process does.
        let mut processes = vec![Runtime::new().unwrap(), Runtime::new().unwrap()];
        let mut rooms = Vec::new();
        for process in &processes {
            let (database, bus) = (cluster.clone(), nats.clone());
            let source = TimeSource::Simulated(time.clone());
            let begun = process.spawn(async move { timed_node(&database, &bus, source).await });
            rooms.push(begun.await.unwrap());
        }
        let (process, one) = (processes.remove(dies), rooms.remove(dies));
        let (others_process, other) = (processes.remove(0), rooms.remove(0));
        // The server that begins the game has the claim on its timers.
        let first_room = if dies_with_claim { &one } else { &other };
        let clock = json!({ "clock": { "turn": 20, "bank": 100 } });
        let begun = begin(first_room, 3, clock).await;
        let first = Player::connect(&other, &begun, None).await.turn();
        let [second, third] = [(first + 1) % 3, (first + 2) % 3];
        let mut here = Player::connect(&other, &begun, Some(first)).await;
        let mut there = Player::connect(&one, &begun, Some(second)).await;
        let mut resigns = Player::connect(&other, &begun, Some(third)).await;
        time.advance(Duration::from_secs(50));
        looks(&other, &begun.table, |seen| {
            seen["clocks"]["banks"][first] == 70_000
        })
        .await;
        there.line.say(json!({ "end": true })).await;
        there
            .table_until(|table| table["offer"] == json!([second]))
            .await;
        resigns.line.say(json!({ "resign": true })).await;
        let resigned = |table: &Value| table["seats"][third]["stand_in"] == "resigned";
        there.table_until(resigned).await;
        drop(one);
        process.shutdown_background();
        while !there.line.hear().await.is_null() {}
        let mut back = Player::connect(&other, &begun, Some(second)).await;
        let seen = other.snapshot(&begun.table).await;
        assert_eq!(seen["clocks"]["banks"][first], 70_000, "{seen}");
        assert_eq!(seen["offer"], json!([second]), "{seen}");
        assert!(resigned(&seen), "{seen}");
        time.advance(Duration::from_secs(69));
        let seen = other.snapshot(&begun.table).await;
        assert_eq!(seen["seats"][first]["stand_in"], Value::Null, "{seen}");
        time.advance(Duration::from_secs(1));
        let out = |table: &Value| table["seats"][first]["stand_in"] == "time";
        here.table_until(out).await;
        let ply = here.ply;
        here.hear_until(|player| player.ply > ply).await;
        // It ends when the last one who plays agrees.
        here.line.say(json!({ "end": true })).await;
        let over = back.table_until(|table| table["state"] == "over").await;
        assert_eq!(over["result"]["ended"], "agreed");
        let places = over["result"]["places"].as_array().unwrap();
        assert_eq!(places.last(), Some(&json!([third])));
        let record = record(&other, &begun.table).await;
        takht_games::verify(&record, &Noted::default()).unwrap();
        drop(other);
        others_process.shutdown_background();
    }
}

/// A host who only watches is known to every server.
#[tokio::test(flavor = "multi_thread")]
async fn a_host_who_watches_at_another_server_stays_host() {
    let cluster = Cluster::start().unwrap();
    let nats = NatsServer::start().unwrap();
    let time = SimulatedTime::default();
    let source = || TimeSource::Simulated(time.clone());
    let one = timed_node(&cluster, &nats, source()).await;
    let other = timed_node(&cluster, &nats, source()).await;
    let wanted = json!({ "game": "kingdomino", "options": { "players": 2 }, "listed": true });
    let (table, host) = one.create_table(wanted).await;
    let mut hosting = one.connect(&table, Some(&host)).await;
    hosting.wait_for("events").await;
    let leyla = other.sit(&table, "Leyla").await;
    let listed = async |room: &Room| room.ask(Method::GET, "", Value::Null).await.1;
    assert_eq!(
        listed(&other).await,
        json!([]),
        "nobody who sits there is connected"
    );
    let mut there = other.connect(&table, Some(&leyla)).await;
    there.wait_for("events").await;
    // Nothing is to happen, so there is nothing to wait for.
    for _ in 0..10 {
        time.advance(Duration::from_secs(60));
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    assert_eq!(other.snapshot(&table).await["host"], Value::Null);
    let lock = json!({ "host": host, "locked": true });
    one.post(&format!("/{table}/lock"), lock).await;
    drop(hosting);
    for _ in 0..500 {
        if other.snapshot(&table).await["host"] == 0 {
            return;
        }
        time.advance(Duration::from_secs(10));
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    panic!("the role does not move on");
}

/// What two servers are asked at the same moment happens once.
#[tokio::test(flavor = "multi_thread")]
async fn what_is_asked_at_two_servers_at_once_happens_once() {
    let cluster = Cluster::start().unwrap();
    let nats = NatsServer::start().unwrap();
    let time = SimulatedTime::default();
    let source = || TimeSource::Simulated(time.clone());
    let rooms = [
        timed_node(&cluster, &nats, source()).await,
        timed_node(&cluster, &nats, source()).await,
    ];
    for _ in 0..3 {
        let begun = begin(&rooms[0], 3, json!({})).await;
        let mut players = Vec::new();
        for seat in 0..2 {
            for room in &rooms {
                players.push(Player::connect(room, &begun, Some(seat)).await);
            }
        }
        // The third one has been gone for long enough at both.
        time.advance(Duration::from_secs(120));
        for player in &mut players {
            let gone = json!({ "seat": 2, "with": "guest" });
            player.line.say(json!({ "replace": gone })).await;
            player.line.say(json!({ "end": true })).await;
        }
        for player in &mut players {
            player.table_until(|table| table["state"] == "over").await;
        }
        let seen = rooms[1].snapshot(&begun.table).await;
        let incidents: Vec<String> = serde_json::from_value(seen["incidents"].clone()).unwrap();
        for once in ["replaced 2 guest Omid", "offer 0", "offer 1", "end agreed"] {
            let found = incidents.iter().filter(|line| line.ends_with(once));
            assert_eq!(found.count(), 1, "{once}: {incidents:?}");
        }
        let record = record(&rooms[0], &begun.table).await;
        takht_games::verify(&record, &Noted::default()).unwrap();
    }
}

/// Stops or continues processes of the database, as a hanging machine would.
fn signal(signal: &str, backends: &[i32]) {
    let mut kill = std::process::Command::new("kill");
    kill.arg(signal)
        .args(backends.iter().map(ToString::to_string));
    assert!(kill.status().unwrap().success());
}

/// Every connection of the server falls silent: the database neither answers nor closes them.
#[tokio::test(flavor = "multi_thread")]
async fn a_silent_database_connection_is_given_up_and_play_goes_on_over_another() {
    let cluster = Cluster::start().unwrap();
    let nats = NatsServer::start().unwrap();
    let room = node(&cluster, &nats).await;
    let wanted = json!({ "game": "kingdomino", "options": { "players": 2 } });
    let (table, host) = room.create_table(wanted).await;
    let secrets = [room.sit(&table, "a").await, room.sit(&table, "b").await];
    room.begin(&table, &host, &secrets).await;
    let mut lines = Vec::new();
    for secret in &secrets {
        let mut line = room.connect(&table, Some(secret)).await;
        line.wait_for("events").await;
        lines.push(line);
    }
    let operator = sqlx::PgPool::connect(&cluster.address()).await.unwrap();
    let backends = "SELECT pid FROM pg_stat_activity
        WHERE usename = 'takht' AND pid <> pg_backend_pid() AND backend_type = 'client backend'";
    let backends: Vec<i32> = sqlx::query_scalar(backends)
        .fetch_all(&operator)
        .await
        .unwrap();
    assert!(backends.len() >= 2, "{backends:?}");
    signal("-STOP", &backends);
    let begun = std::time::Instant::now();
    let mut accepted = false;
    for (ply, id) in [(2, "x"), (3, "y")] {
        for line in &mut lines {
            line.say(json!({ "legal": true })).await;
            let heard = loop {
                let heard = line.hear().await;
                if heard.get("legal").is_some() || heard.get("problem").is_some() {
                    break heard;
                }
            };
            if let Some(legal) = heard.get("legal") {
                let play = json!({ "play": [legal["events"][0]], "ply": ply, "id": id });
                line.say(play).await;
                let accepted_at = line.wait_for("accepted").await;
                assert_eq!(accepted_at["id"], id);
                println!("accepted {:?} after the silence began", begun.elapsed());
                accepted = true;
                break;
            }
        }
    }
    assert!(accepted);
    // What the silent connections were told happens late or never, and never twice.
    signal("-CONT", &backends);
    let store = Postgres::open(&cluster.address()).await.unwrap();
    for _ in 0..20 {
        let turns = store.log(&table.parse().unwrap(), 0).await.unwrap();
        let plies: Vec<usize> = turns.iter().map(|turn| turn.ply).collect();
        assert_eq!(plies, [0, 2, 3]);
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}
