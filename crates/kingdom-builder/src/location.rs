//! The eight locations and their tiles.

use std::fmt;

use takht_core::Message;

use crate::Terrain;

/// A kind of location; each gives its name to one of the boards (B1, B4).
///
/// The order is that of the notation.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Location {
    /// Builds one more settlement on the card's terrain (B17).
    #[default]
    Oracle,
    /// Builds one on grass (B17).
    Farm,
    /// Builds one on desert (B17).
    Oasis,
    /// Builds one on the edge of the map (B17).
    Tower,
    /// Builds one at the end of a line of three (B18).
    Tavern,
    /// Moves one to the card's terrain (B19).
    Barn,
    /// Moves one to water (B19).
    Harbor,
    /// Moves one by two hexes (B20).
    Paddock,
}

/// Where a tile builds, or where it moves settlements to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Reach {
    /// The terrain of the card that was played.
    Card,
    /// This terrain.
    Terrain(Terrain),
    /// Water.
    Water,
    /// Any buildable hex on the edge of the map.
    Edge,
    /// The ends of lines.
    Line,
    /// Two hexes away in a straight line.
    Jump,
}

impl Location {
    /// How many locations there are.
    pub const COUNT: usize = 8;

    /// All locations, in the order of the notation.
    pub const ALL: [Self; Self::COUNT] = [
        Self::Oracle,
        Self::Farm,
        Self::Oasis,
        Self::Tower,
        Self::Tavern,
        Self::Barn,
        Self::Harbor,
        Self::Paddock,
    ];

    /// All locations in alphabetical order, which the draw of the boards uses.
    pub const ALPHABETICAL: [Self; Self::COUNT] = [
        Self::Barn,
        Self::Farm,
        Self::Harbor,
        Self::Oasis,
        Self::Oracle,
        Self::Paddock,
        Self::Tavern,
        Self::Tower,
    ];

    /// The names, in the order of [`Location::ALPHABETICAL`].
    pub(crate) const NAMES: [&'static str; Self::COUNT] = [
        "barn", "farm", "harbor", "oasis", "oracle", "paddock", "tavern", "tower",
    ];

    /// The name of the location and of its board, in events.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Oracle => "oracle",
            Self::Farm => "farm",
            Self::Oasis => "oasis",
            Self::Tower => "tower",
            Self::Tavern => "tavern",
            Self::Barn => "barn",
            Self::Harbor => "harbor",
            Self::Paddock => "paddock",
        }
    }

    /// The form of its event, for error messages.
    pub(crate) const fn form(self) -> &'static str {
        match self {
            Self::Oracle => "oracle r,c",
            Self::Farm => "farm r,c",
            Self::Oasis => "oasis r,c",
            Self::Tower => "tower r,c",
            Self::Tavern => "tavern r,c",
            Self::Barn => "barn r,c r,c",
            Self::Harbor => "harbor r,c r,c",
            Self::Paddock => "paddock r,c r,c",
        }
    }

    /// The location with this name.
    pub fn of_name(name: &str) -> Option<Self> {
        Self::ALL
            .into_iter()
            .find(|location| location.name() == name)
    }

    /// True if its tile moves a settlement; false if it builds one.
    #[inline]
    pub const fn moves(self) -> bool {
        matches!(self, Self::Barn | Self::Harbor | Self::Paddock)
    }

    #[inline]
    pub(crate) const fn reach(self) -> Reach {
        match self {
            Self::Oracle | Self::Barn => Reach::Card,
            Self::Farm => Reach::Terrain(Terrain::Grass),
            Self::Oasis => Reach::Terrain(Terrain::Desert),
            Self::Tower => Reach::Edge,
            Self::Tavern => Reach::Line,
            Self::Harbor => Reach::Water,
            Self::Paddock => Reach::Jump,
        }
    }

    /// The clause of the rules that describes its tile.
    pub const fn clause(self) -> &'static str {
        match self {
            Self::Oracle | Self::Farm | Self::Oasis | Self::Tower => "B17",
            Self::Tavern => "B18",
            Self::Barn | Self::Harbor => "B19",
            Self::Paddock => "B20",
        }
    }

    /// Its name as a message.
    pub fn message(self) -> Message {
        Message::new(format!("kingdom-builder-{}", self.name()))
    }

    /// What its tile allows, as a sentence.
    pub fn about(self) -> Message {
        Message::new(format!("kingdom-builder-about-{}", self.name()))
    }
}

impl fmt::Display for Location {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
