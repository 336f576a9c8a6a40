//! A quick player of good taste, for simulations.

use takht_core::{Chance, Game, Quick, Seat};
use takht_kingdomino::grid::Grid;
use takht_kingdomino::{
    Domino, Kingdom, Kingdomino, KingdominoEvent as Event, Placement, Shape, Shapes,
};

use super::outlook::{Outlook, PARTS, handled, outlooks};
use crate::{Bot, Budget, View};

/// Builds where the outlook is best.
#[derive(Clone, Copy, Debug)]
pub struct Builder {
    /// What it expects of kingdoms, by the dominoes they have handled.
    pub outlooks: &'static [Outlook],
    /// What each place further back in the next line costs it, in parts of a point.
    pub late: i32,
}

/// An offered domino, how much it is liked, and where it would go.
#[derive(Clone, Copy, Debug)]
pub struct Offer {
    /// The domino.
    pub domino: Domino,
    /// The outlook with it, less what it costs to pick late.
    pub worth: i32,
    /// The best place for it, if it fits anywhere.
    pub at: Option<Placement>,
}

impl Builder {
    /// One for kingdoms of this size.
    pub fn of<G: Grid>() -> Self {
        Self {
            outlooks: outlooks::<G>(),
            late: 9 * PARTS / 10,
        }
    }

    /// What it expects of a kingdom that has handled so many dominoes.
    #[inline]
    pub fn outlook(&self, handled: usize) -> &'static Outlook {
        let last = self.outlooks.len() - 1;
        &self.outlooks[handled.saturating_sub(1).min(last)]
    }

    /// The outlook with a domino, at its best place if it fits anywhere, and the shape it leads to.
    #[inline]
    pub(super) fn best<G: Grid>(
        &self,
        kingdom: &Kingdom<G>,
        shapes: &Shapes<'_, G>,
        domino: Domino,
    ) -> (i32, Option<Placement>, Shape) {
        let outlook = self.outlook(handled(kingdom) + 1);
        let mut best = (i32::MIN, None, *shapes.now());
        shapes.with(domino, |at, shape| {
            let worth = outlook.of(shape);
            if worth > best.0 {
                best = (worth, Some(at), *shape);
            }
        });
        if best.1.is_none() {
            best.0 = outlook.of(shapes.now());
        }
        best
    }

    /// Shows the offered dominoes.
    #[inline]
    pub fn offers<G: Grid>(
        &self,
        game: &Kingdomino<G>,
        kingdom: &Kingdom<G>,
        mut show: impl FnMut(Offer),
    ) {
        let shapes = Shapes::new(kingdom);
        for (place, domino) in (0..).zip(game.offered()) {
            let (worth, at, _) = self.best(kingdom, &shapes, domino);
            let worth = worth - self.late * place;
            show(Offer { domino, worth, at });
        }
    }

    /// The offer it takes; none if there are none.
    #[inline]
    pub fn pick<G: Grid>(&self, game: &Kingdomino<G>, kingdom: &Kingdom<G>) -> Option<Offer> {
        let mut favourite = Favourite::default();
        self.offers(game, kingdom, |offer| favourite.show(offer));
        favourite.0
    }

    /// The offer it takes if it may like any of them up to so much more for no reason, in parts of a
    /// point; none if there are none.
    #[inline]
    pub fn pick_on_a_whim<G: Grid>(
        &self,
        game: &Kingdomino<G>,
        kingdom: &Kingdom<G>,
        whim: u32,
        chance: &mut Quick,
    ) -> Option<Offer> {
        let mut favourite = Favourite::default();
        self.offers(game, kingdom, |offer| {
            let worth = offer.worth + chance.below(whim.max(1)) as i32;
            favourite.show(Offer { worth, ..offer });
        });
        favourite.0
    }

    /// Where it adds a domino, if that fits anywhere.
    #[inline]
    pub fn place<G: Grid>(&self, kingdom: &Kingdom<G>, domino: Domino) -> Option<Placement> {
        self.best(kingdom, &Shapes::new(kingdom), domino).1
    }

    /// What it does, on its turn.
    #[inline]
    pub fn choose<G: Grid>(&self, game: &Kingdomino<G>, seat: Seat, chance: &mut Quick) -> Event {
        let kingdom = game.kingdom(seat);
        if let Some(domino) = game.due() {
            return placing(kingdom, domino, self.place(kingdom, domino));
        }
        picking(game, self.pick(game, kingdom), chance)
    }
}

/// The offer that is liked best, of equal ones the first.
#[derive(Default)]
pub(super) struct Favourite(pub(super) Option<Offer>);

impl Favourite {
    #[inline]
    pub(super) fn show(&mut self, offer: Offer) {
        if self.0.is_none_or(|best| offer.worth > best.worth) {
            self.0 = Some(offer);
        }
    }
}

/// An offer is taken; without one, whatever there is.
#[inline]
pub(super) fn picking<G: Grid>(
    game: &Kingdomino<G>,
    offer: Option<Offer>,
    chance: &mut Quick,
) -> Event {
    offer.map_or_else(|| game.sample(chance), |offer| Event::Pick(offer.domino))
}

/// A domino goes there, or nowhere.
#[inline]
pub(super) fn placing<G: Grid>(
    kingdom: &Kingdom<G>,
    domino: Domino,
    at: Option<Placement>,
) -> Event {
    match at {
        None => Event::Discard(domino),
        Some(at) => {
            let (left, right) = kingdom.squares_of(at);
            Event::Place {
                domino,
                left,
                right,
            }
        }
    }
}

impl<G: Grid> Bot<Kingdomino<G>> for Builder {
    fn choose(
        &mut self,
        view: &View<Kingdomino<G>>,
        _budget: &Budget<'_>,
        chance: &mut Quick,
    ) -> Event {
        Self::choose(self, view.game(), view.seat(), chance)
    }
}
