//! `takht arena`: bots against bots.

use std::path::PathBuf;
use std::time::{Duration, Instant};

use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use serde_json::json;
use takht_arena::report::{HEADINGS, cells, page, percent, title};
use takht_arena::{
    BadContest, BadResults, Contest, Limit, Progress, Results, Sprt, Tally, Verdict, run,
};
use takht_core::Message;
use takht_games::GameId;
use takht_words::Words;

use crate::console::{BOLD, Console, Done, Failure, styled};
use crate::engines::{EngineArgs, names, tell_failures};
use crate::{cells as columns, input, setup};

/// Let bots play against each other
///
/// The bots play every deal once from every seat, so that luck cancels out, on all cores. While they
/// play, the command shows the first bot's result so far and the time left; with --sprt it stops once
/// enough games have decided. With --results it saves every finished game to a file, and the same
/// command continues there after an interruption.
///
/// `takht games` lists the bots. --time and --iterations count for one turn: everything a seat does
/// until it is another seat's turn.
///
/// A seat can also be a program of yours, `exec:COMMAND`, that speaks the protocol of docs/ENGINE.md. If it
/// answers too late or plays something illegal, it loses that game, and the command says why.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Arena {
    /// The game: see `takht games`
    game: String,

    /// The bots, one for each seat, separated by commas; `exec:COMMAND` is a program of yours
    #[arg(long, value_delimiter = ',', required = true)]
    seats: Vec<String>,

    /// How many games to play; rounded up, so that the bots play every deal from every seat
    #[arg(long, default_value = "100", value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,

    #[command(flatten)]
    table: TableArgs,

    /// Stop as soon as the first bot's share of the wins is clearly the lower or clearly the higher of
    /// these two, in percent (sequential probability ratio test, both errors 5%) [without a value: an
    /// even share, and 5 more]
    #[arg(long, value_name = "LOW,HIGH", num_args = 0..=1, default_missing_value = "")]
    sprt: Option<String>,

    /// Save every finished game to this file, and continue after the games that are already in it
    #[arg(long, value_name = "FILE")]
    results: Option<PathBuf>,

    /// Write a page with the table of results and plots
    #[arg(long, value_name = "FILE.html")]
    report: Option<PathBuf>,

    /// Print one line of JSON for each kind of bot
    #[arg(long)]
    json: bool,
}

const EXAMPLES: &str = "\
Examples:
  takht arena kingdomino --seats master,greedy,greedy,greedy --games 400 --time 0.5
  takht arena capture --seats master,greedy --iterations 500 --sprt 50,60
  takht arena kingdomino --seats exec:./mybot,squire --games 50
  takht arena capture --seats master,brawler --results c.jsonl --report c.html";

/// The options that `takht arena` and `takht ladder` share.
#[derive(Args)]
pub(crate) struct TableArgs {
    /// Seconds to think about each turn
    #[arg(long, value_name = "SECONDS", conflicts_with = "iterations", value_parser = positive)]
    time: Option<f64>,

    /// Simulations for each turn; the same on every machine [default: 200, if no --time is given]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    iterations: Option<u32>,

    /// A named set of options: see `takht games`
    #[arg(long, value_name = "NAME")]
    variant: Option<String>,

    /// An option of the game as name=value; the name alone means true (repeatable)
    #[arg(short, long = "option", value_name = "NAME[=VALUE]")]
    options: Vec<String>,

    /// The layout of the map, in games with layouts: see `takht games` [default: random]
    #[arg(long, value_name = "NAME")]
    layout: Option<String>,

    /// The seed of all random choices
    #[arg(long, default_value = "1")]
    seed: u64,

    /// How many games to play at once [default: one for each core]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,

    #[command(flatten)]
    pub(crate) engines: EngineArgs,
}

/// The default layout of contests, in games that have it.
const ANY_LAYOUT: &str = "random";

impl TableArgs {
    /// The contest of these bots, with a note for each option that the game presets.
    pub(crate) fn contest(
        &self,
        game: GameId,
        seats: Vec<String>,
        players: usize,
    ) -> Result<(Contest, Vec<Message>), Failure> {
        let variant = self.variant.as_deref();
        let (options, notes) = setup::options(game, variant, &self.options, players)?;
        let layout = match &self.layout {
            Some(layout) => {
                setup::check_layout(game, layout)?;
                Some(layout.clone())
            }
            None => {
                Some(ANY_LAYOUT.to_owned()).filter(|any| game.layouts().contains(&any.as_str()))
            }
        };
        let contest = Contest {
            game,
            options: takht_games::start(game, &options)?.options(),
            layout,
            seats,
            limit: match (self.time, self.iterations) {
                (Some(seconds), _) => Limit::Seconds(seconds),
                (None, iterations) => Limit::Iterations(iterations.unwrap_or(200)),
            },
            seed: self.seed,
        };
        Ok((contest, notes))
    }

    pub(crate) fn threads(&self) -> usize {
        let cores = || std::thread::available_parallelism().map_or(1, usize::from);
        self.threads.map_or_else(cores, usize::from)
    }
}

impl Arena {
    pub(crate) fn run(&self, console: &mut Console) -> Done {
        let seats: Vec<String> = self
            .seats
            .iter()
            .map(|seat| seat.trim().to_owned())
            .collect();
        let players = seats.len();
        let (contest, notes) = self
            .table
            .contest(GameId::of_name(&self.game)?, seats, players)?;
        contest.check()?;
        for note in notes {
            let note = console.say(&note);
            console.note(note);
        }
        let engines = self.table.engines.engines();
        let names = names(&contest.seats, &engines)?;
        let sprt = self.sprt.as_deref().map(|text| sprt(text, players));
        let sprt = sprt.transpose()?;
        if let Some(file) = &self.report {
            // If the file cannot be written, fail now rather than after an hour of games.
            input::write_whole(file, "")?;
        }
        let (mut results, played) = match &self.results {
            Some(file) => {
                let (results, played) = Results::open(file, &contest)?;
                if !played.is_empty() {
                    let resumed = Message::new("arena-resumed")
                        .with("count", played.len())
                        .with("file", file.display().to_string());
                    let resumed = console.say(&resumed);
                    console.note(resumed);
                }
                (Some((file, results)), played)
            }
            None => (None, Vec::new()),
        };
        let games = self.games.div_ceil(players as u64) * players as u64;
        let watch = Watch::new(games, played.len() as u64, &names[0]);
        let words = &console.words;
        let tally = run(
            &contest,
            games,
            played,
            sprt,
            self.table.threads(),
            &engines,
            |progress| {
                if let Some((file, results)) = &mut results {
                    let added = results.add(progress.outcome);
                    added.map_err(|error| input::failed(file, error))?;
                }
                watch.show(&progress, words);
                Ok::<bool, Failure>(true)
            },
        )?;
        watch.end();
        tell_failures(&tally, &names, console);
        let tally = tally.named(&names);
        let contest = Contest {
            seats: names,
            ..contest
        };
        self.tell(&contest, &tally, sprt, console)
    }

    fn tell(
        &self,
        contest: &Contest,
        tally: &Tally,
        sprt: Option<Sprt>,
        console: &mut Console,
    ) -> Done {
        let verdict = sprt.map(|sprt| (sprt, sprt.verdict(&tally.first_shares())));
        if self.json {
            for row in tally.rows() {
                let mut row = json!(row);
                if let Some((sprt, verdict)) = verdict {
                    row["sprt"] = json!({"low": sprt.low, "high": sprt.high, "verdict": verdict});
                }
                console.json(&row)?;
            }
        } else {
            console.line(styled(BOLD, title(contest, &console.words)))?;
            let headings = HEADINGS.map(|heading| console.words.text(heading));
            let mut rows = vec![headings.to_vec()];
            rows.extend(cells(tally, &console.words));
            for line in columns::lines(&rows, &console.words) {
                console.line(line)?;
            }
            if let Some((sprt, verdict)) = verdict {
                let id = match verdict {
                    Verdict::High => "arena-sprt-high",
                    Verdict::Low => "arena-sprt-low",
                    Verdict::Open => "arena-sprt-open",
                };
                let told = Message::new(id)
                    .with("bot", contest.seats[0].as_str())
                    .with("low", percent(sprt.low, &console.words))
                    .with("high", percent(sprt.high, &console.words));
                let told = console.say(&told);
                console.line(told)?;
            }
        }
        if let Some(file) = &self.report {
            input::write_whole(file, &page(contest, tally, &console.words))?;
            let written = Message::new("arena-report").with("file", file.display().to_string());
            let written = console.say(&written);
            console.note(written);
        }
        Ok(())
    }
}

/// Reads the two shares of `--sprt`.
fn sprt(text: &str, players: usize) -> Result<Sprt, Failure> {
    let even = 1.0 / players.max(1) as f64;
    if text.is_empty() {
        return Ok(Sprt {
            low: even,
            high: even + 0.05,
        });
    }
    let bad = || {
        let form = Message::new("arena-sprt-form").with("flag", "--sprt");
        Failure::Invalid(form.with("example", "--sprt 50,55"))
    };
    let (low, high) = text.split_once(',').ok_or_else(bad)?;
    let share = |text: &str| {
        let number = text.trim().parse::<f64>().ok();
        number.filter(|number| (0.0..=100.0).contains(number))
    };
    match (share(low), share(high)) {
        (Some(low), Some(high)) if low < high => Ok(Sprt {
            low: low / 100.0,
            high: high / 100.0,
        }),
        _ => Err(bad()),
    }
}

/// Shows the progress of a contest: a bar on a terminal, otherwise a line now and then.
pub(crate) struct Watch {
    bar: ProgressBar,
    bot: String,
    last: std::cell::Cell<Instant>,
}

/// The time between two lines of progress where there is no terminal.
const QUIET: Duration = Duration::from_secs(30);

impl Watch {
    pub(crate) fn new(games: u64, played: u64, bot: &str) -> Self {
        let bar = ProgressBar::new(games).with_position(played);
        let style = ProgressStyle::with_template("{bar:30} {pos}/{len} {msg} {eta}");
        if let Ok(style) = style {
            bar.set_style(style);
        }
        bar.reset_eta();
        Self {
            bar,
            bot: bot.to_owned(),
            last: std::cell::Cell::new(Instant::now()),
        }
    }

    pub(crate) fn show(&self, progress: &Progress<'_>, words: &Words) {
        let shares = progress.tally.first_shares();
        let share = percent(shares.value(), words);
        if !self.bar.is_hidden() {
            let told = Message::new("arena-progress")
                .with("bot", self.bot.as_str())
                .with("share", share);
            self.bar.set_message(words.say(&told));
            self.bar.set_position(shares.count());
        } else if self.last.get().elapsed() >= QUIET {
            self.last.set(Instant::now());
            let told = Message::new("arena-line")
                .with("done", shares.count())
                .with("games", progress.games)
                .with("bot", self.bot.as_str())
                .with("share", share);
            anstream::eprintln!("{}", words.say(&told));
        }
    }

    /// Shows how many games are over, with a sentence about it.
    pub(crate) fn count(&self, done: u64, told: &Message, words: &Words) {
        if !self.bar.is_hidden() {
            self.bar.set_message(words.say(told));
            self.bar.set_position(done);
        } else if self.last.get().elapsed() >= QUIET {
            self.last.set(Instant::now());
            anstream::eprintln!("{}", words.say(told));
        }
    }

    pub(crate) fn end(&self) {
        self.bar.finish_and_clear();
    }
}

impl From<BadContest> for Failure {
    fn from(bad: BadContest) -> Self {
        match bad {
            BadContest::Game(error) => error.into(),
            BadContest::Bot(none) => none.into(),
            BadContest::Engine(failure) => failure.into(),
            BadContest::Seats { bots, seats } => Self::Invalid(
                Message::new("arena-seats")
                    .with("bots", bots)
                    .with("seats", seats),
            ),
        }
    }
}

impl From<BadResults> for Failure {
    fn from(bad: BadResults) -> Self {
        let told = |id: &'static str, path: &std::path::Path| {
            Message::new(id).with("file", path.display().to_string())
        };
        Self::Invalid(match bad {
            BadResults::File { path, error } => return input::failed(&path, error),
            BadResults::Foreign(path) => told("arena-foreign", &path),
            BadResults::Other { path, held } => told("arena-other", &path).with("held", held),
            BadResults::Line { path, line, reason } => told("arena-bad-line", &path)
                .with("line", line)
                .with("reason", reason),
        })
    }
}

/// Reads a time to think, in seconds.
pub(crate) fn positive(text: &str) -> Result<f64, String> {
    const HOUR: f64 = 3600.0;
    match text.parse::<f64>() {
        Ok(seconds) if seconds > 0.0 && seconds <= HOUR => Ok(seconds),
        _ => Err(format!(
            "a number of seconds above 0, at most {HOUR}, is needed"
        )),
    }
}
