//! `takht health`: asks a server on this device whether it is healthy.

use std::io::{self, Read, Write};
use std::net::{Ipv4Addr, SocketAddr, TcpStream};
use std::time::Duration;

use clap::Args;
use takht_core::Message;

use crate::console::{Console, Done, Failure};

/// Ask a server on this device whether it is healthy
///
/// Exits with 0 if the server can save tables, and with 1 if it cannot or does not answer. Containers and
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
            let said = head.lines().next().unwrap_or_default();
            let said = format!("{said} {body}");
            return Err(wrong(io::Error::other(said.trim().to_owned())));
        }
        let said = console.say(&Message::new("cli-health-well"));
        console.line(said)
    }
}

fn ask(address: SocketAddr) -> io::Result<String> {
    let mut server = TcpStream::connect_timeout(&address, PATIENCE)?;
    server.set_read_timeout(Some(PATIENCE))?;
    server.set_write_timeout(Some(PATIENCE))?;
    write!(
        server,
        "GET /health HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n"
    )?;
    let mut answer = Vec::new();
    server.take(LONGEST).read_to_end(&mut answer)?;
    Ok(String::from_utf8_lossy(&answer).into_owned())
}
