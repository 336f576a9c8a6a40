//! The lobby over a WebSocket.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use axum::body::Bytes;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code};
use axum::extract::{Extension, State};
use axum::response::{IntoResponse, Response};
use takht_protocol::{
    FromLobby, HelloLobby, PROTOCOL, Paired, Problem, ProblemReport, Seek, Seeking, Showing,
    ToLobby,
};
use tokio::sync::broadcast::error::RecvError;
use tokio::sync::mpsc;
use tokio::time::Instant as Timer;

use crate::limits::Pace;
use crate::listener::Caller;
use crate::seeks::Holder;
use crate::socket::{BUFFER, HELLO, MESSAGE, SIGN, SILENCE, SLOW, in_time};
use crate::table_registry::TableRegistry;

/// How long to wait before asking the store again that has failed to fill a table with bots.
const AGAIN: Duration = Duration::from_secs(2);

/// Gives every connection a number of its own.
static CONNECTIONS: AtomicU64 = AtomicU64::new(0);

/// Connect to the lobby; the first message is HelloLobby
#[utoipa::path(get, path = "/api/lobby/socket", responses(
    (status = 101, description = "a WebSocket: HelloLobby, AskShow, HidePerson, AskSeek, CancelSeek; FromLobby", body = FromLobby),
    (status = "default", body = ProblemReport)))]
pub(crate) async fn open(
    State(registry): State<Arc<TableRegistry>>,
    Extension(caller): Extension<Caller>,
    upgrade: WebSocketUpgrade,
) -> Response {
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
            let (found, finds) = mpsc::channel(4);
            let number = CONNECTIONS.fetch_add(1, Ordering::Relaxed);
            let mut client = Client {
                number,
                caller,
                pace: registry.callers.pace(),
                slow: None,
                registry,
                socket,
                heard: Instant::now(),
                holder: Holder::new(number, found),
                seek: None,
                bots_at: None,
            };
            let mut stopping = client.registry.stopping();
            let ended = tokio::select! {
                ended = client.serve(finds) => ended,
                _ = stopping.wait_for(|stopping| *stopping) => {
                    Err(Some(Problem::Stopping.about("the server is stopping: connect again")))
                }
            };
            client.registry.lobby.hide(number);
            client.stop_seeking().await;
            if let Err(Some(problem)) = ended {
                client.say(&FromLobby::Problem(problem)).await.ok();
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
    /// Which of this server's connections to the lobby it is.
    number: u64,
    caller: Caller,
    registry: Arc<TableRegistry>,
    socket: WebSocket,
    /// When the client last sent anything, a pong included.
    heard: Instant,
    /// How often the client may send messages.
    pace: Option<Pace>,
    /// Until when the server reads nothing from the client, because it sent too many messages.
    slow: Option<Timer>,
    holder: Holder,
    /// The id of the client's seek.
    seek: Option<String>,
    /// When bots fill the seats.
    bots_at: Option<Timer>,
}

/// Why the connection ends: with a last problem for the client, or without one.
type End = Option<ProblemReport>;

impl Client {
    async fn send(&mut self, text: Utf8Bytes) -> Result<(), End> {
        in_time(self.socket.send(Message::Text(text))).await
    }

    async fn say(&mut self, message: &FromLobby) -> Result<(), End> {
        if let FromLobby::Problem(report) | FromLobby::NotShown(report) = message {
            self.registry.metrics.problem(report.problem);
        }
        self.send(message.write().into()).await
    }

    /// The client's next message; none for a sign of life.
    async fn hear(&mut self) -> Result<Option<Utf8Bytes>, End> {
        let heard = self.socket.recv().await;
        self.heard = Instant::now();
        match heard {
            Some(Ok(Message::Text(text))) => Ok(Some(text)),
            Some(Ok(Message::Ping(_) | Message::Pong(_))) => Ok(None),
            Some(Ok(Message::Binary(_))) => {
                Err(Some(Problem::Unreadable.about("messages must be text")))
            }
            Some(Ok(Message::Close(_)) | Err(_)) | None => Err(None),
        }
    }

    /// Waits for the first message; returns who wants to be shown at once.
    async fn hello(&mut self) -> Result<Option<Showing>, End> {
        let first = || Some(Problem::HelloFirst.about("the first message is hello"));
        let hello = async {
            loop {
                if let Some(text) = self.hear().await? {
                    return Ok::<_, End>(text);
                }
            }
        };
        let text = tokio::time::timeout(HELLO, hello).await;
        match ToLobby::read(&text.map_err(|_| first())??) {
            Ok(ToLobby::Hello(HelloLobby {
                hello: PROTOCOL,
                who,
            })) => Ok(who),
            Ok(ToLobby::Hello(HelloLobby { hello, .. })) => {
                let about = format!("the server speaks version {PROTOCOL}, the client {hello}");
                Err(Some(Problem::Outdated.about(about)))
            }
            Ok(ToLobby::Show(_) | ToLobby::Hide | ToLobby::Seek(_) | ToLobby::Cancel) => {
                Err(first())
            }
            Err(unreadable) => Err(Some(unreadable.into())),
        }
    }

    async fn serve(&mut self, mut finds: mpsc::Receiver<Paired>) -> Result<(), End> {
        let who = self.hello().await?;
        let (whole, mut changes) = self.registry.lobby.subscribe();
        self.send(whole).await?;
        if let Some(who) = who {
            self.show(&who).await?;
        }
        let mut signs = tokio::time::interval(SIGN);
        loop {
            let (slow, bots_at) = (self.slow, self.bots_at);
            tokio::select! {
                _ = signs.tick() => {
                    // A client that has lost its network cannot say so.
                    if self.heard.elapsed() > SILENCE {
                        return Err(None);
                    }
                    in_time(self.socket.send(Message::Ping(Bytes::new()))).await?;
                }
                change = changes.recv() => match change {
                    Ok(text) => self.send(text).await?,
                    // The client is slow, and gets everything again.
                    Err(RecvError::Lagged(_)) => {
                        let (whole, again) = self.registry.lobby.subscribe();
                        changes = again;
                        self.send(whole).await?;
                    }
                    Err(RecvError::Closed) => return Ok(()),
                },
                found = finds.recv() => if let Some(paired) = found {
                    self.is_paired(paired).await?;
                },
                () = tokio::time::sleep_until(bots_at.unwrap_or_else(Timer::now)),
                    if bots_at.is_some() => self.fill().await?,
                () = tokio::time::sleep_until(slow.unwrap_or_else(Timer::now)),
                    if slow.is_some() => self.slow = None,
                heard = self.hear(), if slow.is_none() => {
                    let heard = heard?;
                    self.keep_pace().await?;
                    if let Some(text) = heard {
                        self.answer(&text).await?;
                    }
                }
            }
        }
    }

    /// Tells a client that sends too many messages, and then reads its messages more slowly.
    async fn keep_pace(&mut self) -> Result<(), End> {
        if self.pace.as_ref().is_some_and(|pace| pace.check().is_err()) {
            self.slow = Some(Timer::now() + SLOW);
            let about = "too many messages: the server now reads them more slowly";
            let problem = Problem::TooMany.about(about);
            self.say(&FromLobby::Problem(problem)).await?;
        }
        Ok(())
    }

    async fn answer(&mut self, text: &str) -> Result<(), End> {
        match ToLobby::read(text) {
            Ok(ToLobby::Show(show)) => self.show(&show).await,
            Ok(ToLobby::Hide) => {
                self.registry.lobby.hide(self.number);
                self.say(&FromLobby::Shown(None)).await
            }
            Ok(ToLobby::Seek(seek)) => self.seek(*seek).await,
            Ok(ToLobby::Cancel) => {
                self.stop_seeking().await;
                self.say(&FromLobby::Seeking(None)).await
            }
            Ok(ToLobby::Hello(_)) => {
                let problem = Problem::Unreadable.about("hello was already sent");
                self.say(&FromLobby::Problem(problem)).await
            }
            Err(unreadable) => self.say(&FromLobby::Problem(unreadable.into())).await,
        }
    }

    /// Shows the person to the others. One who is refused is shown no longer.
    async fn show(&mut self, showing: &Showing) -> Result<(), End> {
        match self.registry.somebody(showing, self.caller).await {
            Ok(somebody) => {
                let lobby = &self.registry.lobby;
                lobby.show(self.number, somebody.clone(), self.caller);
                lobby.seeks(self.number, self.seek.is_some());
                self.say(&FromLobby::Shown(Some(somebody.shown()))).await
            }
            Err(problem) => {
                self.registry.lobby.hide(self.number);
                self.say(&FromLobby::NotShown(problem)).await
            }
        }
    }

    async fn seek(&mut self, seek: Seek) -> Result<(), End> {
        self.stop_seeking().await;
        let bots_after = seek.bots_after;
        let row = match self.registry.seek_row(&seek, self.caller).await {
            Ok(row) => row,
            Err(problem) => return self.say(&FromLobby::Problem(problem)).await,
        };
        self.seek = Some(row.id.clone());
        let wait = bots_after.map(|after| Duration::from_secs(after.into()));
        match self.registry.clone().seek(&self.holder, &row).await {
            Ok(Some(paired)) => self.is_paired(paired).await,
            Ok(None) => {
                self.registry.lobby.seeks(self.number, true);
                self.bots_at = wait.map(|wait| Timer::now() + wait);
                let bots_in = bots_after.map(|after| u64::from(after) * 1000);
                self.say(&FromLobby::Seeking(Some(Seeking { bots_in })))
                    .await
            }
            Err(problem) => {
                self.stop_seeking().await;
                self.say(&FromLobby::Problem(problem)).await
            }
        }
    }

    /// The client has waited long enough: bots fill the seats.
    async fn fill(&mut self) -> Result<(), End> {
        self.bots_at = None;
        let Some(seek) = self.seek.clone() else {
            return Ok(());
        };
        match self.registry.clone().fill(&seek, self.caller).await {
            Ok(Some(paired)) => self.is_paired(paired).await,
            Ok(None) => Ok(()),
            Err(problem) => {
                self.bots_at = Some(Timer::now() + AGAIN);
                self.say(&FromLobby::Problem(problem)).await
            }
        }
    }

    async fn is_paired(&mut self, paired: Paired) -> Result<(), End> {
        self.bots_at = None;
        if let Some(seek) = self.seek.take() {
            self.registry.forget_seeker(&seek, &self.holder);
            self.registry.lobby.seeks(self.number, false);
            self.say(&FromLobby::Paired(paired)).await?;
        }
        Ok(())
    }

    /// The client looks for nobody any more.
    async fn stop_seeking(&mut self) {
        self.bots_at = None;
        if let Some(seek) = self.seek.take() {
            self.registry.lobby.seeks(self.number, false);
            self.registry.stop_seeking(&seek, &self.holder).await;
        }
    }
}
