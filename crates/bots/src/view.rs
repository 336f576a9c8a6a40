//! A game as one seat sees it.

use takht_core::{BadOptions, Chance, Game, Seat, Series, Viewer};

/// A game as one seat sees it: the fold of the events that the seat may see.
///
/// A bot gets nothing else. The view does not contain what others hold, and no position contains future
/// deals, so a bot cannot cheat.
#[derive(Clone, Debug)]
pub struct View<G: Game> {
    seat: Seat,
    game: G,
}

impl<G: Game> View<G> {
    /// The start of a game, as a seat sees it.
    pub fn new(options: &G::Options, seat: Seat) -> Result<Self, BadOptions> {
        let game = G::new(options)?;
        Ok(Self { seat, game })
    }

    /// The seat whose view this is.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// The position as far as the seat knows it.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// Plays an event of the table. The view redacts the event itself, so that no caller can forget to.
    pub fn watch(&mut self, event: G::Event) -> Result<(), G::Illegal> {
        let seen = self.game.seen_by(event, Viewer::Seat(self.seat));
        self.game.play(seen)
    }

    /// A complete position that fits everything the seat knows; the rest is random.
    pub fn guess<C: Chance + ?Sized>(&self, chance: &mut C) -> G {
        self.game.guess(Viewer::Seat(self.seat), chance)
    }
}

impl<G: Game> View<Series<G>> {
    /// The current game of the series, as the seat sees it.
    pub(crate) fn of_current(&self) -> View<G> {
        View {
            seat: self.seat,
            game: self.game.current().clone(),
        }
    }
}
