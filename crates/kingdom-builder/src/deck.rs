//! The terrain cards: the draw pile, the hands, the played pile, and the cards out of the game.
//!
//! Nothing here is shuffled: a pile is a number of cards of each terrain, and a draw is a chance
//! event. A position may be a *view* that hides some hands. The cards of hidden hands then still
//! count as part of the pile they came from, because the viewer cannot tell them from the pile.
//! When the played pile is shuffled into a new draw pile, the hidden hands of that moment move to a
//! pool of their own: the viewer can work out which cards these are together, but not which player
//! holds which.

use takht_core::{Chance, MAX_SEATS, Seat, Viewer};

use crate::Terrain;

/// How many cards of each terrain there are (B3).
pub const EACH: u8 = 5;

/// A pile of cards: how many of each terrain.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Pile([u8; Terrain::COUNT]);

impl Pile {
    const ALL: Self = Self([EACH; Terrain::COUNT]);

    #[inline]
    pub(crate) fn count(&self) -> u8 {
        self.0.iter().sum()
    }

    #[inline]
    pub(crate) fn of(&self, terrain: Terrain) -> u8 {
        self.0[terrain as usize]
    }

    #[inline]
    fn add(&mut self, terrain: Terrain) {
        self.0[terrain as usize] += 1;
    }

    #[inline]
    fn remove(&mut self, terrain: Terrain) {
        let left = &mut self.0[terrain as usize];
        *left = left.saturating_sub(1);
    }

    /// A random card of the pile, which must not be empty.
    #[inline]
    pub(crate) fn draw<C: Chance + ?Sized>(&self, chance: &mut C) -> Terrain {
        let mut n = chance.below(self.count().into()) as u8;
        for terrain in Terrain::ALL {
            let here = self.of(terrain);
            if n < here {
                return terrain;
            }
            n -= here;
        }
        Terrain::Forest
    }

    /// The terrains in the pile.
    pub(crate) fn terrains(self) -> impl Iterator<Item = Terrain> {
        Terrain::ALL
            .into_iter()
            .filter(move |&terrain| self.of(terrain) > 0)
    }
}

/// The card a player holds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Hand {
    /// No card: before the first draw, and while the card lies open.
    #[default]
    Empty,
    /// A card that this view hides.
    Hidden,
    /// This card.
    Holds(Terrain),
}

/// All terrain cards except the open one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Deck {
    /// The first pool is the draw pile, including the hidden hands drawn from it; the others are
    /// hidden hands from before a shuffle.
    pools: [Pile; MAX_SEATS],
    pub(crate) hands: [Hand; MAX_SEATS],
    /// The pool that each hand was drawn from.
    drawn_from: [u8; MAX_SEATS],
    pub(crate) played: Pile,
    /// The cards out of the game (B12).
    pub(crate) gone: Pile,
}

impl Deck {
    pub(crate) fn new() -> Self {
        let mut pools = [Pile::default(); MAX_SEATS];
        pools[0] = Pile::ALL;
        Self {
            pools,
            hands: [Hand::Empty; MAX_SEATS],
            drawn_from: [0; MAX_SEATS],
            played: Pile::default(),
            gone: Pile::default(),
        }
    }

    /// How many cards are in the draw pile.
    #[inline]
    pub(crate) fn size(&self) -> u8 {
        let hidden =
            |seat: &usize| self.hands[*seat] == Hand::Hidden && self.drawn_from[*seat] == 0;
        self.pools[0].count() - (0..MAX_SEATS).filter(hidden).count() as u8
    }

    /// The pile for the next draw: the draw pile, or the pile that becomes the new one (B9). In a
    /// view it includes the cards of hidden hands.
    #[inline]
    pub(crate) fn pile(&self) -> Pile {
        if self.size() > 0 {
            self.pools[0]
        } else if self.played.count() > 0 {
            self.played
        } else {
            self.gone
        }
    }

    /// Makes a new draw pile if the old one is empty (B9).
    #[inline]
    fn before_drawing(&mut self) {
        if self.size() > 0 {
            return;
        }
        // The hidden hands keep the rest of their pool, at an index that no other hand uses.
        let used = |pool: u8| {
            (0..MAX_SEATS).any(|i| self.hands[i] != Hand::Empty && self.drawn_from[i] == pool)
        };
        if used(0)
            && let Some(free) = (1..MAX_SEATS as u8).find(|&pool| !used(pool))
        {
            self.pools[usize::from(free)] = self.pools[0];
            for (from, hand) in self.drawn_from.iter_mut().zip(self.hands) {
                if *from == 0 && hand != Hand::Empty {
                    *from = free;
                }
            }
        }
        self.pools[0] = std::mem::take(if self.played.count() > 0 {
            &mut self.played
        } else {
            &mut self.gone
        });
    }

    /// A seat draws a card, hidden or not.
    #[inline]
    pub(crate) fn draw(&mut self, seat: Seat, card: Option<Terrain>) {
        self.before_drawing();
        self.drawn_from[seat.index()] = 0;
        self.hands[seat.index()] = match card {
            None => Hand::Hidden,
            Some(terrain) => {
                self.pools[0].remove(terrain);
                Hand::Holds(terrain)
            }
        };
    }

    /// Draws a card that lies open at once (B12).
    pub(crate) fn redraw(&mut self, card: Terrain) {
        self.before_drawing();
        self.pools[0].remove(card);
    }

    /// A seat plays its card.
    #[inline]
    pub(crate) fn reveal(&mut self, seat: Seat, card: Terrain) {
        if self.hands[seat.index()] == Hand::Hidden {
            self.pools[usize::from(self.drawn_from[seat.index()])].remove(card);
        }
        self.hands[seat.index()] = Hand::Empty;
        self.drawn_from[seat.index()] = 0;
    }

    /// The cards that a seat may hold, as far as this view knows.
    #[inline]
    pub(crate) fn may_hold(&self, seat: Seat) -> Pile {
        let mut cards = Pile::default();
        match self.hands[seat.index()] {
            Hand::Empty => {}
            Hand::Holds(terrain) => cards.add(terrain),
            Hand::Hidden => cards = self.pools[usize::from(self.drawn_from[seat.index()])],
        }
        cards
    }

    #[inline]
    pub(crate) fn discard(&mut self, card: Terrain) {
        self.played.add(card);
    }

    pub(crate) fn leave(&mut self, card: Terrain) {
        self.gone.add(card);
    }

    /// Draws a random possible card for every hand that the viewer does not know.
    pub(crate) fn guess<C: Chance + ?Sized>(&mut self, viewer: Viewer, chance: &mut C) {
        for seat in Seat::all(MAX_SEATS) {
            if let Hand::Holds(terrain) = self.hands[seat.index()]
                && !viewer.knows(seat)
            {
                self.hands[seat.index()] = Hand::Hidden;
                self.pools[usize::from(self.drawn_from[seat.index()])].add(terrain);
            }
        }
        for seat in Seat::all(MAX_SEATS) {
            if self.hands[seat.index()] == Hand::Hidden {
                let pool = &mut self.pools[usize::from(self.drawn_from[seat.index()])];
                let card = pool.draw(chance);
                pool.remove(card);
                self.hands[seat.index()] = Hand::Holds(card);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn b9_cards_that_left_come_back_when_nothing_else_is_left() {
        let mut deck = Deck::new();
        // All cards but one leave the game; the last one is in no pile.
        for terrain in Terrain::ALL {
            for _ in 0..EACH {
                deck.redraw(terrain);
                if deck.size() > 0 {
                    deck.leave(terrain);
                }
            }
        }
        let (seat, other) = (Seat::default(), Seat::new(1).unwrap_or_default());
        assert_eq!(
            (deck.size(), deck.played.count(), deck.gone.count()),
            (0, 0, 24)
        );
        assert_eq!(deck.pile().count(), 24, "those that left are shuffled");
        deck.draw(seat, Some(Terrain::Grass));
        assert_eq!((deck.size(), deck.gone.count()), (23, 0));
        // The deck reuses a played card before the cards out of the game.
        deck.reveal(seat, Terrain::Grass);
        deck.discard(Terrain::Grass);
        while deck.size() > 0 {
            let card = deck.pile().terrains().next().unwrap_or_default();
            deck.redraw(card);
            deck.leave(card);
        }
        assert_eq!(deck.pile().count(), 1, "the played pile alone");
        deck.draw(other, None);
        assert_eq!(
            deck.may_hold(other).terrains().collect::<Vec<_>>(),
            [Terrain::Grass]
        );
        assert_eq!((deck.size(), deck.gone.count()), (0, 23));
    }
}
