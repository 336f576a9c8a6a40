//! The program reports wrong arguments and wrong files in one line.
#![allow(clippy::unwrap_used)]

use std::path::Path;
use std::process::Command;

fn complaint(arguments: &[&str]) -> String {
    let mut bundle = Command::new(env!("CARGO_BIN_EXE_xtask-bundle"));
    let output = bundle.args(arguments).output().unwrap();
    assert!(!output.status.success());
    let said = String::from_utf8(output.stderr).unwrap();
    assert_eq!(said.lines().count(), 1, "{said}");
    said
}

#[test]
fn without_arguments_it_says_which_there_are() {
    assert!(complaint(&[]).contains("PROJECT WASM BOTS FOLDER"));
}

#[test]
fn a_client_that_is_not_there_is_named() {
    let project = Path::new(env!("CARGO_MANIFEST_DIR"))
        .ancestors()
        .nth(2)
        .unwrap();
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("files");
    let arguments = [
        project.to_str().unwrap(),
        "no-such.wasm",
        "no-bots.wasm",
        folder.to_str().unwrap(),
    ];
    assert!(complaint(&arguments).contains("no-such.wasm"));
    assert!(!folder.exists(), "nothing is made of it");
}
