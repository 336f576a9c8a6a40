//! `takht health`: asks a server on this device whether it is healthy.

use std::io::{self, Read, Write};
use std::net::{Ipv4Addr, SocketAddr, TcpStream};
use std::time::Duration;

use clap::Args;
use serde_json::Value;
use takht_core::Message;

use crate::console::{Console, Done, Failure};

/// Ask a server on this device whether it is healthy
///
/// Exits with 0 if the server can save tables, and with 1 if it cannot or does not answer; then it prints
/// which part of the server fails. Containers and
/// service managers can run this command. It does not reach a server with its own certificate
/// (--tls-cert): check that one by other means.
#[derive(Args)]
pub(crate) struct Health {
    /// The port that the server listens on
    #[arg(long, default_value_t = 7777)]
    port: u16,
}

/// How long the server may take to answer.
const PATIENCE: Duration = Duration::from_secs(4);

/// The most bytes to read of an answer.
const LONGEST: u64 = 64 * 1024;

impl Health {
    pub(crate) fn run(&self, console: &mut Console) -> Done {
        let address = SocketAddr::from((Ipv4Addr::LOCALHOST, self.port));
        let wrong = |error| Failure::File {
            name: format!("http://{address}/health"),
            error,
        };
        let answer = ask(address).map_err(wrong)?;
        let (head, body) = answer.split_once("\r\n\r\n").unwrap_or((&answer, ""));
        let is_well = head.starts_with("HTTP/1.1 200");
        if !is_well {
            let said = failing_parts(body).unwrap_or_else(|| {
                let said = head.lines().next().unwrap_or_default();
                format!("{said} {body}").trim().to_owned()
            });
            return Err(wrong(io::Error::other(said)));
        }
        let said = console.say(&Message::new("cli-health-well"));
        console.line(said)
    }
}

/// The parts of the server that fail, each with what fails; none if the answer does not say.
fn failing_parts(body: &str) -> Option<String> {
    let report: Value = serde_json::from_str(body).ok()?;
    let parts = report.get("parts")?.as_object()?.iter();
    let failing = parts.filter_map(|(part, state)| match state.as_str()? {
        "well" => None,
        why => Some(format!("{part}: {why}")),
    });
    let failing: Vec<String> = failing.collect();
    (!failing.is_empty()).then(|| failing.join("; "))
}

fn ask(address: SocketAddr) -> io::Result<String> {
    let mut server = TcpStream::connect_timeout(&address, PATIENCE)?;
    server.set_read_timeout(Some(PATIENCE))?;
    server.set_write_timeout(Some(PATIENCE))?;
    // At once, because a server may answer and close as soon as it has seen enough.
    let asked = format!("GET /health HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n");
    server.write_all(asked.as_bytes())?;
    let mut answer = Vec::new();
    server.take(LONGEST).read_to_end(&mut answer)?;
    Ok(String::from_utf8_lossy(&answer).into_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_parts_that_fail_are_named() {
        let body = r#"{"well":false,"build":"1","parts":{"store":"disk full","bus":"well"}}"#;
        assert_eq!(failing_parts(body).as_deref(), Some("store: disk full"));
        let body = r#"{"well":false,"parts":{"a":"x","b":"y"}}"#;
        assert_eq!(failing_parts(body).as_deref(), Some("a: x; b: y"));
        for body in ["", "no JSON", "{}", r#"{"parts":{"store":"well"}}"#] {
            assert_eq!(failing_parts(body), None, "{body}");
        }
    }
}
