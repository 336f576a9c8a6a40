//! Packs the program for download.
//!
//! `xtask-package compress FROM TO` compresses the page's files. `xtask-package pack PROJECT PROGRAM FOLDER`
//! writes to the folder: an archive of the program with licences, completions and manual pages; a container
//! image; a bill of materials; and the checksums of all these files. The same program gives the same files,
//! byte for byte.

mod archive;
mod bill;
mod component;
mod compress;
mod contents;
mod image;
mod notices;

use std::fs;
use std::path::Path;
use std::process::{Command, ExitCode};

use sha2::{Digest, Sha256};

use archive::{Entry, compressed, packed};
use component::third_parties;

/// The result of a step: an error is one line that says what is wrong.
type Done<T = ()> = Result<T, String>;

/// The compiler's target of the program.
const TARGET: &str = "x86_64-unknown-linux-musl";

/// The version of the project.
const VERSION: &str = env!("CARGO_PKG_VERSION");

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let done = match arguments[..] {
        ["compress", from, to] => compress::compress(from.as_ref(), to.as_ref()),
        ["pack", project, program, folder] => {
            pack(project.as_ref(), program.as_ref(), folder.as_ref())
        }
        _ => Err("usage: xtask-package compress FROM TO | pack PROJECT PROGRAM FOLDER".to_owned()),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(reason) => {
            eprintln!("error: {reason}");
            ExitCode::FAILURE
        }
    }
}

fn pack(project: &Path, program: &Path, folder: &Path) -> Done {
    if folder.exists() {
        fs::remove_dir_all(folder).map_err(|error| at(folder, &error))?;
    }
    fs::create_dir_all(folder).map_err(|error| at(folder, &error))?;
    let bytes = read(program)?;
    let parties = third_parties(project)?;
    let build = said(Command::new(program).arg("--version"))?;
    let build = build
        .trim()
        .rsplit(' ')
        .next()
        .unwrap_or(VERSION)
        .to_owned();

    let bill = bill::bill(&build, &bytes, &parties)?;
    let name = format!("takht-{VERSION}");
    let mut made = vec![(format!("{name}.cdx.json"), bill.clone())];

    let mut entries = contents::contents(project, program, &parties)?;
    entries.push(Entry::program("takht", bytes.clone()));
    entries.push(Entry::file("takht.cdx.json", bill));
    let inside = format!("{name}-{TARGET}");
    let archive = compressed(&packed(&inside, entries)?)?;
    made.push((format!("{inside}.tar.gz"), archive));

    made.push((format!("{name}-image.tar"), image::image(&build, bytes)?));
    made.sort();
    let mut sums = String::new();
    for (file, bytes) in &made {
        let path = folder.join(file);
        fs::write(&path, bytes).map_err(|error| at(&path, &error))?;
        println!("{:>8} kB  {}", bytes.len() / 1000, path.display());
        sums.push_str(&format!("{}  {file}\n", hash(bytes)));
    }
    let path = folder.join("SHA256SUMS");
    fs::write(&path, sums).map_err(|error| at(&path, &error))
}

/// Runs a program; returns its standard output.
fn said(command: &mut Command) -> Done<String> {
    let output = command
        .output()
        .map_err(|error| format!("{:?} cannot be started: {error}", command.get_program()))?;
    match output.status.success() {
        true => String::from_utf8(output.stdout).map_err(|error| error.to_string()),
        false => Err(format!(
            "{command:?} ended with {}: {}",
            output.status,
            String::from_utf8_lossy(&output.stderr).trim()
        )),
    }
}

fn at(path: &Path, error: &std::io::Error) -> String {
    format!("{}: {error}", path.display())
}

fn read(path: &Path) -> Done<Vec<u8>> {
    fs::read(path).map_err(|error| at(path, &error))
}

/// The SHA-256 of bytes, in hexadecimal digits.
fn hash(bytes: &[u8]) -> String {
    base16ct::lower::encode_string(&Sha256::digest(bytes))
}
