//! What a search knows of Kingdomino.

use takht_core::{BySeat, Game, MAX_SEATS, Quick, Seat, Turn};
use takht_kingdomino::grid::Grid;
use takht_kingdomino::{Domino, Kingdomino, KingdominoEvent as Event, Placement, Shapes};

use super::builder::placing;
use super::finale::Finale;
use super::outlook::{PARTS, handled};
use super::{Appraiser, Builder};
use crate::account::Meter;
use crate::search::{Knowledge, Widening, Worth};

/// Thinks ahead: where kingdoms can be appraised, a few rounds with appraisers at every seat; else to the
/// end, with builders.
#[derive(Clone, Copy, Debug)]
pub struct Judgement {
    /// How everyone is taken to play, and what kingdoms are worth on the way; none where that was not
    /// learned.
    pub appraiser: Option<Appraiser>,
    /// How many rounds are played before kingdoms are appraised.
    pub rounds: u8,
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
    /// The round of the decision that is due.
    root: u8,
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
            rounds: 3,
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
            root: 0,
        }
    }
}

/// How many ways to add a domino get a closer look in simulations.
const CLOSER: usize = 3;

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
    /// What it is worth that these totals are expected, each with the same doubt.
    fn of_expected(&self, expected: &BySeat<f32>, doubt: f32) -> Worth {
        let Standing { earlier, to_come } = self.dynasty;
        let sums = BySeat::from_fn(expected.len(), |seat| {
            expected[seat] + earlier[seat.index()] as f32
        });
        let sway = self.usual as f32 * SWAY;
        let doubt = (doubt * doubt + sway * sway * f32::from(to_come)).sqrt();
        let squashed = |points: f32| {
            let points = points / self.spread;
            0.5 + 0.5 * points / (1.0 + points.abs())
        };
        let mut worth = Worth::default();
        for (seat, &own) in sums.pairs() {
            let others = || sums.pairs().filter(move |(other, _)| *other != seat);
            // To win is to be ahead of each of the others, as if these were chances of their own.
            let ahead = others().map(|(_, &other)| chance_ahead(own - other, doubt));
            worth.win[seat.index()] = ahead.product();
            let best = others().map(|(_, &other)| other).fold(0.0, f32::max);
            worth.value[seat.index()] = squashed(own - best);
        }
        let all: f32 = worth.win.iter().sum();
        for (seat, &own) in expected.pairs() {
            let (win, value) = (&mut worth.win[seat.index()], &mut worth.value[seat.index()]);
            *win /= all;
            let shared = self.win_weight * *win + (1.0 - self.win_weight) * *value;
            let above = squashed(own - self.usual as f32);
            *value = (1.0 - self.own_weight) * shared + self.own_weight * above;
        }
        worth
    }

    /// Who appraises kingdoms in games of four. What was learned is mostly of those, and it was not
    /// better with fewer. That nobody appraises larger kingdoms is known when this is compiled, which
    /// leaves a good deal out of the window.
    #[inline]
    fn appraiser<G: Grid>(&self, game: &Kingdomino<G>) -> Option<Appraiser> {
        let known = G::SIZE == 5 && game.players() == MAX_SEATS;
        if known { self.appraiser } else { None }
    }

    /// What a seat is expected to come to, in points: what it has picked is added first.
    fn expected<G: Grid>(appraiser: &Appraiser, game: &Kingdomino<G>, seat: Seat) -> f32 {
        let mut kingdom = *game.kingdom(seat);
        let mut worth = None;
        let owed = game.owed().map(|owed| (owed, true));
        let taken = game.taken().map(|taken| (taken, false));
        let picked = owed.chain(taken);
        for ((place, domino, _), older) in picked.filter(|((_, _, owner), _)| *owner == seat) {
            let supply = match older {
                true => game.supply_of_older(place),
                false => game.supply_of_newer(place),
            };
            let (with, at) = appraiser.best(&kingdom, domino, &supply);
            match at {
                Some(at) => {
                    kingdom.place_at(domino, at);
                }
                None => kingdom.discard(),
            }
            worth = Some(with);
        }
        let worth = worth.unwrap_or_else(|| {
            let supply = game.supply_of_older(game.moved_on());
            appraiser.now(&kingdom, &supply)
        });
        worth as f32 / PARTS as f32
    }
}

/// How likely it is to be ahead in the end by more than nothing, when so many points are expected to be
/// between two whose totals are in doubt.
fn chance_ahead(points: f32, doubt: f32) -> f32 {
    // The logistic function that is nearest to the normal one.
    let ahead = 1.702 * points / (std::f32::consts::SQRT_2 * doubt.max(1.0));
    1.0 / (1.0 + libm::expf(-ahead))
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

    fn begin(&mut self, root: &Kingdomino<G>) {
        self.plans = Default::default();
        self.root = root.round();
    }

    /// Some rounds later, when the own domino has been added, unless the end is as near.
    fn suffices(&self, game: &Kingdomino<G>, own: Seat) -> bool {
        let last = self.root.saturating_add(self.rounds);
        self.appraiser(game).is_some()
            && last < game.rounds()
            && (game.round() > last
                || game.round() == last && game.due().is_none() && game.turn() == Turn::Seat(own))
    }

    fn step(&mut self, game: &mut Kingdomino<G>, _own: Seat, chance: &mut Quick) {
        let Turn::Seat(seat) = game.turn() else {
            return;
        };
        let kingdom = game.kingdom(seat);
        let appraiser = self.appraiser(game);
        let plan = &mut self.plans[seat.index()];
        let event = if let Some(domino) = game.due() {
            // Where it goes was found out when it was picked, mostly.
            let planned = plan.domino == Some(domino) && plan.handled == handled(kingdom);
            let at = match appraiser {
                _ if planned => plan.at,
                Some(appraiser) => {
                    let supply = game.supply_of_older(game.moved_on());
                    appraiser.best(kingdom, domino, &supply).1
                }
                None => self.builder.place(kingdom, domino),
            };
            placing(kingdom, domino, at)
        } else if let Some(offer) = match appraiser {
            Some(appraiser) => appraiser.pick(game, kingdom),
            None => self.builder.pick(game, kingdom),
        } {
            *plan = Plan {
                domino: Some(offer.domino),
                handled: handled(kingdom),
                at: offer.at,
            };
            Event::Pick(offer.domino)
        } else {
            game.sample(chance)
        };
        game.play_unchecked(event);
    }

    fn judge(&self, game: &Kingdomino<G>, own: Seat) -> Worth {
        match self.appraiser(game) {
            Some(appraiser) if !game.is_over() => {
                let expected = BySeat::from_fn(game.players(), |seat| {
                    Self::expected(&appraiser, game, seat)
                });
                let doubt = appraiser.doubt(handled(game.kingdom(own)));
                self.of_expected(&expected, doubt as f32 / PARTS as f32)
            }
            _ => self.of_end(&game.totals()),
        }
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
