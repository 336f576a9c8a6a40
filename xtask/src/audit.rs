//! `cargo xtask audit`: checks licences, sources and versions of the dependencies by `deny.toml`.

use std::process::Command;

use crate::step::{Done, cargo, root, run};
use crate::tool;

/// The checks that need no network.
const HERE: [&str; 3] = ["licenses", "bans", "sources"];

/// What has a `Cargo.lock` of its own and is handed to people: the workspace, and the package for Python.
const AUDITED: [(&str, &str); 2] = [
    ("the workspace", "Cargo.toml"),
    ("the package for Python", "crates/python/Cargo.toml"),
];

pub(crate) fn audit() -> Done {
    tool::cargo_deny()?;
    for (name, manifest) in AUDITED {
        run(
            &format!("licences, versions, sources of {name}"),
            &mut check(manifest, &HERE),
        )?;
    }
    // cargo-deny fetches the database of known vulnerabilities from the network.
    for (name, manifest) in AUDITED {
        let mut check = check(manifest, &["advisories"]);
        run(&format!("advisories about {name}"), &mut check).map_err(|_| {
            "a dependency has a known defect, or the database of them cannot be reached; what stands above says which".to_owned()
        })?;
    }
    Ok(())
}

/// Some checks of a manifest's dependencies. All of them follow the same `deny.toml`.
fn check(manifest: &str, checks: &[&str]) -> Command {
    let mut check = cargo(&["deny", "--locked", "--all-features", "--manifest-path"]);
    check.arg(root().join(manifest));
    check
        .args(["check", "--config"])
        .arg(root().join("deny.toml"));
    check.args(checks);
    check
}
