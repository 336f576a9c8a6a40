//! A seat of the person at a table of the server: the secret that proves it, the nonce that its deals
//! depend on, and what this device noted to compare it with the record at the end.

use serde_json::{Value, json};
use takht_core::fair::{Fair, Noted, SeenEvents, seal};
use takht_core::{MAX_SEATS, Seat, Viewer};
use takht_protocol::{Play, TableSnapshot, TableState, ToTable, Who};

use crate::browser;

/// A seat at a table of the server.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct OwnSeat {
    pub(crate) secret: String,
    /// Random bytes in hex, which nobody else may know before the table asks for them. None if another
    /// device of the person drew them.
    pub(crate) nonce: Option<String>,
    /// The number of the seat, once the server has told it.
    pub(crate) number: Option<usize>,
    /// The name of the person who sits there, as far as it is known.
    pub(crate) name: String,
    /// A turn that the server has not answered yet.
    pub(crate) pending: Option<Play>,
    /// The commitment for which the nonce was sealed.
    pub(super) sealed_for: Option<Value>,
    /// The commitment and the seals, from the moment at which the nonces were opened.
    pub(super) noted: Option<Value>,
    /// How many events of the game this seat has been shown, and their hash.
    pub(super) seen: SeenEvents,
    /// True if the host has removed the person from this seat.
    pub(super) is_removed: bool,
}

/// What follows from the state of a table.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Due {
    Nothing,
    /// The table waits for this message.
    Send(ToTable),
    /// The table is no longer bound to what it promised: nothing may be sent any more.
    Stop,
}

/// The events that a page has received since it was opened.
#[derive(Clone, Debug, Default)]
pub(crate) struct ReceivedEvents {
    events: Vec<String>,
    hash: SeenEvents,
}

/// The seal of a nonce, both in hex.
pub(crate) fn seal_of(nonce: &str) -> String {
    let seal = bytes(nonce).and_then(|bytes| seal(&bytes));
    seal.map(|seal| browser::hex(&seal)).unwrap_or_default()
}

fn bytes(hex: &str) -> Option<Vec<u8>> {
    let pair = |at| u8::from_str_radix(hex.get(at..at + 2)?, 16).ok();
    (0..hex.len()).step_by(2).map(pair).collect()
}

/// A text that the browser kept.
pub(super) fn text(kept: &Value) -> Option<String> {
    kept.as_str().map(str::to_owned)
}

/// A list of texts that the browser kept.
pub(super) fn texts(kept: &Value) -> Vec<String> {
    kept.as_array()
        .into_iter()
        .flatten()
        .filter_map(text)
        .collect()
}

/// An unanswered turn that the browser kept.
pub(super) fn read_turn(kept: &Value) -> Option<Play> {
    Some(Play {
        play: texts(&kept["play"]),
        ply: kept["ply"].as_u64()? as usize,
        id: text(&kept["id"])?,
    })
}

impl OwnSeat {
    pub(crate) fn new(secret: String) -> Self {
        Self {
            secret,
            ..Self::default()
        }
    }

    /// The operator has taken back turns, and the page says so: the notes of the events begin again.
    pub(super) fn rewind(&mut self) {
        self.seen = SeenEvents::default();
        self.pending = None;
    }

    /// How many events of the game this seat has been shown.
    pub(super) fn seen_count(&self) -> usize {
        self.seen.count
    }

    /// Reads what [`OwnSeat::write`] wrote. Derived code would be several times as large.
    pub(super) fn read(kept: &Value) -> Option<Self> {
        let count = kept["seen"].as_u64();
        let hash = kept["hash"].as_str().and_then(bytes);
        let hash = hash.and_then(|hash| hash.try_into().ok());
        let seen = count.zip(hash).map(|(count, hash)| SeenEvents {
            count: count as usize,
            hash,
        });
        let known = |key: &str| Some(&kept[key]).filter(|value| !value.is_null()).cloned();
        Some(Self {
            secret: text(&kept["secret"])?,
            nonce: text(&kept["nonce"]),
            number: kept["number"].as_u64().map(|number| number as usize),
            name: text(&kept["name"]).unwrap_or_default(),
            pending: read_turn(&kept["pending"]),
            sealed_for: known("sealed_for"),
            noted: known("noted"),
            seen: seen.unwrap_or_default(),
            is_removed: kept["removed"] == true,
        })
    }

    /// The seat as the browser keeps it.
    pub(super) fn write(&self) -> Value {
        let pending = self.pending.as_ref();
        let pending =
            pending.map(|turn| json!({ "play": turn.play, "ply": turn.ply, "id": turn.id }));
        json!({
            "secret": self.secret,
            "nonce": self.nonce,
            "number": self.number,
            "name": self.name,
            "pending": pending,
            "sealed_for": self.sealed_for,
            "noted": self.noted,
            "seen": self.seen.count,
            "hash": browser::hex(&self.seen.hash),
            "removed": self.is_removed,
        })
    }

    /// Compares the table with what was noted, and finds what this seat's client has to send.
    /// `is_welcomed` is true for the first snapshot of a connection; `draw` draws a nonce.
    pub(crate) fn look(
        &mut self,
        number: usize,
        snapshot: &TableSnapshot,
        is_welcomed: bool,
        draw: fn() -> String,
    ) -> Due {
        self.number = Some(number);
        if let Some(Who::Person(name)) = snapshot.seats.get(number).map(|seat| &seat.who) {
            self.name.clone_from(name);
        }
        let fair = &snapshot.fair;
        let sealed = &fair["sealed"];
        let promised = json!({
            "scheme": fair["scheme"],
            "commit": fair["commit"],
            "sealed": sealed,
        });
        let own_seal = sealed[number].as_str().unwrap_or_default();
        if snapshot.state == TableState::Gathering {
            // After the nonces were opened, the table drew another seed: what everybody knows now
            // must not decide its deals.
            let was_opened = self.noted.take().is_some();
            if was_opened {
                self.nonce = None;
                self.seen = SeenEvents::default();
            }
            let is_own = self.nonce.as_deref().map(seal_of).as_deref() == Some(own_seal);
            // A table that draws another seed has to ask for other seals.
            if is_own && self.is_for_another(&fair["commit"]) {
                return Due::Stop;
            }
            self.sealed_for = is_own.then(|| fair["commit"].clone());
            // Another device of the person may have sealed a nonce, too. If each of them did that
            // whenever it saw the other's seal, they would never come to an end.
            let seals = own_seal.is_empty() || is_welcomed || was_opened;
            if is_own || !seals || sealed.is_null() {
                return Due::Nothing;
            }
            let nonce = self.nonce.get_or_insert_with(draw);
            return Due::Send(ToTable::Seal(seal_of(nonce)));
        }
        match &self.noted {
            Some(noted) if *noted != promised => return Due::Stop,
            Some(_) => {}
            None if self.is_for_another(&fair["commit"]) => return Due::Stop,
            None => {
                let is_sealed = |(number, _)| {
                    let seal = sealed[number].as_str();
                    seal.is_some_and(|seal| !seal.is_empty())
                };
                let seats = snapshot.seats.iter().enumerate();
                let mut people = seats.filter(|(_, seat)| matches!(seat.who, Who::Person(_)));
                if snapshot.state == TableState::Opening && !people.all(is_sealed) {
                    return Due::Nothing;
                }
                let is_other = |nonce: &mut String| seal_of(nonce) != own_seal;
                if !sealed.is_null() {
                    // Another device of the person sealed the nonce of this game.
                    self.nonce.take_if(is_other);
                }
                self.noted = Some(promised);
            }
        }
        let is_open = fair["nonces"][number] != "";
        match &self.nonce {
            Some(nonce) if snapshot.state == TableState::Opening && !is_open => {
                Due::Send(ToTable::Open(nonce.clone()))
            }
            _ => Due::Nothing,
        }
    }

    /// True if the nonce was sealed for another commitment than this one.
    fn is_for_another(&self, commit: &Value) -> bool {
        let sealed_for = self.sealed_for.as_ref();
        sealed_for.is_some_and(|sealed_for| sealed_for != commit)
    }

    /// Notes events of the game, the first of which has that ply. Returns false if they are not those
    /// that this seat was shown before.
    pub(crate) fn note(
        &mut self,
        received: &mut ReceivedEvents,
        ply: usize,
        events: &[String],
    ) -> bool {
        let SeenEvents { count, hash } = self.seen;
        for (index, event) in (ply..).zip(events) {
            match received.events.get(index) {
                Some(known) if known != event => return false,
                Some(_) => {}
                // Earlier events are missing: the page asks for them.
                None if index > received.events.len() => return true,
                None => {
                    received.events.push(event.clone());
                    received.hash.push(event);
                    if received.hash.count == count && received.hash.hash != hash {
                        return false;
                    }
                }
            }
        }
        if received.hash.count > count {
            self.seen = received.hash;
        }
        true
    }

    /// What this device noted of the game.
    pub(crate) fn noted(&self) -> Noted {
        let (Some(number), Some(promised)) = (self.number, &self.noted) else {
            return Noted::default();
        };
        let mut promised = promised.clone();
        promised["nonces"] = json!([]);
        let fair = Fair::read(&promised).ok();
        let nonce = self.nonce.as_deref().and_then(bytes);
        let viewer = Seat::all(MAX_SEATS).nth(number).map(Viewer::Seat);
        let seen = viewer.map(|viewer| (viewer, self.seen));
        Noted {
            commit: fair.as_ref().map(|fair| fair.commit),
            sealed: fair.and_then(|fair| fair.sealed),
            nonces: nonce.into_iter().map(|nonce| (number, nonce)).collect(),
            seen: seen.filter(|(_, seen)| seen.count > 0),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn draw() -> String {
        "0f".repeat(16)
    }

    /// A table with Ada on seat 0, Bo on seat 1 and a bot.
    fn table(state: &str, commit: &str, seals: [&str; 2], nonces: [&str; 2]) -> TableSnapshot {
        let seat = |who: Value| json!({ "who": who, "here": true });
        let table = json!({
            "table": "a".repeat(12),
            "game": "kingdomino",
            "options": {},
            "state": state,
            "seats": [seat(json!({ "person": "Ada" })), seat(json!({ "person": "Bo" })), seat(json!({ "bot": "novice" }))],
            "patience": null,
            "fair": {
                "scheme": 2,
                "commit": commit.repeat(32),
                "sealed": [seals[0], seals[1], ""],
                "nonces": [nonces[0], nonces[1], ""],
            },
        });
        serde_json::from_value(table).unwrap()
    }

    fn ada() -> (OwnSeat, String) {
        let nonce = "ab".repeat(16);
        let seal = seal_of(&nonce);
        let seat = OwnSeat {
            nonce: Some(nonce),
            ..OwnSeat::new("s".to_owned())
        };
        (seat, seal)
    }

    fn bo() -> String {
        seal_of(&"cd".repeat(16))
    }

    #[test]
    fn a_nonce_is_opened_once_all_are_sealed_and_never_for_another_commitment() {
        let (mut seat, own) = ada();
        let nonce = seat.nonce.clone().unwrap();
        let mut look = |state: &str, commit: &str, seals: [&str; 2], nonces: [&str; 2]| {
            seat.look(0, &table(state, commit, seals, nonces), false, draw)
        };
        let bo = bo();
        let open = Due::Send(ToTable::Open(nonce.clone()));
        assert_eq!(
            look("gathering", "01", [&own, ""], ["", ""]),
            Due::Nothing,
            "the nonce stays here"
        );
        assert_eq!(look("gathering", "01", [&own, &bo], ["", ""]), Due::Nothing);
        assert_eq!(
            look("opening", "01", [&own, ""], ["", ""]),
            Due::Nothing,
            "not before everybody has a seal"
        );
        assert_eq!(look("opening", "01", [&own, &bo], ["", ""]), open);
        assert_eq!(look("opening", "01", [&own, &bo], ["", ""]), open, "again");
        let opened = [nonce.as_str(), ""];
        assert_eq!(look("opening", "01", [&own, &bo], opened), Due::Nothing);
        assert_eq!(look("playing", "01", [&own, &bo], opened), Due::Nothing);
        let other = seal_of(&"ee".repeat(16));
        for state in ["opening", "playing", "over"] {
            assert_eq!(look(state, "02", [&own, &bo], opened), Due::Stop);
            assert_eq!(look(state, "01", [&own, &other], opened), Due::Stop);
            assert_eq!(look(state, "01", [&other, &bo], opened), Due::Stop);
        }
        assert_eq!(look("over", "01", [&own, &bo], opened), Due::Nothing);
    }

    #[test]
    fn a_nonce_is_sealed_for_one_commitment() {
        for state in ["gathering", "opening"] {
            let ((mut seat, own), bo) = (ada(), bo());
            let seals = [own.as_str(), bo.as_str()];
            let gathering = table("gathering", "01", [&own, ""], ["", ""]);
            assert_eq!(seat.look(0, &gathering, true, draw), Due::Nothing);
            let changed = table(state, "02", seals, ["", ""]);
            // A reload forgets nothing.
            let mut seat = OwnSeat::read(&seat.write()).unwrap();
            assert_eq!(seat.look(0, &changed, false, draw), Due::Stop, "{state}");
            // With new seals it may have another one.
            let again = table("gathering", "02", ["", ""], ["", ""]);
            assert!(matches!(seat.look(0, &again, false, draw), Due::Send(_)));
        }
    }

    #[test]
    fn who_has_no_seal_draws_a_nonce_and_what_was_open_is_not_used_again() {
        let (mut seat, own) = ada();
        let bo = bo();
        let new = Due::Send(ToTable::Seal(seal_of(&draw())));
        seat.look(
            0,
            &table("opening", "01", [&own, &bo], ["", ""]),
            true,
            draw,
        );
        // Somebody's seat was freed: everybody seals another nonce.
        let again = table("gathering", "02", ["", ""], ["", ""]);
        assert_eq!(seat.look(0, &again, false, draw), new);
        assert_eq!(seat.noted(), Noted::default());
        assert_eq!(seat.look(0, &again, false, draw), new, "until it is there");
        let sealed = seal_of(&draw());
        let there = table("gathering", "02", [&sealed, ""], ["", ""]);
        assert_eq!(seat.look(0, &there, true, draw), Due::Nothing);
        // A table that keeps the seal of a nonce that it knows does not get it again.
        let (mut seat, own) = ada();
        seat.look(
            0,
            &table("opening", "01", [&own, &bo], ["", ""]),
            true,
            draw,
        );
        let kept = table("gathering", "02", [&own, &bo], ["", ""]);
        assert_eq!(seat.look(0, &kept, false, draw), new);
    }

    #[test]
    fn a_second_device_seals_once_when_it_comes_and_then_leaves_the_seal_alone() {
        let bo = bo();
        let (_, other) = ada();
        let mut seat = OwnSeat::new("s".to_owned());
        let there = table("gathering", "01", [&other, &bo], ["", ""]);
        let new = Due::Send(ToTable::Seal(seal_of(&draw())));
        assert_eq!(seat.look(0, &there, true, draw), new);
        assert_eq!(seat.look(0, &there, false, draw), Due::Nothing);
        // It cannot open what the other device has sealed, but it notes what is promised.
        let opening = table("opening", "01", [&other, &bo], ["", ""]);
        assert_eq!(seat.look(0, &opening, false, draw), Due::Nothing);
        let noted = seat.noted();
        assert_eq!(noted.commit, Some([1; 32]));
        assert!(noted.nonces.is_empty());
        let changed = table("playing", "02", [&other, &bo], ["", ""]);
        assert_eq!(seat.look(0, &changed, true, draw), Due::Stop);
    }

    #[test]
    fn a_game_of_the_scheme_without_seals_goes_on() {
        let (mut seat, _) = ada();
        let mut playing = table("playing", "01", ["", ""], [&"ab".repeat(16), ""]);
        playing.fair =
            json!({ "scheme": 1, "commit": "01".repeat(32), "nonces": ["ab".repeat(16), "", ""] });
        assert_eq!(seat.look(0, &playing, true, draw), Due::Nothing);
        let noted = seat.noted();
        assert_eq!((noted.commit, noted.sealed), (Some([1; 32]), None));
        assert_eq!(noted.nonces[&0], [0xab; 16]);
        playing.fair["commit"] = "02".repeat(32).into();
        assert_eq!(seat.look(0, &playing, true, draw), Due::Stop);
    }

    #[test]
    fn events_that_were_shown_stay_as_they_were() {
        let events = ["a", "b", "c", "d"].map(str::to_owned);
        let (mut seat, own) = ada();
        let bo = bo();
        seat.look(
            0,
            &table("opening", "01", [&own, &bo], ["", ""]),
            true,
            draw,
        );
        let mut received = ReceivedEvents::default();
        assert!(seat.note(&mut received, 0, &events[..2]));
        assert!(seat.note(&mut received, 3, &events[3..]), "c is missing");
        assert!(seat.note(&mut received, 1, &events[1..3]));
        let (viewer, seen) = seat.noted().seen.unwrap();
        assert_eq!(viewer, Viewer::Seat(Seat::new(0).unwrap()));
        assert_eq!(seen, SeenEvents::of(&events[..3]));
        assert!(!seat.note(&mut received, 1, &["x".to_owned()]), "at once");
        // After a reload everything comes again.
        let kept = OwnSeat::read(&seat.write()).unwrap();
        assert_eq!(kept, seat);
        let mut received = ReceivedEvents::default();
        let mut seat = kept.clone();
        assert!(seat.note(&mut received, 0, &events[..1]), "a part of it");
        assert_eq!(seat, kept);
        assert!(seat.note(&mut received, 1, &events[1..]));
        assert_eq!(seat.noted().seen.unwrap().1.count, 4);
        let mut other = events.clone();
        other[1] = "x".to_owned();
        let mut seat = kept;
        assert!(!seat.note(&mut ReceivedEvents::default(), 0, &other));
    }
}
