//! The contract of bots.

use takht_core::{BySeat, Game, Quick};

use crate::{Budget, View};

/// A player that is not a person.
pub trait Bot<G: Game>: Send {
    /// Chooses one of the legal events. The caller asks only when it is the turn of the view's seat.
    ///
    /// All randomness comes from `chance`. With the same view, the same budget of iterations and the same
    /// generator, the bot gives the same answer on every machine.
    fn choose(&mut self, view: &View<G>, budget: &Budget<'_>, chance: &mut Quick) -> G::Event;

    /// The share of the win that the bot expected of the event that it chose last, from 0 to 1; none for a bot that
    /// does not look so far, and where it considered only one.
    fn expects(&self) -> Option<f64> {
        None
    }
}

/// A bot that can also judge the legal events.
pub trait Thinker<G: Game>: Bot<G> {
    /// Judges the position and the events that it considers.
    fn think(
        &mut self,
        view: &View<G>,
        budget: &Budget<'_>,
        chance: &mut Quick,
    ) -> Judged<G::Event>;

    /// Judges one event of the position that it judged last, with at least `visits` simulations; `None` if
    /// it did not consider the event.
    fn weigh(&mut self, view: &View<G>, event: G::Event, visits: u32) -> Option<Thought<G::Event>>;
}

/// A legal event, and how the simulations that began with it ended.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Thought<E> {
    /// The event.
    pub event: E,
    /// The number of simulations that began with it.
    pub visits: u32,
    /// The mean of what the search maximises, from 0 to 1.
    pub value: f64,
    /// The mean share of the win: 1 for a sole winner, split between tied winners.
    pub win: f64,
}

/// A [`Thinker`]'s judgement of a position.
#[derive(Clone, Debug, PartialEq)]
pub struct Judged<E> {
    /// The considered events, the one with the most simulations first.
    pub thoughts: Vec<Thought<E>>,
    /// Each seat's mean share of the win, over all simulations.
    pub standing: BySeat<f64>,
}

/// Keeps the best of the items that it is shown. Equally good items are equally likely to stay.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Best<T, V> {
    found: Option<(T, V)>,
    equal: u32,
}

impl<T, V: PartialOrd> Best<T, V> {
    pub(crate) fn new() -> Self {
        Self {
            found: None,
            equal: 0,
        }
    }

    pub(crate) fn show<C: takht_core::Chance + ?Sized>(
        &mut self,
        item: T,
        value: V,
        chance: &mut C,
    ) {
        match &self.found {
            Some((_, best)) if value < *best => return,
            Some((_, best)) if value == *best => {
                self.equal += 1;
                if chance.below(self.equal) > 0 {
                    return;
                }
            }
            _ => self.equal = 1,
        }
        self.found = Some((item, value));
    }

    pub(crate) fn take(self) -> Option<T> {
        self.found.map(|(item, _)| item)
    }
}
