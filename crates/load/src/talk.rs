//! A socket over which a simulated client can send anything.

use std::net::{IpAddr, SocketAddr};
use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use http::StatusCode;
use takht_protocol::{FromTable, Hello, PROTOCOL, TableId, ToTable};
use tokio::io::AsyncWriteExt;
use tokio::net::{TcpSocket, TcpStream};
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

use crate::fault::Fault;

/// How long to wait for an answer.
const PATIENCE: Duration = Duration::from_secs(20);

/// The size of a socket's read and write buffers.
const BUFFER: usize = 1024;

/// Connects to a server from one of this machine's addresses.
pub(crate) async fn connect(server: &str, from: [u8; 4]) -> Result<TcpStream, Fault> {
    let server: SocketAddr = server.parse().map_err(|error| Fault::of(&error))?;
    let connected = async {
        let socket = TcpSocket::new_v4()?;
        socket.bind(SocketAddr::new(IpAddr::from(from), 0))?;
        let stream = socket.connect(server).await?;
        stream.set_nodelay(true)?;
        std::io::Result::Ok(stream)
    };
    connected
        .await
        .map_err(|error| Fault::new(format!("no connection to {server}: {error}")))
}

/// An open socket to a table.
pub(crate) struct Talk {
    socket: WebSocketStream<TcpStream>,
}

impl Talk {
    /// Opens a socket without sending hello. Tries again for a while if the server says that the address
    /// has asked for too much.
    pub(crate) async fn connect(server: &str, from: [u8; 4], table: &str) -> Result<Self, Fault> {
        let begun = Instant::now();
        loop {
            let stream = connect(server, from).await?;
            let link = format!("ws://{server}/api/tables/{table}/socket");
            let config = WebSocketConfig::default()
                .read_buffer_size(BUFFER)
                .write_buffer_size(BUFFER);
            match client_async_with_config(link, stream, Some(config)).await {
                Ok((socket, _)) => return Ok(Self { socket }),
                Err(Error::Http(answer))
                    if answer.status() == StatusCode::TOO_MANY_REQUESTS
                        && begun.elapsed() < PATIENCE =>
                {
                    tokio::time::sleep(Duration::from_millis(100)).await;
                }
                Err(error) => return Err(Fault::of(&error)),
            }
        }
    }

    /// Opens a socket and says hello.
    pub(crate) async fn open(
        server: &str,
        from: [u8; 4],
        table: &TableId,
        secret: Option<&str>,
    ) -> Result<Self, Fault> {
        let mut talk = Self::connect(server, from, table.as_str()).await?;
        let hello = ToTable::Hello(Hello {
            hello: PROTOCOL,
            secret: secret.map(str::to_owned),
            resume: 0,
            in_lobby: false,
        });
        talk.say(hello.write()).await;
        loop {
            match talk.next().await? {
                Some(FromTable::Events(_)) => return Ok(talk),
                Some(FromTable::Welcome(_) | FromTable::Table(_)) => {}
                other => return Err(Fault::new(format!("hello is answered by {other:?}"))),
            }
        }
    }

    /// Sends a text. Failures show in the answer.
    pub(crate) async fn say(&mut self, text: impl Into<String>) {
        self.socket.send(Message::text(text.into())).await.ok();
    }

    /// Sends a message of any kind.
    pub(crate) async fn send(&mut self, message: Message) {
        self.socket.send(message).await.ok();
    }

    /// Sends raw bytes.
    pub(crate) async fn send_raw(&mut self, bytes: &[u8]) {
        self.socket.get_mut().write_all(bytes).await.ok();
    }

    /// The next message; none if the connection has ended. It is a fault if none comes for a while.
    pub(crate) async fn next(&mut self) -> Result<Option<FromTable>, Fault> {
        let heard = tokio::time::timeout(PATIENCE, self.wait()).await;
        heard.map_err(|_| Fault::new("no answer"))?
    }

    /// The next message, however long it takes; none if the connection has ended.
    pub(crate) async fn wait(&mut self) -> Result<Option<FromTable>, Fault> {
        loop {
            match self.socket.next().await {
                Some(Ok(Message::Text(text))) => {
                    let read = serde_json::from_str(&text);
                    return read
                        .map(Some)
                        .map_err(|error| Fault::new(format!("{error}: {text}")));
                }
                Some(Ok(Message::Close(_)) | Err(_)) | None => return Ok(None),
                Some(Ok(_)) => {}
            }
        }
    }

    /// The next message that answers something; none if the connection has ended.
    pub(crate) async fn hear(&mut self) -> Result<Option<FromTable>, Fault> {
        loop {
            match self.next().await? {
                Some(FromTable::Welcome(_) | FromTable::Table(_) | FromTable::Events(_)) => {}
                answer => return Ok(answer),
            }
        }
    }

    /// Reads, and answers pings, until the connection ends.
    pub(crate) async fn stay(mut self) {
        while let Some(Ok(_)) = self.socket.next().await {}
    }
}
