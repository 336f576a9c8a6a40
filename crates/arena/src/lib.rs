//! Measures the strength of bots: bots play against bots.
//!
//! - A [`Contest`] names the bots, the game, the limit of thinking and the seed. [`run()`] plays it on all
//!   cores. Every bot plays every deal from every seat, so that luck cancels out.
//! - [`Results`] is the file of a contest. The arena only appends to it, so that an interrupted contest
//!   continues where it stopped.
//! - [`Tally`] summarises the games, with 95% intervals. [`Sprt`] decides when there are enough games.
//! - [`ladder`] rates all bots of a game, and a [`league`] lets them meet round by round.
//!
//! A seat named `exec:COMMAND` belongs to an engine, a program of its own (`takht_engine`). An engine that fails
//! loses its game, which goes on without it.

mod contest;
mod interval;
mod journal;
pub mod ladder;
pub mod league;
mod outcome;
pub mod plot;
pub mod report;
mod results;
mod run;
mod sprt;
mod tally;

pub use contest::{BadContest, Choice, Contest, Limit, Played};
pub use interval::{Interval, Mean};
pub use journal::{BadResults, Journal};
pub use outcome::{Failed, Outcome};
pub use results::Results;
pub use run::{Progress, run};
pub use sprt::{Sprt, Verdict};
pub use takht_engine::Engines;
pub use tally::{Row, Tally};
