//! Decides when a contest has enough games.

use serde::Serialize;

use crate::Mean;

/// The sequential probability ratio test for the first bot's share of wins. It ends as soon as the games
/// clearly favour one of two shares. It uses the variance of the games, so that shared wins count with their
/// true weight. Both error rates are 5%.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Sprt {
    /// The lower share.
    pub low: f64,
    /// The higher share.
    pub high: f64,
}

/// The verdict of the test.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// The share is the lower one, or less.
    Low,
    /// The share is the higher one, or more.
    High,
    /// The games do not decide it yet.
    Open,
}

/// With fewer games than this, their variance is unreliable.
const FEWEST: u64 = 16;

impl Sprt {
    /// The logarithm of the likelihood ratio of the higher share to the lower one.
    pub fn likelihood(&self, shares: &Mean) -> f64 {
        if shares.count() < FEWEST {
            return 0.0;
        }
        // If all results are equal, the sample variance of 0 underestimates the true one.
        let n = shares.count() as f64;
        let variance = shares.variance().max(1.0 / n);
        n * (self.high - self.low) * (2.0 * shares.value() - self.low - self.high)
            / (2.0 * variance)
    }

    /// The verdict after these games.
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

    /// With a known share, about one test in twenty gives the wrong verdict.
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
