//! What a search knows of Kingdomino.

use takht_core::{BySeat, Game, MAX_SEATS, Quick, Seat, Turn};
use takht_kingdomino::grid::Grid;
use takht_kingdomino::{Domino, Kingdomino, KingdominoEvent as Event, Placement, Shapes};

use super::builder::{Offer, picking, placing};
use super::finale::Finale;
use super::outlook::{PARTS, handled};
use super::{Appraiser, Builder};
use crate::account::Meter;
use crate::search::{Knowledge, Widening, Worth};

/// Thinks ahead to the end of the game: where kingdoms can be appraised, as an appraiser among
/// builders or among its equals; else with builders at every seat.
#[derive(Clone, Copy, Debug)]
pub struct Judgement {
    /// How it will play itself, and what kingdoms are worth; none where that was not learned.
    pub appraiser: Option<Appraiser>,
    /// Whether the others are taken to be appraisers, too, and everyone adds dominoes where they planned
    /// to; else the others are builders with whims, and the thinker makes new plans every turn.
    pub among_equals: bool,
    /// How much more builders may like a domino for no reason, where the thinker appraises kingdoms: see
    /// [`Builder::pick_on_a_whim`].
    pub whim: u32,
    /// How everyone is taken to play otherwise.
    pub builder: Builder,
    /// See [`Knowledge::temperature`], in points.
    pub temperature: f32,
    /// See [`Knowledge::curiosity`].
    pub curiosity: f64,
    /// How much the win counts, against how far ahead one is.
    pub win_weight: f32,
    /// How much the own points count, whatever the others have.
    pub own_weight: f32,
    /// The points that are nothing special.
    pub usual: i32,
    /// By how many points ahead half of what is left to gain is gained.
    pub spread: f32,
    /// Whether the last rounds are searched to the end.
    pub settles: bool,
    /// How much less a pick is worth that others take e times as seldom, once the rest of the game can
    /// be searched; 0 if they never slip.
    pub slip: f32,
    /// See [`Knowledge::widening`].
    pub widening: Widening,
    /// The games before and after this one.
    pub(super) dynasty: Standing,
    plans: [Plan; MAX_SEATS],
    /// What the thinker picks after the domino it has just added.
    next: Option<Offer>,
}

/// How a series stands without the game that is being played.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Standing {
    /// What everyone has from the games before.
    pub(super) earlier: [i32; MAX_SEATS],
    /// How many games come after this one.
    pub(super) to_come: u8,
}

/// What a seat means to do with the domino it picked, if its kingdom is the same by then.
#[derive(Clone, Copy, Debug, Default)]
struct Plan {
    domino: Option<Domino>,
    handled: usize,
    at: Option<Placement>,
}

impl Judgement {
    /// Of kingdoms of this size.
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

/// How many ways to add a domino get a closer look in simulations.
const CLOSER: usize = 3;

/// How many ways to add a domino are tried with everything that could be picked after it, and how many
/// of all those get a closer look, when the thinker makes new plans in simulations.
const TRIED: usize = 4;
const CLOSER_TOGETHER: usize = 6;

impl Judgement {
    /// What it is worth to end the game with these totals.
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

    /// What the win and the lead are worth, in all games together.
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
    /// Who appraises kingdoms in games of four. What was learned is mostly of those, and it was not
    /// better with fewer. That nobody appraises larger kingdoms is known when this is compiled, which
    /// leaves a good deal out of the page.
    #[inline]
    fn appraiser<G: Grid>(&self, game: &Kingdomino<G>) -> Option<Appraiser> {
        let known = G::SIZE == 5 && game.players() == MAX_SEATS;
        if known { self.appraiser } else { None }
    }
}

/// How far the totals of a game to come lie apart, as a part of what is usual.
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

    /// Not what is picked from a line nobody has seen; and where the domino goes that was picked only if
    /// no appraiser knows.
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
                // Where it goes was found out when it was picked, mostly.
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

    fn settle(
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
