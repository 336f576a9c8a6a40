//! The events of a table, and what each viewer has seen of them.

use takht_core::Seat;

/// Who caused an event. A table that plays old events again does not know what was forced: these count as
/// the seat's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Origin {
    /// The dealer.
    Chance,
    /// The seat, by its own decision.
    Seat(Seat),
    /// The table, for the seat: the rules left no choice, or the event belongs to a layout.
    Table(Seat),
}

/// The events in order, and each as every viewer of the table has seen it.
#[derive(Clone, Debug, Default)]
pub(crate) struct Log {
    pub(crate) events: Vec<String>,
    pub(crate) origins: Vec<Origin>,
    /// One list for each viewer, in the table's order.
    pub(crate) seen: Vec<Vec<String>>,
}

impl Log {
    pub(crate) fn new(viewers: usize) -> Self {
        Self {
            events: Vec::new(),
            origins: Vec::new(),
            seen: vec![Vec::new(); viewers],
        }
    }

    pub(crate) fn push(&mut self, event: String, origin: Origin, seen: Vec<String>) {
        self.events.push(event);
        self.origins.push(origin);
        for (all, one) in self.seen.iter_mut().zip(seen) {
            all.push(one);
        }
    }

    pub(crate) fn extend(&mut self, other: Self) {
        self.events.extend(other.events);
        self.origins.extend(other.origins);
        for (all, more) in self.seen.iter_mut().zip(other.seen) {
            all.extend(more);
        }
    }

    pub(crate) fn truncate(&mut self, length: usize) {
        self.events.truncate(length);
        self.origins.truncate(length);
        for all in &mut self.seen {
            all.truncate(length);
        }
    }
}
