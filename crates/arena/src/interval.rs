//! Means and their confidence intervals.

use serde::Serialize;

/// A 95% confidence interval.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Interval {
    /// The lower end.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

/// The 97.5% point of the normal distribution.
const Z: f64 = 1.959_963_985;

impl Interval {
    /// Wilson's interval for a share of so many games. It stays within 0 and 1, and does not shrink to a
    /// point when a bot wins all of a few games.
    pub fn of_share(share: f64, games: u64) -> Self {
        if games == 0 {
            return Self {
                low: 0.0,
                high: 1.0,
            };
        }
        let n = games as f64;
        let middle = (share + Z * Z / (2.0 * n)) / (1.0 + Z * Z / n);
        let half =
            Z / (1.0 + Z * Z / n) * (share * (1.0 - share) / n + Z * Z / (4.0 * n * n)).sqrt();
        Self {
            low: (middle - half).max(0.0),
            high: (middle + half).min(1.0),
        }
    }

    /// Half its width.
    pub fn half(&self) -> f64 {
        (self.high - self.low) / 2.0
    }
}

/// A mean that takes one value at a time.
#[derive(Clone, Copy, Debug, Default)]
pub struct Mean {
    count: u64,
    mean: f64,
    /// The sum of squared distances from the mean (Welford).
    spread: f64,
}

impl Mean {
    /// Adds a value.
    pub fn add(&mut self, value: f64) {
        self.count += 1;
        let from = value - self.mean;
        self.mean += from / self.count as f64;
        self.spread += from * (value - self.mean);
    }

    /// The number of values.
    pub fn count(&self) -> u64 {
        self.count
    }

    /// The mean; 0 without values.
    pub fn value(&self) -> f64 {
        self.mean
    }

    /// The variance of the values.
    pub fn variance(&self) -> f64 {
        if self.count > 1 {
            self.spread / (self.count - 1) as f64
        } else {
            0.0
        }
    }

    /// The confidence interval of the mean, by Student's distribution.
    pub fn interval(&self) -> Interval {
        let half = if self.count > 1 {
            let freedom = (self.count - 1) as f64;
            student(freedom) * (self.variance() / self.count as f64).sqrt()
        } else {
            f64::INFINITY
        };
        Interval {
            low: self.mean - half,
            high: self.mean + half,
        }
    }
}

/// The 97.5% point of Student's distribution, by the expansion of Cornish and Fisher. For one and two
/// degrees of freedom the expansion is not precise enough, so the exact values stand here.
fn student(freedom: f64) -> f64 {
    if freedom < 1.5 {
        return 12.706;
    }
    if freedom < 2.5 {
        return 4.303;
    }
    let (z, n) = (Z, freedom);
    let first = (z.powi(3) + z) / 4.0;
    let second = (5.0 * z.powi(5) + 16.0 * z.powi(3) + 3.0 * z) / 96.0;
    let third = (3.0 * z.powi(7) + 19.0 * z.powi(5) + 17.0 * z.powi(3) - 15.0 * z) / 384.0;
    z + first / n + second / n.powi(2) + third / n.powi(3)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near(found: f64, expected: f64) {
        assert!((found - expected).abs() < 0.01, "{found}, not {expected}");
    }

    #[test]
    fn students_points_are_those_of_the_tables() {
        for (freedom, point) in [(3.0, 3.182), (4.0, 2.776), (10.0, 2.228), (100.0, 1.984)] {
            let found = student(freedom);
            assert!((found - point).abs() < 0.03, "{freedom}: {found}");
        }
    }

    #[test]
    fn a_mean_and_its_interval() {
        let mut mean = Mean::default();
        for value in [2.0, 4.0, 4.0, 4.0, 5.0, 5.0, 7.0, 9.0] {
            mean.add(value);
        }
        near(mean.value(), 5.0);
        near(mean.variance(), 32.0 / 7.0);
        near(
            mean.interval().half(),
            2.365 * (32.0_f64 / 7.0 / 8.0).sqrt(),
        );
    }

    #[test]
    fn shares_stay_within_bounds_and_are_never_certain() {
        let all = Interval::of_share(1.0, 10);
        near(all.low, 0.7225);
        near(all.high, 1.0);
        let even = Interval::of_share(0.5, 100);
        near(even.low, 0.4038);
        near(even.high, 0.5962);
        near(Interval::of_share(0.0, 0).high, 1.0);
    }
}
