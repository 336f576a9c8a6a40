//! When the turns at a table are due.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use crate::watch::held;

/// The schedule of a table's turns, for all of its seats.
///
/// It is fixed beforehand and does not wait for the server. A turn that a player cannot send when it is
/// due, because the turn before has not arrived yet, is late, and the delay counts as latency.
#[derive(Debug)]
pub(crate) struct Pace {
    every: Duration,
    next: Mutex<Instant>,
    /// True once the measurement is over: then everyone plays as fast as possible.
    hurry: Arc<AtomicBool>,
}

impl Pace {
    /// A turn every `every`. The first is due after a `part` of that, so that the tables do not all move
    /// at once.
    pub(crate) fn new(every: Duration, part: f64, hurry: &Arc<AtomicBool>) -> Self {
        Self {
            every,
            next: Mutex::new(Instant::now() + every.mul_f64(part)),
            hurry: hurry.clone(),
        }
    }

    /// A game begins: skips the times that passed while its table was made.
    pub(crate) fn begin(&self) {
        let mut next = held(&self.next);
        while *next < Instant::now() {
            *next += self.every;
        }
    }

    /// When the next turn is due; takes it from the schedule.
    pub(crate) fn due(&self) -> Instant {
        if self.hurry.load(Ordering::Relaxed) {
            return Instant::now();
        }
        let mut next = held(&self.next);
        let due = *next;
        *next += self.every;
        due
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn turns_are_due_one_after_the_other_and_none_while_people_gather() {
        let hurry = Arc::new(AtomicBool::new(false));
        let pace = Pace::new(Duration::from_secs(60), 0.5, &hurry);
        let first = pace.due();
        assert_eq!(pace.due() - first, Duration::from_secs(60));
        let late = Pace::new(Duration::from_millis(1), 0.0, &hurry);
        std::thread::sleep(Duration::from_millis(5));
        let begun = Instant::now();
        late.begin();
        assert!(late.due() >= begun);
        hurry.store(true, Ordering::Relaxed);
        assert!(pace.due() <= Instant::now());
    }
}
