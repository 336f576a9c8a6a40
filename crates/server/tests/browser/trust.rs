//! A page does not trust a server that errs or cheats, and loses nothing to it.

use serde_json::json;

use crate::browser::{Browser, Screen};
use crate::friends::{go, invite, join, says, sit_down, table_of};
use crate::house::House;
use crate::wait_for;

/// Takes a seat at a new table beside a bot, and starts the game.
async fn begin_with_bot(browser: &Browser, house: &House) -> String {
    let link = invite(browser, &house.address, "kingdomino", 2, "Ada").await;
    browser
        .click("select[data-bot='1'] option[value=novice]")
        .await;
    browser.click("#start:enabled").await;
    browser.find(".board svg").await;
    browser
        .until("return document.querySelectorAll('.log li').length > 1")
        .await;
    link
}

/// How often this device has the secret of a seat.
const SEATS: &str =
    "return JSON.parse(localStorage.getItem('takht-own-tables')).flatMap(own => own.seats).length";

#[test]
fn a_page_stops_when_the_commitment_of_its_game_changes() {
    wait_for(async {
        let mut house = House::open().await;
        let ada = sit_down(Screen::Phone, "en").await;
        begin_with_bot(&ada, &house).await;
        house.close().await;
        let seed = "5e".repeat(32);
        let other = format!("UPDATE tables SET kept = json_set(kept, '$.seed', '{seed}')");
        house.change(&other).await;
        house.reopen();
        ada.until(&says("web-other-commitment")).await;
        ada.find("#save").await;
        assert_eq!(
            ada.run("return document.querySelectorAll('.board').length")
                .await,
            json!(0)
        );
        // It sends nothing more, and does not come back.
        let lines = ada.run("return window.lines.length").await;
        tokio::time::sleep(std::time::Duration::from_secs(2)).await;
        assert_eq!(ada.run("return window.lines.length").await, lines);
        assert_eq!(ada.run(SEATS).await, json!(1), "the seat is kept");
    });
}

#[test]
fn a_page_finds_out_that_events_it_was_shown_were_replaced() {
    wait_for(async {
        let mut house = House::open().await;
        let ada = sit_down(Screen::Wide, "en").await;
        begin_with_bot(&ada, &house).await;
        house.close().await;
        // As many events as the page can have seen, or more.
        let others = "DELETE FROM turns WHERE ply > 0;
            UPDATE turns SET events = replace('deal 1 2 3 4,kings 0 0 1 1,pick 1,pick 2,pick 3,pick 4', ',', char(10))";
        house.change(others).await;
        house.reopen();
        go(&ada, &house.address).await;
        ada.click("#own a").await;
        ada.until(&says("web-other-events")).await;
    });
}

/// A server that was started with the wrong folder, or on a new disk before its backup was restored.
#[test]
fn a_seat_survives_a_server_that_does_not_know_its_table() {
    wait_for(async {
        let mut house = House::open().await;
        let ada = sit_down(Screen::Phone, "en").await;
        begin_with_bot(&ada, &house).await;
        house.close().await;
        let elsewhere = tempfile::tempdir().unwrap();
        house.reopen_with(elsewhere.path());
        ada.until(&says("web-missing")).await;
        assert_eq!(ada.run(SEATS).await, json!(1));
        go(&ada, &house.address).await;
        ada.find("#own [data-missing=true]").await;
        ada.click("#own a").await;
        ada.until(&says("web-missing")).await;
        house.close().await;
        house.reopen();
        // The page finds its table again by itself, with its seat.
        ada.find(".board svg").await;
        let found = says("web-missing").replacen("return", "return !", 1);
        ada.until(&found).await;
        go(&ada, &house.address).await;
        ada.find("#own [data-missing=false]").await;
    });
}

#[test]
fn two_seats_on_one_device_are_both_kept_and_the_page_asks_which_to_use() {
    wait_for(async {
        let house = House::open().await;
        let (ada, bo) = tokio::join!(sit_down(Screen::Phone, "en"), sit_down(Screen::Wide, "fa"));
        let link = invite(&ada, &house.address, "kingdomino", 2, "Ada").await;
        join(&bo, &link, "Bo").await;
        let secret =
            "return JSON.parse(localStorage.getItem('takht-own-tables'))[0].seats[0].secret";
        let secret = bo.run(secret).await;
        let personal = format!("{link}/{}", secret.as_str().unwrap());
        go(&ada, &personal).await;
        ada.find("#which-seat").await;
        let seats = ada.run("return document.querySelectorAll('[data-choose]').length");
        assert_eq!(seats.await, json!(2));
        // By keys, as a screen reader would.
        ada.tab_to("[data-choose='0']").await;
        ada.press(crate::browser::key::ENTER).await;
        let has = async |name: &str| {
            let script = format!(
                "return [...document.querySelectorAll('.room .seat')].some(seat => seat.querySelector('small') && seat.querySelector('bdi').textContent === {})",
                json!(name)
            );
            ada.until(&script).await;
        };
        has("Ada").await;
        ada.click("#other-seat").await;
        ada.click("[data-choose='1']").await;
        has("Bo").await;
        assert_eq!(ada.run(SEATS).await, json!(2));
    });
}

/// Makes the page speak another version of the protocol than the server.
fn speaking(version: u32) -> String {
    format!(
        "const send = WebSocket.prototype.send;
         WebSocket.prototype.send = function (text) {{
             send.call(this, text.replace(/^\\{{\"hello\":[0-9]+/, '{{\"hello\":{version}'));
         }};"
    )
}

#[test]
fn an_old_page_and_an_old_server_are_told_what_to_do() {
    for version in [1, 99] {
        wait_for(async {
            let house = House::open().await;
            let ada = Browser::open(Screen::Phone, "en").await;
            invite(&ada, &house.address, "kingdomino", 2, "Ada").await;
            let speaking = json!({ "source": speaking(version) });
            ada.command("Page.addScriptToEvaluateOnNewDocument", speaking)
                .await;
            ada.client.refresh().await.unwrap();
            ada.until(&says("web-problem-outdated")).await;
            ada.find("#reload").await;
            assert_eq!(ada.run(SEATS).await, json!(1), "the seat is kept");
        });
    }
}

#[test]
fn a_finished_game_that_the_rules_refuse_shows_its_result() {
    wait_for(async {
        let mut house = House::open().await;
        let ada = sit_down(Screen::Phone, "ar").await;
        let link = invite(&ada, &house.address, "capture", 2, "Ada").await;
        ada.click("select[data-bot='1'] option[value=novice]").await;
        ada.click("#start:enabled").await;
        ada.find(".board svg").await;
        crate::playing::Player::new(&ada, crate::playing::By::Clicks, 3)
            .play_on(|_| false)
            .await;
        ada.find(".result").await;
        let events = house.record(&table_of(&link)).await.events.len();
        house.close().await;
        let refused = "UPDATE turns SET events = replace(events, 'move', 'fly') WHERE ply > 40";
        house.change(refused).await;
        house.reopen();
        go(&ada, &link).await;
        ada.find("#frozen .result").await;
        let seats = "return document.querySelectorAll('#frozen .result [data-seat]').length";
        assert_eq!(ada.run(seats).await, json!(2));
        ada.find("#frozen #save").await;
        ada.find("#frozen #rematch").await;
        assert_eq!(house.record(&table_of(&link)).await.events.len(), events);
        let wide = "return document.documentElement.scrollWidth - innerWidth";
        assert!(ada.run(wide).await.as_i64().unwrap() <= 0);
    });
}

#[test]
fn the_room_says_for_whom_it_waits_and_the_game_begins_when_they_are_back() {
    wait_for(async {
        let house = House::open().await;
        let (ada, bo) = tokio::join!(sit_down(Screen::Phone, "en"), sit_down(Screen::Wide, "tr"));
        let link = invite(&ada, &house.address, "kingdomino", 2, "Ada").await;
        join(&bo, &link, "Bo").await;
        go(&bo, "about:blank").await;
        ada.click("#start:enabled").await;
        ada.find("[data-opening=true]").await;
        let said = "return document.querySelector('.room > p[role=status]:not(.contact)').textContent.includes('Bo')";
        ada.until(said).await;
        go(&bo, &link).await;
        tokio::join!(ada.find(".board svg"), bo.find(".board svg"));
    });
}
