//! What the games add up to.

use serde::Serialize;

use crate::{Contest, Interval, Mean, Outcome};

/// The games of a contest, added up.
#[derive(Clone, Debug)]
pub struct Tally {
    seats: Vec<String>,
    /// Finished games, ordered by number.
    outcomes: Vec<Outcome>,
}

/// What one kind of bot did: all seats that it sat at together, as the mean of one of them.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Row {
    /// The bot.
    pub bot: String,
    /// How many seats of the table it had.
    pub seats: usize,
    /// How many games were played.
    pub games: u64,
    /// The part of them that it won alone.
    pub won: f64,
    /// The part in which it shared the win.
    pub shared: f64,
    /// Its share of the wins, shared ones split.
    pub share: f64,
    /// Where that may lie.
    pub share_interval: Interval,
    /// Where the part it won alone may lie.
    pub won_interval: Interval,
    /// Its mean score.
    pub score: f64,
    /// Where that may lie.
    pub score_interval: Interval,
    /// How far it was ahead of the best of the others.
    pub margin: f64,
    /// Where that may lie.
    pub margin_interval: Interval,
    /// How many turns it played in a second of thinking.
    pub moves_per_second: f64,
}

impl Tally {
    /// Nothing yet.
    pub fn new(contest: &Contest) -> Self {
        Self {
            seats: contest.seats.clone(),
            outcomes: Vec::new(),
        }
    }

    /// Adds a game.
    pub fn add(&mut self, outcome: Outcome) {
        let at = self
            .outcomes
            .partition_point(|other| other.game < outcome.game);
        self.outcomes.insert(at, outcome);
    }

    /// Every game so far, ordered by number.
    pub fn outcomes(&self) -> &[Outcome] {
        &self.outcomes
    }

    /// The first bot's share of each game.
    pub fn first_shares(&self) -> Mean {
        let mut mean = Mean::default();
        for outcome in &self.outcomes {
            mean.add(outcome.shares.first().copied().unwrap_or(0.0));
        }
        mean
    }

    /// The bots in the order of their first seats.
    pub fn bots(&self) -> Vec<&str> {
        let mut bots: Vec<&str> = Vec::new();
        for seat in &self.seats {
            if !bots.contains(&seat.as_str()) {
                bots.push(seat);
            }
        }
        bots
    }

    /// The entrants that are this bot.
    pub fn entrants(&self, bot: &str) -> Vec<usize> {
        let entrants = self.seats.iter().enumerate();
        let own = entrants.filter(|(_, name)| *name == bot);
        own.map(|(entrant, _)| entrant).collect()
    }

    /// One row for each kind of bot.
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
        // The games of one deal are not independent of each other: each deal is one value.
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
