//! `takht dataset`: games of bots as files for programs that learn.

use std::path::{Path, PathBuf};

use clap::Args;
use takht_core::Message;
use takht_dataset::{BadDataset, Plan, Progress, write};
use takht_games::GameId;

use crate::command::arena::{TableArgs, Watch};
use crate::console::{Console, Done, Failure};
use crate::engines::names;

/// Let bots play games, and write them as Parquet files for programs that learn
///
/// The folder gets `positions` with a row for each choice of a bot (what its seat knew, the legal actions, the action,
/// what the bot expected, how the game ended), `games` with a row for each game and its record, and `dataset.json`,
/// which says what the numbers mean: docs/DATASET.md. pandas and polars read the folders, and in Python
/// `takht.dataset.load` reads all of it.
///
/// The games are those of `takht arena` with the same seats, options and seed. With --iterations the same command
/// writes the same files, byte for byte, on every machine and on any number of threads. A part is there when it is
/// whole; after an interruption the same command continues with the next part.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct DatasetCommand {
    /// The game: see `takht games`
    game: String,

    /// The bots, one for each seat, separated by commas; `exec:COMMAND` is a program of yours
    #[arg(long, value_delimiter = ',', required = true)]
    seats: Vec<String>,

    /// The folder for the files
    #[arg(long, value_name = "FOLDER")]
    folder: PathBuf,

    /// How many games to play; the bots play every deal from every seat, one game after the other
    #[arg(long, default_value = "1000", value_parser = clap::value_parser!(u64).range(1..=1_000_000_000))]
    games: u64,

    /// How many games a part has
    #[arg(long, default_value = "1000", value_name = "GAMES", value_parser = clap::value_parser!(u64).range(1..=100_000))]
    part: u64,

    #[command(flatten)]
    table: TableArgs,
}

const EXAMPLES: &str = "\
Examples:
  takht dataset kingdomino --seats greedy,greedy --games 100000 --folder greedy
  takht dataset kingdom-builder --seats master,master --iterations 200 --games 5000 --folder masters
  takht dataset capture --seats knight,knight,squire -o round_limit=60 --folder raids --part 200";

impl DatasetCommand {
    pub(crate) fn run(&self, console: &mut Console) -> Done {
        let seats = self.seats.iter().map(|seat| seat.trim().to_owned());
        let seats: Vec<String> = seats.collect();
        let players = seats.len();
        let game = GameId::of_name(&self.game)?;
        let (contest, notes) = self.table.contest(game, seats, players)?;
        contest.check()?;
        for note in notes {
            let note = console.say(&note);
            console.note(note);
        }
        let engines = self.table.engines.engines();
        let plan = Plan {
            names: names(&contest.seats, &engines)?,
            contest,
            games: self.games,
            games_per_part: self.part.min(self.games),
        };
        let watch = Watch::new(plan.games, 0, "");
        let words = &console.words;
        let show = |progress: Progress| {
            let line = Message::new("dataset-line")
                .with("games", progress.games)
                .with("all", plan.games)
                .with("positions", progress.positions);
            watch.count(progress.games, &line, words);
            Ok::<(), Failure>(())
        };
        let written = write(&self.folder, &plan, self.table.threads(), &engines, show);
        watch.end();
        written?;
        let done = Message::new("dataset-done")
            .with("games", plan.games)
            .with("folder", self.folder.display().to_string());
        let done = console.say(&done);
        console.line(done)
    }
}

impl From<BadDataset> for Failure {
    fn from(bad: BadDataset) -> Self {
        let told = |id: &'static str, path: &Path| {
            Message::new(id).with("file", path.display().to_string())
        };
        Self::Invalid(match bad {
            BadDataset::File { path, error } => {
                return Self::File {
                    name: path.display().to_string(),
                    error,
                };
            }
            BadDataset::Content { path, reason } => {
                told("dataset-content", &path).with("reason", reason)
            }
            BadDataset::Foreign(path) => told("dataset-foreign", &path),
            BadDataset::Other { path, held } => told("dataset-other", &path).with("held", held),
            BadDataset::Version { path, version } => told("dataset-version", &path)
                .with("version", version)
                .with("own", takht_dataset::VERSION),
            BadDataset::Unfinished { path, there, parts } => told("dataset-unfinished", &path)
                .with("there", there)
                .with("parts", parts),
            BadDataset::Part { path, part, last } => told("dataset-part", &path)
                .with("part", part)
                .with("last", last),
            BadDataset::Contest(bad) => return bad.into(),
            BadDataset::Record(bad) => return bad.into(),
        })
    }
}
