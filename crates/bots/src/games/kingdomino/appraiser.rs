//! A player who knows what kingdoms will come to.

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

/// Values kingdoms of 5×5 squares by what was learned of them.
///
/// Where there are many ways to add a domino, a [`Builder`] says which are worth a closer look.
#[derive(Clone, Copy, Debug)]
pub struct Appraiser {
    nets: &'static [Net],
    builder: Builder,
    /// How many ways to add a domino get a closer look.
    closer: usize,
}

/// More ways to add a domino than get a closer look.
const MOST: usize = 128;

/// Ways to add a domino, each with what the kingdom will come to, in parts of a point.
pub type Ways = ArrayVec<(Placement, i32), MOST>;

impl Appraiser {
    /// One that looks closer at so many ways to add a domino; none for kingdoms of another size, of
    /// which nothing was learned.
    pub fn of<G: Grid>(closer: usize) -> Option<Self> {
        (G::SIZE == 5).then(|| Self::with::<G>(nets(), closer))
    }

    /// One that knows these networks.
    pub fn with<G: Grid>(nets: &'static [Net], closer: usize) -> Self {
        Self {
            nets,
            builder: Builder::of::<G>(),
            closer: closer.clamp(1, MOST),
        }
    }

    /// The same, with so many ways that get a closer look.
    #[must_use]
    pub fn looking_at(self, closer: usize) -> Self {
        Self {
            closer: closer.clamp(1, MOST),
            ..self
        }
    }

    /// What a kingdom of this shape will come to, in parts of a point.
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

    /// Shows the ways to add a domino that are worth a closer look, each with what the kingdom will come
    /// to; none if it fits nowhere.
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

    /// What a kingdom will come to with a domino, and where that goes, if it fits anywhere.
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

    /// Shows the offered dominoes, each with what the kingdom will come to with it.
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

    /// The offer it takes; none if there are none.
    pub fn pick<G: Grid>(&self, game: &Kingdomino<G>, kingdom: &Kingdom<G>) -> Option<Offer> {
        let mut favourite = Favourite::default();
        self.offers(game, kingdom, |offer| favourite.show(offer));
        favourite.0
    }

    /// What it does on its turn without looking ahead.
    pub fn choose<G: Grid>(&self, game: &Kingdomino<G>, seat: Seat, chance: &mut Quick) -> Event {
        let kingdom = game.kingdom(seat);
        let Some(due) = game.due() else {
            return picking(game, self.pick(game, kingdom), chance);
        };
        let supply = game.supply_of_older(game.moved_on());
        placing(kingdom, due, self.best(kingdom, due, &supply).1)
    }

    /// Where the domino that is due goes and which is picked then, of all ways to do both; none if the
    /// one fits nowhere or the other cannot be done. A [`Builder`] says which `tried` places of the
    /// first are worth a thought, and which of all ways get a closer look.
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
        // By reference, here and below: to take such a list apart would copy all the room it has.
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

    /// Ways to add the domino that is due, each with what the kingdom will come to when the best of the
    /// offered ones is added after it.
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

/// A way to add a domino and to pick another, as a [`Builder`] sees it.
struct Turn {
    /// Which of the places the first domino goes to.
    first: usize,
    /// The place of the second one in its line.
    place: usize,
    domino: Domino,
    next_at: Option<Placement>,
    /// The shape with both.
    shape: Shape,
}

/// Keeps so many of the best, the best first; of equal ones the earlier, so that they are the same on
/// every machine.
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

/// How many ways to add the domino after next get a closer look.
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
