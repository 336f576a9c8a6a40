//! `takht serve`: the window over HTTP.

use std::io;
use std::net::SocketAddr;
use std::process::{Command, Stdio};

use clap::Args;
use takht_core::Message;
use tokio::net::TcpListener;

use crate::console::{Console, Done, Failure};

/// Serve the table to browsers
///
/// Everything runs in the page, bots included; after the first visit it works without this server.
#[derive(Args)]
pub(crate) struct Serve {
    /// The port to listen on
    #[arg(long, default_value_t = 7777)]
    port: u16,

    /// The address to listen on; 0.0.0.0 lets others on the network in
    #[arg(long, default_value = "127.0.0.1")]
    listen: std::net::IpAddr,

    /// Open it in the browser
    #[arg(long)]
    open: bool,
}

impl Serve {
    pub(crate) fn run(&self, console: &mut Console) -> Done {
        if !takht_server::has_window() {
            return Err(Failure::Invalid(Message::new("cli-serve-no-window")));
        }
        let runtime = tokio::runtime::Builder::new_multi_thread()
            .enable_all()
            .build()
            .map_err(|error| self.failed(error))?;
        runtime.block_on(async {
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
            takht_server::run(listener, interrupted())
                .await
                .map_err(|error| self.failed(error))
        })
    }

    fn failed(&self, error: io::Error) -> Failure {
        Failure::File {
            name: SocketAddr::new(self.listen, self.port).to_string(),
            error,
        }
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
