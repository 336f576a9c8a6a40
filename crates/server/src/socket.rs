//! Playing over a WebSocket.

use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::body::Bytes;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code};
use axum::extract::{Extension, Path, State};
use axum::response::{IntoResponse, Response};
use futures_util::SinkExt;
use takht_protocol::{
    FromTable, Hello, PROTOCOL, Problem, ProblemReport, TableId, ToTable, Welcome,
};
use tokio::sync::{mpsc, oneshot};

use crate::BUILD;
use crate::api::named;
use crate::limits::Pace;
use crate::listener::Caller;
use crate::outbox::{Waiting, outbox};
use crate::table_registry::{TableRegistry, put_away};
use crate::table_task::{Joined, TableCommand, Visitor};

/// The largest message from a client, in bytes.
pub(crate) const MESSAGE: usize = 16 * 1024;

/// The size of a socket's read and write buffers. Small, since most sockets are idle most of the time.
pub(crate) const BUFFER: usize = 1024;

/// How long a client may take to send hello.
pub(crate) const HELLO: Duration = Duration::from_secs(10);

/// How often the server pings a client.
pub(crate) const SIGN: Duration = Duration::from_secs(20);

/// After how long a silence the server considers the client gone.
pub(crate) const SILENCE: Duration = Duration::from_secs(50);

/// After how long without messages the server closes the connection.
const IDLE: Duration = Duration::from_secs(2 * 60 * 60);

/// How long the server waits before each further message of a client that exceeds its limit.
pub(crate) const SLOW: Duration = Duration::from_millis(200);

/// How long a client may take to receive a message.
const READING: Duration = Duration::from_secs(20);

/// Waits for a message to be sent, but not longer than the client may take.
pub(crate) async fn in_time(
    sending: impl Future<Output = Result<(), axum::Error>>,
) -> Result<(), Option<ProblemReport>> {
    match tokio::time::timeout(READING, sending).await {
        Ok(Ok(())) => Ok(()),
        Ok(Err(_)) | Err(_) => Err(None),
    }
}

/// Connect to a table; the first message is Hello
#[utoipa::path(get, path = "/api/tables/{table}/socket", params(("table" = TableId, Path,)), responses(
    (status = 101, description = "a WebSocket: Hello, Play, Resume, AskLegal; FromTable", body = FromTable),
    (status = "default", body = ProblemReport)))]
pub(crate) async fn open(
    State(registry): State<Arc<TableRegistry>>,
    Extension(caller): Extension<Caller>,
    Path(table): Path<String>,
    upgrade: WebSocketUpgrade,
) -> Response {
    let table = match named(&table) {
        Ok(table) => table,
        Err(wrong) => return wrong.into_response(),
    };
    let counted = match registry.callers.socket(caller) {
        Ok(counted) => counted,
        Err(too_many) => return too_many.into_response(),
    };
    upgrade
        .read_buffer_size(BUFFER)
        .write_buffer_size(BUFFER)
        .max_message_size(MESSAGE)
        .max_frame_size(MESSAGE)
        .on_upgrade(move |socket| async move {
            let _counted = counted;
            registry.metrics.sockets.inc();
            let mut client = Client {
                caller,
                pace: registry.callers.pace(),
                slow: None,
                registry,
                table,
                socket,
                heard: Instant::now(),
                spoke: Instant::now(),
            };
            let mut stopping = client.registry.stopping();
            let ended = tokio::select! {
                ended = client.serve() => ended,
                _ = stopping.wait_for(|stopping| *stopping) => {
                    Err(Some(Problem::Stopping.about("the server is stopping: connect again")))
                }
            };
            if let Err(Some(problem)) = ended {
                client.say(&FromTable::Problem(problem)).await.ok();
            }
            let bye = CloseFrame {
                code: close_code::NORMAL,
                reason: Utf8Bytes::from_static(""),
            };
            in_time(client.socket.send(Message::Close(Some(bye))))
                .await
                .ok();
            client.registry.metrics.sockets.dec();
        })
}

struct Client {
    caller: Caller,
    registry: Arc<TableRegistry>,
    table: TableId,
    socket: WebSocket,
    /// When the client last sent anything, a pong included.
    heard: Instant,
    /// When either side last sent a text.
    spoke: Instant,
    /// How often the client may send messages.
    pace: Option<Pace>,
    /// Until when the server reads nothing from the client, because it sent too many messages.
    slow: Option<tokio::time::Instant>,
}

/// A message from a client.
enum Heard {
    Text(Utf8Bytes),
    Binary,
    /// A ping or a pong.
    Sign,
}

/// Why the connection ends: with a last problem for the client, or without one.
type End = Option<ProblemReport>;

impl Client {
    async fn send(&mut self, text: Utf8Bytes) -> Result<(), End> {
        self.spoke = Instant::now();
        in_time(self.socket.send(Message::Text(text))).await
    }

    /// Sends a text and all that wait behind it, with one flush.
    async fn send_all(&mut self, first: Utf8Bytes, told: &mut Waiting) -> Result<(), End> {
        self.spoke = Instant::now();
        let mut next = Some(first);
        while let Some(text) = next {
            in_time(self.socket.feed(Message::Text(text))).await?;
            next = told.next_now();
        }
        in_time(self.socket.flush()).await
    }

    async fn say(&mut self, message: &FromTable) -> Result<(), End> {
        if let FromTable::Problem(report) = message {
            self.registry.metrics.problem(report.problem);
        }
        self.send(message.write().into()).await
    }

    /// The client's next message.
    async fn hear(&mut self) -> Result<Heard, End> {
        let heard = self.socket.recv().await;
        self.heard = Instant::now();
        match heard {
            Some(Ok(Message::Text(text))) => {
                self.spoke = Instant::now();
                Ok(Heard::Text(text))
            }
            Some(Ok(Message::Binary(_))) => Ok(Heard::Binary),
            Some(Ok(Message::Ping(_) | Message::Pong(_))) => Ok(Heard::Sign),
            Some(Ok(Message::Close(_)) | Err(_)) | None => Err(None),
        }
    }

    async fn hello(&mut self) -> Result<Hello, End> {
        let first = || Some(Problem::HelloFirst.about("the first message is hello"));
        let hello = async {
            loop {
                match self.hear().await? {
                    Heard::Text(text) => return Ok(text),
                    Heard::Binary => return Err(first()),
                    Heard::Sign => {}
                }
            }
        };
        let heard = tokio::time::timeout(HELLO, hello).await;
        let text = heard.map_err(|_| first())??;
        match ToTable::read(&text) {
            Ok(ToTable::Hello(hello)) if hello.hello == PROTOCOL => Ok(hello),
            Ok(ToTable::Hello(hello)) => {
                let spoken = hello.hello;
                let about = format!("the server speaks version {PROTOCOL}, the client {spoken}");
                Err(Some(Problem::Outdated.about(about)))
            }
            Ok(
                ToTable::Play(_)
                | ToTable::Resume(_)
                | ToTable::Legal
                | ToTable::Seal(_)
                | ToTable::Open(_)
                | ToTable::Back
                | ToTable::Resign
                | ToTable::End(_)
                | ToTable::Replace(_)
                | ToTable::Say(_),
            ) => Err(first()),
            Err(unreadable) => Err(Some(unreadable.into())),
        }
    }

    async fn serve(&mut self) -> Result<(), End> {
        let hello = self.hello().await?;
        let (is_in_lobby, registry) = (hello.in_lobby, self.registry.clone());
        // Who watches games from the lobby is there once.
        if is_in_lobby {
            registry.metrics.watched_from_lobby.inc();
        }
        let ended = self.serve_after(hello).await;
        if is_in_lobby {
            registry.metrics.watched_from_lobby.dec();
        }
        ended
    }

    async fn serve_after(&mut self, hello: Hello) -> Result<(), End> {
        let Hello { secret, resume, .. } = hello;
        let table = self.registry.table(&self.table).await.map_err(Some)?;
        let (out, mut told) = outbox();
        let (answer, answered) = oneshot::channel();
        let join = TableCommand::Join {
            caller: self.caller,
            secret,
            resume,
            out,
            answer,
        };
        table.send(join).await.map_err(|_| Some(put_away()))?;
        let joined = answered.await.map_err(|_| Some(put_away()))?;
        let Joined { visitor, seat } = joined.map_err(Some)?;
        let welcome = FromTable::Welcome(Welcome {
            protocol: PROTOCOL,
            build: BUILD.to_owned(),
            seat: seat.map(takht_core::Seat::index),
        });
        let ended = match self.say(&welcome).await {
            Ok(()) => self.talk(&table, visitor, &mut told).await,
            Err(end) => Err(end),
        };
        table.send(TableCommand::Leave(visitor)).await.ok();
        ended
    }

    /// Carries messages both ways until either side ends the connection.
    async fn talk(
        &mut self,
        table: &mpsc::Sender<TableCommand>,
        visitor: Visitor,
        told: &mut Waiting,
    ) -> Result<(), End> {
        let mut signs = tokio::time::interval(SIGN);
        loop {
            let slow = self.slow;
            tokio::select! {
                // A client that has lost its network cannot say so.
                _ = signs.tick() => {
                    if self.heard.elapsed() > SILENCE {
                        return Err(None);
                    }
                    if self.spoke.elapsed() > IDLE {
                        let about = "no messages for a long time: connect again when there is something to say";
                        return Err(Some(Problem::Idle.about(about)));
                    }
                    in_time(self.socket.send(Message::Ping(Bytes::new()))).await?;
                }
                text = told.next() => match text {
                    Some(text) => self.send_all(text, told).await?,
                    // The table has dropped this client, which has to connect again.
                    None => return Ok(()),
                },
                () = tokio::time::sleep_until(slow.unwrap_or_else(tokio::time::Instant::now)),
                    if slow.is_some() => self.slow = None,
                heard = self.hear(), if slow.is_none() => {
                    let heard = heard?;
                    self.keep_pace().await?;
                    match heard {
                        Heard::Text(text) => self.carry(&text, table, visitor).await?,
                        Heard::Sign => {}
                        Heard::Binary => {
                            let problem = Problem::Unreadable.about("messages must be text");
                            self.say(&FromTable::Problem(problem)).await?;
                        }
                    }
                }
            }
        }
    }

    /// Tells a client that sends too many messages, and then reads its messages more slowly. None is
    /// lost: unread messages wait in the network's buffers.
    async fn keep_pace(&mut self) -> Result<(), End> {
        let Some(pace) = &self.pace else {
            return Ok(());
        };
        if pace.check().is_err() {
            self.slow = Some(tokio::time::Instant::now() + SLOW);
            let about = "too many messages: the server now reads them more slowly";
            let problem = Problem::TooMany.about(about);
            self.say(&FromTable::Problem(problem)).await?;
        }
        Ok(())
    }

    /// Passes a client's message on to the table.
    async fn carry(
        &mut self,
        text: &str,
        table: &mpsc::Sender<TableCommand>,
        visitor: Visitor,
    ) -> Result<(), End> {
        let ask = match ToTable::read(text) {
            Ok(ToTable::Play(play)) => TableCommand::Play(visitor, play),
            Ok(ToTable::Resume(from)) => TableCommand::Resume(visitor, from),
            Ok(ToTable::Legal) => TableCommand::Legal(visitor),
            Ok(ToTable::Seal(seal)) => TableCommand::Seal(visitor, seal),
            Ok(ToTable::Open(nonce)) => TableCommand::Open(visitor, nonce),
            Ok(ToTable::Back) => TableCommand::Back(visitor),
            Ok(ToTable::Resign) => TableCommand::Resign(visitor),
            Ok(ToTable::End(agrees)) => TableCommand::End(visitor, agrees),
            Ok(ToTable::Replace(replace)) => TableCommand::Replace(visitor, replace),
            Ok(ToTable::Say(phrase)) => TableCommand::Say(visitor, phrase),
            Ok(ToTable::Hello(_)) => {
                let problem = Problem::Unreadable.about("hello was already sent");
                return self.say(&FromTable::Problem(problem)).await;
            }
            Err(unreadable) => return self.say(&FromTable::Problem(unreadable.into())).await,
        };
        table.send(ask).await.map_err(|_| None)
    }
}
