//! The first page of a league: standings, who beat whom, and every round with its games.

use std::fmt::Write;

use takht_core::Message;
use takht_core::message::Arg;
use takht_engine::EngineFailure;
use takht_words::{Lang, Words};

use super::{LeagueGame, Season, System};
use crate::plot::escaped;
use crate::report::percent;
use crate::{Failed, Limit};

pub(super) const STYLE: &str = include_str!("page.css");

/// The name of the files of a game, without their endings: round, table and game, each from 1.
pub fn file_name(season: &Season<'_>, game: &LeagueGame) -> String {
    let tables = season.rounds().get(game.round).map(|round| &round.tables);
    let table = tables.and_then(|tables| tables.iter().position(|table| *table == game.table));
    let (round, table) = (game.round + 1, table.map_or(0, |table| table + 1));
    format!("{round}-{table}-{}", game.outcome.game + 1)
}

/// What became of an engine that forfeited a game.
pub(super) fn forfeit(season: &Season<'_>, game: &LeagueGame, failed: &Failed) -> Message {
    let entrant = game
        .table
        .get(failed.entrant)
        .copied()
        .unwrap_or(usize::MAX);
    let failure = EngineFailure {
        engine: season.league().name(entrant).to_owned(),
        trouble: failed.trouble.clone(),
    };
    Message::new("league-forfeit")
        .with("ply", failed.ply)
        .with("failure", failure.message())
}

/// The beginning of a page.
pub(super) fn head(title: &str, style: &str, lang: Lang) -> String {
    let direction = if lang.is_rtl() { "rtl" } else { "ltr" };
    format!(
        "<!doctype html>\n<html lang=\"{}\" dir=\"{direction}\">\n<head>\n<meta charset=\"utf-8\">\n<meta name=\"viewport\" content=\"width=device-width\">\n<title>{}</title>\n<style>\n{style}</style>\n</head>\n<body>\n<main>\n",
        lang.code(),
        escaped(title)
    )
}

/// Points as people write them: halves and thirds with one digit.
fn points(points: f64, lang: Lang) -> String {
    let whole = (points - points.round()).abs() < 1e-9;
    lang.decimal(points, if whole { 0 } else { 1 })
}

/// The first page of a league. Its links lead to the pages of the games in the folder `games`.
pub fn page(season: &Season<'_>, words: &Words) -> String {
    let (league, lang) = (season.league(), words.lang());
    let said = |message: &Message| escaped(&words.say(message));
    let text = |id: &'static str| escaped(&words.text(id));
    let title = Message::new("league-title")
        .with("game", Message::new(format!("{}-title", league.game)))
        .with("count", league.entrants.len());
    let mut page = head(&words.say(&title), STYLE, lang);
    let limit = match league.limit {
        Limit::Iterations(count) => Message::new("arena-iterations").with("count", count),
        Limit::Seconds(seconds) => {
            Message::new("arena-seconds").with("seconds", lang.decimal(seconds, 2))
        }
    };
    let system = match league.system {
        System::RoundRobin => Message::new("league-round-robin"),
        System::Swiss { rounds } => Message::new("league-swiss").with("rounds", rounds),
    };
    let about = Message::new("league-about")
        .with("system", system)
        .with("games", league.games)
        .with("players", league.players)
        .with("limit", limit);
    let _ = write!(
        page,
        "<h1>{}</h1>\n<p class=\"soft\">{}</p>\n",
        said(&title),
        said(&about)
    );
    standings(&mut page, season, words);
    cross_table(&mut page, season, words);
    let _ = write!(page, "<section>\n<h2>{}</h2>\n", text("league-rounds"));
    for (nth, round) in season.rounds().iter().enumerate().rev() {
        let title = said(&Message::new("league-round").with("number", nth + 1));
        let open = if nth + 1 == season.rounds().len() {
            " open"
        } else {
            ""
        };
        let _ = writeln!(page, "<details{open}><summary>{title}</summary>");
        for table in &round.tables {
            let games = season.games_of(nth, table);
            let entrants = table.iter().enumerate().map(|(at, &entrant)| {
                let shares = games.iter().filter_map(|game| game.outcome.shares.get(at));
                let name = escaped(league.name(entrant));
                format!("<bdi>{name}</bdi> {}", points(shares.sum(), lang))
            });
            let entrants: Vec<String> = entrants.collect();
            let _ = write!(
                page,
                "<div class=\"table\"><span>{}</span><span class=\"games\">",
                entrants.join(" – ")
            );
            let names: Vec<&str> = table.iter().map(|&entrant| league.name(entrant)).collect();
            for game in games {
                let name = said(&Message::new("league-game").with("number", game.outcome.game + 1));
                let (class, mark) = match game.outcome.failures.is_empty() {
                    true => ("", ""),
                    false => (" class=\"bad\"", " ✕"),
                };
                let _ = write!(
                    page,
                    "<a href=\"games/{}.html\"{class} aria-label=\"{name}{mark}: {}\">{name}{mark}</a>",
                    file_name(season, game),
                    escaped(&names.join(" – ")),
                );
            }
            page.push_str("</span></div>\n");
            for game in games {
                for failed in &game.outcome.failures {
                    let number = Message::new("league-game").with("number", game.outcome.game + 1);
                    let _ = writeln!(
                        page,
                        "<p class=\"bad\">{}: {}</p>",
                        said(&number),
                        said(&forfeit(season, game, failed))
                    );
                }
            }
        }
        if !round.byes.is_empty() {
            let names: Arg = round.byes.iter().map(|&bye| league.name(bye)).collect();
            let byes = Message::new("league-byes").with("names", names);
            let _ = writeln!(page, "<p class=\"soft\">{}</p>", said(&byes));
        }
        page.push_str("</details>\n");
    }
    let options = serde_json::Value::Object(league.options.clone());
    let _ = write!(
        page,
        "</section>\n<p class=\"soft\">{} <code dir=\"ltr\">{} {} seed {}</code></p>\n</main>\n</body>\n</html>\n",
        text("league-rated"),
        escaped(league.game.name()),
        escaped(&options.to_string()),
        league.seed
    );
    page
}

/// The headings of the standings.
pub const STANDINGS: [&str; 8] = [
    "league-place",
    "league-entrant",
    "league-points",
    "ladder-rating",
    "arena-games",
    "arena-share",
    "arena-score",
    "league-forfeits",
];

/// The cells of the standings, one row for each entrant.
pub fn cells(season: &Season<'_>, words: &Words) -> Vec<Vec<String>> {
    let lang = words.lang();
    let standings = season.standings();
    let row = |(place, standing): (usize, &super::Standing)| {
        let rating = match standing.interval.low.is_finite() {
            true => {
                let interval = Message::new("arena-interval")
                    .with("low", lang.decimal(standing.interval.low, 1))
                    .with("high", lang.decimal(standing.interval.high, 1));
                format!(
                    "{} {}",
                    lang.decimal(standing.rating, 1),
                    words.say(&interval)
                )
            }
            false => lang.decimal(standing.rating, 1),
        };
        let own = season.games().iter().filter_map(|game| {
            let at = game
                .table
                .iter()
                .position(|&seat| seat == standing.entrant)?;
            game.outcome.shares.get(at)
        });
        let share: f64 = own.sum::<f64>() / standing.games.max(1) as f64;
        vec![
            lang.number(place as i64 + 1),
            standing.name.clone(),
            points(standing.points, lang),
            rating,
            lang.number(standing.games as i64),
            percent(share, words),
            lang.decimal(standing.score, 1),
            lang.number(standing.forfeits as i64),
        ]
    };
    standings.iter().enumerate().map(row).collect()
}

fn standings(page: &mut String, season: &Season<'_>, words: &Words) {
    let title = escaped(&words.text("league-standings"));
    let _ = write!(
        page,
        "<section>\n<h2>{title}</h2>\n<div class=\"wide\" role=\"region\" tabindex=\"0\" aria-label=\"{title}\"><table>\n<thead><tr>"
    );
    for heading in STANDINGS {
        let _ = write!(
            page,
            "<th scope=\"col\">{}</th>",
            escaped(&words.text(heading))
        );
    }
    page.push_str("</tr></thead>\n<tbody>\n");
    for row in cells(season, words) {
        page.push_str("<tr>");
        for (nth, cell) in row.iter().enumerate() {
            let cell = escaped(cell);
            let _ = match nth {
                1 => write!(page, "<th scope=\"row\"><bdi>{cell}</bdi></th>"),
                _ => write!(page, "<td>{cell}</td>"),
            };
        }
        page.push_str("</tr>\n");
    }
    page.push_str("</tbody></table></div>\n</section>\n");
}

fn cross_table(page: &mut String, season: &Season<'_>, words: &Words) {
    let lang = words.lang();
    let standings = season.standings();
    let title = escaped(&words.text("league-cross"));
    let _ = write!(
        page,
        "<section>\n<h2>{title}</h2>\n<p class=\"soft\">{}</p>\n<div class=\"wide\" role=\"region\" tabindex=\"0\" aria-label=\"{title}\"><table>\n<thead><tr><td></td><td></td>",
        escaped(&words.text("league-cross-about"))
    );
    for (place, standing) in standings.iter().enumerate() {
        let name = escaped(&standing.name);
        let place = lang.number(place as i64 + 1);
        let _ = write!(page, "<th scope=\"col\" title=\"{name}\">{place}</th>");
    }
    page.push_str("</tr></thead>\n<tbody>\n");
    for (place, one) in standings.iter().enumerate() {
        let name = escaped(&one.name);
        let place = lang.number(place as i64 + 1);
        let _ = write!(
            page,
            "<tr><td>{place}</td><th scope=\"row\"><bdi>{name}</bdi></th>"
        );
        for other in &standings {
            if one.entrant == other.entrant {
                page.push_str("<td class=\"none\"></td>");
                continue;
            }
            let met = season.met(one.entrant, other.entrant);
            let cell = match met.games {
                0 => String::new(),
                games => {
                    let of = Message::new("league-met")
                        .with("points", points(met.points, lang))
                        .with("games", games);
                    escaped(&words.say(&of))
                }
            };
            let _ = write!(page, "<td>{cell}</td>");
        }
        page.push_str("</tr>\n");
    }
    page.push_str("</tbody></table></div>\n</section>\n");
}
