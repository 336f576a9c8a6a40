//! Compresses the page's files for browsers that accept compressed files.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use brotli::enc::BrotliEncoderParams;

use crate::archive::compressed;
use crate::{Done, at, read};

/// Copies the files of a folder to another one, adds compressed copies where these are smaller, and checks
/// the size of the page's program.
pub(crate) fn compress(from: &Path, to: &Path) -> Done {
    fs::create_dir_all(to).map_err(|error| at(to, &error))?;
    let mut there = BTreeSet::new();
    for entry in fs::read_dir(from).map_err(|error| at(from, &error))? {
        let file = entry.map_err(|error| at(from, &error))?.path();
        let name = file
            .file_name()
            .unwrap_or_default()
            .to_string_lossy()
            .into_owned();
        let bytes = read(&file)?;
        let mut brotli = Vec::new();
        let params = BrotliEncoderParams::default();
        brotli::BrotliCompress(&mut bytes.as_slice(), &mut brotli, &params)
            .map_err(|error| at(&file, &error))?;
        let forms = [("br", brotli), ("gz", compressed(&bytes)?)];
        let forms = forms
            .into_iter()
            .filter(|(_, packed)| packed.len() < bytes.len());
        let forms: Vec<_> = forms
            .map(|(ending, packed)| (format!("{name}.{ending}"), packed))
            .collect();
        for (name, bytes) in forms.into_iter().chain([(name, bytes)]) {
            write(&to.join(&name), &bytes)?;
            there.insert(name);
        }
    }
    // Remove old files that no longer belong to the page.
    for entry in fs::read_dir(to).map_err(|error| at(to, &error))? {
        let file = entry.map_err(|error| at(to, &error))?.path();
        let name = file
            .file_name()
            .unwrap_or_default()
            .to_string_lossy()
            .into_owned();
        if !there.contains(&name) {
            fs::remove_file(&file).map_err(|error| at(&file, &error))?;
        }
    }
    weigh(to)
}

/// Writes a file, unless it is already the same: cargo need not compile again what includes it.
fn write(path: &Path, bytes: &[u8]) -> Done {
    match fs::read(path).is_ok_and(|there| there == bytes) {
        true => Ok(()),
        false => fs::write(path, bytes).map_err(|error| at(path, &error)),
    }
}

/// The most bytes that the page's program may have when a browser fetches it. The bots are a program of
/// their own that nobody waits for.
const MOST: u64 = 500_000;

/// Fails if the page's program is too large: everybody who opens the page waits for all of it.
fn weigh(folder: &Path) -> Done {
    let packed = folder.join("takht_web_bg.wasm.br");
    let bytes = fs::metadata(&packed)
        .map_err(|error| at(&packed, &error))?
        .len();
    eprintln!("the page's program: {bytes} bytes of at most {MOST}");
    match bytes <= MOST {
        true => Ok(()),
        false => Err(format!(
            "the page's program has {bytes} bytes, {MOST} at most are allowed: {}",
            packed.display()
        )),
    }
}
