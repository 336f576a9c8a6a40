//! Who can sit at a table besides people.
//!
//! A [`Bot`] gets a [`View`], which is the fold of the events its seat was shown, a [`Budget`] and a
//! seeded generator, and answers with a legal event. It cannot look at secrets or at deals to come:
//! they are not in what it gets.
//!
//! - [`Random`], [`Greedy`] and [`Flat`] play every game.
//! - [`sit`] finds a bot by its name, for whoever does not want to be generic.

mod bot;
mod budget;
mod flat;
mod greedy;
mod player;
mod random;
mod table;
mod view;

pub use bot::Bot;
pub use budget::{Budget, Clock};
pub use flat::{AtRandom, Flat, Policy};
pub use greedy::Greedy;
pub use player::{NAMES, NoBot, Player, sit};
pub use random::Random;
pub use table::Table;
pub use view::View;
