//! Signatures of a person's identity: an Ed25519 key that the page makes and keeps.

use ed25519_dalek::{Signer, SigningKey};

/// The key of a seed in hex.
fn read(seed: &str) -> Option<SigningKey> {
    let pair = |at| u8::from_str_radix(seed.get(at..at + 2)?, 16).ok();
    let bytes: Option<Vec<u8>> = (0..seed.len()).step_by(2).map(pair).collect();
    Some(SigningKey::from_bytes(&bytes?.try_into().ok()?))
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// The public key of a seed.
pub(crate) fn key(seed: &str) -> Option<String> {
    Some(hex(read(seed)?.verifying_key().as_bytes()))
}

/// The signature of the text after the seed and a line break.
pub(crate) fn sign(seed_and_text: &str) -> Option<String> {
    let (seed, text) = seed_and_text.split_once('\n')?;
    Some(hex(&read(seed)?.sign(text.as_bytes()).to_bytes()))
}
