//! Matches between bots whose results the documentation promises.

use std::fs;

use crate::bench::number;
use crate::figures::Demand::{AtLeast, Beats, Near};
use crate::figures::MATCHES;
use crate::step::{Done, build_release, run, takht, target};

/// Plays every match with this percentage of its games. It saves every game, so that an interrupted proof
/// continues where it stopped.
pub(crate) fn matches(percent: u32) -> Done {
    build_release()?;
    let folder = target().join("matches");
    fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let mut missed = Vec::new();
    for played in MATCHES {
        let results = folder.join(format!("{}.jsonl", played.name));
        let table = folder.join(format!("{}.json", played.name));
        let games = (played.games * percent / 100).max(1).to_string();
        let out =
            fs::File::create(&table).map_err(|error| format!("{}: {error}", table.display()))?;
        let mut arena = takht(&["arena", played.game, "--seats", played.seats, "--json"]);
        arena.args(["--games", &games]).args(played.limit);
        arena.args(played.options).arg("--results").arg(&results);
        run(played.name, arena.stdout(out))?;
        let rows =
            fs::read_to_string(&table).map_err(|error| format!("{}: {error}", table.display()))?;
        let row = rows.lines().next().unwrap_or_default();
        for demand in played.demands {
            let (key, low_key) = match demand {
                Near(key, ..) | AtLeast(key, _) | Beats(key, _) => (*key, interval(key)),
            };
            let value = number(row, key).ok_or(format!("not understood: {row}"))?;
            let low = row
                .split_once(&format!("\"{low_key}\":"))
                .and_then(|(_, rest)| number(rest, "low"))
                .unwrap_or(f64::NEG_INFINITY);
            let (reached, wanted) = match *demand {
                Near(_, near, within) => {
                    ((value - near).abs() <= within, format!("{near} ± {within}"))
                }
                AtLeast(_, least) => (value >= least, format!("at least {least}")),
                Beats(_, most) => (low > most, format!("more than {most} for sure")),
            };
            let said = if reached { "reached" } else { "MISSED" };
            let line = format!(
                "{:<15} {:<28} {key:<6} {value:>7.3} (from {low:.3}), {wanted}: {said}",
                played.name, played.seats
            );
            println!("{line}");
            if !reached {
                missed.push(line);
            }
        }
    }
    if missed.is_empty() {
        Ok(())
    } else {
        Err(format!("missed:\n{}", missed.join("\n")))
    }
}

/// The key of a value's interval.
fn interval(key: &str) -> String {
    format!("{key}_interval")
}
