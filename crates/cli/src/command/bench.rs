//! `takht bench`: random games a second.

use std::time::{Duration, Instant};

use clap::Args;
use serde_json::{Value, json};
use takht_bots::{Playable, PlayableVisitor, visit_playable};
use takht_core::message::Arg;
use takht_core::{BySeat, Game, Message, Quick, Record, Setup, Turn, playout};
use takht_games::{GameId, Visitor, visit};

use crate::console::{BOLD, Console, Done, Failure, styled};

/// How many games the checksum covers: the same ones however long the bench runs, unless `--games`
/// asks for fewer.
const CHECKED: u64 = 1_000;

/// How many games to play between two looks at the clock.
const BATCH: u64 = 500;

/// Measure how many whole random games one thread plays in a second
///
/// Plays every player count and variant of a game with default options (Capture with a limit of 200
/// rounds): the deals, each choice uniformly at random among the legal ones, and the final score. The
/// seed is fixed, so the first games and their checksum are the same on every machine; --records prints
/// these games, and replaying the records by the rules gives the totals that they carry.
#[derive(Args)]
pub(crate) struct Bench {
    /// The game [default: all of them]
    game: Option<String>,

    /// How many seconds to play each setup
    #[arg(long, default_value = "2", value_name = "N", value_parser = seconds)]
    seconds: Duration,

    /// Play exactly N games of each setup instead
    #[arg(long, value_name = "N", conflicts_with = "seconds", value_parser = clap::value_parser!(u64).range(1..))]
    games: Option<u64>,

    /// Only this variant, for example mighty_duel
    #[arg(long)]
    variant: Option<String>,

    /// Only this number of players
    #[arg(long, value_name = "N")]
    players: Option<usize>,

    /// Measure instead the policies by which bots play simulated games to the end, starting at the
    /// first choice
    #[arg(long, conflicts_with_all = ["games", "records"])]
    policies: bool,

    /// Print one line of JSON for each setup
    #[arg(long)]
    json: bool,

    /// Print the first K games of each setup as records, and measure nothing
    #[arg(long, value_name = "K")]
    records: Option<u64>,
}

impl Bench {
    pub(crate) fn run(&self, console: &mut Console) -> Done {
        let games = match &self.game {
            Some(name) => vec![GameId::of_name(name)?],
            None => GameId::ALL.to_vec(),
        };
        if self.policies && !self.json {
            let heading = format!(
                "{:<16} {:>7} {:<12} {:<9} {:>11}",
                "game", "players", "variant", "policy", "playouts/s"
            );
            console.line(styled(BOLD, heading))?;
        } else if !self.json && self.records.is_none() {
            let heading = format!(
                "{:<16} {:>7} {:<12} {:>10} {:>10} {:>11} {:>8}  {}",
                "game", "players", "variant", "games", "games/s", "events/s", "mean", "checksum"
            );
            console.line(styled(BOLD, heading))?;
        }
        let mut variants = Vec::new();
        let mut measured = 0;
        for game in games {
            for setup in game.setups() {
                if !variants.contains(&setup.variant) {
                    variants.push(setup.variant);
                }
                let players = takht_games::start(game, &setup.options)?.players();
                let wanted = self
                    .variant
                    .as_deref()
                    .is_none_or(|name| name == setup.variant)
                    && self.players.is_none_or(|wanted| wanted == players);
                if wanted {
                    self.setup(game, players, &setup, console)?;
                    measured += 1;
                }
            }
        }
        if measured == 0 {
            let known: Arg = variants.into_iter().collect();
            return Err(Failure::Invalid(
                Message::new("cli-bench-no-setup").with("known", known),
            ));
        }
        Ok(())
    }

    fn setup(&self, game: GameId, players: usize, setup: &Setup, console: &mut Console) -> Done {
        let name = game.name();
        if let Some(count) = self.records {
            return visit(game, &setup.options, FirstGames { count, console })?;
        }
        if self.policies {
            let seconds = self.seconds;
            let measured = visit_playable(game, &setup.options, Policies { seconds })?;
            for (policy, rate) in measured {
                if self.json {
                    console.json(&json!({
                        "game": game,
                        "players": players,
                        "variant": setup.variant,
                        "policy": policy,
                        "playouts_per_s": rate.round(),
                    }))?;
                } else {
                    console.line(format_args!(
                        "{name:<16} {players:>7} {:<12} {policy:<9} {rate:>11.0}",
                        setup.variant
                    ))?;
                }
                console.flush()?;
            }
            return Ok(());
        }
        let limit = match self.games {
            Some(games) => Limit::Games(games),
            None => Limit::Time(self.seconds),
        };
        let measured = visit(game, &setup.options, Measure { limit })?;
        let rate = measured.games as f64 / measured.took.as_secs_f64();
        let events = measured.events as f64 / measured.took.as_secs_f64();
        let mean = measured.points as f64 / (measured.games * players as u64) as f64;
        let checksum = format!("{:016x}", measured.checksum);
        if self.json {
            console.json(&json!({
                "game": game,
                "players": players,
                "variant": setup.variant,
                "games": measured.games,
                "games_per_s": rate.round(),
                "events": measured.events,
                "events_per_s": events.round(),
                "mean_score": (mean * 1000.0).round() / 1000.0,
                "checksum": checksum,
            }))?;
        } else {
            console.line(format_args!(
                "{name:<16} {players:>7} {:<12} {:>10} {rate:>10.0} {events:>11.0} {mean:>8.3}  {checksum}",
                setup.variant, measured.games
            ))?;
        }
        // Show each line as soon as it is measured.
        console.flush()
    }
}

enum Limit {
    Games(u64),
    Time(Duration),
}

struct Measured {
    games: u64,
    events: u64,
    points: i64,
    checksum: u64,
    took: Duration,
}

/// The generator of random numbers that every setup starts with.
fn chance() -> Quick {
    Quick::new(1)
}

/// Plays one random game from the start position; returns the totals.
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
            events: 0,
            points: 0,
            checksum: 0xcbf2_9ce4_8422_2325,
            took: Duration::ZERO,
        };
        // The options are those of a setup in the catalogue, so they are valid.
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
                let mut events = 0;
                let totals = random_game(&start, &mut chance, |_| events += 1);
                measured.events += events;
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

/// Measures each policy of a game in simulated games.
struct Policies {
    seconds: Duration,
}

impl PlayableVisitor for Policies {
    type Output = Vec<(&'static str, f64)>;

    fn visit<G: Playable>(self, options: &G::Options) -> Self::Output {
        let Ok(mut start) = G::new(options) else {
            return Vec::new();
        };
        let mut chance = chance();
        // Bots first think after the opening deals, so the simulated games start there.
        while start.turn() == Turn::Chance {
            start.advance(&mut chance);
        }
        if let Some(layout) = G::LAYOUTS.last() {
            for event in start.lay_out(layout, &mut chance) {
                start.play_unchecked(event);
            }
        }
        let mut measured = Vec::new();
        for (policy, mut finish) in takht_bots::policies::<G>() {
            let (begun, mut played) = (Instant::now(), 0_u32);
            while begun.elapsed() < self.seconds || played == 0 {
                for _ in 0..20 {
                    finish(&mut start.clone(), &mut chance);
                    played += 1;
                }
            }
            measured.push((policy, f64::from(played) / begun.elapsed().as_secs_f64()));
        }
        measured
    }
}

/// Plays the first games again and prints them with their events.
struct FirstGames<'a> {
    count: u64,
    console: &'a mut Console,
}

impl Visitor for FirstGames<'_> {
    type Output = Done;

    fn visit<G: Game>(self, options: &G::Options) -> Done {
        let Ok(start) = G::new(options) else {
            return Ok(());
        };
        let mut chance = chance();
        for _ in 0..self.count {
            let mut record = Record::new::<G>(options);
            let totals = random_game(&start, &mut chance, |event| {
                record.events.push(event.to_string());
            });
            let totals: Vec<Value> = totals.iter().map(|&total| total.into()).collect();
            record.other.insert("totals".to_owned(), totals.into());
            self.console.json(&record.to_value())?;
        }
        Ok(())
    }
}

/// Reads a number of seconds, a day at most.
fn seconds(text: &str) -> Result<Duration, String> {
    const DAY: f64 = 86_400.0;
    match text.parse::<f64>() {
        Ok(seconds) if (0.0..=DAY).contains(&seconds) => Ok(Duration::from_secs_f64(seconds)),
        _ => Err(format!("a number of seconds from 0 to {DAY} is needed")),
    }
}
