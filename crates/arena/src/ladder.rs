//! Ratings: every bot plays against every other.

use serde::Serialize;
use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

use crate::{Contest, Interval, Outcome};

/// The rating with which every bot begins.
pub const START: u32 = 25;

/// The result of one bot.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Rated {
    /// The bot.
    pub bot: String,
    /// The bot's rating; every bot begins with [`START`].
    pub rating: f64,
    /// The 95% interval of the rating.
    pub interval: Interval,
    /// The number of games of the bot.
    pub games: u64,
    /// The bot's share of wins; tied winners split a win.
    pub share: f64,
}

/// The contests of a ladder: one for every combination of `players` different bots.
pub fn contests(like: &Contest, bots: &[String], players: usize) -> Vec<Contest> {
    let mut tables = Vec::new();
    combine(bots, players, &mut Vec::new(), &mut tables);
    let contest = |seats| Contest {
        seats,
        ..like.clone()
    };
    tables.into_iter().map(contest).collect()
}

fn combine(bots: &[String], more: usize, chosen: &mut Vec<String>, tables: &mut Vec<Vec<String>>) {
    if more == 0 {
        tables.push(chosen.clone());
        return;
    }
    for (i, bot) in bots.iter().enumerate() {
        chosen.push(bot.clone());
        combine(&bots[i + 1..], more - 1, chosen, tables);
        chosen.pop();
    }
}

/// Rates bots by Weng and Lin's method, which works for any number of players.
///
/// The method depends a little on the order of the games. So the contests take turns: first the first game
/// of each, then the second game of each.
pub fn rate(tables: &[(Contest, Vec<Outcome>)]) -> Vec<Rated> {
    let mut bots: Vec<&str> = Vec::new();
    for (contest, _) in tables {
        for seat in &contest.seats {
            if !bots.contains(&seat.as_str()) {
                bots.push(seat);
            }
        }
    }
    let index = |name: &str| bots.iter().position(|bot| *bot == name).unwrap_or(0);
    let mut ratings = vec![WengLinRating::new(); bots.len()];
    let mut games = vec![0_u64; bots.len()];
    let mut shares = vec![0.0; bots.len()];
    let config = WengLinConfig::new();
    let rounds = tables.iter().map(|(_, outcomes)| outcomes.len()).max();
    for round in 0..rounds.unwrap_or(0) {
        for (contest, outcomes) in tables {
            let Some(outcome) = outcomes.get(round) else {
                continue;
            };
            let entrants: Vec<usize> = contest.seats.iter().map(|name| index(name)).collect();
            let teams: Vec<[WengLinRating; 1]> =
                entrants.iter().map(|&bot| [ratings[bot]]).collect();
            let place = |entrant: usize| {
                let own = outcome.rank(entrant);
                let others = (0..entrants.len()).map(|other| outcome.rank(other));
                MultiTeamOutcome::new(others.filter(|other| *other > own).count() + 1)
            };
            let placed: Vec<(&[WengLinRating], MultiTeamOutcome)> = teams
                .iter()
                .enumerate()
                .map(|(entrant, team)| (&team[..], place(entrant)))
                .collect();
            let rated = weng_lin_multi_team(&placed, &config);
            for (entrant, team) in rated.iter().enumerate() {
                let bot = entrants[entrant];
                if let Some(rating) = team.first() {
                    ratings[bot] = *rating;
                }
                games[bot] += 1;
                shares[bot] += outcome.shares[entrant];
            }
        }
    }
    let mut rated: Vec<Rated> = bots
        .iter()
        .enumerate()
        .map(|(i, bot)| {
            let WengLinRating {
                rating,
                uncertainty,
            } = ratings[i];
            Rated {
                bot: (*bot).to_owned(),
                rating,
                interval: Interval {
                    low: rating - 1.96 * uncertainty,
                    high: rating + 1.96 * uncertainty,
                },
                games: games[i],
                share: shares[i] / games[i].max(1) as f64,
            }
        })
        .collect();
    rated.sort_by(|one, other| other.rating.total_cmp(&one.rating));
    rated
}
