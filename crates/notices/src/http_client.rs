//! Requests to receivers that strangers have named.

use std::io;
use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use http::header::{CONTENT_LENGTH, HOST, RETRY_AFTER, USER_AGENT};
use http::{HeaderValue, StatusCode};
use http_body_util::{BodyExt as _, Full};
use hyper::body::Bytes;
use hyper::client::conn::http1;
use hyper_util::rt::TokioIo;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::{TcpStream, lookup_host};
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore};

use crate::delivery::Outcome;
use crate::public_address::is_public;

/// How long a delivery may take, from the question for the address to the end of the answer.
const TIME: Duration = Duration::from_secs(10);

/// The longest head of an answer, in bytes.
const LONGEST_HEAD: usize = 16 * 1024;

/// How many bytes of an answer's body are read. Nobody needs them; some receivers dislike to be cut short.
const LONGEST_BODY: usize = 16 * 1024;

/// The longest that a receiver may make the server wait, in seconds.
const LONGEST_WAIT: u64 = 60 * 60;

/// Why a request has no answer.
#[derive(Debug, thiserror::Error)]
enum NoAnswer {
    #[error("the address is no link to a host")]
    Address,
    #[error("the host has no address")]
    Unknown,
    #[error("the host is not on the public internet")]
    Private,
    #[error(transparent)]
    Network(#[from] io::Error),
    #[error(transparent)]
    Http(#[from] hyper::Error),
    #[error("no answer within {TIME:?}")]
    Slow,
}

impl NoAnswer {
    /// True if the receiver is the cause although nobody could connect. When names are not found, or no way
    /// leads there, it may be this server's own network.
    fn is_by_receiver(&self) -> bool {
        match self {
            Self::Address | Self::Unknown | Self::Private => true,
            Self::Network(error) => error.kind() == io::ErrorKind::ConnectionRefused,
            Self::Http(_) | Self::Slow => false,
        }
    }
}

/// Sends requests to receivers that strangers have named: only over the public internet, unless the operator
/// allows other addresses, and never on to where an answer points.
#[derive(Clone)]
pub struct HttpClient {
    tls: TlsConnector,
    is_private_allowed: bool,
    time: Duration,
}

impl HttpClient {
    /// A client that trusts the usual certificate authorities.
    pub fn new(is_private_allowed: bool) -> Result<Self, tokio_rustls::rustls::Error> {
        let mut roots = RootCertStore::empty();
        roots.extend(webpki_roots::TLS_SERVER_ROOTS.iter().cloned());
        Self::trusting(roots, is_private_allowed)
    }

    /// A client that trusts these certificate authorities.
    pub fn trusting(
        roots: RootCertStore,
        is_private_allowed: bool,
    ) -> Result<Self, tokio_rustls::rustls::Error> {
        let provider = tokio_rustls::rustls::crypto::ring::default_provider();
        let tls = ClientConfig::builder_with_provider(Arc::new(provider))
            .with_safe_default_protocol_versions()?
            .with_root_certificates(roots)
            .with_no_client_auth();
        Ok(Self {
            tls: TlsConnector::from(Arc::new(tls)),
            is_private_allowed,
            time: TIME,
        })
    }

    /// The same client with another limit on the time of a delivery.
    #[must_use]
    pub fn with_time(mut self, time: Duration) -> Self {
        self.time = time;
        self
    }

    /// True if the operator allows addresses that are not on the public internet.
    pub fn is_private_allowed(&self) -> bool {
        self.is_private_allowed
    }

    /// Sends a request. The status of the answer decides; its body is read to a bound and thrown away. An
    /// answer with a status among `gone` says that the receiver is gone for good.
    pub async fn send(&self, request: http::Request<Vec<u8>>, gone: &[StatusCode]) -> Outcome {
        let is_connected = AtomicBool::new(false);
        let asked = tokio::time::timeout(self.time, self.ask(request, &is_connected)).await;
        let answer = asked.unwrap_or(Err(NoAnswer::Slow));
        let (status, after) = match answer {
            Ok(answer) => answer,
            Err(why) => {
                return Outcome::Failed {
                    by_receiver: is_connected.into_inner() || why.is_by_receiver(),
                    why: why.to_string(),
                    after: None,
                };
            }
        };
        match status {
            _ if status.is_success() => Outcome::Delivered,
            _ if gone.contains(&status) => Outcome::Gone,
            _ => Outcome::Failed {
                why: format!("the receiver answers {status}"),
                after,
                by_receiver: true,
            },
        }
    }

    async fn ask(
        &self,
        mut request: http::Request<Vec<u8>>,
        is_connected: &AtomicBool,
    ) -> Result<(StatusCode, Option<Duration>), NoAnswer> {
        let url: url::Url = request
            .uri()
            .to_string()
            .parse()
            .map_err(|_| NoAnswer::Address)?;
        let host = url.host_str().ok_or(NoAnswer::Address)?.to_owned();
        let port = url.port_or_known_default().ok_or(NoAnswer::Address)?;
        let authority = match url.port() {
            Some(port) => format!("{host}:{port}"),
            None => host.clone(),
        };
        let length = request.body().len();
        let headers = request.headers_mut();
        let authority = HeaderValue::from_str(&authority).map_err(|_| NoAnswer::Address)?;
        headers.insert(HOST, authority);
        headers.insert(USER_AGENT, HeaderValue::from_static("Takht"));
        headers.insert(CONTENT_LENGTH, length.into());
        let path = &url[url::Position::BeforePath..url::Position::AfterQuery];
        *request.uri_mut() = path.parse().map_err(|_| NoAnswer::Address)?;
        // The brackets of an IPv6 address belong to links.
        let host = host.trim_start_matches('[').trim_end_matches(']');
        let stream = self.connect(host, port).await?;
        is_connected.store(true, Ordering::Relaxed);
        match url.scheme() {
            "https" => {
                let name = ServerName::try_from(host.to_owned()).map_err(|_| NoAnswer::Address)?;
                let stream = self.tls.connect(name, stream).await?;
                exchange(stream, request).await
            }
            _ => exchange(stream, request).await,
        }
    }

    /// Connects to a host. It checks the address to which it connects, and asks for it only once: a name
    /// server that answers differently the next time changes nothing.
    async fn connect(&self, host: &str, port: u16) -> Result<TcpStream, NoAnswer> {
        let found: Vec<SocketAddr> = lookup_host((host, port)).await?.collect();
        if found.is_empty() {
            return Err(NoAnswer::Unknown);
        }
        let may = |address: &SocketAddr| self.is_private_allowed || is_public(address.ip());
        let mut last = NoAnswer::Private;
        for address in found.into_iter().filter(may) {
            match TcpStream::connect(address).await {
                Ok(stream) => return Ok(stream),
                Err(error) => last = error.into(),
            }
        }
        Err(last)
    }
}

/// Sends a request over a connection; returns the status, and how long the receiver wants the server to
/// wait.
async fn exchange(
    stream: impl AsyncRead + AsyncWrite + Unpin + Send + 'static,
    request: http::Request<Vec<u8>>,
) -> Result<(StatusCode, Option<Duration>), NoAnswer> {
    let (mut sender, connection) = http1::Builder::new()
        .max_buf_size(LONGEST_HEAD)
        .handshake(TokioIo::new(stream))
        .await?;
    let request = request.map(|body| Full::new(Bytes::from(body)));
    let answered = async {
        let answer = sender.send_request(request).await?;
        let status = answer.status();
        let after = answer.headers().get(RETRY_AFTER);
        let after = after.and_then(|after| after.to_str().ok()?.trim().parse().ok());
        let after = after.map(|after: u64| Duration::from_secs(after.min(LONGEST_WAIT)));
        drain(answer.into_body()).await;
        Ok((status, after))
    };
    let mut answered = pin!(answered);
    // Receivers may break the connection once they have answered; the answer counts.
    tokio::select! {
        biased;
        answer = &mut answered => answer,
        _ = connection => answered.await,
    }
}

/// How long the rest of an answer may take, once its head is there.
const DRAIN: Duration = Duration::from_secs(1);

/// Reads a body until its end, but not further than a bound and not for long.
async fn drain(mut body: hyper::body::Incoming) {
    let reading = async {
        let mut read = 0;
        while let Some(Ok(frame)) = body.frame().await {
            read += frame.data_ref().map_or(0, Bytes::len);
            if read > LONGEST_BODY {
                break;
            }
        }
    };
    tokio::time::timeout(DRAIN, reading).await.ok();
}
