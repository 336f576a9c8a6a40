//! Attacks on people who have a name without an account: forged signatures, keys of others, and the
//! operator's own requests.

use http::{Method, StatusCode};
use serde_json::{Value, json};
use takht_core::{Chance, Quick};
use takht_protocol::Problem;

use super::{Answer, Attack, How, hex, letters, pick};
use crate::target_tables::TargetTables;

/// What is no signed change at all.
fn unreadable(chance: &mut Quick) -> Value {
    let signature = hex(64, chance);
    let requests = [
        json!({}),
        json!([]),
        json!({ "version": 1, "change": {}, "signature": signature }),
        json!({ "version": -1, "change": "{}", "signature": signature }),
        json!({ "version": 1, "change": "{}", "signature": signature.to_uppercase() + "x" }),
        json!({ "version": 1, "change": "{}", "signature": letters(200, chance) }),
        json!({ "version": 1, "change": "{}", "signature": signature, "admin": true }),
    ];
    pick(&requests, chance).clone()
}

/// A request about people that must change nothing.
pub(super) fn asked(targets: &TargetTables, chance: &mut Quick) -> Attack {
    let key = hex(32, chance);
    let person = format!("/api/people/{key}");
    let forged = json!({ "key": key, "signature": hex(64, chance) });
    let (forbidden, missing) = (StatusCode::FORBIDDEN, StatusCode::NOT_FOUND);
    let (kind, method, path, secret, body, status, problem) = match chance.below(7) {
        0 => {
            let changes = [
                json!({ "look": { "name": "Leyla", "shape": "star", "colour": "red" } })
                    .to_string(),
                json!({ "delete": true }).to_string(),
                letters(300, chance),
            ];
            let change = pick(&changes, chance);
            let signature = hex(64, chance);
            let body = json!({ "version": 1, "change": change, "signature": signature });
            let forged = Some(Problem::BadSignature);
            (
                "a forged change of a person",
                Method::POST,
                person,
                None,
                body,
                forbidden,
                forged,
            )
        }
        1 => {
            let body = unreadable(chance);
            let (bad, problem) = (StatusCode::BAD_REQUEST, Some(Problem::Unreadable));
            (
                "a change that is none",
                Method::POST,
                person,
                None,
                body,
                bad,
                problem,
            )
        }
        2 => {
            let keys = [
                "x",
                "%00",
                "..%2f..%2fetc",
                &"A".repeat(64),
                &"a".repeat(65),
            ];
            let path = format!("/api/people/{}", pick(&keys, chance));
            let unknown = Some(Problem::NoSuchPerson);
            (
                "a key that is none",
                Method::GET,
                path,
                None,
                Value::Null,
                missing,
                unknown,
            )
        }
        3 => {
            let unknown = Some(Problem::NoSuchPerson);
            (
                "a person whom nobody knows",
                Method::GET,
                person,
                None,
                Value::Null,
                missing,
                unknown,
            )
        }
        4 => {
            let path = format!("{person}/passkeys");
            (
                "passkeys of nobody",
                Method::GET,
                path,
                None,
                Value::Null,
                StatusCode::OK,
                None,
            )
        }
        5 => {
            let path = format!("/api/tables/{}/seats", targets.free);
            let sit = json!({
                "name": "Leyla", "sealed": hex(32, chance), "secret": hex(16, chance), "person": forged,
            });
            let forged = Some(Problem::BadSignature);
            (
                "a seat in another's name",
                Method::POST,
                path,
                None,
                sit,
                forbidden,
                forged,
            )
        }
        _ => {
            let table = &targets.table;
            let paths = ["/api/admin".to_owned(), format!("/api/admin/people/{key}")];
            let posts = [
                format!("/api/admin/tables/{table}/undo"),
                format!("/api/admin/tables/{table}/patch"),
            ];
            let (method, path) = match chance.below(2) {
                0 => (Method::GET, pick(&paths, chance)),
                _ => (Method::POST, pick(&posts, chance)),
            };
            let guessed = Some(hex(16, chance));
            let secrets = [None, guessed, Some(targets.secrets[0].clone())];
            let secret = pick(&secrets, chance).clone();
            let body = json!({ "turns": 1 });
            let wrong = Some(Problem::WrongSecret);
            (
                "what only the operator does",
                method,
                path.clone(),
                secret,
                body,
                forbidden,
                wrong,
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
