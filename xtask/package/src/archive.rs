//! Packs files into an archive; the same files give the same bytes.

use std::io::Write as _;

use flate2::{Compression, GzBuilder};
use tar::{Builder, EntryType, Header};

use crate::Done;

/// A file or a folder of an archive.
#[derive(Debug)]
pub(crate) struct Entry {
    pub(crate) name: String,
    bytes: Vec<u8>,
    kind: EntryType,
    mode: u32,
    /// The id of both its user and its group.
    owner: u64,
}

impl Entry {
    /// A file that everybody may read.
    pub(crate) fn file(name: &str, bytes: impl Into<Vec<u8>>) -> Self {
        Self {
            name: name.to_owned(),
            bytes: bytes.into(),
            kind: EntryType::Regular,
            mode: 0o644,
            owner: 0,
        }
    }

    /// A file that everybody may run.
    pub(crate) fn program(name: &str, bytes: Vec<u8>) -> Self {
        Self {
            mode: 0o755,
            ..Self::file(name, bytes)
        }
    }

    /// A folder with its permissions and its owner.
    pub(crate) fn folder(name: &str, mode: u32, owner: u64) -> Self {
        Self {
            kind: EntryType::Directory,
            mode,
            owner,
            ..Self::file(name, Vec::new())
        }
    }
}

/// Packs the entries into an archive, inside a folder if it has a name. The entries have no time and are
/// sorted by name, so that the same files give the same archive.
pub(crate) fn packed(folder: &str, mut entries: Vec<Entry>) -> Done<Vec<u8>> {
    entries.sort_by(|one, other| one.name.cmp(&other.name));
    let mut builder = Builder::new(Vec::new());
    for entry in entries {
        let name = match folder {
            "" => entry.name,
            folder => format!("{folder}/{}", entry.name),
        };
        let mut header = Header::new_gnu();
        header.set_entry_type(entry.kind);
        header.set_mode(entry.mode);
        header.set_uid(entry.owner);
        header.set_gid(entry.owner);
        header.set_mtime(0);
        header.set_size(entry.bytes.len() as u64);
        builder
            .append_data(&mut header, &name, entry.bytes.as_slice())
            .map_err(|error| format!("{name}: {error}"))?;
    }
    builder.into_inner().map_err(|error| error.to_string())
}

/// Compresses bytes with gzip as far as possible.
pub(crate) fn compressed(bytes: &[u8]) -> Done<Vec<u8>> {
    let mut gzip = GzBuilder::new()
        .mtime(0)
        .write(Vec::new(), Compression::best());
    gzip.write_all(bytes)
        .and_then(|()| gzip.finish())
        .map_err(|error| error.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entries() -> Vec<Entry> {
        vec![
            Entry::program("b", b"run".to_vec()),
            Entry::file("a", "read"),
            Entry::folder("c", 0o700, 7),
        ]
    }

    #[test]
    fn the_same_files_are_the_same_archive_in_any_order() {
        let archive = packed("top", entries()).unwrap();
        let mut other = entries();
        other.reverse();
        assert_eq!(archive, packed("top", other).unwrap());
        assert_eq!(compressed(&archive).unwrap(), compressed(&archive).unwrap());
    }

    #[test]
    fn what_was_packed_is_found_again() {
        let archive = packed("top", entries()).unwrap();
        let mut archive = tar::Archive::new(archive.as_slice());
        let found = archive.entries().unwrap().map(|entry| {
            let entry = entry.unwrap();
            let header = entry.header();
            let name = entry.path().unwrap().display().to_string();
            (
                name,
                header.mode().unwrap(),
                header.uid().unwrap(),
                header.mtime().unwrap(),
            )
        });
        let expected = [
            ("top/a", 0o644, 0, 0),
            ("top/b", 0o755, 0, 0),
            ("top/c", 0o700, 7, 0),
        ];
        let expected =
            expected.map(|(name, mode, owner, time)| (name.to_owned(), mode, owner, time));
        assert_eq!(found.collect::<Vec<_>>(), expected);
    }
}
