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

/// Plays a new game until there is something to choose on the board.
async fn play_until(browser: &Browser, address: &str, game: &str, plies: u64) {
    let page = format!("{address}#new/{game}");
    browser.client.goto(&page).await.unwrap();
    browser.click("#start").await;
    browser.find(".board svg").await;
    let mut player = Player::new(browser, By::Clicks, 11);
    player
        .play_on(|look| look["plies"].as_u64() >= Some(plies) && look["lit"].as_u64() > Some(1))
        .await;
}

/// The games, and after how many events their picture is taken.
const GAMES: [(&str, u64); 3] = [
    ("kingdomino", 34),
    ("kingdom-builder", 60),
    ("capture", 130),
];

fn folder() -> PathBuf {
    let folder = PathBuf::from(std::env::var("TAKHT_PICTURES").unwrap());
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

/// The first page, the games and the rules in every language; on phones in the dark.
#[test]
#[ignore = "makes pictures: cargo xtask pictures"]
fn pictures() {
    let folder = folder();
    wait_for(async {
        let house = House::open().await;
        let address = &house.address;
        for lang in ["en", "fa", "ar", "tr"] {
            let browser = Browser::open(Screen::Wide, lang).await;
            browser.client.goto(address).await.unwrap();
            browser.find(".home .art svg").await;
            take(&browser, &folder, &format!("home-{lang}")).await;
            for (game, plies) in GAMES {
                play_until(&browser, address, game, plies).await;
                take(&browser, &folder, &format!("{game}-{lang}")).await;
            }
            let rules = format!("{address}#rules/kingdomino");
            browser.client.goto(&rules).await.unwrap();
            browser.find(".rules").await;
            take(&browser, &folder, &format!("rules-{lang}")).await;
            // A whole game, its end, and a moment of its review.
            play_until(&browser, address, "kingdomino", u64::MAX).await;
            take(&browser, &folder, &format!("end-{lang}")).await;
            browser.click("#replay").await;
            browser.click(".moment").await;
            browser.find(".headline").await;
            take(&browser, &folder, &format!("review-{lang}")).await;
            browser.client.close().await.unwrap();
            let phone = Browser::open(Screen::Phone, lang).await;
            phone.client.goto(address).await.unwrap();
            phone
                .run("localStorage.setItem('takht-theme', 'dark')")
                .await;
            phone.client.refresh().await.unwrap();
            for (game, plies) in GAMES {
                play_until(&phone, address, game, plies).await;
                take(&phone, &folder, &format!("phone-{game}-{lang}")).await;
            }
            // The second step of the course, with the domino over its place.
            let learn = format!("{address}#learn/kingdomino");
            phone.client.goto(&learn).await.unwrap();
            phone.click("button.pick:enabled").await;
            phone.click("#next").await;
            phone.find(".tile.due").await;
            let point = "document.querySelector('.board [data-place=\"1,0\"]').dispatchEvent(new MouseEvent('click', { bubbles: true }))";
            phone.run(point).await;
            take(&phone, &folder, &format!("phone-learn-{lang}")).await;
            phone.client.close().await.unwrap();
        }
    });
}

/// How many pictures a second the animation has, how long it is, and how wide its pictures are.
const RATE: u32 = 10;
const FRAMES: u32 = 60;
const SCALE: f64 = 0.5;

/// A turn with the bot's answer, as pictures of an animation.
#[test]
#[ignore = "makes pictures: cargo xtask pictures"]
fn animation() {
    let folder = folder().join("frames");
    std::fs::create_dir_all(&folder).unwrap();
    wait_for(async {
        let house = House::open().await;
        let browser = Browser::open(Screen::Wide, "en").await;
        let moving =
            json!({ "features": [{ "name": "prefers-reduced-motion", "value": "no-preference" }] });
        browser.command("Emulation.setEmulatedMedia", moving).await;
        play_until(&browser, &house.address, "kingdomino", 26).await;
        // The person points at a place, places the domino and chooses the next one; then the bot plays.
        let act = "
            const point = document.querySelector('.board .open');
            setTimeout(() => point?.dispatchEvent(new MouseEvent('click', { bubbles: true })), 500);
            setTimeout(() => document.querySelector('#place')?.click(), 1500);
            setTimeout(() => document.querySelector('button.pick')?.click(), 2600);";
        browser.run(act).await;
        let size = browser.run("return [innerWidth, innerHeight]").await;
        let clip = json!({ "x": 0, "y": 0, "width": size[0], "height": size[1], "scale": SCALE });
        let begun = tokio::time::Instant::now();
        for frame in 0..FRAMES {
            tokio::time::sleep_until(begun + Duration::from_millis(1_000) * frame / RATE).await;
            let picture = browser
                .command(
                    "Page.captureScreenshot",
                    json!({ "format": "png", "clip": clip.clone() }),
                )
                .await;
            let bytes = BASE64_STANDARD.decode(picture["data"].as_str().unwrap());
            let name = format!("frame-{frame:03}.png");
            std::fs::write(folder.join(name), bytes.unwrap()).unwrap();
        }
        browser.client.close().await.unwrap();
    });
}
