//! How servers over one store tell each other that something is new. It is never more than a hint:
//! what is new is in the store, and whoever hears nothing looks there by themselves.

mod nats;

use std::time::Duration;

use async_trait::async_trait;
use takht_protocol::TableId;

pub use nats::{Nats, NoNats};

/// A way between servers.
#[async_trait]
pub trait Bus: Send + Sync + 'static {
    /// Says that something is new at a table. Does not wait.
    fn tell(&self, table: &TableId);

    /// The next table that another server says something is new at.
    async fn hear(&self) -> TableId;

    /// How long whoever hears nothing waits before they look for themselves.
    fn silence(&self) -> Duration;
}

/// No way to anyone.
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
