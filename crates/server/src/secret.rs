//! Random secrets, and their hashes.

use sha2::{Digest, Sha256};

/// The system has no random numbers.
#[derive(Debug, thiserror::Error)]
#[error("no random numbers: {0}")]
pub struct NoChance(getrandom::Error);

/// `N` random bytes.
pub(crate) fn random<const N: usize>() -> Result<[u8; N], NoChance> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(NoChance)?;
    Ok(bytes)
}

/// A new secret.
pub(crate) fn draw() -> Result<String, NoChance> {
    Ok(base16ct::lower::encode_string(&random::<16>()?))
}

/// A new seed for the deals of a table, in hex.
pub(crate) fn draw_seed() -> Result<String, NoChance> {
    Ok(base16ct::lower::encode_string(&random::<32>()?))
}

/// The hash of a secret. The store keeps only the hash, which proves a secret but does not reveal it.
pub(crate) fn hash(secret: &str) -> String {
    base16ct::lower::encode_string(&Sha256::digest(secret))
}
