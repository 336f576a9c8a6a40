//! A weaker version of another bot.

use takht_core::{Chance, Game, Quick};

use crate::{Bot, Budget, View};

/// Plays like another bot, but replaces a percentage of its events by random legal ones.
#[derive(Clone, Copy, Debug)]
pub struct Distracted<B> {
    /// The other bot.
    pub bot: B,
    /// The percentage of random events.
    pub percent: u32,
}

impl<B> Distracted<B> {
    /// Replaces `percent` of the bot's events by random ones.
    pub fn new(bot: B, percent: u32) -> Self {
        Self { bot, percent }
    }
}

impl<G: Game, B: Bot<G>> Bot<G> for Distracted<B> {
    fn choose(&mut self, view: &View<G>, budget: &Budget<'_>, chance: &mut Quick) -> G::Event {
        // Ask the bot in any case: a bot that plans two events together must not keep half of a plan.
        let chosen = self.bot.choose(view, budget, chance);
        if chance.below(100) < self.percent {
            view.game().sample(chance)
        } else {
            chosen
        }
    }
}
