//! What a player has, with its breakdown.

use std::fmt::Debug;

use serde::Serialize;

use crate::Message;

/// The score of one seat: a total, and how it came about.
pub trait Score: Serialize + Clone + PartialEq + Debug + Send {
    /// The number that is compared.
    fn total(&self) -> i32;
    /// The parts of the total, in the order a person would add them up. Their points add up to it.
    fn parts(&self) -> Vec<ScorePart>;
}

/// One part of a score.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScorePart {
    /// What brings the points, as a sentence that says how many.
    pub label: Message,
    /// What the part adds to the total.
    pub points: i32,
    /// Where on the board the points come from; none where the label says it all.
    pub reasons: Vec<ScoreReason>,
}

impl ScorePart {
    /// A part whose label says it all.
    pub fn new(label: Message, points: i32) -> Self {
        Self {
            label,
            points,
            reasons: Vec::new(),
        }
    }
}

/// One reason for the points of a [`ScorePart`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScoreReason {
    /// The reason, as a sentence that says how many points it brings.
    pub label: Message,
    /// What it adds to the part; the reasons of a part add up to it.
    pub points: i32,
    /// The places on the board, as the game's notation writes them.
    pub places: Vec<String>,
}
