//! Tables in one SQLite file.

use std::path::Path;
use std::time::Duration;

use async_trait::async_trait;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};
use sqlx::{Connection, QueryBuilder, Row as _, SqliteConnection};
use takht_protocol::TableId;

use super::row::{self, now};
use super::writer::{Change, Ledger, Writer, winners};
use super::{Listed, LogEntry, Phase, SCHEMA_VERSION, Store, StoreError, VersionedRow, Written};

/// The database schema.
const SCHEMA: &str = "
CREATE TABLE tables (
    id TEXT PRIMARY KEY NOT NULL,
    version INTEGER NOT NULL,
    phase TEXT NOT NULL,
    listed INTEGER NOT NULL,
    kept TEXT NOT NULL,
    changed INTEGER NOT NULL
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
    at INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (id, ply)
) STRICT, WITHOUT ROWID;
PRAGMA user_version = 2;
";

/// Migrates version 1 to version 2, where turns have a time.
const SECOND: &str = "
ALTER TABLE turns ADD COLUMN at INTEGER NOT NULL DEFAULT 0;
PRAGMA user_version = 2;
";

/// A store in a SQLite file.
#[derive(Debug)]
pub struct Sqlite {
    readers: SqlitePool,
    writer: Writer,
}

impl Sqlite {
    /// Opens a file, or creates it.
    pub async fn open(path: &Path) -> Result<Self, StoreError> {
        let options = SqliteConnectOptions::new()
            .filename(path)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .busy_timeout(Duration::from_secs(10))
            .foreign_keys(true);
        let mut connection = SqliteConnection::connect_with(&options).await?;
        let version = "PRAGMA user_version";
        let version: i64 = sqlx::query_scalar(version)
            .fetch_one(&mut connection)
            .await?;
        let steps = match version {
            0 => SCHEMA,
            1 => SECOND,
            SCHEMA_VERSION => "",
            other => return Err(StoreError::Version(other)),
        };
        let mut transaction = connection.begin().await?;
        sqlx::raw_sql(steps).execute(&mut *transaction).await?;
        transaction.commit().await?;
        let readers = SqlitePoolOptions::new()
            .max_connections(4)
            .connect_with(options.clone().read_only(true).create_if_missing(false))
            .await?;
        let writer = Writer::start(File {
            connection,
            options,
        });
        Ok(Self { readers, writer })
    }
}

/// The writer's connection.
struct File {
    connection: SqliteConnection,
    options: SqliteConnectOptions,
}

impl Ledger for File {
    async fn commit(&mut self, changes: &[Change]) -> Result<Vec<Written>, StoreError> {
        let mut transaction = self.connection.begin_with("BEGIN IMMEDIATE").await?;
        let mut won = Vec::with_capacity(changes.len());
        let mut rest = changes;
        while let [change, after @ ..] = rest {
            let query = match change {
                Change::Create(id, row) => sqlx::query(row::CREATE)
                    .bind(id.as_str())
                    .bind(row.phase.name())
                    .bind(i64::from(row.listed))
                    .bind(&row.kept)
                    .bind(now()),
                Change::Replace(id, version, row) => sqlx::query(row::REPLACE)
                    .bind(row.phase.name())
                    .bind(i64::from(row.listed))
                    .bind(&row.kept)
                    .bind(now())
                    .bind(id.as_str())
                    .bind(*version),
                Change::Append(..) => {
                    let count = rest.iter().map_while(Change::turn).count();
                    let together = 1 << count.min(LONGEST).ilog2();
                    let (turns, after) = rest.split_at(together);
                    append(&mut transaction, turns, &mut won).await?;
                    rest = after;
                    continue;
                }
                Change::Delete(id) => sqlx::query(row::DELETE).bind(id.as_str()),
                Change::Expire(id, since) => {
                    sqlx::query(row::EXPIRE).bind(id.as_str()).bind(*since)
                }
            };
            let done = query.execute(&mut *transaction).await?;
            won.push(Written::if_any(done.rows_affected()));
            rest = after;
        }
        transaction.commit().await?;
        Ok(won)
    }

    async fn connect_again(&mut self) -> Result<(), StoreError> {
        self.connection = SqliteConnection::connect_with(&self.options).await?;
        Ok(())
    }
}

/// The most entries in one statement. Their number is always a power of two, so that SQLite has few
/// different statements to prepare.
const LONGEST: usize = 64;

/// Appends entries with one statement, because each statement is a round trip to the database's thread.
async fn append(
    connection: &mut SqliteConnection,
    turns: &[Change],
    won: &mut Vec<Written>,
) -> Result<(), StoreError> {
    let turns: Vec<_> = turns.iter().filter_map(Change::turn).collect();
    let insert = "INSERT INTO turns (id, ply, client, seat, stand_in, own, events, at) ";
    let mut query = QueryBuilder::<sqlx::Sqlite>::new(insert);
    query.push_values(&turns, |mut row, (id, turn)| {
        row.push_bind(id.as_str())
            .push_bind(turn.ply as i64)
            .push_bind(turn.id.as_deref())
            .push_bind(turn.seat.map(|seat| seat as i64))
            .push_bind(turn.stand_in.as_deref())
            .push_bind(turn.own as i64)
            .push_bind(turn.events.join("\n"))
            .push_bind(turn.at);
    });
    query.push(" ON CONFLICT DO NOTHING RETURNING id, ply");
    let rows = query.build().fetch_all(connection).await?;
    let made: Result<Vec<_>, sqlx::Error> = rows
        .iter()
        .map(|row| Ok((row.try_get("id")?, row.try_get("ply")?)))
        .collect();
    winners(&turns, &made?, won);
    Ok(())
}

#[async_trait]
impl Store for Sqlite {
    fn writer(&self) -> &Writer {
        &self.writer
    }

    async fn table(&self, id: &TableId) -> Result<Option<VersionedRow>, StoreError> {
        let query = sqlx::query(row::ONE).bind(id.as_str());
        let found = query.fetch_optional(&self.readers).await?;
        found.as_ref().map(row::versioned).transpose()
    }

    async fn log(&self, id: &TableId, from: usize) -> Result<Vec<LogEntry>, StoreError> {
        let query = sqlx::query(row::LOG).bind(id.as_str()).bind(from as i64);
        let rows = query.fetch_all(&self.readers).await?;
        rows.iter().map(row::turn).collect()
    }

    async fn tables(
        &self,
        phase: Phase,
        listed: bool,
        most: u32,
    ) -> Result<Vec<Listed>, StoreError> {
        let query = sqlx::query(row::LIST)
            .bind(phase.name())
            .bind(i64::from(listed))
            .bind(i64::from(most));
        row::listed(&query.fetch_all(&self.readers).await?)
    }

    async fn names(&self, after: Option<&TableId>, most: u32) -> Result<Vec<TableId>, StoreError> {
        let query = sqlx::query_scalar(row::NAMES)
            .bind(after.map_or("", TableId::as_str))
            .bind(i64::from(most));
        let names: Vec<String> = query.fetch_all(&self.readers).await?;
        Ok(names.iter().filter_map(|name| name.parse().ok()).collect())
    }

    async fn whole(
        &self,
        id: &TableId,
    ) -> Result<Option<(VersionedRow, Vec<LogEntry>)>, StoreError> {
        let mut moment = self.readers.begin().await?;
        let query = sqlx::query(row::ONE).bind(id.as_str());
        let Some(found) = query.fetch_optional(&mut *moment).await? else {
            return Ok(None);
        };
        let query = sqlx::query(row::LOG).bind(id.as_str()).bind(0_i64);
        let log = query.fetch_all(&mut *moment).await?;
        let turns: Result<Vec<_>, _> = log.iter().map(row::turn).collect();
        Ok(Some((row::versioned(&found)?, turns?)))
    }

    async fn delete(&self, id: &TableId) -> Result<(), StoreError> {
        self.writer.change(Change::Delete(id.clone())).await?;
        Ok(())
    }

    async fn expire(&self, id: &TableId, since: i64) -> Result<Written, StoreError> {
        self.writer.change(Change::Expire(id.clone(), since)).await
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
    async fn a_file_of_the_first_version_goes_on() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("takht.db");
        let first = SCHEMA
            .replace("    at INTEGER NOT NULL DEFAULT 0,\n", "")
            .replace("user_version = 2", "user_version = 1");
        let options = SqliteConnectOptions::new()
            .filename(&path)
            .create_if_missing(true);
        let mut old = SqliteConnection::connect_with(&options).await.unwrap();
        sqlx::raw_sql(sqlx::AssertSqlSafe(first))
            .execute(&mut old)
            .await
            .unwrap();
        let id = TableId::of([1; 12]);
        let kept = super::super::suite::kept(Phase::Playing, false);
        let row = format!(
            "INSERT INTO tables VALUES ('{id}', 0, 'playing', 0, '{}', 5);
             INSERT INTO turns VALUES ('{id}', 0, 'x', 1, NULL, 1, 'deal 1 2 3 4');",
            serde_json::to_string(&kept).unwrap()
        );
        sqlx::raw_sql(sqlx::AssertSqlSafe(row))
            .execute(&mut old)
            .await
            .unwrap();
        old.close().await.unwrap();
        let store = Sqlite::open(&path).await.unwrap();
        assert_eq!(store.table(&id).await.unwrap().unwrap().data, kept);
        let turns = store.log(&id, 0).await.unwrap();
        assert_eq!(turns[0].events, ["deal 1 2 3 4"]);
        let next = LogEntry {
            ply: 1,
            ..turns[0].clone()
        };
        assert_eq!(store.append(&id, &next).await.unwrap(), Written::Applied);
    }

    #[tokio::test]
    async fn sqlite_keeps_what_every_store_keeps() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("takht.db");
        let reopen = async || Sqlite::open(&path).await.unwrap();
        super::super::suite::all(reopen).await;
    }
}
