//! The search's knowledge of Kingdomino.

use takht_core::{BySeat, Game, MAX_SEATS, Quick, Seat, Turn};
use takht_kingdomino::grid::Grid;
use takht_kingdomino::{Domino, Kingdomino, KingdominoEvent as Event, Placement, Shapes};

use super::builder::{Offer, picking, placing};
use super::finale::Finale;
use super::outlook::{PARTS, handled};
use super::{Appraiser, Builder};
use crate::account::Meter;
use crate::search::{Knowledge, Widening, Worth};

/// Simulates to the end of the game. In games of four with 5×5 kingdoms, the searching seat is an appraiser,
/// and the others are builders or appraisers. In all other games, every seat is a builder.
#[derive(Clone, Copy, Debug)]
pub struct Judgement {
    /// Plays the searching seat in simulations; `None` where there are no networks.
    pub appraiser: Option<Appraiser>,
    /// If true, the others are appraisers, too, and every seat places a domino as it planned when it picked
    /// it. If false, the others are builders with random bonuses, and the searching seat plans anew every
    /// turn.
    pub among_equals: bool,
    /// The limit of the random bonus for the picks of builders, in games where the searching seat is an
    /// appraiser: see [`Builder::pick_on_a_whim`].
    pub whim: u32,
    /// Plays all seats in simulations that no appraiser plays.
    pub builder: Builder,
    /// See [`Knowledge::temperature`], in points.
    pub temperature: f32,
    /// See [`Knowledge::curiosity`].
    pub curiosity: f64,
    /// The weight of the win; the lead has the rest.
    pub win_weight: f32,
    /// The weight of the seat's own points; the win and the lead together have the rest.
    pub own_weight: f32,
    /// The average final points, which have a value of one half.
    pub usual: i32,
    /// The lead in points that brings half of what any lead can bring.
    pub spread: f32,
    /// Whether the search is exact in the last rounds.
    pub settles: bool,
    /// In the exact search, the others make a pick that is worth this much less e times as seldom as their
    /// best one; 0 if they always make the best one.
    pub slip: f32,
    /// See [`Knowledge::widening`].
    pub widening: Widening,
    /// The state of the Dynasty.
    pub(super) dynasty: Standing,
    plans: [Plan; MAX_SEATS],
    /// The pick that the searching seat chose together with its last placement.
    next: Option<Offer>,
}

/// The state of a series without its current game.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Standing {
    /// Each seat's points from earlier games.
    pub(super) earlier: [i32; MAX_SEATS],
    /// The number of games after this one.
    pub(super) to_come: u8,
}

/// Where a seat plans to place the domino that it picked. The plan holds only while its kingdom is unchanged.
#[derive(Clone, Copy, Debug, Default)]
struct Plan {
    domino: Option<Domino>,
    handled: usize,
    at: Option<Placement>,
}

impl Judgement {
    /// The knowledge for kingdoms of this size.
    pub fn of<G: Grid>() -> Self {
        Self {
            appraiser: Appraiser::of::<G>(CLOSER),
            among_equals: false,
            whim: 6 * PARTS as u32,
            builder: Builder::of::<G>(),
            temperature: 4.0,
            curiosity: 1.0,
            win_weight: 0.5,
            own_weight: 0.4,
            usual: if G::SIZE == 5 { 60 } else { 140 },
            spread: 20.0,
            settles: true,
            slip: 0.01,
            widening: Widening {
                first: 2.0,
                growth: 0.35,
            },
            dynasty: Standing::default(),
            plans: Default::default(),
            next: None,
        }
    }
}

/// How many placements of a domino the network appraises in simulations.
const CLOSER: usize = 3;

/// When the searching seat plans anew in simulations, it combines so many placements with every pick, and the
/// network appraises so many of the combinations.
const TRIED: usize = 4;
const CLOSER_TOGETHER: usize = 6;

impl Judgement {
    /// The value of ending the game with these totals.
    pub fn of_end(&self, totals: &BySeat<i32>) -> Worth {
        let mut worth = self.of_dynasty(totals);
        for (seat, &own) in totals.pairs() {
            let above = (own - self.usual) as f32 / self.spread;
            let squashed = 0.5 + 0.5 * above / (1.0 + above.abs());
            let value = &mut worth.value[seat.index()];
            *value = (1.0 - self.own_weight) * *value + self.own_weight * squashed;
        }
        worth
    }

    /// The value of the win and the lead, over all games of a Dynasty.
    fn of_dynasty(&self, totals: &BySeat<i32>) -> Worth {
        let Standing { earlier, to_come } = self.dynasty;
        let sums = BySeat::from_fn(totals.len(), |seat| totals[seat] + earlier[seat.index()]);
        match to_come {
            0 => Worth::of(&sums, self.win_weight, self.spread),
            _ => {
                let sway = self.usual as f32 * SWAY * f32::from(to_come).sqrt();
                Worth::before_the_end(&sums, sway, self.win_weight, self.spread)
            }
        }
    }
}

impl Judgement {
    /// The appraiser, but only in games of four: the networks learned mostly from those, and did not help
    /// with fewer players. The size is a constant, so that the compiler leaves the appraiser of larger
    /// kingdoms out of the web page.
    #[inline]
    fn appraiser<G: Grid>(&self, game: &Kingdomino<G>) -> Option<Appraiser> {
        let known = G::SIZE == 5 && game.players() == MAX_SEATS;
        if known { self.appraiser } else { None }
    }
}

/// The spread of the totals of one future game, as a part of [`Judgement::usual`].
const SWAY: f32 = 0.16;

impl<G: Grid> Knowledge<Kingdomino<G>> for Judgement {
    fn consider(
        &mut self,
        game: &Kingdomino<G>,
        _chance: &mut Quick,
        promising: &mut Vec<(Event, f32)>,
    ) {
        let seat = game.turn().seat().unwrap_or_default();
        let kingdom = game.kingdom(seat);
        let points = |worth: i32| worth as f32 / PARTS as f32;
        if let Some(appraiser) = self.appraiser(game) {
            let appraiser = appraiser.looking_at(usize::MAX);
            match game.due() {
                None => appraiser.offers(game, kingdom, |offer| {
                    promising.push((Event::Pick(offer.domino), points(offer.worth)));
                }),
                Some(domino) => {
                    let plans = appraiser.plans(game, kingdom, domino).into_iter();
                    promising
                        .extend(plans.map(|(at, worth)| {
                            (placing(kingdom, domino, Some(at)), points(worth))
                        }));
                    if promising.is_empty() {
                        promising.push((Event::Discard(domino), 0.0));
                    }
                }
            }
            return;
        }
        let Some(domino) = game.due() else {
            self.builder.offers(game, kingdom, |offer| {
                promising.push((Event::Pick(offer.domino), points(offer.worth)));
            });
            return;
        };
        let outlook = self.builder.outlook(handled(kingdom) + 1);
        Shapes::new(kingdom).with(domino, |at, shape| {
            let event = placing(kingdom, domino, Some(at));
            promising.push((event, points(outlook.of(shape))));
        });
        if promising.is_empty() {
            promising.push((Event::Discard(domino), 0.0));
        }
    }

    /// The tree contains no picks from lines that no seat has seen. It contains the placement of the picked
    /// domino only if no appraiser decides it.
    fn foresees(&self, game: &Kingdomino<G>) -> bool {
        self.appraiser(game).is_none() && game.due().is_some()
    }

    fn begin(&mut self) {
        self.plans = Default::default();
        self.next = None;
    }

    fn step(&mut self, game: &mut Kingdomino<G>, own: Seat, chance: &mut Quick) {
        let Turn::Seat(seat) = game.turn() else {
            return;
        };
        let kingdom = game.kingdom(seat);
        let known = self.appraiser(game);
        let appraiser = known.filter(|_| seat == own || self.among_equals);
        let plan = &mut self.plans[seat.index()];
        if let Some(domino) = game.due() {
            let planned = plan.domino == Some(domino) && plan.handled == handled(kingdom);
            let at = match appraiser {
                Some(appraiser) if !self.among_equals && game.offers().next().is_some() => {
                    let appraiser = appraiser.looking_at(CLOSER_TOGETHER);
                    let turn = appraiser.turn(game, kingdom, domino, TRIED);
                    self.next = turn.map(|(_, next)| next);
                    turn.map(|(at, _)| at)
                }
                // The seat chose the placement when it picked the domino.
                _ if planned => plan.at,
                Some(appraiser) => {
                    let supply = game.supply_of_older(game.moved_on());
                    appraiser.best(kingdom, domino, &supply).1
                }
                None => self.builder.place(kingdom, domino),
            };
            let event = placing(kingdom, domino, at);
            game.play_unchecked(event);
            return;
        }
        let next = if seat == own { self.next.take() } else { None };
        let offer = next.or_else(|| match appraiser {
            Some(appraiser) => appraiser.pick(game, kingdom),
            None if known.is_some() => {
                let builder = &self.builder;
                builder.pick_on_a_whim(game, kingdom, self.whim, chance)
            }
            None => self.builder.pick(game, kingdom),
        });
        if let Some(offer) = offer {
            *plan = Plan {
                domino: Some(offer.domino),
                handled: handled(kingdom),
                at: offer.at,
            };
        }
        let event = picking(game, offer, chance);
        game.play_unchecked(event);
    }

    fn judge(&self, game: &Kingdomino<G>, _own: Seat) -> Worth {
        self.of_end(&game.totals())
    }

    fn solve(
        &mut self,
        game: &Kingdomino<G>,
        meter: &mut Meter<'_>,
    ) -> Option<Vec<(Event, Worth)>> {
        let settled = || Finale::events(game, self.slip, &|totals| self.of_end(totals), meter);
        self.settles.then(settled).flatten()
    }

    fn widening(&self) -> Widening {
        self.widening
    }

    fn temperature(&self) -> f32 {
        self.temperature
    }

    fn curiosity(&self) -> f64 {
        self.curiosity
    }
}
