//! The summary of a contest.

use serde::Serialize;

use crate::{Contest, Interval, Mean, Outcome};

/// The games of a contest and their summary.
#[derive(Clone, Debug)]
pub struct Tally {
    seats: Vec<String>,
    /// Finished games, ordered by number.
    outcomes: Vec<Outcome>,
}

/// The summary of one bot. If the bot has several seats, all figures are means for one of them.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Row {
    /// The bot.
    pub bot: String,
    /// The number of seats of the bot.
    pub seats: usize,
    /// The number of games.
    pub games: u64,
    /// The share of games that the bot won alone.
    pub won: f64,
    /// The share of games in which the bot tied for the win.
    pub shared: f64,
    /// The bot's share of wins; tied winners split a win.
    pub share: f64,
    /// The 95% interval of [`Self::share`].
    pub share_interval: Interval,
    /// The 95% interval of [`Self::won`].
    pub won_interval: Interval,
    /// The bot's mean points.
    pub score: f64,
    /// The 95% interval of [`Self::score`].
    pub score_interval: Interval,
    /// The bot's mean lead over the best of the others.
    pub margin: f64,
    /// The 95% interval of [`Self::margin`].
    pub margin_interval: Interval,
    /// The number of turns that the bot played in a second of thinking.
    pub moves_per_second: f64,
}

impl Tally {
    /// A tally without games.
    pub fn new(contest: &Contest) -> Self {
        Self {
            seats: contest.seats.clone(),
            outcomes: Vec::new(),
        }
    }

    /// The same games, in which the bots have these names, in the order of the contest's list.
    #[must_use]
    pub fn named(mut self, names: &[String]) -> Self {
        self.seats = names.to_vec();
        self
    }

    /// Adds a game.
    pub fn add(&mut self, outcome: Outcome) {
        let at = self
            .outcomes
            .partition_point(|other| other.game < outcome.game);
        self.outcomes.insert(at, outcome);
    }

    /// All games so far, ordered by number.
    pub fn outcomes(&self) -> &[Outcome] {
        &self.outcomes
    }

    /// The mean of the first bot's share of the win.
    pub fn first_shares(&self) -> Mean {
        let mut mean = Mean::default();
        for outcome in &self.outcomes {
            mean.add(outcome.shares.first().copied().unwrap_or(0.0));
        }
        mean
    }

    /// The different bots, in the order of their first seats.
    pub fn bots(&self) -> Vec<&str> {
        let mut bots: Vec<&str> = Vec::new();
        for seat in &self.seats {
            if !bots.contains(&seat.as_str()) {
                bots.push(seat);
            }
        }
        bots
    }

    /// The indices of this bot in the contest's list.
    pub fn entrants(&self, bot: &str) -> Vec<usize> {
        let entrants = self.seats.iter().enumerate();
        let own = entrants.filter(|(_, name)| *name == bot);
        own.map(|(entrant, _)| entrant).collect()
    }

    /// One row for each different bot.
    pub fn rows(&self) -> Vec<Row> {
        self.bots().into_iter().map(|bot| self.row(bot)).collect()
    }

    fn row(&self, bot: &str) -> Row {
        let entrants = self.entrants(bot);
        let games = self.outcomes.len() as u64;
        let trials = games * entrants.len() as u64;
        let count = |counts: fn(f64) -> bool| {
            let shares = self.outcomes.iter().flat_map(|outcome| {
                let share = |&entrant: &usize| outcome.shares.get(entrant).copied();
                entrants.iter().filter_map(share)
            });
            shares.filter(|&share| counts(share)).count() as f64 / trials.max(1) as f64
        };
        let (won, shared) = (count(|share| share == 1.0), count(|s| s > 0.0 && s < 1.0));
        let mut share = 0.0;
        let (mut seconds, mut moves) = (0.0, 0_u64);
        for outcome in &self.outcomes {
            for &entrant in &entrants {
                share += outcome.shares.get(entrant).copied().unwrap_or(0.0);
                seconds += outcome.seconds.get(entrant).copied().unwrap_or(0.0);
                moves += u64::from(outcome.moves.get(entrant).copied().unwrap_or(0));
            }
        }
        share /= trials.max(1) as f64;
        // The games of one deal depend on each other, so each deal counts as one value.
        let by_deal = |value: &dyn Fn(&Outcome, usize) -> f64| {
            let mut mean = Mean::default();
            let players = self.seats.len().max(1) as u64;
            let deals = self
                .outcomes
                .chunk_by(|one, other| one.game / players == other.game / players);
            for deal in deals {
                let values = deal.iter().flat_map(|outcome| {
                    entrants.iter().map(move |&entrant| value(outcome, entrant))
                });
                mean.add(values.sum::<f64>() / (deal.len() * entrants.len()) as f64);
            }
            mean
        };
        let score = by_deal(&|outcome, entrant| {
            f64::from(outcome.totals.get(entrant).copied().unwrap_or(0))
        });
        let margin = by_deal(&|outcome, entrant| f64::from(outcome.margin(entrant)));
        Row {
            bot: bot.to_owned(),
            seats: entrants.len(),
            games,
            won,
            shared,
            share,
            share_interval: Interval::of_share(share, trials),
            won_interval: Interval::of_share(won, trials),
            score: score.value(),
            score_interval: score.interval(),
            margin: margin.value(),
            margin_interval: margin.interval(),
            moves_per_second: if seconds > 0.0 {
                moves as f64 / seconds
            } else {
                0.0
            },
        }
    }
}
