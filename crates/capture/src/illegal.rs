//! Why an event is not legal.

use takht_core::{Message, Refusal, Seat};

use crate::event::FACES;
use crate::{Kind, Square};

/// What is due when an event comes that is not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Due {
    /// The opening roll (C2).
    First,
    /// The acting seat lays a tile (C3).
    Tile(Seat),
    /// The acting seat places a building (C4).
    Building(Seat),
    /// The acting seat places its base (C5).
    Base(Seat),
    /// The acting seat moves, captures or battles (C7).
    Act(Seat),
    /// The die of an attack on a building (C10).
    Roll(Seat),
    /// The dice of a battle (C12).
    Rolls(Seat),
    /// The acting seat makes room (C14).
    Step(Seat),
    /// Nothing: the game is over (C16).
    Nothing,
}

impl Due {
    const fn clause(self) -> &'static str {
        match self {
            Self::First => "C2",
            Self::Tile(_) => "C3",
            Self::Building(_) => "C4",
            Self::Base(_) => "C5",
            Self::Act(_) => "C7",
            Self::Roll(_) => "C10",
            Self::Rolls(_) => "C12",
            Self::Step(_) => "C14",
            Self::Nothing => "C16",
        }
    }

    fn message(self) -> Message {
        let of = |id: &'static str, seat: Seat| Message::new(id).with("seat", seat);
        match self {
            Self::First => Message::new("capture-due-first"),
            Self::Tile(seat) => of("capture-due-tile", seat),
            Self::Building(seat) => of("capture-due-building", seat),
            Self::Base(seat) => of("capture-due-base", seat),
            Self::Act(seat) => of("capture-due-act", seat),
            Self::Roll(seat) => of("capture-due-roll", seat),
            Self::Rolls(seat) => of("capture-due-rolls", seat),
            Self::Step(seat) => of("capture-due-step", seat),
            Self::Nothing => Message::new("capture-due-nothing"),
        }
    }
}

/// What a layout must not do (C6).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Closed {
    /// A building could never be reached from where the players are.
    Building(Square),
    /// A base would be cut off from the others or from the buildings.
    Base(Square),
    /// Too few squares are left for the bases to come.
    Room,
}

/// A broken rule, with what its sentence needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}: {}", self.clause(), self.message())]
pub enum Illegal {
    /// No table has this seat.
    NoSuchSeat {
        /// The number.
        number: i32,
    },
    /// A seat nobody plays.
    NobodyThere {
        /// The seat.
        seat: Seat,
        /// How many play.
        players: u8,
    },
    /// No die shows this number.
    NoSuchFace {
        /// The number.
        number: i32,
    },
    /// Not the time for this kind of event.
    NotNow {
        /// What it is the time for.
        due: Due,
    },
    /// The first tile lies anywhere but at the origin.
    FirstTile,
    /// A tile lies there already.
    TileTaken {
        /// Where.
        tile: Square,
    },
    /// A tile that shares no edge with another.
    TileApart {
        /// Where.
        tile: Square,
        /// A place that would do.
        beside: Square,
    },
    /// No building of this kind is left.
    NoneLeft {
        /// Which.
        kind: Kind,
    },
    /// There is no square: a gap, or beyond the map.
    Gap {
        /// Where.
        square: Square,
        /// The clause of what was tried.
        clause: &'static str,
    },
    /// A building stands there.
    Built {
        /// Where.
        square: Square,
        /// The clause of what was tried.
        clause: &'static str,
    },
    /// The halves of a large building do not share an edge.
    Apart {
        /// One of them.
        first: Square,
        /// The other one.
        second: Square,
    },
    /// The layout would be illegal.
    Closed(Closed),
    /// A base is there.
    BaseTaken {
        /// Where.
        square: Square,
        /// Whose it is.
        by: Seat,
    },
    /// A base next to a large building.
    BesideLarge {
        /// Where the base would be.
        square: Square,
        /// The building.
        building: Square,
    },
    /// A pawn stands there.
    PawnThere {
        /// Where.
        square: Square,
        /// Whose it is.
        by: Seat,
        /// The clause of what was tried.
        clause: &'static str,
    },
    /// Neither a step away, nor around a building of one's own.
    TooFar {
        /// Where to.
        square: Square,
    },
    /// It would be a hop, but the building is not one's own.
    NotYours {
        /// The building.
        building: Square,
        /// Whose it is, if anybody's.
        owner: Option<Seat>,
    },
    /// No building has this as its first square.
    NoBuilding {
        /// Where.
        square: Square,
    },
    /// The building is not next to the pawn.
    BuildingAway {
        /// Which.
        building: Square,
    },
    /// The building is one's own.
    OwnBuilding {
        /// Which.
        building: Square,
    },
    /// A battle with oneself.
    OwnPawn,
    /// The other pawn is not next to one's own.
    PawnAway {
        /// Whose.
        seat: Seat,
    },
    /// The other player is out.
    Out {
        /// Who.
        seat: Seat,
    },
    /// Whoever can act must.
    MustAct,
    /// The base that is to be cleared is no choice.
    TheBase {
        /// Where.
        square: Square,
    },
    /// Not one of the nearest free squares.
    NotNearest {
        /// Where.
        square: Square,
        /// One that would do.
        nearest: Square,
    },
}

impl Refusal for Illegal {
    fn clause(&self) -> &'static str {
        match self {
            Self::NoSuchSeat { .. } | Self::NobodyThere { .. } | Self::NoSuchFace { .. } => "C1",
            Self::NotNow { due } => due.clause(),
            Self::FirstTile | Self::TileTaken { .. } | Self::TileApart { .. } => "C3",
            Self::NoneLeft { .. } | Self::Apart { .. } => "C4",
            Self::Gap { clause, .. }
            | Self::Built { clause, .. }
            | Self::PawnThere { clause, .. } => clause,
            Self::BaseTaken { .. } | Self::BesideLarge { .. } => "C5",
            Self::Closed(_) => "C6",
            Self::MustAct => "C7",
            Self::TooFar { .. } => "C8",
            Self::NotYours { .. } => "C9",
            Self::NoBuilding { .. } | Self::BuildingAway { .. } | Self::OwnBuilding { .. } => "C10",
            Self::OwnPawn | Self::PawnAway { .. } => "C12",
            Self::TheBase { .. } | Self::NotNearest { .. } => "C14",
            Self::Out { .. } => "C15",
        }
    }

    fn message(&self) -> Message {
        let at =
            |id: &'static str, square: Square| Message::new(id).with("square", square.to_string());
        match *self {
            Self::NoSuchSeat { number } => {
                Message::new("capture-no-such-seat").with("number", number)
            }
            Self::NobodyThere { seat, players } => Message::new("capture-nobody-there")
                .with("number", seat.index())
                .with("last", players - 1),
            Self::NoSuchFace { number } => Message::new("capture-no-such-face")
                .with("number", number)
                .with("faces", FACES),
            Self::NotNow { due } => Message::new("capture-not-now").with("due", due.message()),
            Self::FirstTile => Message::new("capture-first-tile"),
            Self::TileTaken { tile } => at("capture-tile-taken", tile),
            Self::TileApart { tile, beside } => {
                at("capture-tile-apart", tile).with("beside", beside.to_string())
            }
            Self::NoneLeft { kind } => {
                Message::new("capture-none-left").with("kind", kind.message())
            }
            Self::Gap { square, .. } => at("capture-gap", square),
            Self::Built { square, .. } => at("capture-built", square),
            Self::Apart { first, second } => Message::new("capture-apart")
                .with("first", first.to_string())
                .with("second", second.to_string()),
            Self::Closed(Closed::Building(square)) => at("capture-closed-building", square),
            Self::Closed(Closed::Base(square)) => at("capture-closed-base", square),
            Self::Closed(Closed::Room) => Message::new("capture-closed-room"),
            Self::BaseTaken { square, by } => at("capture-base-taken", square).with("seat", by),
            Self::BesideLarge { square, building } => {
                at("capture-beside-large", square).with("building", building.to_string())
            }
            Self::PawnThere { square, by, .. } => at("capture-pawn-there", square).with("seat", by),
            Self::TooFar { square } => at("capture-too-far", square),
            Self::NotYours { building, owner } => match owner {
                Some(owner) => at("capture-not-yours", building).with("seat", owner),
                None => at("capture-not-yours-neutral", building),
            },
            Self::NoBuilding { square } => at("capture-no-building", square),
            Self::BuildingAway { building } => at("capture-building-away", building),
            Self::OwnBuilding { building } => at("capture-own-building", building),
            Self::OwnPawn => Message::new("capture-own-pawn"),
            Self::PawnAway { seat } => Message::new("capture-pawn-away").with("seat", seat),
            Self::Out { seat } => Message::new("capture-out").with("seat", seat),
            Self::MustAct => Message::new("capture-must-act"),
            Self::TheBase { square } => at("capture-the-base", square),
            Self::NotNearest { square, nearest } => {
                at("capture-not-nearest", square).with("nearest", nearest.to_string())
            }
        }
    }
}
