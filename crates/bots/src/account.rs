//! Divides the budget of a turn between the decisions of the turn.

use std::time::Duration;

use takht_core::{Game, Turn};

use crate::{Budget, Clock, View};

/// What is left of the budget of a turn.
#[derive(Clone, Debug)]
pub(crate) struct Account<G> {
    /// The position of the turn's next decision; `None` if the turn is over.
    expected: Option<G>,
    iterations: u32,
    /// The end of the turn's time.
    end: Duration,
}

impl<G: Game> Account<G> {
    pub(crate) fn new() -> Self {
        Self {
            expected: None,
            iterations: 0,
            end: Duration::ZERO,
        }
    }

    /// Prepares a decision. Returns true if it belongs to the same turn as the last decision. Otherwise a new
    /// turn begins with the full budget, limited to `most` iterations.
    pub(crate) fn continues(&mut self, view: &View<G>, budget: &Budget<'_>, most: u32) -> bool {
        if self.expected.take().as_ref() == Some(view.game()) {
            return true;
        }
        (self.iterations, self.end) = match budget {
            Budget::Iterations(iterations) => ((*iterations).clamp(1, most), Duration::ZERO),
            Budget::Time(limit, clock) => (most, clock.now() + *limit),
        };
        false
    }

    /// Takes note of the chosen event. Returns true if the seat decides again in this turn.
    pub(crate) fn chosen(&mut self, view: &View<G>, event: G::Event) -> bool {
        let mut after = view.game().clone();
        after.play_unchecked(event);
        let more = after.turn() == Turn::Seat(view.seat());
        self.expected = more.then_some(after);
        more
    }

    /// Runs simulations until this share of the remaining budget is spent, and returns their number: at
    /// least one while any budget remains.
    pub(crate) fn spend(
        &mut self,
        budget: &Budget<'_>,
        share: f64,
        mut simulate: impl FnMut(),
    ) -> u32 {
        // Reading the clock is slow, so it happens only once in this many simulations.
        const BETWEEN: u32 = 8;
        let most = (f64::from(self.iterations) * share).ceil() as u32;
        let end = match budget {
            Budget::Iterations(_) => Duration::ZERO,
            Budget::Time(_, clock) => {
                let now = clock.now();
                now + self.end.saturating_sub(now).mul_f64(share)
            }
        };
        let mut spent = 0;
        while spent < most {
            if let Budget::Time(_, clock) = budget
                && spent % BETWEEN == 0
                && clock.now() >= end
            {
                break;
            }
            simulate();
            spent += 1;
        }
        self.iterations -= spent;
        spent
    }

    /// Tries a computation that may need more than this share of the remaining budget; `None` if it does.
    pub(crate) fn attempt<T>(
        &mut self,
        budget: &Budget<'_>,
        share: f64,
        attempt: impl FnOnce(&mut Meter<'_>) -> Option<T>,
    ) -> Option<T> {
        let most = (f64::from(self.iterations) * share) as u32;
        let clock = match *budget {
            Budget::Iterations(_) => None,
            Budget::Time(_, clock) => {
                let now = clock.now();
                Some((now + self.end.saturating_sub(now).mul_f64(share), clock))
            }
        };
        let mut meter = Meter {
            spent: 0,
            most: u64::from(most) * STEPS,
            clock,
            look: 0,
        };
        let found = attempt(&mut meter);
        let simulations = meter.spent.div_ceil(STEPS).min(u64::from(most));
        self.iterations -= simulations as u32;
        found
    }
}

/// How many steps of an exact search take as long as one simulation.
const STEPS: u64 = 64;

/// Counts the steps of an exact search, which gives up when there are too many. With a budget of iterations
/// it gives up at the same step on every machine.
pub struct Meter<'a> {
    spent: u64,
    most: u64,
    /// The end of the time, and the clock that tells it.
    clock: Option<(Duration, &'a dyn Clock)>,
    /// The number of steps after which the meter reads the clock again.
    look: u64,
}

impl Meter<'_> {
    /// Reading the clock is slow, so it happens only once in this many steps.
    const BETWEEN: u64 = 16 * STEPS;

    /// Counts more steps; `None` if there are too many.
    pub fn spend(&mut self, steps: u32) -> Option<()> {
        self.spent += u64::from(steps);
        if let Some((end, clock)) = self.clock
            && self.spent >= self.look
        {
            self.look = self.spent + Self::BETWEEN;
            if clock.now() >= end {
                return None;
            }
        }
        (self.spent <= self.most).then_some(())
    }
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use takht_kingdomino::Kingdomino;

    use super::*;

    /// A clock that advances by a millisecond at every reading.
    struct Ticking(Cell<u64>);

    impl Clock for Ticking {
        fn now(&self) -> Duration {
            self.0.set(self.0.get() + 1);
            Duration::from_millis(self.0.get())
        }
    }

    fn account(budget: &Budget<'_>, most: u32) -> Account<Kingdomino> {
        let view = View::new(&Default::default(), Default::default()).unwrap();
        let mut account = Account::new();
        assert!(!account.continues(&view, budget, most));
        account
    }

    #[test]
    fn iterations_are_counted_over_a_turn() {
        let budget = Budget::Iterations(10);
        let mut turn = account(&budget, u32::MAX);
        assert_eq!(turn.spend(&budget, 0.5, || {}), 5);
        assert_eq!(turn.spend(&budget, 0.5, || {}), 3, "rounded up");
        assert_eq!(turn.spend(&budget, 1.0, || {}), 2);
        assert_eq!(turn.spend(&budget, 1.0, || {}), 0, "nothing is left");
        assert_eq!(account(&budget, 4).spend(&budget, 1.0, || {}), 4);
        let nothing = Budget::Iterations(0);
        assert_eq!(account(&nothing, 4).spend(&nothing, 1.0, || {}), 1);
    }

    #[test]
    fn an_attempt_costs_what_it_took_and_no_more_than_its_share() {
        let budget = Budget::Iterations(10);
        let steps = STEPS as u32 + 1;
        let mut turn = account(&budget, u32::MAX);
        assert_eq!(
            turn.attempt(&budget, 0.5, |meter| meter.spend(steps)),
            Some(())
        );
        assert_eq!(turn.spend(&budget, 1.0, || {}), 8, "two were begun");
        let mut turn = account(&budget, u32::MAX);
        assert_eq!(
            turn.attempt(&budget, 0.5, |meter| meter.spend(9 * steps)),
            None
        );
        assert_eq!(turn.spend(&budget, 1.0, || {}), 5);
        let clock = Ticking(Cell::new(0));
        let budget = Budget::Time(Duration::from_millis(20), &clock);
        let mut turn = account(&budget, u32::MAX);
        let endless = |meter: &mut Meter<'_>| -> Option<()> {
            loop {
                meter.spend(1)?;
            }
        };
        assert_eq!(turn.attempt(&budget, 0.5, endless), None);
        assert!(turn.spend(&budget, 1.0, || {}) > 0, "there is time left");
    }

    #[test]
    fn time_is_kept_over_a_turn() {
        let clock = Ticking(Cell::new(0));
        let budget = Budget::Time(Duration::from_millis(6), &clock);
        let mut turn = account(&budget, u32::MAX);
        assert_eq!(turn.spend(&budget, 0.5, || {}), 16);
        assert_eq!(turn.spend(&budget, 1.0, || {}), 0);
        assert_eq!(account(&budget, u32::MAX).spend(&budget, 1.0, || {}), 4 * 8);
        assert_eq!(account(&budget, 5).spend(&budget, 1.0, || {}), 5);
    }
}
