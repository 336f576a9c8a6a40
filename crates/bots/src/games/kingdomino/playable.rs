//! The bots of Kingdomino, by level and name.

use takht_core::Series;
use takht_kingdomino::Kingdomino;
use takht_kingdomino::grid::Grid;

use super::{Builder, Dynasty, GreedyPlacement, Judgement};
use crate::in_series::InSeries;
use crate::{Bot, Distracted, Greedy, Level, Playable, Search, Thinker};

fn master<G: Grid>() -> Search<Kingdomino<G>, Judgement> {
    Search::new(Judgement::of::<G>())
}

/// An adviser assumes that the other seats play as well as its own. Otherwise the chances would depend on the
/// seat that asks.
fn adviser<G: Grid>() -> Search<Kingdomino<G>, Judgement> {
    let mut knowledge = Judgement::of::<G>();
    knowledge.among_equals = true;
    Search::new(knowledge)
}

impl<G: Grid> Playable for Kingdomino<G> {
    fn level(level: Level) -> Box<dyn Bot<Self>> {
        match level {
            Level::Novice => Box::new(Distracted::new(Greedy, 60)),
            Level::Squire => Box::new(Distracted::new(GreedyPlacement::default(), 20)),
            Level::Knight => Box::new(Builder::of::<G>()),
            Level::Master => Box::new(master()),
        }
    }

    fn thinker() -> Box<dyn Thinker<Self>> {
        Box::new(adviser())
    }

    #[cfg(feature = "baselines")]
    const BASELINES: &'static [&'static str] = super::baselines::NAMES;

    #[cfg(feature = "baselines")]
    fn baseline(name: &str) -> Option<Box<dyn Bot<Self>>> {
        super::baselines::bot(name)
    }

    #[cfg(feature = "baselines")]
    fn policies() -> Vec<(&'static str, crate::Finish<Self>)> {
        super::baselines::policies()
    }
}

impl<G: Grid> Playable for Series<Kingdomino<G>> {
    fn level(level: Level) -> Box<dyn Bot<Self>> {
        match level {
            Level::Master => Box::new(Dynasty::new(master())),
            Level::Novice | Level::Squire | Level::Knight => {
                Box::new(InSeries(Kingdomino::<G>::level(level)))
            }
        }
    }

    fn thinker() -> Box<dyn Thinker<Self>> {
        Box::new(Dynasty::new(adviser()))
    }

    #[cfg(feature = "baselines")]
    const BASELINES: &'static [&'static str] = super::baselines::NAMES;

    #[cfg(feature = "baselines")]
    fn baseline(name: &str) -> Option<Box<dyn Bot<Self>>> {
        let bot = super::baselines::bot::<G>(name)?;
        Some(Box::new(InSeries(bot)))
    }
}
