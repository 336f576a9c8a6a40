//! Floods: very many requests, frames, headers, connections and imports from a few addresses, on a server
//! with its usual limits. Others must play on as before, and the server's work, memory and disk must not
//! grow with the flood.

use std::ffi::OsString;
use std::fs;
use std::io;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use http::{Method, StatusCode};
use ring::signature::{Ed25519KeyPair, KeyPair as _};
use serde_json::{Value, json};
use takht_protocol::{
    CreateTable, FromLobby, FromTable, Imported, LobbyChanges, PersonKey, Problem, ProblemReport,
    Seek, Showing, TableId, ToLobby, change_text,
};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::task::JoinSet;
use tokio_tungstenite::tungstenite::{Bytes, Message};

use crate::caller::Caller;
use crate::fault::Fault;
use crate::http_client::random;
use crate::lobby::LobbyTalk;
use crate::population::{Count, all, long_games, populate};
use crate::server::Server;
use crate::sockets::{OTHER_FILES, allow_files};
use crate::talk::connect;
use crate::watch::Latency;

/// The size of the floods.
#[derive(Clone, Copy, Debug)]
pub struct Size {
    /// How many requests, frames and headers each flood sends.
    pub messages: u64,
    /// How many of them it sends in a second.
    pub rate: f64,
    /// How many connections one address opens at once.
    pub connections: usize,
    /// At how many tables players play meanwhile.
    pub tables: usize,
    /// How many turns a second those players make, all together.
    pub turns: f64,
    /// For how many seconds they play before the floods.
    pub peace: u64,
}

/// What one flood did.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Flood {
    /// The kind of flood.
    pub kind: &'static str,
    /// How many requests, frames, headers or connections it sent.
    pub sent: u64,
    /// How many of them the server refused because they were too many or too long.
    pub refused: u64,
    /// How many seconds it took: a busy machine sends it more slowly.
    pub seconds: f64,
    /// The part of one core that the server needed meanwhile; two cores are 2.
    pub cores: f64,
    /// By how many kB the server's memory grew.
    pub memory: u64,
    /// By how many kB the server's folder grew.
    pub disk: u64,
    /// How soon players saw the turns of the others.
    pub others: Latency,
}

/// The result of all floods.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Seen {
    /// The same measurements before the floods.
    pub peace: Flood,
    /// The floods one after the other.
    pub floods: Vec<Flood>,
    /// Games that ended and were checked.
    pub games: u64,
}

impl Seen {
    /// The flood of a kind.
    pub fn of(&self, kind: &str) -> Option<&Flood> {
        self.floods.iter().find(|flood| flood.kind == kind)
    }
}

/// Runs all floods.
pub async fn run(program: &Path, size: Size) -> Result<Seen, Fault> {
    allow_files(2 * size.connections as u64 + OTHER_FILES)?;
    let failed = |error: io::Error| Fault::of(&error);
    let data = tempfile::tempdir().map_err(failed)?;
    let web = tempfile::tempdir().map_err(failed)?;
    fs::write(web.path().join("index.html"), "<!doctype html>").map_err(failed)?;
    fs::write(web.path().join(FILE), vec![b'x'; FILE_BYTES]).map_err(failed)?;
    // The players share an address and make one table after the other.
    let arguments = ["--tables-per-hour", "0", "--web"].map(OsString::from);
    let arguments = [&arguments[..], &[web.path().into()]].concat();
    let server = Server::start_with(program, data.path(), &arguments).await;
    let mut server = server.map_err(failed)?;
    let address = server.address();
    let count = Arc::new(Count::default());
    let playing = populate(
        std::slice::from_ref(&address),
        size.tables,
        &long_games(),
        Some(size.turns),
        &count,
    );
    tokio::time::sleep(Duration::from_secs(1)).await;
    let scales = Scales {
        server: &server,
        data: data.path(),
        count: &count,
    };
    let peace = scales.weigh("peace", async {
        tokio::time::sleep(Duration::from_secs(size.peace)).await;
        Ok((0, 0))
    });
    let mut seen = Seen {
        peace: peace.await?,
        ..Seen::default()
    };
    let mut add = async |kind, flood: Result<Flood, Fault>| {
        let named = |fault| Fault::new(format!("{kind}: {fault}"));
        seen.floods.push(flood.map_err(named)?);
        Ok::<_, Fault>(())
    };
    let flood = scales.weigh("static files", static_files(&address, size));
    add("static files", flood.await).await?;
    let flood = scales.weigh("ping frames", ping_frames(&address, size));
    add("ping frames", flood.await).await?;
    let flood = scales.weigh("huge headers", huge_headers(&address, size));
    add("huge headers", flood.await).await?;
    let flood = scales.weigh("unfinished headers", unfinished_headers(&address, size));
    add("unfinished headers", flood.await).await?;
    let flood = scales.weigh("connections", connections(&address, size.connections));
    add("connections", flood.await).await?;
    let flood = scales.weigh("imports", imports(&address));
    add("imports", flood.await).await?;
    let flood = scales.weigh("identities", identities(&address, size));
    add("identities", flood.await).await?;
    let flood = scales.weigh("seeks", lobby_messages(&address, SEEKS_FROM, size, seek));
    add("seeks", flood.await).await?;
    let flood = scales.weigh("faces", lobby_messages(&address, FACES_FROM, size, show));
    add("faces", flood.await).await?;
    few_faces(&address).await?;
    if !server.is_running().map_err(failed)? {
        return Err(Fault::new("the server has ended"));
    }
    count.stop.store(true, Ordering::Relaxed);
    all(playing).await?;
    seen.games = count.games();
    Ok(seen)
}

/// Measures what a flood costs the server and the players.
struct Scales<'a> {
    server: &'a Server,
    data: &'a Path,
    count: &'a Count,
}

impl Scales<'_> {
    /// Measures a flood, which returns how much it sent and how much of that was refused.
    async fn weigh(
        &self,
        kind: &'static str,
        flood: impl Future<Output = Result<(u64, u64), Fault>>,
    ) -> Result<Flood, Fault> {
        let failed = |error: io::Error| Fault::of(&error);
        let computed = self.server.computed().map_err(failed)?;
        let memory = self.server.memory().map_err(failed)?;
        let disk = kilobytes(self.data).map_err(failed)?;
        self.count.watch.clear();
        let begun = Instant::now();
        let (sent, refused) = flood.await?;
        let took = begun.elapsed();
        let others = self.count.watch.clear();
        let computed = self.server.computed().map_err(failed)? - computed;
        let grown = self.server.memory().map_err(failed)?;
        Ok(Flood {
            kind,
            sent,
            refused,
            seconds: took.as_secs_f64(),
            cores: computed.as_secs_f64() / took.as_secs_f64().max(f64::MIN_POSITIVE),
            memory: grown.saturating_sub(memory),
            disk: kilobytes(self.data).map_err(failed)?.saturating_sub(disk),
            others,
        })
    }
}

/// The size of all files in a folder.
pub(crate) fn kilobytes(folder: &Path) -> io::Result<u64> {
    let mut sum = 0;
    for file in fs::read_dir(folder)? {
        // SQLite removes files while it works.
        sum += file?.metadata().map_or(0, |file| file.len());
    }
    Ok(sum / 1024)
}

/// A large file of the page.
const FILE: &str = "large.wasm";
const FILE_BYTES: usize = 256 * 1024;

/// How many clients of a flood send at once.
const TOGETHER: u64 = 8;

/// Each flood comes from an address of its own.
const FILES_FROM: [u8; 4] = [127, 0, 3, 1];
const PINGS_FROM: [u8; 4] = [127, 0, 3, 2];
const HEADERS_FROM: [u8; 4] = [127, 0, 3, 3];
const HALVES_FROM: [u8; 4] = [127, 0, 3, 4];
const CONNECTIONS_FROM: [u8; 4] = [127, 0, 3, 5];

const IDENTITIES_FROM: [u8; 4] = [127, 0, 3, 6];
const SEEKS_FROM: [u8; 4] = [127, 0, 3, 7];
const FACES_FROM: [u8; 4] = [127, 0, 3, 8];
const LOOKS_FROM: [u8; 4] = [127, 0, 3, 9];

/// The schedule of a flood: it sends one after the other at its rate; the first sender that is free sends it.
struct Schedule {
    begun: Instant,
    every: Duration,
    next: AtomicU64,
    messages: u64,
}

impl Schedule {
    fn new(size: Size) -> Arc<Self> {
        Arc::new(Self {
            begun: Instant::now(),
            every: Duration::from_secs_f64(1.0 / size.rate),
            next: AtomicU64::new(0),
            messages: size.messages,
        })
    }

    /// Waits until the next one is due; false if all are sent.
    async fn due(&self) -> bool {
        let number = self.next.fetch_add(1, Ordering::Relaxed);
        if number >= self.messages {
            return false;
        }
        let due = self.begun + self.every.mul_f64(number as f64);
        tokio::time::sleep_until(due.into()).await;
        true
    }
}

/// Adds up what the clients of a flood sent and what was refused.
async fn sum(mut sending: JoinSet<Result<(u64, u64), Fault>>) -> Result<(u64, u64), Fault> {
    let (mut sent, mut refused) = (0, 0);
    while let Some(ended) = sending.join_next().await {
        let own = ended.map_err(|error| Fault::of(&error))??;
        sent += own.0;
        refused += own.1;
    }
    Ok((sent, refused))
}

/// Asks for a large file again and again. The server must refuse what is too much.
async fn static_files(address: &str, size: Size) -> Result<(u64, u64), Fault> {
    let schedule = Schedule::new(size);
    let mut sending = JoinSet::new();
    for _ in 0..TOGETHER {
        let caller = Caller::new(address, FILES_FROM);
        let schedule = schedule.clone();
        sending.spawn(async move {
            let (mut sent, mut refused) = (0, 0);
            while schedule.due().await {
                let path = format!("/{FILE}");
                let (status, body) = caller.request(Method::GET, &path, Vec::new()).await?;
                sent += 1;
                match status {
                    StatusCode::OK if body.len() == FILE_BYTES => {}
                    StatusCode::TOO_MANY_REQUESTS => refused += 1,
                    _ => return Err(Fault::new(format!("a file is answered by {status}"))),
                }
            }
            Ok((sent, refused))
        });
    }
    sum(sending).await
}

/// A table to which the flood's sockets connect.
async fn some_table(caller: &Caller) -> Result<TableId, Fault> {
    let wanted = CreateTable {
        game: "kingdomino".to_owned(),
        ..CreateTable::default()
    };
    let created = caller.create_table(&wanted).await?;
    let created = created.map_err(|report| Fault::of(&report))?;
    Ok(created.table)
}

/// More ping frames than the server takes at once over one socket.
const BURST: usize = 1000;

fn ping() -> Message {
    Message::Ping(Bytes::from_static(&[b'p'; 100]))
}

/// Sends ping frames over sockets. The server must say that they are too many, and read them more slowly.
async fn ping_frames(address: &str, size: Size) -> Result<(u64, u64), Fault> {
    let caller = Caller::new(address, PINGS_FROM);
    let table = some_table(&caller).await?;
    let schedule = Schedule::new(size);
    let mut sending = JoinSet::new();
    for _ in 0..TOGETHER {
        let mut talk = caller.open(&table, None).await?;
        let schedule = schedule.clone();
        sending.spawn(async move {
            let (mut sent, mut refused) = (0, 0);
            let mut due = std::pin::pin!(schedule.due());
            loop {
                tokio::select! {
                    is_due = &mut due => {
                        if !is_due {
                            break;
                        }
                        due.set(schedule.due());
                        // What the server does not read waits in buffers, and in the end here.
                        let sending = talk.send(ping());
                        if tokio::time::timeout(Duration::from_secs(1), sending).await.is_err() {
                            continue;
                        }
                        sent += 1;
                    }
                    heard = talk.wait() => refused += too_many(heard?)?,
                }
            }
            // A busy machine may have sent them too slowly to be too many: now all come at once. The server
            // may still have to say it.
            while refused == 0 {
                for _ in 0..BURST {
                    let sending = talk.send(ping());
                    if tokio::time::timeout(Duration::from_secs(1), sending)
                        .await
                        .is_err()
                    {
                        break;
                    }
                }
                refused += too_many(talk.next().await?)?;
            }
            Ok((sent, refused))
        });
    }
    sum(sending).await
}

/// How often a message says that there were too many messages.
fn too_many(heard: Option<FromTable>) -> Result<u64, Fault> {
    match heard {
        Some(FromTable::Problem(ProblemReport {
            problem: Problem::TooMany,
            ..
        })) => Ok(1),
        Some(FromTable::Table(_) | FromTable::Events(_)) => Ok(0),
        other => Err(Fault::new(format!("pings are answered by {other:?}"))),
    }
}

/// The largest head of a request that the server reads.
const HEAD: usize = 16 * 1024;

/// Sends requests with headers that are too long. The server must refuse each.
async fn huge_headers(address: &str, size: Size) -> Result<(u64, u64), Fault> {
    let schedule = Schedule::new(size);
    let mut sending = JoinSet::new();
    for _ in 0..TOGETHER {
        let address = address.to_owned();
        let schedule = schedule.clone();
        sending.spawn(async move {
            let (mut sent, mut refused) = (0, 0);
            while schedule.due().await {
                let mut stream = connect(&address, HEADERS_FROM).await?;
                // Ends with a reset, so that the attacker does not run out of ports.
                stream.set_zero_linger().ok();
                let long = "a".repeat(HEAD + (sent as usize % 16) * 16 * 1024);
                let head = format!("GET /api/tables HTTP/1.1\r\nHost: x\r\nX: {long}\r\n\r\n");
                // The server may answer and close before it has read everything.
                stream.write_all(head.as_bytes()).await.ok();
                sent += 1;
                let answer = beginning(&mut stream).await?;
                match answer.starts_with("HTTP/1.1 431") {
                    true => refused += 1,
                    false => return Err(Fault::new(format!("a header got {answer:?}"))),
                }
            }
            Ok((sent, refused))
        });
    }
    sum(sending).await
}

/// The beginning of an answer.
async fn beginning(stream: &mut TcpStream) -> Result<String, Fault> {
    let mut answer = Vec::new();
    let read = async {
        while answer.len() < 12 && stream.read_buf(&mut answer).await? > 0 {}
        io::Result::Ok(())
    };
    let read = tokio::time::timeout(Duration::from_secs(20), read).await;
    read.map_err(|_| Fault::new("neither an answer nor an end"))?
        .ok();
    Ok(String::from_utf8_lossy(&answer).into_owned())
}

/// How many connections with unfinished headers stay open at once: fewer than an address may have.
const UNFINISHED: usize = 300;

/// Opens connections that send almost as long a header as they may, and then nothing. The server's memory
/// must stay small; none of them is refused before its time has come.
async fn unfinished_headers(address: &str, size: Size) -> Result<(u64, u64), Fault> {
    let mut open = Vec::new();
    for _ in 0..UNFINISHED.min(size.connections) {
        let mut stream = connect(address, HALVES_FROM).await?;
        let head = format!("GET / HTTP/1.1\r\nHost: x\r\nX: {}", "a".repeat(HEAD - 100));
        let said = stream.write_all(head.as_bytes()).await;
        said.map_err(|error| Fault::of(&error))?;
        open.push(stream);
    }
    // The server has read it all by then.
    tokio::time::sleep(Duration::from_secs(1)).await;
    Ok((open.len() as u64, 0))
}

/// Opens very many connections from one address. The server must close all beyond its limit.
async fn connections(address: &str, many: usize) -> Result<(u64, u64), Fault> {
    let (_open, refused) = crowd(address, &[CONNECTIONS_FROM], many).await;
    Ok((many as u64, refused))
}

/// Opens many connections from these addresses in turn, and counts those that the server closes at once.
async fn crowd(address: &str, from: &[[u8; 4]], many: usize) -> (JoinSet<()>, u64) {
    let closed = Arc::new(AtomicUsize::new(0));
    let mut open = JoinSet::new();
    for from in from.iter().cycle().take(many) {
        let Ok(mut stream) = connect(address, *from).await else {
            closed.fetch_add(1, Ordering::Relaxed);
            continue;
        };
        let closed = closed.clone();
        open.spawn(async move {
            let mut byte = [0];
            // Nothing comes over a connection that stays open.
            let _ = stream.read(&mut byte).await;
            closed.fetch_add(1, Ordering::Relaxed);
        });
    }
    let count = || closed.load(Ordering::Relaxed);
    // Those beyond the limit are closed at once; wait until no more are.
    let mut before = usize::MAX;
    while before != count() {
        before = count();
        tokio::time::sleep(Duration::from_millis(500)).await;
    }
    (open, count() as u64)
}

/// Opens `many` connections from ten addresses on a server that has at most `most` of all addresses
/// together. Returns how many it refused. The server must still serve the clients that are connected already, and
/// others again when the crowd has gone.
pub async fn crowd_of_many_addresses(program: &Path, most: u32, many: usize) -> Result<u64, Fault> {
    allow_files(2 * many as u64 + OTHER_FILES)?;
    let data = tempfile::tempdir().map_err(|error| Fault::of(&error))?;
    let most = ["--without-web", "--connections", &most.to_string()].map(OsString::from);
    let server = Server::start_with(program, data.path(), &most).await;
    let server = server.map_err(|error| Fault::of(&error))?;
    let address = server.address();
    let is_served = async |caller: &Caller| {
        let asked = caller.request(Method::GET, "/api/tables", Vec::new()).await;
        asked.is_ok_and(|(status, _)| status == StatusCode::OK)
    };
    let early = Caller::new(&address, FILES_FROM);
    let mut served = vec![("before the crowd", is_served(&early).await)];
    let from: Vec<[u8; 4]> = (1..=10).map(|last| [127, 0, 5, last]).collect();
    let (open, refused) = crowd(&address, &from, many).await;
    served.push(("in the crowd", is_served(&early).await));
    drop(open);
    let mut is_again = false;
    for _ in 0..100 {
        is_again = is_served(&Caller::new(&address, PINGS_FROM)).await;
        if is_again {
            break;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    served.push(("after the crowd", is_again));
    match served.iter().find(|(_, is_served)| !is_served) {
        None => Ok(refused),
        Some((when, _)) => Err(Fault::new(format!("somebody is not served {when}"))),
    }
}

/// A small game, with something in it that the rules do not know.
fn records() -> Vec<(&'static str, Value)> {
    let ballast = "x".repeat(900_000);
    let many = |text: &str| vec![text.to_owned(); 900_000 / (text.len() + 3)];
    let hex = |digits: usize| "0".repeat(digits);
    let small = json!({
        "takht": 1, "game": "kingdomino", "options": { "players": 2 }, "seats": ["Ada", "Bo"],
        "events": ["deal 1 2 3 4"],
    });
    let with = |change: &dyn Fn(&mut Value)| {
        let mut record = small.clone();
        change(&mut record);
        record
    };
    let fair = json!({
        "scheme": 2, "commit": hex(64), "sealed": ["", ""], "nonces": ["", ""], "seed": hex(64),
    });
    vec![
        (
            "unknown keys",
            with(&|record| record["ballast"] = ballast.clone().into()),
        ),
        (
            "a long name",
            with(&|record| record["seats"][0] = ballast.clone().into()),
        ),
        (
            "stand-ins of no ply",
            with(&|record| record["by"] = json!({ "99999": ballast.clone() })),
        ),
        (
            "a long stand-in",
            with(&|record| record["by"] = json!({ "0": ballast.clone() })),
        ),
        (
            "unknown keys in the fair block",
            with(&|record| {
                record["fair"] = fair.clone();
                record["fair"]["ballast"] = ballast.clone().into();
            }),
        ),
        (
            "a long layout",
            with(&|record| {
                record["fair"] = fair.clone();
                record["fair"]["layout"] = ballast.clone().into();
            }),
        ),
        (
            "very many nonces",
            with(&|record| {
                record["fair"] = fair.clone();
                record["fair"]["nonces"] = many(&hex(32)).into();
            }),
        ),
        (
            "an event with very many spaces",
            with(&|record| {
                record["events"][0] = format!("deal 1 2 3{}4", " ".repeat(900_000)).into();
            }),
        ),
    ]
}

/// The most bytes that the server may keep of a small record.
const KEPT: usize = 4096;

/// Imports records with very much in them that no game needs. The server must keep none of that, and refuse
/// an address that sends too many bytes.
async fn imports(address: &str) -> Result<(u64, u64), Fault> {
    let (mut sent, mut refused) = (0, 0);
    // As many as one address may send: twenty requests a second.
    let mut pause = tokio::time::interval(Duration::from_millis(50));
    for (number, (kind, record)) in (0..).zip(records()) {
        let body = record.to_string().into_bytes();
        let caller = Caller::new(address, [127, 0, 4, 1 + number]);
        let mut taken = 0;
        // An address may send about four of them in an hour.
        for _ in 0..8 {
            pause.tick().await;
            let imported: Result<Imported, ProblemReport> =
                caller.ask(Method::POST, "/api/records", &record).await?;
            sent += 1;
            let table = match imported {
                Ok(imported) => imported.table,
                Err(report) if report.problem == Problem::TooMany => {
                    refused += 1;
                    continue;
                }
                Err(report) if report.problem == Problem::BadRecord => continue,
                Err(report) => return Err(Fault::new(format!("{kind}: {report}"))),
            };
            taken += body.len();
            let path = format!("/api/tables/{table}/record");
            let (_, kept) = caller.request(Method::GET, &path, Vec::new()).await?;
            if kept.len() > KEPT {
                let kept = kept.len();
                return Err(Fault::new(format!("{kind}: {kept} bytes are kept")));
            }
        }
        if taken > 6 * 1024 * 1024 {
            return Err(Fault::new(format!(
                "{kind}: {taken} bytes from one address"
            )));
        }
    }
    Ok((sent, refused))
}

/// Introduces one person after the other, each with a key of their own. The server must take few of them.
async fn identities(address: &str, size: Size) -> Result<(u64, u64), Fault> {
    let schedule = Schedule::new(size);
    let mut sending = JoinSet::new();
    for number in 0..TOGETHER {
        let caller = Caller::new(address, IDENTITIES_FROM);
        let schedule = schedule.clone();
        sending.spawn(async move {
            let (mut sent, mut refused) = (0, 0);
            while schedule.due().await {
                let mut seed = [0; 32];
                seed[..8].copy_from_slice(&(sent * TOGETHER + number).to_be_bytes());
                let (path, body) = introduction(&seed)?;
                let (status, _) = caller.request(Method::POST, &path, body).await?;
                sent += 1;
                match status {
                    StatusCode::OK => {}
                    StatusCode::TOO_MANY_REQUESTS => refused += 1,
                    _ => return Err(Fault::new(format!("a person is answered by {status}"))),
                }
            }
            Ok((sent, refused))
        });
    }
    sum(sending).await
}

/// The path and the body with which the owner of a seed introduces themselves.
fn introduction(seed: &[u8; 32]) -> Result<(String, Vec<u8>), Fault> {
    let pair = Ed25519KeyPair::from_seed_unchecked(seed).map_err(|error| Fault::of(&error))?;
    let hex = |bytes: &[u8]| base16ct::lower::encode_string(bytes);
    let key: PersonKey = hex(pair.public_key().as_ref())
        .parse()
        .map_err(Fault::new)?;
    let change = json!({ "look": { "name": "Mallory", "shape": "crown", "colour": "red" } });
    let change = change.to_string();
    let signature = pair.sign(change_text(&key, 1, &change).as_bytes());
    let body = json!({ "version": 1, "change": change, "signature": hex(signature.as_ref()) });
    Ok((format!("/api/people/{key}"), body.to_string().into_bytes()))
}

/// Looks for others with another secret each time.
fn seek(number: u64) -> Result<ToLobby, Fault> {
    Ok(ToLobby::Seek(Box::new(Seek {
        games: vec!["kingdomino".to_owned()],
        players: vec![4],
        name: format!("Mallory {number}"),
        sealed: "00".repeat(32),
        secret: random()?,
        ..Seek::default()
    })))
}

/// Shows somebody else each time.
fn show(number: u64) -> Result<ToLobby, Fault> {
    Ok(ToLobby::Show(Showing {
        name: format!("Mallory {number}"),
        secret: random()?,
        person: None,
    }))
}

/// Sends messages to the lobby over several connections. The server must say that they are too many.
async fn lobby_messages(
    address: &str,
    from: [u8; 4],
    size: Size,
    message: fn(u64) -> Result<ToLobby, Fault>,
) -> Result<(u64, u64), Fault> {
    let schedule = Schedule::new(size);
    let mut sending = JoinSet::new();
    for number in 0..TOGETHER {
        let mut talk = LobbyTalk::open(address, from).await?;
        let schedule = schedule.clone();
        sending.spawn(async move {
            let (mut sent, mut answered, mut refused) = (0, 0, 0);
            let mut due = std::pin::pin!(schedule.due());
            loop {
                tokio::select! {
                    is_due = &mut due => {
                        if !is_due {
                            break;
                        }
                        due.set(schedule.due());
                        // What the server does not read waits in buffers, and in the end here.
                        let text = message(sent * TOGETHER + number)?.write();
                        let sending = tokio::time::timeout(Duration::from_secs(1), talk.say_text(text));
                        match sending.await {
                            Ok(said) => said?,
                            Err(_) => continue,
                        }
                        sent += 1;
                    }
                    heard = talk.text() => weigh(&heard?, &mut answered, &mut refused)?,
                }
            }
            // A busy machine may not have answered yet.
            while refused == 0 && answered < sent {
                let heard = tokio::time::timeout(Duration::from_secs(30), talk.text()).await;
                let heard = heard.map_err(|_| Fault::new("the lobby says nothing"))??;
                weigh(&heard, &mut answered, &mut refused)?;
            }
            Ok((sent, refused))
        });
    }
    sum(sending).await
}

/// Counts an answer of the lobby.
fn weigh(heard: &str, answered: &mut u64, refused: &mut u64) -> Result<(), Fault> {
    let message: FromLobby = serde_json::from_str(heard).map_err(|error| Fault::of(&error))?;
    match message {
        FromLobby::Problem(report) | FromLobby::NotShown(report)
            if report.problem == Problem::TooMany =>
        {
            *refused += 1;
        }
        FromLobby::Shown(_) | FromLobby::Seeking(_) | FromLobby::Paired(_) => *answered += 1,
        FromLobby::Lobby(_) | FromLobby::Changes(_) => {}
        FromLobby::Problem(report) | FromLobby::NotShown(report) => {
            return Err(Fault::of(&report));
        }
    }
    Ok(())
}

/// The most people of one address whom the lobby names.
const FACES: usize = 5;

/// Looks into the lobby while very many of one address show themselves. It must name few of them.
async fn few_faces(address: &str) -> Result<(), Fault> {
    let mut looking = LobbyTalk::open(address, FACES_FROM).await?;
    let mut shown = Vec::new();
    for number in 0..2 * FACES {
        let mut talk = LobbyTalk::open(address, LOOKS_FROM).await?;
        talk.say(&ToLobby::Show(Showing {
            name: format!("Visitor {number}"),
            secret: random()?,
            person: None,
        }))
        .await?;
        shown.push(talk);
    }
    let mut named = 0;
    while named < FACES {
        let FromLobby::Changes(LobbyChanges {
            people: Some(people),
            ..
        }) = looking.hear().await?
        else {
            continue;
        };
        let visitors = people.iter().filter(|one| one.name.starts_with("Visitor"));
        named = visitors.count();
    }
    match named {
        FACES => Ok(()),
        _ => Err(Fault::new(format!(
            "the lobby names {named} of one address"
        ))),
    }
}
