//! Why an event is not legal.

use takht_core::message::Arg;
use takht_core::{Few, Message, Refusal, Seat};

use crate::grid::{Grid, Seven};
use crate::{Domino, Square};

/// What is due when an event comes that is not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Due {
    /// The first line is dealt (K4).
    FirstLine,
    /// The second line is dealt (K6).
    SecondLine,
    /// A further line is dealt (K8).
    NextLine,
    /// Kings come out of the hand (K5).
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

/// A broken rule, with the numbers its sentence needs.
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
    /// More dominoes than the longest line has.
    TooManyDominoes {
        /// How many there are.
        got: usize,
    },
    /// More kings than are ever in play.
    TooManyKings {
        /// How many there are.
        got: usize,
    },
    /// Not the time for this kind of event.
    NotNow {
        /// What it is the time for.
        due: Due,
    },
    /// A line of the wrong length.
    LineLength {
        /// How many dominoes it has.
        got: usize,
        /// How many it should have.
        kings: usize,
    },
    /// A domino that has been dealt before, or twice in this line.
    DealtTwice {
        /// Which.
        domino: Domino,
    },
    /// Not each player's kings exactly once.
    KingCount {
        /// The seat with too many or too few.
        seat: Seat,
        /// How many it has.
        got: usize,
        /// How many it should have.
        each: usize,
    },
    /// A king of a seat nobody plays.
    KingOfNobody {
        /// The seat.
        seat: Seat,
        /// How many play.
        players: u8,
    },
    /// A domino that does not lie in the newest line.
    NotInLine {
        /// Which.
        domino: Domino,
        /// What can be chosen.
        free: Few<Domino>,
        /// True in the first round.
        first: bool,
    },
    /// A domino that another king stands on.
    AlreadyPicked {
        /// Which.
        domino: Domino,
        /// Whose king it is.
        by: Seat,
        /// What can be chosen.
        free: Few<Domino>,
    },
    /// Another domino than the one the acting king stands on.
    NotDue {
        /// The one in the event.
        domino: Domino,
        /// The one it should be.
        due: Domino,
    },
    /// The two squares of a domino do not share an edge.
    Apart {
        /// Where the left half would lie.
        left: Square,
        /// Where the right half would lie.
        right: Square,
    },
    /// Something lies there already.
    Taken {
        /// Where.
        square: Square,
        /// True if it is the castle.
        castle: bool,
    },
    /// The kingdom would become too wide.
    TooWide {
        /// How wide.
        wide: i32,
        /// How wide it may be.
        limit: u8,
    },
    /// The kingdom would become too high.
    TooHigh {
        /// How high.
        high: i32,
        /// How high it may be.
        limit: u8,
    },
    /// A square that no kingdom could ever reach.
    FarAway,
    /// Neither half touches its own terrain or the castle.
    Unconnected {
        /// Which domino.
        domino: Domino,
    },
    /// A domino that can be added may not be discarded.
    Placeable {
        /// Which.
        domino: Domino,
        /// Where its left half could lie.
        left: Square,
        /// Where its right half could lie.
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
