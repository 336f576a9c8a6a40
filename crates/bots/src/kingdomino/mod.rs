//! Kingdomino: the published agents, and what makes ours stronger.

mod judgement;
mod paper;
mod quick;

pub use judgement::Judgement;
pub use paper::{FullGreedy, GreedyPlacement, SelfGreedy};
pub use quick::{Builder, Taste};
