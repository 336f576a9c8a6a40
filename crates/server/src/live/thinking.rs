//! What bots do with their turns.

use std::time::{Duration, Instant};

use takht_bots::{Budget, Clock};
use takht_core::{Record, Seat};

use crate::secret;

/// How long a bot thinks about its turn.
const THINKING: Duration = Duration::from_millis(700);

/// The time of this machine.
struct Wall(Instant);

impl Clock for Wall {
    fn now(&self) -> Duration {
        self.0.elapsed()
    }
}

/// What a bot does with its turn, from what its seat has seen.
pub(super) fn play_turn(record: &Record, seat: Seat, bot: &str) -> Option<Vec<String>> {
    let seed = u64::from_le_bytes(secret::random().ok()?);
    let mut player = takht_bots::sit(bot, &record.game, &record.options, seat, seed).ok()?;
    let mut game = takht_games::start(&record.game, &record.options).ok()?;
    for event in &record.events {
        player.watch(event).ok()?;
        game.play(event).ok()?;
    }
    let clock = Wall(Instant::now());
    let budget = Budget::Time(THINKING, &clock);
    let mut events = Vec::new();
    while game.turn().seat() == Some(seat) {
        // What then leaves no choice is played by the table.
        if !events.is_empty() && game.legal().len() == 1 {
            break;
        }
        let event = player.choose(&budget);
        player.watch(&event).ok()?;
        events.push(game.play(&event).ok()?);
    }
    Some(events)
}
