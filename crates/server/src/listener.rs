//! Accepts connections, plain or encrypted.

use std::net::IpAddr;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use tokio::net::{TcpListener, TcpStream};
use tokio::sync::mpsc;
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::ServerConfig;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::pem::PemObject;
use tokio_rustls::rustls::pki_types::{CertificateDer, PrivateKeyDer};
use tokio_rustls::server::TlsStream;
use tokio_util::either::Either;

use crate::limits::{Callers, Counted};

/// How long a client may take for the TLS handshake.
const HANDSHAKE: Duration = Duration::from_secs(10);

/// How long a client may leave sent data unacknowledged before the system closes the connection.
const UNREAD: Duration = Duration::from_secs(60);

/// How many connections may wait after their TLS handshake.
const AGREED: usize = 64;

/// Why a certificate cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum BadCertificate {
    /// The certificate chain cannot be read.
    #[error("certificate: {0}")]
    Chain(String),
    /// The key cannot be read.
    #[error("key: {0}")]
    Key(String),
    /// The key does not belong to the certificate, or the algorithm is not supported.
    #[error(transparent)]
    Refused(#[from] tokio_rustls::rustls::Error),
}

/// A TLS certificate with its key.
#[derive(Clone, Debug)]
pub struct Certificate(Arc<ServerConfig>);

impl Certificate {
    /// Reads a certificate chain and its key, both as PEM.
    pub fn read(chain: &Path, key: &Path) -> Result<Self, BadCertificate> {
        let unread = |error: &dyn std::fmt::Display| BadCertificate::Chain(error.to_string());
        let certificates = CertificateDer::pem_file_iter(chain).map_err(|error| unread(&error))?;
        let certificates: Result<Vec<_>, _> = certificates.collect();
        let certificates = certificates.map_err(|error| unread(&error))?;
        if certificates.is_empty() {
            return Err(BadCertificate::Chain(
                "there is none in the file".to_owned(),
            ));
        }
        let key = PrivateKeyDer::from_pem_file(key);
        let key = key.map_err(|error| BadCertificate::Key(error.to_string()))?;
        let mut config = ServerConfig::builder_with_provider(Arc::new(ring::default_provider()))
            .with_safe_default_protocol_versions()?
            .with_no_client_auth()
            .with_single_cert(certificates, key)?;
        config.alpn_protocols = vec![b"http/1.1".to_vec()];
        Ok(Self(Arc::new(config)))
    }
}

/// Accepts connections, except from addresses that have too many already.
pub(crate) struct Listener {
    callers: Arc<Callers>,
    way: Way,
}

/// Where connections come from.
enum Way {
    /// Straight from the socket.
    Plain(TcpListener),
    /// From the task that accepts encrypted connections. Each handshake runs in a task of its own, so
    /// that a slow client does not delay the others.
    Encrypted(mpsc::Receiver<(TlsStream<TcpStream>, Caller, Counted)>),
}

impl Listener {
    pub(crate) fn new(
        listener: TcpListener,
        certificate: Option<Certificate>,
        callers: Arc<Callers>,
    ) -> Self {
        let Some(Certificate(config)) = certificate else {
            let way = Way::Plain(listener);
            return Self { callers, way };
        };
        let (agree, agreed) = mpsc::channel(AGREED);
        let way = Way::Encrypted(agreed);
        let encrypted = Self {
            callers: callers.clone(),
            way,
        };
        tokio::spawn(async move {
            let acceptor = TlsAcceptor::from(config);
            loop {
                let (stream, caller, counted) = tokio::select! {
                    accepted = accept(&listener, &callers) => accepted,
                    () = agree.closed() => return,
                };
                let (acceptor, agree) = (acceptor.clone(), agree.clone());
                tokio::spawn(async move {
                    let agreed = tokio::time::timeout(HANDSHAKE, acceptor.accept(stream)).await;
                    if let Ok(Ok(stream)) = agreed {
                        agree.send((stream, caller, counted)).await.ok();
                    }
                });
            }
        });
        encrypted
    }
}

/// Accepts the next connection. If that fails, perhaps because too many files are open, it tries again a
/// little later.
async fn accept(listener: &TcpListener, callers: &Callers) -> (TcpStream, Caller, Counted) {
    loop {
        match listener.accept().await {
            Ok((stream, from)) => {
                let caller = Caller(from.ip());
                if let Some(counted) = callers.connection(caller) {
                    // A move is a small message and must be sent at once.
                    stream.set_nodelay(true).ok();
                    read_or_leave(&stream);
                    return (stream, caller, counted);
                }
            }
            Err(error) => {
                tracing::warn!(%error, "no connection could be accepted");
                tokio::time::sleep(Duration::from_millis(100)).await;
            }
        }
    }
}

/// Makes the system close a connection whose client does not acknowledge sent data. It does so on Linux
/// only.
fn read_or_leave(stream: &TcpStream) {
    #[cfg(target_os = "linux")]
    socket2::SockRef::from(stream)
        .set_tcp_user_timeout(Some(UNREAD))
        .ok();
    #[cfg(not(target_os = "linux"))]
    let _ = (stream, UNREAD);
}

impl Listener {
    /// The next connection, with its client's address.
    pub(crate) async fn accept(&mut self) -> (Stream, Caller, Counted) {
        match &mut self.way {
            Way::Plain(listener) => {
                let (stream, caller, counted) = accept(listener, &self.callers).await;
                (Either::Left(stream), caller, counted)
            }
            Way::Encrypted(agreed) => match agreed.recv().await {
                Some((stream, caller, counted)) => (Either::Right(stream), caller, counted),
                None => std::future::pending().await,
            },
        }
    }
}

/// A plain or an encrypted connection.
pub(crate) type Stream = Either<TcpStream, TlsStream<TcpStream>>;

/// The address that a connection comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Caller(pub(crate) IpAddr);
