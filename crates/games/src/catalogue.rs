//! Which games there are.

use serde_json::{Value, json};
use takht_core::{Game, OptionMap, OptionSpec, Options, RecordError, Series};
use takht_kingdom_builder::{KingdomBuilder, KingdomBuilderOptions};
use takht_kingdomino::{Kingdomino, KingdominoOptions, MightyDuel};

/// One game of the catalogue.
#[derive(Clone, Copy, Debug)]
pub struct Entry {
    /// Its name in records and on the command line.
    pub name: &'static str,
    /// What can be chosen before it begins.
    pub options: &'static [OptionSpec],
    /// The setups that benchmarks and statistics play, and that people can choose by name.
    pub setups: fn() -> Vec<Setup>,
}

/// What the setup with nothing but defaults is called.
pub const STANDARD: &str = "standard";

/// A way to set a game up that has a name.
#[derive(Clone, Debug)]
pub struct Setup {
    /// What it is called, apart from the number of players.
    pub variant: &'static str,
    /// The options; all others take their defaults.
    pub options: OptionMap,
}

impl Setup {
    fn new(variant: &'static str, options: Value) -> Self {
        let options = match options {
            Value::Object(options) => options,
            _ => OptionMap::new(),
        };
        Self { variant, options }
    }
}

const KINGDOMINO: &str = <Kingdomino>::NAME;

const KINGDOM_BUILDER: &str = KingdomBuilder::NAME;

/// Every game.
pub static CATALOGUE: &[Entry] = &[
    Entry {
        name: KINGDOMINO,
        options: KingdominoOptions::SPECS,
        setups: || {
            let duel = Setup::new("mighty_duel", json!({ "mighty_duel": true }));
            standard().chain([duel]).collect()
        },
    },
    Entry {
        name: KINGDOM_BUILDER,
        options: KingdomBuilderOptions::SPECS,
        setups: || {
            let mut first_game = KingdomBuilderOptions::first_game(2).write();
            // Any number of players may begin with it.
            first_game.remove("players");
            let first_game = Setup::new("first_game", first_game.into());
            standard().chain([first_game]).collect()
        },
    },
];

/// Two to four players with the defaults.
fn standard() -> impl Iterator<Item = Setup> {
    (2..=4_u8).map(|players| Setup::new(STANDARD, json!({ "players": players })))
}

/// The catalogue's entry of a name.
pub fn entry(name: &str) -> Result<&'static Entry, RecordError> {
    let found = CATALOGUE.iter().find(|entry| entry.name == name);
    found.ok_or_else(|| RecordError::Game {
        name: name.to_owned(),
        known: CATALOGUE.iter().map(|entry| entry.name).collect(),
    })
}

/// Something to be done with a game whose type is found by name.
pub trait Visitor {
    /// What comes of it.
    type Output;
    /// Does it, with the type that plays these options.
    fn visit<G: Game>(self, options: &G::Options) -> Self::Output;
}

/// Hands the type that plays these options to a visitor.
pub fn visit<V: Visitor>(
    name: &str,
    options: &OptionMap,
    visitor: V,
) -> Result<V::Output, RecordError> {
    match entry(name)?.name {
        KINGDOMINO => {
            let options = KingdominoOptions::read(options).map_err(RecordError::Options)?;
            Ok(match (options.mighty_duel, options.dynasty) {
                (false, false) => visitor.visit::<Kingdomino>(&options),
                (false, true) => visitor.visit::<Series<Kingdomino>>(&options),
                (true, false) => visitor.visit::<MightyDuel>(&options),
                (true, true) => visitor.visit::<Series<MightyDuel>>(&options),
            })
        }
        KINGDOM_BUILDER => {
            let options = KingdomBuilderOptions::read(options).map_err(RecordError::Options)?;
            Ok(visitor.visit::<KingdomBuilder>(&options))
        }
        other => unreachable!("{other} is in the catalogue, so it has an arm here"),
    }
}
