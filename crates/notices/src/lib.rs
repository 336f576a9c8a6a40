//! Calls people who are away from their tables.
//!
//! A [`Call`] says what has happened at a table and for which seat. A [`Subscription`] says how the player of
//! a seat wants to hear of it: by Web Push, webhook, e-mail, or in a feed. The [`Outbox`] makes a notice of
//! each call and subscription, keeps it in a [`NoticeStore`], and delivers it.
//!
//! A notice is made once: its id follows from the call and the subscription, so any server may make it
//! again. It is delivered at least once: a server that is killed after the receiver's answer and before its
//! own note of it sends the notice again. Every delivery of a notice carries the same id, by which
//! receivers know repetitions.

mod atom;
mod calendar;
mod call;
mod delivery;
mod http_client;
mod mail;
mod outbox;
mod pace;
mod page;
mod public_address;
pub mod push;
mod random;
mod request;
mod sentences;
pub mod store;
mod subscription;
mod webhook;

pub use atom::atom;
pub use calendar::calendar;
pub use call::{Call, Kind, Notice, UnknownKind};
pub use delivery::{Channels, Outcome};
pub use http_client::HttpClient;
pub use mail::{BadMail, Mailer};
pub use outbox::{Outbox, Patience};
pub use pace::Pace;
pub use page::Page;
pub use public_address::is_public;
pub use random::NoChance;
pub use request::{BadRequest, Renewal, Request};
pub use sentences::Sentences;
pub use store::{NoticeStore, NoticeStoreError};
pub use subscription::{Channel, SeatOwner, Subscription};
pub use url::Url;
pub use webhook::signature;
