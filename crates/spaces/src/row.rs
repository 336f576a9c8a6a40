//! Writes an observation, one byte after the other.

use takht_core::Seat;

/// How many seats further to the left a seat is.
#[inline]
pub(crate) fn seats_from(me: Seat, seat: Seat, players: usize) -> usize {
    let (me, seat) = (me.index(), seat.index());
    if seat >= me {
        seat - me
    } else {
        seat + players - me
    }
}

/// The seats as an observer counts them: itself, then the seats to its left.
#[inline]
pub(crate) fn seats_around(me: Seat, players: usize) -> impl Iterator<Item = Seat> {
    (0..players).filter_map(move |further| {
        let seat = me.index() + further;
        Seat::new(if seat >= players {
            seat - players
        } else {
            seat
        })
    })
}

/// The part of an observation that is still to be written.
pub(crate) struct Row<'a>(&'a mut [u8]);

impl<'a> Row<'a> {
    /// An observation of zeros.
    #[inline]
    pub(crate) fn new(row: &'a mut [u8]) -> Self {
        row.fill(0);
        Self(row)
    }

    /// The next `count` bytes, for the caller to write.
    #[inline]
    pub(crate) fn next(&mut self, count: usize) -> &'a mut [u8] {
        let row = std::mem::take(&mut self.0);
        let (next, rest) = row.split_at_mut(count);
        self.0 = rest;
        next
    }

    #[inline]
    pub(crate) fn number(&mut self, number: impl TryInto<u8>) {
        self.next(1)[0] = number.try_into().unwrap_or(u8::MAX);
    }

    #[inline]
    pub(crate) fn flag(&mut self, flag: bool) {
        self.next(1)[0] = flag.into();
    }

    /// Writes a 1 at one of `count` places, or nowhere.
    #[inline]
    pub(crate) fn one_of(&mut self, count: usize, place: Option<usize>) {
        let places = self.next(count);
        if let Some(place) = place {
            places[place] = 1;
        }
    }

    /// One number for each seat, from the observer's on to the left; negative ones become 0.
    #[inline]
    pub(crate) fn seats(&mut self, me: Seat, players: usize, number: impl Fn(Seat) -> i32) {
        for seat in seats_around(me, players) {
            self.number(number(seat).max(0));
        }
    }

    /// Checks that everything has been written.
    #[inline]
    pub(crate) fn end(self) {
        assert!(self.0.is_empty(), "the row of an observation is too long");
    }
}
