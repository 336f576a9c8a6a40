//! A server in a process of its own, which can be killed.

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;
use std::{fs, io};

use crate::port::free_port;

/// The arguments of every server.
const SERVE: [&str; 3] = ["serve", "--log", "none"];

/// The arguments of most servers. They switch off the limits, because all simulated clients share a few
/// addresses.
const UNLIMITED: [&str; 23] = [
    "--without-web",
    "--tables-per-hour",
    "0",
    "--requests-per-second",
    "0",
    "--sockets-per-address",
    "0",
    "--messages-per-second",
    "0",
    "--bot-tables-per-address",
    "0",
    "--imports-per-hour",
    "0",
    "--people-per-hour",
    "0",
    "--seeks-per-hour",
    "0",
    "--shows-per-hour",
    "0",
    "--kept-imports",
    "0",
    "--connections",
    "0",
];

/// How many units of time a second of a process has in `/proc`, on every Linux.
const TICKS: u64 = 100;

/// A running server.
pub struct Server {
    program: PathBuf,
    /// The arguments that say where the tables are stored, and the limits.
    arguments: Vec<OsString>,
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
        let data = ["--data".into(), data.into()];
        let arguments = UNLIMITED.map(OsString::from).into_iter().chain(data);
        Self::launch(program, arguments.collect(), core).await
    }

    /// Starts `takht serve` with its own limits, or those in the arguments.
    pub async fn start_with(
        program: &Path,
        data: &Path,
        arguments: &[OsString],
    ) -> io::Result<Self> {
        let data = ["--data".into(), data.into()];
        let arguments = arguments.iter().cloned().chain(data);
        Self::launch(program, arguments.collect(), None).await
    }

    /// Starts one of several servers over one database.
    pub async fn join(program: &Path, database: &str, nats: &str) -> io::Result<Self> {
        let keeper = ["--database", database, "--nats", nats];
        let arguments = UNLIMITED.iter().chain(&keeper).map(OsString::from);
        Self::launch(program, arguments.collect(), None).await
    }

    async fn launch(
        program: &Path,
        arguments: Vec<OsString>,
        core: Option<usize>,
    ) -> io::Result<Self> {
        let port = free_port()?;
        let process = spawn(program, &arguments, port, core)?;
        let server = Self {
            program: program.to_owned(),
            arguments,
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
        self.process = spawn(&self.program, &self.arguments, self.port, self.core)?;
        self.answers().await
    }

    /// The server's resident memory, in kB.
    pub fn memory(&self) -> io::Result<u64> {
        let status = fs::read_to_string(format!("/proc/{}/status", self.process.id()))?;
        let resident = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let resident = resident.and_then(|size| size.trim().strip_suffix(" kB")?.parse().ok());
        resident.ok_or_else(|| io::Error::other("the system does not say how much memory it has"))
    }

    /// How long the server has computed so far, on all cores together.
    pub fn computed(&self) -> io::Result<Duration> {
        computed(self.process.id())
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

/// How long a process has computed so far, with its children that have ended.
pub(crate) fn computed(process: u32) -> io::Result<Duration> {
    let stat = fs::read_to_string(format!("/proc/{process}/stat"))?;
    // The name of the program is in parentheses, and may contain anything.
    let after_name = stat.rsplit_once(") ").map(|(_, rest)| rest);
    let ticks = after_name.and_then(|rest| {
        let fields = rest.split_ascii_whitespace().skip(11).take(4);
        let ticks: Option<Vec<u64>> = fields.map(|field| field.parse().ok()).collect();
        Some(ticks?.iter().sum::<u64>())
    });
    let ticks = ticks.ok_or_else(|| io::Error::other("the system does not say its time"))?;
    Ok(Duration::from_millis(ticks * 1000 / TICKS))
}

impl Drop for Server {
    fn drop(&mut self) {
        self.process.kill().ok();
        self.process.wait().ok();
    }
}

fn spawn(
    program: &Path,
    arguments: &[OsString],
    port: u16,
    core: Option<usize>,
) -> io::Result<Child> {
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
        .args(arguments)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .spawn()
}
