//! The events of Kingdom Builder, each written as one line of text.

use std::fmt;
use std::str::FromStr;

use takht_core::{Refused, Seat, notation, notation::Notation};

use crate::card::CARDS;
use crate::sector::SECTORS;
use crate::{Card, Hex, Illegal, Location, Sector, Terrain};

/// One event. The order of the variants is the order of the notation.
///
/// ```
/// use takht_kingdom_builder::KingdomBuilderEvent;
/// // Readers are liberal, writers canonical: cards come in any order.
/// let event: KingdomBuilderEvent = " cards knights  merchants fishermen".parse().unwrap();
/// assert_eq!(event.to_string(), "cards fishermen knights merchants");
/// let event: KingdomBuilderEvent = "draw 1 ?".parse().unwrap();
/// assert_eq!(event.to_string(), "draw 1 ?");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum KingdomBuilderEvent {
    /// Chance lays out the boards: top left, top right, bottom left, bottom right (B1).
    Boards([Sector; SECTORS]),
    /// Chance draws the Kingdom Builder cards, in alphabetical order (B3).
    Cards([Card; CARDS]),
    /// Chance draws the player who takes the start-player tile (B6).
    First(Seat),
    /// Chance draws a seat's terrain card; none if the viewer may not know it (B6, B9).
    Draw(Seat, Option<Terrain>),
    /// The acting seat plays its card (B7).
    Reveal(Terrain),
    /// Chance draws a card that replaces a useless one (B12).
    Redraw(Terrain),
    /// The acting seat builds a settlement of the mandatory action (B7).
    Build(Hex),
    /// The acting seat builds an extra settlement with a location tile (B17, B18).
    Extra {
        /// The location of the tile.
        by: Location,
        /// The hex of the new settlement.
        at: Hex,
    },
    /// The acting seat moves a settlement with a location tile (B19, B20).
    Move {
        /// The location of the tile.
        by: Location,
        /// The hex the settlement leaves.
        from: Hex,
        /// The hex the settlement moves to.
        to: Hex,
    },
    /// The acting seat ends its turn (B9).
    End,
}

impl KingdomBuilderEvent {
    /// The verbs, in the order of the notation.
    pub const VERBS: [&'static str; 16] = [
        "boards", "cards", "first", "draw", "reveal", "redraw", "build", "oracle", "farm", "oasis",
        "tower", "tavern", "barn", "harbor", "paddock", "end",
    ];

    /// The event in its canonical form: cards in alphabetical order.
    #[must_use]
    pub fn canonical(self) -> Self {
        match self {
            Self::Cards(mut cards) => {
                cards.sort_unstable();
                Self::Cards(cards)
            }
            other => other,
        }
    }
}

impl fmt::Display for KingdomBuilderEvent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.canonical() {
            Self::Boards(sectors) => {
                f.write_str("boards")?;
                sectors.iter().try_for_each(|sector| write!(f, " {sector}"))
            }
            Self::Cards(cards) => {
                f.write_str("cards")?;
                cards.iter().try_for_each(|card| write!(f, " {card}"))
            }
            Self::First(seat) => write!(f, "first {seat}"),
            Self::Draw(seat, Some(terrain)) => write!(f, "draw {seat} {terrain}"),
            Self::Draw(seat, None) => write!(f, "draw {seat} ?"),
            Self::Reveal(terrain) => write!(f, "reveal {terrain}"),
            Self::Redraw(terrain) => write!(f, "redraw {terrain}"),
            Self::Build(hex) => write!(f, "build {hex}"),
            Self::Extra { by, at } => write!(f, "{by} {at}"),
            Self::Move { by, from, to } => write!(f, "{by} {from} {to}"),
            Self::End => f.write_str("end"),
        }
    }
}

impl FromStr for KingdomBuilderEvent {
    type Err = Refused;

    fn from_str(text: &str) -> Result<Self, Refused> {
        const FIRST: &str = "first p";
        const DRAW: &str = "draw p terrain";
        const REVEAL: &str = "reveal terrain";
        const REDRAW: &str = "redraw terrain";
        const BUILD: &str = "build r,c";
        let mut words = Notation::new(text)?;
        let (event, form) = match words.verb() {
            "boards" => return Ok(Self::Boards(Sector::read_four(words.words())?)),
            "cards" => return Ok(Self::Cards(Card::read_three(words.words())?).canonical()),
            "first" => (Self::First(seat(words.word(FIRST)?)?), FIRST),
            "draw" => {
                let seat = seat(words.word(DRAW)?)?;
                let card = match words.word(DRAW)? {
                    "?" => None,
                    terrain => Some(Terrain::read(terrain)?),
                };
                (Self::Draw(seat, card), DRAW)
            }
            "reveal" => (Self::Reveal(Terrain::read(words.word(REVEAL)?)?), REVEAL),
            "redraw" => (Self::Redraw(Terrain::read(words.word(REDRAW)?)?), REDRAW),
            "build" => (Self::Build(Hex::read(words.word(BUILD)?)?), BUILD),
            "end" => (Self::End, "end"),
            verb => match Location::of_name(verb) {
                None => return Err(words.unknown_verb(&Self::VERBS)),
                Some(by) if by.moves() => {
                    let from = Hex::read(words.word(by.form())?)?;
                    let to = Hex::read(words.word(by.form())?)?;
                    (Self::Move { by, from, to }, by.form())
                }
                Some(by) => {
                    let at = Hex::read(words.word(by.form())?)?;
                    (Self::Extra { by, at }, by.form())
                }
            },
        };
        words.end(form)?;
        Ok(event)
    }
}

fn seat(word: &str) -> Result<Seat, Refused> {
    let number = notation::number(word)?;
    let seat = usize::try_from(number).ok().and_then(Seat::new);
    seat.ok_or_else(|| Illegal::NoSuchSeat { number }.into())
}
