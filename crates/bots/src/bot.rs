//! The contract every bot keeps.

use takht_core::{Game, Quick};

use crate::{Budget, View};

/// A player that is not a person.
pub trait Bot<G: Game>: Send {
    /// One of the legal events of the view's seat, which is the one to act.
    ///
    /// Everything random comes from `chance`: with the same view, the same budget of iterations and
    /// the same generator the answer is the same on every machine.
    fn choose(&mut self, view: &View<G>, budget: &Budget<'_>, chance: &mut Quick) -> G::Event;
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
