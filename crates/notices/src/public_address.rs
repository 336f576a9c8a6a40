//! Which addresses a server may call for a stranger.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

/// True for an address of the public internet. A server that called others for strangers would open its own
/// network to them.
pub fn is_public(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(address) => is_public_v4(address),
        IpAddr::V6(address) => is_public_v6(address),
    }
}

fn is_public_v4(address: Ipv4Addr) -> bool {
    let [a, b, c, _] = address.octets();
    // This network, private ones, this device, and those that carriers share among customers.
    let is_private = matches!(
        (a, b),
        (0 | 10 | 127, _) | (100, 64..=127) | (172, 16..=31) | (192, 168)
    );
    // Clouds answer there with credentials.
    let is_link_local = (a, b) == (169, 254);
    // Protocol assignments, documentation, relays, and benchmarks.
    let is_special = matches!(
        (a, b, c),
        (192, 0, 0 | 2) | (192, 88, 99) | (198, 18 | 19, _) | (198, 51, 100) | (203, 0, 113)
    );
    let is_multicast_or_reserved = a >= 224;
    !(is_private || is_link_local || is_special || is_multicast_or_reserved)
}

/// Only global unicast, and of it nothing that carries an IPv4 address or is for documentation. So addresses
/// that map or translate IPv4 ones are refused, too.
fn is_public_v6(address: Ipv6Addr) -> bool {
    let [a, b, ..] = address.segments();
    let is_global_unicast = (0x2000..=0x3fff).contains(&a);
    // Protocol assignments such as Teredo, documentation, and 6to4.
    let is_special = matches!(
        (a, b),
        (0x2001, 0..=0x01ff | 0x0db8) | (0x3fff, 0..=0x0fff) | (0x2002, _)
    );
    is_global_unicast && !is_special
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_public_internet_is_called() {
        for refused in [
            "0.0.0.0",
            "0.1.2.3",
            "10.0.0.1",
            "100.64.0.1",
            "100.127.255.255",
            "127.0.0.1",
            "127.255.0.1",
            "169.254.169.254",
            "172.16.0.1",
            "172.31.255.255",
            "192.0.0.8",
            "192.0.2.1",
            "192.88.99.1",
            "192.168.1.1",
            "198.18.0.1",
            "198.19.255.255",
            "198.51.100.1",
            "203.0.113.1",
            "224.0.0.1",
            "239.255.255.255",
            "240.0.0.1",
            "255.255.255.255",
            "::",
            "::1",
            "::127.0.0.1",
            "::ffff:127.0.0.1",
            "::ffff:8.8.8.8",
            "64:ff9b::7f00:1",
            "64:ff9b:1::1",
            "100::1",
            "2001::1",
            "2001:1ff::1",
            "2001:db8::1",
            "2002:7f00:1::",
            "3fff:fff::1",
            "fc00::1",
            "fd12::1",
            "fe80::1",
            "fec0::1",
            "ff02::1",
        ] {
            assert!(!is_public(refused.parse().unwrap()), "{refused}");
        }
        for allowed in [
            "1.1.1.1",
            "8.8.8.8",
            "100.63.255.255",
            "100.128.0.1",
            "126.1.1.1",
            "172.15.0.1",
            "172.32.0.1",
            "192.0.1.1",
            "192.167.1.1",
            "198.17.1.1",
            "198.20.1.1",
            "223.255.255.1",
            "2001:4860:4860::8888",
            "2606:4700::1111",
            "2a00::1",
            "3fff:1000::1",
        ] {
            assert!(is_public(allowed.parse().unwrap()), "{allowed}");
        }
    }
}
