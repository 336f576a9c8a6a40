//! Where others on the same network find a server.

use std::net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket};

/// Addresses that a packet may be on its way to; none is ever sent. The first is in nobody's network,
/// the others where households have theirs.
const SOMEWHERE: [Ipv4Addr; 4] = [
    Ipv4Addr::new(192, 0, 2, 1),
    Ipv4Addr::new(192, 168, 255, 254),
    Ipv4Addr::new(10, 255, 255, 254),
    Ipv4Addr::new(172, 31, 255, 254),
];

/// The links under which others find what listens there; none if only its own device does.
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

/// The address that this device would send from.
fn sent_from(to: Ipv4Addr) -> Option<IpAddr> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    // Nothing is sent by that: the system only says which way it would take.
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
        // Where there is a network at all, its address is no one that leads back here.
        for link in links("0.0.0.0:7777") {
            assert!(
                !link.contains("127.0.0.1") && !link.contains("0.0.0.0"),
                "{link}"
            );
        }
    }
}
