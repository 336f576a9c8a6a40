//! A player that predicts the final points of kingdoms with learned networks.

use arrayvec::ArrayVec;
use takht_core::{Quick, Seat};
use takht_kingdomino::grid::Grid;
use takht_kingdomino::{
    Domino, HARMONY, Kingdom, Kingdomino, KingdominoEvent as Event, MIDDLE_KINGDOM, Placement,
    Shape, Shapes, Supply, portrait,
};

use super::builder::{Builder, Favourite, Offer, picking, placing};
use super::net::{Net, nets};
use super::outlook::{PARTS, handled};
use crate::{Bot, Budget, View};

/// Values kingdoms of 5×5 squares by networks.
///
/// A network is slow, so it appraises only the placements that a [`Builder`] likes best.
#[derive(Clone, Copy, Debug)]
pub struct Appraiser {
    nets: &'static [Net],
    builder: Builder,
    /// How many placements of a domino the network appraises.
    closer: usize,
}

/// The maximum of placements that the network appraises.
const MOST: usize = 128;

/// Placements of a domino, each with the predicted final points, in units of 1/[`PARTS`] point.
pub type Ways = ArrayVec<(Placement, i32), MOST>;

impl Appraiser {
    /// An appraiser whose network appraises `closer` placements of a domino; `None` for kingdoms of another
    /// size, for which there are no networks.
    pub fn of<G: Grid>(closer: usize) -> Option<Self> {
        (G::SIZE == 5).then(|| Self::with::<G>(nets(), closer))
    }

    /// An appraiser with these networks.
    pub fn with<G: Grid>(nets: &'static [Net], closer: usize) -> Self {
        Self {
            nets,
            builder: Builder::of::<G>(),
            closer: closer.clamp(1, MOST),
        }
    }

    /// The same appraiser, whose network appraises `closer` placements.
    #[must_use]
    pub fn looking_at(self, closer: usize) -> Self {
        Self {
            closer: closer.clamp(1, MOST),
            ..self
        }
    }

    /// The predicted final points of a kingdom of this shape, in units of 1/[`PARTS`] point.
    #[inline]
    fn value<G: Grid>(&self, kingdom: &Kingdom<G>, shape: &Shape, supply: &Supply) -> i32 {
        match self.nets.get(handled(kingdom).saturating_sub(1)) {
            Some(net) => net.of(&portrait(kingdom, shape, supply)),
            None => {
                let middle = i32::from(supply.middle_kingdom > 0 && kingdom.is_centred());
                let harmony = i32::from(supply.harmony > 0 && kingdom.is_complete());
                let bonus = MIDDLE_KINGDOM * middle + HARMONY * harmony;
                PARTS * (kingdom.property_points() + bonus)
            }
        }
    }

    /// Calls `show` with the placements that the builder likes best and the predicted final points of each;
    /// never if the domino fits nowhere.
    #[inline]
    fn ways<G: Grid>(
        &self,
        kingdom: &Kingdom<G>,
        shapes: &Shapes<'_, G>,
        domino: Domino,
        supply: &Supply,
        mut show: impl FnMut(Placement, i32),
    ) {
        let outlook = self.builder.outlook(handled(kingdom) + 1);
        let mut seen: ArrayVec<(i32, (Placement, Shape)), MOST> = ArrayVec::new();
        shapes.with(domino, |at, shape| {
            keep(&mut seen, self.closer, outlook.of(shape), (at, *shape));
        });
        for (_, (at, shape)) in &seen {
            let mut after = *kingdom;
            after.place_at(domino, *at);
            show(*at, self.value(&after, shape, supply));
        }
    }

    /// The predicted final points with a domino, and its best placement if it fits anywhere.
    #[inline]
    pub fn best<G: Grid>(
        &self,
        kingdom: &Kingdom<G>,
        domino: Domino,
        supply: &Supply,
    ) -> (i32, Option<Placement>) {
        self.best_of(kingdom, &Shapes::new(kingdom), domino, supply)
    }

    fn best_of<G: Grid>(
        &self,
        kingdom: &Kingdom<G>,
        shapes: &Shapes<'_, G>,
        domino: Domino,
        supply: &Supply,
    ) -> (i32, Option<Placement>) {
        let mut best: Option<(Placement, i32)> = None;
        self.ways(kingdom, shapes, domino, supply, |at, worth| {
            if best.is_none_or(|best| worth > best.1) {
                best = Some((at, worth));
            }
        });
        match best {
            Some((at, worth)) => (worth, Some(at)),
            None => {
                let mut after = *kingdom;
                after.discard();
                (self.value(&after, shapes.now(), supply), None)
            }
        }
    }

    /// Calls `show` with each offered domino, its best placement and the predicted final points.
    pub fn offers<G: Grid>(
        &self,
        game: &Kingdomino<G>,
        kingdom: &Kingdom<G>,
        mut show: impl FnMut(Offer),
    ) {
        let shapes = Shapes::new(kingdom);
        for (place, domino) in game.offers() {
            let supply = game.supply_of_newer(place);
            let (worth, at) = self.best_of(kingdom, &shapes, domino, &supply);
            show(Offer { domino, worth, at });
        }
    }

    /// The offer that it picks; `None` if there are no offers.
    pub fn pick<G: Grid>(&self, game: &Kingdomino<G>, kingdom: &Kingdom<G>) -> Option<Offer> {
        let mut favourite = Favourite::default();
        self.offers(game, kingdom, |offer| favourite.show(offer));
        favourite.0
    }

    /// Its event on its turn, chosen without regard to the next event.
    pub fn choose<G: Grid>(&self, game: &Kingdomino<G>, seat: Seat, chance: &mut Quick) -> Event {
        let kingdom = game.kingdom(seat);
        let Some(due) = game.due() else {
            return picking(game, self.pick(game, kingdom), chance);
        };
        let supply = game.supply_of_older(game.moved_on());
        placing(kingdom, due, self.best(kingdom, due, &supply).1)
    }

    /// Chooses the placement of the due domino and the next pick together; `None` if the domino fits nowhere
    /// or there is nothing to pick. A [`Builder`] selects `tried` placements of the due domino, and then
    /// selects the combinations with a pick that the network appraises.
    pub fn turn<G: Grid>(
        &self,
        game: &Kingdomino<G>,
        kingdom: &Kingdom<G>,
        due: Domino,
        tried: usize,
    ) -> Option<(Placement, Offer)> {
        let outlook = self.builder.outlook(handled(kingdom) + 1);
        let mut places: ArrayVec<(i32, Placement), MOST> = ArrayVec::new();
        Shapes::new(kingdom).with(due, |at, shape| {
            keep(&mut places, tried.min(MOST), outlook.of(shape), at);
        });
        let mut afters: ArrayVec<Kingdom<G>, MOST> = ArrayVec::new();
        let mut turns: ArrayVec<(i32, Turn), MOST> = ArrayVec::new();
        // By reference, here and below: moving out of an `ArrayVec` copies its whole capacity.
        for (first, &(_, at)) in places.iter().enumerate() {
            let mut after = *kingdom;
            after.place_at(due, at);
            afters.push(after);
            let shapes = Shapes::new(&after);
            for (place, domino) in game.offers() {
                let (worth, next_at, shape) = self.builder.best(&after, &shapes, domino);
                let worth = worth - self.builder.late * place as i32;
                let turn = Turn {
                    first,
                    place,
                    domino,
                    next_at,
                    shape,
                };
                keep(&mut turns, self.closer, worth, turn);
            }
        }
        let mut best: Option<(Placement, Offer)> = None;
        for (_, turn) in &turns {
            let mut after = afters[turn.first];
            match turn.next_at {
                Some(at) => _ = after.place_at(turn.domino, at),
                None => after.discard(),
            }
            let supply = game.supply_of_newer(turn.place);
            let worth = self.value(&after, &turn.shape, &supply);
            if best.is_none_or(|(_, best)| worth > best.worth) {
                let offer = Offer {
                    domino: turn.domino,
                    worth,
                    at: turn.next_at,
                };
                best = Some((places[turn.first].1, offer));
            }
        }
        best
    }

    /// Placements of the due domino, each with the predicted final points after the best offered domino is
    /// placed, too.
    pub fn plans<G: Grid>(&self, game: &Kingdomino<G>, kingdom: &Kingdom<G>, due: Domino) -> Ways {
        let supply = game.supply_of_older(game.moved_on());
        let mut ways = Ways::new();
        self.ways(kingdom, &Shapes::new(kingdom), due, &supply, |at, worth| {
            let mut after = *kingdom;
            after.place_at(due, at);
            let next = self.looking_at(AHEAD).pick(game, &after);
            ways.push((at, next.map_or(worth, |offer| offer.worth)));
        });
        ways
    }
}

/// A placement of the due domino together with a pick, as a [`Builder`] values it.
struct Turn {
    /// The index of the due domino's placement.
    first: usize,
    /// The position of the picked domino in its line.
    place: usize,
    domino: Domino,
    next_at: Option<Placement>,
    /// The shape of the kingdom with both dominoes.
    shape: Shape,
}

/// Keeps the `many` best items, the best first. Of equal items it keeps the earlier, so that every machine
/// keeps the same.
#[inline]
fn keep<T>(best: &mut ArrayVec<(i32, T), MOST>, many: usize, worth: i32, item: T) {
    if best.len() >= many {
        if best.last().is_some_and(|last| last.0 >= worth) {
            return;
        }
        best.pop();
    }
    let better = best.iter().rposition(|other| other.0 >= worth);
    best.insert(better.map_or(0, |place| place + 1), (worth, item));
}

/// How many placements of the picked domino the network appraises.
const AHEAD: usize = 4;

impl<G: Grid> Bot<Kingdomino<G>> for Appraiser {
    fn choose(
        &mut self,
        view: &View<Kingdomino<G>>,
        _budget: &Budget<'_>,
        chance: &mut Quick,
    ) -> Event {
        let (game, seat) = (view.game(), view.seat());
        let Some(due) = game.due() else {
            return Self::choose(self, game, seat, chance);
        };
        let kingdom = game.kingdom(seat);
        let plans = self.plans(game, kingdom, due);
        let best = plans.iter().max_by_key(|(_, worth)| *worth);
        placing(kingdom, due, best.map(|(at, _)| *at))
    }
}
