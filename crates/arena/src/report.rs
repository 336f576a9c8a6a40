//! The report of a contest as one HTML page: a table and plots, without further files.

use std::fmt::Write;

use takht_core::Message;
use takht_words::Words;

use crate::plot::{Bar, Curve, Labels, Plot, bars, escaped};
use crate::{Contest, Limit, Mean, Tally};

/// The headings of the table of a contest.
pub const HEADINGS: [&str; 8] = [
    "arena-bot",
    "arena-games",
    "arena-won",
    "arena-shared",
    "arena-share",
    "arena-score",
    "arena-margin",
    "arena-moves",
];

/// A number from 0 to 1 as a percentage.
pub fn percent(part: f64, words: &Words) -> String {
    let number = words.lang().decimal(100.0 * part, 1);
    words.say(&Message::new("arena-percent").with("number", number))
}

/// The cells of the table, one row for each different bot.
pub fn cells(tally: &Tally, words: &Words) -> Vec<Vec<String>> {
    let lang = words.lang();
    let between = |low: String, high: String| {
        words.say(
            &Message::new("arena-interval")
                .with("low", low)
                .with("high", high),
        )
    };
    let number = |value: f64, low: f64, high: f64| {
        let shown = lang.decimal(value, 2);
        match low.is_finite() && high.is_finite() {
            true => format!(
                "{shown} {}",
                between(lang.decimal(low, 2), lang.decimal(high, 2))
            ),
            false => shown,
        }
    };
    let part = |value: f64, interval: crate::Interval| {
        let ends = between(percent(interval.low, words), percent(interval.high, words));
        format!("{} {ends}", percent(value, words))
    };
    let row = |row: crate::Row| {
        let bot = match row.seats {
            1 => row.bot.clone(),
            many => format!("{} ×{}", row.bot, lang.number(many as i64)),
        };
        vec![
            bot,
            lang.number(row.games as i64),
            part(row.won, row.won_interval),
            percent(row.shared, words),
            part(row.share, row.share_interval),
            number(row.score, row.score_interval.low, row.score_interval.high),
            number(
                row.margin,
                row.margin_interval.low,
                row.margin_interval.high,
            ),
            lang.decimal(
                row.moves_per_second,
                if row.moves_per_second < 100.0 { 1 } else { 0 },
            ),
        ]
    };
    tally.rows().into_iter().map(row).collect()
}

/// The title of a contest: its game, bots and limit.
pub fn title(contest: &Contest, words: &Words) -> String {
    let limit = match contest.limit {
        Limit::Iterations(count) => Message::new("arena-iterations").with("count", count),
        Limit::Seconds(seconds) => {
            let seconds = words.lang().decimal(seconds, 2);
            Message::new("arena-seconds").with("seconds", seconds)
        }
    };
    let game = Message::new(format!("{}-title", contest.game));
    words.say(
        &Message::new("arena-title")
            .with("game", game)
            .with("bots", contest.seats.join(", "))
            .with("limit", limit),
    )
}

/// The page of a contest.
pub fn page(contest: &Contest, tally: &Tally, words: &Words) -> String {
    let lang = words.lang();
    let direction = if lang.is_rtl() { "rtl" } else { "ltr" };
    let title = escaped(&title(contest, words));
    let mut page = String::new();
    let _ = write!(
        page,
        "<!doctype html>\n<html lang=\"{}\" dir=\"{direction}\">\n<meta charset=\"utf-8\">\n<meta name=\"viewport\" content=\"width=device-width\">\n<title>{title}</title>\n<style>{STYLE}</style>\n<h1>{title}</h1>\n",
        lang.code()
    );
    let _ = write!(
        page,
        "<p>{}</p>\n<div class=\"wide\"><table>\n<tr>",
        escaped(&words.text("arena-about"))
    );
    for heading in HEADINGS {
        let _ = write!(page, "<th>{}</th>", escaped(&words.text(heading)));
    }
    page.push_str("</tr>\n");
    for row in cells(tally, words) {
        page.push_str("<tr>");
        for cell in row {
            let _ = write!(page, "<td>{}</td>", escaped(&cell));
        }
        page.push_str("</tr>\n");
    }
    page.push_str("</table></div>\n");
    let rows = tally.rows();
    let shares: Vec<Bar> = rows
        .iter()
        .map(|row| Bar {
            label: row.bot.clone(),
            value: row.share,
            text: percent(row.share, words),
            interval: (row.share_interval.low, row.share_interval.high),
        })
        .collect();
    let even = 1.0 / contest.seats.len().max(1) as f64;
    for plot in [
        bars(&words.text("arena-plot-share"), &shares, even),
        running(tally, words, even).svg(),
        scores(tally, words).svg(),
    ] {
        let _ = writeln!(page, "<figure dir=\"ltr\">{plot}</figure>");
    }
    let options = serde_json::Value::Object(contest.options.clone().into_iter().collect());
    let _ = write!(
        page,
        "<p class=\"small\"><code dir=\"ltr\">{} {} seed {}</code></p>\n</html>\n",
        escaped(contest.game.name()),
        escaped(&options.to_string()),
        contest.seed
    );
    page
}

const STYLE: &str = ":root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:76rem;margin:2rem auto;padding:0 1rem}h1{font-size:1.3rem}.wide{overflow-x:auto}table{border-collapse:collapse;font-variant-numeric:tabular-nums}th,td{padding:.35rem .7rem;border-bottom:1px solid #8884;text-align:start;white-space:nowrap}figure{margin:1.5rem 0}.small{font-size:.8rem}";

/// The plot of each bot's share of wins over the course of the contest.
fn running(tally: &Tally, words: &Words, even: f64) -> Plot {
    let curve = |bot: &str| {
        let entrants = tally.entrants(bot);
        let mut mean = Mean::default();
        let outcomes = tally.outcomes();
        // Readers cannot see more than a few hundred points.
        let every = outcomes.len().div_ceil(400).max(1);
        let mut points = Vec::new();
        for (i, outcome) in outcomes.iter().enumerate() {
            for &entrant in &entrants {
                mean.add(outcome.shares.get(entrant).copied().unwrap_or(0.0));
            }
            if (i + 1) % every == 0 || i + 1 == outcomes.len() {
                points.push(((i + 1) as f64, mean.value()));
            }
        }
        Curve {
            label: bot.to_owned(),
            points,
        }
    };
    let marks = [0.0, even, 0.5, 0.75, 1.0];
    let mut marks: Vec<f64> = marks.into_iter().collect();
    marks.sort_by(f64::total_cmp);
    marks.dedup();
    Plot {
        title: words.text("arena-plot-running"),
        across: words.text("arena-games"),
        curves: tally.bots().into_iter().map(curve).collect(),
        range: (0.0, 1.0),
        marks: marks
            .into_iter()
            .map(|mark| (mark, percent(mark, words)))
            .collect(),
        labels: Labels::AtEnds,
    }
}

/// The plot of the distribution of each bot's points.
fn scores(tally: &Tally, words: &Words) -> Plot {
    let totals = |bot: &str| -> Vec<i32> {
        let entrants = tally.entrants(bot);
        let outcomes = tally.outcomes().iter();
        let own = outcomes.flat_map(|outcome| {
            let total = |&entrant: &usize| outcome.totals.get(entrant).copied();
            entrants.iter().filter_map(total).collect::<Vec<_>>()
        });
        own.collect()
    };
    let bots = tally.bots();
    let all: Vec<Vec<i32>> = bots.iter().map(|bot| totals(bot)).collect();
    let low = all.iter().flatten().copied().min().unwrap_or(0);
    let high = all.iter().flatten().copied().max().unwrap_or(0);
    const STEPS: i32 = 24;
    let step = (f64::from(high - low + 1) / f64::from(STEPS))
        .ceil()
        .max(1.0) as i32;
    let curves: Vec<Curve> = bots
        .iter()
        .zip(&all)
        .map(|(bot, totals)| {
            let points = (0..=(high - low) / step).map(|i| {
                let from = low + i * step;
                let within = totals.iter().filter(|&&t| t >= from && t < from + step);
                let part = within.count() as f64 / totals.len().max(1) as f64;
                (f64::from(from) + f64::from(step - 1) / 2.0, part)
            });
            Curve {
                label: (*bot).to_owned(),
                points: points.collect(),
            }
        })
        .collect();
    let most = curves
        .iter()
        .flat_map(|curve| &curve.points)
        .map(|(_, part)| *part)
        .fold(0.0, f64::max);
    let lang = words.lang();
    let ends = Message::new("arena-interval")
        .with("low", lang.number(low.into()))
        .with("high", lang.number(high.into()));
    Plot {
        title: words.text("arena-plot-scores"),
        across: words.say(&ends),
        curves,
        range: (0.0, 1.1 * most),
        marks: vec![(0.0, percent(0.0, words)), (most, percent(most, words))],
        labels: Labels::AtPeaks,
    }
}
