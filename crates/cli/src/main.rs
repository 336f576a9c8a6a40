//! `takht`: play, inspect, score, verify, analyse and measure kingdom games in the terminal.

mod batch;
mod cells;
mod command;

mod console;
mod draw;
mod engines;
mod games;
mod guest;
mod input;
mod position;
mod seed;
mod setup;
mod store_args;

use std::process::ExitCode;

use clap::{Parser, Subcommand, ValueEnum};
use takht_words::{Lang, Words};

use crate::command::{
    admin, analyze, arena, backup, bench, connect, dataset, engine, games as list_games, health,
    inspect, ladder, league, manual, play, score, serve, verify,
};
use crate::console::{Console, Failure};

/// Kingdom board games in the terminal and in the browser.
///
/// A game is a list of events, each one short line of text. A record is the JSON file with these
/// events; every command here reads and writes records. Start with `takht games` to see the games,
/// then try `takht play kingdomino`.
#[derive(Parser)]
#[command(name = "takht", version = takht_server::BUILD, max_term_width = 100, after_help = AFTER_HELP)]
struct Arguments {
    /// The language of the game's sentences: en, fa, ar or tr [default: from TAKHT_LANG,
    /// LC_ALL, LC_MESSAGES or LANG, else en]
    #[arg(long, global = true, help_heading = "Language and colours")]
    lang: Option<Lang>,

    /// When to use colours
    #[arg(
        long,
        global = true,
        value_enum,
        default_value_t = Colour::Auto,
        help_heading = "Language and colours"
    )]
    color: Colour,

    #[command(subcommand)]
    command: Command,
}

const AFTER_HELP: &str = "\
Examples:
  takht play kingdomino --seats Ada,knight     a game against a bot
  takht inspect kingdomino-1.takht.json        the position as a picture
  takht inspect games.jsonl --json             many records, one line of JSON each
  takht score table.txt                        the score of kingdoms drawn as text
  takht verify kingdomino-1.takht.json         were the deals fair?
  takht analyze kingdomino-1.takht.json        which moves were mistakes?
  takht arena capture --seats master,brawler   bots against bots

Exit codes: 0 success; 1 the command could not read or write a file; 2 something in the file or on
the command line is not valid.";

#[derive(Subcommand)]
enum Command {
    Games(list_games::Games),
    Serve(serve::Serve),
    Health(health::Health),
    Admin(admin::Admin),
    Backup(backup::Backup),
    Restore(backup::Restore),
    Play(play::Play),
    Inspect(inspect::Inspect),
    Score(score::Score),
    Verify(verify::Verify),
    Analyze(analyze::Analyze),
    Arena(arena::Arena),
    Ladder(ladder::Ladder),
    League(league::LeagueCommand),
    Dataset(dataset::DatasetCommand),
    Bench(bench::Bench),
    Engine(engine::Engine),
    Connect(connect::Connect),
    Completions(manual::Completions),
    Manual(manual::Manual),
}

#[derive(Clone, Copy, ValueEnum)]
enum Colour {
    /// If the terminal has colours and NO_COLOR is not set
    Auto,
    /// Always
    Always,
    /// Never
    Never,
}

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    match arguments.color {
        Colour::Auto => anstream::ColorChoice::Auto,
        Colour::Always => anstream::ColorChoice::Always,
        Colour::Never => anstream::ColorChoice::Never,
    }
    .write_global();
    let words = Words::new(arguments.lang.unwrap_or_else(environment_lang));
    let mut console = Console::new(words);
    let done = match arguments.command {
        Command::Games(command) => command.run(&mut console),
        Command::Serve(command) => command.run(&mut console),
        Command::Health(command) => command.run(&mut console),
        Command::Admin(command) => command.run(&mut console),
        Command::Backup(command) => command.run(&mut console),
        Command::Restore(command) => command.run(&mut console),
        Command::Play(command) => command.run(&mut console),
        Command::Inspect(command) => command.run(&mut console),
        Command::Score(command) => command.run(&mut console),
        Command::Verify(command) => command.run(&mut console),
        Command::Analyze(command) => command.run(&mut console),
        Command::Arena(command) => command.run(&mut console),
        Command::Ladder(command) => command.run(&mut console),
        Command::League(command) => command.run(&mut console),
        Command::Dataset(command) => command.run(&mut console),
        Command::Bench(command) => command.run(&mut console),
        Command::Engine(command) => command.run(),
        Command::Connect(command) => command.run(&mut console),
        Command::Completions(command) => command.run(&mut console),
        Command::Manual(command) => command.run(&mut console),
    };
    match done.and_then(|()| console.flush()) {
        // A reader that closes the output, such as `head`, has read enough.
        Ok(()) | Err(Failure::Unread) => ExitCode::SUCCESS,
        Err(failure) => {
            console.complain(&failure);
            failure.exit_code()
        }
    }
}

/// The language of the environment, or English if the program does not speak that language.
fn environment_lang() -> Lang {
    let variables = ["TAKHT_LANG", "LC_ALL", "LC_MESSAGES", "LANG"];
    let set = variables
        .into_iter()
        .filter_map(|name| std::env::var(name).ok());
    let first = set.into_iter().find(|locale| !locale.is_empty());
    first
        .and_then(|locale| Lang::of_locale(&locale))
        .unwrap_or_default()
}
