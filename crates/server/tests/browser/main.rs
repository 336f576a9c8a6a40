//! The page in a real browser: whole games by clicks and by keys, in every language, on phones and on
//! wide screens.

#![allow(clippy::unwrap_used)]

mod accessible;
mod browser;
mod calls;
mod frames;
mod friends;
mod house;
mod layout;
mod learning;
mod leaving;
mod lobby;
#[path = "../../../notices/tests/notices/mail.rs"]
mod mail;
mod maps;
mod motion;
mod opening;
mod operator;
mod pictures;
mod playing;
#[path = "../../../notices/tests/notices/postman.rs"]
mod postman;
#[path = "../../../notices/tests/notices/browser.rs"]
mod push_end;
mod ratings;
mod strangers;
mod thinking;
mod tools;
mod trace;
mod trust;
mod weather;

use browser::{Browser, Screen};
use house::House;

/// Runs a test with a server and a browser of its own.
fn visit(screen: Screen, lang: &str, see: impl AsyncFnOnce(&mut House, &Browser)) {
    wait_for(async {
        let mut house = House::open().await;
        let browser = Browser::open(screen, lang).await;
        see(&mut house, &browser).await;
        browser.client.close().await.unwrap();
    });
}

/// Runs an asynchronous test.
fn wait_for<T>(work: impl Future<Output = T>) -> T {
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .worker_threads(2)
        .enable_all()
        .build();
    runtime.unwrap().block_on(work)
}
