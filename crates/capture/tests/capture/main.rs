//! Capture: every clause of the rules, independent twins, golden records.
#![allow(clippy::unwrap_used)]

mod conformance;
mod golden;
mod naive;
mod rules;
mod twins;
