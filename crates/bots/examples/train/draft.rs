//! A network in floating point, for training.

use takht_bots::kingdomino::net::{HIDDEN, Net, ONE};
use takht_core::{Chance, Quick};
use takht_kingdomino::{PORTRAIT, Portrait};

/// The largest weight of a hidden unit that fits into a byte.
const HEAVIEST: f32 = 127.0 / ONE as f32;

/// The scaled numbers of a portrait.
pub(crate) type Scaled = [f32; PORTRAIT];

/// The numbers of a portrait, as a network scales them.
pub(crate) fn scaled(net: &Net, portrait: &Portrait) -> Scaled {
    net.scaled(portrait)
        .map(|number| f32::from(number) / ONE as f32)
}

/// A network in training, or a gradient of one.
#[derive(Clone)]
pub(crate) struct Draft {
    direct: Scaled,
    hidden: [Scaled; HIDDEN],
    always: [f32; HIDDEN],
    heard: [f32; HIDDEN],
    base: f32,
}

impl Draft {
    /// The gradient 0.
    pub(crate) const NONE: Self = Self {
        direct: [0.0; PORTRAIT],
        hidden: [[0.0; PORTRAIT]; HIDDEN],
        always: [0.0; HIDDEN],
        heard: [0.0; HIDDEN],
        base: 0.0,
    };

    /// An untrained network with small random weights.
    pub(crate) fn new(seed: u64, base: f32) -> Self {
        let mut chance = Quick::new(seed);
        let mut little = || (chance.below(20_001) as f32 / 10_000.0 - 1.0) * 0.2;
        let mut draft = Self { base, ..Self::NONE };
        draft.hidden.as_flattened_mut().fill_with(&mut little);
        draft.heard.fill_with(&mut little);
        draft
    }

    /// A network in training that starts from a learned one.
    pub(crate) fn of(net: &Net) -> Self {
        let one = ONE as f32;
        let short = |number: i16| f32::from(number) / one;
        let long = |number: i32| number as f32 / one / one;
        Self {
            direct: net.direct.map(short),
            hidden: std::array::from_fn(|i| net.hidden[i].1.map(short)),
            always: std::array::from_fn(|i| long(net.hidden[i].0)),
            heard: net.heard.map(short),
            base: long(net.base),
        }
    }

    /// Copies the weights into a network of integers.
    pub(crate) fn teach(&self, net: &mut Net) {
        let one = ONE as f32;
        let short = |number: f32| (number * one).round() as i16;
        let long = |number: f32| (number * one * one).round() as i32;
        net.direct = self.direct.map(short);
        net.hidden = std::array::from_fn(|i| (long(self.always[i]), self.hidden[i].map(short)));
        net.heard = self.heard.map(short);
        net.base = long(self.base);
    }

    fn numbers(&mut self) -> impl Iterator<Item = &mut f32> {
        let many = self.direct.iter_mut();
        let many = many.chain(self.hidden.as_flattened_mut());
        let many = many.chain(&mut self.always).chain(&mut self.heard);
        many.chain([&mut self.base])
    }

    /// The values of the hidden units, and the predicted points.
    pub(crate) fn respond(&self, scaled: &Scaled) -> ([f32; HIDDEN], f32) {
        let mut responses = self.always;
        let mut points = self.base + product(&self.direct, scaled);
        for (i, response) in responses.iter_mut().enumerate() {
            *response = (*response + product(&self.hidden[i], scaled)).max(0.0);
            points += *response * self.heard[i];
        }
        (responses, points)
    }

    /// Adds the gradient of the error of `of`, whose hidden units had these values.
    pub(crate) fn blame(
        &mut self,
        of: &Self,
        scaled: &Scaled,
        responses: &[f32; HIDDEN],
        error: f32,
    ) {
        self.base += error;
        add(&mut self.direct, error, scaled);
        for (i, &response) in responses.iter().enumerate() {
            if response > 0.0 {
                self.heard[i] += error * response;
                let error = error * of.heard[i];
                self.always[i] += error;
                add(&mut self.hidden[i], error, scaled);
            }
        }
    }

    /// Adds another gradient.
    pub(crate) fn add(&mut self, other: &mut Self) {
        for (number, other) in self.numbers().zip(other.numbers()) {
            *number += *other;
        }
    }

    /// Moves the weights by `part` of the way to those of another network.
    pub(crate) fn approach(&mut self, other: &mut Self, part: f32) {
        for (number, other) in self.numbers().zip(other.numbers()) {
            *number += (*other - *number) * part;
        }
    }
}

fn product(weights: &Scaled, numbers: &Scaled) -> f32 {
    // Processors add eight sums at once.
    let mut sums = [0.0; 8];
    for (weights, numbers) in weights.as_chunks::<8>().0.iter().zip(numbers.as_chunks().0) {
        let numbers: &[f32; 8] = numbers;
        for i in 0..8 {
            sums[i] += weights[i] * numbers[i];
        }
    }
    sums.iter().sum()
}

fn add(sums: &mut Scaled, factor: f32, numbers: &Scaled) {
    for (sum, number) in sums.iter_mut().zip(numbers) {
        *sum += factor * number;
    }
}

/// The optimiser Adam (Kingma and Ba, 2015).
pub(crate) struct Walk {
    drift: Draft,
    force: Draft,
    steps: i32,
}

impl Walk {
    /// An optimiser before its first step.
    pub(crate) const fn new() -> Self {
        Self {
            drift: Draft::NONE,
            force: Draft::NONE,
            steps: 0,
        }
    }

    /// Moves the weights one step against the gradient.
    pub(crate) fn step(&mut self, draft: &mut Draft, blame: &mut Draft, stride: f32) {
        self.steps += 1;
        let first = 1.0 - 0.9_f32.powi(self.steps);
        let second = 1.0 - 0.999_f32.powi(self.steps);
        let stride = stride * second.sqrt() / first;
        let moments = self.drift.numbers().zip(self.force.numbers());
        let numbers = draft.numbers().zip(blame.numbers()).zip(moments);
        for ((number, blame), (drift, force)) in numbers {
            *drift = 0.9 * *drift + 0.1 * *blame;
            *force = 0.999 * *force + 0.001 * *blame * *blame;
            *number -= stride * *drift / (force.sqrt() + 1e-6);
        }
        for weight in draft.hidden.as_flattened_mut() {
            *weight = weight.clamp(-HEAVIEST, HEAVIEST);
        }
    }
}
