//! Links that people send each other: previews, pictures, and pages where there is nothing.

use serde_json::json;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;

use crate::person::{Person, secret};
use crate::room::Room;

/// The status, the head and the body of a page as a browser gets it.
async fn get(room: &Room, path: &str, accept: &str) -> (u16, String, Vec<u8>) {
    let mut stream = TcpStream::connect(&room.address).await.unwrap();
    let request = format!(
        "GET {path} HTTP/1.1\r\nHost: play.example\r\nAccept: {accept}\r\nAccept-Language: tr\r\n\
         Connection: close\r\n\r\n"
    );
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).await.unwrap();
    let end = answer
        .windows(4)
        .position(|four| four == b"\r\n\r\n")
        .unwrap();
    let head = String::from_utf8(answer[..end].to_vec()).unwrap();
    let status = head.split(' ').nth(1).unwrap().parse().unwrap();
    (status, head, answer[end + 4..].to_vec())
}

async fn page(room: &Room, path: &str) -> (u16, String) {
    let (status, head, body) = get(room, path, "text/html,*/*").await;
    assert!(head.contains("text/html"), "{head}");
    (status, String::from_utf8(body).unwrap())
}

#[tokio::test]
async fn a_link_to_a_table_shows_who_invites_to_what_in_the_language_asked_for() {
    let room = Room::open().await;
    let leyla = Person::introduced(1, &room, "Leyla <3").await;
    let wanted = json!({ "game": "kingdomino", "options": { "players": 3 } });
    let (table, _) = room.create_table(wanted).await;
    let (status, empty) = page(&room, &format!("/at/{table}?lang=en")).await;
    assert_eq!(status, 200);
    assert!(empty.contains("Come and play"), "{empty}");
    room.post(&format!("/{table}/seats"), leyla.sits(&table, &secret(1)))
        .await;
    let (_, invites) = page(&room, &format!("/at/{table}?lang=en")).await;
    for part in [
        "og:title\" content=\"",
        "invites you to",
        "Leyla &lt;3",
        "seats are free",
        &format!("http://play.example/at/{table}.png"),
        &format!("url=../#at/{table}"),
    ] {
        assert!(invites.contains(part), "{part}: {invites}");
    }
    assert!(!invites.contains("Leyla <3"), "{invites}");
    // Without a wish in the link the browser's language counts.
    let (_, turkish) = page(&room, &format!("/at/{table}")).await;
    assert!(
        turkish.contains("lang=\"tr\"") && turkish.contains("çağırıyor"),
        "{turkish}"
    );
    let (_, persian) = page(&room, &format!("/at/{table}?lang=fa")).await;
    assert!(persian.contains("dir=\"rtl\""), "{persian}");
    let (status, head, picture) = get(&room, &format!("/at/{table}.png"), "*/*").await;
    assert_eq!(status, 200);
    assert!(head.contains("image/png"), "{head}");
    assert!(
        picture.starts_with(b"\x89PNG") && picture.len() < 50_000,
        "{}",
        picture.len()
    );
    assert_eq!(picture[16..24], [0, 0, 4, 176, 0, 0, 2, 118], "1200 by 630");
}

#[tokio::test]
async fn addresses_that_lead_nowhere_say_what_to_do() {
    let room = Room::open().await;
    for path in ["/at/aaaaaaaaaaaa", "/at/short", "/somewhere", "/some/where"] {
        let (status, help) = page(&room, path).await;
        assert_eq!(status, 404);
        assert!(help.contains("Başlangıç sayfasına"), "{path}: {help}");
    }
    // Programs get what they got before.
    let (status, head, _) = get(&room, "/api/nothing", "text/html").await;
    assert!(status == 404 && head.contains("application/json"), "{head}");
}
