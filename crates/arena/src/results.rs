//! The results file of a contest.

use std::fs::{File, OpenOptions};
use std::io::{self, BufRead, BufReader, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use crate::{Contest, Outcome};

/// The version of the file's format.
const VERSION: u32 = 1;

/// The first line: the contest.
#[derive(Debug, Serialize, Deserialize)]
struct Head {
    takht_arena: u32,
    #[serde(flatten)]
    contest: Contest,
}

/// An open results file. The first line is the contest. Every other line is the outcome of a game, in the
/// order in which the games ended. The arena only appends lines.
#[derive(Debug)]
pub struct Results {
    file: File,
}

/// Why a results file cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum BadResults {
    /// The system cannot open, read or write the file.
    #[error("{}: {error}", .path.display())]
    File {
        /// The file.
        path: PathBuf,
        /// The error of the system.
        error: io::Error,
    },
    /// The file does not begin like a results file.
    #[error("{} is not a results file of an arena", .0.display())]
    Foreign(PathBuf),
    /// The file belongs to another contest.
    #[error("{} has the games of another contest: {held}", .path.display())]
    Other {
        /// The file.
        path: PathBuf,
        /// The first line of the file, which names its contest.
        held: String,
    },
    /// A complete line cannot be parsed.
    #[error("{} line {line}: {reason}", .path.display())]
    Line {
        /// The file.
        path: PathBuf,
        /// The number of the line, from 1.
        line: usize,
        /// What is wrong with the line.
        reason: String,
    },
}

impl Results {
    /// Opens or creates the file of a contest, and returns the games that it already holds.
    ///
    /// If an interruption cut off the last line, it drops that line, and the arena plays the game again.
    pub fn open(path: &Path, contest: &Contest) -> Result<(Self, Vec<Outcome>), BadResults> {
        let bad = |error| BadResults::File {
            path: path.to_owned(),
            error,
        };
        let mut file = OpenOptions::new()
            .read(true)
            .write(true)
            .create(true)
            .truncate(false)
            .open(path)
            .map_err(bad)?;
        let mut outcomes = Vec::new();
        let mut whole = 0;
        let mut reader = BufReader::new(&file);
        let mut text = String::new();
        for line in 1.. {
            text.clear();
            let read = reader
                .read_line(&mut text)
                .map_err(|error| match error.kind() {
                    io::ErrorKind::InvalidData => BadResults::Foreign(path.to_owned()),
                    _ => bad(error),
                })?;
            if !text.ends_with('\n') {
                break;
            }
            if line == 1 {
                let head: Head = serde_json::from_str(&text)
                    .map_err(|_| BadResults::Foreign(path.to_owned()))?;
                if head.takht_arena != VERSION || head.contest != *contest {
                    return Err(BadResults::Other {
                        path: path.to_owned(),
                        held: text.trim_end().to_owned(),
                    });
                }
            } else {
                let outcome = serde_json::from_str(&text).map_err(|error| BadResults::Line {
                    path: path.to_owned(),
                    line,
                    reason: error.to_string(),
                })?;
                outcomes.push(outcome);
            }
            whole += read as u64;
        }
        if whole == 0 && !text.is_empty() && !text.starts_with("{\"takht_arena\"") {
            // A file of another kind without an end of line: do not overwrite it.
            return Err(BadResults::Foreign(path.to_owned()));
        }
        file.set_len(whole).map_err(bad)?;
        file.seek(SeekFrom::End(0)).map_err(bad)?;
        let mut results = Self { file };
        if whole == 0 {
            let head = Head {
                takht_arena: VERSION,
                contest: contest.clone(),
            };
            results.append(&head).map_err(bad)?;
        }
        Ok((results, outcomes))
    }

    /// Appends a game that is over.
    pub fn add(&mut self, outcome: &Outcome) -> io::Result<()> {
        self.append(outcome)
    }

    fn append(&mut self, value: &impl Serialize) -> io::Result<()> {
        let mut line = serde_json::to_vec(value)?;
        line.push(b'\n');
        self.file.write_all(&line)
    }
}
