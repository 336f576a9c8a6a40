//! Which bots there are, by game and name.

use std::any::Any;

use takht_capture::Capture;
use takht_core::{Game, Quick, RecordError, Seat, Series};
use takht_games::entry;
use takht_kingdom_builder::KingdomBuilder;
use takht_kingdomino::Kingdomino;
use takht_kingdomino::grid::{Five, Grid, Seven};

use crate::capture::{self, Brawler};
use crate::flat::finish;
use crate::kingdomino::{self, Builder, FullGreedy, GreedyPlacement, SelfGreedy};
use crate::search::{Luck, play_out, seed_from};
use crate::{
    AtRandom, Bot, Budget, Distracted, Flat, Greedy, Knowledge, Policy, Random, Search, Thinker,
    View, kingdom_builder,
};

/// The levels for people, from the weakest to the strongest.
pub const LEVELS: [&str; 4] = ["novice", "squire", "knight", "master"];

/// Who plays every game besides the levels.
const EVERYWHERE: [&str; 3] = ["random", "greedy", "flat"];

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
    let own: &[&str] = match game {
        <Kingdomino>::NAME => &["tr", "gprd", "fg", "mce-tr", "mce-pg", "mce-fg"],
        Capture::NAME => &["brawler"],
        _ => &[],
    };
    LEVELS
        .iter()
        .chain(&EVERYWHERE)
        .chain(own)
        .copied()
        .collect()
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
    let found = everywhere(name)
        .or_else(|| same(kingdomino::<Five>(name)))
        .or_else(|| same(kingdomino::<Seven>(name)))
        .or_else(|| same(dynasty::<Five>(name)))
        .or_else(|| same(dynasty::<Seven>(name)))
        .or_else(|| same(kingdom_builder(name)))
        .or_else(|| same(capture(name)));
    found.ok_or_else(|| NoBot::unknown(name, G::NAME))
}

/// Plays a position to its end, for whoever wants to know how fast that is.
pub type Finish<G> = Box<dyn FnMut(&mut G, &mut Quick)>;

/// The policies by which simulated games of a game go on, by name.
pub fn policies<G: Game>() -> Vec<(&'static str, Finish<G>)> {
    let mut policies: Vec<(&'static str, Finish<G>)> = vec![("random", by_policy(AtRandom))];
    let own = [
        (
            "builder",
            same(Some(by_judgement::<Kingdomino<Five>, _>(
                kingdomino::Judgement::of::<Five>(),
            ))),
        ),
        (
            "builder",
            same(Some(by_judgement::<Kingdomino<Seven>, _>(
                kingdomino::Judgement::of::<Seven>(),
            ))),
        ),
        (
            "pg",
            same(Some(
                by_policy::<Kingdomino<Five>, _>(SelfGreedy::default()),
            )),
        ),
        (
            "pg",
            same(Some(by_policy::<Kingdomino<Seven>, _>(
                SelfGreedy::default(),
            ))),
        ),
        (
            "fg",
            same(Some(
                by_policy::<Kingdomino<Five>, _>(FullGreedy::default()),
            )),
        ),
        (
            "fg",
            same(Some(by_policy::<Kingdomino<Seven>, _>(
                FullGreedy::default(),
            ))),
        ),
        (
            "settler",
            same(Some(by_judgement(kingdom_builder::Judgement::default()))),
        ),
        (
            "raider",
            same(Some(by_judgement(capture::Judgement::default()))),
        ),
    ];
    policies.extend(
        own.into_iter()
            .filter_map(|(name, finish)| Some((name, finish?))),
    );
    policies
}

fn by_policy<G: Game, P: Policy<G> + 'static>(mut policy: P) -> Finish<G> {
    Box::new(move |game, chance| {
        finish(game, Seat::default(), &mut policy, chance);
    })
}

fn by_judgement<G: Game, K: Knowledge<G> + 'static>(mut knowledge: K) -> Finish<G> {
    Box::new(move |game, chance| {
        let mut luck = Luck::new(seed_from(chance));
        knowledge.begin();
        play_out(&mut knowledge, game, Seat::default(), &mut luck);
    })
}

/// The strongest bot of a game, to be asked what it thinks; none for games that nobody has thought
/// about yet.
pub fn thinker<G: Game>() -> Option<Box<dyn Thinker<G>>> {
    let five = || -> Box<dyn Thinker<Kingdomino<Five>>> { Box::new(kingdomino_master()) };
    let seven = || -> Box<dyn Thinker<Kingdomino<Seven>>> { Box::new(kingdomino_master()) };
    let builder = || -> Box<dyn Thinker<KingdomBuilder>> { Box::new(builder_master()) };
    let raider = || -> Box<dyn Thinker<Capture>> { Box::new(capture_master()) };
    let dynasty = || -> Box<dyn Thinker<Series<Kingdomino<Five>>>> { Box::new(dynasty_master()) };
    let long = || -> Box<dyn Thinker<Series<Kingdomino<Seven>>>> { Box::new(dynasty_master()) };
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
        "flat" => Box::new(Flat::new(AtRandom)),
        _ => return None,
    })
}

/// A value of one type as another, if both are the same: a bot of one game, for whoever is generic
/// over games.
fn same<T: 'static, U: 'static>(value: Option<T>) -> Option<U> {
    let value: Box<dyn Any> = Box::new(value?);
    value.downcast().ok().map(|value| *value)
}

fn kingdomino_master<G: Grid>() -> Search<Kingdomino<G>, kingdomino::Judgement> {
    Search::new(kingdomino::Judgement::of::<G>())
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
        "tr" => Box::new(Random),
        "gprd" => Box::new(GreedyPlacement::default()),
        "fg" => Box::new(FullGreedy::default()),
        "mce-tr" => Box::new(Flat::by_pairs(AtRandom)),
        "mce-pg" => Box::new(Flat::by_pairs(SelfGreedy::default())),
        "mce-fg" => Box::new(Flat::by_pairs(FullGreedy::default())),
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
        "knight" | "brawler" => Box::new(Brawler),
        "master" => Box::new(capture_master()),
        _ => return None,
    })
}

fn dynasty<G: Grid>(name: &str) -> Option<Box<dyn Bot<Series<Kingdomino<G>>>>> {
    match name {
        "master" => Some(Box::new(dynasty_master())),
        _ => Some(Box::new(InSeries(kingdomino::<G>(name)?))),
    }
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
