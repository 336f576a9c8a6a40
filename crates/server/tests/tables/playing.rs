//! Turns over sockets.

use http::Method;
use serde_json::{Value, json};
use takht_core::fair::Noted;
use takht_core::{Quick, Record, Turn};
use takht_server::store::{Sqlite, Store};

use crate::room::{Line, Room, file};

/// A game of two.
fn two(game: &str) -> Value {
    json!({ "game": game, "options": { "players": 2 } })
}

/// Two players at a game of Kingdomino that has begun: the room, the table and their secrets.
async fn kingdomino() -> (Room, String, [String; 2]) {
    let room = Room::open().await;
    let (table, host) = room.create_table(two("kingdomino")).await;
    let secrets = [room.sit(&table, "a").await, room.sit(&table, "b").await];
    room.begin(&table, &host, &secrets).await;
    (room, table, secrets)
}

/// The first seat to play, its connection, and its legal picks.
async fn first_pick(room: &Room, table: &str, secrets: &[String; 2]) -> (usize, Line, Vec<String>) {
    let mut line = room.connect(table, Some(&secrets[0])).await;
    let events = line.wait_for("events").await["events"].clone();
    let events: Vec<String> = serde_json::from_value(events).unwrap();
    assert_eq!(events.len(), 2, "a deal and the kings: {events:?}");
    let record = Record {
        game: "kingdomino".to_owned(),
        options: json!({ "players": 2 }).as_object().cloned().unwrap(),
        events,
        ..Record::default()
    };
    let game = takht_games::open(&record).unwrap();
    let seat = game.turn().seat().unwrap().index();
    let line = room.connect(table, Some(&secrets[seat])).await;
    (seat, line, game.legal())
}

#[tokio::test]
async fn a_turn_is_accepted_once_and_told_to_everyone() {
    let (room, table, secrets) = kingdomino().await;
    let (seat, mut line, picks) = first_pick(&room, &table, &secrets).await;
    let mut guest = room.connect(&table, None).await;
    assert_eq!(guest.hear().await["welcome"]["seat"], Value::Null);
    assert_eq!(line.wait_for("welcome").await["seat"], seat);
    line.wait_for("events").await;
    guest.wait_for("events").await;
    let play = json!({ "play": [picks[0]], "ply": 2, "id": "one" });
    line.say(play.clone()).await;
    assert_eq!(
        line.wait_for("accepted").await,
        json!({ "id": "one", "ply": 2 })
    );
    let told = json!({ "ply": 2, "events": [picks[0]] });
    assert_eq!(line.wait_for("events").await, told);
    assert_eq!(guest.wait_for("events").await, told);
    // The client lost the answer and repeats the turn: it gets the same answer, and nothing happens
    // twice.
    line.say(play.clone()).await;
    assert_eq!(
        line.wait_for("accepted").await,
        json!({ "id": "one", "ply": 2 })
    );
    line.say(json!({ "resume": 0 })).await;
    assert_eq!(
        line.wait_for("events").await["events"]
            .as_array()
            .unwrap()
            .len(),
        3
    );
    // The same turn, with other spaces.
    let spaced = picks[0].replace(' ', "  ");
    line.say(json!({ "play": [spaced], "ply": 2, "id": "one" }))
        .await;
    assert_eq!(
        line.wait_for("accepted").await,
        json!({ "id": "one", "ply": 2 })
    );
    // Another turn under the same id is a conflict.
    line.say(json!({ "play": [picks[1]], "ply": 2, "id": "one" }))
        .await;
    assert_eq!(
        line.wait_for("conflict").await,
        json!({ "id": "one", "ply": 3 })
    );
    // The same after the server has been restarted.
    drop((line, guest));
    let room = Room::open_again(room.close().await).await;
    let mut line = room.connect(&table, Some(&secrets[seat])).await;
    line.say(play).await;
    assert_eq!(
        line.wait_for("accepted").await,
        json!({ "id": "one", "ply": 2 })
    );
}

#[tokio::test]
async fn what_is_kept_is_the_live_table_at_every_moment() {
    let (room, table, secrets) = kingdomino().await;
    let store = Sqlite::open_beside_server(&file(room.data.path()))
        .await
        .unwrap();
    let id = table.parse().unwrap();
    let mut lines = Vec::new();
    for secret in &secrets {
        let mut line = room.connect(&table, Some(secret)).await;
        line.wait_for("events").await;
        lines.push(line);
    }
    let options = json!({ "players": 2 }).as_object().cloned().unwrap();
    for _ in 0..20 {
        // Kingdomino hides nothing, so everyone's record is complete.
        let path = format!("/{table}/record");
        let record = room.ask(Method::GET, &path, Value::Null);
        let live = Record::read(record.await.1.to_string().as_bytes()).unwrap();
        let (row, turns) = store.whole(&id).await.unwrap().unwrap();
        let kept: Vec<String> = turns.into_iter().flat_map(|turn| turn.events).collect();
        assert_eq!(kept, live.events);
        assert_eq!(row.data.options, live.options);
        let mut game = takht_games::start_named("kingdomino", &options).unwrap();
        for event in &kept {
            game.play(event).unwrap();
        }
        let seat = game.turn().seat().unwrap().index();
        let (event, ply) = (game.legal().swap_remove(0), kept.len());
        let play = json!({ "play": [event], "ply": ply, "id": ply.to_string() });
        lines[seat].say(play).await;
        lines[seat].wait_for("accepted").await;
    }
}

#[tokio::test]
async fn a_client_that_knows_no_rules_asks_what_is_legal() {
    let (room, table, secrets) = kingdomino().await;
    let (seat, mut line, picks) = first_pick(&room, &table, &secrets).await;
    line.wait_for("events").await;
    line.say(json!({ "legal": true })).await;
    let legal = json!({ "ply": 2, "events": picks });
    assert_eq!(line.wait_for("legal").await, legal);
    for other in [Some(secrets[1 - seat].as_str()), None] {
        let mut line = room.connect(&table, other).await;
        line.say(json!({ "legal": true })).await;
        assert_eq!(line.wait_for("problem").await["problem"], "not_your_turn");
    }
}

#[tokio::test]
async fn a_turn_that_cannot_be_is_refused_with_its_reason_and_nothing_changes() {
    let (room, table, secrets) = kingdomino().await;
    let (seat, mut line, picks) = first_pick(&room, &table, &secrets).await;
    line.wait_for("events").await;
    let mut other = room.connect(&table, Some(&secrets[1 - seat])).await;
    let mut guest = room.connect(&table, None).await;
    // Too late: the missed events follow the answer.
    line.say(json!({ "play": [picks[0]], "ply": 1, "id": "late" }))
        .await;
    assert_eq!(
        line.wait_for("conflict").await,
        json!({ "id": "late", "ply": 2 })
    );
    assert_eq!(line.wait_for("events").await["ply"], 1);
    // The second event breaks a rule, so the first does not happen either.
    line.say(json!({ "play": [picks[0], "pick 99"], "ply": 2, "id": "x" }))
        .await;
    let heard = line.hear().await;
    let problem = heard.get("refused").or(heard.get("problem")).unwrap();
    assert_eq!(problem["id"], "x", "{heard}");
    line.say(json!({ "play": ["place 1 0,0 1,0"], "ply": 2, "id": "y" }))
        .await;
    let refused = line.wait_for("refused").await;
    assert_eq!((&refused["id"], &refused["nth"]), (&json!("y"), &json!(0)));
    assert!(
        refused["clause"].is_string() && refused["reason"]["id"].is_string(),
        "{refused}"
    );
    // Ids that are too long, or have control characters.
    for id in ["x".repeat(65), "a\u{0}b".to_owned()] {
        line.say(json!({ "play": [picks[0]], "ply": 2, "id": id }))
            .await;
        assert_eq!(line.wait_for("problem").await["problem"], "unreadable");
    }
    for (line, problem) in [(&mut other, "not_your_turn"), (&mut guest, "watching")] {
        line.say(json!({ "play": [picks[0]], "ply": 2, "id": "z" }))
            .await;
        let answer = line.wait_for("problem").await;
        assert_eq!(
            (&answer["problem"], &answer["id"]),
            (&json!(problem), &json!("z"))
        );
    }
    for (text, problem) in [
        ("{", "unreadable"),
        (r#"{"play": [], "ply": 2, "id": "e"}"#, "unreadable"),
        (r#"{"hello": 2}"#, "unreadable"),
        (r#"{"dance": 1}"#, "unreadable"),
    ] {
        line.say_text(text).await;
        assert_eq!(line.wait_for("problem").await["problem"], problem, "{text}");
    }
    let record = room
        .ask(Method::GET, &format!("/{table}/record"), Value::Null)
        .await
        .1;
    assert_eq!(
        record["events"].as_array().unwrap().len(),
        2,
        "nothing has happened"
    );
}

#[tokio::test]
async fn a_client_that_does_not_say_hello_properly_is_told() {
    let (room, table, _) = kingdomino().await;
    for (text, problem) in [
        (r#"{"resume": 0}"#, "hello_first"),
        (r#"{"hello": 99}"#, "outdated"),
        (r#"{"hello": 1}"#, "outdated"),
        (r#"{"hello": 2, "secret": "guess"}"#, "wrong_secret"),
        ("hello", "unreadable"),
    ] {
        let mut line = room.dial(&table).await;
        line.say_text(text).await;
        assert_eq!(line.wait_for("problem").await["problem"], problem, "{text}");
        assert_eq!(
            line.hear().await,
            Value::Null,
            "and then the line is closed"
        );
    }
    let mut line = room.dial("aaaaaaaaaaaa").await;
    line.say(json!({ "hello": 2 })).await;
    assert_eq!(line.wait_for("problem").await["problem"], "no_such_table");
}

/// A player plays against a bot of the server until the end.
#[tokio::test(flavor = "multi_thread")]
async fn every_game_is_played_against_a_bot_of_the_server() {
    let room = Room::open().await;
    let games = [
        two("kingdomino"),
        two("kingdom-builder"),
        json!({ "game": "capture", "options": { "round_limit": 6 }, "layout": "river" }),
    ];
    for wanted in games {
        let (table, host) = room.create_table(wanted.clone()).await;
        let secret = room.sit(&table, "a").await;
        room.post(
            &format!("/{table}/bots"),
            json!({ "host": host, "bot": "squire" }),
        )
        .await;
        room.begin(&table, &host, std::slice::from_ref(&secret))
            .await;
        let mut line = room.connect(&table, Some(&secret)).await;
        let options = room.snapshot(&table).await["options"]
            .as_object()
            .cloned()
            .unwrap();
        let mut game =
            takht_games::start_named(wanted["game"].as_str().unwrap(), &options).unwrap();
        let (mut ply, mut chance) = (0, Quick::new(5));
        if wanted["layout"].is_string() {
            let record = room
                .ask(Method::GET, &format!("/{table}/record"), Value::Null)
                .await
                .1;
            let laid = record["events"].as_array().unwrap().iter();
            let tiles = laid
                .filter(|event| event.as_str().unwrap().starts_with("tile"))
                .count();
            assert!(tiles > 5, "the map is laid: {record}");
        }
        while game.turn() != Turn::Over {
            let events = line.wait_for("events").await;
            assert_eq!(events["ply"], ply);
            for event in events["events"].as_array().unwrap() {
                game.play(event.as_str().unwrap()).unwrap();
                ply += 1;
            }
            let mut own = game.clone();
            let mut play = Vec::new();
            while own.turn().seat().is_some_and(|seat| seat.index() == 0) {
                let event = own.sample(&mut chance).unwrap();
                play.push(own.play(&event).unwrap());
            }
            if !play.is_empty() {
                line.say(json!({ "play": play, "ply": ply, "id": ply.to_string() }))
                    .await;
            }
        }
        line.wait_for("table").await;
        let snapshot = room.snapshot(&table).await;
        assert_eq!(snapshot["state"], "over");
        let (_, record) = room
            .ask(Method::GET, &format!("/{table}/record"), Value::Null)
            .await;
        let record = Record::read(record.to_string().as_bytes()).unwrap();
        takht_games::verify(&record, &Noted::default()).unwrap();
        assert_eq!(record.seats.as_deref().unwrap(), ["a", "bot:squire"]);
    }
}

/// The seats that bots play for, in the table's snapshot.
async fn stood_in(room: &Room, table: &str) -> Vec<bool> {
    let snapshot = room.snapshot(table).await;
    let seats = snapshot["seats"].as_array().unwrap().iter();
    seats.map(|seat| seat["stood_in"] == json!(true)).collect()
}

/// A bot plays for a player who is away longer than the table's patience, until the player is back.
#[tokio::test(flavor = "multi_thread")]
async fn a_bot_stands_in_for_a_player_who_is_away_and_hands_back() {
    let room = Room::open().await;
    let mut wanted = two("kingdomino");
    wanted["patience"] = json!(0);
    let (table, host) = room.create_table(wanted).await;
    let secrets = [room.sit(&table, "a").await, room.sit(&table, "b").await];
    let mut here = room.connect(&table, Some(&secrets[0])).await;
    room.begin(&table, &host, &secrets).await;
    // The bot plays every turn of the other seat, until its owner comes back.
    let options = json!({ "players": 2 }).as_object().cloned().unwrap();
    let mut game = takht_games::start_named("kingdomino", &options).unwrap();
    let (mut ply, mut played_for, mut back, mut came_at) = (0, 0, None, 0);
    while ply < 30 {
        for event in here.wait_for("events").await["events"].as_array().unwrap() {
            played_for += usize::from(game.turn().seat().is_some_and(|seat| seat.index() == 1));
            game.play(event.as_str().unwrap()).unwrap();
            ply += 1;
        }
        if ply >= 20 && back.is_none() {
            assert_eq!(stood_in(&room, &table).await, [false, true]);
            let mut line = room.connect(&table, Some(&secrets[1])).await;
            let there = line.wait_for("events").await["events"].clone();
            // First catch up with the turns that the bot played before the player connected.
            came_at = there.as_array().unwrap().len();
            back = Some(line);
        }
        if ply < came_at {
            continue;
        }
        match game.turn().seat().map(takht_core::Seat::index) {
            Some(0) => {
                let event = game.legal()[0].clone();
                here.say(json!({ "play": [event], "ply": ply, "id": ply.to_string() }))
                    .await;
            }
            Some(1) if back.is_some() => break,
            _ => {}
        }
    }
    assert!(played_for > 3, "{played_for}");
    assert_eq!(stood_in(&room, &table).await, [false, false]);
    // It is the player's turn again. The table waits for a connected player, even without patience.
    let waited = std::time::Duration::from_millis(1_500);
    let silence = tokio::time::timeout(waited, here.wait_for("events")).await;
    assert!(
        silence.is_err(),
        "nobody plays for a player who is there: {silence:?}"
    );
    let record = room
        .ask(Method::GET, &format!("/{table}/record"), Value::Null)
        .await
        .1;
    assert_eq!(record["events"].as_array().unwrap().len(), ply);
    let stood_in = record["by"].as_object().unwrap();
    assert!(
        stood_in.values().all(|by| by == "bot:knight"),
        "{stood_in:?}"
    );
    let record = Record::read(record.to_string().as_bytes()).unwrap();
    assert_eq!(record.by.len(), played_for);
}

#[tokio::test]
async fn a_server_that_stops_tells_everyone_to_come_back_and_lets_nobody_in() {
    let (room, table, secrets) = kingdomino().await;
    let (_, mut line, picks) = first_pick(&room, &table, &secrets).await;
    let mut guest = room.connect(&table, None).await;
    line.wait_for("events").await;
    line.say(json!({ "play": [picks[0]], "ply": 2, "id": "x" }))
        .await;
    line.wait_for("accepted").await;
    let address = room.address.clone();
    let data = room.close().await;
    for line in [&mut line, &mut guest] {
        assert_eq!(line.wait_for("problem").await["problem"], "stopping");
        assert_eq!(line.hear().await, Value::Null);
    }
    assert!(tokio::net::TcpStream::connect(address).await.is_err());
    let room = Room::open_again(data).await;
    let mut line = room.connect(&table, None).await;
    let events = line.wait_for("events").await["events"].clone();
    assert_eq!(events.as_array().unwrap().len(), 3);
}

/// A log that the current rules refuse is kept, and the problem says why.
#[tokio::test]
async fn a_game_that_no_longer_folds_is_frozen_and_kept() {
    let (room, table, secrets) = kingdomino().await;
    let data = room.close().await;
    let link = format!("sqlite://{}", file(data.path()).display());
    let pool = sqlx::SqlitePool::connect(&link).await.unwrap();
    sqlx::query("INSERT INTO turns (id, ply, own, events) VALUES (?, 2, 1, 'pick 1000')")
        .bind(&table)
        .execute(&pool)
        .await
        .unwrap();
    pool.close().await;
    let room = Room::open_again(data).await;
    assert_eq!(room.snapshot(&table).await["state"], "frozen");
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
    let problem = line.wait_for("problem").await;
    assert_eq!(problem["problem"], "frozen");
    assert!(
        problem["about"].as_str().unwrap().contains("ply 2"),
        "{problem}"
    );
}
