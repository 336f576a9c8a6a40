//! How soon the page draws what someone does: `cargo xtask prove frames` measures it.

use serde_json::{Value, json};

use crate::browser::Screen;
use crate::playing::{By, Player, begin, plies};
use crate::visit;

/// How long a screen shows one picture.
const FRAME: f64 = 1_000.0 / 60.0;

/// Takes the time of every click. A frame begins with its animation callbacks, and a message that is
/// sent from there arrives when the page has laid out and painted everything. Between what was clicked
/// and the frame the page may wait for the screen, which is no work. When it was on the screen at last
/// is what the browser says by itself, in steps of 8 ms; it does not speak of less than 16.
const WATCH: &str = "
    const kinds = { placement: '.board, #place', turn: '#confirm, [data-event=end]', choice: 'button.pick, .tool' };
    const after = then => {
        const channel = new MessageChannel();
        channel.port1.onmessage = then;
        channel.port2.postMessage(0);
    };
    window.drawn = [];
    addEventListener('click', event => {
        const kind = Object.keys(kinds).find(kind => event.target.closest(kinds[kind]));
        if (!kind) return;
        const one = { kind, at: event.timeStamp, shown: 0 };
        window.drawn.push(one);
        const begun = performance.now();
        after(() => one.script ??= performance.now() - begun);
        requestAnimationFrame(() => {
            const frame = performance.now();
            one.script ??= frame - begun;
            after(() => {
                one.work = one.script + performance.now() - frame;
                one.drawn = performance.now() - one.at;
            });
        });
    }, { capture: true });
    new PerformanceObserver(list => {
        for (const { startTime, duration } of list.getEntries()) {
            const one = window.drawn.find(one => one.at === startTime);
            if (one) one.shown = duration;
        }
    }).observe({ type: 'event', durationThreshold: 16 });";

/// What is in the middle of some numbers, nine tenths of the way, and last.
fn spread(mut numbers: Vec<f64>) -> [f64; 3] {
    numbers.sort_by(f64::total_cmp);
    let last = numbers.len() - 1;
    [last / 2, last * 9 / 10, last].map(|nth| numbers[nth])
}

/// What is said of the clicks of one kind.
fn report(clicks: &[&Value]) -> String {
    let all = |name: &str| -> Vec<f64> {
        let numbers = clicks.iter().filter_map(|click| click[name].as_f64());
        numbers.collect()
    };
    let line = |name: &str| {
        let [half, most, last] = spread(all(name));
        format!("{half:>6.1} {most:>6.1} {last:>6.1}")
    };
    let (work, shown) = (all("work"), all("shown"));
    format!(
        "{:>4} |{} |{} |{} | {:>3} % {:>3} %",
        clicks.len(),
        line("work"),
        line("drawn"),
        line("shown"),
        100 * work.iter().filter(|work| **work <= FRAME).count() / work.len(),
        100 * shown.iter().filter(|shown| **shown <= 16.0).count() / shown.len(),
    )
}

#[test]
#[ignore = "measures: cargo xtask prove frames"]
fn frames() {
    let count = std::env::var("TAKHT_PROOF").ok();
    let count: u64 = count.and_then(|count| count.parse().ok()).unwrap_or(80);
    println!(
        "
Milliseconds from a click: the page's work for it, until it is drawn, until it is on the screen
(by the browser, in steps of 8, 0 if less than 16); half, nine tenths and all of them take no more.
Last, how many took a frame's time of work and were on the screen after one at most.

                                  n |        work         |        drawn        |       on screen     | work  screen"
    );
    for screen in [Screen::Wide, Screen::Phone] {
        for game in ["kingdomino", "kingdom-builder", "capture"] {
            visit(screen, "en", async |house, browser| {
                begin(browser, house, game, By::SlowClicks, false, &[]).await;
                let first = plies(browser).await;
                browser.run(WATCH).await;
                Player::new(browser, By::SlowClicks, 5)
                    .play_on(|look| look["plies"].as_u64() >= Some(first + count))
                    .await;
                let drawn = browser
                    .until("return window.drawn.every(one => one.work) && window.drawn")
                    .await;
                let drawn = drawn.as_array().unwrap();
                for kind in ["placement", "turn", "choice"] {
                    let clicks = drawn.iter().filter(|click| click["kind"] == json!(kind));
                    let clicks: Vec<&Value> = clicks.collect();
                    if !clicks.is_empty() {
                        let screen = format!("{screen:?}").to_lowercase();
                        println!("{game:<15} {screen:<5} {kind:<9} {}", report(&clicks));
                    }
                }
            });
        }
    }
}
