//! Webhooks: what programs get, and what becomes of those that misbehave.

use std::sync::Arc;
use std::time::Duration;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use hmac::{Hmac, KeyInit as _, Mac as _};
use sha2::Sha256;
use takht_notices::{Channel, HttpClient, Outcome, Pace};
use tokio_rustls::rustls::pki_types::PrivateKeyDer;
use tokio_rustls::rustls::{RootCertStore, ServerConfig};

use crate::place::{Place, QUICK, deliver, leyla, soon, subscribe, turn, until};
use crate::receiver::{Answer, Received, Receiver};

/// Checks a signature as a receiver does that knows only the documentation.
fn is_signed(received: &Received, secret: &str) -> bool {
    let key = STANDARD
        .decode(secret.strip_prefix("whsec_").unwrap())
        .unwrap();
    let mut mac = Hmac::<Sha256>::new_from_slice(&key).unwrap();
    mac.update(received.header("webhook-id").as_bytes());
    mac.update(b".");
    mac.update(received.header("webhook-timestamp").as_bytes());
    mac.update(b".");
    mac.update(&received.body);
    let expected = format!("v1,{}", STANDARD.encode(mac.finalize().into_bytes()));
    received.header("webhook-signature") == expected
}

#[tokio::test]
async fn a_program_gets_a_signed_notice_once() {
    let place = Place::file().await;
    let outbox = place.outbox().await;
    let mut receiver = Receiver::start(vec![Answer::status(204)]).await;
    let request = format!(
        r#"{{"webhook": {{"url": "{}"}}, "lang": "tr"}}"#,
        receiver.url()
    );
    let kept = subscribe(&outbox, &request).await;
    let Channel::Webhook { secret, .. } = &kept.channel else {
        panic!("{kept:?}");
    };
    let _running = deliver(&outbox);
    for _ in 0..3 {
        outbox.call(&leyla(), &turn(12), None).await.unwrap();
    }
    let got = receiver.next().await;
    assert_eq!(got.line, "POST /hook?x=1 HTTP/1.1\r\n");
    assert_eq!(got.header("host"), format!("127.0.0.1:{}", receiver.port));
    assert_eq!(got.header("content-type"), "application/json");
    assert!(is_signed(&got, secret), "{got:?}");
    assert!(!is_signed(&got, "whsec_AAAA"));
    let said = got.json();
    assert_eq!(said["id"], got.header("webhook-id"));
    assert_eq!((&said["kind"], &said["ply"]), (&"turn".into(), &12.into()));
    assert_eq!(said["link"], "/#at/abcdefghijkl");
    assert_eq!(said["url"], "https://takht.example/play/#at/abcdefghijkl");
    assert_eq!(said["text"], "Kingdomino: sıra sizde.");
    assert!(
        !got.body.windows(5).any(|part| part == b"owner"),
        "no secret"
    );
    until("it is noted", async || place.count().await == (1, 0)).await;
    // The same turn is not told again, and another one is.
    outbox.call(&leyla(), &turn(12), None).await.unwrap();
    outbox.call(&leyla(), &turn(16), None).await.unwrap();
    assert_eq!(receiver.next().await.json()["ply"], 16);
    until("it is noted", async || place.count().await == (2, 0)).await;
    assert_eq!(receiver.others(), 0);
}

#[tokio::test]
async fn a_program_that_fails_twice_is_tried_again_under_the_same_id() {
    let place = Place::file().await;
    let outbox = place.outbox().await;
    let answers = [500, 503, 200].map(Answer::status);
    let mut receiver = Receiver::start(answers.to_vec()).await;
    let request = format!(r#"{{"webhook": {{"url": "{}"}}}}"#, receiver.url());
    subscribe(&outbox, &request).await;
    let _running = deliver(&outbox);
    outbox.call(&leyla(), &turn(3), None).await.unwrap();
    let ids = [
        receiver.next().await.header("webhook-id").to_owned(),
        receiver.next().await.header("webhook-id").to_owned(),
        receiver.next().await.header("webhook-id").to_owned(),
    ];
    assert!(ids[0] == ids[1] && ids[1] == ids[2], "{ids:?}");
    until("one delivery counts", async || {
        place.count().await == (1, 0)
    })
    .await;
    let failures = "SELECT failures FROM subscriptions";
    assert_eq!(
        place.number(failures).await,
        0,
        "a success makes up for failures"
    );
}

#[tokio::test]
async fn a_notice_is_given_up_after_a_bound_and_so_is_a_receiver() {
    let place = Place::file().await;
    let outbox = place.outbox().await;
    let mut receiver = Receiver::start(vec![Answer::status(500)]).await;
    let request = format!(r#"{{"webhook": {{"url": "{}"}}}}"#, receiver.url());
    subscribe(&outbox, &request).await;
    let running = deliver(&outbox);
    outbox.call(&leyla(), &turn(1), None).await.unwrap();
    until("it is given up", async || place.count().await == (0, 1)).await;
    outbox.call(&leyla(), &turn(2), None).await.unwrap();
    let gone = async || {
        place
            .store()
            .subscriptions(&leyla())
            .await
            .unwrap()
            .is_empty()
    };
    until("the subscription ends", gone).await;
    drop(running);
    let sent = receiver.others();
    assert_eq!(sent as u32, QUICK.failures, "{sent} requests in all");
}

#[tokio::test]
async fn a_receiver_that_is_gone_is_removed_at_once() {
    let place = Place::file().await;
    let outbox = place.outbox().await;
    let receiver = Receiver::start(vec![Answer::status(410)]).await;
    let request = format!(r#"{{"webhook": {{"url": "{}"}}}}"#, receiver.url());
    subscribe(&outbox, &request).await;
    let _running = deliver(&outbox);
    outbox.call(&leyla(), &turn(1), None).await.unwrap();
    let gone = async || {
        place
            .store()
            .subscriptions(&leyla())
            .await
            .unwrap()
            .is_empty()
    };
    until("the subscription ends", gone).await;
    assert_eq!(*receiver.connections.lock().unwrap(), 1);
}

/// A request to an address.
fn request(url: &str) -> http::Request<Vec<u8>> {
    http::Request::post(url).body(b"x".to_vec()).unwrap()
}

#[tokio::test]
async fn no_receiver_leads_the_server_into_its_own_network() {
    let inside = Receiver::start(vec![Answer::status(200)]).await;
    let client = HttpClient::new(false).unwrap();
    let port = inside.port;
    for host in [
        "127.0.0.1",
        "[::1]",
        "[::ffff:127.0.0.1]",
        // Names that stand for this device.
        "localhost",
        "0.0.0.0",
        "169.254.169.254",
    ] {
        let outcome = client
            .send(request(&format!("http://{host}:{port}/")), &[])
            .await;
        let Outcome::Failed { why, .. } = outcome else {
            panic!("{host}: {outcome:?}");
        };
        assert!(why.contains("public internet"), "{host}: {why}");
    }
    assert_eq!(*inside.connections.lock().unwrap(), 0, "nobody connected");
    // Where an answer points, nobody goes, even if such addresses are allowed.
    let moved = format!("Location: http://127.0.0.1:{port}/\r\n");
    for status in [301, 302, 303, 307, 308] {
        let outside = Receiver::start(vec![Answer::Status(status, moved.clone())]).await;
        let client = HttpClient::new(true).unwrap();
        let outcome = client.send(request(&outside.url()), &[]).await;
        assert!(matches!(outcome, Outcome::Failed { .. }), "{outcome:?}");
    }
    assert_eq!(*inside.connections.lock().unwrap(), 0, "nobody connected");
    let allowed = HttpClient::new(true).unwrap();
    let outcome = allowed
        .send(request(&format!("http://localhost:{port}/")), &[])
        .await;
    assert_eq!(outcome, Outcome::Delivered, "the operator allows it");
}

#[tokio::test]
async fn no_receiver_holds_the_server_up() {
    let client = HttpClient::new(true)
        .unwrap()
        .with_time(Duration::from_secs(3));
    for (answer, delivered) in [
        (Answer::Silence, false),
        (Answer::EndlessHead, false),
        // It has taken the notice; what it says about it does not matter.
        (Answer::EndlessBody, true),
    ] {
        let receiver = Receiver::start(vec![answer.clone()]).await;
        let sending = client.send(request(&receiver.url()), &[]);
        let outcome = soon("the delivery ends", sending).await;
        assert_eq!(
            outcome == Outcome::Delivered,
            delivered,
            "{answer:?}: {outcome:?}"
        );
    }
}

#[tokio::test]
async fn a_slow_receiver_does_not_hold_up_the_others() {
    let place = Place::file().await;
    let client = HttpClient::new(true).unwrap();
    let pace = Pace {
        at_once: 2,
        ..QUICK
    };
    let outbox = place.outbox_with(pace, client, None).await;
    let slow = Receiver::start(vec![Answer::Silence]).await;
    let mut quick = Receiver::start(vec![Answer::status(200)]).await;
    for receiver in [&slow, &quick] {
        let request = format!(r#"{{"webhook": {{"url": "{}"}}}}"#, receiver.url());
        subscribe(&outbox, &request).await;
    }
    let _running = deliver(&outbox);
    for ply in 1..=3 {
        outbox.call(&leyla(), &turn(ply), None).await.unwrap();
        if ply == 1 {
            assert_eq!(quick.next().await.json()["ply"], 1);
        }
    }
}

#[tokio::test]
async fn the_server_waits_as_long_as_a_receiver_wants() {
    let client = HttpClient::new(true).unwrap();
    for (said, waits) in [("7", Some(7)), ("999999999", Some(3600)), ("soon", None)] {
        let header = format!("Retry-After: {said}\r\n");
        let receiver = Receiver::start(vec![Answer::Status(429, header)]).await;
        let outcome = client.send(request(&receiver.url()), &[]).await;
        let Outcome::Failed { after, .. } = outcome else {
            panic!("{outcome:?}");
        };
        assert_eq!(after.map(|after| after.as_secs()), waits, "{said}");
    }
}

#[tokio::test]
async fn encrypted_receivers_prove_who_they_are() {
    let own = rcgen::generate_simple_self_signed(vec!["localhost".to_owned()]).unwrap();
    let key = PrivateKeyDer::try_from(own.signing_key.serialize_der()).unwrap();
    let provider = Arc::new(tokio_rustls::rustls::crypto::ring::default_provider());
    let config = ServerConfig::builder_with_provider(provider)
        .with_safe_default_protocol_versions()
        .unwrap()
        .with_no_client_auth()
        .with_single_cert(vec![own.cert.der().clone()], key)
        .unwrap();
    let tls = tokio_rustls::TlsAcceptor::from(Arc::new(config));
    let receiver = Receiver::start_with("127.0.0.1", vec![Answer::status(200)], Some(tls)).await;
    let mut roots = RootCertStore::empty();
    roots.add(own.cert.der().clone()).unwrap();
    let trusting = HttpClient::trusting(roots, true).unwrap();
    let url = format!("https://localhost:{}/", receiver.port);
    assert_eq!(trusting.send(request(&url), &[]).await, Outcome::Delivered);
    let usual = HttpClient::new(true).unwrap();
    let outcome = usual.send(request(&url), &[]).await;
    assert!(matches!(outcome, Outcome::Failed { .. }), "{outcome:?}");
    let other = format!("https://127.0.0.1:{}/", receiver.port);
    let outcome = trusting.send(request(&other), &[]).await;
    assert!(
        matches!(outcome, Outcome::Failed { .. }),
        "another name: {outcome:?}"
    );
}
