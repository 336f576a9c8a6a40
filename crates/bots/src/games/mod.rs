//! What bots know of each game: a folder and an implementation of [`Playable`] a game.

pub mod capture;
pub mod kingdom_builder;
pub mod kingdomino;

use takht_core::{OptionMap, RecordError};
use takht_games::{GameId, with_game};

use crate::Playable;

/// Something to be done with a game that bots play, whose type is found by its options.
pub trait PlayableVisitor {
    /// What comes of it.
    type Output;
    /// Does it, with the type that plays these options.
    fn visit<G: Playable>(self, options: &G::Options) -> Self::Output;
}

/// Hands the type that plays these options to a visitor. A game without [`Playable`] does not compile
/// here.
pub fn visit_playable<V: PlayableVisitor>(
    game: GameId,
    options: &OptionMap,
    visitor: V,
) -> Result<V::Output, RecordError> {
    with_game!(game, options, |typed: G| visitor.visit::<G>(typed))
}
