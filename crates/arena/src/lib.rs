//! Bots against bots, and what can be said about them afterwards.
//!
//! - A [`Contest`] says who plays what, how long they think and from which seed; [`run()`] plays it on
//!   all cores, every deal from every seat, so that luck cancels.
//! - [`Results`] is its file: it only ever grows, and a contest goes on where it was interrupted.
//! - [`Tally`] adds the games up, with 95% intervals; [`Sprt`] says when they are enough.
//! - [`ladder`] rates all bots of a game against each other.

mod contest;
mod interval;
pub mod ladder;
mod outcome;
pub mod plot;
pub mod report;
mod results;
mod run;
mod sprt;
mod tally;

pub use contest::{BadContest, Contest, Limit};
pub use interval::{Interval, Mean};
pub use outcome::Outcome;
pub use results::{BadResults, Results};
pub use run::{Progress, run};
pub use sprt::{Sprt, Verdict};
pub use tally::{Row, Tally};
