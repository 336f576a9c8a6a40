//! The other side: a bot of this project as an engine for other programs.

use std::io::{self, BufRead, Write};
use std::time::Duration;

use takht_bots::{Budget, Player, WallClock, check, sit};
use takht_core::{OptionMap, Seat};
use takht_games::GameId;

use crate::{FromEngine, Thinking, ToEngine, VERSION};

/// Which bot serves, and which games it plays.
#[derive(Clone, Debug)]
pub struct Served {
    /// The name of the bot.
    pub bot: String,
    /// The only game that it plays; every game without it.
    pub game: Option<GameId>,
    /// The name that the engine gives itself.
    pub name: String,
}

/// Answers the lines of a host until it says `quit` or its output ends.
///
/// A line that is not part of the protocol, or that comes at the wrong moment, gets an answer that begins with
/// `no`; nothing else changes.
pub fn answer(served: &Served, input: impl BufRead, mut output: impl Write) -> io::Result<()> {
    let clock = WallClock::start();
    let mut player: Option<Box<dyn Player>> = None;
    for line in input.lines() {
        let line = line?;
        if line.trim().is_empty() {
            continue;
        }
        let said = match line.parse() {
            Err(bad) => Some(FromEngine::No(format!("{bad}"))),
            Ok(ToEngine::Takht(VERSION)) => Some(FromEngine::Engine(VERSION, served.name.clone())),
            Ok(ToEngine::Takht(version)) => Some(FromEngine::No(format!(
                "version {version} of the protocol is unknown; this is version {VERSION}"
            ))),
            Ok(ToEngine::New {
                seat,
                seed,
                game,
                options,
            }) => match seated(served, &game, &options, seat, seed) {
                Ok(seated) => {
                    player = Some(seated);
                    Some(FromEngine::Ready)
                }
                Err(reason) => Some(FromEngine::No(reason)),
            },
            Ok(ToEngine::Event(event)) => match &mut player {
                None => Some(FromEngine::No(
                    "no game has begun; say `new SEAT SEED GAME OPTIONS` first".to_owned(),
                )),
                Some(player) => {
                    let refused = player.watch(&event).err();
                    refused.map(|refused| FromEngine::No(format!("{event}: {}", refused.in_full())))
                }
            },
            Ok(ToEngine::Choose(thinking)) => Some(match &mut player {
                Some(player) if player.is_to_choose() => {
                    let budget = match thinking {
                        Thinking::Simulations(count) => Budget::Iterations(count),
                        Thinking::Milliseconds(count) => {
                            Budget::Time(Duration::from_millis(count), &clock)
                        }
                    };
                    FromEngine::Play(player.choose(&budget))
                }
                _ => FromEngine::No("it is not this seat's turn".to_owned()),
            }),
            Ok(ToEngine::Legal(_) | ToEngine::Over(_)) => None,
            Ok(ToEngine::Quit) => return Ok(()),
        };
        if let Some(said) = said {
            writeln!(output, "{said}")?;
            output.flush()?;
        }
    }
    Ok(())
}

fn seated(
    served: &Served,
    game: &str,
    options: &OptionMap,
    seat: Seat,
    seed: u64,
) -> Result<Box<dyn Player>, String> {
    let id = GameId::of_name(game).map_err(|error| error.to_string())?;
    if let Some(only) = served.game
        && only != id
    {
        return Err(format!("this engine plays only {}", only.name()));
    }
    check(&served.bot, id).map_err(|none| none.to_string())?;
    let start = takht_games::start(id, options).map_err(|error| error.to_string())?;
    if seat.index() >= start.players() {
        let players = start.players();
        return Err(format!("seat {seat} is not at a table of {players}"));
    }
    sit(&served.bot, id, options, seat, seed).map_err(|none| none.to_string())
}
