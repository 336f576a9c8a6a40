//! Tables in one SQLite file.

use std::collections::HashSet;
use std::path::Path;
use std::time::Duration;

use async_trait::async_trait;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteRow,
    SqliteSynchronous,
};
use sqlx::{Connection, QueryBuilder, Row, SqliteConnection};
use takht_protocol::TableId;
use tokio::sync::{mpsc, oneshot};

use super::{Kept, Phase, SCHEMA_VERSION, Store, StoreError, Turn, Versioned, Won};

/// What the file holds.
const SCHEMA: &str = "
CREATE TABLE tables (
    id TEXT PRIMARY KEY NOT NULL,
    version INTEGER NOT NULL,
    phase TEXT NOT NULL,
    listed INTEGER NOT NULL,
    kept TEXT NOT NULL,
    changed INTEGER NOT NULL DEFAULT (unixepoch())
) STRICT, WITHOUT ROWID;
CREATE INDEX tables_by_phase ON tables (phase, listed, changed);
CREATE TABLE turns (
    id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    ply INTEGER NOT NULL,
    client TEXT,
    seat INTEGER,
    stand_in TEXT,
    own INTEGER NOT NULL,
    events TEXT NOT NULL,
    PRIMARY KEY (id, ply)
) STRICT, WITHOUT ROWID;
PRAGMA user_version = 1;
";

/// The most changes that are made durable together.
const TOGETHER: usize = 512;

/// How many changes may wait.
const WAITING: usize = 4096;

/// A store in a file.
///
/// Making something durable takes as long for one change as for many, so there is one writer, which
/// takes everything that waits into one transaction and answers all of it afterwards.
#[derive(Debug)]
pub struct Sqlite {
    readers: SqlitePool,
    changes: mpsc::Sender<(Change, oneshot::Sender<Result<Won, StoreError>>)>,
}

#[derive(Debug)]
enum Change {
    Create(TableId, Phase, bool, String),
    Replace(TableId, i64, Phase, bool, String),
    Append(TableId, Turn),
    Delete(TableId),
}

impl Sqlite {
    /// Opens a file; makes it if there is none.
    pub async fn open(path: &Path) -> Result<Self, StoreError> {
        let options = SqliteConnectOptions::new()
            .filename(path)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .busy_timeout(Duration::from_secs(10))
            .foreign_keys(true);
        let mut writer = SqliteConnection::connect_with(&options).await?;
        let version = "PRAGMA user_version";
        match sqlx::query_scalar(version).fetch_one(&mut writer).await? {
            0_i64 => {
                let mut transaction = writer.begin().await?;
                sqlx::raw_sql(SCHEMA).execute(&mut *transaction).await?;
                transaction.commit().await?;
            }
            SCHEMA_VERSION => {}
            other => return Err(StoreError::Version(other)),
        }
        let readers = SqlitePoolOptions::new()
            .max_connections(4)
            .connect_with(options.clone().read_only(true).create_if_missing(false))
            .await?;
        let (changes, waiting) = mpsc::channel(WAITING);
        tokio::spawn(write(writer, options, waiting));
        Ok(Self { readers, changes })
    }

    async fn change(&self, change: Change) -> Result<Won, StoreError> {
        let (answer, answered) = oneshot::channel();
        let sent = self.changes.send((change, answer)).await;
        sent.map_err(|_| StoreError::Closed)?;
        answered.await.map_err(|_| StoreError::Closed)?
    }
}

/// Makes changes durable, as many together as there are, until nobody can ask any more.
async fn write(
    mut writer: SqliteConnection,
    options: SqliteConnectOptions,
    mut waiting: mpsc::Receiver<(Change, oneshot::Sender<Result<Won, StoreError>>)>,
) {
    let mut together = Vec::with_capacity(TOGETHER);
    while waiting.recv_many(&mut together, TOGETHER).await > 0 {
        let (changes, answers): (Vec<_>, Vec<_>) = together.drain(..).unzip();
        if let Ok(won) = commit(&mut writer, &changes).await {
            for (answer, won) in answers.into_iter().zip(won) {
                answer.send(Ok(won)).ok();
            }
            continue;
        }
        // One change that cannot be made must not take the others with it. In what state a failed
        // transaction has left the connection is not known: there is a new one each time.
        for (change, answer) in changes.into_iter().zip(answers) {
            let alone = async {
                writer = SqliteConnection::connect_with(&options).await?;
                let won = commit(&mut writer, std::slice::from_ref(&change)).await?;
                Ok(won.first().copied().unwrap_or(Won::No))
            };
            answer.send(alone.await).ok();
        }
    }
}

async fn commit(writer: &mut SqliteConnection, changes: &[Change]) -> Result<Vec<Won>, StoreError> {
    let mut transaction = writer.begin_with("BEGIN IMMEDIATE").await?;
    let mut won = Vec::with_capacity(changes.len());
    let mut rest = changes;
    while let [change, after @ ..] = rest {
        let done =
            match change {
                Change::Create(id, phase, listed, kept) => sqlx::query(
                    "INSERT INTO tables (id, version, phase, listed, kept) VALUES (?, 0, ?, ?, ?)
                     ON CONFLICT DO NOTHING",
                )
                .bind(id.as_str())
                .bind(phase.name())
                .bind(*listed)
                .bind(kept)
                .execute(&mut *transaction)
                .await?,
                Change::Replace(id, version, phase, listed, kept) => {
                    sqlx::query(
                        "UPDATE tables SET version = version + 1, phase = ?, listed = ?, kept = ?,
                     changed = unixepoch() WHERE id = ? AND version = ?",
                    )
                    .bind(phase.name())
                    .bind(*listed)
                    .bind(kept)
                    .bind(id.as_str())
                    .bind(*version)
                    .execute(&mut *transaction)
                    .await?
                }
                Change::Append(..) => {
                    let count = rest.iter().map_while(Change::turn).count();
                    let together = 1 << count.min(LONGEST).ilog2();
                    let (turns, after) = rest.split_at(together);
                    append(&mut transaction, turns, &mut won).await?;
                    rest = after;
                    continue;
                }
                Change::Delete(id) => {
                    sqlx::query("DELETE FROM tables WHERE id = ?")
                        .bind(id.as_str())
                        .execute(&mut *transaction)
                        .await?
                }
            };
        won.push(match done.rows_affected() {
            0 => Won::No,
            _ => Won::Yes,
        });
        rest = after;
    }
    transaction.commit().await?;
    Ok(won)
}

/// The most turns of one statement. Their number is a power of two, so that there are few different
/// statements to prepare.
const LONGEST: usize = 64;

/// Appends turns with one statement: each costs a way to the thread of the database and back.
async fn append(
    writer: &mut SqliteConnection,
    turns: &[Change],
    won: &mut Vec<Won>,
) -> Result<(), StoreError> {
    let turns: Vec<_> = turns.iter().filter_map(Change::turn).collect();
    let insert = "INSERT INTO turns (id, ply, client, seat, stand_in, own, events) ";
    let mut query = QueryBuilder::<sqlx::Sqlite>::new(insert);
    query.push_values(&turns, |mut row, (id, turn)| {
        row.push_bind(id.as_str())
            .push_bind(turn.ply as i64)
            .push_bind(turn.id.as_deref())
            .push_bind(turn.seat.map(|seat| seat as i64))
            .push_bind(turn.by.as_deref())
            .push_bind(turn.own as i64)
            .push_bind(turn.events.join("\n"));
    });
    query.push(" ON CONFLICT DO NOTHING RETURNING id, ply");
    let rows = query.build().fetch_all(writer).await?;
    let mut kept = HashSet::with_capacity(rows.len());
    for row in &rows {
        kept.insert((
            row.try_get::<String, _>("id")?,
            row.try_get::<i64, _>("ply")?,
        ));
    }
    // Of two that want the same ply, the first has it.
    won.extend(turns.iter().map(|(id, turn)| {
        match kept.remove(&(id.as_str().to_owned(), turn.ply as i64)) {
            true => Won::Yes,
            false => Won::No,
        }
    }));
    Ok(())
}

impl Change {
    fn turn(&self) -> Option<(&TableId, &Turn)> {
        match self {
            Self::Append(id, turn) => Some((id, turn)),
            Self::Create(..) | Self::Replace(..) | Self::Delete(_) => None,
        }
    }
}

fn versioned(row: &SqliteRow) -> Result<Versioned, StoreError> {
    Ok(Versioned {
        kept: serde_json::from_str(row.try_get("kept")?)?,
        version: row.try_get("version")?,
    })
}

#[async_trait]
impl Store for Sqlite {
    async fn create(&self, id: &TableId, kept: &Kept) -> Result<Won, StoreError> {
        let text = serde_json::to_string(kept)?;
        let change = Change::Create(id.clone(), kept.phase, kept.listed, text);
        self.change(change).await
    }

    async fn replace(&self, id: &TableId, version: i64, kept: &Kept) -> Result<Won, StoreError> {
        let text = serde_json::to_string(kept)?;
        let change = Change::Replace(id.clone(), version, kept.phase, kept.listed, text);
        self.change(change).await
    }

    async fn append(&self, id: &TableId, turn: &Turn) -> Result<Won, StoreError> {
        self.change(Change::Append(id.clone(), turn.clone())).await
    }

    async fn table(&self, id: &TableId) -> Result<Option<Versioned>, StoreError> {
        let row = sqlx::query("SELECT version, kept FROM tables WHERE id = ?")
            .bind(id.as_str())
            .fetch_optional(&self.readers)
            .await?;
        row.as_ref().map(versioned).transpose()
    }

    async fn turns(&self, id: &TableId, from: usize) -> Result<Vec<Turn>, StoreError> {
        let rows = sqlx::query(
            "SELECT ply, client, seat, stand_in, own, events FROM turns WHERE id = ? AND ply >= ? ORDER BY ply",
        )
        .bind(id.as_str())
        .bind(from as i64)
        .fetch_all(&self.readers)
        .await?;
        let turn = |row: &SqliteRow| {
            Ok(Turn {
                ply: row.try_get::<i64, _>("ply")? as usize,
                id: row.try_get("client")?,
                by: row.try_get("stand_in")?,
                own: row.try_get::<i64, _>("own")? as usize,
                seat: row
                    .try_get::<Option<i64>, _>("seat")?
                    .map(|seat| seat as usize),
                events: row
                    .try_get::<&str, _>("events")?
                    .lines()
                    .map(str::to_owned)
                    .collect(),
            })
        };
        rows.iter().map(turn).collect()
    }

    async fn tables(
        &self,
        phase: Phase,
        listed: bool,
        most: u32,
    ) -> Result<Vec<(TableId, Versioned)>, StoreError> {
        let rows = sqlx::query(
            "SELECT id, version, kept FROM tables WHERE phase = ? AND listed >= ?
             ORDER BY changed DESC LIMIT ?",
        )
        .bind(phase.name())
        .bind(listed)
        .bind(most)
        .fetch_all(&self.readers)
        .await?;
        let mut tables = Vec::with_capacity(rows.len());
        for row in &rows {
            // One that cannot be read must not hide the others; it is told about when it is asked for.
            let id = row.try_get::<&str, _>("id")?.parse();
            if let (Ok(id), Ok(row)) = (id, versioned(row)) {
                tables.push((id, row));
            }
        }
        Ok(tables)
    }

    async fn delete(&self, id: &TableId) -> Result<(), StoreError> {
        self.change(Change::Delete(id.clone())).await.map(|_| ())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_file_of_another_version_is_left_alone() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("takht.db");
        drop(Sqlite::open(&path).await.unwrap());
        let options = SqliteConnectOptions::new().filename(&path);
        let mut other = SqliteConnection::connect_with(&options).await.unwrap();
        let newer = sqlx::raw_sql("PRAGMA user_version = 9");
        newer.execute(&mut other).await.unwrap();
        let error = Sqlite::open(&path).await.unwrap_err();
        assert!(matches!(error, StoreError::Version(9)), "{error}");
    }

    #[tokio::test]
    async fn sqlite_keeps_what_every_store_keeps() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("takht.db");
        let reopen = async || Sqlite::open(&path).await.unwrap();
        super::super::suite::all(reopen).await;
    }
}
