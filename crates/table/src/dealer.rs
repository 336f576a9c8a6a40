//! Who deals at a table.

use std::sync::Arc;

use takht_core::Quick;
use takht_core::fair::{Fair, FairKey, Unfair};
use takht_games::AnyGame;

/// Who deals at a table.
#[derive(Clone, Debug)]
pub enum Dealer {
    /// The table deals from a seed to which it has committed. Shared, because positions are often
    /// copied.
    Fair(Arc<(Fair, FairKey)>),
    /// The table deals from a generator; players cannot check these deals.
    Seeded(Quick),
    /// A server deals and sends the events to this table.
    Elsewhere,
}

impl Dealer {
    /// A dealer that draws from the seed of a fair-deal block.
    pub fn fair(fair: Fair) -> Result<Self, Unfair> {
        let key = fair.key()?;
        Ok(Self::Fair(Arc::new((fair, key))))
    }

    /// Draws the due chance event, the `dealt`-th from 0.
    pub(crate) fn deal(&mut self, game: &dyn AnyGame, dealt: u64) -> Option<String> {
        match self {
            Self::Fair(fair) => game.deal(&mut fair.1.event(dealt)),
            Self::Seeded(chance) => game.deal(chance),
            Self::Elsewhere => None,
        }
    }

    /// The events of a ready-made layout. The random parts of a layout come from the dealer's seed
    /// too.
    pub(crate) fn lay_out(&mut self, game: &dyn AnyGame, layout: &str) -> Vec<String> {
        match self {
            Self::Fair(fair) => {
                let laid_out = fair.0.lay_out(|chance| game.lay_out(layout, chance));
                laid_out.unwrap_or_default()
            }
            Self::Seeded(chance) => game.lay_out(layout, chance),
            Self::Elsewhere => Vec::new(),
        }
    }
}
