//! Programs of other people as players, and our bots as players for other programs.
//!
//! A host and an *engine* exchange lines of text over the engine's standard input and output, as UCI does it for
//! chess. `docs/ENGINE.md` has the protocol; [`ToEngine`] and [`FromEngine`] are its lines.
//!
//! ```
//! use takht_engine::{FromEngine, ToEngine};
//! let asked: ToEngine = "choose simulations 200".parse().unwrap();
//! assert_eq!(asked.to_string(), "choose simulations 200");
//! let answered: FromEngine = "play pick 16".parse().unwrap();
//! assert_eq!(answered, FromEngine::Play("pick 16".to_owned()));
//! ```
//!
//! - [`EnginePlayer`] is an engine with a seat. It is shown only what its seat may see, and the host checks what it
//!   answers.
//! - [`Engines`] starts engines and keeps those that have no seat at the moment for the next game.
//! - [`answer()`] is the other side: it lets a bot of this project serve a host.

mod answer;
mod engines;
mod failure;
mod limits;
mod line;
mod player;
mod process;
mod sitter;

pub use answer::{Served, answer};
pub use engines::{Engines, command_of};
pub use failure::{EngineFailure, EngineTrouble};
pub use limits::EngineLimits;
pub use line::{BadLine, FromEngine, Thinking, ToEngine};
pub use player::EnginePlayer;
pub use sitter::{Cannot, Sitter};

/// The version of the protocol.
pub const VERSION: u32 = 1;
