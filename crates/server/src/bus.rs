//! How the servers over one store tell each other that a table has changed. A message is only a hint: the
//! change itself is in the store, and a server that gets no hints polls the store.

mod nats;

use std::time::Duration;

use async_trait::async_trait;
use takht_protocol::{Said, TableId};

pub use crate::lobby::Somebody;
pub use nats::{Nats, NoNats};

/// What servers tell each other.
#[derive(Clone, Debug, PartialEq)]
pub enum Hint {
    /// A table has changed.
    Table(TableId),
    /// A player has said something at a table. This alone is nowhere in the store.
    Said(TableId, Said),
    /// People who look for others have been put together.
    Paired,
    /// So many people are present at the server with this name.
    Present(String, u32),
    /// These people show themselves in the lobby of the server with this name.
    People(String, Vec<Somebody>),
}

/// Carries hints between servers.
#[async_trait]
pub trait Bus: Send + Sync + 'static {
    /// Tells the other servers something. Does not wait.
    fn hint(&self, hint: Hint);

    /// Tells the other servers that a table has changed. Does not wait.
    fn tell(&self, table: &TableId) {
        self.hint(Hint::Table(table.clone()));
    }

    /// Waits for what another server tells next.
    async fn hear(&self) -> Hint;

    /// How long a server waits without hints before it polls the store.
    fn silence(&self) -> Duration;
}

/// A bus without other servers.
#[derive(Clone, Copy, Debug, Default)]
pub struct Alone;

#[async_trait]
impl Bus for Alone {
    fn hint(&self, _: Hint) {}

    async fn hear(&self) -> Hint {
        std::future::pending().await
    }

    fn silence(&self) -> Duration {
        Duration::from_secs(2)
    }
}
