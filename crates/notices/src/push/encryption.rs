//! The encryption of push messages for a browser (RFC 8291).

use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::hkdf::{HKDF_SHA256, KeyType, Prk, Salt};
use ring::rand::SystemRandom;

use crate::random::random;

/// The length of a public key: a point, uncompressed.
pub const KEY_BYTES: usize = 65;

/// The length of the secret that a browser shares with the server.
pub const AUTH_BYTES: usize = 16;

/// The length of the salt of a message.
pub const SALT_BYTES: usize = 16;

/// The longest encrypted message: what every push service takes.
const LONGEST: usize = 4096;

/// What a message has beside its text: salt, record size, key with its length, delimiter, and tag.
const OVERHEAD: usize = SALT_BYTES + 4 + 1 + KEY_BYTES + 1 + 16;

/// Why a message cannot be encrypted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unsealed {
    /// The browser's keys are none.
    #[error("the browser's keys are not a point on P-256 and {AUTH_BYTES} bytes")]
    Keys,
    /// The text is too long.
    #[error("a push message has at most {} bytes", LONGEST - OVERHEAD)]
    Long,
    /// The system has no random numbers.
    #[error("the system has no random numbers")]
    Chance,
}

/// What the derivation of the keys needs beside the secret of the key agreement.
pub struct Parties<'a> {
    /// The browser's public key.
    pub browser: &'a [u8],
    /// The secret that the browser shares with the server.
    pub auth: &'a [u8],
    /// The public key that the server uses for this message alone.
    pub server: &'a [u8],
    /// The salt of this message.
    pub salt: [u8; SALT_BYTES],
}

/// Encrypts a message with a key and a salt that no other message has.
pub fn encrypt(browser: &[u8], auth: &[u8], text: &[u8]) -> Result<Vec<u8>, Unsealed> {
    if browser.len() != KEY_BYTES || auth.len() != AUTH_BYTES {
        return Err(Unsealed::Keys);
    }
    let chance = |_| Unsealed::Chance;
    let own = EphemeralPrivateKey::generate(&ECDH_P256, &SystemRandom::new()).map_err(chance)?;
    let server = own.compute_public_key().map_err(chance)?;
    let parties = Parties {
        browser,
        auth,
        server: server.as_ref(),
        salt: random().map_err(|_| Unsealed::Chance)?,
    };
    let peer = UnparsedPublicKey::new(&ECDH_P256, browser);
    let sealed = agree_ephemeral(own, &peer, |shared| seal(shared, &parties, text));
    sealed.map_err(|_| Unsealed::Keys)?
}

/// Encrypts a message, given the secret that both sides get from the key agreement.
pub fn seal(shared: &[u8], parties: &Parties<'_>, text: &[u8]) -> Result<Vec<u8>, Unsealed> {
    if text.len() + OVERHEAD > LONGEST {
        return Err(Unsealed::Long);
    }
    let keys = Salt::new(HKDF_SHA256, parties.auth).extract(shared);
    let info = [b"WebPush: info\0", parties.browser, parties.server];
    let input: [u8; 32] = expand(&keys, &info)?;
    let keys = Salt::new(HKDF_SHA256, &parties.salt).extract(&input);
    let key: [u8; 16] = expand(&keys, &[b"Content-Encoding: aes128gcm\0"])?;
    let nonce: [u8; 12] = expand(&keys, &[b"Content-Encoding: nonce\0"])?;
    let key = UnboundKey::new(&AES_128_GCM, &key).map_err(|_| Unsealed::Keys)?;
    // The delimiter says that this is the last record, and no padding follows.
    let mut record = [text, &[2]].concat();
    LessSafeKey::new(key)
        .seal_in_place_append_tag(
            Nonce::assume_unique_for_key(nonce),
            Aad::empty(),
            &mut record,
        )
        .map_err(|_| Unsealed::Long)?;
    let size = (LONGEST as u32).to_be_bytes();
    let length = [parties.server.len() as u8];
    Ok([&parties.salt, &size[..], &length, parties.server, &record].concat())
}

/// The length of what is derived.
struct Length(usize);

impl KeyType for Length {
    fn len(&self) -> usize {
        self.0
    }
}

fn expand<const N: usize>(keys: &Prk, info: &[&[u8]]) -> Result<[u8; N], Unsealed> {
    let mut derived = [0; N];
    let expanded = keys.expand(info, Length(N));
    let filled = expanded.and_then(|expanded| expanded.fill(&mut derived));
    filled.map_err(|_| Unsealed::Keys)?;
    Ok(derived)
}
