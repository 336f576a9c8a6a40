//! What the operator sees and does.

use http::Method;
use serde_json::{Value, json};
use takht_server::{Limits, Settings};

use crate::patience::{Player, begin, record};
use crate::person::{Person, secret};
use crate::room::Room;

const SECRET: &str = "the-operators-own-secret";

async fn ask(room: &Room, method: Method, path: &str, secret: &str, body: Value) -> (u16, Value) {
    let path = format!("/api/admin{path}");
    let body = body.to_string().into_bytes();
    let answer = takht_load::request(&room.address, method, &path, Some(secret), body);
    let (status, bytes) = answer.await.unwrap();
    let answer = serde_json::from_slice(&bytes).unwrap_or(Value::Null);
    (status.as_u16(), answer)
}

async fn open() -> Room {
    let settings = Settings {
        limits: Limits::NONE,
        admin_secret: Some(SECRET.to_owned()),
        ..Settings::default()
    };
    Room::open_with(settings, tempfile::tempdir().unwrap()).await
}

#[tokio::test]
async fn only_the_operator_sees_and_removes_and_all_of_it_is_noted() {
    let room = open().await;
    let mut rude = Person::introduced(1, &room, "Rude").await;
    let (table, _) = room.create_table(json!({ "game": "capture" })).await;
    for wrong in ["", "the-operators-own-secre", "x"] {
        let (status, refused) = ask(&room, Method::GET, "", wrong, Value::Null).await;
        assert_eq!((status, &refused["problem"]), (403, &json!("wrong_secret")));
    }
    let (_, seen) = ask(&room, Method::GET, "", SECRET, Value::Null).await;
    assert_eq!(seen["people"], json!([{ "key": rude.key, "name": "Rude" }]));
    assert_eq!(seen["tables"][0]["table"], table, "{seen}");
    let name = format!("/people/{}/name", rude.key);
    assert_eq!(
        ask(&room, Method::DELETE, &name, SECRET, Value::Null)
            .await
            .0,
        204
    );
    assert_eq!(rude.page(&room).await["look"]["name"], "");
    // Without a name nobody sits down; with another one they do.
    let path = format!("/{table}/seats");
    let (_, refused) = room
        .ask(Method::POST, &path, rude.sits(&table, &secret(1)))
        .await;
    assert_eq!(refused["problem"], "bad_name");
    let look = json!({ "look": { "name": "Kind", "shape": "sun", "colour": "red" } });
    assert_eq!(rude.change(&room, look).await.0, 200);
    room.post(&path, rude.sits(&table, &secret(1))).await;
    let export = format!("/people/{}", rude.key);
    let (_, own) = ask(&room, Method::GET, &export, SECRET, Value::Null).await;
    assert_eq!(own["page"]["look"]["name"], "Kind");
    let (_, seen) = ask(&room, Method::GET, "", SECRET, Value::Null).await;
    let notes = seen["audit"].as_array().unwrap().iter();
    let mut notes: Vec<&str> = notes.map(|note| note["what"].as_str().unwrap()).collect();
    notes.sort_unstable();
    let expected = [
        format!("export {}", rude.key),
        format!("remove-name {}", rude.key),
    ];
    assert_eq!(notes, expected);
    // Without a secret of its own a server has no operator, not even one without a secret.
    let other = Room::open().await;
    for secret in ["", SECRET] {
        assert_eq!(
            ask(&other, Method::GET, "", secret, Value::Null).await.0,
            403
        );
    }
}

#[tokio::test]
async fn turns_that_are_taken_back_are_dealt_again_as_they_were() {
    let room = open().await;
    let begun = begin(&room, 2, json!({})).await;
    let mut games = vec![record(&room, &begun.table).await];
    for number in 0..3 {
        let turn = Player::connect(&room, &begun, None).await.turn();
        let mut player = room.connect(&begun.table, Some(&begun.secrets[turn])).await;
        player.wait_for("events").await;
        player.say(json!({ "legal": true })).await;
        let legal = player.wait_for("legal").await;
        let play =
            json!({ "play": [legal["events"][0]], "ply": legal["ply"], "id": format!("{number}") });
        player.say(play).await;
        player.wait_for("accepted").await;
        games.push(record(&room, &begun.table).await);
    }
    let mut watching = room.connect(&begun.table, None).await;
    watching.wait_for("events").await;
    let undo = format!("/tables/{}/undo", begun.table);
    let (status, ply) = ask(&room, Method::POST, &undo, SECRET, json!({ "turns": 2 })).await;
    assert_eq!(
        (status, &ply["ply"]),
        (200, &json!(games[1].events.len())),
        "{ply}"
    );
    assert_eq!(watching.wait_for("problem").await["problem"], "rewound");
    assert_eq!(watching.hear().await, Value::Null, "the connection ends");
    assert_eq!(record(&room, &begun.table).await.events, games[1].events);
    // The operator plays the same turn for the player: the deals are the same ones.
    let event = &games[2].events[games[1].events.len()];
    let patch = format!("/tables/{}/patch", begun.table);
    let (status, wrong) = ask(
        &room,
        Method::POST,
        &patch,
        SECRET,
        json!({ "play": ["fly"] }),
    )
    .await;
    assert_eq!(status, 400, "{wrong}");
    let (status, done) = ask(
        &room,
        Method::POST,
        &patch,
        SECRET,
        json!({ "play": [event] }),
    )
    .await;
    assert_eq!(status, 200, "{done}");
    let patched = record(&room, &begun.table).await;
    assert_eq!(patched.events, games[2].events);
    assert_eq!(patched.by[&games[1].events.len()], "bot:operator");
    let (status, _) = ask(&room, Method::POST, &undo, SECRET, json!({ "turns": 99 })).await;
    assert_eq!(status, 400);
}
