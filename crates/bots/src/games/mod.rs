//! The bots' knowledge of each game: one folder and one implementation of [`Playable`] for each.

pub mod capture;
pub mod kingdom_builder;
pub mod kingdomino;

use takht_core::{OptionMap, RecordError};
use takht_games::{GameId, with_game};

use crate::Playable;

// Nothing is written about these games: their levels are those of the general search.
#[cfg(feature = "example")]
impl Playable for takht_games::catalogue::takht_pig::Pig {}

/// A computation on a game type that [`visit_playable`] finds.
pub trait PlayableVisitor {
    /// The result.
    type Output;
    /// Runs the computation with the type that plays these options.
    fn visit<G: Playable>(self, options: &G::Options) -> Self::Output;
}

/// Calls a visitor with the type that plays these options. The compiler requires [`Playable`] of every game
/// here.
pub fn visit_playable<V: PlayableVisitor>(
    game: GameId,
    options: &OptionMap,
    visitor: V,
) -> Result<V::Output, RecordError> {
    with_game!(game, options, |typed: G| visitor.visit::<G>(typed))
}
