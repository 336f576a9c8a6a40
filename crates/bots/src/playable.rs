//! A game that bots play.

use takht_core::Game;

#[cfg(feature = "baselines")]
use crate::Finish;
use crate::{Bot, Distracted, General, Greedy, Level, Search, Thinker};

/// A game that bots play.
///
/// A game about which nobody has written down anything is played by looking at points and by the
/// general search, [`General`]; a game with knowledge of its own says so here.
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

    /// The bot that is asked for hints and for what it thinks of a move.
    fn thinker() -> Box<dyn Thinker<Self>> {
        Box::new(Search::new(General))
    }

    /// The names of the bots that others are measured by.
    #[cfg(feature = "baselines")]
    const BASELINES: &'static [&'static str] = &[];

    /// One of [`Playable::BASELINES`].
    #[cfg(feature = "baselines")]
    fn baseline(_name: &str) -> Option<Box<dyn Bot<Self>>> {
        None
    }

    /// The policies by which simulated games go on, by name.
    #[cfg(feature = "baselines")]
    fn policies() -> Vec<(&'static str, Finish<Self>)> {
        Vec::new()
    }
}
