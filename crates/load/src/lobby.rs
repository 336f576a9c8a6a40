//! Measures what the lobby costs a server, and how far its subscribers are behind.

use std::collections::HashMap;
use std::path::Path;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use futures_util::{SinkExt as _, StreamExt as _};
use http::Method;
use serde_json::json;
use takht_protocol::{Created, FromLobby, HelloLobby, PROTOCOL, Seated, Sit, TableId, ToLobby};
use tokio::net::TcpStream;
use tokio::sync::oneshot;
use tokio::task::JoinSet;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

use crate::fault::Fault;
use crate::http_client::ask;
use crate::server::Server;
use crate::sockets::{OTHER_FILES, allow_files};
use crate::talk::{Talk, connect};
use crate::watch::held;

/// The size of a socket's read and write buffers.
const BUFFER: usize = 1024;

/// How long to wait for an answer.
const PATIENCE: Duration = Duration::from_secs(30);

/// How long tables stay open.
const OPEN: Duration = Duration::from_secs(1);

/// How much to measure.
#[derive(Clone, Copy, Debug)]
pub struct Size {
    /// How many people are in the lobby, and do nothing.
    pub people: usize,
    /// How many tables open a second; as many close.
    pub tables: u32,
    /// For how many seconds.
    pub seconds: u32,
}

/// What was measured.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Measured {
    /// How many tables everybody in the lobby has seen.
    pub seen: usize,
    /// The share of a core that the server needs for the tables alone, with nobody in the lobby.
    pub alone: f64,
    /// The share with everybody there.
    pub with_people: f64,
    /// How long it took until the last of the people knew of an open table, at worst.
    pub behind: Duration,
    /// How many bytes each of them was sent in a second.
    pub bytes: f64,
}

/// A connection to the lobby.
pub(crate) struct LobbyTalk(WebSocketStream<TcpStream>);

impl LobbyTalk {
    /// Opens a socket and says hello.
    pub(crate) async fn open(server: &str, from: [u8; 4]) -> Result<Self, Fault> {
        let stream = connect(server, from).await?;
        let link = format!("ws://{server}/api/lobby/socket");
        let config = WebSocketConfig::default()
            .read_buffer_size(BUFFER)
            .write_buffer_size(BUFFER);
        let opened = client_async_with_config(link, stream, Some(config)).await;
        let mut talk = Self(opened.map_err(|error| Fault::of(&error))?.0);
        let hello = HelloLobby {
            hello: PROTOCOL,
            who: None,
        };
        talk.say(&ToLobby::Hello(hello)).await?;
        match talk.hear().await? {
            FromLobby::Lobby(_) => Ok(talk),
            other => Err(Fault::new(format!("hello is answered by {other:?}"))),
        }
    }

    pub(crate) async fn say(&mut self, message: &ToLobby) -> Result<(), Fault> {
        self.say_text(message.write()).await
    }

    pub(crate) async fn say_text(&mut self, text: String) -> Result<(), Fault> {
        let sent = self.0.send(Message::text(text)).await;
        sent.map_err(|error| Fault::of(&error))
    }

    /// The next text.
    pub(crate) async fn text(&mut self) -> Result<String, Fault> {
        loop {
            match self.0.next().await {
                Some(Ok(Message::Text(text))) => return Ok(text.as_str().to_owned()),
                Some(Ok(_)) => {}
                Some(Err(error)) => return Err(Fault::of(&error)),
                None => return Err(Fault::new("the lobby has closed the connection")),
            }
        }
    }

    /// Does nothing until somebody says so, but answers the server's pings, without which it ends the connection.
    pub(crate) async fn idle_until(
        &mut self,
        end: &mut oneshot::Receiver<()>,
    ) -> Result<(), Fault> {
        loop {
            tokio::select! {
                _ = &mut *end => return Ok(()),
                text = self.text() => drop(text?),
            }
        }
    }

    /// The next message.
    pub(crate) async fn hear(&mut self) -> Result<FromLobby, Fault> {
        let text = tokio::time::timeout(PATIENCE, self.text()).await;
        let text = text.map_err(|_| Fault::new("the lobby says nothing"))??;
        serde_json::from_str(&text).map_err(|error| Fault::of(&error))
    }
}

/// A message that everybody gets: when the last one had it, and how many have.
struct Heard {
    last: Instant,
    people: usize,
}

/// The messages by their text.
type AllHeard = Arc<Mutex<HashMap<String, Heard>>>;

/// Opens tables at a rate for a while, each for some seconds; returns when each was ready to be seen.
async fn tables(server: &str, size: Size) -> Result<Vec<(TableId, Instant)>, Fault> {
    let mut opened = JoinSet::new();
    let mut ticks = tokio::time::interval(Duration::from_secs(1) / size.tables.max(1));
    for number in 0..size.tables * size.seconds {
        ticks.tick().await;
        let server = server.to_owned();
        opened.spawn(async move {
            // Each at an address of its own, because the lobby shows few tables of one.
            let [_, _, high, low] = number.to_be_bytes();
            let from = [127, 1, high, low.max(1)];
            let wanted = json!({
                "game": "kingdomino", "options": { "players": 2 }, "listed": true, "one_address": true,
            });
            let Created { table, host } =
                ask(&server, Method::POST, "/api/tables", &wanted).await?;
            let sit = Sit {
                name: format!("Host {number}"),
                sealed: "00".repeat(32),
                host: Some(host),
                ..Sit::default()
            };
            let path = format!("/api/tables/{table}/seats");
            let Seated { secret, .. } = ask(&server, Method::POST, &path, &sit).await?;
            let ready = Instant::now();
            let talk = Talk::open(&server, from, &table, Some(&secret)).await?;
            tokio::time::sleep(OPEN).await;
            drop(talk);
            Ok::<_, Fault>((table, ready))
        });
    }
    let mut all = Vec::new();
    while let Some(one) = opened.join_next().await {
        all.push(one.map_err(|error| Fault::of(&error))??);
    }
    Ok(all)
}

/// Measures tables that open and close with nobody in the lobby, and then with everybody there.
pub async fn run(program: &Path, size: Size) -> Result<Measured, Fault> {
    allow_files(size.people as u64 + 10 * u64::from(size.tables) + OTHER_FILES)?;
    let data = tempfile::tempdir().map_err(|error| Fault::of(&error))?;
    let server = Server::start(program, data.path(), None).await;
    let server = server.map_err(|error| Fault::of(&error))?;
    let address = server.address();
    let computed = || server.computed().map_err(|error| Fault::of(&error));
    let share = |before: Duration, since: Instant| {
        Ok::<_, Fault>((computed()? - before).as_secs_f64() / since.elapsed().as_secs_f64())
    };
    let (before, since) = (computed()?, Instant::now());
    tables(&address, size).await?;
    let alone = share(before, since)?;
    let heard = AllHeard::default();
    let mut people = JoinSet::new();
    for number in 0..size.people {
        let [_, _, high, low] = (number as u32).to_be_bytes();
        let mut talk = LobbyTalk::open(&address, [127, 2, high, low.max(1)]).await?;
        let heard = heard.clone();
        people.spawn(async move {
            while let Ok(text) = talk.text().await {
                let now = Instant::now();
                let mut heard = held(&heard);
                let one = heard.entry(text).or_insert(Heard {
                    last: now,
                    people: 0,
                });
                one.last = one.last.max(now);
                one.people += 1;
            }
        });
    }
    // The first messages are about the people themselves.
    tokio::time::sleep(OPEN).await;
    held(&heard).clear();
    let (before, since) = (computed()?, Instant::now());
    let opened = tables(&address, size).await?;
    let with_people = share(before, since)?;
    let took = since.elapsed().as_secs_f64();
    tokio::time::sleep(OPEN).await;
    people.abort_all();
    let heard = std::mem::take(&mut *held(&heard));
    let sent: usize = heard
        .iter()
        .map(|(text, one)| text.len() * one.people)
        .sum();
    let mut known: HashMap<TableId, Instant> = HashMap::new();
    for (text, one) in heard {
        let message = serde_json::from_str(&text).map_err(|error| Fault::of(&error))?;
        let FromLobby::Changes(changes) = message else {
            continue;
        };
        if one.people < size.people {
            return Err(Fault::new(format!(
                "{} of {} have heard {text}",
                one.people, size.people
            )));
        }
        for table in changes.tables {
            let first = known.entry(table.table).or_insert(one.last);
            *first = (*first).min(one.last);
        }
    }
    let mut measured = Measured {
        alone,
        with_people,
        bytes: sent as f64 / took / size.people.max(1) as f64,
        ..Measured::default()
    };
    for (table, ready) in opened {
        let Some(last) = known.get(&table) else {
            return Err(Fault::new(format!("nobody has seen table {table}")));
        };
        measured.seen += 1;
        measured.behind = measured.behind.max(last.saturating_duration_since(ready));
    }
    Ok(measured)
}
