//! A receiver on loopback: it notes what it gets, and answers as a test wants.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};

use tokio::io::{
    AsyncBufRead, AsyncBufReadExt as _, AsyncRead, AsyncReadExt as _, AsyncWrite,
    AsyncWriteExt as _, BufReader,
};
use tokio::net::TcpListener;
use tokio::sync::mpsc;

use crate::place::soon;

/// A request as it came.
#[derive(Clone, Debug, Default)]
pub(crate) struct Received {
    pub(crate) line: String,
    pub(crate) headers: HashMap<String, String>,
    pub(crate) body: Vec<u8>,
}

impl Received {
    pub(crate) fn header(&self, name: &str) -> &str {
        self.headers.get(name).map_or("", String::as_str)
    }

    pub(crate) fn json(&self) -> serde_json::Value {
        serde_json::from_slice(&self.body).unwrap()
    }
}

/// How the receiver answers.
#[derive(Clone, Debug)]
pub(crate) enum Answer {
    /// With a status and these further headers.
    Status(u16, String),
    /// Not at all, while the connection stays open.
    Silence,
    /// With a body that never ends.
    EndlessBody,
    /// With a head that never ends.
    EndlessHead,
}

impl Answer {
    pub(crate) fn status(status: u16) -> Self {
        Self::Status(status, String::new())
    }
}

/// A running receiver.
pub(crate) struct Receiver {
    host: &'static str,
    pub(crate) port: u16,
    /// How often somebody has connected.
    pub(crate) connections: Arc<Mutex<usize>>,
    received: mpsc::UnboundedReceiver<Received>,
    task: tokio::task::JoinHandle<()>,
}

impl Drop for Receiver {
    fn drop(&mut self) {
        self.task.abort();
    }
}

impl Receiver {
    /// A receiver that gives these answers one after the other, and the last one to all further requests.
    pub(crate) async fn start(answers: Vec<Answer>) -> Self {
        Self::start_with("127.0.0.1", answers, None).await
    }

    /// The same under another address of loopback.
    pub(crate) async fn start_at(host: &'static str, answers: Vec<Answer>) -> Self {
        Self::start_with(host, answers, None).await
    }

    /// The same with encryption.
    pub(crate) async fn start_with(
        host: &'static str,
        answers: Vec<Answer>,
        tls: Option<tokio_rustls::TlsAcceptor>,
    ) -> Self {
        let listener = TcpListener::bind((host, 0)).await.unwrap();
        let port = listener.local_addr().unwrap().port();
        let (tell, received) = mpsc::unbounded_channel();
        let connections = Arc::new(Mutex::new(0));
        let counted = connections.clone();
        let task = tokio::spawn(async move {
            loop {
                let (stream, _) = listener.accept().await.unwrap();
                let nth = {
                    let mut count = counted.lock().unwrap();
                    *count += 1;
                    *count - 1
                };
                let answer = answers[nth.min(answers.len() - 1)].clone();
                let (tell, tls) = (tell.clone(), tls.clone());
                tokio::spawn(async move {
                    match tls {
                        Some(tls) => {
                            if let Ok(stream) = tls.accept(stream).await {
                                serve(stream, answer, tell).await;
                            }
                        }
                        None => serve(stream, answer, tell).await,
                    }
                });
            }
        });
        Self {
            host,
            port,
            connections,
            received,
            task,
        }
    }

    pub(crate) fn url(&self) -> String {
        format!("http://{}:{}/hook?x=1", self.host, self.port)
    }

    /// The next request.
    pub(crate) async fn next(&mut self) -> Received {
        let next = soon("the receiver gets a request", self.received.recv());
        next.await.unwrap()
    }

    /// The requests that have come and that no test has looked at.
    pub(crate) fn others(&mut self) -> usize {
        let mut count = 0;
        while self.received.try_recv().is_ok() {
            count += 1;
        }
        count
    }
}

async fn serve(
    stream: impl AsyncRead + AsyncWrite + Unpin,
    answer: Answer,
    tell: mpsc::UnboundedSender<Received>,
) {
    let mut stream = BufReader::new(stream);
    let Some(received) = read(&mut stream).await else {
        return;
    };
    tell.send(received).ok();
    match answer {
        Answer::Status(status, headers) => {
            let head = format!("HTTP/1.1 {status} So\r\nContent-Length: 2\r\n{headers}\r\nok");
            stream.write_all(head.as_bytes()).await.ok();
            stream.flush().await.ok();
        }
        Answer::Silence => std::future::pending().await,
        Answer::EndlessBody => {
            let head = "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n";
            stream.write_all(head.as_bytes()).await.ok();
            while stream.write_all(b"4\r\nxxxx\r\n").await.is_ok() {
                stream.flush().await.ok();
            }
        }
        Answer::EndlessHead => {
            stream.write_all(b"HTTP/1.1 200 OK\r\n").await.ok();
            while stream
                .write_all(b"X: yyyyyyyyyyyyyyyyyyyyyyyy\r\n")
                .await
                .is_ok()
            {
                stream.flush().await.ok();
            }
        }
    }
}

async fn read(stream: &mut (impl AsyncBufRead + Unpin)) -> Option<Received> {
    let mut received = Received::default();
    stream.read_line(&mut received.line).await.ok()?;
    loop {
        let mut line = String::new();
        stream.read_line(&mut line).await.ok()?;
        let Some((name, value)) = line.trim_end().split_once(": ") else {
            break;
        };
        let (name, value) = (name.to_lowercase(), value.to_owned());
        received.headers.insert(name, value);
    }
    let length = received.header("content-length").parse().ok()?;
    received.body = vec![0; length];
    stream.read_exact(&mut received.body).await.ok()?;
    Some(received)
}
