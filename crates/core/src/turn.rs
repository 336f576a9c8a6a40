//! Who acts next.

use serde::{Serialize, Serializer};

use crate::Seat;

/// Who acts next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Turn {
    /// The table, for a chance event: a draw, a shuffle, a roll of dice.
    Chance,
    /// One of the players.
    Seat(Seat),
    /// No one: the game is over.
    Over,
}

impl Turn {
    /// The acting seat, if it is a player's turn.
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::Seat(seat) => Some(seat),
            Self::Chance | Self::Over => None,
        }
    }
}

/// `"chance"`, the number of the seat, or `"over"`.
impl Serialize for Turn {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Chance => serializer.serialize_str("chance"),
            Self::Seat(seat) => seat.serialize(serializer),
            Self::Over => serializer.serialize_str("over"),
        }
    }
}
