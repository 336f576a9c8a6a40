//! Who can sit at a table besides people.
//!
//! A [`Bot`] gets a [`View`], which is the fold of the events its seat was shown, a [`Budget`] and a
//! seeded generator, and answers with a legal event. It cannot look at secrets or at deals to come:
//! they are not in what it gets.
//!
//! - [`Random`], [`Greedy`] and [`Flat`] play every game; [`Search`] those it has [`Knowledge`] of.
//! - [`bot()`] finds a bot by its name; [`sit`] seats one, [`adviser()`] looks over a shoulder and
//!   [`analyze`] goes through a record, for whoever does not want to be generic.

mod account;
mod adviser;
mod analysis;
#[cfg(feature = "baselines")]
mod baselines;
mod bot;
mod budget;
pub mod capture;
mod distracted;
mod flat;
mod greedy;
pub mod kingdom_builder;
pub mod kingdomino;
mod player;
mod random;
mod roster;
mod search;
mod table;
mod view;

pub use account::Meter;
pub use adviser::{Advice, Adviser, Opinion, adviser};
pub use analysis::{Analysis, Decision, analyze, judge};
#[cfg(feature = "baselines")]
pub use baselines::{Finish, policies};
pub use bot::{Bot, Judged, Thinker, Thought};
pub use budget::{Budget, Clock};
pub use distracted::Distracted;
pub use flat::{AtRandom, Flat, Policy};
pub use greedy::Greedy;
pub use player::{Player, sit};
pub use random::Random;
pub use roster::{LEVELS, NoBot, bot, check, names, thinker};
pub use search::{Knowledge, Search, Widening, Worth};
pub use table::Table;
pub use view::View;
