//! A short list that is `Copy`.

use std::cmp::Ordering;
use std::hash::{Hash, Hasher};
use std::ops::Deref;

/// How many items a [`Few`] can hold.
pub const FEW: usize = 4;

/// Up to four items in order: a line of dominoes, an order of kings, the boards of a map.
///
/// Events are `Copy`, so a list inside an event must be `Copy` too; a `Vec` is not.
///
/// ```
/// use takht_core::Few;
/// let line: Few<u8> = Few::try_from(&[10, 16, 45][..]).unwrap();
/// assert_eq!(line.len(), 3);
/// assert!(Few::try_from(&[1, 2, 3, 4, 5][..]).is_err());
/// ```
#[derive(Clone, Copy, Debug, Default)]
pub struct Few<T> {
    items: [T; FEW],
    len: u8,
}

/// More items than a [`Few`] can hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a list of {0} is longer than {FEW}")]
pub struct TooMany(pub usize);

impl<T: Copy + Default> Few<T> {
    /// Adds an item at the end.
    ///
    /// # Panics
    /// If the list is full.
    #[inline]
    pub fn push(&mut self, item: T) {
        self.items[usize::from(self.len)] = item;
        self.len += 1;
    }

    /// The `i`-th item, without a bounds check: an index past the end gives a default, and an index
    /// past four wraps around.
    #[inline]
    pub fn at(&self, i: usize) -> T {
        self.items[i % FEW]
    }

    /// The items in order, mutable.
    #[inline]
    pub fn as_mut_slice(&mut self) -> &mut [T] {
        &mut self.items[..usize::from(self.len)]
    }
}

impl<T> Deref for Few<T> {
    type Target = [T];
    #[inline]
    fn deref(&self) -> &[T] {
        &self.items[..usize::from(self.len)]
    }
}

impl<T: Copy + Default> TryFrom<&[T]> for Few<T> {
    type Error = TooMany;
    fn try_from(from: &[T]) -> Result<Self, TooMany> {
        if from.len() > FEW {
            return Err(TooMany(from.len()));
        }
        let mut few = Self::default();
        from.iter().for_each(|&item| few.push(item));
        Ok(few)
    }
}

impl<T: PartialEq> PartialEq for Few<T> {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl<T: Eq> Eq for Few<T> {}

impl<T: Ord> PartialOrd for Few<T> {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl<T: Ord> Ord for Few<T> {
    fn cmp(&self, other: &Self) -> Ordering {
        (**self).cmp(&**other)
    }
}

impl<T: Hash> Hash for Few<T> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (**self).hash(state);
    }
}
