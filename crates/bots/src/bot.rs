//! The contract every bot keeps.

use takht_core::{BySeat, Game, Quick};

use crate::{Budget, View};

/// A player that is not a person.
pub trait Bot<G: Game>: Send {
    /// One of the legal events of the view's seat, which is the one to act.
    ///
    /// Everything random comes from `chance`: with the same view, the same budget of iterations and
    /// the same generator the answer is the same on every machine.
    fn choose(&mut self, view: &View<G>, budget: &Budget<'_>, chance: &mut Quick) -> G::Event;
}

/// A bot that can say what it thinks of everything that could be played.
pub trait Thinker<G: Game>: Bot<G> {
    /// What it thinks of the position, and of each event worth a thought.
    fn think(
        &mut self,
        view: &View<G>,
        budget: &Budget<'_>,
        chance: &mut Quick,
    ) -> Judged<G::Event>;

    /// Has another look at one event of the position it has just thought about, until it has been
    /// tried at least so often; none if it was not worth a thought at all.
    fn weigh(&mut self, view: &View<G>, event: G::Event, visits: u32) -> Option<Thought<G::Event>>;
}

/// Something that could be played, and what came of it in simulations.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Thought<E> {
    /// The event.
    pub event: E,
    /// How many simulations began with it.
    pub visits: u32,
    /// The mean of what the search maximises, from 0 to 1.
    pub value: f64,
    /// The mean share of the win.
    pub win: f64,
}

/// What a thinker found out.
#[derive(Clone, Debug, PartialEq)]
pub struct Judged<E> {
    /// Each event worth a thought, the most tried first.
    pub thoughts: Vec<Thought<E>>,
    /// Each seat's share of the win, over all simulations.
    pub standing: BySeat<f64>,
}

/// Keeps the best of what it is shown; of equal ones each is as likely to stay.
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
