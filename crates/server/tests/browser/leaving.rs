//! People who run out of time, resign, end the game, or are gone, each with their own browser; and servers that are
//! killed in the middle of it.

use http::Method;
use serde_json::{Value, json};
use takht_core::fair::Noted;
use takht_core::{Message, Seat};
use takht_words::{Lang, Words};

use crate::browser::{Browser, Screen};
use crate::friends::{go, invite, join, sit_down, table_of};
use crate::house::House;
use crate::wait_for;

/// Makes a table for two with a clock, for three games in a row, and returns its link.
pub(crate) async fn timed_table(house: &House, clock: Value) -> String {
    let options = json!({ "players": 2, "dynasty": true });
    table(
        house,
        json!({ "game": "kingdomino", "options": options, "clock": clock }),
    )
    .await
}

/// Makes a table as a program does, and returns its link.
pub(crate) async fn table(house: &House, wanted: Value) -> String {
    let body = wanted.to_string().into_bytes();
    let made = takht_load::request(&house.server(), Method::POST, "/api/tables", None, body).await;
    let (_, made) = made.unwrap();
    let made: Value = serde_json::from_slice(&made).unwrap();
    format!("{}#at/{}", house.address, made["table"].as_str().unwrap())
}

/// Waits until the page says a sentence at this place.
pub(crate) async fn says(browser: &Browser, selector: &str, sentence: &str) {
    let script = format!(
        "const said = document.querySelector({})?.textContent.replace(/[\\u2066-\\u2069]/g, ''); return said?.includes({})",
        json!(selector),
        json!(sentence)
    );
    browser.until(&script).await;
}

pub(crate) fn text(lang: Lang, id: &'static str) -> String {
    Words::new(lang).text(id)
}

/// A sentence without the marks that isolate names and numbers.
fn plain(said: &str) -> String {
    said.replace(|sign| ('\u{2066}'..='\u{2069}').contains(&sign), "")
}

fn about(lang: Lang, id: &'static str, name: &str) -> String {
    let words = Words::new(lang).with_names(vec![name.to_owned()]);
    let message = Message::new(id).with("seat", Seat::default());
    let said = words.say(&message.with("name", name));
    said.replace(|sign| ('\u{2066}'..='\u{2069}').contains(&sign), "")
}

/// What a room says about a free seat that it keeps for somebody.
fn kept_for(lang: Lang, name: &str) -> String {
    let said = Words::new(lang).say(&Message::new("table-kept-for").with("name", name));
    said.replace(|sign| ('\u{2066}'..='\u{2069}').contains(&sign), "")
}

#[test]
fn time_that_runs_out_gives_the_seat_to_a_bot_until_its_owner_takes_it_back() {
    wait_for(async {
        let mut house = House::open().await;
        let (ada, bo) = tokio::join!(sit_down(Screen::Wide, "en"), sit_down(Screen::Phone, "fa"));
        // A player has twenty seconds, within which the test does what it has to do, also on a busy machine.
        let link = timed_table(&house, json!({ "turn": 15, "bank": 5 })).await;
        join(&ada, &link, "Ada").await;
        join(&bo, &link, "بو").await;
        ada.click("#start:enabled").await;
        // Everybody sees the clocks, in the digits of their language.
        let runs = |seat: usize| format!(".player.s{seat} .clock.runs");
        ada.find(".player .clock.runs").await;
        bo.until(
            "return /[۰-۹]:[۰-۹]{2}/.test(document.querySelector('.clock.runs')?.textContent)",
        )
        .await;
        let script = format!("return document.querySelector({}) !== null", json!(runs(0)));
        let ada = (&ada, Lang::En, "Ada");
        let bo = (&bo, Lang::Fa, "بو");
        let (late, other) = match ada.0.run(&script).await == json!(true) {
            true => (ada, bo),
            false => (bo, ada),
        };
        // Nobody plays: the time of the first player runs out. The other one reads it, and what the bot played.
        let sentence = text(late.1, "table-stood-in-time");
        says(late.0, ".notice-card.own", &sentence).await;
        let sentence = about(other.1, "incident-time", late.2);
        says(other.0, ".incidents", &sentence).await;
        other.0.find(".log .stand-in").await;
        // What was decided beside the game survives the server.
        house.close().await;
        house.reopen();
        late.0.click("#take-back").await;
        let is_back = "return document.querySelector('.notice-card.own') === null";
        late.0.until(is_back).await;
        let sentence = about(other.1, "incident-back", late.2);
        says(other.0, ".incidents", &sentence).await;
        // The other one's time runs out as well.
        other.0.find(".notice-card.own").await;
        let record = house.record(&table_of(&link)).await;
        let by = serde_json::to_value(&record.by).unwrap();
        assert!(by.to_string().contains("bot:"), "{by}");
    });
}

#[test]
fn everybody_agrees_to_end_the_game_and_it_verifies() {
    wait_for(async {
        let mut house = House::open().await;
        let (ada, bo) = tokio::join!(sit_down(Screen::Phone, "ar"), sit_down(Screen::Wide, "tr"));
        let link = invite(&ada, &house.address, "kingdomino", 2, "آدا").await;
        join(&bo, &link, "Bo").await;
        ada.click("#start:enabled").await;
        bo.click(".menu > summary").await;
        bo.click("#offer-end").await;
        ada.click("#decline-end").await;
        says(
            &bo,
            ".incidents",
            &about(Lang::Tr, "incident-decline", "آدا"),
        )
        .await;
        // Who declines may offer after the next turn.
        let acts = "return document.querySelector('button.pick:enabled') !== null";
        let acting = match ada.run(acts).await == json!(true) {
            true => &ada,
            false => &bo,
        };
        // While the menu is open, a tap beside it only closes it.
        acting
            .run("document.querySelector('.menu[open] > summary')?.click()")
            .await;
        // Both kings of a player may leave the hand one after the other.
        let pick = "if (document.querySelector('#confirm')) return true; \
                    document.querySelector('button.pick:enabled')?.click(); return false";
        acting.until(pick).await;
        acting.click("#confirm").await;
        for browser in [&ada, &bo] {
            browser
                .until("return document.querySelectorAll('.log li').length > 2 && !document.querySelector('#undo, .now.sent')")
                .await;
        }
        ada.click(".menu > summary").await;
        ada.click("#offer-end").await;
        bo.find("#agree-end").await;
        // An offer survives the server.
        house.close().await;
        house.reopen();
        bo.click("#agree-end").await;
        for (browser, lang) in [(&ada, Lang::Ar), (&bo, Lang::Tr)] {
            says(browser, "[data-ended]", &text(lang, "table-ended-agreed")).await;
        }
        let record = house.record(&table_of(&link)).await;
        assert!(takht_games::verify(&record, &Noted::default()).unwrap() > 0);
        // Everybody sees the usual end: the count, the winner, and what next.
        for browser in [&ada, &bo] {
            browser.find(".end .result").await;
        }
        bo.click("#replay").await;
        bo.find("#moment").await;
    });
}

#[test]
fn a_player_resigns_and_the_other_plays_on_against_a_bot() {
    wait_for(async {
        let mut house = House::open().await;
        let (ada, bo) = tokio::join!(sit_down(Screen::Wide, "en"), sit_down(Screen::Phone, "tr"));
        let link = invite(&ada, &house.address, "kingdomino", 2, "Ada").await;
        join(&bo, &link, "Bo").await;
        ada.click("#start:enabled").await;
        ada.click(".menu > summary").await;
        ada.click("#resigning > summary").await;
        ada.click("#resign").await;
        // The server is killed before it answers, or just after: the page asks again, and it happens once.
        house.close().await;
        house.reopen();
        says(
            &ada,
            ".notice-card.own",
            &text(Lang::En, "table-stood-in-resigned"),
        )
        .await;
        says(
            &bo,
            ".incidents",
            &about(Lang::Tr, "incident-resign", "Ada"),
        )
        .await;
        // A bot has played Ada's turn.
        bo.find("button.pick").await;
        // When Bo resigns, too, nobody is left. The first to resign is the last.
        bo.click(".menu > summary").await;
        bo.click("#resigning > summary").await;
        bo.click("#resign").await;
        for (browser, lang) in [(&ada, Lang::En), (&bo, Lang::Tr)] {
            says(browser, "[data-ended]", &text(lang, "table-ended-resigned")).await;
        }
        let won = Words::new(Lang::En).with_names(vec!["Ada".to_owned(), "Bo".to_owned()]);
        let won = won.say(&Message::new("web-won").with("seat", Seat::new(1).unwrap()));
        let won = won.replace(|sign| ('\u{2066}'..='\u{2069}').contains(&sign), "");
        says(&ada, ".verdict h2", &won).await;
        let record = house.record(&table_of(&link)).await;
        assert_eq!(
            record.resigned(),
            [0, 1].map(|seat| Seat::new(seat).unwrap()),
            "each once"
        );
    });
}

/// Two people agree to end their game.
async fn end_together(one: &Browser, other: &Browser) {
    one.click(".menu > summary").await;
    one.click("#offer-end").await;
    other.click("#agree-end").await;
    for browser in [one, other] {
        browser.find("[data-ended]").await;
    }
}

#[test]
fn a_rematch_keeps_a_seat_over_a_killed_server_and_tells_who_looks_back() {
    wait_for(async {
        let mut house = House::open().await;
        let (ada, bo, cem) = tokio::join!(
            sit_down(Screen::Wide, "en"),
            sit_down(Screen::Phone, "fa"),
            sit_down(Screen::Wide, "tr"),
        );
        let link = invite(&ada, &house.address, "kingdomino", 2, "Ada").await;
        join(&bo, &link, "بو").await;
        ada.click("#start:enabled").await;
        end_together(&ada, &bo).await;
        bo.click("#replay").await;
        bo.find("#moment").await;
        ada.click("#rematch").await;
        ada.find(".room [data-stand]").await;
        let next = ada
            .until("return document.querySelector('#link').value")
            .await;
        house.close().await;
        house.reopen();
        // Somebody else does not get the seat.
        go(&cem, next.as_str().unwrap()).await;
        says(&cem, "[data-seat='0']", &kept_for(Lang::Tr, "بو")).await;
        let name = cem.find("#name").await;
        name.send_keys("Cem").await.unwrap();
        cem.click("[data-sit='0']").await;
        let sentence = text(Lang::Tr, "web-problem-seat-kept");
        says(&cem, ".trouble", &sentence).await;
        // Who looks at the review is told, and takes it.
        bo.click("#rematch-offered #rematch").await;
        bo.find(".room [data-stand]").await;
        says(&cem, "[data-seat='0']", "بو").await;
    });
}

#[test]
fn a_player_who_comes_late_to_the_rematch_is_told_and_watches() {
    wait_for(async {
        let mut house = House::open().await;
        let (ada, bo, cem) = tokio::join!(
            sit_down(Screen::Wide, "en"),
            sit_down(Screen::Phone, "ar"),
            sit_down(Screen::Wide, "tr"),
        );
        let link = invite(&ada, &house.address, "kingdomino", 2, "Ada").await;
        join(&bo, &link, "بو").await;
        ada.click("#start:enabled").await;
        end_together(&ada, &bo).await;
        ada.click("#rematch").await;
        ada.find(".room [data-stand]").await;
        let next = ada
            .until("return document.querySelector('#link').value")
            .await;
        // The two minutes pass.
        house.close().await;
        house
            .change("UPDATE tables SET kept = json_set(kept, '$.kept_until', 0)")
            .await;
        house.reopen();
        join(&cem, next.as_str().unwrap(), "Cem").await;
        ada.click("#start:enabled").await;
        cem.find(".board svg").await;
        bo.click("#rematch").await;
        says(&bo, "body", &text(Lang::Ar, "table-rematch-late")).await;
        bo.find(".board svg").await;
    });
}

#[test]
fn a_player_who_is_gone_is_replaced_and_told_so_on_coming_back() {
    wait_for(async {
        let mut house = House::open_in_moved_time();
        let (ada, bo) = tokio::join!(sit_down(Screen::Wide, "en"), sit_down(Screen::Wide, "fa"));
        let link = invite(&ada, &house.address, "kingdomino", 2, "Ada").await;
        join(&bo, &link, "بو").await;
        ada.click("#start:enabled").await;
        bo.find(".board svg").await;
        bo.client.goto("about:blank").await.unwrap();
        // For a while there is nothing to decide: the connection may be back in a moment.
        ada.find(".away li").await;
        assert_eq!(
            ada.run("return document.querySelector('[data-gone]')")
                .await,
            Value::Null
        );
        house.let_pass(120);
        ada.click("[data-gone='1'] summary").await;
        // After the server was killed everybody has as long again to come back, unless a bot stands in already.
        house.close().await;
        house.reopen();
        ada.until("return document.querySelector('.contact.gone') !== null")
            .await;
        house.let_pass(120);
        ada.find("[data-gone='1']").await;
        ada.until("const card = document.querySelector('[data-gone=\"1\"]'); card.open = true; const way = card.querySelector('[data-replace=guest]'); way?.click(); return way !== null")
            .await;
        says(
            &ada,
            ".incidents",
            &about(Lang::En, "incident-replaced-guest", "بو"),
        )
        .await;
        go(&bo, &link).await;
        says(&bo, ".trouble", &text(Lang::Fa, "web-problem-replaced")).await;
        // Somebody new sits down in the middle of the game.
        let cem = sit_down(Screen::Phone, "tr").await;
        go(&cem, &link).await;
        let name = cem.find("#new-name").await;
        name.send_keys("Cem").await.unwrap();
        cem.click("[data-sit-in='1']").await;
        says(&ada, ".player.s1", "Cem").await;
    });
}

#[test]
fn a_host_locks_the_table_hands_the_role_on_and_removes_somebody() {
    wait_for(async {
        let mut house = House::open().await;
        let (ada, bo) = tokio::join!(sit_down(Screen::Wide, "en"), sit_down(Screen::Phone, "ar"));
        let link = invite(&ada, &house.address, "kingdomino", 3, "Ada").await;
        ada.click("#lock").await;
        says(&ada, ".terms", &text(Lang::En, "table-is-locked")).await;
        // What a host has done survives the server, each time.
        house.close().await;
        house.reopen();
        go(&bo, &link).await;
        says(&bo, ".terms", &text(Lang::Ar, "table-is-locked")).await;
        ada.click("#lock").await;
        join(&bo, &link, "بو").await;
        ada.click("[data-hand-on='1']").await;
        // Now Bo is the host: Ada's page offers nothing of it any more.
        bo.find("#lock").await;
        ada.until("return document.querySelector('#lock') === null")
            .await;
        house.close().await;
        house.reopen();
        // Whom the host removes has the link: the table is locked in the same step.
        bo.click("[data-remove-and-lock='0']").await;
        says(&bo, ".terms", &text(Lang::Ar, "table-is-locked")).await;
        says(&ada, ".trouble", &text(Lang::En, "web-problem-removed")).await;
        house.close().await;
        house.reopen();
        // Who was removed cannot simply sit down again.
        go(&ada, &link).await;
        ada.click("[data-sit='0']").await;
        says(&ada, ".trouble", &text(Lang::En, "web-problem-removed")).await;
    });
}

#[test]
fn the_role_of_a_host_who_is_gone_moves_on_by_itself() {
    wait_for(async {
        let mut house = House::open_in_moved_time();
        let (ada, bo) = tokio::join!(sit_down(Screen::Phone, "tr"), sit_down(Screen::Wide, "fa"));
        let link = invite(&ada, &house.address, "kingdomino", 3, "Ada").await;
        join(&bo, &link, "بو").await;
        let is_host = "return document.querySelector('#lock') !== null";
        assert_eq!(bo.run(is_host).await, json!(false));
        ada.client.goto("about:blank").await.unwrap();
        says(&bo, ".seats", &text(Lang::Fa, "web-is-away")).await;
        house.let_pass(120);
        bo.until(is_host).await;
        // Bo stays host when the server is killed, and when Ada is back.
        house.close().await;
        house.reopen();
        go(&ada, &link).await;
        ada.find(".room [data-stand]").await;
        assert_eq!(ada.run(is_host).await, json!(false));
        bo.click("#lock").await;
        says(&ada, ".terms", &text(Lang::Tr, "table-is-locked")).await;
    });
}

#[test]
fn the_pace_of_a_table_is_chosen_on_the_page() {
    wait_for(async {
        let mut house = House::open().await;
        let (ada, bo) = tokio::join!(sit_down(Screen::Phone, "ar"), sit_down(Screen::Wide, "tr"));
        for (pace, said, clock) in [
            (
                "steady",
                "table-pace-steady",
                json!({ "turn": 30, "bank": 300 }),
            ),
            ("week", "", json!({ "turn": 604_800, "bank": 0 })),
        ] {
            go(&ada, &format!("{}#new/kingdomino", house.address)).await;
            ada.click("[data-online=true]").await;
            ada.find("#pace").await;
            let choose = format!(
                "const pace = document.querySelector('#pace'); pace.value = '{pace}'; pace.dispatchEvent(new Event('change')); return pace.value"
            );
            assert_eq!(ada.run(&choose).await, json!(pace));
            // With a clock there is no patience to choose.
            ada.until("return document.querySelector('label.gone #patience') !== null")
                .await;
            let name = ada.find("#name").await;
            name.clear().await.unwrap();
            name.send_keys("آدا").await.unwrap();
            ada.click("#start").await;
            ada.find(".room [data-stand]").await;
            let link = ada
                .until("return document.querySelector('#link').value")
                .await;
            let link = link.as_str().unwrap().to_owned();
            house.close().await;
            house.reopen();
            // Everybody reads it before they sit down.
            go(&bo, &link).await;
            let week = Message::new("table-pace-days").with("count", 7_usize);
            let expected = match said {
                "" => plain(&Words::new(Lang::Tr).say(&week)),
                said => text(Lang::Tr, said),
            };
            says(&bo, ".terms", &expected).await;
            let path = format!("/api/tables/{}", table_of(&link).as_str());
            let server = house.server();
            let seen = takht_load::request(&server, Method::GET, &path, None, Vec::new());
            let (_, seen) = seen.await.unwrap();
            let seen: Value = serde_json::from_slice(&seen).unwrap();
            assert_eq!(seen["clock"], clock, "{seen}");
        }
    });
}

#[test]
fn two_of_three_replace_a_player_by_a_bot_over_a_killed_server() {
    wait_for(async {
        let mut house = House::open_in_moved_time();
        let (ada, bo, cem) = tokio::join!(
            sit_down(Screen::Wide, "en"),
            sit_down(Screen::Phone, "fa"),
            sit_down(Screen::Wide, "tr"),
        );
        let link = invite(&ada, &house.address, "kingdomino", 3, "Ada").await;
        join(&bo, &link, "بو").await;
        join(&cem, &link, "Cem").await;
        ada.click("#start:enabled").await;
        cem.find(".board svg").await;
        cem.client.goto("about:blank").await.unwrap();
        ada.find(".away li").await;
        house.let_pass(120);
        ada.click("[data-gone='2'] summary").await;
        ada.click("[data-gone='2'] [data-replace=bot]").await;
        // Bo is told who wants it. One of two is no majority, and the vote survives the server.
        bo.find("[data-gone='2']").await;
        says(&bo, "[data-gone='2']", "Ada").await;
        house.close().await;
        house.reopen();
        // Both have connected again.
        for browser in [&ada, &bo] {
            let alone = "return document.querySelector('.contact.gone') !== null && document.querySelectorAll('.away li').length === 1";
            browser.until(alone).await;
        }
        house.let_pass(120);
        bo.until("const card = document.querySelector('[data-gone=\"2\"]'); if (!card) return false; card.open = true; const way = card.querySelector('[data-replace=bot]'); way?.click(); return way !== null")
            .await;
        let sentence = about(Lang::En, "incident-replaced-bot", "Cem");
        says(&ada, ".incidents", &sentence).await;
        let sentence = about(Lang::Fa, "incident-replaced-bot", "Cem");
        says(&bo, ".incidents", &sentence).await;
        go(&cem, &link).await;
        says(&cem, ".trouble", &text(Lang::Tr, "web-problem-replaced")).await;
    });
}

#[test]
fn who_was_away_is_told_what_a_bot_has_played_meanwhile_and_the_review_marks_it() {
    wait_for(async {
        let mut house = House::open().await;
        let (ada, bo) = tokio::join!(sit_down(Screen::Phone, "en"), sit_down(Screen::Wide, "ar"));
        let options = json!({ "players": 2, "dynasty": true });
        let wanted = json!({ "game": "kingdomino", "options": options, "patience": 5 });
        let link = table(&house, wanted).await;
        join(&ada, &link, "Ada").await;
        join(&bo, &link, "بو").await;
        ada.click("#start:enabled").await;
        let (ada, bo) = ((&ada, Lang::En), (&bo, Lang::Ar));
        let acts = "return document.querySelector('.player.acting') !== null";
        tokio::join!(ada.0.until(acts), bo.0.until(acts));
        let picks = "return document.querySelector('button.pick:enabled') !== null";
        let (away, other) = match ada.0.run(picks).await == json!(true) {
            true => (ada, bo),
            false => (bo, ada),
        };
        away.0.client.goto("about:blank").await.unwrap();
        house.close().await;
        house.reopen();
        // A bot plays for the player who is away; the other one sees the mark.
        other.0.find(".log .stand-in").await;
        go(away.0, &link).await;
        says(away.0, "#meanwhile", &text(away.1, "table-meanwhile")).await;
        away.0.find("#meanwhile .stand-in").await;
        away.0.find(".log .stand-in").await;
        away.0.click("#meanwhile-seen").await;
        away.0
            .until("return document.querySelector('#meanwhile') === null")
            .await;
        for browser in [away.0, other.0] {
            browser.click(".menu > summary").await;
            browser.click("#resigning > summary").await;
            browser.click("#resign").await;
        }
        away.0.click("#replay").await;
        away.0.find("#moment").await;
        let record = house.record(&table_of(&link)).await;
        let ply = record.by.keys().next().unwrap() + 1;
        let show = format!(
            "const moment = document.querySelector('#moment'); moment.value = {ply}; moment.dispatchEvent(new Event('input')); return document.querySelector('.lesson .now').textContent.replace(/[\\u2066-\\u2069]/g, '')"
        );
        let by = Words::new(away.1);
        let name = by.names_of(&[record.by[&(ply - 1)].clone()]).concat();
        let by = by.say(&Message::new("table-played-by").with("name", name));
        let by = by.replace(|sign| ('\u{2066}'..='\u{2069}').contains(&sign), "");
        let script = format!(
            "const said = (() => {{ {show} }})(); return said.includes({}) && said",
            json!(by)
        );
        away.0.until(&script).await;
    });
}
