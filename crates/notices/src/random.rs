//! Random names and secrets.

use ring::rand::{SecureRandom as _, SystemRandom};

/// The system has no random numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the system has no random numbers")]
pub struct NoChance;

/// `N` random bytes.
pub(crate) fn random<const N: usize>() -> Result<[u8; N], NoChance> {
    let mut bytes = [0; N];
    SystemRandom::new().fill(&mut bytes).map_err(|_| NoChance)?;
    Ok(bytes)
}

/// A name or a token that nobody can guess, in hex.
pub(crate) fn token() -> Result<String, NoChance> {
    Ok(base16ct::lower::encode_string(&random::<16>()?))
}
