//! Reads and writes the files that the command line names.

use std::fs;
use std::io::{self, IsTerminal, Read};
use std::path::{Path, PathBuf};

use crate::console::{Console, Failure};

/// The bytes of a file, or of standard input for `-`.
pub(crate) fn bytes(file: &Path, console: &mut Console) -> Result<Vec<u8>, Failure> {
    let read = if file == Path::new("-") {
        if io::stdin().is_terminal() {
            let waiting = console.words.text("cli-reading-keyboard");
            console.note(waiting);
        }
        let mut bytes = Vec::new();
        io::stdin().lock().read_to_end(&mut bytes).map(|_| bytes)
    } else {
        fs::read(file)
    };
    read.map_err(|error| failed(file, error))
}

/// A failure to read or write a file.
pub(crate) fn failed(file: &Path, error: io::Error) -> Failure {
    Failure::File {
        name: file.display().to_string(),
        error,
    }
}

/// Replaces a file at once: even if the machine stops, it has either the old text or the new one.
pub(crate) fn write_whole(file: &Path, text: &str) -> Result<(), Failure> {
    // Replace the file that a link points to, not the link.
    let target = fs::canonicalize(file).unwrap_or_else(|_| file.to_owned());
    let mut beside = target.clone().into_os_string();
    beside.push(format!(".{}.new", std::process::id()));
    let beside = PathBuf::from(beside);
    let write = || {
        let mut new = fs::File::create_new(&beside)?;
        io::Write::write_all(&mut new, text.as_bytes())?;
        new.sync_all()?;
        fs::rename(&beside, &target)
    };
    let written = write();
    if written.is_err() {
        // Remove the unfinished file; the first error is the one to report.
        let _ = fs::remove_file(&beside);
    }
    written.map_err(|error| failed(file, error))
}
