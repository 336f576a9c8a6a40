//! Lists the locale files, so that a new one needs no line of code.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

/// The languages: the folders of `locales`.
const LANGUAGES: [&str; 4] = ["en", "fa", "ar", "tr"];

/// Files that only some programs need, each with the feature that includes it.
const OPTIONAL: [(&str, &str); 4] = [
    ("cli.ftl", "CARGO_FEATURE_TERMINAL"),
    ("arena.ftl", "CARGO_FEATURE_TERMINAL"),
    ("league.ftl", "CARGO_FEATURE_TERMINAL"),
    ("pig.ftl", "CARGO_FEATURE_EXAMPLE"),
];

fn main() {
    if env::var_os("CARGO_FEATURE_INCLUDED").is_none() {
        return;
    }
    let locales = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales");
    println!("cargo::rerun-if-changed={}", locales.display());
    let mut list = String::from("match lang {\n");
    for language in LANGUAGES {
        let mut files: Vec<PathBuf> = fs::read_dir(locales.join(language))
            .unwrap_or_else(|error| panic!("locales/{language}: {error}"))
            .filter_map(|entry| Some(entry.ok()?.path()))
            .filter(|file| file.extension().is_some_and(|ending| ending == "ftl"))
            .filter(|file| is_wanted(file))
            .collect();
        files.sort();
        let mut name = language.to_owned();
        name[..1].make_ascii_uppercase();
        let _ = writeln!(list, "    Lang::{name} => &[");
        for file in files {
            let _ = writeln!(list, "        include_str!({file:?}),");
        }
        list.push_str("    ],\n");
    }
    list.push_str("}\n");
    let out = env::var_os("OUT_DIR").unwrap_or_default();
    let written = fs::write(Path::new(&out).join("sources.rs"), list);
    written.unwrap_or_else(|error| panic!("sources.rs: {error}"));
}

fn is_wanted(file: &Path) -> bool {
    let mut optional = OPTIONAL.iter();
    let found = optional.find(|(name, _)| file.ends_with(name));
    found.is_none_or(|(_, feature)| env::var_os(feature).is_some())
}
