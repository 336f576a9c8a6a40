//! The bots of Kingdom Builder, by level.

use takht_kingdom_builder::KingdomBuilder;

use super::Judgement;
use crate::{Bot, Distracted, Greedy, Level, Playable, Search, Thinker};

fn master() -> Search<KingdomBuilder, Judgement> {
    Search::new(Judgement::default())
}

impl Playable for KingdomBuilder {
    fn level(level: Level) -> Box<dyn Bot<Self>> {
        match level {
            Level::Novice => Box::new(Distracted::new(Greedy, 75)),
            Level::Squire => Box::new(Distracted::new(Greedy, 35)),
            Level::Knight => Box::new(master().at_most(60)),
            Level::Master => Box::new(master()),
        }
    }

    fn thinker() -> Box<dyn Thinker<Self>> {
        Box::new(master())
    }

    #[cfg(feature = "baselines")]
    fn policies() -> Vec<(&'static str, crate::Finish<Self>)> {
        let settler = crate::baselines::by_judgement(Judgement::default());
        vec![("settler", settler)]
    }
}
