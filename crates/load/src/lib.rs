//! Simulated clients for testing a server. They use its protocol to make tables and to play whole games
//! over real sockets, connect again when a connection breaks, and report anything lost, doubled or
//! changed.

mod attack;
mod caller;
pub mod crash;
mod fair_notes;
mod fault;
pub mod faults;
pub mod floods;
mod guests;
pub mod hostile;
mod http_client;
pub mod lobby;
pub mod moves;
mod network;
pub mod nodes;
mod pace;
pub mod pairing;
mod population;
mod port;
pub mod scale;
mod server;
mod service;
mod simulated_player;
pub mod sockets;
pub mod starve;
mod talk;
mod target_tables;
mod watch;

pub use fault::Fault;
pub use guests::Guests;
pub use http_client::{create_table, join, record, request};
pub use network::Happened;
pub use port::free_port;
pub use server::Server;
pub use service::{Cluster, NatsServer};
pub use simulated_player::{SimulatedPlayer, Tally};
pub use watch::{Latency, Watch};
