//! A server with its data, and clients that send exactly what a test wants.

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use http::{Method, StatusCode};
use serde_json::{Value, json};
use takht_server::store::Sqlite;
use takht_server::{Limits, Settings};
use tempfile::TempDir;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

/// A running server.
pub(crate) struct Room {
    pub(crate) address: String,
    pub(crate) data: TempDir,
    stop: oneshot::Sender<()>,
    running: JoinHandle<()>,
}

/// The nonce of every player who does not care.
pub(crate) const NONCE: &str = "00000000000000000000000000000000";

/// Its seal.
pub(crate) fn seal() -> String {
    base16ct::lower::encode_string(&takht_core::fair::seal(&[0; 16]).unwrap())
}

/// The database file in a data folder.
pub(crate) fn file(data: &Path) -> std::path::PathBuf {
    data.join("tables.db")
}

impl Room {
    pub(crate) async fn open() -> Self {
        Self::open_again(tempfile::tempdir().unwrap()).await
    }

    /// A server over existing data.
    pub(crate) async fn open_again(data: TempDir) -> Self {
        let settings = Settings {
            limits: Limits::NONE,
            ..Settings::default()
        };
        Self::open_with(settings, data).await
    }

    /// A server over existing data, with other settings than usual.
    pub(crate) async fn open_with(settings: Settings, data: TempDir) -> Self {
        let store = Sqlite::open(&file(data.path())).await.unwrap();
        let settings = Settings {
            store: Some(Arc::new(store)),
            ..settings
        };
        Self::serve(settings, data).await
    }

    /// A server with these settings.
    pub(crate) async fn serve(settings: Settings, data: TempDir) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap().to_string();
        let (stop, stopped) = oneshot::channel();
        let running = tokio::spawn(async move {
            let stopped = async {
                stopped.await.ok();
            };
            takht_server::run(listener, settings, stopped)
                .await
                .unwrap();
        });
        Self {
            address,
            data,
            stop,
            running,
        }
    }

    /// Stops the server as its operator would, and returns its data.
    pub(crate) async fn close(self) -> TempDir {
        self.stop.send(()).ok();
        self.running.await.unwrap();
        self.data
    }

    /// Sends a request to the tables' API; the answer is JSON.
    pub(crate) async fn ask(&self, method: Method, path: &str, body: Value) -> (StatusCode, Value) {
        let (status, answer) = self.send(method, path, None, body.to_string()).await;
        (status, answer)
    }

    pub(crate) async fn send(
        &self,
        method: Method,
        path: &str,
        secret: Option<&str>,
        body: String,
    ) -> (StatusCode, Value) {
        let path = format!("/api/tables{path}");
        let answer = takht_load::request(&self.address, method, &path, secret, body.into()).await;
        let (status, bytes) = answer.unwrap();
        (
            status,
            serde_json::from_slice(&bytes).unwrap_or(Value::Null),
        )
    }

    pub(crate) async fn post(&self, path: &str, body: Value) -> Value {
        let (status, answer) = self.ask(Method::POST, path, body).await;
        assert!(status.is_success(), "{path}: {status} {answer}");
        answer
    }

    /// Makes a table; returns its name and its host's secret.
    pub(crate) async fn create_table(&self, body: Value) -> (String, String) {
        let created = self.post("", body).await;
        let text = |key: &str| created[key].as_str().unwrap().to_owned();
        (text("table"), text("host"))
    }

    /// Takes the next free seat; returns its secret.
    pub(crate) async fn sit(&self, table: &str, name: &str) -> String {
        let body = json!({ "name": name, "sealed": seal() });
        let seated = self.post(&format!("/{table}/seats"), body).await;
        seated["secret"].as_str().unwrap().to_owned()
    }

    /// Starts a game: everybody opens their nonces.
    pub(crate) async fn begin(&self, table: &str, host: &str, secrets: &[String]) {
        let start = format!("/{table}/start");
        self.post(&start, json!({ "secret": host })).await;
        for secret in secrets {
            let mut line = self.connect(table, Some(secret)).await;
            let seat = line.wait_for("welcome").await["seat"].as_u64().unwrap() as usize;
            line.say(json!({ "open": NONCE })).await;
            while line.wait_for("table").await["fair"]["nonces"][seat] != NONCE {}
        }
    }

    pub(crate) async fn snapshot(&self, table: &str) -> Value {
        self.ask(Method::GET, &format!("/{table}"), Value::Null)
            .await
            .1
    }

    /// Connects and says hello.
    pub(crate) async fn connect(&self, table: &str, secret: Option<&str>) -> Line {
        let mut line = self.dial(table).await;
        line.say(json!({ "hello": 2, "secret": secret })).await;
        line
    }

    pub(crate) async fn dial(&self, table: &str) -> Line {
        let link = format!("ws://{}/api/tables/{table}/socket", self.address);
        Line(connect_async(link).await.unwrap().0)
    }

    /// True if the server accepts a connection.
    pub(crate) async fn dials(&self, table: &str) -> bool {
        let link = format!("ws://{}/api/tables/{table}/socket", self.address);
        connect_async(link).await.is_ok()
    }

    /// Sends a request about a person.
    pub(crate) async fn people(&self, method: Method, key: &str, body: Value) -> (u16, Value) {
        let path = format!("/api/people/{key}");
        let body = body.to_string().into_bytes();
        let answer = takht_load::request(&self.address, method, &path, None, body);
        let (status, bytes) = answer.await.unwrap();
        let answer = serde_json::from_slice(&bytes).unwrap_or(Value::Null);
        (status.as_u16(), answer)
    }

    /// Sends a request as a proxy forwards it from an address.
    pub(crate) async fn post_from(&self, from: &str, path: &str, body: Value) -> (u16, Value) {
        use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
        let mut stream = TcpStream::connect(&self.address).await.unwrap();
        let (host, body) = (&self.address, body.to_string());
        let request = format!(
            "POST {path} HTTP/1.1\r\nHost: {host}\r\nX-Forwarded-For: {from}\r\nContent-Length: {}\r\n\
             Connection: close\r\n\r\n{body}",
            body.len()
        );
        stream.write_all(request.as_bytes()).await.unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await.unwrap();
        let status = answer.split(' ').nth(1).unwrap().parse().unwrap();
        let body = answer.split("\r\n\r\n").nth(1).unwrap_or_default();
        (status, serde_json::from_str(body).unwrap_or(Value::Null))
    }

    /// Connects to the lobby, and returns what it shows.
    pub(crate) async fn lobby(&self) -> (Line, Value) {
        let mut line = self.dial_lobby().await;
        line.say(json!({ "hello": 2 })).await;
        let lobby = line.wait_for("lobby").await;
        (line, lobby)
    }

    pub(crate) async fn dial_lobby(&self) -> Line {
        let link = format!("ws://{}/api/lobby/socket", self.address);
        Line(connect_async(link).await.unwrap().0)
    }

    /// Imports a record; returns the answer or the problem.
    pub(crate) async fn import(&self, record: &Value) -> Value {
        let body = record.to_string().into_bytes();
        let asked = takht_load::request(&self.address, Method::POST, "/api/records", None, body);
        serde_json::from_slice(&asked.await.unwrap().1).unwrap()
    }

    /// The status of a request that a page of this origin sends.
    pub(crate) async fn get_from(&self, path: &str, origin: &str) -> u16 {
        use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
        let mut stream = TcpStream::connect(&self.address).await.unwrap();
        let host = &self.address;
        let request = format!(
            "GET {path} HTTP/1.1\r\nHost: {host}\r\nOrigin: {origin}\r\nConnection: close\r\n\r\n"
        );
        stream.write_all(request.as_bytes()).await.unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await.unwrap();
        answer.split(' ').nth(1).unwrap().parse().unwrap()
    }

    /// True if the server accepts a connection from a page of this origin.
    pub(crate) async fn dial_from(&self, table: &str, origin: &str) -> bool {
        let link = format!("ws://{}/api/tables/{table}/socket", self.address);
        let mut request = link.into_client_request().unwrap();
        request
            .headers_mut()
            .insert("origin", origin.parse().unwrap());
        connect_async(request).await.is_ok()
    }
}

/// How long a test waits for a message.
const PATIENCE: Duration = Duration::from_secs(120);

/// A connection to a table.
pub(crate) struct Line(WebSocketStream<MaybeTlsStream<TcpStream>>);

impl Line {
    pub(crate) async fn say(&mut self, message: Value) {
        self.say_text(&message.to_string()).await;
    }

    pub(crate) async fn say_text(&mut self, text: &str) {
        self.0.send(Message::text(text)).await.unwrap();
    }

    /// Says something; false if the connection has ended.
    pub(crate) async fn try_say(&mut self, message: Value) -> bool {
        self.0
            .send(Message::text(message.to_string()))
            .await
            .is_ok()
    }

    pub(crate) async fn ping(&mut self) {
        self.0.send(Message::Ping(Vec::new().into())).await.unwrap();
    }

    /// The next message; null when the server has closed the connection.
    pub(crate) async fn hear(&mut self) -> Value {
        loop {
            let heard = tokio::time::timeout(PATIENCE, self.0.next()).await;
            match heard.expect("the server says something") {
                Some(Ok(Message::Text(text))) => return serde_json::from_str(&text).unwrap(),
                Some(Ok(Message::Close(_)) | Err(_)) | None => return Value::Null,
                Some(Ok(_)) => {}
            }
        }
    }

    /// Waits for a message of a kind, and returns its content.
    pub(crate) async fn wait_for(&mut self, kind: &str) -> Value {
        loop {
            let heard = self.hear().await;
            assert_ne!(heard, Value::Null, "waiting for {kind}");
            if let Some(found) = heard.get(kind) {
                return found.clone();
            }
        }
    }
}
