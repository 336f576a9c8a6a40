//! `takht serve`: the window and tables for people.

use std::io;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::sync::Arc;

use clap::Args;
use takht_core::Message;
use takht_server::Stopped;
use takht_server::store::{Sqlite, Store, StoreError};
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
            let store = self.store().await?;
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
            takht_server::run(listener, Some(store), interrupted())
                .await
                .map_err(|error| match error {
                    Stopped::Network(error) => self.failed(error),
                    Stopped::Store(error) => no_store(&self.folder(), error),
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

    async fn store(&self) -> Result<Arc<dyn Store>, Failure> {
        let folder = self.folder();
        std::fs::create_dir_all(&folder).map_err(|error| Failure::File {
            name: folder.display().to_string(),
            error,
        })?;
        let file = folder.join("tables.db");
        let store = Sqlite::open(&file).await;
        Ok(Arc::new(store.map_err(|error| no_store(&file, error))?))
    }

    fn failed(&self, error: io::Error) -> Failure {
        Failure::File {
            name: SocketAddr::new(self.listen, self.port).to_string(),
            error,
        }
    }
}

fn no_store(path: &std::path::Path, error: StoreError) -> Failure {
    Failure::File {
        name: path.display().to_string(),
        error: io::Error::other(error),
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
