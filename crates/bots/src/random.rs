//! Anything that is allowed.

use takht_core::{Game, Quick};

use crate::{Bot, Budget, View};

/// Plays any legal event, each equally likely: `random`, and the paper's TR.
#[derive(Clone, Copy, Debug, Default)]
pub struct Random;

impl<G: Game> Bot<G> for Random {
    fn choose(&mut self, view: &View<G>, _budget: &Budget<'_>, chance: &mut Quick) -> G::Event {
        view.game().sample(chance)
    }
}
