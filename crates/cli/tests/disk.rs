//! A disk that is full, and is well again: the server says so and goes on by itself. A disk that is
//! read-only.
//!
//! The server runs in a mount namespace of its own, with its data on a small disk in memory. That needs no
//! rights beyond those of an ordinary user, where the system allows user namespaces.

#![allow(clippy::unwrap_used)]
#![cfg(target_os = "linux")]

use std::fs;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use http::Method;
use serde_json::{Value, json};
use takht_load::free_port;

/// A server whose data is on a disk of its own.
struct SmallDisk {
    process: Child,
    port: u16,
    /// The folder of the disk, as this process sees it.
    folder: PathBuf,
    _mounted_at: tempfile::TempDir,
}

impl SmallDisk {
    async fn start() -> Self {
        let mounted_at = tempfile::tempdir().unwrap();
        let port = free_port().unwrap();
        let script = format!(
            "mount -t tmpfs -o size=2m tmpfs '{0}' && exec '{1}' serve --without-web --log none \
             --port {port} --listen 127.0.0.1 --data '{0}'",
            mounted_at.path().display(),
            env!("CARGO_BIN_EXE_takht"),
        );
        let process = Command::new("unshare")
            .args(["--user", "--map-root-user", "--mount", "sh", "-c", &script])
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .spawn()
            .expect("unshare is needed: install the package util-linux");
        let root = PathBuf::from(format!("/proc/{}/root", process.id()));
        let inside = mounted_at.path().strip_prefix("/").unwrap();
        let disk = Self {
            folder: root.join(inside),
            process,
            port,
            _mounted_at: mounted_at,
        };
        for _ in 0..600 {
            if tokio::net::TcpStream::connect(("127.0.0.1", port))
                .await
                .is_ok()
            {
                return disk;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        panic!("the server does not start: does this system allow user namespaces?");
    }

    async fn ask(&self, method: Method, path: &str, body: Value) -> (u16, Value) {
        let address = format!("127.0.0.1:{}", self.port);
        let body = body.to_string().into_bytes();
        let asked = takht_load::request(&address, method, path, None, body).await;
        let (status, answer) = asked.unwrap();
        (
            status.as_u16(),
            serde_json::from_slice(&answer).unwrap_or_default(),
        )
    }

    async fn create_table(&self) -> u16 {
        let wanted = json!({ "game": "kingdomino" });
        self.ask(Method::POST, "/api/tables", wanted).await.0
    }

    /// Waits until the server says that it is well, or what fails.
    async fn health(&self, well: bool) -> String {
        for _ in 0..200 {
            let (status, health) = self.ask(Method::GET, "/health", Value::Null).await;
            assert_eq!(health["well"], json!(status == 200), "{health}");
            if health["well"] == json!(well) {
                return health["parts"]["store"].as_str().unwrap().to_owned();
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        panic!(
            "the server never says that it is {}",
            if well { "well" } else { "ill" }
        );
    }
}

impl Drop for SmallDisk {
    fn drop(&mut self) {
        self.process.kill().ok();
        self.process.wait().ok();
    }
}

#[tokio::test]
async fn a_full_disk_is_said_to_be_full_and_is_well_again_without_a_restart() {
    let disk = SmallDisk::start().await;
    assert_eq!(disk.health(true).await, "well");
    assert_eq!(disk.create_table().await, 201);
    let filler = disk.folder.join("filler");
    // Writes until nothing more fits.
    let full = fs::write(&filler, vec![7; 4 << 20]).unwrap_err();
    assert_eq!(full.kind(), std::io::ErrorKind::StorageFull);
    // The server may still have a little room in its own file.
    for _ in 0..500 {
        if disk.create_table().await == 503 {
            break;
        }
    }
    let why = disk.health(false).await;
    assert!(why.contains("full"), "{why}");
    fs::remove_file(&filler).unwrap();
    assert_eq!(disk.health(true).await, "well");
    assert_eq!(disk.create_table().await, 201);
}

/// A server that could keep nothing does not start, and says why, with new data and with old.
#[test]
fn a_server_on_a_read_only_disk_says_so_and_ends() {
    let folder = tempfile::tempdir().unwrap();
    let program = env!("CARGO_BIN_EXE_takht");
    let data = folder.path().display();
    let serve = format!("'{program}' serve --without-web --log none --port 0 --data '{data}'");
    // `timeout` ends a server that starts all the same, with status 124.
    for before in [
        "true",
        &format!("timeout --signal=TERM 3 {serve} >/dev/null"),
    ] {
        let script = format!(
            "mount -t tmpfs -o size=2m tmpfs '{data}' && {{ {before}; mount -o remount,ro '{data}' && \
             timeout 30 {serve}; }}",
        );
        let done = Command::new("unshare")
            .args(["--user", "--map-root-user", "--mount", "sh", "-c", &script])
            .stdin(Stdio::null())
            .output()
            .expect("unshare is needed: install the package util-linux");
        let said = String::from_utf8_lossy(&done.stderr).to_lowercase();
        assert!(!matches!(done.status.code(), Some(0 | 124)), "{done:?}");
        assert!(
            said.contains("read-only") || said.contains("readonly"),
            "{said}"
        );
        assert!(!said.contains("panicked"), "{said}");
    }
}
