//! The commands beside games: serving, health, completions, manual pages.

use std::net::{Ipv4Addr, TcpListener};

use crate::takht;

/// A port that stays in use for as long as the test keeps the listener.
fn taken() -> (TcpListener, String) {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
    let port = listener.local_addr().unwrap().port().to_string();
    (listener, port)
}

#[test]
fn a_port_in_use_is_said_in_one_line_with_what_to_do() {
    let (_listener, port) = taken();
    let data = tempfile::tempdir().unwrap();
    let data = data.path().to_str().unwrap();
    let serve = [
        "serve",
        "--without-web",
        "--listen",
        "127.0.0.1",
        "--log",
        "none",
    ];
    let run = takht(
        &[&serve[..], &["--port", &port, "--data", data]].concat(),
        "",
    );
    assert_eq!(run.code, 2, "{}", run.err);
    assert_eq!(run.err.lines().count(), 1, "{}", run.err);
    assert!(
        run.err.contains(&port) && run.err.contains("--port"),
        "{}",
        run.err
    );
}

#[test]
fn a_folder_without_a_page_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let run = takht(&["serve", "--web", folder.path().to_str().unwrap()], "");
    assert_eq!(run.code, 1, "{}", run.err);
    assert!(run.err.contains("has no index.html"), "{}", run.err);
    let run = takht(&["serve", "--web", "no-such-folder"], "");
    assert_eq!(run.code, 1, "{}", run.err);
    assert!(run.err.contains("no-such-folder"), "{}", run.err);
}

#[test]
fn a_server_that_does_not_answer_is_not_well() {
    let (listener, port) = taken();
    drop(listener);
    let run = takht(&["health", "--port", &port], "");
    assert_eq!(run.code, 1);
    let place = format!("http://127.0.0.1:{port}/health");
    assert!(run.err.contains(&place), "{}", run.err);
}

#[test]
fn a_build_has_a_name_of_its_own() {
    let version = takht(&["--version"], "").out;
    let name = version.trim().strip_prefix("takht ").unwrap();
    let (version, hash) = name.split_once('+').expect(name);
    assert_eq!(version, env!("CARGO_PKG_VERSION"));
    assert!(
        hash.len() == 12 && hash.chars().all(|c| c.is_ascii_hexdigit()),
        "{hash}"
    );
}

#[test]
fn shells_and_manuals_know_every_command() {
    for shell in ["bash", "zsh", "fish"] {
        let script = takht(&["completions", shell], "");
        assert_eq!(script.code, 0, "{}", script.err);
        assert!(
            script.out.contains("kingdom") || script.out.contains("without-web"),
            "{shell}"
        );
    }
    assert_eq!(takht(&["completions", "no-such-shell"], "").code, 2);
    let folder = tempfile::tempdir().unwrap();
    let pages = folder.path().join("man");
    let run = takht(&["manual", pages.to_str().unwrap()], "");
    assert_eq!(run.code, 0, "{}", run.err);
    for page in ["takht.1", "takht-serve.1", "takht-play.1", "takht-health.1"] {
        let text = std::fs::read_to_string(pages.join(page)).expect(page);
        assert!(text.contains(".TH") && text.contains("SYNOPSIS"), "{page}");
    }
    let file = folder.path().join("file");
    std::fs::write(&file, "").unwrap();
    let run = takht(&["manual", file.to_str().unwrap()], "");
    assert_eq!(run.code, 1, "{}", run.err);
    assert!(run.err.contains("file"), "{}", run.err);
}
