//! The last rounds, searched to the end once nothing is left to chance.
//!
//! Kingdoms do not disturb each other: what a seat comes to depends only on the dominoes it will have
//! picked. So the search goes over the picks alone, and for each list of dominoes that a seat can end
//! up with, the most points they can bring are found once, by every way to add them.

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

/// Dominoes that a seat is going to add, in order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
struct Owed {
    dominoes: [Option<Domino>; MOST_OWED],
}

/// Two of each of the last three lines, where someone has two kings.
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

/// What is left to pick, and what everyone has picked.
#[derive(Clone, Copy, Debug)]
struct Draft {
    /// Whose kings move in this round, in order, from the one that is to pick next.
    kings: Few<Seat>,
    step: usize,
    /// The line being chosen from, ascending, and who has taken what of it.
    line: Few<Domino>,
    takers: [Option<Seat>; FEW],
    /// The line after it; empty if there is none.
    last: Few<Domino>,
    owed: [Owed; MAX_SEATS],
}

impl Draft {
    /// Of a position in which nothing is left to chance: no line is to come, or only one for which
    /// there are just enough dominoes.
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

    /// Who picks next; nobody if all is picked.
    fn picker(&self) -> Option<Seat> {
        let picks = !self.line.is_empty();
        picks.then(|| self.kings.get(self.step).copied()).flatten()
    }

    /// The places of the line that nobody has taken.
    fn free(&self) -> impl Iterator<Item = usize> + use<> {
        let takers = self.takers;
        (0..self.line.len()).filter(move |&place| takers[place].is_none())
    }

    /// The draft after whoever picks next has taken this place of the line.
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

/// A search of the last rounds.
pub(super) struct Finale<'a, 'm, G: Grid> {
    options: KingdominoOptions,
    kingdoms: [Kingdom<G>; MAX_SEATS],
    /// The most points that lists of dominoes bring each seat.
    known: [BTreeMap<Owed, i32>; MAX_SEATS],
    own: Seat,
    /// See [`super::Judgement::slip`].
    slip: f32,
    judge: &'a dyn Fn(&BySeat<i32>) -> Worth,
    meter: &'a mut Meter<'m>,
}

impl<'a, 'm, G: Grid> Finale<'a, 'm, G> {
    /// What each event of the acting seat, who thinks, leads to; none if something is left to chance
    /// or the meter runs out.
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

    /// Where the due domino goes is decided before the picks that follow are known, so that every
    /// place is a search of its own.
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

    /// What a draft comes to.
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
            // Of equal ones each is as likely.
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

    /// What it is worth if everyone builds the best of what it has picked.
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

    /// The most points a kingdom that has so many can come to with these dominoes.
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

/// A kingdom after a domino was added there, or given up.
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
