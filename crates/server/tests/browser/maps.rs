//! The window onto a map that is larger than a phone.

use serde_json::{Value, json};

use crate::browser::{Browser, Screen};
use crate::playing::{By, begin};
use crate::visit;

/// How much the map is enlarged, and what of it lies in the middle of the window, in parts of the whole.
async fn look(browser: &Browser) -> (f64, f64, f64) {
    let script = "
        const board = document.querySelector('.board');
        return [
            Number(board.style.getPropertyValue('--zoom')),
            (board.scrollLeft + board.clientWidth / 2) / board.scrollWidth,
            (board.scrollTop + board.clientHeight / 2) / board.scrollHeight,
        ]";
    let seen = browser.run(script).await;
    let number = |nth: usize| seen[nth].as_f64().unwrap();
    (number(0), number(1), number(2))
}

/// Two fingers touch the middle of the map, so far from each other, and move.
async fn pinch(browser: &Browser, from: f64, to: f64) {
    let middle = browser
        .run("const at = document.querySelector('.board').getBoundingClientRect(); return [at.x + at.width / 2, at.y + at.height / 2]")
        .await;
    let (x, y) = (middle[0].as_f64().unwrap(), middle[1].as_f64().unwrap());
    let touch = async |kind: &str, apart: Option<f64>| {
        let fingers: Vec<Value> = apart.map_or(Vec::new(), |apart| {
            [-1.0, 1.0]
                .map(|side| json!({ "x": x + side * apart / 2.0, "y": y, "id": side as i64 + 1 }))
                .to_vec()
        });
        let touched = json!({ "type": kind, "touchPoints": fingers });
        browser.command("Input.dispatchTouchEvent", touched).await;
    };
    touch("touchStart", Some(from)).await;
    for step in 1..=4 {
        let part = f64::from(step) / 4.0;
        touch("touchMove", Some(from + (to - from) * part)).await;
    }
    touch("touchEnd", None).await;
}

/// Waits until the map is enlarged more, or less, than it was.
async fn until_zoomed(browser: &Browser, before: f64, grows: bool) -> (f64, f64, f64) {
    let sign = if grows { ">" } else { "<" };
    browser
        .until(&format!(
            "return Number(document.querySelector('.board').style.getPropertyValue('--zoom')) {sign} {before}"
        ))
        .await;
    look(browser).await
}

#[test]
fn two_fingers_and_buttons_zoom_a_map_and_what_lies_between_them_stays() {
    for game in ["kingdom-builder", "capture"] {
        visit(Screen::Phone, "ar", async |house, browser| {
            begin(browser, house, game, By::Clicks, true, &[]).await;
            browser.find(".board .open").await;
            let (zoom, across, down) = look(browser).await;
            pinch(browser, 80.0, 140.0).await;
            let near = until_zoomed(browser, zoom * 1.3, true).await;
            assert!((near.1 - across).abs() < 0.15, "{across} {near:?}");
            assert!((near.2 - down).abs() < 0.15, "{down} {near:?}");
            pinch(browser, 160.0, 80.0).await;
            let far = until_zoomed(browser, near.0 * 0.8, false).await;
            browser.click(".zoom button:nth-child(1)").await;
            let near = until_zoomed(browser, far.0, true).await;
            browser.click(".zoom button:nth-child(2)").await;
            until_zoomed(browser, near.0, false).await;
            // The third button shows where something can be done, wherever the map was moved.
            browser
                .run("document.querySelector('.board').scrollTo(0, 0)")
                .await;
            browser.click(".zoom button:nth-child(3)").await;
            browser
                .until(
                    "const window = document.querySelector('.board').getBoundingClientRect();
                     return [...document.querySelectorAll('.board .open')].some(one => {
                         const at = one.getBoundingClientRect();
                         return at.left >= window.left && at.right <= window.right && at.top >= window.top && at.bottom <= window.bottom;
                     })",
                )
                .await;
        });
    }
}

/// Waits until the person may build, and until every lit place says what it brings.
async fn every_place_says_what_it_brings(browser: &Browser) {
    browser
        .until(
            "const open = document.querySelectorAll('.board .open').length;
             return open > 0 && open === document.querySelectorAll('.board .gain').length",
        )
        .await;
}

/// A touch with one finger in the middle of what a script finds, as the browser itself makes it.
async fn touch(browser: &Browser, found: &str) {
    let at = browser
        .run(&format!(
            "const at = ({found}).getBoundingClientRect(); return [at.x + at.width / 2, at.y + at.height / 2]"
        ))
        .await;
    let point = json!([{ "x": at[0], "y": at[1] }]);
    let start = json!({ "type": "touchStart", "touchPoints": point });
    browser.command("Input.dispatchTouchEvent", start).await;
    let end = json!({ "type": "touchEnd", "touchPoints": [] });
    browser.command("Input.dispatchTouchEvent", end).await;
}

#[test]
fn lit_places_say_what_they_bring_and_a_touch_beside_a_sheet_only_closes_it() {
    visit(Screen::Phone, "en", async |house, browser| {
        begin(browser, house, "kingdom-builder", By::Clicks, true, &[]).await;
        let settled = "return document.querySelectorAll('[data-settled]').length";
        // The map as small as it gets, so that lit places are in sight also beside a sheet; else any place is.
        for _ in 0..3 {
            browser.click(".zoom button:nth-child(2)").await;
        }
        let seen = "(() => {
            const is_seen = one => {
                const at = one.getBoundingClientRect();
                return document.elementFromPoint(at.x + at.width / 2, at.y + at.height / 2) === one;
            };
            const all = of => [...document.querySelectorAll(of)];
            return all('.board .open').find(is_seen) ?? all('.board [data-place]').find(is_seen);
        })()";
        for sheet in [".menu", ".gold-sheet"] {
            every_place_says_what_it_brings(browser).await;
            browser.click(&format!("{sheet} > summary")).await;
            browser.find(&format!("{sheet}[open]")).await;
            let before = browser.run(settled).await;
            touch(browser, seen).await;
            browser
                .until(&format!(
                    "return document.querySelector('{sheet}[open]') === null"
                ))
                .await;
            assert_eq!(browser.run(settled).await, before, "{sheet}");
            // The next touch builds again.
            touch(browser, seen).await;
            browser.until(&format!("{settled} > {before}")).await;
        }
        // The sheet of gold has its own way out.
        browser.click(".gold-sheet > summary").await;
        browser.click(".gold-sheet .close").await;
        browser
            .until("return document.querySelector('.gold-sheet[open]') === null")
            .await;
        // In later rounds, too, each place says what it brings as soon as it is lit.
        for _ in 0..2 {
            let build = format!(
                "if (document.querySelector('[data-event=end]:enabled')) return true;
                 ({seen} ?? document.querySelector('.board .open'))?.dispatchEvent(new MouseEvent('click', {{ bubbles: true }}));
                 return false"
            );
            browser.until(&build).await;
            browser.click("[data-event=end]").await;
            every_place_says_what_it_brings(browser).await;
        }
    });
}
