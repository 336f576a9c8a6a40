//! Kingdomino: the agents of the paper, and our own stronger players.

mod appraiser;
#[cfg(feature = "baselines")]
mod baselines;
mod builder;
mod dynasty;
mod finale;
mod judgement;
pub mod net;
mod outlook;
mod paper;
mod playable;
mod weights;

pub use appraiser::{Appraiser, Ways};
pub use builder::{Builder, Offer};
pub use dynasty::Dynasty;
pub use judgement::Judgement;
pub use outlook::{Outlook, PARTS, handled};
pub use paper::{FullGreedy, GreedyPlacement, SelfGreedy};
