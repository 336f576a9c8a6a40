//! A bot for a series that treats every game of it alone.

use takht_core::{Game, Quick, Series};

use crate::{Bot, Budget, View};

/// Plays each game of a series as if it were the only one.
pub struct InSeries<G: Game>(pub Box<dyn Bot<G>>);

impl<G: Game> Bot<Series<G>> for InSeries<G> {
    fn choose(
        &mut self,
        view: &View<Series<G>>,
        budget: &Budget<'_>,
        chance: &mut Quick,
    ) -> G::Event {
        self.0.choose(&view.of_current(), budget, chance)
    }
}
