//! Measures how much memory idle sockets cost the server.

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use http::Method;
use takht_protocol::{Created, TableId, TableSnapshot};

use crate::fault::Fault;
use crate::guests::Guests;
use crate::http_client::ask;
use crate::population::{Count, every_game, play_game};
use crate::server::Server;
use crate::simulated_player::Manner;

/// How many sockets to open.
#[derive(Clone, Copy, Debug)]
pub struct Size {
    /// How many sockets.
    pub sockets: usize,
    /// At how many tables.
    pub tables: usize,
    /// Whether to play a whole game at each table first, so that a client gets many events.
    pub played: bool,
    /// For how many seconds the sockets stay open before the measurement.
    pub seconds: u64,
}

/// The server's memory in kB, measured three times.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Measured {
    /// Before the first request.
    pub at_first: u64,
    /// With all tables in memory, and no client connected.
    pub with_tables: u64,
    /// With all sockets open.
    pub with_sockets: u64,
    /// How many sockets there were.
    pub sockets: usize,
}

impl Measured {
    /// The memory for each socket, in kB.
    pub fn each(&self) -> f64 {
        self.with_sockets.saturating_sub(self.with_tables) as f64 / self.sockets.max(1) as f64
    }
}

/// How many files a process has open beside its sockets.
pub(crate) const OTHER_FILES: u64 = 100;

/// Opens the sockets, measures, and then plays games while they are open.
pub async fn run(program: &Path, size: Size) -> Result<Measured, Fault> {
    allow_files(size.sockets as u64 + OTHER_FILES)?;
    let data = tempfile::tempdir().map_err(|error| Fault::of(&error))?;
    let server = Server::start(program, data.path(), None).await;
    let server = server.map_err(|error| Fault::of(&error))?;
    let address = server.address();
    let memory = || server.memory().map_err(|error| Fault::of(&error));
    let at_first = memory()?;
    let tables = create_table(&address, size.tables, size.played).await?;
    let with_tables = memory()?;
    let guests = Guests::come(&address, &tables, size.sockets).await?;
    tokio::time::sleep(Duration::from_secs(size.seconds)).await;
    let left = size.sockets - guests.here();
    if left > 0 {
        return Err(Fault::new(format!("{left} sockets were closed")));
    }
    let with_sockets = memory()?;
    // The server must serve players as if the idle sockets were not there.
    let count = Arc::new(Count::default());
    for (wanted, players) in every_game() {
        let addresses = vec![address.clone(); players];
        play_game(&address, &addresses, &wanted, &Manner::default(), &count).await?;
    }
    drop(guests);
    Ok(Measured {
        at_first,
        with_tables,
        with_sockets,
        sockets: size.sockets,
    })
}

/// Raises the limit of open files, for this process and the server that it starts.
pub(crate) fn allow_files(needed: u64) -> Result<(), Fault> {
    let allowed = rlimit::increase_nofile_limit(needed).map_err(|error| Fault::of(&error))?;
    match allowed >= needed {
        true => Ok(()),
        false => Err(Fault::new(format!(
            "{needed} open files are needed, and this system allows {allowed}: see `ulimit -Hn`"
        ))),
    }
}

/// Makes `many` tables, all in the server's memory.
async fn create_table(address: &str, many: usize, played: bool) -> Result<Vec<TableId>, Fault> {
    let mut tables = Vec::new();
    let count = Arc::new(Count::default());
    for (wanted, players) in every_game().iter().cycle().take(many) {
        tables.push(match played {
            true => {
                let addresses = vec![address.to_owned(); *players];
                play_game(address, &addresses, wanted, &Manner::default(), &count).await?
            }
            false => {
                let created: Created = ask(address, Method::POST, "/api/tables", wanted).await?;
                let path = format!("/api/tables/{}", created.table);
                let _: TableSnapshot = ask(address, Method::GET, &path, &()).await?;
                created.table
            }
        });
    }
    Ok(tables)
}
