//! The contract, tried on a toy game.
#![allow(clippy::unwrap_used)]

mod conformance;
mod fair;
mod record;
mod toy;
