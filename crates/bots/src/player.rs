//! A bot by its name, whatever the game.

use takht_core::{Game, OptionMap, Quick, RecordError, Refused, Seat};
use takht_games::{Visitor, visit};

use crate::{AtRandom, Bot, Budget, Flat, Greedy, Random, View};

/// The bots that play every game.
pub const NAMES: [&str; 3] = ["random", "greedy", "flat"];

/// A bot that sits at a table: it is shown what happens there and asked when it is its turn.
pub trait Player: Send {
    /// Something happens at the table.
    fn watch(&mut self, event: &str) -> Result<(), Refused>;
    /// What it does now that it is its turn.
    fn choose(&mut self, budget: &Budget<'_>) -> String;
}

/// There is no such bot, or no such game.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum NoBot {
    /// No bot of this game has that name.
    #[error("there is no bot {0}")]
    Unknown(String),
    /// The game cannot be started.
    #[error("{0}")]
    Game(RecordError),
}

struct Seated<G: Game> {
    view: View<G>,
    bot: Box<dyn Bot<G>>,
    chance: Quick,
}

impl<G: Game> Player for Seated<G> {
    fn watch(&mut self, event: &str) -> Result<(), Refused> {
        let event: G::Event = event.parse()?;
        self.view.watch(event).map_err(Refused::from)
    }

    fn choose(&mut self, budget: &Budget<'_>) -> String {
        let event = self.bot.choose(&self.view, budget, &mut self.chance);
        event.to_string()
    }
}

/// A bot takes a seat of a game that is about to begin.
pub fn sit(
    name: &str,
    game: &str,
    options: &OptionMap,
    seat: Seat,
    seed: u64,
) -> Result<Box<dyn Player>, NoBot> {
    struct Sit<'a>(&'a str, Seat, u64);
    impl Visitor for Sit<'_> {
        type Output = Result<Box<dyn Player>, NoBot>;
        fn visit<G: Game>(self, options: &G::Options) -> Self::Output {
            let Self(name, seat, seed) = self;
            let bot: Box<dyn Bot<G>> = match name {
                "random" => Box::new(Random),
                "greedy" => Box::new(Greedy),
                "flat" => Box::new(Flat(AtRandom)),
                other => return Err(NoBot::Unknown(other.to_owned())),
            };
            let view =
                View::new(options, seat).map_err(|bad| NoBot::Game(RecordError::Options(bad)))?;
            Ok(Box::new(Seated {
                view,
                bot,
                chance: Quick::new(seed),
            }))
        }
    }
    visit(game, options, Sit(name, seat, seed)).map_err(NoBot::Game)?
}
