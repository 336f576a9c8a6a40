//! A server with the page and its tables, in a process of its own that can be killed.

use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::time::{Duration, Instant};

use takht_core::Record;
use takht_protocol::TableId;
use takht_server::store::Sqlite;
use takht_server::{
    Limits, Mailer, NoticeSettings, Pace, Settings, SimulatedTime, TimeSource, WebFiles,
};
use tempfile::TempDir;

/// The environment variables that tell the process its port, its data folder, its mail server if it has one, and
/// whether the test moves its time on.
const PORT: &str = "TAKHT_HOUSE_PORT";
const DATA: &str = "TAKHT_HOUSE_DATA";
const MAIL: &str = "TAKHT_HOUSE_MAIL";
const TIME: &str = "TAKHT_HOUSE_TIME";

/// The secret of the server's operator.
pub(crate) const OPERATOR: &str = "the-secret-of-the-house";

/// The line that the process prints when it accepts connections.
const OPEN: &str = "the house is open";

/// How often the process moves its time on.
const TICK: Duration = Duration::from_millis(20);

/// A server that can be killed and started again.
pub(crate) struct House {
    pub(crate) address: String,
    port: u16,
    data: TempDir,
    mail: Option<String>,
    is_time_moved: bool,
    running: Option<Child>,
}

impl House {
    pub(crate) async fn open() -> Self {
        Self::open_with_mail(None).await
    }

    /// The same with a mail server at this address.
    pub(crate) async fn open_with_mail(mail: Option<String>) -> Self {
        Self::open_with(mail, false)
    }

    /// A server whose time goes on as usual, and faster when the test wants it.
    pub(crate) fn open_in_moved_time() -> Self {
        Self::open_with(None, true)
    }

    fn open_with(mail: Option<String>, is_time_moved: bool) -> Self {
        // A server that was killed starts again on the same port.
        let port = takht_load::free_port().unwrap();
        let mut house = Self {
            address: format!("http://127.0.0.1:{port}/"),
            port,
            data: tempfile::tempdir().unwrap(),
            mail,
            is_time_moved,
            running: None,
        };
        house.reopen();
        house
    }

    /// Starts the server again with the same data.
    pub(crate) fn reopen(&mut self) {
        let data = self.data.path().to_owned();
        self.reopen_with(&data);
    }

    /// Starts the server again with the data of a folder.
    pub(crate) fn reopen_with(&mut self, data: &Path) {
        let mut serve = Command::new(std::env::current_exe().unwrap());
        serve.args(["--exact", "house::serve", "--ignored", "--nocapture"]);
        serve.env(PORT, self.port.to_string());
        serve.env(DATA, data);
        serve.envs(self.mail.iter().map(|mail| (MAIL, mail)));
        if self.is_time_moved {
            serve.env(TIME, "moved").stdin(Stdio::piped());
        }
        serve.stdout(Stdio::piped());
        let mut serving = serve.spawn().unwrap();
        let mut lines = BufReader::new(serving.stdout.take().unwrap()).lines();
        let open = lines.any(|line| line.is_ok_and(|line| line.contains(OPEN)));
        assert!(open, "the server does not start");
        // Keep reading, so that the process never blocks on a full pipe.
        std::thread::spawn(move || lines.for_each(drop));
        self.running = Some(serving);
    }

    /// Kills the server.
    pub(crate) async fn close(&mut self) {
        if let Some(mut running) = self.running.take() {
            running.kill().unwrap();
            running.wait().unwrap();
        }
    }

    /// Lets so many seconds of service pass at once.
    pub(crate) fn let_pass(&mut self, seconds: u64) {
        let running = self.running.as_mut().unwrap();
        writeln!(running.stdin.as_mut().unwrap(), "{seconds}").unwrap();
    }

    /// Changes the database while the server does not run.
    pub(crate) async fn change(&self, change: &str) {
        let file = self.data.path().join("tables.db");
        let link = format!("sqlite://{}", file.display());
        let pool = sqlx::SqlitePool::connect(&link).await.unwrap();
        let change = sqlx::AssertSqlSafe(change.to_owned());
        sqlx::raw_sql(change).execute(&pool).await.unwrap();
        pool.close().await;
    }

    /// The server's address for programs.
    pub(crate) fn server(&self) -> String {
        format!("127.0.0.1:{}", self.port)
    }

    /// How much processor time the server has used since it was started.
    pub(crate) fn computed(&self) -> Duration {
        let number = self.running.as_ref().unwrap().id();
        let stat = std::fs::read_to_string(format!("/proc/{number}/stat")).unwrap();
        // The name, in brackets, may contain spaces. User and system time are the 14th and 15th fields.
        let fields = stat.rsplit_once(')').unwrap().1.split_whitespace();
        let ticks = fields.skip(11).take(2).map(str::parse::<u64>);
        let ticks: u64 = ticks.map(Result::unwrap).sum();
        // A tick is 10 ms on every Linux that browsers run on.
        Duration::from_millis(10 * ticks)
    }

    /// The record of a table, from the server.
    pub(crate) async fn record(&self, table: &TableId) -> Record {
        takht_load::record(&self.server(), table).await.unwrap()
    }
}

impl Drop for House {
    fn drop(&mut self) {
        if let Some(running) = &mut self.running {
            running.kill().ok();
            running.wait().ok();
        }
    }
}

/// A time that goes on as clocks do, and jumps by as many seconds as each line of the input says.
fn moving_time() -> SimulatedTime {
    let time = SimulatedTime::default();
    let jumping = time.clone();
    std::thread::spawn(move || {
        for line in std::io::stdin().lines().map_while(Result::ok) {
            jumping.advance(Duration::from_secs(line.parse().unwrap()));
        }
    });
    let moving = time.clone();
    std::thread::spawn(move || {
        let mut last = Instant::now();
        loop {
            std::thread::sleep(TICK);
            moving.advance(last.elapsed());
            last = Instant::now();
        }
    });
    time
}

/// Not a test: the process that serves.
#[test]
#[ignore = "serves a house until it is killed"]
fn serve() {
    let (Ok(port), Ok(data)) = (std::env::var(PORT), std::env::var(DATA)) else {
        return;
    };
    crate::wait_for(async {
        let store = Sqlite::open(&Path::new(&data).join("tables.db")).await;
        let address = format!("127.0.0.1:{port}");
        let listener = loop {
            match tokio::net::TcpListener::bind(&address).await {
                Ok(listener) => break listener,
                // The killed server may not have released the port yet.
                Err(_) => tokio::time::sleep(Duration::from_millis(50)).await,
            }
        };
        println!("{OPEN}");
        // Fail early: without the page's files every test would fail late.
        let web = std::env::var_os("TAKHT_WEB");
        let web = web.expect("TAKHT_WEB names the page's files: `cargo xtask test` makes them");
        let settings = Settings {
            web: Some(WebFiles::read(Path::new(&web)).unwrap()),
            store: Some(Arc::new(store.unwrap())),
            limits: Limits::NONE,
            admin_secret: Some(OPERATOR.to_owned()),
            // A browser may say that it comes from another address.
            trust_proxy: true,
            time: match std::env::var_os(TIME) {
                Some(_) => TimeSource::Simulated(moving_time()),
                None => TimeSource::Machine,
            },
            notices: NoticeSettings {
                mailer: std::env::var(MAIL)
                    .ok()
                    .map(|server| Mailer::new(&server, "Takht <table@takht.example>").unwrap()),
                public_url: Some(format!("http://{address}/").parse().unwrap()),
                // Receivers of tests are on this machine.
                is_private_allowed: true,
                pace: Pace {
                    look: Duration::from_millis(100),
                    grace: Duration::from_millis(500),
                    ..Pace::default()
                },
            },
            ..Settings::default()
        };
        let forever = std::future::pending();
        takht_server::run(listener, settings, forever)
            .await
            .unwrap();
    });
}
