//! Limits on subscriptions, and what the stores keep: the same in SQLite and PostgreSQL.

use takht_notices::store::{MOST_PER_ADDRESS, MOST_PER_SEAT, MOST_QUESTIONS, Subscribed};
use takht_notices::{Channel, SeatOwner};

use crate::place::{Place, leyla, subscription, turn};

async fn everything(place: Place) {
    println!("in {}", place.is_at());
    let store = place.store();
    let ask = async |of: SeatOwner, request: &str| {
        store.subscribe(&subscription(of, request)).await.unwrap()
    };
    let hook = |name: i64| format!(r#"{{"webhook": {{"url": "https://example.org/{name}"}}}}"#);
    for name in 0..MOST_PER_SEAT {
        assert!(matches!(
            ask(leyla(), &hook(name)).await,
            Subscribed::Kept { is_new: true, .. }
        ));
    }
    assert_eq!(ask(leyla(), &hook(99)).await, Subscribed::TooManyOfSeat);
    // The same address again replaces what it had, and counts once.
    let before = store.subscriptions(&leyla()).await.unwrap();
    let Subscribed::Kept { id, is_new, .. } = ask(leyla(), &hook(0)).await else {
        panic!("it is known");
    };
    assert!(!is_new && before.iter().any(|known| known.id == id));
    let after = store.subscriptions(&leyla()).await.unwrap();
    assert_eq!(after.len(), before.len());
    let secret = |of: &[takht_notices::Subscription]| {
        of.iter()
            .find(|one| one.id == id)
            .map(|one| one.channel.clone())
    };
    assert_ne!(secret(&before), secret(&after), "it has another key");
    // Another player who takes the seat has nothing of this.
    let next = SeatOwner {
        owner: "omid".to_owned(),
        ..leyla()
    };
    assert!(store.subscriptions(&next).await.unwrap().is_empty());
    assert_eq!(
        ask(next.clone(), r#"{"feed": {}}"#).await,
        ask(next, r#"{"feed": {}}"#).await.again()
    );
    // Many seats, one address.
    let seat = |owner: i64| SeatOwner {
        owner: owner.to_string(),
        ..leyla()
    };
    for owner in 1..MOST_PER_ADDRESS {
        let kept = ask(seat(owner), &hook(0)).await;
        assert!(matches!(kept, Subscribed::Kept { .. }), "{owner}: {kept:?}");
    }
    assert_eq!(ask(seat(0), &hook(0)).await, Subscribed::TooManyOfAddress);
    assert!(matches!(
        ask(seat(0), r#"{"feed": {}}"#).await,
        Subscribed::Kept { .. }
    ));
    // Nobody fills a stranger's mailbox with questions.
    let mail = r#"{"email": {"address": "leyla@example.org"}}"#;
    for owner in 1..=MOST_QUESTIONS {
        let Subscribed::Kept { id, .. } = ask(seat(owner), mail).await else {
            panic!("question {owner}");
        };
        assert!(
            store.unsubscribe(&id).await.unwrap(),
            "removing it does not help"
        );
    }
    assert_eq!(ask(seat(9), mail).await, Subscribed::TooManyQuestions);
    place
        .run("UPDATE mailboxes SET since = since - 100000")
        .await;
    assert!(
        matches!(ask(seat(9), mail).await, Subscribed::Kept { .. }),
        "a day later"
    );
    assert_eq!(store.tables().await.unwrap(), [crate::place::TABLE]);
    // Old notices go, but not the one of a turn that waits.
    let feed = store.subscriptions(&seat(0)).await.unwrap().remove(0);
    assert_eq!(feed.channel, Channel::Feed);
    for ply in [2, 4] {
        store
            .note(&feed, &turn(ply), std::time::Duration::ZERO)
            .await
            .unwrap();
    }
    place
        .run("INSERT INTO turns VALUES ('abcdefghijkl', 2)")
        .await;
    let latest = store.latest(&feed.id, 10).await.unwrap();
    let past: Vec<(usize, bool)> = latest
        .iter()
        .map(|one| (one.call.ply, one.is_past))
        .collect();
    assert_eq!(past, [(4, false), (2, true)]);
    assert_eq!(store.latest(&feed.id, 1).await.unwrap().len(), 1);
    place.run("UPDATE notices SET made = made - 9999999").await;
    place
        .run("UPDATE subscriptions SET made = made - 9999999")
        .await;
    store.tidy().await.unwrap();
    assert_eq!(store.latest(&feed.id, 10).await.unwrap().len(), 1);
    let left = store.subscriptions(&seat(9)).await.unwrap();
    let is_mail = |one: &takht_notices::Subscription| one.channel.name() == "email";
    assert!(!left.iter().any(is_mail), "never confirmed: {left:?}");
    // What is kept about a table goes with it.
    place
        .run("DELETE FROM tables WHERE id = 'abcdefghijkl'")
        .await;
    assert_eq!(place.number("SELECT COUNT(*) FROM subscriptions").await, 0);
    assert_eq!(place.number("SELECT COUNT(*) FROM notices").await, 0);
    let nowhere = store
        .subscribe(&subscription(leyla(), r#"{"feed": {}}"#))
        .await;
    assert!(nowhere.is_err(), "there is no such table");
}

trait Again {
    fn again(self) -> Self;
}

impl Again for Subscribed {
    /// The answer to the first of two requests, given the answer to the second.
    fn again(self) -> Self {
        match self {
            Self::Kept {
                id,
                token,
                is_new: false,
            } => Self::Kept {
                id,
                token,
                is_new: true,
            },
            other => panic!("{other:?}"),
        }
    }
}

#[tokio::test]
async fn a_file_keeps_subscriptions_within_limits() {
    everything(Place::file().await).await;
}

#[tokio::test]
async fn a_database_keeps_subscriptions_within_limits() {
    everything(Place::server().await).await;
}
