//! Attacks on the lobby: people who are not who they say, seeks for what does not exist, messages that are none.

use serde_json::{Value, json};
use takht_core::{Chance, Quick};
use takht_protocol::Problem;

use super::{Answer, Attack, How, hex, letters, pick};

/// Names that nobody may have.
const NO_NAMES: [&str; 4] = ["", "\u{200b}", "bot:master", "!?"];

/// A seek that is all right.
fn seek(chance: &mut Quick) -> Value {
    json!({
        "games": ["kingdomino"], "paces": ["steady"], "players": [2], "name": "Mallory",
        "sealed": hex(32, chance), "secret": hex(16, chance),
    })
}

/// A message to the lobby that must show nobody and put nobody together.
pub(super) fn said(chance: &mut Quick) -> Attack {
    let forged = json!({ "key": hex(32, chance), "signature": hex(64, chance) });
    let mut show = json!({ "name": "Leyla", "secret": hex(16, chance) });
    let mut seek = seek(chance);
    let (kind, said, problem) = match chance.below(8) {
        0 => {
            show["person"] = forged;
            let kind = "somebody else's face in the lobby";
            (kind, json!({ "show": show }), Problem::BadSignature)
        }
        1 => {
            show["name"] = json!(pick(&NO_NAMES, chance));
            let kind = "a name in the lobby that nobody may have";
            (kind, json!({ "show": show }), Problem::BadName)
        }
        2 => {
            show["secret"] = json!(letters(40, chance));
            let kind = "a face in the lobby without a secret";
            (kind, json!({ "show": show }), Problem::BadNonce)
        }
        3 => {
            seek["person"] = forged;
            let kind = "a seek in another's name";
            (kind, json!({ "seek": seek }), Problem::BadSignature)
        }
        4 => {
            let (key, wish) = pick(
                &[
                    ("games", json!(["chess"])),
                    ("games", json!(vec!["kingdomino"; 17])),
                    ("paces", json!(["slow"])),
                    ("players", json!([9])),
                    ("players", json!([usize::MAX])),
                    ("bots_after", json!(u32::MAX)),
                ],
                chance,
            )
            .clone();
            seek[key] = wish;
            let kind = "a seek for what does not exist";
            (kind, json!({ "seek": seek }), Problem::BadSeek)
        }
        5 => {
            let key = *pick(&["sealed", "secret"], chance);
            seek[key] = json!(letters(40, chance));
            let kind = "a seek without a seal or a secret";
            (kind, json!({ "seek": seek }), Problem::BadNonce)
        }
        6 => {
            seek["name"] = json!(pick(&NO_NAMES, chance));
            let kind = "a seek by nobody";
            (kind, json!({ "seek": seek }), Problem::BadName)
        }
        _ => {
            let messages = [
                json!({}),
                json!([]),
                json!({ "hello": 2 }),
                json!({ "hide": false }),
                json!({ "cancel": "now" }),
                json!({ "show": seek }),
                json!({ "seek": show }),
                json!(letters(300, chance)),
            ];
            let said = pick(&messages, chance).clone();
            ("no message to the lobby", said, Problem::Unreadable)
        }
    };
    Attack {
        kind,
        how: How::Lobby(said.to_string()),
        expected: Answer::Problem(problem),
    }
}
