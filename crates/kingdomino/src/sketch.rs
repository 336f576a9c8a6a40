//! Reads kingdoms drawn as text, for players at a real table.
//!
//! A row of the drawing is a row of the kingdom. A square is a letter: `W`heat, `F`orest, `L`ake,
//! `P`asture, `S`wamp or `M`ine. Its crowns follow as a number (`M2`) or as stars (`M**`). `C` is
//! the castle and `.` a gap. Spaces, commas and bars between squares are optional, letters may be
//! lower case, and rows may be short. A blank line ends a kingdom; a line that ends with a colon
//! names the next one; a line that starts with `#` is a comment.
//!
//! ```
//! use takht_kingdomino::{Five, sketch};
//! let text = "
//! Ada:
//!   W  W1 F  F .
//!   W  C  F2 F P
//!   L* L  .  P P";
//! let kingdoms = sketch::read(text).unwrap();
//! let score = kingdoms[0].score::<Five>(true, true).unwrap();
//! assert_eq!((kingdoms[0].name.as_deref(), score.total), (Some("Ada"), 3 + 4 * 2 + 2));
//! ```

use takht_core::Message;

use crate::grid::Grid;
use crate::{Half, Kingdom, KingdominoScore, Square, Terrain};

/// The most crowns on any square (K1).
const MOST_CROWNS: u8 = 3;

/// One drawn kingdom.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sketch {
    /// The name in the drawing.
    pub name: Option<String>,
    /// The place of the castle.
    castle: Place,
    /// All other squares.
    land: Vec<(Place, Half)>,
}

/// A place in the drawing: the line and column of the text for errors, and the square that is drawn
/// there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// The line of the text, from 1.
    pub line: usize,
    /// The character in that line, from 1.
    pub column: usize,
    /// The square's own row and column in the drawing, from 0.
    row: usize,
    across: usize,
}

impl Place {
    /// The row and the column of the square in the drawing, from 0.
    pub fn square(self) -> (usize, usize) {
        (self.row, self.across)
    }
}

/// Why a drawing is not a kingdom.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.message())]
pub enum BadSketch {
    /// The text has no drawing.
    Empty,
    /// The character is not a square.
    UnknownLetter {
        /// The place of the character.
        at: Place,
        /// The character.
        letter: char,
    },
    /// Crowns that follow no square.
    StrayCrown {
        /// The place of the crowns.
        at: Place,
    },
    /// More crowns than a square can have.
    TooManyCrowns {
        /// The place of the crowns.
        at: Place,
    },
    /// The drawing has no castle.
    NoCastle {
        /// The start of the drawing.
        at: Place,
    },
    /// The drawing has more than one castle.
    TwoCastles {
        /// The first castle.
        first: Place,
        /// The second castle.
        second: Place,
    },
    /// The kingdom is wider than the rules allow.
    TooWide {
        /// A square beyond the limit.
        at: Place,
        /// How wide it is.
        wide: usize,
        /// The most it may be.
        limit: u8,
    },
    /// The kingdom is higher than the rules allow.
    TooHigh {
        /// A square beyond the limit.
        at: Place,
        /// How high it is.
        high: usize,
        /// The most it may be.
        limit: u8,
    },
}

impl BadSketch {
    /// The place of the error; none for an empty text.
    pub fn place(&self) -> Option<Place> {
        match *self {
            Self::Empty => None,
            Self::UnknownLetter { at, .. }
            | Self::StrayCrown { at }
            | Self::TooManyCrowns { at }
            | Self::NoCastle { at }
            | Self::TwoCastles { second: at, .. }
            | Self::TooWide { at, .. }
            | Self::TooHigh { at, .. } => Some(at),
        }
    }

    /// The clause of the rules that the drawing breaks, if there is one.
    pub fn clause(&self) -> Option<&'static str> {
        match self {
            Self::Empty | Self::UnknownLetter { .. } | Self::StrayCrown { .. } => None,
            Self::TooManyCrowns { .. } => Some("K1"),
            Self::NoCastle { .. } | Self::TwoCastles { .. } => Some("K2"),
            Self::TooWide { .. } | Self::TooHigh { .. } => Some("K11"),
        }
    }

    /// What is wrong and what would be right, with the place.
    pub fn message(&self) -> Message {
        let message = match self {
            Self::Empty => Message::new("sketch-empty"),
            Self::UnknownLetter { letter, .. } => {
                Message::new("sketch-unknown-letter").with("letter", letter.to_string())
            }
            Self::StrayCrown { .. } => Message::new("sketch-stray-crown"),
            Self::TooManyCrowns { .. } => {
                Message::new("sketch-too-many-crowns").with("most", MOST_CROWNS)
            }
            Self::NoCastle { .. } => Message::new("sketch-no-castle"),
            Self::TwoCastles { first, .. } => Message::new("sketch-two-castles")
                .with("first-line", first.line)
                .with("first-column", first.column),
            Self::TooWide { wide, limit, .. } => Message::new("sketch-too-wide")
                .with("width", *wide)
                .with("limit", *limit),
            Self::TooHigh { high, limit, .. } => Message::new("sketch-too-high")
                .with("height", *high)
                .with("limit", *limit),
        };
        match self.place() {
            Some(at) => message.with("line", at.line).with("column", at.column),
            None => message,
        }
    }
}

/// Reads every kingdom of a drawing.
pub fn read(text: &str) -> Result<Vec<Sketch>, BadSketch> {
    let mut reader = Reader::default();
    for (number, line) in text.lines().enumerate() {
        reader.line(number + 1, line.trim_end())?;
    }
    reader.finish()?;
    if reader.done.is_empty() {
        return Err(BadSketch::Empty);
    }
    Ok(reader.done)
}

#[derive(Default)]
struct Reader {
    done: Vec<Sketch>,
    name: Option<String>,
    rows: usize,
    /// The start of the current drawing.
    start: Option<Place>,
    castle: Option<Place>,
    land: Vec<(Place, Half)>,
}

impl Reader {
    fn line(&mut self, number: usize, line: &str) -> Result<(), BadSketch> {
        let trimmed = line.trim();
        if trimmed.starts_with('#') {
            return Ok(());
        }
        if trimmed.is_empty() {
            return self.finish();
        }
        if let Some(name) = trimmed.strip_suffix(':') {
            self.finish()?;
            self.name = Some(name.trim().to_owned());
            return Ok(());
        }
        self.row(number, line)
    }

    fn row(&mut self, number: usize, line: &str) -> Result<(), BadSketch> {
        let mut across = 0;
        // True if crowns may follow: the character before is a terrain or a crown.
        let mut crownable = false;
        for (i, letter) in line.chars().enumerate() {
            let at = Place {
                line: number,
                column: i + 1,
                row: self.rows,
                across,
            };
            self.start.get_or_insert(at);
            if letter.is_whitespace() || matches!(letter, ',' | ';' | '|' | '،') {
                crownable = false;
            } else if let Some(crowns) = crowns(letter) {
                let Some((_, half)) = self.land.last_mut().filter(|_| crownable) else {
                    return Err(BadSketch::StrayCrown { at });
                };
                half.crowns = half.crowns.saturating_add(crowns);
                if half.crowns > MOST_CROWNS {
                    return Err(BadSketch::TooManyCrowns { at });
                }
            } else {
                crownable = self.square(at, letter)?;
                across += 1;
            }
        }
        self.rows += 1;
        Ok(())
    }

    /// Adds a square and returns whether it may have crowns.
    fn square(&mut self, at: Place, letter: char) -> Result<bool, BadSketch> {
        let upper = letter.to_ascii_uppercase();
        if let Some(terrain) = Terrain::ALL.into_iter().find(|land| land.letter() == upper) {
            self.land.push((at, Half { terrain, crowns: 0 }));
            return Ok(true);
        }
        match upper {
            '.' | '-' | '_' | '·' => Ok(false),
            'C' | 'K' | '@' | '♔' | '♖' | '🏰' => match self.castle {
                Some(first) => Err(BadSketch::TwoCastles { first, second: at }),
                None => {
                    self.castle = Some(at);
                    Ok(false)
                }
            },
            _ => Err(BadSketch::UnknownLetter { at, letter }),
        }
    }

    /// Ends the current drawing, if it has begun.
    fn finish(&mut self) -> Result<(), BadSketch> {
        let Some(start) = self.start.take() else {
            return Ok(());
        };
        let castle = self
            .castle
            .take()
            .ok_or(BadSketch::NoCastle { at: start })?;
        self.rows = 0;
        self.done.push(Sketch {
            name: self.name.take(),
            castle,
            land: std::mem::take(&mut self.land),
        });
        Ok(())
    }
}

/// The number of crowns a character stands for; none if it is not a crown.
fn crowns(letter: char) -> Option<u8> {
    match letter {
        '*' | '+' | '^' | '♛' | '♕' | '👑' => Some(1),
        '0'..='9' => Some(letter as u8 - b'0'),
        '۰'..='۹' => Some((u32::from(letter) - u32::from('۰')) as u8),
        '٠'..='٩' => Some((u32::from(letter) - u32::from('٠')) as u8),
        _ => None,
    }
}

impl Sketch {
    /// The kingdom, if it fits into the grid.
    pub fn kingdom<G: Grid>(&self) -> Result<Kingdom<G>, BadSketch> {
        let limit = G::SIZE;
        let places = || {
            self.land
                .iter()
                .map(|(place, _)| *place)
                .chain([self.castle])
        };
        // The first square beyond the limit, counted from the first drawn row or column.
        let beyond = |along: fn(Place) -> usize| {
            let first = places().map(along).min().unwrap_or(0);
            let length = places().map(along).max().unwrap_or(0) - first + 1;
            let over = places().find(|&place| along(place) >= first + usize::from(limit));
            over.map(|at| (at, length))
        };
        if let Some((at, wide)) = beyond(|place| place.across) {
            return Err(BadSketch::TooWide { at, wide, limit });
        }
        if let Some((at, high)) = beyond(|place| place.row) {
            return Err(BadSketch::TooHigh { at, high, limit });
        }
        let land: Vec<_> = self.squares().collect();
        // The squares of a drawing differ, and the size is checked above, so this cannot fail.
        Ok(Kingdom::from_squares(&land).unwrap_or_default())
    }

    /// The score of the kingdom; a bonus counts only if its flag is set.
    pub fn score<G: Grid>(
        &self,
        middle_kingdom: bool,
        harmony: bool,
    ) -> Result<KingdominoScore, BadSketch> {
        let kingdom = self.kingdom::<G>()?;
        Ok(KingdominoScore::of(&kingdom, middle_kingdom, harmony))
    }

    /// The squares relative to the castle.
    pub fn squares(&self) -> impl Iterator<Item = (Square, Half)> + '_ {
        let from_castle = |at: usize, castle: usize| {
            let off = at as i64 - castle as i64;
            off.clamp(i8::MIN.into(), i8::MAX.into()) as i8
        };
        self.land.iter().map(move |&(place, half)| {
            let x = from_castle(place.across, self.castle.across);
            let y = from_castle(place.row, self.castle.row);
            (Square::new(x, y), half)
        })
    }

    /// The squares that no chain of squares joins to the castle.
    pub fn apart(&self) -> Vec<Place> {
        let mut joined = vec![self.castle];
        let mut apart: Vec<Place> = self.land.iter().map(|(place, _)| *place).collect();
        while let Some(place) = joined.pop() {
            let touches = |other: &Place| {
                other.row.abs_diff(place.row) + other.across.abs_diff(place.across) == 1
            };
            joined.extend(apart.extract_if(.., |other| touches(other)));
        }
        apart
    }

    /// What no game can lead to although it can be scored: most likely mistakes in the drawing.
    pub fn doubts(&self) -> Vec<Message> {
        let mut doubts = Vec::new();
        if !self.land.len().is_multiple_of(2) {
            doubts.push(Message::new("sketch-odd").with("squares", self.land.len()));
        }
        if let Some(place) = self.apart().first() {
            doubts.push(
                Message::new("sketch-apart")
                    .with("line", place.line)
                    .with("column", place.column),
            );
        }
        doubts
    }
}
