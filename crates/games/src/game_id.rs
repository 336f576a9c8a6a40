//! The facts about a game that do not depend on a position.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use takht_core::{Game, OptionMap, OptionSpec, Options, RecordError, Setup};

use crate::GameId;

/// The facts about a game that do not depend on its options.
#[derive(Clone, Copy, Debug)]
pub struct GameInfo {
    /// Its name in records and on the command line.
    pub name: &'static str,
    /// The version of its rules.
    pub rules: u32,
    /// The options of the game.
    pub options: &'static [OptionSpec],
    /// The names of its ready-made layouts.
    pub layouts: &'static [&'static str],
    setups: fn() -> Vec<Setup>,
    preset: fn() -> OptionMap,
}

impl GameInfo {
    pub(crate) const fn of<G: Game>() -> Self {
        Self {
            name: G::NAME,
            rules: G::RULES,
            options: G::Options::SPECS,
            layouts: G::LAYOUTS,
            setups: G::Options::setups,
            preset: G::Options::preset,
        }
    }
}

impl GameId {
    /// The game with this name.
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

    /// The options of the game.
    pub fn options(self) -> &'static [OptionSpec] {
        self.info().options
    }

    /// The names of its ready-made layouts.
    pub fn layouts(self) -> &'static [&'static str] {
        self.info().layouts
    }

    /// The setups that benchmarks and statistics play, and that players choose by name.
    pub fn setups(self) -> Vec<Setup> {
        (self.info().setups)()
    }

    /// Options that suit most players better than the rulebook's defaults. A program that starts a
    /// game with them tells the players.
    pub fn preset(self) -> OptionMap {
        (self.info().preset)()
    }
}

/// Displayed as its name.
impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// Serialized as its name.
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
