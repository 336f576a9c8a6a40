//! Who plays what.

use std::time::{Duration, Instant};

use serde::{Deserialize, Serialize};
use takht_bots::{Bot, Budget, Clock, NoBot, View, bot};
use takht_core::{Game, MAX_SEATS, OptionMap, Quick, Record, RecordError, Seat, Turn};
use takht_games::{Visitor, visit};

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
        let play = Play {
            contest: self,
            number,
            told: None,
        };
        visit(&self.game, &self.options, play).map_err(BadContest::Game)?
    }

    /// Plays one of its games again and writes it down.
    pub fn record(&self, number: u64) -> Result<Record, BadContest> {
        let mut events = Vec::new();
        let play = Play {
            contest: self,
            number,
            told: Some(&mut events),
        };
        visit(&self.game, &self.options, play).map_err(BadContest::Game)??;
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
}

struct Play<'a> {
    contest: &'a Contest,
    number: u64,
    /// Where the events are written down, if anybody wants to know.
    told: Option<&'a mut Vec<String>>,
}

impl Visitor for Play<'_> {
    type Output = Result<Outcome, BadContest>;

    fn visit<G: Game>(self, options: &G::Options) -> Self::Output {
        let Self {
            contest,
            number,
            mut told,
        } = self;
        let players = contest.seats.len();
        let deal = number / players.max(1) as u64;
        let refused = |bad| BadContest::Game(RecordError::Options(bad));
        let mut game = G::new(options).map_err(refused)?;
        let seats = Seat::all(players);
        let views = seats.map(|seat| View::<G>::new(options, seat));
        let mut views = views.collect::<Result<Vec<_>, _>>().map_err(refused)?;
        let mut bots: Vec<Option<Box<dyn Bot<G>>>> = Vec::new();
        bots.resize_with(players, || None);
        for (entrant, name) in contest.seats.iter().enumerate() {
            let made = bot::<G>(name).map_err(BadContest::Bot)?;
            bots[contest.seat_of(entrant, number)] = Some(made);
        }
        let mut deals = Quick::new(mixed(&[contest.seed, deal]));
        let chance_of = |seat| Quick::new(mixed(&[contest.seed, number, seat as u64 + 1]));
        let mut chances: Vec<Quick> = (0..players).map(chance_of).collect();
        let clock = Started(Instant::now());
        let budget = match contest.limit {
            Limit::Iterations(iterations) => Budget::Iterations(iterations),
            Limit::Seconds(seconds) => {
                let most = Duration::from_secs(3600).as_secs_f64();
                Budget::Time(Duration::from_secs_f64(seconds.clamp(0.0, most)), &clock)
            }
        };
        let mut moves = [0_u32; MAX_SEATS];
        let mut spent = [Duration::ZERO; MAX_SEATS];
        let mut last = None;
        let mut layout = contest.layout.as_deref();
        let mut laid = Vec::new();
        loop {
            let event = match game.turn() {
                Turn::Over => break,
                Turn::Chance => {
                    last = None;
                    game.deal(&mut deals)
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
                        let began = clock.now();
                        let Some(bot) = &mut bots[at] else { break };
                        let event = bot.choose(&views[at], &budget, &mut chances[at]);
                        spent[at] += clock.now() - began;
                        event
                    }
                }
            };
            if let Some(told) = &mut told {
                told.push(event.to_string());
            }
            for view in &mut views {
                // What the table plays is legal; a bot's answer is checked with the table's own.
                view.watch(event)
                    .map_err(|_| BadContest::illegal::<G>(event))?;
            }
            game.play(event)
                .map_err(|_| BadContest::illegal::<G>(event))?;
        }
        let (totals, ranking) = (game.totals(), game.ranking());
        let winners = ranking.winners();
        let mut outcome = Outcome {
            game: number,
            totals: Vec::new(),
            shares: Vec::new(),
            moves: Vec::new(),
            seconds: Vec::new(),
        };
        for entrant in 0..players {
            let at = contest.seat_of(entrant, number);
            let Some(seat) = Seat::new(at) else { break };
            outcome.totals.push(totals[seat]);
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

impl BadContest {
    /// A bot played something that is not allowed: a fault of ours, told instead of hidden.
    fn illegal<G: Game>(event: G::Event) -> Self {
        Self::Bot(NoBot::Cheated(event.to_string()))
    }
}
