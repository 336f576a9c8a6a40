//! Why an event is not legal.

use takht_core::{Message, Refusal, Seat};

use crate::event::FACES;
use crate::{Kind, Square};

/// What is due when a player tries something else.
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

/// Why a layout is illegal (C6).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Closed {
    /// Players could never reach this building.
    Building(Square),
    /// This base would be cut off from the other bases or from the buildings.
    Base(Square),
    /// Too few squares would be left for the remaining bases.
    Room,
}

/// A broken rule, with the values for its sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}: {}", self.clause(), self.message())]
pub enum Illegal {
    /// No table has this seat.
    NoSuchSeat {
        /// The number.
        number: i32,
    },
    /// The seat does not play.
    NobodyThere {
        /// The seat.
        seat: Seat,
        /// How many players there are.
        players: u8,
    },
    /// The die has no such face.
    NoSuchFace {
        /// The number.
        number: i32,
    },
    /// Another kind of event is due.
    NotNow {
        /// What is due.
        due: Due,
    },
    /// The first tile is not at the origin.
    FirstTile,
    /// The place already has a tile.
    TileTaken {
        /// The place.
        tile: Square,
    },
    /// The tile shares no edge with another one.
    TileApart {
        /// The place.
        tile: Square,
        /// An allowed place.
        beside: Square,
    },
    /// No building of this kind is left.
    NoneLeft {
        /// The kind of building.
        kind: Kind,
    },
    /// The map has no such square: it is a gap, or beyond the map.
    Gap {
        /// The square.
        square: Square,
        /// The clause of the attempted event.
        clause: &'static str,
    },
    /// The square has a building.
    Built {
        /// The square.
        square: Square,
        /// The clause of the attempted event.
        clause: &'static str,
    },
    /// The halves of a large building do not share an edge.
    Apart {
        /// One half.
        first: Square,
        /// The other half.
        second: Square,
    },
    /// The layout would be illegal.
    Closed(Closed),
    /// The square has a base.
    BaseTaken {
        /// The square.
        square: Square,
        /// The owner of the base.
        by: Seat,
    },
    /// The base would be next to a large building.
    BesideLarge {
        /// The square of the base.
        square: Square,
        /// The building.
        building: Square,
    },
    /// The square has a pawn.
    PawnThere {
        /// The square.
        square: Square,
        /// The owner of the pawn.
        by: Seat,
        /// The clause of the attempted event.
        clause: &'static str,
    },
    /// The square is neither one step away nor around one of the player's own buildings.
    TooFar {
        /// The square.
        square: Square,
    },
    /// The move would be a hop, but the player does not own the building.
    NotYours {
        /// The building.
        building: Square,
        /// The owner of the building, if it has one.
        owner: Option<Seat>,
    },
    /// No building has this as its first square.
    NoBuilding {
        /// The square.
        square: Square,
    },
    /// The building is not next to the pawn.
    BuildingAway {
        /// The building.
        building: Square,
    },
    /// The player already owns the building.
    OwnBuilding {
        /// The building.
        building: Square,
    },
    /// The player attacks their own pawn.
    OwnPawn,
    /// The other pawn is not next to the player's own.
    PawnAway {
        /// The owner of the other pawn.
        seat: Seat,
    },
    /// The other player is out.
    Out {
        /// The other player.
        seat: Seat,
    },
    /// A player who can act may not pass.
    MustAct,
    /// The pawn may not stay on the base that it has to clear.
    TheBase {
        /// The base.
        square: Square,
    },
    /// The square is not one of the nearest free ones.
    NotNearest {
        /// The square.
        square: Square,
        /// An allowed square.
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
