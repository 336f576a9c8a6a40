//! What a table does by itself.

use takht_core::Turn;
use takht_core::fair::FairKey;

use crate::AnyGame;

/// What a table plays for a seat where there is no choice. Everything else waits for its player, even
/// where only one event is legal: building where one must is still building.
const FORCED: [&str; 3] = ["reveal", "discard", "pass"];

/// The event that is due without anyone deciding: a deal, drawn from the key after so many others, or
/// an event that leaves no choice.
pub fn due(game: &dyn AnyGame, key: &FairKey, dealt: u64) -> Option<String> {
    match game.turn() {
        Turn::Chance => game.deal(&mut key.event(dealt)),
        Turn::Seat(_) => forced(game),
        Turn::Over => None,
    }
}

fn forced(game: &dyn AnyGame) -> Option<String> {
    let mut legal = game.legal();
    let only = legal.pop().filter(|_| legal.is_empty())?;
    let verb = only.split(' ').next()?;
    FORCED.contains(&verb).then_some(only)
}
