//! Matches between bots whose results the documentation promises.

use std::fs;

use crate::bench::number;
use crate::step::{Done, build_release, run, takht, target};

/// A match, and what the first bot must reach.
struct Match {
    name: &'static str,
    game: &'static str,
    seats: &'static str,
    /// The options of the game, as on the command line.
    options: &'static [&'static str],
    /// How long the bots think about a turn.
    limit: &'static [&'static str],
    games: u32,
    demands: &'static [Demand],
}

/// What the first bot must reach.
enum Demand {
    /// A value near the published one.
    Near(&'static str, f64, f64),
    /// A value of at least this.
    AtLeast(&'static str, f64),
    /// A 95% interval whose lower end lies above this.
    Beats(&'static str, f64),
}

use Demand::{AtLeast, Beats, Near};

const QUICK: &[&str] = &["--iterations", "1"];
const TENTH: &[&str] = &["--time", "0.1"];
const QUARTER: &[&str] = &["--time", "0.25"];
const SECOND: &[&str] = &["--time", "1"];

/// Quick matches come first, so that a failure shows early.
const MATCHES: &[Match] = &[
    of_four(
        "tr",
        "tr,tr,tr,tr",
        QUICK,
        10_000,
        &[Near("score", 22.6, 0.3)],
    ),
    of_four(
        "gprd",
        "gprd,tr,tr,tr",
        QUICK,
        10_000,
        &[Near("won", 0.794, 0.03), Near("score", 39.6, 0.8)],
    ),
    of_four(
        "fg",
        "fg,tr,tr,tr",
        QUICK,
        10_000,
        &[Near("won", 0.977, 0.012), Near("score", 55.7, 1.0)],
    ),
    of_four(
        "fg-fg",
        "fg,fg,fg,fg",
        QUICK,
        4_000,
        &[Near("score", 51.4, 1.3)],
    ),
    Match {
        name: "builder-greedy",
        game: "kingdom-builder",
        seats: "greedy,random",
        options: &[],
        limit: QUICK,
        games: 4_000,
        demands: &[AtLeast("won", 0.91)],
    },
    Match {
        name: "two",
        game: "kingdomino",
        seats: "master,greedy",
        options: &[],
        limit: TENTH,
        games: 200,
        demands: &[AtLeast("won", 0.9)],
    },
    Match {
        name: "duel",
        game: "kingdomino",
        seats: "master,greedy",
        options: &["-o", "mighty_duel"],
        limit: TENTH,
        games: 200,
        demands: &[AtLeast("won", 0.97), AtLeast("margin", 30.0)],
    },
    of_four(
        "fg-tenth",
        "master,fg,fg,fg",
        TENTH,
        400,
        &[Beats("won", 0.6)],
    ),
    Match {
        name: "brawler",
        game: "capture",
        seats: "master,brawler",
        options: &["-o", "round_limit=60"],
        limit: TENTH,
        games: 400,
        demands: &[AtLeast("won", 0.7)],
    },
    Match {
        name: "builder",
        game: "kingdom-builder",
        seats: "master,greedy",
        options: &[],
        limit: SECOND,
        games: 100,
        demands: &[AtLeast("won", 0.85)],
    },
    of_four(
        "mce-fg",
        "master,mce-fg,mce-fg,mce-fg",
        QUARTER,
        180,
        &[AtLeast("won", 0.4)],
    ),
    of_four(
        "mce-pg",
        "master,mce-pg,mce-pg,mce-pg",
        QUARTER,
        180,
        &[AtLeast("won", 0.4)],
    ),
    of_four(
        "fg-second",
        "master,fg,fg,fg",
        SECOND,
        400,
        &[
            Beats("won", 0.775),
            Beats("margin", 9.66),
            Beats("score", 69.2),
        ],
    ),
];

/// Kingdomino for four with both bonuses.
const fn of_four(
    name: &'static str,
    seats: &'static str,
    limit: &'static [&'static str],
    games: u32,
    demands: &'static [Demand],
) -> Match {
    Match {
        name,
        game: "kingdomino",
        seats,
        options: &[],
        limit,
        games,
        demands,
    }
}

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
