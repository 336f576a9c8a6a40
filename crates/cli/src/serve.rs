//! `takht serve`: the window and tables for people.

use std::io;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::sync::Arc;

use clap::Args;
use takht_core::Message;
use takht_server::bus::{Bus, Nats};
use takht_server::store::{Postgres, Sqlite, Store, StoreError};
use takht_server::{Settings, Stopped};
use tokio::net::TcpListener;

use crate::console::{Console, Done, Failure};

/// Serve the table to browsers
///
/// Games against bots and on one device run in the page, and after the first visit without this
/// server; tables for people on several devices are kept in the data folder. What has been
/// acknowledged is on disk.
#[derive(Args)]
pub(crate) struct Serve {
    /// The port to listen on
    #[arg(long, default_value_t = 7777)]
    port: u16,

    /// The address to listen on; 0.0.0.0 lets others on the network in
    #[arg(long, default_value = "127.0.0.1")]
    listen: std::net::IpAddr,

    /// The folder that tables are kept in [default: takht in the user's data folder]
    #[arg(long, value_name = "FOLDER")]
    data: Option<PathBuf>,

    /// Keep tables in this PostgreSQL database instead: postgres://user:password@host/name
    #[arg(long, value_name = "ADDRESS", conflicts_with = "data")]
    database: Option<String>,

    /// Tell other servers over the same database at once what is new: nats://host:4222
    #[arg(long, value_name = "ADDRESS", requires = "database")]
    nats: Option<String>,

    /// Serve tables alone, for programs that speak the protocol
    #[arg(long, conflicts_with = "open")]
    without_window: bool,

    /// Open it in the browser
    #[arg(long)]
    open: bool,
}

impl Serve {
    pub(crate) fn run(&self, console: &mut Console) -> Done {
        if !takht_server::has_window() && !self.without_window {
            return Err(Failure::Invalid(Message::new("cli-serve-no-window")));
        }
        let runtime = tokio::runtime::Builder::new_multi_thread()
            .enable_all()
            .build()
            .map_err(|error| self.failed(error))?;
        runtime.block_on(async {
            let settings = Settings {
                store: Some(self.store().await?),
                bus: self.bus().await?,
            };
            let address = SocketAddr::new(self.listen, self.port);
            let listener = TcpListener::bind(address)
                .await
                .map_err(|error| self.failed(error))?;
            let address = listener.local_addr().map_err(|error| self.failed(error))?;
            let link = format!("http://{address}");
            let message = Message::new("cli-serve-at").with("link", link.clone());
            let said = console.say(&message);
            console.line(said)?;
            console.flush()?;
            if self.open && !open(&link) {
                let said = console.words.text("cli-serve-open-failed");
                console.line(said)?;
                console.flush()?;
            }
            takht_server::run(listener, settings, interrupted())
                .await
                .map_err(|error| match error {
                    Stopped::Network(error) => self.failed(error),
                    Stopped::Store(error) => failed(self.keeper(), error),
                    Stopped::Chance(error) => failed("takht serve", error),
                })
        })
    }

    /// Where tables are kept.
    fn folder(&self) -> PathBuf {
        let named = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty());
        let usual = || match (named("XDG_DATA_HOME"), named("HOME")) {
            (Some(data), _) => PathBuf::from(data).join("takht"),
            (None, Some(home)) => PathBuf::from(home).join(".local/share/takht"),
            (None, None) => PathBuf::from("takht-data"),
        };
        self.data.clone().unwrap_or_else(usual)
    }

    /// What to call the place that tables are kept in.
    fn keeper(&self) -> String {
        match &self.database {
            Some(address) => without_password(address),
            None => self.folder().join("tables.db").display().to_string(),
        }
    }

    async fn store(&self) -> Result<Arc<dyn Store>, Failure> {
        let wrong = |error: StoreError| failed(self.keeper(), error);
        if let Some(address) = &self.database {
            return Ok(Arc::new(Postgres::open(address).await.map_err(wrong)?));
        }
        let folder = self.folder();
        std::fs::create_dir_all(&folder).map_err(|error| Failure::File {
            name: folder.display().to_string(),
            error,
        })?;
        let store = Sqlite::open(&folder.join("tables.db")).await;
        Ok(Arc::new(store.map_err(wrong)?))
    }

    async fn bus(&self) -> Result<Option<Arc<dyn Bus>>, Failure> {
        let Some(address) = &self.nats else {
            return Ok(None);
        };
        let nats = Nats::connect(address).await;
        let nats = nats.map_err(|error| failed(without_password(address), error))?;
        Ok(Some(Arc::new(nats)))
    }

    fn failed(&self, error: io::Error) -> Failure {
        Failure::File {
            name: SocketAddr::new(self.listen, self.port).to_string(),
            error,
        }
    }
}

/// Something that the server needs does not work.
fn failed(
    what: impl Into<String>,
    error: impl std::error::Error + Send + Sync + 'static,
) -> Failure {
    Failure::File {
        name: what.into(),
        error: io::Error::other(error),
    }
}

/// An address as it may be shown to anyone.
fn without_password(address: &str) -> String {
    let (scheme, rest) = address.split_once("://").unwrap_or(("", address));
    match rest.rsplit_once('@') {
        Some((_, place)) => format!("{scheme}://…@{place}"),
        None => address.to_owned(),
    }
}

/// Comes when the program is asked to end.
async fn interrupted() {
    let pressed = async {
        // If it cannot be waited for, the program ends as programs do.
        let _ = tokio::signal::ctrl_c().await;
    };
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut terminated) = signal(SignalKind::terminate()) {
            tokio::select! {
                () = pressed => {}
                _ = terminated.recv() => {}
            }
            return;
        }
    }
    pressed.await;
}

/// Opens a link in whatever the system opens links with.
fn open(link: &str) -> bool {
    let (program, before): (&str, &[&str]) = if cfg!(target_os = "macos") {
        ("open", &[])
    } else if cfg!(windows) {
        ("cmd", &["/C", "start", ""])
    } else {
        ("xdg-open", &[])
    };
    let mut command = Command::new(program);
    command.args(before).arg(link);
    command.stdout(Stdio::null()).stderr(Stdio::null());
    command.spawn().is_ok()
}
