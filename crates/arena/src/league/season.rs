//! The games of a league, as far as they are played.

use std::collections::HashSet;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use takht_core::SeatName;
use takht_engine::Engines;

use super::pairing::{round_robin, swiss};
use super::standing::{met, standings};
use super::{League, Met, Round, Standing, System};
use crate::{BadContest, Outcome};

/// A game of a league that is over.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct LeagueGame {
    /// The round, from 0.
    pub round: usize,
    /// The entrants at the table; the outcome lists them in this order.
    pub table: Vec<usize>,
    /// How the game ended.
    pub outcome: Outcome,
    /// The record of the game.
    pub record: Value,
}

/// A game on file that is no game of this league.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the entrants {table:?} have no game {number} in round {round}")]
pub struct NotOfLeague {
    /// The number of the game among those on file, from 0.
    pub index: usize,
    /// The round, from 0.
    pub round: usize,
    /// The entrants.
    pub table: Vec<usize>,
    /// The number of the game at its table.
    pub number: u64,
}

/// A league as far as it is played.
#[derive(Clone, Debug)]
pub struct Season<'a> {
    league: &'a League,
    /// All rounds, where results do not determine them.
    plan: Vec<Round>,
    /// The rounds that have begun.
    rounds: Vec<Round>,
    /// Ordered by round, table and number.
    games: Vec<LeagueGame>,
}

/// A game that is to be played: round, table, number.
type Due = (usize, Vec<usize>, u64);

impl<'a> Season<'a> {
    /// A league after these games.
    pub fn resume(league: &'a League, played: Vec<LeagueGame>) -> Result<Self, NotOfLeague> {
        let plan = match league.system {
            System::RoundRobin => round_robin(league.entrants.len(), league.players),
            System::Swiss { .. } => Vec::new(),
        };
        let mut season = Self {
            league,
            plan,
            rounds: Vec::new(),
            games: Vec::new(),
        };
        let mut left: Vec<(usize, LeagueGame)> = played.into_iter().enumerate().collect();
        loop {
            let due: HashSet<Due> = season.due().into_iter().collect();
            let (now, later): (Vec<_>, Vec<_>) = left.into_iter().partition(|(_, game)| {
                due.contains(&(game.round, game.table.clone(), game.outcome.game))
            });
            left = later;
            let stuck = now.is_empty();
            now.into_iter().for_each(|(_, game)| season.add(game));
            match left.first() {
                None => return Ok(season),
                Some((index, game)) if stuck => {
                    return Err(NotOfLeague {
                        index: *index,
                        round: game.round,
                        table: game.table.clone(),
                        number: game.outcome.game,
                    });
                }
                Some(_) => {}
            }
        }
    }

    /// The league.
    pub fn league(&self) -> &'a League {
        self.league
    }

    /// The rounds that have begun.
    pub fn rounds(&self) -> &[Round] {
        &self.rounds
    }

    /// How many rounds there will be.
    pub fn round_count(&self) -> usize {
        match self.league.system {
            System::RoundRobin => self.plan.len(),
            System::Swiss { rounds } => rounds,
        }
    }

    /// How many games there will be.
    pub fn game_count(&self) -> u64 {
        let tables = match self.league.system {
            System::RoundRobin => self.plan.iter().map(|round| round.tables.len()).sum(),
            System::Swiss { rounds } => {
                rounds * (self.league.entrants.len() / self.league.players.max(1))
            }
        };
        tables as u64 * self.league.games
    }

    /// The games that are over, ordered by round, table and number.
    pub fn games(&self) -> &[LeagueGame] {
        &self.games
    }

    /// The games of a table in a round.
    pub fn games_of(&self, round: usize, table: &[usize]) -> &[LeagueGame] {
        let from = self
            .games
            .iter()
            .position(|game| (game.round, &game.table[..]) == (round, table));
        let games = &self.games[from.unwrap_or(self.games.len())..];
        let count = games
            .iter()
            .take_while(|game| (game.round, &game.table[..]) == (round, table));
        &games[..count.count()]
    }

    /// The standings of all entrants, the best first: by points, then by rating.
    pub fn standings(&self) -> Vec<Standing> {
        let byes: Vec<usize> = self
            .rounds
            .iter()
            .flat_map(|round| round.byes.clone())
            .collect();
        standings(self.league, &self.games, &byes)
    }

    /// What one entrant reached against another.
    pub fn met(&self, one: usize, other: usize) -> Met {
        met(&self.games, one, other)
    }

    /// The games of the current round that are still to be played. Once all of a round are over, the next one
    /// begins; after the last round there are none.
    fn due(&mut self) -> Vec<Due> {
        loop {
            let due = self.open();
            if !due.is_empty() || self.rounds.len() >= self.round_count() {
                return due;
            }
            let next = match self.league.system {
                System::RoundRobin => self.plan[self.rounds.len()].clone(),
                System::Swiss { .. } => {
                    let order = self.standings();
                    let order: Vec<usize> = order.iter().map(|standing| standing.entrant).collect();
                    swiss(&order, self.league.players, &self.rounds)
                }
            };
            self.rounds.push(next);
        }
    }

    /// The games of the last round that has begun which are still to be played.
    fn open(&self) -> Vec<Due> {
        let Some(round) = self.rounds.len().checked_sub(1) else {
            return Vec::new();
        };
        let tables = self.rounds[round].tables.iter();
        let due = tables.flat_map(|table| {
            let games = self.games_of(round, table);
            (0..self.league.games)
                .filter(|number| !games.iter().any(|game| game.outcome.game == *number))
                .map(|number| (round, table.clone(), number))
        });
        due.collect()
    }

    fn add(&mut self, game: LeagueGame) {
        let place = |game: &LeagueGame| {
            let tables = self.rounds.get(game.round).map(|round| &round.tables);
            let table =
                tables.and_then(|tables| tables.iter().position(|table| *table == game.table));
            (game.round, table, game.outcome.game)
        };
        let own = place(&game);
        let at = self.games.partition_point(|other| place(other) < own);
        self.games.insert(at, game);
    }
}

/// Plays the games of a league that are still to be played.
///
/// It calls `show` on the caller's thread after each game, with what is played so far and the new game; `show` may
/// stop the league with an error.
pub fn play<E: From<BadContest>>(
    season: &mut Season<'_>,
    threads: usize,
    engines: &Engines,
    mut show: impl FnMut(&Season<'_>, &LeagueGame) -> Result<(), E>,
) -> Result<(), E> {
    let league = season.league;
    loop {
        let due = season.due();
        if due.is_empty() {
            return Ok(());
        }
        let (next, stop) = (AtomicUsize::new(0), AtomicBool::new(false));
        let (sender, receiver) = mpsc::channel();
        std::thread::scope(|scope| {
            for _ in 0..threads.max(1) {
                let sender = sender.clone();
                let (next, stop, due) = (&next, &stop, &due);
                scope.spawn(move || {
                    while !stop.load(Ordering::Relaxed) {
                        let Some(due) = due.get(next.fetch_add(1, Ordering::Relaxed)) else {
                            break;
                        };
                        // The receiver is gone if the league has been stopped.
                        if sender.send(play_one(league, due, engines)).is_err() {
                            break;
                        }
                    }
                });
            }
            drop(sender);
            let mut collect = || -> Result<(), E> {
                for game in &receiver {
                    let game = game?;
                    season.add(game.clone());
                    show(season, &game)?;
                }
                Ok(())
            };
            let collected = collect();
            stop.store(true, Ordering::Relaxed);
            collected
        })?;
    }
}

fn play_one(
    league: &League,
    (round, table, number): &Due,
    engines: &Engines,
) -> Result<LeagueGame, BadContest> {
    let contest = league.contest(*round, table);
    let played = contest.played_in_league(*number, engines)?;
    let mut record = played.record;
    // What people see are names, not commands.
    let names = (0..table.len()).map(|at| {
        let entrant = table[contest.entrant_at(at, *number)];
        SeatName::Bot(league.name(entrant)).to_string()
    });
    record.seats = Some(names.collect());
    Ok(LeagueGame {
        round: *round,
        table: table.clone(),
        outcome: played.outcome,
        record: record.to_value(),
    })
}
