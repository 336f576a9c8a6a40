//! `takht engine`: a bot for other programs.

use std::io;

use clap::Args;
use takht_core::Message;
use takht_engine::{Served, answer};
use takht_games::GameId;

use crate::console::{Done, Failure};

/// Let a bot serve another program over standard input and output
///
/// Both sides exchange lines of text, as docs/ENGINE.md describes: the other program says which game begins, what
/// happens, and when it is the bot's turn. Type `takht 1` to try it, then `new 0 7 kingdomino`.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Engine {
    /// Play only this game: see `takht games` [default: all of them]
    #[arg(long, value_name = "NAME")]
    game: Option<String>,

    /// The bot: see `takht games`
    #[arg(long, value_name = "NAME", default_value = "master")]
    bot: String,
}

const EXAMPLES: &str = "\
Examples:
  takht engine --bot knight
  takht arena kingdomino --seats exec:./mybot,greedy,greedy,greedy
  takht arena capture --seats 'exec:takht engine --bot master,knight'";

impl Engine {
    pub(crate) fn run(&self) -> Done {
        let game = match &self.game {
            Some(name) => Some(GameId::of_name(name)?),
            None => None,
        };
        let known = |game: &GameId| takht_bots::check(&self.bot, *game);
        match game {
            Some(game) => known(&game)?,
            // Some game has to know the bot; a game that does not says so when it is to begin.
            None if GameId::ALL.iter().any(|game| known(game).is_ok()) => {}
            None => GameId::ALL.first().map_or(Ok(()), known)?,
        }
        let served = Served {
            bot: self.bot.clone(),
            game,
            name: format!("takht-{}", self.bot),
        };
        answer(&served, io::stdin().lock(), io::stdout().lock()).map_err(|error| {
            match error.kind() {
                // The other program has ended without saying so.
                io::ErrorKind::BrokenPipe => Failure::Unread,
                io::ErrorKind::InvalidData => Failure::Invalid(Message::new("engine-not-text")),
                _ => Failure::File {
                    name: "standard input".to_owned(),
                    error,
                },
            }
        })
    }
}
