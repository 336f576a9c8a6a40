//! `takht bench`: random games a second.

use std::time::{Duration, Instant};

use clap::Args;
use serde_json::{Value, json};
use takht_core::{BySeat, Game, Options, Quick, Record, playout};
use takht_games::{CATALOGUE, Setup, Visitor, entry, visit};

use crate::console::{BOLD, Console, Done, styled};

/// The games that make up the checksum; always the same, however long the bench runs.
const CHECKED: u64 = 1_000;

/// How many games are played between two looks at the clock.
const BATCH: u64 = 500;

/// Count uniformly random whole games a second, on one thread
///
/// Plays every player count and board size of a game with default options: deals, every choice at
/// random among the legal ones, the final score. The seed is fixed, so the first games and their
/// checksum are the same on every machine; --records prints them, and folding those records by the
/// rules gives the totals they carry.
#[derive(Args)]
pub(crate) struct Bench {
    /// The game; all of them by default
    game: Option<String>,

    /// How long to play each setup
    #[arg(long, default_value_t = 2.0, value_name = "N")]
    seconds: f64,

    /// Play exactly N games of each setup instead
    #[arg(long, value_name = "N", conflicts_with = "seconds")]
    games: Option<u64>,

    /// Only this variant, for example mighty_duel
    #[arg(long)]
    variant: Option<String>,

    /// Only this number of players
    #[arg(long, value_name = "N")]
    players: Option<usize>,

    /// Print one line of JSON for each setup
    #[arg(long)]
    json: bool,

    /// Print the first K games of each setup as records, and measure nothing
    #[arg(long, value_name = "K")]
    records: Option<u64>,
}

impl Bench {
    pub(crate) fn run(&self, console: &mut Console) -> Done {
        let entries = match &self.game {
            Some(name) => std::slice::from_ref(entry(name)?),
            None => CATALOGUE,
        };
        if !self.json && self.records.is_none() {
            let heading = format!(
                "{:<16} {:>7} {:<12} {:>10} {:>12} {:>10}  {}",
                "game", "players", "variant", "games", "games/s", "mean", "checksum"
            );
            console.line(styled(BOLD, heading))?;
        }
        for entry in entries {
            for setup in (entry.setups)() {
                if self
                    .variant
                    .as_deref()
                    .is_some_and(|variant| variant != setup.variant)
                {
                    continue;
                }
                self.setup(entry.name, &setup, console)?;
            }
        }
        Ok(())
    }

    fn setup(&self, name: &'static str, setup: &Setup, console: &mut Console) -> Done {
        let players = takht_games::start(name, &setup.options)?.players();
        if self.players.is_some_and(|wanted| wanted != players) {
            return Ok(());
        }
        if let Some(count) = self.records {
            for record in visit(name, &setup.options, FirstGames { count })? {
                console.json(&record.to_value())?;
            }
            return Ok(());
        }
        let limit = match self.games {
            Some(games) => Limit::Games(games),
            None => Limit::Time(Duration::from_secs_f64(self.seconds.clamp(0.0, 86_400.0))),
        };
        let measured = visit(name, &setup.options, Measure { limit })?;
        let rate = measured.games as f64 / measured.took.as_secs_f64();
        let mean = measured.points as f64 / (measured.games * players as u64) as f64;
        let checksum = format!("{:016x}", measured.checksum);
        if self.json {
            return console.json(&json!({
                "game": name,
                "players": players,
                "variant": setup.variant,
                "games": measured.games,
                "games_per_s": rate.round(),
                "mean_score": (mean * 1000.0).round() / 1000.0,
                "checksum": checksum,
            }));
        }
        console.line(format_args!(
            "{name:<16} {players:>7} {:<12} {:>10} {rate:>12.0} {mean:>10.3}  {checksum}",
            setup.variant, measured.games
        ))?;
        // A line should be seen when it is measured, not when all are.
        console.flush()
    }
}

enum Limit {
    Games(u64),
    Time(Duration),
}

struct Measured {
    games: u64,
    points: i64,
    checksum: u64,
    took: Duration,
}

/// The generator every setup starts with.
fn chance() -> Quick {
    Quick::new(1)
}

/// One random game from the start position.
fn random_game<G: Game>(start: &G, chance: &mut Quick, see: impl FnMut(G::Event)) -> BySeat<i32> {
    let mut game = start.clone();
    playout(&mut game, chance, see);
    game.totals()
}

/// Plays games until the limit.
struct Measure {
    limit: Limit,
}

impl Visitor for Measure {
    type Output = Measured;

    fn visit<G: Game>(self, options: &G::Options) -> Measured {
        let mut measured = Measured {
            games: 0,
            points: 0,
            checksum: 0xcbf2_9ce4_8422_2325,
            took: Duration::ZERO,
        };
        // The options come from a setup of the catalogue, which has been started before.
        let Ok(start) = G::new(options) else {
            return measured;
        };
        let mut chance = chance();
        let begun = Instant::now();
        loop {
            let batch = match self.limit {
                Limit::Games(games) => BATCH.min(games - measured.games),
                Limit::Time(_) => BATCH,
            };
            for _ in 0..batch {
                let totals = random_game(&start, &mut chance, |_| {});
                for &total in &totals {
                    measured.points += i64::from(total);
                    if measured.games < CHECKED {
                        // FNV-1a over the totals in order.
                        let mixed = measured.checksum ^ u64::from(total as u32);
                        measured.checksum = mixed.wrapping_mul(0x0000_0100_0000_01b3);
                    }
                }
                measured.games += 1;
            }
            measured.took = begun.elapsed();
            let enough = match self.limit {
                Limit::Games(games) => measured.games >= games,
                Limit::Time(time) => measured.took >= time && measured.games >= CHECKED,
            };
            if enough {
                return measured;
            }
        }
    }
}

/// Plays the first games again, keeping their events.
struct FirstGames {
    count: u64,
}

impl Visitor for FirstGames {
    type Output = Vec<Record>;

    fn visit<G: Game>(self, options: &G::Options) -> Vec<Record> {
        let Ok(start) = G::new(options) else {
            return Vec::new();
        };
        let mut chance = chance();
        let game = |_| {
            let mut record = Record::new::<G>(options);
            let totals = random_game(&start, &mut chance, |event| {
                record.events.push(event.to_string());
            });
            let totals: Vec<Value> = totals.iter().map(|&total| total.into()).collect();
            record.other.insert("totals".to_owned(), totals.into());
            record.options = options.write();
            record
        };
        (0..self.count).map(game).collect()
    }
}
