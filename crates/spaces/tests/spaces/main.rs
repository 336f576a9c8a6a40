//! The spaces of every game, and batches of games.
#![allow(clippy::unwrap_used)]

mod batches;
mod golden;
mod numbers;
mod observations;
mod setups;
