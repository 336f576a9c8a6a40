//! Measures how soon the page draws the result of a click: `cargo xtask prove frames`.

use serde_json::json;

use crate::browser::Screen;
use crate::playing::{By, Player, begin, plies};
use crate::trace::{Drawn, Tracing, drawn};
use crate::visit;

/// How long a screen shows one frame, in milliseconds.
const FRAME: f64 = 1_000.0 / 60.0;

/// Makes random numbers the same in every browser: the same deals, so the same clicks.
pub(crate) const CHANCE: &str = "
    let state = 5;
    crypto.getRandomValues = array => {
        const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
        bytes.forEach((_, i) => bytes[i] = (state = Math.imul(state, 1103515245) + 12345) >> 16);
        return array;
    };";

/// Marks every click in the browser's trace.
const MARK: &str = "
    const kinds = { placement: '.board, #place', turn: '#confirm, [data-event=end]', choice: 'button.pick, .tool' };
    addEventListener('click', event => {
        const kind = Object.keys(kinds).find(kind => event.target.closest(kinds[kind]));
        if (kind) performance.mark(`click ${kind}`);
    }, { capture: true });
    // The first mark takes longer than all others.
    performance.mark('ready');";

/// The median, the ninth decile and the maximum of some numbers.
fn spread(numbers: impl Iterator<Item = f64>) -> String {
    let mut numbers: Vec<f64> = numbers.collect();
    numbers.sort_by(f64::total_cmp);
    let last = numbers.len() - 1;
    let [half, most, all] = [last / 2, last * 9 / 10, last].map(|nth| numbers[nth]);
    format!("{half:>5.1} {most:>5.1} {all:>5.1}")
}

/// The report on the clicks of one kind.
fn report(clicks: &[&Drawn]) -> String {
    let count = clicks.len();
    let within = clicks.iter().filter(|click| click.work <= FRAME).count();
    let parts = (0..4).map(|part| {
        let all = clicks.iter().map(|click| click.parts[part].1);
        format!("{:>7.1}", all.sum::<f64>() / count as f64)
    });
    format!(
        "{count:>4} |{} | {:>3} % |{} |{}",
        spread(clicks.iter().map(|click| click.work)),
        100 * within / count,
        parts.collect::<String>(),
        spread(clicks.iter().map(|click| click.waited)),
    )
}

/// Prints every click that took more than a frame, and returns how many did.
fn name_late(clicks: &[&Drawn]) -> usize {
    let late = (1..).zip(clicks).filter(|(_, click)| click.work > FRAME);
    let told = late.map(|(nth, click)| {
        let [script, layout, paint, rest] = click.parts.map(|(_, time)| time);
        println!(
            "{nth:>34}. |{:>17.1} |       |{script:>7.1}{layout:>7.1}{paint:>7.1}{rest:>7.1} |{:>17.1}",
            click.work, click.waited
        );
    });
    told.count()
}

#[test]
#[ignore = "measures: cargo xtask prove frames"]
fn frames() {
    let count = std::env::var("TAKHT_PROOF").ok();
    let count: u64 = count.and_then(|count| count.parse().ok()).unwrap_or(80);
    println!(
        "
Milliseconds by the browser's trace, from the task that a click arrives in to the end of the task that
hands on the frame which shows it. Work is what the main thread took of a core meanwhile; half, nine
tenths and all of the clicks took no more; then, how many took no more than a frame. Then what the work
was, on average. Last, the same by the clock, with all waiting: for the screen, for a core. Placements
that took more than a frame follow one by one.

                                  n |       work       | frame | script layout  paint   rest |     by the clock"
    );
    let (mut placements, mut late) = (0, 0);
    for screen in [Screen::Wide, Screen::Phone] {
        for game in ["kingdomino", "kingdom-builder", "capture"] {
            visit(screen, "en", async |house, browser| {
                let chance = json!({ "source": CHANCE });
                browser
                    .command("Page.addScriptToEvaluateOnNewDocument", chance)
                    .await;
                begin(browser, house, game, By::SlowClicks, false, &[]).await;
                let first = plies(browser).await;
                browser.run(MARK).await;
                let tracing = Tracing::begin(browser).await;
                Player::new(browser, By::SlowClicks, 5)
                    .play_on(|look| look["plies"].as_u64() >= Some(first + count))
                    .await;
                let drawn = drawn(&tracing.end().await, "click ");
                for kind in ["placement", "turn", "choice"] {
                    let clicks = drawn.iter().filter(|click| click.mark.ends_with(kind));
                    let clicks: Vec<&Drawn> = clicks.collect();
                    if !clicks.is_empty() {
                        let screen = format!("{screen:?}").to_lowercase();
                        println!("{game:<15} {screen:<5} {kind:<9} {}", report(&clicks));
                        if kind == "placement" {
                            placements += clicks.len();
                            late += name_late(&clicks);
                        }
                    }
                }
            });
        }
    }
    println!("{late} of {placements} placements took more than a frame");
    assert!(late * 10 <= placements, "more than one in ten");
}
