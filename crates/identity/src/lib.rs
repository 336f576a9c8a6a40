//! The name of a build: its version and a hash of all its sources.
//!
//! The program and the page that it serves come from separate builds. Both builds compute their
//! name here, so they have the same name if they have the same sources. No version control system
//! is needed.

use std::path::{Path, PathBuf};
use std::{fs, io};

use sha2::{Digest, Sha256};

/// The sources of a build in the project's folder. Tests, documents and tasks are not among them.
const SOURCES: [&str; 3] = ["Cargo.lock", "Cargo.toml", "locales"];

/// The sources of a build in the folder of a crate.
const OF_A_CRATE: [&str; 4] = ["Cargo.toml", "build.rs", "src", "static"];

/// How many bytes of the hash the name contains.
const LENGTH: usize = 6;

/// The name of a build from a project's folder, such as `0.1.0+3f2a9c1b04de`.
pub fn build(project: &Path, version: &str) -> io::Result<String> {
    let mut files = Vec::new();
    for source in sources(project)? {
        list(&source, &mut files)?;
    }
    let mut named = Vec::new();
    for file in files {
        let name = file.strip_prefix(project).unwrap_or(&file);
        // The same separator and the same order on every system.
        let parts = name
            .components()
            .map(|part| part.as_os_str().to_string_lossy());
        named.push((parts.collect::<Vec<_>>().join("/"), file));
    }
    named.sort();
    let mut hash = Sha256::new();
    for (name, file) in named {
        let bytes = fs::read(&file)?;
        // The lengths separate a name from its content and one file from the next.
        hash.update((name.len() as u64).to_le_bytes());
        hash.update(name.as_bytes());
        hash.update((bytes.len() as u64).to_le_bytes());
        hash.update(&bytes);
    }
    let hash = hash.finalize();
    Ok(format!(
        "{version}+{}",
        base16ct::lower::encode_string(&hash[..LENGTH])
    ))
}

/// The files and folders that determine the name.
pub fn sources(project: &Path) -> io::Result<Vec<PathBuf>> {
    let mut sources: Vec<PathBuf> = SOURCES.iter().map(|source| project.join(source)).collect();
    for entry in fs::read_dir(project.join("crates"))? {
        let folder = entry?.path();
        let parts = OF_A_CRATE.iter().map(|part| folder.join(part));
        sources.extend(parts.filter(|part| part.exists()));
    }
    Ok(sources)
}

fn list(source: &Path, files: &mut Vec<PathBuf>) -> io::Result<()> {
    if !source.is_dir() {
        files.push(source.to_owned());
        return Ok(());
    }
    for entry in fs::read_dir(source)? {
        list(&entry?.path(), files)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn project() -> tempfile::TempDir {
        let folder = tempfile::tempdir().unwrap();
        let write = |name: &str| {
            let file = folder.path().join(name);
            fs::create_dir_all(file.parent().unwrap()).unwrap();
            fs::write(file, name).unwrap();
        };
        for name in ["Cargo.lock", "Cargo.toml", "README.md", "locales/en/a.ftl"] {
            write(name);
        }
        for name in ["Cargo.toml", "src/lib.rs", "src/deep/er.rs", "tests/it.rs"] {
            write(&format!("crates/one/{name}"));
        }
        folder
    }

    fn named(folder: &tempfile::TempDir) -> String {
        build(folder.path(), "1.2.3").unwrap()
    }

    #[test]
    fn the_same_sources_have_the_same_name_wherever_they_are() {
        let name = named(&project());
        assert_eq!(name, named(&project()));
        let (version, hash) = name.split_once('+').unwrap();
        assert_eq!((version, hash.len()), ("1.2.3", 2 * LENGTH));
    }

    #[test]
    fn whatever_is_built_in_changes_the_name_and_nothing_else_does() {
        let folder = project();
        let name = named(&folder);
        for same in ["README.md", "crates/one/tests/it.rs"] {
            fs::write(folder.path().join(same), "other").unwrap();
            assert_eq!(named(&folder), name, "{same}");
        }
        for other in [
            "Cargo.lock",
            "locales/en/a.ftl",
            "crates/one/src/deep/er.rs",
        ] {
            let before = named(&folder);
            fs::write(folder.path().join(other), "other").unwrap();
            assert_ne!(named(&folder), before, "{other}");
        }
        // Moving a file changes the name, even with the same content.
        let before = named(&folder);
        let src = folder.path().join("crates/one/src");
        fs::rename(src.join("lib.rs"), src.join("main.rs")).unwrap();
        assert_ne!(named(&folder), before);
    }

    #[test]
    fn a_folder_that_is_no_project_is_an_error() {
        let folder = tempfile::tempdir().unwrap();
        assert!(build(folder.path(), "1.2.3").is_err());
    }
}
