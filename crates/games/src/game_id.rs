//! What is known of a game before it begins.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use takht_core::{Game, OptionMap, OptionSpec, Options, RecordError, Setup};

use crate::GameId;

/// What a game is, whatever its options.
#[derive(Clone, Copy, Debug)]
pub struct GameInfo {
    /// Its name in records and on the command line.
    pub name: &'static str,
    /// What can be chosen before it begins.
    pub options: &'static [OptionSpec],
    /// Beginnings that are ready made, by name.
    pub layouts: &'static [&'static str],
    setups: fn() -> Vec<Setup>,
    preset: fn() -> OptionMap,
}

impl GameInfo {
    pub(crate) const fn of<G: Game>() -> Self {
        Self {
            name: G::NAME,
            options: G::Options::SPECS,
            layouts: G::LAYOUTS,
            setups: G::Options::setups,
            preset: G::Options::preset,
        }
    }
}

impl GameId {
    /// The game of a name.
    pub fn of_name(name: &str) -> Result<Self, RecordError> {
        let found = Self::ALL.iter().find(|game| game.name() == name);
        found.copied().ok_or_else(|| RecordError::Game {
            name: name.to_owned(),
            known: Self::ALL.iter().map(|game| game.name()).collect(),
        })
    }

    /// Its name in records and on the command line.
    pub fn name(self) -> &'static str {
        self.info().name
    }

    /// What can be chosen before it begins.
    pub fn options(self) -> &'static [OptionSpec] {
        self.info().options
    }

    /// Beginnings that are ready made, by name.
    pub fn layouts(self) -> &'static [&'static str] {
        self.info().layouts
    }

    /// The setups that benchmarks and statistics play, and that people choose by name.
    pub fn setups(self) -> Vec<Setup> {
        (self.info().setups)()
    }

    /// Options that are not the book's defaults, but that serve people better when a game is started
    /// for them; the program that does so says it.
    pub fn preset(self) -> OptionMap {
        (self.info().preset)()
    }
}

/// The game's name.
impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// As its name.
impl Serialize for GameId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

impl<'de> Deserialize<'de> for GameId {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let name = String::deserialize(deserializer)?;
        Self::of_name(&name).map_err(de::Error::custom)
    }
}
