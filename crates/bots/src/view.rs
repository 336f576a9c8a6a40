//! What a player knows.

use takht_core::{BadOptions, Chance, Game, Seat, Series, Viewer};

/// A game as one seat sees it: the fold of the events that were shown to it.
///
/// This is all a bot ever gets. What others hold is not in it, and what is yet to be dealt is in no
/// position at all, so there is nothing to cheat with.
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

    /// The seat that looks.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// The position as far as it is known: hidden things are hidden in it.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// Something happens at the table. The event is redacted here, so that whoever calls this
    /// cannot forget it.
    pub fn watch(&mut self, event: G::Event) -> Result<(), G::Illegal> {
        let seen = self.game.seen_by(event, Viewer::Seat(self.seat));
        self.game.play(seen)
    }

    /// A whole position that fits everything the seat knows, with the rest filled in at random.
    pub fn guess<C: Chance + ?Sized>(&self, chance: &mut C) -> G {
        self.game.guess(Viewer::Seat(self.seat), chance)
    }
}

impl<G: Game> View<Series<G>> {
    /// The game of the series that is being played, as the seat sees it.
    pub(crate) fn of_current(&self) -> View<G> {
        View {
            seat: self.seat,
            game: self.game.current().clone(),
        }
    }
}
