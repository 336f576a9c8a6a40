//! The catalogue as a whole, and a bounded run of the fuzz targets.
#![allow(clippy::unwrap_used)]

mod catalogue;
mod fuzz_bodies;
mod fuzzed;
