//! The order of the players, with shared places.

use std::cmp::Reverse;

use serde::{Serialize, Serializer};

use crate::{MAX_SEATS, Seat};

/// The order of the players: places, best first; players who are level share a place.
///
/// ```
/// use takht_core::Ranking;
/// let points = [40, 40, 55, 31];
/// let ranking = Ranking::by_key(4, |seat| points[seat.index()]);
/// assert_eq!(serde_json::to_string(&ranking).unwrap(), "[[2],[0,1],[3]]");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ranking {
    players: u8,
    /// For each seat, how many seats are strictly better.
    better: [u8; MAX_SEATS],
}

impl Ranking {
    /// Ranks `players` seats by a key; the higher the key, the better the place.
    pub fn by_key<K: Ord>(players: usize, mut key: impl FnMut(Seat) -> K) -> Self {
        let keys: arrayvec::ArrayVec<K, MAX_SEATS> = Seat::all(players).map(&mut key).collect();
        let mut better = [0; MAX_SEATS];
        for (own, count) in keys.iter().zip(&mut better) {
            *count = keys.iter().filter(|other| *other > own).count() as u8;
        }
        Self {
            players: keys.len() as u8,
            better,
        }
    }

    /// The ranking if the players of these seats resigned, in this order: they come after all others, the first to
    /// resign the very last.
    ///
    /// ```
    /// use takht_core::{Ranking, Seat};
    /// let points = [40, 20, 55, 31];
    /// let ranking = Ranking::by_key(4, |seat| points[seat.index()]);
    /// let seat = |number| Seat::new(number).unwrap();
    /// let places = ranking.with_resigned(&[seat(2), seat(0)]).places();
    /// assert_eq!(places, [[seat(3)], [seat(1)], [seat(0)], [seat(2)]]);
    /// ```
    #[must_use]
    pub fn with_resigned(&self, resigned: &[Seat]) -> Self {
        Self::by_key(usize::from(self.players), |seat| {
            let nth = resigned.iter().position(|one| *one == seat);
            (nth.unwrap_or(usize::MAX), Reverse(self.better_than(seat)))
        })
    }

    /// How many seats are strictly better than this one; 0 for the winners.
    pub fn better_than(&self, seat: Seat) -> usize {
        usize::from(self.better[seat.index()])
    }

    /// The places, best first, each with the seats that share it.
    pub fn places(&self) -> Vec<Vec<Seat>> {
        let mut places = vec![Vec::new(); usize::from(self.players)];
        for seat in Seat::all(usize::from(self.players)) {
            places[self.better_than(seat)].push(seat);
        }
        places.retain(|place| !place.is_empty());
        places
    }

    /// The seats on the first place.
    pub fn winners(&self) -> Vec<Seat> {
        self.places().into_iter().next().unwrap_or_default()
    }
}

/// A list of places, each a list of seat numbers.
impl Serialize for Ranking {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.places().serialize(serializer)
    }
}
