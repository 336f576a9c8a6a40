//! The catalogue as a whole, and the fuzz targets in a bounded form.
#![allow(clippy::unwrap_used)]

mod catalogue;
mod fuzz_bodies;
mod fuzzed;
