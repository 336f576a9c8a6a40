//! Ratings, as people see them on their pages after a series of games.

use serde_json::{Value, json};

use crate::browser::{Browser, Screen};
use crate::friends::{go, join, sit_down};
use crate::house::House;
use crate::leaving::table;
use crate::strangers::introduce;
use crate::wait_for;

/// A browser that comes from an address of its own: games of two people at one address are not rated.
async fn from(address: &str, screen: Screen, lang: &str) -> Browser {
    let browser = sit_down(screen, lang).await;
    browser.command("Network.enable", json!({})).await;
    let headers = json!({ "headers": { "X-Forwarded-For": address } });
    browser
        .command("Network.setExtraHTTPHeaders", headers)
        .await;
    browser
}

async fn resign(browser: &Browser) {
    browser.click(".menu > summary").await;
    browser.click("#resigning > summary").await;
    browser.click("#resign").await;
}

/// The mean and the deviation of the winner and the loser after a game of two, by the formulas of Weng and Lin for
/// Bradley and Terry's model.
fn after(winner: (f64, f64), loser: (f64, f64)) -> ((f64, f64), (f64, f64)) {
    let beta = 25.0 / 6.0;
    let spread = f64::sqrt(winner.1.powi(2) + loser.1.powi(2) + 2.0 * beta * beta);
    let chance = 1.0 / (1.0 + f64::exp((loser.0 - winner.0) / spread));
    let moved = |(mean, deviation): (f64, f64), sign: f64| {
        let step = deviation * deviation / spread * (1.0 - chance);
        let known = (deviation / spread).powi(3) * chance * (1.0 - chance);
        (
            mean + sign * step,
            deviation * f64::sqrt(f64::max(1.0 - known, 1e-6)),
        )
    };
    (moved(winner, 1.0), moved(loser, -1.0))
}

/// What the person's own page says: the value and the uncertainty.
async fn rating(browser: &Browser, address: &str) -> Value {
    go(browser, &format!("{address}#me")).await;
    let numbers = "
        const rated = document.querySelector('[data-rated=\"kingdomino steady\"]');
        return rated && [...rated.querySelectorAll('.rating [aria-hidden] bdi')].map(one => Number(one.textContent.replace(/\\D/g, '')))";
    browser.until(numbers).await
}

#[test]
fn ratings_after_a_series_of_games_equal_an_independent_computation() {
    wait_for(async {
        let house = House::open().await;
        let (ada, bo) = tokio::join!(
            from("10.0.0.1", Screen::Wide, "en"),
            from("10.0.0.2", Screen::Phone, "tr"),
        );
        introduce(&ada, &house.address, "Ada").await;
        introduce(&bo, &house.address, "Bo").await;
        let mut expected = [(25.0, 25.0 / 3.0); 2];
        for ada_wins in [true, true, false] {
            let wanted = json!({ "game": "kingdomino", "options": { "players": 2 }, "clock": { "turn": 30, "bank": 300 } });
            let link = table(&house, wanted).await;
            join(&ada, &link, "Ada").await;
            join(&bo, &link, "Bo").await;
            ada.click("#start:enabled").await;
            for browser in [&ada, &bo] {
                browser.find(".board svg").await;
            }
            ada.click(".talk > summary").await;
            ada.find("#is-rated").await;
            ada.click(".talk > summary").await;
            // Who resigns last wins.
            let (loser, winner) = if ada_wins { (&bo, &ada) } else { (&ada, &bo) };
            resign(loser).await;
            loser.find(".notice-card.own").await;
            resign(winner).await;
            for browser in [&ada, &bo] {
                browser.find("[data-ended]").await;
            }
            let [one, other] = expected;
            expected = match ada_wins {
                true => {
                    let (one, other) = after(one, other);
                    [one, other]
                }
                false => {
                    let (other, one) = after(other, one);
                    [one, other]
                }
            };
        }
        for (browser, (mean, deviation)) in [&ada, &bo].into_iter().zip(expected) {
            let points = |of: f64| (of * 60.0).round() as i64;
            let shown = rating(browser, &house.address).await;
            assert_eq!(shown, json!([points(mean), points(deviation)]));
        }
        // Others see the same, on the page behind a name.
        let key = "return JSON.parse(localStorage.getItem('takht-identity')).key";
        let key = ada.run(key).await;
        let page = format!("{}#person/{}", house.address, key.as_str().unwrap());
        go(&bo, &page).await;
        let value =
            "return document.querySelector('[data-rated=\"kingdomino steady\"]')?.dataset.value";
        let value = bo.until(value).await;
        assert_eq!(
            value,
            json!(((expected[0].0 * 60.0).round() as i64).to_string())
        );
    });
}
