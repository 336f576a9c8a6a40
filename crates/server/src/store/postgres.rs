//! Tables in PostgreSQL, which several servers may share.

use std::sync::Arc;
use std::time::Duration;

use async_trait::async_trait;
use sqlx::postgres::{PgConnectOptions, PgPool, PgPoolOptions};
use sqlx::{Connection, PgConnection, Row as _};
use takht_core::MAX_SEATS;
use takht_notices::NoticeStore;
use takht_notices::store::PostgresNotices;
use takht_people::PeopleStore;
use takht_people::store::PostgresPeople;
use takht_protocol::TableId;

use super::row::{self, now};
use super::writer::{Change, Ledger, Writer, winners};
use super::{
    Listed, LogEntry, Node, Nodes, Phase, SCHEMA_VERSION, Standing, Store, StoreError,
    VersionedRow, Written,
};

/// The steps from an empty database to today's schema: the first makes version [`FIRST`], each of the
/// others the next one. A step that has been released never changes.
const STEPS: [&str; SCHEMA_VERSION - FIRST + 1] = [
    r#"
CREATE TABLE takht (version BIGINT NOT NULL);
INSERT INTO takht VALUES (2);
CREATE TABLE tables (
    id TEXT COLLATE "C" PRIMARY KEY,
    version BIGINT NOT NULL,
    phase TEXT NOT NULL,
    listed BIGINT NOT NULL,
    kept TEXT NOT NULL,
    changed BIGINT NOT NULL
);
CREATE INDEX tables_by_phase ON tables (phase, listed, changed);
CREATE TABLE turns (
    id TEXT COLLATE "C" NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    ply BIGINT NOT NULL,
    client TEXT,
    seat BIGINT,
    stand_in TEXT,
    own BIGINT NOT NULL,
    events TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (id, ply)
);
CREATE TABLE nodes (node TEXT PRIMARY KEY, seen TIMESTAMPTZ NOT NULL);
CREATE TABLE claims (
    id TEXT COLLATE "C" PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    node TEXT NOT NULL REFERENCES nodes (node) ON DELETE CASCADE
);
CREATE INDEX claims_by_node ON claims (node);
CREATE TABLE attendance (
    id TEXT COLLATE "C" NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat BIGINT NOT NULL,
    node TEXT NOT NULL REFERENCES nodes (node) ON DELETE CASCADE,
    PRIMARY KEY (id, seat, node)
);
CREATE INDEX attendance_by_node ON attendance (node);
"#,
    // Hours of service, and imported records apart from games that ended here.
    "
CREATE TABLE service (
    only_row BIGINT PRIMARY KEY CHECK (only_row = 1),
    hour BIGINT NOT NULL,
    counted TIMESTAMPTZ NOT NULL,
    probe TEXT NOT NULL
);
INSERT INTO service VALUES (1, 0, now(), '');
ALTER TABLE tables ADD COLUMN hour BIGINT NOT NULL DEFAULT 0;
ALTER TABLE turns ADD COLUMN hour BIGINT NOT NULL DEFAULT 0;
UPDATE tables SET phase = 'imported' WHERE phase = 'over' AND kept::json ->> 'imported' IS NOT NULL;
",
    // Milliseconds of service, and what is left of the players' time.
    "
ALTER TABLE service ADD COLUMN moment BIGINT NOT NULL DEFAULT 0;
ALTER TABLE turns ADD COLUMN moment BIGINT NOT NULL DEFAULT 0;
ALTER TABLE turns ADD COLUMN bank BIGINT;
",
    // Who wants to be called, and the notices.
    takht_notices::store::POSTGRES,
    // People, their results, and who looks for whom.
    takht_people::store::POSTGRES,
];

/// The version of the first database that was ever made.
const FIRST: usize = 2;

/// Counts one more hour of service, unless another server over the same database has just counted it.
const COUNT_HOUR: &str = "UPDATE service SET hour = hour + 1, counted = now()
    WHERE counted < now() - interval '50 minutes' OR counted > now()";

/// A server holds this lock while it creates the schema, so that two servers can start at once.
const MAKING: &str = "SELECT pg_advisory_xact_lock(7461)";

/// True for a living node. It uses the database's clock, since the clocks of several machines differ.
const LIVING: &str = "nodes.seen > now() - interval '4 seconds'";

/// How long to wait for a free connection, or for a new one.
const CONNECTING: Duration = Duration::from_secs(3);

/// How long to wait for the answer to a question. A connection that is silent for longer is given up, and
/// another one takes its place.
const ANSWER: Duration = Duration::from_secs(3);

/// How long to wait for a commit.
const COMMIT: Duration = Duration::from_secs(4);

/// The settings of every connection, so that the database itself gives up, too, on what nobody waits for
/// any more, and notices clients that are gone.
const SESSION: [(&str, &str); 6] = [
    ("statement_timeout", "3500"),
    ("lock_timeout", "3000"),
    ("idle_in_transaction_session_timeout", "10000"),
    ("tcp_keepalives_idle", "10"),
    ("tcp_keepalives_interval", "5"),
    ("tcp_keepalives_count", "3"),
];

/// Which program opens a database; it decides what the program may change there.
#[derive(Clone, Copy, PartialEq, Eq)]
enum OpenedBy {
    Server,
    Restore,
    Backup,
}

/// A store in a PostgreSQL database.
#[derive(Debug)]
pub struct Postgres {
    readers: PgPool,
    options: PgConnectOptions,
    writer: Writer,
    notices: PostgresNotices,
    people: PostgresPeople,
}

impl Postgres {
    /// Connects to a database, `postgres://user:password@host/name`, and creates the schema if it is
    /// missing, or brings it up to date.
    pub async fn open(address: &str) -> Result<Self, StoreError> {
        Self::open_as(address, OpenedBy::Server).await
    }

    /// Connects to a database for a restore, also while a server uses it, and creates the schema if it is
    /// missing.
    pub async fn open_beside_server(address: &str) -> Result<Self, StoreError> {
        Self::open_as(address, OpenedBy::Restore).await
    }

    /// Connects to a database for a backup, also while a server uses it. It changes nothing, and fails if the
    /// schema is missing.
    pub async fn open_existing(address: &str) -> Result<Self, StoreError> {
        Self::open_as(address, OpenedBy::Backup).await
    }

    async fn open_as(address: &str, by: OpenedBy) -> Result<Self, StoreError> {
        let options: PgConnectOptions = address.parse()?;
        let mut connection = PgConnection::connect_with(&options).await?;
        let mut transaction = connection.begin().await?;
        sqlx::raw_sql(MAKING).execute(&mut *transaction).await?;
        let made = "SELECT to_regclass('takht') IS NOT NULL";
        let made: bool = sqlx::query_scalar(made)
            .fetch_one(&mut *transaction)
            .await?;
        let version = match made {
            true => {
                let version = "SELECT version FROM takht";
                let version = sqlx::query_scalar(version);
                version.fetch_one(&mut *transaction).await?
            }
            false if by == OpenedBy::Backup => return Err(StoreError::NoTables),
            false => FIRST as i64 - 1,
        };
        // A server of an earlier version may use the database now; only a server brings it up to date.
        if made && by != OpenedBy::Server && version != SCHEMA_VERSION as i64 {
            return Err(StoreError::Version(version));
        }
        let known = usize::try_from(version).ok();
        let taken = known.and_then(|version| (version + 1).checked_sub(FIRST));
        let steps = taken.and_then(|taken| STEPS.get(taken..));
        let steps = steps.ok_or(StoreError::Version(version))?;
        for step in steps {
            sqlx::raw_sql(*step).execute(&mut *transaction).await?;
        }
        if !steps.is_empty() {
            let version = sqlx::query("UPDATE takht SET version = $1").bind(SCHEMA_VERSION as i64);
            version.execute(&mut *transaction).await?;
        }
        transaction.commit().await?;
        connection.close().await?;
        let options = options.options(SESSION);
        let writer = WriterConnection {
            connection: connect(&options).await?,
            options: options.clone(),
        };
        let readers = PgPoolOptions::new()
            .max_connections(8)
            .acquire_timeout(CONNECTING)
            // A test would wait for a silent connection; `Postgres::ask` gives it up instead.
            .test_before_acquire(false)
            .connect_with(options.clone())
            .await?;
        let notices = PgPoolOptions::new()
            .max_connections(2)
            .acquire_timeout(CONNECTING)
            .test_before_acquire(false)
            .connect_lazy_with(options.clone());
        let people = PgPoolOptions::new()
            .max_connections(4)
            .acquire_timeout(CONNECTING)
            .test_before_acquire(false)
            .connect_lazy_with(options.clone());
        Ok(Self {
            readers,
            people: PostgresPeople(people),
            notices: PostgresNotices(notices),
            options,
            writer: Writer::start(writer),
        })
    }
}

/// Asks a question over one of the connections. A connection that is silent or broken is given up, and the
/// question asked once more over a new one: so what is asked must be harmless to ask twice.
///
/// A macro, because compilers cannot yet prove that the futures of such closures may move between threads.
macro_rules! ask {
    ($store:expr, $connection:ident => $question:block) => {{
        let mut held = $store.readers.acquire().await?;
        let answer = {
            let $connection: &mut PgConnection = &mut held;
            let asked = async { $question };
            judged(tokio::time::timeout(ANSWER, asked).await)
        };
        let answer = match answer {
            Ok(answer) => answer,
            Err(_) => {
                drop(held.detach());
                // The others may be silent, too.
                while let Some(idle) = $store.readers.try_acquire() {
                    drop(idle.detach());
                }
                let mut fresh = connect(&$store.options).await?;
                let $connection: &mut PgConnection = &mut fresh;
                let asked = async { $question };
                judged(tokio::time::timeout(ANSWER, asked).await)?
            }
        };
        answer.map_err(StoreError::from)
    }};
}

/// The answer to a question, or why its connection has to be given up.
fn judged<T>(
    answer: Result<Result<T, sqlx::Error>, tokio::time::error::Elapsed>,
) -> Result<Result<T, sqlx::Error>, StoreError> {
    match answer {
        Ok(Err(error)) if is_broken(&error) => Err(error.into()),
        Ok(answer) => Ok(answer),
        Err(_) => Err(gave_up(ANSWER)),
    }
}

/// True if the connection itself has failed, and another one may do better.
fn is_broken(error: &sqlx::Error) -> bool {
    match error {
        sqlx::Error::Io(_) | sqlx::Error::Protocol(_) | sqlx::Error::Tls(_) => true,
        // The database ends its connections: it shuts down, or an administrator wants it.
        sqlx::Error::Database(error) => error.code().is_some_and(|code| code.starts_with("57P")),
        _ => false,
    }
}

/// Logs that a connection is given up because it is silent.
fn gave_up(after: Duration) -> StoreError {
    let silent = StoreError::Silent(after);
    tracing::warn!(error = %silent, "a connection to the database is given up; another one takes its place");
    silent
}

async fn connect(options: &PgConnectOptions) -> Result<PgConnection, StoreError> {
    let connecting = PgConnection::connect_with(options);
    match tokio::time::timeout(CONNECTING, connecting).await {
        Ok(connected) => Ok(connected?),
        Err(_) => Err(StoreError::Silent(CONNECTING)),
    }
}

/// The writer's connection.
struct WriterConnection {
    connection: PgConnection,
    options: PgConnectOptions,
}

impl Ledger for WriterConnection {
    async fn commit(&mut self, changes: &[Change]) -> Result<Vec<Written>, StoreError> {
        let committing = tokio::time::timeout(COMMIT, self.commit_patiently(changes));
        committing.await.unwrap_or_else(|_| Err(gave_up(COMMIT)))
    }

    async fn connect_again(&mut self) -> Result<(), StoreError> {
        self.connection = connect(&self.options).await?;
        Ok(())
    }
}

impl WriterConnection {
    /// Commits all of the changes, or none, however long it takes.
    async fn commit_patiently(&mut self, changes: &[Change]) -> Result<Vec<Written>, StoreError> {
        let mut won = Vec::with_capacity(changes.len());
        // Most changes are turns, and a single statement needs no explicit transaction.
        let turns: Vec<_> = changes.iter().filter_map(Change::turn).collect();
        if turns.len() == changes.len() {
            append(&mut self.connection, &turns, &mut won).await?;
            return Ok(won);
        }
        let mut transaction = self.connection.begin().await?;
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
                    let turns: Vec<_> = rest.iter().map_while(Change::turn).collect();
                    append(&mut transaction, &turns, &mut won).await?;
                    rest = rest.split_at(turns.len()).1;
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
                Change::CountHour => sqlx::query(COUNT_HOUR),
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
}

/// Appends entries with one statement.
async fn append(
    connection: &mut PgConnection,
    turns: &[(&TableId, &LogEntry)],
    won: &mut Vec<Written>,
) -> Result<(), StoreError> {
    let column =
        |of: fn(&LogEntry) -> i64| turns.iter().map(|(_, turn)| of(turn)).collect::<Vec<_>>();
    let query = sqlx::query(
        "INSERT INTO turns (id, ply, client, seat, stand_in, own, events, at, moment, bank, hour)
         SELECT turn.*, (SELECT hour FROM service)
         FROM UNNEST($1::text[], $2::bigint[], $3::text[], $4::bigint[],
            $5::text[], $6::bigint[], $7::text[], $8::bigint[], $9::bigint[], $10::bigint[]) AS turn
         ON CONFLICT DO NOTHING RETURNING id, ply",
    );
    let text = |of: fn(&LogEntry) -> Option<String>| {
        let texts = turns.iter().map(|(_, turn)| of(turn));
        texts.collect::<Vec<_>>()
    };
    let ids: Vec<&str> = turns.iter().map(|(id, _)| id.as_str()).collect();
    let seats = turns.iter().map(|(_, turn)| turn.seat);
    let banks = turns.iter().map(|(_, turn)| turn.bank);
    let banks: Vec<Option<i64>> = banks.map(|bank| bank.map(|bank| bank as i64)).collect();
    let seats: Vec<Option<i64>> = seats.map(|seat| seat.map(|seat| seat as i64)).collect();
    let rows = query
        .bind(ids)
        .bind(column(|turn| turn.ply as i64))
        .bind(text(|turn| turn.id.clone()))
        .bind(seats)
        .bind(text(|turn| turn.stand_in.clone()))
        .bind(column(|turn| turn.own as i64))
        .bind(text(|turn| Some(turn.events.join("\n"))))
        .bind(column(|turn| turn.at))
        .bind(column(|turn| turn.moment as i64))
        .bind(banks)
        .fetch_all(connection)
        .await?;
    let made: Result<Vec<_>, sqlx::Error> = rows
        .iter()
        .map(|row| Ok((row.try_get("id")?, row.try_get("ply")?)))
        .collect();
    winners(turns, &made?, won);
    Ok(())
}

#[async_trait]
impl Store for Postgres {
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
        let found = ask!(self, connection => {
            let query = sqlx::query(row::ONE).bind(id.as_str());
            query.fetch_optional(connection).await
        });
        found?.as_ref().map(row::versioned).transpose()
    }

    async fn log(&self, id: &TableId, from: usize) -> Result<Vec<LogEntry>, StoreError> {
        let rows = ask!(self, connection => {
            let query = sqlx::query(row::LOG).bind(id.as_str()).bind(from as i64);
            query.fetch_all(connection).await
        });
        rows?.iter().map(row::turn).collect()
    }

    async fn tables(
        &self,
        phase: Phase,
        listed: bool,
        most: u32,
    ) -> Result<Vec<Listed>, StoreError> {
        let rows = ask!(self, connection => {
            let query = sqlx::query(row::LIST)
                .bind(phase.name())
                .bind(i64::from(listed))
                .bind(i64::from(most));
            query.fetch_all(connection).await
        });
        row::listed(&rows?)
    }

    async fn names(&self, after: Option<&TableId>, most: u32) -> Result<Vec<TableId>, StoreError> {
        let names = ask!(self, connection => {
            let query = sqlx::query_scalar(row::NAMES)
                .bind(after.map_or("", TableId::as_str))
                .bind(i64::from(most));
            query.fetch_all(connection).await
        });
        Ok(ids(&names?))
    }

    async fn whole(
        &self,
        id: &TableId,
    ) -> Result<Option<(VersionedRow, Vec<LogEntry>)>, StoreError> {
        let found = ask!(self, connection => {
            let moment = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY";
            let mut moment = connection.begin_with(moment).await?;
            let query = sqlx::query(row::ONE).bind(id.as_str());
            let Some(found) = query.fetch_optional(&mut *moment).await? else {
                return Ok(None);
            };
            let query = sqlx::query(row::LOG).bind(id.as_str()).bind(0_i64);
            let log = query.fetch_all(&mut *moment).await?;
            moment.commit().await?;
            Ok(Some((found, log)))
        });
        let Some((found, log)) = found? else {
            return Ok(None);
        };
        let turns: Result<Vec<_>, _> = log.iter().map(row::turn).collect();
        Ok(Some((row::versioned(&found)?, turns?)))
    }

    async fn idle(&self, phase: &'static str, hours: i64) -> Result<Vec<TableId>, StoreError> {
        let names = ask!(self, connection => {
            let query = sqlx::query_scalar(row::IDLE).bind(phase).bind(hours);
            query.fetch_all(connection).await
        });
        Ok(ids(&names?))
    }

    async fn service(&self) -> Result<u64, StoreError> {
        let moment: i64 = ask!(self, connection => {
            sqlx::query_scalar(row::SERVICE).fetch_one(connection).await
        })?;
        Ok(moment as u64)
    }

    async fn imported_bytes(&self) -> Result<i64, StoreError> {
        // PostgreSQL's sums of whole numbers are of another type.
        let sum = format!("SELECT CAST(({}) AS BIGINT)", row::IMPORTED);
        ask!(self, connection => {
            let query = sqlx::query_scalar(sqlx::AssertSqlSafe(sum.clone()));
            query.fetch_one(connection).await
        })
    }

    fn nodes(&self) -> Option<&dyn Nodes> {
        Some(self)
    }
}

fn ids(names: &[String]) -> Vec<TableId> {
    names.iter().filter_map(|name| name.parse().ok()).collect()
}

#[async_trait]
impl Nodes for Postgres {
    async fn sign(&self, node: &Node) -> Result<(), StoreError> {
        ask!(self, connection => {
            let sign = "INSERT INTO nodes (node, seen) VALUES ($1, now())
                        ON CONFLICT (node) DO UPDATE SET seen = now()";
            let query = sqlx::query(sign).bind(node.as_str());
            query.execute(&mut *connection).await?;
            // A node that is alive but could not report for a minute inserts its row again with its next
            // sign, without its old claims.
            let dead = "DELETE FROM nodes WHERE seen < now() - interval '1 minute'";
            sqlx::query(dead).execute(connection).await?;
            Ok(())
        })
    }

    async fn leave(&self, node: &Node) -> Result<(), StoreError> {
        ask!(self, connection => {
            let query = sqlx::query("DELETE FROM nodes WHERE node = $1").bind(node.as_str());
            query.execute(connection).await?;
            Ok(())
        })
    }

    async fn claim(&self, id: &TableId, node: &Node) -> Result<Written, StoreError> {
        let claim = format!(
            "INSERT INTO claims (id, node) VALUES ($1, $2)
             ON CONFLICT (id) DO UPDATE SET node = $2 WHERE claims.node = $2 OR NOT EXISTS
                (SELECT FROM nodes WHERE nodes.node = claims.node AND {LIVING})"
        );
        ask!(self, connection => {
            let query = sqlx::query(sqlx::AssertSqlSafe(claim.clone()))
                .bind(id.as_str())
                .bind(node.as_str());
            let done = query.execute(connection).await?;
            Ok(Written::if_any(done.rows_affected()))
        })
    }

    async fn release(&self, id: &TableId, node: &Node) -> Result<(), StoreError> {
        ask!(self, connection => {
            let query = sqlx::query("DELETE FROM claims WHERE id = $1 AND node = $2")
                .bind(id.as_str())
                .bind(node.as_str());
            query.execute(connection).await?;
            Ok(())
        })
    }

    async fn attend(
        &self,
        id: &TableId,
        seat: usize,
        node: &Node,
        here: bool,
    ) -> Result<(), StoreError> {
        let change = match here {
            true => {
                "INSERT INTO attendance (id, seat, node) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING"
            }
            false => "DELETE FROM attendance WHERE id = $1 AND seat = $2 AND node = $3",
        };
        ask!(self, connection => {
            let query = sqlx::query(change)
                .bind(id.as_str())
                .bind(seat as i64)
                .bind(node.as_str());
            query.execute(connection).await?;
            Ok(())
        })
    }

    async fn standing(&self, id: &TableId, node: &Node) -> Result<Standing, StoreError> {
        let query = format!(
            "SELECT seat, node = $2 AS own FROM attendance JOIN nodes USING (node)
                WHERE id = $1 AND (node = $2 OR {LIVING})
             UNION ALL SELECT -1, true FROM claims WHERE id = $1 AND node = $2"
        );
        let rows = ask!(self, connection => {
            let query = sqlx::query_as(sqlx::AssertSqlSafe(query.clone()))
                .bind(id.as_str())
                .bind(node.as_str());
            query.fetch_all(connection).await
        });
        let rows: Vec<(i64, bool)> = rows?;
        let mut standing = Standing::default();
        for (seat, own) in rows {
            match usize::try_from(seat) {
                Ok(seat) if own => standing.here.push(seat),
                Ok(seat) => standing.elsewhere.push(seat),
                Err(_) => standing.claimed = true,
            }
        }
        Ok(standing)
    }

    async fn claimed(&self, node: &Node) -> Result<Vec<TableId>, StoreError> {
        let claimed =
            format!("SELECT id FROM claims JOIN nodes USING (node) WHERE node <> $1 AND {LIVING}");
        let names = ask!(self, connection => {
            let query =
                sqlx::query_scalar(sqlx::AssertSqlSafe(claimed.clone())).bind(node.as_str());
            query.fetch_all(connection).await
        });
        Ok(ids(&names?))
    }

    async fn listed_elsewhere(&self, node: &Node, most: u32) -> Result<Vec<Listed>, StoreError> {
        let listed = format!(
            "SELECT id, version, kept, changed AS last FROM tables
             WHERE phase IN ('gathering', 'playing') AND listed = 1 AND EXISTS
                (SELECT FROM attendance JOIN nodes USING (node)
                 WHERE attendance.id = tables.id AND seat < {MAX_SEATS} AND node <> $1 AND {LIVING})
             ORDER BY changed DESC LIMIT $2"
        );
        let rows = ask!(self, connection => {
            let query = sqlx::query(sqlx::AssertSqlSafe(listed.clone()))
                .bind(node.as_str())
                .bind(i64::from(most));
            query.fetch_all(connection).await
        });
        row::listed(&rows?)
    }

    async fn tidy(&self, node: &Node, has: &[TableId]) -> Result<(), StoreError> {
        let has: Vec<&str> = has.iter().map(TableId::as_str).collect();
        for table in ["claims", "attendance"] {
            let clear = format!("DELETE FROM {table} WHERE node = $1 AND id <> ALL($2)");
            ask!(self, connection => {
                let query = sqlx::query(sqlx::AssertSqlSafe(clear.clone()))
                    .bind(node.as_str())
                    .bind(&has);
                query.execute(connection).await?;
                Ok(())
            })?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use takht_load::Cluster;

    use super::*;

    #[tokio::test]
    async fn postgres_keeps_what_every_store_keeps() {
        let cluster = Cluster::start().unwrap();
        let address = cluster.address();
        let open = async || Postgres::open(&address).await.unwrap();
        let age = async || {
            let store = open().await;
            // Another server may have counted this hour.
            let counted = async || {
                store.count_hour().await.unwrap();
                let hour = sqlx::query_scalar("SELECT hour FROM service");
                let hour: i64 = hour.fetch_one(&store.readers).await.unwrap();
                hour
            };
            let before = counted().await;
            assert_eq!(counted().await, before, "the same hour is counted once");
            let later = "UPDATE service SET counted = counted - interval '1 hour'";
            sqlx::raw_sql(later).execute(&store.readers).await.unwrap();
            assert_eq!(counted().await, before + 1);
        };
        super::super::suite::all(open, age).await;
    }

    #[tokio::test]
    async fn two_servers_start_at_once_and_a_database_of_another_version_is_left_alone() {
        let cluster = Cluster::start().unwrap();
        let address = cluster.address();
        let nothing = Postgres::open_existing(&address).await.unwrap_err();
        assert!(matches!(nothing, StoreError::NoTables), "{nothing}");
        let nothing = Postgres::open_existing(&address).await.unwrap_err();
        assert!(
            matches!(nothing, StoreError::NoTables),
            "it has made nothing"
        );
        let (one, other) = tokio::join!(Postgres::open(&address), Postgres::open(&address));
        let (one, _) = (one.unwrap(), other.unwrap());
        let newer = sqlx::raw_sql("UPDATE takht SET version = 9");
        newer.execute(&one.readers).await.unwrap();
        let error = Postgres::open(&address).await.unwrap_err();
        assert!(matches!(error, StoreError::Version(9)), "{error}");
        let older = sqlx::raw_sql("UPDATE takht SET version = 2");
        older.execute(&one.readers).await.unwrap();
        for opened in [
            Postgres::open_existing(&address).await,
            Postgres::open_beside_server(&address).await,
        ] {
            let error = opened.unwrap_err();
            assert!(matches!(error, StoreError::Version(2)), "{error}");
        }
    }

    #[tokio::test]
    async fn a_claim_is_held_by_one_node_while_it_lives() {
        let cluster = Cluster::start().unwrap();
        let store = Postgres::open(&cluster.address()).await.unwrap();
        let table = TableId::of([1; 12]);
        let kept = super::super::suite::kept(Phase::Playing, false);
        store.create(&table, &kept).await.unwrap();
        let [one, other] = [Node::draw().unwrap(), Node::draw().unwrap()];
        for node in [&one, &other] {
            store.sign(node).await.unwrap();
        }
        let stands = async |node: &Node| {
            let standing = store.standing(&table, node).await.unwrap();
            (standing.here, standing.elsewhere, standing.claimed)
        };
        let claimed = async |node: &Node| store.claimed(node).await.unwrap().len();
        assert_eq!(store.claim(&table, &one).await.unwrap(), Written::Applied);
        assert_eq!(
            store.claim(&table, &one).await.unwrap(),
            Written::Applied,
            "again"
        );
        assert_eq!(
            store.claim(&table, &other).await.unwrap(),
            Written::Conflict
        );
        assert_eq!((claimed(&one).await, claimed(&other).await), (0, 1));
        store.attend(&table, 1, &one, true).await.unwrap();
        assert_eq!(stands(&other).await, (vec![], vec![1], false));
        assert_eq!(stands(&one).await, (vec![1], vec![], true));
        // One node falls silent.
        let silent = "UPDATE nodes SET seen = seen - interval '5 seconds' WHERE node = $1";
        let silent = sqlx::query(silent).bind(one.as_str());
        silent.execute(&store.readers).await.unwrap();
        assert_eq!(claimed(&other).await, 0);
        assert_eq!(stands(&other).await, (vec![], vec![], false));
        assert_eq!(store.claim(&table, &other).await.unwrap(), Written::Applied);
        assert_eq!(store.claim(&table, &one).await.unwrap(), Written::Conflict);
        assert_eq!(
            stands(&one).await,
            (vec![1], vec![], false),
            "its own word is still there"
        );
        store.release(&table, &one).await.unwrap();
        assert_eq!(claimed(&one).await, 1, "not its own");
        // `tidy` removes what the node reported about tables that it no longer has.
        store
            .tidy(&one, std::slice::from_ref(&table))
            .await
            .unwrap();
        assert_eq!(stands(&one).await.0, [1]);
        store.tidy(&one, &[]).await.unwrap();
        assert!(stands(&one).await.0.is_empty());
        store.leave(&other).await.unwrap();
        assert_eq!(claimed(&one).await, 0, "gone");
    }
}
