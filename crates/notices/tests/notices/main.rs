//! Notices on all their ways: over real sockets, to receivers of the tests' own, from real databases.

#![allow(clippy::unwrap_used)]

mod browser;
mod feeds;
mod given_up;
mod limits;
mod mail;
mod mail_server;
mod mails;
mod outbox;
mod place;
mod postman;
mod push;
mod receiver;
mod renewal;
mod webhooks;
