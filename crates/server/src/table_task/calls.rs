//! Calls to players who are away.

use std::time::Duration;

use takht_core::Seat;
use takht_notices::{Call, Kind, NoticeStoreError, SeatOwner};
use tokio::task::JoinHandle;

use super::{TableClosed, TableTask};
use crate::store::{Phase, SeatRow, now};

/// How often the task tries to note a call before it leaves it to the next server that loads the table.
const TRIES: u32 = 5;

/// How long it waits after the first failure.
const PAUSE: Duration = Duration::from_secs(1);

/// Whom a task has called. The outbox makes each notice once, however often somebody is called; this only
/// spares it the repetitions.
#[derive(Default)]
pub(super) struct Called {
    /// Who was called to their turn last.
    turn: Option<CalledTurn>,
    /// The seats that were called to the beginning of the game.
    to_begin: Vec<usize>,
    /// Who sat where when the task last looked: the hashes of their secrets.
    seated: Option<Vec<Option<String>>>,
}

/// A seat that was called to its turn.
struct CalledTurn {
    seat: Seat,
    ply: usize,
    /// The task that notes the call.
    noting: Option<JoinHandle<()>>,
}

/// The hash of the secret of the person on a seat.
fn person(seat: &SeatRow) -> Option<String> {
    match seat {
        SeatRow::Person { secret, .. } => Some(secret.clone()),
        SeatRow::Nobody | SeatRow::Bot(_) => None,
    }
}

impl TableTask {
    /// Calls players who are away and for whom the table waits, or who want to know who has joined. It looks
    /// at what the table is now, not at what has happened: so a server that loads the table after another one
    /// was killed calls those whom the other one could not call.
    pub(super) async fn call_absent(&mut self) {
        if let Some(seat) = self.called.turn.as_ref().map(|called| called.seat)
            && self.is_here(seat)
        {
            if let Some(noting) = self.called.turn.take().and_then(|called| called.noting) {
                // Otherwise it could note the call after it is forgotten.
                noting.abort();
                noting.await.ok();
            }
            let (table, notices) = (&self.table.id, &self.registry.notices);
            let forgotten = notices.is_here(table.as_str(), seat.index()).await;
            if let Err(error) = forgotten {
                // The player is called although they are here.
                tracing::warn!(%error, "a notice could not be taken back");
            }
        }
        match self.table.row.data.phase {
            Phase::Gathering => self.call_about_newcomers(),
            Phase::Opening => self.call_to_begin(),
            Phase::Playing => self.call_to_turn(),
            Phase::Over => {}
        }
        if self.table.row.data.phase != Phase::Opening {
            self.called.to_begin.clear();
        }
    }

    fn call_to_turn(&mut self) {
        let Some(seat) = self.table.whose_turn() else {
            return;
        };
        let ply = self.table.ply();
        let waits = self.table.bot_due().is_none() && !self.is_here(seat);
        let is_known = |called: &CalledTurn| (called.seat, called.ply) == (seat, ply);
        if !waits || self.called.turn.as_ref().is_some_and(is_known) {
            return;
        }
        let left = self.run_out().map(|until| {
            let left = until.saturating_sub(self.now());
            Duration::from_millis(left)
        });
        let mut call = self.call(Kind::Turn, seat);
        call.deadline = left.map(|left| now() + left.as_secs() as i64);
        let noting = self.send_call(seat, call, left);
        self.called.turn = Some(CalledTurn { seat, ply, noting });
    }

    fn call_to_begin(&mut self) {
        for seat in Seat::all(self.table.row.data.seats.len()) {
            let row = &self.table.row.data.seats[seat.index()];
            let is_awaited = matches!(row, SeatRow::Person { nonce, .. } if nonce.is_empty());
            let is_called = self.called.to_begin.contains(&seat.index());
            if is_awaited && !is_called && !self.is_here(seat) {
                self.called.to_begin.push(seat.index());
                self.send_call(seat, self.call(Kind::Started, seat), None);
            }
        }
    }

    fn call_about_newcomers(&mut self) {
        let seated: Vec<_> = self.table.row.data.seats.iter().map(person).collect();
        let before = self.called.seated.replace(seated.clone());
        let Some(before) = before.filter(|before| *before != seated) else {
            return;
        };
        let seats = || Seat::all(seated.len());
        let is_new = |seat: &Seat| {
            let now = &seated[seat.index()];
            now.is_some() && before.get(seat.index()) != Some(now)
        };
        for who in seats().filter(is_new) {
            for seat in seats().filter(|seat| *seat != who && !is_new(seat)) {
                if !self.is_here(seat) {
                    let call = Call {
                        who: Some(who.index()),
                        ..self.call(Kind::Joined, seat)
                    };
                    self.send_call(seat, call, None);
                }
            }
        }
    }

    /// Calls players who are away when the game is over. Only when that is noted may the table say that it is
    /// over: a server that is killed in between would never call them.
    pub(super) async fn call_at_end(&mut self) -> Result<(), TableClosed> {
        for seat in self.table.people() {
            if let (Some(owner), false) = (self.seat_owner(seat), self.is_here(seat)) {
                let call = self.call(Kind::Over, seat);
                let called = self.registry.notices.call(&owner, &call, None).await;
                if let Err(error) = called {
                    tracing::warn!(%error, "the end of a game could not be told");
                    return Err(TableClosed);
                }
            }
        }
        Ok(())
    }

    fn seat_owner(&self, seat: Seat) -> Option<SeatOwner> {
        Some(SeatOwner {
            table: self.table.id.as_str().to_owned(),
            seat: seat.index(),
            owner: person(self.table.row.data.seats.get(seat.index())?)?,
        })
    }

    fn call(&self, kind: Kind, seat: Seat) -> Call {
        let data = &self.table.row.data;
        Call {
            kind,
            table: self.table.id.as_str().to_owned(),
            seat: seat.index(),
            ply: self.table.ply(),
            game: data.game.clone(),
            names: data.seats.iter().map(SeatRow::name).collect(),
            who: None,
            deadline: None,
        }
    }

    /// Hands a call to the outbox without waiting for it: nobody at the table waits for those who are away.
    fn send_call(
        &self,
        seat: Seat,
        call: Call,
        patience: Option<Duration>,
    ) -> Option<JoinHandle<()>> {
        let owner = self.seat_owner(seat)?;
        let notices = self.registry.notices.clone();
        Some(tokio::spawn(async move {
            for tried in 1..=TRIES {
                let called: Result<(), NoticeStoreError> =
                    notices.call(&owner, &call, patience).await;
                match called {
                    Ok(()) => return,
                    Err(error) if tried == TRIES => {
                        tracing::warn!(%error, "a player who is away could not be called");
                    }
                    Err(_) => tokio::time::sleep(PAUSE * tried).await,
                }
            }
        }))
    }
}
