//! `cargo xtask package` builds the download; `cargo xtask notes` prints its release notes.

use std::fs;
use std::path::PathBuf;
use std::process::Command;

use crate::step::{Done, cargo, root, run, target};
use crate::tool;
use crate::web::WebBuild;

/// Builds the program with the page in it, and packs it; returns the folder of the packages.
pub(crate) fn package() -> Done<PathBuf> {
    tool::musl()?;
    let web = WebBuild::Everybody.build()?;
    let mut build = cargo(&["build", "--locked", "--package", "takht-cli"]);
    build.args(["--profile", "dist", "--target", tool::MUSL]);
    run("the program", build.env("TAKHT_BUILT_IN_WEB", web))?;
    let program = target().join(tool::MUSL).join("dist").join("takht");
    let folder = target().join("package");
    let mut pack = Command::new(target().join("debug").join("xtask-package"));
    pack.arg("pack").arg(root()).arg(program).arg(&folder);
    run("the package", &mut pack)?;
    Ok(folder)
}

/// Prints the section of CHANGELOG.md about a version. Fails if there is none, or if the sources have another
/// version.
pub(crate) fn notes(tag: &str) -> Done {
    let file = root().join("CHANGELOG.md");
    let changes =
        fs::read_to_string(&file).map_err(|error| format!("{}: {error}", file.display()))?;
    let version = tag.strip_prefix('v').unwrap_or(tag);
    let own = env!("CARGO_PKG_VERSION");
    if version != own {
        return Err(format!(
            "the tag {tag} is not of version {own}: change `version` in Cargo.toml, or tag v{own}"
        ));
    }
    let notes = section(&changes, version).ok_or(format!(
        "CHANGELOG.md has no section `## {version}`: name it so, in place of `## Unreleased`"
    ))?;
    println!("{notes}");
    Ok(())
}

/// The text under the heading of a version.
fn section(changes: &str, version: &str) -> Option<String> {
    let is_heading = |line: &&str| {
        let heading = line.strip_prefix("## ").unwrap_or_default();
        heading.split_whitespace().next() == Some(version)
    };
    let mut lines = changes.lines().skip_while(|line| !is_heading(line));
    lines.next()?;
    let lines: Vec<&str> = lines.take_while(|line| !line.starts_with("## ")).collect();
    Some(lines.join("\n").trim().to_owned())
}

#[cfg(test)]
mod tests {
    use super::section;

    const CHANGES: &str = "# Changelog\n\n## Unreleased\n\n- new\n\n## 0.2.0 (2027-01-01)\n\n- old\n- older\n\n## 0.1.0\n\n- first\n";

    #[test]
    fn the_notes_of_a_version_are_its_section_and_no_other() {
        assert_eq!(section(CHANGES, "0.2.0").as_deref(), Some("- old\n- older"));
        assert_eq!(section(CHANGES, "0.1.0").as_deref(), Some("- first"));
        assert_eq!(section(CHANGES, "0.1"), None);
    }
}
