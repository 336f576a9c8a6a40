#![no_main]
#![allow(dead_code)]

#[path = "../../crates/games/tests/games/fuzz_bodies.rs"]
mod fuzz_bodies;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| fuzz_bodies::record(bytes));
