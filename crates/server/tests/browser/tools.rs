//! Everything around the games: records, replays, the score helper, the rules, and failures.

use fantoccini::actions::{InputSource, MOUSE_BUTTON_LEFT, MouseActions, PointerAction};
use serde_json::{Value, json};
use takht_core::{Message, Quick, Record, Turn};
use takht_words::{Lang, Words};

use crate::browser::{Browser, Screen};
use crate::house::House;
use crate::visit;

/// A whole game of Kingdomino, played at random.
pub(crate) fn record() -> Record {
    record_of("kingdomino")
}

/// A whole game, played at random.
fn record_of(game: &str) -> Record {
    let options = json!({ "players": 2 });
    let mut game = takht_games::start_named(game, options.as_object().unwrap()).unwrap();
    let mut chance = Quick::new(5);
    let mut record = Record {
        game: game.id().name().to_owned(),
        options: game.options(),
        seats: Some(vec!["Ada".to_owned(), "bot:novice".to_owned()]),
        ..Record::default()
    };
    while game.turn() != Turn::Over {
        let event = match game.turn() {
            Turn::Chance => game.deal(&mut chance),
            _ => game.sample(&mut chance),
        };
        record.events.push(game.play(&event.unwrap()).unwrap());
    }
    record
}

/// True if the map shows every terrain: the five that can be built on, and the others.
pub(crate) const LANDS: &str =
    "return document.querySelectorAll('.ground path[fill^=\"url(#hex-\"]').length > 7";

async fn open_record(browser: &Browser, house: &House, text: &str) {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.takht.json");
    std::fs::write(&file, text).unwrap();
    browser.client.goto(&house.address).await.unwrap();
    let input = browser.find("#record").await;
    input.send_keys(&file.display().to_string()).await.unwrap();
    // The page must have read the file before the folder is removed.
    browser
        .until("return document.querySelector('#moment, .trouble') !== null")
        .await;
}

#[test]
fn a_record_is_opened_and_looked_at_moment_by_moment() {
    visit(Screen::Wide, "en", async |house, browser| {
        let record = record();
        open_record(browser, house, &record.to_pretty()).await;
        let last = record.events.len();
        let moment = "return document.querySelector('#moment').value";
        assert_eq!(browser.run(moment).await, json!(last.to_string()));
        browser.click("#back").await;
        assert_eq!(browser.run(moment).await, json!((last - 1).to_string()));
        browser.click("#forward").await;
        // The page computes the curve step by step, up to the end of the game. A decision has two points: its best
        // chance, and the one it left.
        let points = format!(
            "const line = document.querySelector('.chance'); return line && !document.querySelector('.curve .help') && (line.getAttribute('d').split('L').length > 20) && line.getAttribute('d').split('L').length <= 2 * {last} + 1"
        );
        browser.until(&points).await;
        let said = browser
            .run("return document.querySelector('.now').textContent")
            .await;
        let game = takht_games::open(&record).unwrap();
        let words = Words::new(Lang::En);
        let words = words
            .clone()
            .with_names(words.names_of(&record.seats.clone().unwrap()));
        for winner in game.ranking().winners() {
            assert!(
                said.as_str().unwrap().contains(&words.name(winner)),
                "{said}"
            );
        }
        browser.client.refresh().await.unwrap();
        browser.find("#moment").await;
    });
}

/// Also after going back to the time before the boards were laid.
#[test]
fn a_map_is_looked_at_from_its_first_moment() {
    visit(Screen::Wide, "tr", async |house, browser| {
        open_record(browser, house, &record_of("kingdom-builder").to_pretty()).await;
        let slide = |to: usize| {
            format!(
                "const slider = document.querySelector('#moment'); slider.value = {to}; slider.dispatchEvent(new Event('input', {{ bubbles: true }}))"
            )
        };
        assert_eq!(browser.run(LANDS).await, json!(true));
        browser.run(&slide(0)).await;
        browser
            .until("return document.querySelectorAll('.ground path').length < 5")
            .await;
        // At the start both players have even chances.
        let even = "return [...document.querySelectorAll('.curve .legend span')].map(one => one.textContent.includes('%50'))";
        browser.until(&format!("{even}.every(Boolean)")).await;
        browser.run(&slide(30)).await;
        browser.until(LANDS).await;
    });
}

#[test]
fn broken_and_foreign_records_are_refused_with_a_reason() {
    visit(Screen::Phone, "en", async |house, browser| {
        let good = record().to_pretty();
        for (broken, reason) in [
            (String::new(), ""),
            ("no record at all".to_owned(), ""),
            (good.replace("kingdomino", "chess"), "chess"),
            (good.replacen("\"pick ", "\"choose ", 1), "choose"),
            (good.replace("\"takht\": 1", "\"takht\": 99"), "99"),
        ] {
            open_record(browser, house, &broken).await;
            let said = browser.find(".trouble").await.text().await.unwrap();
            assert!(!said.is_empty() && said.contains(reason), "{said}");
        }
    });
}

#[test]
fn a_kingdom_of_a_real_table_is_scored() {
    visit(Screen::Phone, "fa", async |house, browser| {
        let address = format!("{}#score/kingdomino", house.address);
        browser.client.goto(&address).await.unwrap();
        browser.click("[data-brush=wheat]").await;
        browser.click("[data-crowns='2']").await;
        browser.click(".board [data-place='3,2']").await;
        browser.click("[data-crowns='0']").await;
        browser.click(".board [data-place='4,2']").await;
        let total = "return document.querySelector('.total').dataset.total";
        // Two squares with two crowns; the castle is no longer in the middle of the kingdom.
        assert_eq!(browser.run(total).await, json!("4"));
        let text = browser.find(".total").await.text().await.unwrap();
        assert!(text.contains('۴'), "Persian digits: {text}");
    });
}

#[test]
fn settlements_of_a_real_table_are_scored() {
    visit(Screen::Wide, "tr", async |house, browser| {
        let address = format!("{}#score/kingdom-builder", house.address);
        browser.client.goto(&address).await.unwrap();
        browser.find(".board svg").await;
        for place in ["3,4", "4,4", "4,5"] {
            browser
                .click(&format!(".board .hexes [data-place='{place}']"))
                .await;
        }
        let totals = browser
            .run("return [...document.querySelectorAll('.total')].map(one => one.dataset.total)")
            .await;
        assert_eq!(totals, json!(["8", "0"]));
    });
}

#[test]
fn a_refused_move_leads_to_its_clause() {
    visit(Screen::Wide, "ar", async |house, browser| {
        let address = format!("{}#new/kingdomino", house.address);
        browser.client.goto(&address).await.unwrap();
        browser.click("[data-seat='1'] [data-kind=person]").await;
        browser.click("#start").await;
        browser.click(".typed summary").await;
        // A domino that is not in the line cannot be picked.
        let other = browser
            .run("const there = [...document.querySelectorAll('button.pick')].map(one => one.dataset.event); for (let n = 1; ; n++) if (!there.includes('pick ' + n)) return 'pick ' + n")
            .await;
        let typed = browser.find("#typed").await;
        typed.send_keys(other.as_str().unwrap()).await.unwrap();
        typed.send_keys("\u{e007}").await.unwrap();
        browser.click(".trouble a.clause").await;
        let meant = browser
            .until("return document.querySelector('.rule.meant')?.id")
            .await;
        assert!(meant.as_str().unwrap().starts_with('k'), "{meant}");
    });
}

#[test]
fn a_bot_whose_worker_dies_plays_on() {
    visit(Screen::Wide, "en", async |house, browser| {
        // A worker that fails at once.
        let broken = "const Real = Worker; window.Worker = class extends Real { constructor() { super('data:text/javascript,throw 1'); } };";
        browser
            .command(
                "Page.addScriptToEvaluateOnNewDocument",
                json!({ "source": broken }),
            )
            .await;
        let address = format!("{}#new/kingdomino", house.address);
        browser.client.goto(&address).await.unwrap();
        browser.click("[data-seat='0'] [data-kind=bot]").await;
        browser.click("[data-seat='0'] [data-level=novice]").await;
        browser.click("#start").await;
        browser
            .until("return document.querySelectorAll('.log li').length > 8")
            .await;
        let said = browser.find(".trouble").await.text().await.unwrap();
        assert_eq!(said, Words::new(Lang::En).text("web-bot-gone"));
    });
}

/// Storage that is denied, and storage that is full.
const DENIED: &str = "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('denied', 'SecurityError'); } });";
const FULL: &str =
    "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };";

#[test]
fn without_storage_the_game_goes_on_and_says_so() {
    unkept(DENIED);
}

#[test]
fn with_storage_that_is_full_the_game_goes_on_and_says_so() {
    unkept(FULL);
}

fn unkept(denied: &str) {
    visit(Screen::Wide, "en", async |house, browser| {
        browser
            .command(
                "Page.addScriptToEvaluateOnNewDocument",
                json!({ "source": denied }),
            )
            .await;
        let address = format!("{}#new/kingdom-builder", house.address);
        browser.client.goto(&address).await.unwrap();
        browser.click("#start").await;
        let said = browser.find(".trouble").await.text().await.unwrap();
        assert_eq!(said, Words::new(Lang::En).text("web-not-kept"));
        let events: Value = browser
            .run("return document.querySelectorAll('.log li').length")
            .await;
        assert!(events.as_u64() > Some(3));
    });
}

#[test]
fn a_page_whose_code_does_not_come_says_so_and_comes_later() {
    visit(Screen::Phone, "fa", async |house, browser| {
        // The service worker has the file already; a request of the page itself is refused.
        browser.command("Network.enable", json!({})).await;
        browser
            .command("Network.setBypassServiceWorker", json!({ "bypass": true }))
            .await;
        let refuse = async |urls: Value| {
            let refused = json!({ "urls": urls });
            browser.command("Network.setBlockedURLs", refused).await;
        };
        refuse(json!(["*split_later*"])).await;
        browser.client.goto(&house.address).await.unwrap();
        // The first page and a game need nothing of it.
        browser.click("#play-now").await;
        browser
            .until("return document.querySelectorAll('.log li').length > 1")
            .await;
        let address = format!("{}#rules/kingdomino", house.address);
        browser.client.goto(&address).await.unwrap();
        let said = browser.find("main .trouble").await.text().await.unwrap();
        assert_eq!(said, Words::new(Lang::Fa).text("web-not-loaded"));
        refuse(json!([])).await;
        browser.click("main [role=alert] button").await;
        browser
            .until("return document.querySelector('#k10') !== null")
            .await;
    });
}

#[test]
fn an_old_browser_is_told_what_it_lacks() {
    visit(Screen::Phone, "tr", async |house, browser| {
        browser
            .command(
                "Page.addScriptToEvaluateOnNewDocument",
                json!({ "source": "delete window.WebAssembly;" }),
            )
            .await;
        browser.client.goto(&house.address).await.unwrap();
        browser
            .until("return !document.querySelector('#needs').hidden")
            .await;
        let said = browser.find("#needs").await.text().await.unwrap();
        for lang in Lang::ALL {
            let sentence = Words::new(lang).text("web-needs");
            assert!(said.contains(&sentence), "{said}");
        }
    });
}

/// Starts a game of two people at the same device.
async fn two_people(browser: &Browser, house: &House, game: &str) {
    let address = format!("{}#new/{game}", house.address);
    browser.client.goto(&address).await.unwrap();
    browser.click("[data-seat='1'] [data-kind=person]").await;
    browser.click("#start").await;
    browser.find(".board svg").await;
}

#[test]
fn a_domino_is_dragged_to_its_place() {
    visit(Screen::Wide, "en", async |house, browser| {
        two_people(browser, house, "kingdomino").await;
        // Both players pick, and then the first domino has to be placed.
        for _ in 0..40 {
            let next = browser
                .element("return document.querySelector('#confirm') || document.querySelector('.table:not(:has(.open)) button.pick')")
                .await;
            match next {
                Some(next) => next.click().await.unwrap(),
                None => break,
            }
        }
        let domino = browser.find(".tile.due").await;
        let square = browser.find(".board .open").await;
        let drag = MouseActions::new("mouse".to_owned())
            .then(PointerAction::MoveToElement {
                element: domino,
                duration: None,
                x: 0.0,
                y: 0.0,
            })
            .then(PointerAction::Down {
                button: MOUSE_BUTTON_LEFT,
            })
            .then(PointerAction::MoveToElement {
                element: square,
                duration: None,
                x: 0.0,
                y: 0.0,
            });
        browser.client.perform_actions(drag).await.unwrap();
        browser.find(".ghost").await;
        let plies = browser.kept().await["record"]["events"]
            .as_array()
            .unwrap()
            .len();
        let drop = MouseActions::new("mouse".to_owned()).then(PointerAction::Up {
            button: MOUSE_BUTTON_LEFT,
        });
        browser.client.perform_actions(drop).await.unwrap();
        let placed = format!(
            "const events = JSON.parse(localStorage.getItem('takht-game')).record.events; return events.length === {plies} + 1 && events.at(-1).startsWith('place ')"
        );
        browser.until(&placed).await;
    });
}

#[test]
fn a_hidden_card_is_seen_only_while_it_is_held_open() {
    visit(Screen::Wide, "en", async |house, browser| {
        two_people(browser, house, "kingdom-builder").await;
        let hidden = "return document.querySelectorAll('.holding .back').length";
        assert_eq!(
            browser.run(hidden).await,
            json!(1),
            "the one who waits hides a card"
        );
        let text = browser.run("return document.body.innerText").await;
        let drawn = Words::new(Lang::En)
            .say(&Message::new("kingdom-builder-tell-draw-hidden").with("seat", ""));
        assert_eq!(
            text.as_str().unwrap().matches(drawn.trim()).count(),
            2,
            "{text}"
        );
        let button = browser.find(".holding button").await;
        let press = MouseActions::new("mouse".to_owned())
            .then(PointerAction::MoveToElement {
                element: button,
                duration: None,
                x: 0.0,
                y: 0.0,
            })
            .then(PointerAction::Down {
                button: MOUSE_BUTTON_LEFT,
            });
        browser.client.perform_actions(press).await.unwrap();
        browser
            .until("return document.querySelectorAll('.holding .back').length === 0")
            .await;
        browser.client.release_actions().await.unwrap();
        browser
            .until("return document.querySelectorAll('.holding .back').length === 1")
            .await;
    });
}

#[test]
fn an_unfinished_game_waits_on_the_shelf() {
    visit(Screen::Wide, "en", async |house, browser| {
        two_people(browser, house, "kingdomino").await;
        let first = browser.kept().await["record"]["events"].clone();
        two_people(browser, house, "capture").await;
        browser.client.goto(&house.address).await.unwrap();
        browser.find("#continue").await;
        browser.click(".home button.cont").await;
        browser.find(".table.kingdomino .board svg").await;
        assert_eq!(browser.kept().await["record"]["events"], first);
    });
}

#[test]
fn without_storage_a_game_survives_a_look_at_the_rules() {
    visit(Screen::Wide, "en", async |house, browser| {
        browser
            .command(
                "Page.addScriptToEvaluateOnNewDocument",
                json!({ "source": DENIED }),
            )
            .await;
        two_people(browser, house, "kingdomino").await;
        browser.click("button.pick").await;
        let lines = "return document.querySelectorAll('.log li').length";
        let before = browser.run(lines).await;
        browser.run("location.hash = '#rules/kingdomino'").await;
        browser.find(".rules").await;
        browser.client.back().await.unwrap();
        browser.find(".board svg").await;
        assert_eq!(browser.run(lines).await, before);
    });
}

#[test]
fn the_tab_that_plays_takes_the_game_from_the_other() {
    visit(Screen::Wide, "en", async |house, browser| {
        two_people(browser, house, "kingdomino").await;
        let first = browser.client.window().await.unwrap();
        let second = browser.client.new_window(true).await.unwrap();
        browser
            .client
            .switch_to_window(second.handle)
            .await
            .unwrap();
        let table = format!("{}#table", house.address);
        browser.client.goto(&table).await.unwrap();
        browser.click("button.pick").await;
        browser.client.switch_to_window(first).await.unwrap();
        browser.find(".home").await;
    });
}

#[test]
fn a_worker_that_cannot_begin_is_replaced_by_the_page() {
    visit(Screen::Wide, "en", async |house, browser| {
        // A worker that loads, but gives only invalid answers.
        let broken = "const Real = Worker; window.Worker = class extends Real { constructor() { super('data:text/javascript,self.onmessage = () => self.postMessage(\"\")'); } };";
        browser
            .command(
                "Page.addScriptToEvaluateOnNewDocument",
                json!({ "source": broken }),
            )
            .await;
        let address = format!("{}#new/capture", house.address);
        browser.client.goto(&address).await.unwrap();
        browser.click("[data-seat='0'] [data-kind=bot]").await;
        browser.click("[data-seat='0'] [data-level=novice]").await;
        browser.click("#start").await;
        browser
            .until("return document.querySelectorAll('.log li').length > 40")
            .await;
    });
}
