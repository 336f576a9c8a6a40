//! The page: the table in a browser, with a server and without.
//!
//! [`session`] is a game as one device sees it and [`thinking`] what bots are asked in the worker; both know
//! no browser. Around them the pages: [`app`] chooses what to show, `table` is a game being played,
//! `online` the tables of a server, `replay` one that was, `scoring` one of a real table, `rules` what is allowed; `board` draws.

// The component macro makes public what it generates.
#![allow(unreachable_pub)]

pub mod app;
mod board;
pub mod browser;
mod games;
mod home;
mod online;
mod players;
mod replay;
mod rules;
mod scoring;
pub mod session;
mod setup;
mod table;
pub mod thinking;
mod tongue;
mod worker;

use wasm_bindgen::prelude::wasm_bindgen;

/// Opens the page in the page.
#[wasm_bindgen]
pub fn open() {
    console_error_panic_hook::set_once();
    app::open();
}

/// Answers a question in the worker; an empty answer means that it made no sense.
#[wasm_bindgen]
#[must_use]
pub fn answer(question: &str) -> String {
    console_error_panic_hook::set_once();
    worker::answer(question)
}
