//! The bots of Capture, by level and name.

use takht_capture::Capture;

use super::{Brawler, Judgement};
use crate::{Bot, Distracted, Level, Playable, Search, Thinker};

fn master() -> Search<Capture, Judgement> {
    Search::new(Judgement::default())
}

impl Playable for Capture {
    fn level(level: Level) -> Box<dyn Bot<Self>> {
        match level {
            Level::Novice => Box::new(Distracted::new(Brawler, 85)),
            Level::Squire => Box::new(Distracted::new(Brawler, 50)),
            Level::Knight => Box::new(Brawler),
            Level::Master => Box::new(master()),
        }
    }

    fn thinker() -> Box<dyn Thinker<Self>> {
        Box::new(master())
    }

    #[cfg(feature = "baselines")]
    const BASELINES: &'static [&'static str] = &["brawler"];

    #[cfg(feature = "baselines")]
    fn baseline(name: &str) -> Option<Box<dyn Bot<Self>>> {
        match name {
            "brawler" => Some(Box::new(Brawler)),
            _ => None,
        }
    }

    #[cfg(feature = "baselines")]
    fn policies() -> Vec<(&'static str, crate::Finish<Self>)> {
        let raider = crate::baselines::by_judgement(Judgement::default());
        vec![("raider", raider)]
    }
}
