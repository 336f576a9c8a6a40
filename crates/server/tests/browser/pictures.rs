//! Takes screenshots of the main pages in every language, for the documentation: `cargo xtask pictures`.

use std::path::{Path, PathBuf};
use std::time::Duration;

use base64::prelude::{BASE64_STANDARD, Engine};
use serde_json::json;

use crate::browser::{Browser, Screen};
use crate::house::House;
use crate::playing::{By, Player};
use crate::wait_for;

/// The quality of the screenshots, of 100.
const QUALITY: u32 = 62;

async fn take(browser: &Browser, folder: &Path, name: &str) {
    browser.run("scrollTo(0, 0)").await;
    // Wait until animations have ended.
    tokio::time::sleep(Duration::from_millis(400)).await;
    let picture = browser
        .command(
            "Page.captureScreenshot",
            json!({ "format": "webp", "quality": QUALITY }),
        )
        .await;
    let bytes = BASE64_STANDARD.decode(picture["data"].as_str().unwrap());
    std::fs::write(folder.join(format!("{name}.webp")), bytes.unwrap()).unwrap();
}

#[test]
#[ignore = "makes pictures: cargo xtask pictures"]
fn pictures() {
    let folder = PathBuf::from(std::env::var("TAKHT_PICTURES").unwrap());
    std::fs::create_dir_all(&folder).unwrap();
    wait_for(async {
        let house = House::open().await;
        for lang in ["en", "fa", "ar", "tr"] {
            let browser = Browser::open(Screen::Wide, lang).await;
            let address = &house.address;
            browser.client.goto(address).await.unwrap();
            browser.find(".home .art svg").await;
            take(&browser, &folder, &format!("home-{lang}")).await;
            for (game, plies) in [
                ("kingdomino", 34),
                ("kingdom-builder", 60),
                ("capture", 130),
            ] {
                browser
                    .client
                    .goto(&format!("{address}#new/{game}"))
                    .await
                    .unwrap();
                browser.click("#start").await;
                browser.find(".board svg").await;
                let mut player = Player::new(&browser, By::Clicks, 11);
                // Stop at a moment with something to choose on the board.
                player
                    .play_on(|look| {
                        look["plies"].as_u64() >= Some(plies) && look["lit"].as_u64() > Some(1)
                    })
                    .await;
                take(&browser, &folder, &format!("{game}-{lang}")).await;
            }
            browser
                .client
                .goto(&format!("{address}#rules/kingdomino"))
                .await
                .unwrap();
            browser.find(".rules").await;
            take(&browser, &folder, &format!("rules-{lang}")).await;
            browser.client.close().await.unwrap();
        }
    });
}
