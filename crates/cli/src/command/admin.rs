//! `takht admin`: what the operator of a server sees and does.

use std::io::{self, Read, Write};
use std::net::{Ipv4Addr, SocketAddr, TcpStream};
use std::time::Duration;

use clap::{Args, Subcommand};
use serde_json::{Value, json};

use crate::command::serve::admin_secret;
use crate::console::{Console, Done, Failure};

/// Look after a server on this device: its tables, its people, a table that is stuck
///
/// The answers are JSON. The server notes whatever changes something, and every export; `takht admin audit` shows
/// these notes. The server needs the same secret: see `takht serve --help`.
#[derive(Args)]
pub(crate) struct Admin {
    /// The port that the server listens on
    #[arg(long, default_value_t = 7777)]
    port: u16,

    /// The operator's secret; best given as a variable of the environment
    #[arg(long, value_name = "SECRET", env = "TAKHT_ADMIN_SECRET", hide_env_values = true,
        value_parser = admin_secret)]
    admin_secret: String,

    #[command(subcommand)]
    what: What,
}

#[derive(Subcommand)]
enum What {
    /// The tables where people gather or play
    Tables,
    /// The people who came last, and how many are connected
    People,
    /// What operators have done
    Audit,
    /// Everything that the server keeps about a person
    Export {
        /// The person's key: 64 hex digits
        key: String,
    },
    /// Remove a person's name; they choose another before they sit down again
    RemoveName {
        /// The person's key: 64 hex digits
        key: String,
    },
    /// Take back the last turns of a game that goes on; with a clock, the time of the player runs at once
    Undo {
        /// The table: twelve letters and digits, as in its link
        table: String,
        /// How many turns
        #[arg(default_value_t = 1)]
        turns: usize,
    },
    /// Play for the seat whose turn it is
    Patch {
        /// The table: twelve letters and digits, as in its link
        table: String,
        /// The events, one argument each: "pick 27"
        #[arg(required = true)]
        events: Vec<String>,
    },
}

/// How long the server may take to answer.
const PATIENCE: Duration = Duration::from_secs(30);

/// The most bytes to read of an answer.
const LONGEST: u64 = 16 * 1024 * 1024;

impl Admin {
    pub(crate) fn run(&self, console: &mut Console) -> Done {
        let (method, path, body, part) = match &self.what {
            What::Tables => ("GET", String::new(), Value::Null, Some("tables")),
            What::People => ("GET", String::new(), Value::Null, Some("people")),
            What::Audit => ("GET", String::new(), Value::Null, Some("audit")),
            What::Export { key } => ("GET", format!("/people/{key}"), Value::Null, None),
            What::RemoveName { key } => {
                ("DELETE", format!("/people/{key}/name"), Value::Null, None)
            }
            What::Undo { table, turns } => {
                let path = format!("/tables/{table}/undo");
                ("POST", path, json!({ "turns": turns }), None)
            }
            What::Patch { table, events } => {
                let path = format!("/tables/{table}/patch");
                ("POST", path, json!({ "play": events }), None)
            }
        };
        let address = SocketAddr::from((Ipv4Addr::LOCALHOST, self.port));
        let wrong = |error| Failure::File {
            name: format!("http://{address}/api/admin{path}"),
            error,
        };
        let answer = self.ask(address, method, &path, &body).map_err(wrong)?;
        let (head, body) = answer.split_once("\r\n\r\n").unwrap_or((&answer, ""));
        let status = head.split(' ').nth(1).unwrap_or_default();
        if !status.starts_with('2') {
            let said: Value = serde_json::from_str(body).unwrap_or_default();
            let said = said
                .get("about")
                .and_then(Value::as_str)
                .unwrap_or(body.trim());
            return Err(wrong(io::Error::other(format!("{status}: {said}"))));
        }
        let mut answer: Value = serde_json::from_str(body).unwrap_or_default();
        if let Some(part) = part {
            let present = answer.get("present").cloned();
            answer = answer.get(part).cloned().unwrap_or_default();
            if let (What::People, Some(present)) = (&self.what, present) {
                answer = json!({ "present": present, "people": answer });
            }
        }
        console.json(&answer)
    }

    fn ask(
        &self,
        address: SocketAddr,
        method: &str,
        path: &str,
        body: &Value,
    ) -> io::Result<String> {
        let mut server = TcpStream::connect_timeout(&address, PATIENCE)?;
        server.set_read_timeout(Some(PATIENCE))?;
        server.set_write_timeout(Some(PATIENCE))?;
        let body = body.to_string();
        let (secret, length) = (&self.admin_secret, body.len());
        // A path has no spaces, whatever the person typed.
        let path: String = path.split_whitespace().collect();
        // At once, because a server may answer and close as soon as it has seen enough.
        let asked = format!(
            "{method} /api/admin{path} HTTP/1.1\r\nHost: {address}\r\nAuthorization: Bearer {secret}\r\n\
             Content-Length: {length}\r\nConnection: close\r\n\r\n{body}"
        );
        server.write_all(asked.as_bytes())?;
        let mut answer = Vec::new();
        server.take(LONGEST).read_to_end(&mut answer)?;
        Ok(String::from_utf8_lossy(&answer).into_owned())
    }
}
