//! The options of Capture.

use serde_json::json;
use takht_core::{
    BadOptions, OptionKind, OptionMap, OptionReader, OptionSpec, Options, STANDARD, Setup,
    option_map,
};

/// The number of players, the pieces, and the longest duration.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CaptureOptions {
    /// The number of players, 2 to 4.
    pub players: u8,
    /// How many squares wide and high a map tile is, 2 or 3 (C1).
    pub tile_size: u8,
    /// How many small buildings there are, 7 to 20 (C1).
    pub small: u8,
    /// How many large buildings there are, 3 to 10 (C1).
    pub large: u8,
    /// After how many rounds the game ends; none for no limit (C17).
    pub round_limit: Option<u32>,
    /// A player who can act may pass instead (C7).
    pub may_pass: bool,
}

impl Default for CaptureOptions {
    fn default() -> Self {
        Self::players(2)
    }
}

impl CaptureOptions {
    /// The default options for this many players.
    pub const fn players(players: u8) -> Self {
        Self {
            players,
            tile_size: 2,
            small: 10,
            large: 5,
            round_limit: None,
            may_pass: false,
        }
    }

    /// Refuses options that the rules do not allow.
    pub fn check(&self) -> Result<(), BadOptions> {
        Self::read(&self.write()).map(|_| ())
    }
}

impl Options for CaptureOptions {
    const SPECS: &'static [OptionSpec] = &[
        OptionSpec::players(2),
        OptionSpec::number("tile_size", 2, 3, 2),
        OptionSpec::number("small", 7, 20, 10),
        OptionSpec::number("large", 3, 10, 5),
        OptionSpec {
            name: "round_limit",
            kind: OptionKind::Limit { min: 1 },
        },
        OptionSpec::flag("may_pass", false),
    ];

    fn read(map: &OptionMap) -> Result<Self, BadOptions> {
        let reader = OptionReader::new(map, Self::SPECS)?;
        Ok(Self {
            players: reader.number("players")? as u8,
            tile_size: reader.number("tile_size")? as u8,
            small: reader.number("small")? as u8,
            large: reader.number("large")? as u8,
            round_limit: reader.limit("round_limit")?,
            may_pass: reader.flag("may_pass")?,
        })
    }

    fn write(&self) -> OptionMap {
        option_map([
            ("players", json!(self.players)),
            ("tile_size", json!(self.tile_size)),
            ("small", json!(self.small)),
            ("large", json!(self.large)),
            ("round_limit", json!(self.round_limit)),
            ("may_pass", json!(self.may_pass)),
        ])
    }

    /// Players never have to battle, so random games without a limit are long.
    fn setups() -> Vec<Setup> {
        let mut setups = Setup::standard();
        setups.push(Setup::new("large_tiles", json!({ "tile_size": 3 })));
        for setup in &mut setups {
            let limit = json!(RANDOM_ROUNDS);
            setup.options.insert("round_limit".to_owned(), limit);
        }
        setups
    }

    fn preset() -> OptionMap {
        Setup::new(STANDARD, json!({ "round_limit": 60 })).options
    }
}

/// After how many rounds the games of benchmarks and statistics end.
const RANDOM_ROUNDS: u32 = 200;
