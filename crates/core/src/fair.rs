//! Deals that every player can check after the game.
//!
//! Before the players sit down, the table draws a secret seed and publishes its hash, the
//! *commitment*. Each person adds a nonce. The key of the deals comes from the seed and the nonces,
//! so neither the table nor a player can choose the deals. After the game the table publishes the
//! seed, and every player can draw every chance event again.
//!
//! ```
//! use takht_core::{Chance, fair::Fair};
//! let fair = Fair::new([7; 32], vec![vec![1; 16], vec![]]);
//! let key = fair.key().unwrap();
//! // The third chance event of this game, drawn twice, is the same both times.
//! let draw = || { let mut deal = key.event(2); [deal.below(48), deal.below(47)] };
//! assert_eq!(draw(), draw());
//! ```

use rand_chacha::ChaCha20Rng;
use rand_core::{Rng, SeedableRng};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};

use crate::{Chance, Game, Message, Record, RecordError, Turn};

/// The version of the fair-deal scheme that this crate implements.
pub const FAIR_SCHEME: u64 = 1;

/// The length of a person's nonce in bytes; a bot's is empty.
pub const NONCE_BYTES: usize = 16;

/// The fair-deal block of a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fair {
    /// SHA-256 of the seed, published before the game.
    pub commit: [u8; 32],
    /// What each seat's client added, in seat order; empty for bots.
    pub nonces: Vec<Vec<u8>>,
    /// The table's secret, published after the game.
    pub seed: Option<[u8; 32]>,
}

/// The key from which every chance event of one game is drawn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FairKey([u8; 32]);

/// Why a game's deals could not be verified.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum Unfair {
    /// The record has no fair-deal block.
    #[error("the record has no fair-deal block")]
    Absent,
    /// A value of the block has the wrong form.
    #[error("\"{0}\" of the fair-deal block is malformed")]
    Malformed(&'static str),
    /// The block uses another version of the scheme.
    #[error("unknown fair-deal scheme {0}")]
    Scheme(String),
    /// The table has not published the seed yet.
    #[error("the seed is not published yet")]
    SeedSecret,
    /// The seed is not the one the table committed to.
    #[error("the seed does not match the commitment")]
    Commitment,
    /// The number of nonces differs from the number of players.
    #[error("{got} nonces for {players} players")]
    Nonces {
        /// How many nonces there are.
        got: usize,
        /// How many players there are.
        players: usize,
    },
    /// A chance event is not the one the key draws.
    #[error("event {index} is \"{text}\", the key draws \"{drawn}\"")]
    Differs {
        /// The index of the event in the record.
        index: usize,
        /// The event in the record.
        text: String,
        /// The event that the key draws.
        drawn: String,
    },
    /// The record itself is not valid.
    #[error(transparent)]
    Record(#[from] RecordError),
}

impl Unfair {
    /// What is wrong, as a message for players.
    pub fn message(&self) -> Message {
        match self {
            Self::Absent => Message::new("fair-absent"),
            Self::Malformed(key) => Message::new("fair-malformed").with("key", *key),
            Self::Scheme(got) => Message::new("fair-scheme")
                .with("got", crate::options::shortened(got))
                .with("scheme", FAIR_SCHEME),
            Self::SeedSecret => Message::new("fair-seed-secret"),
            Self::Commitment => Message::new("fair-commitment"),
            Self::Nonces { got, players } => Message::new("fair-nonces")
                .with("got", *got)
                .with("players", *players),
            Self::Differs { index, text, drawn } => Message::new("fair-differs")
                .with("index", *index)
                .with("text", text.as_str())
                .with("drawn", drawn.as_str()),
            Self::Record(error) => error.in_full(),
        }
    }
}

impl Fair {
    /// The block of a table that has drawn this seed.
    pub fn new(seed: [u8; 32], nonces: Vec<Vec<u8>>) -> Self {
        Self {
            commit: Sha256::digest(seed).into(),
            nonces,
            seed: Some(seed),
        }
    }

    /// The block without the seed, as the table publishes it before the game.
    #[must_use]
    pub fn without_seed(&self) -> Self {
        Self {
            seed: None,
            ..self.clone()
        }
    }

    /// Reads the block of a record.
    pub fn read(value: &Value) -> Result<Self, Unfair> {
        match value.get("scheme") {
            Some(scheme) if scheme.as_u64() == Some(FAIR_SCHEME) => {}
            Some(other) => return Err(Unfair::Scheme(other.to_string())),
            None => return Err(Unfair::Malformed("scheme")),
        }
        let bytes32 = |key: &'static str| -> Result<Option<[u8; 32]>, Unfair> {
            let Some(value) = value.get(key).filter(|value| !value.is_null()) else {
                return Ok(None);
            };
            let bytes = value
                .as_str()
                .and_then(|text| base16ct::mixed::decode_vec(text).ok());
            let exact = bytes.and_then(|bytes| bytes.try_into().ok());
            exact.map(Some).ok_or(Unfair::Malformed(key))
        };
        let nonce = |value: &Value| {
            let bytes = value
                .as_str()
                .and_then(|text| base16ct::mixed::decode_vec(text).ok());
            bytes.filter(|bytes| bytes.is_empty() || bytes.len() == NONCE_BYTES)
        };
        let nonces = value.get("nonces").and_then(Value::as_array);
        Ok(Self {
            commit: bytes32("commit")?.ok_or(Unfair::Malformed("commit"))?,
            nonces: nonces
                .and_then(|list| list.iter().map(nonce).collect())
                .ok_or(Unfair::Malformed("nonces"))?,
            seed: bytes32("seed")?,
        })
    }

    /// The block as a record writes it.
    pub fn to_value(&self) -> Value {
        let nonces: Vec<String> = self.nonces.iter().map(|nonce| hex(nonce)).collect();
        let mut value = json!({
            "scheme": FAIR_SCHEME,
            "commit": hex(&self.commit),
            "nonces": nonces,
        });
        if let Some(seed) = self.seed {
            value["seed"] = hex(&seed).into();
        }
        value
    }

    /// The seed for the random parts of a ready-made layout. It comes from the secret seed, but the
    /// table draws no deal from it. None while the seed is secret.
    pub fn layout_seed(&self) -> Option<u64> {
        let hash = Sha256::digest(hex(&self.seed?));
        let first: [u8; 8] = hash[..8].try_into().ok()?;
        Some(u64::from_be_bytes(first))
    }

    /// The key of the deals, once the seed is known and matches the commitment.
    pub fn key(&self) -> Result<FairKey, Unfair> {
        let seed = self.seed.ok_or(Unfair::SeedSecret)?;
        if <[u8; 32]>::from(Sha256::digest(seed)) != self.commit {
            return Err(Unfair::Commitment);
        }
        let mut hash = Sha256::new();
        hash.update(seed);
        self.nonces.iter().for_each(|nonce| hash.update(nonce));
        Ok(FairKey(hash.finalize().into()))
    }
}

impl FairKey {
    /// The random numbers of the `k`-th chance event, counted from 0.
    pub fn event(&self, k: u64) -> impl Chance + use<> {
        let mut generator = ChaCha20Rng::from_seed(self.0);
        generator.set_stream(k);
        Dealer(generator)
    }
}

fn hex(bytes: &[u8]) -> String {
    base16ct::lower::encode_string(bytes)
}

/// ChaCha20 as a source of chance, exactly as the scheme defines it.
struct Dealer(ChaCha20Rng);

impl Chance for Dealer {
    fn below(&mut self, n: u32) -> u32 {
        let whole = 1_u64 << 32;
        let limit = whole / u64::from(n) * u64::from(n);
        loop {
            let drawn = self.0.next_u32();
            if u64::from(drawn) < limit {
                return drawn % n;
            }
        }
    }
}

/// Draws every chance event of a record again, compares, and returns how many there are.
pub fn verify<G: Game>(record: &Record) -> Result<usize, Unfair> {
    let fair = Fair::read(record.fair.as_ref().ok_or(Unfair::Absent)?)?;
    let key = fair.key()?;
    let players = record.begin::<G>()?.players();
    if fair.nonces.len() != players {
        return Err(Unfair::Nonces {
            got: fair.nonces.len(),
            players,
        });
    }
    let (mut count, mut differs) = (0, None);
    record.replay(|game: &G, index, event| {
        if game.turn() == Turn::Chance {
            let drawn = game.deal(&mut key.event(count));
            if drawn != event && differs.is_none() {
                differs = Some(Unfair::Differs {
                    index,
                    text: event.to_string(),
                    drawn: drawn.to_string(),
                });
            }
            count += 1;
        }
    })?;
    differs.map_or(Ok(count as usize), Err)
}
