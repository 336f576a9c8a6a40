//! The files in the archive beside the program.

use std::fs;
use std::path::Path;
use std::process::Command;

use crate::archive::Entry;
use crate::component::Component;
use crate::notices::notices;
use crate::{Done, at, read, said};

/// The project's files that the archive includes, and their names in it.
const DOCUMENTS: [(&str, &str); 5] = [
    ("LICENSE-APACHE", "LICENSE-APACHE"),
    ("LICENSE-MIT", "LICENSE-MIT"),
    ("NOTICE", "NOTICE"),
    ("CHANGELOG.md", "CHANGELOG.md"),
    ("docs/HOSTING.md", "HOSTING.md"),
];

/// The shells with completions, and the file for each.
const COMPLETIONS: [(&str, &str); 3] = [
    ("bash", "completions/takht.bash"),
    ("zsh", "completions/_takht"),
    ("fish", "completions/takht.fish"),
];

/// Documents, notices, completions and manual pages.
pub(crate) fn contents(project: &Path, program: &Path, parties: &[Component]) -> Done<Vec<Entry>> {
    let mut entries = Vec::new();
    for (file, name) in DOCUMENTS {
        entries.push(Entry::file(name, read(&project.join(file))?));
    }
    entries.push(Entry::file("THIRD-PARTIES.txt", notices(parties)?));
    for (shell, name) in COMPLETIONS {
        let script = said(Command::new(program).args(["completions", shell]))?;
        entries.push(Entry::file(name, script));
    }
    let pages = std::env::temp_dir().join(format!("takht-manual-{}", std::process::id()));
    said(Command::new(program).arg("manual").arg(&pages))?;
    for page in fs::read_dir(&pages).map_err(|error| at(&pages, &error))? {
        let page = page.map_err(|error| at(&pages, &error))?.path();
        let name = page.file_name().unwrap_or_default().to_string_lossy();
        entries.push(Entry::file(&format!("man/{name}"), read(&page)?));
    }
    fs::remove_dir_all(&pages).map_err(|error| at(&pages, &error))?;
    Ok(entries)
}
