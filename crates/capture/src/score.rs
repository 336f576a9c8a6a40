//! What a player has.

use serde::Serialize;
use takht_core::{Message, Score};

/// Points for being the last one standing (C16).
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
    /// The points for being the last one standing.
    pub last_standing: i32,
    /// The lives left.
    pub lives: u8,
}

impl Score for CaptureScore {
    fn total(&self) -> i32 {
        self.total
    }

    fn parts(&self) -> Vec<Message> {
        let mut parts = vec![
            Message::new("capture-points-small").with("points", self.small),
            Message::new("capture-points-large").with("points", self.large),
        ];
        if self.last_standing > 0 {
            let last = Message::new("capture-points-last-standing");
            parts.push(last.with("points", self.last_standing));
        }
        parts.push(Message::new("capture-lives").with("lives", self.lives));
        parts
    }
}
