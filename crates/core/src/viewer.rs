//! Who looks at a game.

use crate::Seat;

/// A point of view, which determines what its owner may know of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Viewer {
    /// The table, which deals and knows everything. Once the game is over, every viewer may use it.
    Table,
    /// A player, who knows their own secrets.
    Seat(Seat),
    /// A spectator, who knows only what is public.
    Guest,
}

impl Viewer {
    /// Every viewer of a game with this many players.
    pub fn all(players: usize) -> impl Iterator<Item = Self> {
        [Self::Table, Self::Guest]
            .into_iter()
            .chain(Seat::all(players).map(Self::Seat))
    }

    /// True if this viewer may know the secrets of `seat`.
    pub fn knows(self, seat: Seat) -> bool {
        match self {
            Self::Table => true,
            Self::Seat(own) => own == seat,
            Self::Guest => false,
        }
    }
}
