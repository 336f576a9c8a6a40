//! How the servers over one store tell each other that a table has changed. A message is only a hint: the
//! change itself is in the store, and a server that gets no hints polls the store.

mod nats;

use std::time::Duration;

use async_trait::async_trait;
use takht_protocol::TableId;

pub use nats::{Nats, NoNats};

/// Carries hints between servers.
#[async_trait]
pub trait Bus: Send + Sync + 'static {
    /// Tells the other servers that a table has changed. Does not wait.
    fn tell(&self, table: &TableId);

    /// Waits for the next table that another server has changed.
    async fn hear(&self) -> TableId;

    /// How long a server waits without hints before it polls the store.
    fn silence(&self) -> Duration;
}

/// A bus without other servers.
#[derive(Clone, Copy, Debug, Default)]
pub struct Alone;

#[async_trait]
impl Bus for Alone {
    fn tell(&self, _: &TableId) {}

    async fn hear(&self) -> TableId {
        std::future::pending().await
    }

    fn silence(&self) -> Duration {
        Duration::from_secs(2)
    }
}
