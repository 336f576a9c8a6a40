//! People who have a name without an account: a key pair that their device has made.
//!
//! The public key is who they are. Whatever they want to be theirs they sign with Ed25519; the texts that
//! are signed are here, so that pages and the server agree on every byte.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::TableId;

/// Who a person is: their public Ed25519 key, 64 lower-case hex digits.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(value_type = String))]
#[serde(try_from = "String", into = "String")]
pub struct PersonKey(String);

/// The digits of a key.
const KEY: usize = 64;

/// The digits of a signature.
const SIGNATURE: usize = 128;

fn is_hex(text: &str, digits: usize) -> bool {
    let is_digit = |byte: u8| byte.is_ascii_digit() || (b'a'..=b'f').contains(&byte);
    text.len() == digits && text.bytes().all(is_digit)
}

impl PersonKey {
    /// The key as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for PersonKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl FromStr for PersonKey {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match is_hex(text, KEY) {
            true => Ok(Self(text.to_owned())),
            false => Err("a key is 64 lower-case hex digits"),
        }
    }
}

impl TryFrom<String> for PersonKey {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        text.parse()
    }
}

impl From<PersonKey> for String {
    fn from(key: PersonKey) -> Self {
        key.0
    }
}

/// A person's signature under what they send: an Ed25519 signature, 128 lower-case hex digits.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(value_type = String))]
#[serde(try_from = "String", into = "String")]
pub struct Signature(String);

impl Signature {
    /// The signature as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl TryFrom<String> for Signature {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        match is_hex(&text, SIGNATURE) {
            true => Ok(Self(text)),
            false => Err("a signature is 128 lower-case hex digits"),
        }
    }
}

impl From<Signature> for String {
    fn from(signature: Signature) -> Self {
        signature.0
    }
}

/// Who signs, and the signature.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Signed {
    /// The person's key.
    pub key: PersonKey,
    /// The signature under the text that the request names.
    pub signature: Signature,
}

/// What a person signs who takes a seat: it is good for this table, nonce and secret alone. `secret_hash` is
/// the SHA-256 hash, in lower-case hex, of the text of the secret.
pub fn seat_text(table: &TableId, sealed: &str, secret_hash: &str) -> String {
    format!("takht seat 1\n{table}\n{sealed}\n{secret_hash}")
}

/// What a person signs who looks for others in the lobby: it is good for this nonce and secret alone.
pub fn seek_text(sealed: &str, secret_hash: &str) -> String {
    format!("takht seek 1\n{sealed}\n{secret_hash}")
}

/// What a person signs who shows themselves in the lobby: it is good for this secret alone, however often.
pub fn here_text(secret_hash: &str) -> String {
    format!("takht here 1\n{secret_hash}")
}

/// What a person signs who changes what the server keeps about them.
pub fn change_text(key: &PersonKey, version: u64, change: &str) -> String {
    format!("takht person 1\n{key}\n{version}\n{change}")
}

/// The shape by which others know a person at a glance.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the names say which shapes they are")]
pub enum Shape {
    #[default]
    Crown,
    Tower,
    Tree,
    Fish,
    Star,
    Moon,
    Sun,
    Leaf,
}

impl Shape {
    /// All shapes.
    pub const ALL: [Self; 8] = [
        Self::Crown,
        Self::Tower,
        Self::Tree,
        Self::Fish,
        Self::Star,
        Self::Moon,
        Self::Sun,
        Self::Leaf,
    ];
}

/// The colour of a person's shape.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the names say which colours they are")]
pub enum Colour {
    #[default]
    Red,
    Orange,
    Yellow,
    Green,
    Teal,
    Blue,
    Violet,
    Pink,
}

impl Colour {
    /// All colours.
    pub const ALL: [Self; 8] = [
        Self::Red,
        Self::Orange,
        Self::Yellow,
        Self::Green,
        Self::Teal,
        Self::Blue,
        Self::Violet,
        Self::Pink,
    ];
}

/// The body of `POST /api/people/{key}`: a person changes what the server keeps about them. The first change
/// introduces them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct SignedChange {
    /// Greater than the version that the server has, so that nobody can repeat an earlier change. The first
    /// is 1.
    pub version: u64,
    /// The change: the JSON text of a [`PersonChange`], exactly as it was signed.
    pub change: String,
    /// The signature under [`change_text`].
    pub signature: Signature,
}

/// A change of what the server keeps about a person.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum PersonChange {
    /// The name and the look: `{"look": {"name": "Leyla", "shape": "star", "colour": "teal"}}`. The first
    /// change of a person is always this one.
    Look(Look),
    /// Is not paired with this person again: `{"block": "KEY"}`.
    Block(PersonKey),
    /// Blocks the person no longer: `{"unblock": "KEY"}`.
    Unblock(PersonKey),
    /// Keeps a seed that a passkey has wrapped: `{"passkey": {"credential": "…", "wrapped": "…"}}`.
    Passkey(WrappedSeed),
    /// Forgets the passkey with this credential: `{"forget_passkey": "…"}`.
    ForgetPasskey(String),
    /// Changes nothing, and asks for everything that the server keeps: `{"show": true}`.
    Show(bool),
    /// Deletes the person: `{"delete": true}`. The key can never be used again.
    Delete(bool),
}

/// How a person looks to others.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Look {
    /// The name.
    pub name: String,
    /// The shape.
    pub shape: Shape,
    /// Its colour.
    pub colour: Colour,
}

/// The seed of a key pair, wrapped so that only the device with the passkey can unwrap it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct WrappedSeed {
    /// The id of the passkey's credential, in base64url without padding; at most 400 characters.
    pub credential: String,
    /// The wrapped seed: 32 bytes in hex.
    pub wrapped: String,
}

/// How well a person plays a game at a pace, as the server estimates it from rated games.
///
/// The scale begins at 1500 ± 500. It is sixty times that of the Weng-Lin estimate, which begins at 25 ± 8⅓.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Rating {
    /// The estimate.
    pub value: i32,
    /// Its standard deviation.
    pub uncertainty: i32,
    /// The number of rated games.
    pub games: u32,
}

/// A person at a seat or in the lobby, as everyone sees them. Their name stands beside it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct PersonCard {
    /// Their key; their page is `GET /api/people/{key}`.
    pub key: PersonKey,
    /// Their shape.
    pub shape: Shape,
    /// Its colour.
    pub colour: Colour,
    /// Their rating at this game and pace when they sat down, if they have one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rating: Option<Rating>,
}

/// The answer to `GET /api/people/{key}`: a person's page, which anybody may read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct PersonPage {
    /// Their key.
    pub key: PersonKey,
    /// The version of what the server keeps; the next change has a greater one.
    pub version: u64,
    /// How they look. The name is empty if the operator has removed it.
    pub look: Look,
    /// Since when the server has known them, in seconds since 1970.
    pub since: i64,
    /// Their ratings.
    pub ratings: Vec<GameRating>,
    /// How many games they have finished, by game and pace.
    pub counts: Vec<GameCount>,
    /// Their last games, the newest first: fifty at most.
    pub results: Vec<PersonResult>,
}

/// A person's rating at a game and a pace.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct GameRating {
    /// The game's name.
    pub game: String,
    /// The pace: `quick`, `steady`, `calm` or `slow`.
    pub pace: String,
    /// The rating.
    pub rating: Rating,
}

/// How many games a person has finished.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct GameCount {
    /// The game's name.
    pub game: String,
    /// The pace; none for games whose table had no clock with a name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pace: Option<String>,
    /// The number of finished games.
    pub games: u32,
    /// In how many of them the person had the first place, alone or with others.
    pub won: u32,
}

/// A finished game on a person's page.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct PersonResult {
    /// The id of the table.
    pub table: TableId,
    /// The game's name.
    pub game: String,
    /// The pace; none if the table had no clock with a name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pace: Option<String>,
    /// When the game ended, in seconds since 1970.
    pub at: i64,
    /// The person's seat.
    pub seat: usize,
    /// Everybody who played, by seat.
    pub players: Vec<ResultPlayer>,
    /// The person's rating after the game, if it was rated.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rating: Option<Rating>,
}

/// Somebody in a finished game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ResultPlayer {
    /// The name at the table, as records write it (`bot:knight`); empty for a person who was deleted.
    pub name: String,
    /// Their key, if they were identified.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub key: Option<PersonKey>,
    /// Their points.
    pub points: i32,
    /// Their place, from 1; several may share one.
    pub place: u32,
}

/// The answer to a signed change: everything that the server keeps about the person, which only they may
/// read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct OwnPerson {
    /// Their page.
    pub page: PersonPage,
    /// Whom they have blocked.
    pub blocks: Vec<PersonKey>,
    /// Their passkeys.
    pub passkeys: Vec<WrappedSeed>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_and_signatures_are_lower_case_hex_of_their_length() {
        let key = "0123456789abcdef".repeat(4);
        assert_eq!(key.parse::<PersonKey>().unwrap().as_str(), key);
        for wrong in ["", &key[1..], &key.to_uppercase(), &key.replace('a', "g")] {
            assert!(wrong.parse::<PersonKey>().is_err(), "{wrong}");
        }
        assert!(Signature::try_from(key.repeat(2)).is_ok());
        assert!(Signature::try_from(key).is_err());
    }

    #[test]
    fn changes_are_read_as_they_are_written() {
        let key: PersonKey = "ab".repeat(32).parse().unwrap();
        for (text, change) in [
            (
                r#"{"look":{"name":"Leyla","shape":"star","colour":"teal"}}"#,
                PersonChange::Look(Look {
                    name: "Leyla".to_owned(),
                    shape: Shape::Star,
                    colour: Colour::Teal,
                }),
            ),
            (r#"{"delete":true}"#, PersonChange::Delete(true)),
        ] {
            assert_eq!(serde_json::to_string(&change).unwrap(), text);
            assert_eq!(serde_json::from_str::<PersonChange>(text).unwrap(), change);
        }
        let block = PersonChange::Block(key.clone());
        let text = serde_json::to_string(&block).unwrap();
        assert_eq!(text, format!(r#"{{"block":"{key}"}}"#));
        for wrong in [
            r#"{"look":{"name":"x","shape":"cat","colour":"red"}}"#,
            r#"{"block":"me"}"#,
            r#"{"forgive":true}"#,
        ] {
            assert!(serde_json::from_str::<PersonChange>(wrong).is_err());
        }
    }
}
