//! The time that tables count: milliseconds of service.
//!
//! No clock that people set takes part. A server counts from what the store has, as long as it serves, and
//! writes down now and then how far it has come. So time in which no server ran counts against nobody, and
//! several servers over one store agree.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use tokio::sync::watch;

/// A moment, in milliseconds of service.
pub(crate) type Moment = u64;

/// Where a server's time comes from.
#[derive(Clone, Debug, Default)]
pub enum TimeSource {
    /// The machine's monotonic clock.
    #[default]
    Machine,
    /// A clock that a simulation moves.
    Simulated(SimulatedTime),
}

/// A clock that stands still until a simulation moves it on.
#[derive(Clone, Debug)]
pub struct SimulatedTime(Arc<watch::Sender<Duration>>);

impl SimulatedTime {
    /// Moves the clock on, and wakes all who wait for it.
    pub fn advance(&self, by: Duration) {
        self.0.send_modify(|now| *now += by);
    }
}

impl Default for SimulatedTime {
    fn default() -> Self {
        Self(Arc::new(watch::Sender::new(Duration::ZERO)))
    }
}

/// The milliseconds of service of one server.
pub(crate) struct ServiceTime {
    source: TimeSource,
    started: Instant,
    base: Mutex<Base>,
}

/// Which moment of service it was when the source showed `shown`.
#[derive(Clone, Copy, Default)]
struct Base {
    moment: Moment,
    shown: Duration,
}

impl ServiceTime {
    pub(crate) fn new(source: TimeSource) -> Self {
        let time = Self {
            source,
            started: Instant::now(),
            base: Mutex::default(),
        };
        time.base().shown = time.shown();
        time
    }

    fn shown(&self) -> Duration {
        match &self.source {
            TimeSource::Machine => self.started.elapsed(),
            TimeSource::Simulated(time) => *time.0.borrow(),
        }
    }

    fn base(&self) -> MutexGuard<'_, Base> {
        self.base.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The moment now.
    pub(crate) fn now(&self) -> Moment {
        let shown = self.shown();
        let base = *self.base();
        let since = shown.saturating_sub(base.shown);
        base.moment + u64::try_from(since.as_millis()).unwrap_or(u64::MAX >> 1)
    }

    /// Goes on from what the store has, if that is later: other servers have counted, too.
    pub(crate) fn catch_up(&self, stored: Moment) {
        let now = self.now();
        if stored > now {
            let shown = self.shown();
            *self.base() = Base {
                moment: stored,
                shown,
            };
        }
    }

    /// Waits until a moment.
    pub(crate) async fn until(&self, moment: Moment) {
        loop {
            let left = Duration::from_millis(moment.saturating_sub(self.now()));
            if left.is_zero() {
                return;
            }
            self.sleep(left).await;
        }
    }

    /// Waits for so long.
    pub(crate) async fn sleep(&self, time: Duration) {
        match &self.source {
            TimeSource::Machine => tokio::time::sleep(time).await,
            TimeSource::Simulated(simulated) => {
                let mut shown = simulated.0.subscribe();
                let until = *shown.borrow_and_update() + time;
                // The sender lives as long as the source.
                shown.wait_for(|now| *now >= until).await.ok();
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn service_goes_on_from_the_later_of_two_counts_and_never_back() {
        let simulated = SimulatedTime::default();
        let time = ServiceTime::new(TimeSource::Simulated(simulated.clone()));
        assert_eq!(time.now(), 0);
        simulated.advance(Duration::from_secs(2));
        assert_eq!(time.now(), 2000);
        time.catch_up(500);
        assert_eq!(time.now(), 2000, "the store is behind");
        time.catch_up(9000);
        simulated.advance(Duration::from_secs(1));
        assert_eq!(time.now(), 10_000);
        let waiting = time.until(70_000);
        tokio::pin!(waiting);
        let early = tokio::time::timeout(Duration::ZERO, waiting.as_mut()).await;
        assert!(early.is_err());
        simulated.advance(Duration::from_secs(60));
        waiting.await;
    }
}
