//! The bots of a game.

use takht_core::Game;

#[cfg(feature = "baselines")]
use crate::Finish;
use crate::{Bot, Distracted, General, Greedy, Level, Search, Thinker};

/// A game that bots play.
///
/// By default, the bots of a game look at points only, and their search uses [`General`]. A game with its
/// own knowledge overrides these methods.
pub trait Playable: Game {
    /// The bot of a level.
    fn level(level: Level) -> Box<dyn Bot<Self>> {
        match level {
            Level::Novice => Box::new(Distracted::new(Greedy, 60)),
            Level::Squire => Box::new(Distracted::new(Greedy, 20)),
            Level::Knight => Box::new(Search::new(General).at_most(60)),
            Level::Master => Box::new(Search::new(General)),
        }
    }

    /// The bot that gives hints and judges moves.
    fn thinker() -> Box<dyn Thinker<Self>> {
        Box::new(Search::new(General))
    }

    /// The names of the game's baselines: bots that serve as opponents in measurements.
    #[cfg(feature = "baselines")]
    const BASELINES: &'static [&'static str] = &[];

    /// The baseline of this name, one of [`Playable::BASELINES`].
    #[cfg(feature = "baselines")]
    fn baseline(_name: &str) -> Option<Box<dyn Bot<Self>>> {
        None
    }

    /// The policies that play simulated games, by name.
    #[cfg(feature = "baselines")]
    fn policies() -> Vec<(&'static str, Finish<Self>)> {
        Vec::new()
    }
}
