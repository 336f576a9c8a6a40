//! `takht play`: a whole game in the terminal.

mod answer;
mod asking;
mod table;

use std::io;
use std::path::PathBuf;

use clap::Args;
use takht_bots::names;
use takht_core::fair::{Fair, NONCE_BYTES};
use takht_core::message::Arg;
use takht_core::{Message, Record, SeatName};
use takht_engine::command_of;
use takht_games::GameId;
use takht_table::Dealer;

use self::table::TerminalTable;
use crate::console::{Console, Done, Failure};
use crate::engines::EngineArgs;
use crate::{seed, setup};

/// The bot in every other seat if the player names no seats.
const OPPONENT: &str = "squire";

/// Play a game at this terminal
///
/// People and bots can play in any mix. Choose a move by its number or type it in notation; `h`
/// explains the rest. The command saves every event at once, so you can leave at any time; --resume
/// continues the game. The deals are fair, and `takht verify` checks them afterwards: until the game is
/// over, the command keeps their seed beside the record, in FILE.seed.
#[derive(Args)]
pub(crate) struct Play {
    /// The game: see `takht games`
    #[arg(required_unless_present = "resume")]
    game: Option<String>,

    /// Who plays, separated by commas: names of people, and bots. Every game has `novice`, `squire`,
    /// `knight` and `master`; `takht games` lists all bots; `exec:COMMAND` is a program of yours [default: one person against squires]
    #[arg(long, value_delimiter = ',', conflicts_with = "resume")]
    seats: Vec<String>,

    /// A named set of options: see `takht games`
    #[arg(long, value_name = "NAME", conflicts_with = "resume")]
    variant: Option<String>,

    /// An option of the game as name=value; the name alone means true, commas join the names of a
    /// list (repeatable)
    #[arg(
        short,
        long = "option",
        value_name = "NAME[=VALUE]",
        conflicts_with = "resume"
    )]
    options: Vec<String>,

    /// Start with a ready-made map, buildings and bases instead of placing them by hand: see
    /// `takht games`
    #[arg(long, value_name = "NAME", conflicts_with = "resume")]
    layout: Option<String>,

    /// Where to save the record [default: GAME-1.takht.json, or the next number that is free]
    #[arg(long, value_name = "FILE", conflicts_with = "resume")]
    save: Option<PathBuf>,

    /// Continue a saved record
    #[arg(long, value_name = "FILE", conflicts_with = "game")]
    resume: Option<PathBuf>,

    #[command(flatten)]
    engines: EngineArgs,
}

impl Play {
    pub(crate) fn run(&self, console: &mut Console) -> Done {
        let mut table = match &self.resume {
            Some(file) => TerminalTable::resume(file.clone(), console)?,
            None => self.start()?,
        };
        table.greet(self.resume.is_some(), console)?;
        table.play(console)
    }

    fn start(&self) -> Result<TerminalTable, Failure> {
        let name = self.game.clone().unwrap_or_default();
        let game_id = GameId::of_name(&name)?;
        let variant = self.variant.as_deref();
        let (options, mut notes) =
            setup::options(game_id, variant, &self.options, self.seats.len())?;
        notes.extend(self.check_layout(game_id)?);
        let game = takht_games::start(game_id, &options)?;
        let players = game.players();
        let engines = self.engines.engines();
        let (mut seats, mut commands) = (Vec::new(), Vec::new());
        for seat in &self.seats {
            let seat = seat.trim();
            let command = command_of(seat);
            commands.push(command.map(|_| seat.to_owned()));
            if let Some(command) = command {
                let name = engines.name_of(command)?;
                seats.push(SeatName::Bot(&name).to_string());
                continue;
            }
            seats.push(match SeatName::read(seat) {
                SeatName::Person(name) if names(game_id).contains(&name) => {
                    SeatName::Bot(name).to_string()
                }
                SeatName::Bot(bot) => {
                    takht_bots::check(bot, game_id)?;
                    seat.to_owned()
                }
                SeatName::Person(name) => name.to_owned(),
            });
        }
        if seats.is_empty() {
            // A player without a name: every language has its own name for the seat.
            seats.push(String::new());
            seats.resize(players, SeatName::Bot(OPPONENT).to_string());
        }
        let nonces = seats.iter().map(|seat| {
            let bytes = if SeatName::read(seat).is_bot() {
                0
            } else {
                NONCE_BYTES
            };
            random_bytes(bytes)
        });
        let nonces = nonces.collect::<Result<_, _>>()?;
        let mut seed = [0; 32];
        seed.copy_from_slice(&random_bytes(32)?);
        let fair = Fair::new(seed, nonces).with_layout(self.layout.as_deref());
        let record = Record {
            game: game_id.name().to_owned(),
            rules: Some(game_id.info().rules),
            options: game.options(),
            seats: Some(seats),
            fair: Some(fair.without_seed().to_value()),
            ..Record::default()
        };
        record.check_seats(players)?;
        let file = match &self.save {
            Some(file) => file.clone(),
            None => free_name(game_id.name()),
        };
        if file.exists() {
            let message = Message::new("cli-play-exists").with("file", file.display().to_string());
            return Err(Failure::Invalid(message));
        }
        let dealer = Dealer::fair(fair).map_err(|unfair| Failure::Invalid(unfair.message()))?;
        let table = TerminalTable::new(record, file, dealer)?;
        let table = table.beginning_with(self.layout.clone(), notes);
        let mut table = table.with_engines(commands, engines)?;
        // If the file cannot be written, fail before the first move.
        table.save()?;
        seed::keep(table.file(), &seed)?;
        Ok(table)
    }
}

impl Play {
    /// Checks that the game has the layout of `--layout`; without it, returns a note with the layouts.
    fn check_layout(&self, game: GameId) -> Result<Option<Message>, Failure> {
        let known = || game.layouts().iter().copied().collect::<Arg>();
        match &self.layout {
            None if game.layouts().is_empty() => Ok(None),
            None => Ok(Some(
                Message::new("cli-play-layouts")
                    .with("flag", "--layout")
                    .with("known", known()),
            )),
            Some(layout) => setup::check_layout(game, layout).map(|()| None),
        }
    }
}

/// The first of `GAME-1.takht.json`, `GAME-2.takht.json`… that does not exist yet.
fn free_name(game: &str) -> PathBuf {
    let names = (1_u32..).map(|number| PathBuf::from(format!("{game}-{number}.takht.json")));
    let mut free = names.filter(|name| !name.exists());
    free.next().unwrap_or_default()
}

fn random_bytes(count: usize) -> Result<Vec<u8>, Failure> {
    let mut bytes = vec![0; count];
    getrandom::fill(&mut bytes).map_err(|error| Failure::File {
        name: "random numbers".to_owned(),
        error: io::Error::other(error),
    })?;
    Ok(bytes)
}

fn random_number() -> Result<u64, Failure> {
    let bytes = random_bytes(8)?;
    Ok(bytes
        .iter()
        .fold(0, |number, &byte| number << 8 | u64::from(byte)))
}
