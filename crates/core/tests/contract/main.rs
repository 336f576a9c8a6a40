//! Tests of the contract, with a toy game.
#![allow(clippy::unwrap_used)]

mod conformance;
mod fair;
mod record;
mod toy;
