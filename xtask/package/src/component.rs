//! The crates of third parties in the program.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;

use crate::{Done, TARGET, read, said};

/// A crate of a third party that is part of the program, or of the page inside the program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Component {
    pub(crate) name: String,
    pub(crate) version: String,
    /// Its licence, as an SPDX expression.
    pub(crate) licence: Option<String>,
    pub(crate) about: Option<String>,
    pub(crate) source: Option<String>,
    /// Its checksum in the lock file.
    pub(crate) checksum: Option<String>,
    /// The folder of its sources.
    pub(crate) folder: PathBuf,
    /// The components it needs, by their references.
    pub(crate) needs: BTreeSet<String>,
}

impl Component {
    /// Its package URL, by which other components refer to it.
    pub(crate) fn reference(&self) -> String {
        reference(&self.name, &self.version)
    }
}

fn reference(name: &str, version: &str) -> String {
    format!("pkg:cargo/{name}@{version}")
}

/// All components of the program, and of the page inside it.
pub(crate) fn third_parties(project: &Path) -> Done<Vec<Component>> {
    let sums = checksums(&String::from_utf8_lossy(&read(
        &project.join("Cargo.lock"),
    )?));
    let mut found = BTreeMap::new();
    for (package, target) in [
        ("takht-cli", TARGET),
        ("takht-web", "wasm32-unknown-unknown"),
    ] {
        let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
        let mut metadata = Command::new(cargo);
        metadata.args(["metadata", "--format-version", "1", "--locked"]);
        metadata
            .args(["--filter-platform", target])
            .current_dir(project);
        let metadata = serde_json::from_str(&said(&mut metadata)?)
            .map_err(|error| format!("cargo metadata: {error}"))?;
        collect(&metadata, package, &sums, &mut found)?;
    }
    Ok(found.into_values().collect())
}

/// The checksum of every crate in a lock file, by name and version.
fn checksums(lock: &str) -> BTreeMap<String, String> {
    let packages = lock.split("[[package]]").skip(1);
    let sums = packages.filter_map(|package| {
        let value = |key: &str| {
            let line = package.lines().find_map(|line| line.strip_prefix(key))?;
            Some(line.trim().trim_matches('"').to_owned())
        };
        let name = reference(&value("name = ")?, &value("version = ")?);
        Some((name, value("checksum = ")?))
    });
    sums.collect()
}

/// Adds the components that one of the project's packages needs at run time, by cargo's metadata.
fn collect(
    metadata: &Value,
    package: &str,
    sums: &BTreeMap<String, String>,
    found: &mut BTreeMap<String, Component>,
) -> Done {
    let list = |value: &Value| value.as_array().cloned().unwrap_or_default();
    let packages: BTreeMap<String, Value> = list(&metadata["packages"])
        .into_iter()
        .map(|package| (text(&package["id"]).unwrap_or_default(), package))
        .collect();
    let nodes: BTreeMap<String, Value> = list(&metadata["resolve"]["nodes"])
        .into_iter()
        .map(|node| (text(&node["id"]).unwrap_or_default(), node))
        .collect();
    let first = packages
        .iter()
        .find(|(_, found)| found["name"] == package)
        .ok_or(format!("cargo knows no package {package}"))?;
    let mut waiting = vec![first.0.clone()];
    let mut seen: BTreeSet<String> = waiting.iter().cloned().collect();
    while let Some(id) = waiting.pop() {
        let (Some(package), Some(node)) = (packages.get(&id), nodes.get(&id)) else {
            return Err(format!("cargo's metadata lack {id}"));
        };
        let mut needs = BTreeSet::new();
        for needed in list(&node["deps"]) {
            let is_normal = list(&needed["dep_kinds"])
                .iter()
                .any(|kind| kind["kind"].is_null());
            let id = text(&needed["pkg"]).unwrap_or_default();
            let Some(package) = packages.get(&id).filter(|_| is_normal) else {
                continue;
            };
            // A macro runs in the compiler, not in the program.
            if list(&package["targets"])
                .iter()
                .any(|target| target["kind"][0] == "proc-macro")
            {
                continue;
            }
            if let (Some(name), Some(version)) = (text(&package["name"]), text(&package["version"]))
            {
                needs.insert(reference(&name, &version));
            }
            if seen.insert(id.clone()) {
                waiting.push(id);
            }
        }
        // Only the project's own crates have no source.
        if package["source"].is_null() {
            continue;
        }
        let component = Component {
            name: text(&package["name"]).unwrap_or_default(),
            version: text(&package["version"]).unwrap_or_default(),
            licence: text(&package["license"]).map(|licence| licence.replace('/', " OR ")),
            about: text(&package["description"]).map(|about| about.trim().replace('\n', " ")),
            source: text(&package["repository"]),
            checksum: None,
            folder: PathBuf::from(text(&package["manifest_path"]).unwrap_or_default())
                .parent()
                .unwrap_or(Path::new(""))
                .to_owned(),
            needs,
        };
        let reference = component.reference();
        let checksum = sums.get(&reference).cloned();
        let known = found.entry(reference).or_insert(Component {
            checksum,
            ..component.clone()
        });
        known.needs.extend(component.needs);
    }
    Ok(())
}

fn text(value: &Value) -> Option<String> {
    value.as_str().map(str::to_owned)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_in_the_program_is_listed_and_nothing_that_only_compiles_or_tests_it() {
        let project = Path::new(env!("CARGO_MANIFEST_DIR"))
            .ancestors()
            .nth(2)
            .unwrap();
        let found = third_parties(project).unwrap();
        let names: BTreeSet<&str> = found.iter().map(|one| one.name.as_str()).collect();
        for there in [
            "axum",
            "sqlx-postgres",
            "libsqlite3-sys",
            "ring",
            "leptos",
            "clap",
        ] {
            assert!(names.contains(there), "{there} is missing");
        }
        for absent in [
            "takht-core",
            "serde_derive",
            "proptest",
            "fantoccini",
            "cc",
            "tempfile",
        ] {
            assert!(
                !names.contains(absent),
                "{absent} is no part of the program"
            );
        }
        let references: BTreeSet<String> = found.iter().map(Component::reference).collect();
        for one in &found {
            assert!(one.licence.is_some(), "{} has no licence", one.name);
            assert_eq!(
                one.checksum.as_ref().map(String::len),
                Some(64),
                "{}",
                one.name
            );
            assert!(one.folder.is_dir(), "{} is not here", one.name);
            assert!(one.needs.is_subset(&references), "{} needs more", one.name);
        }
    }
}
