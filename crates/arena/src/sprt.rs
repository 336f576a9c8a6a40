//! When enough games have been played.

use serde::Serialize;

use crate::Mean;

/// The sequential probability ratio test for the first bot's share of wins: it stops as soon as one of
/// two shares is clearly the better guess. The games' own variance is used, so shared wins count as
/// what they are; both errors are 5%.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Sprt {
    /// No better than this.
    pub low: f64,
    /// At least this.
    pub high: f64,
}

/// What the test says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// The share is the lower one, or less.
    Low,
    /// The share is the higher one, or more.
    High,
    /// Nobody can say yet.
    Open,
}

/// Fewer games than this say nothing about their variance.
const FEWEST: u64 = 16;

impl Sprt {
    /// How much likelier the higher share is than the lower one, as a logarithm.
    pub fn likelihood(&self, shares: &Mean) -> f64 {
        if shares.count() < FEWEST {
            return 0.0;
        }
        // Even a series without any variance may break off with the next game.
        let n = shares.count() as f64;
        let variance = shares.variance().max(1.0 / n);
        n * (self.high - self.low) * (2.0 * shares.value() - self.low - self.high)
            / (2.0 * variance)
    }

    /// What the games so far say.
    pub fn verdict(&self, shares: &Mean) -> Verdict {
        let enough = (0.95_f64 / 0.05).ln();
        let likelihood = self.likelihood(shares);
        if likelihood >= enough {
            Verdict::High
        } else if likelihood <= -enough {
            Verdict::Low
        } else {
            Verdict::Open
        }
    }
}

#[cfg(test)]
mod tests {
    use takht_core::{Chance, Quick};

    use super::*;

    /// Of many tests with a share that is known, the wrong verdict comes about one time in twenty.
    #[test]
    fn errors_are_as_rare_as_they_are_said_to_be() {
        let sprt = Sprt {
            low: 0.5,
            high: 0.6,
        };
        for (percent, wrong) in [(50, Verdict::High), (60, Verdict::Low)] {
            let mut chance = Quick::new(percent);
            let mut errors = 0;
            for _ in 0..1_000 {
                let mut shares = Mean::default();
                let verdict = loop {
                    shares.add(f64::from(chance.below(100) < percent as u32));
                    match sprt.verdict(&shares) {
                        Verdict::Open => {}
                        verdict => break verdict,
                    }
                };
                errors += u32::from(verdict == wrong);
            }
            assert!((5..100).contains(&errors), "{percent}: {errors} of 1000");
        }
    }
}
