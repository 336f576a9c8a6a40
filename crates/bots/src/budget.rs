//! The limit of a bot's thinking.

use std::time::Duration;

/// A clock. The caller provides it, because a browser has another clock than a server, and tests use none.
pub trait Clock {
    /// The time since a fixed moment. It never decreases.
    fn now(&self) -> Duration;
}

/// The limit for one turn: all events of a seat until another seat or chance acts.
///
/// The caller passes the same budget at each decision of a turn. The bot counts what it has spent.
#[derive(Clone, Copy)]
pub enum Budget<'a> {
    /// A number of simulations. The same seed then gives the same move on every machine.
    Iterations(u32),
    /// An amount of time, by a clock.
    Time(Duration, &'a dyn Clock),
}
