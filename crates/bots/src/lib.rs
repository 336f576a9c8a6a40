//! Bots: players that are not people.
//!
//! A [`Bot`] gets a [`View`], a [`Budget`] and a seeded generator, and answers with a legal event. The view
//! is the fold of the events that its seat may see. It contains neither secrets nor future deals, so a bot
//! cannot cheat.
//!
//! - [`Random`], [`Greedy`], [`Flat`] and [`Search`] play every game. The knowledge of one game is in its
//!   folder under `games`, which implements [`Playable`].
//! - [`bot()`] finds a bot by its name. For code that is not generic over the game, [`sit`] seats a bot,
//!   [`adviser()`] gives hints and [`analyze`] judges the decisions of a record.

mod account;
mod adviser;
mod analysis;
#[cfg(feature = "baselines")]
mod baselines;
mod bot;
mod bot_match;
mod budget;
mod distracted;
mod flat;
mod games;
mod general;
mod greedy;
mod in_series;
mod level;
mod playable;
mod player;
mod random;
mod roster;
mod search;
mod turn;
mod view;
#[cfg(not(target_family = "wasm"))]
mod wall_clock;

pub use account::Meter;
pub use adviser::{Advice, Adviser, Opinion, adviser};
pub use analysis::{Analysis, Decision, analyze, judge};
#[cfg(feature = "baselines")]
pub use baselines::{Finish, policies};
pub use bot::{Bot, Judged, Thinker, Thought};
pub use bot_match::BotMatch;
pub use budget::{Budget, Clock};
pub use distracted::Distracted;
pub use flat::{AtRandom, Flat, Policy};
pub use games::*;
pub use general::General;
pub use greedy::Greedy;
pub use in_series::InSeries;
pub use level::{LEVELS, Level};
pub use playable::Playable;
pub use player::{Player, sit};
pub use random::Random;
pub use roster::{NoBot, bot, check, is_quick, names};
pub use search::{Knowledge, Search, Widening, Worth};
pub use turn::{BotTurn, NoTurn};
pub use view::View;
#[cfg(not(target_family = "wasm"))]
pub use wall_clock::WallClock;
