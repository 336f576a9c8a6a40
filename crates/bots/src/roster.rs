//! Which bots there are, by game and name.

use std::any::Any;

use takht_capture::Capture;
use takht_core::{Game, Quick, RecordError, Series};
use takht_games::entry;
use takht_kingdom_builder::KingdomBuilder;
use takht_kingdomino::Kingdomino;
use takht_kingdomino::grid::{Five, Grid, Seven};

#[cfg(feature = "baselines")]
use crate::baselines;
use crate::capture::{self, Brawler};
use crate::kingdomino::{self, Builder, GreedyPlacement};
use crate::{Bot, Budget, Distracted, Greedy, Random, Search, Thinker, View, kingdom_builder};

/// The levels for people, from the weakest to the strongest.
pub const LEVELS: [&str; 4] = ["novice", "squire", "knight", "master"];

/// Who plays every game besides the levels.
const EVERYWHERE: [&str; 2] = ["random", "greedy"];

/// There is no such bot, or no such game.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum NoBot {
    /// No bot of this game has that name.
    #[error("there is no bot {name}; there are {known:?}")]
    Unknown {
        /// The name.
        name: String,
        /// The names there are.
        known: Vec<&'static str>,
    },
    /// The game cannot be started.
    #[error("{0}")]
    Game(RecordError),
    /// A bot played what is not allowed: a fault of ours, told instead of hidden.
    #[error("a bot played {0}, which is not allowed")]
    Cheated(String),
}

/// The names of all bots of a game: the levels first.
pub fn names(game: &str) -> Vec<&'static str> {
    let names = LEVELS.iter().chain(&EVERYWHERE);
    #[cfg(feature = "baselines")]
    let names = names.chain(baselines::names(game));
    #[cfg(not(feature = "baselines"))]
    let _ = game;
    names.copied().collect()
}

/// Says whether a game has a bot.
pub fn check(name: &str, game: &str) -> Result<(), NoBot> {
    let game = entry(game).map_err(NoBot::Game)?.name;
    match names(game).contains(&name) {
        true => Ok(()),
        false => Err(NoBot::unknown(name, game)),
    }
}

impl NoBot {
    pub(crate) fn unknown(name: &str, game: &str) -> Self {
        Self::Unknown {
            name: name.to_owned(),
            known: names(game),
        }
    }
}

/// A bot of a game, by its name.
pub fn bot<G: Game>(name: &str) -> Result<Box<dyn Bot<G>>, NoBot> {
    let found = everywhere(name);
    #[cfg(feature = "baselines")]
    let found = found.or_else(|| baselines::bot(name));
    let found = found
        .or_else(|| same(kingdomino::<Five>(name)))
        .or_else(|| same(kingdomino::<Seven>(name)))
        .or_else(|| same(dynasty::<Five>(name)))
        .or_else(|| same(dynasty::<Seven>(name)))
        .or_else(|| same(kingdom_builder(name)))
        .or_else(|| same(capture(name)));
    found.ok_or_else(|| NoBot::unknown(name, G::NAME))
}

/// The strongest bot of a game, to be asked what it thinks; none for games that nobody has thought
/// about yet.
pub fn thinker<G: Game>() -> Option<Box<dyn Thinker<G>>> {
    let five = || -> Box<dyn Thinker<Kingdomino<Five>>> { Box::new(kingdomino_adviser()) };
    let seven = || -> Box<dyn Thinker<Kingdomino<Seven>>> { Box::new(kingdomino_adviser()) };
    let builder = || -> Box<dyn Thinker<KingdomBuilder>> { Box::new(builder_master()) };
    let raider = || -> Box<dyn Thinker<Capture>> { Box::new(capture_master()) };
    let dynasty = || -> Box<dyn Thinker<Series<Kingdomino<Five>>>> {
        Box::new(kingdomino::Dynasty::new(kingdomino_adviser()))
    };
    let long = || -> Box<dyn Thinker<Series<Kingdomino<Seven>>>> {
        Box::new(kingdomino::Dynasty::new(kingdomino_adviser()))
    };
    same(Some(five()))
        .or_else(|| same(Some(seven())))
        .or_else(|| same(Some(dynasty())))
        .or_else(|| same(Some(long())))
        .or_else(|| same(Some(builder())))
        .or_else(|| same(Some(raider())))
}

fn everywhere<G: Game>(name: &str) -> Option<Box<dyn Bot<G>>> {
    Some(match name {
        "random" => Box::new(Random),
        "greedy" => Box::new(Greedy),
        _ => return None,
    })
}

/// A value of one type as another, if both are the same: a bot of one game, for whoever is generic
/// over games.
pub(crate) fn same<T: 'static, U: 'static>(value: Option<T>) -> Option<U> {
    let value: Box<dyn Any> = Box::new(value?);
    value.downcast().ok().map(|value| *value)
}

fn kingdomino_master<G: Grid>() -> Search<Kingdomino<G>, kingdomino::Judgement> {
    Search::new(kingdomino::Judgement::of::<G>())
}

/// One who is asked, by whoever sits at the table, takes everyone for its equal: else the chances would
/// depend on who asks.
fn kingdomino_adviser<G: Grid>() -> Search<Kingdomino<G>, kingdomino::Judgement> {
    let mut knowledge = kingdomino::Judgement::of::<G>();
    knowledge.among_equals = true;
    Search::new(knowledge)
}

fn dynasty_master<G: Grid>() -> kingdomino::Dynasty<G> {
    kingdomino::Dynasty::new(kingdomino_master())
}

fn builder_master() -> Search<KingdomBuilder, kingdom_builder::Judgement> {
    Search::new(kingdom_builder::Judgement::default())
}

fn capture_master() -> Search<Capture, capture::Judgement> {
    Search::new(capture::Judgement::default())
}

fn distracted<B>(bot: B, percent: u32) -> Distracted<B> {
    Distracted { bot, percent }
}

fn kingdomino<G: Grid>(name: &str) -> Option<Box<dyn Bot<Kingdomino<G>>>> {
    Some(match name {
        "novice" => Box::new(distracted(Greedy, 60)),
        "squire" => Box::new(distracted(GreedyPlacement::default(), 20)),
        "knight" => Box::new(Builder::of::<G>()),
        "master" => Box::new(kingdomino_master()),
        _ => return None,
    })
}

fn kingdom_builder(name: &str) -> Option<Box<dyn Bot<KingdomBuilder>>> {
    Some(match name {
        "novice" => Box::new(distracted(Greedy, 75)),
        "squire" => Box::new(distracted(Greedy, 35)),
        "knight" => Box::new(builder_master().at_most(60)),
        "master" => Box::new(builder_master()),
        _ => return None,
    })
}

fn capture(name: &str) -> Option<Box<dyn Bot<Capture>>> {
    Some(match name {
        "novice" => Box::new(distracted(Brawler, 85)),
        "squire" => Box::new(distracted(Brawler, 50)),
        "knight" => Box::new(Brawler),
        "master" => Box::new(capture_master()),
        _ => return None,
    })
}

fn dynasty<G: Grid>(name: &str) -> Option<Box<dyn Bot<Series<Kingdomino<G>>>>> {
    match name {
        "master" => Some(Box::new(dynasty_master())),
        _ => Some(in_series(kingdomino::<G>(name)?)),
    }
}

/// A bot of a game, in a series of them.
pub(crate) fn in_series<G: Game>(bot: Box<dyn Bot<G>>) -> Box<dyn Bot<Series<G>>> {
    Box::new(InSeries(bot))
}

/// A bot that plays each game of a series for itself.
struct InSeries<B>(B);

impl<G: Game, B: Bot<G> + ?Sized> Bot<Series<G>> for InSeries<Box<B>> {
    fn choose(
        &mut self,
        view: &View<Series<G>>,
        budget: &Budget<'_>,
        chance: &mut Quick,
    ) -> G::Event {
        self.0.choose(&view.of_current(), budget, chance)
    }
}
