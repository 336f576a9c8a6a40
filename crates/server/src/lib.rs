//! Tables for people: the window over HTTP, gathering over HTTP, playing over sockets.
//!
//! [`run`] serves until it is told to stop. What it has accepted is on disk.

mod api;
mod hall;
mod live;
mod name;
mod secret;
mod socket;
pub mod store;
mod table;
mod window;

use std::future::Future;
use std::io;
use std::sync::Arc;

use axum::Router;
use axum::serve::ListenerExt;
use tokio::net::TcpListener;

use hall::Hall;
use store::{Store, StoreError};

pub use window::has_window;

/// Why a server does not serve.
#[derive(Debug, thiserror::Error)]
pub enum Stopped {
    /// The network.
    #[error(transparent)]
    Network(#[from] io::Error),
    /// The store.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// Answers whoever connects until `shutdown` comes, then finishes what has begun. Without a store
/// there are no tables, only the window.
pub async fn run(
    listener: TcpListener,
    store: Option<Arc<dyn Store>>,
    shutdown: impl Future<Output = ()> + Send + 'static,
) -> Result<(), Stopped> {
    let mut routes: Router = window::routes();
    if let Some(store) = store {
        let hall = Hall::open(store).await?;
        routes = routes.merge(api::routes(hall));
    }
    // A move is a small message, and is sent at once.
    let listener = listener.tap_io(|connection| {
        connection.set_nodelay(true).ok();
    });
    axum::serve(listener, routes)
        .with_graceful_shutdown(shutdown)
        .await?;
    Ok(())
}
