//! Requests and messages to a server, encrypted or not.

use std::io;
use std::sync::Arc;
use std::time::Duration;

use futures_util::{SinkExt as _, StreamExt as _};
use http_body_util::{BodyExt as _, Full, Limited};
use hyper::body::Bytes;
use hyper::client::conn::http1;
use hyper::{Method, Request};
use hyper_util::rt::TokioIo;
use serde::Serialize;
use serde::de::DeserializeOwned;
use takht_protocol::{FromTable, ProblemReport, TableId, ToTable};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_rustls::TlsConnector;
use tokio_rustls::client::TlsStream;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore};
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_util::either::Either;
use url::Url;

/// How long a server may take to answer a request, or to say anything during a game; it pings more often.
const PATIENCE: Duration = Duration::from_secs(90);

/// The largest answer to a request, in bytes.
const LONGEST: usize = 4 << 20;

type Stream = Either<TcpStream, Box<TlsStream<TcpStream>>>;

/// Why a server could not be asked.
#[derive(Debug, thiserror::Error)]
pub(crate) enum NetworkError {
    /// It cannot be reached, or the connection broke: it is worth trying again.
    #[error("{0}")]
    Broken(io::Error),
    /// It refuses what was asked.
    #[error("{0}")]
    Refused(ProblemReport),
    /// It says something that is not part of the protocol.
    #[error("the server answers {0}")]
    Foreign(String),
}

fn broken(error: impl Into<Box<dyn std::error::Error + Send + Sync>>) -> NetworkError {
    NetworkError::Broken(io::Error::other(error))
}

/// A server.
pub(crate) struct Server {
    address: Url,
    tls: TlsConnector,
}

impl Server {
    pub(crate) fn new(address: Url) -> Result<Self, NetworkError> {
        let mut roots = RootCertStore::empty();
        roots.extend(webpki_roots::TLS_SERVER_ROOTS.iter().cloned());
        let provider = tokio_rustls::rustls::crypto::ring::default_provider();
        let tls = ClientConfig::builder_with_provider(Arc::new(provider))
            .with_safe_default_protocol_versions()
            .map_err(broken)?
            .with_root_certificates(roots)
            .with_no_client_auth();
        Ok(Self {
            address,
            tls: TlsConnector::from(Arc::new(tls)),
        })
    }

    /// The host and the port, as in a link.
    fn authority(&self) -> String {
        let host = self.address.host_str().unwrap_or_default();
        match self.address.port() {
            Some(port) => format!("{host}:{port}"),
            None => host.to_owned(),
        }
    }

    async fn stream(&self) -> Result<Stream, NetworkError> {
        let host = self.address.host_str().unwrap_or_default();
        let port = self.address.port_or_known_default().unwrap_or(80);
        // An address of IPv6 has brackets in links only.
        let host = host.trim_matches(['[', ']']);
        let stream = TcpStream::connect((host, port))
            .await
            .map_err(NetworkError::Broken)?;
        stream.set_nodelay(true).ok();
        if self.address.scheme() == "http" {
            return Ok(Either::Left(stream));
        }
        let name = ServerName::try_from(host.to_owned()).map_err(broken)?;
        let stream = self.tls.connect(name, stream).await;
        Ok(Either::Right(Box::new(
            stream.map_err(NetworkError::Broken)?,
        )))
    }

    /// Sends a request, and reads the answer.
    pub(crate) async fn ask<T: DeserializeOwned>(
        &self,
        method: Method,
        path: &str,
        body: Option<&(impl Serialize + Sync)>,
    ) -> Result<T, NetworkError> {
        let asked = timeout(PATIENCE, self.answer(method, path, body)).await;
        asked.map_err(broken)?
    }

    async fn answer<T: DeserializeOwned>(
        &self,
        method: Method,
        path: &str,
        body: Option<&(impl Serialize + Sync)>,
    ) -> Result<T, NetworkError> {
        let body = match body {
            Some(body) => serde_json::to_vec(body).map_err(broken)?,
            None => Vec::new(),
        };
        let stream = TokioIo::new(self.stream().await?);
        let (mut sender, connection) = http1::handshake(stream).await.map_err(broken)?;
        let connection = tokio::spawn(connection);
        let request = Request::builder()
            .method(method)
            .uri(path)
            .header("host", self.authority())
            .header("content-type", "application/json")
            .body(Full::<Bytes>::from(body))
            .map_err(broken)?;
        let answer = sender.send_request(request).await.map_err(broken)?;
        let status = answer.status();
        let body = Limited::new(answer.into_body(), LONGEST).collect().await;
        let body = body.map_err(broken)?.to_bytes();
        connection.abort();
        if status.is_success() {
            let body: &[u8] = if body.is_empty() { b"null" } else { &body };
            return serde_json::from_slice(body)
                .map_err(|error| NetworkError::Foreign(error.to_string()));
        }
        Err(match serde_json::from_slice(&body) {
            Ok(report) => NetworkError::Refused(report),
            Err(_) => NetworkError::Foreign(status.to_string()),
        })
    }

    /// Opens the socket of a table.
    pub(crate) async fn socket(&self, table: &TableId) -> Result<Line, NetworkError> {
        let scheme = self.address.scheme().replace("http", "ws");
        let link = format!("{scheme}://{}/api/tables/{table}/socket", self.authority());
        let open = async {
            let stream = self.stream().await?;
            let opened = tokio_tungstenite::client_async(link, stream).await;
            Ok(Line(opened.map_err(broken)?.0))
        };
        timeout(PATIENCE, open).await.map_err(broken)?
    }
}

/// An open socket of a table.
pub(crate) struct Line(WebSocketStream<Stream>);

impl Line {
    pub(crate) async fn say(&mut self, message: &ToTable) -> Result<(), NetworkError> {
        let said = timeout(PATIENCE, self.0.send(Message::text(message.write()))).await;
        said.map_err(broken)?.map_err(broken)
    }

    /// The next message. Dropping the future loses none.
    pub(crate) async fn hear(&mut self) -> Result<FromTable, NetworkError> {
        loop {
            let heard = timeout(PATIENCE, self.0.next()).await.map_err(broken)?;
            match heard {
                Some(Ok(Message::Text(text))) => {
                    return serde_json::from_str(&text)
                        .map_err(|error| NetworkError::Foreign(error.to_string()));
                }
                Some(Ok(Message::Close(_))) | None => {
                    return Err(broken("the server closed the connection"));
                }
                Some(Err(error)) => return Err(broken(error)),
                Some(Ok(_)) => {}
            }
        }
    }
}
