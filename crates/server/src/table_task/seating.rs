//! Seats, and the commands that need the host's secret or a seat's.

use takht_bots::NoBot;
use takht_games::GameId;
use takht_protocol::{
    Created, Problem, ProblemReport, Rematch, Rematched, Seated, Sit, SitBot, Start,
};

use super::{Answer, TableClosed, TableTask};
use crate::name::presentable;
use crate::secret;
use crate::served_table::is_nonce;
use crate::store::{Phase, SeatRow, TableRow};

impl TableTask {
    /// Gives a seat to a player or a bot. The outer error means that the task has to end.
    async fn take_seat(
        &mut self,
        seat: Option<usize>,
        who: SeatRow,
    ) -> Result<Result<usize, ProblemReport>, TableClosed> {
        let mut data = self.table.row.data.clone();
        if data.phase != Phase::Gathering {
            return Ok(Err(Problem::Begun.about("the game has begun")));
        }
        let free = |at: &SeatRow| *at == SeatRow::Nobody;
        let number = match seat {
            Some(number) if number >= data.seats.len() => {
                let about = format!("seats are numbered from 0 to {}", data.seats.len() - 1);
                return Ok(Err(Problem::NoSuchSeat.about(about)));
            }
            Some(number) if free(&data.seats[number]) => number,
            Some(_) => return Ok(Err(Problem::SeatTaken.about("the seat is taken"))),
            None => match data.seats.iter().position(free) {
                Some(number) => number,
                None => return Ok(Err(Problem::SeatTaken.about("every seat is taken"))),
            },
        };
        data.seats[number] = who.clone();
        let taken = self.change(data).await?;
        Ok(match taken {
            // The store may have made the change although it reported a conflict.
            Ok(won) if won || self.table.row.data.seats.get(number) == Some(&who) => Ok(number),
            Ok(_) => Err(Problem::SeatTaken.about("another player took the seat first")),
            Err(problem) => Err(problem),
        })
    }

    /// Replaces the row and tells all clients. Returns false if another node was first.
    async fn change(&mut self, data: TableRow) -> Result<Result<bool, ProblemReport>, TableClosed> {
        match self.replace(data).await {
            Ok(won) => {
                self.tell_table();
                Ok(Ok(won))
            }
            Err(error) => {
                self.fold_again().await?;
                Ok(Err(self.registry.failed(&error)))
            }
        }
    }

    /// Frees a seat.
    pub(super) async fn stand_up(
        &mut self,
        seat: usize,
        secret: &str,
    ) -> Result<Result<(), ProblemReport>, TableClosed> {
        let mut data = self.table.row.data.clone();
        if data.phase != Phase::Gathering {
            return Ok(Err(Problem::Begun.about("the game has begun")));
        }
        if !self.is_host(secret) && self.table.seat_number(secret) != Some(seat) {
            let about = "only the host or the player in the seat may free it";
            return Ok(Err(Problem::WrongSecret.about(about)));
        }
        match data.seats.get_mut(seat) {
            Some(who) => *who = SeatRow::Nobody,
            None => return Ok(Err(Problem::NoSuchSeat.about("there is no such seat"))),
        }
        let done = self.change(data).await?;
        let is_free = self.table.row.data.seats.get(seat) == Some(&SeatRow::Nobody);
        Ok(match done {
            Ok(won) if won || is_free => Ok(()),
            Ok(_) => Err(Problem::Unavailable.about("the table has changed; try again")),
            Err(problem) => Err(problem),
        })
    }

    /// Makes another table for the same game with the same bots. Every player moves on by one seat.
    pub(super) async fn rematch(
        &mut self,
        rematch: &Rematch,
    ) -> Result<Result<Rematched, ProblemReport>, TableClosed> {
        if !self.belongs_here(&rematch.secret) {
            let about = "only the host or a player with a seat may offer a rematch";
            return Ok(Err(Problem::WrongSecret.about(about)));
        }
        if !self.table.is_over() {
            return Ok(Err(Problem::NotOver.about("the game is not over yet")));
        }
        let offered = |table| Ok(Rematched { table, host: None });
        if let Some(table) = self.table.row.data.rematch.clone() {
            return Ok(offered(table));
        }
        let mut data = self.table.row.data.clone();
        let seats = data.seats.iter().map(|seat| match seat {
            SeatRow::Bot(level) if has_bot(&data.game, level).is_ok() => seat.clone(),
            SeatRow::Nobody | SeatRow::Person { .. } | SeatRow::Bot(_) => SeatRow::Nobody,
        });
        let mut seats: Vec<_> = seats.collect();
        seats.rotate_left(1);
        let wanted = TableRow {
            seats,
            phase: Phase::Gathering,
            imported: None,
            ..data.clone()
        };
        let Created { table, host } = match self.registry.make(wanted).await {
            Ok(created) => created,
            Err(problem) => return Ok(Err(problem)),
        };
        data.rematch = Some(table.clone());
        Ok(match self.change(data).await? {
            Ok(true) => Ok(Rematched {
                table,
                host: Some(host),
            }),
            // Another player offered a rematch at the same moment: keep theirs and delete ours.
            Ok(false) => {
                self.registry.store.delete(&table).await.ok();
                match self.table.row.data.rematch.clone() {
                    Some(table) => offered(table),
                    None => Err(Problem::Unavailable.about("the table has changed; try again")),
                }
            }
            Err(problem) => Err(problem),
        })
    }

    /// True for the secret of the host or of any seat.
    fn belongs_here(&self, secret: &str) -> bool {
        self.is_host(secret) || self.table.seat_of(secret).is_some()
    }

    pub(super) async fn sit(
        &mut self,
        sit: Sit,
    ) -> Result<Result<Seated, ProblemReport>, TableClosed> {
        let Some(name) = presentable(&sit.name) else {
            let about = "a name needs a letter or a digit, and may not look like a bot's";
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
        // The client lost the answer and repeats its request.
        if let Some(seat) = self.table.seat_number(&secret) {
            return Ok(Ok(Seated { seat, secret }));
        }
        let who = SeatRow::Person {
            name,
            secret: secret::hash(&secret),
            nonce: sit.nonce,
        };
        let seat = self.take_seat(sit.seat, who).await?;
        Ok(seat.map(|seat| Seated { seat, secret }))
    }

    fn is_host(&self, secret: &str) -> bool {
        self.table.row.data.host == secret::hash(secret)
    }

    pub(super) async fn sit_bot(
        &mut self,
        sit: SitBot,
    ) -> Result<Result<Seated, ProblemReport>, TableClosed> {
        if !self.is_host(&sit.host) {
            return Ok(Err(Problem::WrongSecret.about("only the host may add bots")));
        }
        if let Err(none) = has_bot(&self.table.row.data.game, &sit.bot) {
            return Ok(Err(Problem::NoSuchBot.about(none.to_string())));
        }
        let seat = self.take_seat(sit.seat, SeatRow::Bot(sit.bot)).await?;
        let secret = String::new();
        Ok(seat.map(|seat| Seated { seat, secret }))
    }

    pub(super) async fn start(
        &mut self,
        start: &Start,
    ) -> Result<Result<(), ProblemReport>, TableClosed> {
        if !self.belongs_here(&start.secret) {
            let about = "only the host or a player with a seat may start the game";
            return Ok(Err(Problem::WrongSecret.about(about)));
        }
        let mut data = self.table.row.data.clone();
        if data.phase != Phase::Gathering {
            return Ok(Err(Problem::Begun.about("the game has begun")));
        }
        let free = data.seats.iter().filter(|seat| **seat == SeatRow::Nobody);
        let free = free.count();
        if free > 0 {
            return Ok(Err(
                Problem::SeatsFree.about(format!("{free} seats are free"))
            ));
        }
        data.phase = Phase::Playing;
        match self.replace(data).await {
            Ok(true) => {
                self.fold_again().await?;
                self.tell_table();
                Ok(Ok(()))
            }
            Ok(false) => {
                self.tell_table();
                Ok(Err(Problem::Begun.about("another request was first")))
            }
            Err(error) => {
                self.fold_again().await?;
                Ok(Err(self.registry.failed(&error)))
            }
        }
    }

    pub(super) async fn delete(
        &mut self,
        host: &str,
        answer: Answer<()>,
    ) -> Result<(), TableClosed> {
        if !self.is_host(host) {
            let about = "only the host may delete the table";
            answer.send(Err(Problem::WrongSecret.about(about))).ok();
            return Ok(());
        }
        match self.registry.store.delete(&self.table.id).await {
            Ok(()) => {
                answer.send(Ok(())).ok();
                Err(TableClosed)
            }
            Err(error) => {
                answer.send(Err(self.registry.failed(&error))).ok();
                Ok(())
            }
        }
    }
}

/// Checks that a table's game has a bot of this name.
fn has_bot(game: &str, bot: &str) -> Result<(), NoBot> {
    let game = GameId::of_name(game).map_err(NoBot::Game)?;
    takht_bots::check(bot, game)
}
