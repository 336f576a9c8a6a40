//! The page and its tables, served by a process of its own, which can be killed.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::time::Duration;

use takht_core::Record;
use takht_protocol::TableId;
use takht_server::store::Sqlite;
use takht_server::{Limits, Settings, WebFiles};
use tempfile::TempDir;

/// What tells the process that serves where to, and where tables are kept.
const PORT: &str = "TAKHT_HOUSE_PORT";
const DATA: &str = "TAKHT_HOUSE_DATA";

/// What it says when it can be visited.
const OPEN: &str = "the house is open";

/// A server that can be stopped.
pub(crate) struct House {
    pub(crate) address: String,
    port: u16,
    data: TempDir,
    running: Option<Child>,
}

impl House {
    pub(crate) async fn open() -> Self {
        // The server comes back to it when it has been killed.
        let port = takht_load::free_port().unwrap();
        let mut house = Self {
            address: format!("http://127.0.0.1:{port}/"),
            port,
            data: tempfile::tempdir().unwrap(),
            running: None,
        };
        house.reopen();
        house
    }

    /// Serves again what was there before.
    pub(crate) fn reopen(&mut self) {
        let mut serve = Command::new(std::env::current_exe().unwrap());
        serve.args(["--exact", "house::serve", "--ignored", "--nocapture"]);
        serve.env(PORT, self.port.to_string());
        serve.env(DATA, self.data.path());
        let mut serving = serve.stdout(Stdio::piped()).spawn().unwrap();
        let mut lines = BufReader::new(serving.stdout.take().unwrap()).lines();
        let open = lines.any(|line| line.is_ok_and(|line| line.contains(OPEN)));
        assert!(open, "the server does not start");
        // Nobody waits for what it says later.
        std::thread::spawn(move || lines.for_each(drop));
        self.running = Some(serving);
    }

    /// Nobody answers any more, from one moment to the next.
    pub(crate) async fn close(&mut self) {
        if let Some(mut running) = self.running.take() {
            running.kill().unwrap();
            running.wait().unwrap();
        }
    }

    /// Where programs find it.
    pub(crate) fn server(&self) -> String {
        format!("127.0.0.1:{}", self.port)
    }

    /// For how long the server has computed since it was opened.
    pub(crate) fn computed(&self) -> Duration {
        let number = self.running.as_ref().unwrap().id();
        let stat = std::fs::read_to_string(format!("/proc/{number}/stat")).unwrap();
        // The name, in brackets, may have spaces; in user and system mode come 14th and 15th of all.
        let fields = stat.rsplit_once(')').unwrap().1.split_whitespace();
        let ticks = fields.skip(11).take(2).map(str::parse::<u64>);
        let ticks: u64 = ticks.map(Result::unwrap).sum();
        // A tick is a hundredth of a second on every Linux that browsers run on.
        Duration::from_millis(10 * ticks)
    }

    /// The record of a table, as the server keeps it.
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

/// No test: the process that serves.
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
                // Whoever was there before is on the way out.
                Err(_) => tokio::time::sleep(Duration::from_millis(50)).await,
            }
        };
        println!("{OPEN}");
        // Without one the server would have nothing to show, and every test would say so late.
        let web = std::env::var_os("TAKHT_WEB");
        let web = web.expect("TAKHT_WEB names the page's files: `cargo xtask test` makes them");
        let settings = Settings {
            web: Some(WebFiles::read(Path::new(&web)).unwrap()),
            store: Some(Arc::new(store.unwrap())),
            limits: Limits::NONE,
            ..Settings::default()
        };
        let forever = std::future::pending();
        takht_server::run(listener, settings, forever)
            .await
            .unwrap();
    });
}
