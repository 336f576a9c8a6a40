//! Ports for servers that are killed and started again.

use std::io;
use std::net::{Ipv4Addr, TcpListener};
use std::ops::Range;

/// Below the range from which systems take ports for outgoing connections. While a server is down, such a
/// connection could otherwise take its port, even one that looks for the server itself.
const PORTS: Range<u16> = 10_000..32_768;

/// How many ports to try.
const TRIES: usize = 100;

/// A free port that the system does not give to outgoing connections.
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
