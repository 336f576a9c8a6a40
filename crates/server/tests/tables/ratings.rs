//! Ratings: which games count, and that they count once and as they should.

use std::collections::BTreeMap;
use std::sync::Arc;

use serde_json::{Value, json};
use takht_load::{Cluster, NatsServer};
use takht_server::bus::Nats;
use takht_server::store::Postgres;
use takht_server::{Limits, Settings};
use tempfile::TempDir;
use tokio::runtime::Runtime;

use crate::person::{Person, secret};
use crate::room::Room;

/// A server behind a proxy, so that people come from addresses of their own.
async fn proxied() -> Room {
    proxied_over(tempfile::tempdir().unwrap()).await
}

/// The same over existing data.
pub(crate) async fn proxied_over(data: TempDir) -> Room {
    let settings = Settings {
        limits: Limits::NONE,
        trust_proxy: true,
        ..Settings::default()
    };
    Room::open_with(settings, data).await
}

/// Who plays, and from which address.
pub(crate) type Guest<'a> = (&'a Person, &'static str);

/// Begins a game of these people; returns its table and their secrets.
pub(crate) async fn begin(
    room: &Room,
    people: &[Guest<'_>],
    clock: Value,
    first: u32,
) -> (String, Vec<String>) {
    let wanted = json!({
        "game": "kingdomino", "options": { "players": people.len() }, "clock": clock,
    });
    let (table, host) = room.create_table(wanted).await;
    let mut secrets = Vec::new();
    for (number, (person, from)) in people.iter().enumerate() {
        let secret = secret(first + number as u32);
        let path = format!("/api/tables/{table}/seats");
        let (status, seated) = room
            .post_from(from, &path, person.sits(&table, &secret))
            .await;
        assert_eq!(status, 201, "{seated}");
        secrets.push(secret);
    }
    room.begin(&table, &host, &secrets).await;
    (table, secrets)
}

/// People resign in this order: the last one wins.
pub(crate) async fn resign(room: &Room, table: &str, secrets: &[String], order: &[usize]) {
    for seat in order {
        let mut line = room.connect(table, Some(&secrets[*seat])).await;
        line.wait_for("events").await;
        line.say(json!({ "resign": true })).await;
        line.wait_for("table").await;
    }
    for _ in 0..500 {
        if room.snapshot(table).await["state"] == "over" {
            return;
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    panic!("{}", room.snapshot(table).await);
}

pub(crate) fn steady() -> Value {
    json!({ "turn": 30, "bank": 300 })
}

/// The rating of a person at Kingdomino.
async fn rating(room: &Room, person: &Person) -> Value {
    person.page(room).await["ratings"][0].clone()
}

/// The estimate of Weng and Lin for Bradley-Terry, full pairs, written from the paper: (mean, deviation).
fn weng_lin(before: &[(f64, f64)], places: &[u32]) -> Vec<(f64, f64)> {
    let beta = 25.0 / 6.0;
    let one = |i: usize| {
        let (mean, deviation) = before[i];
        let (mut omega, mut delta) = (0.0, 0.0);
        for q in (0..before.len()).filter(|q| *q != i) {
            let (other, others) = before[q];
            let c = (deviation * deviation + others * others + 2.0_f64 * beta * beta).sqrt();
            let p = 1.0 / (1.0 + ((other - mean) / c).exp());
            let score = match places[i].cmp(&places[q]) {
                std::cmp::Ordering::Less => 1.0,
                std::cmp::Ordering::Equal => 0.5,
                std::cmp::Ordering::Greater => 0.0,
            };
            omega += deviation * deviation / c * (score - p);
            delta += deviation / c * (deviation / c).powi(2) * p * (1.0 - p);
        }
        let shrunk = (1.0_f64 - delta).max(1e-6).sqrt();
        (mean + omega, deviation * shrunk)
    };
    (0..before.len()).map(one).collect()
}

#[tokio::test]
async fn ratings_after_a_series_are_those_of_an_independent_computation() {
    let room = proxied().await;
    let people = [
        (Person::introduced(1, &room, "Leyla").await, "10.0.0.1"),
        (Person::introduced(2, &room, "Omid").await, "10.0.0.2"),
        (Person::introduced(3, &room, "Deniz").await, "10.0.0.3"),
    ];
    let mut expected: BTreeMap<usize, (f64, f64)> = BTreeMap::new();
    let mut played = [0; 3];
    // Who sits, and in which order their seats resign.
    let series: [(&[usize], &[usize]); 5] = [
        (&[0, 1], &[1, 0]),
        (&[1, 2], &[0, 1]),
        (&[2, 0, 1], &[0, 2, 1]),
        (&[0, 2], &[0, 1]),
        (&[0, 1, 2], &[2, 1, 0]),
    ];
    for (number, (who, order)) in series.into_iter().enumerate() {
        let guests: Vec<Guest<'_>> = who
            .iter()
            .map(|one| (&people[*one].0, people[*one].1))
            .collect();
        let (table, secrets) = begin(&room, &guests, steady(), 100 * number as u32).await;
        assert_eq!(room.snapshot(&table).await["rated"], true);
        resign(&room, &table, &secrets, order).await;
        // The first to resign is the very last.
        let place = |seat: usize| {
            let nth = order.iter().position(|one| *one == seat).unwrap();
            (order.len() - nth) as u32
        };
        let places: Vec<u32> = (0..who.len()).map(place).collect();
        let new = (25.0, 25.0 / 3.0);
        let before: Vec<_> = who
            .iter()
            .map(|one| *expected.get(one).unwrap_or(&new))
            .collect();
        for (one, after) in who.iter().zip(weng_lin(&before, &places)) {
            expected.insert(*one, after);
            played[*one] += 1;
        }
    }
    for (number, (person, _)) in people.iter().enumerate() {
        let (mean, deviation) = expected[&number];
        let shown = json!({
            "game": "kingdomino", "pace": "steady",
            "rating": {
                "value": (mean * 60.0).round() as i32,
                "uncertainty": (deviation * 60.0).round() as i32,
                "games": played[number],
            },
        });
        assert_eq!(rating(&room, person).await, shown);
    }
    let page = people[0].0.page(&room).await;
    assert_eq!(
        page["counts"],
        json!([
            { "game": "kingdomino", "pace": "steady", "games": 4, "won": 3 },
        ])
    );
    let last = &page["results"][0];
    assert_eq!(last["players"].as_array().unwrap().len(), 3);
    assert!(last["rating"]["games"].as_u64().is_some(), "{last}");
}

/// One of several servers behind a proxy.
async fn proxied_node(cluster: &Cluster, nats: &NatsServer) -> Room {
    let store = Postgres::open(&cluster.address()).await.unwrap();
    let bus = Nats::connect(&nats.address()).await.unwrap();
    let settings = Settings {
        store: Some(Arc::new(store)),
        bus: Some(Arc::new(bus)),
        limits: Limits::NONE,
        trust_proxy: true,
        ..Settings::default()
    };
    Room::serve(settings, tempfile::tempdir().unwrap()).await
}

/// Both servers see the end of the game, and one of them notes it.
#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_ends_at_two_servers_is_rated_once() {
    let cluster = Cluster::start().unwrap();
    let nats = NatsServer::start().unwrap();
    let mut rooms = Vec::new();
    for _ in 0..2 {
        rooms.push(proxied_node(&cluster, &nats).await);
    }
    let leyla = Person::introduced(1, &rooms[0], "Leyla").await;
    let omid = Person::introduced(2, &rooms[1], "Omid").await;
    for number in 1..4 {
        let guests = [(&leyla, "10.0.0.1"), (&omid, "10.0.0.2")];
        let (table, secrets) = begin(&rooms[0], &guests, steady(), 10 * number).await;
        let mut others = rooms[1].connect(&table, None).await;
        others.wait_for("events").await;
        resign(&rooms[0], &table, &secrets, &[0, 1]).await;
        while others.wait_for("table").await["state"] != "over" {}
        for room in &rooms {
            assert_eq!(rating(room, &omid).await["rating"]["games"], number);
            assert_eq!(leyla.page(room).await["counts"][0]["games"], number);
        }
    }
}

/// Either server dies while bots play a rated game to its end: the other one goes on, rates it once, and knows
/// everybody whom the first one has introduced.
#[tokio::test(flavor = "multi_thread")]
async fn people_and_ratings_hold_when_either_server_dies() {
    let cluster = Arc::new(Cluster::start().unwrap());
    let nats = Arc::new(NatsServer::start().unwrap());
    let mut people: Vec<Person> = Vec::new();
    for round in 0..2 {
        let mut processes = vec![Runtime::new().unwrap(), Runtime::new().unwrap()];
        let mut rooms = Vec::new();
        for process in &processes {
            let (database, bus) = (cluster.clone(), nats.clone());
            let begun = process.spawn(async move { proxied_node(&database, &bus).await });
            rooms.push(begun.await.unwrap());
        }
        if round == 0 {
            people.push(Person::introduced(1, &rooms[0], "Leyla").await);
            people.push(Person::introduced(2, &rooms[1], "Omid").await);
        }
        let guests = [(&people[0], "10.0.0.1"), (&people[1], "10.0.0.2")];
        let first = 10 * (round as u32 + 1);
        let (table, secrets) = begin(&rooms[round], &guests, steady(), first).await;
        // One resigns at each server, and the one where the game began dies at once.
        for (room, secret) in [
            (&rooms[1 - round], &secrets[0]),
            (&rooms[round], &secrets[1]),
        ] {
            let mut line = room.connect(&table, Some(secret)).await;
            line.wait_for("events").await;
            line.say(json!({ "resign": true })).await;
            line.wait_for("table").await;
        }
        processes.remove(round).shutdown_background();
        let room = &rooms[1 - round];
        let mut watching = room.connect(&table, None).await;
        while watching.wait_for("table").await["state"] != "over" {}
        for person in &people {
            let page = person.page(room).await;
            assert_eq!(page["ratings"][0]["rating"]["games"], round + 1, "{page}");
            // The order of two games is not known for certain: a server that dies loses some of its service.
            let results = page["results"].as_array().unwrap();
            assert!(
                results
                    .iter()
                    .any(|result| result["table"] == table.as_str())
            );
        }
        for process in processes {
            process.shutdown_background();
        }
    }
}

#[tokio::test]
async fn only_paced_games_of_different_people_at_different_addresses_count() {
    let room = proxied().await;
    let leyla = Person::introduced(1, &room, "Leyla").await;
    let omid = Person::introduced(2, &room, "Omid").await;
    for (number, (one, other, clock)) in [
        ("10.0.0.1", "10.0.0.1", steady()),
        ("10.0.0.1", "10.0.0.2", Value::Null),
        ("10.0.0.1", "10.0.0.2", json!({ "turn": 31, "bank": 7 })),
    ]
    .into_iter()
    .enumerate()
    {
        let guests = [(&leyla, one), (&omid, other)];
        let (table, secrets) = begin(&room, &guests, clock, 100 * number as u32).await;
        assert_eq!(room.snapshot(&table).await.get("rated"), None);
        resign(&room, &table, &secrets, &[0, 1]).await;
    }
    let page = leyla.page(&room).await;
    assert_eq!(page["ratings"], json!([]));
    assert_eq!(
        page["results"].as_array().unwrap().len(),
        3,
        "they are remembered"
    );
}

#[tokio::test]
async fn the_same_two_people_play_so_many_rated_games_a_day_and_a_deleted_person_leaves_no_name() {
    let room = proxied().await;
    let mut leyla = Person::introduced(1, &room, "Leyla").await;
    let omid = Person::introduced(2, &room, "Omid").await;
    for number in 0..11 {
        let guests = [(&leyla, "10.0.0.1"), (&omid, "10.0.0.2")];
        let (table, secrets) = begin(&room, &guests, steady(), 10 * number).await;
        resign(&room, &table, &secrets, &[1, 0]).await;
    }
    assert_eq!(rating(&room, &omid).await["rating"]["games"], 10);
    assert_eq!(omid.page(&room).await["counts"][0]["games"], 11);
    assert_eq!(leyla.change(&room, json!({ "delete": true })).await.0, 204);
    let page = omid.page(&room).await.to_string();
    assert!(
        !page.contains("Leyla") && !page.contains(&leyla.key),
        "{page}"
    );
    assert_eq!(omid.page(&room).await["counts"][0]["games"], 11);
}
