//! Somebody with a key, as their device would act.

use http::Method;
use ring::signature::{Ed25519KeyPair, KeyPair as _};
use serde_json::{Value, json};
use sha2::{Digest as _, Sha256};

use crate::room::{Room, seal};

pub(crate) struct Person {
    pair: Ed25519KeyPair,
    pub(crate) key: String,
    pub(crate) version: u64,
}

fn hex(bytes: &[u8]) -> String {
    base16ct::lower::encode_string(bytes)
}

/// The secret with a number.
pub(crate) fn secret(number: u32) -> String {
    format!("{number:032x}")
}

impl Person {
    /// The person whose seed is a number; nobody has introduced them yet.
    pub(crate) fn new(number: u8) -> Self {
        let pair = Ed25519KeyPair::from_seed_unchecked(&[number; 32]).unwrap();
        Self {
            key: hex(pair.public_key().as_ref()),
            pair,
            version: 0,
        }
    }

    pub(crate) fn sign(&self, text: &str) -> String {
        hex(self.pair.sign(text.as_bytes()).as_ref())
    }

    /// The body of the next change.
    pub(crate) fn signed(&mut self, change: &Value) -> Value {
        self.version += 1;
        let (key, version) = (&self.key, self.version);
        let change = change.to_string();
        let signature = self.sign(&format!("takht person 1\n{key}\n{version}\n{change}"));
        json!({ "version": version, "change": change, "signature": signature })
    }

    /// Sends a body to the person's address; returns the status and the answer.
    pub(crate) async fn send(&self, room: &Room, body: Value) -> (u16, Value) {
        room.people(Method::POST, &self.key, body).await
    }

    /// Makes a change.
    pub(crate) async fn change(&mut self, room: &Room, change: Value) -> (u16, Value) {
        let body = self.signed(&change);
        self.send(room, body).await
    }

    /// Introduces the person.
    pub(crate) async fn introduced(number: u8, room: &Room, name: &str) -> Self {
        let mut person = Self::new(number);
        let look = json!({ "look": { "name": name, "shape": "star", "colour": "teal" } });
        let (status, answer) = person.change(room, look).await;
        assert_eq!(status, 200, "{answer}");
        person
    }

    /// The person's signature for a seat or a seek: under a first line, and perhaps a table.
    pub(crate) fn signs(&self, what: &str, secret: &str) -> Value {
        let hash = hex(Sha256::digest(secret).as_ref());
        let signature = self.sign(&format!("{what}\n{}\n{hash}", seal()));
        json!({ "key": self.key, "signature": signature })
    }

    /// The person's signature for a secret alone, under a first line.
    pub(crate) fn signs_alone(&self, what: &str, secret: &str) -> Value {
        let hash = hex(Sha256::digest(secret).as_ref());
        json!({ "key": self.key, "signature": self.sign(&format!("{what}\n{hash}")) })
    }

    /// The body of a request for a seat.
    pub(crate) fn sits(&self, table: &str, secret: &str) -> Value {
        let signed = self.signs(&format!("takht seat 1\n{table}"), secret);
        json!({ "name": "anything", "sealed": seal(), "secret": secret, "person": signed })
    }

    pub(crate) async fn page(&self, room: &Room) -> Value {
        room.people(Method::GET, &self.key, Value::Null).await.1
    }
}
