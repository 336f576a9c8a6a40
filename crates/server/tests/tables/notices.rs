//! Players who are away are called, once for each thing.

use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::routing::post;
use http::{HeaderMap, Method, StatusCode};
use serde_json::{Value, json};
use takht_load::{Cluster, NatsServer};
use takht_server::bus::Nats;
use takht_server::store::Postgres;
use takht_server::{Limits, Mailer, NoticeSettings, Pace, Settings, SimulatedTime, TimeSource};
use tokio::net::TcpListener;
use tokio::runtime::Runtime;
use tokio::sync::mpsc;

use crate::room::{Room, file};

/// How long a test waits for a call.
const PATIENCE: Duration = Duration::from_secs(60);

/// A program that wants to be called.
struct Program {
    url: String,
    calls: mpsc::UnboundedReceiver<Value>,
    task: tokio::task::JoinHandle<()>,
}

impl Drop for Program {
    fn drop(&mut self) {
        self.task.abort();
    }
}

impl Program {
    async fn start() -> Self {
        let (tell, calls) = mpsc::unbounded_channel();
        let take = move |headers: HeaderMap, body: String| async move {
            let call: Value = serde_json::from_str(&body).unwrap();
            assert_eq!(headers["webhook-id"], call["id"].as_str().unwrap());
            tell.send(call).ok();
            StatusCode::NO_CONTENT
        };
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let url = format!("http://{}/hook", listener.local_addr().unwrap());
        let routes = Router::new().route("/hook", post(take));
        let task = tokio::spawn(async move { axum::serve(listener, routes).await.unwrap() });
        Self { url, calls, task }
    }

    async fn next(&mut self) -> Value {
        let next = tokio::time::timeout(PATIENCE, self.calls.recv()).await;
        next.expect("the program is called").unwrap()
    }

    /// True if nobody calls for a while.
    async fn is_quiet(&mut self) -> bool {
        let next = tokio::time::timeout(Duration::from_secs(2), self.calls.recv()).await;
        next.is_err()
    }
}

/// A pace at which tests need not wait long, with this time before a player is called.
fn settings(grace: Duration) -> Settings {
    let pace = Pace {
        look: Duration::from_millis(50),
        grace,
        ..Pace::default()
    };
    Settings {
        limits: Limits::NONE,
        notices: NoticeSettings {
            public_url: Some("https://takht.example/".parse().unwrap()),
            // Nobody listens there.
            mailer: Some(Mailer::new("smtp://127.0.0.1:9", "a@takht.example").unwrap()),
            is_private_allowed: true,
            pace,
        },
        ..Settings::default()
    }
}

async fn room(grace: Duration) -> Room {
    Room::open_with(settings(grace), tempfile::tempdir().unwrap()).await
}

fn path(table: &str, seat: usize) -> String {
    format!("/{table}/seats/{seat}/notices")
}

/// Asks for calls for a seat; returns the answer.
async fn subscribe(room: &Room, (table, seat): (&str, usize), secret: &str, way: &Value) -> Value {
    let path = path(table, seat);
    let asked = room.send(Method::POST, &path, Some(secret), way.to_string());
    let (status, answer) = asked.await;
    assert_eq!(status, StatusCode::CREATED, "{answer}");
    answer
}

/// A table of two with its game begun: its name, and the secrets of the seats.
async fn begun(room: &Room, more: Value) -> (String, Vec<String>) {
    let mut wanted = json!({ "game": "kingdomino", "options": { "players": 2 } });
    let more = more.as_object().unwrap().clone();
    wanted.as_object_mut().unwrap().extend(more);
    let (table, host) = room.create_table(wanted).await;
    let secrets = vec![
        room.sit(&table, "Leyla").await,
        room.sit(&table, "Omid").await,
    ];
    room.begin(&table, &host, &secrets).await;
    (table, secrets)
}

/// Plays one legal event for a seat, if it is its turn; returns true if so.
async fn play(room: &Room, table: &str, secret: &str) -> bool {
    let mut line = room.connect(table, Some(secret)).await;
    line.wait_for("events").await;
    line.say(json!({ "legal": true })).await;
    let heard = loop {
        let heard = line.hear().await;
        if heard.get("legal").is_some() || heard.get("problem").is_some() {
            break heard;
        }
    };
    let Some(legal) = heard.get("legal") else {
        return false;
    };
    let id = format!("at {}", legal["ply"]);
    line.say(json!({ "play": [legal["events"][0]], "ply": legal["ply"], "id": id }))
        .await;
    line.wait_for("accepted").await;
    true
}

/// The player whose turn it is comes, plays, and leaves.
async fn play_all(room: &Room, table: &str, secrets: &[String]) {
    let mut played = false;
    for secret in secrets {
        played = played || play(room, table, secret).await;
    }
    assert!(played);
}

#[tokio::test]
async fn a_player_who_is_away_is_called_to_each_turn_once() {
    let room = room(Duration::ZERO).await;
    let mut program = Program::start().await;
    let (table, secrets) = begun(&room, json!({ "patience": 3600 })).await;
    for (seat, secret) in secrets.iter().enumerate() {
        let way = json!({ "webhook": { "url": program.url }, "lang": "en" });
        let answer = subscribe(&room, (&table, seat), secret, &way).await;
        assert!(answer["secret"].as_str().unwrap().starts_with("whsec_"));
    }
    // Nobody is there. The player whose turn it is comes, plays, and leaves.
    let mut last = 0;
    for _ in 0..4 {
        play_all(&room, &table, &secrets).await;
        let call = loop {
            let call = program.next().await;
            if call["ply"].as_u64().unwrap() > last {
                break call;
            }
        };
        last = call["ply"].as_u64().unwrap();
        assert_eq!(
            (&call["kind"], &call["table"]),
            (&json!("turn"), &json!(table))
        );
        assert_eq!(call["names"], json!(["Leyla", "Omid"]));
        assert_eq!(call["url"], format!("https://takht.example/#at/{table}"));
        assert!(call["deadline"].as_i64().unwrap() > 1_700_000_000, "{call}");
        let text = call.to_string();
        assert!(
            !secrets.iter().any(|secret| text.contains(secret)),
            "{text}"
        );
    }
    assert!(program.is_quiet().await);
    // Coming and leaving again is no reason for another call.
    for secret in &secrets {
        let mut line = room.connect(&table, Some(secret)).await;
        line.wait_for("events").await;
    }
    assert!(program.is_quiet().await);
}

/// So long before a player is called that no test sees it.
const FAR: Duration = Duration::from_secs(1_000_000);

/// Waits until so many notices wait to be delivered.
async fn waiting(room: &Room, count: i64) {
    let link = format!("sqlite://{}?mode=ro", file(room.data.path()).display());
    let pool = sqlx::SqlitePool::connect(&link).await.unwrap();
    let number = async || {
        let number = "SELECT COUNT(*) FROM notices WHERE state = 'waiting'";
        let number = sqlx::query_scalar::<_, i64>(number);
        number.fetch_one(&pool).await.unwrap()
    };
    let waited = async {
        while number().await != count {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    let waited = tokio::time::timeout(PATIENCE, waited).await;
    assert!(waited.is_ok(), "{} wait, not {count}", number().await);
    pool.close().await;
}

#[tokio::test]
async fn a_player_who_is_there_or_back_in_time_is_not_called() {
    let room = room(FAR).await;
    let (table, secrets) = begun(&room, json!({})).await;
    let connect = async || {
        let mut lines = Vec::new();
        for secret in &secrets {
            let mut line = room.connect(&table, Some(secret)).await;
            line.wait_for("events").await;
            lines.push(line);
        }
        lines
    };
    let way = json!({ "webhook": { "url": "https://example.org/" } });
    let lines = connect().await;
    for (seat, secret) in secrets.iter().enumerate() {
        subscribe(&room, (&table, seat), secret, &way).await;
    }
    waiting(&room, 0).await;
    drop(lines);
    waiting(&room, 1).await;
    // Back before anybody calls.
    let lines = connect().await;
    waiting(&room, 0).await;
    drop(lines);
    waiting(&room, 1).await;
}

#[tokio::test]
async fn who_subscribes_while_the_table_waits_for_them_is_called() {
    let room = room(FAR).await;
    let (table, secrets) = begun(&room, json!({})).await;
    // The table has looked whom it could call; now it waits.
    tokio::time::sleep(Duration::from_millis(300)).await;
    for (seat, secret) in secrets.iter().enumerate() {
        let way = json!({ "webhook": { "url": "https://example.org/" } });
        subscribe(&room, (&table, seat), secret, &way).await;
    }
    waiting(&room, 1).await;
}

#[tokio::test]
async fn who_is_back_in_time_is_not_called_to_begin_or_because_of_newcomers() {
    let room = room(FAR).await;
    let wanted = json!({ "game": "kingdomino", "options": { "players": 2 } });
    let (table, host) = room.create_table(wanted).await;
    let leyla = room.sit(&table, "Leyla").await;
    let way = json!({ "webhook": { "url": "https://example.org/" } });
    subscribe(&room, (&table, 0), &leyla, &way).await;
    let come_and_go = async || {
        let mut line = room.connect(&table, Some(&leyla)).await;
        line.wait_for("events").await;
        waiting(&room, 0).await;
    };
    room.sit(&table, "Omid").await;
    waiting(&room, 1).await;
    come_and_go().await;
    let start = json!({ "secret": host });
    room.post(&format!("/{table}/start"), start).await;
    for _ in 0..2 {
        waiting(&room, 1).await;
        come_and_go().await;
    }
}

/// The server that called somebody is gone when they come back.
#[tokio::test]
async fn who_is_back_in_time_after_a_restart_is_not_called() {
    let room = room(FAR).await;
    let (table, secrets) = begun(&room, json!({})).await;
    for (seat, secret) in secrets.iter().enumerate() {
        let way = json!({ "webhook": { "url": "https://example.org/" } });
        subscribe(&room, (&table, seat), secret, &way).await;
    }
    play_all(&room, &table, &secrets).await;
    waiting(&room, 1).await;
    let room = Room::open_with(settings(FAR), room.close().await).await;
    let mut lines = Vec::new();
    for secret in &secrets {
        lines.push(room.connect(&table, Some(secret)).await);
    }
    waiting(&room, 0).await;
}

/// The store fails for longer than anybody would count on.
#[tokio::test]
async fn a_call_is_noted_when_the_store_works_again() {
    let room = room(FAR).await;
    let (table, secrets) = begun(&room, json!({})).await;
    for (seat, secret) in secrets.iter().enumerate() {
        let way = json!({ "webhook": { "url": "https://example.org/" } });
        subscribe(&room, (&table, seat), secret, &way).await;
    }
    let link = format!("sqlite://{}", file(room.data.path()).display());
    let operator = sqlx::SqlitePool::connect(&link).await.unwrap();
    let mut lines = Vec::new();
    for secret in &secrets {
        let mut line = room.connect(&table, Some(secret)).await;
        line.wait_for("events").await;
        lines.push(line);
    }
    waiting(&room, 0).await;
    for (from, to) in [("notices", "broken"), ("broken", "notices")] {
        let rename = format!("ALTER TABLE {from} RENAME TO {to}");
        let rename = sqlx::raw_sql(sqlx::AssertSqlSafe(rename));
        rename.execute(&operator).await.unwrap();
        lines.clear();
        // Time for many tries.
        tokio::time::sleep(Duration::from_secs(2)).await;
    }
    waiting(&room, 1).await;
    operator.close().await;
}

#[tokio::test]
async fn players_hear_of_newcomers_of_the_start_and_of_the_end() {
    let room = room(Duration::ZERO).await;
    let mut program = Program::start().await;
    let wanted = json!({ "game": "kingdomino", "options": { "players": 2 } });
    let (table, host) = room.create_table(wanted).await;
    let leyla = room.sit(&table, "Leyla").await;
    subscribe(
        &room,
        (&table, 0),
        &leyla,
        &json!({ "webhook": { "url": program.url } }),
    )
    .await;
    let omid = room.sit(&table, "Omid").await;
    let call = program.next().await;
    assert_eq!((&call["kind"], &call["who"]), (&json!("joined"), &json!(1)));
    assert_eq!(call["text"], "Omid has joined your Kingdomino table.");
    room.post(&format!("/{table}/start"), json!({ "secret": host }))
        .await;
    assert_eq!(program.next().await["kind"], "started");
    let secrets = [leyla, omid];
    for secret in &secrets {
        let mut line = room.connect(&table, Some(secret)).await;
        line.wait_for("events").await;
        line.say(json!({ "open": crate::room::NONCE })).await;
        line.wait_for("table").await;
    }
    // They agree to end it. Leyla has left by then.
    let mut first = room.connect(&table, Some(&secrets[0])).await;
    first.wait_for("events").await;
    first.say(json!({ "end": true })).await;
    while first.wait_for("table").await["offer"].is_null() {}
    drop(first);
    let mut second = room.connect(&table, Some(&secrets[1])).await;
    let seen = second.wait_for("table").await;
    assert_eq!(seen["state"], "playing", "{seen}");
    second.say(json!({ "end": true })).await;
    while second.wait_for("table").await["state"] != "over" {}
    loop {
        let call = program.next().await;
        if call["kind"] == "over" {
            break;
        }
        assert_eq!(call["kind"], "turn", "{call}");
    }
    assert!(program.is_quiet().await);
}

#[tokio::test]
async fn only_the_player_of_a_seat_says_how_to_be_called() {
    let room = room(Duration::ZERO).await;
    let (table, secrets) = begun(&room, json!({})).await;
    let feed = json!({ "feed": {} }).to_string();
    for (method, tail, body) in [
        (Method::GET, "", String::new()),
        (Method::POST, "", feed.clone()),
        (Method::DELETE, "/x", String::new()),
    ] {
        for (seat, secret, status, problem) in [
            ("0", None, 403, "wrong_secret"),
            ("0", Some(secrets[1].as_str()), 403, "wrong_secret"),
            ("7", Some(secrets[0].as_str()), 404, "no_such_seat"),
            ("x", Some(secrets[0].as_str()), 404, "no_such_seat"),
        ] {
            let path = format!("/{table}/seats/{seat}/notices{tail}");
            let (got, answer) = room.send(method.clone(), &path, secret, body.clone()).await;
            assert_eq!(
                (got.as_u16(), &answer["problem"]),
                (status, &json!(problem)),
                "{path}"
            );
        }
    }
    let asked = async |body: &str| {
        room.send(
            Method::POST,
            &path(&table, 0),
            Some(&secrets[0]),
            body.to_owned(),
        )
        .await
    };
    for (body, why) in [
        ("{}", "one of `push`"),
        (r#"{"webhook": {"url": "gopher://x"}}"#, "not an address"),
        (r#"{"email": {"address": "x"}}"#, "not a mail address"),
        (r#"{"pigeon": {}}"#, "pigeon"),
    ] {
        let (status, answer) = asked(body).await;
        assert_eq!(
            (status.as_u16(), &answer["problem"]),
            (400, &json!("unreadable")),
            "{answer}"
        );
        assert!(answer["about"].as_str().unwrap().contains(why), "{answer}");
    }
    for _ in 0..2 {
        assert_eq!(asked(&feed).await.0, 201, "the same feed again");
    }
    for number in 1..10 {
        let url = format!("https://example.org/{number}");
        let (status, _) = asked(&json!({ "webhook": { "url": url } }).to_string()).await;
        assert_eq!(status, 201);
    }
    let (status, answer) = asked(r#"{"webhook": {"url": "https://example.org/x"}}"#).await;
    assert_eq!(
        (status.as_u16(), &answer["problem"]),
        (429, &json!("too_many"))
    );
    let list = async || {
        let (status, list) = room
            .send(
                Method::GET,
                &path(&table, 0),
                Some(&secrets[0]),
                String::new(),
            )
            .await;
        assert_eq!(status, 200);
        list.as_array().unwrap().clone()
    };
    let all = list().await;
    assert_eq!(all.len(), 10);
    assert!(
        all.iter().all(|one| one.get("secret").is_none()),
        "secrets are shown once"
    );
    let gone = format!("{}/{}", path(&table, 0), all[3]["id"].as_str().unwrap());
    for _ in 0..2 {
        let (status, _) = room
            .send(Method::DELETE, &gone, Some(&secrets[0]), String::new())
            .await;
        assert_eq!(status, 204);
    }
    assert_eq!(list().await.len(), 9);
}

/// Gets or posts a path; returns the status, and the answer as a text.
async fn fetch(room: &Room, method: Method, path: &str) -> (u16, String) {
    let answer = takht_load::request(&room.address, method, path, None, Vec::new()).await;
    let (status, body) = answer.unwrap();
    (status.as_u16(), String::from_utf8(body.to_vec()).unwrap())
}

#[tokio::test]
async fn feeds_have_private_addresses_and_say_what_waits() {
    let room = room(Duration::ZERO).await;
    let (table, secrets) = begun(&room, json!({ "patience": 3600 })).await;
    let mut feeds = Vec::new();
    for (seat, secret) in secrets.iter().enumerate() {
        feeds.push(subscribe(&room, (&table, seat), secret, &json!({ "feed": {} })).await);
    }
    play_all(&room, &table, &secrets).await;
    let entries = async |ending: &str, of: &str| {
        let mut count = 0;
        for feed in &feeds {
            let (status, text) = fetch(&room, Method::GET, feed[ending].as_str().unwrap()).await;
            assert_eq!(status, 200, "{text}");
            count += text.matches(of).count();
        }
        count
    };
    let told = async {
        while entries("atom", "It’s your turn in Kingdomino.").await < 1
            || entries("ics", "BEGIN:VEVENT").await != 1
        {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    tokio::time::timeout(PATIENCE, told)
        .await
        .expect("the feeds tell of the turn");
    for wrong in [
        "/api/feeds/0.atom",
        "/api/feeds/nothing",
        "/api/feeds/x.exe",
    ] {
        assert_eq!(fetch(&room, Method::GET, wrong).await.0, 404, "{wrong}");
    }
    let (_, key) = fetch(&room, Method::GET, "/api/push-key").await;
    let key: Value = serde_json::from_str(&key).unwrap();
    assert_eq!(
        (key["key"].as_str().unwrap().len(), &key["email"]),
        (87, &json!(true))
    );
}

#[tokio::test]
async fn links_in_mails_ask_before_they_do_anything() {
    let room = room(Duration::ZERO).await;
    let (table, secrets) = begun(&room, json!({})).await;
    let way = json!({ "email": { "address": "leyla@example.org" }, "lang": "tr" });
    let answer = subscribe(&room, (&table, 0), &secrets[0], &way).await;
    assert_eq!(answer["confirmed"], false);
    let link = format!("sqlite://{}?mode=ro", file(room.data.path()).display());
    let pool = sqlx::SqlitePool::connect(&link).await.unwrap();
    let token = "SELECT token FROM subscriptions WHERE channel = 'email'";
    let token: String = sqlx::query_scalar(token).fetch_one(&pool).await.unwrap();
    pool.close().await;
    let state = async || {
        let (_, list) = room
            .send(
                Method::GET,
                &path(&table, 0),
                Some(&secrets[0]),
                String::new(),
            )
            .await;
        list.get(0).map(|one| one["confirmed"] == true)
    };
    let confirm = format!("/api/confirm/{token}");
    let stop = format!("/api/unsubscribe/{token}");
    let (status, page) = fetch(&room, Method::GET, &confirm).await;
    assert!(
        status == 200 && page.contains("<form method=\"post\">"),
        "{page}"
    );
    assert!(page.contains("lang=\"tr\""), "{page}");
    assert_eq!(state().await, Some(false), "programs open links, too");
    // A browser that gets no referrer sends no origin with a form.
    assert_eq!(room.get_from(&confirm, "null").await, 200);
    assert_eq!(fetch(&room, Method::POST, &confirm).await.0, 200);
    assert_eq!(state().await, Some(true));
    assert_eq!(fetch(&room, Method::GET, &stop).await.0, 200);
    assert_eq!(state().await, Some(true));
    for _ in 0..2 {
        assert_eq!(fetch(&room, Method::POST, &stop).await.0, 200);
        assert_eq!(state().await, None);
    }
    let (_, unknown) = fetch(&room, Method::POST, "/api/confirm/0123").await;
    assert!(unknown.contains("no longer valid"), "{unknown}");
}

/// How many calls wait to turns that nobody has played.
const NOTED: &str =
    "SELECT COUNT(*) FROM notices WHERE kind = 'turn' AND state = 'waiting' AND NOT EXISTS
    (SELECT 1 FROM turns WHERE turns.id = notices.table_id AND turns.ply >= notices.ply)";

/// What a server that is killed knows lives on in its store: after the next start it calls.
#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_is_started_again_calls_those_whom_nobody_called() {
    let mut program = Program::start().await;
    // This one notes the call and is gone before it is due.
    let room = room(FAR).await;
    let (table, secrets) = begun(&room, json!({})).await;
    for (seat, secret) in secrets.iter().enumerate() {
        subscribe(
            &room,
            (&table, seat),
            secret,
            &json!({ "webhook": { "url": program.url } }),
        )
        .await;
    }
    play_all(&room, &table, &secrets).await;
    let link = format!("sqlite://{}", file(room.data.path()).display());
    let operator = sqlx::SqlitePool::connect(&link).await.unwrap();
    let noted = async || {
        let noted = sqlx::query_scalar::<_, i64>(NOTED);
        noted.fetch_one(&operator).await.unwrap()
    };
    let noted_in_time = async {
        while noted().await == 0 {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    let noted_in_time = tokio::time::timeout(PATIENCE, noted_in_time).await;
    noted_in_time.expect("the call is noted");
    let data = room.close().await;
    assert!(program.calls.try_recv().is_err());
    let due = sqlx::query("UPDATE notices SET due = 0");
    due.execute(&operator).await.unwrap();
    operator.close().await;
    let room = Room::open_with(settings(Duration::from_secs(1)), data).await;
    let call = program.next().await;
    assert_eq!(
        (&call["kind"], &call["table"]),
        (&json!("turn"), &json!(table))
    );
    assert!(program.is_quiet().await);
    room.close().await;
}

/// A server over the database.
async fn node(cluster: &Cluster, nats: &NatsServer, settings: Settings) -> Room {
    let store = Postgres::open(&cluster.address()).await.unwrap();
    let bus = Nats::connect(&nats.address()).await.unwrap();
    let settings = Settings {
        store: Some(Arc::new(store)),
        bus: Some(Arc::new(bus)),
        ..settings
    };
    Room::serve(settings, tempfile::tempdir().unwrap()).await
}

/// One of two servers is killed between the turn and the call: the other one calls, once.
#[tokio::test(flavor = "multi_thread")]
async fn a_server_calls_whom_a_killed_one_could_not() {
    let cluster = Arc::new(Cluster::start().unwrap());
    let nats = Arc::new(NatsServer::start().unwrap());
    let mut program = Program::start().await;
    let time = SimulatedTime::default();
    let other = Settings {
        time: TimeSource::Simulated(time.clone()),
        ..settings(Duration::ZERO)
    };
    let other = node(&cluster, &nats, other).await;
    // The first time the server has noted the call and waits; the second time it has not even noted it, as
    // if it had been killed at once.
    for round in 1_i64..=2 {
        // A runtime of its own ends with all its tasks, as a process does.
        let process = Runtime::new().unwrap();
        let (database, bus) = (cluster.clone(), nats.clone());
        let begun_there = process.spawn(async move { node(&database, &bus, settings(FAR)).await });
        let one = begun_there.await.unwrap();
        let (table, secrets) = begun(&one, json!({})).await;
        for (seat, secret) in secrets.iter().enumerate() {
            let way = json!({ "webhook": { "url": program.url } });
            subscribe(&one, (&table, seat), secret, &way).await;
        }
        let operator = sqlx::PgPool::connect(&cluster.address()).await.unwrap();
        play_all(&one, &table, &secrets).await;
        let noted_in_time = async {
            while sqlx::query_scalar::<_, i64>(NOTED)
                .fetch_one(&operator)
                .await
                .unwrap()
                == 0
            {
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        };
        tokio::time::timeout(PATIENCE, noted_in_time)
            .await
            .expect("the call is noted");
        assert!(program.calls.try_recv().is_err(), "nobody is called yet");
        process.shutdown_background();
        drop(one);
        if round == 1 {
            let due = "UPDATE notices SET due = 0 WHERE state = 'waiting'";
            sqlx::query(due).execute(&operator).await.unwrap();
        } else {
            let forget = "DELETE FROM notices WHERE state = 'waiting'";
            sqlx::query(forget).execute(&operator).await.unwrap();
        }
        // The living server goes its rounds; after some, the dead one's word counts no more.
        let rounds = async {
            loop {
                time.advance(Duration::from_secs(40));
                tokio::time::sleep(Duration::from_secs(1)).await;
            }
        };
        let call = tokio::select! {
            call = program.next() => call,
            () = rounds => unreachable!(),
        };
        assert_eq!(
            (&call["kind"], &call["table"]),
            (&json!("turn"), &json!(table))
        );
        let delivered = "SELECT COUNT(*) FROM notices WHERE state = 'delivered'";
        let delivered = async || {
            sqlx::query_scalar::<_, i64>(delivered)
                .fetch_one(&operator)
                .await
                .unwrap()
        };
        let settled = async {
            while delivered().await < round {
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        };
        tokio::time::timeout(PATIENCE, settled)
            .await
            .expect("the delivery is noted");
        assert!(program.is_quiet().await);
        assert_eq!(delivered().await, round, "exactly one more");
    }
    other.close().await;
}

#[tokio::test]
async fn who_has_not_agreed_to_mails_ends_the_questions() {
    let room = room(Duration::ZERO).await;
    let (table, secrets) = begun(&room, json!({})).await;
    let way = json!({ "email": { "address": "leyla@example.org" } });
    subscribe(&room, (&table, 0), &secrets[0], &way).await;
    let link = format!("sqlite://{}?mode=ro", file(room.data.path()).display());
    let pool = sqlx::SqlitePool::connect(&link).await.unwrap();
    let token: String = sqlx::query_scalar("SELECT token FROM subscriptions")
        .fetch_one(&pool)
        .await
        .unwrap();
    pool.close().await;
    let stop = format!("/api/unsubscribe/{token}");
    let (_, page) = fetch(&room, Method::GET, &stop).await;
    assert!(page.contains("Never ask"), "{page}");
    let (_, page) = fetch(&room, Method::POST, &stop).await;
    assert!(page.contains("ask this address again"), "{page}");
    // Another player's question is not sent either.
    let other = path(&table, 1);
    let asked = room.send(Method::POST, &other, Some(&secrets[1]), way.to_string());
    let (status, answer) = asked.await;
    assert_eq!(status, StatusCode::BAD_REQUEST, "{answer}");
    let about = answer["about"].as_str().unwrap();
    assert!(about.contains("refuses mails"), "{about}");
}

#[tokio::test]
async fn a_browser_tells_its_new_place_at_the_push_service() {
    let room = room(Duration::ZERO).await;
    let (table, secrets) = begun(&room, json!({})).await;
    let at = |place: &str| {
        let key = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";
        let keys = json!({ "p256dh": key, "auth": "BTBZMqHH6r4Tts7J_aSIgg" });
        json!({ "endpoint": format!("https://push.example/{place}"), "keys": keys })
    };
    let way = json!({ "push": at("old") });
    subscribe(&room, (&table, 0), &secrets[0], &way).await;
    let renew = async |body: Value| {
        let body = body.to_string().into_bytes();
        let path = "/api/push-renewals";
        let asked = takht_load::request(&room.address, Method::POST, path, None, body);
        asked.await.unwrap().0.as_u16()
    };
    for (body, status) in [
        (json!({}), 400),
        (json!({ "old": at("old") }), 400),
        (
            json!({ "old": at("old"), "new": { "endpoint": "x", "keys": {} } }),
            400,
        ),
        (json!({ "old": at("other"), "new": at("mine") }), 204),
        (json!({ "old": at("old"), "new": at("new") }), 204),
    ] {
        assert_eq!(renew(body.clone()).await, status, "{body}");
    }
    let own = path(&table, 0);
    let listed = room.send(Method::GET, &own, Some(&secrets[0]), String::new());
    let (_, listed) = listed.await;
    assert_eq!(listed[0]["address"], "https://push.example/new", "{listed}");
}
