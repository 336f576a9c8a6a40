//! Attacks on the ways on which people are called when it is their turn.

use http::{Method, StatusCode};
use serde_json::{Value, json};
use takht_core::{Chance, Quick};
use takht_protocol::Problem;

use super::{Answer, Attack, How, hex, letters, pick};
use crate::target_tables::TargetTables;

/// Where nobody can be called, and what is no such request at all.
fn nowhere(chance: &mut Quick) -> Value {
    let hook = |url: String| json!({ "webhook": { "url": url } });
    let push = |key: &str, auth: &str| {
        let keys = json!({ "p256dh": key, "auth": auth });
        json!({ "push": { "endpoint": "https://push.example/x", "keys": keys } })
    };
    let requests = [
        hook("http://example.org/".to_owned()),
        hook("file:///etc/passwd".to_owned()),
        hook("gopher://example.org/".to_owned()),
        hook("https://name:password@example.org/".to_owned()),
        hook(format!("https://example.org/{}", "x".repeat(3_000))),
        hook(letters(300, chance)),
        hook("https://10.0.0.1/".to_owned()),
        hook("https://localhost/".to_owned()),
        hook("https://[::ffff:127.0.0.1]/".to_owned()),
        hook("https://169.254.169.254/latest/meta-data".to_owned()),
        push("", ""),
        push("AAAA", "BTBZMqHH6r4Tts7J_aSIgg"),
        push(&hex(65, chance), &hex(16, chance)),
        json!({ "email": { "address": "a@example.org\r\nBcc: b@example.org" } }),
        json!({ "email": { "address": letters(300, chance) } }),
        // This server sends no mails.
        json!({ "email": { "address": "a@example.org" } }),
        json!({ "feed": {}, "lang": "tlh" }),
        json!({ "feed": { "more": 1 } }),
        json!({ "feed": {}, "webhook": { "url": "https://example.org/" } }),
        json!({ "pigeon": {} }),
        json!({}),
        json!([]),
    ];
    pick(&requests, chance).clone()
}

/// A request about calls that must change nothing.
pub(super) fn asked(targets: &TargetTables, chance: &mut Quick) -> Attack {
    let (table, secrets) = (&targets.table, &targets.secrets);
    let seat = chance.below(2) as usize;
    let ways = format!("/api/tables/{table}/seats/{seat}/notices");
    let guessed = hex(16, chance);
    let wrong = [None, Some(&guessed), Some(&secrets[1 - seat])];
    let wrong = pick(&wrong, chance).cloned();
    let own = Some(secrets[seat].clone());
    let body = nowhere(chance);
    let feed = json!({ "feed": {} });
    let (bad, forbidden, missing) = (
        StatusCode::BAD_REQUEST,
        StatusCode::FORBIDDEN,
        StatusCode::NOT_FOUND,
    );
    let (kind, method, path, secret, body, status, problem) = match chance.below(7) {
        0 => (
            "calls that another asks for",
            Method::POST,
            ways,
            wrong,
            feed,
            forbidden,
            Some(Problem::WrongSecret),
        ),
        1 => (
            "another's ways to be called",
            Method::GET,
            ways,
            wrong,
            Value::Null,
            forbidden,
            Some(Problem::WrongSecret),
        ),
        2 => (
            "another's way to be called, ended",
            Method::DELETE,
            format!("{ways}/{guessed}"),
            wrong,
            Value::Null,
            forbidden,
            Some(Problem::WrongSecret),
        ),
        3 => {
            let seats = ["2", "-1", "x", "18446744073709551616", "%20"];
            let seat = pick(&seats, chance);
            (
                "calls for a seat that is not there",
                Method::POST,
                format!("/api/tables/{table}/seats/{seat}/notices"),
                own,
                feed,
                missing,
                Some(Problem::NoSuchSeat),
            )
        }
        4 => (
            "a call to where nobody can be called",
            Method::POST,
            ways,
            own,
            body,
            bad,
            Some(Problem::Unreadable),
        ),
        5 => {
            let ending = pick(&[".atom", ".ics", ".exe", "", "."], chance);
            (
                "a feed that is not there",
                Method::GET,
                format!("/api/feeds/{guessed}{ending}"),
                None,
                Value::Null,
                missing,
                Some(Problem::NoSuchRoute),
            )
        }
        _ => {
            let link = pick(&["confirm", "unsubscribe"], chance);
            let method = pick(&[Method::GET, Method::POST], chance).clone();
            // A person may have clicked it: a page says that it means nothing.
            (
                "a link that no mail had",
                method,
                format!("/api/{link}/{guessed}"),
                None,
                Value::Null,
                StatusCode::OK,
                None,
            )
        }
    };
    let body = match body {
        Value::Null => Vec::new(),
        body => body.to_string().into_bytes(),
    };
    Attack {
        kind,
        how: How::Asked {
            method,
            path,
            secret,
            body,
        },
        expected: Answer::Status(status, problem),
    }
}
