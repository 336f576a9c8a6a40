//! Why a dataset cannot be written or read.

use std::io;
use std::path::{Path, PathBuf};

use parquet::errors::ParquetError;
use takht_arena::BadContest;
use takht_core::RecordError;

/// Why a dataset cannot be written or read.
#[derive(Debug, thiserror::Error)]
pub enum BadDataset {
    /// The system cannot read or write a file.
    #[error("{}: {error}", .path.display())]
    File {
        /// The file.
        path: PathBuf,
        /// The error of the system.
        error: io::Error,
    },
    /// A file is no Parquet, or not what the dataset says.
    #[error("{}: {reason}", .path.display())]
    Content {
        /// The file.
        path: PathBuf,
        /// What is wrong with it.
        reason: String,
    },
    /// The folder has something else in it.
    #[error("{} is no dataset, and not empty", .0.display())]
    Foreign(PathBuf),
    /// The folder has the games of another plan.
    #[error("{} has the games of another plan: {held}", .path.display())]
    Other {
        /// The folder.
        path: PathBuf,
        /// The plan that it has, as JSON.
        held: String,
    },
    /// Another version of this program wrote the dataset.
    #[error("{} has version {version} of the format; this program has version {}", .path.display(), crate::VERSION)]
    Version {
        /// The folder.
        path: PathBuf,
        /// The version in it.
        version: u32,
    },
    /// Some parts are missing, because it is still being written or was interrupted.
    #[error("{} has {} of {parts} parts: the command that began it continues with the rest", .path.display(), .there)]
    Unfinished {
        /// The folder.
        path: PathBuf,
        /// How many parts there are.
        there: usize,
        /// How many parts there should be.
        parts: usize,
    },
    /// There is no such part.
    #[error("{} has no part {part}; its parts count from 0 to {last}", .path.display())]
    Part {
        /// The folder.
        path: PathBuf,
        /// The part.
        part: usize,
        /// The last part.
        last: usize,
    },
    /// The games cannot be played.
    #[error(transparent)]
    Contest(#[from] BadContest),
    /// A record and the rules disagree.
    #[error(transparent)]
    Record(#[from] RecordError),
}

impl BadDataset {
    pub(crate) fn file(path: &Path) -> impl FnOnce(io::Error) -> Self + '_ {
        |error| Self::File {
            path: path.to_owned(),
            error,
        }
    }

    /// An error of Parquet: what the system says, where it is the system that says it.
    pub(crate) fn parquet(path: &Path) -> impl Fn(ParquetError) -> Self + '_ {
        |error| {
            let path = path.to_owned();
            match error {
                ParquetError::External(error) => match error.downcast::<io::Error>() {
                    Ok(error) => Self::File {
                        path,
                        error: *error,
                    },
                    Err(error) => Self::Content {
                        path,
                        reason: error.to_string(),
                    },
                },
                error => Self::Content {
                    path,
                    reason: error.to_string(),
                },
            }
        }
    }

    pub(crate) fn content(path: &Path, reason: impl Into<String>) -> Self {
        Self::Content {
            path: path.to_owned(),
            reason: reason.into(),
        }
    }
}
