//! The host of a table: locks it, hands the role on, and loses it when they are gone.

use takht_core::Seat;
use takht_protocol::{HandOn, Lock, Problem, ProblemReport};

use super::seating::applied;
use super::{TableClosed, TableTask};
use crate::store::{Phase, SeatRow, TableRow};
use crate::time_source::Moment;

/// After how many milliseconds without the host the role moves on.
const HOST_GONE: u64 = 2 * 60 * 1000;

impl TableTask {
    /// Locks the table, or opens it again.
    pub(super) async fn lock(
        &mut self,
        lock: &Lock,
    ) -> Result<Result<(), ProblemReport>, TableClosed> {
        let mut data = self.table.row.data.clone();
        if !self.is_host(&lock.host) {
            return Ok(Err(only_the_host()));
        }
        if data.locked == lock.locked {
            return Ok(Ok(()));
        }
        data.locked = lock.locked;
        let done = self.change(data).await?;
        let is_done = self.table.row.data.locked == lock.locked;
        Ok(done.and_then(|won| applied(won || is_done)))
    }

    /// Makes the person in another seat the host.
    pub(super) async fn hand_on(
        &mut self,
        hand_on: &HandOn,
    ) -> Result<Result<(), ProblemReport>, TableClosed> {
        let mut data = self.table.row.data.clone();
        if !self.is_host(&hand_on.host) {
            return Ok(Err(only_the_host()));
        }
        if !make_host(&mut data, hand_on.seat) {
            return Ok(Err(Problem::NoSuchSeat.about("no person sits there")));
        }
        let done = self.change(data).await?;
        Ok(done.and_then(applied))
    }

    /// True if somebody is connected to this server with the host's secret.
    pub(super) fn has_host(&self) -> bool {
        let mut visitors = self.visitors.values();
        visitors.any(|one| {
            let secret = one.secret.as_deref();
            secret.is_some_and(|secret| self.is_host_by(secret))
        })
    }

    /// True if the host is connected: with the secret of their seat, or with the host's own.
    fn is_host_here(&self) -> bool {
        let seat = self.table.row.data.host_seat.as_deref();
        let seat = seat.and_then(|host| self.table.seat_by(host));
        self.has_host() || self.is_host_elsewhere() || seat.is_some_and(|seat| self.is_here(seat))
    }

    /// Notes since when the host has been gone.
    pub(super) fn note_host(&mut self) {
        self.host_gone = match self.is_host_here() {
            true => None,
            false => self.host_gone.or(Some(self.now())),
        };
    }

    /// The first person who sits here and is connected.
    fn next_host(&self) -> Option<Seat> {
        let seats = &self.table.row.data.seats;
        let mut people = Seat::all(seats.len()).zip(seats);
        let found =
            people.find(|(seat, row)| matches!(row, SeatRow::Person { .. }) && self.is_here(*seat));
        found.map(|(seat, _)| seat)
    }

    /// When the role of the host moves on, if the host is gone and somebody else is there.
    pub(super) fn host_ends(&self) -> Option<Moment> {
        let waits = self.table.row.data.phase == Phase::Gathering && self.next_host().is_some();
        let gone = self.host_gone.filter(|_| waits && !self.is_host_here());
        gone.map(|gone| gone + HOST_GONE)
    }

    /// Moves the role of the host on to the next person.
    pub(super) async fn move_host(&mut self) -> Result<(), TableClosed> {
        // The host may have connected to another server by now.
        self.sync_from_store().await?;
        let is_due = self.host_ends().is_some_and(|at| at <= self.now());
        let Some(next) = self.next_host().filter(|_| is_due) else {
            return Ok(());
        };
        let mut data = self.table.row.data.clone();
        if make_host(&mut data, next.index())
            && let Err(problem) = self.change(data).await?
        {
            tracing::warn!(%problem, "the host's role could not move on");
            tokio::time::sleep(super::PAUSE).await;
        }
        Ok(())
    }
}

/// Makes the secret of a person's seat the host's; false if no person sits there.
fn make_host(data: &mut TableRow, seat: usize) -> bool {
    let Some(SeatRow::Person { secret, .. }) = data.seats.get(seat) else {
        return false;
    };
    data.host.clone_from(secret);
    data.host_seat = Some(secret.clone());
    true
}

fn only_the_host() -> ProblemReport {
    Problem::WrongSecret.about("only the host may do that")
}
