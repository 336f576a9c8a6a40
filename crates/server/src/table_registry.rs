//! All tables of this server: those in memory and those in the store.

use std::collections::{HashMap, HashSet};
use std::net::IpAddr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use axum::http::HeaderMap;
use takht_core::fair::Fair;
use takht_core::{Happening, Incident, MAX_SEATS, Record, RecordError, Seat, SeatName};
use takht_notices::{Outbox, Url};
use takht_people::PeopleStore;
use takht_protocol::{
    CreateTable, Created, Imported, ListedTable, Problem, ProblemReport, TableId, TableOverview,
};
use tokio::sync::{mpsc, oneshot, watch};
use tokio::time::interval;

use crate::bot_queue::BotQueue;
use crate::bus::{Alone, Bus, Hint};
use crate::limits::Callers;
use crate::listener::Caller;
use crate::lobby::Lobby;
use crate::metrics::Metrics;
use crate::name::presentable;
use crate::secret;
use crate::seeks::Seekers;
use crate::served_table::ServedTable;
use crate::store::{
    IMPORTED_PHASE, Listed, Node, Phase, SeatRow, Store, StoreError, TableRow, Written,
};
use crate::table_task::{TableCommand, TableTask};
use crate::time_source::{Moment, ServiceTime};
use crate::{Settings, Stopped};

/// How many commands may wait for one table.
const WAITING: usize = 256;

/// The longest patience of a table, in seconds: thirty days.
const LONGEST_PATIENCE: u32 = 30 * 24 * 60 * 60;

/// How long a server that stops waits for its clients.
pub(crate) const FAREWELL: Duration = Duration::from_secs(5);

/// How often a server tells the other nodes that it is alive.
const SIGN: Duration = Duration::from_secs(1);

/// How often a server without others writes down how far it has counted, while tables are in memory. A kill
/// gives back at most so much of the players' time.
const BEAT: Duration = Duration::from_secs(5);

/// While no table is in memory, it does so once in this many beats.
const IDLE_BEATS: u64 = 12;

/// How often the server looks for tables in the store that need a bot or a timer.
const ROUND: Duration = Duration::from_secs(30);

/// The server counts an hour of service, and removes expired tables, once in this many rounds.
const HOUR: u64 = 120;

/// The tables of this server.
pub(crate) struct TableRegistry {
    pub(crate) store: Arc<dyn Store>,
    /// Carries hints to the other servers over the same store.
    pub(crate) bus: Arc<dyn Bus>,
    /// This server's name among them.
    pub(crate) node: Node,
    pub(crate) callers: Arc<Callers>,
    pub(crate) metrics: Metrics,
    /// Who people are.
    pub(crate) people: Arc<dyn PeopleStore>,
    /// Calls people who are away.
    pub(crate) notices: Arc<Outbox>,
    /// How long an unfinished table may be idle before the server removes it.
    expiry: Option<Duration>,
    /// The hash of the operator's secret, if there is one.
    pub(crate) admin: Option<String>,
    /// The page's own address, if the operator has named it.
    public_url: Option<Url>,
    /// True if connections are encrypted.
    is_encrypted: bool,
    /// The links under which other devices on the same network reach this server.
    pub(crate) links: Vec<String>,
    /// The time of service.
    pub(crate) time: ServiceTime,
    /// When this server started, and clients could connect.
    pub(crate) opened_at: Moment,
    /// The tables that a round has loaded: when each had last changed, and the version of its row. While both
    /// are the same, loading the table again would do nothing.
    visited: Mutex<HashMap<TableId, (i64, i64)>>,
    /// Tables that were unloaded while a player's time or the patience with them ran, with when it ends.
    reminders: Mutex<HashMap<TableId, Moment>>,
    /// When the players of unloaded tables were last connected, seat by seat, while their games go on.
    last_here: Mutex<HashMap<TableId, [Moment; MAX_SEATS]>>,
    live: Mutex<HashMap<TableId, mpsc::Sender<TableCommand>>>,
    /// Decides which bot thinks next.
    pub(crate) bot_queue: BotQueue,
    /// The tables that play with bots now, with the address that started each.
    bot_tables: Mutex<HashMap<TableId, IpAddr>>,
    /// The tables and people that strangers see.
    pub(crate) lobby: Lobby,
    /// The connections that look for others.
    pub(crate) seekers: Seekers,
    /// How many bytes imported records take, as of the last hour, and those imported since.
    imported: AtomicU64,
    /// The outcome of the last health check.
    pub(crate) health: tokio::sync::Mutex<Option<(Instant, Health)>>,
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
        let time = ServiceTime::new(settings.time.clone());
        time.catch_up(store.service().await?);
        let notices = crate::notices::open(&*store, &settings.notices).await?;
        let registry = Arc::new(Self {
            notices,
            people: store.people(),
            store,
            bus: bus.unwrap_or_else(|| Arc::new(Alone)),
            node: Node::draw()?,
            callers,
            metrics: Metrics::default(),
            expiry: settings.expiry,
            admin: settings.admin_secret.as_deref().map(secret::hash),
            public_url: settings.notices.public_url.clone(),
            is_encrypted: settings.certificate.is_some(),
            links,
            opened_at: time.now(),
            time,
            visited: Mutex::default(),
            reminders: Mutex::default(),
            last_here: Mutex::default(),
            live: Mutex::default(),
            bot_queue: BotQueue::new(cores),
            bot_tables: Mutex::default(),
            lobby: Lobby::default(),
            seekers: Seekers::default(),
            imported: AtomicU64::new(0),
            health: tokio::sync::Mutex::default(),
            stopping: watch::Sender::new(false),
        });
        if let Some(nodes) = registry.store.nodes() {
            nodes.sign(&registry.node).await?;
        }
        registry.clear_away().await?;
        registry.go_round().await?;
        registry.meanwhile(Self::give_signs);
        registry.meanwhile(Self::go_rounds);
        registry.meanwhile(Self::count_service);
        registry.meanwhile(Self::hear_others);
        registry.meanwhile(Self::tell_lobby);
        registry.meanwhile(Self::share_lobby);
        registry.meanwhile(Self::look_at_people);
        registry.meanwhile(Self::keep_seeking);
        registry.meanwhile(|registry| async move { registry.notices.deliver().await });
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

    /// Writes down how far this server has counted, more often while tables are in memory, and hears how far
    /// others have come.
    async fn count_service(self: Arc<Self>) {
        let beat = match self.store.nodes() {
            Some(_) => SIGN,
            None => BEAT,
        };
        for number in 1_u64.. {
            tokio::time::sleep(beat).await;
            let is_idle = self.live().is_empty() && self.store.nodes().is_none();
            if !is_idle || number.is_multiple_of(IDLE_BEATS) {
                self.note_service().await;
            }
        }
    }

    async fn note_service(&self) {
        match self.store.count_service(self.time.now()).await {
            Ok(moment) => self.time.catch_up(moment),
            Err(error) => tracing::warn!(%error, "the time of service could not be stored"),
        }
    }

    async fn go_rounds(self: Arc<Self>) {
        for number in 1_u64.. {
            self.time.sleep(ROUND).await;
            self.callers.tidy();
            let gone = async {
                if number.is_multiple_of(HOUR) {
                    self.store.count_hour().await?;
                    self.clear_away().await?;
                    if let Err(error) = self.notices.store().tidy().await {
                        tracing::warn!(%error, "old notices could not be removed");
                    }
                }
                self.go_round().await
            };
            if let Err(error) = gone.await {
                tracing::warn!(%error, "tables that nobody is at could not be looked at");
            }
        }
    }

    /// Removes unfinished tables that have been idle for longer than the expiry, and imported records that
    /// nobody has opened for as long. Only hours during which a server ran count, not the clock's.
    async fn clear_away(&self) -> Result<(), StoreError> {
        let hours = self.expiry.map(|expiry| expiry.as_secs() / (60 * 60));
        if let Some(hours) = hours.and_then(|hours| i64::try_from(hours).ok()) {
            let [gathering, opening, playing] =
                [Phase::Gathering, Phase::Opening, Phase::Playing].map(Phase::name);
            for phase in [gathering, opening, playing, IMPORTED_PHASE] {
                for id in self.store.idle(phase, hours).await? {
                    let is_here = self.live().contains_key(&id);
                    if !is_here && self.store.expire(&id, hours).await? == Written::Applied {
                        tracing::info!(table = %id, "removed: nothing has happened for long");
                    }
                }
            }
        }
        let imported = self.store.imported_bytes().await?;
        let imported = u64::try_from(imported).unwrap_or_default();
        self.imported.store(imported, Ordering::Relaxed);
        Ok(())
    }

    /// Makes tables in memory read what other servers have changed.
    async fn hear_others(self: Arc<Self>) {
        loop {
            let (table, command) = match self.bus.hear().await {
                Hint::Table(table) => (table, TableCommand::Look),
                Hint::Said(table, said) => (table, TableCommand::SaidElsewhere(said)),
                Hint::Paired => {
                    self.tell_found().await;
                    continue;
                }
                Hint::Present(node, count) => {
                    self.lobby.present_elsewhere(node, count);
                    continue;
                }
                Hint::People(node, people) => {
                    self.lobby.people_elsewhere(node, people);
                    continue;
                }
            };
            let found = self.live().get(&table).cloned();
            if let Some(found) = found {
                // If the table's inbox is full, it will read the store before long without the hint.
                found.try_send(command).ok();
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
        // Those who want to be called are called even if a server was killed before it could call them.
        let called = self.notices.store().tables().await;
        let called = called.unwrap_or_else(|error| {
            tracing::warn!(%error, "nobody knows who wants to be called");
            Vec::new()
        });
        let called: HashSet<TableId> = called.iter().filter_map(|id| id.parse().ok()).collect();
        let mut seen = HashSet::with_capacity(playing.len());
        for Listed { id, row, last } in playing {
            seen.insert(id.clone());
            let bot = |seat: &SeatRow| !matches!(seat, SeatRow::Person { .. });
            let person = |seat: &SeatRow| matches!(seat, SeatRow::Person { .. });
            let has_timers = row.data.patience.is_some() || row.data.clock.is_some();
            let has_incidents = !row.data.incidents.is_empty();
            let has_bots = row.data.seats.iter().any(bot);
            // Bots that play only for themselves pause until somebody watches.
            let has_people = row.data.seats.iter().any(person);
            let is_due =
                has_people && (has_timers || has_incidents || has_bots || called.contains(&id));
            if !is_due || claimed.contains(&id) {
                continue;
            }
            let as_known = (last, row.version);
            let reminder = held(&self.reminders).get(&id).copied();
            let is_visited = held(&self.visited).get(&id) == Some(&as_known);
            let is_new = match reminder {
                Some(until) => until <= self.time.now() || !is_visited,
                None => !is_visited,
            };
            // An unreadable table is skipped; a client that asks for it gets the error.
            if is_new && self.find(&id).await.is_ok() {
                held(&self.reminders).remove(&id);
                held(&self.visited).insert(id, as_known);
            }
        }
        held(&self.visited).retain(|id, _| seen.contains(id));
        held(&self.reminders).retain(|id, _| seen.contains(id));
        held(&self.last_here).retain(|id, _| seen.contains(id));
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
        // Tables end when nobody can send them anything, and with the last one the store is free.
        self.live().clear();
        tokio::time::timeout(FAREWELL, self.note_service())
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
        if row.data.imported.is_some() {
            // Imported records that nobody opens expire. If the store cannot write now, this one still opens.
            self.store.touch(id).await.ok();
        }
        let turns = self.store.log(id, 0).await?;
        let table = ServedTable::fold(id.clone(), row, &turns);
        // A table that another store has counted further was restored from there.
        self.time.catch_up(table.latest());
        Ok(Some(table))
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
    pub(crate) fn remind(&self, id: &TableId, until: Moment) {
        held(&self.reminders).insert(id.clone(), until);
    }

    /// Keeps when the players of a table that leaves the memory were last connected.
    pub(crate) fn keep_last_here(&self, id: &TableId, last_here: [Moment; MAX_SEATS]) {
        held(&self.last_here).insert(id.clone(), last_here);
    }

    /// What was kept of a table that comes back into the memory.
    pub(crate) fn take_last_here(&self, id: &TableId) -> Option<[Moment; MAX_SEATS]> {
        held(&self.last_here).remove(id)
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

    /// A table in brief. Pages ask again and again, so this neither loads a table nor keeps it in memory.
    pub(crate) async fn overview(
        self: &Arc<Self>,
        id: &TableId,
    ) -> Result<TableOverview, ProblemReport> {
        let live = self.live().get(id).cloned();
        if let Some(live) = live {
            let (answer, answered) = oneshot::channel();
            if live.send(TableCommand::Overview(answer)).await.is_ok()
                && let Ok(overview) = answered.await
            {
                return overview;
            }
        }
        let loaded = self.load(id).await.map_err(|error| self.failed(&error))?;
        let table = loaded.ok_or_else(|| no_table(id))?;
        let deadline = table.deadline();
        let left = deadline.map(|(_, until)| until.saturating_sub(self.time.now()));
        Ok(table.overview(left))
    }

    /// The player of a seat wants to be called on one more way: perhaps the table waits for them already.
    pub(crate) fn has_subscribed(&self, id: &TableId, seat: usize) {
        held(&self.visited).remove(id);
        let found = self.live().get(id).cloned();
        if let Some(found) = found {
            found.try_send(TableCommand::Subscribed(seat)).ok();
        }
    }

    /// The sender to a table's task; a problem if there is no such table.
    pub(crate) async fn table(
        self: &Arc<Self>,
        id: &TableId,
    ) -> Result<mpsc::Sender<TableCommand>, ProblemReport> {
        let found = self.find(id).await.map_err(|error| self.failed(&error))?;
        found.ok_or_else(|| no_table(id))
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
        if let Some(clock) = create_table.clock {
            clock
                .check()
                .map_err(|bad| Problem::BadClock.about(bad.to_string()))?;
        }
        let players = game.players();
        let wanted = TableRow {
            game: game.id().name().to_owned(),
            options: game.options(),
            rules: Some(game.id().info().rules),
            layout: create_table.layout,
            listed: create_table.listed,
            one_address: create_table.one_address,
            patience: create_table.patience,
            hints: create_table.hints,
            clock: create_table.clock,
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
            seed: secret::draw_seed().map_err(chance)?,
            sealed: true,
            salt: secret::draw().map_err(chance)?,
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

    /// Makes a table whose game is over from a record. It keeps only what a record of a game has, written
    /// anew: other keys could hold anything.
    pub(crate) async fn import(&self, text: &[u8]) -> Result<Imported, ProblemReport> {
        let bad = |error: RecordError| Problem::BadRecord.about(error.to_string());
        let record = Record::read(text).map_err(bad)?;
        let game = takht_games::open(&record).map_err(bad)?;
        let named = |number: usize| match SeatName::read(record.seats.as_ref()?.get(number)?) {
            SeatName::Bot(level) => Some(SeatRow::Bot(presentable(level).unwrap_or_default())),
            SeatName::Person(name) => presentable(name).map(SeatRow::elsewhere),
        };
        let seats = (0..game.players()).map(|number| named(number).unwrap_or_default());
        let seats: Vec<SeatRow> = seats.collect();
        let events = canonical(&record).map_err(bad)?;
        let by = record.by.iter().filter(|(ply, _)| **ply < events.len());
        let by = by.filter_map(|(ply, name)| match SeatName::read(name) {
            SeatName::Bot(level) => {
                let level = presentable(level)?;
                Some((*ply, SeatName::Bot(&level).to_string()))
            }
            SeatName::Person(name) => Some((*ply, presentable(name)?)),
        });
        let incidents = record.incidents.iter();
        let incidents =
            incidents.filter_map(|line| known_incident(line, seats.len(), events.len()));
        let fair = record.fair.as_ref().and_then(|fair| Fair::read(fair).ok());
        let is_of_this_game = |fair: &Fair| {
            let sealed = fair.sealed.as_ref().map_or(seats.len(), Vec::len);
            let layouts = game.id().layouts();
            let layout = fair.layout.as_deref();
            (fair.nonces.len(), sealed) == (seats.len(), seats.len())
                && layout.is_none_or(|layout| layouts.contains(&layout))
        };
        let fair = fair.filter(is_of_this_game);
        let kept = Record {
            game: game.id().name().to_owned(),
            rules: Some(game.id().info().rules),
            options: game.options(),
            seats: record
                .seats
                .as_ref()
                .map(|_| seats.iter().map(SeatRow::name).collect()),
            by: by.collect(),
            incidents: incidents.collect(),
            fair: fair.map(|fair| fair.to_value()),
            events,
            ..Record::default()
        };
        let kept = kept.to_value();
        let bytes = kept.to_string().len() as u64;
        let sum = self.imported.fetch_add(bytes, Ordering::Relaxed) + bytes;
        let wanted = TableRow {
            game: game.id().name().to_owned(),
            rules: Some(game.id().info().rules),
            options: game.options(),
            seats,
            phase: Phase::Over,
            imported: Some(kept),
            ..TableRow::default()
        };
        let made = match self.callers.kept_imports(sum) {
            Ok(()) => self.make(wanted).await,
            Err(problem) => Err(problem),
        };
        if made.is_err() {
            self.imported.fetch_sub(bytes, Ordering::Relaxed);
        }
        made.map(|Created { table, host }| Imported { table, host })
    }

    /// Counts and logs a failure of the store. The change may have been made or not.
    pub(crate) fn failed(&self, error: &StoreError) -> ProblemReport {
        self.metrics.store_failures.inc();
        tracing::error!(%error, "the store failed");
        Problem::Unavailable.about("the store failed; try again")
    }

    /// The tables that strangers may join: a seat is free, and somebody who sits there is connected. The
    /// newest come first, and no address has more than a few of them.
    pub(crate) async fn listed(&self) -> Result<Vec<ListedTable>, ProblemReport> {
        let looked = self.look_elsewhere().await;
        looked.map_err(|error| self.failed(&error))?;
        Ok(self.lobby.open_tables())
    }

    /// The page's own address, with a slash at its end: the operator's, or the one that a client has used.
    pub(crate) fn own_address(&self, headers: &HeaderMap) -> Option<String> {
        if let Some(url) = &self.public_url {
            return Some(format!("{}/", url.as_str().trim_end_matches('/')));
        }
        let scheme = match self.is_encrypted {
            true => "https",
            false => "http",
        };
        let host = self.callers.host(headers)?;
        Some(format!("{scheme}://{host}/"))
    }

    /// Refuses if bots play at too many tables of this address already.
    pub(crate) fn may_have_bots(&self, from: Caller) -> Result<(), ProblemReport> {
        let tables = held(&self.bot_tables);
        let own = tables.values().filter(|owner| **owner == from.0);
        self.callers.bot_tables(own.count())
    }

    /// Notes that bots begin to play at a table that this address starts, unless they play at too many of
    /// its tables already.
    pub(crate) fn bots_play(&self, id: &TableId, from: Caller) -> Result<(), ProblemReport> {
        let mut tables = held(&self.bot_tables);
        let own = tables.iter().filter(|(_, owner)| **owner == from.0);
        self.callers.bot_tables(own.count())?;
        tables.insert(id.clone(), from.0);
        Ok(())
    }

    /// Notes that bots play at a table no longer.
    pub(crate) fn bots_rest(&self, id: &TableId) {
        held(&self.bot_tables).remove(id);
    }

    /// Checks whether the server can do its work: it writes to the store. Many clients that ask at the same
    /// time share one answer.
    pub(crate) async fn check_health(&self) -> Health {
        let mut last = self.health.lock().await;
        if let Some((at, health)) = &*last
            && at.elapsed() < HEALTH_AGE
        {
            return health.clone();
        }
        // As large as a usual turn or larger, so that it needs the room on the disk that a turn needs.
        let text = format!("{:x}", secret::random::<1>().map_or(0, |[byte]| byte));
        let text = text.repeat(PROBE / text.len());
        let written = tokio::time::timeout(HEALTH, self.store.probe(text)).await;
        let store = match written {
            Ok(Ok(())) => Part::Well,
            Ok(Err(error)) => Part::Fails(error.to_string()),
            Err(_) => Part::Fails(format!("the store has not answered within {HEALTH:?}")),
        };
        let health = Health { store };
        *last = Some((Instant::now(), health.clone()));
        health
    }
}

/// How long the store may take to answer a health check.
const HEALTH: Duration = Duration::from_secs(5);

/// How long the outcome of a health check is shared.
const HEALTH_AGE: Duration = Duration::from_millis(500);

/// How many bytes a health check writes.
const PROBE: usize = 4096;

/// What a health check found, by part of the server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Health {
    pub(crate) store: Part,
}

/// The health of a part.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Part {
    Well,
    /// It fails, for this reason.
    Fails(String),
}

/// An incident of a record, written anew; none if it is of another game, or this version does not know it.
fn known_incident(line: &str, seats: usize, events: usize) -> Option<String> {
    let mut incident: Incident = line.parse().ok()?;
    let is_here = |seat: Seat| seat.index() < seats;
    match &mut incident.what {
        Happening::Vote { by, .. } if !is_here(*by) => return None,
        Happening::Replaced { name, .. } | Happening::Sit { name, .. } => {
            *name = presentable(name).unwrap_or_default();
        }
        _ => {}
    }
    let fits = incident.ply <= events && incident.what.seat().is_none_or(is_here);
    fits.then(|| incident.to_string())
}

/// The events of a record in their canonical form.
fn canonical(record: &Record) -> Result<Vec<String>, RecordError> {
    let mut game = takht_games::begin(record)?;
    let mut events = Vec::with_capacity(record.events.len());
    for (index, event) in record.events.iter().enumerate() {
        let played = game.play(event);
        events.push(played.map_err(|refused| RecordError::of_event(index, event, refused))?);
    }
    Ok(events)
}

fn held<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

fn no_table(id: &TableId) -> ProblemReport {
    Problem::NoSuchTable.about(format!("there is no table {id}"))
}

/// The problem for a client whose table was just unloaded. A second request loads it again.
pub(crate) fn put_away() -> ProblemReport {
    Problem::Unavailable.about("the server has just unloaded the table; try again")
}
