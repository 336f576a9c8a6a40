//! A bot that maximises its immediate score.

use takht_core::{Game, Quick};

use crate::bot::Best;
use crate::{Bot, Budget, View};

/// The bot `greedy`: plays the event after which its own score is highest, and chooses at random among
/// equally good ones. In Kingdomino it places greedily and picks at random, like the paper's GPRD.
#[derive(Clone, Copy, Debug, Default)]
pub struct Greedy;

impl<G: Game> Bot<G> for Greedy {
    fn choose(&mut self, view: &View<G>, _budget: &Budget<'_>, chance: &mut Quick) -> G::Event {
        let mut legal = Vec::new();
        view.game().legal(&mut legal);
        let mut best = Best::new();
        for event in legal {
            let mut after = view.game().clone();
            after.play_unchecked(event);
            best.show(event, after.totals()[view.seat()], chance);
        }
        // It is the seat's turn, so at least one event is legal.
        best.take().unwrap_or_else(|| view.game().sample(chance))
    }
}
