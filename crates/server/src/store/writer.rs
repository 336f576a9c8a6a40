//! One writer, which makes many changes durable together.

use takht_protocol::TableId;
use tokio::sync::{mpsc, oneshot};

use super::{LogEntry, Phase, StoreError, TableRow, Written};

/// The most changes that are made durable together.
const TOGETHER: usize = 512;

/// How many changes may wait.
const WAITING: usize = 4096;

/// Something that is to become durable.
#[derive(Debug)]
pub(super) enum Change {
    Create(TableId, Row),
    Replace(TableId, i64, Row),
    Append(TableId, LogEntry),
    Delete(TableId),
    /// Unless something has happened since.
    Expire(TableId, i64),
}

/// What is kept of a table in one row.
#[derive(Debug)]
pub(super) struct Row {
    pub(super) phase: Phase,
    pub(super) listed: bool,
    pub(super) kept: String,
}

impl Row {
    pub(super) fn of(kept: &TableRow) -> Result<Self, StoreError> {
        Ok(Self {
            phase: kept.phase,
            listed: kept.listed,
            kept: serde_json::to_string(kept)?,
        })
    }
}

impl Change {
    fn table(&self) -> &TableId {
        match self {
            Self::Create(id, _)
            | Self::Replace(id, ..)
            | Self::Append(id, _)
            | Self::Expire(id, _)
            | Self::Delete(id) => id,
        }
    }

    pub(super) fn turn(&self) -> Option<(&TableId, &LogEntry)> {
        match self {
            Self::Append(id, turn) => Some((id, turn)),
            Self::Create(..) | Self::Replace(..) | Self::Delete(_) | Self::Expire(..) => None,
        }
    }
}

/// A connection over which changes become durable.
pub(super) trait Ledger: Send + 'static {
    /// Makes all of the changes durable, or none.
    fn commit(
        &mut self,
        changes: &[Change],
    ) -> impl Future<Output = Result<Vec<Written>, StoreError>> + Send;

    /// In what state a failure has left the connection is not known: there is a new one.
    fn connect_again(&mut self) -> impl Future<Output = Result<(), StoreError>> + Send;
}

/// Where an answer goes.
type Answer = oneshot::Sender<Result<Written, StoreError>>;

/// The way to the one who writes.
///
/// Making something durable takes as long for one change as for many, so there is one writer, which
/// takes everything that waits into one transaction and answers all of it afterwards.
#[derive(Debug)]
pub(super) struct Writer(mpsc::Sender<(Change, Answer)>);

impl Writer {
    pub(super) fn start(ledger: impl Ledger) -> Self {
        let (changes, waiting) = mpsc::channel(WAITING);
        tokio::spawn(write(ledger, waiting));
        Self(changes)
    }

    /// Answers when the change is durable.
    pub(super) async fn change(&self, change: Change) -> Result<Written, StoreError> {
        let (answer, answered) = oneshot::channel();
        let sent = self.0.send((change, answer)).await;
        sent.map_err(|_| StoreError::Closed)?;
        answered.await.map_err(|_| StoreError::Closed)?
    }
}

/// Makes changes durable, as many together as there are, until nobody can ask any more.
async fn write(mut ledger: impl Ledger, mut waiting: mpsc::Receiver<(Change, Answer)>) {
    let mut together = Vec::with_capacity(TOGETHER);
    while waiting.recv_many(&mut together, TOGETHER).await > 0 {
        // Writers that go through tables in the same order hardly ever wait for each other in a circle.
        together.sort_by(|(one, _), (other, _)| {
            let order = |change: &Change| (change.turn().is_some(), change.table().clone());
            order(one).cmp(&order(other))
        });
        let (changes, answers): (Vec<_>, Vec<_>) = together.drain(..).unzip();
        if let Ok(won) = ledger.commit(&changes).await {
            for (answer, won) in answers.into_iter().zip(won) {
                answer.send(Ok(won)).ok();
            }
            continue;
        }
        // One change that cannot be made must not take the others with it.
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

/// Who has won of turns that were appended with one statement, when the statement says which rows it
/// made. Of two that want the same ply, the first has it.
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
