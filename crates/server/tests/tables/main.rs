//! Tables through the protocol, as a client sees them: over HTTP and over real sockets.

#![allow(clippy::unwrap_used)]

mod hosting;
mod nodes;
mod old_stores;
mod playing;
mod promises;
mod room;
mod seating;
mod secrets;
