//! Random play from a position to the end.

use crate::{Chance, Game, Turn};

/// Plays uniformly random events until the game is over, showing each to `see` before it is played.
///
/// This is the loop that benchmarks time, statistics measure and bots simulate with.
#[inline]
pub fn playout<G: Game, C: Chance + ?Sized>(
    game: &mut G,
    chance: &mut C,
    mut see: impl FnMut(&G, G::Event),
) {
    loop {
        let event = match game.turn() {
            Turn::Chance => game.deal(chance),
            Turn::Seat(_) => game.sample(chance),
            Turn::Over => return,
        };
        see(game, event);
        game.play_unchecked(event);
    }
}
