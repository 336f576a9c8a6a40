//! The clock of this machine.

use std::time::{Duration, Instant};

use crate::Clock;

/// The time since it was made. Browsers have a clock of their own.
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
