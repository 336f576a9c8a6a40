//! Hints over NATS.

use std::time::Duration;

use async_nats::connection::State;
use async_nats::{Client, ConnectOptions, Subscriber};
use async_trait::async_trait;
use futures_util::StreamExt;
use takht_protocol::TableId;
use tokio::sync::{Mutex, mpsc};

use super::Bus;

/// The prefix of all subjects; the table's name follows it.
const SUBJECT: &str = "takht.table.";

/// How many hints may wait to be sent. Further hints are dropped, since the other servers also poll the
/// store.
const WAITING: usize = 1024;

/// Why there is no connection to NATS.
#[derive(Debug, thiserror::Error)]
#[error("NATS: {0}")]
pub struct NoNats(String);

/// A connection to NATS. While it is broken this server gets no hints; it polls the store more often
/// instead.
#[derive(Debug)]
pub struct Nats {
    client: Client,
    said: mpsc::Sender<TableId>,
    heard: Mutex<Subscriber>,
}

impl Nats {
    /// Connects to `nats://host:4222`. If no NATS server answers yet, the client keeps trying in the
    /// background.
    pub async fn connect(address: &str) -> Result<Self, NoNats> {
        let failed = |error: &dyn std::fmt::Display| NoNats(error.to_string());
        let client = ConnectOptions::new()
            .name("takht")
            .no_echo()
            .retry_on_initial_connect()
            .reconnect_delay_callback(|tried| {
                Duration::from_millis((50 << tried.min(5)).min(1_000))
            })
            .connect(address)
            .await
            .map_err(|error| failed(&error))?;
        let heard = client.subscribe(format!("{SUBJECT}*")).await;
        let heard = heard.map_err(|error| failed(&error))?;
        let (said, mut waiting) = mpsc::channel::<TableId>(WAITING);
        let sender = client.clone();
        tokio::spawn(async move {
            while let Some(table) = waiting.recv().await {
                let subject = format!("{SUBJECT}{table}");
                sender.publish(subject, "".into()).await.ok();
            }
        });
        let heard = Mutex::new(heard);
        Ok(Self {
            client,
            said,
            heard,
        })
    }
}

#[async_trait]
impl Bus for Nats {
    fn tell(&self, table: &TableId) {
        self.said.try_send(table.clone()).ok();
    }

    async fn hear(&self) -> TableId {
        let mut heard = self.heard.lock().await;
        while let Some(message) = heard.next().await {
            let table = message.subject.strip_prefix(SUBJECT);
            if let Some(table) = table.and_then(|table| table.parse().ok()) {
                return table;
            }
        }
        // The subscription has ended: no more hints will arrive.
        std::future::pending().await
    }

    fn silence(&self) -> Duration {
        match self.client.connection_state() {
            State::Connected => Duration::from_secs(5),
            // No hints arrive without a connection, so the server has to poll often.
            State::Pending | State::Disconnected => Duration::from_millis(300),
        }
    }
}
