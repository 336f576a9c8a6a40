//! `cargo xtask audit`: checks licences, sources and versions of the dependencies by `deny.toml`.

use crate::step::{Done, cargo, run};
use crate::tool;

/// The checks that need no network.
const HERE: [&str; 3] = ["licenses", "bans", "sources"];

pub(crate) fn audit() -> Done {
    tool::cargo_deny()?;
    let mut check = cargo(&["deny", "--locked", "--all-features", "check"]);
    run("licences, versions, sources", check.args(HERE))?;
    // cargo-deny fetches the database of known vulnerabilities from the network.
    let mut check = cargo(&["deny", "--locked", "--all-features", "check", "advisories"]);
    run("advisories", &mut check).map_err(|_| {
        "a dependency has a known defect, or the database of them cannot be reached; what stands above says which".to_owned()
    })
}
