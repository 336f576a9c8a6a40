//! Capture: the baseline that fights, a quick raider for simulations, and what a search knows.

mod brawler;
mod judgement;
mod playable;
mod raider;

pub use brawler::Brawler;
pub use judgement::Judgement;
pub use raider::Raider;
