//! The score of a player.

use serde::Serialize;
use takht_core::{Message, Score, ScorePart};

/// Points for the last player in the game (C16).
pub const LAST_STANDING: i32 = 5;

/// The score of one player with its breakdown.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct CaptureScore {
    /// All points.
    pub total: i32,
    /// The points of small buildings.
    pub small: i32,
    /// The points of large buildings.
    pub large: i32,
    /// The points for the last player in the game.
    pub last_standing: i32,
    /// The lives left.
    pub lives: u8,
}

impl Score for CaptureScore {
    fn total(&self) -> i32 {
        self.total
    }

    fn parts(&self) -> Vec<ScorePart> {
        let part = |id: &'static str, points: i32| {
            ScorePart::new(Message::new(id).with("points", points), points)
        };
        let mut parts = vec![
            part("capture-points-small", self.small),
            part("capture-points-large", self.large),
        ];
        if self.last_standing > 0 {
            parts.push(part("capture-points-last-standing", self.last_standing));
        }
        let lives = Message::new("capture-lives").with("lives", self.lives);
        parts.push(ScorePart::new(lives, 0));
        parts
    }
}
