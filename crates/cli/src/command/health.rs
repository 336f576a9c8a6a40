//! `takht health`: whether a server on this device is well.

use std::io::{self, Read, Write};
use std::net::{Ipv4Addr, SocketAddr, TcpStream};
use std::time::Duration;

use clap::Args;
use takht_core::Message;

use crate::console::{Console, Done, Failure};

/// Ask a server on this device whether it is well
///
/// Ends with 0 if it can keep tables and with 1 if it cannot or does not answer: what containers and
/// service managers ask for. A server with a certificate of its own is asked by other means.
#[derive(Args)]
pub(crate) struct Health {
    /// The port that it listens on
    #[arg(long, default_value_t = 7777)]
    port: u16,
}

/// How long the server may take.
const PATIENCE: Duration = Duration::from_secs(4);

/// No answer about health is longer than this.
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
