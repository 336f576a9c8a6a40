//! Tests that every store must pass.

use serde_json::json;

use super::*;

fn id(letter: u8) -> TableId {
    TableId::of([letter; 12])
}

pub(super) fn kept(phase: Phase, listed: bool) -> TableRow {
    TableRow {
        game: "kingdomino".to_owned(),
        options: json!({ "players": 2 }).as_object().cloned().unwrap(),
        layout: None,
        listed,
        patience: Some(60),
        host: "h".to_owned(),
        seed: "s".to_owned(),
        seats: vec![SeatRow::Nobody, SeatRow::Bot("novice".to_owned())],
        phase,
        ..TableRow::default()
    }
}

fn turn(ply: usize, events: &[&str]) -> LogEntry {
    LogEntry {
        ply,
        id: Some(format!("at {ply}")),
        seat: Some(1),
        stand_in: (ply == 2).then(|| "bot:knight".to_owned()),
        own: 1,
        at: 1_700_000_000 + ply as i64,
        moment: 1000 * ply as u64,
        bank: (ply == 2).then_some(61_500),
        events: events.iter().map(ToString::to_string).collect(),
    }
}

/// Runs all tests against a store, which `open` can open again; `age` lets it serve for one more hour.
pub(super) async fn all<S: Store>(open: impl AsyncFn() -> S, age: impl AsyncFn()) {
    rows(&open().await).await;
    ages(&open().await, age).await;
    logs(&open().await).await;
    let store = open().await;
    assert_eq!(
        store.log(&id(1), 0).await.unwrap().len(),
        2,
        "after closing"
    );
    many_at_once(store).await;
}

async fn rows(store: &impl Store) {
    let first = kept(Phase::Gathering, true);
    assert_eq!(
        store.create(&id(1), &first).await.unwrap(),
        Written::Applied
    );
    assert_eq!(
        store.create(&id(1), &first).await.unwrap(),
        Written::Conflict
    );
    assert_eq!(store.table(&id(2)).await.unwrap(), None);
    let found = store.table(&id(1)).await.unwrap().unwrap();
    assert_eq!((found.version, &found.data), (0, &first));
    let next = kept(Phase::Playing, true);
    assert_eq!(
        store.replace(&id(1), 7, &next).await.unwrap(),
        Written::Conflict,
        "another version"
    );
    assert_eq!(
        store.replace(&id(1), 0, &next).await.unwrap(),
        Written::Applied
    );
    assert_eq!(
        store.replace(&id(1), 0, &first).await.unwrap(),
        Written::Conflict,
        "too late"
    );
    let found = store.table(&id(1)).await.unwrap().unwrap();
    assert_eq!((found.version, &found.data), (1, &next));
    let hidden = kept(Phase::Playing, false);
    assert_eq!(
        store.create(&id(2), &hidden).await.unwrap(),
        Written::Applied
    );
    let count = async |phase, listed, most| store.tables(phase, listed, most).await.unwrap().len();
    assert_eq!(count(Phase::Playing, false, 10).await, 2);
    assert_eq!(count(Phase::Playing, true, 10).await, 1);
    assert_eq!(count(Phase::Playing, false, 1).await, 1);
    assert_eq!(count(Phase::Gathering, false, 10).await, 0);
    let listed = store.tables(Phase::Playing, true, 10).await.unwrap();
    let age = now() - listed[0].last;
    assert!((0..60).contains(&age), "changed {age} s ago");
    assert_eq!(store.names(None, 10).await.unwrap(), [id(1), id(2)]);
    assert_eq!(store.names(None, 1).await.unwrap(), [id(1)]);
    assert_eq!(store.names(Some(&id(1)), 10).await.unwrap(), [id(2)]);
    store.append(&id(2), &turn(0, &["x"])).await.unwrap();
    store.delete(&id(2)).await.unwrap();
    assert_eq!(store.table(&id(2)).await.unwrap(), None);
    assert_eq!(store.log(&id(2), 0).await.unwrap(), []);
    store.probe("x".to_owned()).await.unwrap();
    let service = store.service().await.unwrap();
    assert_eq!(
        store.count_service(service + 5000).await.unwrap(),
        service + 5000
    );
    assert_eq!(
        store.count_service(service + 10).await.unwrap(),
        service + 5000,
        "another server has counted further"
    );
}

/// Tables expire by hours of service. Turns, replaced rows and clients who open a table keep it.
async fn ages(store: &impl Store, age: impl AsyncFn()) {
    let [gathering, playing] = [Phase::Gathering, Phase::Playing].map(|phase| kept(phase, false));
    for letter in 3..7 {
        store.create(&id(letter), &gathering).await.unwrap();
    }
    let imported = TableRow {
        imported: Some(json!({ "takht": 1 })),
        ..kept(Phase::Over, false)
    };
    assert_eq!(store.imported_bytes().await.unwrap(), 0);
    store.create(&id(7), &imported).await.unwrap();
    assert!(store.imported_bytes().await.unwrap() > 50);
    let over = store.tables(Phase::Over, false, 9).await.unwrap();
    assert!(over.is_empty(), "imported records are apart: {over:?}");
    let idle = async |phase, hours| store.idle(phase, hours).await.unwrap();
    assert_eq!(idle("gathering", 0).await, [], "in the same hour");
    age().await;
    store.replace(&id(3), 0, &playing).await.unwrap();
    store.append(&id(4), &turn(0, &["x"])).await.unwrap();
    store.touch(&id(5)).await.unwrap();
    assert_eq!(idle("gathering", 0).await, [id(6)]);
    assert_eq!(idle("imported", 0).await, [id(7)]);
    assert_eq!(idle("playing", 0).await, [id(1)], "one row was replaced");
    assert_eq!(idle("gathering", 1).await, [], "for an hour at least");
    for (letter, expected) in [
        (3, Written::Conflict),
        (4, Written::Conflict),
        (5, Written::Conflict),
        (6, Written::Applied),
        (6, Written::Conflict),
        (7, Written::Applied),
    ] {
        let expired = store.expire(&id(letter), 0).await.unwrap();
        assert_eq!(expired, expected, "{letter}");
    }
    for letter in 3..6 {
        store.delete(&id(letter)).await.unwrap();
    }
}

async fn logs(store: &impl Store) {
    let (first, second) = (
        turn(0, &["deal 1 2 3 4", "kings 0 0 1 1"]),
        turn(2, &["pick 3"]),
    );
    assert_eq!(
        store.append(&id(1), &first).await.unwrap(),
        Written::Applied
    );
    assert_eq!(
        store.append(&id(1), &second).await.unwrap(),
        Written::Applied
    );
    let other = turn(2, &["pick 4", "more"]);
    assert_eq!(
        store.append(&id(1), &other).await.unwrap(),
        Written::Conflict,
        "the ply is won"
    );
    assert_eq!(store.log(&id(1), 0).await.unwrap(), [first, second.clone()]);
    assert_eq!(store.log(&id(1), 2).await.unwrap(), [second]);
    let listed = store.tables(Phase::Playing, false, 10).await.unwrap();
    let last = listed.iter().find(|table| table.id == id(1)).unwrap().last;
    assert_eq!(last, 1_700_000_002, "of the last turn");
    let (row, turns) = store.whole(&id(1)).await.unwrap().unwrap();
    assert_eq!(Some(row), store.table(&id(1)).await.unwrap());
    assert_eq!(turns, store.log(&id(1), 0).await.unwrap());
    assert_eq!(store.whole(&id(9)).await.unwrap(), None);
    let nowhere = store.append(&id(9), &turn(0, &["x"])).await;
    assert!(nowhere.is_err(), "there is no such table: {nowhere:?}");
}

/// Of many appends at the same ply the store applies exactly one, and a change that fails does not affect
/// the others.
async fn many_at_once(store: impl Store) {
    let store = std::sync::Arc::new(store);
    let appending = (0..200).map(|n| {
        let store = store.clone();
        tokio::spawn(async move {
            let mine = LogEntry {
                id: Some(n.to_string()),
                ..turn(3 + n % 20, &["x"])
            };
            let table = if n % 50 == 0 { id(9) } else { id(1) };
            store.append(&table, &mine).await
        })
    });
    let (mut won, mut failed) = (0, 0);
    for appended in appending.collect::<Vec<_>>() {
        match appended.await.unwrap() {
            Ok(Written::Applied) => won += 1,
            Ok(Written::Conflict) => {}
            Err(_) => failed += 1,
        }
    }
    assert_eq!((won, failed), (20, 4));
}
