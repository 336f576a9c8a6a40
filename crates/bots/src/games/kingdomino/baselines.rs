//! The agents of *Monte Carlo Methods for the Game Kingdomino*, and the appraiser without search.

use takht_kingdomino::Kingdomino;
use takht_kingdomino::grid::Grid;

use super::{Appraiser, Builder, FullGreedy, GreedyPlacement, Judgement, SelfGreedy};
use crate::baselines::{by_judgement, by_policy};
use crate::{AtRandom, Bot, Finish, Flat, Random};

pub(super) const NAMES: &[&str] = &[
    "appraiser",
    "tr",
    "gprd",
    "fg",
    "mce-tr",
    "mce-pg",
    "mce-fg",
];

/// How many placements of a domino the network appraises.
const CLOSER: usize = 10;

pub(super) fn bot<G: Grid>(name: &str) -> Option<Box<dyn Bot<Kingdomino<G>>>> {
    Some(match name {
        "tr" => Box::new(Random),
        "gprd" => Box::new(GreedyPlacement::default()),
        "fg" => Box::new(FullGreedy::default()),
        "mce-tr" => Box::new(Flat::by_pairs(AtRandom)),
        "mce-pg" => Box::new(Flat::by_pairs(SelfGreedy::default())),
        "mce-fg" => Box::new(Flat::by_pairs(FullGreedy::default())),
        // There are no networks for larger kingdoms, so a builder replaces the appraiser there.
        "appraiser" => match Appraiser::of::<G>(CLOSER) {
            Some(appraiser) => Box::new(appraiser),
            None => Box::new(Builder::of::<G>()),
        },
        _ => return None,
    })
}

pub(super) fn policies<G: Grid>() -> Vec<(&'static str, Finish<Kingdomino<G>>)> {
    let mut builder = Judgement::of::<G>();
    builder.appraiser = None;
    vec![
        ("builder", by_judgement(builder)),
        ("pg", by_policy(SelfGreedy::default())),
        ("fg", by_policy(FullGreedy::default())),
    ]
}
