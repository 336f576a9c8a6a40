//! The server: it serves the web files, the HTTP API for tables, and a WebSocket for each client at a
//! table.
//!
//! [`run`] serves until its `shutdown` future completes. Every turn that it has acknowledged is on disk.

mod address;
mod admin;
mod api;
pub mod backup;
mod bot_queue;
pub mod bus;
mod connections;
mod incidents;
mod invitation;
mod limits;
mod listener;
mod lobby;
mod lobby_socket;
mod metrics;
mod name;
mod notices;
mod outbox;
mod people;
mod secret;
mod seeks;
mod served_table;
mod socket;
pub mod store;
mod table_registry;
mod table_task;
mod time_source;
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
pub use notices::{NoNotices, NoticeSettings};
pub use takht_notices::{BadMail, Mailer, Pace, Url};
pub use time_source::{SimulatedTime, TimeSource};
pub use web_files::{BadWebFiles, WebFiles};

/// The version of the program, and a hash of its sources.
pub const BUILD: &str = env!("TAKHT_BUILD");

/// Why a server stopped, or did not start.
#[derive(Debug, thiserror::Error)]
pub enum Stopped {
    /// The network failed.
    #[error(transparent)]
    Network(#[from] io::Error),
    /// The store failed.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The system has no random numbers.
    #[error(transparent)]
    Chance(#[from] NoChance),
    /// Nobody can be called.
    #[error(transparent)]
    Notices(NoNotices),
}

/// How a server is set up.
#[derive(Clone, Default)]
pub struct Settings {
    /// The store for tables. Without it the server has no tables and serves only the web files.
    pub store: Option<Arc<dyn Store>>,
    /// The web files. Without them the server serves only tables.
    pub web: Option<WebFiles>,
    /// How this server reaches the other servers over the same store, if there are others.
    pub bus: Option<Arc<dyn Bus>>,
    /// The TLS certificate. Without it connections are not encrypted.
    pub certificate: Option<Certificate>,
    /// The limits for one address.
    pub limits: Limits,
    /// True if a trusted proxy forwards requests: the server then takes the client's address from
    /// `X-Forwarded-For` and its own host name from `X-Forwarded-Host`.
    pub trust_proxy: bool,
    /// How long an unfinished table may be idle before the server removes it; without it tables stay.
    pub expiry: Option<Duration>,
    /// The operator's secret. Without it nobody moderates over the network.
    pub admin_secret: Option<String>,
    /// How people who are away are called.
    pub notices: NoticeSettings,
    /// Where the time of tables comes from: the machine, or a simulation.
    pub time: TimeSource,
}

/// Serves until `shutdown` completes, then finishes the requests that have begun.
pub async fn run(
    listener: TcpListener,
    settings: Settings,
    shutdown: impl Future<Output = ()> + Send + 'static,
) -> Result<(), Stopped> {
    let encrypted = settings.certificate.is_some();
    let links = links_for_others(listener.local_addr()?, encrypted);
    let callers = Arc::new(Callers::new(settings.limits, settings.trust_proxy));
    let mut routes = settings.web.as_ref().map_or_else(Router::new, |web| {
        api::with_limit_on_files(web.routes(), callers.clone())
    });
    let listener = Listener::new(listener, settings.certificate.clone(), callers.clone());
    let registry = match &settings.store {
        Some(store) => Some(TableRegistry::open(store.clone(), &settings, callers, links).await?),
        None => None,
    };
    if let Some(registry) = &registry {
        routes = routes.merge(api::routes(registry.clone()));
    }
    let routes = invitation::helpful(api::explained(routes));
    let routes = web_files::secured(routes, encrypted);
    let (stop, stopped) = watch::channel(false);
    let served = serve_all(listener, routes, stopped);
    let end = async {
        shutdown.await;
        tracing::info!("stopping");
        stop.send_replace(true);
        // Every connected client is told to connect again.
        if let Some(registry) = registry {
            registry.stop().await;
        }
        // No new client is accepted now. A request that takes too long is abandoned.
        tokio::time::timeout(FAREWELL, stop.closed()).await.ok();
    };
    tokio::join!(served, end);
    Ok(())
}
