//! What only the operator of the server does at a table that is stuck. The registry notes it.

use takht_core::SeatName;
use takht_protocol::{FromTable, Problem, ProblemReport};

use super::{Answer, TableClosed, TableTask};
use crate::served_table::{TurnAuthor, Verdict};
use crate::store::{Phase, Written};

/// Who plays for somebody when the operator does, in records.
const OPERATOR: &str = "operator";

impl TableTask {
    /// Takes back the last turns. The deals stay what they were, because they follow from the seed.
    pub(super) async fn undo(
        &mut self,
        turns: usize,
        answer: Answer<usize>,
    ) -> Result<(), TableClosed> {
        let done = self.try_undo(turns).await;
        let is_done = done.is_ok();
        answer.send(done).ok();
        match is_done {
            true => {
                self.fold_again().await?;
                self.registry.bus.tell(&self.table.id);
                self.tell_table();
                self.advance().await
            }
            false => Ok(()),
        }
    }

    async fn try_undo(&mut self, turns: usize) -> Result<usize, ProblemReport> {
        let data = self.table.row.data.clone();
        match data.phase {
            Phase::Playing => {}
            Phase::Over => return Err(Problem::Over.about("a game that is over stays over")),
            Phase::Gathering | Phase::Opening => {
                return Err(Problem::NotBegun.about("the game has not begun"));
            }
        }
        // Another server could append a turn that no longer follows on the log.
        if !self.peers.elsewhere.is_empty() || !self.try_claim().await {
            let about =
                "players are connected to another server: ask there, or when they have left";
            return Err(Problem::Unavailable.about(about));
        }
        let registry = self.registry.clone();
        let log = registry.store.log(&self.table.id, 0).await;
        let log = log.map_err(|error| registry.failed(&error))?;
        // The opening is the table's own.
        let played = log.iter().filter(|entry| entry.ply > 0);
        let entry = turns.checked_sub(1).and_then(|nth| played.rev().nth(nth));
        let Some(ply) = entry.map(|entry| entry.ply) else {
            let about = format!("the game has no {turns} turns to take back");
            return Err(Problem::Unreadable.about(about));
        };
        let version = self.table.row.version;
        let written = registry
            .store
            .rewind(&self.table.id, version, &data, ply)
            .await;
        match written.map_err(|error| registry.failed(&error))? {
            Written::Applied => Ok(ply),
            Written::Conflict => {
                Err(Problem::Unavailable.about("the table has changed; try again"))
            }
        }
    }

    /// Plays events for the seat whose turn it is. The record says so.
    pub(super) async fn patch(
        &mut self,
        events: &[String],
        answer: Answer<usize>,
    ) -> Result<(), TableClosed> {
        let whose = TurnAuthor {
            seat: self.table.whose_turn(),
            id: None,
            stand_in: Some(SeatName::Bot(OPERATOR).to_string()),
            moment: self.now(),
        };
        let ply = self.table.ply();
        let done = match self.table.judge_new(&whose, ply, events) {
            Verdict::Append(proposal) => match self.append(*proposal).await {
                Ok(Written::Applied) => {
                    self.tell_events(ply);
                    Ok(self.table.ply())
                }
                Ok(Written::Conflict) => {
                    Err(Problem::Unavailable.about("the table has changed; try again"))
                }
                Err(error) => {
                    let problem = self.registry.failed(&error);
                    self.fold_again().await?;
                    Err(problem)
                }
            },
            Verdict::Refused(nth, refused) => {
                let about = format!("event {nth} breaks a rule: {}", refused.in_full());
                Err(Problem::Unreadable.about(about))
            }
            Verdict::Problem(problem) => Err(problem),
            Verdict::AlreadyAppended(_) | Verdict::Stale => {
                Err(Problem::Unavailable.about("the table has changed; try again"))
            }
        };
        answer.send(done).ok();
        self.advance().await
    }

    /// Tells everybody that turns were taken back. They connect again, and get the game from its beginning.
    pub(super) fn tell_rewound(&mut self) {
        let about = "the operator has taken back turns: connect again, and ask for all events";
        let problem = FromTable::Problem(Problem::Rewound.about(about));
        for visitor in self.everybody() {
            self.tell(visitor, &problem);
        }
        self.visitors.clear();
    }
}
