//! The levels of bots.

/// The levels for people, from the weakest to the strongest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Level {
    /// Plays mostly at random.
    Novice,
    /// Plays for the next turn only, and partly at random.
    Squire,
    /// Uses knowledge of the game, with little or no search.
    Knight,
    /// Searches for the whole budget.
    Master,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Self; 4] = [Self::Novice, Self::Squire, Self::Knight, Self::Master];

    /// The name in records and on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Novice => "novice",
            Self::Squire => "squire",
            Self::Knight => "knight",
            Self::Master => "master",
        }
    }

    /// The level of this name.
    pub fn of_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.name() == name)
    }
}

/// The names of the levels, the weakest first.
pub const LEVELS: [&str; 4] = [
    Level::Novice.name(),
    Level::Squire.name(),
    Level::Knight.name(),
    Level::Master.name(),
];
