//! Random play from a position to the end.

use crate::{Chance, Game};

/// Plays uniformly random events until the game is over and shows each event to `see`.
///
/// Benchmarks, statistics and bots all use this loop.
#[inline]
pub fn playout<G: Game, C: Chance + ?Sized>(
    game: &mut G,
    chance: &mut C,
    mut see: impl FnMut(G::Event),
) {
    while !game.is_over() {
        see(game.advance(chance));
    }
}
