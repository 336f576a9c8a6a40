//! Who deals at a table.

use std::sync::Arc;

use takht_core::Quick;
use takht_core::fair::{Fair, FairKey, Unfair};
use takht_games::AnyGame;

/// Who deals at a table.
#[derive(Clone, Debug)]
pub enum Dealer {
    /// The table, from a seed that it has committed to. Shared, because positions are often copied.
    Fair(Arc<(Fair, FairKey)>),
    /// The table, from a generator: nobody can check these deals.
    Seeded(Quick),
    /// Somebody else, who tells what happens at the table: a server.
    Elsewhere,
}

impl Dealer {
    /// A dealer who draws from the seed of a fair-deal block.
    pub fn fair(fair: Fair) -> Result<Self, Unfair> {
        let key = fair.key()?;
        Ok(Self::Fair(Arc::new((fair, key))))
    }

    /// Draws the chance event that is due after so many others.
    pub(crate) fn deal(&mut self, game: &dyn AnyGame, dealt: u64) -> Option<String> {
        match self {
            Self::Fair(fair) => game.deal(&mut fair.1.event(dealt)),
            Self::Seeded(chance) => game.deal(chance),
            Self::Elsewhere => None,
        }
    }

    /// The events that lay out a beginning that is ready made. What a layout leaves to chance the seed of
    /// the deals decides, too.
    pub(crate) fn lay_out(&mut self, game: &dyn AnyGame, layout: &str) -> Vec<String> {
        match self {
            Self::Fair(fair) => match fair.0.layout_seed() {
                Some(seed) => game.lay_out(layout, &mut Quick::new(seed)),
                None => Vec::new(),
            },
            Self::Seeded(chance) => game.lay_out(layout, chance),
            Self::Elsewhere => Vec::new(),
        }
    }
}
