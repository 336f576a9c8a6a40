//! What ends a subscription and what does not, and browsers whose push service moves them.

use std::time::Duration;

use takht_notices::store::{MOST_PER_ADDRESS, Subscribed};
use takht_notices::{Channel, HttpClient, Mailer, Outcome, Pace, SeatOwner};

use crate::place::{Place, QUICK, deliver, leyla, room, subscribe, subscription, turn, until};
use crate::receiver::{Answer, Receiver};

/// An outbox gives every notice up soon, and a receiver at its second failure.
const HASTY: Pace = Pace {
    attempts: 2,
    failures: 2,
    ..QUICK
};

/// A client whose request does not reach anybody.
fn post(url: &str) -> http::Request<Vec<u8>> {
    http::Request::post(url).body(b"x".to_vec()).unwrap()
}

async fn is_by_receiver(url: &str, time: Duration) -> bool {
    let client = HttpClient::new(true).unwrap().with_time(time);
    match client.send(post(url), &[]).await {
        Outcome::Failed { by_receiver, .. } => by_receiver,
        outcome => panic!("{url}: {outcome:?}"),
    }
}

#[tokio::test]
async fn only_what_a_receiver_causes_is_its_failure() {
    let silent = Receiver::start(vec![Answer::Silence]).await;
    let failing = Receiver::start(vec![Answer::status(500)]).await;
    let soon = Duration::from_secs(2);
    for url in [failing.url(), silent.url()] {
        assert!(is_by_receiver(&url, soon).await, "{url}");
    }
    // A port that nobody listens on.
    let free = takht_load::free_port().unwrap();
    assert!(is_by_receiver(&format!("http://127.0.0.1:{free}/"), soon).await);
    // A name that no name server knows (RFC 6761): as when the server has no network.
    assert!(!is_by_receiver("http://receiver.invalid/", soon).await);
}

/// The operator's mail server is down for long.
#[tokio::test]
async fn an_outage_of_the_operator_ends_no_subscription() {
    for place in [Place::file().await, Place::server().await] {
        let free = takht_load::free_port().unwrap();
        let mailer = Mailer::new(&format!("smtp://127.0.0.1:{free}"), "t@takht.example").unwrap();
        let client = HttpClient::new(true).unwrap();
        let outbox = place.outbox_with(HASTY, client, Some(mailer)).await;
        let mail = r#"{"email": {"address": "leyla@example.org"}}"#;
        let kept = subscribe(&outbox, mail).await;
        place.store().confirm(&kept.id).await.unwrap();
        let hook = r#"{"webhook": {"url": "https://receiver.invalid/"}}"#;
        subscribe(&outbox, hook).await;
        let _running = deliver(&outbox);
        for ply in 1..=3 {
            outbox.call(&leyla(), &turn(ply), None).await.unwrap();
        }
        // The question, and three notices on both ways.
        until("they are given up", async || place.count().await.1 == 7).await;
        let kept = place.store().subscriptions(&leyla()).await.unwrap();
        assert_eq!(kept.len(), 2);
        assert_eq!(
            place
                .number("SELECT CAST(SUM(failures) AS BIGINT) FROM subscriptions")
                .await,
            0
        );
    }
}

#[tokio::test]
async fn a_mailbox_that_does_not_want_to_be_asked_is_asked_no_more() {
    for place in [Place::file().await, Place::server().await] {
        let store = place.store();
        let seat = |owner: i64| SeatOwner {
            owner: owner.to_string(),
            ..leyla()
        };
        let mail = r#"{"email": {"address": "leyla@example.org"}}"#;
        let wanted = subscription(seat(0), mail);
        store.subscribe(&wanted).await.unwrap();
        store.confirm(&wanted.id).await.unwrap();
        let asked = subscription(seat(1), &mail.replace('l', "L").replace("emaiL", "email"));
        let kept = store.subscribe(&asked).await.unwrap();
        assert!(matches!(kept, Subscribed::Kept { .. }), "{kept:?}");
        store.refuse("leyla@example.org").await.unwrap();
        assert!(store.subscriptions(&seat(1)).await.unwrap().is_empty());
        assert_eq!(
            store.subscriptions(&seat(0)).await.unwrap().len(),
            1,
            "what the owner has agreed to stays"
        );
        // Not in a year either, and not after bounces, which are forgiven sooner.
        place
            .run("UPDATE mailboxes SET since = since - 31536000, refused_until = refused_until - 31536000")
            .await;
        store.tidy().await.unwrap();
        let again = store.subscribe(&subscription(seat(2), mail)).await;
        assert_eq!(again.unwrap(), Subscribed::Refused);
    }
}

#[tokio::test]
async fn a_browser_that_its_push_service_moves_is_called_at_its_new_place() {
    let request = |endpoint: &str| {
        let key = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";
        let auth = "BTBZMqHH6r4Tts7J_aSIgg";
        format!(
            r#"{{"push": {{"endpoint": "https://push.example/{endpoint}", "keys": {{"p256dh": "{key}", "auth": "{auth}"}}}}}}"#
        )
    };
    let channel = |endpoint: &str| subscription(leyla(), &request(endpoint)).channel;
    for place in [Place::file().await, Place::server().await] {
        let store = place.store();
        let seat = |seat: usize| SeatOwner { seat, ..leyla() };
        for (number, endpoint) in [(0, "old"), (1, "old"), (1, "new"), (2, "other")] {
            let new = subscription(seat(number), &request(endpoint));
            store.subscribe(&new).await.unwrap();
        }
        // A notice that waits goes to the new place.
        let first = store.subscriptions(&seat(0)).await.unwrap().remove(0);
        store.note(&first, &turn(3), Duration::ZERO).await.unwrap();
        // Who does not know the keys moves nobody.
        let Channel::Push {
            endpoint, p256dh, ..
        } = channel("old")
        else {
            panic!("a push subscription");
        };
        let guessed = Channel::Push {
            endpoint,
            p256dh,
            auth: "AAAAAAAAAAAAAAAAAAAAAA".to_owned(),
        };
        store.renew(&guessed, &channel("mine")).await.unwrap();
        for _ in 0..2 {
            assert!(store.renew(&channel("old"), &channel("new")).await.unwrap());
        }
        for (number, endpoint) in [(0, "new"), (1, "new"), (2, "other")] {
            let kept = store.subscriptions(&seat(number)).await.unwrap();
            let kept: Vec<_> = kept.into_iter().map(|one| one.channel).collect();
            assert_eq!(kept, [channel(endpoint)], "{number}");
        }
        let leased = store.lease("s", Duration::from_secs(60), room()).await;
        assert_eq!(leased.unwrap()[0].subscription.channel, channel("new"));
        // Not more seats than by subscribing.
        for owner in 0..MOST_PER_ADDRESS {
            let owner = SeatOwner {
                owner: owner.to_string(),
                ..leyla()
            };
            let full = subscription(owner, &request("full"));
            store.subscribe(&full).await.unwrap();
        }
        assert!(
            !store
                .renew(&channel("new"), &channel("full"))
                .await
                .unwrap()
        );
    }
}
