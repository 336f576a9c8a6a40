//! What a player has, with its breakdown.

use std::fmt::Debug;

use serde::Serialize;

use crate::Message;

/// The score of one seat: a total, and how it came about.
pub trait Score: Serialize + Clone + PartialEq + Debug + Send {
    /// The number that is compared.
    fn total(&self) -> i32;
    /// The parts of the total, a sentence each, in the order a person would add them up.
    fn parts(&self) -> Vec<Message>;
    /// Where on the board each piece of the total comes from, a sentence each; none where the parts
    /// say it all.
    fn reasons(&self) -> Vec<Message> {
        Vec::new()
    }
}
