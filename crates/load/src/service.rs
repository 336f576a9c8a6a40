//! Temporary PostgreSQL and NATS servers, in processes of their own on free ports.

use std::io;
use std::net::{Ipv4Addr, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use http::Method;
use serde::Deserialize;
use tempfile::TempDir;

use crate::fault::Fault;
use crate::http_client::ask;
use crate::port::free_port;
use crate::server::computed;

/// How long a service may take to start.
const START: Duration = Duration::from_secs(60);

/// A process that ends when this is dropped.
struct Process(Child);

impl Process {
    fn start(command: &mut Command) -> io::Result<Self> {
        let quiet = command
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null());
        quiet.spawn().map(Self).map_err(|error| {
            let program = command.get_program().to_string_lossy().into_owned();
            io::Error::new(error.kind(), format!("{program}: {error}"))
        })
    }

    /// Asks the process to shut down at once but cleanly, and waits for its end.
    fn interrupt(&mut self) {
        // A test may have killed it.
        if let Ok(Some(_)) = self.0.try_wait() {
            return;
        }
        let number = self.0.id().to_string();
        let asked = Command::new("kill").args(["-INT", &number]).status();
        if asked.is_err() {
            self.0.kill().ok();
        }
        self.0.wait().ok();
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        self.interrupt();
    }
}

/// Waits until a port accepts connections.
fn answers(port: u16) -> io::Result<()> {
    let begun = Instant::now();
    loop {
        match TcpStream::connect((Ipv4Addr::LOCALHOST, port)) {
            Ok(_) => return Ok(()),
            Err(error) if begun.elapsed() > START => return Err(error),
            Err(_) => std::thread::sleep(Duration::from_millis(20)),
        }
    }
}

/// A PostgreSQL database that is removed when this is dropped.
pub struct Cluster {
    port: u16,
    process: Process,
    _folder: TempDir,
}

impl Cluster {
    /// Starts one with an empty database.
    pub fn start() -> io::Result<Self> {
        let programs = postgres_programs()?;
        let folder = tempfile::tempdir()?;
        let data = folder.path().join("data");
        std::fs::create_dir(&data)?;
        let owner = owner();
        if let Some((user, group)) = owner {
            std::os::unix::fs::chown(folder.path(), Some(user), Some(group))?;
            std::os::unix::fs::chown(&data, Some(user), Some(group))?;
        }
        let mut make = Command::new(programs.join("initdb"));
        make.args(["--auth=trust", "--username=takht", "--encoding=UTF8"])
            .args(["--locale=C", "--no-sync", "--pgdata"])
            .arg(&data);
        let made = as_owner(&mut make, owner).output()?;
        if !made.status.success() {
            let said = String::from_utf8_lossy(&made.stderr).into_owned();
            return Err(io::Error::other(format!("initdb: {said}")));
        }
        let port = free_port()?;
        let mut serve = Command::new(programs.join("postgres"));
        serve
            .args(["-p", &port.to_string(), "-c", "listen_addresses=127.0.0.1"])
            .args(["-c", "unix_socket_directories=", "-D"])
            .arg(&data);
        let process = Process::start(as_owner(&mut serve, owner))?;
        answers(port)?;
        let cluster = Self {
            port,
            process,
            _folder: folder,
        };
        cluster.is_ready(&programs)?;
        Ok(cluster)
    }

    /// The database's address.
    pub fn address(&self) -> String {
        format!("postgres://takht@127.0.0.1:{}/postgres", self.port)
    }

    /// How long all processes of the database have computed so far.
    pub fn computed(&self) -> io::Result<Duration> {
        let main = self.process.0.id();
        let mut sum = computed(main)?;
        for entry in std::fs::read_dir("/proc")? {
            let name = entry?.file_name();
            let Some(process) = name.to_str().and_then(|name| name.parse().ok()) else {
                continue;
            };
            // Processes may end while this looks at them.
            if parent(process) == Some(main) {
                sum += computed(process).unwrap_or_default();
            }
        }
        Ok(sum)
    }

    /// How many bytes the database has, and how many it has written to its log.
    pub fn written(&self) -> io::Result<(u64, u64)> {
        let mut ask = Command::new(postgres_programs()?.join("psql"));
        let question = "SELECT pg_database_size('postgres'), pg_current_wal_lsn() - '0/0'::pg_lsn";
        ask.args([
            "--no-psqlrc",
            "-At",
            "-F",
            " ",
            "-d",
            &self.address(),
            "-c",
            question,
        ]);
        let said = String::from_utf8_lossy(&ask.output()?.stdout).into_owned();
        let mut numbers = said.split_whitespace().map(str::parse::<u64>);
        match (numbers.next(), numbers.next()) {
            (Some(Ok(size)), Some(Ok(log))) => Ok((size, log)),
            _ => Err(io::Error::other(format!("psql says {said:?}"))),
        }
    }

    fn is_ready(&self, programs: &Path) -> io::Result<()> {
        let begun = Instant::now();
        while begun.elapsed() < START {
            let mut ask = Command::new(programs.join("pg_isready"));
            ask.args(["-h", "127.0.0.1", "-p", &self.port.to_string()]);
            if ask.stdout(Stdio::null()).status()?.success() {
                return Ok(());
            }
            std::thread::sleep(Duration::from_millis(50));
        }
        Err(io::ErrorKind::TimedOut.into())
    }
}

/// The process that has started a process, if it runs.
fn parent(process: u32) -> Option<u32> {
    let stat = std::fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
    let (_, after_name) = stat.rsplit_once(") ")?;
    after_name.split_ascii_whitespace().nth(1)?.parse().ok()
}

/// The program folder of the newest PostgreSQL: Debian does not put it on the `PATH`.
fn postgres_programs() -> io::Result<PathBuf> {
    let missing = "PostgreSQL is needed: install the package postgresql";
    let versions = std::fs::read_dir("/usr/lib/postgresql")
        .map_err(|error| io::Error::new(error.kind(), missing))?;
    let newest = versions
        .filter_map(|version| Some(version.ok()?.path().join("bin")))
        .filter(|programs| programs.join("initdb").is_file())
        .max();
    newest.ok_or_else(|| io::Error::other(missing))
}

/// The user and group that PostgreSQL runs as if this process is root, since PostgreSQL refuses root.
fn owner() -> Option<(u32, u32)> {
    let id = |what: &[&str]| {
        let said = Command::new("id").args(what).output().ok()?;
        let said = String::from_utf8(said.stdout).ok()?;
        said.trim().parse::<u32>().ok()
    };
    if id(&["-u"])? != 0 {
        return None;
    }
    Some((id(&["-u", "postgres"])?, id(&["-g", "postgres"])?))
}

fn as_owner(command: &mut Command, owner: Option<(u32, u32)>) -> &mut Command {
    use std::os::unix::process::CommandExt;
    if let Some((user, group)) = owner {
        command.uid(user).gid(group).current_dir("/");
    }
    command
}

/// What a NATS server says of its messages.
#[derive(Deserialize)]
struct Messages {
    in_msgs: u64,
    out_msgs: u64,
}

/// A NATS server that can be killed.
pub struct NatsServer {
    port: u16,
    /// Where it says what it has done.
    monitor: u16,
    process: Process,
}

impl NatsServer {
    /// Starts one.
    pub fn start() -> io::Result<Self> {
        let (port, monitor) = (free_port()?, free_port()?);
        let process = nats(port, monitor)?;
        Ok(Self {
            port,
            monitor,
            process,
        })
    }

    /// The NATS server's address.
    pub fn address(&self) -> String {
        format!("nats://127.0.0.1:{}", self.port)
    }

    /// Kills it; servers get no hints until it is started again.
    pub fn kill(&mut self) -> io::Result<()> {
        self.process.0.kill()?;
        self.process.0.wait()?;
        Ok(())
    }

    /// How long it has computed so far.
    pub fn computed(&self) -> io::Result<Duration> {
        computed(self.process.0.id())
    }

    /// How many messages it has got, and how many it has handed on.
    pub async fn messages(&self) -> Result<(u64, u64), Fault> {
        let address = format!("127.0.0.1:{}", self.monitor);
        let said: Messages = ask(&address, Method::GET, "/varz", &()).await?;
        Ok((said.in_msgs, said.out_msgs))
    }

    /// Starts it again on the same port.
    pub fn start_again(&mut self) -> io::Result<()> {
        self.process = nats(self.port, self.monitor)?;
        Ok(())
    }
}

fn nats(port: u16, monitor: u16) -> io::Result<Process> {
    let mut command = Command::new("nats-server");
    command.args(["-a", "127.0.0.1", "-p", &port.to_string()]);
    let process = Process::start(command.args(["-m", &monitor.to_string()]))?;
    answers(port)?;
    Ok(process)
}
