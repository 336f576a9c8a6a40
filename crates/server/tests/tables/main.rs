//! Tables through the protocol, as a client sees them: over HTTP and over real sockets.

#![allow(clippy::unwrap_used)]

mod admin;
mod backups;
mod called;
mod gone;
mod hosting;
mod hosts;
mod incidents;
mod invitations;
mod lobby;
mod nodes;
mod notices;
mod old_stores;
mod overviews;
mod pairing;
mod patience;
mod people;
mod person;
mod playing;
mod promises;
mod ratings;
mod room;
mod seating;
mod secrets;
mod week;
