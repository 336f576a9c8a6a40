//! The catalogue as a whole, fair deals of every game, and a bounded run of the fuzz targets.
#![allow(clippy::unwrap_used)]

mod catalogue;
mod deals;
mod fuzz_bodies;
mod fuzzed;
