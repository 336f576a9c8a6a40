//! The six terrains.

use serde::Serialize;
use takht_core::Message;

/// A terrain (K1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Terrain {
    /// Wheat fields.
    Wheat,
    /// Forest.
    Forest,
    /// Lake.
    Lake,
    /// Pasture.
    Pasture,
    /// Swamp.
    Swamp,
    /// Mine.
    Mine,
}

impl Terrain {
    /// All terrains, in the order of the rulebook's tally.
    pub const ALL: [Self; 6] = [
        Self::Wheat,
        Self::Forest,
        Self::Lake,
        Self::Pasture,
        Self::Swamp,
        Self::Mine,
    ];

    /// The name in data and locale files.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Wheat => "wheat",
            Self::Forest => "forest",
            Self::Lake => "lake",
            Self::Pasture => "pasture",
            Self::Swamp => "swamp",
            Self::Mine => "mine",
        }
    }

    /// The letter in drawings of kingdoms.
    pub const fn letter(self) -> char {
        match self {
            Self::Wheat => 'W',
            Self::Forest => 'F',
            Self::Lake => 'L',
            Self::Pasture => 'P',
            Self::Swamp => 'S',
            Self::Mine => 'M',
        }
    }

    /// Its name as a message.
    pub fn message(self) -> Message {
        Message::new(format!("kingdomino-{}", self.name()))
    }
}
