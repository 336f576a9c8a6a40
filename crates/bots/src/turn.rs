//! The turn of a bot.

use takht_core::{OptionMap, Refused, Seat};
use takht_games::GameId;

use crate::{Budget, NoBot, sit};

/// What a bot is asked: a game as its seat has seen it, and what it plays with.
#[derive(Clone, Copy, Debug)]
pub struct BotTurn<'a> {
    /// The name of the bot.
    pub bot: &'a str,
    /// The game.
    pub game: GameId,
    /// Its options.
    pub options: &'a OptionMap,
    /// Everything that has happened.
    pub events: &'a [String],
    /// The seat that the bot plays for.
    pub seat: Seat,
    /// What it rolls its dice with.
    pub seed: u64,
}

/// A turn that no bot can play.
#[derive(Debug, thiserror::Error)]
pub enum NoTurn {
    /// There is no such bot.
    #[error(transparent)]
    Bot(#[from] NoBot),
    /// Something happened that could not.
    #[error("{0}")]
    Refused(Refused),
}

impl BotTurn<'_> {
    /// What the bot does with its turn: all events up to where somebody else decides, or where the table
    /// plays what the rules force. The events of a turn share one budget.
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
