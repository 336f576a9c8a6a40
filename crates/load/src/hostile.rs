//! Simulated attackers. The server must answer every wrong message and request with the right problem,
//! change nothing, use no more memory, and serve the players as before.

use std::collections::{BTreeMap, HashMap};
use std::io;
use std::path::Path;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use http::StatusCode;
use takht_core::Quick;
use takht_protocol::{FromLobby, FromTable, ProblemReport};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::task::JoinSet;
use tokio_tungstenite::tungstenite::Message;

use crate::attack::{Answer, Attack, How, Role, Said, draw};
use crate::fault::Fault;
use crate::http_client::{HttpClient, http_client, request_with};
use crate::lobby::LobbyTalk;
use crate::population::{Count, all, every_game, populate};
use crate::server::Server;
use crate::talk::{Talk, connect};
use crate::target_tables::TargetTables;
use crate::watch::{Latency, held};

/// The size of an attack.
#[derive(Clone, Copy, Debug)]
pub struct Size {
    /// How many messages and requests to send.
    pub messages: u64,
    /// How many attackers send at once.
    pub attackers: u8,
    /// How many connections send the beginning of a request and nothing more, during the whole attack.
    pub half_open: usize,
    /// At how many tables players play meanwhile.
    pub tables: usize,
    /// How many turns a second those players make, all together.
    pub rate: f64,
    /// For how many seconds they play before the attack.
    pub peace: u64,
    /// The seed of the messages.
    pub seed: u64,
}

/// The result of an attack.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Seen {
    /// How many attacks of each kind got the right answer.
    pub kinds: BTreeMap<&'static str, u64>,
    /// How soon players saw the turns of the others before the attack.
    pub peace: Latency,
    /// How soon they did during the attack.
    pub attack: Latency,
    /// The server's memory after a third of the attack, in kB.
    pub memory_early: u64,
    /// The server's memory at the end, in kB.
    pub memory_late: u64,
    /// Games that ended and were checked.
    pub games: u64,
}

impl Seen {
    /// How many messages and requests got the right answer.
    pub fn messages(&self) -> u64 {
        self.kinds.values().sum()
    }
}

/// Runs an attack. It calls `said` now and then with the number of messages sent.
pub async fn run(program: &Path, size: Size, mut said: impl FnMut(u64)) -> Result<Seen, Fault> {
    let data = tempfile::tempdir().map_err(|error| Fault::of(&error))?;
    let server = Server::start(program, data.path(), None).await;
    let mut server = server.map_err(|error| Fault::of(&error))?;
    let address = server.address();
    let memory = |server: &Server| server.memory().map_err(|error| Fault::of(&error));
    let count = Arc::new(Count::default());
    let playing = populate(
        std::slice::from_ref(&address),
        size.tables,
        &every_game(),
        Some(size.rate),
        &count,
    );
    tokio::time::sleep(Duration::from_secs(1)).await;
    count.watch.clear();
    tokio::time::sleep(Duration::from_secs(size.peace)).await;
    let peace = count.watch.clear();

    let half_open = half_open(&address, size.half_open).await?;
    let mut attackers = Vec::new();
    for number in 0..size.attackers {
        attackers.push(Attacker::new(&address, number, size.seed).await?);
    }
    let sent = Arc::new(AtomicU64::new(0));
    let kinds = Arc::new(Mutex::new(BTreeMap::new()));
    let mut attacking = JoinSet::new();
    count.watch.clear();
    for attacker in attackers {
        attacking.spawn(attacker.attack(size.messages, sent.clone(), kinds.clone()));
    }
    let mut memory_early = 0;
    while let Some(ended) = next_within(&mut attacking, Duration::from_millis(50)).await {
        if let Some(ended) = ended {
            ended?;
        }
        let sent = sent.load(Ordering::Relaxed);
        said(sent);
        if memory_early == 0 && sent * 3 >= size.messages {
            memory_early = memory(&server)?;
        }
    }
    let attack = count.watch.clear();
    let memory_late = memory(&server)?;
    drop(half_open);
    if !server.is_running().map_err(|error| Fault::of(&error))? {
        return Err(Fault::new("the server has ended"));
    }
    count.stop.store(true, Ordering::Relaxed);
    all(playing).await?;
    let kinds = held(&kinds).clone();
    Ok(Seen {
        kinds,
        peace,
        attack,
        memory_early,
        memory_late,
        games: count.games(),
    })
}

/// Waits up to `time` for an attacker to end: its result, if one did; none if all have ended.
async fn next_within(
    attacking: &mut JoinSet<Result<(), Fault>>,
    time: Duration,
) -> Option<Option<Result<(), Fault>>> {
    match tokio::time::timeout(time, attacking.join_next()).await {
        Ok(None) => None,
        Ok(Some(Ok(ended))) => Some(Some(ended)),
        Ok(Some(Err(error))) => Some(Some(Err(Fault::of(&error)))),
        Err(_) => Some(None),
    }
}

/// Opens connections that send the beginning of a request and nothing more.
async fn half_open(address: &str, many: usize) -> Result<Vec<TcpStream>, Fault> {
    let beginnings: [&[u8]; 3] = [
        b"",
        b"GET /api/tables HTTP/1.1\r\nHost: ",
        b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{",
    ];
    let mut open = Vec::new();
    for number in 0..many {
        let mut stream = connect(address, [127, 0, 1, 1]).await?;
        let said = stream
            .write_all(beginnings[number % beginnings.len()])
            .await;
        said.map_err(|error| Fault::of(&error))?;
        open.push(stream);
    }
    Ok(open)
}

/// A simulated attacker.
struct Attacker {
    targets: TargetTables,
    chance: Quick,
    client: HttpClient,
    talks: HashMap<Role, Talk>,
}

impl Attacker {
    async fn new(address: &str, number: u8, seed: u64) -> Result<Self, Fault> {
        let mut chance = Quick::new((seed << 8) + u64::from(number));
        // A closed connection blocks its port for a while, so every attacker has an address of its own.
        let from = [127, 0, 2, number + 1];
        Ok(Self {
            targets: TargetTables::set(address, from, &mut chance).await?,
            chance,
            client: http_client(),
            talks: HashMap::new(),
        })
    }

    /// Attacks until all attackers together have sent `messages`.
    async fn attack(
        mut self,
        messages: u64,
        sent: Arc<AtomicU64>,
        kinds: Arc<Mutex<BTreeMap<&'static str, u64>>>,
    ) -> Result<(), Fault> {
        while sent.fetch_add(1, Ordering::Relaxed) < messages {
            let Attack {
                kind,
                how,
                expected,
            } = draw(&self.targets, &mut self.chance);
            let answer = self.bring(how, expected).await;
            let answer = answer.map_err(|fault| Fault::new(format!("{kind}: {fault}")))?;
            if answer != expected {
                let about = format!("{kind}: {answer:?} where {expected:?} was expected");
                return Err(Fault::new(about));
            }
            *held(&kinds).entry(kind).or_default() += 1;
        }
        self.targets.check().await
    }

    /// Sends an attack and returns the server's answer.
    async fn bring(&mut self, how: How, expected: Answer) -> Result<Answer, Fault> {
        let TargetTables { address, from, .. } = &self.targets;
        match how {
            How::Said(role, said) => {
                let mut talk = match self.talks.remove(&role) {
                    Some(talk) => talk,
                    None => {
                        let secret = role.secret(&self.targets);
                        Talk::open(address, *from, role.table(&self.targets), secret).await?
                    }
                };
                send(&mut talk, said).await;
                let answer = heard(talk.hear().await?);
                if answer != Answer::Ended {
                    self.talks.insert(role, talk);
                }
                Ok(answer)
            }
            How::First(table, said) => {
                let mut talk = Talk::connect(address, *from, &table).await?;
                send(&mut talk, said).await;
                let answer = heard(talk.hear().await?);
                match answer {
                    // The problem was the last message: the server has closed the connection.
                    Answer::Problem(problem) if talk.hear().await?.is_none() => {
                        Ok(Answer::Last(problem))
                    }
                    answer => Ok(answer),
                }
            }
            How::Lobby(text) => {
                let mut talk = LobbyTalk::open(address, *from).await?;
                talk.say_text(text).await?;
                loop {
                    match talk.hear().await? {
                        FromLobby::Lobby(_) | FromLobby::Changes(_) => {}
                        FromLobby::Problem(report) | FromLobby::NotShown(report) => {
                            return Ok(Answer::Problem(report.problem));
                        }
                        answer @ (FromLobby::Shown(_)
                        | FromLobby::Seeking(_)
                        | FromLobby::Paired(_)) => {
                            return Err(Fault::new(format!("the lobby answers {answer:?}")));
                        }
                    }
                }
            }
            How::Asked {
                method,
                path,
                secret,
                body,
            } => {
                let mut answer = None;
                for _ in 0..2 {
                    let (method, secret, body) = (method.clone(), secret.as_deref(), body.clone());
                    let asked = request_with(&self.client, address, method, &path, secret, body);
                    answer = asked.await;
                    if answer.is_some() {
                        break;
                    }
                    // The server may close an idle connection just when the client reuses it.
                    self.client = http_client();
                }
                let (status, body) = answer.ok_or_else(|| Fault::new("no answer"))?;
                Ok(status_and_problem(status, &body, expected))
            }
            How::Raw { bytes, closes } => {
                let mut stream = connect(address, *from).await?;
                // The server may answer and close before it has read everything.
                stream.write_all(&bytes).await.ok();
                if closes {
                    stream.shutdown().await.ok();
                }
                let mut answer = Vec::new();
                let read = async {
                    // The status is in the first 12 bytes.
                    while answer.len() < 12 && stream.read_buf(&mut answer).await? > 0 {}
                    io::Result::Ok(())
                };
                let read = tokio::time::timeout(Duration::from_secs(20), read).await;
                read.map_err(|_| Fault::new("neither an answer nor an end"))?
                    .ok();
                let status = answer.get(9..12).and_then(|code| {
                    let code = std::str::from_utf8(code).ok()?;
                    StatusCode::from_bytes(code.as_bytes()).ok()
                });
                Ok(status.map_or(Answer::Ended, |status| Answer::Status(status, None)))
            }
        }
    }
}

async fn send(talk: &mut Talk, said: Said) {
    match said {
        Said::Text(text) => talk.say(text).await,
        Said::Binary(bytes) => talk.send(Message::binary(bytes)).await,
        Said::Bytes(bytes) => talk.send_raw(&bytes).await,
    }
}

/// The kind of an answer over a socket.
fn heard(answer: Option<FromTable>) -> Answer {
    match answer {
        Some(FromTable::Problem(report)) => Answer::Problem(report.problem),
        Some(FromTable::Refused(_)) => Answer::Refused,
        Some(FromTable::Conflict(_)) => Answer::Conflict,
        Some(FromTable::Accepted(_)) => Answer::Accepted,
        Some(
            FromTable::Welcome(_)
            | FromTable::Table(_)
            | FromTable::Events(_)
            | FromTable::Legal(_)
            | FromTable::Said(_),
        )
        | None => Answer::Ended,
    }
}

/// The kind of an answer over HTTP, with its problem only where one is expected.
fn status_and_problem(status: StatusCode, body: &[u8], expected: Answer) -> Answer {
    let problem = match expected {
        Answer::Status(_, Some(_)) => {
            let report: Option<ProblemReport> = serde_json::from_slice(body).ok();
            report.map(|report| report.problem)
        }
        _ => None,
    };
    Answer::Status(status, problem)
}
