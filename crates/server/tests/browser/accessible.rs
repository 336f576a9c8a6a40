//! Checks every page for accessibility with axe.

use std::time::Duration;

use takht_load::Watch;
use takht_protocol::CreateTable;

use crate::browser::{Browser, Screen};
use crate::friends::table_of;
use crate::house::House;
use crate::playing::{By, Player, begin};
use crate::tools::record;
use crate::wait_for;

/// The pages by their addresses; the pages of games are checked separately, after a game has begun.
const PAGES: [&str; 15] = [
    "#",
    "#lobby",
    "#me",
    "#operator",
    "#nowhere",
    "#new/kingdomino",
    "#new/kingdom-builder",
    "#new/capture",
    "#learn/kingdomino",
    "#score/kingdomino",
    "#score/kingdom-builder",
    "#rules/kingdomino/k10",
    "#rules/kingdom-builder",
    "#rules/capture",
    "#replay",
];

/// By how many pixels the page is wider than the screen, and the elements that lie outside.
const TOO_WIDE: &str = "
    const page = document.documentElement, over = page.scrollWidth - innerWidth;
    if (over <= 0) return null;
    const outside = [...document.body.querySelectorAll('*')].map(one => [one, one.getBoundingClientRect()])
        .filter(([, box]) => box.width > 0 && (box.left < -0.01 || box.right > innerWidth + 0.01))
        .map(([one, box]) => `${one.tagName}.${one.className?.baseVal ?? one.className}#${one.id} from ${box.left} to ${box.right}`);
    return [over, ...outside.slice(0, 12)];";

/// The violations that axe finds on the page, each with its place.
async fn faults(browser: &Browser, axe: &str, page: &str) -> Vec<String> {
    browser.run(axe).await;
    let faults = browser
        .client
        .execute_async(
            "const done = arguments[arguments.length - 1];
             axe.run(document, { resultTypes: ['violations'] }).then(found => done(found.violations.map(one =>
                one.id + ': ' + one.help + ' ' + one.nodes.slice(0, 3).map(node => node.html.slice(0, 160)).join(' | '))));",
            Vec::new(),
        )
        .await
        .unwrap();
    let faults = faults.as_array().unwrap().iter();
    let mut faults: Vec<String> = faults.map(|fault| format!("{page}: {fault}")).collect();
    // No page may be wider than the screen.
    let over = browser.run(TOO_WIDE).await;
    if !over.is_null() {
        faults.push(format!("{page}: too wide: {over}"));
    }
    faults
}

/// Checks all pages in one language, on one screen, in one theme. A test for every combination is not
/// necessary: colours depend on the theme alone, and the order of elements on the language alone.
fn accessible(lang: &str, screen: Screen, theme: &str) {
    wait_for(async {
        let path = std::env::var("TAKHT_AXE");
        let path = path.expect("TAKHT_AXE names axe's script: `cargo xtask test` fetches it");
        let axe = std::fs::read_to_string(path).unwrap();
        let house = House::open().await;
        let browser = Browser::open(screen, lang).await;
        let address = &house.address;
        let mut found = Vec::new();
        browser.client.goto(address).await.unwrap();
        browser.find(".home").await;
        let keep = format!("localStorage.setItem('takht-theme', '{theme}')");
        browser.run(&keep).await;
        let record = serde_json::to_string(&record().to_pretty()).unwrap();
        let keep = format!("localStorage.setItem('takht-replay', {record})");
        browser.run(&keep).await;
        browser.client.refresh().await.unwrap();
        for page in PAGES {
            browser
                .client
                .goto(&format!("{address}{page}"))
                .await
                .unwrap();
            browser.find("main h1").await;
            found.extend(faults(&browser, &axe, &format!("{lang} {theme} {page}")).await);
        }
        for game in ["kingdomino", "kingdom-builder", "capture"] {
            browser
                .client
                .goto(&format!("{address}#new/{game}"))
                .await
                .unwrap();
            browser.click("[data-seat='1'] [data-kind=person]").await;
            browser.click("#start").await;
            browser.find(".board svg").await;
            browser.click(".typed summary").await;
            found.extend(faults(&browser, &axe, &format!("{lang} {theme} table of {game}")).await);
        }
        let mut look = async |what: &str| {
            found.extend(faults(&browser, &axe, &format!("{lang} {theme} {what}")).await);
        };
        let setup = format!("{address}#new/kingdomino");
        browser.client.goto(&setup).await.unwrap();
        browser.click("[data-online=true]").await;
        let three = ".choices:has(+ .seat) .choice:nth-child(2)";
        browser.click(three).await;
        let name = browser.find("#name").await;
        name.send_keys("Ada").await.unwrap();
        look("invitation").await;
        browser.click("#start").await;
        browser.click(".room .personal summary").await;
        look("room").await;
        browser
            .click("select[data-bot='1'] option[value=novice]")
            .await;
        // The next seat's menu has this selector only after the bot has its seat.
        let seated = "return !document.querySelector(\"select[data-bot='1']\")";
        browser.until(seated).await;
        // A player takes a seat, connects only to begin, and leaves.
        let link = browser.until("return document.querySelector('#link').value");
        let table = table_of(link.await.as_str().unwrap());
        let wanted = CreateTable {
            game: "kingdomino".to_owned(),
            options: [("players".to_owned(), 3.into())].into_iter().collect(),
            ..CreateTable::default()
        };
        let server = house.server();
        let away = takht_load::join(&server, &table, &wanted, "Bo", Duration::from_secs(600));
        let mut away = away.await.unwrap();
        browser.click("#start:enabled").await;
        browser.find("[data-opening=true]").await;
        look("room that waits").await;
        let away = tokio::spawn(async move { away.play(&Watch::default()).await.err() });
        browser.find(".board svg").await;
        away.abort();
        browser.find(".away li").await;
        browser.click(".menu > summary").await;
        browser.click("#calling > summary").await;
        browser.click("#calling .links > summary").await;
        look("ways to be called").await;
        browser.click("#calling > summary").await;
        browser.click(".links:not(#calling .links) > summary").await;
        look("table of a server").await;
        // The end of a game, and the review of it.
        begin(&browser, &house, "kingdomino", By::Clicks, true, &[]).await;
        Player::new(&browser, By::Clicks, 5)
            .play_on(|look| look["over"].as_u64() > Some(0))
            .await;
        look("end of a game").await;
        browser.click("#replay").await;
        browser.click(".moment").await;
        browser.find(".headline").await;
        look("review").await;
        assert!(found.is_empty(), "{}", found.join("\n"));
        browser.client.close().await.unwrap();
    });
}

#[test]
fn axe_finds_nothing_in_english() {
    accessible("en", Screen::Wide, "light");
}

#[test]
fn axe_finds_nothing_in_persian() {
    accessible("fa", Screen::Phone, "dark");
}

#[test]
fn axe_finds_nothing_in_arabic() {
    accessible("ar", Screen::Phone, "light");
}

#[test]
fn axe_finds_nothing_in_turkish() {
    accessible("tr", Screen::Wide, "dark");
}
