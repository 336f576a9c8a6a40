//! The page of the operator: who gets in, what they see, and what they do.

use std::cell::Cell;
use std::time::Duration;

use serde_json::{Value, json};
use takht_core::{Seat, Turn};
use takht_words::{Lang, Words};

use crate::browser::{Browser, Screen};
use crate::friends::{go, table_of};
use crate::house::{House, OPERATOR};
use crate::leaving::says;
use crate::playing::{By, Player};
use crate::strangers::introduce;
use crate::{friends, wait_for};

async fn enter(browser: &Browser, house: &House, secret: &str) {
    go(browser, &format!("{}#operator", house.address)).await;
    friends::write(browser, "#operator-secret", secret).await;
    browser.click("#operator-enter").await;
}

/// Presses a button that asks first, and says yes.
async fn does(browser: &Browser, row: &str, act: &str) {
    browser.click(&format!("{row} [data-act={act}]")).await;
    browser.click(&format!("{row} [data-sure={act}]")).await;
}

async fn noted(browser: &Browser, what: &str) {
    says(browser, "#operator-audit", what).await;
}

#[test]
fn the_operator_sees_the_server_and_mends_a_game_that_is_stuck() {
    wait_for(async {
        let house = House::open().await;
        let (ada, operator) = tokio::join!(
            friends::sit_down(Screen::Wide, "en"),
            friends::sit_down(Screen::Phone, "tr")
        );
        // A game against a bot, with a few turns.
        let link = friends::invite(&ada, &house.address, "kingdomino", 2, "Ada").await;
        let table = table_of(&link);
        ada.click("select[data-bot='1'] option[value=novice]").await;
        ada.click("#start:enabled").await;
        ada.find(".board svg").await;
        let looks = Cell::new(0);
        Player::new(&ada, By::Clicks, 3)
            .play_on(|look| {
                looks.set(looks.get() + 1);
                looks.get() > 12 && look["lit"].as_u64() > Some(0)
            })
            .await;
        enter(&operator, &house, "not-the-secret").await;
        says(
            &operator,
            ".operator [role=alert]",
            &Words::new(Lang::Tr).text("operator-wrong"),
        )
        .await;
        friends::write(&operator, "#operator-secret", OPERATOR).await;
        operator.click("#operator-enter").await;
        let row = format!("[data-table='{}']", table.as_str());
        operator.click(&format!("{row} summary")).await;
        // Nothing happens before the operator has said yes.
        let before = house.record(&table).await.events.len();
        operator.click(&format!("{row} [data-act=undo]")).await;
        operator.find(&format!("{row} .sure")).await;
        assert_eq!(house.record(&table).await.events.len(), before);
        operator.click(&format!("{row} [data-sure=undo]")).await;
        noted(&operator, &format!("undo {} 1", table.as_str())).await;
        let told = operator.until(
            "return document.querySelector('.operator .told').textContent.match(/[0-9]+/)?.[0]",
        );
        let left: usize = told.await.as_str().unwrap().parse().unwrap();
        assert!(left < before, "{left} of {before} events");
        // The players hear of it.
        ada.find(".trouble").await;
        // A turn of the bot is played once more; then the game waits for Ada.
        let record = loop {
            let record = house.record(&table).await;
            let game = takht_games::open(&record).unwrap();
            if game.turn() == Turn::Seat(Seat::default()) {
                break record;
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        };
        // What the rules refuse is said, and changes nothing.
        friends::write(&operator, &format!("{row} .events"), "pick 99").await;
        does(&operator, &row, "patch").await;
        operator.find(".operator [role=alert]").await;
        assert_eq!(house.record(&table).await.events.len(), record.events.len());
        // A legal event is played for the seat.
        let game = takht_games::open(&record).unwrap();
        let event = game.legal().swap_remove(0);
        friends::write(&operator, &format!("{row} .events"), &event).await;
        does(&operator, &row, "patch").await;
        noted(&operator, &format!("patch {} {event}", table.as_str())).await;
        let after = house.record(&table).await;
        assert_eq!(after.events[record.events.len()], event);
        // Another tab knows no secret; this one forgets it when it is told so.
        operator.client.refresh().await.unwrap();
        operator.find("#operator-tables").await;
        operator.click("#operator-leave").await;
        operator.find("#operator-secret").await;
        operator.client.refresh().await.unwrap();
        operator.find("#operator-secret").await;
        // The browser reports the answers that the server refuses.
        let console = operator.console().await;
        let unexpected = console
            .iter()
            .filter(|line| !line.contains("the server responded with a status"));
        assert_eq!(unexpected.count(), 0, "{console:?}");
    });
}

#[test]
fn the_operator_removes_a_name_and_exports_what_is_kept_by_keys_alone() {
    wait_for(async {
        let house = House::open().await;
        let (rude, operator) = tokio::join!(
            friends::sit_down(Screen::Phone, "fa"),
            friends::sit_down(Screen::Wide, "ar")
        );
        introduce(&rude, &house.address, "Rude").await;
        let key = rude
            .run("return JSON.parse(localStorage.getItem('takht-identity')).key")
            .await;
        let key = key.as_str().unwrap();
        enter(&operator, &house, OPERATOR).await;
        let row = format!("[data-person='{key}']");
        // Who types what is nowhere sees nothing.
        friends::write(&operator, "#operator-find", "nobody at all").await;
        operator
            .until("return !document.querySelector('[data-person]')")
            .await;
        friends::write(&operator, "#operator-find", "rude").await;
        operator.find(&row).await;
        operator.tab_to(&format!("{row} [data-act=export]")).await;
        operator.press(crate::browser::key::ENTER).await;
        noted(&operator, &format!("export {key}")).await;
        operator
            .tab_to(&format!("{row} [data-act=remove-name]"))
            .await;
        operator.press(crate::browser::key::ENTER).await;
        operator
            .tab_to(&format!("{row} [data-sure=remove-name]"))
            .await;
        operator.press(crate::browser::key::ENTER).await;
        noted(&operator, &format!("remove-name {key}")).await;
        go(&rude, &format!("{}#person/{key}", house.address)).await;
        let nameless = Words::new(Lang::Fa).text("person-nameless");
        let name = rude
            .until("return document.querySelector('#person-name')?.textContent")
            .await;
        assert_eq!(name, Value::from(nameless));
        assert_eq!(operator.console().await, Vec::<String>::new());
        assert_ne!(
            json!(null),
            operator
                .run("return sessionStorage.getItem('takht-operator')")
                .await
        );
    });
}
