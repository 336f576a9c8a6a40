//! Simulated guests, who watch a table and send nothing.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use takht_protocol::TableId;
use tokio::task::JoinSet;

use crate::fault::Fault;
use crate::talk::Talk;

/// How many connect at once.
const TOGETHER: usize = 64;

/// How many sockets to open from one address: fewer than it has ports.
const OF_AN_ADDRESS: usize = 20_000;

/// Guests who watch until this is dropped.
pub struct Guests {
    here: Arc<AtomicUsize>,
    _staying: JoinSet<()>,
}

impl Guests {
    /// Connects `many` guests, spread over some tables.
    pub async fn come(address: &str, tables: &[TableId], many: usize) -> Result<Self, Fault> {
        let here = Arc::new(AtomicUsize::new(0));
        let mut staying = JoinSet::new();
        let mut connecting: JoinSet<Result<Talk, Fault>> = JoinSet::new();
        let mut next = 0;
        while next < many || !connecting.is_empty() {
            if next < many && connecting.len() < TOGETHER {
                let from = [127, 0, 0, 2 + (next / OF_AN_ADDRESS) as u8];
                let (address, table) = (address.to_owned(), tables[next % tables.len()].clone());
                connecting.spawn(async move { Talk::open(&address, from, &table, None).await });
                next += 1;
            } else if let Some(connected) = connecting.join_next().await {
                let talk = connected.map_err(|error| Fault::of(&error))??;
                let here = here.clone();
                here.fetch_add(1, Ordering::Relaxed);
                staying.spawn(async move {
                    talk.stay().await;
                    here.fetch_sub(1, Ordering::Relaxed);
                });
            }
        }
        Ok(Self {
            here,
            _staying: staying,
        })
    }

    /// How many are still connected.
    pub fn here(&self) -> usize {
        self.here.load(Ordering::Relaxed)
    }
}
