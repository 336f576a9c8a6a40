//! Capture: every clause of the rules, independent twins, golden records.
#![allow(clippy::unwrap_used)]

mod conformance;
mod golden;
mod naive;
mod rules;
mod twins;

/// How many times as much as usual a long proof asks for.
fn proof_factor() -> u32 {
    let asked = std::env::var("TAKHT_PROOF").ok();
    asked.map_or(1, |times| times.parse().expect("TAKHT_PROOF is a number"))
}
