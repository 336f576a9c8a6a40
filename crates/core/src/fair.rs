//! Deals that every player can check after the game.
//!
//! Before the players sit down, the table draws a secret seed and publishes its hash, the
//! *commitment*. Each person who sits down draws a nonce and publishes its hash, the *seal*. When all
//! seals are known, the people open them: they publish their nonces. The key of the deals comes from
//! the seed and the nonces, so neither the table nor a player can choose the deals. After the game the
//! table publishes the seed, and every player can draw every chance event again, and compare the
//! record with what they [noted](Noted) while they played.
//!
//! In scheme 1, which is still read, people published their nonces at once when they sat down.
//!
//! ```
//! use takht_core::{Chance, fair::Fair};
//! let fair = Fair::new([7; 32], vec![vec![1; 16], vec![]]);
//! let key = fair.key().unwrap();
//! // The third chance event of this game, drawn twice, is the same both times.
//! let draw = || { let mut deal = key.event(2); [deal.below(48), deal.below(47)] };
//! assert_eq!(draw(), draw());
//! ```

use std::collections::BTreeMap;

use rand_chacha::ChaCha20Rng;
use rand_core::{Rng, SeedableRng};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};

use crate::{Chance, Game, Message, Quick, Record, RecordError, Turn, Viewer};

/// The newest version of the fair-deal scheme, which all new tables use.
pub const FAIR_SCHEME: u64 = 2;

/// The version of the scheme without seals.
const UNSEALED_SCHEME: u64 = 1;

/// The stream of the key from which ready-made layouts are drawn. Chance events use those from 0 on.
const LAYOUT_STREAM: u64 = 1 << 63;

/// The length of a person's nonce in bytes; a bot's is empty.
pub const NONCE_BYTES: usize = 16;

/// SHA-256 of a seat's nonce; none for a bot, and for a person who has not sealed one yet.
pub type Seal = Option<[u8; 32]>;

/// The fair-deal block of a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fair {
    /// SHA-256 of the seed, published before the game.
    pub commit: [u8; 32],
    /// The seals in seat order, published before any nonce; none in scheme 1.
    pub sealed: Option<Vec<Seal>>,
    /// What each seat's client added, in seat order; empty for bots, and for seals that are not open
    /// yet.
    pub nonces: Vec<Vec<u8>>,
    /// The ready-made layout with which the game begins, if there is one. Only scheme 2 tells it.
    pub layout: Option<String>,
    /// The table's secret, published after the game.
    pub seed: Option<[u8; 32]>,
}

/// The seal of a nonce; none for an empty one.
pub fn seal(nonce: &[u8]) -> Seal {
    (!nonce.is_empty()).then(|| Sha256::digest(nonce).into())
}

/// The commitment to a seed.
pub fn commit(seed: &[u8; 32]) -> [u8; 32] {
    Sha256::digest(seed).into()
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
    /// A nonce is not the one that its seat sealed.
    #[error("the nonce of seat {0} does not match its seal")]
    Seal(usize),
    /// The record has another commitment than the player noted before the game.
    #[error("the commitment is not the one that was noted")]
    OtherCommitment,
    /// The record has another seal for a seat than the player noted before the game.
    #[error("the seal of seat {0} is not the one that was noted")]
    OtherSeal(usize),
    /// The record has another nonce for a seat than its player gave.
    #[error("the nonce of seat {0} is not the one that was given")]
    OtherNonce(usize),
    /// The first events of the record are not those that the player saw.
    #[error("the first {0} events are not those that were seen")]
    OtherEvents(usize),
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
            Self::Seal(seat) => Message::new("fair-seal").with("seat", *seat + 1),
            Self::OtherCommitment => Message::new("fair-other-commitment"),
            Self::OtherSeal(seat) => Message::new("fair-other-seal").with("seat", *seat + 1),
            Self::OtherNonce(seat) => Message::new("fair-other-nonce").with("seat", *seat + 1),
            Self::OtherEvents(count) => Message::new("fair-other-events").with("count", *count),
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
    /// The block of a table that has drawn this seed, and whose people have opened these nonces.
    pub fn new(seed: [u8; 32], nonces: Vec<Vec<u8>>) -> Self {
        Self {
            commit: commit(&seed),
            sealed: Some(nonces.iter().map(|nonce| seal(nonce)).collect()),
            nonces,
            layout: None,
            seed: Some(seed),
        }
    }

    /// The block with the name of the layout with which the game begins.
    #[must_use]
    pub fn with_layout(self, layout: Option<&str>) -> Self {
        Self {
            layout: layout.map(str::to_owned),
            ..self
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
        let is_sealed = match value.get("scheme") {
            Some(scheme) if scheme.as_u64() == Some(FAIR_SCHEME) => true,
            Some(scheme) if scheme.as_u64() == Some(UNSEALED_SCHEME) => false,
            Some(other) => return Err(Unfair::Scheme(other.to_string())),
            None => return Err(Unfair::Malformed("scheme")),
        };
        let known = |key: &str| value.get(key).filter(|value| !value.is_null());
        let bytes32 = |key: &'static str| -> Result<Option<[u8; 32]>, Unfair> {
            let read = |value: &Value| exactly_32(value).ok_or(Unfair::Malformed(key));
            known(key).map(read).transpose()
        };
        let nonce = |value: &Value| {
            let bytes = bytes(value);
            bytes.filter(|bytes| bytes.is_empty() || bytes.len() == NONCE_BYTES)
        };
        let sealed = |value: &Value| match value.as_str() {
            Some("") => Some(None),
            _ => exactly_32(value).map(Some),
        };
        let list = |key: &str| value.get(key).and_then(Value::as_array);
        let seals = || {
            let seals = list("sealed").and_then(|list| list.iter().map(sealed).collect());
            seals.ok_or(Unfair::Malformed("sealed"))
        };
        let layout = |value: &Value| {
            let layout = value.as_str().map(str::to_owned);
            layout.ok_or(Unfair::Malformed("layout"))
        };
        Ok(Self {
            commit: bytes32("commit")?.ok_or(Unfair::Malformed("commit"))?,
            sealed: is_sealed.then(seals).transpose()?,
            nonces: list("nonces")
                .and_then(|list| list.iter().map(nonce).collect())
                .ok_or(Unfair::Malformed("nonces"))?,
            layout: known("layout")
                .filter(|_| is_sealed)
                .map(layout)
                .transpose()?,
            seed: bytes32("seed")?,
        })
    }

    /// The block as a record writes it.
    pub fn to_value(&self) -> Value {
        let nonces: Vec<String> = self.nonces.iter().map(|nonce| hex(nonce)).collect();
        let mut value = json!({ "scheme": UNSEALED_SCHEME, "commit": hex(&self.commit) });
        if let Some(sealed) = &self.sealed {
            value["scheme"] = FAIR_SCHEME.into();
            let seal = |seal: &Seal| seal.map(|seal| hex(&seal)).unwrap_or_default();
            value["sealed"] = sealed.iter().map(seal).collect();
        }
        value["nonces"] = nonces.into();
        if let (Some(layout), Some(_)) = (&self.layout, &self.sealed) {
            value["layout"] = layout.as_str().into();
        }
        if let Some(seed) = self.seed {
            value["seed"] = hex(&seed).into();
        }
        value
    }

    /// Lays out a ready-made layout: calls `lay_out` with the source of chance for its random parts, which
    /// the key gives, too. Fails while the seed is secret.
    pub fn lay_out<T>(&self, lay_out: impl FnOnce(&mut dyn Chance) -> T) -> Result<T, Unfair> {
        let key = self.key()?;
        let seed = self.seed.ok_or(Unfair::SeedSecret)?;
        Ok(match &self.sealed {
            Some(_) => lay_out(&mut key.event(LAYOUT_STREAM)),
            // Scheme 1 drew layouts from the seed alone.
            None => {
                let hash = Sha256::digest(hex(&seed));
                let first = hash.iter().take(8);
                let first = first.fold(0, |seed, byte| seed << 8 | u64::from(*byte));
                lay_out(&mut Quick::new(first))
            }
        })
    }

    /// The key of the deals, once the seed is known and matches the commitment, and the nonces match
    /// their seals.
    pub fn key(&self) -> Result<FairKey, Unfair> {
        let seed = self.seed.ok_or(Unfair::SeedSecret)?;
        if commit(&seed) != self.commit {
            return Err(Unfair::Commitment);
        }
        if let Some(sealed) = &self.sealed {
            if sealed.len() != self.nonces.len() {
                return Err(Unfair::Nonces {
                    got: self.nonces.len(),
                    players: sealed.len(),
                });
            }
            let nonces = self.nonces.iter().map(|nonce| seal(nonce));
            if let Some(seat) = nonces.zip(sealed).position(|(own, known)| own != *known) {
                return Err(Unfair::Seal(seat));
            }
        }
        let mut hash = Sha256::new();
        hash.update(seed);
        self.nonces.iter().for_each(|nonce| hash.update(nonce));
        Ok(FairKey(hash.finalize().into()))
    }
}

/// What a player noted before and during a game, to compare it with the record at the end. The record
/// alone shows only that its deals fit its own commitment, and a table that errs or cheats may have
/// replaced both.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Noted {
    /// The commitment, from before the player sat down.
    pub commit: Option<[u8; 32]>,
    /// The seals of all seats, from before any of them was opened.
    pub sealed: Option<Vec<Seal>>,
    /// The nonces that the player knows, by seat: their own.
    pub nonces: BTreeMap<usize, Vec<u8>>,
    /// The events that the player saw, and as which viewer.
    pub seen: Option<(Viewer, SeenEvents)>,
}

/// How many events a viewer saw, and their hash. Each event is hashed together with the hash of those
/// before it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SeenEvents {
    /// How many.
    pub count: usize,
    /// Their hash.
    pub hash: [u8; 32],
}

impl SeenEvents {
    /// The viewer sees one more event.
    pub fn push(&mut self, event: &str) {
        self.count += 1;
        let hash = Sha256::new().chain_update(self.hash).chain_update(event);
        self.hash = hash.finalize().into();
    }

    /// The viewer has seen these events.
    pub fn of<'a>(events: impl IntoIterator<Item = &'a String>) -> Self {
        let mut seen = Self::default();
        events.into_iter().for_each(|event| seen.push(event));
        seen
    }

    /// True if these are the first of the events.
    pub fn begin(&self, events: &[String]) -> bool {
        let first = events.get(..self.count);
        first.is_some_and(|first| Self::of(first) == *self)
    }
}

impl Noted {
    /// Compares a fair-deal block with what was noted.
    pub fn check(&self, fair: &Fair) -> Result<(), Unfair> {
        if self.commit.is_some_and(|noted| noted != fair.commit) {
            return Err(Unfair::OtherCommitment);
        }
        if let Some(noted) = &self.sealed {
            let sealed = fair.sealed.as_deref().unwrap_or_default();
            let seats = 0..noted.len().max(sealed.len());
            let differs = |seat: &usize| noted.get(*seat) != sealed.get(*seat);
            if let Some(seat) = seats.into_iter().find(differs) {
                return Err(Unfair::OtherSeal(seat));
            }
        }
        for (&seat, nonce) in &self.nonces {
            if fair.nonces.get(seat) != Some(nonce) {
                return Err(Unfair::OtherNonce(seat));
            }
        }
        Ok(())
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

/// The bytes that a JSON value writes in hex.
fn bytes(value: &Value) -> Option<Vec<u8>> {
    base16ct::mixed::decode_vec(value.as_str()?).ok()
}

fn exactly_32(value: &Value) -> Option<[u8; 32]> {
    bytes(value)?.try_into().ok()
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

/// Draws every chance event of a record again, and its layout, compares them with the record and the
/// record with what was noted, and returns how many chance events there are.
pub fn verify<G: Game>(record: &Record, noted: &Noted) -> Result<usize, Unfair> {
    let fair = Fair::read(record.fair.as_ref().ok_or(Unfair::Absent)?)?;
    noted.check(&fair)?;
    let key = fair.key()?;
    let players = record.begin::<G>()?.players();
    if fair.nonces.len() != players {
        return Err(Unfair::Nonces {
            got: fair.nonces.len(),
            players,
        });
    }
    if let Some(layout) = &fair.layout
        && !G::LAYOUTS.contains(&layout.as_str())
    {
        return Err(Unfair::Malformed("layout"));
    }
    let mut layout = fair.layout.as_deref();
    let mut laid_out = Vec::new().into_iter();
    let (mut count, mut differs) = (0, None);
    record.replay(|game: &G, index, event| {
        let drawn = match game.turn() {
            Turn::Chance => {
                count += 1;
                Some(game.deal(&mut key.event(count - 1)))
            }
            // The table lays out before the first event that a seat decides.
            Turn::Seat(_) if layout.is_some() && game.forced().is_none() => {
                let name = layout.take().unwrap_or_default();
                let drawn = fair.lay_out(|chance| game.lay_out(name, chance));
                laid_out = drawn.unwrap_or_default().into_iter();
                laid_out.next()
            }
            Turn::Seat(_) => laid_out.next(),
            Turn::Over => None,
        };
        if let Some(drawn) = drawn
            && drawn != event
            && differs.is_none()
        {
            differs = Some(Unfair::Differs {
                index,
                text: event.to_string(),
                drawn: drawn.to_string(),
            });
        }
    })?;
    if let Some(differs) = differs {
        return Err(differs);
    }
    if let Some((viewer, seen)) = &noted.seen
        && !seen.begin(&record.view::<G>(*viewer)?.events)
    {
        return Err(Unfair::OtherEvents(seen.count));
    }
    Ok(count as usize)
}
