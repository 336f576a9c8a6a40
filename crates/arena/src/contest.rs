//! Who plays what.

use std::time::{Duration, Instant};

use serde::{Deserialize, Serialize};
use takht_bots::{Budget, Clock, NoBot, Player};
use takht_core::{MAX_SEATS, OptionMap, Quick, Record, RecordError, Seat, Turn};

use crate::Outcome;

/// How long a bot may think about a turn.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Limit {
    /// So many simulations: the same games on every machine.
    Iterations(u32),
    /// So many seconds.
    Seconds(f64),
}

/// Bots, a game and a seed: everything that is decided before the first game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Contest {
    /// The game's name.
    pub game: String,
    /// Its options.
    pub options: OptionMap,
    /// The ready-made beginning, for games that have some.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub layout: Option<String>,
    /// The bots, one for each seat of the first game of a deal.
    pub seats: Vec<String>,
    /// How long they think about a turn.
    pub limit: Limit,
    /// Where all chance comes from.
    pub seed: u64,
}

/// A contest that cannot be held.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum BadContest {
    /// The game cannot be started.
    #[error("{0}")]
    Game(RecordError),
    /// A bot is not known.
    #[error("{0}")]
    Bot(NoBot),
    /// There are not as many bots as seats.
    #[error("{bots} bots for {seats} seats")]
    Seats {
        /// So many bots were named.
        bots: usize,
        /// The game has so many seats.
        seats: usize,
    },
}

/// The machine's clock.
struct Started(Instant);

impl Clock for Started {
    fn now(&self) -> Duration {
        self.0.elapsed()
    }
}

/// A number that belongs to a list of numbers, and to hardly any other.
fn mixed(numbers: &[u64]) -> u64 {
    numbers
        .iter()
        .fold(0x9e37_79b9_7f4a_7c15, |mixed, &number| {
            let mut z = (mixed ^ number).wrapping_add(0x9e37_79b9_7f4a_7c15);
            z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
            z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
            z ^ (z >> 31)
        })
}

impl Contest {
    /// Says whether it can be held.
    pub fn check(&self) -> Result<(), BadContest> {
        let game = takht_games::start(&self.game, &self.options).map_err(BadContest::Game)?;
        let (bots, seats) = (self.seats.len(), game.players());
        if bots != seats {
            return Err(BadContest::Seats { bots, seats });
        }
        for name in &self.seats {
            takht_bots::check(name, &self.game).map_err(BadContest::Bot)?;
        }
        Ok(())
    }

    /// Plays one of its games. Every deal is played once from every seat: game `n` is deal
    /// `n / players`, with everyone moved on by `n % players` seats.
    pub fn play(&self, number: u64) -> Result<Outcome, BadContest> {
        self.play_and_tell(number, |_| {})
    }

    /// Plays one of its games again and writes it down.
    pub fn record(&self, number: u64) -> Result<Record, BadContest> {
        let mut events = Vec::new();
        self.play_and_tell(number, |event| events.push(event.to_owned()))?;
        let mut seats = vec![String::new(); self.seats.len()];
        for (entrant, name) in self.seats.iter().enumerate() {
            seats[self.seat_of(entrant, number)] = format!("bot:{name}");
        }
        Ok(Record {
            game: self.game.clone(),
            options: self.options.clone(),
            seats: Some(seats),
            events,
            ..Record::default()
        })
    }

    /// The seat at which a bot of the list sits in a game.
    pub(crate) fn seat_of(&self, entrant: usize, number: u64) -> usize {
        let players = self.seats.len().max(1);
        (entrant + (number % players as u64) as usize) % players
    }

    /// Plays one of its games and tells every event of it.
    ///
    /// The bots are taken as texts, not by their types: `takht-bots` has compiled them for every game already,
    /// and compiling them once more here took longer than all the rest of this crate.
    fn play_and_tell(
        &self,
        number: u64,
        mut told: impl FnMut(&str),
    ) -> Result<Outcome, BadContest> {
        let players = self.seats.len();
        let deal = number / players.max(1) as u64;
        let mut game = takht_games::start(&self.game, &self.options).map_err(BadContest::Game)?;
        let mut bots: Vec<Option<Box<dyn Player>>> = Vec::new();
        bots.resize_with(players, || None);
        for (entrant, name) in self.seats.iter().enumerate() {
            let at = self.seat_of(entrant, number);
            let Some(seat) = Seat::new(at) else { break };
            let seed = mixed(&[self.seed, number, at as u64 + 1]);
            let sits = takht_bots::sit(name, &self.game, &self.options, seat, seed);
            bots[at] = Some(sits.map_err(BadContest::Bot)?);
        }
        let mut deals = Quick::new(mixed(&[self.seed, deal]));
        let clock = Started(Instant::now());
        let budget = match self.limit {
            Limit::Iterations(iterations) => Budget::Iterations(iterations),
            Limit::Seconds(seconds) => {
                let most = Duration::from_secs(3600).as_secs_f64();
                Budget::Time(Duration::from_secs_f64(seconds.clamp(0.0, most)), &clock)
            }
        };
        let mut moves = [0_u32; MAX_SEATS];
        let mut spent = [Duration::ZERO; MAX_SEATS];
        let mut last = None;
        let mut layout = self.layout.as_deref();
        let mut laid = Vec::new();
        loop {
            let event = match game.turn() {
                Turn::Over => break,
                Turn::Chance => {
                    last = None;
                    let Some(event) = game.deal(&mut deals) else {
                        break;
                    };
                    event
                }
                Turn::Seat(seat) => {
                    if let Some(layout) = layout.take() {
                        laid = game.lay_out(layout, &mut deals);
                        laid.reverse();
                    }
                    if let Some(event) = laid.pop() {
                        event
                    } else {
                        let at = seat.index();
                        moves[at] += u32::from(last != Some(seat));
                        last = Some(seat);
                        let Some(bot) = &mut bots[at] else { break };
                        let began = clock.now();
                        let event = bot.choose(&budget);
                        spent[at] += clock.now() - began;
                        event
                    }
                }
            };
            told(&event);
            // What the table plays is legal; a bot's answer is checked with the table's own.
            let cheated = |_| BadContest::Bot(NoBot::Cheated(event.clone()));
            for bot in bots.iter_mut().flatten() {
                bot.watch(&event).map_err(cheated)?;
            }
            game.play(&event).map_err(cheated)?;
        }
        let (scores, ranking) = (game.scores(), game.ranking());
        let winners = ranking.winners();
        let mut outcome = Outcome {
            game: number,
            totals: Vec::new(),
            shares: Vec::new(),
            moves: Vec::new(),
            seconds: Vec::new(),
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
        Ok(outcome)
    }
}
