//! Small and large buildings.

use takht_core::Message;

/// A kind of building (C4, C10, C16).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    /// One square, 10 points to capture, worth 1.
    Small,
    /// Two squares, 25 points to capture, worth 3.
    Large,
}

impl Kind {
    /// Both kinds.
    pub const ALL: [Self; 2] = [Self::Small, Self::Large];

    /// How many points an attacker has to roll in total (C10).
    pub const fn points(self) -> u8 {
        match self {
            Self::Small => 10,
            Self::Large => 25,
        }
    }

    /// Its points at the end of the game (C16).
    pub const fn worth(self) -> i32 {
        match self {
            Self::Small => 1,
            Self::Large => 3,
        }
    }

    /// Its name as a message.
    pub fn message(self) -> Message {
        Message::new(match self {
            Self::Small => "capture-small",
            Self::Large => "capture-large",
        })
    }
}
