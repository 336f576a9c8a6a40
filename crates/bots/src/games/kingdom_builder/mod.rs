//! Kingdom Builder: a quick settler for simulations, and what a search knows.

mod judgement;
mod playable;
mod settler;

pub use judgement::Judgement;
pub use settler::Settler;
