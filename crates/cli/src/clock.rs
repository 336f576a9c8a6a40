//! The clock of this machine.

use std::time::{Duration, Instant};

use takht_bots::Clock;

/// A clock that began when it was made.
pub(crate) struct Started(Instant);

impl Started {
    pub(crate) fn now() -> Self {
        Self(Instant::now())
    }
}

impl Clock for Started {
    fn now(&self) -> Duration {
        self.0.elapsed()
    }
}
