//! A bot's seat at the table of a server.

mod link;
mod network;
mod notes;
mod player;

pub(crate) use link::TableLink;
pub(crate) use player::{Guest, Manner, NoSeat, Told};
