//! The events of Kingdomino, each written as one line of text.

use std::fmt;
use std::str::FromStr;

use takht_core::{FEW, Few, Refused, Seat, notation, notation::Notation};

use crate::square::read_square;
use crate::{Domino, Illegal, Square};

/// One event. The order of the variants is the order of the notation.
///
/// ```
/// use takht_kingdomino::KingdominoEvent;
/// // Readers are liberal, writers canonical: the halves of domino 1 are alike.
/// let event: KingdominoEvent = " place 1  2,0 1,0 ".parse().unwrap();
/// assert_eq!(event.to_string(), "place 1 1,0 2,0");
/// let event: KingdominoEvent = "deal 46 10 45 16".parse().unwrap();
/// assert_eq!(event.to_string(), "deal 10 16 45 46");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum KingdominoEvent {
    /// Chance deals the next line, ascending (K4).
    Deal(Few<Domino>),
    /// Chance draws the order in which kings leave the hand in the first round (K5).
    Kings(Few<Seat>),
    /// The acting king moves onto a domino of the newest line (K5, K7).
    Pick(Domino),
    /// The acting seat adds a domino to its kingdom (K10, K11).
    Place {
        /// The domino.
        domino: Domino,
        /// The square of its left half.
        left: Square,
        /// The square of its right half.
        right: Square,
    },
    /// The acting seat discards a domino that it cannot add (K12).
    Discard(Domino),
}

impl KingdominoEvent {
    /// The verbs, in the order of the variants.
    pub const VERBS: [&'static str; 5] = ["deal", "kings", "pick", "place", "discard"];

    /// The event in its canonical form: a line ascending, and a symmetric domino with its smaller
    /// square first.
    #[must_use]
    pub fn canonical(self) -> Self {
        match self {
            Self::Deal(mut line) => {
                line.as_mut_slice().sort_unstable();
                Self::Deal(line)
            }
            Self::Place {
                domino,
                left,
                right,
            } if right < left && domino.is_symmetric() => Self::Place {
                domino,
                left: right,
                right: left,
            },
            other => other,
        }
    }
}

impl fmt::Display for KingdominoEvent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.canonical() {
            Self::Deal(line) => {
                f.write_str("deal")?;
                line.iter().try_for_each(|domino| write!(f, " {domino}"))
            }
            Self::Kings(order) => {
                f.write_str("kings")?;
                order.iter().try_for_each(|seat| write!(f, " {seat}"))
            }
            Self::Pick(domino) => write!(f, "pick {domino}"),
            Self::Place {
                domino,
                left,
                right,
            } => write!(f, "place {domino} {left} {right}"),
            Self::Discard(domino) => write!(f, "discard {domino}"),
        }
    }
}

impl FromStr for KingdominoEvent {
    type Err = Refused;

    fn from_str(text: &str) -> Result<Self, Refused> {
        const PICK: &str = "pick n";
        const PLACE: &str = "place n x1,y1 x2,y2";
        const DISCARD: &str = "discard n";
        let mut words = Notation::new(text)?;
        let event = match words.verb() {
            "deal" => Self::Deal(few(&mut words, domino, |got| Illegal::TooManyDominoes {
                got,
            })?),
            "kings" => Self::Kings(few(&mut words, seat, |got| Illegal::TooManyKings { got })?),
            "pick" => {
                let event = Self::Pick(domino(words.word(PICK)?)?);
                words.end(PICK)?;
                event
            }
            "place" => {
                let event = Self::Place {
                    domino: domino(words.word(PLACE)?)?,
                    left: read_square(words.word(PLACE)?)?,
                    right: read_square(words.word(PLACE)?)?,
                };
                words.end(PLACE)?;
                event
            }
            "discard" => {
                let event = Self::Discard(domino(words.word(DISCARD)?)?);
                words.end(DISCARD)?;
                event
            }
            _ => return Err(words.unknown_verb(&Self::VERBS)),
        };
        Ok(event.canonical())
    }
}

/// Reads up to four arguments of one kind; no line and no order of kings has more.
fn few<T: Copy + Default>(
    words: &mut Notation<'_>,
    read: impl Fn(&str) -> Result<T, Refused>,
    too_many: impl Fn(usize) -> Illegal,
) -> Result<Few<T>, Refused> {
    let (mut few, mut got) = (Few::default(), 0);
    for word in words.words() {
        got += 1;
        if got <= FEW {
            few.push(read(word)?);
        }
    }
    if got <= FEW {
        Ok(few)
    } else {
        Err(too_many(got).into())
    }
}

fn domino(word: &str) -> Result<Domino, Refused> {
    let number = notation::number(word)?;
    Domino::new(number).ok_or_else(|| Illegal::NoSuchDomino { number }.into())
}

fn seat(word: &str) -> Result<Seat, Refused> {
    let number = notation::number(word)?;
    let seat = usize::try_from(number).ok().and_then(Seat::new);
    seat.ok_or_else(|| Illegal::NoSuchSeat { number }.into())
}
