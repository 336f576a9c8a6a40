//! Someone whose thoughts wander.

use takht_core::{Chance, Game, Quick};

use crate::{Bot, Budget, View};

/// Plays like another bot, but so many times in a hundred anything at all.
#[derive(Clone, Copy, Debug)]
pub struct Distracted<B> {
    /// The other bot.
    pub bot: B,
    /// How often its thoughts wander.
    pub percent: u32,
}

impl<B> Distracted<B> {
    /// A bot whose thoughts wander so many times in a hundred.
    pub fn new(bot: B, percent: u32) -> Self {
        Self { bot, percent }
    }
}

impl<G: Game, B: Bot<G>> Bot<G> for Distracted<B> {
    fn choose(&mut self, view: &View<G>, budget: &Budget<'_>, chance: &mut Quick) -> G::Event {
        // Asked in any case: a bot that planned two events must not be left with half a plan.
        let chosen = self.bot.choose(view, budget, chance);
        if chance.below(100) < self.percent {
            view.game().sample(chance)
        } else {
            chosen
        }
    }
}
