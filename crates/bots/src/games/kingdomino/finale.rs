//! Exact search of the last rounds, once no random event can change the outcome.
//!
//! The final points of a seat depend only on the dominoes that it picks, because kingdoms do not affect each
//! other. So the search branches over picks alone. For each list of dominoes that a seat can end up with, it
//! finds the maximum of points once, by trying all placements.

use std::collections::BTreeMap;

use takht_core::{BySeat, FEW, Few, Game, MAX_SEATS, Seat, Turn};
use takht_kingdomino::grid::Grid;
use takht_kingdomino::{
    Domino, HARMONY, Kingdom, Kingdomino, KingdominoEvent as Event, KingdominoOptions,
    MIDDLE_KINGDOM, Placement, Regions,
};

use super::builder::placing;
use crate::account::Meter;
use crate::search::Worth;

/// The dominoes that a seat still has to place, in order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
struct Owed {
    dominoes: [Option<Domino>; MOST_OWED],
}

/// A seat with two kings takes two dominoes of each of the last three lines.
const MOST_OWED: usize = 6;

impl Owed {
    fn push(&mut self, domino: Domino) {
        if let Some(end) = self.dominoes.iter_mut().find(|place| place.is_none()) {
            *end = Some(domino);
        }
    }

    fn as_slice(&self) -> &[Option<Domino>] {
        let count = self.dominoes.iter().flatten().count();
        &self.dominoes[..count]
    }
}

/// The picks of the last rounds: those still to come, and what each seat has picked.
#[derive(Clone, Copy, Debug)]
struct Draft {
    /// The seats that pick in this round, in order; `step` is the index of the next one.
    kings: Few<Seat>,
    step: usize,
    /// The line that the seats pick from, ascending, and the seat that has taken each domino.
    line: Few<Domino>,
    takers: [Option<Seat>; FEW],
    /// The next line, which is the last; empty if there is none.
    last: Few<Domino>,
    owed: [Owed; MAX_SEATS],
}

impl Draft {
    /// The draft of a position; `None` if a random event can still change the outcome. No event can if there
    /// is no further line, or if the last line takes all remaining dominoes.
    fn of<G: Grid>(game: &Kingdomino<G>) -> Option<Self> {
        let Turn::Seat(acting) = game.turn() else {
            return None;
        };
        let table = game.picture();
        let mut last = Few::default();
        if table.round < table.rounds {
            let left = game.undealt().count();
            if table.round + 1 < table.rounds || left != usize::from(table.kings) {
                return None;
            }
            game.undealt().for_each(|domino| last.push(domino));
        }
        let mut draft = Self {
            kings: Few::default(),
            step: 0,
            line: Few::default(),
            takers: [None; FEW],
            last,
            owed: [Owed::default(); MAX_SEATS],
        };
        if table.due.is_none() {
            draft.kings.push(acting);
        }
        for (domino, seat) in table.older {
            draft.owed[seat.index()].push(domino);
            draft.kings.push(seat);
        }
        for (place, (domino, taker)) in table.newer.into_iter().enumerate() {
            draft.line.push(domino);
            draft.takers[place] = taker;
        }
        Some(draft)
    }

    /// The seat that picks next; `None` if no picks remain.
    fn picker(&self) -> Option<Seat> {
        let picks = !self.line.is_empty();
        picks.then(|| self.kings.get(self.step).copied()).flatten()
    }

    /// The positions in the line whose dominoes are free.
    fn free(&self) -> impl Iterator<Item = usize> + use<> {
        let takers = self.takers;
        (0..self.line.len()).filter(move |&place| takers[place].is_none())
    }

    /// The draft after the next seat has picked the domino at this position of the line.
    fn after(mut self, place: usize) -> Self {
        self.takers[place] = self.picker();
        self.step += 1;
        if self.step == self.kings.len() {
            self.kings = Few::default();
            for (&domino, taker) in self.line.iter().zip(self.takers) {
                if let Some(taker) = taker {
                    self.owed[taker.index()].push(domino);
                    self.kings.push(taker);
                }
            }
            self.step = 0;
            self.takers = [None; FEW];
            self.line = std::mem::take(&mut self.last);
        }
        self
    }
}

/// An exact search of the last rounds.
pub(super) struct Finale<'a, 'm, G: Grid> {
    options: KingdominoOptions,
    kingdoms: [Kingdom<G>; MAX_SEATS],
    /// For each seat, the maximum of points with a list of dominoes.
    known: [BTreeMap<Owed, i32>; MAX_SEATS],
    own: Seat,
    /// See [`super::Judgement::slip`].
    slip: f32,
    judge: &'a dyn Fn(&BySeat<i32>) -> Worth,
    meter: &'a mut Meter<'m>,
}

impl<'a, 'm, G: Grid> Finale<'a, 'm, G> {
    /// The value of each event of the acting seat, which searches; `None` if a random event can still change
    /// the outcome or the meter runs out.
    pub(super) fn events(
        game: &Kingdomino<G>,
        slip: f32,
        judge: &'a dyn Fn(&BySeat<i32>) -> Worth,
        meter: &'a mut Meter<'m>,
    ) -> Option<Vec<(Event, Worth)>> {
        let draft = Draft::of(game)?;
        let own = game.turn().seat()?;
        let mut kingdoms = [Kingdom::new(); MAX_SEATS];
        for seat in Seat::all(game.players()) {
            kingdoms[seat.index()] = *game.kingdom(seat);
        }
        let finale = Self {
            options: game.options(),
            kingdoms,
            known: Default::default(),
            own,
            slip,
            judge,
            meter,
        };
        match game.due() {
            Some(domino) => finale.placements(domino, draft),
            None => finale.picks(draft),
        }
    }

    fn picks(mut self, draft: Draft) -> Option<Vec<(Event, Worth)>> {
        let picks = draft.free().map(|place| {
            let worth = self.worth(draft.after(place))?;
            Some((Event::Pick(draft.line[place]), worth))
        });
        picks.collect()
    }

    /// The seat places the due domino before it knows the following picks, so every placement needs its own
    /// search.
    fn placements(mut self, domino: Domino, mut draft: Draft) -> Option<Vec<(Event, Worth)>> {
        let own = self.own.index();
        draft.owed[own].dominoes.copy_within(1.., 0);
        draft.owed[own].dominoes[MOST_OWED - 1] = None;
        let before = self.kingdoms[own];
        let ways = before.placements(domino).by_facing().map(Some);
        let mut ways: Vec<Option<Placement>> = ways.collect();
        if ways.is_empty() {
            ways.push(None);
        }
        let placed = ways.into_iter().map(|at| {
            self.kingdoms[own] = with(&before, domino, at);
            self.known[own].clear();
            let worth = self.worth(draft)?;
            Some((placing(&before, domino, at), worth))
        });
        placed.collect()
    }

    /// The value of a draft: the searching seat makes its best pick, the others slip as often as `slip` says.
    fn worth(&mut self, draft: Draft) -> Option<Worth> {
        let Some(seat) = draft.picker() else {
            return self.end(&draft);
        };
        let mut ways: Few<Worth> = Few::default();
        for place in draft.free() {
            ways.push(self.worth(draft.after(place))?);
        }
        let value = |worth: &Worth| worth.value[seat.index()];
        let best = ways.iter().map(value).fold(0.0, f32::max);
        let slip = if seat == self.own { 0.0 } else { self.slip };
        let mut sum = 0.0;
        let mut mean = Worth::default();
        for worth in ways.iter() {
            // Equally good picks are equally likely.
            let weight = match best - value(worth) {
                behind if behind <= 0.0 => 1.0,
                _ if slip <= 0.0 => continue,
                behind => libm::expf(-behind / slip),
            };
            sum += weight;
            for i in 0..MAX_SEATS {
                mean.value[i] += weight * worth.value[i];
                mean.win[i] += weight * worth.win[i];
            }
        }
        let scaled = |share: f32| share / sum;
        Some(Worth {
            value: mean.value.map(scaled),
            win: mean.win.map(scaled),
        })
    }

    /// The value at the end, if every seat places its dominoes in the best way.
    fn end(&mut self, draft: &Draft) -> Option<Worth> {
        self.meter.spend(1)?;
        let mut totals = [0; MAX_SEATS];
        let players = usize::from(self.options.players);
        for (i, total) in totals.iter_mut().enumerate().take(players) {
            let owed = draft.owed[i];
            *total = match self.known[i].get(&owed) {
                Some(&known) => known,
                None => {
                    let kingdom = self.kingdoms[i];
                    let points = kingdom.property_points();
                    let most = self.most(&kingdom, points, owed.as_slice())?;
                    self.known[i].insert(owed, most);
                    most
                }
            };
        }
        let totals = BySeat::from_fn(players, |seat| totals[seat.index()]);
        Some((self.judge)(&totals))
    }

    /// The maximum of final points of a kingdom that has `points` now and still gets these dominoes.
    fn most(&mut self, kingdom: &Kingdom<G>, points: i32, owed: &[Option<Domino>]) -> Option<i32> {
        let [Some(domino), later @ ..] = owed else {
            let bonus =
                |played: bool, earned: bool, points| if played && earned { points } else { 0 };
            let middle = bonus(
                self.options.middle_kingdom,
                kingdom.is_centred(),
                MIDDLE_KINGDOM,
            );
            let harmony = bonus(self.options.harmony, kingdom.is_complete(), HARMONY);
            return Some(points + middle + harmony);
        };
        let mut ways = Vec::new();
        Regions::new(kingdom).prospects(*domino, |prospect| {
            ways.push((Some(prospect.at), prospect.gain));
        });
        if ways.is_empty() {
            ways.push((None, 0));
        }
        self.meter.spend(ways.len() as u32)?;
        let mut most = 0;
        for (at, gain) in ways {
            let after = with(kingdom, *domino, at);
            most = most.max(self.most(&after, points + gain, later)?);
        }
        Some(most)
    }
}

/// The kingdom after a domino is placed, or discarded if there is no placement.
fn with<G: Grid>(kingdom: &Kingdom<G>, domino: Domino, at: Option<Placement>) -> Kingdom<G> {
    let mut after = *kingdom;
    match at {
        Some(at) => {
            after.place_at(domino, at);
        }
        None => after.discard(),
    }
    after
}
