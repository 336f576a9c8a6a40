//! How long a bot may think.

use std::time::Duration;

/// Something that tells how much time has passed. Bots do not look at clocks themselves: in a
/// browser there is another one, and in tests none.
pub trait Clock {
    /// The time since some moment, never going back.
    fn now(&self) -> Duration;
}

/// A limit for one turn: everything a seat does until it is another's turn or chance decides.
///
/// A bot is handed the same budget at each decision of a turn, and keeps the account itself.
#[derive(Clone, Copy)]
pub enum Budget<'a> {
    /// So many simulations. The same seed then gives the same move on every machine.
    Iterations(u32),
    /// So much time.
    Time(Duration, &'a dyn Clock),
}
