//! All tables of this server: those in memory and those in the store.

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use serde_json::Value;
use takht_core::{Record, RecordError, SeatName};
use takht_protocol::{
    CreateTable, Created, Imported, ListedTable, Problem, ProblemReport, TableId,
};
use tokio::sync::{Semaphore, mpsc, oneshot, watch};
use tokio::time::interval;

use crate::bus::{Alone, Bus};
use crate::limits::Callers;
use crate::metrics::Metrics;
use crate::name::presentable;
use crate::secret;
use crate::served_table::ServedTable;
use crate::store::{Listed, Node, Phase, SeatRow, Store, StoreError, TableRow, Written, now};
use crate::table_task::{TableCommand, TableTask};
use crate::{Settings, Stopped};

/// How many commands may wait for one table.
const WAITING: usize = 256;

/// The most tables in the public list.
const LISTED: u32 = 100;

/// The longest patience of a table, in seconds: thirty days.
const LONGEST_PATIENCE: u32 = 30 * 24 * 60 * 60;

/// How deep an imported record may be nested.
const DEEPEST: usize = 16;

/// How long a server that stops waits for its clients.
pub(crate) const FAREWELL: Duration = Duration::from_secs(5);

/// How often a server tells the other nodes that it is alive.
const SIGN: Duration = Duration::from_secs(1);

/// How often the server looks for tables in the store that need a bot or a timer.
const ROUND: Duration = Duration::from_secs(30);

/// The server removes expired tables once in this many rounds.
const CLEARING: u64 = 120;

/// The tables of this server.
pub(crate) struct TableRegistry {
    pub(crate) store: Arc<dyn Store>,
    /// Carries hints to the other servers over the same store.
    pub(crate) bus: Arc<dyn Bus>,
    /// This server's name among them.
    pub(crate) node: Node,
    pub(crate) callers: Arc<Callers>,
    pub(crate) metrics: Metrics,
    /// How long an unfinished table may be idle before the server removes it.
    expiry: Option<Duration>,
    /// The links under which other devices on the same network reach this server.
    pub(crate) links: Vec<String>,
    /// When this server started, and clients could connect.
    pub(crate) opened: Instant,
    /// The tables that a round has loaded: when each had last changed, and whether a player was late.
    /// While both are the same, loading the table again would do nothing.
    visited: Mutex<HashMap<TableId, (i64, bool)>>,
    /// Tables that were unloaded while their patience for an absent player ran, with when it ends.
    reminders: Mutex<HashMap<TableId, Instant>>,
    live: Mutex<HashMap<TableId, mpsc::Sender<TableCommand>>>,
    /// Limits how many bots think at once.
    pub(crate) thinkers: Semaphore,
    /// True once the server stops.
    stopping: watch::Sender<bool>,
}

impl TableRegistry {
    /// Opens the registry over a store. It resumes games that wait for a bot, or whose patience has run
    /// out.
    pub(crate) async fn open(
        store: Arc<dyn Store>,
        settings: &Settings,
        callers: Arc<Callers>,
        links: Vec<String>,
    ) -> Result<Arc<Self>, Stopped> {
        let cores = std::thread::available_parallelism().map_or(1, Into::into);
        let bus = settings.bus.clone();
        let registry = Arc::new(Self {
            store,
            bus: bus.unwrap_or_else(|| Arc::new(Alone)),
            node: Node::draw()?,
            callers,
            metrics: Metrics::default(),
            expiry: settings.expiry,
            links,
            opened: Instant::now(),
            visited: Mutex::default(),
            reminders: Mutex::default(),
            live: Mutex::default(),
            thinkers: Semaphore::new(cores),
            stopping: watch::Sender::new(false),
        });
        if let Some(nodes) = registry.store.nodes() {
            nodes.sign(&registry.node).await?;
        }
        registry.clear_away().await?;
        registry.go_round().await?;
        registry.meanwhile(Self::give_signs);
        registry.meanwhile(Self::go_rounds);
        registry.meanwhile(Self::hear_others);
        Ok(registry)
    }

    /// Runs a background task until the server stops.
    fn meanwhile<F>(self: &Arc<Self>, doing: impl FnOnce(Arc<Self>) -> F)
    where
        F: Future<Output = ()> + Send + 'static,
    {
        let mut stopping = self.stopping();
        let doing = doing(self.clone());
        tokio::spawn(async move {
            tokio::select! {
                _ = stopping.wait_for(|stopping| *stopping) => {}
                () = doing => {}
            }
        });
    }

    /// Tells the other nodes that this one is alive.
    async fn give_signs(self: Arc<Self>) {
        let mut signs = interval(SIGN);
        while let Some(nodes) = self.store.nodes() {
            signs.tick().await;
            if let Err(error) = nodes.sign(&self.node).await {
                tracing::warn!(%error, "others cannot be told that this server lives");
            }
        }
    }

    async fn go_rounds(self: Arc<Self>) {
        let mut rounds = interval(ROUND);
        rounds.reset();
        for number in 1_u64.. {
            rounds.tick().await;
            self.callers.tidy();
            let gone = async {
                if number.is_multiple_of(CLEARING) {
                    self.clear_away().await?;
                }
                self.go_round().await
            };
            if let Err(error) = gone.await {
                tracing::warn!(%error, "tables that nobody is at could not be looked at");
            }
        }
    }

    /// Removes unfinished tables that have been idle for longer than the expiry.
    async fn clear_away(&self) -> Result<(), StoreError> {
        let Some(expiry) = self.expiry else {
            return Ok(());
        };
        let oldest = now().saturating_sub_unsigned(expiry.as_secs());
        for phase in [Phase::Gathering, Phase::Playing] {
            for Listed { id, last, .. } in self.store.tables(phase, false, u32::MAX).await? {
                let is_here = self.live().contains_key(&id);
                if last < oldest
                    && !is_here
                    && self.store.expire(&id, oldest).await? == Written::Applied
                {
                    tracing::info!(table = %id, "removed: nothing has happened for long");
                }
            }
        }
        Ok(())
    }

    /// Makes tables in memory read what other servers have changed.
    async fn hear_others(self: Arc<Self>) {
        loop {
            let table = self.bus.hear().await;
            let found = self.live().get(&table).cloned();
            if let Some(found) = found {
                // If the table's inbox is full, it will read the store before long without the hint.
                found.try_send(TableCommand::Look).ok();
            }
        }
    }

    /// Loads tables that need a bot or a timer although no client is connected.
    async fn go_round(self: &Arc<Self>) -> Result<(), StoreError> {
        let claimed: HashSet<TableId> = match self.store.nodes() {
            Some(nodes) => {
                let has: Vec<TableId> = self.live().keys().cloned().collect();
                nodes.tidy(&self.node, &has).await?;
                nodes.claimed(&self.node).await?.into_iter().collect()
            }
            None => HashSet::new(),
        };
        let playing = self.store.tables(Phase::Playing, false, u32::MAX).await?;
        let now = now();
        let mut seen = HashSet::with_capacity(playing.len());
        for Listed { id, row, last } in playing {
            seen.insert(id.clone());
            let bot = |seat: &SeatRow| matches!(seat, SeatRow::Bot(_));
            let is_late = |patience: u32| last + i64::from(patience) <= now;
            let is_late = row.data.patience.is_some_and(is_late);
            let is_due = is_late || row.data.seats.iter().any(bot);
            if !is_due || claimed.contains(&id) {
                continue;
            }
            let reminder = held(&self.reminders).get(&id).copied();
            let is_new = match reminder {
                Some(until) if until > Instant::now() => continue,
                Some(_) => true,
                None => held(&self.visited).get(&id) != Some(&(last, is_late)),
            };
            // An unreadable table is skipped; a client that asks for it gets the error.
            if is_new && self.find(&id).await.is_ok() {
                held(&self.reminders).remove(&id);
                held(&self.visited).insert(id, (last, is_late));
            }
        }
        held(&self.visited).retain(|id, _| seen.contains(id));
        held(&self.reminders).retain(|id, _| seen.contains(id));
        Ok(())
    }

    /// Becomes true when the server stops. [`TableRegistry::stop`] waits until all receivers are dropped.
    pub(crate) fn stopping(&self) -> watch::Receiver<bool> {
        self.stopping.subscribe()
    }

    /// Tells all clients to connect again, and waits until their connections have ended.
    pub(crate) async fn stop(&self) {
        self.stopping.send_replace(true);
        tokio::time::timeout(FAREWELL, self.stopping.closed())
            .await
            .ok();
        if let Some(nodes) = self.store.nodes() {
            let leaving = nodes.leave(&self.node);
            tokio::time::timeout(FAREWELL, leaving).await.ok();
        }
    }

    /// Reads a table from the store.
    pub(crate) async fn load(&self, id: &TableId) -> Result<Option<ServedTable>, StoreError> {
        let Some(row) = self.store.table(id).await? else {
            return Ok(None);
        };
        let turns = self.store.log(id, 0).await?;
        Ok(Some(ServedTable::fold(id.clone(), row, &turns)))
    }

    /// The sender to a table's task. If the table is not in memory, this loads it and starts the task.
    async fn find(
        self: &Arc<Self>,
        id: &TableId,
    ) -> Result<Option<mpsc::Sender<TableCommand>>, StoreError> {
        if let Some(found) = self.live().get(id) {
            return Ok(Some(found.clone()));
        }
        let Some(table) = self.load(id).await? else {
            return Ok(None);
        };
        // Another task may have loaded the table in the meantime; use that one.
        let mut live = self.live();
        if let Some(found) = live.get(id) {
            return Ok(Some(found.clone()));
        }
        let (ask, inbox) = mpsc::channel(WAITING);
        live.insert(id.clone(), ask.clone());
        self.metrics.live.inc();
        tokio::spawn(TableTask::run(self.clone(), table, inbox, ask.downgrade()));
        Ok(Some(ask))
    }

    fn live(&self) -> MutexGuard<'_, HashMap<TableId, mpsc::Sender<TableCommand>>> {
        held(&self.live)
    }

    /// Remembers that an unloaded table waits for an absent player until `until`.
    pub(crate) fn remind(&self, id: &TableId, until: Instant) {
        held(&self.reminders).insert(id.clone(), until);
    }

    /// Notes that a table is no longer in memory.
    pub(crate) fn forget(&self, id: &TableId) {
        if self.live().remove(id).is_some() {
            self.metrics.live.dec();
        }
    }

    /// Sends a command to a table and waits for the answer.
    pub(crate) async fn ask<T>(
        self: &Arc<Self>,
        id: &TableId,
        ask: impl FnOnce(oneshot::Sender<Result<T, ProblemReport>>) -> TableCommand,
    ) -> Result<T, ProblemReport> {
        let table = self.table(id).await?;
        let (answer, answered) = oneshot::channel();
        table.send(ask(answer)).await.map_err(|_| put_away())?;
        answered.await.map_err(|_| put_away())?
    }

    /// The sender to a table's task; a problem if there is no such table.
    pub(crate) async fn table(
        self: &Arc<Self>,
        id: &TableId,
    ) -> Result<mpsc::Sender<TableCommand>, ProblemReport> {
        let found = self.find(id).await.map_err(|error| self.failed(&error))?;
        found.ok_or_else(|| Problem::NoSuchTable.about(format!("there is no table {id}")))
    }

    /// Makes the table that a client asked for.
    pub(crate) async fn create_table(
        &self,
        create_table: CreateTable,
    ) -> Result<Created, ProblemReport> {
        let game = takht_games::start_named(&create_table.game, &create_table.options)
            .map_err(|error| Problem::BadGame.about(error.to_string()))?;
        if let Some(layout) = &create_table.layout
            && !game.id().layouts().contains(&layout.as_str())
        {
            return Err(Problem::BadGame.about(format!("there is no layout {layout}")));
        }
        if create_table
            .patience
            .is_some_and(|patience| patience > LONGEST_PATIENCE)
        {
            let about = format!("patience is at most {LONGEST_PATIENCE} seconds");
            return Err(Problem::BadGame.about(about));
        }
        let players = game.players();
        let wanted = TableRow {
            game: game.id().name().to_owned(),
            options: game.options(),
            layout: create_table.layout,
            listed: create_table.listed,
            patience: create_table.patience,
            hints: create_table.hints,
            seats: vec![SeatRow::Nobody; players],
            ..TableRow::default()
        };
        self.make(wanted).await
    }

    /// Creates a table with a random name, host's secret and seed.
    pub(crate) async fn make(&self, wanted: TableRow) -> Result<Created, ProblemReport> {
        let chance = |error: secret::NoChance| Problem::Unavailable.about(error.to_string());
        let host = secret::draw().map_err(chance)?;
        let data = TableRow {
            host: secret::hash(&host),
            seed: base16ct::lower::encode_string(&secret::random::<32>().map_err(chance)?),
            ..wanted
        };
        let table = TableId::of(secret::random().map_err(chance)?);
        match self.store.create(&table, &data).await {
            Ok(Written::Applied) => {
                self.metrics.tables.inc();
                tracing::info!(%table, game = data.game, "made");
                Ok(Created { table, host })
            }
            Ok(Written::Conflict) => {
                Err(Problem::Unavailable.about("the table's name was already taken; try again"))
            }
            Err(error) => Err(self.failed(&error)),
        }
    }

    /// Makes a table whose game is over from a record.
    pub(crate) async fn import(&self, text: &[u8]) -> Result<Imported, ProblemReport> {
        let bad = |error: RecordError| Problem::BadRecord.about(error.to_string());
        let record = Record::read(text).map_err(bad)?;
        // The store embeds the record in a row, and JSON parsers limit how deep values may be nested.
        if depth(&record.to_value()) > DEEPEST {
            let about = format!("a record is nested at most {DEEPEST} levels deep");
            return Err(Problem::BadRecord.about(about));
        }
        let game = takht_games::open(&record).map_err(bad)?;
        let named = |number: usize| match SeatName::read(record.seats.as_ref()?.get(number)?) {
            SeatName::Bot(level) => Some(SeatRow::Bot(presentable(level).unwrap_or_default())),
            SeatName::Person(name) => presentable(name).map(SeatRow::elsewhere),
        };
        let seats = (0..game.players()).map(|number| named(number).unwrap_or_default());
        let wanted = TableRow {
            game: game.id().name().to_owned(),
            options: game.options(),
            seats: seats.collect(),
            phase: Phase::Over,
            imported: Some(record.to_value()),
            ..TableRow::default()
        };
        let Created { table, host } = self.make(wanted).await?;
        Ok(Imported { table, host })
    }

    /// Counts and logs a failure of the store. The change may have been made or not.
    pub(crate) fn failed(&self, error: &StoreError) -> ProblemReport {
        self.metrics.store_failures.inc();
        tracing::error!(%error, "the store failed");
        Problem::Unavailable.about("the store failed; try again")
    }

    /// The tables that strangers may join.
    pub(crate) async fn list(&self) -> Result<Vec<ListedTable>, ProblemReport> {
        let tables = self.store.tables(Phase::Gathering, true, LISTED).await;
        let tables = tables.map_err(|error| self.failed(&error))?;
        let listed = tables.into_iter().map(|Listed { id: table, row, .. }| {
            let seats = &row.data.seats;
            let free = seats.iter().filter(|seat| **seat == SeatRow::Nobody);
            ListedTable {
                table,
                game: row.data.game.clone(),
                free: free.count(),
                seats: seats.len(),
            }
        });
        Ok(listed.collect())
    }
}

/// How deep a value is nested.
fn depth(value: &Value) -> usize {
    match value {
        Value::Array(items) => 1 + items.iter().map(depth).max().unwrap_or_default(),
        Value::Object(entries) => 1 + entries.values().map(depth).max().unwrap_or_default(),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => 0,
    }
}

fn held<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The problem for a client whose table was just unloaded. A second request loads it again.
pub(crate) fn put_away() -> ProblemReport {
    Problem::Unavailable.about("the server has just unloaded the table; try again")
}
