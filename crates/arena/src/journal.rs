//! Files to which games are only appended, so that whatever was interrupted goes on.

use std::fs::{File, OpenOptions};
use std::io::{self, BufRead, BufReader, Seek, SeekFrom, Write};
use std::marker::PhantomData;
use std::path::{Path, PathBuf};

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

/// The version of the files' format.
const VERSION: u32 = 1;

/// A file whose first line says what is played, and every other line how a game ended, in the order in which the
/// games ended.
#[derive(Debug)]
pub struct Journal<Line> {
    file: File,
    lines: PhantomData<Line>,
}

/// Why a file of results cannot be used.
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
    /// The file does not begin like a file of results.
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

impl<Line: Serialize + DeserializeOwned> Journal<Line> {
    /// Opens or creates the file of a contest, and returns the lines that it already holds. The first line has
    /// `kind` with the version of the format, and then the fields of `head`.
    ///
    /// If an interruption cut off the last line, it drops that line, and the game is played again.
    pub fn open<Head: Serialize + DeserializeOwned + PartialEq>(
        path: &Path,
        kind: &str,
        head: &Head,
    ) -> Result<(Self, Vec<Line>), BadResults> {
        let bad = |error| BadResults::File {
            path: path.to_owned(),
            error,
        };
        let foreign = || BadResults::Foreign(path.to_owned());
        let mut file = OpenOptions::new()
            .read(true)
            .write(true)
            .create(true)
            .truncate(false)
            .open(path)
            .map_err(bad)?;
        let mut lines = Vec::new();
        let mut whole = 0;
        let mut reader = BufReader::new(&file);
        let mut text = String::new();
        for line in 1.. {
            text.clear();
            let read = reader
                .read_line(&mut text)
                .map_err(|error| match error.kind() {
                    io::ErrorKind::InvalidData => foreign(),
                    _ => bad(error),
                })?;
            if !text.ends_with('\n') {
                break;
            }
            if line == 1 {
                let mut held: Map<String, Value> =
                    serde_json::from_str(&text).map_err(|_| foreign())?;
                let version = held.remove(kind).ok_or_else(foreign)?;
                let held = serde_json::from_value::<Head>(Value::Object(held));
                let held = held.map_err(|_| foreign())?;
                if version != VERSION || held != *head {
                    return Err(BadResults::Other {
                        path: path.to_owned(),
                        held: text.trim_end().to_owned(),
                    });
                }
            } else {
                let held = serde_json::from_str(&text).map_err(|error| BadResults::Line {
                    path: path.to_owned(),
                    line,
                    reason: error.to_string(),
                })?;
                lines.push(held);
            }
            whole += read as u64;
        }
        if whole == 0 && !text.is_empty() && !text.starts_with(&format!("{{\"{kind}\"")) {
            // A file of another kind without an end of line: do not overwrite it.
            return Err(foreign());
        }
        file.set_len(whole).map_err(bad)?;
        file.seek(SeekFrom::End(0)).map_err(bad)?;
        let mut journal = Self {
            file,
            lines: PhantomData,
        };
        if whole == 0 {
            let mut first = Map::new();
            first.insert(kind.to_owned(), VERSION.into());
            if let Ok(Value::Object(head)) = serde_json::to_value(head) {
                first.extend(head);
            }
            journal.append(&first).map_err(bad)?;
        }
        Ok((journal, lines))
    }

    /// Appends a game that is over.
    pub fn add(&mut self, line: &Line) -> io::Result<()> {
        self.append(line)
    }

    fn append(&mut self, value: &impl Serialize) -> io::Result<()> {
        let mut line = serde_json::to_vec(value)?;
        line.push(b'\n');
        self.file.write_all(&line)
    }
}
