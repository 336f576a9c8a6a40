//! The outbox: nothing lost, nothing told twice, whatever happens to servers.

use std::time::Duration;

use takht_notices::{Call, HttpClient, Kind, Outcome, Pace, Patience, SeatOwner};

use crate::place::{
    Place, QUICK, TABLE, deliver, leyla, room, subscribe, subscription, turn, until,
};
use crate::receiver::{Answer, Receiver};

async fn hooked(place: &Place, answers: Vec<Answer>) -> Receiver {
    let receiver = Receiver::start(answers).await;
    let request = format!(r#"{{"webhook": {{"url": "{}"}}}}"#, receiver.url());
    subscribe(&*place.outbox().await, &request).await;
    receiver
}

#[tokio::test]
async fn two_servers_tell_each_turn_once() {
    let place = Place::server().await;
    let mut receiver = hooked(&place, vec![Answer::status(200)]).await;
    let (one, other) = (place.outbox().await, place.outbox().await);
    let _running = [deliver(&one), deliver(&other)];
    for ply in 1..=40 {
        // Both see it happen.
        let call = turn(ply);
        let owner = leyla();
        let (a, b) = tokio::join!(
            one.call(&owner, &call, None),
            other.call(&owner, &call, None)
        );
        a.and(b).unwrap();
    }
    until("all are told", async || place.count().await == (40, 0)).await;
    assert_eq!(receiver.others(), 40);
    assert_eq!(*receiver.connections.lock().unwrap(), 40);
}

#[tokio::test]
async fn what_a_killed_server_had_is_told_by_another_under_the_same_id() {
    let place = Place::file().await;
    let mut receiver = hooked(&place, vec![Answer::Silence, Answer::status(200)]).await;
    let pace = Pace {
        lease: Duration::from_secs(1),
        ..QUICK
    };
    let client = HttpClient::new(true).unwrap();
    let one = place.outbox_with(pace, client.clone(), None).await;
    let running = deliver(&one);
    one.call(&leyla(), &turn(7), None).await.unwrap();
    let first = receiver.next().await;
    // It ends in the middle of the delivery.
    drop(running);
    drop(one);
    let other = place.outbox_with(pace, client, None).await;
    let _running = deliver(&other);
    let second = receiver.next().await;
    assert_eq!(first.header("webhook-id"), second.header("webhook-id"));
    until("it is told", async || place.count().await == (1, 0)).await;
}

#[tokio::test]
async fn a_server_that_lost_its_lease_notes_nothing() {
    let place = Place::file().await;
    let _receiver = hooked(&place, vec![Answer::status(200)]).await;
    let store = place.store();
    place
        .outbox()
        .await
        .call(&leyla(), &turn(7), None)
        .await
        .unwrap();
    let lease = async |server: &str| {
        store
            .lease(server, Duration::from_secs(60), room())
            .await
            .unwrap()
    };
    let old = lease("slow").await;
    assert_eq!((old.len(), old[0].notice.attempts), (1, 1));
    assert!(lease("quick").await.is_empty(), "another server has it");
    place.run("UPDATE notices SET leased_until = 0").await;
    let new = lease("quick").await;
    assert_eq!(new[0].notice.attempts, 2);
    store
        .settle("slow", &old[0], &Outcome::Gone, &QUICK)
        .await
        .unwrap();
    assert_eq!(
        store.subscriptions(&leyla()).await.unwrap().len(),
        1,
        "it has no say"
    );
    store
        .settle("quick", &new[0], &Outcome::Delivered, &QUICK)
        .await
        .unwrap();
    store
        .settle("quick", &new[0], &Outcome::Delivered, &QUICK)
        .await
        .unwrap();
    assert_eq!(place.count().await, (1, 0));
    assert!(lease("quick").await.is_empty());
}

#[tokio::test]
async fn a_turn_that_is_played_or_seen_is_told_no_longer() {
    let place = Place::file().await;
    let _receiver = hooked(&place, vec![Answer::status(200)]).await;
    let outbox = place.outbox().await;
    let over = Call {
        kind: Kind::Over,
        ..turn(9)
    };
    let started = Call {
        kind: Kind::Started,
        ..turn(0)
    };
    for call in [&started, &turn(5), &turn(9), &over] {
        outbox.call(&leyla(), call, None).await.unwrap();
    }
    place
        .run("INSERT INTO turns VALUES ('abcdefghijkl', 5), ('mnopqrstuvwx', 9)")
        .await;
    let leased = place
        .store()
        .lease("s", Duration::from_secs(60), room())
        .await
        .unwrap();
    let mut told: Vec<_> = leased
        .iter()
        .map(|one| (one.notice.call.ply, one.notice.call.kind))
        .collect();
    told.sort_unstable_by_key(|(_, kind)| kind.name());
    assert_eq!(told, [(9, Kind::Over), (9, Kind::Turn)]);
    // The player comes, and goes again without playing.
    outbox.call(&leyla(), &turn(11), None).await.unwrap();
    outbox.is_here(TABLE, 1).await.unwrap();
    assert!(
        place
            .store()
            .lease("s", Duration::from_secs(60), room())
            .await
            .unwrap()
            .is_empty()
    );
    outbox.call(&leyla(), &turn(11), None).await.unwrap();
    let leased = place
        .store()
        .lease("s", Duration::from_secs(60), room())
        .await
        .unwrap();
    assert_eq!(leased[0].notice.call.ply, 11);
}

#[tokio::test]
async fn nobody_is_called_at_once_and_a_slow_player_is_called_twice() {
    let place = Place::file().await;
    let _receiver = hooked(&place, vec![Answer::status(200)]).await;
    let pace = Pace {
        grace: Duration::from_secs(100),
        ..QUICK
    };
    let outbox = place
        .outbox_with(pace, HttpClient::new(true).unwrap(), None)
        .await;
    let patience = |whole: u64, left: u64| {
        let [whole, left] = [whole, left].map(Duration::from_secs);
        Some(Patience { whole, left })
    };
    let whole = patience(4000, 4000);
    outbox.call(&leyla(), &turn(5), whole).await.unwrap();
    assert_eq!(
        place
            .number("SELECT due - made FROM notices WHERE kind = 'turn'")
            .await,
        100
    );
    assert_eq!(
        place
            .number("SELECT due - made FROM notices WHERE kind = 'time_low'")
            .await,
        3000
    );
    assert!(
        place
            .store()
            .lease("s", Duration::from_secs(60), room())
            .await
            .unwrap()
            .is_empty()
    );
    // A server that looks at the table again later warns at the same moment, and not at three quarters of the rest.
    for (left, due) in [(2500, 1500), (900, 0)] {
        let again = patience(4000, left);
        outbox.call(&leyla(), &turn(5), again).await.unwrap();
        let found = place.number("SELECT due - made FROM notices WHERE kind = 'time_low'");
        let found = found.await;
        assert!((due..due + 60).contains(&found), "{found}");
    }
    // Where bots play soon, one call is enough.
    outbox
        .call(&leyla(), &turn(6), patience(399, 399))
        .await
        .unwrap();
    assert_eq!(
        place
            .number("SELECT COUNT(*) FROM notices WHERE kind = 'time_low'")
            .await,
        1
    );
}

/// A receiver that takes its time has more notices than a server delivers at once.
#[tokio::test]
async fn a_slow_receiver_holds_nobody_else_up() {
    let place = Place::file().await;
    let client = HttpClient::new(true).unwrap();
    let client = client.with_time(Duration::from_secs(600));
    let outbox = place.outbox_with(QUICK, client, None).await;
    // It answers nobody while this test runs.
    let mut slow = Receiver::start(vec![Answer::Silence]).await;
    let mut subscribed = 0;
    for seat in [1, 0] {
        let owner = SeatOwner { seat, ..leyla() };
        for number in 0..10 {
            let request = format!(r#"{{"webhook": {{"url": "{}&n={number}"}}}}"#, slow.url());
            let new = subscription(owner.clone(), &request);
            outbox.subscribe(&new, "kingdomino").await.unwrap();
            subscribed += 1;
        }
        let call = Call { seat, ..turn(7) };
        outbox.call(&owner, &call, None).await.unwrap();
    }
    assert!(subscribed > 2 * QUICK.at_once);
    let mut quick = Receiver::start_at("127.0.0.2", vec![Answer::status(200)]).await;
    let owner = SeatOwner { seat: 2, ..leyla() };
    let request = format!(r#"{{"webhook": {{"url": "{}"}}}}"#, quick.url());
    let new = subscription(owner.clone(), &request);
    outbox.subscribe(&new, "kingdomino").await.unwrap();
    place.run("UPDATE notices SET due = due - 100").await;
    let _running = deliver(&outbox);
    for _ in 0..QUICK.per_receiver {
        slow.next().await;
    }
    for ply in [8, 9] {
        let call = Call {
            seat: 2,
            ..turn(ply)
        };
        outbox.call(&owner, &call, None).await.unwrap();
        assert_eq!(quick.next().await.json()["ply"], ply);
    }
    let under_way = "SELECT COUNT(*) FROM notices WHERE leased_until > 0 AND seat < 2";
    assert!(place.number(under_way).await <= QUICK.per_receiver as i64);
}
