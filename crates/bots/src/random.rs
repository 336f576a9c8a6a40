//! A bot that plays at random.

use takht_core::{Game, Quick};

use crate::{Bot, Budget, View};

/// The bot `random`, and the paper's TR: plays a legal event, each equally likely.
#[derive(Clone, Copy, Debug, Default)]
pub struct Random;

impl<G: Game> Bot<G> for Random {
    fn choose(&mut self, view: &View<G>, _budget: &Budget<'_>, chance: &mut Quick) -> G::Event {
        view.game().sample(chance)
    }
}
