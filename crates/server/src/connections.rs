//! Serves HTTP on every connection that the [`Listener`] accepts.

use std::pin::pin;
use std::time::Duration;

use axum::Router;
use axum::extract::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::sync::watch;
use tower::Service;

use crate::listener::{Caller, Listener, Stream};

/// How long a client may take to send the headers of a request, also of a later one on the same
/// connection.
const HEADERS: Duration = Duration::from_secs(30);

/// The largest head of a request, in bytes. Browsers and proxies send far less.
const HEAD: usize = 16 * 1024;

/// Serves until `stopping` becomes true; then open connections finish their current request. Every
/// connection holds a receiver of `stopping`, so the sender's `closed()` waits for all of them.
pub(crate) async fn serve_all(
    mut listener: Listener,
    routes: Router,
    mut stopping: watch::Receiver<bool>,
) {
    loop {
        let waiting = stopping.clone();
        tokio::select! {
            (stream, caller, counted) = listener.accept() => {
                let served = serve(stream, caller, routes.clone(), waiting);
                tokio::spawn(async move {
                    served.await;
                    drop(counted);
                });
            }
            () = told_to(&mut stopping) => return,
        }
    }
}

async fn serve(
    stream: Stream,
    caller: Caller,
    routes: Router,
    mut stopping: watch::Receiver<bool>,
) {
    let service = tower::service_fn(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(caller);
        routes.clone().call(request)
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEADERS)
        .max_buf_size(HEAD)
        .serve_connection(TokioIo::new(stream), TowerToHyperService::new(service))
        .with_upgrades();
    let mut connection = pin!(connection);
    // Errors of a connection need no log: the client causes them, and gets an answer where HTTP allows
    // one.
    tokio::select! {
        _ = connection.as_mut() => {}
        () = told_to(&mut stopping) => {
            connection.as_mut().graceful_shutdown();
            connection.await.ok();
        }
    }
}

/// Completes when the server is to stop.
async fn told_to(stopping: &mut watch::Receiver<bool>) {
    stopping.wait_for(|stopping| *stopping).await.ok();
}
