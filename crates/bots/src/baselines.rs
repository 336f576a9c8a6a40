//! Whom others are measured by: for arenas, not for people; so they are a feature of their own.

use takht_capture::Capture;
use takht_core::{Game, Quick, Seat};
use takht_kingdomino::Kingdomino;
use takht_kingdomino::grid::{Five, Grid, Seven};

use crate::capture::{self, Brawler};
use crate::flat::finish;
use crate::kingdomino::{Appraiser, Builder, FullGreedy, GreedyPlacement, Judgement, SelfGreedy};
use crate::roster::{in_series, same};
use crate::search::{Luck, play_out, seed_from};
use crate::{AtRandom, Bot, Flat, Knowledge, Policy, Random, kingdom_builder};

/// Their names.
pub(crate) fn names(game: &str) -> &'static [&'static str] {
    match game {
        <Kingdomino>::NAME => &[
            "flat",
            "appraiser",
            "tr",
            "gprd",
            "fg",
            "mce-tr",
            "mce-pg",
            "mce-fg",
        ],
        Capture::NAME => &["flat", "brawler"],
        _ => &["flat"],
    }
}

/// One of them.
pub(crate) fn bot<G: Game>(name: &str) -> Option<Box<dyn Bot<G>>> {
    match name {
        "flat" => Some(Box::new(Flat::new(AtRandom))),
        "brawler" => same(Some(Box::new(Brawler) as Box<dyn Bot<Capture>>)),
        _ => same(of_kingdomino::<Five>(name))
            .or_else(|| same(of_kingdomino::<Seven>(name)))
            .or_else(|| same(of_kingdomino::<Five>(name).map(in_series)))
            .or_else(|| same(of_kingdomino::<Seven>(name).map(in_series))),
    }
}

/// How many ways to add a domino an appraiser looks at closely.
const CLOSER: usize = 10;

/// The agents of *Monte Carlo Methods for the Game Kingdomino*, and who needs no search to beat them.
fn of_kingdomino<G: Grid>(name: &str) -> Option<Box<dyn Bot<Kingdomino<G>>>> {
    Some(match name {
        "tr" => Box::new(Random),
        "gprd" => Box::new(GreedyPlacement::default()),
        "fg" => Box::new(FullGreedy::default()),
        "mce-tr" => Box::new(Flat::by_pairs(AtRandom)),
        "mce-pg" => Box::new(Flat::by_pairs(SelfGreedy::default())),
        "mce-fg" => Box::new(Flat::by_pairs(FullGreedy::default())),
        // Where nothing was learned to appraise kingdoms by, a builder does it by the outlook.
        "appraiser" => match Appraiser::of::<G>(CLOSER) {
            Some(appraiser) => Box::new(appraiser),
            None => Box::new(Builder::of::<G>()),
        },
        _ => return None,
    })
}

/// Plays a position to its end, for whoever wants to know how fast that is.
pub type Finish<G> = Box<dyn FnMut(&mut G, &mut Quick)>;

/// The policies by which simulated games of a game go on, by name.
pub fn policies<G: Game>() -> Vec<(&'static str, Finish<G>)> {
    let mut policies: Vec<(&'static str, Finish<G>)> = vec![("random", by_policy(AtRandom))];
    let mut builder = Judgement::of::<Five>();
    builder.appraiser = None;
    let own = [
        (
            "builder",
            same(Some(by_judgement::<Kingdomino<Five>, _>(builder))),
        ),
        (
            "builder",
            same(Some(by_judgement::<Kingdomino<Seven>, _>(Judgement::of::<
                Seven,
            >()))),
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
