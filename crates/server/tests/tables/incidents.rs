//! Resigning, ending together, and replacing somebody who is gone.

use std::time::Duration;

use http::Method;
use serde_json::{Value, json};
use takht_core::fair::Noted;
use takht_server::SimulatedTime;

use crate::patience::{Begun, Player, begin, record, timed};
use crate::room::{Line, NONCE, Room, seal};

async fn three(room: &Room) -> (Begun, Vec<Player>) {
    let begun = begin(room, 3, json!({})).await;
    let mut players = Vec::new();
    for seat in 0..3 {
        players.push(Player::connect(room, &begun, Some(seat)).await);
    }
    (begun, players)
}

/// Says something, and returns the problem that answers it.
pub(crate) async fn problem(line: &mut Line, said: Value) -> Value {
    line.say(said).await;
    line.wait_for("problem").await["problem"].clone()
}

#[tokio::test(flavor = "multi_thread")]
async fn who_resigns_watches_a_bot_play_on_and_comes_last() {
    let room = Room::open().await;
    let (begun, mut players) = three(&room).await;
    let mut guest = room.connect(&begun.table, None).await;
    assert_eq!(
        problem(&mut guest, json!({ "resign": true })).await,
        "watching"
    );
    for _ in 0..2 {
        players[0].line.say(json!({ "resign": true })).await;
        players[0]
            .table_until(|table| table["seats"][0]["stand_in"] == "resigned")
            .await;
    }
    let (ply, id) = (players[0].ply, "late");
    let late = json!({ "play": ["pick 1"], "ply": ply, "id": id });
    assert_eq!(problem(&mut players[0].line, late).await, "resigned");
    for (said, kind) in [
        (json!({ "back": true }), "resigned"),
        (json!({ "end": true }), "resigned"),
        (
            json!({ "replace": { "seat": 1, "with": "bot" } }),
            "resigned",
        ),
    ] {
        assert_eq!(problem(&mut players[0].line, said).await, kind);
    }
    players[1].line.say(json!({ "resign": true })).await;
    players[2]
        .table_until(|table| table["seats"][1]["stand_in"] == "resigned")
        .await;
    // The last one plays on alone until the end, or gives up, too.
    players[2].hear_until(|player| player.turn() == 2).await;
    players[2].play().await;
    players[2].line.say(json!({ "resign": true })).await;
    let over = players[2]
        .table_until(|table| table["state"] == "over")
        .await;
    assert_eq!(over["result"]["ended"], "resigned");
    assert_eq!(over["result"]["resigned"], json!([0, 1, 2]));
    assert_eq!(over["result"]["places"], json!([[2], [1], [0]]));
    assert!(over["fair"]["seed"].is_string());
    assert_eq!(
        problem(&mut players[2].line, json!({ "resign": true })).await,
        "over"
    );
    let record = record(&room, &begun.table).await;
    takht_games::verify(&record, &Noted::default()).unwrap();
    let last = record.incidents.last().unwrap();
    assert!(last.ends_with("end resigned"), "{last}");
    let resigned = record
        .incidents
        .iter()
        .filter(|line| line.contains("resign "));
    assert_eq!(resigned.count(), 3, "{:?}", record.incidents);
    // It is a record like any other: imported, it keeps what happened.
    let imported = room.import(&record.to_value()).await;
    let again = crate::patience::record(&room, imported["table"].as_str().unwrap()).await;
    assert_eq!(again.incidents, record.incidents);
    // What is not of this game, or unknown, is not taken over; names are made presentable.
    let mut other = record.to_value();
    other["incidents"] = json!([
        "2 away 3",
        "9999 away 1",
        "2 sing 1",
        "2 sit 1 Sa\u{202e}ra",
        "2 vote 3 1 bot",
        "",
        "2 back 1",
    ]);
    let imported = room.import(&other).await;
    let again = crate::patience::record(&room, imported["table"].as_str().unwrap()).await;
    assert_eq!(again.incidents, ["2 sit 1 Sara", "2 back 1"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_ends_when_everybody_who_plays_agrees() {
    let room = Room::open().await;
    let (begun, mut players) = three(&room).await;
    let offer = async |player: &mut Player, agrees: bool, expected: Value| {
        player.line.say(json!({ "end": agrees })).await;
        player
            .table_until(|table| {
                let offered = table["offer"].as_array().cloned().unwrap_or_default();
                json!(offered) == expected
            })
            .await
    };
    offer(&mut players[0], true, json!([0])).await;
    offer(&mut players[0], true, json!([0])).await;
    offer(&mut players[1], true, json!([0, 1])).await;
    offer(&mut players[2], false, json!([])).await;
    // Who declined offers again only after the next turn.
    assert_eq!(
        problem(&mut players[2].line, json!({ "end": true })).await,
        "too_many"
    );
    offer(&mut players[2], false, json!([])).await;
    let acting = players[0].turn();
    players[acting].play().await;
    // Who has resigned is not asked.
    players[1].line.say(json!({ "resign": true })).await;
    players[0]
        .table_until(|table| table["seats"][1]["stand_in"] == "resigned")
        .await;
    offer(&mut players[2], true, json!([2])).await;
    players[0].line.say(json!({ "end": true })).await;
    let over = players[2]
        .table_until(|table| table["state"] == "over")
        .await;
    let result = &over["result"];
    assert_eq!(result["ended"], "agreed");
    assert_eq!(
        result["places"].as_array().unwrap().last(),
        Some(&json!([1])),
        "{result}"
    );
    let room = Room::open_again(room.close().await).await;
    let seen = room.snapshot(&begun.table).await;
    assert_eq!((&seen["state"], &seen["result"]), (&json!("over"), result));
    let record = record(&room, &begun.table).await;
    takht_games::verify(&record, &Noted::default()).unwrap();
    let incidents = seen["incidents"].as_array().unwrap();
    assert_eq!(json!(record.incidents), json!(incidents));
}

/// One of one, two of two, two of three decide; the absent and watchers do not.
#[tokio::test(flavor = "multi_thread")]
async fn who_is_gone_is_replaced_by_a_majority_of_those_who_are_there() {
    let time = SimulatedTime::default();
    let room = timed(tempfile::tempdir().unwrap(), &time).await;
    let absence = Duration::from_secs(120);
    let (begun, mut players) = three(&room).await;
    let vote = |with: &str| json!({ "replace": { "seat": 2, "with": with } });
    assert_eq!(problem(&mut players[0].line, vote("bot")).await, "not_gone");
    for (seat, kind) in [(0, "not_gone"), (3, "no_such_seat"), (99, "no_such_seat")] {
        let said = json!({ "replace": { "seat": seat, "with": "bot" } });
        assert_eq!(problem(&mut players[0].line, said).await, kind, "{seat}");
    }
    let before = room.snapshot(&begun.table).await["fair"].clone();
    drop(players.pop());
    players[0]
        .table_until(|table| table["seats"][2]["here"] == false)
        .await;
    time.advance(absence);
    let mut guest = room.connect(&begun.table, None).await;
    assert_eq!(problem(&mut guest, vote("bot")).await, "watching");
    for _ in 0..2 {
        players[0].line.say(vote("guest")).await;
        let one = json!([{ "seat": 2, "with": "guest", "by": [0] }]);
        players[0].table_until(|table| table["votes"] == one).await;
    }
    // Who comes back keeps the seat, and the votes are gone.
    let mut back = Player::connect(&room, &begun, Some(2)).await;
    players[0]
        .table_until(|table| table["votes"].is_null() && table["seats"][2]["here"] == true)
        .await;
    let incidents = room.snapshot(&begun.table).await["incidents"].clone();
    assert_eq!(
        incidents,
        Value::Null,
        "what was undone at once leaves no trace"
    );
    back.line.say(json!({ "back": true })).await;
    back.line.wait_for("table").await;
    drop(back);
    players[0]
        .table_until(|table| table["seats"][2]["here"] == false)
        .await;
    time.advance(absence);
    players[0].line.say(vote("guest")).await;
    players[1].line.say(vote("bot")).await;
    players[1]
        .table_until(|table| {
            table["votes"]
                .as_array()
                .is_some_and(|votes| votes.len() == 2)
        })
        .await;
    players[1].line.say(vote("guest")).await;
    let free = players[1]
        .table_until(|table| table["seats"][2]["who"] == "nobody")
        .await;
    assert_eq!(free["seats"][2]["stand_in"], "replaced");
    assert_eq!(
        free["fair"]["sealed"], before["sealed"],
        "the deals stay as they are"
    );
    assert_eq!(free["fair"]["nonces"], json!([NONCE, NONCE, NONCE]));
    // The former player watches, and is told why.
    let mut former = room.connect(&begun.table, Some(&begun.secrets[2])).await;
    assert_eq!(former.wait_for("welcome").await["seat"], Value::Null);
    assert_eq!(former.wait_for("problem").await["problem"], "replaced");
    assert_eq!(
        problem(&mut former, json!({ "back": true })).await,
        "replaced"
    );
    let seats = format!("/{}/seats", begun.table);
    let again = json!({ "name": "Omid", "sealed": seal(), "secret": begun.secrets[2] });
    let (status, said) = room.ask(Method::POST, &seats, again).await;
    assert_eq!(
        (status.as_u16(), &said["problem"]),
        (403, &json!("replaced"))
    );
    // Somebody new takes the seat during the game.
    let new = room.sit(&begun.table, "Sara").await;
    let told = players[0]
        .table_until(|table| table["seats"][2]["who"]["person"] == "Sara")
        .await;
    assert_eq!(told["seats"][2]["stand_in"], Value::Null);
    let mut sara = room.connect(&begun.table, Some(&new)).await;
    assert_eq!(sara.wait_for("welcome").await["seat"], 2);
    let (_, said) = room
        .ask(
            Method::POST,
            &seats,
            json!({ "name": "x", "sealed": seal() }),
        )
        .await;
    assert_eq!(said["problem"], "begun");
    // One of one: the others have resigned or left.
    drop(sara);
    players[0]
        .table_until(|table| table["seats"][2]["here"] == false)
        .await;
    time.advance(absence);
    players[1].line.say(json!({ "resign": true })).await;
    players[0]
        .table_until(|table| table["seats"][1]["stand_in"] == "resigned")
        .await;
    players[0].line.say(vote("bot")).await;
    players[0]
        .table_until(|table| table["seats"][2]["who"]["bot"] == "knight")
        .await;
    players[0].line.say(vote("bot")).await;
    players[0].line.wait_for("table").await;
    players[0].line.say(json!({ "resign": true })).await;
    let over = players[0]
        .table_until(|table| table["state"] == "over")
        .await;
    assert_eq!(over["result"]["places"], json!([[2], [0], [1]]));
    let record = record(&room, &begun.table).await;
    takht_games::verify(&record, &Noted::default()).unwrap();
    assert_eq!(record.seats.unwrap()[2], "bot:knight");
}
