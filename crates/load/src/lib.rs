//! People who are none: they gather at a server's tables through its protocol, play whole games over
//! real sockets, come back when the connection breaks, and notice whatever is lost, doubled or changed.

pub mod crash;
mod crowd;
mod gathering;
pub mod moves;
mod person;
mod server;
mod service;

pub use gathering::{Fetched, gather, record, request};
pub use person::{Fault, Person, Tally, Watch};
pub use server::Server;
pub use service::{Cluster, NatsServer};
