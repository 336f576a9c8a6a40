//! The options of Kingdomino.

use serde_json::json;
use takht_core::{
    BadOptions, Message, OptionMap, OptionReader, OptionSpec, Options, Setup, option_map,
};

/// The number of players and the variants.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KingdominoOptions {
    /// The number of players, 2 to 4; 2 in the Mighty Duel.
    pub players: u8,
    /// Kingdoms of 7×7 squares and all dominoes, for two players (K19).
    pub mighty_duel: bool,
    /// Points for a castle in the middle (K17).
    pub middle_kingdom: bool,
    /// Points for a complete kingdom (K18).
    pub harmony: bool,
    /// Three games in a row (K16); these options then belong to one game of the series.
    pub dynasty: bool,
}

impl Default for KingdominoOptions {
    fn default() -> Self {
        Self {
            players: 4,
            mighty_duel: false,
            middle_kingdom: true,
            harmony: true,
            dynasty: false,
        }
    }
}

impl KingdominoOptions {
    /// The default options for this many players.
    pub fn players(players: u8) -> Self {
        Self {
            players,
            ..Self::default()
        }
    }

    /// The options of a Mighty Duel.
    pub fn mighty_duel() -> Self {
        Self {
            mighty_duel: true,
            ..Self::players(2)
        }
    }

    /// Refuses options that the rules do not allow together.
    pub fn check(&self) -> Result<(), BadOptions> {
        if !(2..=4).contains(&self.players) {
            return Err(BadOptions::OutOfRange {
                name: "players",
                min: 2,
                max: 4,
                got: self.players.to_string(),
            });
        }
        if self.mighty_duel && self.players != 2 {
            let message = Message::new("kingdomino-duel-players").with("players", self.players);
            return Err(BadOptions::Clash {
                clause: Some("K19"),
                message,
            });
        }
        Ok(())
    }

    /// How many kings are in play; a line has as many dominoes (K2, K4).
    pub const fn kings(&self) -> usize {
        if self.players == 3 { 3 } else { 4 }
    }

    /// How many kings each player has (K2).
    pub const fn kings_each(&self) -> usize {
        if self.players == 2 { 2 } else { 1 }
    }

    /// How many lines are dealt: one for each round (K8).
    pub const fn rounds(&self) -> u8 {
        if self.players == 2 && !self.mighty_duel {
            6
        } else {
            12
        }
    }
}

impl Options for KingdominoOptions {
    const SPECS: &'static [OptionSpec] = &[
        OptionSpec::players(4),
        OptionSpec::flag("mighty_duel", false),
        OptionSpec::flag("middle_kingdom", true),
        OptionSpec::flag("harmony", true),
        OptionSpec::flag("dynasty", false),
    ];

    fn read(map: &OptionMap) -> Result<Self, BadOptions> {
        let reader = OptionReader::new(map, Self::SPECS)?;
        let mighty_duel = reader.flag("mighty_duel")?;
        let options = Self {
            players: match reader.has("players") {
                false if mighty_duel => 2,
                _ => reader.number("players")? as u8,
            },
            mighty_duel,
            middle_kingdom: reader.flag("middle_kingdom")?,
            harmony: reader.flag("harmony")?,
            dynasty: reader.flag("dynasty")?,
        };
        options.check()?;
        Ok(options)
    }

    fn write(&self) -> OptionMap {
        option_map([
            ("players", json!(self.players)),
            ("mighty_duel", json!(self.mighty_duel)),
            ("middle_kingdom", json!(self.middle_kingdom)),
            ("harmony", json!(self.harmony)),
            ("dynasty", json!(self.dynasty)),
        ])
    }

    fn setups() -> Vec<Setup> {
        let mut setups = Setup::standard();
        setups.push(Setup::new("mighty_duel", json!({ "mighty_duel": true })));
        setups
    }
}
