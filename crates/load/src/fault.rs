//! Faults of a server.

use std::fmt::Display;

/// The server did something that it must not do.
#[derive(Clone, Debug, thiserror::Error)]
#[error("{0}")]
pub struct Fault(String);

impl Fault {
    /// A fault with its description.
    pub fn new(what: impl Into<String>) -> Self {
        Self(what.into())
    }

    pub(crate) fn of(error: &impl Display) -> Self {
        Self(error.to_string())
    }
}
