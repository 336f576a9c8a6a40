//! The players' time, as the log and the incidents of a table give it: every node finds the same.

use takht_core::{MAX_SEATS, Seat};
use takht_protocol::RunningClocks;

use super::ServedTable;
use crate::store::{LogEntry, SeatRow};
use crate::time_source::Moment;

/// What the log says about the players' time.
#[derive(Debug, Default)]
pub(super) struct TurnTimes {
    /// The seat whose turn it is.
    seat: Option<Seat>,
    /// The ply at which its turn began.
    ply: usize,
    /// When its turn began.
    began: Moment,
    /// When the last entry was played.
    last: Moment,
    /// The plies of the last two turns of each player that bots ended.
    stood_in: [[Option<usize>; 2]; MAX_SEATS],
    /// The ply of each player's last own events.
    own: [Option<usize>; MAX_SEATS],
    /// What each player's bank held after their last own turn, with its ply.
    banks: [Option<(usize, u64)>; MAX_SEATS],
    /// The same for the turn that goes on.
    so_far: Option<(usize, u64)>,
}

impl TurnTimes {
    /// The game begins.
    pub(super) fn begin(&mut self, moment: Moment) {
        self.began = moment;
        self.last = moment;
    }

    /// Notes an entry of the log, after which it is the turn of `next` at `ply`.
    pub(super) fn note(&mut self, turn: &LogEntry, next: Option<Seat>, ply: usize) {
        let by = turn.seat.and_then(Seat::new);
        self.last = self.last.max(turn.moment);
        if let Some(by) = by
            && turn.stand_in.is_none()
        {
            self.own[by.index()] = Some(turn.ply);
            self.so_far = turn.bank.map(|bank| (turn.ply, bank));
        }
        if by.is_none() || by != next {
            if let (Some(by), Some(bank)) = (by, self.so_far.take()) {
                self.banks[by.index()] = Some(bank);
            }
            self.so_far = None;
            if let (Some(by), true) = (by, turn.stand_in.is_some()) {
                let [before, last] = &mut self.stood_in[by.index()];
                (*before, *last) = (*last, Some(turn.ply));
            }
            (self.seat, self.ply, self.began) = (next, ply, self.last);
        }
    }

    /// True if the player has played themselves at a ply or later.
    pub(super) fn has_played_since(&self, seat: Seat, ply: usize) -> bool {
        self.own[seat.index()].is_some_and(|own| own >= ply)
    }
}

impl ServedTable {
    /// The latest moment that the table knows.
    pub(crate) fn latest(&self) -> Moment {
        let incidents = self.row.data.incidents.iter().map(|row| row.at);
        incidents.max().unwrap_or(0).max(self.times.last)
    }

    /// When the last entry of the log was played.
    pub(crate) fn last_played(&self) -> Moment {
        self.times.last
    }

    /// True if the player's time ran out in the turn that goes on: a bot finishes it, even if the player is
    /// back. Otherwise a player who comes back again and again would never have to play.
    pub(super) fn is_out_of_time(&self, seat: Seat) -> bool {
        let out = self.incidents_of(seat).out_of_time;
        out.is_some_and(|ply| {
            self.times.seat == Some(seat)
                && ply >= self.times.ply
                && !self.times.has_played_since(seat, ply)
        })
    }

    /// True if a player whose time ran out has let one more turn pass since: bots have ended both.
    pub(crate) fn has_let_turns_pass(&self, seat: Seat) -> bool {
        let out = self.incidents_of(seat).out_of_time;
        let [before, _] = self.times.stood_in[seat.index()];
        out.is_some_and(|out| before.is_some_and(|ply| ply >= out))
    }

    /// What is in the bank of a seat, apart from the turn that goes on.
    fn bank(&self, seat: Seat) -> u64 {
        let whole = self
            .row
            .data
            .clock
            .map_or(0, |clock| u64::from(clock.bank) * 1000);
        let of = self.incidents_of(seat);
        let since = of.sat.map_or(0, |(ply, _)| ply);
        let left = self.times.banks[seat.index()].filter(|(ply, _)| *ply >= since);
        match (of.out_of_time, left) {
            (Some(out), Some((ply, left))) if ply >= out => left,
            (Some(_), _) => 0,
            (None, Some((_, left))) => left,
            (None, None) => whole,
        }
    }

    /// Since when the time of the turn that goes on counts. Who comes back, or sits down, in a turn that
    /// began while a bot stood in has the whole time of the turn from then on.
    fn began(&self, seat: Seat) -> Moment {
        let of = self.incidents_of(seat);
        let back = match (of.stood_in, of.back) {
            (Some((_, stood_in)), Some((ply, at)))
                if ply >= self.times.ply && stood_in < self.times.ply =>
            {
                at
            }
            _ => 0,
        };
        let sat = of.sat.filter(|(ply, _)| *ply >= self.times.ply);
        let sat = sat.map_or(0, |(_, at)| at);
        self.times.began.max(back).max(sat)
    }

    /// The seat whose clock runs, and when its time is used up.
    pub(crate) fn deadline(&self) -> Option<(Seat, Moment)> {
        let seat = self.whose_turn()?;
        self.time_of_turn().map(|(_, until)| (seat, until))
    }

    /// Since when the clock of the seat whose turn it is runs, and when its time is used up.
    pub(crate) fn time_of_turn(&self) -> Option<(Moment, Moment)> {
        let clock = self.row.data.clock?;
        let seat = self.whose_turn()?;
        let row = self.row.data.seats.get(seat.index())?;
        let runs = matches!(row, SeatRow::Person { .. }) && self.bot_due().is_none();
        let time = u64::from(clock.turn) * 1000 + self.bank(seat);
        let began = self.began(seat);
        runs.then_some((began, began + time))
    }

    /// What is left of the player's bank after a turn that is played now.
    pub(super) fn bank_after(&self, seat: Seat, now: Moment) -> Option<u64> {
        let turn = u64::from(self.row.data.clock?.turn) * 1000;
        let person = matches!(
            self.row.data.seats.get(seat.index()),
            Some(SeatRow::Person { .. })
        );
        let used = now.saturating_sub(self.began(seat));
        person.then(|| self.bank(seat).saturating_sub(used.saturating_sub(turn)))
    }

    /// What everybody has left.
    pub(crate) fn clocks(&self, now: Moment) -> Option<RunningClocks> {
        let turn = u64::from(self.row.data.clock?.turn) * 1000;
        if self.game.is_none() || self.is_over() {
            return None;
        }
        let running = self.deadline().map(|(seat, _)| seat);
        let seats = Seat::all(self.row.data.seats.len());
        let banks = seats.map(|seat| match Some(seat) == running {
            true => self.bank_after(seat, now).unwrap_or_default(),
            false => self.bank(seat),
        });
        Some(RunningClocks {
            banks: banks.collect(),
            runs: running.map(Seat::index),
            turn: running.map_or(0, |seat| {
                turn.saturating_sub(now.saturating_sub(self.began(seat)))
            }),
        })
    }
}
