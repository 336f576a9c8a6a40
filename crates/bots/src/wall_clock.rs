//! The clock of this machine.

use std::time::{Duration, Instant};

use crate::Clock;

/// Tells the time since it was started. A browser passes its own [`Clock`] instead.
#[derive(Clone, Copy, Debug)]
pub struct WallClock(Instant);

impl WallClock {
    /// A clock that begins now.
    pub fn start() -> Self {
        Self(Instant::now())
    }
}

impl Clock for WallClock {
    fn now(&self) -> Duration {
        self.0.elapsed()
    }
}
