//! Whole games, by clicks and by keys.

use serde_json::{Value, json};
use takht_core::fair::Noted;
use takht_core::{Chance, Quick, Record, Turn};

use crate::browser::{Browser, Screen, key};
use crate::house::House;
use crate::visit;

/// How a player operates the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum By {
    Clicks,
    /// Clicks with a pointer that rests before each.
    SlowClicks,
    Keys,
}

/// Counts what a player can do on the page now.
const LOOK: &str = "
    // While pieces move, there is nothing to choose.
    const moving = document.querySelector('.table.moving');
    const there = selector => moving ? 0 : [...document.querySelectorAll(selector)].filter(one => !one.disabled).length;
    return {
        over: there('.end .result'), between: there('#go-on'), confirm: there('#confirm'), place: there('#place') + there('#roll'), end: there('[data-event=end]'),
        tiles: there('button.pick'), lit: there('.board .open'), tools: there('.tool'),
        buttons: there('.actions [data-event]:not([data-event=end])'),
        told: there('.log li'), staged: there('#undo'), sent: there('.now.sent'),
        plies: JSON.parse(localStorage.getItem('takht-game') || '{\"record\":{\"events\":[]}}').record.events.length,
    };";

pub(crate) struct Player<'a> {
    browser: &'a Browser,
    by: By,
    chance: Quick,
    /// Errors of clicks that failed.
    missed: Vec<String>,
}

impl<'a> Player<'a> {
    pub(crate) fn new(browser: &'a Browser, by: By, seed: u64) -> Self {
        Self {
            browser,
            by,
            chance: Quick::new(seed),
            missed: Vec::new(),
        }
    }

    /// Presses a random one of the `count` elements that match a selector.
    async fn press(&mut self, selector: &str, count: u64) {
        let nth = self.chance.below(count.max(1) as u32);
        let all = format!(
            "[...document.querySelectorAll({})].filter(one => !one.disabled)",
            json!(selector)
        );
        match self.by {
            By::Clicks | By::SlowClicks => {
                // A map can be wider than the screen: scroll the element into view first.
                let find = format!(
                    "const one = {all}[{nth}]; one?.scrollIntoView({{ block: 'nearest', inline: 'nearest' }}); return one"
                );
                let found = self.browser.element(&find).await;
                let Some(found) = found else { return };
                let clicked = match self.by {
                    By::SlowClicks => self.browser.click_slowly(found).await,
                    _ => found.click().await,
                };
                // The element may have just disappeared. The next look finds what is there now.
                if let Err(error) = clicked {
                    self.missed.push(error.to_string());
                    assert!(self.missed.len() < 200, "{:?}", self.missed);
                }
            }
            By::Keys => {
                let mark = format!(
                    "{all}.forEach((one, i) => one.toggleAttribute('data-meant', i === {nth}))"
                );
                self.browser.run(&mark).await;
                self.browser.tab_to("[data-meant]").await;
                self.browser.press(key::ENTER).await;
            }
        }
    }

    /// Chooses an open place on the board.
    async fn point(&mut self, look: &Value) {
        match self.by {
            By::Clicks | By::SlowClicks => {
                self.press(".board .open", look["lit"].as_u64().unwrap())
                    .await;
            }
            By::Keys => {
                self.browser.tab_to(".board").await;
                for _ in 0..=self.chance.below(3) {
                    self.browser.press('n').await;
                }
                if look["plies"].as_u64().unwrap().is_multiple_of(3) {
                    // Only some ways of a domino are legal; a whole turn with either half finds one.
                    for _ in 0..8 {
                        self.browser.press('r').await;
                        let refused = "return document.querySelector('#place')?.disabled ?? false";
                        if self.browser.run(refused).await == json!(false) {
                            break;
                        }
                    }
                }
                self.browser.press(key::ENTER).await;
            }
        }
    }

    /// Plays until the game is over or `stop` returns true.
    pub(crate) async fn play_on(&mut self, stop: impl Fn(&Value) -> bool) {
        let mut waited = 0;
        while waited < 4_000 {
            waited += 1;
            let look = self.browser.run(LOOK).await;
            let there = |name: &str| look[name].as_u64().unwrap_or(0);
            if there("over") > 0 || stop(&look) {
                return;
            }
            if there("between") > 0 {
                self.press("#go-on", 1).await;
                continue;
            }
            let idle = ["confirm", "place", "end", "lit", "tiles", "buttons"];
            if idle.iter().any(|name| there(name) > 0) {
                waited = 0;
            }
            if there("confirm") > 0 {
                self.press("#confirm", 1).await;
            } else if there("place") > 0 {
                self.press("#place, #roll", 1).await;
            } else if there("end") > 0 && (there("lit") == 0 || self.chance.below(2) == 0) {
                self.press("[data-event=end]", 1).await;
            } else if there("tools") > 0 && self.chance.below(4) == 0 {
                self.press(".tool", there("tools")).await;
            } else if there("lit") > 0 {
                self.point(&look).await;
            } else if there("tiles") > 0 {
                self.press("button.pick", there("tiles")).await;
            } else if there("buttons") > 0 {
                self.press(".actions [data-event]", there("buttons")).await;
            } else {
                tokio::time::sleep(std::time::Duration::from_millis(30)).await;
            }
        }
        panic!("the game does not end\n{}", self.browser.said().await);
    }
}

/// Starts a new game, against another person at the same device or against a bot.
pub(crate) async fn begin(
    browser: &Browser,
    house: &House,
    game: &str,
    by: By,
    bots: bool,
    variants: &[&str],
) {
    browser.client.goto(&house.address).await.unwrap();
    // Whatever this device chose last time is not what this test wants.
    browser
        .run(&format!("localStorage.removeItem('takht-setup-{game}')"))
        .await;
    let link = format!("a[data-game={game}]");
    // Against one bot, its levels are in sight.
    let second = match bots {
        true => "[data-seat='1'] [data-level=novice]",
        false => "[data-seat='1'] [data-kind=person]",
    };
    match by {
        By::Clicks | By::SlowClicks => {
            browser.find(&link).await;
            browser.click_to(&link, second).await;
            browser.click(second).await;
        }
        By::Keys => {
            browser.find(&link).await;
            browser.tab_to(&link).await;
            browser.press(key::ENTER).await;
            browser.find(second).await;
            browser.tab_to(second).await;
            browser.press(key::ENTER).await;
        }
    }
    for variant in variants {
        // The foot of the page lies over what is at its bottom.
        let option = format!("input[data-option={variant}]");
        let show =
            format!("document.querySelector('{option}').scrollIntoView({{ block: 'center' }})");
        browser.run(&show).await;
        browser.click(&option).await;
    }
    let shorter = match game {
        "capture" => Some(("input[data-option=round_limit]", "8")),
        "pig" => Some(("input[data-option=target]", "12")),
        _ => None,
    };
    if let Some((option, value)) = shorter {
        browser.find(option).await.clear().await.unwrap();
        browser.find(option).await.send_keys(value).await.unwrap();
    }
    match by {
        By::Clicks | By::SlowClicks => browser.click("#start").await,
        By::Keys => {
            browser.tab_to("#start").await;
            browser.press(key::ENTER).await;
        }
    }
    browser.find(".board > *").await;
}

/// How many events the stored game has.
pub(crate) async fn plies(browser: &Browser) -> u64 {
    browser.run(LOOK).await["plies"].as_u64().unwrap()
}

/// Checks that the page shows the engine's scores.
pub(crate) async fn check_totals(browser: &Browser, record: &Record) {
    browser.find(".result").await;
    let game = takht_games::open(record).unwrap();
    assert_eq!(game.turn(), Turn::Over);
    let totals: Vec<i32> = game.scores().iter().map(|score| score.total).collect();
    let shown = browser
        .run("return [...document.querySelectorAll('.result [data-seat]')].sort((a, b) => a.dataset.seat - b.dataset.seat).map(one => Number(one.dataset.total))")
        .await;
    assert_eq!(shown, json!(totals));
}

/// Checks the page at the end of a game: the scores, the deals, the width and the console.
async fn check_result(browser: &Browser) {
    browser.find(".result").await;
    // The page keeps the game once it has drawn it.
    let mut tries = 0;
    let (kept, record) = loop {
        let kept = browser.kept().await;
        let record = Record::read(kept["record"].to_string().as_bytes()).unwrap();
        if takht_games::open(&record).unwrap().turn() == Turn::Over || tries == 600 {
            break (kept, record);
        }
        tries += 1;
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    };
    check_totals(browser, &record).await;
    let mut fair = record.clone();
    fair.fair = Some(kept["fair"].clone());
    takht_games::verify(&fair, &Noted::default()).unwrap();
    // No page may be wider than the screen.
    let wide = browser
        .run("return document.documentElement.scrollWidth - innerWidth")
        .await;
    assert!(wide.as_i64().unwrap() <= 0, "{wide} pixels too wide");
    assert_eq!(browser.console().await, Vec::<String>::new());
}

/// Plays a game to the end in a language, and checks the result.
fn play(game: &str, lang: &str, screen: Screen, by: By, variants: &[&str]) {
    visit(screen, lang, async |house, browser| {
        begin(browser, house, game, by, false, variants).await;
        let spoken = browser.run("return [document.documentElement.lang, document.documentElement.dir, getComputedStyle(document.querySelector('.board')).direction]").await;
        let direction = if matches!(lang, "fa" | "ar") {
            "rtl"
        } else {
            "ltr"
        };
        assert_eq!(
            spoken,
            json!([lang, direction, "ltr"]),
            "boards never mirror"
        );
        Player::new(browser, by, 7).play_on(|_| false).await;
        check_result(browser).await;
    });
}

macro_rules! games {
    ($($name:ident: $game:literal $lang:literal $screen:ident $by:ident;)*) => {
        $(#[test] fn $name() { play($game, $lang, Screen::$screen, By::$by, &[]); })*
    };
}

// Every game by clicks on both screens, in languages of both directions, and by keys. Other tests also
// play by keys: a Dynasty in Arabic, a Mighty Duel in Turkish, Capture without a server in English, and
// the games with friends in Persian and Arabic. A language affects clicks and keys in the same way in all
// games.
games! {
    kingdomino_en_wide_clicks: "kingdomino" "en" Wide Clicks;
    kingdomino_ar_phone_clicks: "kingdomino" "ar" Phone Clicks;
    kingdom_builder_en_phone_keys: "kingdom-builder" "en" Phone Keys;
    kingdom_builder_fa_wide_clicks: "kingdom-builder" "fa" Wide Clicks;
    kingdom_builder_tr_phone_clicks: "kingdom-builder" "tr" Phone Clicks;
    capture_en_phone_clicks: "capture" "en" Phone Clicks;
    capture_fa_wide_keys: "capture" "fa" Wide Keys;
    capture_ar_wide_clicks: "capture" "ar" Wide Clicks;
    capture_tr_phone_keys: "capture" "tr" Phone Keys;
}

/// The example of docs/NEW_GAME.md: a game without a drawn board is played through buttons.
#[cfg(feature = "example")]
#[test]
fn a_game_without_drawings_is_played_to_its_end() {
    play("pig", "fa", Screen::Phone, By::Clicks, &[]);
    play("pig", "en", Screen::Wide, By::Keys, &[]);
}

#[test]
fn a_dynasty_is_played_to_its_end() {
    play("kingdomino", "ar", Screen::Phone, By::Keys, &["dynasty"]);
}

#[test]
fn a_mighty_duel_is_played_to_its_end() {
    play("kingdomino", "tr", Screen::Wide, By::Keys, &["mighty_duel"]);
}

/// Records the layout shifts of the page, and what may have caused them: the player's input, or a bot's
/// answer out of its worker. However long the machine takes, the latest of these before a shift is its
/// cause.
const WATCH: &str = "
    window.shifts = [];
    window.causes = [];
    const caused = who => event => window.causes.push({ who, at: event.timeStamp });
    for (const kind of ['pointerdown', 'click', 'keydown']) addEventListener(kind, caused('player'), true);
    const ask = Worker.prototype.postMessage;
    const heard = new WeakSet();
    Worker.prototype.postMessage = function (...question) {
        if (!heard.has(this)) {
            heard.add(this);
            this.addEventListener('message', caused('bot'));
        }
        return ask.apply(this, question);
    };
    new PerformanceObserver(list => window.shifts.push(...list.getEntries()))
        .observe({ type: 'layout-shift' });";

/// The largest layout shift that a bot's turn has caused so far, and all of them: what moved from where to
/// where.
const MOVED: &str = "(() => {
    if (!window.causes.some(cause => cause.who === 'bot')) throw new Error('no bot has answered');
    const cause = shift => window.causes.findLast(cause => cause.at <= shift.startTime)?.who;
    const shifts = window.shifts.filter(shift => cause(shift) === 'bot');
    const place = rect => [rect.x, rect.y, rect.width, rect.height].map(Math.round).join(' ');
    const name = node => node?.className?.baseVal ?? node?.className ?? node?.nodeName;
    return [
        Math.max(0, ...shifts.map(shift => shift.value)),
        shifts.map(shift => shift.value.toFixed(3) + ': ' + shift.sources
            .map(source => `${name(source.node)} ${place(source.previousRect)} -> ${place(source.currentRect)}`)
            .join(', ')),
    ];
})()";

/// Checks that the layout stays as it is while others play, and that a browser can paint the board within
/// a frame. For that the board consists of patterns: copies of drawings, each with its own
/// transformation, once took three frames.
fn is_calm(game: &str, lang: &str, screen: Screen) {
    visit(screen, lang, async |house, browser| {
        begin(browser, house, game, By::Clicks, true, &[]).await;
        let first = plies(browser).await;
        browser.run(WATCH).await;
        Player::new(browser, By::Clicks, 5)
            .play_on(|look| look["plies"].as_u64() >= Some(first + 24))
            .await;
        let found = browser
            .run(&format!("return [{MOVED}, document.querySelectorAll('.table use, .table [transform]').length]"))
            .await;
        println!("{game} {lang} {screen:?}: moved and copied {found}");
        assert!(found[1].as_u64().unwrap() < 60, "{game} is heavy: {found}");
        let moved = found[0][0].as_f64().unwrap();
        // 1 is the whole screen by its whole height. On a phone the list below the board makes room for the
        // buttons of a new turn.
        assert!(moved < 0.15, "{game} moves: {found}");
    });
}

#[test]
fn nothing_moves_while_a_bot_plays_and_boards_are_light() {
    for game in ["kingdomino", "kingdom-builder", "capture"] {
        is_calm(game, "en", Screen::Wide);
    }
}

#[test]
fn nothing_moves_on_a_phone_either() {
    for (game, lang) in [
        ("kingdomino", "tr"),
        ("kingdom-builder", "fa"),
        ("capture", "ar"),
    ] {
        is_calm(game, lang, Screen::Phone);
    }
}

/// Plays against a bot; reloads the page, kills the server, and reloads the page again.
fn survive(game: &str) {
    visit(Screen::Wide, "en", async |house, browser| {
        begin(browser, house, game, By::Keys, true, &[]).await;
        browser
            .until("return navigator.serviceWorker.ready.then(() => true)")
            .await;
        let mut player = Player::new(browser, By::Keys, 3);
        let first = plies(browser).await;
        player
            .play_on(|look| look["plies"].as_u64() >= Some(first + 12))
            .await;
        for stop in [false, true] {
            let before = browser.kept().await;
            if stop {
                house.close().await;
            }
            browser.client.refresh().await.unwrap();
            browser.find(".board > *").await;
            let after = browser.kept().await;
            let events = |kept: &Value| kept["record"]["events"].as_array().unwrap().clone();
            assert!(
                events(&after).starts_with(&events(&before)),
                "nothing is lost"
            );
        }
        // Other tests play long games to the end. Here it is enough that the game goes on without a
        // server.
        let again = plies(browser).await;
        let is_long = game != "capture";
        player
            .play_on(|look| is_long && look["plies"].as_u64() >= Some(again + 12))
            .await;
        if is_long {
            assert!(plies(browser).await >= again + 12, "it does not go on");
            return;
        }
        // Drop the console's errors so far: the page may complain that the server does not answer.
        browser.console().await;
        check_result(browser).await;
    });
}

#[test]
fn kingdomino_survives_a_reload_and_the_end_of_the_server() {
    survive("kingdomino");
}

#[test]
fn kingdom_builder_survives_a_reload_and_the_end_of_the_server() {
    survive("kingdom-builder");
}

#[test]
fn capture_survives_a_reload_and_the_end_of_the_server() {
    survive("capture");
}

/// The mouse shows the domino where a click would lay it. R turns it by a quarter each time, also to ways
/// that the rules refuse, and those say why, without coordinates.
#[test]
fn the_mouse_shows_a_ghost_and_r_turns_it_by_quarters() {
    visit(Screen::Wide, "en", async |house, browser| {
        begin(browser, house, "kingdomino", By::Clicks, false, &[]).await;
        let mut player = Player::new(browser, By::Clicks, 3);
        player
            .play_on(|look| look["lit"].as_u64() > Some(0) && look["plies"].as_u64() >= Some(16))
            .await;
        let star = browser.find(".board .open").await;
        browser.click_slowly(star).await.unwrap();
        let other = "return [...document.querySelectorAll('.board .open')].find(one => one.dataset.place !== document.querySelector('.ghost').dataset.place)";
        let other = browser.element(other).await.unwrap();
        browser.rest_on(other).await.unwrap();
        browser
            .until("return document.querySelector('.ghost.hovered') !== null")
            .await;
        browser.tab_to(".board").await;
        browser.press('n').await;
        let look = "const rim = document.querySelector('.ghost:not(.hovered) .rim');
            const why = document.querySelector('.say .trouble')?.textContent ?? '';
            return [Number(rim.getAttribute('width')) > Number(rim.getAttribute('height')), rim.getAttribute('x'), rim.getAttribute('y'),
                document.querySelector('#place').disabled, why !== '', /\\d,\\d/.test(why)]";
        let mut seen = vec![browser.run(look).await];
        for _ in 0..8 {
            browser.press('r').await;
            seen.push(browser.run(look).await);
        }
        for (one, next) in seen.iter().zip(&seen[1..]) {
            assert_ne!(one[0], next[0], "a quarter: {seen:?}");
        }
        assert_eq!(seen[0], seen[8], "after two turns everything is as before");
        for one in &seen {
            assert_eq!(one[3], one[4], "a refused way says why: {one}");
            assert_eq!(one[5], json!(false), "no coordinates: {one}");
        }
        assert!(seen.iter().any(|one| one[3] == json!(true)), "{seen:?}");
    });
}

/// The first tap on a building only chooses it; the button rolls. A rematch keeps the map.
#[test]
fn an_attack_is_chosen_before_it_is_rolled() {
    visit(Screen::Phone, "tr", async |house, browser| {
        begin(browser, house, "capture", By::Clicks, true, &[]).await;
        let mut player = Player::new(browser, By::Clicks, 11);
        let before = loop {
            let plies = plies(browser).await;
            if let Some(target) = browser
                .element("return document.querySelector('.table:not(.moving) .open.target')")
                .await
            {
                target.click().await.unwrap();
                break plies;
            }
            player
                .play_on(|look| look["plies"].as_u64() > Some(plies))
                .await;
        };
        browser.find("#roll:not(:disabled)").await;
        assert_eq!(plies(browser).await, before, "nothing is rolled yet");
        browser.click("#roll").await;
        let rolled = format!(
            "return JSON.parse(localStorage.getItem('takht-game')).record.events.slice({before}).some(event => event.startsWith('roll'))"
        );
        browser.until(&rolled).await;
        let layout = "return JSON.parse(localStorage.getItem('takht-game')).fair.layout";
        let first = browser.run(layout).await;
        player.play_on(|_| false).await;
        check_result(browser).await;
        browser.click("#again").await;
        browser.find(".board svg").await;
        browser
            .until("return !document.querySelector('.end')")
            .await;
        assert_eq!(browser.run(layout).await, first);
        assert_ne!(first, Value::Null);
    });
}
