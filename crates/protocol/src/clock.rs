//! The time that a table gives its players.

use serde::{Deserialize, Serialize};

/// The time that every player of a table has. The time of the turn is used first, then the bank, which is
/// never filled again. When both are used up, a bot takes the seat over until the player takes it back.
///
/// A turn lasts from when it becomes a seat's turn until it becomes another's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Clock {
    /// How many seconds each turn has: from 5 seconds to 30 days.
    pub turn: u32,
    /// How many seconds a player has beyond that in the whole game: at most a day.
    #[serde(default)]
    pub bank: u32,
}

/// The clock is out of bounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadClock {
    /// The time of a turn is.
    #[error("a turn has from {least} to {most} seconds, not {0}", least = Clock::SHORTEST_TURN, most = Clock::LONGEST_TURN)]
    Turn(u32),
    /// The bank is.
    #[error("a bank has at most {most} seconds, not {0}", most = Clock::LARGEST_BANK)]
    Bank(u32),
}

impl Clock {
    /// The shortest time of a turn, in seconds.
    pub const SHORTEST_TURN: u32 = 5;
    /// The longest time of a turn, in seconds: thirty days.
    pub const LONGEST_TURN: u32 = 30 * 24 * 60 * 60;
    /// The largest bank, in seconds: a day.
    pub const LARGEST_BANK: u32 = 24 * 60 * 60;

    /// Refuses a clock that is out of bounds.
    pub fn check(self) -> Result<(), BadClock> {
        match self {
            Self { turn, .. } if !(Self::SHORTEST_TURN..=Self::LONGEST_TURN).contains(&turn) => {
                Err(BadClock::Turn(turn))
            }
            Self { bank, .. } if bank > Self::LARGEST_BANK => Err(BadClock::Bank(bank)),
            Self { .. } => Ok(()),
        }
    }
}

/// The clocks that have names: three for people who sit at the table together, and one for games that last
/// days.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pace {
    /// 15 seconds a turn, and 2 minutes.
    Quick,
    /// 30 seconds a turn, and 5 minutes.
    Steady,
    /// A minute a turn, and 15 minutes.
    Calm,
    /// So many hours a turn, and nothing beyond.
    Slow {
        /// From 1 to 720.
        hours: u32,
    },
}

impl Pace {
    /// The paces for people who sit at the table together.
    pub const LIVE: [Self; 3] = [Self::Quick, Self::Steady, Self::Calm];

    /// The name in records and identifiers.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Quick => "quick",
            Self::Steady => "steady",
            Self::Calm => "calm",
            Self::Slow { .. } => "slow",
        }
    }

    /// The clock with this name.
    pub const fn clock(self) -> Clock {
        let (turn, bank) = match self {
            Self::Quick => (15, 2 * 60),
            Self::Steady => (30, 5 * 60),
            Self::Calm => (60, 15 * 60),
            Self::Slow { hours } => (hours.saturating_mul(60 * 60), 0),
        };
        Clock { turn, bank }
    }

    /// The name of a clock, if it has one.
    pub fn of(clock: Clock) -> Option<Self> {
        let live = Self::LIVE.into_iter().find(|pace| pace.clock() == clock);
        let hours = clock.turn / (60 * 60);
        let slow = Self::Slow { hours };
        live.or_else(|| (hours > 0 && slow.clock() == clock).then_some(slow))
    }
}

/// The clocks of a table at the moment when the server sent the message. Pages count on from there.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct RunningClocks {
    /// How many milliseconds are left in the bank of each seat.
    pub banks: Vec<u64>,
    /// The seat whose clock runs; none while a bot plays, and when the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub runs: Option<usize>,
    /// How many milliseconds of that seat's turn are left before its bank is used.
    #[serde(default)]
    pub turn: u64,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paces_name_clocks_within_the_bounds() {
        let slow = [1, 24, 720].map(|hours| Pace::Slow { hours });
        for pace in Pace::LIVE.into_iter().chain(slow) {
            assert_eq!(pace.clock().check(), Ok(()), "{pace:?}");
            assert_eq!(Pace::of(pace.clock()), Some(pace));
        }
        assert_eq!(Pace::of(Clock { turn: 7, bank: 0 }), None);
        assert_eq!(
            Pace::of(Clock {
                turn: 5000,
                bank: 0
            }),
            None
        );
        for (turn, bank) in [(0, 0), (4, 60), (u32::MAX, 0), (30, u32::MAX)] {
            assert!(Clock { turn, bank }.check().is_err(), "{turn} {bank}");
        }
    }
}
