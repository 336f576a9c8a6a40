//! Counts the set bits of a word and finds the n-th one, to choose at random from a bit set.
//!
//! Portable builds have no instruction that counts bits. The caller counts once with
//! [`byte_counts`]; [`total`] and [`nth_bit`] reuse the result.
//!
//! ```
//! use takht_core::bits::{byte_counts, nth_bit, total};
//! let word = 0b1010_0010_u64;
//! let counts = byte_counts(word);
//! assert_eq!(total(counts), 3);
//! assert_eq!(nth_bit(word, counts, 1), 5);
//! ```

/// A one in each byte.
const BYTES: u64 = 0x0101_0101_0101_0101;

/// For each byte of a word, how many bits are set in it.
#[inline]
pub fn byte_counts(word: u64) -> u64 {
    let pairs = word - ((word >> 1) & 0x5555_5555_5555_5555);
    let nibbles = (pairs & 0x3333_3333_3333_3333) + ((pairs >> 2) & 0x3333_3333_3333_3333);
    (nibbles + (nibbles >> 4)) & 0x0f0f_0f0f_0f0f_0f0f
}

/// The sum of the byte counts, which must be less than 256.
#[inline]
pub fn total(counts: u64) -> u32 {
    (counts.wrapping_mul(BYTES) >> 56) as u32
}

/// The `n`-th set bit of a word with these byte counts, counted from 0; `n` is less than the total.
#[inline]
pub fn nth_bit(word: u64, counts: u64, n: u32) -> u32 {
    // For each byte, how many bits are set in it and all below it.
    let ranks = counts.wrapping_mul(BYTES);
    // A byte's top bit stays set if its rank is at most n: then the n-th bit lies in a higher byte.
    let passed = (((u64::from(n) | 0x80) * BYTES) - ranks) & (0x80 * BYTES);
    let from = ((passed >> 7).wrapping_mul(BYTES) >> 56) as u32 * 8;
    let before = ((ranks << 8) >> from) as u8;
    let byte = (word >> from) as u8;
    let within = (n as u8).wrapping_sub(before) & 7;
    from + u32::from(NTH_IN_BYTE[usize::from(byte)][usize::from(within)])
}

/// The `n`-th set bit of every byte; 0 where there is none.
static NTH_IN_BYTE: [[u8; 8]; 256] = {
    let mut table = [[0; 8]; 256];
    let mut byte = 0;
    while byte < 256 {
        let (mut bit, mut n) = (0, 0);
        while bit < 8 {
            if byte >> bit & 1 == 1 {
                table[byte][n] = bit;
                n += 1;
            }
            bit += 1;
        }
        byte += 1;
    }
    table
};
