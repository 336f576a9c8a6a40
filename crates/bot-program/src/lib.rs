//! The bots as a program of their own for browsers. The page fetches it only when bots are to think, and
//! everybody else need not wait for it. QR codes and signatures are made here, too: few people need them, and never at
//! once.

mod identity;

use std::time::Duration;

use fast_qr::QRBuilder;
use takht_bots::Clock;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::wasm_bindgen;

/// The browser's clock.
struct Watch;

impl Clock for Watch {
    fn now(&self) -> Duration {
        // Pages and workers both have `performance`, but their global objects have different types.
        let performance = js_sys::Reflect::get(&js_sys::global(), &"performance".into());
        let performance = performance
            .ok()
            .and_then(|found| found.dyn_into::<web_sys::Performance>().ok());
        let now = performance.map_or(0.0, |performance| performance.now());
        Duration::from_secs_f64(now / 1_000.0)
    }
}

/// Answers a question. An empty answer means that the question was not valid.
#[wasm_bindgen]
#[must_use]
pub fn answer(question: &str) -> String {
    console_error_panic_hook::set_once();
    let answer = takht_thinking::answer(question, &Watch);
    answer
        .ok()
        .and_then(|answer| serde_json::to_string(&answer).ok())
        .unwrap_or_default()
}

/// The margin around a QR code, in squares: cameras need it to find the code.
const MARGIN: usize = 3;

/// A text as a QR code: how many squares its side has, and the dark squares as a path. An empty answer means
/// that the text is too long.
#[wasm_bindgen]
#[must_use]
pub fn code(text: &str) -> String {
    let Ok(code) = QRBuilder::new(text).build() else {
        return String::new();
    };
    let mut path = String::new();
    for row in 0..code.size {
        let line = &code[row];
        for column in (0..code.size).filter(|&column| line[column].value()) {
            path.push_str(&format!("M{} {}h1v1h-1z", column + MARGIN, row + MARGIN));
        }
    }
    format!("{} {path}", code.size + 2 * MARGIN)
}

/// The public key of an identity, in hex, from its secret seed in hex. An empty answer means that it is no seed.
#[wasm_bindgen]
#[must_use]
pub fn key(seed: &str) -> String {
    identity::key(seed).unwrap_or_default()
}

/// Signs a text with an identity: the seed in hex, a line break, and the text. The signature is in hex. An empty answer
/// means that it is no seed.
#[wasm_bindgen]
#[must_use]
pub fn sign(seed_and_text: &str) -> String {
    identity::sign(seed_and_text).unwrap_or_default()
}
