//! Calls to players who are away.

use std::collections::BTreeSet;
use std::time::Duration;

use takht_core::{MAX_SEATS, Seat};
use takht_notices::{Call, Kind, Patience, SeatOwner};
use tokio::sync::watch;
use tokio::task::JoinHandle;

use super::{TableClosed, TableTask};
use crate::store::{Phase, SeatRow, now};

/// After so many failures the time between two tries to note a call grows no longer.
const LONGEST: u32 = 15;

/// Whom a task has called. The outbox makes each notice once, however often somebody is called; this only
/// spares it the repetitions.
#[derive(Default)]
pub(super) struct Called {
    /// Who was called to their turn last, and at which ply.
    turn: Option<(Seat, usize)>,
    /// The seats that were called to the beginning of the game.
    to_begin: Vec<usize>,
    /// Who sat where when the task last looked: the hashes of their secrets.
    seated: Option<Vec<Option<String>>>,
    /// The seats for which no call waits in the outbox.
    answered: BTreeSet<usize>,
    /// What is noted for each seat.
    noting: [Noting; MAX_SEATS],
}

impl Called {
    /// The player of a seat can be called again.
    pub(super) fn again(&mut self, seat: usize) {
        self.turn.take_if(|(called, _)| called.index() == seat);
        self.to_begin.retain(|called| *called != seat);
    }
}

/// What is noted for a seat: one thing after the other, so that a call is not noted after it is taken back.
#[derive(Default)]
struct Noting {
    last: Option<JoinHandle<()>>,
    /// True once the player is here: calls that are not noted by then need not be.
    is_here: watch::Sender<bool>,
}

impl Noting {
    /// Does something when everything before it is done.
    fn then(&mut self, doing: impl Future<Output = ()> + Send + 'static) {
        let before = self.last.take();
        self.last = Some(tokio::spawn(async move {
            if let Some(before) = before {
                before.await.ok();
            }
            doing.await;
        }));
    }
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
    pub(super) fn call_absent(&mut self) {
        for seat in Seat::all(self.table.row.data.seats.len()) {
            if self.is_here(seat) {
                self.take_calls_back(seat);
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

    /// The player of a seat is here: calls that wait need not be told, no matter who made them. The seat can be
    /// called again.
    fn take_calls_back(&mut self, seat: Seat) {
        if !self.called.answered.insert(seat.index()) {
            return;
        }
        self.called.turn.take_if(|(called, _)| *called == seat);
        self.called
            .to_begin
            .retain(|called| *called != seat.index());
        let (table, notices) = (self.table.id.clone(), self.registry.notices.clone());
        let noting = &mut self.called.noting[seat.index()];
        noting.is_here.send_replace(true);
        noting.is_here = watch::Sender::new(false);
        noting.then(async move {
            if let Err(error) = notices.is_here(table.as_str(), seat.index()).await {
                // The player is called although they are here.
                tracing::warn!(%error, "a notice could not be taken back");
            }
        });
    }

    fn call_to_turn(&mut self) {
        let Some(seat) = self.table.whose_turn() else {
            return;
        };
        let ply = self.table.ply();
        let waits = self.table.bot_due().is_none() && !self.is_here(seat);
        if !waits || self.called.turn == Some((seat, ply)) {
            return;
        }
        let patience = self.whole_wait().map(|(from, until)| Patience {
            whole: Duration::from_millis(until.saturating_sub(from)),
            left: Duration::from_millis(until.saturating_sub(self.now())),
        });
        let mut call = self.call(Kind::Turn, seat);
        call.deadline = patience.map(|patience| now() + patience.left.as_secs() as i64);
        self.send_call(seat, call, patience);
        self.called.turn = Some((seat, ply));
    }

    fn call_to_begin(&mut self) {
        for seat in Seat::all(self.table.row.data.seats.len()) {
            let row = &self.table.row.data.seats[seat.index()];
            let is_awaited = matches!(row, SeatRow::Person { nonce, .. } if nonce.is_empty());
            let is_called = self.called.to_begin.contains(&seat.index());
            if is_awaited && !is_called && !self.is_here(seat) {
                self.called.to_begin.push(seat.index());
                let call = self.call(Kind::Started, seat);
                self.send_call(seat, call, None);
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

    /// Hands a call to the outbox without waiting for it: nobody at the table waits for those who are away. What
    /// the store refuses is tried again until the player is here or the server stops; the next server makes the
    /// call then.
    fn send_call(&mut self, seat: Seat, call: Call, patience: Option<Patience>) {
        let Some(owner) = self.seat_owner(seat) else {
            return;
        };
        self.called.answered.remove(&seat.index());
        let (notices, mut stopping) = (self.registry.notices.clone(), self.registry.stopping());
        let noting = &mut self.called.noting[seat.index()];
        let mut is_here = noting.is_here.subscribe();
        noting.then(async move {
            let is_over = async {
                // The table may leave the memory meanwhile.
                if is_here.wait_for(|is_here| *is_here).await.is_err() {
                    std::future::pending::<()>().await;
                }
            };
            tokio::pin!(is_over);
            for tried in 1_u32.. {
                match notices.call(&owner, &call, patience).await {
                    Ok(()) => return,
                    Err(error) if tried == 1 => {
                        tracing::warn!(%error, "a call could not be noted; it is tried again");
                    }
                    Err(_) => {}
                }
                tokio::select! {
                    () = &mut is_over => return,
                    _ = stopping.wait_for(|stopping| *stopping) => return,
                    () = tokio::time::sleep(notices.pace().look * tried.min(LONGEST)) => {}
                }
            }
        });
    }
}
