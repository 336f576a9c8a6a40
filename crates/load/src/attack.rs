//! Hostile messages and requests, and the answers that the server must give.

mod calls;
mod lobby;
mod people;

use http::{Method, StatusCode};
use serde_json::{Value, json};
use takht_core::{Chance, Quick, Replacement};
use takht_protocol::{PROTOCOL, Play, Problem, ReplacePlayer, TableId, ToTable};

use crate::target_tables::{NAMES, TargetTables};

/// A hostile message or request, and the answer that it must get.
pub(crate) struct Attack {
    /// The kind of attack, for counting and for reports.
    pub(crate) kind: &'static str,
    pub(crate) how: How,
    pub(crate) expected: Answer,
}

/// How the attacker sends it.
pub(crate) enum How {
    /// Over a socket, after hello.
    Said(Role, Said),
    /// As the first message over a socket to this table.
    First(String, Said),
    /// To the lobby, after hello.
    Lobby(String),
    /// Over HTTP.
    Asked {
        method: Method,
        path: String,
        secret: Option<String>,
        body: Vec<u8>,
    },
    /// As raw bytes on a TCP connection. If `closes`, the attacker then closes its sending side.
    Raw { bytes: Vec<u8>, closes: bool },
}

/// The attacker's role at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Role {
    /// It has the seat whose turn it is.
    Acts,
    /// It has a seat and must wait.
    Waits,
    /// It has no seat.
    Watches,
    /// It has a seat at the table with free seats.
    Gathers,
}

impl Role {
    /// The roles at the table whose game has begun.
    pub(crate) const PLAYING: [Self; 3] = [Self::Acts, Self::Waits, Self::Watches];

    /// The secret of the role's seat.
    pub(crate) fn secret(self, targets: &TargetTables) -> Option<&str> {
        match self {
            Self::Acts => Some(&targets.secrets[targets.acting]),
            Self::Waits => Some(&targets.secrets[1 - targets.acting]),
            Self::Watches => None,
            Self::Gathers => Some(&targets.other),
        }
    }

    /// The role's table.
    pub(crate) fn table(self, targets: &TargetTables) -> &TableId {
        match self {
            Self::Acts | Self::Waits | Self::Watches => &targets.table,
            Self::Gathers => &targets.free,
        }
    }
}

/// What the attacker sends over a socket.
pub(crate) enum Said {
    Text(String),
    Binary(Vec<u8>),
    /// Raw bytes that are not a valid frame.
    Bytes(Vec<u8>),
}

/// The answer that the server must give.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Answer {
    /// A problem; the connection stays open.
    Problem(Problem),
    /// A problem; then the server closes the connection.
    Last(Problem),
    /// A refusal, because the turn breaks a rule.
    Refused,
    /// A conflict, because the turn is for another ply or its id belongs to another turn.
    Conflict,
    /// An acknowledgement of a turn that is already in the log.
    Accepted,
    /// The server closes the connection.
    Ended,
    /// An HTTP status, with a problem where the protocol promises one.
    Status(StatusCode, Option<Problem>),
}

/// Draws an attack. Most are messages over open sockets; attacks that end the connection are rarer,
/// because a new connection takes longer.
pub(crate) fn draw(targets: &TargetTables, chance: &mut Quick) -> Attack {
    match chance.below(100) {
        0..65 => said(targets, chance),
        65..70 => ended(targets, chance),
        70..80 => first(targets, chance),
        80..92 => asked(targets, chance),
        92..94 => calls::asked(targets, chance),
        94..96 => people::asked(targets, chance),
        96..98 => lobby::said(chance),
        _ => raw(targets, chance),
    }
}

fn pick<'a, T>(of: &'a [T], chance: &mut Quick) -> &'a T {
    &of[chance.below(of.len() as u32) as usize]
}

/// Up to `most` random characters of all kinds.
fn letters(most: u32, chance: &mut Quick) -> String {
    const LETTERS: [char; 12] = [
        'a', '7', ' ', '"', '\\', '{', '\0', '\n', 'é', 'ش', '🎲', '\u{202e}',
    ];
    let many = 1 + chance.below(most);
    (0..many).map(|_| *pick(&LETTERS, chance)).collect()
}

fn bytes(most: u32, chance: &mut Quick) -> Vec<u8> {
    let many = 1 + chance.below(most);
    (0..many).map(|_| chance.below(256) as u8).collect()
}

/// Random bytes in hex.
fn hex(many: usize, chance: &mut Quick) -> String {
    let bytes: Vec<u8> = (0..many).map(|_| chance.below(256) as u8).collect();
    base16ct::lower::encode_string(&bytes)
}

/// A turn that the server would accept from the right seat.
fn turn(targets: &TargetTables, chance: &mut Quick) -> Play {
    Play {
        play: vec![targets.game.sample(chance).unwrap_or_default()],
        ply: targets.ply,
        id: format!("forged {}", chance.below(u32::MAX)),
    }
}

/// A whole turn with one event too many.
fn more_than_a_turn(targets: &TargetTables, chance: &mut Quick) -> Vec<String> {
    let mut game = targets.game.clone();
    let mut events = Vec::new();
    while game.turn().seat() == targets.game.turn().seat() {
        let event = game.sample(chance).unwrap_or_default();
        if game.play(&event).is_err() {
            break;
        }
        events.push(event);
    }
    events.push("pick 1".to_owned());
    events
}

/// An event that the rules refuse.
fn illegal(targets: &TargetTables, chance: &mut Quick) -> String {
    loop {
        let event = match chance.below(6) {
            0 => format!("pick {}", chance.below(60)),
            1 => format!("pick {}", u64::MAX),
            2 => format!("place {} {},0 0,1", chance.below(60), chance.below(9)),
            3 => "deal 1 2 3 4".to_owned(),
            4 => "kings 0 0 1 1".to_owned(),
            _ => letters(40, chance),
        };
        if targets.game.clone().play(&event).is_err() {
            return event;
        }
    }
}

/// A message after hello that leaves the connection open.
fn said(targets: &TargetTables, chance: &mut Quick) -> Attack {
    use Answer::{Accepted, Conflict, Problem as Is, Refused};
    use Role::{Acts, Gathers, Waits, Watches};
    let anyone = *pick(&Role::PLAYING, chance);
    let legal = turn(targets, chance);
    let good = ToTable::Play(legal.clone()).write();
    let with = |change: &dyn Fn(&mut Play)| {
        let mut play = legal.clone();
        change(&mut play);
        ToTable::Play(play).write()
    };
    let unreadable = Is(Problem::Unreadable);
    let of = |kind, role, text: String, expected| Attack {
        kind,
        how: How::Said(role, Said::Text(text)),
        expected,
    };
    match chance.below(31) {
        23 => {
            let text = beside_the_game(targets, chance).write();
            let kind = "a watcher's resignation or vote";
            of(kind, Watches, text, Is(Problem::Watching))
        }
        24 => {
            let text = beside_the_game(targets, chance).write();
            let kind = "a resignation or vote before the start";
            of(kind, Gathers, text, Is(Problem::NotBegun))
        }
        25 => {
            let seat = *pick(&[2, 7, usize::MAX], chance);
            let text = replace(seat, chance).write();
            let kind = "a vote about a seat that is not there";
            of(kind, Acts, text, Is(Problem::NoSuchSeat))
        }
        26 => {
            let text = replace(targets.acting, chance).write();
            let kind = "a vote about oneself";
            of(kind, Acts, text, Is(Problem::NotGone))
        }
        29 => {
            let role = *pick(&[Acts, Waits], chance);
            let text = ToTable::End(true).write();
            of(
                "an offer to end, made again",
                role,
                text,
                Is(Problem::TooMany),
            )
        }
        30 => {
            let (role, other) = match chance.below(2) {
                0 => (Acts, 1 - targets.acting),
                _ => (Waits, targets.acting),
            };
            let text = replace(other, chance).write();
            of(
                "a vote about who is there",
                role,
                text,
                Is(Problem::NotGone),
            )
        }
        27 => {
            let texts = [
                r#"{"resign": false}"#,
                r#"{"resign": 1}"#,
                r#"{"resign": true, "seat": 1}"#,
                r#"{"back": "yes"}"#,
                r#"{"back": true, "seat": 0}"#,
                r#"{"end": null}"#,
                r#"{"end": true, "by": [0, 1]}"#,
                r#"{"replace": true}"#,
                r#"{"replace": {"seat": -1, "with": "bot"}}"#,
                r#"{"replace": {"seat": 1, "with": "me"}}"#,
                r#"{"replace": {"seat": 1}}"#,
            ];
            let text = (*pick(&texts, chance)).to_owned();
            of("a forged resignation or vote", anyone, text, unreadable)
        }
        0 => {
            let cut = chance.below(good.len() as u32) as usize;
            of("cut off", anyone, good[..cut].to_owned(), unreadable)
        }
        1 => loop {
            let mut text = good.clone().into_bytes();
            for _ in 0..=chance.below(4) {
                let at = chance.below(text.len() as u32) as usize;
                text[at] = 32 + chance.below(95) as u8;
            }
            let text = String::from_utf8(text).unwrap_or_default();
            if ToTable::read(&text).is_err() {
                break of("scrambled", anyone, text, unreadable);
            }
        },
        2 => {
            let deep = pick(&["[", "{\"play\":", "{\"a\":[", "[["], chance);
            let text = deep.repeat(200 + chance.below(1_500) as usize);
            of("nested deeply", anyone, text, unreadable)
        }
        3 => {
            let wrong = [
                json!({ "play": "pick 1", "ply": targets.ply, "id": "x" }),
                json!({ "play": [1, 2], "ply": targets.ply, "id": "x" }),
                json!({ "play": { "pick": 1 }, "ply": targets.ply, "id": "x" }),
                json!({ "play": ["pick 1"], "ply": "1", "id": "x" }),
                json!({ "play": ["pick 1"], "ply": 1.5, "id": "x" }),
                json!({ "play": ["pick 1"], "ply": null, "id": "x" }),
                json!({ "play": ["pick 1"], "ply": targets.ply, "id": 7 }),
                json!({ "play": ["pick 1"], "ply": targets.ply }),
                json!({ "play": null, "ply": 0, "id": "x" }),
                json!({ "resume": "all" }),
                json!({ "resume": [0] }),
                json!({ "seal": 7 }),
                json!({ "seal": null }),
                json!({ "open": ["00"] }),
                json!({ "open": "00", "seal": "00" }),
                json!([good]),
                json!(good),
                json!(7),
                json!(null),
            ];
            of(
                "of wrong types",
                anyone,
                pick(&wrong, chance).to_string(),
                unreadable,
            )
        }
        4 => {
            let numbers = [
                "-1",
                "-9223372036854775809",
                "18446744073709551616",
                "1e400",
                "1e19",
                "-0.5",
            ];
            let number = pick(&numbers, chance);
            let text = match chance.below(2) {
                0 => format!(r#"{{"play": ["pick 1"], "ply": {number}, "id": "x"}}"#),
                _ => format!(r#"{{"resume": {number}}}"#),
            };
            of("with impossible numbers", anyone, text, unreadable)
        }
        5 => {
            let key = format!("k{}", chance.below(1_000));
            let mut value: Value = serde_json::from_str(&good).unwrap_or_default();
            value[key] = json!(true);
            of("with unknown keys", anyone, value.to_string(), unreadable)
        }
        6 => Attack {
            kind: "binary",
            how: How::Said(anyone, Said::Binary(bytes(2_000, chance))),
            expected: unreadable,
        },
        7 => {
            let text = json!({ "hello": PROTOCOL, "resume": 0 }).to_string();
            of("a second hello", anyone, text, unreadable)
        }
        8 => {
            let texts = [
                "",
                " ",
                "{}",
                "[]",
                "\"\\ud800\"",
                "{\"say\": 1}",
                "nul",
                "hello",
            ];
            let text = (*pick(&texts, chance)).to_owned();
            of("no message", anyone, text, unreadable)
        }
        9 => of(
            "a turn of nothing",
            Acts,
            with(&|play| play.play.clear()),
            unreadable,
        ),
        10 => {
            let event = illegal(targets, chance);
            let text = with(&|play| play.play = vec![event.clone()]);
            of("an illegal event", Acts, text, Refused)
        }
        11 => {
            let event = letters(1_500, chance);
            let text = with(&|play| play.play = vec![event.clone()]);
            of("gibberish as an event", Acts, text, Refused)
        }
        12 => {
            let events = more_than_a_turn(targets, chance);
            let text = with(&|play| play.play.clone_from(&events));
            of("more than a turn", Acts, text, Is(Problem::NotYourTurn))
        }
        13 => of("out of turn", Waits, good, Is(Problem::NotYourTurn)),
        14 => of("a watcher's turn", Watches, good, Is(Problem::Watching)),
        15 => {
            let seat = *pick(&[Acts, Waits], chance);
            let ply = match chance.below(3) {
                0 => usize::MAX,
                1 => targets.ply + 1 + chance.below(1_000) as usize,
                _ => chance.below(targets.ply as u32) as usize,
            };
            of(
                "for another ply",
                seat,
                with(&|play| play.ply = ply),
                Conflict,
            )
        }
        16 => {
            let (whose, kept) = &targets.kept;
            let role = if *whose == targets.acting {
                Acts
            } else {
                Waits
            };
            let text = with(&|play| play.id.clone_from(&kept.id));
            of("another turn under an old name", role, text, Conflict)
        }
        17 => {
            let (whose, kept) = &targets.kept;
            let role = if *whose == targets.acting {
                Waits
            } else {
                Acts
            };
            let text = ToTable::Play(kept.clone()).write();
            of("a replay of another's turn", role, text, Conflict)
        }
        18 => {
            let seat = *pick(&[Acts, Waits], chance);
            let text = match chance.below(2) {
                0 => ToTable::Seal(hex(32, chance)),
                _ => ToTable::Open(hex(16, chance)),
            };
            let kind = "a seal or a nonce in a game that goes on";
            of(kind, seat, text.write(), Is(Problem::Begun))
        }
        19 => {
            let text = match chance.below(2) {
                0 => ToTable::Seal(hex(32, chance)),
                _ => ToTable::Open(hex(16, chance)),
            };
            let kind = "a watcher's seal or nonce";
            of(kind, Watches, text.write(), Is(Problem::Watching))
        }
        20 => {
            let text = ToTable::Open(hex(16, chance)).write();
            let kind = "a nonce before the start";
            of(kind, Gathers, text, Is(Problem::NotBegun))
        }
        21 => {
            let seal = match chance.below(3) {
                0 => hex(16, chance),
                1 => hex(33, chance),
                _ => letters(100, chance),
            };
            let text = ToTable::Seal(seal).write();
            of(
                "another seal that is none",
                Gathers,
                text,
                Is(Problem::BadNonce),
            )
        }
        _ => {
            let (whose, kept) = &targets.kept;
            let role = if *whose == targets.acting {
                Acts
            } else {
                Waits
            };
            let text = ToTable::Play(kept.clone()).write();
            of("a replay of one's own turn", role, text, Accepted)
        }
    }
}

/// A message that only players of a game send, and which is no move.
fn beside_the_game(targets: &TargetTables, chance: &mut Quick) -> ToTable {
    match chance.below(5) {
        0 => ToTable::Back,
        1 => ToTable::Resign,
        2 => ToTable::End(true),
        3 => ToTable::End(false),
        _ => replace(targets.acting, chance),
    }
}

/// A vote to replace somebody.
fn replace(seat: usize, chance: &mut Quick) -> ToTable {
    let with = *pick(&[Replacement::Bot, Replacement::Guest], chance);
    ToTable::Replace(ReplacePlayer { seat, with })
}

/// A client's frame with the shortest possible header and a mask of zeros.
fn frame(first: u8, payload: &[u8]) -> Vec<u8> {
    let length = payload.len();
    let mut frame = vec![first];
    match u16::try_from(length) {
        Ok(short) if short < 126 => frame.push(0x80 | short as u8),
        Ok(short) => {
            frame.push(0x80 | 126);
            frame.extend(short.to_be_bytes());
        }
        Err(_) => {
            frame.push(0x80 | 127);
            frame.extend((length as u64).to_be_bytes());
        }
    }
    frame.extend([0; 4]);
    frame.extend(payload);
    frame
}

/// A message after hello that ends the connection.
fn ended(targets: &TargetTables, chance: &mut Quick) -> Attack {
    let anyone = *pick(&Role::PLAYING, chance);
    let good = ToTable::Play(turn(targets, chance)).write();
    let of = |kind, said| Attack {
        kind,
        how: How::Said(anyone, said),
        expected: Answer::Ended,
    };
    let (whole, text, more) = (0x81, 0x01, 0x80);
    match chance.below(8) {
        0 => {
            let long = "x".repeat(16 * 1024 + 1 + chance.below(100_000) as usize);
            of("too long a message", Said::Text(long))
        }
        1 => {
            // No part is too long by itself.
            let part = vec![b' '; 6_000];
            let parts = [frame(text, &part), frame(0, &part), frame(more, &part)];
            of("too long a message in parts", Said::Bytes(parts.concat()))
        }
        2 => {
            let mut bad = good.into_bytes();
            bad.push(*pick(&[0xff, 0xc0, 0xf8, 0x80], chance));
            of("bad UTF-8", Said::Bytes(frame(whole, &bad)))
        }
        3 => {
            let mut plain = vec![whole, good.len().min(100) as u8];
            plain.extend(good.bytes().take(100));
            of("an unmasked frame", Said::Bytes(plain))
        }
        4 => {
            let opcode = 0x80 | (3 + chance.below(5) as u8);
            of("a frame of no kind", Said::Bytes(frame(opcode, b"x")))
        }
        5 => of("reserved bits", Said::Bytes(frame(whole | 0x70, b"{}"))),
        6 => {
            let mut header = vec![whole, 0x80 | 127];
            header.extend((u64::MAX / 2 - u64::from(chance.below(1_000))).to_be_bytes());
            header.extend([0; 4]);
            of("a frame as long as everything", Said::Bytes(header))
        }
        _ => of("too long a ping", Said::Bytes(frame(0x89, &[b'x'; 200]))),
    }
}

/// A first message that is not a valid hello.
fn first(targets: &TargetTables, chance: &mut Quick) -> Attack {
    let table = targets.table.to_string();
    let of = |kind, text: String, problem| Attack {
        kind,
        how: How::First(table.clone(), Said::Text(text)),
        expected: Answer::Last(problem),
    };
    let hello =
        |secret: &str| json!({ "hello": PROTOCOL, "secret": secret, "resume": 0 }).to_string();
    match chance.below(10) {
        0 => of(
            "gibberish before hello",
            letters(200, chance),
            Problem::Unreadable,
        ),
        1 => {
            let text = ToTable::Play(turn(targets, chance)).write();
            of("a turn before hello", text, Problem::HelloFirst)
        }
        2 => {
            let texts = [
                ToTable::Resume(0),
                ToTable::Seal(hex(32, chance)),
                ToTable::Open(hex(16, chance)),
            ];
            let text = pick(&texts, chance).write();
            of("something else before hello", text, Problem::HelloFirst)
        }
        3 => {
            let version = *pick(&[0, 1, PROTOCOL + 1, u32::MAX], chance);
            let text = json!({ "hello": version }).to_string();
            of("a hello of another version", text, Problem::Outdated)
        }
        4 => {
            let bad = [
                json!({ "hello": PROTOCOL, "name": "x" }),
                json!({ "hello": "1" }),
                json!({ "hello": -1 }),
                json!({ "hello": 1_u64 << 40 }),
                json!({ "hello": PROTOCOL, "secret": 7 }),
                json!({ "hello": PROTOCOL, "resume": -1 }),
                json!({ "hello": null }),
            ];
            let text = pick(&bad, chance).to_string();
            of("a hello that is none", text, Problem::Unreadable)
        }
        5 => {
            let secret = format!("{:032x}", chance.below(u32::MAX));
            of("a guessed secret", hello(&secret), Problem::WrongSecret)
        }
        6 => of(
            "another table's secret",
            hello(&targets.other),
            Problem::WrongSecret,
        ),
        7 => {
            let secret = letters(1_500, chance);
            of(
                "a secret that is none",
                hello(&secret),
                Problem::WrongSecret,
            )
        }
        8 => Attack {
            kind: "a table that is not there",
            how: How::First(
                "aaaaaaaaaaaa".to_owned(),
                Said::Text(json!({ "hello": PROTOCOL }).to_string()),
            ),
            expected: Answer::Last(Problem::NoSuchTable),
        },
        _ => Attack {
            kind: "too long a hello",
            how: How::First(table.clone(), Said::Text(hello(&"x".repeat(17_000)))),
            expected: Answer::Ended,
        },
    }
}

/// A request over HTTP.
fn asked(targets: &TargetTables, chance: &mut Quick) -> Attack {
    let bad = StatusCode::BAD_REQUEST;
    let of = |kind,
              method: Method,
              path: String,
              secret: Option<&str>,
              body: Vec<u8>,
              status,
              problem| Attack {
        kind,
        how: How::Asked {
            method,
            path,
            secret: secret.map(str::to_owned),
            body,
        },
        expected: Answer::Status(status, problem),
    };
    let post = |kind, path: &str, body: Value, status, problem| {
        of(
            kind,
            Method::POST,
            path.to_owned(),
            None,
            body.to_string().into_bytes(),
            status,
            Some(problem),
        )
    };
    let (table, free) = (&targets.table, &targets.free);
    let tables = "/api/tables";
    let seats = format!("/api/tables/{free}/seats");
    let seal = hex(32, chance);
    let guessed = format!("{:032x}", chance.below(u32::MAX));
    match chance.below(33) {
        0 => {
            let body = bytes(3_000, chance);
            of(
                "noise as a body",
                Method::POST,
                tables.to_owned(),
                None,
                body,
                bad,
                Some(Problem::Unreadable),
            )
        }
        1 => {
            let body = "[".repeat(60_000).into_bytes();
            of(
                "a body nested deeply",
                Method::POST,
                tables.to_owned(),
                None,
                body,
                bad,
                Some(Problem::Unreadable),
            )
        }
        2 => {
            let long = vec![b' '; 65_537 + chance.below(100_000) as usize];
            let status = StatusCode::PAYLOAD_TOO_LARGE;
            of(
                "too long a body",
                Method::POST,
                tables.to_owned(),
                None,
                long,
                status,
                Some(Problem::TooLong),
            )
        }
        3 => {
            let bodies = [
                json!({}),
                json!([]),
                json!({ "game": 1 }),
                json!({ "game": "kingdomino", "cheat": 1 }),
                json!({ "game": "kingdomino", "patience": -1 }),
                json!({ "game": "kingdomino", "options": [] }),
            ];
            post(
                "a table of wrong parts",
                tables,
                pick(&bodies, chance).clone(),
                bad,
                Problem::Unreadable,
            )
        }
        4 => {
            let game = |options: Value| json!({ "game": "kingdomino", "options": options });
            let bodies = [
                json!({ "game": letters(500, chance) }),
                game(json!({ "players": 0 })),
                game(json!({ "players": 1_000_000_000 })),
                game(json!({ "players": "two" })),
                game(json!({ "wings": true })),
                json!({ "game": "kingdomino", "layout": "../../etc" }),
                json!({ "game": "kingdomino", "patience": u32::MAX }),
            ];
            post(
                "a game that is none",
                tables,
                pick(&bodies, chance).clone(),
                bad,
                Problem::BadGame,
            )
        }
        5 => post(
            "an empty name",
            &seats,
            json!({ "name": pick(&["\u{200b}\u{202e}", "\u{3164}", " \u{2800}", "!?"], chance), "sealed": seal }),
            bad,
            Problem::BadName,
        ),
        6 => {
            let wrong = match chance.below(3) {
                0 => letters(300, chance),
                1 => hex(16, chance),
                _ => hex(64, chance),
            };
            post(
                "a seal that is none",
                &seats,
                json!({ "name": "x", "sealed": wrong }),
                bad,
                Problem::BadNonce,
            )
        }
        7 => {
            let body = json!({ "name": "x", "sealed": seal, "secret": "short" });
            post("a secret too short", &seats, body, bad, Problem::BadNonce)
        }
        8 => {
            let seat = *pick(&[2, 7, u64::MAX], chance);
            let body = json!({ "name": "x", "sealed": seal, "seat": seat });
            post(
                "a seat that is not there",
                &seats,
                body,
                StatusCode::NOT_FOUND,
                Problem::NoSuchSeat,
            )
        }
        9 => {
            let body = json!({ "name": "x", "sealed": seal, "seat": 0 });
            post(
                "another's seat",
                &seats,
                body,
                StatusCode::CONFLICT,
                Problem::SeatTaken,
            )
        }
        10 => {
            let path = format!("/api/tables/{table}/seats");
            let body = json!({ "name": "x", "sealed": seal });
            post(
                "a seat in a game that goes on",
                &path,
                body,
                StatusCode::CONFLICT,
                Problem::Begun,
            )
        }
        11 => {
            let body = json!({ "name": "x", "sealed": seal, "seat": -1 });
            post(
                "a seat of wrong type",
                &seats,
                body,
                bad,
                Problem::Unreadable,
            )
        }
        12 => {
            let path = format!("/api/tables/{free}/bots");
            let body = json!({ "host": guessed, "bot": "knight" });
            post(
                "a bot of someone else",
                &path,
                body,
                StatusCode::FORBIDDEN,
                Problem::WrongSecret,
            )
        }
        13 => {
            let path = format!("/api/tables/{free}/start");
            post(
                "a start by a stranger",
                &path,
                json!({ "secret": guessed }),
                StatusCode::FORBIDDEN,
                Problem::WrongSecret,
            )
        }
        14 => {
            let path = format!("/api/tables/{free}/start");
            post(
                "a start with seats free",
                &path,
                json!({ "secret": targets.other }),
                StatusCode::CONFLICT,
                Problem::SeatsFree,
            )
        }
        15 => {
            let path = format!("/api/tables/{table}/start");
            let body = json!({ "secret": targets.secrets[0] });
            post(
                "a second start",
                &path,
                body,
                StatusCode::CONFLICT,
                Problem::Begun,
            )
        }
        16 => {
            let names = [
                "x",
                "ABCDEFGHJKMN",
                "aaaaaaaaaaaaa",
                "..%2f..%2fetc",
                "aaaaaaaaaaa0",
                "%00",
                "%20",
                "'--",
                "aaaaaaaaaaaa",
            ];
            let name = pick(&names, chance);
            let part = pick(&["", "/record"], chance);
            let path = format!("/api/tables/{name}{part}");
            of(
                "a name of no table",
                Method::GET,
                path,
                None,
                Vec::new(),
                StatusCode::NOT_FOUND,
                Some(Problem::NoSuchTable),
            )
        }
        17 => {
            let path = format!(
                "/api/tables/{}",
                "a".repeat(2_000 + chance.below(6_000) as usize)
            );
            of(
                "a very long name",
                Method::GET,
                path,
                None,
                Vec::new(),
                StatusCode::NOT_FOUND,
                Some(Problem::NoSuchTable),
            )
        }
        18 => {
            let secret = pick(&[&guessed, &targets.other], chance).as_str();
            let path = format!("/api/tables/{table}/record");
            of(
                "a record with a wrong secret",
                Method::GET,
                path,
                Some(secret),
                Vec::new(),
                StatusCode::FORBIDDEN,
                Some(Problem::WrongSecret),
            )
        }
        19 => {
            let secret = *pick(&[None, Some(guessed.as_str())], chance);
            let path = format!("/api/tables/{table}");
            of(
                "a table deleted by another",
                Method::DELETE,
                path,
                secret,
                Vec::new(),
                StatusCode::FORBIDDEN,
                Some(Problem::WrongSecret),
            )
        }
        20 => {
            // The other player does not agree, so that the table stays.
            let secret = Some(targets.secrets[0].as_str());
            let path = format!("/api/tables/{table}");
            let status = StatusCode::ACCEPTED;
            let kind = "a game removed by one of its players";
            of(kind, Method::DELETE, path, secret, Vec::new(), status, None)
        }
        21 => {
            let path = format!("/api/tables/{free}");
            of(
                "a table deleted by a guest",
                Method::DELETE,
                path,
                Some(&targets.other),
                Vec::new(),
                StatusCode::FORBIDDEN,
                Some(Problem::WrongSecret),
            )
        }
        22 => {
            let nonce = hex(16, chance);
            post(
                "a seat for a client of version 1",
                &seats,
                json!({ "name": "x", "nonce": nonce }),
                bad,
                Problem::Outdated,
            )
        }
        23 => {
            let [name, _] = NAMES;
            // Cyrillic letters, letters of full width, a joiner that shows nothing, other capitals.
            let alike = [
                name.to_owned(),
                name.replace('a', "\u{430}"),
                name.replace('M', "\u{ff2d}"),
                name.replace('l', "l\u{200d}"),
                name.to_uppercase(),
            ];
            post(
                "a name like another's",
                &seats,
                json!({ "name": pick(&alike, chance), "sealed": seal }),
                StatusCode::CONFLICT,
                Problem::NameTaken,
            )
        }
        27 => {
            let clocks = [
                json!({ "turn": 0, "bank": 0 }),
                json!({ "turn": 4, "bank": 60 }),
                json!({ "turn": u32::MAX, "bank": 0 }),
                json!({ "turn": 30, "bank": u32::MAX }),
            ];
            let body = json!({ "game": "kingdomino", "clock": pick(&clocks, chance) });
            post(
                "a clock out of bounds",
                tables,
                body,
                bad,
                Problem::BadClock,
            )
        }
        28 => {
            let clocks = [
                json!({}),
                json!({ "turn": -1 }),
                json!({ "turn": 1e30 }),
                json!({ "turn": 30, "bonus": 5 }),
                json!("quick"),
            ];
            let body = json!({ "game": "kingdomino", "clock": pick(&clocks, chance) });
            let kind = "a clock that is none";
            post(kind, tables, body, bad, Problem::Unreadable)
        }
        29 => {
            let (kind, path, body) = match chance.below(2) {
                0 => (
                    "a table locked by somebody",
                    "lock",
                    json!({ "host": guessed, "locked": chance.below(2) == 0 }),
                ),
                _ => (
                    "a host made by somebody",
                    "host",
                    json!({ "host": guessed, "seat": chance.below(3) }),
                ),
            };
            let path = format!("/api/tables/{free}/{path}");
            let status = StatusCode::FORBIDDEN;
            post(kind, &path, body, status, Problem::WrongSecret)
        }
        31 => {
            let many = vec![free.as_str(); 61];
            let bodies = [
                json!({}),
                json!({ "tables": free }),
                json!({ "tables": [letters(40, chance)] }),
                json!({ "tables": [free], "secret": guessed }),
                json!({ "tables": many }),
            ];
            let body = pick(&bodies, chance).clone();
            let kind = "overviews of what is none";
            post(kind, "/api/overviews", body, bad, Problem::Unreadable)
        }
        32 => {
            let names =
                (0..60).map(|_| TableId::of(std::array::from_fn(|_| chance.below(256) as u8)));
            let body = json!({ "tables": names.collect::<Vec<_>>() });
            of(
                "overviews of tables that are not there",
                Method::POST,
                "/api/overviews".to_owned(),
                None,
                body.to_string().into_bytes(),
                StatusCode::OK,
                None,
            )
        }
        24 => of(
            "a path that is not there",
            Method::GET,
            "/api/secrets".to_owned(),
            None,
            Vec::new(),
            StatusCode::NOT_FOUND,
            None,
        ),
        25 => of(
            "a method that is not there",
            Method::PUT,
            tables.to_owned(),
            None,
            b"{}".to_vec(),
            StatusCode::METHOD_NOT_ALLOWED,
            None,
        ),
        26 => of(
            "a path of bad UTF-8",
            Method::GET,
            "/api/tables/%ff%fe".to_owned(),
            None,
            Vec::new(),
            bad,
            None,
        ),
        _ => {
            let path = format!("/api/tables/{table}/socket");
            of(
                "a socket that does not want to be one",
                Method::GET,
                path,
                None,
                Vec::new(),
                bad,
                None,
            )
        }
    }
}

/// The kinds whose bytes are cut off. The server notices only when the attacker closes its side.
const LESS: &str = "less than was announced";
const HALF: &str = "half a greeting";

/// Bytes that are not HTTP, or HTTP with false headers.
fn raw(targets: &TargetTables, chance: &mut Quick) -> Attack {
    let table = &targets.table;
    let of = |kind, bytes: Vec<u8>, expected| Attack {
        kind,
        how: How::Raw {
            bytes,
            closes: matches!(kind, LESS | HALF),
        },
        expected,
    };
    let bad = Answer::Status(StatusCode::BAD_REQUEST, None);
    let post = |header: &str, body: &str| {
        format!(
            "POST /api/tables HTTP/1.1\r\nHost: x\r\nConnection: close\r\n{header}\r\n\r\n{body}"
        )
        .into_bytes()
    };
    let upgrade = |version: u32, origin: &str| {
        format!(
            "GET /api/tables/{table}/socket HTTP/1.1\r\nHost: x\r\nConnection: upgrade\r\nUpgrade: websocket\r\n\
             Sec-WebSocket-Version: {version}\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n{origin}\r\n"
        )
    };
    match chance.below(10) {
        0 => {
            // High bits only: if the noise were nothing but empty lines, the server would wait for a
            // request.
            let mut noise = bytes(500, chance);
            noise.iter_mut().for_each(|byte| *byte |= 0x80);
            noise.extend(b"\r\n\r\n");
            of("noise", noise, bad)
        }
        1 => of(
            "a length below nothing",
            post("Content-Length: -5", ""),
            bad,
        ),
        2 => of(
            "chunks that are none",
            post("Transfer-Encoding: chunked", "zz\r\n"),
            bad,
        ),
        3 => of(LESS, post("Content-Length: 5000", "{"), bad),
        4 => {
            // Beyond 16 kB the server reads no further.
            let long = 16 * 1024 + chance.below(600_000) as usize;
            let header = format!("X: {}", "a".repeat(long));
            let status = StatusCode::REQUEST_HEADER_FIELDS_TOO_LARGE;
            of(
                "a header without an end",
                post(&header, ""),
                Answer::Status(status, None),
            )
        }
        5 => {
            let head = upgrade(13, "Origin: https://evil.example\r\n").into_bytes();
            let status = StatusCode::FORBIDDEN;
            of("a page of another site", head, Answer::Status(status, None))
        }
        8 => {
            let from = pick(&["https://evil.example", "null", "http://x:81"], chance);
            let request = post(&format!("Origin: {from}\r\nContent-Length: 2"), "{}");
            let status = StatusCode::FORBIDDEN;
            let kind = "a request of another site";
            of(kind, request, Answer::Status(status, None))
        }
        6 => {
            let version = *pick(&[0, 12, 99], chance);
            of(
                "a socket of another version",
                upgrade(version, "").into_bytes(),
                bad,
            )
        }
        7 => {
            let whole = upgrade(13, "");
            let half = chance.below(whole.len() as u32 - 1) as usize;
            of(HALF, whole.as_bytes()[..half].to_vec(), Answer::Ended)
        }
        _ => of(
            "HTTP of the future",
            b"GET /api/tables HTTP/7.1\r\n\r\n".to_vec(),
            bad,
        ),
    }
}
