//! The seed of an unfinished game.
//!
//! A record publishes its seed only when the game is over, because the seed reveals all later deals.
//! Until then, `takht play` keeps the seed in a file beside the record, which only its owner can read.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use crate::console::Failure;
use crate::input::failed;

fn path(record: &Path) -> PathBuf {
    let mut path = record.as_os_str().to_owned();
    path.push(".seed");
    path.into()
}

/// Writes the seed of a record to the file beside it.
pub(crate) fn keep(record: &Path, seed: &[u8; 32]) -> Result<(), Failure> {
    let path = path(record);
    let mut options = fs::OpenOptions::new();
    options.write(true).create(true).truncate(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let write = || {
        let mut file = options.open(&path)?;
        file.write_all(hex(seed).as_bytes())?;
        file.sync_all()
    };
    write().map_err(|error| failed(&path, error))
}

/// The seed in the file beside a record, if there is one.
pub(crate) fn kept(record: &Path) -> Option<[u8; 32]> {
    let text = fs::read_to_string(path(record)).ok()?;
    bytes(text.trim())?.try_into().ok()
}

/// Removes the file with the seed of a record that has published it.
pub(crate) fn forget(record: &Path) -> Result<(), Failure> {
    match fs::remove_file(path(record)) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(failed(&path(record), error)),
        _ => Ok(()),
    }
}

/// Bytes as hexadecimal digits.
pub(crate) fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// The bytes that hexadecimal digits write; none if they are no such digits.
pub(crate) fn bytes(digits: &str) -> Option<Vec<u8>> {
    let pair = |pair: &[u8]| {
        let [high, low] = *pair else { return None };
        let digit = |digit: u8| char::from(digit).to_digit(16);
        u8::try_from(digit(high)? << 4 | digit(low)?).ok()
    };
    digits.as_bytes().chunks(2).map(pair).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_are_read_as_they_are_written() {
        assert_eq!(bytes(&hex(&[0, 7, 255])), Some(vec![0, 7, 255]));
        assert_eq!(bytes("Ff"), Some(vec![255]));
        assert_eq!(bytes(""), Some(Vec::new()));
        for wrong in ["f", "fg", "+f", "ffé", " f", "0x"] {
            assert_eq!(bytes(wrong), None, "{wrong}");
        }
    }
}
