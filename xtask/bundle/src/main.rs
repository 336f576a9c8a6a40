//! Makes the page's files from the client compiled to WebAssembly.
//!
//! `xtask-bundle PROJECT WASM BOTS FOLDER`. This is a separate program from the tasks, so that they can start to
//! compile the client at once, while cargo still compiles this program.

mod sections;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use wasm_bindgen_cli_support::Bindgen;

/// The result of a step: an error is one line that says what is wrong.
type Done<T = ()> = Result<T, String>;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let done = match arguments[..] {
        [project, wasm, bots, folder] => bundle(
            project.as_ref(),
            wasm.as_ref(),
            bots.as_ref(),
            folder.as_ref(),
        ),
        _ => Err("usage: xtask-bundle PROJECT WASM BOTS FOLDER".to_owned()),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(reason) => {
            eprintln!("error: {reason}");
            ExitCode::FAILURE
        }
    }
}

fn bundle(project: &Path, wasm: &Path, bots: &Path, folder: &Path) -> Done {
    // Make the files in another folder first, so that a server never reads half of them.
    let made = folder.with_extension("new");
    if made.exists() {
        fs::remove_dir_all(&made).map_err(|error| at(&made, &error))?;
    }
    let first = split(wasm, &made)?;
    bind(&first, "takht_web", &made)?;
    fs::remove_file(&first).map_err(|error| at(&first, &error))?;
    bind(bots, "takht_bots", &made)?;
    copy_static(project, &made)?;
    copy_words(project, &made)?;
    replace(&made, folder)
}

/// Takes the code of the pages that browsers fetch later out of the page's program, into `split_later.wasm`. Returns
/// the rest.
fn split(wasm: &Path, made: &Path) -> Done<PathBuf> {
    let (whole, first) = (read(wasm)?, made.join("first.wasm"));
    fs::create_dir_all(made).map_err(|error| at(made, &error))?;
    let mut options = wasm_split_cli_support::Options::new(&whole);
    options.output_dir = made;
    options.main_out_path = &first;
    options.main_module = "./takht_web.js";
    options.link_name = "./takht_later.js";
    wasm_split_cli_support::transform(options)
        .map_err(|error| format!("{}: {error:#}", wasm.display()))?;
    strip(&made.join("split_later.wasm"))?;
    Ok(first)
}

/// Takes out of a program what browsers do not need.
fn strip(program: &Path) -> Done {
    let stripped = sections::without_custom(&read(program)?);
    let stripped = stripped.ok_or_else(|| format!("{} is no program", program.display()))?;
    write(program, &stripped)
}

/// Makes a program for browsers, and the script that starts it.
fn bind(wasm: &Path, name: &str, made: &Path) -> Done {
    let mut bindgen = Bindgen::new();
    bindgen
        .input_path(wasm)
        .out_name(name)
        .typescript(false)
        // The code that comes later uses the memory and the table of functions.
        .keep_lld_exports(true)
        .remove_name_section(true)
        .remove_producers_section(true)
        .web(true)
        .map_err(|error| error.to_string())?
        .generate(made)
        .map_err(|error| format!("{error:#}"))?;
    strip(&made.join(format!("{name}_bg.wasm")))
}

/// Moves the new files to their folder. It leaves files alone that are the same, so that cargo does not
/// compile again what includes them.
fn replace(made: &Path, folder: &Path) -> Done {
    fs::create_dir_all(folder).map_err(|error| at(folder, &error))?;
    for old in files(folder)? {
        let name = old.file_name().unwrap_or_default();
        if !made.join(name).exists() {
            fs::remove_file(&old).map_err(|error| at(&old, &error))?;
        }
    }
    for new in files(made)? {
        let there = folder.join(new.file_name().unwrap_or_default());
        let bytes = read(&new)?;
        if !there.is_file() || read(&there)? != bytes {
            write(&there, &bytes)?;
        }
    }
    fs::remove_dir_all(made).map_err(|error| at(made, &error))
}

fn at(path: &Path, error: &std::io::Error) -> String {
    format!("{}: {error}", path.display())
}

fn read(path: &Path) -> Done<Vec<u8>> {
    fs::read(path).map_err(|error| at(path, &error))
}

fn read_text(path: &Path) -> Done<String> {
    fs::read_to_string(path).map_err(|error| at(path, &error))
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

/// Copies the files that need no compiling. The drawings become part of the page, so that they load with it.
fn copy_static(project: &Path, folder: &Path) -> Done {
    let statics = project.join("crates").join("web").join("static");
    for file in files(&statics)? {
        let name = file.file_name().unwrap_or_default();
        if name == "tiles.svg" {
            continue;
        }
        let mut bytes = read(&file)?;
        if name == "index.html" {
            let page = read_text(&file)?;
            let tiles = read_text(&statics.join("tiles.svg"))?;
            let build = takht_identity::build(project, env!("CARGO_PKG_VERSION"))
                .map_err(|error| at(project, &error))?;
            let page = fill(&page, "<!-- tiles -->", tiles.trim())?;
            let page = fill(&page, "<!-- needs -->", &needs(project)?)?;
            bytes = fill(&page, "<!-- build -->", &build)?.into_bytes();
        }
        write(&folder.join(name), &bytes)?;
    }
    Ok(())
}

/// Locale files whose sentences the page never says.
const OF_TERMINALS: [&str; 2] = ["arena.ftl", "cli.ftl"];

/// Makes two files for each language: the sentences of the page, and those of the rules. The page fetches
/// the rules only when somebody opens them.
fn copy_words(project: &Path, folder: &Path) -> Done {
    for (lang, _) in LANGS {
        let mut sentences = String::new();
        let mut sources = files(&project.join("locales").join(lang))?;
        sources.sort();
        for source in sources {
            let name = source.file_name().unwrap_or_default();
            match name.to_str() {
                Some("rules.ftl") => {
                    let to = folder.join(format!("rules-{lang}.ftl"));
                    write(&to, read_text(&source)?.as_bytes())?;
                }
                Some(name) if OF_TERMINALS.contains(&name) => {}
                _ => sentences.push_str(&read_text(&source)?),
            }
        }
        write(
            &folder.join(format!("words-{lang}.ftl")),
            sentences.as_bytes(),
        )?;
    }
    Ok(())
}

/// Replaces a mark in the page with a text.
fn fill(page: &str, mark: &str, with: &str) -> Done<String> {
    match page.contains(mark) {
        true => Ok(page.replace(mark, with)),
        false => Err(format!("index.html has no {mark}")),
    }
}

/// The languages of the page, and their directions.
const LANGS: [(&str, &str); 4] = [("en", "ltr"), ("fa", "rtl"), ("ar", "rtl"), ("tr", "ltr")];

/// What the page says, in every language, in a browser that cannot run it.
fn needs(project: &Path) -> Done<String> {
    const SENTENCE: &str = "web-needs";
    let mut paragraphs = Vec::new();
    for (lang, direction) in LANGS {
        let file = project.join("locales").join(lang).join("web.ftl");
        let text = read_text(&file)?;
        // The sentence is one line without arguments, so it needs no parser.
        let sentence = text
            .lines()
            .find_map(|line| line.strip_prefix(SENTENCE)?.strip_prefix(" = "));
        let sentence = sentence.ok_or(format!("{}: no `{SENTENCE}`", file.display()))?;
        paragraphs.push(format!(
            "<p lang=\"{lang}\" dir=\"{direction}\">{sentence}</p>"
        ));
    }
    Ok(paragraphs.join("\n"))
}
