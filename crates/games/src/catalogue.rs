//! Which games there are.

use serde_json::{Value, json};
use takht_core::{Game, OptionMap, OptionSpec, Options, RecordError, Series};
use takht_kingdomino::{Kingdomino, KingdominoOptions, MightyDuel};

/// One game of the catalogue.
#[derive(Clone, Copy, Debug)]
pub struct Entry {
    /// Its name in records and on the command line.
    pub name: &'static str,
    /// What can be chosen before it begins.
    pub options: &'static [OptionSpec],
    /// The setups that benchmarks and statistics play.
    pub setups: fn() -> Vec<Setup>,
}

/// A way to set a game up that is worth measuring.
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

/// Every game.
pub static CATALOGUE: &[Entry] = &[Entry {
    name: KINGDOMINO,
    options: KingdominoOptions::SPECS,
    setups: || {
        let standard = |players: u8| Setup::new("standard", json!({ "players": players }));
        let duel = Setup::new("mighty_duel", json!({ "mighty_duel": true }));
        (2..=4).map(standard).chain([duel]).collect()
    },
}];

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
        other => unreachable!("{other} is in the catalogue, so it has an arm here"),
    }
}
