//! The page: the table in a browser, with a server and without.
//!
//! Layers look down only. `transport` speaks to servers and to the worker in which bots think; `model` is
//! what the page knows, [`session`] first; `board` is what the boards of all games share, and `games` has a
//! folder for each; `pages` show it all. A board returns what a person wants as an intent; the page carries
//! it out.

// The component macro makes public what it generates.
#![allow(unreachable_pub)]

mod board;
mod browser;
mod games;
mod i18n;
mod model;
mod pages;
mod transport;

pub use model::session;

use wasm_bindgen::prelude::wasm_bindgen;

/// Opens the page.
#[wasm_bindgen]
pub fn open() {
    console_error_panic_hook::set_once();
    pages::open();
}

/// Answers a question in the worker; an empty answer means that it made no sense.
#[wasm_bindgen]
#[must_use]
pub fn answer(question: &str) -> String {
    console_error_panic_hook::set_once();
    transport::answer_in_worker(question)
}
