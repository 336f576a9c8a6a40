//! Kingdom Builder: every clause of the rules, independent twins, golden records, statistics.
#![allow(clippy::unwrap_used)]

mod conformance;
mod deals;
mod golden;
mod naive;
mod rules;
mod sketches;
mod statistics;
mod twins;
