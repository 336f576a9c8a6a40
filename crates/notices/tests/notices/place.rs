//! A database with a table, and outboxes over it.

use std::sync::Arc;
use std::time::Duration;

use sqlx::sqlite::{SqliteConnectOptions, SqlitePoolOptions};
use takht_load::Cluster;
use takht_notices::push::VapidKey;
use takht_notices::store::{POSTGRES, PostgresNotices, Room, SQLITE, SqliteNotices, Subscribed};
use takht_notices::{
    Call, Channels, HttpClient, Kind, Mailer, NoticeStore, Outbox, Pace, Request, SeatOwner,
    Subscription,
};
use tempfile::TempDir;

/// The name of the table.
pub(crate) const TABLE: &str = "abcdefghijkl";

/// What the server's own tables are to this crate.
const SERVER: &str = "CREATE TABLE tables (id TEXT PRIMARY KEY NOT NULL);
    CREATE TABLE turns (id TEXT NOT NULL, ply BIGINT NOT NULL);
    INSERT INTO tables VALUES ('abcdefghijkl'), ('mnopqrstuvwx');";

/// How long a test waits for anything.
const PATIENCE: Duration = Duration::from_secs(60);

/// A pace at which tests need not wait.
pub(crate) const QUICK: Pace = Pace {
    look: Duration::from_millis(20),
    grace: Duration::ZERO,
    lease: Duration::from_secs(30),
    retry: Duration::ZERO,
    longest_retry: Duration::ZERO,
    attempts: 4,
    failures: 6,
    at_once: 8,
    per_receiver: 4,
};

/// A database.
pub(crate) enum Place {
    File(SqliteNotices, TempDir),
    Server(PostgresNotices, Box<Cluster>),
}

impl Place {
    pub(crate) async fn file() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let options = SqliteConnectOptions::new()
            .filename(folder.path().join("tables.db"))
            .create_if_missing(true)
            .foreign_keys(true);
        let pool = SqlitePoolOptions::new().max_connections(1);
        let pool = pool.connect_with(options).await.unwrap();
        sqlx::raw_sql(SERVER).execute(&pool).await.unwrap();
        sqlx::raw_sql(SQLITE).execute(&pool).await.unwrap();
        Self::File(SqliteNotices(pool), folder)
    }

    pub(crate) async fn server() -> Self {
        let cluster = Cluster::start().unwrap();
        let pool = sqlx::PgPool::connect(&cluster.address()).await.unwrap();
        sqlx::raw_sql(SERVER).execute(&pool).await.unwrap();
        sqlx::raw_sql(POSTGRES).execute(&pool).await.unwrap();
        Self::Server(PostgresNotices(pool), Box::new(cluster))
    }

    pub(crate) fn store(&self) -> Arc<dyn NoticeStore> {
        match self {
            Self::File(store, _) => Arc::new(store.clone()),
            Self::Server(store, _) => Arc::new(store.clone()),
        }
    }

    /// Changes the database directly.
    pub(crate) async fn run(&self, change: &'static str) {
        match self {
            Self::File(store, _) => drop(sqlx::raw_sql(change).execute(&store.0).await.unwrap()),
            Self::Server(store, _) => drop(sqlx::raw_sql(change).execute(&store.0).await.unwrap()),
        }
    }

    /// Where the database is.
    pub(crate) fn is_at(&self) -> String {
        match self {
            Self::File(_, folder) => folder.path().display().to_string(),
            Self::Server(_, cluster) => cluster.address(),
        }
    }

    /// How many notices have been delivered, and how many were given up.
    pub(crate) async fn count(&self) -> (i64, i64) {
        let delivered = "SELECT COUNT(*) FROM notices WHERE state = 'delivered'";
        let failed = "SELECT COUNT(*) FROM notices WHERE state = 'failed'";
        (self.number(delivered).await, self.number(failed).await)
    }

    /// One number out of the database.
    pub(crate) async fn number(&self, question: &'static str) -> i64 {
        match self {
            Self::File(store, _) => {
                let asked = sqlx::query_scalar(question);
                asked.fetch_one(&store.0).await.unwrap()
            }
            Self::Server(store, _) => {
                let asked = sqlx::query_scalar(question);
                asked.fetch_one(&store.0).await.unwrap()
            }
        }
    }

    pub(crate) async fn outbox(&self) -> Arc<Outbox> {
        self.outbox_with(QUICK, HttpClient::new(true).unwrap(), None)
            .await
    }

    pub(crate) async fn outbox_with(
        &self,
        pace: Pace,
        client: HttpClient,
        mailer: Option<Mailer>,
    ) -> Arc<Outbox> {
        let store = self.store();
        let key = store.vapid_key(&VapidKey::draw().unwrap()).await.unwrap();
        let channels = Channels {
            client,
            key: VapidKey::read(&key, Some("mailto:operator@example.org".to_owned())).unwrap(),
            mailer,
            public_url: Some("https://takht.example/play/".parse().unwrap()),
        };
        Arc::new(Outbox::new(store, channels, pace).unwrap())
    }
}

/// Ends a task when it is dropped.
pub(crate) struct Running(tokio::task::JoinHandle<()>);

impl Drop for Running {
    fn drop(&mut self) {
        self.0.abort();
    }
}

/// Delivers in the background.
pub(crate) fn deliver(outbox: &Arc<Outbox>) -> Running {
    let outbox = outbox.clone();
    Running(tokio::spawn(async move { outbox.deliver().await }))
}

/// The player of seat 1.
pub(crate) fn leyla() -> SeatOwner {
    SeatOwner {
        table: TABLE.to_owned(),
        seat: 1,
        owner: "leyla".to_owned(),
    }
}

pub(crate) fn turn(ply: usize) -> Call {
    Call {
        kind: Kind::Turn,
        table: TABLE.to_owned(),
        seat: 1,
        ply,
        game: "kingdomino".to_owned(),
        names: vec!["Ömer & <Co>".to_owned(), "Leyla".to_owned()],
        who: None,
        deadline: Some(1_900_000_000),
    }
}

pub(crate) fn subscription(of: SeatOwner, request: &str) -> Subscription {
    let request: Request = serde_json::from_str(request).unwrap();
    request.subscription(of, true).unwrap()
}

/// Subscribes the player of seat 1; returns the subscription as it is kept.
pub(crate) async fn subscribe(outbox: &Outbox, request: &str) -> Subscription {
    let new = subscription(leyla(), request);
    let subscribed = outbox.subscribe(&new, "kingdomino").await.unwrap();
    assert!(
        matches!(subscribed, Subscribed::Kept { is_new: true, .. }),
        "{subscribed:?}"
    );
    new
}

/// Room for many notices.
pub(crate) fn room() -> Room {
    Room {
        most: 9,
        per_receiver: 9,
        ..Room::default()
    }
}

/// Waits until something is as it should be.
pub(crate) async fn until(what: &str, is_so: impl AsyncFn() -> bool) {
    let waiting = async {
        while !is_so().await {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    let waited = tokio::time::timeout(PATIENCE, waiting).await;
    assert!(waited.is_ok(), "{what}");
}

/// Waits for a result, but not forever.
pub(crate) async fn soon<T>(what: &str, waiting: impl Future<Output = T>) -> T {
    let waited = tokio::time::timeout(PATIENCE, waiting).await;
    waited.unwrap_or_else(|_| panic!("{what}"))
}
