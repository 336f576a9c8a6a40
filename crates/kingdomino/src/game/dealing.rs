//! Draws and lists the chance events: lines and orders of kings.

use takht_core::{Chance, Few, Seat};

use crate::Domino;
use crate::grid::Bits;

/// The bit of a domino in `unseen`.
pub(super) const fn bit(domino: Domino) -> u64 {
    1 << (domino.number() - 1)
}

/// The domino of a bit of `unseen`.
#[inline]
pub(super) fn domino_at(index: u32) -> Domino {
    Domino::new(index as i32 + 1).unwrap_or_default()
}

/// Draws a line of `N` unseen dominoes, one after another, each from the remaining ones in
/// ascending order.
///
/// A rank is the position of a drawn domino among all unseen ones. The drawn ranks stay sorted:
/// every earlier rank that is not above a new one moves the new one up by one. The dominoes are
/// looked up only at the end, independently of each other, which is faster.
#[inline]
pub(super) fn draw<const N: usize, C: Chance + ?Sized>(unseen: u64, chance: &mut C) -> Few<Domino> {
    let counts = unseen.counts();
    let count = u64::total(counts);
    let mut drawn = [0; N];
    for i in 0..N {
        let mut rank = chance.below(count - i as u32);
        for &before in &drawn[..i] {
            rank += u32::from(rank >= before);
        }
        for before in &mut drawn[..i] {
            (*before, rank) = (rank.min(*before), rank.max(*before));
        }
        drawn[i] = rank;
    }
    let mut line = Few::default();
    for rank in drawn {
        line.push(domino_at(unseen.nth(counts, rank)));
    }
    line
}

/// Calls `found` with every line that adds `more` dominoes of `from`, ascending.
pub(super) fn lines(
    from: &[Domino],
    more: usize,
    line: Few<Domino>,
    found: &mut impl FnMut(Few<Domino>),
) {
    if more == 0 {
        return found(line);
    }
    for (i, &domino) in from.iter().enumerate() {
        let mut longer = line;
        longer.push(domino);
        lines(&from[i + 1..], more - 1, longer, found);
    }
}

/// Calls `found` with every order in which the kings in the hand can come out.
pub(super) fn orders(hand: &mut [usize], order: Few<Seat>, found: &mut impl FnMut(Few<Seat>)) {
    if hand.iter().all(|&kings| kings == 0) {
        return found(order);
    }
    for seat in Seat::all(hand.len()) {
        if hand[seat.index()] > 0 {
            let mut longer = order;
            longer.push(seat);
            hand[seat.index()] -= 1;
            orders(hand, longer, found);
            hand[seat.index()] += 1;
        }
    }
}
