//! The server did what it must not.

use std::fmt::Display;

/// The server did what it must not.
#[derive(Clone, Debug, thiserror::Error)]
#[error("{0}")]
pub struct Fault(String);

impl Fault {
    /// What it did.
    pub fn new(what: impl Into<String>) -> Self {
        Self(what.into())
    }

    pub(crate) fn of(error: &impl Display) -> Self {
        Self(error.to_string())
    }
}
