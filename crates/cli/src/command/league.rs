//! `takht league`: registered engines meet round by round.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use clap::Args;
use takht_arena::league::{self, Entrant, KIND, League, LeagueGame, Season, System};
use takht_arena::{Engines, Journal};
use takht_core::{Message, OptionMap, Record, Seat};
use takht_engine::{Sitter, command_of};
use takht_games::GameId;
use takht_words::plain;

use crate::command::arena::{TableArgs, Watch};
use crate::console::{BOLD, Console, Done, Failure, styled};
use crate::{cells, input};

/// Let registered engines play a league, with a page that shows every game
///
/// A file names who takes part, one a line: `NAME = BOT`, where the bot is one of `takht games` or a program of
/// yours, `exec:COMMAND` (docs/ENGINE.md). NAME is what everybody sees; without it, it is the bot's own name. Lines
/// that begin with `#` are notes.
///
/// Every group of engines that fits at a table meets once; with --swiss those meet who have about the same points,
/// and nobody meets anybody again as long as that is possible. A table plays every deal from every seat. An engine
/// that answers too late, plays something illegal or ends loses that game, and the page says why.
///
/// The folder gets `index.html` with standings, ratings, everyone against everyone and all rounds, and below
/// `games` a page for each game, which shows it step by step, beside its record. They need no server: open
/// index.html, or put the folder on any web server. The same command goes on after an interruption, and writes the
/// pages anew in the language asked for with --lang.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct LeagueCommand {
    /// The game: see `takht games`
    game: String,

    /// The file that names the engines, one a line: `NAME = BOT` or `NAME = exec:COMMAND`
    #[arg(long = "engines", value_name = "FILE")]
    engines_file: PathBuf,

    /// The folder for the pages and the games
    #[arg(long, value_name = "FOLDER")]
    folder: PathBuf,

    /// How many engines sit at a table
    #[arg(long, default_value = "2", value_parser = clap::value_parser!(u8).range(2..=4))]
    players: u8,

    /// Play so many rounds by the Swiss system [without a number: as many as it takes to find the first]
    #[arg(long, value_name = "ROUNDS", num_args = 0..=1, default_missing_value = "0", value_parser = clap::value_parser!(u16).range(0..=1000))]
    swiss: Option<u16>,

    /// How many games a table plays; rounded up, so that the engines play every deal from every seat
    #[arg(long, default_value = "4", value_parser = clap::value_parser!(u64).range(1..=100_000))]
    games: u64,

    #[command(flatten)]
    table: TableArgs,

    /// Print one line of JSON for each engine
    #[arg(long)]
    json: bool,
}

const EXAMPLES: &str = "\
Examples:
  takht league kingdomino --engines engines.txt --folder summer
  takht league capture --engines engines.txt --folder autumn --swiss 5 --games 20 --time 0.5

engines.txt:
  # the bots of the house
  The master = master
  squire
  Mybot = exec:./mybot --fast";

/// The most seconds for which the first page may be older than the last game.
const FRESH: Duration = Duration::from_secs(2);

impl LeagueCommand {
    pub(crate) fn run(&self, console: &mut Console) -> Done {
        let game = GameId::of_name(&self.game)?;
        let players = usize::from(self.players);
        let engines = self.table.engines.engines();
        let entrants = entrants(&self.engines_file, game, &engines, console)?;
        if entrants.len() < players {
            let few =
                Message::new("league-few").with("file", self.engines_file.display().to_string());
            let few = few.with("players", players).with("count", entrants.len());
            return Err(Failure::Invalid(few));
        }
        // The table's options come with the contest of any table.
        let some = entrants.iter().take(players);
        let some = some.map(|entrant| entrant.bot.clone()).collect();
        let (like, notes) = self.table.contest(game, some, players)?;
        like.check()?;
        for note in notes {
            let note = console.say(&note);
            console.note(note);
        }
        let league = League {
            game,
            options: like.options,
            layout: like.layout,
            players,
            system: match self.swiss {
                None => System::RoundRobin,
                Some(0) => System::Swiss {
                    rounds: rounds_for(entrants.len(), players),
                },
                Some(rounds) => System::Swiss {
                    rounds: rounds.into(),
                },
            },
            games: self.games.div_ceil(players as u64) * players as u64,
            limit: like.limit,
            seed: like.seed,
            entrants,
        };
        try_engines(&league, &league.options, &engines)?;
        let season = self.play(&league, &engines, console)?;
        self.tell(&season, console)
    }

    /// Plays what is left of the league, and writes its pages.
    fn play<'a>(
        &self,
        league: &'a League,
        engines: &Engines,
        console: &mut Console,
    ) -> Result<Season<'a>, Failure> {
        let games = self.folder.join("games");
        fs::create_dir_all(&games).map_err(|error| input::failed(&games, error))?;
        let file = self.folder.join("league.jsonl");
        let (mut journal, played) = Journal::<LeagueGame>::open(&file, KIND, league)?;
        if !played.is_empty() {
            let resumed = Message::new("arena-resumed")
                .with("count", played.len())
                .with("file", file.display().to_string());
            let resumed = console.say(&resumed);
            console.note(resumed);
        }
        let season = Season::resume(league, played);
        let mut season = season.map_err(|wrong| {
            let line = Message::new("arena-bad-line")
                .with("file", file.display().to_string())
                .with("line", wrong.index + 2)
                .with("reason", wrong.to_string());
            Failure::Invalid(line)
        })?;
        for game in season.games() {
            write_game(&games, &season, game, console)?;
        }
        write_page(&self.folder, &season, console)?;
        let watch = Watch::new(season.game_count(), season.games().len() as u64, "");
        let mut written = Instant::now();
        let threads = self.table.threads();
        league::play(&mut season, threads, engines, |season, game| {
            journal
                .add(game)
                .map_err(|error| input::failed(&file, error))?;
            write_game(&games, season, game, console)?;
            if written.elapsed() > FRESH {
                write_page(&self.folder, season, console)?;
                written = Instant::now();
            }
            let line = Message::new("league-line")
                .with("round", season.rounds().len())
                .with("rounds", season.round_count())
                .with("done", season.games().len())
                .with("games", season.game_count());
            watch.count(season.games().len() as u64, &line, &console.words);
            Ok::<(), Failure>(())
        })?;
        watch.end();
        write_page(&self.folder, &season, console)?;
        Ok(season)
    }

    fn tell(&self, season: &Season<'_>, console: &mut Console) -> Done {
        if self.json {
            for standing in season.standings() {
                console.json(&standing)?;
            }
        } else {
            let title = Message::new("league-title")
                .with(
                    "game",
                    Message::new(format!("{}-title", season.league().game)),
                )
                .with("count", season.league().entrants.len());
            let title = console.say(&title);
            console.line(styled(BOLD, title))?;
            let headings = league::STANDINGS.map(|heading| console.words.text(heading));
            let mut rows = vec![headings.to_vec()];
            rows.extend(league::cells(season, &console.words));
            for line in cells::lines(&rows, &console.words) {
                console.line(line)?;
            }
        }
        let page = self.folder.join("index.html").display().to_string();
        let page = console.say(&Message::new("league-page").with("file", page));
        console.note(page);
        Ok(())
    }
}

/// The rounds after which only one can have won everything: each leaves one of a table without a loss.
fn rounds_for(entrants: usize, players: usize) -> usize {
    let (mut rounds, mut unbeaten) = (1, entrants.div_ceil(players));
    while unbeaten > 1 {
        unbeaten = unbeaten.div_ceil(players);
        rounds += 1;
    }
    rounds
}

/// Reads who takes part.
fn entrants(
    file: &Path,
    game: GameId,
    engines: &Engines,
    console: &mut Console,
) -> Result<Vec<Entrant>, Failure> {
    let bytes = input::bytes(file, console)?;
    let wrong = |line: usize, reason: Message| {
        let message = Message::new("league-line-wrong")
            .with("file", file.display().to_string())
            .with("line", line);
        Failure::Invalid(message.with("reason", reason))
    };
    let text = String::from_utf8(bytes).map_err(|bad| {
        let before = &bad.as_bytes()[..bad.utf8_error().valid_up_to()];
        let line = before.iter().filter(|&&byte| byte == b'\n').count() + 1;
        wrong(line, Message::new("league-not-text"))
    })?;
    let mut entrants: Vec<Entrant> = Vec::new();
    for (nth, text) in text.trim_start_matches('\u{feff}').lines().enumerate() {
        let line = nth + 1;
        let text = text.trim();
        if text.is_empty() || text.starts_with('#') {
            continue;
        }
        // The command of an engine may have a `=`, too.
        let (name, bot) = match text.split_once('=') {
            Some((name, bot)) if !name.trim_start().starts_with("exec:") => {
                (Some(name.trim()), bot.trim())
            }
            _ => (None, text),
        };
        if bot.is_empty() || name == Some("") {
            return Err(wrong(line, Message::new("league-line-form")));
        }
        let named = match command_of(bot) {
            None => {
                takht_bots::check(bot, game).map_err(|none| match Failure::from(none) {
                    Failure::Invalid(reason) => wrong(line, reason),
                    other => other,
                })?;
                bot.to_owned()
            }
            Some(command) => engines
                .name_of(command)
                .map_err(|failure| wrong(line, failure.message()))?,
        };
        let name = plain(name.unwrap_or(&named));
        if entrants.iter().any(|entrant| entrant.name == name) {
            let twice = Message::new("league-line-twice").with("name", name);
            return Err(wrong(line, twice));
        }
        let bot = bot.to_owned();
        entrants.push(Entrant { name, bot });
    }
    Ok(entrants)
}

/// Lets every engine begin a game, so that one that does not play this is refused before the first game.
fn try_engines(league: &League, options: &OptionMap, engines: &Engines) -> Done {
    for entrant in &league.entrants {
        if command_of(&entrant.bot).is_some() {
            let seat = Seat::default();
            Sitter::sit(
                &entrant.bot,
                engines,
                league.game,
                options,
                seat,
                league.seed,
            )?;
        }
    }
    Ok(())
}

/// Writes the page of a game and its record.
fn write_game(games: &Path, season: &Season<'_>, game: &LeagueGame, console: &Console) -> Done {
    let name = league::file_name(season, game);
    let page = league::replay_page(season, game, &console.words)?;
    input::write_whole(&games.join(format!("{name}.html")), &page)?;
    let record = Record::from_value(game.record.clone())?.to_pretty();
    input::write_whole(&games.join(format!("{name}.takht.json")), &record)
}

fn write_page(folder: &Path, season: &Season<'_>, console: &Console) -> Done {
    let page = league::page(season, &console.words);
    input::write_whole(&folder.join("index.html"), &page)
}
