//! One turn of a bot.

use takht_core::{OptionMap, Refused, Seat};
use takht_games::GameId;

use crate::{Budget, NoBot, sit};

/// Everything that a bot needs to play one turn.
#[derive(Clone, Copy, Debug)]
pub struct BotTurn<'a> {
    /// The name of the bot.
    pub bot: &'a str,
    /// The game.
    pub game: GameId,
    /// The game's options.
    pub options: &'a OptionMap,
    /// All events so far.
    pub events: &'a [String],
    /// The bot's seat.
    pub seat: Seat,
    /// The seed of the bot's random choices.
    pub seed: u64,
}

/// Why a bot cannot play a turn.
#[derive(Debug, thiserror::Error)]
pub enum NoTurn {
    /// The game has no such bot, or cannot be started.
    #[error(transparent)]
    Bot(#[from] NoBot),
    /// The rules refuse an event.
    #[error("{0}")]
    Refused(Refused),
}

impl BotTurn<'_> {
    /// Plays the bot's turn: all events until another seat or chance acts, or until the rules force the next
    /// event, which the table plays itself. The events of a turn share one budget.
    pub fn play(&self, budget: &Budget<'_>) -> Result<Vec<String>, NoTurn> {
        let mut player = sit(self.bot, self.game, self.options, self.seat, self.seed)?;
        let mut game = takht_games::start(self.game, self.options).map_err(NoBot::Game)?;
        for event in self.events {
            player.watch(event).map_err(NoTurn::Refused)?;
            game.play(event).map_err(NoTurn::Refused)?;
        }
        let mut events = Vec::new();
        while game.turn().seat() == Some(self.seat) {
            if !events.is_empty() && game.forced().is_some() {
                break;
            }
            let event = player.choose(budget);
            player.watch(&event).map_err(NoTurn::Refused)?;
            events.push(game.play(&event).map_err(NoTurn::Refused)?);
        }
        Ok(events)
    }
}
