//! The pages, one file each. They carry out the intents of the boards and change the model.

mod app;
mod avatar;
mod coach;
mod curve;
mod dates;
mod dragging;
mod ending;
mod home;
mod later;
mod learn;
mod lesson;
mod lobby;
mod map_window;
mod menu;
mod online;
mod online_parts;
mod operator;
mod own_tables;
mod partner;
mod person;
mod players;
mod preferences;
mod replay;
mod rules;
mod scoring;
mod setup;
mod share;
mod table;
mod talk;
mod typed;
mod unknown;

pub(crate) use app::open;
