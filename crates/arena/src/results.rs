//! The results file of a contest.

use std::io;
use std::path::Path;

use crate::{BadResults, Contest, Journal, Outcome};

/// The first key of the file.
const KIND: &str = "takht_arena";

/// An open results file. The first line is the contest. Every other line is the outcome of a game, in the
/// order in which the games ended. The arena only appends lines.
#[derive(Debug)]
pub struct Results(Journal<Outcome>);

impl Results {
    /// Opens or creates the file of a contest, and returns the games that it already holds.
    ///
    /// If an interruption cut off the last line, it drops that line, and the arena plays the game again.
    pub fn open(path: &Path, contest: &Contest) -> Result<(Self, Vec<Outcome>), BadResults> {
        let (journal, outcomes) = Journal::open(path, KIND, contest)?;
        Ok((Self(journal), outcomes))
    }

    /// Appends a game that is over.
    pub fn add(&mut self, outcome: &Outcome) -> io::Result<()> {
        self.0.add(outcome)
    }
}
