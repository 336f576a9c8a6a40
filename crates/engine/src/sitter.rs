//! Who sits at a seat that no person plays: a bot of this program, or an engine.

use takht_bots::{Budget, NoBot, Player};
use takht_core::{OptionMap, Seat};
use takht_games::GameId;

use crate::{EngineFailure, EnginePlayer, Engines, command_of};

/// Who sits at a seat that no person plays.
pub enum Sitter {
    /// A bot of this program.
    Bot(Box<dyn Player>),
    /// An engine.
    Engine(Box<EnginePlayer>),
}

/// Why a sitter cannot go on.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum Cannot {
    /// There is no such bot, or a bot and the rules disagree, which is a defect of this program.
    #[error(transparent)]
    Bot(#[from] NoBot),
    /// The engine has failed.
    #[error(transparent)]
    Engine(#[from] EngineFailure),
}

impl Sitter {
    /// Seats a bot, or with `exec:COMMAND` an engine, at the start of a game.
    pub fn sit(
        name: &str,
        engines: &Engines,
        game: GameId,
        options: &OptionMap,
        seat: Seat,
        seed: u64,
    ) -> Result<Self, Cannot> {
        Ok(match command_of(name) {
            Some(command) => {
                Self::Engine(Box::new(engines.sit(command, game, options, seat, seed)?))
            }
            None => Self::Bot(takht_bots::sit(name, game, options, seat, seed)?),
        })
    }

    /// Shows an event of the table, as the seat may see it.
    pub fn watch(&mut self, event: &str) -> Result<(), Cannot> {
        match self {
            Self::Bot(bot) => bot
                .watch(event)
                .map_err(|refused| NoBot::Cheated(refused.in_full().to_string()).into()),
            Self::Engine(engine) => Ok(engine.watch(event)?),
        }
    }

    /// The share of the win that a bot expected of its last choice; none if it does not say so.
    pub fn expects(&self) -> Option<f64> {
        match self {
            Self::Bot(bot) => bot.expects(),
            Self::Engine(_) => None,
        }
    }

    /// Chooses an event. The caller asks only on the seat's turn.
    pub fn choose(&mut self, budget: &Budget<'_>) -> Result<String, Cannot> {
        match self {
            Self::Bot(bot) => Ok(bot.choose(budget)),
            Self::Engine(engine) => Ok(engine.choose(budget)?),
        }
    }
}
