//! `cargo xtask audit`: licences, sources and versions of everything that others have written, by `deny.toml`.

use crate::step::{Done, cargo, run};
use crate::tool;

/// Checks that need nothing but the sources.
const HERE: [&str; 3] = ["licenses", "bans", "sources"];

pub(crate) fn audit() -> Done {
    tool::cargo_deny()?;
    let mut check = cargo(&["deny", "--locked", "--all-features", "check"]);
    run("licences, versions, sources", check.args(HERE))?;
    // Known vulnerabilities come from a database on the network.
    let mut check = cargo(&["deny", "--locked", "--all-features", "check", "advisories"]);
    run("advisories", &mut check).map_err(|_| {
        "a dependency has a known defect, or the database of them cannot be reached; what stands above says which".to_owned()
    })
}
