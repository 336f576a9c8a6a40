//! Networks that predict the final points of a kingdom, more precisely than an [`super::Outlook`].
//!
//! There is one small network for each number of handled dominoes. It scales the numbers of a [`Portrait`],
//! has one layer of hidden units, and sums up. It computes in integers, so that every machine gets the same
//! result. `cargo run --release -p takht-bots --example train` learns `nets.bin`.

use std::sync::OnceLock;

use takht_kingdomino::{PORTRAIT, Portrait};

use super::outlook::PARTS;

/// The number of hidden units of a network.
pub const HIDDEN: usize = 16;

/// The number of networks. After the last of twelve dominoes the points are known, so that it needs none.
pub const NETS: usize = 11;

/// The fixed-point representation of 1 in scaled numbers, hidden units, weights and factors.
pub const ONE: i32 = 1 << DIGITS;

/// The number of binary digits after the point.
const DIGITS: u32 = 6;

/// The largest scaled number, and the largest hidden unit.
const LARGEST: i16 = 16 * ONE as i16;

/// A network.
#[derive(Clone, Debug, PartialEq)]
pub struct Net {
    /// The mean of each number of a portrait, and the factor that scales it.
    pub scale: [(i16, i16); PORTRAIT],
    /// The direct weight of each number.
    pub direct: [i16; PORTRAIT],
    /// The bias of each hidden unit, and its weights for the numbers.
    pub hidden: [(i32, [i16; PORTRAIT]); HIDDEN],
    /// The weight of each hidden unit in the sum.
    pub heard: [i16; HIDDEN],
    /// The bias of the sum.
    pub base: i32,
}

impl Net {
    /// The size of a network in `nets.bin`.
    const BYTES: usize = PORTRAIT * 6 + HIDDEN * (4 + PORTRAIT + 2) + 4;

    /// The scaled numbers of a portrait.
    #[inline]
    pub fn scaled(&self, portrait: &Portrait) -> Portrait {
        let mut scaled = [0; PORTRAIT];
        for ((scaled, &number), &(usual, factor)) in
            scaled.iter_mut().zip(portrait).zip(&self.scale)
        {
            let number = number.saturating_sub(usual);
            let number = (i32::from(number) * i32::from(factor)) >> DIGITS;
            // In two steps, because processors do each of them for eight numbers at once.
            let number = number.clamp(i16::MIN.into(), i16::MAX.into()) as i16;
            *scaled = number.clamp(-LARGEST, LARGEST);
        }
        scaled
    }

    /// The predicted final points of a kingdom with this portrait, in units of 1/[`PARTS`] point.
    #[inline]
    pub fn of(&self, portrait: &Portrait) -> i32 {
        let scaled = self.scaled(portrait);
        let mut sum = self.base + product(&self.direct, &scaled);
        for ((always, weights), &heard) in self.hidden.iter().zip(&self.heard) {
            let response = (always + product(weights, &scaled)) >> DIGITS;
            sum += i32::from(heard) * response.clamp(0, LARGEST.into());
        }
        sum / (ONE * ONE / PARTS)
    }

    /// The network as bytes.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = Vec::with_capacity(Self::BYTES);
        let mut short = |number: i16| bytes.extend(number.to_le_bytes());
        self.scale.iter().for_each(|(usual, _)| short(*usual));
        self.scale.iter().for_each(|(_, factor)| short(*factor));
        self.direct.iter().copied().for_each(&mut short);
        self.heard.iter().copied().for_each(&mut short);
        for (_, weights) in &self.hidden {
            // The example `train` limits these weights, so that they fit into a byte.
            bytes.extend(weights.iter().map(|weight| *weight as i8 as u8));
        }
        let always = self.hidden.iter().map(|(always, _)| *always);
        for number in always.chain([self.base]) {
            bytes.extend(number.to_le_bytes());
        }
        bytes
    }

    /// Reads all networks from bytes; `None` if the number of bytes is wrong.
    pub fn all(bytes: &[u8]) -> Option<Vec<Self>> {
        let whole = bytes.len() == NETS * Self::BYTES;
        whole.then(|| bytes.chunks(Self::BYTES).map(Self::from_bytes).collect())
    }

    /// Reads a network from [`Self::BYTES`] bytes.
    fn from_bytes(bytes: &[u8]) -> Self {
        let mut rest = bytes.iter().copied();
        let mut byte = || rest.next().unwrap_or_default();
        let mut short = || i16::from_le_bytes([byte(), byte()]);
        let usual: [i16; PORTRAIT] = std::array::from_fn(|_| short());
        let scale = usual.map(|usual| (usual, short()));
        let direct = std::array::from_fn(|_| short());
        let heard = std::array::from_fn(|_| short());
        let weights: [[i16; PORTRAIT]; HIDDEN] =
            std::array::from_fn(|_| std::array::from_fn(|_| i16::from(byte() as i8)));
        let mut long = || i32::from_le_bytes([byte(), byte(), byte(), byte()]);
        Self {
            scale,
            direct,
            hidden: weights.map(|weights| (long(), weights)),
            heard,
            base: long(),
        }
    }
}

#[inline]
fn product(weights: &[i16; PORTRAIT], numbers: &Portrait) -> i32 {
    // Processors add eight sums at once.
    let mut sums = [0; 8];
    let chunks = weights.as_chunks::<8>().0.iter();
    for (weights, numbers) in chunks.zip(numbers.as_chunks::<8>().0) {
        for i in 0..8 {
            sums[i] += i32::from(weights[i]) * i32::from(numbers[i]);
        }
    }
    sums.iter().sum()
}

/// The learned networks. The first is for kingdoms that have handled one domino.
pub fn nets() -> &'static [Net] {
    static LEARNED: OnceLock<Vec<Net>> = OnceLock::new();
    LEARNED.get_or_init(|| {
        let bytes: &[u8; NETS * Net::BYTES] = include_bytes!("nets.bin");
        Net::all(bytes).unwrap_or_default()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn networks_are_kept_as_they_are() {
        assert_eq!(nets().len(), NETS);
        assert_eq!(Net::all(&[0; 7]), None);
        for net in nets() {
            assert_eq!(*net, Net::from_bytes(&net.to_bytes()));
            assert!(
                net.hidden
                    .iter()
                    .any(|(_, weights)| *weights != [0; PORTRAIT])
            );
        }
    }
}
