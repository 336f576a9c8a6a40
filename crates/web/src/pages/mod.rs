//! The pages, one file each. They carry out the intents of the boards and change the model.

mod app;
mod home;
mod online;
mod online_parts;
mod players;
mod replay;
mod rules;
mod scoring;
mod setup;
mod share;
mod table;

pub(crate) use app::open;
