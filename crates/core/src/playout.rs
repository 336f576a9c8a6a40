//! Random play from a position to the end.

use crate::{Chance, Game};

/// Plays uniformly random events until the game is over, showing each to `see`.
///
/// This is the loop that benchmarks time, statistics measure and bots simulate with.
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
