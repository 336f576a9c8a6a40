//! Who is looking.

use crate::Seat;

/// A point of view: what one may know of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Viewer {
    /// The table itself, which deals and so knows everything; also anyone once the game is over.
    Table,
    /// A player, who knows their own secrets.
    Seat(Seat),
    /// Someone who watches and knows only what is public.
    Guest,
}

impl Viewer {
    /// Every point of view at a table of `players`.
    pub fn all(players: usize) -> impl Iterator<Item = Self> {
        [Self::Table, Self::Guest]
            .into_iter()
            .chain(Seat::all(players).map(Self::Seat))
    }

    /// True if `seat`'s secrets are open to this viewer.
    pub fn knows(self, seat: Seat) -> bool {
        match self {
            Self::Table => true,
            Self::Seat(own) => own == seat,
            Self::Guest => false,
        }
    }
}
