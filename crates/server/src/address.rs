//! The links under which other devices on the same network reach this server.

use std::net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket};

/// Destinations for asking the system which of its own addresses it would send from; no packet is ever
/// sent. The first is reserved for documentation; the others lie in the ranges of private networks.
const SOMEWHERE: [Ipv4Addr; 4] = [
    Ipv4Addr::new(192, 0, 2, 1),
    Ipv4Addr::new(192, 168, 255, 254),
    Ipv4Addr::new(10, 255, 255, 254),
    Ipv4Addr::new(172, 31, 255, 254),
];

/// The links under which other devices reach a server that listens at `listens`; none if it listens on
/// the loopback address.
pub fn links_for_others(listens: SocketAddr, encrypted: bool) -> Vec<String> {
    let scheme = match encrypted {
        true => "https",
        false => "http",
    };
    let found = match listens.ip() {
        ip if ip.is_unspecified() => SOMEWHERE.into_iter().find_map(sent_from),
        ip => Some(ip).filter(|ip| !ip.is_loopback()),
    };
    let links = found.map(|ip| format!("{scheme}://{}/", SocketAddr::new(ip, listens.port())));
    links.into_iter().collect()
}

/// The address that this device would send from to reach `to`.
fn sent_from(to: Ipv4Addr) -> Option<IpAddr> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    // Connecting a UDP socket sends nothing: the system only chooses a route.
    socket.connect((to, 9)).ok()?;
    let ip = socket.local_addr().ok()?.ip();
    Some(ip).filter(|ip| !ip.is_loopback() && !ip.is_unspecified())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_listens_for_everyone_is_found_by_others_and_what_does_not_is_not() {
        let links = |address: &str| links_for_others(address.parse().unwrap(), false);
        assert!(links("127.0.0.1:7777").is_empty());
        assert!(links("[::1]:7777").is_empty());
        assert_eq!(links("192.168.1.7:80"), ["http://192.168.1.7:80/"]);
        // The link found depends on the machine's network; it must never be a loopback address.
        for link in links("0.0.0.0:7777") {
            assert!(
                !link.contains("127.0.0.1") && !link.contains("0.0.0.0"),
                "{link}"
            );
        }
    }
}
