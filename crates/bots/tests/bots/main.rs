//! Bots: what they see, what they answer, and who beats whom.
#![allow(clippy::unwrap_used)]

mod appraiser;
mod chances;
mod contract;
mod finale;
mod strength;
