//! Who is ahead in a league.

use std::cmp::Ordering;

use serde::Serialize;

use super::{LeagueGame, System};
use crate::ladder::{self, Rated};
use crate::league::League;
use crate::{Contest, Interval, Outcome};

/// How somebody stands in a league.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Standing {
    /// The number of the entrant.
    pub entrant: usize,
    /// The entrant's name.
    pub name: String,
    /// The shares of all wins; in a Swiss league also the games in which the entrant sat out.
    pub points: f64,
    /// The number of games.
    pub games: u64,
    /// The mean score of a game.
    pub score: f64,
    /// How many games the entrant forfeited.
    pub forfeits: u64,
    /// The rating by Weng and Lin's method; everybody begins with [`ladder::START`].
    pub rating: f64,
    /// The 95% interval of the rating.
    pub interval: Interval,
}

/// What somebody reached against somebody else.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Met {
    /// The games in which the first was ahead of the second; a tie counts as a half.
    pub points: f64,
    /// The number of games.
    pub games: u64,
}

/// The standings of all entrants, the best first: by points, then by rating.
pub(super) fn standings(league: &League, games: &[LeagueGame], byes: &[usize]) -> Vec<Standing> {
    let rated = ratings(league, games);
    let standing = |entrant: usize| {
        let mut standing = Standing {
            entrant,
            name: league.name(entrant).to_owned(),
            points: 0.0,
            games: 0,
            score: 0.0,
            forfeits: 0,
            rating: f64::from(ladder::START),
            interval: Interval {
                low: f64::NEG_INFINITY,
                high: f64::INFINITY,
            },
        };
        if let Some(rated) = rated.iter().find(|rated| rated.bot == standing.name) {
            (standing.rating, standing.interval) = (rated.rating, rated.interval);
        }
        for (outcome, at) in of_entrant(games, entrant) {
            standing.points += outcome.shares.get(at).copied().unwrap_or(0.0);
            standing.score += f64::from(outcome.totals.get(at).copied().unwrap_or(0));
            let failed = outcome.failures.iter().any(|failed| failed.entrant == at);
            standing.forfeits += u64::from(failed);
            standing.games += 1;
        }
        standing.score /= standing.games.max(1) as f64;
        if let System::Swiss { .. } = league.system {
            let out = byes.iter().filter(|&&bye| bye == entrant).count() as u64;
            standing.points += (out * league.games) as f64;
        }
        standing
    };
    let mut standings: Vec<Standing> = (0..league.entrants.len()).map(standing).collect();
    standings.sort_by(|one, other| {
        let points = other.points.total_cmp(&one.points);
        points.then(other.rating.total_cmp(&one.rating))
    });
    standings
}

/// What one entrant reached against another.
pub(super) fn met(games: &[LeagueGame], one: usize, other: usize) -> Met {
    let mut met = Met::default();
    for game in games {
        let place = |entrant| game.table.iter().position(|&seat| seat == entrant);
        let (Some(one), Some(other)) = (place(one), place(other)) else {
            continue;
        };
        met.games += 1;
        met.points += match game.outcome.rank(one).cmp(&game.outcome.rank(other)) {
            Ordering::Greater => 1.0,
            Ordering::Equal => 0.5,
            Ordering::Less => 0.0,
        };
    }
    met
}

/// The games of an entrant, with its number at the table.
fn of_entrant(games: &[LeagueGame], entrant: usize) -> impl Iterator<Item = (&Outcome, usize)> {
    games.iter().filter_map(move |game| {
        let at = game.table.iter().position(|&seat| seat == entrant)?;
        Some((&game.outcome, at))
    })
}

fn ratings(league: &League, games: &[LeagueGame]) -> Vec<Rated> {
    let tables =
        games.chunk_by(|one, other| (one.round, &one.table) == (other.round, &other.table));
    let played = |games: &[LeagueGame]| {
        let table = games.first().map_or(&[][..], |game| &game.table);
        let contest = Contest {
            seats: table
                .iter()
                .map(|&entrant| league.name(entrant).to_owned())
                .collect(),
            ..league.contest(0, table)
        };
        let outcomes = games.iter().map(|game| game.outcome.clone()).collect();
        (contest, outcomes)
    };
    ladder::rate(&tables.map(played).collect::<Vec<_>>())
}
