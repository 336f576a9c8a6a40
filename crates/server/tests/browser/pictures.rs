//! Pictures of the main screens in every language, for whoever reads about the table:
//! `cargo xtask pictures` has them made.

use std::path::{Path, PathBuf};
use std::time::Duration;

use base64::prelude::{BASE64_STANDARD, Engine};
use serde_json::json;

use crate::browser::{Browser, Screen};
use crate::house::House;
use crate::playing::{By, Player};
use crate::wait_for;

/// How good the pictures are, of 100; they are looked at, not measured.
const QUALITY: u32 = 62;

async fn take(browser: &Browser, folder: &Path, name: &str) {
    browser.run("scrollTo(0, 0)").await;
    // What moves comes to rest.
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
                // A moment at which there is something to choose on the board.
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
