//! How strong a bot is.

/// The levels for people, from the weakest to the strongest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Level {
    /// Plays much at random.
    Novice,
    /// Sees what lies before it.
    Squire,
    /// Knows the game, and thinks for a moment.
    Knight,
    /// Thinks for as long as it may.
    Master,
}

impl Level {
    /// All of them, the weakest first.
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

    /// The level of a name.
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
