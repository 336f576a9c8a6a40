//! The clocks of a table, which go on between the messages of the server.

use takht_protocol::RunningClocks;

/// The clocks as the server told them last, and when.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct ReceivedClocks {
    told: RunningClocks,
    /// When they came, in milliseconds of the page's clock.
    at: f64,
}

/// What is left of a player's time, in milliseconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct TimeLeft {
    /// Of their turn; none if it is not their turn.
    pub(crate) turn: Option<u64>,
    /// Of their bank.
    pub(crate) bank: u64,
}

impl TimeLeft {
    /// Until a bot takes the seat over, if it is the player's turn.
    pub(crate) fn in_all(self) -> Option<u64> {
        Some(self.turn? + self.bank)
    }
}

impl ReceivedClocks {
    pub(crate) fn new(told: RunningClocks, at: f64) -> Self {
        Self { told, at }
    }

    /// The seat whose time runs.
    pub(crate) fn whose(&self) -> Option<usize> {
        self.told.runs
    }

    /// What is left of a seat's time at a moment of the page's clock.
    pub(crate) fn left(&self, seat: usize, now: f64) -> Option<TimeLeft> {
        let bank = *self.told.banks.get(seat)?;
        if self.told.runs != Some(seat) {
            return Some(TimeLeft { turn: None, bank });
        }
        let passed = (now - self.at).max(0.0) as u64;
        let over = passed.saturating_sub(self.told.turn);
        Some(TimeLeft {
            turn: Some(self.told.turn.saturating_sub(passed)),
            bank: bank.saturating_sub(over),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn clocks() -> ReceivedClocks {
        let told = RunningClocks {
            banks: vec![60_000, 5_000],
            runs: Some(1),
            turn: 2_000,
        };
        ReceivedClocks::new(told, 100.0)
    }

    #[test]
    fn the_turn_is_used_before_the_bank() {
        let left = |now| clocks().left(1, now).unwrap();
        let expect = |turn, bank| TimeLeft {
            turn: Some(turn),
            bank,
        };
        assert_eq!(left(100.0), expect(2_000, 5_000));
        assert_eq!(left(1_600.0), expect(500, 5_000));
        assert_eq!(left(4_100.0), expect(0, 3_000));
        assert_eq!(left(90_000.0), expect(0, 0));
        assert_eq!(left(4_100.0).in_all(), Some(3_000));
        assert_eq!(left(0.0), expect(2_000, 5_000), "a clock never goes back");
    }

    #[test]
    fn nobody_elses_time_runs() {
        let other = clocks().left(0, 9_000.0).unwrap();
        assert_eq!((other.turn, other.bank), (None, 60_000));
        assert_eq!(other.in_all(), None);
        assert_eq!(clocks().left(2, 0.0), None);
    }
}
