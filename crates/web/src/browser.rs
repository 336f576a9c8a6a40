//! What the browser gives: storage, random numbers, a clock, files to save.

use std::time::Duration;

use takht_bots::Clock;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{HtmlElement, Storage};

use crate::session::Dice;

fn storage() -> Option<Storage> {
    web_sys::window()?.local_storage().ok()?
}

/// What was kept under a name.
pub fn kept(name: &str) -> Option<String> {
    storage()?.get_item(&format!("takht-{name}")).ok()?
}

/// Keeps a text under a name; says false if the browser does not allow that.
pub fn keep(name: &str, text: &str) -> bool {
    let kept = storage().map(|storage| storage.set_item(&format!("takht-{name}"), text));
    matches!(kept, Some(Ok(())))
}

/// Keeps nothing under a name any more.
pub fn forget(name: &str) {
    if let Some(storage) = storage() {
        // What cannot be forgotten is not there.
        let _ = storage.remove_item(&format!("takht-{name}"));
    }
}

/// Random numbers of the browser, good enough for keys.
pub struct Random;

impl Dice for Random {
    fn fill(&mut self, bytes: &mut [u8]) {
        // Every browser that runs this has them.
        let _ = getrandom::fill(bytes);
    }
}

/// A number that nobody can guess.
pub fn random_number() -> u32 {
    let mut bytes = [0; 4];
    Random.fill(&mut bytes);
    u32::from_le_bytes(bytes)
}

/// The browser's clock.
pub struct Watch;

impl Clock for Watch {
    fn now(&self) -> Duration {
        Duration::from_secs_f64(js_sys::Date::now() / 1_000.0)
    }
}

/// The languages the person prefers, as the browser says.
pub fn preferred_languages() -> Vec<String> {
    let languages = web_sys::window().map(|window| window.navigator().languages());
    let languages = languages
        .into_iter()
        .flat_map(|list| list.iter().collect::<Vec<_>>());
    languages
        .filter_map(|language| language.as_string())
        .collect()
}

/// Sets an attribute of the whole document.
pub fn set_root(name: &str, value: &str) {
    let document = web_sys::window().and_then(|window| window.document());
    if let Some(root) = document.and_then(|document| document.document_element()) {
        // Only names that are no names fail.
        let _ = root.set_attribute(name, value);
    }
}

/// True if the person prefers dark colours.
pub fn prefers_dark() -> bool {
    web_sys::window()
        .and_then(|window| window.match_media("(prefers-color-scheme: dark)").ok()?)
        .is_some_and(|query| query.matches())
}

/// Lets the person save a text as a file.
pub fn save_file(name: &str, text: &str) -> Result<(), JsValue> {
    let document = web_sys::window()
        .and_then(|window| window.document())
        .ok_or(JsValue::NULL)?;
    let blob = web_sys::Blob::new_with_str_sequence(&js_sys::Array::of1(&text.into()))?;
    let link = web_sys::Url::create_object_url_with_blob(&blob)?;
    let anchor: HtmlElement = document.create_element("a")?.dyn_into()?;
    anchor.set_attribute("href", &link)?;
    anchor.set_attribute("download", name)?;
    anchor.click();
    web_sys::Url::revoke_object_url(&link)
}
