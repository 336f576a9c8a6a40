//! The commands beside games: serving, health, backups, completions, manual pages.

use std::fs;
use std::io::{Read, Write};
use std::net::{Ipv4Addr, TcpListener};
use std::os::unix::fs::PermissionsExt;
use std::path::Path;

use takht_load::{Server, free_port, request};

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
fn a_mail_server_needs_a_sender_and_the_servers_own_address() {
    let serve = ["serve", "--without-web", "--log", "none", "--smtp"];
    for (more, wrong) in [
        (&["smtp://mail.example"][..], "--mail-from"),
        (
            &["smtp://mail.example", "--mail-from", "a@example.org"],
            "--public-url",
        ),
        (
            &[
                "smtp://mail.example",
                "--mail-from",
                "a@example.org",
                "--public-url",
                "takht.example",
            ],
            "https://takht.example/",
        ),
        (
            &[
                "mail.example",
                "--mail-from",
                "a@example.org",
                "--public-url",
                "https://takht.example",
            ],
            "--smtp: the mail server's address is like",
        ),
        (
            &[
                "smtp://mail.example",
                "--mail-from",
                "nobody",
                "--public-url",
                "https://takht.example",
            ],
            "--mail-from: `nobody` is not a mail address",
        ),
    ] {
        let run = takht(&[&serve[..], more].concat(), "");
        assert_ne!(run.code, 0, "{more:?}");
        assert!(run.err.contains(wrong), "{more:?}: {}", run.err);
    }
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
fn health_names_the_part_that_fails() {
    let (listener, port) = taken();
    let body = r#"{"well":false,"build":"x","parts":{"store":"database or disk is full"}}"#;
    let answer = format!(
        "HTTP/1.1 503 Service Unavailable\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    );
    let serving = std::thread::spawn(move || {
        let (mut client, _) = listener.accept().unwrap();
        let (mut asked, mut piece) = (Vec::new(), [0; 1024]);
        while !asked.ends_with(b"\r\n\r\n") {
            let read = client.read(&mut piece).unwrap();
            asked.extend(&piece[..read]);
        }
        client.write_all(answer.as_bytes()).unwrap();
    });
    let run = takht(&["health", "--port", &port], "");
    serving.join().unwrap();
    assert_eq!(run.code, 1, "{}", run.out);
    let said = format!("http://127.0.0.1:{port}/health: store: database or disk is full");
    assert!(run.err.contains(&said), "{}", run.err);
}

async fn serve(data: &Path) -> Server {
    let program = Path::new(env!("CARGO_BIN_EXE_takht"));
    Server::start(program, data, None).await.unwrap()
}

/// Makes a table at a server.
async fn create_table(server: &Server) {
    let (address, body) = (server.address(), br#"{"game": "kingdomino"}"#.to_vec());
    let method = "POST".parse().unwrap();
    let created = request(&address, method, "/api/tables", None, body).await;
    assert_eq!(created.unwrap().0.as_u16(), 201);
}

fn mode(file: &Path) -> u32 {
    fs::metadata(file).unwrap().permissions().mode() & 0o777
}

#[test]
fn a_backup_of_nothing_is_an_error_and_creates_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("backup");
    let (missing, empty) = (folder.path().join("missing"), folder.path().join("empty"));
    fs::create_dir(&empty).unwrap();
    for data in [&missing, &empty] {
        let data = data.to_str().unwrap();
        let run = takht(&["backup", file.to_str().unwrap(), "--data", data], "");
        assert_eq!(run.code, 2, "{}", run.out);
        assert!(run.err.contains(data), "{}", run.err);
        assert!(run.err.contains("--data"), "{}", run.err);
    }
    assert!(!missing.exists() && !file.exists());
    assert_eq!(fs::read_dir(&empty).unwrap().count(), 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_backup_is_made_beside_a_server_and_only_its_owner_reads_it() {
    let folder = tempfile::tempdir().unwrap();
    let place = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let (data, file) = (place("data"), place("backup"));
    let server = serve(Path::new(&data)).await;
    let run = takht(&["backup", &file, "--data", &data], "");
    assert_eq!(run.code, 2, "no table is there yet: {}", run.out);
    assert!(!Path::new(&file).exists());
    create_table(&server).await;
    let run = takht(&["backup", &file, "--data", &data], "");
    assert_eq!(run.code, 0, "{}", run.err);
    assert!(run.out.contains("One table"), "{}", run.out);
    // They hold the seeds of unfinished games.
    assert_eq!(mode(Path::new(&file)), 0o600);
    assert_eq!(mode(Path::new(&data)), 0o700);
    assert_eq!(mode(&Path::new(&data).join("tables.db")), 0o600);
    let run = takht(&["backup", &file, "--data", &data], "");
    assert_eq!(run.code, 1, "a backup is never overwritten: {}", run.out);
    let again = place("again");
    let run = takht(&["restore", &file, "--data", &again], "");
    assert_eq!(run.code, 0, "{}", run.err);
    assert_eq!(mode(Path::new(&again)), 0o700);
    // A restore works beside a server, too.
    let run = takht(&["restore", &file, "--data", &data], "");
    assert_eq!(run.code, 0, "{}", run.err);
    assert!(run.out.contains("one was there already"), "{}", run.out);
    let port = server.address();
    let (_, port) = port.rsplit_once(':').unwrap();
    let run = takht(&["health", "--port", port], "");
    assert_eq!((run.code, run.out.trim()), (0, "The server is well"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_second_server_with_the_same_folder_is_refused_in_one_line() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().to_str().unwrap();
    let _server = serve(folder.path()).await;
    let port = free_port().unwrap().to_string();
    let second = ["serve", "--without-web", "--log", "none", "--port", &port];
    let run = takht(&[&second[..], &["--data", data]].concat(), "");
    assert_eq!(run.code, 1, "{}", run.out);
    assert_eq!(run.err.lines().count(), 1, "{}", run.err);
    assert!(run.err.contains("tables.db"), "{}", run.err);
    assert!(run.err.contains("server"), "{}", run.err);
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
        let text = fs::read_to_string(pages.join(page)).expect(page);
        assert!(text.contains(".TH") && text.contains("SYNOPSIS"), "{page}");
    }
    let file = folder.path().join("file");
    fs::write(&file, "").unwrap();
    let run = takht(&["manual", file.to_str().unwrap()], "");
    assert_eq!(run.code, 1, "{}", run.err);
    assert!(run.err.contains("file"), "{}", run.err);
}
