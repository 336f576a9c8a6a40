//! Hints over NATS.

use std::time::Duration;

use async_nats::connection::State;
use async_nats::{Client, ConnectOptions, Subscriber};
use async_trait::async_trait;
use futures_util::StreamExt;
use takht_protocol::TableId;
use tokio::sync::{Mutex, mpsc};

use super::Bus;

/// What all subjects begin with; the name of the table follows.
const SUBJECT: &str = "takht.table.";

/// How many hints may wait to be sent. What is more is not said: whoever hears nothing looks for
/// themselves.
const WAITING: usize = 1024;

/// There is no way over NATS.
#[derive(Debug, thiserror::Error)]
#[error("NATS: {0}")]
pub struct NoNats(String);

/// A connection to NATS. While it is broken nothing is heard, and nothing else happens.
#[derive(Debug)]
pub struct Nats {
    client: Client,
    said: mpsc::Sender<TableId>,
    heard: Mutex<Subscriber>,
}

impl Nats {
    /// Connects, `nats://host:4222`; if nobody is there yet, it goes on trying.
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
        // The client is at its end; there is nothing more to hear.
        std::future::pending().await
    }

    fn silence(&self) -> Duration {
        match self.client.connection_state() {
            State::Connected => Duration::from_secs(5),
            // Nobody can say anything.
            State::Pending | State::Disconnected => Duration::from_millis(300),
        }
    }
}
