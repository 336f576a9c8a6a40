//! Contests: which bots play which game.

use std::time::Duration;

use serde::{Deserialize, Serialize};
use takht_bots::{Budget, Clock, NoBot, WallClock};
use takht_core::{
    MAX_SEATS, OptionMap, Quick, Ranking, Record, RecordError, Refused, Seat, SeatName, Turn,
    Viewer, mixed,
};
use takht_engine::{Cannot, EngineFailure, EngineTrouble, Engines, Sitter, command_of};
use takht_games::GameId;
use takht_table::{Dealer, Table, TableSetup};

use crate::{Failed, Outcome};

/// The limit of a bot's thinking in a turn.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Limit {
    /// A number of simulations: the contest has the same games on every machine.
    Iterations(u32),
    /// A number of seconds.
    Seconds(f64),
}

/// A series of games between bots. Its fields determine all games, except where the limit is in seconds.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Contest {
    /// The game.
    pub game: GameId,
    /// The game's options.
    pub options: OptionMap,
    /// The name of a ready-made layout, for games that have layouts.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub layout: Option<String>,
    /// The bots, in the order of their seats in the first game of a deal; `exec:COMMAND` is an engine.
    pub seats: Vec<String>,
    /// The limit for each turn.
    pub limit: Limit,
    /// The seed of all deals and of all random choices of the bots.
    pub seed: u64,
}

/// Why a contest cannot be played.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum BadContest {
    /// The game cannot be started.
    #[error("{0}")]
    Game(RecordError),
    /// The game has no such bot, or a bot played an illegal event.
    #[error("{0}")]
    Bot(NoBot),
    /// An engine cannot be started, or does not play this.
    #[error("{0}")]
    Engine(EngineFailure),
    /// The number of bots differs from the number of seats.
    #[error("{bots} bots for {seats} seats")]
    Seats {
        /// The number of bots.
        bots: usize,
        /// The number of seats.
        seats: usize,
    },
}

impl From<Cannot> for BadContest {
    fn from(cannot: Cannot) -> Self {
        match cannot {
            Cannot::Bot(none) => Self::Bot(none),
            Cannot::Engine(failure) => Self::Engine(failure),
        }
    }
}

/// A game of a contest.
#[derive(Clone, Debug, PartialEq)]
pub struct Played {
    /// Its record.
    pub record: Record,
    /// How it ended.
    pub outcome: Outcome,
    /// The events that bots and engines chose, in order; not among them are deals, layouts and what a stand-in
    /// played.
    pub choices: Vec<Choice>,
}

/// An event that a bot or an engine chose.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Choice {
    /// The index of the event.
    pub ply: usize,
    /// The share of the win that the bot expected; none if it does not say so.
    pub expected: Option<f64>,
}

/// What happens to an engine that cannot be started, or does not play this.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Absent {
    IsAnError,
    Loses,
}

/// The bot that plays on for an engine that has failed.
const STAND_IN: &str = "random";

/// An illegal event is a bug in a bot or in a layout. The contest reports it.
fn cheated(refused: &Refused) -> NoBot {
    NoBot::Cheated(refused.in_full().to_string())
}

impl Contest {
    /// Checks that the game can be started and that it has these bots. It starts no engines.
    pub fn check(&self) -> Result<(), BadContest> {
        let game = takht_games::start(self.game, &self.options).map_err(BadContest::Game)?;
        let (bots, seats) = (self.seats.len(), game.players());
        if bots != seats {
            return Err(BadContest::Seats { bots, seats });
        }
        for name in self.seats.iter().filter(|name| command_of(name).is_none()) {
            takht_bots::check(name, self.game).map_err(BadContest::Bot)?;
        }
        Ok(())
    }

    /// Plays one game. Every bot plays every deal once from every seat: game `n` is deal `n / players`, and
    /// every bot sits `n % players` seats further on.
    pub fn play(&self, number: u64, engines: &Engines) -> Result<Outcome, BadContest> {
        Ok(self.play_game(number, engines, Absent::IsAnError)?.outcome)
    }

    /// Plays one game and returns its record.
    pub fn record(&self, number: u64, engines: &Engines) -> Result<Record, BadContest> {
        Ok(self.played(number, engines)?.record)
    }

    /// Plays one game and returns all about it.
    pub fn played(&self, number: u64, engines: &Engines) -> Result<Played, BadContest> {
        self.play_game(number, engines, Absent::IsAnError)
    }

    /// Plays one game. An engine that does not even begin the game loses it, as one that fails later.
    pub(crate) fn played_in_league(
        &self,
        number: u64,
        engines: &Engines,
    ) -> Result<Played, BadContest> {
        self.play_game(number, engines, Absent::Loses)
    }

    /// The seat of an entrant in a game.
    pub(crate) fn seat_of(&self, entrant: usize, number: u64) -> usize {
        let players = self.seats.len().max(1);
        (entrant + (number % players as u64) as usize) % players
    }

    /// The number of the entrant that sits at a seat in a game.
    pub fn entrant_at(&self, at: usize, number: u64) -> usize {
        let players = self.seats.len().max(1);
        (at + players - (number % players as u64) as usize) % players
    }

    /// Plays one game.
    ///
    /// The bots are trait objects that exchange text: `takht-bots` has already compiled them for every game,
    /// and compiling them again here took longer than the rest of this crate.
    fn play_game(
        &self,
        number: u64,
        engines: &Engines,
        absent: Absent,
    ) -> Result<Played, BadContest> {
        let players = self.seats.len();
        let deal = number / players.max(1) as u64;
        let mut seats = vec![String::new(); players];
        let mut failures = Vec::new();
        let mut sitters: Vec<Option<Sitter>> = Vec::new();
        sitters.resize_with(players, || None);
        for (entrant, name) in self.seats.iter().enumerate() {
            let at = self.seat_of(entrant, number);
            let Some(seat) = Seat::new(at) else { break };
            let seed = mixed(&[self.seed, number, at as u64 + 1]);
            let sitter = Sitter::sit(name, engines, self.game, &self.options, seat, seed);
            sitters[at] = Some(match sitter {
                Err(Cannot::Engine(failure)) if absent == Absent::Loses => {
                    failures.push(Failed {
                        entrant,
                        ply: 0,
                        trouble: failure.trouble,
                    });
                    self.random_player(seat, seed)?
                }
                sat => sat?,
            });
            seats[at] = SeatName::Bot(name).to_string();
        }
        let setup = TableSetup {
            game: self.game,
            options: self.options.clone(),
            seats,
            // The table needs no views, because every bot has its own.
            viewers: Vec::new(),
            dealer: Dealer::Seeded(Quick::new(mixed(&[self.seed, deal]))),
        };
        let mut table = Table::start(setup).map_err(BadContest::Game)?;
        let clock = WallClock::start();
        let budget = match self.limit {
            Limit::Iterations(iterations) => Budget::Iterations(iterations),
            Limit::Seconds(seconds) => {
                let most = Duration::from_secs(3600).as_secs_f64();
                Budget::Time(Duration::from_secs_f64(seconds.clamp(0.0, most)), &clock)
            }
        };
        let refused = |refused: Refused| BadContest::Bot(cheated(&refused));
        let mut moves = [0_u32; MAX_SEATS];
        let mut spent = [Duration::ZERO; MAX_SEATS];
        let mut last = None;
        let mut layout = self.layout.as_deref();
        let mut shown = 0;
        let mut choices = Vec::new();
        let mut failed = |at: usize, table: &Table, trouble: EngineTrouble| {
            failures.push(Failed {
                entrant: self.entrant_at(at, number),
                ply: table.ply(),
                trouble,
            });
            let seed = mixed(&[self.seed, number, at as u64 + 1]);
            self.stand_in(table, at, seed)
        };
        loop {
            let mut turn = table.stage();
            let mut by = None;
            match table.game().turn() {
                Turn::Over => break,
                Turn::Chance => {
                    last = None;
                    turn.deal().map_err(refused)?;
                }
                Turn::Seat(seat) => {
                    if let Some(layout) = layout.take() {
                        turn.lay_out(layout).map_err(refused)?;
                    }
                    // Bots also choose forced events: to skip them would change the games of old contests.
                    if turn.is_empty() {
                        let at = seat.index();
                        moves[at] += u32::from(last != Some(seat));
                        last = Some(seat);
                        let Some(sitter) = &mut sitters[at] else {
                            break;
                        };
                        let began = clock.now();
                        let chosen = sitter.choose(&budget);
                        spent[at] += clock.now() - began;
                        let event = match chosen {
                            Ok(event) => event,
                            Err(Cannot::Bot(none)) => return Err(BadContest::Bot(none)),
                            Err(Cannot::Engine(failure)) => {
                                *sitter = failed(at, &table, failure.trouble)?;
                                continue;
                            }
                        };
                        // The table checks the bot's event by the rules.
                        let cheated = |_| BadContest::Bot(NoBot::Cheated(event.clone()));
                        turn.play(seat, &event).map_err(cheated)?;
                        let entrant = self.entrant_at(at, number);
                        let is_bot = matches!(sitter, Sitter::Bot(_));
                        if is_bot && command_of(&self.seats[entrant]).is_some() {
                            by = Some(SeatName::Bot(STAND_IN).to_string());
                        } else {
                            choices.push(Choice {
                                ply: table.ply(),
                                expected: sitter.expects(),
                            });
                        }
                    }
                }
            }
            // This cannot fail, because the turn was staged on the table's current position.
            let _ = table.commit(turn, by.as_deref());
            for (at, sitter) in sitters.iter_mut().enumerate() {
                let Some(sitter) = sitter else { continue };
                let mut events = table.events()[shown..].iter();
                match events.try_for_each(|event| sitter.watch(event)) {
                    Ok(()) => {}
                    Err(Cannot::Bot(none)) => return Err(BadContest::Bot(none)),
                    Err(Cannot::Engine(failure)) => {
                        *sitter = failed(at, &table, failure.trouble)?;
                    }
                }
            }
            shown = table.ply();
        }
        for (at, sitter) in sitters.into_iter().enumerate() {
            let command = command_of(&self.seats[self.entrant_at(at, number)]);
            if let (Some(command), Some(Sitter::Engine(player))) = (command, sitter) {
                engines.give_back(command, *player);
            }
        }
        let lost: Vec<usize> = failures
            .iter()
            .map(|failed: &Failed| self.seat_of(failed.entrant, number))
            .collect();
        let game = table.game();
        let (scores, ranking) = (game.scores(), game.ranking());
        // Who failed comes after all others.
        let ranking = Ranking::by_key(players, |seat| {
            let has_lost = lost.contains(&seat.index());
            std::cmp::Reverse((has_lost, ranking.better_than(seat)))
        });
        let winners = ranking.winners();
        let mut outcome = Outcome {
            game: number,
            totals: Vec::new(),
            shares: Vec::new(),
            moves: Vec::new(),
            seconds: Vec::new(),
            failures,
        };
        for entrant in 0..players {
            let at = self.seat_of(entrant, number);
            let Some(seat) = Seat::new(at) else { break };
            outcome.totals.push(scores[at].total);
            let share = if winners.contains(&seat) {
                1.0 / winners.len() as f64
            } else {
                0.0
            };
            outcome.shares.push(share);
            outcome.moves.push(moves[at]);
            outcome.seconds.push(spent[at].as_secs_f64());
        }
        let record = Record {
            // The table's record would also list the default values.
            options: self.options.clone(),
            ..table.record(Viewer::Table)
        };
        Ok(Played {
            record,
            outcome,
            choices,
        })
    }

    /// The bot that plays on for an engine that has failed.
    fn stand_in(&self, table: &Table, at: usize, seed: u64) -> Result<Sitter, BadContest> {
        let seat = Seat::new(at).unwrap_or_default();
        let mut sitter = self.random_player(seat, seed)?;
        for event in table.events() {
            sitter.watch(event)?;
        }
        Ok(sitter)
    }

    fn random_player(&self, seat: Seat, seed: u64) -> Result<Sitter, BadContest> {
        let player = takht_bots::sit(STAND_IN, self.game, &self.options, seat, seed);
        Ok(Sitter::Bot(player.map_err(BadContest::Bot)?))
    }
}
