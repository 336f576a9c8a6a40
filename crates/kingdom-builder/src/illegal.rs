//! Why an event is not legal.

use takht_core::message::Arg;
use takht_core::{Message, Refusal, Refused, Seat, shortened};

use crate::card::CARDS;
use crate::hex::SPAN;
use crate::sector::SECTORS;
use crate::{Card, Hex, Land, Location, Sector, Terrain};

/// What is due when a player tries something else.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Due {
    /// The table lays out the boards (B1).
    Boards,
    /// The table draws the Kingdom Builder cards (B3).
    Cards,
    /// The table draws the start player (B6).
    First,
    /// A seat draws its first card (B6).
    FirstCard(Seat),
    /// A seat draws its next card (B9).
    NextCard(Seat),
    /// The acting seat plays its card (B7).
    Reveal(Seat),
    /// The table replaces a useless card of this seat (B12).
    Redraw(Seat),
    /// The acting seat builds this many settlements, with tiles before or after (B7).
    Build(Seat, u8),
    /// The acting seat has built; it uses tiles or ends its turn (B7).
    Finish(Seat),
    /// Nothing: the game is over (B22).
    Nothing,
}

impl Due {
    const fn clause(self) -> &'static str {
        match self {
            Self::Boards => "B1",
            Self::Cards => "B3",
            Self::First | Self::FirstCard(_) => "B6",
            Self::NextCard(_) => "B9",
            Self::Reveal(_) | Self::Build(..) | Self::Finish(_) => "B7",
            Self::Redraw(_) => "B12",
            Self::Nothing => "B22",
        }
    }

    fn message(self) -> Message {
        let of = |id: &'static str, seat: Seat| Message::new(id).with("seat", seat);
        match self {
            Self::Boards => Message::new("kingdom-builder-due-boards"),
            Self::Cards => Message::new("kingdom-builder-due-cards"),
            Self::First => Message::new("kingdom-builder-due-first"),
            Self::FirstCard(seat) | Self::NextCard(seat) => {
                of("kingdom-builder-due-draw", seat).with("form", format!("draw {seat} …"))
            }
            Self::Reveal(seat) => of("kingdom-builder-due-reveal", seat),
            Self::Redraw(seat) => of("kingdom-builder-due-redraw", seat),
            Self::Build(seat, owed) => of("kingdom-builder-due-build", seat).with("owed", owed),
            Self::Finish(seat) => of("kingdom-builder-due-finish", seat),
            Self::Nothing => Message::new("kingdom-builder-due-nothing"),
        }
    }
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
    /// The hex is not on the map.
    OffTheMap {
        /// Its row.
        row: i32,
        /// Its column.
        column: i32,
    },
    /// Too few or too many boards.
    BoardCount {
        /// How many boards there are.
        got: usize,
    },
    /// The same board twice.
    BoardTwice {
        /// The board.
        board: Location,
    },
    /// Too few or too many cards.
    CardCount {
        /// How many cards there are.
        got: usize,
    },
    /// The same card twice.
    CardTwice {
        /// The card.
        card: Card,
    },
    /// The boards differ from those of the options.
    OtherBoards {
        /// The boards of the options.
        agreed: [Sector; SECTORS],
    },
    /// The cards differ from those of the options.
    OtherCards {
        /// The cards of the options, in alphabetical order.
        agreed: [Card; CARDS],
    },
    /// Another kind of event is due.
    NotNow {
        /// What is due.
        due: Due,
    },
    /// The seat does not play.
    NobodyThere {
        /// The seat.
        seat: Seat,
        /// How many players there are.
        players: u8,
    },
    /// No such card is left to draw.
    NoCardLeft {
        /// The terrain.
        terrain: Terrain,
    },
    /// The player holds another card.
    NotInHand {
        /// The named terrain.
        terrain: Terrain,
    },
    /// The player has no mandatory settlement left to build.
    NothingOwed,
    /// The player may not end the turn yet.
    StillOwed {
        /// How many mandatory settlements are still due.
        owed: u8,
        /// The terrain they must be on.
        terrain: Terrain,
    },
    /// The player's supply is empty.
    EmptySupply,
    /// Another settlement is on the hex.
    Taken {
        /// The hex.
        hex: Hex,
        /// The owner of that settlement.
        by: Seat,
    },
    /// Players cannot build on this land.
    NotBuildable {
        /// The hex.
        hex: Hex,
        /// The land.
        land: Land,
    },
    /// Not the land that the card or the tile requires.
    WrongLand {
        /// The hex.
        hex: Hex,
        /// The land.
        land: Land,
        /// The required land.
        wanted: Land,
        /// The tile; none for the mandatory action.
        by: Option<Location>,
    },
    /// The hex is away from the player's own settlements although there is room next to them.
    Apart {
        /// The hex.
        hex: Hex,
        /// An allowed hex.
        beside: Hex,
    },
    /// The player has no such tile.
    NoTile {
        /// The tile.
        tile: Location,
    },
    /// The player gained every such tile this turn.
    TooNew {
        /// The tile.
        tile: Location,
    },
    /// The player has used every such tile this turn.
    UsedUp {
        /// The tile.
        tile: Location,
    },
    /// The player is in the middle of the mandatory action and cannot use a tile.
    Midway {
        /// The tile.
        tile: Location,
        /// How many mandatory settlements are still due.
        owed: u8,
    },
    /// The player has no settlement on this hex to move.
    NotOwn {
        /// The hex.
        hex: Hex,
        /// The tile.
        tile: Location,
    },
    /// The settlement would move to its own hex.
    SameHex {
        /// The tile.
        tile: Location,
    },
    /// The tile moves but the event builds, or the other way round.
    WrongUse {
        /// The tile.
        tile: Location,
    },
    /// The hex is not on the edge of the map.
    NotOnEdge {
        /// The hex.
        hex: Hex,
    },
    /// The hex is not at the end of a line.
    NotInLine {
        /// The hex.
        hex: Hex,
    },
    /// The target is not two hexes away in a straight line.
    NotTwoAway {
        /// The hex of the settlement.
        from: Hex,
        /// The target.
        to: Hex,
    },
}

impl Illegal {
    /// The refusal of a board that does not exist.
    pub(crate) fn no_such_board(word: &str) -> Refused {
        unknown(
            "B1",
            "kingdom-builder-no-such-board",
            word,
            &Location::NAMES,
        )
    }

    /// The refusal of a Kingdom Builder card that does not exist.
    pub(crate) fn no_such_card(word: &str) -> Refused {
        unknown("B3", "kingdom-builder-no-such-card", word, &Card::NAMES)
    }

    /// The refusal of a terrain that is on no card.
    pub(crate) fn no_such_terrain(word: &str) -> Refused {
        unknown(
            "B2",
            "kingdom-builder-no-such-terrain",
            word,
            &Terrain::NAMES,
        )
    }
}

fn unknown(clause: &'static str, id: &'static str, word: &str, known: &[&str]) -> Refused {
    Refused {
        clause: Some(clause),
        message: Message::new(id)
            .with("word", shortened(word))
            .with("known", known.iter().copied().collect::<Arg>()),
    }
}

impl Refusal for Illegal {
    fn clause(&self) -> &'static str {
        match self {
            Self::OffTheMap { .. }
            | Self::BoardCount { .. }
            | Self::BoardTwice { .. }
            | Self::OtherBoards { .. } => "B1",
            Self::CardCount { .. }
            | Self::CardTwice { .. }
            | Self::OtherCards { .. }
            | Self::EmptySupply => "B3",
            Self::NoSuchSeat { .. } | Self::NobodyThere { .. } => "B6",
            Self::NotNow { due } => due.clause(),
            Self::NotInHand { .. }
            | Self::NothingOwed
            | Self::StillOwed { .. }
            | Self::WrongLand { by: None, .. } => "B7",
            Self::NoTile { .. } | Self::UsedUp { .. } | Self::Midway { .. } => "B8",
            Self::NoCardLeft { .. } => "B9",
            Self::Taken { .. } | Self::NotBuildable { .. } => "B10",
            Self::Apart { .. } => "B11",
            Self::TooNew { .. } => "B15",
            Self::WrongLand { by: Some(tile), .. }
            | Self::NotOwn { tile, .. }
            | Self::SameHex { tile }
            | Self::WrongUse { tile } => tile.clause(),
            Self::NotOnEdge { .. } => Location::Tower.clause(),
            Self::NotInLine { .. } => Location::Tavern.clause(),
            Self::NotTwoAway { .. } => Location::Paddock.clause(),
        }
    }

    fn message(&self) -> Message {
        let of_tile =
            |id: &'static str, tile: Location| Message::new(id).with("tile", tile.message());
        let at = |id: &'static str, hex: Hex| Message::new(id).with("hex", hex.to_string());
        match *self {
            Self::NoSuchSeat { number } => {
                Message::new("kingdom-builder-no-such-seat").with("number", number)
            }
            Self::OffTheMap { row, column } => Message::new("kingdom-builder-off-the-map")
                .with("hex", format!("{row},{column}"))
                .with("last", SPAN - 1),
            Self::BoardCount { got } => Message::new("kingdom-builder-board-count")
                .with("got", got)
                .with("count", SECTORS),
            Self::BoardTwice { board } => {
                Message::new("kingdom-builder-board-twice").with("board", board.name())
            }
            Self::CardCount { got } => Message::new("kingdom-builder-card-count")
                .with("got", got)
                .with("count", CARDS),
            Self::CardTwice { card } => {
                Message::new("kingdom-builder-card-twice").with("card", card.name())
            }
            Self::OtherBoards { agreed } => {
                Message::new("kingdom-builder-other-boards").with("agreed", texts(&agreed))
            }
            Self::OtherCards { agreed } => {
                Message::new("kingdom-builder-other-cards").with("agreed", texts(&agreed))
            }
            Self::NotNow { due } => {
                Message::new("kingdom-builder-not-now").with("due", due.message())
            }
            Self::NobodyThere { seat, players } => Message::new("kingdom-builder-nobody-there")
                .with("number", seat.index())
                .with("last", players - 1),
            Self::NoCardLeft { terrain } => {
                Message::new("kingdom-builder-no-card-left").with("terrain", terrain.message())
            }
            Self::NotInHand { terrain } => {
                Message::new("kingdom-builder-not-in-hand").with("terrain", terrain.message())
            }
            Self::NothingOwed => Message::new("kingdom-builder-nothing-owed"),
            Self::StillOwed { owed, terrain } => Message::new("kingdom-builder-still-owed")
                .with("owed", owed)
                .with("terrain", terrain.message()),
            Self::EmptySupply => Message::new("kingdom-builder-empty-supply"),
            Self::Taken { hex, by } => at("kingdom-builder-taken", hex).with("seat", by),
            Self::NotBuildable { hex, land } => {
                at("kingdom-builder-not-buildable", hex).with("land", land.message())
            }
            Self::WrongLand {
                hex, land, wanted, ..
            } => at("kingdom-builder-wrong-land", hex)
                .with("land", land.message())
                .with("wanted", wanted.message()),
            Self::Apart { hex, beside } => {
                at("kingdom-builder-apart", hex).with("beside", beside.to_string())
            }
            Self::NoTile { tile } => of_tile("kingdom-builder-no-tile", tile),
            Self::TooNew { tile } => of_tile("kingdom-builder-too-new", tile),
            Self::UsedUp { tile } => of_tile("kingdom-builder-used-up", tile),
            Self::Midway { tile, owed } => {
                of_tile("kingdom-builder-midway", tile).with("owed", owed)
            }
            Self::NotOwn { hex, .. } => at("kingdom-builder-not-own", hex),
            Self::SameHex { .. } => Message::new("kingdom-builder-same-hex"),
            Self::WrongUse { tile } => of_tile("kingdom-builder-wrong-use", tile),
            Self::NotOnEdge { hex } => at("kingdom-builder-not-on-edge", hex),
            Self::NotInLine { hex } => at("kingdom-builder-not-in-line", hex),
            Self::NotTwoAway { from, to } => Message::new("kingdom-builder-not-two-away")
                .with("from", from.to_string())
                .with("to", to.to_string()),
        }
    }
}

fn texts(items: &[impl ToString]) -> Arg {
    items.iter().map(ToString::to_string).collect()
}
