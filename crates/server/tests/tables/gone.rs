//! Who is gone, so that the others may replace them, and how long a table waits for who is away.

use std::time::Duration;

use serde_json::{Value, json};
use takht_load::{Cluster, NatsServer};
use takht_server::{SimulatedTime, TimeSource};

use crate::incidents::problem;
use crate::nodes::timed_node;
use crate::patience::{Begun, Player, begin, timed};
use crate::room::Room;

const DAY: u64 = 24 * 60 * 60;

fn seconds(seconds: u64) -> Duration {
    Duration::from_secs(seconds)
}

fn replace(seat: usize) -> Value {
    json!({ "replace": { "seat": seat, "with": "guest" } })
}

/// Whether the others may replace the player of a seat, as the table tells it.
async fn is_gone(room: &Room, begun: &Begun, seat: usize) -> bool {
    room.snapshot(&begun.table).await["seats"][seat]["gone"] == true
}

async fn until_away(player: &mut Player, seat: usize) {
    player
        .table_until(|table| table["seats"][seat]["here"] == false)
        .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_short_absence_costs_no_seat() {
    for terms in [
        json!({}),
        json!({ "patience": 600 }),
        json!({ "clock": { "turn": 600, "bank": 0 } }),
    ] {
        let time = SimulatedTime::default();
        let room = timed(tempfile::tempdir().unwrap(), &time).await;
        // The server has run for a while before anybody plays.
        time.advance(seconds(1000));
        let begun = begin(&room, 2, terms).await;
        let mut here = Player::connect(&room, &begun, Some(0)).await;
        for _ in 0..2 {
            let there = Player::connect(&room, &begun, Some(1)).await;
            time.advance(seconds(100));
            drop(there);
            until_away(&mut here, 1).await;
            assert!(!is_gone(&room, &begun, 1).await);
            here.line.say(replace(1)).await;
            let refused = here.line.wait_for("problem").await;
            assert_eq!(refused["problem"], "not_gone");
            assert_eq!(refused["wait"], 120, "{refused}");
            time.advance(seconds(119));
            assert_eq!(problem(&mut here.line, replace(1)).await, "not_gone");
        }
        // The table says when the time has come, so that pages need not count.
        time.advance(seconds(1));
        here.table_until(|table| table["seats"][1]["gone"] == true)
            .await;
        here.line.say(replace(1)).await;
        here.table_until(|table| table["seats"][1]["who"] == "nobody")
            .await;
        // Somebody new has as long to connect.
        room.sit(&begun.table, "Sara").await;
        assert!(!is_gone(&room, &begun, 1).await);
        assert_eq!(problem(&mut here.line, replace(1)).await, "not_gone");
        time.advance(seconds(120));
        assert!(is_gone(&room, &begun, 1).await);
    }
}

/// Being away is what such tables are for.
#[tokio::test(flavor = "multi_thread")]
async fn a_slow_table_waits_for_its_clock() {
    let time = SimulatedTime::default();
    let room = timed(tempfile::tempdir().unwrap(), &time).await;
    let slow = json!({ "clock": { "turn": 7 * DAY, "bank": 0 } });
    let begun = begin(&room, 2, slow).await;
    let first = Player::connect(&room, &begun, None).await.turn();
    let other = 1 - first;
    let mut here = Player::connect(&room, &begun, Some(other)).await;
    let mut waited = 0;
    for wait in [60, DAY, 5 * DAY] {
        time.advance(seconds(wait));
        waited += wait;
        assert!(!is_gone(&room, &begun, first).await);
        here.line.say(replace(first)).await;
        let refused = here.line.wait_for("problem").await;
        assert_eq!(refused["problem"], "not_gone");
        assert_eq!(refused["wait"], 7 * DAY - waited, "{refused}");
    }
    time.advance(seconds(7 * DAY - waited));
    here.table_until(|table| table["seats"][first]["gone"] == true)
        .await;
    here.line.say(replace(first)).await;
    here.table_until(|table| table["seats"][first]["who"] == "nobody")
        .await;
}

/// Nobody loses a seat before they can press a button, and nobody keeps one by letting a bot play.
#[tokio::test(flavor = "multi_thread")]
async fn who_is_here_and_runs_out_of_time_can_be_replaced_after_another_turn() {
    let time = SimulatedTime::default();
    let room = timed(tempfile::tempdir().unwrap(), &time).await;
    let begun = begin(&room, 2, json!({ "clock": { "turn": 10, "bank": 0 } })).await;
    let mut players = [
        Player::connect(&room, &begun, Some(0)).await,
        Player::connect(&room, &begun, Some(1)).await,
    ];
    let idle = players[0].turn();
    let other = 1 - idle;
    time.advance(seconds(10));
    players[other]
        .hear_until(|player| player.turn() == other)
        .await;
    let seen = room.snapshot(&begun.table).await;
    assert_eq!(seen["seats"][idle]["stand_in"], "time", "{seen}");
    assert_eq!(seen["seats"][idle]["gone"], Value::Null, "{seen}");
    let line = &mut players[other].line;
    assert_eq!(problem(line, replace(idle)).await, "not_gone");
    // Another turn passes, which the bot plays at once.
    while players[other].turn() == other {
        players[other].play().await;
    }
    players[other]
        .table_until(|table| table["seats"][idle]["gone"] == true)
        .await;
    players[other].line.say(replace(idle)).await;
    let lost = players[idle].line.wait_for("problem").await;
    assert_eq!(lost["problem"], "replaced");
    let new = room.sit(&begun.table, "Sara").await;
    let seen = room.snapshot(&begun.table).await;
    assert_eq!(seen["seats"][idle]["who"]["person"], "Sara");
    assert_eq!(
        seen["seats"][idle]["stand_in"],
        Value::Null,
        "Sara's time is whole"
    );
    let mut sara = room.connect(&begun.table, Some(&new)).await;
    assert_eq!(sara.wait_for("welcome").await["seat"], idle);
}

/// The table remembers when its player left although it leaves the memory meanwhile.
#[tokio::test(flavor = "multi_thread")]
async fn an_unloaded_table_waits_as_long_as_a_loaded_one() {
    let time = SimulatedTime::default();
    let room = timed(tempfile::tempdir().unwrap(), &time).await;
    let begun = begin(&room, 2, json!({ "patience": 1000 })).await;
    let mut guest = Player::connect(&room, &begun, None).await;
    let first = guest.turn();
    // The player thinks for long, and then leaves.
    let there = Player::connect(&room, &begun, Some(first)).await;
    time.advance(seconds(800));
    drop(there);
    until_away(&mut guest, first).await;
    drop(guest);
    for _ in 0..10 {
        time.advance(seconds(20));
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    let mut guest = Player::connect(&room, &begun, None).await;
    let left = room.snapshot(&begun.table).await;
    assert_eq!(left["seats"][first]["stand_in"], Value::Null, "{left}");
    time.advance(seconds(790));
    let seen = room.snapshot(&begun.table).await;
    assert_eq!(seen["seats"][first]["stand_in"], Value::Null, "{seen}");
    time.advance(seconds(20));
    guest
        .table_until(|table| table["seats"][first]["stand_in"] == "away")
        .await;
}

/// What happens beside the game at another server does not make a table wait anew.
#[tokio::test(flavor = "multi_thread")]
async fn patience_goes_on_while_another_server_changes_the_table() {
    let cluster = Cluster::start().unwrap();
    let nats = NatsServer::start().unwrap();
    let time = SimulatedTime::default();
    let source = || TimeSource::Simulated(time.clone());
    let one = timed_node(&cluster, &nats, source()).await;
    let other = timed_node(&cluster, &nats, source()).await;
    let begun = begin(&one, 3, json!({ "patience": 100 })).await;
    let mut guest = Player::connect(&one, &begun, None).await;
    let first = guest.turn();
    let others = [(first + 1) % 3, (first + 2) % 3];
    for (seat, offers) in others
        .into_iter()
        .flat_map(|seat| [(seat, true), (seat, false)])
    {
        let mut there = Player::connect(&other, &begun, Some(seat)).await;
        time.advance(seconds(24));
        there.line.say(json!({ "end": offers })).await;
        let told = guest.table_until(|table| table["offer"].is_array() == offers);
        let told = told.await;
        assert_eq!(told["seats"][first]["stand_in"], Value::Null, "{told}");
    }
    time.advance(seconds(5));
    guest
        .table_until(|table| table["seats"][first]["stand_in"] == "away")
        .await;
}

/// Nobody fills the table's memory with votes and offers, which would silence the others.
#[tokio::test(flavor = "multi_thread")]
async fn who_changes_their_mind_again_and_again_is_noted_once() {
    let time = SimulatedTime::default();
    let room = timed(tempfile::tempdir().unwrap(), &time).await;
    let begun = begin(&room, 4, json!({})).await;
    let mut players = Vec::new();
    for seat in 0..3 {
        players.push(Player::connect(&room, &begun, Some(seat)).await);
    }
    players[0]
        .table_until(|table| table["seats"][2]["here"] == true)
        .await;
    time.advance(seconds(120));
    for _ in 0..20 {
        for with in ["bot", "guest"] {
            let vote = json!({ "replace": { "seat": 3, "with": with } });
            players[0].line.say(vote).await;
            players[0]
                .table_until(|table| table["votes"][0]["with"] == with)
                .await;
        }
    }
    let seen = room.snapshot(&begun.table).await;
    let votes = json!([{ "seat": 3, "with": "guest", "by": [0] }]);
    assert_eq!(seen["votes"], votes);
    assert_eq!(seen["incidents"].as_array().unwrap().len(), 1, "{seen}");
    // Two who offer and decline by turns are heard once at each ply.
    for (seat, agrees, noted) in [(0, true, 2), (1, false, 3)] {
        players[seat].line.say(json!({ "end": agrees })).await;
        players[seat]
            .table_until(|table| {
                let incidents = table["incidents"].as_array();
                incidents.is_some_and(|incidents| incidents.len() == noted)
            })
            .await;
    }
    assert_eq!(
        problem(&mut players[0].line, json!({ "end": true })).await,
        "too_many"
    );
    let seen = room.snapshot(&begun.table).await;
    assert_eq!(seen["incidents"].as_array().unwrap().len(), 3, "{seen}");
    // The others are heard as before.
    players[1].line.say(replace(3)).await;
    players[1]
        .table_until(|table| table["seats"][3]["who"] == "nobody")
        .await;
    players[2].line.say(json!({ "end": true })).await;
    players[2]
        .table_until(|table| table["offer"] == json!([2]))
        .await;
}
