//! A faulty network: what goes over it comes late, in pieces, after what was sent later, or not at all.

use std::io;
use std::ops::Range;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use takht_core::{Chance, Quick};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::task::{JoinHandle, JoinSet};

use crate::watch::held;

/// What has happened on the lines of a network.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Happened {
    /// Connections that were made.
    pub connections: u64,
    /// Connections that were cut both ways at once, in the middle of what was being sent.
    pub cut: u64,
    /// Connections over which what the person sent was lost from some byte on, before they were cut.
    pub requests_lost: u64,
    /// Connections over which what the server answered was lost from some byte on, before they were
    /// cut.
    pub answers_lost: u64,
    /// Connections the last bytes of which arrived at the server after the person had connected anew.
    pub overtaken: u64,
    /// Pieces that were delayed for some milliseconds, or split in two.
    pub delayed: u64,
    /// Pieces before which nothing came for a good part of a second.
    pub stalled: u64,
}

/// One person's way to the server. Everything that goes over it ends when it is dropped.
pub(crate) struct Line {
    address: String,
    accepting: JoinHandle<()>,
}

impl Line {
    /// A line to a server; what becomes of connections is drawn from a seed.
    pub(crate) async fn lay(
        server: &str,
        seed: u64,
        happened: &Arc<Mutex<Happened>>,
    ) -> io::Result<Self> {
        let listener = TcpListener::bind("127.0.0.1:0").await?;
        let address = listener.local_addr()?.to_string();
        let accepting = accept(listener, server.to_owned(), seed, happened.clone());
        Ok(Self {
            address,
            accepting: tokio::spawn(accepting),
        })
    }

    /// Where to connect to.
    pub(crate) fn address(&self) -> String {
        self.address.clone()
    }
}

impl Drop for Line {
    fn drop(&mut self) {
        self.accepting.abort();
    }
}

async fn accept(listener: TcpListener, server: String, seed: u64, happened: Arc<Mutex<Happened>>) {
    let mut chance = Quick::new(seed);
    let made = watch::Sender::new(0);
    let mut connections = JoinSet::new();
    while let Ok((client, _)) = listener.accept().await {
        let Ok(server) = TcpStream::connect(&server).await else {
            continue;
        };
        for end in [&client, &server] {
            // Small pieces go out as they are; what delays them is drawn.
            end.set_nodelay(true).ok();
        }
        held(&happened).connections += 1;
        made.send_modify(|made| *made += 1);
        let connection = Connection {
            fate: Fate::draw(&mut chance),
            chance: Quick::new(seed ^ (u64::from(chance.below(u32::MAX)) << 32)),
            number: *made.borrow(),
            made: made.subscribe(),
            happened: happened.clone(),
        };
        connections.spawn(connection.carry(client, server));
        while connections.try_join_next().is_some() {}
    }
}

/// What becomes of a connection, once so many bytes have gone one way.
#[derive(Clone, Copy, Debug)]
enum Fate {
    /// Nothing.
    Spared,
    /// It is cut.
    Cut(Way, usize),
    /// What goes this way from there on is lost; later the connection is cut.
    Lost(Way, usize),
    /// What the person sends from there on is held back until they have connected anew.
    Overtaken(usize),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Way {
    /// From the person to the server.
    Up,
    /// From the server to the person.
    Down,
}

impl Fate {
    fn draw(chance: &mut Quick) -> Self {
        // Behind the greeting of a socket, more often than not: what matters are turns. What a server
        // says is longer, since it says everything from the beginning.
        let up = 150 + chance.below(800) as usize;
        let down = 150 + (chance.below(12) * chance.below(700)) as usize;
        match chance.below(8) {
            0 => Self::Cut(Way::Up, up),
            1 => Self::Cut(Way::Down, down),
            2 => Self::Lost(Way::Up, up),
            3 | 4 => Self::Lost(Way::Down, down),
            5 | 6 => Self::Overtaken(up),
            _ => Self::Spared,
        }
    }

    /// How many bytes go this way before it strikes.
    fn limit(self, way: Way) -> usize {
        match self {
            Self::Cut(this, limit) | Self::Lost(this, limit) if this == way => limit,
            Self::Overtaken(limit) if way == Way::Up => limit,
            Self::Spared | Self::Cut(..) | Self::Lost(..) | Self::Overtaken(_) => usize::MAX,
        }
    }
}

/// One way of a connection that has come to its end, or to its limit.
struct Stopped {
    from: OwnedReadHalf,
    to: OwnedWriteHalf,
    /// What was read and is beyond the limit; nothing if there was an end.
    rest: Option<Vec<u8>>,
}

struct Connection {
    fate: Fate,
    chance: Quick,
    /// The how manieth it is on its line, and how many there have been.
    number: u64,
    made: watch::Receiver<u64>,
    happened: Arc<Mutex<Happened>>,
}

impl Connection {
    /// Carries bytes both ways until fate strikes or one side has enough.
    async fn carry(mut self, client: TcpStream, server: TcpStream) {
        if self.chance.below(2) == 0 {
            // Half of what is cut is cut without a word: whoever is there hears of a reset.
            client.set_zero_linger().ok();
            server.set_zero_linger().ok();
        }
        let (from_client, to_client) = client.into_split();
        let (from_server, to_server) = server.into_split();
        let mut up = Box::pin(self.one_way(from_client, to_server, Way::Up));
        let mut down = Box::pin(self.one_way(from_server, to_client, Way::Down));
        let (stopped, mut other) = tokio::select! {
            stopped = &mut up => (stopped, down),
            stopped = &mut down => (stopped, up),
        };
        // Nobody cut it: one side had enough.
        let Some(mut rest) = stopped.rest else {
            return;
        };
        match self.fate {
            Fate::Spared | Fate::Cut(..) => held(&self.happened).cut += 1,
            Fate::Lost(Way::Up, _) => held(&self.happened).requests_lost += 1,
            Fate::Lost(Way::Down, _) => held(&self.happened).answers_lost += 1,
            Fate::Overtaken(_) => {}
        }
        if let Fate::Spared | Fate::Cut(..) = self.fate {
            return;
        }
        // The other way goes on for a while; whatever comes this way does not arrive.
        let mut from = stopped.from;
        tokio::select! {
            () = hold_back(&mut from, &mut rest) => {}
            _ = &mut other => {}
            () = tokio::time::sleep(pause(&mut self.chance, 20..150)) => {}
        }
        if let Fate::Overtaken(_) = self.fate {
            drop((from, other));
            self.deliver(stopped.to, &rest).await;
        }
    }

    /// Carries what goes one way, up to the limit that fate has set.
    fn one_way(
        &mut self,
        mut from: OwnedReadHalf,
        mut to: OwnedWriteHalf,
        way: Way,
    ) -> impl Future<Output = Stopped> + Send + use<> {
        let mut left = self.fate.limit(way);
        let mut chance = Quick::new(u64::from(self.chance.below(u32::MAX)));
        let happened = self.happened.clone();
        async move {
            let mut buffer = [0; PIECE];
            loop {
                let read = match from.read(&mut buffer).await {
                    Ok(0) | Err(_) => break,
                    Ok(read) => read,
                };
                let (passes, rest) = buffer[..read].split_at(read.min(left));
                let written = late(&mut to, passes, &mut chance, &happened).await;
                left -= passes.len();
                if !rest.is_empty() {
                    let rest = Some(rest.to_vec());
                    return Stopped { from, to, rest };
                }
                if written.is_err() {
                    break;
                }
            }
            let rest = None;
            Stopped { from, to, rest }
        }
    }

    /// Delivers what was held back, after the person has connected anew.
    async fn deliver(mut self, mut to: OwnedWriteHalf, rest: &[u8]) {
        let number = self.number;
        let anew = self.made.wait_for(|made| *made > number);
        let overtaken = tokio::time::timeout(ANEW, anew).await;
        if !matches!(overtaken, Ok(Ok(_))) {
            return;
        }
        drop(overtaken);
        // Before or after what the person sends then.
        tokio::time::sleep(pause(&mut self.chance, 0..60)).await;
        if to.write_all(rest).await.is_ok() {
            held(&self.happened).overtaken += 1;
            // A reset would take back what has not been read yet.
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    }
}

/// The most that is carried at once.
const PIECE: usize = 2048;

/// How long someone is waited for who is to connect anew.
const ANEW: Duration = Duration::from_secs(2);

/// So many milliseconds.
fn pause(chance: &mut Quick, range: Range<u32>) -> Duration {
    let more = chance.below(range.end - range.start);
    Duration::from_millis(u64::from(range.start + more))
}

/// Writes a piece: at once, later, much later, or in two parts.
async fn late(
    to: &mut OwnedWriteHalf,
    piece: &[u8],
    chance: &mut Quick,
    happened: &Mutex<Happened>,
) -> io::Result<()> {
    let mut first = piece.len();
    match chance.below(200) {
        0 => {
            held(happened).stalled += 1;
            tokio::time::sleep(pause(chance, 200..500)).await;
        }
        1..40 => {
            held(happened).delayed += 1;
            tokio::time::sleep(pause(chance, 1..10)).await;
        }
        40..80 => first = chance.below(piece.len().max(1) as u32) as usize,
        _ => {}
    }
    let (first, second) = piece.split_at(first);
    to.write_all(first).await?;
    if !second.is_empty() {
        held(happened).delayed += 1;
        tokio::time::sleep(pause(chance, 1..10)).await;
        to.write_all(second).await?;
    }
    Ok(())
}

/// Reads on and lets nothing through, until there is nothing more.
async fn hold_back(from: &mut OwnedReadHalf, held_back: &mut Vec<u8>) {
    let mut buffer = [0; PIECE];
    while let Ok(read @ 1..) = from.read(&mut buffer).await {
        held_back.extend_from_slice(&buffer[..read]);
    }
}
