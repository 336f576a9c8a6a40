//! Finds bots by game and name.

use takht_core::RecordError;
use takht_games::GameId;
#[cfg(feature = "baselines")]
use takht_games::with_game;

#[cfg(feature = "baselines")]
use crate::{AtRandom, Flat};
use crate::{Bot, Greedy, LEVELS, Level, Playable, Random};

/// The bots that play every game, besides the levels.
const EVERYWHERE: [&str; 2] = ["random", "greedy"];

/// The baseline that plays every game.
#[cfg(feature = "baselines")]
const FLAT: &str = "flat";

/// Why there is no bot for a game.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum NoBot {
    /// The game has no bot of this name.
    #[error("there is no bot {name}; the bots are {known:?}")]
    Unknown {
        /// The name.
        name: String,
        /// The names of the game's bots.
        known: Vec<&'static str>,
    },
    /// The game cannot be started.
    #[error("{0}")]
    Game(RecordError),
    /// A bot played an illegal event. This is a bug in the bot, which the caller reports instead of hiding.
    #[error("a bot played {0}, which the rules do not allow")]
    Cheated(String),
}

/// The names of all bots of a game, the levels first.
pub fn names(game: GameId) -> Vec<&'static str> {
    let mut names = LEVELS.to_vec();
    names.extend(EVERYWHERE);
    names.extend(baselines(game));
    names
}

#[cfg(feature = "baselines")]
fn baselines(game: GameId) -> Vec<&'static str> {
    let defaults = takht_core::OptionMap::new();
    let own = with_game!(game, &defaults, |_options: G| G::BASELINES);
    let own = own.unwrap_or_default();
    [FLAT].iter().chain(own).copied().collect()
}

#[cfg(not(feature = "baselines"))]
fn baselines(_game: GameId) -> Vec<&'static str> {
    Vec::new()
}

/// True for a bot that decides at once. The others search for all the time they are given.
pub fn is_quick(name: &str) -> bool {
    let level = Level::of_name(name).is_some_and(|level| level < Level::Master);
    level || EVERYWHERE.contains(&name)
}

/// Checks that a game has a bot of this name.
pub fn check(name: &str, game: GameId) -> Result<(), NoBot> {
    let known = names(game);
    match known.contains(&name) {
        true => Ok(()),
        false => Err(NoBot::Unknown {
            name: name.to_owned(),
            known,
        }),
    }
}

/// The bot of this name; `None` if the game has no such bot.
pub fn bot<G: Playable>(name: &str) -> Option<Box<dyn Bot<G>>> {
    match name {
        "random" => Some(Box::new(Random)),
        "greedy" => Some(Box::new(Greedy)),
        #[cfg(feature = "baselines")]
        FLAT => Some(Box::new(Flat::new(AtRandom))),
        name => match Level::of_name(name) {
            Some(level) => Some(G::level(level)),
            #[cfg(feature = "baselines")]
            None => G::baseline(name),
            #[cfg(not(feature = "baselines"))]
            None => None,
        },
    }
}
