//! The lobby and the first page: what they show as it changes, and that nothing moves away under the pointer.

use std::time::Duration;

use http::Method;
use serde_json::{Value, json};
use takht_load::Watch;
use takht_protocol::{CreateTable, TableId};
use tokio::task::JoinSet;

use crate::browser::{Browser, Screen};
use crate::friends::{go, invite, sit_down, write};
use crate::house::House;
use crate::playing::{By, begin};
use crate::strangers::enter;
use crate::wait_for;

/// Notes the place of everything that can be clicked at every frame, and what has moved since the frame before.
const MOVED: &str = "
    window.moved = [];
    const places = new Map();
    const look = () => {
        for (const one of document.querySelectorAll('a[href], button, input:not(.unseen), select, summary')) {
            const box = one.getBoundingClientRect();
            if (!box.width || !one.checkVisibility()) continue;
            const name = [one.tagName, one.id, one.getAttribute('href'), one.textContent.trim().slice(0, 40)].join(' ');
            const key = one.hasAttribute('href') ? name : one;
            const at = [box.x + scrollX, box.y + scrollY], was = places.get(key);
            if (was && Math.hypot(was[0] - at[0], was[1] - at[1]) > 1)
                window.moved.push(`${name}: from ${was.map(Math.round)} to ${at.map(Math.round)}`);
            places.set(key, at);
        }
        requestAnimationFrame(look);
    };
    requestAnimationFrame(look);";

/// What a listed game of two needs.
pub(crate) fn listed(game: &str) -> CreateTable {
    CreateTable {
        game: game.to_owned(),
        options: [("players".to_owned(), 2.into())].into_iter().collect(),
        listed: true,
        one_address: true,
        ..CreateTable::default()
    }
}

/// Makes a listed table; returns it with the secret of its host.
pub(crate) async fn open_table(house: &House, wanted: &CreateTable) -> (TableId, String) {
    let body = serde_json::to_vec(wanted).unwrap();
    let server = house.server();
    let made = takht_load::request(&server, Method::POST, "/api/tables", None, body).await;
    let made: Value = serde_json::from_slice(&made.unwrap().1).unwrap();
    let text = |key: &str| made[key].as_str().unwrap().to_owned();
    (text("table").parse().unwrap(), text("host"))
}

/// A player of a program, who takes so long for each turn.
pub(crate) async fn sit(
    house: &House,
    table: &TableId,
    wanted: &CreateTable,
    name: &str,
    every: Duration,
    playing: &mut JoinSet<()>,
) {
    let server = house.server();
    let player = takht_load::join(&server, table, wanted, name, every).await;
    let mut player = player.unwrap();
    playing.spawn(async move {
        player.play(&Watch::default()).await.ok();
    });
}

/// A listed game of two programs, which goes on for a while.
pub(crate) async fn play(
    house: &House,
    game: &str,
    every: Duration,
    playing: &mut JoinSet<()>,
) -> TableId {
    let wanted = listed(game);
    let (table, host) = open_table(house, &wanted).await;
    for name in ["Noor", "Omid"] {
        sit(house, &table, &wanted, name, every, playing).await;
    }
    let begin = json!({ "secret": host }).to_string().into_bytes();
    let path = format!("/api/tables/{table}/start");
    let begun = takht_load::request(&house.server(), Method::POST, &path, None, begin).await;
    assert!(begun.unwrap().0.is_success());
    table
}

/// Opens a page with a slow network, waits until everything is there, and returns what has moved meanwhile.
async fn moved(browser: &Browser, link: &str, parts: &[&str]) -> Value {
    browser.client.goto("about:blank").await.unwrap();
    browser.client.goto(link).await.unwrap();
    for part in parts {
        browser.find(part).await;
    }
    // What comes now comes without being asked for.
    tokio::time::sleep(Duration::from_secs(3)).await;
    browser.run("return window.moved").await
}

fn nothing_moves(screen: Screen, lang: &'static str) {
    wait_for(async {
        let house = House::open().await;
        let browser = sit_down(screen, lang).await;
        let mut playing = JoinSet::new();
        // Games of one's own, here and at the server, a game that is over, one to join, and one to watch.
        begin(&browser, &house, "kingdomino", By::Clicks, false, &[]).await;
        invite(&browser, &house.address, "kingdomino", 2, "Ada").await;
        invite(&browser, &house.address, "capture", 2, "Ada").await;
        let wanted = listed("kingdomino");
        let (table, _) = open_table(&house, &wanted).await;
        let slow = Duration::from_secs(600);
        sit(&house, &table, &wanted, "Bo", slow, &mut playing).await;
        play(&house, "kingdom-builder", slow, &mut playing).await;
        let script = json!({ "source": MOVED });
        browser
            .command("Page.addScriptToEvaluateOnNewDocument", script)
            .await;
        browser.command("Network.enable", json!({})).await;
        let slow = json!({ "offline": false, "latency": 120, "downloadThroughput": 400_000, "uploadThroughput": 100_000 });
        browser
            .command("Network.emulateNetworkConditions", slow)
            .await;
        let home = [
            "#play-now",
            "#continue",
            "#own li",
            "[data-table]",
            "#games-to-watch [data-table]",
        ];
        let on_first_page = moved(&browser, &house.address, &home).await;
        assert_eq!(on_first_page, json!([]), "on the first page");
        // On a phone the games to watch are below the screen, so the page does not watch them yet.
        let board = match screen {
            Screen::Wide => ".live-board",
            Screen::Phone => ".live .art",
        };
        let lobby = [
            "[data-present]",
            "#open-tables [data-table]",
            "#games-to-watch [data-table]",
            board,
        ];
        let in_lobby = moved(&browser, &format!("{}#lobby", house.address), &lobby).await;
        assert_eq!(in_lobby, json!([]), "in the lobby");
    });
}

#[test]
fn nothing_that_can_be_clicked_moves_after_the_first_paint() {
    nothing_moves(Screen::Wide, "en");
}

#[test]
fn nothing_that_can_be_clicked_moves_on_a_phone() {
    nothing_moves(Screen::Phone, "tr");
}

/// How many tables the page is connected to.
const WATCHED: &str = "return window.lines.filter(line => line.readyState < 2 && line.url.includes('tables/')).length";

#[test]
fn the_lobby_shows_games_as_they_are_now_and_watches_only_those_in_view() {
    wait_for(async {
        let house = House::open().await;
        let browser = sit_down(Screen::Phone, "fa").await;
        let mut playing = JoinSet::new();
        let every = Duration::from_millis(1_500);
        let mut tables = Vec::new();
        for nth in 0..9 {
            let game = ["kingdomino", "kingdom-builder", "capture"][nth % 3];
            tables.push(play(&house, game, every, &mut playing).await);
        }
        enter(&browser, &house).await;
        let many = "return document.querySelectorAll('#games-to-watch [data-table]').length";
        browser.until(&format!("{many} === 9")).await;
        for table in [&tables[0], &tables[8]] {
            let card = format!("[data-table='{}']", table.as_str());
            let show =
                format!("document.querySelector(\"{card}\").scrollIntoView({{ block: 'center' }})");
            browser.run(&show).await;
            let plies = format!("document.querySelector(\"{card} .live-board\")?.dataset.plies");
            let then = browser.until(&format!("return {plies}")).await;
            let then: usize = then.as_str().unwrap().parse().unwrap();
            // It goes on by itself.
            browser
                .until(&format!("return Number({plies}) > {then}"))
                .await;
            let count = browser.run(WATCHED).await.as_u64().unwrap();
            assert!((1..=6).contains(&count), "{count} connections");
        }
        // Who watches from the lobby is there once, beside the players.
        let present = "return document.querySelector('[data-present]').dataset.present === '19'";
        browser.until(present).await;
        // The first ones are out of view now: nobody watches them.
        let first = format!(
            "return !window.lines.some(line => line.readyState < 2 && line.url.includes('{}'))",
            tables[0].as_str()
        );
        browser.until(&first).await;
        // Nobody watches anything behind a hidden page, and everything goes on when it is back.
        let hide = |is_hidden: bool| {
            format!(
                "Object.defineProperty(document, 'hidden', {{ configurable: true, get: () => {is_hidden} }}); document.dispatchEvent(new Event('visibilitychange', {{ bubbles: true }}))"
            )
        };
        browser.run(&hide(true)).await;
        browser
            .until(&format!("return (() => {{ {WATCHED} }})() === 0"))
            .await;
        browser.run(&hide(false)).await;
        browser
            .until(&format!("return (() => {{ {WATCHED} }})() > 0"))
            .await;
        // Nor from another page.
        browser.run("location.hash = '#rules/capture'").await;
        browser
            .until(&format!("return (() => {{ {WATCHED} }})() === 0"))
            .await;
        assert_eq!(browser.console().await, Vec::<String>::new());
    });
}

#[test]
fn people_are_seen_only_when_they_want_to_be() {
    wait_for(async {
        let house = House::open().await;
        let (ada, bo) = tokio::join!(sit_down(Screen::Wide, "en"), sit_down(Screen::Phone, "ar"));
        enter(&ada, &house).await;
        enter(&bo, &house).await;
        ada.until("return document.querySelector('[data-present]').dataset.present === '2'")
            .await;
        let nobody = "return document.querySelectorAll('[data-here]').length === 0";
        ada.until(nobody).await;
        // Who shows themselves needs a name.
        bo.click("#show-me").await;
        bo.find(".lobby .trouble").await;
        assert_eq!(
            bo.run("return document.querySelector('#show-me').checked")
                .await,
            json!(false)
        );
        write(&bo, "#seek-name", "بو").await;
        bo.click("#show-me").await;
        ada.find("[data-here='بو']").await;
        bo.find("[data-here='بو']").await;
        bo.click("#find-partner").await;
        ada.find("[data-here='بو'] .seeks").await;
        bo.click("#stop-looking").await;
        ada.until("return !document.querySelector('[data-here] .seeks')")
            .await;
        // The page remembers it, and so does the next visit.
        go(&bo, &format!("{}#rules/capture", house.address)).await;
        ada.until(nobody).await;
        enter(&bo, &house).await;
        ada.find("[data-here='بو']").await;
        bo.click("#show-me").await;
        ada.until(nobody).await;
        for browser in [&ada, &bo] {
            assert_eq!(browser.console().await, Vec::<String>::new());
        }
    });
}

#[test]
fn a_game_without_an_open_table_says_how_to_open_one() {
    wait_for(async {
        let house = House::open().await;
        let browser = sit_down(Screen::Wide, "tr").await;
        let mut playing = JoinSet::new();
        let wanted = listed("kingdomino");
        let (table, _) = open_table(&house, &wanted).await;
        sit(
            &house,
            &table,
            &wanted,
            "Darya",
            Duration::from_secs(600),
            &mut playing,
        )
        .await;
        enter(&browser, &house).await;
        browser
            .find(&format!("[data-table='{}'] [data-sit-at]", table.as_str()))
            .await;
        let missing = "return [...document.querySelectorAll('[data-missing]')].map(one => one.dataset.missing).filter(game => game !== 'pig')";
        assert_eq!(
            browser.run(missing).await,
            json!(["kingdom-builder", "capture"])
        );
        browser.click("[data-missing=capture] a").await;
        browser
            .until("return document.querySelector('#listed')?.checked")
            .await;
        assert_eq!(
            browser.run("return location.hash").await,
            json!("#new/capture")
        );
    });
}
