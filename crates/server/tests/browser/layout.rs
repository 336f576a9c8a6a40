//! What can be chosen, and the button that confirms it, always lie on the screen: on phones and on wide
//! screens, in every language, at every step of whole games. The tests look at a part of each game;
//! `cargo xtask prove layout` looks at whole games.

use std::cell::Cell;

use serde_json::{Value, json};

use crate::browser::{Browser, Screen};
use crate::playing::{By, Player, begin};
use crate::visit;

/// Width and height of the screens, in CSS pixels.
const SCREENS: [(u64, u64); 4] = [(390, 844), (360, 640), (1280, 800), (1440, 900)];

const LANGUAGES: [&str; 4] = ["en", "fa", "ar", "tr"];

/// How many steps of a game the tests look at.
const STEPS: u32 = 14;

/// Finds what lies outside the screen or under something else. Of the places on a map, one has to be in
/// sight: the person moves the map to see the others.
const FAULTS: &str = "
    const faults = [];
    const name = one => one.id || one.dataset?.event || one.dataset?.place || one.textContent.trim().slice(0, 30);
    const seen = one => {
        const box = one.getBoundingClientRect();
        if (box.width === 0 || box.height === 0) return 'has no size';
        if (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)
            return `lies outside: ${[box.left, box.top, box.right, box.bottom].map(Math.round)}`;
        const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        // The domino in the hand lies over its own place.
        if (!(top === one || one.contains(top) || top?.contains(one) || top?.closest('.ghost')))
            return `lies under ${top?.className?.baseVal ?? top?.className ?? top}`;
    };
    const where = () => {
        const board = document.querySelector('.board'), box = board.getBoundingClientRect();
        return ` on the board ${[box.left, box.top, box.right, box.bottom].map(Math.round)}, moved by ${[board.scrollLeft, board.scrollTop]}`;
    };
    const parts = () => [...document.querySelectorAll('.screen > *, .screen > * > *')]
        .map(one => [one, one.getBoundingClientRect()])
        .filter(([, box]) => box.height > 0)
        .map(([one, box]) => `${one.tagName}.${one.className?.baseVal ?? one.className} ${Math.round(box.height)}`)
        .join(', ');
    scrollTo(0, 0);
    const buttons = document.querySelectorAll('.actions button, button.pick');
    for (const one of buttons) {
        const fault = seen(one);
        if (fault) faults.push(`${name(one)} ${fault}`);
        const box = one.getBoundingClientRect();
        if (innerWidth < 700 && (box.height < 40 || box.width < 40)) faults.push(`${name(one)} is small: ${Math.round(box.width)} by ${Math.round(box.height)}`);
    }
    const open = [...document.querySelectorAll('.board .open')];
    const hidden = open.map(one => [one, seen(one)]).filter(([, fault]) => fault);
    const isMap = !document.querySelector('.table.kingdomino');
    if (isMap ? open.length > 0 && hidden.length === open.length : hidden.length > 0)
        faults.push(hidden.slice(0, 3).map(([one, fault]) => `place ${name(one)} ${fault}`).join(', ') + where());
    // Every place is large enough for a finger: a square of a kingdom, or a hex.
    if (innerWidth < 700) for (const one of open) {
        const whole = document.querySelector(`.board .ask[data-place='${one.dataset.place}']`) ?? one;
        const { width, height } = whole.getBoundingClientRect(), least = isMap ? 36 : 39.5;
        if (Math.min(width, height) < least) faults.push(`place ${name(one)} is small: ${Math.round(width)} by ${Math.round(height)}${where()}, ${parts()}`);
    }
    // The last thing that happened is always in sight on a wide screen.
    const last = innerWidth >= 1280 && !document.querySelector('.end') && document.querySelector('.log li');
    const log = last && seen(last);
    if (log) faults.push(`the last move ${log}`);
    const now = seen(document.querySelector('.end h2, .table:not(:has(.end)) .now'));
    if (now) faults.push(`what to do ${now}`);
    const over = document.documentElement.scrollWidth - innerWidth;
    if (over > 0) faults.push(`${over} pixels too wide`);
    const below = document.documentElement.scrollHeight - innerHeight;
    if (innerWidth >= 700 && below > 0) faults.push(`${below} pixels too high`);
    return faults;";

/// Sets the size of the screen.
async fn resize(browser: &Browser, (width, height): (u64, u64)) {
    let is_phone = width < 700;
    let metrics =
        json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": is_phone });
    browser
        .command("Emulation.setDeviceMetricsOverride", metrics)
        .await;
    // The page draws in the new size before anything is measured.
    browser
        .client
        .execute_async(
            "const done = arguments[0]; requestAnimationFrame(() => requestAnimationFrame(() => done()))",
            Vec::new(),
        )
        .await
        .unwrap();
}

/// Looks at the page in these languages on every screen; returns what is wrong.
async fn look(browser: &Browser, languages: &[&str], step: u32) -> Vec<String> {
    let mut found = Vec::new();
    for lang in languages {
        let choose = format!("document.querySelector('.menu nav [lang={lang}]').click()");
        browser.run(&choose).await;
        browser.find(&format!("html[lang={lang}]")).await;
        for screen in SCREENS {
            resize(browser, screen).await;
            let faults = browser.run(FAULTS).await;
            let faults = faults.as_array().unwrap().iter().filter_map(Value::as_str);
            found.extend(faults.map(|fault| format!("step {step}, {lang}, {screen:?}: {fault}")));
        }
    }
    found
}

/// Plays a game of two people, or against three bots, and looks at every step.
fn fits(game: &str, players: usize, variants: &[&str]) {
    let whole = std::env::var_os("TAKHT_PROOF").is_some();
    visit(Screen::Wide, "en", async |house, browser| {
        if players == 2 {
            begin(browser, house, game, By::Clicks, false, variants).await;
        } else {
            let address = format!("{}#new/{game}", house.address);
            browser.client.goto(&address).await.unwrap();
            let count = format!(".choices:has(+ .seat) .choice:nth-child({})", players - 1);
            browser.click(&count).await;
            browser.click("#start").await;
            browser.find(".board svg").await;
        }
        let mut player = Player::new(browser, By::Clicks, 9);
        let mut found = Vec::new();
        for step in 0.. {
            let turned = [LANGUAGES[step as usize % LANGUAGES.len()]];
            let languages = if whole { &LANGUAGES[..] } else { &turned[..] };
            found.extend(look(browser, languages, step).await);
            if browser
                .run("return !!document.querySelector('.result')")
                .await
                == json!(true)
            {
                break;
            }
            if !whole && step >= STEPS {
                break;
            }
            resize(browser, SCREENS[2]).await;
            // One action: the first look acts, the second one stops.
            let looks = Cell::new(0);
            player
                .play_on(|look| {
                    looks.set(looks.get() + 1);
                    let acts = ["confirm", "place", "end", "lit", "tiles", "buttons"];
                    let can = acts.iter().any(|act| look[*act].as_u64() > Some(0));
                    looks.get() > 1 && can
                })
                .await;
        }
        let count = found.len();
        found.truncate(20);
        assert!(
            found.is_empty(),
            "{game}: {count} faults\n{}",
            found.join("\n")
        );
    });
}

#[test]
fn kingdomino_fits_every_screen() {
    fits("kingdomino", 2, &[]);
}

#[test]
fn kingdomino_of_four_fits_every_screen() {
    fits("kingdomino", 4, &[]);
}

#[test]
fn kingdom_builder_of_four_fits_every_screen() {
    fits("kingdom-builder", 4, &[]);
}

#[test]
fn kingdom_builder_fits_every_screen() {
    fits("kingdom-builder", 2, &[]);
}

#[test]
fn capture_fits_every_screen() {
    fits("capture", 2, &[]);
}
