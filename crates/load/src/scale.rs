//! What one of everything costs: a table, a socket, a turn, a message between servers, a person in the lobby, a
//! push. [`plan`](model::plan) goes from there to the machines that very many people need.

pub mod model;

use std::fmt;
use std::io;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use ring::agreement::{ECDH_P256, EphemeralPrivateKey};
use ring::rand::SystemRandom;
use takht_notices::Url;
use takht_notices::push::VapidKey;
use takht_notices::push::encryption::encrypt;

use crate::fault::Fault;
use crate::floods::kilobytes;
use crate::population::{Count, all, long_games, populate};
use crate::server::Server;
use crate::service::{Cluster, NatsServer};
use crate::{lobby, sockets};

/// How much to measure.
#[derive(Clone, Copy, Debug)]
pub struct Size {
    /// How many tables.
    pub tables: usize,
    /// How many sockets that watch them.
    pub sockets: usize,
    /// How many turns a second, at all tables together.
    pub rate: f64,
    /// How many people in the lobby.
    pub people: usize,
    /// How many tables open and close a second while they are there.
    pub opening: u32,
    /// For how many seconds to measure each.
    pub seconds: u32,
    /// How many pushes to prepare.
    pub pushes: u32,
}

/// What one of everything costs. Times are those of one core.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct UnitCosts {
    /// The memory of a server without tables, in kB.
    pub server_kb: f64,
    /// The memory of a table that nobody plays at, in kB.
    pub resting_table_kb: f64,
    /// The memory of a table in play without the sockets of its players, in kB.
    pub playing_table_kb: f64,
    /// What each of very many tables that are made at once takes for that, in kB; the next ones use it again.
    pub together_kb: f64,
    /// The memory of a socket, in kB.
    pub socket_kb: f64,
    /// A turn at one server with a file, from the message of one player to that of the other, in microseconds.
    pub turn_us: f64,
    /// What it adds to the file, in bytes.
    pub turn_bytes: f64,
    /// A turn whose players are at two servers over one database: of both servers together.
    pub shared_turn_us: f64,
    /// Of the database.
    pub database_turn_us: f64,
    /// What it adds to the database.
    pub database_bytes: f64,
    /// What the database writes to its log.
    pub log_bytes: f64,
    /// How many messages the servers send each other for a turn.
    pub hints: f64,
    /// What NATS needs for one that it hands on.
    pub nats_us: f64,
    /// What a server needs for one about a table that it has not.
    pub hint_us: f64,
    /// The share of a core that a server of several needs without anybody.
    pub idle_share: f64,
    /// What somebody costs for a second in a lobby where tables open and close.
    pub lobby_us: f64,
    /// What they are sent in a second, in bytes.
    pub lobby_bytes: f64,
    /// Encrypting and signing a push.
    pub push_us: f64,
}

impl fmt::Display for UnitCosts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let lines = [
            ("a server without tables", self.server_kb, "kB"),
            ("a table at rest", self.resting_table_kb, "kB"),
            (
                "a table in play, without sockets",
                self.playing_table_kb,
                "kB",
            ),
            ("  once, if all are made together", self.together_kb, "kB"),
            ("a socket", self.socket_kb, "kB"),
            ("a turn, one server with a file", self.turn_us, "µs"),
            ("  adds to the file", self.turn_bytes, "bytes"),
            (
                "a turn, two servers over PostgreSQL",
                self.shared_turn_us,
                "µs",
            ),
            ("  of PostgreSQL", self.database_turn_us, "µs"),
            ("  adds to the database", self.database_bytes, "bytes"),
            ("  adds to its log", self.log_bytes, "bytes"),
            ("  sends over NATS", self.hints, "messages"),
            ("a message, of NATS", self.nats_us, "µs"),
            (
                "a message, of a server without the table",
                self.hint_us,
                "µs",
            ),
            (
                "a server of several, idle, a second",
                self.idle_share * 1e6,
                "µs",
            ),
            ("somebody in the lobby, a second", self.lobby_us, "µs"),
            ("  is sent", self.lobby_bytes, "bytes"),
            ("a push, without its connection", self.push_us, "µs"),
        ];
        for (what, cost, unit) in lines {
            writeln!(f, "{what:<42} {cost:>9.1} {unit}")?;
        }
        Ok(())
    }
}

#[expect(
    clippy::needless_pass_by_value,
    reason = "that is what map_err hands on"
)]
fn failed(error: io::Error) -> Fault {
    Fault::of(&error)
}

fn micros(time: Duration) -> f64 {
    time.as_secs_f64() * 1e6
}

/// Measures everything, one after the other.
pub async fn run(program: &Path, size: Size) -> Result<UnitCosts, Fault> {
    let mut costs = UnitCosts::default();
    memory(program, size, &mut costs).await?;
    turns(program, size, &mut costs).await?;
    shared_turns(program, size, &mut costs).await?;
    let in_lobby = lobby::Size {
        people: size.people,
        tables: size.opening,
        seconds: size.seconds,
    };
    let measured = lobby::run(program, in_lobby).await?;
    let people = size.people.max(1) as f64;
    costs.lobby_us = (measured.with_people - measured.alone).max(0.0) * 1e6 / people;
    costs.lobby_bytes = measured.bytes;
    costs.push_us = push(size.pushes)?;
    Ok(costs)
}

/// The memory of tables at rest and of sockets.
async fn memory(program: &Path, size: Size, costs: &mut UnitCosts) -> Result<(), Fault> {
    let idle = sockets::Size {
        sockets: size.sockets,
        tables: size.tables,
        played: false,
        seconds: u64::from(size.seconds),
    };
    let measured = sockets::run(program, idle).await?;
    let tables = measured.with_tables.saturating_sub(measured.at_first);
    costs.server_kb = measured.at_first as f64;
    costs.resting_table_kb = tables as f64 / size.tables.max(1) as f64;
    costs.socket_kb = measured.each();
    Ok(())
}

/// The memory of tables in play, and turns of one server.
async fn turns(program: &Path, size: Size, costs: &mut UnitCosts) -> Result<(), Fault> {
    let data = tempfile::tempdir().map_err(failed)?;
    let server = Server::start(program, data.path(), None).await;
    let server = server.map_err(failed)?;
    let addresses = [server.address()];
    let at_first = server.memory().map_err(failed)?;
    let count = Arc::new(Count::default());
    let games = long_games();
    // Making tables at the same time needs memory that the server keeps for the next ones: it does not count.
    let half = size.tables.div_ceil(2);
    let first = populate(&addresses, half, &games, Some(size.rate / 2.0), &count);
    settle(size).await;
    let with_half = server.memory().map_err(failed)?;
    let playing = populate(&addresses, half, &games, Some(size.rate / 2.0), &count);
    settle(size).await;
    let memory = server.memory().map_err(failed)?.saturating_sub(with_half);
    let half = half.max(1) as f64;
    // What the server has kept of the first half may hide what the second one takes.
    let each = memory as f64 / half - 2.0 * costs.socket_kb;
    costs.playing_table_kb = each.max(costs.resting_table_kb);
    let together = with_half.saturating_sub(at_first).saturating_sub(memory);
    costs.together_kb = together as f64 / half;
    count.watch.clear();
    let (before, disk) = (server.computed(), kilobytes(data.path()));
    let (before, disk) = (before.map_err(failed)?, disk.map_err(failed)?);
    tokio::time::sleep(Duration::from_secs(size.seconds.into())).await;
    let turns = count.watch.clear().turns.max(1) as f64;
    let spent = server.computed().map_err(failed)?.saturating_sub(before);
    let grown = kilobytes(data.path()).map_err(failed)?.saturating_sub(disk);
    costs.turn_us = micros(spent) / turns;
    costs.turn_bytes = grown as f64 * 1024.0 / turns;
    count.stop.store(true, Ordering::Relaxed);
    all(first).await?;
    all(playing).await
}

/// Players make their tables, which does not count.
async fn settle(size: Size) {
    tokio::time::sleep(Duration::from_secs(2 + size.tables as u64 / 100)).await;
}

/// Turns of players at two servers, while a third one only hears of them.
async fn shared_turns(program: &Path, size: Size, costs: &mut UnitCosts) -> Result<(), Fault> {
    let cluster = Cluster::start().map_err(failed)?;
    let nats = NatsServer::start().map_err(failed)?;
    let mut servers = Vec::new();
    for _ in 0..3 {
        let server = Server::join(program, &cluster.address(), &nats.address()).await;
        servers.push(server.map_err(failed)?);
    }
    let computed = |servers: &[Server]| -> Result<Duration, Fault> {
        let all = servers.iter().map(Server::computed);
        all.sum::<io::Result<Duration>>().map_err(failed)
    };
    let (players, bystander) = servers.split_at(2);
    let seconds = Duration::from_secs(size.seconds.into());
    tokio::time::sleep(Duration::from_secs(1)).await;
    let (before, since) = (computed(&servers)?, Instant::now());
    tokio::time::sleep(seconds).await;
    let idle = computed(&servers)?.saturating_sub(before).as_secs_f64();
    costs.idle_share = idle / since.elapsed().as_secs_f64() / servers.len() as f64;

    let addresses: Vec<String> = players.iter().map(Server::address).collect();
    let count = Arc::new(Count::default());
    let games = long_games();
    let playing = populate(&addresses, size.tables, &games, Some(size.rate), &count);
    settle(size).await;
    count.watch.clear();
    let stand = async || {
        Ok::<_, Fault>((
            computed(players)?,
            computed(bystander)?,
            cluster.computed().map_err(failed)?,
            nats.computed().map_err(failed)?,
            cluster.written().map_err(failed)?,
            nats.messages().await?,
        ))
    };
    let (before, since) = (stand().await?, Instant::now());
    tokio::time::sleep(seconds).await;
    let turns = count.watch.clear().turns.max(1) as f64;
    let after = stand().await?;
    let idle = costs.idle_share * since.elapsed().as_secs_f64() * 1e6;
    let spent = |after: Duration, before: Duration| micros(after.saturating_sub(before));
    costs.shared_turn_us = (spent(after.0, before.0) - 2.0 * idle).max(0.0) / turns;
    costs.database_turn_us = spent(after.2, before.2) / turns;
    costs.database_bytes = after.4.0.saturating_sub(before.4.0) as f64 / turns;
    costs.log_bytes = after.4.1.saturating_sub(before.4.1) as f64 / turns;
    let sent = after.5.0.saturating_sub(before.5.0) as f64;
    let handed_on = after.5.1.saturating_sub(before.5.1) as f64;
    costs.hints = sent / turns;
    costs.nats_us = spent(after.3, before.3) / handed_on.max(1.0);
    costs.hint_us = (spent(after.1, before.1) - idle).max(0.0) / sent.max(1.0);
    count.stop.store(true, Ordering::Relaxed);
    all(playing).await?;
    // The servers end before what they need does.
    drop(servers);
    Ok(())
}

/// How many microseconds it takes to encrypt and sign a push of the usual length.
fn push(many: u32) -> Result<f64, Fault> {
    let browser = EphemeralPrivateKey::generate(&ECDH_P256, &SystemRandom::new())
        .and_then(|own| own.compute_public_key())
        .map_err(|error| Fault::of(&error))?;
    let drawn = VapidKey::draw().map_err(|error| Fault::of(&error))?;
    let key = VapidKey::read(&drawn, None).map_err(|error| Fault::of(&error))?;
    let service = Url::parse("https://push.example/abc").map_err(|error| Fault::of(&error))?;
    let begun = Instant::now();
    for number in 0..many {
        encrypt(browser.as_ref(), &[7; 16], &[b'x'; 300]).map_err(|error| Fault::of(&error))?;
        let proof = key.authorization(&service, i64::from(number));
        proof.map_err(|error| Fault::of(&error))?;
    }
    Ok(micros(begun.elapsed()) / f64::from(many.max(1)))
}
