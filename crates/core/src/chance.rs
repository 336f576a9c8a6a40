//! Where random numbers come from.

use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoroshiro128PlusPlus;

/// A source of uniform random numbers: all the randomness a game ever asks for.
pub trait Chance {
    /// A number from 0 to `n - 1`, each equally likely. `n` is at least 1.
    fn below(&mut self, n: u32) -> u32;
}

impl<C: Chance + ?Sized> Chance for &mut C {
    #[inline]
    fn below(&mut self, n: u32) -> u32 {
        (**self).below(n)
    }
}

/// Fast random numbers for simulations, bots and tests: xoroshiro128++.
///
/// The same seed gives the same numbers on every machine and in every version, so a benchmark can
/// compare its checksum. Players cannot check these numbers; deals use [`crate::fair`].
///
/// ```
/// use takht_core::{Chance, Quick};
/// let (mut a, mut b) = (Quick::new(7), Quick::new(7));
/// assert!((0..100).all(|_| a.below(6) == b.below(6)));
/// ```
#[derive(Clone, Debug)]
pub struct Quick(Xoroshiro128PlusPlus);

impl Quick {
    /// The generator with this seed.
    pub fn new(seed: u64) -> Self {
        Self(Xoroshiro128PlusPlus::seed_from_u64(seed))
    }
}

impl Chance for Quick {
    /// Lemire's method: one multiplication, and a rare rejection that keeps it exactly uniform.
    #[inline]
    fn below(&mut self, n: u32) -> u32 {
        debug_assert!(n > 0, "there is no number below 0");
        loop {
            let product = u64::from((self.0.next_u64() >> 32) as u32) * u64::from(n);
            let low = product as u32;
            if low >= n || low >= n.wrapping_neg() % n {
                return (product >> 32) as u32;
            }
        }
    }
}

/// A seed made of several numbers, for one of many generators: the deals of the n-th game, the choices of a seat.
///
/// Numbers that lie close together give seeds that have nothing in common. The same numbers give the same seed on
/// every machine and in every version.
///
/// ```
/// use takht_core::mixed;
/// assert_ne!(mixed(&[7, 0]), mixed(&[7, 1]));
/// ```
pub fn mixed(numbers: &[u64]) -> u64 {
    numbers
        .iter()
        .fold(0x9e37_79b9_7f4a_7c15, |mixed, &number| {
            let mut z = (mixed ^ number).wrapping_add(0x9e37_79b9_7f4a_7c15);
            z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
            z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
            z ^ (z >> 31)
        })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn below_is_uniform_and_never_out_of_range() {
        let mut chance = Quick::new(1);
        for n in [1, 2, 3, 7, 12, 48, 1000] {
            let mut counts = vec![0_u32; n as usize];
            for _ in 0..n * 1000 {
                counts[chance.below(n) as usize] += 1;
            }
            assert!(
                counts.iter().all(|&c| (800..1200).contains(&c)),
                "{n}: {counts:?}"
            );
        }
    }

    #[test]
    fn numbers_do_not_change_between_versions() {
        let mut chance = Quick::new(42);
        let drawn: Vec<u32> = (0..8).map(|_| chance.below(1000)).collect();
        assert_eq!(drawn, [908, 330, 950, 204, 342, 91, 490, 99]);
        assert_eq!(mixed(&[42, 1]), 349_537_657_721_345_199);
    }
}
