//! The window, served.

use tokio::net::TcpListener;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

/// A server that can be stopped.
pub(crate) struct House {
    pub(crate) address: String,
    stop: Option<oneshot::Sender<()>>,
    running: JoinHandle<()>,
}

impl House {
    pub(crate) async fn open() -> Self {
        assert!(
            takht_server::has_window(),
            "the window is not built into this program: `cargo xtask test` builds it first"
        );
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = format!("http://{}/", listener.local_addr().unwrap());
        let (stop, stopped) = oneshot::channel();
        let running = tokio::spawn(async move {
            let stopped = async {
                stopped.await.ok();
            };
            let settings = takht_server::Settings::default();
            takht_server::run(listener, settings, stopped)
                .await
                .unwrap();
        });
        Self {
            address,
            stop: Some(stop),
            running,
        }
    }

    /// Nobody answers any more.
    pub(crate) async fn close(&mut self) {
        if let Some(stop) = self.stop.take() {
            stop.send(()).ok();
        }
        // Connections that a browser keeps open would be waited for.
        self.running.abort();
        while tokio::net::TcpStream::connect(
            self.address
                .trim_start_matches("http://")
                .trim_end_matches('/'),
        )
        .await
        .is_ok()
        {
            tokio::time::sleep(std::time::Duration::from_millis(20)).await;
        }
    }
}
