//! How well people play: Weng-Lin estimates for two to four players.

use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};
use takht_protocol::Rating;

/// What one point of the estimate is on the scale that people see.
const SCALE: f64 = 60.0;

/// An estimate of how well somebody plays.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Estimate {
    /// The mean.
    pub mean: f64,
    /// The standard deviation.
    pub deviation: f64,
    /// From how many games.
    pub games: u32,
}

impl Default for Estimate {
    fn default() -> Self {
        Self {
            mean: 25.0,
            deviation: 25.0 / 3.0,
            games: 0,
        }
    }
}

impl From<Estimate> for Rating {
    fn from(estimate: Estimate) -> Self {
        let shown = |points: f64| (points * SCALE).round() as i32;
        Self {
            value: shown(estimate.mean),
            uncertainty: shown(estimate.deviation),
            games: estimate.games,
        }
    }
}

/// The estimates after a game, from those before it and the places, from 1; several may share one.
pub fn rated(before: &[Estimate], places: &[u32]) -> Vec<Estimate> {
    let players: Vec<[WengLinRating; 1]> = before
        .iter()
        .map(|estimate| {
            [WengLinRating {
                rating: estimate.mean,
                uncertainty: estimate.deviation,
            }]
        })
        .collect();
    let placed: Vec<(&[WengLinRating], MultiTeamOutcome)> = players
        .iter()
        .zip(places)
        .map(|(player, place)| (player.as_slice(), MultiTeamOutcome::new(*place as usize)))
        .collect();
    let after = weng_lin_multi_team(&placed, &WengLinConfig::new());
    let after = after.iter().zip(before).filter_map(|(team, before)| {
        team.first().map(|rating| Estimate {
            mean: rating.rating,
            deviation: rating.uncertainty,
            games: before.games + 1,
        })
    });
    after.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_wins_rises_who_loses_falls_and_both_are_known_better() {
        let new = Estimate::default();
        let after = rated(&[new, new, new], &[2, 1, 2]);
        assert!(after[1].mean > new.mean && after[0].mean < new.mean);
        assert!(
            (after[0].mean - after[2].mean).abs() < 1e-9,
            "they share a place"
        );
        assert!(
            after
                .iter()
                .all(|one| one.deviation < new.deviation && one.games == 1)
        );
        let shown = Rating::from(new);
        assert_eq!((shown.value, shown.uncertainty), (1500, 500));
    }
}
