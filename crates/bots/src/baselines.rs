//! Baselines: bots that serve as opponents in measurements. People do not play against them, so they are a
//! feature of their own, which the web client does without.

use takht_core::{Game, Quick, Seat};

use crate::flat::finish;
use crate::search::{Luck, play_out, seed_from};
use crate::{AtRandom, Knowledge, Playable, Policy};

/// Plays a position to its end, for measurements of speed.
pub type Finish<G> = Box<dyn FnMut(&mut G, &mut Quick)>;

/// The policies that play simulated games of `G`, by name.
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
