//! How many points a kingdom will come to, learned in more detail than an [`super::Outlook`] has.
//!
//! One small network for each number of dominoes handled: the numbers of a [`Portrait`], brought to the
//! same scale, one layer of hidden units, and a sum. All of it in whole numbers, so that it is the same on
//! every machine. `cargo run --release -p takht-bots --example train` learns `nets.bin`.

use std::sync::OnceLock;

use takht_kingdomino::{PORTRAIT, Portrait};

use super::outlook::PARTS;

/// How many hidden units a network has.
pub const HIDDEN: usize = 16;

/// How many networks there are: after the last domino nothing is left to guess.
pub const NETS: usize = 11;

/// What stands for one in scaled numbers, in hidden units, in weights and in factors.
pub const ONE: i32 = 1 << DIGITS;

/// The binary digits behind the point.
const DIGITS: u32 = 6;

/// The largest scaled number, and the largest hidden unit.
const LARGEST: i16 = 16 * ONE as i16;

/// A network.
#[derive(Clone, Debug, PartialEq)]
pub struct Net {
    /// What every number of a portrait usually is, and a factor that brings it to scale.
    pub scale: [(i16, i16); PORTRAIT],
    /// What each number adds by itself.
    pub direct: [i16; PORTRAIT],
    /// What makes each hidden unit respond, beginning with what it always has.
    pub hidden: [(i32, [i16; PORTRAIT]); HIDDEN],
    /// What each hidden unit adds.
    pub heard: [i16; HIDDEN],
    /// What every kingdom comes to.
    pub base: i32,
}

impl Net {
    /// How many bytes one takes.
    const BYTES: usize = PORTRAIT * 6 + HIDDEN * (4 + PORTRAIT + 2) + 4;

    /// The numbers of a portrait, on the same scale.
    #[inline]
    pub fn scaled(&self, portrait: &Portrait) -> Portrait {
        let mut scaled = [0; PORTRAIT];
        for ((scaled, &number), &(usual, factor)) in
            scaled.iter_mut().zip(portrait).zip(&self.scale)
        {
            let number = number.saturating_sub(usual);
            let number = (i32::from(number) * i32::from(factor)) >> DIGITS;
            // In two steps, each of which machines do eight times at once.
            let number = number.clamp(i16::MIN.into(), i16::MAX.into()) as i16;
            *scaled = number.clamp(-LARGEST, LARGEST);
        }
        scaled
    }

    /// What a kingdom with this portrait will come to, in parts of a point.
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

    /// The bytes a network is kept as.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = Vec::with_capacity(Self::BYTES);
        let mut short = |number: i16| bytes.extend(number.to_le_bytes());
        self.scale.iter().for_each(|(usual, _)| short(*usual));
        self.scale.iter().for_each(|(_, factor)| short(*factor));
        self.direct.iter().copied().for_each(&mut short);
        self.heard.iter().copied().for_each(&mut short);
        for (_, weights) in &self.hidden {
            // Weights are small: see `train`.
            bytes.extend(weights.iter().map(|weight| *weight as i8 as u8));
        }
        let always = self.hidden.iter().map(|(always, _)| *always);
        for number in always.chain([self.base]) {
            bytes.extend(number.to_le_bytes());
        }
        bytes
    }

    /// The networks that are kept as these bytes; none if it is not all of them.
    pub fn all(bytes: &[u8]) -> Option<Vec<Self>> {
        let whole = bytes.len() == NETS * Self::BYTES;
        whole.then(|| bytes.chunks(Self::BYTES).map(Self::from_bytes).collect())
    }

    /// The network that is kept as these bytes; as many as [`Self::BYTES`].
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
    // Eight sums side by side: machines can do that at once.
    let mut sums = [0; 8];
    let chunks = weights.as_chunks::<8>().0.iter();
    for (weights, numbers) in chunks.zip(numbers.as_chunks::<8>().0) {
        for i in 0..8 {
            sums[i] += i32::from(weights[i]) * i32::from(numbers[i]);
        }
    }
    sums.iter().sum()
}

/// The networks, the first for kingdoms that have handled one domino.
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
