//! `cargo xtask pictures`: takes pictures of the main screens, and an animation of a turn.

use std::path::PathBuf;
use std::process::Command;

use crate::step::{Done, cargo, root, run};
use crate::tool;

/// How long the animation shows each picture, in milliseconds.
const SHOWN: &str = "100";

pub(crate) fn pictures() -> Done {
    tool::browser()?;
    tool::debian_font("Noto Naskh Arabic", "fonts-noto-core")?;
    tool::debian("img2webp", "webp")?;
    let web = crate::web::WebBuild::Everybody.build()?;
    let folder = root().join("docs").join("screenshots");
    let mut test = cargo(&["test", "--package", "takht-server", "--test", "browser"]);
    test.args(["--locked", "--", "--ignored", "pictures::"]);
    test.env("TAKHT_WEB", &web).env("TAKHT_PICTURES", &folder);
    run("pictures", &mut test)?;
    let frames = folder.join("frames");
    let found = std::fs::read_dir(&frames).map_err(|error| format!("no pictures: {error}"))?;
    let mut pictures: Vec<PathBuf> = found.flatten().map(|entry| entry.path()).collect();
    pictures.sort();
    let mut join = Command::new("img2webp");
    join.args(["-loop", "0", "-min_size", "-lossy", "-q", "50", "-d", SHOWN]);
    join.args(pictures);
    run("animation", join.arg("-o").arg(folder.join("turn.webp")))?;
    std::fs::remove_dir_all(&frames).map_err(|error| format!("{}: {error}", frames.display()))
}
