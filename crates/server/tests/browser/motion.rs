//! What moves when something happens, and what stands on the board afterwards.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Value, json};
use takht_capture::CapturePicture;
use takht_core::Record;
use takht_games::picture_of;
use takht_kingdom_builder::KingdomBuilderPicture;
use takht_kingdomino::KingdominoPicture;

use crate::browser::{Browser, Screen};
use crate::playing::{By, Player, begin};
use crate::visit;

/// Notes every event that the page shows, with the drawings that it moves.
const NOTE: &str = "
    window.shown = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, timing) {
        window.shown.at(-1)?.moved.push(`${this.tagName.toLowerCase()}.${this.getAttribute('class') ?? ''}`);
        return animate.call(this, frames, timing);
    };
    const set = Element.prototype.setAttribute;
    Element.prototype.setAttribute = function (name, value) {
        if (name === 'data-shown') window.shown.push({ event: value, moved: [] });
        return set.call(this, name, value);
    };";

/// What the board shows: land, settlements, pawns.
const BOARD: &str = "
    const all = (selector, name) => [...document.querySelectorAll(selector)].map(one => one.getAttribute(name)).sort();
    return {
        land: all('.board .land-squares [data-land]', 'data-land'),
        settled: all('.board [data-settled]', 'data-settled'),
        buildings: all('.board [data-building]', 'data-building'),
        flying: document.querySelectorAll('.flights > *').length,
    };";

async fn record(browser: &Browser) -> Record {
    let kept = browser
        .run("return JSON.parse(localStorage.getItem('takht-game')).record")
        .await;
    Record::read(kept.to_string().as_bytes()).unwrap()
}

/// What the board has to show after these events.
fn expected(record: &Record, drawn: &Value) {
    let mut engine = takht_games::begin(record).unwrap();
    for event in &record.events {
        engine.play(event).unwrap();
    }
    let texts = |name: &str| -> Vec<String> {
        let all = drawn[name].as_array().unwrap().iter();
        all.map(|one| one.as_str().unwrap().to_owned()).collect()
    };
    let sorted = |mut all: Vec<String>| {
        all.sort();
        all
    };
    if let Some(picture) = picture_of::<KingdominoPicture>(&*engine) {
        let land = picture.kingdoms[0].land.iter();
        let land = land.map(|(square, _)| format!("{},{}", square.x, square.y));
        assert_eq!(texts("land"), sorted(land.collect()));
    }
    if let Some(picture) = picture_of::<KingdomBuilderPicture>(&*engine) {
        let settled = picture.hexes.iter().filter(|hex| hex.settlement.is_some());
        let settled = settled.map(|hex| hex.hex.to_string());
        assert_eq!(texts("settled"), sorted(settled.collect()));
    }
    if let Some(picture) = picture_of::<CapturePicture>(&*engine) {
        let buildings = picture.buildings.iter();
        let buildings = buildings.map(|one| format!("{},{}", one.first.x, one.first.y));
        assert_eq!(texts("buildings"), sorted(buildings.collect()));
    }
}

/// Plays against a bot and compares what the page shows with what happened.
fn moves(game: &str, screen: Screen, plies: usize, pieces: &[(&str, &str)]) {
    visit(screen, "en", async |house, browser| {
        let moving =
            json!({ "features": [{ "name": "prefers-reduced-motion", "value": "no-preference" }] });
        browser.command("Emulation.setEmulatedMedia", moving).await;
        let note = json!({ "source": NOTE });
        browser
            .command("Page.addScriptToEvaluateOnNewDocument", note)
            .await;
        begin(browser, house, game, By::Clicks, true, &[]).await;
        let opening = record(browser).await.events.len();
        let mut player = Player::new(browser, By::Clicks, 11);
        for stage in 1..=4 {
            let until = (opening + plies * stage / 4) as u64;
            player
                .play_on(|look| look["plies"].as_u64() >= Some(until))
                .await;
            // The page keeps the game once it has drawn it. Both are read at the same moment: the game goes on.
            let both = format!(
                "const kept = JSON.parse(localStorage.getItem('takht-game')).record;
                 if (document.querySelector('.table.moving, .flights > *') || window.shown.at(-1)?.event !== kept.events.at(-1)) return null;
                 return [kept, (() => {{ {BOARD} }})()]"
            );
            let both = browser.until(&both).await;
            expected(
                &Record::read(both[0].to_string().as_bytes()).unwrap(),
                &both[1],
            );
        }
        let shown = browser.run("return window.shown").await;
        let shown = shown.as_array().unwrap();
        let events: Vec<&str> = shown
            .iter()
            .map(|one| one["event"].as_str().unwrap())
            .collect();
        let record = record(browser).await;
        let happened: Vec<&str> = record.events.iter().map(String::as_str).collect();
        let first = happened.len() - events.len();
        // A bot that begins may play once more between what the page has kept and what it draws first.
        assert!(
            first <= opening + 1,
            "{first} events are not shown: {events:?} of {happened:?}"
        );
        assert_eq!(events, happened[first..], "every event, in order");
        let mut moved: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
        for one in shown {
            let kind = one["event"].as_str().unwrap().split(' ').next().unwrap();
            let all = one["moved"].as_array().unwrap();
            assert!(!all.is_empty(), "nothing moves for {one}");
            moved
                .entry(kind)
                .or_default()
                .extend(all.iter().map(|one| one.as_str().unwrap()));
        }
        for (kind, piece) in pieces {
            let of_kind = moved.get(kind);
            let found = of_kind.is_some_and(|all| all.iter().any(|one| one.starts_with(piece)));
            assert!(found, "{kind} moves {piece}: {moved:?}");
        }
    });
}

#[test]
fn kingdomino_shows_every_event() {
    let pieces = [
        ("deal", "div.tile"),
        ("pick", "svg.king"),
        ("place", "svg.domino"),
        ("place", "b.coin-up"),
        ("place", "g."),
    ];
    moves("kingdomino", Screen::Wide, 36, &pieces);
}

#[test]
fn kingdom_builder_shows_every_event() {
    let pieces = [
        ("reveal", "svg.card"),
        ("build", "g.settlement"),
        ("draw", "svg.card"),
        ("end", "summary."),
    ];
    moves("kingdom-builder", Screen::Wide, 36, &pieces);
}

#[test]
fn capture_shows_every_event_on_a_phone() {
    let pieces = [
        ("move", "g.pawn"),
        ("capture", "g.pawn"),
        ("roll", "svg.die"),
        ("roll", "b.coin-up"),
    ];
    moves("capture", Screen::Phone, 36, &pieces);
}

#[test]
fn nothing_moves_for_people_who_want_less_motion() {
    visit(Screen::Wide, "en", async |house, browser| {
        let note = json!({ "source": NOTE });
        browser
            .command("Page.addScriptToEvaluateOnNewDocument", note)
            .await;
        begin(browser, house, "kingdomino", By::Clicks, true, &[]).await;
        Player::new(browser, By::Clicks, 11)
            .play_on(|look| look["plies"].as_u64() >= Some(20))
            .await;
        assert_eq!(browser.run("return window.shown").await, json!([]));
        let running = browser.run("return document.getAnimations().length").await;
        assert_eq!(running, json!(0));
    });
}

/// A touch on the board brings everything to its place at once.
#[test]
fn a_touch_skips_what_moves() {
    visit(Screen::Wide, "en", async |house, browser| {
        let moving =
            json!({ "features": [{ "name": "prefers-reduced-motion", "value": "no-preference" }] });
        browser.command("Emulation.setEmulatedMedia", moving).await;
        browser.client.goto(&house.address).await.unwrap();
        browser
            .run("localStorage.setItem('takht-auto-confirm', 'no')")
            .await;
        begin(browser, house, "capture", By::Clicks, true, &[]).await;
        let mut player = Player::new(browser, By::Clicks, 3);
        player
            .play_on(|look| look["confirm"].as_u64() > Some(0))
            .await;
        // The touch comes in the very moment in which something begins to move.
        let skipped = browser
            .client
            .execute_async(
                "const done = arguments[0];
                const look = () => {
                    if (!document.querySelector('.table.moving')) return requestAnimationFrame(look);
                    requestAnimationFrame(() => {
                        document.querySelector('.board').dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
                        const own = document.getAnimations().filter(one => !one.animationName && one.playState === 'running');
                        done(own.length);
                    });
                };
                document.querySelector('#confirm').click();
                look();",
                Vec::new(),
            )
            .await
            .unwrap();
        assert_eq!(skipped, json!(0), "nothing runs any more");
    });
}
