//! Draws the chance events: boards, cards and terrain cards.

use takht_core::{Chance, Seat};

use super::{KingdomBuilder, Phase};
use crate::card::CARDS;
use crate::sector::SECTORS;
use crate::{Card, Hand, KingdomBuilderEvent as Event, Location, Sector, Terrain};

impl KingdomBuilder {
    /// The boards of the options, or four random ones, each drawn either way up.
    #[inline]
    pub(super) fn deal_boards<C: Chance + ?Sized>(&self, chance: &mut C) -> [Sector; SECTORS] {
        self.options.boards.unwrap_or_else(|| {
            let mut unused = Location::ALPHABETICAL;
            let mut left = unused.len();
            std::array::from_fn(|_| {
                let board = pick(&mut unused, &mut left, chance);
                Sector {
                    board,
                    turned: chance.below(2) == 1,
                }
            })
        })
    }

    /// The cards of the options, or three random ones, in alphabetical order.
    #[inline]
    pub(super) fn deal_cards<C: Chance + ?Sized>(&self, chance: &mut C) -> [Card; CARDS] {
        self.options.sorted_cards().unwrap_or_else(|| {
            let mut unused = Card::ALL;
            let mut left = unused.len();
            let mut cards: [Card; CARDS] =
                std::array::from_fn(|_| pick(&mut unused, &mut left, chance));
            cards.sort_unstable();
            cards
        })
    }

    /// A random card that the active seat may hold.
    #[inline]
    pub(super) fn sample_reveal<C: Chance + ?Sized>(&self, chance: &mut C) -> Terrain {
        if let Hand::Holds(card) = self.hand(self.active) {
            return card;
        }
        let cards = self.deck.may_hold(self.active);
        let n = chance.below(cards.terrains().count() as u32);
        cards.terrains().nth(n as usize).unwrap_or_default()
    }

    pub(super) fn list_outcomes(&self, outcomes: &mut Vec<(Event, f64)>) -> bool {
        match self.phase {
            Phase::Boards => match self.options.boards {
                Some(boards) => outcomes.push((Event::Boards(boards), 1.0)),
                // Too many to list: tens of thousands.
                None => return false,
            },
            Phase::Cards => match self.options.sorted_cards() {
                Some(cards) => outcomes.push((Event::Cards(cards), 1.0)),
                None => {
                    let before = outcomes.len();
                    for (i, &a) in Card::ALL.iter().enumerate() {
                        for (j, &b) in Card::ALL.iter().enumerate().skip(i + 1) {
                            for &c in &Card::ALL[j + 1..] {
                                outcomes.push((Event::Cards([a, b, c]), 0.0));
                            }
                        }
                    }
                    let ways = (outcomes.len() - before) as f64;
                    for (_, weight) in &mut outcomes[before..] {
                        *weight = 1.0 / ways;
                    }
                }
            },
            Phase::First => {
                let weight = 1.0 / f64::from(self.options.players);
                let seats = Seat::all(self.options.players.into());
                outcomes.extend(seats.map(|seat| (Event::First(seat), weight)));
            }
            Phase::FirstCard | Phase::NextCard | Phase::Redraw => {
                let pile = self.deck.pile();
                let all = f64::from(pile.count());
                outcomes.extend(pile.terrains().map(|terrain| {
                    let event = match self.phase {
                        Phase::Redraw => Event::Redraw(terrain),
                        _ => Event::Draw(self.active, Some(terrain)),
                    };
                    (event, f64::from(pile.of(terrain)) / all)
                }));
            }
            Phase::Reveal | Phase::Act | Phase::Over => return false,
        }
        true
    }
}

/// Takes a random item of the first `left`; the others keep their order.
#[inline]
fn pick<T: Copy, C: Chance + ?Sized>(from: &mut [T], left: &mut usize, chance: &mut C) -> T {
    let drawn = chance.below(*left as u32) as usize;
    let picked = from[drawn];
    from.copy_within(drawn + 1..*left, drawn);
    *left -= 1;
    picked
}
