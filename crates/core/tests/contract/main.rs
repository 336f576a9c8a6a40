//! The contract, tried on a toy game.

mod conformance;
mod fair;
mod record;
mod toy;
