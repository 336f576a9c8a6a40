//! A game of typed bots against each other, for tests and examples.

use takht_core::{BadOptions, Game, Quick, Seat, Turn};

use crate::{Bot, Budget, View};

/// A game with one view for each seat. It is no `takht_table::Table`: bots choose forced events, too, and
/// nothing is written down.
#[derive(Clone, Debug)]
pub struct BotMatch<G: Game> {
    game: G,
    views: Vec<View<G>>,
}

impl<G: Game> BotMatch<G> {
    /// A table with these options.
    pub fn new(options: &G::Options) -> Result<Self, BadOptions> {
        let game = G::new(options)?;
        let views = Seat::all(game.players()).map(|seat| View::new(options, seat));
        Ok(Self {
            views: views.collect::<Result<_, _>>()?,
            game,
        })
    }

    /// The whole game, with all secrets: for the caller, not for bots.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// What a seat sees.
    pub fn view(&self, seat: Seat) -> &View<G> {
        &self.views[seat.index()]
    }

    /// Plays an event, and shows each seat what it may see of it.
    pub fn play(&mut self, event: G::Event) -> Result<(), G::Illegal> {
        self.game.clone().play(event)?;
        for view in &mut self.views {
            view.watch(event)?;
        }
        self.game.play(event)
    }

    /// Plays to the end with one bot for each seat. Each bot has its own generator. The deals have theirs, so
    /// that a caller can repeat the same deals with the bots on other seats.
    pub fn play_out(
        &mut self,
        bots: &mut [Box<dyn Bot<G>>],
        budget: &Budget<'_>,
        deals: &mut Quick,
        chances: &mut [Quick],
    ) -> Result<(), G::Illegal> {
        loop {
            let event = match self.game.turn() {
                Turn::Over => return Ok(()),
                Turn::Chance => self.game.deal(deals),
                Turn::Seat(seat) => {
                    let (bot, chance) = (&mut bots[seat.index()], &mut chances[seat.index()]);
                    bot.choose(self.view(seat), budget, chance)
                }
            };
            self.play(event)?;
        }
    }
}
