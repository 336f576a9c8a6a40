//! Who sits where, and what only they may ask.

use takht_protocol::{
    Created, Problem, ProblemReport, Rematch, Rematched, Seated, Sit, SitBot, Start,
};

use super::{Answer, Gone, Live};
use crate::name::presentable;
use crate::secret;
use crate::store::{Kept, KeptSeat, Phase};
use crate::table::is_nonce;

impl Live {
    /// Someone takes a seat. The outer error means that the table is gone.
    async fn take_seat(
        &mut self,
        seat: Option<usize>,
        who: KeptSeat,
    ) -> Result<Result<usize, ProblemReport>, Gone> {
        let mut kept = self.table.row.kept.clone();
        if kept.phase != Phase::Gathering {
            return Ok(Err(Problem::Begun.about("the game has begun")));
        }
        let free = |at: &KeptSeat| *at == KeptSeat::Nobody;
        let number = match seat {
            Some(number) if number >= kept.seats.len() => {
                let about = format!("seats are numbered from 0 to {}", kept.seats.len() - 1);
                return Ok(Err(Problem::NoSuchSeat.about(about)));
            }
            Some(number) if free(&kept.seats[number]) => number,
            Some(_) => return Ok(Err(Problem::SeatTaken.about("someone sits there"))),
            None => match kept.seats.iter().position(free) {
                Some(number) => number,
                None => return Ok(Err(Problem::SeatTaken.about("every seat is taken"))),
            },
        };
        kept.seats[number] = who.clone();
        let taken = self.change(kept).await?;
        Ok(match taken {
            // The change may have been made though the store could not say so.
            Ok(won) if won || self.table.row.kept.seats.get(number) == Some(&who) => Ok(number),
            Ok(_) => Err(Problem::SeatTaken.about("someone was quicker")),
            Err(problem) => Err(problem),
        })
    }

    /// Replaces the row and tells everybody; says false if someone else was first.
    async fn change(&mut self, kept: Kept) -> Result<Result<bool, ProblemReport>, Gone> {
        match self.replace(kept).await {
            Ok(won) => {
                self.tell_table();
                Ok(Ok(won))
            }
            Err(error) => {
                self.fold_again().await?;
                Ok(Err(self.hall.failed(&error)))
            }
        }
    }

    /// A seat becomes free again.
    pub(super) async fn stand_up(
        &mut self,
        seat: usize,
        secret: &str,
    ) -> Result<Result<(), ProblemReport>, Gone> {
        let mut kept = self.table.row.kept.clone();
        if kept.phase != Phase::Gathering {
            return Ok(Err(Problem::Begun.about("the game has begun")));
        }
        if !self.is_host(secret) && self.table.seat_number(secret) != Some(seat) {
            let about = "only the host or whoever sits there frees a seat";
            return Ok(Err(Problem::WrongSecret.about(about)));
        }
        match kept.seats.get_mut(seat) {
            Some(who) => *who = KeptSeat::Nobody,
            None => return Ok(Err(Problem::NoSuchSeat.about("there is no such seat"))),
        }
        let done = self.change(kept).await?;
        let is_free = self.table.row.kept.seats.get(seat) == Some(&KeptSeat::Nobody);
        Ok(match done {
            Ok(won) if won || is_free => Ok(()),
            Ok(_) => Err(Problem::Unavailable.about("the table has changed; ask again")),
            Err(problem) => Err(problem),
        })
    }

    /// Another table for the same game, with the same bots; everybody moves on by one seat.
    pub(super) async fn rematch(
        &mut self,
        rematch: &Rematch,
    ) -> Result<Result<Rematched, ProblemReport>, Gone> {
        if !self.belongs_here(&rematch.secret) {
            let about = "only the host or whoever has a seat offers a rematch";
            return Ok(Err(Problem::WrongSecret.about(about)));
        }
        if !self.table.is_over() {
            return Ok(Err(Problem::NotOver.about("the game is not over yet")));
        }
        let offered = |table| Ok(Rematched { table, host: None });
        if let Some(table) = self.table.row.kept.rematch.clone() {
            return Ok(offered(table));
        }
        let mut kept = self.table.row.kept.clone();
        let seats = kept.seats.iter().map(|seat| match seat {
            KeptSeat::Bot(level) if takht_bots::check(level, &kept.game).is_ok() => seat.clone(),
            KeptSeat::Nobody | KeptSeat::Person { .. } | KeptSeat::Bot(_) => KeptSeat::Nobody,
        });
        let mut seats: Vec<_> = seats.collect();
        seats.rotate_left(1);
        let wanted = Kept {
            seats,
            phase: Phase::Gathering,
            imported: None,
            ..kept.clone()
        };
        let Created { table, host } = match self.hall.make(wanted).await {
            Ok(created) => created,
            Err(problem) => return Ok(Err(problem)),
        };
        kept.rematch = Some(table.clone());
        Ok(match self.change(kept).await? {
            Ok(true) => Ok(Rematched {
                table,
                host: Some(host),
            }),
            // Someone offered one at the same moment: there is to be one rematch, not two.
            Ok(false) => {
                self.hall.store.delete(&table).await.ok();
                match self.table.row.kept.rematch.clone() {
                    Some(table) => offered(table),
                    None => Err(Problem::Unavailable.about("the table has changed; ask again")),
                }
            }
            Err(problem) => Err(problem),
        })
    }

    /// True for the host and for everyone who has a seat.
    fn belongs_here(&self, secret: &str) -> bool {
        self.is_host(secret) || self.table.seat_of(secret).is_some()
    }

    pub(super) async fn sit(&mut self, sit: Sit) -> Result<Result<Seated, ProblemReport>, Gone> {
        let Some(name) = presentable(&sit.name) else {
            let about = "a name has something in it that can be read";
            return Ok(Err(Problem::BadName.about(about)));
        };
        if !is_nonce(&sit.nonce) {
            return Ok(Err(Problem::BadNonce.about("a nonce is 16 bytes in hex")));
        }
        let secret = match sit.secret {
            Some(secret) if !is_nonce(&secret) => {
                return Ok(Err(Problem::BadNonce.about("a secret is 16 bytes in hex")));
            }
            Some(secret) => secret,
            None => match secret::draw() {
                Ok(secret) => secret,
                Err(error) => return Ok(Err(Problem::Unavailable.about(error.to_string()))),
            },
        };
        // The answer was lost, and they ask again.
        if let Some(seat) = self.table.seat_number(&secret) {
            return Ok(Ok(Seated { seat, secret }));
        }
        let who = KeptSeat::Person {
            name,
            secret: secret::hash(&secret),
            nonce: sit.nonce,
        };
        let seat = self.take_seat(sit.seat, who).await?;
        Ok(seat.map(|seat| Seated { seat, secret }))
    }

    fn is_host(&self, secret: &str) -> bool {
        self.table.row.kept.host == secret::hash(secret)
    }

    pub(super) async fn sit_bot(
        &mut self,
        sit: SitBot,
    ) -> Result<Result<Seated, ProblemReport>, Gone> {
        if !self.is_host(&sit.host) {
            return Ok(Err(Problem::WrongSecret.about("only the host lets bots in")));
        }
        if let Err(none) = takht_bots::check(&sit.bot, &self.table.row.kept.game) {
            return Ok(Err(Problem::NoSuchBot.about(none.to_string())));
        }
        let seat = self.take_seat(sit.seat, KeptSeat::Bot(sit.bot)).await?;
        let secret = String::new();
        Ok(seat.map(|seat| Seated { seat, secret }))
    }

    pub(super) async fn start(&mut self, start: &Start) -> Result<Result<(), ProblemReport>, Gone> {
        if !self.belongs_here(&start.secret) {
            let about = "only the host or whoever has a seat begins the game";
            return Ok(Err(Problem::WrongSecret.about(about)));
        }
        let mut kept = self.table.row.kept.clone();
        if kept.phase != Phase::Gathering {
            return Ok(Err(Problem::Begun.about("the game has begun")));
        }
        let free = kept.seats.iter().filter(|seat| **seat == KeptSeat::Nobody);
        let free = free.count();
        if free > 0 {
            return Ok(Err(
                Problem::SeatsFree.about(format!("{free} seats are free"))
            ));
        }
        kept.phase = Phase::Playing;
        match self.replace(kept).await {
            Ok(true) => {
                self.fold_again().await?;
                self.tell_table();
                Ok(Ok(()))
            }
            Ok(false) => {
                self.tell_table();
                Ok(Err(Problem::Begun.about("someone was quicker")))
            }
            Err(error) => {
                self.fold_again().await?;
                Ok(Err(self.hall.failed(&error)))
            }
        }
    }

    pub(super) async fn delete(&mut self, host: &str, answer: Answer<()>) -> Result<(), Gone> {
        if !self.is_host(host) {
            let about = "only the host deletes a table";
            answer.send(Err(Problem::WrongSecret.about(about))).ok();
            return Ok(());
        }
        match self.hall.store.delete(&self.table.id).await {
            Ok(()) => {
                answer.send(Ok(())).ok();
                Err(Gone)
            }
            Err(error) => {
                answer.send(Err(self.hall.failed(&error))).ok();
                Ok(())
            }
        }
    }
}
