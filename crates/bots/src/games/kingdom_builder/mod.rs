//! Kingdom Builder: the settler for simulations, and the search's knowledge.

mod judgement;
mod playable;
mod settler;

pub use judgement::Judgement;
pub use settler::Settler;
