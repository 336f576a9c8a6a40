//! What the page knows: games in progress, tables of the server, and which page is open. Nothing here
//! draws.

pub(crate) mod clocks;
pub(crate) mod identity;
pub(crate) mod live_games;
pub(crate) mod lobby;
pub(crate) mod navigation;
pub(crate) mod online_table;
pub(crate) mod operator;
pub(crate) mod own_seat;
pub(crate) mod own_tables;
pub(crate) mod person;
pub(crate) mod seating;
pub mod session;
pub(crate) mod table_model;
pub(crate) mod table_trouble;
pub(crate) mod waiting_tables;
