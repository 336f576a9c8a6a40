//! How long a bot may think.

use std::time::Duration;

/// Something that tells how much time has passed. Bots do not look at clocks themselves: in a
/// browser there is another one, and in tests none.
pub trait Clock {
    /// The time since some moment, never going back.
    fn now(&self) -> Duration;
}

/// A limit for one decision.
#[derive(Clone, Copy)]
pub enum Budget<'a> {
    /// So many simulations. The same seed then gives the same move on every machine.
    Iterations(u32),
    /// So much time.
    Time(Duration, &'a dyn Clock),
}

impl Budget<'_> {
    /// Runs a simulation until the budget is spent, at least once, and says how often.
    pub fn spend(&self, mut simulate: impl FnMut()) -> u32 {
        // A clock is looked at only now and then.
        const BETWEEN: u32 = 16;
        let mut spent = 0;
        let end = match self {
            Self::Iterations(_) => Duration::ZERO,
            Self::Time(limit, clock) => clock.now() + *limit,
        };
        loop {
            simulate();
            spent += 1;
            let enough = match self {
                Self::Iterations(most) => spent >= *most,
                Self::Time(_, clock) => spent % BETWEEN == 0 && clock.now() >= end,
            };
            if enough || spent == u32::MAX {
                return spent;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use super::*;

    /// A clock that goes on by a millisecond whenever it is looked at.
    struct Ticking(Cell<u64>);

    impl Clock for Ticking {
        fn now(&self) -> Duration {
            self.0.set(self.0.get() + 1);
            Duration::from_millis(self.0.get())
        }
    }

    #[test]
    fn iterations_are_counted_and_time_is_kept() {
        assert_eq!(Budget::Iterations(7).spend(|| {}), 7);
        assert_eq!(Budget::Iterations(0).spend(|| {}), 1, "at least one");
        let clock = Ticking(Cell::new(0));
        let spent = Budget::Time(Duration::from_millis(3), &clock).spend(|| {});
        assert_eq!(spent, 3 * 16);
    }
}
