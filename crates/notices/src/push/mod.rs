//! Web Push: messages that a browser gets although no page is open (RFC 8030).
//!
//! The crates for it bring OpenSSL, or a second set of elliptic curves and RSA for one signature; `ring`,
//! which the server's TLS needs anyway, has all the primitives.

pub mod encryption;
mod message;
mod vapid;

pub(crate) use message::{Browser, deliver};
pub use vapid::{BadKey, VapidKey};
