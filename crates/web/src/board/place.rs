//! A place on a board.

use std::fmt;

/// A place on a board, by the two numbers of the notation.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Place(pub(crate) i32, pub(crate) i32);

impl Place {
    /// Reads a place from a word of notation.
    pub(crate) fn read(word: &str) -> Option<Self> {
        let (first, second) = word.split_once(',')?;
        Some(Self(first.parse().ok()?, second.parse().ok()?))
    }

    /// The place at this distance.
    pub(crate) fn moved(self, by: (i32, i32)) -> Self {
        Self(self.0 + by.0, self.1 + by.1)
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.0, self.1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_read_as_notation_writes_them() {
        assert_eq!(Place::read("-1,0"), Some(Place(-1, 0)));
        assert_eq!(
            Place::read("3,12")
                .map(|place| place.to_string())
                .as_deref(),
            Some("3,12")
        );
        for other in ["", "1", "a,b", "1,", "1,2,3"] {
            assert_eq!(Place::read(other), None, "{other}");
        }
    }
}
