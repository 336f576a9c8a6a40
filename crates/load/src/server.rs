//! A server in a process of its own, which can be killed.

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;
use std::{fs, io};

use crate::port::free_port;

/// The arguments of every server. They switch off the limits for one address, because all simulated
/// clients share a few addresses.
const SERVE: [&str; 12] = [
    "serve",
    "--without-web",
    "--log",
    "none",
    "--tables-per-hour",
    "0",
    "--requests-per-second",
    "0",
    "--sockets-per-address",
    "0",
    "--messages-per-second",
    "0",
];

/// A running server.
pub struct Server {
    program: PathBuf,
    /// The arguments that say where the tables are stored.
    keeper: Vec<OsString>,
    port: u16,
    core: Option<usize>,
    process: Child,
}

impl Server {
    /// Starts `takht serve` on a free port with its data in a folder, and waits until it accepts
    /// connections.
    ///
    /// If a `core` is given, the server uses only that one (by `taskset`).
    pub async fn start(program: &Path, data: &Path, core: Option<usize>) -> io::Result<Self> {
        Self::launch(program, vec!["--data".into(), data.into()], core).await
    }

    /// Starts one of several servers over one database.
    pub async fn join(program: &Path, database: &str, nats: &str) -> io::Result<Self> {
        let keeper = ["--database", database, "--nats", nats];
        Self::launch(program, keeper.map(OsString::from).to_vec(), None).await
    }

    async fn launch(
        program: &Path,
        keeper: Vec<OsString>,
        core: Option<usize>,
    ) -> io::Result<Self> {
        let port = free_port()?;
        let process = spawn(program, &keeper, port, core)?;
        let server = Self {
            program: program.to_owned(),
            keeper,
            port,
            core,
            process,
        };
        server.answers().await?;
        Ok(server)
    }

    /// The server's address.
    pub fn address(&self) -> String {
        format!("127.0.0.1:{}", self.port)
    }

    /// Kills the server in the middle of its work.
    pub fn kill(&mut self) -> io::Result<()> {
        self.process.kill()?;
        self.process.wait()?;
        Ok(())
    }

    /// Starts the server again, on the same port with the same data.
    pub async fn start_again(&mut self) -> io::Result<()> {
        self.process = spawn(&self.program, &self.keeper, self.port, self.core)?;
        self.answers().await
    }

    /// The server's resident memory, in kB.
    pub fn memory(&self) -> io::Result<u64> {
        let status = fs::read_to_string(format!("/proc/{}/status", self.process.id()))?;
        let resident = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let resident = resident.and_then(|size| size.trim().strip_suffix(" kB")?.parse().ok());
        resident.ok_or_else(|| io::Error::other("the system does not say how much memory it has"))
    }

    /// Whether the server's process still runs.
    pub fn is_running(&mut self) -> io::Result<bool> {
        Ok(self.process.try_wait()?.is_none())
    }

    async fn answers(&self) -> io::Result<()> {
        let mut last = io::Error::from(io::ErrorKind::TimedOut);
        for _ in 0..1_000 {
            match tokio::net::TcpStream::connect(self.address()).await {
                Ok(_) => return Ok(()),
                Err(error) => last = error,
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        Err(last)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.process.kill().ok();
        self.process.wait().ok();
    }
}

fn spawn(program: &Path, keeper: &[OsString], port: u16, core: Option<usize>) -> io::Result<Child> {
    let mut command = match core {
        None => Command::new(program),
        Some(core) => {
            let mut command = Command::new("taskset");
            command.args(["--cpu-list", &core.to_string()]).arg(program);
            command
        }
    };
    command
        .args(SERVE)
        .args(["--port", &port.to_string()])
        .args(keeper)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .spawn()
}
