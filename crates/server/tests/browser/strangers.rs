//! People who find each other: the lobby, playing with someone now, identities, phrases.

use std::time::Duration;

use serde_json::{Value, json};
use takht_words::{Lang, Message, Words};

use crate::browser::{Browser, Screen};
use crate::friends::{go, invite, join, sit_down, table_of, write};
use crate::house::House;
use crate::wait_for;

/// Opens the lobby of a house, and waits until it is known.
pub(crate) async fn enter(browser: &Browser, house: &House) {
    go(browser, &format!("{}#lobby", house.address)).await;
    browser.find("[data-present]").await;
}

#[test]
fn a_table_that_somebody_opens_is_in_the_lobby_of_others_and_one_tap_takes_a_seat() {
    wait_for(async {
        let house = House::open().await;
        let (ada, bo) = tokio::join!(sit_down(Screen::Wide, "en"), sit_down(Screen::Phone, "fa"));
        enter(&bo, &house).await;
        // Where nobody is, the page says so and offers what there is.
        bo.find("#nobody #play-a-bot").await;
        enter(&ada, &house).await;
        bo.until("return document.querySelector('[data-present]').dataset.present === '2'")
            .await;
        ada.click("#open-a-table").await;
        let is_listed = ada
            .until("return document.querySelector('#listed')?.checked")
            .await;
        assert_eq!(is_listed, json!(true), "it is a table for everybody");
        // The foot of the sheet lies over what is below: the test scrolls as a person would.
        let scroll = "const one = document.querySelector('#one-address'); one.scrollIntoView({ block: 'center' }); return !!one";
        ada.run(scroll).await;
        ada.click("#one-address").await;
        write(&ada, "#name", "Ada").await;
        ada.click("#start").await;
        ada.find(".room [data-stand]").await;
        // Bo's lobby shows it without being asked again, and one tap takes a seat.
        bo.run("localStorage.setItem('takht-name', 'Bo')").await;
        let name = bo.until("return document.querySelector('.otable .onames')?.textContent");
        assert!(name.await.as_str().unwrap().contains("Ada"));
        bo.click("[data-sit-at]").await;
        bo.find(".room [data-stand]").await;
        ada.until("return [...document.querySelectorAll('.seat .who')].some(one => one.textContent.includes('Bo'))")
            .await;
        for browser in [&ada, &bo] {
            assert_eq!(browser.console().await, Vec::<String>::new());
        }
    });
}

/// What a page of the lobby looks for: the game, the pace, the number of players, and after how many seconds bots come.
async fn seek(browser: &Browser, house: &House, wish: &str, name: &str) {
    enter(browser, house).await;
    let keep = format!("localStorage.setItem('takht-wish', {})", json!(wish));
    browser.run(&keep).await;
    enter(browser, house).await;
    // The page asks for a name once, and remembers it.
    if browser
        .run("return !localStorage.getItem('takht-name')")
        .await
        == json!(true)
    {
        write(browser, "#seek-name", name).await;
    }
    browser.click("#find-partner").await;
}

#[test]
fn strangers_who_want_the_same_are_seated_together_and_begin() {
    wait_for(async {
        let house = House::open().await;
        let (ada, bo) = tokio::join!(sit_down(Screen::Phone, "tr"), sit_down(Screen::Wide, "ar"));
        seek(&ada, &house, "kingdomino quick 2 never", "Ada").await;
        ada.find("#stop-looking").await;
        // They can look around meanwhile.
        ada.run("location.hash = '#rules/kingdomino'").await;
        ada.find(".search-bar #stop-looking").await;
        seek(&bo, &house, " quick  never", "Bo").await;
        for browser in [&ada, &bo] {
            browser.find(".table.kingdomino .board svg").await;
        }
        let table = |address: Value| address.as_str().unwrap().to_owned();
        let at = "return location.hash";
        assert_eq!(table(ada.run(at).await), table(bo.run(at).await));
        for browser in [&ada, &bo] {
            assert_eq!(browser.console().await, Vec::<String>::new());
        }
    });
}

#[test]
fn who_stops_looking_loses_nothing_and_bots_come_to_those_who_wait() {
    wait_for(async {
        let house = House::open().await;
        let ada = sit_down(Screen::Wide, "en").await;
        seek(&ada, &house, "kingdomino quick 2 60", "Ada").await;
        ada.click("#stop-looking").await;
        ada.find("#find-partner").await;
        assert_eq!(ada.run("return location.hash").await, json!("#lobby"));
        seek(&ada, &house, "kingdomino quick 2 1", "Ada").await;
        ada.find(".table.kingdomino .board svg").await;
        let plates = "return [...document.querySelectorAll('.player .name bdi')].map(one => one.textContent)";
        let plates = ada.run(plates).await;
        assert_eq!(plates.as_array().unwrap().len(), 2, "{plates}");
    });
}

/// Makes an identity in a browser.
pub(crate) async fn introduce(browser: &Browser, address: &str, name: &str) {
    go(browser, &format!("{address}#me")).await;
    write(browser, "#person-called", name).await;
    browser.click("input[value=fish] + span").await;
    browser.click("input[value=violet] + span").await;
    browser.click("#keep-look").await;
    browser.find("#ratings").await;
}

async fn called(browser: &Browser) -> String {
    let name = browser
        .until("return document.querySelector('#person-name')?.textContent")
        .await;
    name.as_str().unwrap().to_owned()
}

#[test]
fn an_identity_is_made_carried_to_another_device_changed_there_and_deleted() {
    wait_for(async {
        let house = House::open().await;
        let (ada, other) =
            tokio::join!(sit_down(Screen::Phone, "ar"), sit_down(Screen::Wide, "en"));
        introduce(&ada, &house.address, "Ada").await;
        assert_eq!(called(&ada).await, "Ada");
        ada.find(".person-head .c-violet").await;
        // The link that carries it.
        ada.click("#carry > summary").await;
        ada.click("#show-carry-link").await;
        let link = ada.until("return document.querySelector('#carry-link')?.value");
        let link = link.await.as_str().unwrap().to_owned();
        assert!(link.contains("#me/"), "{link}");
        go(&other, &link).await;
        other.find("#arrive").await;
        assert_eq!(other.run("return location.hash").await, json!("#me"));
        other.click("#take-identity").await;
        assert_eq!(called(&other).await, "Ada");
        let kept = "return localStorage.getItem('takht-identity')";
        assert_eq!(ada.run(kept).await, other.run(kept).await);
        // What changes on one device, the other one shows, too.
        other.click("#change-look > summary").await;
        write(&other, "#person-called", "Ada Lovelace").await;
        other.click("#keep-look").await;
        other
            .until("return document.querySelector('#person-name').textContent === 'Ada Lovelace'")
            .await;
        ada.client.refresh().await.unwrap();
        assert_eq!(called(&ada).await, "Ada Lovelace");
        // Everybody may read the page; nobody else may change it.
        let stranger = sit_down(Screen::Phone, "fa").await;
        let key: Value = serde_json::from_str(ada.run(kept).await.as_str().unwrap()).unwrap();
        let page = format!("{}#person/{}", house.address, key["key"].as_str().unwrap());
        go(&stranger, &page).await;
        assert_eq!(called(&stranger).await, "Ada Lovelace");
        let ways = "return document.querySelectorAll('#keep-look, #delete-now, #carry').length";
        assert_eq!(stranger.run(ways).await, json!(0));
        // Deleted on one device, it is gone everywhere.
        other.click("#delete-identity > summary").await;
        other.click("#delete-now").await;
        other
            .until("return localStorage.getItem('takht-identity') === null")
            .await;
        other.find("#open-passkey, #identity-file").await;
        go(&stranger, &page).await;
        let gone = Words::new(Lang::Fa).text("web-problem-person-gone");
        let said = stranger.until("return document.querySelector('.person .trouble')?.textContent");
        assert_eq!(said.await, json!(gone));
    });
}

#[test]
fn a_passkey_brings_an_identity_back_and_so_does_a_saved_file() {
    wait_for(async {
        let house = House::open().await;
        let ada = sit_down(Screen::Wide, "tr").await;
        // Passkeys belong to names, not to numbers.
        let address = house.address.replace("127.0.0.1", "localhost");
        go(&ada, &address).await;
        ada.command("WebAuthn.enable", json!({})).await;
        let authenticator = json!({ "options": {
            "protocol": "ctap2", "ctap2Version": "ctap2_1", "transport": "internal",
            "hasResidentKey": true, "hasUserVerification": true, "hasPrf": true,
            "isUserVerified": true, "automaticPresenceSimulation": true,
        }});
        ada.command("WebAuthn.addVirtualAuthenticator", authenticator)
            .await;
        introduce(&ada, &address, "Ada").await;
        ada.click("#carry > summary").await;
        ada.click("#add-passkey").await;
        ada.find("#carry .plain-list li").await;
        let kept = "return localStorage.getItem('takht-identity')";
        let identity = ada.run(kept).await;
        // The device loses everything but the passkey.
        ada.run("localStorage.removeItem('takht-identity')").await;
        go(&ada, &format!("{address}#me")).await;
        ada.click("#open-passkey").await;
        assert_eq!(called(&ada).await, "Ada");
        assert_eq!(ada.run(kept).await, identity);
        // Without the passkey a file brings it back.
        ada.run("localStorage.removeItem('takht-identity')").await;
        go(&ada, &format!("{address}#me")).await;
        ada.find("#identity-file").await;
        let choose = format!(
            "const files = new DataTransfer();
             files.items.add(new File([{identity}], 'takht-identity.json'));
             const field = document.querySelector('#identity-file');
             field.files = files.files;
             field.dispatchEvent(new Event('change', {{ bubbles: true }}));"
        );
        ada.run(&choose).await;
        assert_eq!(called(&ada).await, "Ada");
    });
}

#[test]
fn phrases_are_heard_in_everybodys_language_unless_somebody_is_muted() {
    wait_for(async {
        let house = House::open().await;
        let (ada, bo) = tokio::join!(sit_down(Screen::Wide, "en"), sit_down(Screen::Phone, "fa"));
        introduce(&ada, &house.address, "Ada").await;
        introduce(&bo, &house.address, "Bo").await;
        let link = invite(&ada, &house.address, "kingdomino", 2, "Ada").await;
        join(&bo, &link, "Bo").await;
        // Each of them sees who the other one is.
        ada.find(".seat .av.c-violet").await;
        ada.click("#start:enabled").await;
        for browser in [&ada, &bo] {
            browser.find(".board svg").await;
        }
        let say = async |phrase: &str| {
            ada.click(".talk > summary").await;
            ada.click(&format!("[data-say={phrase}]")).await;
        };
        say("well-played").await;
        let said =
            bo.until("return document.querySelector('[data-said=well-played]')?.textContent");
        let said = said.await;
        let words = Words::new(Lang::Fa).say(&Message::new("phrase-well_played"));
        assert!(said.as_str().unwrap().contains(&words), "{said}");
        // Bo mutes Ada: what she says still arrives, and is not shown.
        bo.click(".talk > summary").await;
        bo.click(".talk [data-mute]").await;
        say("bye").await;
        bo.until("return window.heard.some(one => one.includes('\"bye\"'))")
            .await;
        tokio::time::sleep(Duration::from_millis(200)).await;
        let shown = bo.run("return document.querySelectorAll('[data-said=bye]').length");
        assert_eq!(shown.await, json!(0));
        ada.find("[data-said=bye]").await;
        // Whom Bo has blocked stands on his own page.
        bo.click(".talk [data-block]").await;
        let told = bo.until(
            "return document.querySelector('.talk .avoiding [role=status]').textContent || null",
        );
        let blocked = Words::new(Lang::Fa).text("person-is-blocked");
        assert_eq!(told.await, json!(blocked));
        let blocked = house.address.clone() + "#me";
        go(&bo, &blocked).await;
        bo.find("#blocked li button").await;
        assert!(!table_of(&link).as_str().is_empty());
    });
}

#[test]
fn an_invitation_greets_in_the_language_of_its_sender_and_offers_a_seat() {
    wait_for(async {
        let house = House::open().await;
        let (ada, bo) = tokio::join!(sit_down(Screen::Wide, "tr"), sit_down(Screen::Phone, "fa"));
        invite(&ada, &house.address, "kingdomino", 3, "آدا").await;
        let link = ada.run("return document.querySelector('#link').value");
        let link = link.await.as_str().unwrap().to_owned();
        assert!(
            link.contains("/at/") && link.ends_with("?lang=tr"),
            "{link}"
        );
        // The page behind the link leads to the table by itself.
        go(&bo, &link).await;
        let invites = bo.until("return document.querySelector('.room.invited h1')?.textContent");
        assert!(invites.await.as_str().unwrap().contains("آدا"));
        bo.find(".options-on li").await;
        let suggested = "return document.querySelectorAll('.room [data-sit].primary').length";
        assert_eq!(bo.run(suggested).await, json!(1), "one seat is suggested");
        write(&bo, "#name", "Bo").await;
        bo.click("[data-sit].primary").await;
        bo.find("[data-stand]").await;
    });
}

#[test]
fn an_address_that_names_nothing_gets_a_page_that_helps() {
    wait_for(async {
        let house = House::open().await;
        let bo = sit_down(Screen::Phone, "ar").await;
        for broken in ["#at/nowhere", "#new/chess", "#person/me"] {
            go(&bo, &format!("{}{broken}", house.address)).await;
            bo.find("#unknown #ways-on a").await;
        }
        go(&bo, &format!("{}#at/abcdefghjkmn", house.address)).await;
        bo.click("#to-lobby").await;
        bo.find("[data-present]").await;
    });
}
