//! Tests what bots see, what they answer and how strong they are.
#![allow(clippy::unwrap_used)]

mod appraiser;
mod chances;
mod contract;
mod finale;
mod strength;
