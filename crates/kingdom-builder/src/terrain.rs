//! The terrains and other kinds of land.

use std::fmt;

use takht_core::{Message, Refused};

use crate::{Illegal, Location};

/// A terrain: players can build on it, and terrain cards show it (B2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Terrain {
    /// Grass.
    #[default]
    Grass,
    /// Canyon.
    Canyon,
    /// Desert.
    Desert,
    /// Flower field.
    Flower,
    /// Forest.
    Forest,
}

impl Terrain {
    /// How many terrains there are.
    pub const COUNT: usize = 5;

    /// All terrains, in the order that sorts a pile of cards.
    pub const ALL: [Self; Self::COUNT] = [
        Self::Grass,
        Self::Canyon,
        Self::Desert,
        Self::Flower,
        Self::Forest,
    ];

    /// The names of all terrains.
    pub(crate) const NAMES: [&'static str; Self::COUNT] =
        ["grass", "canyon", "desert", "flower", "forest"];

    /// The name in events.
    pub const fn name(self) -> &'static str {
        Self::NAMES[self as usize]
    }

    /// Its name as a message.
    pub fn message(self) -> Message {
        Land::Terrain(self).message()
    }

    /// Reads a name.
    pub fn read(word: &str) -> Result<Self, Refused> {
        let found = Self::ALL.into_iter().find(|terrain| terrain.name() == word);
        found.ok_or_else(|| Illegal::no_such_terrain(word))
    }
}

impl fmt::Display for Terrain {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The land of a hex (B2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Land {
    /// A terrain that can be built on.
    Terrain(Terrain),
    /// Water; only the harbor moves settlements there.
    Water,
    /// A mountain.
    Mountain,
    /// A castle.
    Castle,
    /// A location with its tiles; none if a drawing does not say which.
    Location(Option<Location>),
}

impl Land {
    /// The letter in drawings of the map.
    pub const fn letter(self) -> char {
        match self {
            Self::Terrain(Terrain::Grass) => 'G',
            Self::Terrain(Terrain::Canyon) => 'C',
            Self::Terrain(Terrain::Desert) => 'D',
            Self::Terrain(Terrain::Flower) => 'F',
            Self::Terrain(Terrain::Forest) => 'T',
            Self::Water => 'W',
            Self::Mountain => 'M',
            Self::Castle => 'S',
            Self::Location(_) => 'L',
        }
    }

    /// The land with this letter.
    pub const fn of_letter(letter: char) -> Option<Self> {
        Some(match letter.to_ascii_uppercase() {
            'G' => Self::Terrain(Terrain::Grass),
            'C' => Self::Terrain(Terrain::Canyon),
            'D' => Self::Terrain(Terrain::Desert),
            'F' => Self::Terrain(Terrain::Flower),
            'T' => Self::Terrain(Terrain::Forest),
            'W' => Self::Water,
            'M' => Self::Mountain,
            'S' => Self::Castle,
            'L' => Self::Location(None),
            _ => return None,
        })
    }

    /// Its name as a message.
    pub fn message(self) -> Message {
        let name = match self {
            Self::Terrain(terrain) => terrain.name(),
            Self::Water => "water",
            Self::Mountain => "mountain",
            Self::Castle => "castle",
            Self::Location(None) => "location",
            Self::Location(Some(location)) => location.name(),
        };
        Message::new(format!("kingdom-builder-{name}"))
    }
}
