//! Tables for people: the page over HTTP, gathering over HTTP, playing over sockets.
//!
//! [`run`] serves until it is told to stop. What it has accepted is on disk.

mod address;
mod api;
pub mod backup;
pub mod bus;
mod connections;
mod limits;
mod listener;
mod metrics;
mod name;
mod outbox;
mod secret;
mod served_table;
mod socket;
pub mod store;
mod table_registry;
mod table_task;
mod web_files;

use std::future::Future;
use std::io;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use tokio::net::TcpListener;
use tokio::sync::watch;

use bus::Bus;
use connections::serve_all;
use limits::Callers;
use listener::Listener;
use secret::NoChance;
use store::{Store, StoreError};
use table_registry::{FAREWELL, TableRegistry};

pub use address::links_for_others;
pub use limits::Limits;
pub use listener::{BadCertificate, Certificate};
pub use web_files::{BadWebFiles, WebFiles};

/// The version, and a hash of what the program was built from.
pub const BUILD: &str = env!("TAKHT_BUILD");

/// Why a server does not serve.
#[derive(Debug, thiserror::Error)]
pub enum Stopped {
    /// The network.
    #[error(transparent)]
    Network(#[from] io::Error),
    /// The store.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The system has no random numbers.
    #[error(transparent)]
    Chance(#[from] NoChance),
}

/// What a server has beside the network.
#[derive(Clone, Default)]
pub struct Settings {
    /// Where tables are kept; without it there are none, only the web.
    pub store: Option<Arc<dyn Store>>,
    /// The page that browsers are given; without it there are only tables.
    pub web: Option<WebFiles>,
    /// The way to other servers over the same store, if there are others.
    pub bus: Option<Arc<dyn Bus>>,
    /// What the server proves with who it is; without it connections are not encrypted.
    pub certificate: Option<Certificate>,
    /// How much one address may ask for.
    pub limits: Limits,
    /// True if a proxy stands before the server and says who calls (`X-Forwarded-For`) and where
    /// (`X-Forwarded-Host`).
    pub trust_proxy: bool,
    /// After how long an unfinished table is removed at which nothing happens.
    pub expiry: Option<Duration>,
}

/// Answers whoever connects until `shutdown` comes, then finishes what has begun.
pub async fn run(
    listener: TcpListener,
    settings: Settings,
    shutdown: impl Future<Output = ()> + Send + 'static,
) -> Result<(), Stopped> {
    let mut routes = settings
        .web
        .as_ref()
        .map_or_else(Router::new, WebFiles::routes);
    let encrypted = settings.certificate.is_some();
    let links = links_for_others(listener.local_addr()?, encrypted);
    let callers = Arc::new(Callers::new(settings.limits, settings.trust_proxy));
    let listener = Listener::new(listener, settings.certificate.clone(), callers.clone());
    let registry = match &settings.store {
        Some(store) => Some(TableRegistry::open(store.clone(), &settings, callers, links).await?),
        None => None,
    };
    if let Some(registry) = &registry {
        routes = routes.merge(api::routes(registry.clone()));
    }
    let routes = web_files::secured(api::explained(routes));
    let (stop, stopped) = watch::channel(false);
    let served = serve_all(listener, routes, stopped);
    let end = async {
        shutdown.await;
        tracing::info!("stopping");
        stop.send_replace(true);
        // Whoever is there is told to connect again.
        if let Some(registry) = registry {
            registry.stop().await;
        }
        // Nobody is let in any more, and a request that does not end is not waited for.
        tokio::time::timeout(FAREWELL, stop.closed()).await.ok();
    };
    tokio::join!(served, end);
    Ok(())
}
