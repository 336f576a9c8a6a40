//! A fast player that predicts the final points of kingdoms, for simulations.

use takht_core::{Chance, Game, Quick, Seat};
use takht_kingdomino::grid::Grid;
use takht_kingdomino::{
    Domino, Kingdom, Kingdomino, KingdominoEvent as Event, Placement, Shape, Shapes,
};

use super::outlook::{Outlook, PARTS, handled, outlooks};
use crate::{Bot, Budget, View};

/// Plays the placements and picks with the best [`Outlook`].
#[derive(Clone, Copy, Debug)]
pub struct Builder {
    /// The outlooks, by the number of dominoes that a kingdom has handled.
    pub outlooks: &'static [Outlook],
    /// The cost of each position further back in the next line, in units of 1/[`PARTS`] point.
    pub late: i32,
}

/// An offered domino, its value and its best placement.
#[derive(Clone, Copy, Debug)]
pub struct Offer {
    /// The domino.
    pub domino: Domino,
    /// The predicted final points with the domino. A builder subtracts the cost of its position in the line.
    pub worth: i32,
    /// Its best placement, if it fits anywhere.
    pub at: Option<Placement>,
}

impl Builder {
    /// The builder for kingdoms of this size.
    pub fn of<G: Grid>() -> Self {
        Self {
            outlooks: outlooks::<G>(),
            late: 9 * PARTS / 10,
        }
    }

    /// The outlook for kingdoms that have handled so many dominoes.
    #[inline]
    pub fn outlook(&self, handled: usize) -> &'static Outlook {
        let last = self.outlooks.len() - 1;
        &self.outlooks[handled.saturating_sub(1).min(last)]
    }

    /// The predicted final points with a domino, its best placement if it fits, and the shape after it.
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

    /// Calls `show` with each offered domino.
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

    /// The offer that it picks; `None` if there are no offers.
    #[inline]
    pub fn pick<G: Grid>(&self, game: &Kingdomino<G>, kingdom: &Kingdom<G>) -> Option<Offer> {
        let mut favourite = Favourite::default();
        self.offers(game, kingdom, |offer| favourite.show(offer));
        favourite.0
    }

    /// The offer that it picks if a random bonus below `whim` is added to each value, in units of
    /// 1/[`PARTS`] point; `None` if there are no offers.
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

    /// Its placement of a domino, if the domino fits anywhere.
    #[inline]
    pub fn place<G: Grid>(&self, kingdom: &Kingdom<G>, domino: Domino) -> Option<Placement> {
        self.best(kingdom, &Shapes::new(kingdom), domino).1
    }

    /// Its event on its turn.
    #[inline]
    pub fn choose<G: Grid>(&self, game: &Kingdomino<G>, seat: Seat, chance: &mut Quick) -> Event {
        let kingdom = game.kingdom(seat);
        if let Some(domino) = game.due() {
            return placing(kingdom, domino, self.place(kingdom, domino));
        }
        picking(game, self.pick(game, kingdom), chance)
    }
}

/// The offer with the highest value, the first of equal ones.
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

/// The event that picks the offer; a random legal event if there is no offer.
#[inline]
pub(super) fn picking<G: Grid>(
    game: &Kingdomino<G>,
    offer: Option<Offer>,
    chance: &mut Quick,
) -> Event {
    offer.map_or_else(|| game.sample(chance), |offer| Event::Pick(offer.domino))
}

/// The event that places a domino, or discards it if there is no placement.
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
