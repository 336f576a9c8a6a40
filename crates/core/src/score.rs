//! A player's score, with its breakdown.

use std::fmt::Debug;

use serde::Serialize;

use crate::Message;
use crate::message::Arg;

/// The score of one seat: a total and its parts.
pub trait Score: Serialize + Clone + PartialEq + Debug + Send {
    /// The sum of the parts.
    fn total(&self) -> i32;
    /// The parts of the total, in the order in which a player adds them up.
    fn parts(&self) -> Vec<ScorePart>;
}

/// One part of a score.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScorePart {
    /// What the points are for and how many there are, as a sentence.
    pub label: Message,
    /// The points this part adds to the total.
    pub points: i32,
    /// Where on the board the points come from; empty if the label is enough.
    pub reasons: Vec<ScoreReason>,
}

impl ScorePart {
    /// A part without reasons.
    pub fn new(label: Message, points: i32) -> Self {
        Self {
            label,
            points,
            reasons: Vec::new(),
        }
    }

    /// What the points are for, without the points: the terrain, the card, or the kind of the part.
    /// Parts of the same kind have the same name.
    pub fn name(&self) -> Message {
        let about = self.label.args.iter().find_map(|(name, arg)| match arg {
            Arg::Message(about) => Some(about.clone()),
            _ if *name == "number" => {
                let id = format!("{}-name", self.label.id);
                Some(Message::new(id).with("number", arg.clone()))
            }
            _ => None,
        });
        about.unwrap_or_else(|| Message::new(format!("{}-name", self.label.id)))
    }
}

/// One reason for the points of a [`ScorePart`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScoreReason {
    /// The reason and its points, as a sentence.
    pub label: Message,
    /// The points it adds to the part; the reasons of a part add up to the part.
    pub points: i32,
    /// The places on the board, in the game's notation.
    pub places: Vec<String>,
}

/// The score of a game that counts nothing but points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Points {
    /// The points.
    pub total: i32,
}

impl Score for Points {
    fn total(&self) -> i32 {
        self.total
    }

    fn parts(&self) -> Vec<ScorePart> {
        let label = Message::new("score-points").with("points", self.total);
        vec![ScorePart::new(label, self.total)]
    }
}
