//! The spaces of each game: one file and one implementation of [`Spaces`] for each.

mod capture;
mod kingdom_builder;
mod kingdomino;
mod series;

use takht_bots::Playable;
use takht_core::{OptionMap, RecordError};
use takht_games::{GameId, with_game};

use crate::Spaces;

// Nothing is written about these games: their events are numbered in order.
#[cfg(feature = "example")]
impl Spaces for takht_games::catalogue::takht_pig::Pig {}

/// A computation on a game type that [`visit_spaces`] finds.
pub trait SpacesVisitor {
    /// The result.
    type Output;
    /// Runs the computation with the type that plays these options.
    fn visit<G: Spaces + Playable>(self, options: &G::Options) -> Self::Output;
}

/// Calls a visitor with the type that plays these options. The compiler requires [`Spaces`] of every game here.
pub fn visit_spaces<V: SpacesVisitor>(
    game: GameId,
    options: &OptionMap,
    visitor: V,
) -> Result<V::Output, RecordError> {
    with_game!(game, options, |typed: G| visitor.visit::<G>(typed))
}
