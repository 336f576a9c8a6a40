//! The squares of a kingdom: the castle is at `0,0`.

use takht_core::{Refused, Square, notation};

use crate::Illegal;

/// Reads `x,y`. Refuses a square that no kingdom can reach, with K11.
pub(crate) fn read_square(word: &str) -> Result<Square, Refused> {
    let (x, y) = notation::pair(word)?;
    match (i8::try_from(x), i8::try_from(y)) {
        (Ok(x), Ok(y)) => Ok(Square::new(x, y)),
        _ => Err(Illegal::FarAway.into()),
    }
}
