//! Why an event is not legal.

use takht_core::message::Arg;
use takht_core::{Few, Message, Refusal, Seat};

use crate::grid::{Grid, Seven};
use crate::{Domino, Square};

/// What is due when a player tries something else.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Due {
    /// The table deals the first line (K4).
    FirstLine,
    /// The table deals the second line (K6).
    SecondLine,
    /// The table deals a further line (K8).
    NextLine,
    /// The table draws the order of the kings (K5).
    Kings,
    /// The acting seat puts a king on the first line (K5).
    FirstPick(Seat),
    /// The acting seat puts its king on the newer line (K7).
    Pick(Seat),
    /// The acting seat adds this domino (K7).
    Place(Seat, Domino),
    /// The acting seat adds this domino in the last round (K9).
    LastPlace(Seat, Domino),
    /// Nothing: the game is over (K9).
    Nothing,
}

impl Due {
    const fn clause(self) -> &'static str {
        match self {
            Self::FirstLine => "K4",
            Self::SecondLine => "K6",
            Self::NextLine => "K8",
            Self::Kings | Self::FirstPick(_) => "K5",
            Self::Pick(_) | Self::Place(..) => "K7",
            Self::LastPlace(..) | Self::Nothing => "K9",
        }
    }

    fn message(self) -> Message {
        match self {
            Self::FirstLine | Self::SecondLine | Self::NextLine => {
                Message::new("kingdomino-due-deal")
            }
            Self::Kings => Message::new("kingdomino-due-kings"),
            Self::FirstPick(seat) | Self::Pick(seat) => {
                Message::new("kingdomino-due-pick").with("seat", seat)
            }
            Self::Place(seat, domino) | Self::LastPlace(seat, domino) => {
                Message::new("kingdomino-due-place")
                    .with("seat", seat)
                    .with("domino", domino.number())
            }
            Self::Nothing => Message::new("kingdomino-due-nothing"),
        }
    }
}

/// A broken rule, with the values for its sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}: {}", self.clause(), self.message())]
pub enum Illegal {
    /// No domino has this number.
    NoSuchDomino {
        /// The number.
        number: i32,
    },
    /// No table has this seat.
    NoSuchSeat {
        /// The number.
        number: i32,
    },
    /// More dominoes than the longest line.
    TooManyDominoes {
        /// How many dominoes there are.
        got: usize,
    },
    /// More kings than any game has.
    TooManyKings {
        /// How many kings there are.
        got: usize,
    },
    /// Another kind of event is due.
    NotNow {
        /// What is due.
        due: Due,
    },
    /// A line of the wrong length.
    LineLength {
        /// How many dominoes it has.
        got: usize,
        /// How many dominoes it must have.
        kings: usize,
    },
    /// The domino has already been dealt, or is in this line twice.
    DealtTwice {
        /// The domino.
        domino: Domino,
    },
    /// A player's kings are too many or too few.
    KingCount {
        /// The player.
        seat: Seat,
        /// How many kings it has in the event.
        got: usize,
        /// How many it must have.
        each: usize,
    },
    /// A king of a seat that does not play.
    KingOfNobody {
        /// The seat.
        seat: Seat,
        /// How many players there are.
        players: u8,
    },
    /// The domino is not in the newest line.
    NotInLine {
        /// The domino.
        domino: Domino,
        /// The dominoes that the player can pick.
        free: Few<Domino>,
        /// True in the first round.
        first: bool,
    },
    /// Another king stands on the domino.
    AlreadyPicked {
        /// The domino.
        domino: Domino,
        /// The owner of that king.
        by: Seat,
        /// The dominoes that the player can pick.
        free: Few<Domino>,
    },
    /// Not the domino of the acting king.
    NotDue {
        /// The domino in the event.
        domino: Domino,
        /// The domino of the acting king.
        due: Domino,
    },
    /// The two squares of a domino do not share an edge.
    Apart {
        /// The square of the left half.
        left: Square,
        /// The square of the right half.
        right: Square,
    },
    /// The square is not free.
    Taken {
        /// The square.
        square: Square,
        /// True if the castle stands on it.
        castle: bool,
    },
    /// The kingdom would be too wide.
    TooWide {
        /// How wide it would be.
        wide: i32,
        /// The most it may be.
        limit: u8,
    },
    /// The kingdom would be too high.
    TooHigh {
        /// How high it would be.
        high: i32,
        /// The most it may be.
        limit: u8,
    },
    /// A square that no kingdom can reach.
    FarAway,
    /// Neither half touches its own terrain or the castle.
    Unconnected {
        /// The domino.
        domino: Domino,
    },
    /// The player may not discard a domino that fits somewhere.
    Placeable {
        /// The domino.
        domino: Domino,
        /// A square that its left half could take.
        left: Square,
        /// A square that its right half could take.
        right: Square,
    },
}

impl Refusal for Illegal {
    fn clause(&self) -> &'static str {
        match self {
            Self::NoSuchDomino { .. } | Self::DealtTwice { .. } | Self::Apart { .. } => "K1",
            Self::NoSuchSeat { .. }
            | Self::TooManyKings { .. }
            | Self::KingCount { .. }
            | Self::KingOfNobody { .. } => "K2",
            Self::TooManyDominoes { .. } | Self::LineLength { .. } => "K4",
            Self::NotNow { due } => due.clause(),
            Self::NotInLine { first: true, .. } | Self::AlreadyPicked { .. } => "K5",
            Self::NotInLine { first: false, .. } | Self::NotDue { .. } => "K7",
            Self::Taken { .. } | Self::Unconnected { .. } => "K10",
            Self::TooWide { .. } | Self::TooHigh { .. } | Self::FarAway => "K11",
            Self::Placeable { .. } => "K12",
        }
    }

    fn message(&self) -> Message {
        match *self {
            Self::NoSuchDomino { number } => {
                Message::new("kingdomino-no-such-domino").with("number", number)
            }
            Self::NoSuchSeat { number } => {
                Message::new("kingdomino-no-such-seat").with("number", number)
            }
            Self::TooManyDominoes { got } => {
                Message::new("kingdomino-too-many-dominoes").with("got", got)
            }
            Self::TooManyKings { got } => {
                Message::new("kingdomino-too-many-kings").with("got", got)
            }
            Self::NotNow { due } => Message::new("kingdomino-not-now").with("due", due.message()),
            Self::LineLength { got, kings } => Message::new("kingdomino-line-length")
                .with("got", got)
                .with("kings", kings),
            Self::DealtTwice { domino } => {
                Message::new("kingdomino-dealt-twice").with("domino", domino.number())
            }
            Self::KingCount { seat, got, each } => Message::new("kingdomino-king-count")
                .with("seat", seat)
                .with("got", got)
                .with("each", each),
            Self::KingOfNobody { seat, players } => Message::new("kingdomino-king-of-nobody")
                .with("number", seat.index())
                .with("last", players - 1),
            Self::NotInLine { domino, free, .. } => Message::new("kingdomino-not-in-line")
                .with("domino", domino.number())
                .with("free", numbers(&free)),
            Self::AlreadyPicked { domino, by, free } => Message::new("kingdomino-already-picked")
                .with("domino", domino.number())
                .with("seat", by)
                .with("free", numbers(&free)),
            Self::NotDue { domino, due } => Message::new("kingdomino-not-due")
                .with("domino", domino.number())
                .with("due", due.number()),
            Self::Apart { left, right } => Message::new("kingdomino-apart")
                .with("left", left.to_string())
                .with("right", right.to_string()),
            Self::Taken { castle: true, .. } => Message::new("kingdomino-on-castle"),
            Self::Taken { square, .. } => {
                Message::new("kingdomino-taken").with("square", square.to_string())
            }
            Self::TooWide { wide, limit } => Message::new("kingdomino-too-wide")
                .with("width", wide)
                .with("limit", limit),
            Self::TooHigh { high, limit } => Message::new("kingdomino-too-high")
                .with("height", high)
                .with("limit", limit),
            Self::FarAway => Message::new("kingdomino-far-away").with("limit", Seven::SIZE - 1),
            Self::Unconnected { domino } => Message::new("kingdomino-unconnected")
                .with("left", domino.left().terrain.message())
                .with("right", domino.right().terrain.message()),
            Self::Placeable {
                domino,
                left,
                right,
            } => Message::new("kingdomino-placeable")
                .with("domino", domino.number())
                .with("left", left.to_string())
                .with("right", right.to_string()),
        }
    }
}

fn numbers(dominoes: &[Domino]) -> Arg {
    dominoes.iter().map(|domino| domino.number()).collect()
}
