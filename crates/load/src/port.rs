//! Ports to come back to.

use std::io;
use std::net::{Ipv4Addr, TcpListener};
use std::ops::Range;

/// Below those that systems give to whoever connects: while a server is down, one of those could be taken
/// by a connection, even by one that is looking for the server itself.
const PORTS: Range<u16> = 10_000..32_768;

/// How many are tried.
const TRIES: usize = 100;

/// A port that nobody listens on, and that nobody is given by chance.
pub fn free_port() -> io::Result<u16> {
    let mut last = io::Error::from(io::ErrorKind::AddrInUse);
    for _ in 0..TRIES {
        let drawn = getrandom::u32().map_err(io::Error::other)?;
        let port = PORTS.start + (drawn % u32::from(PORTS.end - PORTS.start)) as u16;
        match TcpListener::bind((Ipv4Addr::UNSPECIFIED, port)) {
            Ok(_) => return Ok(port),
            Err(error) => last = error,
        }
    }
    Err(last)
}
