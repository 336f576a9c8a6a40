//! Whom others are measured by: for arenas, not for people; so they are a feature of their own.

use takht_core::{Game, Quick, Seat};

use crate::flat::finish;
use crate::search::{Luck, play_out, seed_from};
use crate::{AtRandom, Knowledge, Playable, Policy};

/// Plays a position to its end, to measure how fast that is.
pub type Finish<G> = Box<dyn FnMut(&mut G, &mut Quick)>;

/// The policies by which simulated games of a game go on, by name.
pub fn policies<G: Playable>() -> Vec<(&'static str, Finish<G>)> {
    let mut policies: Vec<(&'static str, Finish<G>)> = vec![("random", by_policy(AtRandom))];
    policies.extend(G::policies());
    policies
}

pub(crate) fn by_policy<G: Game, P: Policy<G> + 'static>(mut policy: P) -> Finish<G> {
    Box::new(move |game, chance| {
        finish(game, Seat::default(), &mut policy, chance);
    })
}

pub(crate) fn by_judgement<G: Game, K: Knowledge<G> + 'static>(mut knowledge: K) -> Finish<G> {
    Box::new(move |game, chance| {
        let mut luck = Luck::new(seed_from(chance));
        knowledge.begin();
        play_out(&mut knowledge, game, Seat::default(), &mut luck);
    })
}
