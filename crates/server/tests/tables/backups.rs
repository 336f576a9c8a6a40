//! Backups of people, from one kind of store to the other and back.

use serde_json::{Value, json};
use takht_load::Cluster;
use takht_server::backup::{BackupError, FileCount, Restored, backup, restore};
use takht_server::store::{Postgres, Sqlite, Store};
use tempfile::TempDir;

use crate::person::Person;
use crate::ratings::{begin, proxied_over, resign, steady};
use crate::room::{Room, file};

async fn sqlite(folder: &TempDir) -> Sqlite {
    Sqlite::open(&file(folder.path())).await.unwrap()
}

async fn written(store: &dyn Store) -> Vec<String> {
    let mut file = Vec::new();
    let written = backup(store, &mut file).await.unwrap();
    assert!(written.unreadable.is_empty() && written.unreadable_people.is_empty());
    let text = String::from_utf8(file).unwrap();
    text.lines().map(str::to_owned).collect()
}

async fn restored(store: &dyn Store, lines: &[String]) -> Result<Restored, BackupError> {
    restore(store, lines.join("\n").as_bytes()).await
}

/// Everything that the server keeps about somebody, but its version.
async fn own(person: &mut Person, room: &Room) -> Value {
    let (status, mut own) = person.change(room, json!({ "show": true })).await;
    assert_eq!(status, 200, "{own}");
    own["page"]["version"] = Value::Null;
    own
}

/// The number of the line with this text, from 0.
fn line_with(lines: &[String], text: &str) -> usize {
    lines.iter().position(|line| line.contains(text)).unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn people_come_along_to_another_kind_of_store_and_back() {
    let room = proxied_over(tempfile::tempdir().unwrap()).await;
    let mut leyla = Person::introduced(1, &room, "Leyla").await;
    let mut omid = Person::introduced(2, &room, "Omid").await;
    let mut deniz = Person::introduced(3, &room, "Deniz").await;
    leyla.change(&room, json!({ "block": deniz.key })).await;
    leyla.change(&room, json!({ "block": omid.key })).await;
    let passkey = json!({ "credential": "abc", "wrapped": "5e".repeat(32) });
    omid.change(&room, json!({ "passkey": passkey })).await;
    for (number, order) in [(1, [0, 1]), (2, [1, 0]), (3, [0, 1])] {
        let guests = [(&leyla, "10.0.0.1"), (&omid, "10.0.0.2")];
        let (table, secrets) = begin(&room, &guests, steady(), 10 * number).await;
        resign(&room, &table, &secrets, &order).await;
    }
    let guests = [(&leyla, "10.0.0.1"), (&deniz, "10.0.0.2")];
    let (table, secrets) = begin(&room, &guests, steady(), 40).await;
    resign(&room, &table, &secrets, &[0, 1]).await;
    deniz.change(&room, json!({ "delete": true })).await;
    let before = [own(&mut leyla, &room).await, own(&mut omid, &room).await];
    assert_eq!(before[0]["page"]["ratings"][0]["rating"]["games"], 4);
    let folder = room.close().await;
    let one = sqlite(&folder).await;
    for _ in 0..2 {
        one.people()
            .note("10.0.0.9", "export somebody")
            .await
            .unwrap();
    }

    let lines = written(&one).await;
    let last: FileCount = serde_json::from_str(lines.last().unwrap()).unwrap();
    let count = FileCount {
        tables: 4,
        people: 2,
        gone: 1,
        games: 4,
        notes: 1,
    };
    assert_eq!(last, count);
    // Tables keep who sat there, as records do; nothing else knows a deleted person.
    let mut others = lines.iter().filter(|line| !line.starts_with("{\"table\""));
    assert!(!others.any(|line| line.contains(&deniz.key)));
    let cluster = Cluster::start().unwrap();
    let other = Postgres::open(&cluster.address()).await.unwrap();
    let done = restored(&other, &lines).await.unwrap();
    assert_eq!(
        (done.tables, done.people.people, done.people.games),
        (4, 2, 4)
    );
    assert_eq!(written(&other).await, lines);
    // Once more changes nothing.
    let done = restored(&other, &lines).await.unwrap();
    assert_eq!((done.there, done.people.people_there), (4, 2));
    assert_eq!((done.people.people, done.people.games), (0, 0));
    assert_eq!(written(&other).await, lines);

    let back = tempfile::tempdir().unwrap();
    let third = sqlite(&back).await;
    restored(&third, &written(&other).await).await.unwrap();
    assert_eq!(written(&third).await, lines);
    drop(third);
    let room = proxied_over(back).await;
    assert_eq!(
        [own(&mut leyla, &room).await, own(&mut omid, &room).await],
        before
    );
    assert_eq!(deniz.page(&room).await["problem"], "person_gone");
    // Ratings go on from there.
    let guests = [(&leyla, "10.0.0.1"), (&omid, "10.0.0.2")];
    let (table, secrets) = begin(&room, &guests, steady(), 50).await;
    resign(&room, &table, &secrets, &[0, 1]).await;
    let rated = leyla.page(&room).await["ratings"][0]["rating"]["games"].clone();
    assert_eq!(rated, 5);
}

#[tokio::test]
async fn what_is_wrong_in_a_file_is_named_and_the_rest_is_restored() {
    let room = Room::open().await;
    let leyla = Person::introduced(1, &room, "Leyla").await;
    let mut omid = Person::introduced(2, &room, "Omid").await;
    room.create_table(json!({ "game": "kingdomino" })).await;
    let store = sqlite_of(&room).await;
    let lines = written(&store).await;
    let fresh = async || {
        let folder = tempfile::tempdir().unwrap();
        let store = sqlite(&folder).await;
        (folder, store)
    };
    // One person's line is damaged, in one way or another.
    let number = line_with(&lines, &omid.key);
    let person = &lines[number];
    let wrong = [
        person.replace(&omid.key, &omid.key.to_uppercase()),
        person.replace("\"star\"", "\"cat\""),
        person.replace("Omid", "Om\\u0000id"),
        person.replace("\"person\"", "\"animal\""),
        person[..person.len() / 2].to_owned(),
    ];
    for wrong in wrong {
        let (_folder, store) = fresh().await;
        let mut lines = lines.clone();
        lines[number] = wrong.clone();
        let error = restored(&store, &lines).await.unwrap_err();
        let named = matches!(error, BackupError::Line { line, .. } if line == number + 1);
        assert!(named, "{wrong}: {error}");
        let page = store.people().page(&leyla.key.parse().unwrap()).await;
        assert!(page.unwrap().is_some(), "{wrong}");
    }
    // A file without its end, or without one of its people.
    for (from, to) in [(lines.len() - 1, lines.len()), (number, number + 1)] {
        let (_folder, store) = fresh().await;
        let mut lines = lines.clone();
        lines.drain(from..to);
        let error = restored(&store, &lines).await.unwrap_err();
        assert!(matches!(error, BackupError::CutOff(_)), "{error}");
    }
    // A file of version 1 has tables alone.
    let mut old = lines.clone();
    old.retain(|line| !line.starts_with("{\"person\""));
    old[0] = "{\"takht_backup\":1}".to_owned();
    *old.last_mut().unwrap() = "{\"tables\":1}".to_owned();
    let (_folder, empty) = fresh().await;
    let done = restored(&empty, &old).await.unwrap();
    assert_eq!((done.tables, done.people.people), (1, 0));
    // Who was deleted before the backup is deleted here, too.
    let (_folder, copy) = fresh().await;
    restored(&copy, &lines).await.unwrap();
    omid.change(&room, json!({ "delete": true })).await;
    let done = restored(&copy, &written(&store).await).await.unwrap();
    assert_eq!((done.buried, done.people.people_there), (1, 1));
    // And does not come back with an earlier file.
    let done = restored(&copy, &lines).await.unwrap();
    assert_eq!((done.buried, done.people.people_there), (0, 2));
    let gone = copy.people().page(&omid.key.parse().unwrap()).await;
    assert_eq!(gone.unwrap(), None);
}

/// The store of a running server, as `takht backup` opens it.
async fn sqlite_of(room: &Room) -> Sqlite {
    let file = file(room.data.path());
    Sqlite::open_beside_server(&file).await.unwrap()
}
