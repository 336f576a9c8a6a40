//! The turns of bots.

use std::time::Duration;

use takht_bots::{BotTurn, Budget, WallClock};
use takht_core::{Record, Seat};
use takht_games::GameId;

use crate::secret;

/// How long a bot thinks about a turn.
const THINKING: Duration = Duration::from_millis(700);

/// The turn that a bot decides on, knowing only what its seat has seen.
pub(super) fn play_turn(record: &Record, seat: Seat, bot: &str) -> Option<Vec<String>> {
    let turn = BotTurn {
        bot,
        game: GameId::of_name(&record.game).ok()?,
        options: &record.options,
        events: &record.events,
        seat,
        seed: u64::from_le_bytes(secret::random().ok()?),
    };
    turn.play(&Budget::Time(THINKING, &WallClock::start())).ok()
}
