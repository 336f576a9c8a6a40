//! Which players are gone, so that the others may replace them.
//!
//! A seat that is taken away does not come back, so a connection that breaks for a moment costs none.

use takht_core::{MAX_SEATS, Seat};
use takht_protocol::{ProblemReport, StandIn};

use super::TableTask;
use crate::served_table::ServedTable;
use crate::table_registry::TableRegistry;
use crate::time_source::Moment;

/// For how many milliseconds of service a player is not connected before they are gone.
const ABSENCE: u64 = 2 * 60 * 1000;

/// From how many seconds a turn on a table is slow: nobody sits there and waits, so the others wait for the
/// table's own time.
const SLOW: u32 = 60 * 60;

/// A seat, as far as it changes without a change of the row.
pub(super) type SeatState = (Option<StandIn>, bool);

/// When the turn that goes on began. It counts against an absent player, but not the time before this server
/// started: no client could connect then.
pub(super) fn turn_began(registry: &TableRegistry, table: &ServedTable) -> Moment {
    let began = table.last_played().max(registry.opened_at);
    began.min(registry.time.now())
}

/// When the player of each seat was last connected, as far as this server knows when it loads a table.
pub(super) fn last_here(registry: &TableRegistry, table: &ServedTable) -> [Moment; MAX_SEATS] {
    registry
        .take_last_here(&table.id)
        .unwrap_or_else(|| match registry.store.nodes() {
            // They may have been connected to another server until now.
            Some(_) => [registry.time.now(); MAX_SEATS],
            None => [registry.opened_at; MAX_SEATS],
        })
}

impl TableTask {
    /// True for a player whom the others may replace.
    pub(super) fn is_gone(&self, seat: Seat) -> bool {
        let plays = self.table.whose_turn().is_some() && self.table.people().contains(&seat);
        if !plays {
            return false;
        }
        let is_absent = || {
            self.absent_from(seat)
                .is_some_and(|from| from <= self.now())
        };
        match self.table.stand_in(seat) {
            Some(StandIn::Away) => true,
            // Who has just run out of time can still take the seat back.
            Some(StandIn::Time) => is_absent() || self.table.has_let_turns_pass(seat),
            Some(StandIn::Resigned | StandIn::Replaced) => false,
            None => !self.is_slow() && is_absent(),
        }
    }

    /// When a player who is not connected has been absent for long enough.
    fn absent_from(&self, seat: Seat) -> Option<Moment> {
        if self.is_here(seat) {
            return None;
        }
        // Somebody new who took the seat during the game had the time to connect.
        let sat = self.table.incidents_of(seat).sat.map_or(0, |(_, at)| at);
        Some(self.last_here[seat.index()].max(sat) + ABSENCE)
    }

    /// True where a turn takes hours or days.
    fn is_slow(&self) -> bool {
        let data = &self.table.row.data;
        let turn = data.clock.map(|clock| clock.turn).or(data.patience);
        turn.is_some_and(|turn| turn >= SLOW)
    }

    /// When a player will be gone who is not gone yet, if nothing else happens until then.
    fn gone_from(&self, seat: Seat) -> Option<Moment> {
        let plays = self.table.whose_turn().is_some() && self.table.people().contains(&seat);
        if !plays || self.is_gone(seat) {
            return None;
        }
        let absent = self.absent_from(seat)?;
        match self.table.stand_in(seat) {
            None if self.is_slow() => {
                let is_due = self.table.whose_turn() == Some(seat);
                self.run_out().filter(|_| is_due).map(|at| at.max(absent))
            }
            _ => Some(absent),
        }
    }

    /// When clients have to be told that somebody is gone.
    pub(super) fn next_gone(&self) -> Option<Moment> {
        if self.visitors.is_empty() {
            return None;
        }
        let now = self.now();
        let seats = Seat::all(self.table.row.data.seats.len());
        let moments = seats.filter_map(|seat| self.gone_from(seat));
        moments.filter(|at| *at > now).min()
    }

    /// The answer to a vote about somebody who is not gone, with the time until they are if that is known.
    pub(super) fn not_gone(&self, seat: Seat) -> ProblemReport {
        let about = "only a player who has been gone for a while, or lets their turns pass, can be replaced";
        let from = self.gone_from(seat);
        let left = from.map(|from| from.saturating_sub(self.now()).div_ceil(1000));
        ProblemReport {
            wait: left.and_then(|left| u32::try_from(left).ok()),
            ..takht_protocol::Problem::NotGone.about(about)
        }
    }

    /// The seats as they are now.
    pub(super) fn seat_states(&self) -> [SeatState; MAX_SEATS] {
        let mut states = [SeatState::default(); MAX_SEATS];
        for (seat, state) in Seat::all(MAX_SEATS).zip(&mut states) {
            *state = (self.table.stand_in(seat), self.is_gone(seat));
        }
        states
    }

    /// Keeps when the players were last connected, for when this server loads the table again.
    pub(super) fn keep_last_here(&self) {
        let mut last_here = self.last_here;
        for (seat, last) in Seat::all(MAX_SEATS).zip(&mut last_here) {
            if self.is_here(seat) {
                *last = self.now();
            }
        }
        self.registry.keep_last_here(&self.table.id, last_here);
    }
}
