//! What happens at a table beside its game: stand-ins, resigning, ending together, replacing.
//!
//! Each of these is a change of the table's row, which only one node makes. The game's log stays as it is.

use takht_core::{Ending, Happening, Replacement, Seat};
use takht_protocol::{FromTable, Problem, ProblemReport, ReplacePlayer, StandIn, TableState};

use super::{TableClosed, TableTask, Visitor};
use crate::incidents::{add, ending, has_had_a_say, offer, said_by, votes};
use crate::served_table::STAND_IN;
use crate::store::{SeatRow, TableRow};

/// How often a change is tried again that another node has overtaken.
const TRIES: usize = 8;

/// So many offers and votes of one seat are enough. What others say does not count against anybody.
const MANY: usize = 400;

/// What a command makes of the row: true if it changes it.
type Decision = Result<bool, ProblemReport>;

impl TableTask {
    /// Changes the row as `decide` says, again if another node was first. Returns false if there was nothing
    /// to change.
    async fn update(
        &mut self,
        decide: impl Fn(&Self, &mut TableRow) -> Decision,
    ) -> Result<Decision, TableClosed> {
        for _ in 0..TRIES {
            let mut data = self.table.row.data.clone();
            match decide(self, &mut data) {
                // The game is about to end, and nothing more happens.
                Ok(true) if ending(&self.table.row.data.incidents).is_some() => {
                    return Ok(Ok(false));
                }
                Ok(true) => {}
                decided => return Ok(decided),
            }
            match self.change(data).await? {
                Ok(true) => return Ok(Ok(true)),
                Ok(false) => {}
                Err(problem) => return Ok(Err(problem)),
            }
        }
        Ok(Err(
            Problem::Unavailable.about("the table has changed; try again")
        ))
    }

    /// Adds what happened now to a row.
    fn happens(&self, data: &mut TableRow, what: Happening) {
        add(&mut data.incidents, self.now(), self.table.ply(), what);
    }

    /// Carries out what a player asks for, and tells them the outcome: the table, or a problem.
    async fn carry_out(
        &mut self,
        visitor: Visitor,
        decide: impl Fn(&Self, Seat, &mut TableRow) -> Decision,
    ) -> Result<(), TableClosed> {
        let done = self.update(|task, data| decide(task, task.playing_seat(visitor)?, data));
        match done.await? {
            // Everybody has been told.
            Ok(true) => {}
            Ok(false) => {
                let table = FromTable::Table(self.snapshot());
                self.tell(visitor, &table);
            }
            Err(problem) => self.tell(visitor, &FromTable::Problem(problem)),
        }
        self.advance().await
    }

    /// The seat of a client at a game that goes on.
    fn playing_seat(&self, visitor: Visitor) -> Result<Seat, ProblemReport> {
        let Some(connection) = self.visitors.get(&visitor) else {
            return Err(Problem::Watching.about("the client has left"));
        };
        let Some(seat) = connection.seat else {
            let lost = connection.secret.as_ref();
            let lost = lost.and_then(|secret| self.lost_seat(secret));
            let watches = || Problem::Watching.about("only a player with a seat may do that");
            return Err(lost.unwrap_or_else(watches));
        };
        match self.snapshot().state {
            TableState::Playing => Ok(seat),
            TableState::Gathering | TableState::Opening => {
                Err(Problem::NotBegun.about("the game has not begun"))
            }
            TableState::Over => Err(Problem::Over.about("the game is over")),
            TableState::Frozen => Err(Problem::Frozen.about("the game is frozen")),
        }
    }

    /// Lets a bot take over the seat of the player whose turn it is: their time, or the table's patience with
    /// them, has run out.
    pub(super) async fn let_stand_in(&mut self) -> Result<(), TableClosed> {
        let done = self.update(|task, data| {
            let now = task.now();
            let out_of_time = task.table.deadline().filter(|(_, until)| *until <= now);
            let away = task.patience().filter(|(_, until)| *until <= now);
            match (out_of_time, away) {
                (Some((seat, _)), _) => task.happens(data, Happening::Time(seat)),
                (None, Some((seat, _))) => task.happens(data, Happening::Away(seat)),
                (None, None) => return Ok(false),
            }
            Ok(true)
        });
        if let Err(problem) = done.await? {
            tracing::warn!(%problem, "a bot could not stand in");
            tokio::time::sleep(super::PAUSE).await;
        }
        self.advance().await
    }

    /// A player has connected: a bot no longer stands in because they are away, and nobody votes about them.
    pub(super) async fn is_back(&mut self, seat: Seat) -> Result<(), TableClosed> {
        let done = self.update(|task, data| {
            let is_asked = votes(&data.incidents)
                .iter()
                .any(|vote| vote.seat == seat.index());
            let is_back = match task.table.stand_in(seat) {
                Some(StandIn::Away) => true,
                None => is_asked,
                Some(StandIn::Time | StandIn::Resigned | StandIn::Replaced) => false,
            };
            if is_back {
                task.happens(data, Happening::Back(seat));
            }
            Ok(is_back)
        });
        if let Err(problem) = done.await? {
            tracing::warn!(%problem, "a player could not take their seat back");
        }
        Ok(())
    }

    /// A player takes the seat back from the bot.
    pub(super) async fn take_back(&mut self, visitor: Visitor) -> Result<(), TableClosed> {
        let decide = |task: &Self, seat, data: &mut TableRow| match task.table.stand_in(seat) {
            Some(StandIn::Away | StandIn::Time) => {
                task.happens(data, Happening::Back(seat));
                Ok(true)
            }
            Some(StandIn::Resigned) => Err(has_resigned()),
            Some(StandIn::Replaced) | None => Ok(false),
        };
        self.carry_out(visitor, decide).await
    }

    /// A player resigns. The game ends if nobody else plays.
    pub(super) async fn resign(&mut self, visitor: Visitor) -> Result<(), TableClosed> {
        let decide = |task: &Self, seat, data: &mut TableRow| {
            let people = task.table.people();
            if !people.contains(&seat) {
                return Ok(false);
            }
            task.happens(data, Happening::Resign(seat));
            if people.len() == 1 {
                task.happens(data, Happening::End(Ending::Resigned));
            }
            task.end_if_agreed(data, people.iter().filter(|one| **one != seat));
            Ok(true)
        };
        self.carry_out(visitor, decide).await
    }

    /// Ends the game if all of these people agree.
    fn end_if_agreed<'a>(&self, data: &mut TableRow, people: impl Iterator<Item = &'a Seat>) {
        // An end that is there already clears the offers.
        let agreed = offer(&data.incidents);
        let mut people = people;
        if !agreed.is_empty() && people.all(|seat| agreed.contains(&seat.index())) {
            self.happens(data, Happening::End(Ending::Agreed));
        }
    }

    /// A player agrees to end the game now, or does not.
    pub(super) async fn end_game(
        &mut self,
        visitor: Visitor,
        agrees: bool,
    ) -> Result<(), TableClosed> {
        let decide = |task: &Self, seat: Seat, data: &mut TableRow| {
            let people = task.table.people();
            if !people.contains(&seat) {
                return Err(has_resigned());
            }
            let agreed = offer(&data.incidents);
            match agrees {
                true if agreed.contains(&seat.index()) => Ok(false),
                true if has_had_a_say(&data.incidents, seat, task.table.ply()) => {
                    Err(Problem::TooMany.about("offer again after the next turn"))
                }
                true if said_by(&data.incidents, seat) >= MANY => Err(too_many()),
                true => {
                    task.happens(data, Happening::Offer(seat));
                    task.end_if_agreed(data, people.iter());
                    Ok(true)
                }
                false if agreed.is_empty() => Ok(false),
                false => {
                    task.happens(data, Happening::Decline(seat));
                    Ok(true)
                }
            }
        };
        self.carry_out(visitor, decide).await
    }

    /// A player votes to replace somebody who is gone.
    pub(super) async fn replace_player(
        &mut self,
        visitor: Visitor,
        ReplacePlayer { seat, with }: ReplacePlayer,
    ) -> Result<(), TableClosed> {
        let decide = |task: &Self, by: Seat, data: &mut TableRow| {
            let target = Seat::new(seat).filter(|seat| seat.index() < data.seats.len());
            let target = target.ok_or_else(|| Problem::NoSuchSeat.about("no such seat"))?;
            let people = task.table.people();
            if !people.contains(&by) {
                return Err(has_resigned());
            }
            match (&data.seats[seat], with) {
                // The vote has been decided, and is sent again.
                (SeatRow::Nobody, Replacement::Guest) => return Ok(false),
                (SeatRow::Bot(_), Replacement::Bot) if !data.dealt.is_empty() => return Ok(false),
                _ => {}
            }
            if by == target || !people.contains(&target) || !task.is_gone(target) {
                return Err(task.not_gone(target));
            }
            let has_voted = |data: &TableRow, voter: Seat| {
                let votes = votes(&data.incidents);
                let mut votes = votes
                    .iter()
                    .filter(|vote| (vote.seat, vote.with) == (seat, with));
                votes.any(|vote| vote.by.contains(&voter.index()))
            };
            let is_new = !has_voted(data, by);
            // The first vote about somebody is always heard.
            let is_first = !votes(&data.incidents)
                .iter()
                .any(|vote| vote.seat == seat && vote.by.contains(&by.index()));
            if is_new && !is_first && said_by(&data.incidents, by) >= MANY {
                return Err(too_many());
            }
            if is_new {
                let vote = Happening::Vote {
                    by,
                    seat: target,
                    with,
                };
                task.happens(data, vote);
            }
            let others = people
                .iter()
                .filter(|one| **one != target && task.is_here(**one));
            let others: Vec<Seat> = others.copied().collect();
            let agree = others.iter().filter(|one| has_voted(data, **one)).count();
            if 2 * agree > others.len() {
                task.happens_replaced(data, target, with);
                task.end_if_agreed(data, people.iter().filter(|one| **one != target));
                return Ok(true);
            }
            Ok(is_new)
        };
        self.carry_out(visitor, decide).await
    }

    /// Takes a seat away from its player. What the seat added to the deals stays as it is.
    fn happens_replaced(&self, data: &mut TableRow, seat: Seat, with: Replacement) {
        data.dealt = data.dealt();
        let row = match with {
            Replacement::Bot => SeatRow::Bot(STAND_IN.to_owned()),
            Replacement::Guest => SeatRow::Nobody,
        };
        let Some(was) = data.seats.get_mut(seat.index()) else {
            return;
        };
        if let SeatRow::Person { name, secret, .. } = std::mem::replace(was, row) {
            data.removal.retain(|agreed| *agreed != secret);
            data.former.push(secret);
            self.happens(data, Happening::Replaced { seat, with, name });
        }
    }
}

fn has_resigned() -> ProblemReport {
    Problem::Resigned.about("you have resigned")
}

fn too_many() -> ProblemReport {
    Problem::TooMany.about("you have offered and voted often enough at this table")
}
