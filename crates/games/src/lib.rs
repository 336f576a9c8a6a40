//! The catalogue: a closed set of games, and one type for positions of any game.
//!
//! [`GameId`] lists the games. [`with_game!`] and [`visit`] find the type that plays a game with
//! its options. Code that is not generic over the game uses an [`AnyGame`] from [`start`] or
//! [`open`].
//!
//! ```
//! let text = r#"{"takht":1,"game":"kingdomino","options":{"players":2},
//!     "events":["deal 1 2 3 4", "kings 0 0 1 1", "pick 3"]}"#;
//! let record = takht_core::Record::read(text.as_bytes()).unwrap();
//! let game = takht_games::open(&record).unwrap();
//! assert_eq!(game.legal(), ["pick 1", "pick 2", "pick 4"]);
//! ```

mod any;
#[doc(hidden)]
#[macro_use]
pub mod catalogue;
mod game_id;

pub use any::{AnyGame, AnyScore, picture_of};
pub use catalogue::{DrawnGame, GameId};
pub use game_id::GameInfo;

use takht_core::fair::{Noted, Unfair, verify as verify_typed};
use takht_core::{Game, OptionMap, Options, Record, RecordError};

/// Code that is generic over a game; [`visit`] finds the type by the options.
pub trait Visitor {
    /// The result.
    type Output;
    /// Runs the code with the type that plays these options.
    fn visit<G: Game>(self, options: &G::Options) -> Self::Output;
}

/// Runs a visitor with the type that plays these options.
pub fn visit<V: Visitor>(
    game: GameId,
    options: &OptionMap,
    visitor: V,
) -> Result<V::Output, RecordError> {
    with_game!(game, options, |typed: G| visitor.visit::<G>(typed))
}

#[doc(hidden)]
pub fn read_options<O: Options>(options: &OptionMap) -> Result<O, RecordError> {
    O::read(options).map_err(RecordError::Options)
}

/// The start of a game with these options.
pub fn start(game: GameId, options: &OptionMap) -> Result<Box<dyn AnyGame>, RecordError> {
    struct Start(GameId);
    impl Visitor for Start {
        type Output = Result<Box<dyn AnyGame>, RecordError>;
        fn visit<G: Game>(self, options: &G::Options) -> Self::Output {
            let game = G::new(options).map_err(RecordError::Options)?;
            Ok(any::erase(self.0, game))
        }
    }
    visit(game, options, Start(game))?
}

/// The start of a game, by a name from a person or the network.
pub fn start_named(name: &str, options: &OptionMap) -> Result<Box<dyn AnyGame>, RecordError> {
    start(GameId::of_name(name)?, options)
}

/// The start of a record's game.
pub fn begin(record: &Record) -> Result<Box<dyn AnyGame>, RecordError> {
    let id = GameId::of_name(&record.game)?;
    record.check_rules(id.name(), id.info().rules)?;
    let game = start(id, &record.options)?;
    record.check_seats(game.players())?;
    Ok(game)
}

/// Plays a record and returns the position after its last event.
pub fn open(record: &Record) -> Result<Box<dyn AnyGame>, RecordError> {
    struct Open<'a>(GameId, &'a Record);
    impl Visitor for Open<'_> {
        type Output = Result<Box<dyn AnyGame>, RecordError>;
        fn visit<G: Game>(self, _options: &G::Options) -> Self::Output {
            Ok(any::erase(self.0, self.1.fold::<G>()?))
        }
    }
    let game = GameId::of_name(&record.game)?;
    visit(game, &record.options, Open(game, record))?
}

/// Draws every chance event of a record again, and its layout, compares them with the record and the
/// record with what was noted, and returns how many chance events there are.
pub fn verify(record: &Record, noted: &Noted) -> Result<usize, Unfair> {
    struct Verify<'a>(&'a Record, &'a Noted);
    impl Visitor for Verify<'_> {
        type Output = Result<usize, Unfair>;
        fn visit<G: Game>(self, _options: &G::Options) -> Self::Output {
            verify_typed::<G>(self.0, self.1)
        }
    }
    visit(
        GameId::of_name(&record.game)?,
        &record.options,
        Verify(record, noted),
    )?
}
