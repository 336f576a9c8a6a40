//! Which games there are.

use serde_json::{Value, json};
use takht_capture::{Capture, CaptureOptions};
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
    /// Beginnings that are ready made, by name.
    pub layouts: &'static [&'static str],
    /// Options that are not the book's defaults, but what people are better served with when a
    /// game is started for them; whoever does so says it.
    pub preset: fn() -> OptionMap,
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
const CAPTURE: &str = Capture::NAME;

/// Every game.
pub static CATALOGUE: &[Entry] = &[
    Entry {
        name: KINGDOMINO,
        options: KingdominoOptions::SPECS,
        layouts: <Kingdomino>::LAYOUTS,
        preset: OptionMap::new,
        setups: || {
            let duel = Setup::new("mighty_duel", json!({ "mighty_duel": true }));
            standard().chain([duel]).collect()
        },
    },
    Entry {
        name: KINGDOM_BUILDER,
        options: KingdomBuilderOptions::SPECS,
        layouts: KingdomBuilder::LAYOUTS,
        preset: OptionMap::new,
        setups: || {
            let mut first_game = KingdomBuilderOptions::first_game(2).write();
            // Any number of players may begin with it.
            first_game.remove("players");
            let first_game = Setup::new("first_game", first_game.into());
            standard().chain([first_game]).collect()
        },
    },
    Entry {
        name: CAPTURE,
        options: CaptureOptions::SPECS,
        layouts: Capture::LAYOUTS,
        preset: || Setup::new(STANDARD, json!({ "round_limit": 60 })).options,
        // Nobody must fight, so random games without a limit are long.
        setups: || {
            let mut setups: Vec<Setup> = standard().collect();
            setups.push(Setup::new("large_tiles", json!({ "tile_size": 3 })));
            for setup in &mut setups {
                let limit = json!(RANDOM_ROUNDS);
                setup.options.insert("round_limit".to_owned(), limit);
            }
            setups
        },
    },
];

/// After how many rounds a random game of Capture ends.
const RANDOM_ROUNDS: u32 = 200;

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
        CAPTURE => {
            let options = CaptureOptions::read(options).map_err(RecordError::Options)?;
            Ok(visitor.visit::<Capture>(&options))
        }
        other => unreachable!("{other} is in the catalogue, so it has an arm here"),
    }
}
