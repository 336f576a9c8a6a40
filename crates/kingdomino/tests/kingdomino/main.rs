//! Kingdomino: every clause of the rules, independent twins, golden records, statistics.
#![allow(clippy::unwrap_used)]

mod conformance;
mod golden;
mod naive;
mod portraits;
mod rules;
mod sketches;
mod statistics;
mod twins;
