//! Many games at once.

mod lane;

use takht_bots::{NoBot, Playable};
use takht_core::{OptionMap, RecordError};
use takht_games::GameId;

use self::lane::{Laid, Lane, Plan};
use crate::{Candidates, Space, Spaces, SpacesVisitor, visit_spaces};

/// The most games in a batch.
const MOST_GAMES: usize = 1 << 20;
/// The most threads of a batch.
const MOST_THREADS: usize = 256;

/// Everything that determines the games of a batch, except the actions.
///
/// Lane `i` of a batch of `games` plays the games `i`, `i + games`, `i + 2 * games` and so on. The deals of a game depend
/// on the seed and the game's number alone, and they are those of a contest of bots with this seed.
#[derive(Clone, Debug)]
pub struct BatchSetup {
    /// The game.
    pub game: GameId,
    /// Its options.
    pub options: OptionMap,
    /// The ready-made layout with which every game begins, for games that have layouts.
    pub layout: Option<String>,
    /// How many games are played at once.
    pub games: usize,
    /// The seed of all deals, of the bots and of [`AnyBatch::sample`].
    pub seed: u64,
    /// How many threads play them.
    pub threads: usize,
    /// The bots by seat; the caller plays the seats without one.
    pub bots: Vec<Option<String>>,
    /// How many simulations a bot that searches has for a turn.
    pub simulations: u32,
}

impl BatchSetup {
    /// One thread, no bots.
    pub fn new(game: GameId, options: OptionMap, games: usize, seed: u64) -> Self {
        Self {
            game,
            options,
            layout: None,
            games,
            seed,
            threads: 1,
            bots: Vec::new(),
            simulations: 100,
        }
    }
}

/// Why there is no batch.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum BadBatch {
    /// The game cannot be started.
    #[error("{0}")]
    Game(RecordError),
    /// The game has no such bot.
    #[error("{0}")]
    Bot(NoBot),
    /// The game has no such layout.
    #[error("there is no layout {name}; the layouts are {known:?}")]
    Layout {
        /// The name.
        name: String,
        /// The names of the game's layouts.
        known: &'static [&'static str],
    },
    /// More bots than seats.
    #[error("{bots} entries for the bots of {seats} seats")]
    Seats {
        /// How many entries there are.
        bots: usize,
        /// How many seats there are.
        seats: usize,
    },
    /// No seat is left for the caller.
    #[error("bots have all seats: leave at least one seat without a bot")]
    NoSeat,
    /// A number is out of range.
    #[error("{name} is {got}; it has to be from 1 to {most}")]
    Number {
        /// What is counted.
        name: &'static str,
        /// The number.
        got: usize,
        /// The largest one.
        most: usize,
    },
}

/// Why a batch does not go on.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum BadAction {
    /// More or fewer actions than games.
    #[error("{got} actions for {games} games")]
    Count {
        /// How many actions there are.
        got: usize,
        /// How many games there are.
        games: usize,
    },
    /// The action is not legal. No game has changed.
    #[error("action {action} is not legal in game {lane}: its mask says which are")]
    Illegal {
        /// The lane of the game.
        lane: usize,
        /// The action.
        action: i64,
    },
    /// An array has another length than the batch needs.
    #[error("the array {name} has {got} items, it needs {needed}")]
    Array {
        /// Which array.
        name: &'static str,
        /// Its length.
        got: usize,
        /// The right length.
        needed: usize,
    },
    /// A bot played an illegal event, which is a bug in the bot.
    #[error("{0}")]
    Bot(NoBot),
}

/// Where a batch writes; a batch of `n` games has `n` rows in each array. A batch changes only what it has to, so it
/// gets the same arrays every time.
#[derive(Debug)]
pub struct Arrays<'a> {
    /// True for every legal action; none if nobody asks.
    pub mask: Option<&'a mut [bool]>,
    /// What the acting seat may know; none if nobody asks.
    pub observation: Option<&'a mut [u8]>,
    /// The acting seat.
    pub turn: &'a mut [u8],
    /// For every seat of a game that has ended with this step: 1 for a win, and the losses are as large together. 0
    /// otherwise.
    pub reward: &'a mut [f32],
    /// True if a game has ended with this step. The other arrays show the next game already.
    pub done: &'a mut [bool],
    /// The points of every seat in the last game that has ended.
    pub score: &'a mut [i32],
}

/// Many games at once, for code that is not generic over the game.
pub trait AnyBatch: Send {
    /// The spaces.
    fn space(&self) -> &Space;
    /// How many games are played at once.
    fn games(&self) -> usize;
    /// How many seats each game has.
    fn players(&self) -> usize;
    /// Begins the first game of every lane, with another seed if there is one, and writes all arrays.
    fn reset(&mut self, seed: Option<u64>, arrays: &mut Arrays<'_>) -> Result<(), BadAction>;
    /// Plays one action in each game, then what no caller decides: deals, bots, and the beginning of the next game.
    fn step(&mut self, actions: &[i64], arrays: &mut Arrays<'_>) -> Result<(), BadAction>;
    /// Chooses a legal action for each game, each equally likely.
    fn sample(&mut self, actions: &mut [i64]) -> Result<(), BadAction>;
    /// The legal actions of each game with their features.
    fn candidates(&self) -> Vec<Candidates>;
}

/// Many games of one type at once.
#[derive(Debug)]
pub struct Batch<G: Spaces + Playable> {
    plan: Plan<G>,
    space: Space,
    players: usize,
    threads: usize,
    lanes: Vec<Lane<G>>,
}

/// The rows of one thread.
struct Rows<'a> {
    mask: Option<&'a mut [bool]>,
    observation: Option<&'a mut [u8]>,
    turn: &'a mut [u8],
    reward: &'a mut [f32],
    done: &'a mut [bool],
    score: &'a mut [i32],
}

/// The first `count` items of a slice, which keeps the rest.
fn take<'a, T>(from: &mut &'a mut [T], count: usize) -> &'a mut [T] {
    let whole = std::mem::take(from);
    let (first, rest) = whole.split_at_mut(count.min(whole.len()));
    *from = rest;
    first
}

fn take_some<'a, T>(from: &mut Option<&'a mut [T]>, count: usize) -> Option<&'a mut [T]> {
    from.as_mut().map(|from| take(from, count))
}

impl<G: Spaces + Playable> Batch<G> {
    /// A batch; its lanes have no games before [`AnyBatch::reset`].
    pub fn new(setup: &BatchSetup, options: &G::Options) -> Result<Self, BadBatch> {
        let game = G::new(options).map_err(|bad| BadBatch::Game(RecordError::Options(bad)))?;
        let players = game.players();
        for (name, got, most) in [
            ("the number of games", setup.games, MOST_GAMES),
            ("the number of threads", setup.threads, MOST_THREADS),
        ] {
            if got == 0 || got > most {
                return Err(BadBatch::Number { name, got, most });
            }
        }
        if let Some(name) = &setup.layout
            && !G::LAYOUTS.contains(&name.as_str())
        {
            return Err(BadBatch::Layout {
                name: name.clone(),
                known: G::LAYOUTS,
            });
        }
        if setup.bots.len() > players {
            return Err(BadBatch::Seats {
                bots: setup.bots.len(),
                seats: players,
            });
        }
        for name in setup.bots.iter().flatten() {
            takht_bots::check(name, setup.game).map_err(BadBatch::Bot)?;
        }
        let mut bots = setup.bots.clone();
        bots.resize(players, None);
        if bots.iter().all(Option::is_some) {
            return Err(BadBatch::NoSeat);
        }
        if bots.iter().all(Option::is_none) {
            bots.clear();
        }
        let plan = Plan {
            options: options.clone(),
            laid: match &setup.layout {
                Some(layout) => Laid::from_beginnings(&game, layout),
                None => Vec::new(),
            },
            layout: setup.layout.clone(),
            bots,
            simulations: setup.simulations,
            seed: setup.seed,
            games: setup.games as u64,
        };
        let lanes = (0..setup.games).map(|lane| Lane::new(&plan, game.clone(), lane as u64));
        Ok(Self {
            lanes: lanes.collect(),
            space: G::space(options),
            players,
            threads: setup.threads.min(setup.games),
            plan,
        })
    }

    fn check_arrays(&self, arrays: &Arrays<'_>) -> Result<(), BadAction> {
        let games = self.lanes.len();
        let of = |name, got: usize, row: usize| {
            let needed = games * row;
            match got == needed {
                true => Ok(()),
                false => Err(BadAction::Array { name, got, needed }),
            }
        };
        if let Some(mask) = &arrays.mask {
            of("mask", mask.len(), self.space.action_count())?;
        }
        if let Some(observation) = &arrays.observation {
            of("observation", observation.len(), self.space.observation())?;
        }
        of("turn", arrays.turn.len(), 1)?;
        of("reward", arrays.reward.len(), self.players)?;
        of("done", arrays.done.len(), 1)?;
        of("score", arrays.score.len(), self.players)
    }

    /// Calls `work` for every lane with its place and its rows, on all threads.
    fn each_lane(
        &mut self,
        arrays: &mut Arrays<'_>,
        work: impl Fn(&Plan<G>, usize, &mut Lane<G>, &mut Rows<'_>) -> Result<(), NoBot> + Sync,
    ) -> Result<(), BadAction> {
        let (actions, observation) = (self.space.action_count(), self.space.observation());
        let (plan, players) = (&self.plan, self.players);
        let part = self.lanes.len().div_ceil(self.threads);
        let mut all = Rows {
            mask: arrays.mask.as_deref_mut(),
            observation: arrays.observation.as_deref_mut(),
            turn: arrays.turn,
            reward: arrays.reward,
            done: arrays.done,
            score: arrays.score,
        };
        let work = &work;
        let run = move |plan: &Plan<G>, first: usize, lanes: &mut [Lane<G>], mut rows: Rows<'_>| {
            for (nth, lane) in lanes.iter_mut().enumerate() {
                let mut row = split(&mut rows, 1, actions, observation, players);
                work(plan, first + nth, lane, &mut row)?;
            }
            Ok(())
        };
        let done = if self.threads == 1 {
            run(plan, 0, &mut self.lanes, all)
        } else {
            let run = &run;
            std::thread::scope(|scope| {
                let mut running = Vec::with_capacity(self.threads);
                for (nth, lanes) in self.lanes.chunks_mut(part).enumerate() {
                    let rows = split(&mut all, lanes.len(), actions, observation, players);
                    let plan = plan.clone();
                    running.push(scope.spawn(move || run(&plan, nth * part, lanes, rows)));
                }
                // A thread that panics has met a bug of ours: its panic goes on here.
                let ended = running.into_iter().map(|thread| match thread.join() {
                    Ok(done) => done,
                    Err(panic) => std::panic::resume_unwind(panic),
                });
                ended.fold(Ok(()), Result::and)
            })
        };
        done.map_err(BadAction::Bot)
    }
}

/// The rows of the next `lanes` lanes.
fn split<'a>(
    rows: &mut Rows<'a>,
    lanes: usize,
    actions: usize,
    observation: usize,
    players: usize,
) -> Rows<'a> {
    Rows {
        mask: take_some(&mut rows.mask, lanes * actions),
        observation: take_some(&mut rows.observation, lanes * observation),
        turn: take(&mut rows.turn, lanes),
        reward: take(&mut rows.reward, lanes * players),
        done: take(&mut rows.done, lanes),
        score: take(&mut rows.score, lanes * players),
    }
}

impl<G: Spaces + Playable> AnyBatch for Batch<G> {
    fn space(&self) -> &Space {
        &self.space
    }

    fn games(&self) -> usize {
        self.lanes.len()
    }

    fn players(&self) -> usize {
        self.players
    }

    fn reset(&mut self, seed: Option<u64>, arrays: &mut Arrays<'_>) -> Result<(), BadAction> {
        self.check_arrays(arrays)?;
        if let Some(seed) = seed {
            self.plan.seed = seed;
        }
        self.each_lane(arrays, |plan, place, lane, row| {
            if let Some(mask) = &mut row.mask {
                mask.fill(false);
            }
            row.reward.fill(0.0);
            row.score.fill(0);
            row.done[0] = false;
            lane.begin_again(plan, place as u64)?;
            lane.show(row);
            Ok(())
        })
    }

    fn step(&mut self, actions: &[i64], arrays: &mut Arrays<'_>) -> Result<(), BadAction> {
        self.check_arrays(arrays)?;
        let (got, games) = (actions.len(), self.lanes.len());
        if got != games {
            return Err(BadAction::Count { got, games });
        }
        let wrong = self.lanes.iter().zip(actions);
        let wrong = wrong
            .enumerate()
            .find(|(_, (lane, action))| !lane.allows(**action));
        if let Some((lane, (_, &action))) = wrong {
            return Err(BadAction::Illegal { lane, action });
        }
        self.each_lane(arrays, |plan, place, lane, row| {
            lane.hide(row);
            lane.step(plan, actions[place] as u32, row)?;
            lane.show(row);
            Ok(())
        })
    }

    fn sample(&mut self, actions: &mut [i64]) -> Result<(), BadAction> {
        let (got, games) = (actions.len(), self.lanes.len());
        if got != games {
            return Err(BadAction::Count { got, games });
        }
        for (lane, action) in self.lanes.iter_mut().zip(actions) {
            *action = lane.sample();
        }
        Ok(())
    }

    fn candidates(&self) -> Vec<Candidates> {
        self.lanes.iter().map(Lane::candidates).collect()
    }
}

/// A batch of any game.
pub fn batch(setup: &BatchSetup) -> Result<Box<dyn AnyBatch>, BadBatch> {
    struct Make<'a>(&'a BatchSetup);
    impl SpacesVisitor for Make<'_> {
        type Output = Result<Box<dyn AnyBatch>, BadBatch>;
        fn visit<G: Spaces + Playable>(self, options: &G::Options) -> Self::Output {
            Ok(Box::new(Batch::<G>::new(self.0, options)?))
        }
    }
    visit_spaces(setup.game, &setup.options, Make(setup)).map_err(BadBatch::Game)?
}
