//! Puts the files of the window into the program: those of the folder that `TAKHT_WINDOW` names, where
//! `cargo xtask serve` has built them. Without it the program is built without a window, and says so.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-env-changed=TAKHT_WINDOW");
    let mut list = String::from("&[\n");
    if let Some(folder) = env::var_os("TAKHT_WINDOW").map(PathBuf::from) {
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
            let _ = writeln!(
                list,
                "    Asset {{ name: {name:?}, plain: {plain}, brotli: {brotli}, gzip: {gzip} }},"
            );
        }
    }
    list.push_str("]\n");
    let out = env::var_os("OUT_DIR").unwrap_or_default();
    fs::write(Path::new(&out).join("window.rs"), list)
}
