//! The web page: Takht in a browser, with a server or without one.
//!
//! Each layer uses only the layers below it. `transport` talks to the server and to the worker in
//! which bots think. `model` holds what the page knows, first of all the [`session`]. `board` holds
//! what the boards of all games share, and `games` has a folder for each game. `pages` shows it all.
//! A board returns what the person wants as an intent, and the page carries it out.

// The component macro generates public items.
#![allow(unreachable_pub)]

mod animation;
mod board;
mod browser;
mod changing;
mod games;
mod i18n;
mod model;
mod on;
mod pages;
mod transport;

pub use model::session;

use wasm_bindgen::prelude::wasm_bindgen;

/// Opens the page in a language, with the sentences of that language.
#[wasm_bindgen]
pub fn open(lang: &str, words: String) {
    console_error_panic_hook::set_once();
    pages::open(lang.parse().unwrap_or_default(), words);
}
