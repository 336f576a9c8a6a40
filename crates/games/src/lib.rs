//! The catalogue: the only place that knows how many games there are.
//!
//! [`visit`] finds the type that plays a name and options and hands it to a [`Visitor`]; whoever
//! does not want to be generic takes an [`AnyGame`] from [`start`] or [`open`].
//!
//! ```
//! let text = r#"{"takht":1,"game":"kingdomino","options":{"players":2},
//!     "events":["deal 1 2 3 4", "kings 0 0 1 1", "pick 3"]}"#;
//! let record = takht_core::Record::read(text.as_bytes()).unwrap();
//! let game = takht_games::open(&record).unwrap();
//! assert_eq!(game.legal(), ["pick 1", "pick 2", "pick 4"]);
//! ```

mod any;
mod catalogue;
mod due;

pub use any::{AnyGame, AnyScore};
pub use catalogue::{CATALOGUE, Entry, STANDARD, Setup, Visitor, entry, visit};
pub use due::due;

use takht_core::fair::{Unfair, verify as verify_typed};
use takht_core::{Game, OptionMap, Record, RecordError};

/// The start of a game by its name and options.
pub fn start(name: &str, options: &OptionMap) -> Result<Box<dyn AnyGame>, RecordError> {
    struct Start;
    impl Visitor for Start {
        type Output = Result<Box<dyn AnyGame>, RecordError>;
        fn visit<G: Game>(self, options: &G::Options) -> Self::Output {
            let game = G::new(options).map_err(RecordError::Options)?;
            Ok(any::erase(game))
        }
    }
    visit(name, options, Start)?
}

/// The start of a record's game.
pub fn begin(record: &Record) -> Result<Box<dyn AnyGame>, RecordError> {
    let game = start(&record.game, &record.options)?;
    record.check_seats(game.players())?;
    Ok(game)
}

/// Plays a record: the position after its last event.
pub fn open(record: &Record) -> Result<Box<dyn AnyGame>, RecordError> {
    struct Open<'a>(&'a Record);
    impl Visitor for Open<'_> {
        type Output = Result<Box<dyn AnyGame>, RecordError>;
        fn visit<G: Game>(self, _options: &G::Options) -> Self::Output {
            Ok(any::erase(self.0.fold::<G>()?))
        }
    }
    visit(&record.game, &record.options, Open(record))?
}

/// Draws every chance event of a record again and compares; says how many there were.
pub fn verify(record: &Record) -> Result<usize, Unfair> {
    struct Verify<'a>(&'a Record);
    impl Visitor for Verify<'_> {
        type Output = Result<usize, Unfair>;
        fn visit<G: Game>(self, _options: &G::Options) -> Self::Output {
            verify_typed::<G>(self.0)
        }
    }
    visit(&record.game, &record.options, Verify(record))?
}
