//! A bot at a table, for code that is not generic over the game.

use takht_core::{Game, OptionMap, Quick, RecordError, Refused, Seat};
use takht_games::GameId;

use crate::{
    Bot, Budget, NoBot, Playable, PlayableVisitor, View, bot, check, names, visit_playable,
};

/// A bot that has a seat at a table.
pub trait Player: Send {
    /// Takes note of an event at the table.
    fn watch(&mut self, event: &str) -> Result<(), Refused>;
    /// True if it is the bot's turn.
    fn is_to_choose(&self) -> bool;
    /// Chooses an event. The caller asks only when it is the bot's turn.
    fn choose(&mut self, budget: &Budget<'_>) -> String;
    /// The share of the win that the bot expected of its last choice: see [`Bot::expects`].
    fn expects(&self) -> Option<f64>;
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

    fn is_to_choose(&self) -> bool {
        self.view.game().turn().seat() == Some(self.view.seat())
    }

    fn choose(&mut self, budget: &Budget<'_>) -> String {
        let event = self.bot.choose(&self.view, budget, &mut self.chance);
        event.to_string()
    }

    fn expects(&self) -> Option<f64> {
        self.bot.expects()
    }
}

/// Seats a bot at the start of a game.
pub fn sit(
    name: &str,
    game: GameId,
    options: &OptionMap,
    seat: Seat,
    seed: u64,
) -> Result<Box<dyn Player>, NoBot> {
    struct Sit<'a>(&'a str, Seat, u64);
    impl PlayableVisitor for Sit<'_> {
        type Output = Result<Option<Box<dyn Player>>, NoBot>;
        fn visit<G: Playable>(self, options: &G::Options) -> Self::Output {
            let Self(name, seat, seed) = self;
            let Some(bot) = bot::<G>(name) else {
                return Ok(None);
            };
            let view =
                View::new(options, seat).map_err(|bad| NoBot::Game(RecordError::Options(bad)))?;
            Ok(Some(Box::new(Seated {
                view,
                bot,
                chance: Quick::new(seed),
            })))
        }
    }
    check(name, game)?;
    let seated = visit_playable(game, options, Sit(name, seat, seed)).map_err(NoBot::Game)??;
    // `check` has found the name; a test seats every listed bot.
    seated.ok_or_else(|| NoBot::Unknown {
        name: name.to_owned(),
        known: names(game),
    })
}
