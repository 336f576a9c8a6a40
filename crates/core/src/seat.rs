//! The seats of a table.

use std::fmt;
use std::ops::{Index, IndexMut};

use arrayvec::ArrayVec;
use serde::{Serialize, Serializer};

/// The most seats a table has.
pub const MAX_SEATS: usize = 4;

/// A place at the table, numbered from 0.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(transparent)]
pub struct Seat(u8);

impl Seat {
    /// The seat with this number, if it is less than [`MAX_SEATS`].
    ///
    /// ```
    /// use takht_core::Seat;
    /// assert_eq!(Seat::new(3).map(Seat::index), Some(3));
    /// assert_eq!(Seat::new(4), None);
    /// ```
    #[inline]
    pub const fn new(number: usize) -> Option<Self> {
        if number < MAX_SEATS {
            Some(Self(number as u8))
        } else {
            None
        }
    }

    /// The first `players` seats in order.
    pub fn all(players: usize) -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (0..players.min(MAX_SEATS) as u8).map(Self)
    }

    /// True if a table of so many players has this seat.
    #[inline]
    pub const fn is_at_table_of(self, players: u8) -> bool {
        self.0 < players
    }

    /// The number of the seat, for indexing.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// One `T` for each seat of a table.
///
/// ```
/// use takht_core::{BySeat, Seat};
/// let points = BySeat::from_fn(3, |seat| seat.index() * 10);
/// assert_eq!(points[Seat::new(2).unwrap()], 20);
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct BySeat<T>(ArrayVec<T, MAX_SEATS>);

impl<T> BySeat<T> {
    /// Calls `make` for each of `players` seats.
    pub fn from_fn(players: usize, make: impl FnMut(Seat) -> T) -> Self {
        Self(Seat::all(players).map(make).collect())
    }

    /// How many seats there are.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// True for a table without seats.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The values in seat order.
    pub fn as_slice(&self) -> &[T] {
        &self.0
    }

    /// The values in seat order.
    pub fn iter(&self) -> std::slice::Iter<'_, T> {
        self.0.iter()
    }

    /// Seats and their values in seat order.
    pub fn pairs(&self) -> impl DoubleEndedIterator<Item = (Seat, &T)> {
        Seat::all(self.len()).zip(&self.0)
    }

    /// Changes the value of every seat.
    pub fn map<U>(self, change: impl FnMut(T) -> U) -> BySeat<U> {
        BySeat(self.0.into_iter().map(change).collect())
    }
}

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}

impl<'a, T> IntoIterator for &'a BySeat<T> {
    type Item = &'a T;
    type IntoIter = std::slice::Iter<'a, T>;
    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl<T: Serialize> Serialize for BySeat<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self)
    }
}
