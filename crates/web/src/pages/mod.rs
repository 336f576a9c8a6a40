//! What is shown: one file a page. Pages own what boards want, and tell the model.

mod app;
mod home;
mod online;
mod online_parts;
mod players;
mod replay;
mod rules;
mod scoring;
mod setup;
mod table;

pub(crate) use app::open;
