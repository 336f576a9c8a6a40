//! All tables of this server, those in memory and those on disk.

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use serde_json::Value;
use takht_core::{Record, RecordError, SeatName};
use takht_protocol::{Created, Gather, Imported, ListedTable, Problem, ProblemReport, TableId};
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

/// How many questions to a table may wait.
const WAITING: usize = 256;

/// The most tables that are listed.
const LISTED: u32 = 100;

/// The longest that a table waits for someone, in seconds: thirty days.
const LONGEST_PATIENCE: u32 = 30 * 24 * 60 * 60;

/// How deep a record from elsewhere may be nested.
const DEEPEST: usize = 16;

/// How long clients are waited for at the end.
pub(crate) const FAREWELL: Duration = Duration::from_secs(5);

/// How often a server tells the others that it lives.
const SIGN: Duration = Duration::from_secs(1);

/// How often tables that nobody is at are looked at.
const ROUND: Duration = Duration::from_secs(30);

/// In how many rounds tables are removed once that nobody comes back to.
const CLEARING: u64 = 120;

/// The tables.
pub(crate) struct TableRegistry {
    pub(crate) store: Arc<dyn Store>,
    /// The way to the other servers over the same store.
    pub(crate) bus: Arc<dyn Bus>,
    /// What this server is called among them.
    pub(crate) node: Node,
    pub(crate) callers: Arc<Callers>,
    pub(crate) metrics: Metrics,
    /// After how long an unfinished table is removed at which nothing happens.
    expiry: Option<Duration>,
    /// Where others on the same network find this server.
    pub(crate) links: Vec<String>,
    /// Since when people can come.
    pub(crate) opened: Instant,
    /// The tables that a round has brought into memory, when something had last happened at them, and
    /// whether someone was late: if all of it is the same, there is nothing to be done.
    visited: Mutex<HashMap<TableId, (i64, bool)>>,
    /// Tables that have left the memory while someone was waited for, and until when.
    reminders: Mutex<HashMap<TableId, Instant>>,
    live: Mutex<HashMap<TableId, mpsc::Sender<TableCommand>>>,
    /// As many bots think at once.
    pub(crate) thinkers: Semaphore,
    /// True once the server stops.
    stopping: watch::Sender<bool>,
}

impl TableRegistry {
    /// The registry over a store. Games that wait for a bot, or for nobody much longer, go on.
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

    /// Does something beside the tables, until the server stops.
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

    /// Tells the other servers that this one lives.
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

    /// Removes unfinished tables at which nothing has happened for long.
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

    /// Has tables look at what other servers say is new.
    async fn hear_others(self: Arc<Self>) {
        loop {
            let table = self.bus.hear().await;
            let found = self.live().get(&table).cloned();
            if let Some(found) = found {
                // A table with so many questions before it looks soon enough by itself.
                found.try_send(TableCommand::Look).ok();
            }
        }
    }

    /// Brings tables into memory where something is due though nobody is at them.
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
            // One that cannot be read is told about when someone asks for it.
            if is_new && self.find(&id).await.is_ok() {
                held(&self.reminders).remove(&id);
                held(&self.visited).insert(id, (last, is_late));
            }
        }
        held(&self.visited).retain(|id, _| seen.contains(id));
        held(&self.reminders).retain(|id, _| seen.contains(id));
        Ok(())
    }

    /// Comes when the server stops. Whoever holds one is waited for.
    pub(crate) fn stopping(&self) -> watch::Receiver<bool> {
        self.stopping.subscribe()
    }

    /// Tells all clients to connect again, and waits until they have been told.
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

    /// A table from the store.
    pub(crate) async fn load(&self, id: &TableId) -> Result<Option<ServedTable>, StoreError> {
        let Some(row) = self.store.table(id).await? else {
            return Ok(None);
        };
        let turns = self.store.turns(id, 0).await?;
        Ok(Some(ServedTable::fold(id.clone(), row, &turns)))
    }

    /// The way to ask a table; it is brought into memory if it is not.
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
        // Someone else may have been quicker; then theirs is the one.
        let mut task = self.live();
        if let Some(found) = task.get(id) {
            return Ok(Some(found.clone()));
        }
        let (ask, inbox) = mpsc::channel(WAITING);
        task.insert(id.clone(), ask.clone());
        self.metrics.live.inc();
        tokio::spawn(TableTask::run(self.clone(), table, inbox, ask.downgrade()));
        Ok(Some(ask))
    }

    fn live(&self) -> MutexGuard<'_, HashMap<TableId, mpsc::Sender<TableCommand>>> {
        held(&self.live)
    }

    /// A table leaves the memory though someone is waited for.
    pub(crate) fn remind(&self, id: &TableId, until: Instant) {
        held(&self.reminders).insert(id.clone(), until);
    }

    /// A table is no longer in memory.
    pub(crate) fn forget(&self, id: &TableId) {
        if self.live().remove(id).is_some() {
            self.metrics.live.dec();
        }
    }

    /// Asks a table.
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

    /// The way to ask a table.
    pub(crate) async fn table(
        self: &Arc<Self>,
        id: &TableId,
    ) -> Result<mpsc::Sender<TableCommand>, ProblemReport> {
        let found = self.find(id).await.map_err(|error| self.failed(&error))?;
        found.ok_or_else(|| Problem::NoSuchTable.about(format!("there is no table {id}")))
    }

    /// A new table.
    pub(crate) async fn gather(&self, gather: Gather) -> Result<Created, ProblemReport> {
        let game = takht_games::start_named(&gather.game, &gather.options)
            .map_err(|error| Problem::BadGame.about(error.to_string()))?;
        if let Some(layout) = &gather.layout
            && !game.id().layouts().contains(&layout.as_str())
        {
            return Err(Problem::BadGame.about(format!("there is no layout {layout}")));
        }
        if gather
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
            layout: gather.layout,
            listed: gather.listed,
            patience: gather.patience,
            hints: gather.hints,
            seats: vec![SeatRow::Nobody; players],
            ..TableRow::default()
        };
        self.make(wanted).await
    }

    /// A table with a name, a host and a seed of its own.
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
                Err(Problem::Unavailable.about("the name was taken; ask again"))
            }
            Err(error) => Err(self.failed(&error)),
        }
    }

    /// A record becomes a table whose game is over.
    pub(crate) async fn import(&self, text: &[u8]) -> Result<Imported, ProblemReport> {
        let bad = |error: RecordError| Problem::BadRecord.about(error.to_string());
        let record = Record::read(text).map_err(bad)?;
        // What is kept is read again inside of something else, and that may be only so deep.
        if depth(&record.to_value()) > DEEPEST {
            let about = format!("a record is nested at most {DEEPEST} deep");
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

    /// The store does not work; nothing is known to have changed.
    pub(crate) fn failed(&self, error: &StoreError) -> ProblemReport {
        self.metrics.store_failures.inc();
        tracing::error!(%error, "the store failed");
        Problem::Unavailable.about("the store does not answer as it should; ask again")
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

/// A table has just left the memory; whoever asks again finds it.
pub(crate) fn put_away() -> ProblemReport {
    Problem::Unavailable.about("the table has just been put away; ask again")
}
