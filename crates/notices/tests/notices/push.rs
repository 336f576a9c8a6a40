//! Web Push: what push services and browsers get.

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use p256::SecretKey;
use p256::ecdsa::signature::Verifier as _;
use p256::ecdsa::{Signature, VerifyingKey};
use takht_notices::Call;
use takht_notices::push::VapidKey;
use takht_notices::push::encryption::{Parties, Unsealed, encrypt, seal};

use crate::browser::Browser;
use crate::place::{Place, deliver, leyla, subscribe, turn, until};
use crate::receiver::{Answer, Receiver};

fn bytes(text: &str) -> Vec<u8> {
    URL_SAFE_NO_PAD
        .decode(text.replace([' ', '\n'], ""))
        .unwrap()
}

/// The browser of the example in RFC 8291.
fn browser() -> Browser {
    Browser {
        secret: SecretKey::from_slice(&bytes("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"))
            .unwrap(),
        auth: bytes("BTBZMqHH6r4Tts7J_aSIgg"),
    }
}

/// The message of the example in RFC 8291, section 5.
const MESSAGE: &str = "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml
    mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT
    pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN";

const TEXT: &[u8] = b"When I grow up, I want to be a watermelon";

#[test]
fn the_example_of_the_standard_comes_out() {
    let browser = browser();
    let message = bytes(MESSAGE);
    assert_eq!(
        browser.decrypt(&message),
        TEXT,
        "the browser of these tests is right"
    );
    let server = bytes(
        "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8",
    );
    let parties = Parties {
        browser: &browser.public(),
        auth: &browser.auth,
        server: &server,
        salt: bytes("DGv6ra1nlYgDCS1FRnbzlw").try_into().unwrap(),
    };
    assert_eq!(
        seal(&browser.shared(&server), &parties, TEXT).unwrap(),
        message
    );
}

#[test]
fn every_message_has_keys_of_its_own_and_a_bound() {
    let browser = browser();
    let one = encrypt(&browser.public(), &browser.auth, TEXT).unwrap();
    let other = encrypt(&browser.public(), &browser.auth, TEXT).unwrap();
    assert_ne!(one, other);
    for message in [one, other] {
        assert_eq!(browser.decrypt(&message), TEXT);
    }
    let longest = [b'x'; 3993];
    let message = encrypt(&browser.public(), &browser.auth, &longest).unwrap();
    assert_eq!(
        (message.len(), browser.decrypt(&message)),
        (4096, longest.to_vec())
    );
    let longer = encrypt(&browser.public(), &browser.auth, &[b'x'; 3994]);
    assert_eq!(longer, Err(Unsealed::Long));
    let mut off_curve = browser.public();
    off_curve[40] ^= 1;
    for (key, auth) in [
        (off_curve.as_slice(), browser.auth.as_slice()),
        (&browser.public()[..64], &browser.auth),
        (&browser.public(), b"short"),
    ] {
        assert_eq!(encrypt(key, auth, TEXT), Err(Unsealed::Keys));
    }
}

#[tokio::test]
async fn a_browser_gets_a_notice_through_its_push_service() {
    let place = Place::file().await;
    let outbox = place.outbox().await;
    let mut service = Receiver::start([201, 201, 404].map(Answer::status).to_vec()).await;
    let browser = browser();
    let endpoint = format!("http://127.0.0.1:{}/send/abc", service.port);
    let (key, auth) = (
        URL_SAFE_NO_PAD.encode(browser.public()),
        URL_SAFE_NO_PAD.encode(&browser.auth),
    );
    let request = format!(
        r#"{{"push": {{"endpoint": "{endpoint}", "keys": {{"p256dh": "{key}", "auth": "{auth}"}}}}}}"#
    );
    subscribe(&outbox, &request).await;
    let _running = deliver(&outbox);
    // A bot takes over in a week: until then the push service keeps the message for a browser that is off.
    let now = place.number("SELECT unixepoch()").await;
    let week = 7 * 24 * 60 * 60;
    let slow = Call {
        deadline: Some(now + week),
        ..turn(12)
    };
    outbox.call(&leyla(), &slow, None).await.unwrap();
    let got = service.next().await;
    assert_eq!(got.line, "POST /send/abc HTTP/1.1\r\n");
    assert_eq!(got.header("content-encoding"), "aes128gcm");
    let ttl: i64 = got.header("ttl").parse().unwrap();
    assert!((week - 60..=week).contains(&ttl), "{ttl}");
    assert_eq!(got.header("urgency"), "high");
    // The browser shows the sentence as it comes, in the language of the subscription.
    let said: serde_json::Value = serde_json::from_slice(&browser.decrypt(&got.body)).unwrap();
    let expected = serde_json::json!({
        "id": said["id"], "link": "/#at/abcdefghijkl", "kind": "turn", "table": "abcdefghijkl", "seat": 1,
        "ply": 12, "game": "kingdomino", "names": ["Ömer & <Co>", "Leyla"], "deadline": now + week,
        "text": "It’s your turn in Kingdomino.", "lang": "en",
    });
    assert_eq!(said, expected);
    check_proof(
        got.header("authorization"),
        &outbox.channels().key,
        service.port,
    );
    // Messages about one seat replace each other while they wait for the browser.
    outbox.call(&leyla(), &turn(14), None).await.unwrap();
    let next = service.next().await;
    assert_eq!(next.header("topic"), got.header("topic"));
    assert!((1..=32).contains(&got.header("topic").len()));
    let next: serde_json::Value = serde_json::from_slice(&browser.decrypt(&next.body)).unwrap();
    assert_ne!(next["id"], said["id"]);
    // The push service knows the browser no longer.
    outbox.call(&leyla(), &turn(16), None).await.unwrap();
    let gone = async || {
        place
            .store()
            .subscriptions(&leyla())
            .await
            .unwrap()
            .is_empty()
    };
    until("the subscription ends", gone).await;
    assert_eq!(*service.connections.lock().unwrap(), 3);
}

/// Checks the header by which a push service knows the operator, as RFC 8292 describes it.
fn check_proof(header: &str, key: &VapidKey, port: u16) {
    let (token, public) = header
        .strip_prefix("vapid t=")
        .unwrap()
        .split_once(", k=")
        .unwrap();
    assert_eq!(public, key.public(), "browsers have subscribed to this key");
    let (signed, signature) = token.rsplit_once('.').unwrap();
    let signature = Signature::from_slice(&bytes(signature)).unwrap();
    let verifying = VerifyingKey::from_sec1_bytes(&bytes(public)).unwrap();
    verifying.verify(signed.as_bytes(), &signature).unwrap();
    let (head, claims) = signed.split_once('.').unwrap();
    let json = |part| -> serde_json::Value { serde_json::from_slice(&bytes(part)).unwrap() };
    assert_eq!(json(head)["alg"], "ES256");
    let claims = json(claims);
    assert_eq!(claims["aud"], format!("http://127.0.0.1:{port}"));
    assert_eq!(claims["sub"], "mailto:operator@example.org");
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    let ahead = claims["exp"].as_i64().unwrap() - now.unwrap().as_secs() as i64;
    assert!((1..=24 * 60 * 60).contains(&ahead), "{ahead}");
}

#[tokio::test]
async fn the_operators_key_is_made_once() {
    let place = Place::file().await;
    let (one, other) = (place.outbox().await, place.outbox().await);
    assert_eq!(one.channels().key.public(), other.channels().key.public());
    assert_eq!(bytes(&one.channels().key.public()).len(), 65);
    assert!(VapidKey::read(b"nonsense", None).is_err());
}
