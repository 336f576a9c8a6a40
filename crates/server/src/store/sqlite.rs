//! Tables in one SQLite file.

use std::fs::{File, OpenOptions, TryLockError};
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use async_trait::async_trait;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};
use sqlx::{Connection, QueryBuilder, Row as _, SqliteConnection};
use takht_notices::NoticeStore;
use takht_notices::store::SqliteNotices;
use takht_people::PeopleStore;
use takht_people::store::SqlitePeople;
use takht_protocol::TableId;

use super::row::{self, now};
use super::writer::{Change, Ledger, Writer, winners};
use super::{Listed, LogEntry, Phase, SCHEMA_VERSION, Store, StoreError, VersionedRow, Written};

/// The steps from an empty file to today's schema. A file of version `n` has had the first `n`; a step that
/// has been released never changes.
const STEPS: [&str; SCHEMA_VERSION] = [
    "
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
    PRIMARY KEY (id, ply)
) STRICT, WITHOUT ROWID;
",
    // Turns have a time.
    "ALTER TABLE turns ADD COLUMN at INTEGER NOT NULL DEFAULT 0;",
    // Hours of service, and imported records apart from games that ended here.
    "
CREATE TABLE service (
    only INTEGER PRIMARY KEY CHECK (only = 1),
    hour INTEGER NOT NULL,
    probe TEXT NOT NULL
) STRICT;
INSERT INTO service VALUES (1, 0, '');
ALTER TABLE tables ADD COLUMN hour INTEGER NOT NULL DEFAULT 0;
ALTER TABLE turns ADD COLUMN hour INTEGER NOT NULL DEFAULT 0;
UPDATE tables SET phase = 'imported' WHERE phase = 'over' AND json_extract(kept, '$.imported') IS NOT NULL;
",
    // Milliseconds of service, and what is left of the players' time.
    "
ALTER TABLE service ADD COLUMN moment INTEGER NOT NULL DEFAULT 0;
ALTER TABLE turns ADD COLUMN moment INTEGER NOT NULL DEFAULT 0;
ALTER TABLE turns ADD COLUMN bank INTEGER;
",
    // Who wants to be called, and the notices.
    takht_notices::store::SQLITE,
    // People, their results, and who looks for whom.
    takht_people::store::SQLITE,
];

/// A store in a SQLite file.
#[derive(Debug)]
pub struct Sqlite {
    readers: SqlitePool,
    writer: Writer,
    notices: SqliteNotices,
    people: SqlitePeople,
    /// Locked as long as this server uses the file.
    _lock: Option<File>,
}

/// How long a server waits for another one to let go of the file, such as one that is stopping.
const LOCK_WAIT: Duration = Duration::from_secs(5);

impl Sqlite {
    /// Opens a file for a server, or creates it. No other server can use the file meanwhile: each would miss
    /// what the other one plays.
    pub async fn open(path: &Path) -> Result<Self, StoreError> {
        let lock = lock(path).await?;
        Self::open_file(path, Some(lock)).await
    }

    /// Opens a file for a backup or a restore, also while a server uses it.
    pub async fn open_beside_server(path: &Path) -> Result<Self, StoreError> {
        Self::open_file(path, None).await
    }

    async fn open_file(path: &Path, lock: Option<File>) -> Result<Self, StoreError> {
        private_file(path)?;
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
        // A server of an earlier version may use the file now; only a server brings it up to date.
        if lock.is_none() && version != 0 && version != SCHEMA_VERSION as i64 {
            return Err(StoreError::Version(version));
        }
        let known = usize::try_from(version).ok();
        let steps = known.and_then(|version| STEPS.get(version..));
        let steps = steps.ok_or(StoreError::Version(version))?;
        if !steps.is_empty() {
            let mut transaction = connection.begin().await?;
            for step in steps {
                sqlx::raw_sql(*step).execute(&mut *transaction).await?;
            }
            let version = format!("PRAGMA user_version = {SCHEMA_VERSION}");
            let version = sqlx::raw_sql(sqlx::AssertSqlSafe(version));
            version.execute(&mut *transaction).await?;
            transaction.commit().await?;
        }
        let readers = SqlitePoolOptions::new()
            .max_connections(4)
            .connect_with(options.clone().read_only(true).create_if_missing(false))
            .await?;
        let notices = SqlitePoolOptions::new()
            .max_connections(1)
            .connect_lazy_with(options.clone());
        let people = SqlitePoolOptions::new()
            .max_connections(1)
            .connect_lazy_with(options.clone());
        let writer = Writer::start(WriterConnection {
            connection,
            options,
        });
        Ok(Self {
            readers,
            writer,
            notices: SqliteNotices(notices),
            people: SqlitePeople(people),
            _lock: lock,
        })
    }
}

/// Locks a file's neighbour, because SQLite locks the file itself for every transaction.
async fn lock(path: &Path) -> Result<File, StoreError> {
    let mut name = path.as_os_str().to_owned();
    name.push(".lock");
    let file = private_file(Path::new(&name))?;
    let until = Instant::now() + LOCK_WAIT;
    loop {
        match file.try_lock() {
            Ok(()) => return Ok(file),
            Err(TryLockError::WouldBlock) if Instant::now() < until => {
                tokio::time::sleep(Duration::from_millis(50)).await;
            }
            Err(TryLockError::WouldBlock) => return Err(StoreError::InUse),
            Err(TryLockError::Error(error)) => return Err(StoreError::File(error)),
        }
    }
}

/// Opens a file, or creates it. Only its owner may read it: it holds the seeds of unfinished games.
fn private_file(path: &Path) -> Result<File, StoreError> {
    let mut options = OpenOptions::new();
    options.append(true).create(true);
    #[cfg(unix)]
    {
        use std::fs::Permissions;
        use std::os::unix::fs::{OpenOptionsExt, PermissionsExt};
        options.mode(0o600);
        // Earlier versions let everybody read these files. Where the system does not allow the change, the
        // folder still keeps others out.
        for ending in ["", "-wal", "-shm"] {
            let mut file = path.as_os_str().to_owned();
            file.push(ending);
            std::fs::set_permissions(file, Permissions::from_mode(0o600)).ok();
        }
    }
    options.open(path).map_err(StoreError::File)
}

/// The writer's connection.
struct WriterConnection {
    connection: SqliteConnection,
    options: SqliteConnectOptions,
}

impl Ledger for WriterConnection {
    async fn commit(&mut self, changes: &[Change]) -> Result<Vec<Written>, StoreError> {
        let mut transaction = self.connection.begin_with("BEGIN IMMEDIATE").await?;
        let mut won = Vec::with_capacity(changes.len());
        let mut rest = changes;
        while let [change, after @ ..] = rest {
            let query = match change {
                Change::Create(id, row) => sqlx::query(row::CREATE)
                    .bind(id.as_str())
                    .bind(row.phase)
                    .bind(i64::from(row.listed))
                    .bind(&row.kept)
                    .bind(now()),
                Change::Replace(id, version, row) => sqlx::query(row::REPLACE)
                    .bind(row.phase)
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
                Change::Rewind(id, version, row, ply) => {
                    let replaced = sqlx::query(row::REPLACE)
                        .bind(row.phase)
                        .bind(i64::from(row.listed))
                        .bind(&row.kept)
                        .bind(now())
                        .bind(id.as_str())
                        .bind(*version)
                        .execute(&mut *transaction)
                        .await?;
                    let replaced = Written::if_any(replaced.rows_affected());
                    if replaced == Written::Applied {
                        let rewind = sqlx::query(row::REWIND).bind(id.as_str());
                        let rewind = rewind.bind(*ply as i64);
                        rewind.execute(&mut *transaction).await?;
                    }
                    won.push(replaced);
                    rest = after;
                    continue;
                }
                Change::Delete(id) => sqlx::query(row::DELETE).bind(id.as_str()),
                Change::Expire(id, hours) => {
                    sqlx::query(row::EXPIRE).bind(id.as_str()).bind(*hours)
                }
                Change::Touch(id) => sqlx::query(row::TOUCH).bind(id.as_str()),
                Change::CountHour => sqlx::query("UPDATE service SET hour = hour + 1"),
                Change::CountService(moment) => sqlx::query(row::COUNT_SERVICE).bind(*moment),
                Change::Probe(text) => sqlx::query(row::PROBE).bind(text),
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
    let insert =
        "INSERT INTO turns (id, ply, client, seat, stand_in, own, events, at, moment, bank, hour) ";
    let mut query = QueryBuilder::<sqlx::Sqlite>::new(insert);
    query.push_values(&turns, |mut row, (id, turn)| {
        row.push_bind(id.as_str())
            .push_bind(turn.ply as i64)
            .push_bind(turn.id.as_deref())
            .push_bind(turn.seat.map(|seat| seat as i64))
            .push_bind(turn.stand_in.as_deref())
            .push_bind(turn.own as i64)
            .push_bind(turn.events.join("\n"))
            .push_bind(turn.at)
            .push_bind(turn.moment as i64)
            .push_bind(turn.bank.map(|bank| bank as i64))
            .push("(SELECT hour FROM service)");
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

    fn notices(&self) -> Arc<dyn NoticeStore> {
        Arc::new(self.notices.clone())
    }

    fn people(&self) -> Arc<dyn PeopleStore> {
        Arc::new(self.people.clone())
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

    async fn idle(&self, phase: &'static str, hours: i64) -> Result<Vec<TableId>, StoreError> {
        let query = sqlx::query_scalar(row::IDLE).bind(phase).bind(hours);
        let names: Vec<String> = query.fetch_all(&self.readers).await?;
        Ok(names.iter().filter_map(|name| name.parse().ok()).collect())
    }

    async fn service(&self) -> Result<u64, StoreError> {
        let moment: i64 = sqlx::query_scalar(row::SERVICE)
            .fetch_one(&self.readers)
            .await?;
        Ok(moment as u64)
    }

    async fn imported_bytes(&self) -> Result<i64, StoreError> {
        let query = sqlx::query_scalar(row::IMPORTED);
        Ok(query.fetch_one(&self.readers).await?)
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
        let older = sqlx::raw_sql("PRAGMA user_version = 2");
        older.execute(&mut other).await.unwrap();
        let error = Sqlite::open_beside_server(&path).await.unwrap_err();
        assert!(matches!(error, StoreError::Version(2)), "{error}");
    }

    #[tokio::test]
    async fn a_file_is_used_by_one_server_at_a_time_and_read_by_its_owner_only() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("takht.db");
        let store = Sqlite::open(&path).await.unwrap();
        let other = Sqlite::open(&path).await.unwrap_err();
        assert!(matches!(other, StoreError::InUse), "{other}");
        store.probe("x".to_owned()).await.unwrap();
        Sqlite::open_beside_server(&path).await.unwrap();
        #[cfg(unix)]
        for file in std::fs::read_dir(folder.path()).unwrap() {
            use std::os::unix::fs::PermissionsExt as _;
            let file = file.unwrap();
            let mode = file.metadata().unwrap().permissions().mode();
            assert_eq!(mode & 0o077, 0, "{:?} has {mode:o}", file.path());
        }
        drop(store);
        Sqlite::open(&path).await.unwrap();
    }

    #[tokio::test]
    async fn sqlite_keeps_what_every_store_keeps() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("takht.db");
        let reopen = async || Sqlite::open(&path).await.unwrap();
        let age = async || {
            let store = Sqlite::open_beside_server(&path).await.unwrap();
            store.count_hour().await.unwrap();
        };
        super::super::suite::all(reopen, age).await;
    }
}
