//! All tables of this server, those in memory and those on disk.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use takht_protocol::{Created, Gather, ListedTable, Problem, ProblemReport, TableId};
use tokio::sync::{Semaphore, mpsc, oneshot, watch};

use crate::live::{Ask, Live, unavailable};
use crate::secret;
use crate::store::{Kept, KeptSeat, Phase, Store, StoreError, Won};
use crate::table::Table;

/// How many questions to a table may wait.
const WAITING: usize = 256;

/// The most tables that are listed.
const LISTED: u32 = 100;

/// The longest that a table waits for someone, in seconds: thirty days.
const LONGEST_PATIENCE: u32 = 30 * 24 * 60 * 60;

/// How long clients are waited for at the end.
pub(crate) const FAREWELL: Duration = Duration::from_secs(5);

/// The tables.
pub(crate) struct Hall {
    pub(crate) store: Arc<dyn Store>,
    live: Mutex<HashMap<TableId, mpsc::Sender<Ask>>>,
    /// As many bots think at once.
    pub(crate) thinkers: Semaphore,
    /// True once the server stops.
    stopping: watch::Sender<bool>,
}

impl Hall {
    /// The hall over a store. Games that wait for a bot, or for nobody much longer, go on.
    pub(crate) async fn open(store: Arc<dyn Store>) -> Result<Arc<Self>, StoreError> {
        let cores = std::thread::available_parallelism().map_or(1, Into::into);
        let hall = Arc::new(Self {
            store,
            live: Mutex::default(),
            thinkers: Semaphore::new(cores),
            stopping: watch::Sender::new(false),
        });
        for (id, row) in hall.store.tables(Phase::Playing, false, u32::MAX).await? {
            let bots = row.kept.seats.iter();
            if bots
                .into_iter()
                .any(|seat| matches!(seat, KeptSeat::Bot(_)))
            {
                // One that cannot be read is told about when someone asks for it.
                hall.find(&id).await.ok();
            }
        }
        Ok(hall)
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
    }

    /// A table from the store.
    pub(crate) async fn load(&self, id: &TableId) -> Result<Option<Table>, StoreError> {
        let Some(row) = self.store.table(id).await? else {
            return Ok(None);
        };
        let turns = self.store.turns(id, 0).await?;
        Ok(Some(Table::fold(id.clone(), row, &turns)))
    }

    /// The way to ask a table; it is brought into memory if it is not.
    async fn find(self: &Arc<Self>, id: &TableId) -> Result<Option<mpsc::Sender<Ask>>, StoreError> {
        if let Some(found) = self.live().get(id) {
            return Ok(Some(found.clone()));
        }
        let Some(table) = self.load(id).await? else {
            return Ok(None);
        };
        // Someone else may have been quicker; then theirs is the one.
        let mut live = self.live();
        if let Some(found) = live.get(id) {
            return Ok(Some(found.clone()));
        }
        let (ask, inbox) = mpsc::channel(WAITING);
        live.insert(id.clone(), ask.clone());
        tokio::spawn(Live::run(self.clone(), table, inbox, ask.downgrade()));
        Ok(Some(ask))
    }

    fn live(&self) -> std::sync::MutexGuard<'_, HashMap<TableId, mpsc::Sender<Ask>>> {
        self.live.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A table is no longer in memory.
    pub(crate) fn forget(&self, id: &TableId) {
        self.live().remove(id);
    }

    /// Asks a table.
    pub(crate) async fn ask<T>(
        self: &Arc<Self>,
        id: &TableId,
        ask: impl FnOnce(oneshot::Sender<Result<T, ProblemReport>>) -> Ask,
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
    ) -> Result<mpsc::Sender<Ask>, ProblemReport> {
        let found = self.find(id).await.map_err(|error| unavailable(&error))?;
        found.ok_or_else(|| Problem::NoSuchTable.about(format!("there is no table {id}")))
    }

    /// A new table.
    pub(crate) async fn gather(&self, gather: Gather) -> Result<Created, ProblemReport> {
        let game = takht_games::start(&gather.game, &gather.options)
            .map_err(|error| Problem::BadGame.about(error.to_string()))?;
        if let Some(layout) = &gather.layout {
            let known = takht_games::entry(&gather.game).map(|entry| entry.layouts);
            if !known.is_ok_and(|known| known.contains(&layout.as_str())) {
                return Err(Problem::BadGame.about(format!("there is no layout {layout}")));
            }
        }
        if gather
            .patience
            .is_some_and(|patience| patience > LONGEST_PATIENCE)
        {
            let about = format!("patience is at most {LONGEST_PATIENCE} seconds");
            return Err(Problem::BadGame.about(about));
        }
        let chance = |error: secret::NoChance| Problem::Unavailable.about(error.to_string());
        let host = secret::draw().map_err(chance)?;
        let kept = Kept {
            game: game.name().to_owned(),
            options: game.options(),
            layout: gather.layout,
            listed: gather.listed,
            patience: gather.patience,
            host: secret::hash(&host),
            seed: base16ct::lower::encode_string(&secret::random::<32>().map_err(chance)?),
            seats: vec![KeptSeat::Nobody; game.players()],
            phase: Phase::Gathering,
        };
        let table = TableId::of(secret::random().map_err(chance)?);
        match self.store.create(&table, &kept).await {
            Ok(Won::Yes) => Ok(Created { table, host }),
            Ok(Won::No) => Err(Problem::Unavailable.about("the name was taken; ask again")),
            Err(error) => Err(unavailable(&error)),
        }
    }

    /// The tables that strangers may join.
    pub(crate) async fn list(&self) -> Result<Vec<ListedTable>, ProblemReport> {
        let tables = self.store.tables(Phase::Gathering, true, LISTED).await;
        let tables = tables.map_err(|error| unavailable(&error))?;
        let listed = tables.into_iter().map(|(table, row)| {
            let seats = &row.kept.seats;
            let free = seats.iter().filter(|seat| **seat == KeptSeat::Nobody);
            ListedTable {
                table,
                game: row.kept.game.clone(),
                free: free.count(),
                seats: seats.len(),
            }
        });
        Ok(listed.collect())
    }
}

/// A table has just left the memory; whoever asks again finds it.
pub(crate) fn put_away() -> ProblemReport {
    Problem::Unavailable.about("the table has just been put away; ask again")
}
