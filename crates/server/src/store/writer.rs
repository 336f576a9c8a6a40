//! A single writer, which commits many changes together.

use takht_protocol::TableId;
use tokio::sync::{mpsc, oneshot};

use super::{LogEntry, StoreError, TableRow, Written};

/// The most changes in one transaction.
const TOGETHER: usize = 512;

/// How many changes may wait for the writer.
const WAITING: usize = 4096;

/// A change to a store.
#[derive(Debug)]
pub(super) enum Change {
    Create(TableId, Row),
    Replace(TableId, i64, Row),
    Append(TableId, LogEntry),
    Delete(TableId),
    /// Replaces the row, if it has this version, and deletes the log from this ply on.
    Rewind(TableId, i64, Row, usize),
    /// Deletes the table unless something has happened there within this many hours of service.
    Expire(TableId, i64),
    /// Notes that the table was opened in this hour of service.
    Touch(TableId),
    /// Counts one more hour of service.
    CountHour,
    /// Notes that servers have served for so many milliseconds.
    CountService(i64),
    /// Writes this text and nothing else, to see whether the store can write.
    Probe(String),
}

/// A table's row, as the database holds it.
#[derive(Debug)]
pub(super) struct Row {
    pub(super) phase: &'static str,
    pub(super) listed: bool,
    pub(super) kept: String,
}

impl Row {
    pub(super) fn of(kept: &TableRow) -> Result<Self, StoreError> {
        Ok(Self {
            phase: kept.phase_name(),
            listed: kept.listed,
            kept: serde_json::to_string(kept)?,
        })
    }
}

impl Change {
    fn table(&self) -> Option<&TableId> {
        match self {
            Self::Create(id, _)
            | Self::Replace(id, ..)
            | Self::Rewind(id, ..)
            | Self::Append(id, _)
            | Self::Expire(id, _)
            | Self::Touch(id)
            | Self::Delete(id) => Some(id),
            Self::CountHour | Self::CountService(_) | Self::Probe(_) => None,
        }
    }

    pub(super) fn turn(&self) -> Option<(&TableId, &LogEntry)> {
        match self {
            Self::Append(id, turn) => Some((id, turn)),
            _ => None,
        }
    }
}

/// The writer's connection to its database.
pub(super) trait Ledger: Send + 'static {
    /// Commits all of the changes, or none.
    fn commit(
        &mut self,
        changes: &[Change],
    ) -> impl Future<Output = Result<Vec<Written>, StoreError>> + Send;

    /// Replaces the connection after a failure, which may have left it in any state.
    fn connect_again(&mut self) -> impl Future<Output = Result<(), StoreError>> + Send;
}

/// Where the outcome of a change goes.
type Answer = oneshot::Sender<Result<Written, StoreError>>;

/// Sends changes to the writer's task.
///
/// Many changes become durable in the same time as one. So a single task takes all changes that wait,
/// commits them in one transaction, and then answers them all.
#[derive(Debug)]
pub struct Writer(mpsc::Sender<(Change, Answer)>);

impl Writer {
    pub(super) fn start(ledger: impl Ledger) -> Self {
        let (changes, waiting) = mpsc::channel(WAITING);
        tokio::spawn(write(ledger, waiting));
        Self(changes)
    }

    /// Makes a change; returns when it is durable.
    pub(super) async fn change(&self, change: Change) -> Result<Written, StoreError> {
        let (answer, answered) = oneshot::channel();
        let sent = self.0.send((change, answer)).await;
        sent.map_err(|_| StoreError::Closed)?;
        answered.await.map_err(|_| StoreError::Closed)?
    }
}

/// The writer's task: it commits the waiting changes together, until the [`Writer`] is dropped.
async fn write(mut ledger: impl Ledger, mut waiting: mpsc::Receiver<(Change, Answer)>) {
    let mut together = Vec::with_capacity(TOGETHER);
    while waiting.recv_many(&mut together, TOGETHER).await > 0 {
        // Writers of several servers that take tables in the same order hardly ever deadlock.
        together.sort_by(|(one, _), (other, _)| {
            let order = |change: &Change| (change.turn().is_some(), change.table().cloned());
            order(one).cmp(&order(other))
        });
        let (changes, answers): (Vec<_>, Vec<_>) = together.drain(..).unzip();
        if let Ok(won) = ledger.commit(&changes).await {
            for (answer, won) in answers.into_iter().zip(won) {
                answer.send(Ok(won)).ok();
            }
            continue;
        }
        // The batch failed: commit each change alone, so that one failing change does not affect the
        // others.
        let mut is_broken = true;
        for (change, answer) in changes.into_iter().zip(answers) {
            let alone = async {
                if is_broken {
                    ledger.connect_again().await?;
                }
                let won = ledger.commit(std::slice::from_ref(&change)).await?;
                Ok(won.first().copied().unwrap_or(Written::Conflict))
            };
            let alone = alone.await;
            is_broken = alone.is_err();
            answer.send(alone).ok();
        }
    }
}

/// Tells which of the appended entries were applied, given the rows that the statement made. Of two
/// entries at the same ply, the first is applied.
pub(super) fn winners(
    turns: &[(&TableId, &LogEntry)],
    made: &[(String, i64)],
    won: &mut Vec<Written>,
) {
    let mut made: std::collections::HashSet<(&str, i64)> =
        made.iter().map(|(id, ply)| (id.as_str(), *ply)).collect();
    won.extend(turns.iter().map(
        |(id, turn)| match made.remove(&(id.as_str(), turn.ply as i64)) {
            true => Written::Applied,
            false => Written::Conflict,
        },
    ));
}
