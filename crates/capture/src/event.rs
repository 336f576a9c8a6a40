//! The events of Capture, each written as one line of text.

use std::fmt;
use std::str::FromStr;

use takht_core::{Refused, Seat, notation, notation::Notation};

use crate::square::read_square;
use crate::{Illegal, Square};

/// How many faces the die has (C1).
pub const FACES: u8 = 12;

/// One event. The order of the variants is the order of the notation.
///
/// ```
/// use takht_capture::CaptureEvent;
/// // Readers are liberal, writers canonical: the smaller square of a large building comes first.
/// let event: CaptureEvent = "large 3,0 2,0".parse().unwrap();
/// assert_eq!(event.to_string(), "large 2,0 3,0");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum CaptureEvent {
    /// Chance decides which seat wins the opening roll (C2).
    First(Seat),
    /// The acting seat lays a map tile (C3).
    Tile(Square),
    /// The acting seat places a small neutral building (C4).
    Small(Square),
    /// The acting seat places a large one, its smaller square first (C4).
    Large(Square, Square),
    /// The acting seat places its start base, with the pawn on it (C5).
    Base(Square),
    /// The acting pawn steps, or hops around one of its own buildings (C8, C9).
    Move(Square),
    /// The acting pawn attacks the building with this smaller square (C10).
    Capture(Square),
    /// Chance rolls the die of that attack (C10).
    Roll(u8),
    /// The acting pawn attacks the pawn of a seat (C12).
    Battle(Seat),
    /// Chance rolls for the attacker and the defender (C12).
    Rolls(u8, u8),
    /// A pawn makes room for the loser of a battle (C14).
    Step(Square),
    /// The acting seat does nothing (C7).
    Pass,
}

impl CaptureEvent {
    /// The verbs, in the order of the variants.
    pub const VERBS: [&'static str; 12] = [
        "first", "tile", "small", "large", "base", "move", "capture", "roll", "battle", "rolls",
        "step", "pass",
    ];

    /// The event in its canonical form: the smaller square first.
    #[must_use]
    pub fn canonical(self) -> Self {
        match self {
            Self::Large(a, b) if b < a => Self::Large(b, a),
            other => other,
        }
    }
}

impl fmt::Display for CaptureEvent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.canonical() {
            Self::First(seat) => write!(f, "first {seat}"),
            Self::Tile(tile) => write!(f, "tile {tile}"),
            Self::Small(square) => write!(f, "small {square}"),
            Self::Large(first, second) => write!(f, "large {first} {second}"),
            Self::Base(square) => write!(f, "base {square}"),
            Self::Move(square) => write!(f, "move {square}"),
            Self::Capture(square) => write!(f, "capture {square}"),
            Self::Roll(roll) => write!(f, "roll {roll}"),
            Self::Battle(seat) => write!(f, "battle {seat}"),
            Self::Rolls(attack, defence) => write!(f, "rolls {attack} {defence}"),
            Self::Step(square) => write!(f, "step {square}"),
            Self::Pass => f.write_str("pass"),
        }
    }
}

impl FromStr for CaptureEvent {
    type Err = Refused;

    fn from_str(text: &str) -> Result<Self, Refused> {
        const LARGE: &str = "large x,y x,y";
        const ROLLS: &str = "rolls a d";
        let mut words = Notation::new(text)?;
        let square = |words: &mut Notation<'_>, form| read_square(words.word(form)?);
        let (event, form) = match words.verb() {
            "first" => (Self::First(seat(words.word("first p")?)?), "first p"),
            "tile" => (Self::Tile(square(&mut words, "tile X,Y")?), "tile X,Y"),
            "small" => (Self::Small(square(&mut words, "small x,y")?), "small x,y"),
            "large" => {
                let first = square(&mut words, LARGE)?;
                let second = square(&mut words, LARGE)?;
                (Self::Large(first, second), LARGE)
            }
            "base" => (Self::Base(square(&mut words, "base x,y")?), "base x,y"),
            "move" => (Self::Move(square(&mut words, "move x,y")?), "move x,y"),
            "capture" => (
                Self::Capture(square(&mut words, "capture x,y")?),
                "capture x,y",
            ),
            "roll" => (Self::Roll(face(words.word("roll n")?)?), "roll n"),
            "battle" => (Self::Battle(seat(words.word("battle p")?)?), "battle p"),
            "rolls" => {
                let attack = face(words.word(ROLLS)?)?;
                let defence = face(words.word(ROLLS)?)?;
                (Self::Rolls(attack, defence), ROLLS)
            }
            "step" => (Self::Step(square(&mut words, "step x,y")?), "step x,y"),
            "pass" => (Self::Pass, "pass"),
            _ => return Err(words.unknown_verb(&Self::VERBS)),
        };
        words.end(form)?;
        Ok(event.canonical())
    }
}

fn seat(word: &str) -> Result<Seat, Refused> {
    let number = notation::number(word)?;
    let seat = usize::try_from(number).ok().and_then(Seat::new);
    seat.ok_or_else(|| Illegal::NoSuchSeat { number }.into())
}

/// Reads a face of the die.
fn face(word: &str) -> Result<u8, Refused> {
    let number = notation::number(word)?;
    let face = u8::try_from(number).ok();
    let face = face.filter(|face| (1..=FACES).contains(face));
    face.ok_or_else(|| Illegal::NoSuchFace { number }.into())
}
