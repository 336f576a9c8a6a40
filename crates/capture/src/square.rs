//! The squares of the map: the top left corner of the first tile is `0,0`.

use takht_core::{Refused, Square, notation};

/// Reads `x,y`. A number beyond the range of `i8` becomes the nearest one in the range, which is still
/// beyond every map.
pub(crate) fn read_square(word: &str) -> Result<Square, Refused> {
    let (x, y) = notation::pair(word)?;
    let near = |number: i32| number.clamp(i8::MIN.into(), i8::MAX.into()) as i8;
    Ok(Square::new(near(x), near(y)))
}
