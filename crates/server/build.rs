//! Names this build, and builds the web files into the program: the files of the folder that
//! `TAKHT_BUILT_IN_WEB` names. Without that variable the program has no built-in web files.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    name_build()?;
    println!("cargo::rerun-if-env-changed=TAKHT_BUILT_IN_WEB");
    let mut list = String::from("&[\n");
    if let Some(folder) = env::var_os("TAKHT_BUILT_IN_WEB").map(PathBuf::from) {
        println!("cargo::rerun-if-changed={}", folder.display());
        let mut names: Vec<_> = fs::read_dir(&folder)?
            .map(|entry| entry.map(|entry| entry.file_name().to_string_lossy().into_owned()))
            .collect::<io::Result<_>>()?;
        names.sort();
        for name in names {
            if name.ends_with(".br") || name.ends_with(".gz") {
                continue;
            }
            let bytes = |name: String| match folder.join(&name).is_file() {
                true => format!("include_bytes!({:?})", folder.join(&name)),
                false => "&[]".to_owned(),
            };
            let (plain, brotli) = (bytes(name.clone()), bytes(format!("{name}.br")));
            let gzip = bytes(format!("{name}.gz"));
            let _ = writeln!(list, "    ({name:?}, {plain}, {brotli}, {gzip}),");
        }
    }
    list.push_str("]\n");
    let out = env::var_os("OUT_DIR").unwrap_or_default();
    fs::write(Path::new(&out).join("web.rs"), list)
}

/// Puts the build's name into `TAKHT_BUILD`.
fn name_build() -> io::Result<()> {
    let here = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").unwrap_or_default());
    let project = here.ancestors().nth(2).unwrap_or(&here);
    let version = env::var("CARGO_PKG_VERSION").unwrap_or_default();
    for source in takht_identity::sources(project)? {
        println!("cargo::rerun-if-changed={}", source.display());
    }
    let build = takht_identity::build(project, &version)?;
    println!("cargo::rustc-env=TAKHT_BUILD={build}");
    Ok(())
}
