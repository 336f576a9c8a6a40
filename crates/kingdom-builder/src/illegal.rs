//! Why an event is not legal.

use takht_core::message::Arg;
use takht_core::{Message, Refusal, Refused, Seat, shortened};

use crate::card::CARDS;
use crate::hex::SPAN;
use crate::sector::SECTORS;
use crate::{Card, Hex, Land, Location, Sector, Terrain};

/// What is due when an event comes that is not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Due {
    /// The boards are laid out (B1).
    Boards,
    /// The Kingdom Builder cards are drawn (B3).
    Cards,
    /// The start player is drawn (B6).
    First,
    /// A seat draws its first card (B6).
    FirstCard(Seat),
    /// A seat draws its next card (B9).
    NextCard(Seat),
    /// The acting seat plays its card (B7).
    Reveal(Seat),
    /// A card of no use is replaced (B12).
    Redraw(Seat),
    /// The acting seat builds so many settlements, with tiles before or after (B7).
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

/// A broken rule, with what its sentence needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}: {}", self.clause(), self.message())]
pub enum Illegal {
    /// No table has this seat.
    NoSuchSeat {
        /// The number.
        number: i32,
    },
    /// A hex that the map does not have.
    OffTheMap {
        /// Its row.
        row: i32,
        /// Its column.
        column: i32,
    },
    /// Too few or too many boards.
    BoardCount {
        /// How many there are.
        got: usize,
    },
    /// The same board twice.
    BoardTwice {
        /// Which.
        board: Location,
    },
    /// Too few or too many cards.
    CardCount {
        /// How many there are.
        got: usize,
    },
    /// The same card twice.
    CardTwice {
        /// Which.
        card: Card,
    },
    /// Other boards than the options name.
    OtherBoards {
        /// Those of the options.
        agreed: [Sector; SECTORS],
    },
    /// Other cards than the options name.
    OtherCards {
        /// Those of the options, in alphabetical order.
        agreed: [Card; CARDS],
    },
    /// Not the time for this kind of event.
    NotNow {
        /// What it is the time for.
        due: Due,
    },
    /// A seat nobody plays.
    NobodyThere {
        /// The seat.
        seat: Seat,
        /// How many play.
        players: u8,
    },
    /// No such card is left to be drawn.
    NoCardLeft {
        /// The terrain.
        terrain: Terrain,
    },
    /// The card in the hand is another one.
    NotInHand {
        /// The one that was named.
        terrain: Terrain,
    },
    /// Nothing more is owed.
    NothingOwed,
    /// The turn cannot end yet.
    StillOwed {
        /// How many settlements.
        owed: u8,
        /// On which terrain.
        terrain: Terrain,
    },
    /// No settlement is left in the supply.
    EmptySupply,
    /// Something stands there already.
    Taken {
        /// Where.
        hex: Hex,
        /// Whose settlement it is.
        by: Seat,
    },
    /// Land that nothing is built on.
    NotBuildable {
        /// Where.
        hex: Hex,
        /// What is there.
        land: Land,
    },
    /// Another land than the card or the tile asks for.
    WrongLand {
        /// Where.
        hex: Hex,
        /// What is there.
        land: Land,
        /// What it has to be.
        wanted: Land,
        /// The tile, or none for the mandatory action.
        by: Option<Location>,
    },
    /// Away from one's own settlements though there is room next to them.
    Apart {
        /// Where.
        hex: Hex,
        /// A hex that would do.
        beside: Hex,
    },
    /// The player has no such tile.
    NoTile {
        /// Which.
        tile: Location,
    },
    /// Every such tile was gained this turn.
    TooNew {
        /// Which.
        tile: Location,
    },
    /// Every such tile has been used this turn.
    UsedUp {
        /// Which.
        tile: Location,
    },
    /// A tile in the middle of the mandatory action.
    Midway {
        /// Which.
        tile: Location,
        /// How many settlements are still owed.
        owed: u8,
    },
    /// No settlement of one's own is there to be moved.
    NotOwn {
        /// Where.
        hex: Hex,
        /// The tile.
        tile: Location,
    },
    /// The hex it came from.
    SameHex {
        /// The tile.
        tile: Location,
    },
    /// A tile that moves is to build, or the other way round.
    WrongUse {
        /// The tile.
        tile: Location,
    },
    /// Not on the edge of the map.
    NotOnEdge {
        /// Where.
        hex: Hex,
    },
    /// Not at the end of a line.
    NotInLine {
        /// Where.
        hex: Hex,
    },
    /// Not two hexes away in a straight line.
    NotTwoAway {
        /// From where.
        from: Hex,
        /// Where to.
        to: Hex,
    },
}

impl Illegal {
    /// A board that does not exist.
    pub(crate) fn no_such_board(word: &str) -> Refused {
        unknown(
            "B1",
            "kingdom-builder-no-such-board",
            word,
            &Location::NAMES,
        )
    }

    /// A Kingdom Builder card that does not exist.
    pub(crate) fn no_such_card(word: &str) -> Refused {
        unknown("B3", "kingdom-builder-no-such-card", word, &Card::NAMES)
    }

    /// A terrain that cards do not show.
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
