//! What a server's operator relies on: limits, health, metrics, the OpenAPI document, encryption, expiry.

use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::time::Duration;

use http::Method;
use serde_json::{Value, json};
use takht_server::{BadCertificate, Certificate, Limits, Settings, WebFiles};
use tempfile::tempdir;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::pki_types::pem::PemObject;
use tokio_rustls::rustls::{ClientConfig, RootCertStore, crypto::ring};

use crate::room::{Room, file, seal};

async fn limited(limits: Limits) -> Room {
    let settings = Settings {
        limits,
        ..Settings::default()
    };
    Room::open_with(settings, tempdir().unwrap()).await
}

fn two() -> Value {
    json!({ "game": "kingdomino", "options": { "players": 2 } })
}

#[tokio::test]
async fn one_address_makes_so_many_tables_and_connections_and_no_more() {
    let room = limited(Limits {
        tables: 2,
        sockets: 2,
        ..Limits::NONE
    })
    .await;
    let (table, _) = room.create_table(two()).await;
    room.create_table(two()).await;
    let (status, said) = room.ask(Method::POST, "", two()).await;
    assert_eq!(
        (status.as_u16(), &said["problem"]),
        (429, &json!("too_many"))
    );
    let lines = (room.dial(&table).await, room.dial(&table).await);
    let (status, said) = room.ask(Method::GET, "", Value::Null).await;
    assert_eq!(status.as_u16(), 200, "others can still be asked: {said}");
    assert!(!room.dials(&table).await, "a third connection");
    drop(lines);
    for _ in 0..100 {
        if room.dials(&table).await {
            return;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("there is room again");
}

#[tokio::test]
async fn one_address_asks_so_often_and_no_more() {
    let room = limited(Limits {
        requests: 1,
        ..Limits::NONE
    })
    .await;
    let mut answers = Vec::new();
    for _ in 0..12 {
        answers.push(room.ask(Method::GET, "", Value::Null).await.0.as_u16());
    }
    assert_eq!(answers[..5], [200; 5]);
    assert_eq!(answers[11], 429, "{answers:?}");
}

#[tokio::test]
async fn who_speaks_too_fast_is_told_so_and_loses_nothing() {
    let room = limited(Limits {
        messages: 2,
        ..Limits::NONE
    })
    .await;
    let (table, _) = room.create_table(two()).await;
    let mut line = room.connect(&table, None).await;
    line.wait_for("events").await;
    for _ in 0..20 {
        line.say(json!({ "resume": 0 })).await;
    }
    let (mut answered, mut told) = (0, false);
    while answered < 20 {
        let heard = line.hear().await;
        assert_ne!(heard, Value::Null, "after {answered} answers");
        answered += usize::from(heard.get("events").is_some());
        told |= heard["problem"]["problem"] == "too_many";
    }
    assert!(told, "it went too fast");
}

#[tokio::test]
async fn health_counts_and_the_document_are_there() {
    let room = Room::open().await;
    let get = async |path: &str| {
        let asked = takht_load::request(&room.address, Method::GET, path, None, Vec::new());
        let (status, body) = asked.await.unwrap();
        (status.as_u16(), String::from_utf8(body).unwrap())
    };
    let (status, health) = get("/health").await;
    let health: Value = serde_json::from_str(&health).unwrap();
    assert_eq!((status, &health["well"]), (200, &json!(true)));
    assert_eq!(health["parts"], json!({ "store": "well" }));
    let (table, host) = room.create_table(two()).await;
    for _ in 0..2 {
        let bot = json!({ "host": host, "bot": "random" });
        room.post(&format!("/{table}/bots"), bot).await;
    }
    room.post(&format!("/{table}/start"), json!({ "secret": host }))
        .await;
    let mut line = room.connect(&table, None).await;
    while line.wait_for("table").await["state"] != "over" {}
    line.say(json!({ "play": ["x"], "ply": 0, "id": "x" }))
        .await;
    line.wait_for("problem").await;
    let (_, counts) = get("/metrics").await;
    for expected in [
        "takht_tables_total 1",
        "takht_sockets 1",
        "takht_live_tables 1",
        "takht_problems_total{problem=\"watching\"} 1",
        "takht_keeping_seconds_bucket",
        "# EOF",
    ] {
        assert!(counts.contains(expected), "{expected} in {counts}");
    }
    let turns = counts
        .lines()
        .find_map(|line| line.strip_prefix("takht_turns_total "));
    assert!(turns.unwrap().parse::<u32>().unwrap() > 10, "{counts}");
    let (status, document) = get("/api").await;
    let document: Value = serde_json::from_str(&document).unwrap();
    assert_eq!(status, 200);
    assert!(document["openapi"].as_str().unwrap().starts_with("3."));
}

#[tokio::test]
async fn whatever_cannot_be_answered_is_explained_and_safe() {
    let room = Room::open().await;
    let (table, _) = room.create_table(two()).await;
    for (method, path, status, problem) in [
        (Method::GET, "/api/nothing/here", 404, "no_such_route"),
        (Method::PUT, "/api/tables", 405, "wrong_method"),
        (Method::GET, "/api/tables/%ff%fe", 400, "unreadable"),
        (
            Method::GET,
            &format!("/api/tables/{table}/socket"),
            400,
            "unreadable",
        ),
    ] {
        let asked = takht_load::request(&room.address, method, path, None, Vec::new());
        let (answered, body) = asked.await.unwrap();
        let said: Value = serde_json::from_slice(&body).unwrap();
        assert_eq!(
            (answered.as_u16(), &said["problem"]),
            (status, &json!(problem)),
            "{path}"
        );
        assert_ne!(said["about"], json!(""));
    }
    let mut stream = TcpStream::connect(&room.address).await.unwrap();
    let request = "GET /api HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n";
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.unwrap();
    for header in [
        "content-security-policy: ",
        "x-content-type-options: nosniff",
    ] {
        assert!(answer.contains(header), "{header}");
    }
}

#[tokio::test]
async fn connections_are_encrypted_with_a_certificate() {
    let folder = tempdir().unwrap();
    let (chain, key) = (
        folder.path().join("chain.pem"),
        folder.path().join("key.pem"),
    );
    let made = rcgen::generate_simple_self_signed(vec!["localhost".to_owned()]).unwrap();
    std::fs::write(&chain, made.cert.pem()).unwrap();
    std::fs::write(&key, made.signing_key.serialize_pem()).unwrap();
    let settings = Settings {
        certificate: Some(Certificate::read(&chain, &key).unwrap()),
        ..Settings::default()
    };
    let room = Room::open_with(settings, tempdir().unwrap()).await;
    // A client that sends nothing does not delay the others.
    let _silent = TcpStream::connect(&room.address).await.unwrap();
    let mut known = RootCertStore::empty();
    let certificate = tokio_rustls::rustls::pki_types::CertificateDer::from_pem_file(&chain);
    known.add(certificate.unwrap()).unwrap();
    let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()
        .unwrap()
        .with_root_certificates(known)
        .with_no_client_auth();
    let plain = TcpStream::connect(&room.address).await.unwrap();
    let name = ServerName::try_from("localhost").unwrap();
    let connected = TlsConnector::from(Arc::new(config)).connect(name, plain);
    let mut stream = connected.await.unwrap();
    let request = "GET /health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.ok();
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    assert!(answer.contains("strict-transport-security: "), "{answer}");
    // The error names the file that is wrong.
    let wrong = Certificate::read(&key, &key).unwrap_err();
    assert!(matches!(wrong, BadCertificate::Chain(_)), "{wrong}");
    let wrong = Certificate::read(&chain, &chain).unwrap_err();
    assert!(matches!(wrong, BadCertificate::Key(_)), "{wrong}");
}

/// Changes the database of a server that does not run.
async fn change_store(data: &Path, change: &'static str) {
    let link = format!("sqlite://{}", file(data).display());
    let pool = sqlx::SqlitePool::connect(&link).await.unwrap();
    sqlx::raw_sql(change).execute(&pool).await.unwrap();
    pool.close().await;
}

fn expiring_after(hours: u64) -> Settings {
    Settings {
        expiry: Some(Duration::from_secs(hours * 60 * 60)),
        limits: Limits::NONE,
        ..Settings::default()
    }
}

#[tokio::test]
async fn tables_that_nobody_comes_back_to_are_removed_and_finished_games_stay() {
    let room = Room::open().await;
    let (left, _) = room.create_table(two()).await;
    let record = json!({ "takht": 1, "game": "kingdomino", "events": [] });
    let kept = async || {
        let imported = room.import(&record).await;
        imported["table"].as_str().unwrap().to_owned()
    };
    let (opened, unopened) = (kept().await, kept().await);
    let (finished, host) = room.create_table(two()).await;
    for _ in 0..2 {
        let bot = json!({ "host": host, "bot": "random" });
        room.post(&format!("/{finished}/bots"), bot).await;
    }
    room.begin(&finished, &host, &[]).await;
    let mut line = room.connect(&finished, None).await;
    while line.wait_for("table").await["state"] != "over" {}
    let data = room.close().await;
    change_store(data.path(), "UPDATE service SET hour = hour + 2").await;
    let room = Room::open_with(expiring_after(2), data).await;
    assert_eq!(room.snapshot(&left).await["state"], "gathering", "not yet");
    assert_eq!(room.snapshot(&opened).await["state"], "over");
    let data = room.close().await;
    change_store(data.path(), "UPDATE service SET hour = hour + 1").await;
    let room = Room::open_with(expiring_after(2), data).await;
    for gone in [&left, &unopened] {
        assert_eq!(room.snapshot(gone).await["problem"], "no_such_table");
    }
    for stays in [&finished, &opened] {
        assert_eq!(room.snapshot(stays).await["state"], "over");
    }
}

#[tokio::test]
async fn a_clock_that_is_wrong_removes_nothing() {
    let mut data = tempdir().unwrap();
    let mut table = None;
    // The table is last changed in 1970, or a hundred days in the future, by a wrong clock.
    for changed in [
        "",
        "UPDATE tables SET changed = 5",
        "UPDATE tables SET changed = changed + 100 * 24 * 60 * 60",
    ] {
        change_or_not(data.path(), changed).await;
        let room = Room::open_with(expiring_after(1), data).await;
        if table.is_none() {
            table = Some(room.create_table(two()).await.0);
        }
        let found = room.snapshot(table.as_ref().unwrap()).await;
        assert_eq!(found["state"], "gathering", "{changed}");
        data = room.close().await;
    }
}

async fn change_or_not(data: &Path, change: &'static str) {
    if !change.is_empty() {
        change_store(data, change).await;
    }
}

#[tokio::test]
async fn one_address_imports_so_many_bytes_and_the_server_keeps_so_many() {
    let room = limited(Limits {
        imports: 3,
        ..Limits::NONE
    })
    .await;
    let record = |size: usize| {
        let note = "x".repeat(size);
        json!({ "takht": 1, "game": "kingdomino", "events": [], "note": note })
    };
    assert!(room.import(&record(1500)).await["table"].is_string());
    assert_eq!(room.import(&record(1500)).await["problem"], "too_many");
    assert!(room.import(&record(500)).await["table"].is_string());
}

#[tokio::test]
async fn what_is_too_long_for_a_head_is_refused_and_files_have_a_limit_of_their_own() {
    let folder = tempdir().unwrap();
    std::fs::write(folder.path().join("index.html"), "<p>page").unwrap();
    let settings = Settings {
        web: Some(WebFiles::read(folder.path()).unwrap()),
        limits: Limits {
            requests: 1,
            ..Limits::NONE
        },
        ..Settings::default()
    };
    let room = Room::open_with(settings, tempdir().unwrap()).await;
    let get = async |header: &str| {
        let mut stream = TcpStream::connect(&room.address).await.unwrap();
        let request = format!("GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n{header}\r\n");
        stream.write_all(request.as_bytes()).await.ok();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await.ok();
        answer.split(' ').nth(1).unwrap_or_default().to_owned()
    };
    let long = format!("X: {}\r\n", "x".repeat(10_000));
    assert_eq!(get(&long).await, "200");
    let too_long = format!("X: {}\r\n", "x".repeat(40_000));
    assert_eq!(get(&too_long).await, "431");
    let mut answers = Vec::new();
    for _ in 0..40 {
        answers.push(get("").await);
    }
    assert_eq!(answers[..10], ["200"; 10], "more than other requests");
    assert_eq!(answers[39], "429", "{answers:?}");
}

#[tokio::test]
async fn pings_count_as_messages() {
    let room = limited(Limits {
        messages: 2,
        ..Limits::NONE
    })
    .await;
    let (table, _) = room.create_table(two()).await;
    let mut line = room.connect(&table, None).await;
    line.wait_for("events").await;
    for _ in 0..20 {
        line.ping().await;
    }
    assert_eq!(line.wait_for("problem").await["problem"], "too_many");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_client_in_another_language_plays_by_the_page_alone() {
    let room = Room::open().await;
    let client = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/client.py");
    let mut python = Command::new("python3");
    python
        .args([client, &format!("http://{}", room.address)])
        .stdin(Stdio::null());
    let played = tokio::task::spawn_blocking(move || python.output()).await;
    let played = played
        .unwrap()
        .expect("python3 is needed: install the package python3");
    let [said, complained] =
        [&played.stdout, &played.stderr].map(|text| String::from_utf8_lossy(text));
    assert!(played.status.success(), "{said}{complained}");
    assert!(said.contains("over after"), "{said}{complained}");
    let table = said.split(':').next().unwrap();
    let over = room.snapshot(table).await;
    assert_eq!(over["state"], "over");
    let points = over["result"]["totals"][1].as_i64().unwrap();
    let own = format!("Python (me): {points} points");
    assert!(said.contains(&own), "{said}{complained}");
    // With a clock, and what goes wrong.
    let wanted = json!({
        "game": "kingdomino", "options": { "players": 2 }, "clock": { "turn": 30, "bank": 60 },
    });
    let (timed, host) = room.create_table(wanted).await;
    let bot = json!({ "host": host, "bot": "novice" });
    room.post(&format!("/{timed}/bots"), bot).await;
    let secret = room.sit(&timed, "Ada").await;
    let server = format!("http://{}", room.address);
    // Somebody else's server.
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    let elsewhere = format!("http://{}", listener.local_addr().unwrap());
    let missing = async || (http::StatusCode::NOT_FOUND, "<h1>Not found</h1>");
    let busy = async || (http::StatusCode::SERVICE_UNAVAILABLE, "");
    let table = async || axum::Json(json!({ "fair": { "commit": "" } }));
    let routes = axum::Router::new()
        .route("/api/tables/here", axum::routing::get(table))
        .route("/api/tables/busy", axum::routing::get(table))
        .route("/api/tables/busy/socket", axum::routing::get(busy))
        .fallback(missing);
    let others = tokio::spawn(async move { axum::serve(listener, routes).await.unwrap() });
    let cases: [(&[&str], bool, &str); 9] = [
        (&[&elsewhere], false, "no server of Takht answers there"),
        (&[&elsewhere, "here", "secret"], false, "404"),
        (&["http://h:abc"], false, "no server of Takht answers there"),
        (&[&server, "a b"], false, "no_such_table"),
        (&["--help"], true, "SECRET"),
        (&["http://127.0.0.1:9"], false, "no server of Takht"),
        (&["cards"], false, "usage"),
        (&[&server, "aaaaaaaaaaaa"], false, "no_such_table"),
        (&[&server, &timed, "guess"], false, "wrong_secret"),
    ];
    for (arguments, succeeds, part) in cases {
        let mut python = Command::new("python3");
        python.arg(client).args(arguments).stdin(Stdio::null());
        let ended = tokio::task::spawn_blocking(move || python.output()).await;
        let ended = ended.unwrap().unwrap();
        let [said, complained] =
            [&ended.stdout, &ended.stderr].map(|text| String::from_utf8_lossy(text));
        let all = format!("{said}{complained}");
        assert_eq!(ended.status.success(), succeeds, "{arguments:?}: {all}");
        assert!(
            all.contains(part) && !all.contains("Traceback"),
            "{arguments:?}: {all}"
        );
        if !succeeds {
            assert_eq!(all.lines().count(), 1, "{arguments:?}: {all}");
        }
    }
    // What its functions say to who calls them: a record that was changed, and a server that is always busy.
    let fair = r#"{"commit": "00", "seed": "", "nonces": []}"#;
    let changed = format!(r#"client.Notes("00").check({{"fair": {fair}, "events": []}}, 0, [])"#);
    let play = format!(
        r#"client.TRIES = 2; client.play("{elsewhere}", "busy", "secret", client.Notes(""))"#
    );
    for (calls, part, lines) in [
        (
            changed,
            "cannot be trusted: the record has another commitment",
            1,
        ),
        (play, "cannot be reached, after 2 tries: HTTP/1.1 503", 2),
    ] {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs");
        let mut python = Command::new("python3");
        python.args(["-B", "-c", &format!("import client; {calls}")]);
        python.env("PYTHONPATH", folder).stdin(Stdio::null());
        let ended = tokio::task::spawn_blocking(move || python.output()).await;
        let ended = ended.unwrap().unwrap();
        let complained = String::from_utf8_lossy(&ended.stderr);
        assert!(
            !ended.status.success() && complained.contains(part),
            "{complained}"
        );
        assert_eq!(complained.lines().count(), lines, "{complained}");
    }
    others.abort();
    let mut python = Command::new("python3");
    python
        .args([client, &server, &timed, &secret])
        .stdin(Stdio::null());
    let playing = tokio::task::spawn_blocking(move || python.output());
    // Python sits here with a nonce of its own, and seals it again.
    let mut line = room.connect(&timed, None).await;
    while line.wait_for("table").await["fair"]["sealed"][1] == json!(seal()) {}
    let start = json!({ "secret": host });
    room.post(&format!("/{timed}/start"), start).await;
    let played = playing.await.unwrap().unwrap();
    let complained = String::from_utf8_lossy(&played.stderr);
    assert!(
        played.status.success() && complained.contains("left"),
        "{complained}"
    );
}
