//! A bot at a table, whatever the game.

use takht_core::{Game, OptionMap, Quick, RecordError, Refused, Seat};
use takht_games::GameId;

use crate::{
    Bot, Budget, NoBot, Playable, PlayableVisitor, View, bot, check, names, visit_playable,
};

/// A bot that sits at a table: it is shown what happens there and asked when it is its turn.
pub trait Player: Send {
    /// Something happens at the table.
    fn watch(&mut self, event: &str) -> Result<(), Refused>;
    /// What it does now that it is its turn.
    fn choose(&mut self, budget: &Budget<'_>) -> String;
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
    // The roster lists no bot that a game does not have; a test asks for all of them.
    seated.ok_or_else(|| NoBot::Unknown {
        name: name.to_owned(),
        known: names(game),
    })
}
