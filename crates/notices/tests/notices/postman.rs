//! A mail server that other people wrote (Debian's `aiosmtpd`), in a process of its own, and its mailbox.

use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use takht_load::free_port;
use tempfile::TempDir;

use crate::mail::{Mail, decoded};

/// How long a test waits for a mail.
const PATIENCE: Duration = Duration::from_secs(60);

/// A running mail server, which puts every mail into one mailbox.
pub(crate) struct Postman {
    port: u16,
    serving: Child,
    folder: TempDir,
}

impl Drop for Postman {
    fn drop(&mut self) {
        self.serving.kill().ok();
        self.serving.wait().ok();
    }
}

impl Postman {
    pub(crate) async fn start() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let port = free_port().unwrap();
        let mut serve = Command::new("aiosmtpd");
        serve
            .args(["--nosetuid", "--class", "aiosmtpd.handlers.Mailbox"])
            .arg(format!("--listen=127.0.0.1:{port}"))
            .arg(folder.path().join("mailbox"))
            .stdout(Stdio::null());
        let serving = serve.spawn();
        let serving = serving.expect("the tests need the package python3-aiosmtpd");
        let postman = Self {
            port,
            serving,
            folder,
        };
        let answers = async || {
            let connected = tokio::net::TcpStream::connect(("127.0.0.1", port));
            connected.await.is_ok()
        };
        let begun = Instant::now();
        while !answers().await {
            assert!(
                begun.elapsed() < PATIENCE,
                "the mail server does not answer"
            );
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        postman
    }

    pub(crate) fn address(&self) -> String {
        format!("smtp://127.0.0.1:{}", self.port)
    }

    /// The mails in the mailbox, the oldest first.
    fn mails(&self) -> Vec<Mail> {
        let Ok(files) = std::fs::read_dir(self.folder.path().join("mailbox/new")) else {
            return Vec::new();
        };
        let mut files: Vec<PathBuf> = files.map(|file| file.unwrap().path()).collect();
        files.sort_by_key(|file| file.metadata().unwrap().modified().unwrap());
        let mails = files.into_iter().map(|file| {
            let text = std::fs::read_to_string(file).unwrap();
            let mut mail = Mail {
                text: decoded(&text.replace("\r\n", "\n")),
                ..Mail::default()
            };
            // What the server was told on the way, it wrote into the head.
            mail.from = mail.header("X-MailFrom").to_owned();
            mail.to = mail.header("X-RcptTo").to_owned();
            mail
        });
        mails.collect()
    }

    /// Waits until so many mails are in the mailbox, and returns them, the oldest first.
    pub(crate) async fn wait_for(&self, count: usize) -> Vec<Mail> {
        let begun = Instant::now();
        while self.mails().len() < count {
            assert!(begun.elapsed() < PATIENCE, "{:?}", self.mails());
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        let mails = self.mails();
        assert_eq!(mails.len(), count, "{mails:?}");
        mails
    }
}
