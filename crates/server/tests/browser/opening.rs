//! Measures how soon a newcomer can make the first move: `cargo xtask prove opening`.

use serde_json::{Value, json};

use crate::browser::Screen;
use crate::frames::CHANCE;
use crate::visit;

/// Presses the one button of the first page as soon as it is there, and notes when something can be
/// chosen on the table, in milliseconds since the page was asked for.
const PLAY: &str = "
    const look = () => {
        const play = document.querySelector('#play-now');
        if (play && !window.pressed) {
            window.pressed = performance.now();
            play.click();
        }
        const choice = document.querySelector('button.pick, .board .open');
        if (choice) window.first = performance.now();
        else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);";

/// How many newcomers each network gets; the median counts.
const NEWCOMERS: usize = 5;

#[test]
#[ignore = "measures: cargo xtask prove opening"]
fn opening() {
    let slow = json!({
        "offline": false, "latency": 100,
        "downloadThroughput": 4_000_000 / 8, "uploadThroughput": 4_000_000 / 8,
    });
    let mut late = Vec::new();
    for (name, network, limit) in [
        ("loopback", None, 1_500.0),
        ("4 Mbit/s, 100 ms", Some(slow), 4_000.0),
    ] {
        let mut all = Vec::new();
        let mut loaded = Vec::new();
        for _ in 0..NEWCOMERS {
            visit(Screen::Phone, "en", async |house, browser| {
                let play = json!({ "source": format!("{CHANCE}{PLAY}") });
                browser
                    .command("Page.addScriptToEvaluateOnNewDocument", play)
                    .await;
                browser.command("Network.enable", json!({})).await;
                if let Some(network) = &network {
                    browser
                        .command("Network.emulateNetworkConditions", network.clone())
                        .await;
                }
                browser.client.goto(&house.address).await.unwrap();
                let first = browser.until("return window.first").await;
                all.push(first.as_f64().unwrap());
                let sizes = "return performance.getEntriesByType('resource').map(one => [one.name.split('/').at(-1), one.encodedBodySize, Math.round(one.responseEnd)])";
                loaded = browser.run(sizes).await.as_array().unwrap().clone();
            });
        }
        all.sort_by(f64::total_cmp);
        let median = all[all.len() / 2];
        println!(
            "{name}: first move possible after {median:.0} ms (of {all:.0?}), at most {limit:.0}"
        );
        for one in &loaded {
            println!(
                "    {:>7} bytes at {:>5} ms  {}",
                bytes(&one[1]),
                bytes(&one[2]),
                one[0].as_str().unwrap()
            );
        }
        if median > limit {
            late.push(name);
        }
    }
    assert!(late.is_empty(), "too late: {late:?}");
}

fn bytes(number: &Value) -> String {
    number.to_string()
}
