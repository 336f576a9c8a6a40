//! What the operator of a server sees and does, with a secret that this tab keeps until it is closed.

use serde::Deserialize;
use serde_json::{Value, json};
use takht_protocol::{PersonKey, Problem, TableId};

use crate::browser;
use crate::transport::request::{self, Trouble};

/// The key of the secret in the storage of the tab.
const KEPT: &str = "operator";

/// The secret that this tab keeps.
pub(crate) fn kept_secret() -> Option<String> {
    browser::kept_in_tab(KEPT)
}

/// Keeps the secret in this tab, or forgets it.
pub(crate) fn keep_secret(secret: Option<&str>) {
    browser::keep_in_tab(KEPT, secret);
}

/// The server, as its operator sees it.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub(crate) struct ServerOverview {
    /// How many people are connected.
    pub(crate) present: u32,
    /// The tables where people gather or play, the most recently changed first.
    pub(crate) tables: Vec<ServerTable>,
    /// The people who came last.
    pub(crate) people: Vec<ServerPerson>,
    /// What operators have done, the last first.
    pub(crate) audit: Vec<Audit>,
}

/// A table of the server.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub(crate) struct ServerTable {
    pub(crate) table: TableId,
    pub(crate) game: String,
    /// `gathering`, `opening` or `playing`.
    pub(crate) phase: String,
    pub(crate) listed: bool,
    /// The seats, as records write them.
    pub(crate) seats: Vec<String>,
    /// When it changed last, in seconds since 1970.
    pub(crate) last: i64,
}

/// A person whom the server knows.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub(crate) struct ServerPerson {
    pub(crate) key: PersonKey,
    pub(crate) name: String,
}

/// What an operator has done.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub(crate) struct Audit {
    /// When, in seconds since 1970.
    pub(crate) at: i64,
    /// From where.
    pub(crate) who: String,
    pub(crate) what: String,
}

/// What an operator may do.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Act {
    /// Takes back the last turns of a table.
    Undo(TableId, usize),
    /// Plays these events for the seat whose turn it is.
    Patch(TableId, Vec<String>),
    /// Removes a person's name.
    RemoveName(PersonKey, String),
    /// Saves everything that the server keeps about a person.
    Export(PersonKey),
}

/// True if the server does not take the secret.
pub(crate) fn is_refused(trouble: &Trouble) -> bool {
    matches!(trouble, Trouble::Problem(report) if report.problem == Problem::WrongSecret)
}

/// What is going on at the server.
pub(crate) async fn overview(secret: &str) -> Result<ServerOverview, Trouble> {
    let found = request::get("admin", Some(secret)).await?;
    serde_json::from_value(found).map_err(|_| Trouble::Unreachable)
}

/// Does something, and returns what the server answers.
pub(crate) async fn act(secret: &str, act: &Act) -> Result<Value, Trouble> {
    match act {
        Act::Undo(table, turns) => {
            let path = format!("admin/tables/{table}/undo");
            request::post_as(&path, secret, json!({ "turns": turns }).to_string()).await
        }
        Act::Patch(table, events) => {
            let path = format!("admin/tables/{table}/patch");
            request::post_as(&path, secret, json!({ "play": events }).to_string()).await
        }
        Act::RemoveName(key, _) => {
            let removed = request::delete(&format!("admin/people/{key}/name"), secret).await;
            removed.map(|_| Value::Null)
        }
        Act::Export(key) => request::get(&format!("admin/people/{key}"), Some(secret)).await,
    }
}
