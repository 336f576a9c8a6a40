//! What a table does when nobody asks for anything: clocks, patience, the host's role, leaving the memory.

use std::time::{Duration, Instant};

use takht_core::Seat;

use super::{IDLE, PAUSE, TableClosed, TableCommand, TableTask};
use crate::time_source::Moment;

impl TableTask {
    /// The next command; none if something is due before one arrives.
    pub(super) async fn next_command(&mut self) -> Option<Option<TableCommand>> {
        let (moment, instant) = self.next_due();
        let registry = self.registry.clone();
        let due = async {
            // Even if a timer is due now, the task first takes a command that waits.
            tokio::time::sleep(Duration::from_millis(1)).await;
            let instant = async {
                match instant {
                    Some(instant) => tokio::time::sleep_until(instant.into()).await,
                    None => std::future::pending().await,
                }
            };
            tokio::select! {
                () = registry.time.until(moment) => {}
                () = instant => {}
            }
        };
        tokio::select! {
            biased;
            asked = self.inbox.recv() => Some(asked),
            () = due => None,
        }
    }

    /// When the task has to do something, in the time of service and in that of the machine.
    fn next_due(&self) -> (Moment, Option<Instant>) {
        let mut moments = vec![self.asked + IDLE];
        moments.extend(self.opening_ends());
        let mut instants: Vec<Instant> = self.next_sync().into_iter().collect();
        moments.extend(self.host_ends());
        moments.extend(self.next_gone());
        match self.run_out() {
            // Another server has the claim: ask again later.
            Some(_) if self.peers.next_claim > Instant::now() => {
                instants.push(self.peers.next_claim);
            }
            run_out => moments.extend(run_out),
        }
        let moment = moments.into_iter().min().unwrap_or_default();
        (moment, instants.into_iter().min())
    }

    /// Does what is due.
    pub(super) async fn do_what_is_due(&mut self) -> Result<(), TableClosed> {
        if self.next_sync().is_some_and(|at| at <= Instant::now()) {
            self.sync_from_store().await?;
        }
        let is_due = |moment: Option<Moment>, now: Moment| moment.is_some_and(|at| at <= now);
        if is_due(self.opening_ends(), self.now()) {
            self.free_unopened_seats().await?;
        }
        if is_due(self.host_ends(), self.now()) {
            self.move_host().await?;
        }
        if self.told != self.seat_states() {
            self.tell_table();
        }
        // The player may have connected to another server, or played there, by now.
        if is_due(self.run_out(), self.now()) {
            match self.sync_from_store().await? {
                true if is_due(self.run_out(), self.now()) && self.try_claim().await => {
                    self.let_stand_in().await?;
                }
                true => {}
                false => tokio::time::sleep(PAUSE).await,
            }
        }
        let is_idle = self.visitors.is_empty() && self.thinking.is_none();
        let now = self.now();
        if is_idle && self.asked + IDLE <= now {
            // No client is connected. If the table waits for a player, the registry remembers it.
            match self.run_out() {
                Some(until) if until <= now + IDLE => {}
                Some(until) => {
                    self.registry.remind(&self.table.id, until);
                    return Err(TableClosed);
                }
                None => return Err(TableClosed),
            }
        }
        if self.asked + IDLE <= now {
            self.asked = now;
        }
        Ok(())
    }

    /// When the time of the player whose turn it is, or the table's patience with them, runs out.
    pub(super) fn run_out(&self) -> Option<Moment> {
        let patience = self.patience().map(|(_, until)| until);
        let deadline = self.table.deadline().map(|(_, until)| until);
        patience.into_iter().chain(deadline).min()
    }

    /// Since when and until when the table waits for the player whose turn it is.
    pub(super) fn whole_wait(&self) -> Option<(Moment, Moment)> {
        let patience = self.patience().map(|(seat, until)| {
            let since = self.since.max(self.last_here[seat.index()]);
            (since, until)
        });
        let deadline = self.table.time_of_turn();
        let both = patience.into_iter().chain(deadline);
        both.min_by_key(|(_, until)| *until)
    }

    /// The absent player whose turn it is, and when the table's patience ends.
    pub(super) fn patience(&self) -> Option<(Seat, Moment)> {
        let patience = u64::from(self.table.row.data.patience?) * 1000;
        let seat = self.table.whose_turn()?;
        let waits = self.table.bot_due().is_none() && self.thinking.is_none();
        let since = self.since.max(self.last_here[seat.index()]);
        (waits && !self.is_here(seat)).then_some((seat, since + patience))
    }
}
