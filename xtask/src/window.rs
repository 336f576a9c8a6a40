//! The window's files: the client compiled for browsers, with everything it needs beside it.

use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};

use brotli::enc::BrotliEncoderParams;
use flate2::Compression;
use flate2::write::GzEncoder;
use takht_words::{Lang, Words};
use wasm_bindgen_cli_support::Bindgen;

use crate::step::{Done, cargo, root, run, target};
use crate::tool;

/// Builds all of them and says where they are.
pub(crate) fn window() -> Done<PathBuf> {
    tool::wasm_target()?;
    let mut build = cargo(&["build", "--package", "takht-web", "--locked"]);
    build.args(["--target", tool::WASM, "--profile", "window"]);
    run("window", &mut build)?;
    let wasm = target()
        .join(tool::WASM)
        .join("window")
        .join("takht_web.wasm");
    // Not `window`: there cargo keeps what it builds of this profile for the machine that compiles,
    // and without that it would compile everything anew.
    let folder = target().join("window-files");
    if folder.exists() {
        fs::remove_dir_all(&folder).map_err(|error| at(&folder, &error))?;
    }
    let mut bindgen = Bindgen::new();
    bindgen
        .input_path(&wasm)
        .typescript(false)
        .remove_name_section(true)
        .remove_producers_section(true)
        .web(true)
        .map_err(|error| error.to_string())?
        .generate(&folder)
        .map_err(|error| format!("{error:#}"))?;
    copy_static(&folder)?;
    compress(&folder)?;
    weigh(&folder)?;
    Ok(folder)
}

/// The most bytes of the program that a browser fetches, bots included.
const MOST: u64 = 700_000;

/// Whoever opens the window waits for all of it.
fn weigh(folder: &Path) -> Done {
    let packed = folder.join("takht_web_bg.wasm.br");
    let bytes = fs::metadata(&packed)
        .map_err(|error| at(&packed, &error))?
        .len();
    match bytes <= MOST {
        true => Ok(()),
        false => Err(format!(
            "the window has {bytes} bytes, {MOST} at most are allowed: {}",
            packed.display()
        )),
    }
}

fn at(path: &Path, error: &std::io::Error) -> String {
    format!("{}: {error}", path.display())
}

fn read(path: &Path) -> Done<Vec<u8>> {
    fs::read(path).map_err(|error| at(path, &error))
}

fn write(path: &Path, bytes: &[u8]) -> Done {
    fs::write(path, bytes).map_err(|error| at(path, &error))
}

fn files(folder: &Path) -> Done<Vec<PathBuf>> {
    let entries = fs::read_dir(folder).map_err(|error| at(folder, &error))?;
    let mut files = Vec::new();
    for entry in entries {
        files.push(entry.map_err(|error| at(folder, &error))?.path());
    }
    Ok(files)
}

/// What is not compiled; the drawings become part of the page, so that they are there at once.
fn copy_static(folder: &Path) -> Done {
    let statics = root().join("crates").join("web").join("static");
    for file in files(&statics)? {
        let mut bytes = read(&file)?;
        if file.file_name().is_some_and(|name| name == "index.html") {
            let page = String::from_utf8_lossy(&bytes).into_owned();
            let tiles = read(&statics.join("tiles.svg"))?;
            let tiles = String::from_utf8_lossy(&tiles);
            let page = page.replace("<!-- tiles -->", tiles.trim());
            bytes = page.replace("<!-- needs -->", &needs()).into_bytes();
        }
        let name = file.file_name().unwrap_or_default();
        if name != "tiles.svg" {
            write(&folder.join(name), &bytes)?;
        }
    }
    Ok(())
}

/// What is said where the window cannot be opened, in every language.
fn needs() -> String {
    let paragraph = |lang: Lang| {
        let text = Words::new(lang).text("window-needs");
        let direction = if lang.is_rtl() { "rtl" } else { "ltr" };
        format!("<p lang=\"{}\" dir=\"{direction}\">{text}</p>", lang.code())
    };
    Lang::ALL.map(paragraph).join("\n")
}

/// Puts compressed forms beside the files, where they are smaller.
fn compress(folder: &Path) -> Done {
    for file in files(folder)? {
        let bytes = read(&file)?;
        let mut brotli = Vec::new();
        let params = BrotliEncoderParams::default();
        brotli::BrotliCompress(&mut bytes.as_slice(), &mut brotli, &params)
            .map_err(|error| at(&file, &error))?;
        let mut gzip = GzEncoder::new(Vec::new(), Compression::best());
        gzip.write_all(&bytes).map_err(|error| at(&file, &error))?;
        let gzip = gzip.finish().map_err(|error| at(&file, &error))?;
        for (ending, packed) in [("br", brotli), ("gz", gzip)] {
            if packed.len() < bytes.len() {
                let mut name = file.clone().into_os_string();
                name.push(format!(".{ending}"));
                write(Path::new(&name), &packed)?;
            }
        }
    }
    Ok(())
}
