//! What `dataset.json` says: the plan, the meaning of the numbers, and whether all parts are there.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};
use takht_spaces::Space;

use crate::{BadDataset, Plan, VERSION};

/// The file that describes a dataset.
const FILE: &str = "dataset.json";

/// The description of a dataset.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Manifest {
    /// The version of the format.
    pub takht_dataset: u32,
    /// True once all parts are there.
    pub complete: bool,
    /// How many parts there are.
    pub parts: usize,
    /// Which games they have.
    pub plan: Plan,
    /// What actions and observations mean.
    pub space: SpaceOfDataset,
}

/// What actions and observations mean: see `docs/SPACES.md`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SpaceOfDataset {
    /// The version of the numbers.
    pub version: u32,
    /// How many actions there are.
    pub actions: usize,
    /// How many bytes an observation has: planes × height × width, then the vector.
    pub observation: usize,
    /// What each plane shows.
    pub planes: Vec<String>,
    /// How many rows a plane has.
    pub height: usize,
    /// How many columns a plane has.
    pub width: usize,
    /// What each byte of the vector says.
    pub vector: Vec<String>,
}

impl From<&Space> for SpaceOfDataset {
    fn from(space: &Space) -> Self {
        Self {
            version: space.version,
            actions: space.action_count(),
            observation: space.observation(),
            planes: space.planes.clone(),
            height: space.height,
            width: space.width,
            vector: space.vector.clone(),
        }
    }
}

impl Manifest {
    /// Reads the description in a folder.
    pub fn read(folder: &Path) -> Result<Self, BadDataset> {
        #[derive(Deserialize)]
        struct Versioned {
            takht_dataset: u32,
        }
        let path = folder.join(FILE);
        let text = fs::read(&path).map_err(BadDataset::file(&path))?;
        let wrong = |error: serde_json::Error| BadDataset::content(&path, error.to_string());
        let versioned: Versioned = serde_json::from_slice(&text).map_err(wrong)?;
        if versioned.takht_dataset != VERSION {
            return Err(BadDataset::Version {
                path: folder.to_owned(),
                version: versioned.takht_dataset,
            });
        }
        serde_json::from_slice(&text).map_err(wrong)
    }

    /// True if there is a description in a folder.
    pub(crate) fn is_in(folder: &Path) -> bool {
        folder.join(FILE).exists()
    }

    /// Writes the description at once: a reader sees the old one or the new one.
    pub(crate) fn write(&self, folder: &Path) -> Result<(), BadDataset> {
        let path = folder.join(FILE);
        let mut text = serde_json::to_vec_pretty(self).unwrap_or_default();
        text.push(b'\n');
        let beside = unfinished(&path);
        let write = || -> io::Result<()> {
            let mut file = fs::File::create(&beside)?;
            file.write_all(&text)?;
            file.sync_all()?;
            fs::rename(&beside, &path)
        };
        write().map_err(BadDataset::file(&path))
    }
}

/// What a file is called until it is whole: programs that read a folder leave out such names.
pub(crate) fn unfinished(path: &Path) -> PathBuf {
    let name = path.file_stem().unwrap_or_default().to_string_lossy();
    path.with_file_name(format!(".{name}.unfinished"))
}

/// The files of a part: its positions and its games.
pub(crate) fn files(folder: &Path, part: usize) -> [PathBuf; 2] {
    let name = format!("{part:05}.parquet");
    [
        folder.join("positions").join(&name),
        folder.join("games").join(&name),
    ]
}
