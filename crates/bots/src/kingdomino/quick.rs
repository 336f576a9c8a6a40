//! A quick player of good taste, for simulations.

use arrayvec::ArrayVec;
use takht_core::{Chance, Game, Quick, Seat, Turn};
use takht_kingdomino::grid::Grid;
use takht_kingdomino::{
    Domino, Kingdom, Kingdomino, KingdominoEvent as Event, Placement, Prospect, Regions,
};

use crate::{Bot, Budget, View};

/// What a quick builder cares for, in sixteenths of a point.
#[derive(Clone, Copy, Debug)]
pub struct Taste {
    /// A kingdom that leaves the grid around its castle costs this.
    pub off_centre: i32,
    /// Each square of that grid that can never be filled costs this.
    pub lost: i32,
    /// Each edge shared with the own terrain.
    pub touching: i32,
    /// Each square of a property without crowns, for each round to come, in 16ths of that.
    pub bare: i32,
    /// A domino that fits nowhere costs this.
    pub discarded: i32,
    /// Each place further back in the next line.
    pub late: i32,
    /// How many of the best placements it follows to the next domino.
    pub ahead: usize,
    /// How much is left to chance.
    pub noise: u32,
}

impl Default for Taste {
    fn default() -> Self {
        Self {
            off_centre: 200,
            lost: 72,
            touching: 8,
            bare: 8,
            discarded: 250,
            late: 10,
            ahead: 3,
            noise: 8,
        }
    }
}

/// The most placements that are followed.
const MOST_AHEAD: usize = 16;

/// Plays a whole game quickly.
#[derive(Clone, Copy, Debug, Default)]
pub struct Builder {
    /// What it likes.
    pub taste: Taste,
}

impl Builder {
    /// How much a placement is liked when so many rounds are to come.
    #[inline]
    pub fn worth(&self, prospect: &Prospect, rounds: i32) -> i32 {
        let taste = &self.taste;
        16 * prospect.gain - taste.lost * i32::from(prospect.lost)
            + taste.touching * i32::from(prospect.touching)
            + taste.bare * i32::from(prospect.bare) * rounds / 16
            - if prospect.centred {
                0
            } else {
                taste.off_centre
            }
    }

    /// The best way to add a domino, if it fits anywhere.
    #[inline]
    pub fn best<G: Grid>(
        &self,
        regions: &mut Regions<'_, G>,
        domino: Domino,
        rounds: i32,
        chance: &mut Quick,
    ) -> Option<(i32, Placement)> {
        let mut best: Option<(i32, Placement)> = None;
        let noise = self.taste.noise;
        regions.prospects(domino, |prospect| {
            let worth = self.worth(&prospect, rounds) + chance.below(noise) as i32;
            if best.is_none_or(|(most, _)| worth > most) {
                best = Some((worth, prospect.at));
            }
        });
        best
    }

    /// How much each of the offered dominoes is liked for a kingdom.
    #[inline]
    pub fn picks<G: Grid>(
        &self,
        game: &Kingdomino<G>,
        kingdom: &Kingdom<G>,
        chance: &mut Quick,
        mut show: impl FnMut(Domino, i32),
    ) {
        let rounds = rounds_left(game);
        let mut regions = Regions::new(kingdom);
        for (place, domino) in (0..).zip(game.offered()) {
            let best = self.best(&mut regions, domino, rounds, chance);
            let worth = best.map_or(-self.taste.discarded, |(worth, _)| worth);
            show(domino, worth - self.taste.late * place);
        }
    }

    /// What it does, on its turn.
    #[inline]
    pub fn choose<G: Grid>(&self, game: &Kingdomino<G>, seat: Seat, chance: &mut Quick) -> Event {
        if let Some(domino) = game.due() {
            let kingdom = game.kingdom(seat);
            return match self.placement(game, kingdom, domino, chance) {
                None => Event::Discard(domino),
                Some(at) => {
                    let (left, right) = kingdom.squares_of(at);
                    Event::Place {
                        domino,
                        left,
                        right,
                    }
                }
            };
        }
        let mut best: Option<(i32, Domino)> = None;
        self.picks(game, game.kingdom(seat), chance, |domino, worth| {
            if best.is_none_or(|(most, _)| worth > most) {
                best = Some((worth, domino));
            }
        });
        match best {
            Some((_, domino)) => Event::Pick(domino),
            None => game.sample(chance),
        }
    }

    /// Where it adds the domino that is due. Of the placements liked best it takes the one after
    /// which the line offers most.
    #[inline]
    fn placement<G: Grid>(
        &self,
        game: &Kingdomino<G>,
        kingdom: &Kingdom<G>,
        domino: Domino,
        chance: &mut Quick,
    ) -> Option<Placement> {
        let rounds = rounds_left(game);
        let mut regions = Regions::new(kingdom);
        let mut liked: ArrayVec<(i32, Placement), MOST_AHEAD> = ArrayVec::new();
        let most = self.taste.ahead.clamp(1, MOST_AHEAD);
        let noise = self.taste.noise;
        regions.prospects(domino, |prospect| {
            let worth = self.worth(&prospect, rounds) + chance.below(noise) as i32;
            // The best first; what no longer fits falls off the end.
            let place = liked.partition_point(|(other, _)| *other >= worth);
            if place < most {
                if liked.len() == most {
                    liked.pop();
                }
                liked.insert(place, (worth, prospect.at));
            }
        });
        if liked.len() < 2 || game.offered().next().is_none() {
            return liked.first().map(|(_, at)| *at);
        }
        let mut best: Option<(i32, Placement)> = None;
        for &(worth, at) in &liked {
            let mut after = *kingdom;
            after.place_at(domino, at);
            let mut offers = i32::MIN;
            self.picks(game, &after, chance, |_, worth| offers = offers.max(worth));
            let worth = worth + offers;
            if best.is_none_or(|(most, _)| worth > most) {
                best = Some((worth, at));
            }
        }
        best.map(|(_, at)| at)
    }

    /// Plays one event.
    #[inline]
    pub fn play<G: Grid>(&self, game: &mut Kingdomino<G>, chance: &mut Quick) {
        let event = match game.turn() {
            Turn::Seat(seat) => self.choose(game, seat, chance),
            Turn::Chance | Turn::Over => game.deal(chance),
        };
        game.play_unchecked(event);
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

/// How many lines are still to come, and the newer one.
#[inline]
pub(super) fn rounds_left<G: Grid>(game: &Kingdomino<G>) -> i32 {
    i32::from(game.rounds()) - i32::from(game.round()) + 1
}
