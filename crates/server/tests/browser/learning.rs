//! A newcomer learns Kingdomino step by step, and then plays a first game.

use serde_json::json;

use crate::browser::{Browser, Screen, key};
use crate::house::House;
use crate::wait_for;

const LESSONS: [&str; 5] = ["choose", "place", "same", "crowns", "castle"];

async fn begin(house: &House, screen: Screen, lang: &str) -> Browser {
    let browser = Browser::open(screen, lang).await;
    browser.client.goto(&house.address).await.unwrap();
    browser.click("#learn").await;
    browser.find(".learn .board svg").await;
    browser
}

/// Points at a place of the board.
async fn point(browser: &Browser, place: &str) {
    let script = format!(
        "const at = document.querySelector('.board [data-place=\"{place}\"]'); at?.dispatchEvent(new MouseEvent('click', {{ bubbles: true }})); return at !== null"
    );
    browser.until(&script).await;
}

/// What is to be chosen and the buttons can be reached without scrolling.
async fn is_in_view(browser: &Browser) {
    let outside = browser
        .run(
            "const inside = one => { const at = one.getBoundingClientRect(); return at.top >= 0 && at.left >= 0 && at.right <= innerWidth && at.bottom <= innerHeight; };
             return [...document.querySelectorAll('.learn .open, .learn button:not(.gone)')].filter(one => one.checkVisibility() && !inside(one)).map(one => one.outerHTML.slice(0, 80))",
        )
        .await;
    assert_eq!(outside, json!([]));
}

#[test]
fn a_newcomer_learns_by_touch_and_is_told_what_is_wrong() {
    wait_for(async {
        let house = House::open().await;
        let browser = begin(&house, Screen::Phone, "fa").await;
        browser.find(".hand[data-lesson=choose]").await;
        is_in_view(&browser).await;
        // Whatever they choose, it is what they place next.
        let chosen = browser
            .run("return [...document.querySelectorAll('button.pick')].at(-1).dataset.event.split(' ')[1]")
            .await;
        browser.click("li:last-child > button.pick:enabled").await;
        browser.click("#next").await;
        browser.find(".hand[data-lesson=place] .due").await;
        let due = browser
            .run("return document.querySelector('li:has(.due)').dataset.domino")
            .await;
        assert_eq!(due, chosen);
        is_in_view(&browser).await;
        // Far from the castle nothing matches: the page names the rule.
        point(&browser, "2,2").await;
        browser.find(".outcome.trouble a[href*='k10']").await;
        // A domino can be dragged to its place, as at a table.
        let drag = "
            const middle = one => { const at = one.getBoundingClientRect(); return [at.x + at.width / 2, at.y + at.height / 2]; };
            const send = (one, type, [x, y]) => one.dispatchEvent(new PointerEvent(type, { bubbles: true, clientX: x, clientY: y, button: 0, buttons: 1, pointerType: 'mouse' }));
            const tile = document.querySelector('.tile.due'), place = document.querySelector('.board [data-place=\"1,0\"]');
            send(tile, 'pointerdown', middle(tile));
            send(place, 'pointermove', middle(place));
            send(place, 'pointerup', middle(place));";
        browser.run(drag).await;
        browser.click("#next").await;
        browser.find(".hand[data-lesson=same] .due").await;
        // Beside the castle it is allowed, but not what is to be learned.
        point(&browser, "-1,0").await;
        browser.click("#place:enabled").await;
        browser.find(".outcome.aside").await;
        browser.click("#again").await;
        point(&browser, "2,1").await;
        browser.click("#place:enabled").await;
        browser.find(".outcome.learned").await;
        browser.click("#next").await;
        browser.find(".hand[data-lesson=crowns] .due").await;
        point(&browser, "1,2").await;
        let turns = "
            const gain = document.querySelector('.gain-badge')?.textContent ?? '';
            if (gain.includes('۴')) return true;
            document.querySelector('#turn:enabled')?.click();
            return false";
        browser.until(turns).await;
        is_in_view(&browser).await;
        browser.click("#place:enabled").await;
        browser.find(".outcome.learned").await;
        browser.click("#next").await;
        browser.find(".hand[data-lesson=castle] .due").await;
        point(&browser, "-1,0").await;
        browser.click("#place:enabled").await;
        browser.click("#next").await;
        // A real game, with the coach.
        browser.click("#first-game").await;
        browser.find(".table.kingdomino .board svg").await;
        browser.find(".coach").await;
        assert_eq!(browser.console().await, Vec::<String>::new());
    });
}

#[test]
fn a_newcomer_learns_by_keys() {
    wait_for(async {
        let house = House::open().await;
        let browser = begin(&house, Screen::Wide, "en").await;
        for (number, lesson) in LESSONS.into_iter().enumerate() {
            browser.find(&format!(".hand[data-lesson={lesson}]")).await;
            if lesson == "choose" {
                browser.tab_to("button.pick").await;
                browser.press(key::ENTER).await;
            }
            // Some lit places are not what is to be learned: the next try takes another one.
            for tried in 1..60 {
                if browser
                    .element("return document.querySelector('#next')")
                    .await
                    .is_some()
                {
                    break;
                }
                browser.tab_to(".board").await;
                for _ in 0..tried {
                    browser.press('n').await;
                }
                browser.press(key::ENTER).await;
                let answered = "return document.querySelector('#next, #again') !== null";
                browser.until(answered).await;
                if browser
                    .element("return document.querySelector('#again')")
                    .await
                    .is_some()
                {
                    browser.tab_to("#again").await;
                    browser.press(key::ENTER).await;
                }
            }
            browser.tab_to("#next").await;
            browser.press(key::ENTER).await;
            let passed = format!(
                "return document.querySelectorAll('.learn .rounds .done').length === {}",
                number + 1
            );
            browser.until(&passed).await;
        }
        browser.find("#first-game").await;
        assert_eq!(browser.console().await, Vec::<String>::new());
    });
}
