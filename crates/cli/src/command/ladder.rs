//! `takht ladder`: every bot of a game against every other.

use clap::Args;
use serde_json::json;
use takht_arena::report::percent;
use takht_arena::{Contest, Progress, Tally, ladder, run};
use takht_core::Message;
use takht_engine::command_of;
use takht_games::GameId;

use crate::cells;
use crate::command::arena::{TableArgs, Watch};
use crate::console::{BOLD, Console, Done, Failure, styled};
use crate::engines::{names, tell_failures};

/// Rate the bots of a game by letting all of them play each other
///
/// Every group of different bots plays the same number of games, and every deal from every seat. Weng
/// and Lin's method, which suits tables of any size, computes the ratings. The interval of a rating
/// is 95%.
#[derive(Args)]
pub(crate) struct Ladder {
    /// The game: see `takht games`
    game: String,

    /// The bots, separated by commas; `exec:COMMAND` is a program of yours [default: the four levels, random and greedy]
    #[arg(long, value_delimiter = ',')]
    bots: Vec<String>,

    /// How many bots sit at a table
    #[arg(long, default_value = "2", value_parser = clap::value_parser!(u8).range(2..=4))]
    players: u8,

    /// How many games each group plays; rounded up, so that the bots play every deal from every seat
    #[arg(long, default_value = "40", value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,

    #[command(flatten)]
    table: TableArgs,

    /// Print one line of JSON for each bot
    #[arg(long)]
    json: bool,
}

impl Ladder {
    pub(crate) fn run(&self, console: &mut Console) -> Done {
        let game = GameId::of_name(&self.game)?;
        let players = usize::from(self.players);
        let mut bots: Vec<String> = Vec::new();
        let named = self.bots.iter().map(|bot| bot.trim().to_owned());
        let usual = takht_bots::LEVELS.into_iter().chain(["greedy", "random"]);
        let usual = usual.map(str::to_owned).filter(|_| self.bots.is_empty());
        for bot in named.chain(usual) {
            if command_of(&bot).is_none() {
                takht_bots::check(&bot, game)?;
            }
            if !bots.contains(&bot) {
                bots.push(bot);
            }
        }
        if bots.len() < players {
            let message = Message::new("arena-few-bots");
            let message = message.with("players", players).with("count", bots.len());
            return Err(Failure::Invalid(message));
        }
        let (like, notes) = self.table.contest(game, bots.clone(), players)?;
        for note in notes {
            let note = console.say(&note);
            console.note(note);
        }
        let engines = self.table.engines.engines();
        let names = names(&bots, &engines)?;
        let games = self.games.div_ceil(players as u64) * players as u64;
        let contests = ladder::contests(&like, &bots, players);
        let mut played = Vec::new();
        let tables = contests.len();
        for (i, contest) in contests.into_iter().enumerate() {
            let called = |seat: &String| {
                let nth = bots.iter().position(|bot| bot == seat);
                nth.map_or_else(|| seat.clone(), |nth| names[nth].clone())
            };
            let called: Vec<String> = contest.seats.iter().map(called).collect();
            let table = Message::new("arena-table")
                .with("table", i + 1)
                .with("tables", tables)
                .with("bots", called.join(", "));
            let table = console.say(&table);
            console.note(table);
            let watch = Watch::new(games, 0, &called[0]);
            let words = &console.words;
            let threads = self.table.threads();
            let show = |progress: Progress<'_>| {
                watch.show(&progress, words);
                Ok::<bool, Failure>(true)
            };
            let tally: Tally = run(&contest, games, Vec::new(), None, threads, &engines, show)?;
            watch.end();
            tell_failures(&tally, &called, console);
            let contest = Contest {
                seats: called,
                ..contest
            };
            played.push((contest, tally.outcomes().to_vec()));
        }
        let rated = ladder::rate(&played);
        if self.json {
            return rated.iter().try_for_each(|row| console.json(&json!(row)));
        }
        let title = Message::new("ladder-title")
            .with("game", Message::new(format!("{}-title", game.name())))
            .with("start", ladder::START);
        let title = console.say(&title);
        console.line(styled(BOLD, title))?;
        let headings = ["arena-bot", "ladder-rating", "arena-games", "arena-share"];
        let mut rows = vec![headings.map(|heading| console.words.text(heading)).to_vec()];
        let lang = console.words.lang();
        for row in rated {
            let interval = Message::new("arena-interval")
                .with("low", lang.decimal(row.interval.low, 1))
                .with("high", lang.decimal(row.interval.high, 1));
            rows.push(vec![
                row.bot,
                format!("{} {}", lang.decimal(row.rating, 1), console.say(&interval)),
                lang.number(row.games as i64),
                percent(row.share, &console.words),
            ]);
        }
        for line in cells::lines(&rows, &console.words) {
            console.line(line)?;
        }
        Ok(())
    }
}
