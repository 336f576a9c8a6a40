//! How fast the outbox works, and when it gives up.

use std::time::Duration;

/// How fast the outbox works, and when it gives up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pace {
    /// How often the outbox looks for notices that are due.
    pub look: Duration,
    /// How long a notice waits at first: a player who is back by then is not called.
    pub grace: Duration,
    /// How long one server has a notice for itself. It is longer than any delivery takes.
    pub lease: Duration,
    /// The time after the first failure; each further one makes it four times as long.
    pub retry: Duration,
    /// The longest time between two attempts.
    pub longest_retry: Duration,
    /// How many attempts a notice gets.
    pub attempts: u32,
    /// How many failures in a row end a subscription.
    pub failures: u32,
    /// How many notices a server delivers at the same time.
    pub at_once: usize,
    /// How many of them go to one receiver: one that answers slowly does not hold up the others.
    pub per_receiver: usize,
}

impl Default for Pace {
    fn default() -> Self {
        Self {
            look: Duration::from_secs(2),
            grace: Duration::from_secs(10),
            lease: Duration::from_secs(90),
            retry: Duration::from_secs(30),
            longest_retry: Duration::from_secs(6 * 60 * 60),
            attempts: 8,
            failures: 20,
            at_once: 32,
            per_receiver: 4,
        }
    }
}

impl Pace {
    /// How long to wait after this many attempts, the last of which has failed.
    pub(crate) fn after(&self, attempts: u32) -> Duration {
        let times = 4_u32.saturating_pow(attempts.saturating_sub(1));
        self.retry.saturating_mul(times).min(self.longest_retry)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn waits_grow_and_have_a_bound() {
        let pace = Pace::default();
        let waits = (1..=8).map(|attempts| pace.after(attempts).as_secs());
        let waits: Vec<u64> = waits.collect();
        assert_eq!(waits, [30, 120, 480, 1920, 7680, 21_600, 21_600, 21_600]);
        assert_eq!(pace.after(u32::MAX), pace.longest_retry);
        assert!(pace.lease > Duration::from_secs(60));
    }
}
