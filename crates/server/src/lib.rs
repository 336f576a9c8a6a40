//! The window over HTTP: [`run`] serves it until it is told to stop.

pub mod store;
mod window;

use std::future::Future;
use std::io;

use axum::Router;
use tokio::net::TcpListener;

pub use window::has_window;

/// Everything there is to ask for.
fn routes() -> Router {
    window::routes()
}

/// Answers whoever connects until `shutdown` comes, then finishes what has begun.
pub async fn run(
    listener: TcpListener,
    shutdown: impl Future<Output = ()> + Send + 'static,
) -> io::Result<()> {
    axum::serve(listener, routes())
        .with_graceful_shutdown(shutdown)
        .await
}
