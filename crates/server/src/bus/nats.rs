//! Hints over NATS.

use std::time::Duration;

use async_nats::connection::State;
use async_nats::{Client, ConnectOptions, Subscriber};
use async_trait::async_trait;
use futures_util::StreamExt;
use tokio::sync::{Mutex, mpsc};

use super::{Bus, Hint};

/// The prefix of the subjects of changed tables; the table's name follows it.
const TABLE: &str = "takht.table.";

/// The prefix of the subjects of what players say; the table's name follows it.
const SAID: &str = "takht.said.";

/// The subject of people who have been put together.
const PAIRED: &str = "takht.paired";

/// The prefix of the subjects of how many people are present; the server's name follows it.
const PRESENT: &str = "takht.present.";

/// The prefix of the subjects of who shows themselves in the lobby; the server's name follows it.
const PEOPLE: &str = "takht.people.";

/// All subjects.
const SUBJECTS: &str = "takht.>";

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
    said: mpsc::Sender<Hint>,
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
        let heard = client.subscribe(SUBJECTS).await;
        let heard = heard.map_err(|error| failed(&error))?;
        let (said, mut waiting) = mpsc::channel::<Hint>(WAITING);
        let sender = client.clone();
        tokio::spawn(async move {
            while let Some(hint) = waiting.recv().await {
                let (subject, content) = match hint {
                    Hint::Table(table) => (format!("{TABLE}{table}"), Vec::new()),
                    Hint::Said(table, said) => {
                        let said = serde_json::to_vec(&said).unwrap_or_default();
                        (format!("{SAID}{table}"), said)
                    }
                    Hint::Paired => (PAIRED.to_owned(), Vec::new()),
                    Hint::Present(node, count) => {
                        (format!("{PRESENT}{node}"), count.to_string().into_bytes())
                    }
                    Hint::People(node, people) => {
                        let people = serde_json::to_vec(&people).unwrap_or_default();
                        (format!("{PEOPLE}{node}"), people)
                    }
                };
                sender.publish(subject, content.into()).await.ok();
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

/// What a message says; none if this version does not know it.
fn read(subject: &str, content: &[u8]) -> Option<Hint> {
    if let Some(table) = subject.strip_prefix(TABLE) {
        return Some(Hint::Table(table.parse().ok()?));
    }
    if let Some(table) = subject.strip_prefix(SAID) {
        let said = serde_json::from_slice(content).ok()?;
        return Some(Hint::Said(table.parse().ok()?, said));
    }
    if let Some(node) = subject.strip_prefix(PRESENT) {
        let count = std::str::from_utf8(content).ok()?.parse().ok()?;
        return Some(Hint::Present(node.to_owned(), count));
    }
    if let Some(node) = subject.strip_prefix(PEOPLE) {
        let people = serde_json::from_slice(content).ok()?;
        return Some(Hint::People(node.to_owned(), people));
    }
    (subject == PAIRED).then_some(Hint::Paired)
}

#[async_trait]
impl Bus for Nats {
    fn hint(&self, hint: Hint) {
        self.said.try_send(hint).ok();
    }

    async fn hear(&self) -> Hint {
        let mut heard = self.heard.lock().await;
        while let Some(message) = heard.next().await {
            if let Some(hint) = read(&message.subject, &message.payload) {
                return hint;
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
