//! A client at an address of its own, for servers that limit what one address may do.

use std::time::Duration;

use http::{Method, StatusCode};
use serde::Serialize;
use serde::de::DeserializeOwned;
use takht_protocol::{
    CreateTable, Created, ProblemReport, Seated, Sit, SitBot, Start, TableId, TableSnapshot,
};

use crate::fault::Fault;
use crate::http_client::{HttpClient, http_client_from, is_too_soon, request_with};
use crate::talk::Talk;

/// A client that connects from one of this machine's addresses.
pub(crate) struct Caller {
    server: String,
    from: [u8; 4],
    client: HttpClient,
}

/// How long a client waits before it repeats a request that came too soon.
const A_MOMENT: Duration = Duration::from_millis(100);

impl Caller {
    pub(crate) fn new(server: &str, from: [u8; 4]) -> Self {
        Self {
            server: server.to_owned(),
            from,
            client: http_client_from(from),
        }
    }

    /// Sends a request, and gives back the answer as it is.
    pub(crate) async fn request(
        &self,
        method: Method,
        path: &str,
        body: Vec<u8>,
    ) -> Result<(StatusCode, Vec<u8>), Fault> {
        let asked = request_with(&self.client, &self.server, method, path, None, body);
        let answer = asked.await;
        answer.ok_or_else(|| Fault::new(format!("{path}: no answer")))
    }

    /// Sends a request. Repeats it while it only came too soon: an address may send a few a second.
    pub(crate) async fn ask<T: DeserializeOwned>(
        &self,
        method: Method,
        path: &str,
        body: &impl Serialize,
    ) -> Result<Result<T, ProblemReport>, Fault> {
        let body = serde_json::to_vec(body).map_err(|error| Fault::of(&error))?;
        loop {
            let (status, answer) = self.request(method.clone(), path, body.clone()).await?;
            let unread = |error: serde_json::Error| {
                let said = String::from_utf8_lossy(&answer);
                Fault::new(format!("{path}: {status} {said}: {error}"))
            };
            if status.is_success() {
                let answer: &[u8] = if answer.is_empty() { b"null" } else { &answer };
                return serde_json::from_slice(answer).map(Ok).map_err(unread);
            }
            if !is_too_soon(&answer) {
                return serde_json::from_slice(&answer).map(Err).map_err(unread);
            }
            tokio::time::sleep(A_MOMENT).await;
        }
    }

    pub(crate) async fn create_table(
        &self,
        wanted: &CreateTable,
    ) -> Result<Result<Created, ProblemReport>, Fault> {
        self.ask(Method::POST, "/api/tables", wanted).await
    }

    pub(crate) async fn sit(
        &self,
        table: &TableId,
        sit: &Sit,
    ) -> Result<Result<Seated, ProblemReport>, Fault> {
        let path = format!("/api/tables/{table}/seats");
        self.ask(Method::POST, &path, sit).await
    }

    pub(crate) async fn sit_bot(
        &self,
        created: &Created,
        bot: &str,
    ) -> Result<Result<Seated, ProblemReport>, Fault> {
        let sit = SitBot {
            host: created.host.clone(),
            seat: None,
            bot: bot.to_owned(),
        };
        let path = format!("/api/tables/{}/bots", created.table);
        self.ask(Method::POST, &path, &sit).await
    }

    pub(crate) async fn start(
        &self,
        created: &Created,
    ) -> Result<Result<(), ProblemReport>, Fault> {
        let start = Start {
            secret: created.host.clone(),
        };
        let path = format!("/api/tables/{}/start", created.table);
        self.ask(Method::POST, &path, &start).await
    }

    pub(crate) async fn snapshot(&self, table: &TableId) -> Result<TableSnapshot, Fault> {
        let path = format!("/api/tables/{table}");
        self.ask(Method::GET, &path, &())
            .await?
            .map_err(|report| Fault::of(&report))
    }

    /// Connects to a table.
    pub(crate) async fn open(&self, table: &TableId, secret: Option<&str>) -> Result<Talk, Fault> {
        Talk::open(&self.server, self.from, table, secret).await
    }
}
