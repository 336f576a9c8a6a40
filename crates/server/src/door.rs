//! The way in: connections, plain or encrypted.

use std::net::{IpAddr, SocketAddr};
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{Semaphore, mpsc};
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::ServerConfig;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::pem::PemObject;
use tokio_rustls::rustls::pki_types::{CertificateDer, PrivateKeyDer};
use tokio_rustls::server::TlsStream;
use tokio_util::either::Either;

/// How long a client may take to agree on a key.
const HANDSHAKE: Duration = Duration::from_secs(10);

/// How many may do so at once.
const HANDSHAKES: usize = 256;

/// A certificate that cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum BadCertificate {
    /// The chain of certificates cannot be read.
    #[error("certificate: {0}")]
    Chain(String),
    /// The key cannot be read.
    #[error("key: {0}")]
    Key(String),
    /// They do not belong together, or are not supported.
    #[error(transparent)]
    Refused(#[from] tokio_rustls::rustls::Error),
}

/// What a server proves with who it is.
#[derive(Clone, Debug)]
pub struct Certificate(Arc<ServerConfig>);

impl Certificate {
    /// Reads a chain of certificates and its key, both as PEM.
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

/// Who is let in.
pub(crate) enum Door {
    /// Everyone, as they come.
    Plain(TcpListener),
    /// Whoever has agreed on a key; those who have not do not keep others waiting.
    Encrypted(mpsc::Receiver<(TlsStream<TcpStream>, SocketAddr)>),
}

impl Door {
    pub(crate) fn new(listener: TcpListener, certificate: Option<Certificate>) -> Self {
        let Some(Certificate(config)) = certificate else {
            return Self::Plain(listener);
        };
        let (agree, agreed) = mpsc::channel(HANDSHAKES);
        tokio::spawn(async move {
            let acceptor = TlsAcceptor::from(config);
            let places = Arc::new(Semaphore::new(HANDSHAKES));
            loop {
                let Ok(place) = places.clone().acquire_owned().await else {
                    return;
                };
                let (stream, from) = tokio::select! {
                    accepted = accept(&listener) => accepted,
                    () = agree.closed() => return,
                };
                let (acceptor, agree) = (acceptor.clone(), agree.clone());
                tokio::spawn(async move {
                    let agreed = tokio::time::timeout(HANDSHAKE, acceptor.accept(stream)).await;
                    if let Ok(Ok(stream)) = agreed {
                        agree.send((stream, from)).await.ok();
                    }
                    drop(place);
                });
            }
        });
        Self::Encrypted(agreed)
    }
}

/// The next connection. If there is none to be had, perhaps because too many are open, there may be
/// one a little later.
async fn accept(listener: &TcpListener) -> (TcpStream, SocketAddr) {
    loop {
        match listener.accept().await {
            Ok((stream, from)) => {
                // A move is a small message, and is sent at once.
                stream.set_nodelay(true).ok();
                return (stream, from);
            }
            Err(error) => {
                tracing::warn!(%error, "no connection could be accepted");
                tokio::time::sleep(Duration::from_millis(100)).await;
            }
        }
    }
}

impl Door {
    /// The next connection, and who it is from.
    pub(crate) async fn accept(&mut self) -> (Stream, Caller) {
        match self {
            Self::Plain(listener) => {
                let (stream, from) = accept(listener).await;
                (Either::Left(stream), Caller(from.ip()))
            }
            Self::Encrypted(agreed) => match agreed.recv().await {
                Some((stream, from)) => (Either::Right(stream), Caller(from.ip())),
                None => std::future::pending().await,
            },
        }
    }
}

/// A connection.
pub(crate) type Stream = Either<TcpStream, TlsStream<TcpStream>>;

/// The address that a connection comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Caller(pub(crate) IpAddr);
