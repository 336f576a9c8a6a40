//! Capture: the baseline `brawler`, the raider for simulations, and the search's knowledge.

mod brawler;
mod judgement;
mod playable;
mod raider;

pub use brawler::Brawler;
pub use judgement::Judgement;
pub use raider::Raider;
