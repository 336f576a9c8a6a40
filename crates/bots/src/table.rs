//! Bots at one table, each with nothing but its own view.

use takht_core::{BadOptions, Game, Quick, Seat, Turn};

use crate::{Bot, Budget, View};

/// A game in which every seat has a view of its own.
#[derive(Clone, Debug)]
pub struct Table<G: Game> {
    game: G,
    views: Vec<View<G>>,
}

impl<G: Game> Table<G> {
    /// A table with these options.
    pub fn new(options: &G::Options) -> Result<Self, BadOptions> {
        let game = G::new(options)?;
        let views = Seat::all(game.players()).map(|seat| View::new(options, seat));
        Ok(Self {
            views: views.collect::<Result<_, _>>()?,
            game,
        })
    }

    /// The whole game, for whoever runs the table.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// What a seat sees.
    pub fn view(&self, seat: Seat) -> &View<G> {
        &self.views[seat.index()]
    }

    /// Plays an event, and shows it to everyone as they may see it.
    pub fn play(&mut self, event: G::Event) -> Result<(), G::Illegal> {
        self.game.clone().play(event)?;
        for view in &mut self.views {
            view.watch(event)?;
        }
        self.game.play(event)
    }

    /// Plays to the end with these bots, one for each seat, each with a generator of its own. Deals
    /// come from `deals`, so the same deals can be given to other seats.
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
