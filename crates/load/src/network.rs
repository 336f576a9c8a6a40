//! A faulty network: it delays, splits, reorders and loses what is sent over it.

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

/// What a network has done to its connections.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Happened {
    /// Connections that were opened.
    pub connections: u64,
    /// Connections that it cut both ways at once, in the middle of a message.
    pub cut: u64,
    /// Connections that lost everything from some byte on from player to server, before they were cut.
    pub requests_lost: u64,
    /// Connections that lost everything from some byte on from server to player, before they were cut.
    pub answers_lost: u64,
    /// Connections whose last bytes reached the server after the player had connected again.
    pub overtaken: u64,
    /// Pieces that it delayed for some milliseconds, or split in two.
    pub delayed: u64,
    /// Pieces that it held up for 200 to 500 ms.
    pub stalled: u64,
}

/// One player's line to the server. Dropping it closes all its connections.
pub(crate) struct Line {
    address: String,
    accepting: JoinHandle<()>,
}

impl Line {
    /// Opens a line to a server. The seed decides the fates of its connections.
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

    /// The address that the player connects to.
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
            // Small pieces must go out at once: only the drawn delays may hold them up.
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

/// What happens to a connection once a number of bytes have gone one way.
#[derive(Clone, Copy, Debug)]
enum Fate {
    /// Nothing happens.
    Spared,
    /// It is cut.
    Cut(Way, usize),
    /// Everything further that goes this way is lost; a moment later the connection is cut.
    Lost(Way, usize),
    /// Everything further from the player is held back until the player has connected again.
    Overtaken(usize),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Way {
    /// From the player to the server.
    Up,
    /// From the server to the player.
    Down,
}

impl Fate {
    fn draw(chance: &mut Quick) -> Self {
        // Mostly behind the WebSocket handshake, because turns are what matters. The server sends more
        // than the player, since it repeats all events on each connection.
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

    /// How many bytes go this way before the fate strikes.
    fn limit(self, way: Way) -> usize {
        match self {
            Self::Cut(this, limit) | Self::Lost(this, limit) if this == way => limit,
            Self::Overtaken(limit) if way == Way::Up => limit,
            Self::Spared | Self::Cut(..) | Self::Lost(..) | Self::Overtaken(_) => usize::MAX,
        }
    }
}

/// One direction of a connection that has ended, or reached its limit.
struct Stopped {
    from: OwnedReadHalf,
    to: OwnedWriteHalf,
    /// The bytes beyond the limit; none if the connection ended before it.
    rest: Option<Vec<u8>>,
}

struct Connection {
    fate: Fate,
    chance: Quick,
    /// The number of this connection on its line, from 1, and a count of those opened so far.
    number: u64,
    made: watch::Receiver<u64>,
    happened: Arc<Mutex<Happened>>,
}

impl Connection {
    /// Carries bytes both ways until the fate strikes or one side closes.
    async fn carry(mut self, client: TcpStream, server: TcpStream) {
        if self.chance.below(2) == 0 {
            // Half of the connections end with a reset instead of a regular close.
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
        // One side closed the connection itself.
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
        // The other direction works for a while longer; this one loses or holds back everything.
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

    /// Carries bytes one way, up to the fate's limit.
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

    /// Delivers the bytes that were held back, once the player has connected again.
    async fn deliver(mut self, mut to: OwnedWriteHalf, rest: &[u8]) {
        let number = self.number;
        let anew = self.made.wait_for(|made| *made > number);
        let overtaken = tokio::time::timeout(ANEW, anew).await;
        if !matches!(overtaken, Ok(Ok(_))) {
            return;
        }
        drop(overtaken);
        // The delay decides whether they arrive before or after what the player sends next.
        tokio::time::sleep(pause(&mut self.chance, 0..60)).await;
        if to.write_all(rest).await.is_ok() {
            held(&self.happened).overtaken += 1;
            // Closing with a reset would discard bytes that the server has not read yet.
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    }
}

/// The most bytes to carry at once.
const PIECE: usize = 2048;

/// How long to wait for the player to connect again.
const ANEW: Duration = Duration::from_secs(2);

/// A random pause in a range of milliseconds.
fn pause(chance: &mut Quick, range: Range<u32>) -> Duration {
    let more = chance.below(range.end - range.start);
    Duration::from_millis(u64::from(range.start + more))
}

/// Writes a piece: at once, a little later, much later, or in two parts.
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

/// Reads and keeps everything until the connection ends.
async fn hold_back(from: &mut OwnedReadHalf, held_back: &mut Vec<u8>) {
    let mut buffer = [0; PIECE];
    while let Ok(read @ 1..) = from.read(&mut buffer).await {
        held_back.extend_from_slice(&buffer[..read]);
    }
}
