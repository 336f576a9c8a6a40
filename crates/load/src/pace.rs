//! People who think: when the turns at a table are due.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use crate::watch::held;

/// When the turns at a table are due, whosever they are.
///
/// The times are set beforehand and do not wait for the server: a turn that cannot be sent when it is
/// due, because the one before was not seen yet, is late, and how late counts.
#[derive(Debug)]
pub(crate) struct Pace {
    every: Duration,
    next: Mutex<Instant>,
    /// True once nobody looks any more: then everybody plays as soon as they can.
    hurry: Arc<AtomicBool>,
}

impl Pace {
    /// A turn in every so long; the first after a part of it, so that not all tables move at once.
    pub(crate) fn new(every: Duration, part: f64, hurry: &Arc<AtomicBool>) -> Self {
        Self {
            every,
            next: Mutex::new(Instant::now() + every.mul_f64(part)),
            hurry: hurry.clone(),
        }
    }

    /// A game begins: what would have been due while people gathered is left out.
    pub(crate) fn begin(&self) {
        let mut next = held(&self.next);
        while *next < Instant::now() {
            *next += self.every;
        }
    }

    /// When the next turn is due.
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
