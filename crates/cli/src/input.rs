//! Reading what people hand over: a file, or standard input.

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

/// Writes a file so that it is whole at every moment, also if the machine stops in between.
pub(crate) fn write_whole(file: &Path, text: &str) -> Result<(), Failure> {
    // What a link points to is written, not the link.
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
        // Whatever is left of the attempt is of no use; that it cannot be removed neither.
        let _ = fs::remove_file(&beside);
    }
    written.map_err(|error| failed(file, error))
}
