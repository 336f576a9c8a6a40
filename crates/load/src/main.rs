//! `takht-load`: tests and measures a server under load.

use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use clap::{Args, Parser, Subcommand};
use takht_load::scale::model::{Demand, Machine, plan};
use takht_load::{
    Fault, crash, faults, floods, hostile, lobby, moves, nodes, pairing, scale, sockets, starve,
};

/// Play at the tables of a server with simulated clients, to test and measure it
#[derive(Parser)]
#[command(version)]
struct Load {
    #[command(subcommand)]
    what: What,
}

#[derive(Subcommand)]
enum What {
    Crash(Crash),
    Faults(Faults),
    Floods(Floods),
    Hostile(Hostile),
    Lobby(Lobby),
    Moves(Moves),
    Nodes(Nodes),
    Pairing(Pairing),
    Scale(Scale),
    Sockets(Sockets),
    Starve(Starve),
}

/// The program that is tried.
#[derive(Args)]
struct ServerProgram {
    /// The server program
    #[arg(long, default_value = "target/release/takht")]
    server: PathBuf,
}

/// Kill one of two servers over one PostgreSQL, or NATS, while the players of each table use both
#[derive(Args)]
struct Nodes {
    #[command(flatten)]
    program: ServerProgram,
    /// How often to kill something
    #[arg(long, default_value_t = 200)]
    kills: u32,
    /// At how many tables players play at any time
    #[arg(long, default_value_t = 50)]
    tables: usize,
}

impl Nodes {
    async fn see(self) -> Result<String, Fault> {
        let Self { kills, tables, .. } = self;
        let size = crash::Size { kills, tables };
        let nodes::Seen {
            servers,
            nats,
            games,
            tally,
        } = nodes::run(&self.program.server, size, progress(kills)).await?;
        Ok(format!(
            "{servers} kills of servers, {nats} of NATS, {games} games, {} turns acknowledged, \
             {} connections broken, {} turns sent again: nothing lost, nothing doubled, every deal verified",
            tally.accepted, tally.broken, tally.repeated
        ))
    }
}

/// Reports the progress of a crash loop.
fn progress(kills: u32) -> impl FnMut(u32, u64) {
    move |kill, accepted| {
        if kill.is_multiple_of(10) {
            eprintln!("{kill} of {kills} kills, {accepted} turns of finished games");
        }
    }
}

/// Kill the server again and again while players play: it must lose nothing it has acknowledged
#[derive(Args)]
struct Crash {
    #[command(flatten)]
    program: ServerProgram,
    /// How often to kill the server
    #[arg(long, default_value_t = 200)]
    kills: u32,
    /// At how many tables players play at any time
    #[arg(long, default_value_t = 50)]
    tables: usize,
}

/// Play games over a faulty network: all of them must end as they should
#[derive(Args)]
struct Faults {
    #[command(flatten)]
    program: ServerProgram,
    /// How many games to play
    #[arg(long, default_value_t = 1_000)]
    games: u64,
    /// At how many tables players play at any time
    #[arg(long, default_value_t = 40)]
    tables: usize,
    /// The seed of the faults
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// Send wrong messages of every kind while others play: the server must answer each, change nothing and
/// use no more memory
#[derive(Args)]
struct Hostile {
    #[command(flatten)]
    program: ServerProgram,
    /// How many messages and requests to send
    #[arg(long, default_value_t = 100_000)]
    messages: u64,
    /// How many attackers send at once
    #[arg(long, default_value_t = 16)]
    attackers: u8,
    /// How many connections send the beginning of a request and nothing more
    #[arg(long, default_value_t = 200)]
    half_open: usize,
    /// At how many tables players play meanwhile
    #[arg(long, default_value_t = 20)]
    tables: usize,
    /// How many turns a second those players make, all together
    #[arg(long, default_value_t = 200.0)]
    rate: f64,
    /// For how many seconds they play before the attack
    #[arg(long, default_value_t = 10)]
    peace: u64,
    /// The seed of the messages
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Fail if the server's memory grows by more kB in the last two thirds of the attack
    #[arg(long, default_value_t = u64::MAX)]
    growth: u64,
}

/// Flood a server that has its usual limits, with files, pings, headers, connections, imports, identities, seeks and
/// faces in the lobby, while others play: its work, memory and disk must not grow with the flood
#[derive(Args)]
struct Floods {
    #[command(flatten)]
    program: ServerProgram,
    /// How many requests, frames and headers each flood sends
    #[arg(long, default_value_t = 10_000)]
    messages: u64,
    /// How many of them it sends in a second
    #[arg(long, default_value_t = 1_000.0)]
    rate: f64,
    /// How many connections one address opens at once
    #[arg(long, default_value_t = 2_000)]
    connections: usize,
    /// At how many tables players play meanwhile
    #[arg(long, default_value_t = 20)]
    tables: usize,
    /// How many turns a second those players make, all together
    #[arg(long, default_value_t = 100.0)]
    turns: f64,
    /// For how many seconds they play before the floods
    #[arg(long, default_value_t = 10)]
    peace: u64,
    /// Fail if the server needs more of a core during a flood
    #[arg(long, default_value_t = f64::INFINITY)]
    cores: f64,
    /// Fail if the server's memory grows by more kB in a flood
    #[arg(long, default_value_t = u64::MAX)]
    growth: u64,
    /// Fail if the server's folder grows by more kB in a flood
    #[arg(long, default_value_t = u64::MAX)]
    disk: u64,
    /// Fail if others see 99 of 100 turns later than after this many milliseconds
    #[arg(long, default_value_t = f64::INFINITY)]
    within: f64,
}

/// Keep as many strong bots busy as the server lets one address, while another address plays with a knight
#[derive(Args)]
struct Starve {
    #[command(flatten)]
    program: ServerProgram,
    /// How many tables of four masters the attacker tries to start
    #[arg(long, default_value_t = 60)]
    tables: usize,
    /// How many dynasties the other address plays before the attack, and during it
    #[arg(long, default_value_t = 12)]
    games: usize,
    /// How many milliseconds the other address thinks about a turn
    #[arg(long, default_value_t = 100)]
    thinks: u64,
    /// Fail if 99 of 100 answers of the knight take longer, in milliseconds
    #[arg(long, default_value_t = f64::INFINITY)]
    knight: f64,
    /// Fail if 99 of 100 acknowledgements take longer, in milliseconds
    #[arg(long, default_value_t = f64::INFINITY)]
    acknowledged: f64,
}

/// Measure what the lobby costs while tables open and close, and how far its people are behind
#[derive(Args)]
struct Lobby {
    #[command(flatten)]
    program: ServerProgram,
    /// How many people are in the lobby
    #[arg(long, default_value_t = 1_000)]
    people: usize,
    /// How many tables open a second, and how many close
    #[arg(long, default_value_t = 100)]
    tables: u32,
    /// For how many seconds to measure
    #[arg(long, default_value_t = 20)]
    seconds: u32,
    /// Fail if the people in the lobby cost a larger share of a core
    #[arg(long, default_value_t = f64::INFINITY)]
    share: f64,
    /// Fail if anybody is more milliseconds behind
    #[arg(long, default_value_t = f64::INFINITY)]
    within: f64,
}

impl Lobby {
    async fn see(self) -> Result<String, Fault> {
        let size = lobby::Size {
            people: self.people,
            tables: self.tables,
            seconds: self.seconds,
        };
        let measured = lobby::run(&self.program.server, size).await?;
        let lobby::Measured {
            seen,
            alone,
            with_people,
            behind,
            bytes,
        } = measured;
        let (share, behind) = (with_people - alone, behind.as_secs_f64() * 1000.0);
        let said = format!(
            "{seen} tables: the server needs {alone:.3} of a core for them alone, {with_people:.3} with {} people in \
             the lobby, who cost {share:.3}; the last one knew of a table after {behind:.0} ms at worst, and each was sent {:.1} kB a second",
            self.people,
            bytes / 1000.0
        );
        match share <= self.share && behind <= self.within {
            true => Ok(said),
            false => Err(Fault::new(said)),
        }
    }
}

/// Measure how soon people are put together who look for others
#[derive(Args)]
struct Pairing {
    #[command(flatten)]
    program: ServerProgram,
    /// How many people look for others
    #[arg(long, default_value_t = 10_000)]
    people: usize,
    /// How many of them begin to look a second
    #[arg(long, default_value_t = 100)]
    rate: u32,
    /// Fail if 99 of 100 pairs take longer, in milliseconds
    #[arg(long, default_value_t = f64::INFINITY)]
    within: f64,
}

impl Pairing {
    async fn see(self) -> Result<String, Fault> {
        let size = pairing::Size {
            people: self.people,
            rate: self.rate,
        };
        let latency = pairing::run(&self.program.server, size).await?;
        let said = format!(
            "{} pairs of {} people: both knew of it {:.1} ms after the second one's arrival at the median, \
             {:.1} ms at the 99th percentile",
            latency.turns,
            self.people,
            latency.p50_ms(),
            latency.p99_ms()
        );
        match latency.p99_ms() <= self.within {
            true => Ok(said),
            false => Err(Fault::new(said)),
        }
    }
}

/// Measure what one of everything costs, and say which machines very many people need
#[derive(Args)]
struct Scale {
    #[command(flatten)]
    program: ServerProgram,
    /// How many tables
    #[arg(long, default_value_t = 400)]
    tables: usize,
    /// How many sockets that watch them
    #[arg(long, default_value_t = 4_000)]
    sockets: usize,
    /// How many turns a second, at all tables together
    #[arg(long, default_value_t = 400.0)]
    rate: f64,
    /// How many people in the lobby
    #[arg(long, default_value_t = 10_000)]
    people: usize,
    /// How many tables open and close a second while they are there
    #[arg(long, default_value_t = 20)]
    opening: u32,
    /// For how many seconds to measure each
    #[arg(long, default_value_t = 20)]
    seconds: u32,
    /// How many pushes to prepare
    #[arg(long, default_value_t = 2_000)]
    pushes: u32,
}

impl Scale {
    async fn see(self) -> Result<String, Fault> {
        let size = scale::Size {
            tables: self.tables,
            sockets: self.sockets,
            rate: self.rate,
            people: self.people,
            opening: self.opening,
            seconds: self.seconds,
            pushes: self.pushes,
        };
        let costs = scale::run(&self.program.server, size).await?;
        let mut said = costs.to_string();
        for people in [1_000.0, 10_000.0, 100_000.0, 1_000_000.0] {
            let demand = Demand {
                people,
                ..Demand::EVENING
            };
            for machine in [Machine::SMALL, Machine::LARGE] {
                said += &match plan(&costs, &demand, &machine) {
                    Some(plan) => format!("{people} people on {machine}: {plan}\n"),
                    None => format!("{people} people on {machine}: no number of them is enough\n"),
                };
            }
        }
        Ok(said)
    }
}

/// Measure how much memory idle sockets cost the server
#[derive(Args)]
struct Sockets {
    #[command(flatten)]
    program: ServerProgram,
    /// How many sockets to open
    #[arg(long, default_value_t = 10_000)]
    sockets: usize,
    /// At how many tables
    #[arg(long, default_value_t = 1_000)]
    tables: usize,
    /// Play a whole game at each table first
    #[arg(long)]
    played: bool,
    /// For how many seconds the sockets stay open before the measurement; the server pings them every 20
    #[arg(long, default_value_t = 30)]
    seconds: u64,
    /// Fail if a socket costs more kB
    #[arg(long, default_value_t = f64::INFINITY)]
    under: f64,
}

/// Measure how many durable turns a second the server makes, and how soon the other players see them
#[derive(Args)]
struct Moves {
    #[command(flatten)]
    program: ServerProgram,
    /// At how many tables players play at any time
    #[arg(long, default_value_t = 100)]
    tables: usize,
    /// For how many seconds to measure
    #[arg(long, default_value_t = 10)]
    seconds: u64,
    /// The only core that the server may use
    #[arg(long)]
    core: Option<usize>,
    /// So many servers over one PostgreSQL, instead of one server with a file
    #[arg(long, value_name = "SERVERS", conflicts_with = "core")]
    postgres: Option<usize>,
    /// How many turns a second are due at all tables together; a turn's latency counts from when it was
    /// due. Without it, everyone plays as fast as possible
    #[arg(long)]
    rate: Option<f64>,
    /// Fail if there are fewer turns a second
    #[arg(long, default_value_t = 0.0)]
    at_least: f64,
    /// Fail if 99 of 100 turns take longer to be seen, in milliseconds
    #[arg(long, default_value_t = f64::INFINITY)]
    within: f64,
}

fn main() -> ExitCode {
    let Load { what } = Load::parse();
    let runtime = match tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
    {
        Ok(runtime) => runtime,
        Err(error) => {
            eprintln!("{error}");
            return ExitCode::FAILURE;
        }
    };
    let seen = runtime.block_on(async {
        match what {
            What::Crash(crash) => crash.see().await,
            What::Faults(faults) => faults.see().await,
            What::Floods(floods) => floods.see().await,
            What::Hostile(hostile) => hostile.see().await,
            What::Lobby(lobby) => lobby.see().await,
            What::Moves(moves) => moves.see().await,
            What::Nodes(nodes) => nodes.see().await,
            What::Pairing(pairing) => pairing.see().await,
            What::Scale(scale) => scale.see().await,
            What::Sockets(sockets) => sockets.see().await,
            What::Starve(starve) => starve.see().await,
        }
    });
    match seen {
        Ok(seen) => {
            println!("{seen}");
            ExitCode::SUCCESS
        }
        Err(fault) => {
            eprintln!("{fault}");
            ExitCode::FAILURE
        }
    }
}

/// The report; a fault if the result is not good.
fn judged(seen: String, good: bool) -> Result<String, Fault> {
    match good {
        true => Ok(seen),
        false => Err(Fault::new(format!("{seen}: not as it must be"))),
    }
}

impl Crash {
    async fn see(self) -> Result<String, Fault> {
        let Self { kills, tables, .. } = self;
        let size = crash::Size { kills, tables };
        let crash::Seen {
            kills,
            games,
            tally,
        } = crash::run(&self.program.server, size, progress(kills)).await?;
        Ok(format!(
            "{kills} kills, {games} games, {} turns acknowledged, {} connections broken, \
             {} turns sent again: nothing lost, nothing doubled, every deal verified",
            tally.accepted, tally.broken, tally.repeated
        ))
    }
}

impl Faults {
    async fn see(self) -> Result<String, Fault> {
        let Self {
            games,
            tables,
            seed,
            ..
        } = self;
        let size = faults::Size {
            games,
            tables,
            seed,
        };
        let told = move |game: u64| {
            if game.is_multiple_of(50) {
                eprintln!("{game} of {games} games");
            }
        };
        let faults::Seen {
            games,
            tally,
            happened,
        } = faults::run(&self.program.server, size, told).await?;
        Ok(format!(
            "{games} games over {} connections: {} cut in the middle, {} lost what the person sent, \
             {} what the server answered, {} were overtaken by the next; {} pieces came late or in two \
             parts, {} after a stall\n\
             {} turns acknowledged; {} sent again because the connection broke, of which {} had \
             arrived; {} sent twice in a row, {} after they were acknowledged, {} old ones over a new \
             connection: {} acknowledged once more\n\
             nothing lost, nothing doubled, every deal verified, every score as in the record",
            happened.connections,
            happened.cut,
            happened.requests_lost,
            happened.answers_lost,
            happened.overtaken,
            happened.delayed,
            happened.stalled,
            tally.accepted,
            tally.repeated,
            tally.arrived,
            tally.twice,
            tally.after,
            tally.old,
            tally.again,
        ))
    }
}

impl Moves {
    async fn see(self) -> Result<String, Fault> {
        let tables = self.tables;
        let size = moves::Size {
            tables,
            seconds: self.seconds,
            core: self.core,
            postgres: self.postgres,
            rate: self.rate,
        };
        let moves::Measured {
            turns_per_s,
            latency,
            ..
        } = moves::run(&self.program.server, size).await?;
        let (p50, p99) = (latency.p50_ms(), latency.p99_ms());
        let since = match self.rate {
            Some(rate) => format!(" of when they were due ({rate} a second)"),
            None => String::new(),
        };
        let seen = format!(
            "{turns_per_s:.0} durable turns a second at {tables} tables; the others see half of them \
             within {p50:.1} ms and 99 of 100 within {p99:.1} ms{since}"
        );
        judged(seen, turns_per_s >= self.at_least && p99 <= self.within)
    }
}

impl Hostile {
    async fn see(self) -> Result<String, Fault> {
        let size = hostile::Size {
            messages: self.messages,
            attackers: self.attackers,
            half_open: self.half_open,
            tables: self.tables,
            rate: self.rate,
            peace: self.peace,
            seed: self.seed,
        };
        let mut next = 0;
        let said = |messages: u64| {
            if messages >= next {
                eprintln!("{messages} of {}", self.messages);
                next = messages + self.messages / 10;
            }
        };
        let seen = hostile::run(&self.program.server, size, said).await?;
        for (kind, many) in &seen.kinds {
            println!("{many:>7}  {kind}");
        }
        let (early, late) = (seen.memory_early, seen.memory_late);
        let told = format!(
            "{} of {} kinds were answered as they must be and changed nothing; {} games beside them \
             ended as they should\n\
             of {} turns in peace 99 of 100 were seen within {:.1} ms of when they were due, of {} \
             during the attack within {:.1} ms\n\
             the server had {early} kB after a third of the attack and {late} kB in the end",
            seen.messages(),
            seen.kinds.len(),
            seen.games,
            seen.peace.turns,
            seen.peace.p99_ms(),
            seen.attack.turns,
            seen.attack.p99_ms(),
        );
        judged(told, late.saturating_sub(early) <= self.growth)
    }
}

impl Sockets {
    async fn see(self) -> Result<String, Fault> {
        let size = sockets::Size {
            sockets: self.sockets,
            tables: self.tables,
            played: self.played,
            seconds: self.seconds,
        };
        let measured = sockets::run(&self.program.server, size).await?;
        let each = measured.each();
        let seen = format!(
            "the server had {} kB at first, {} kB with {} tables and {} kB with {} sockets at them: \
             {each:.1} kB each; then a game of every kind was played",
            measured.at_first,
            measured.with_tables,
            self.tables,
            measured.with_sockets,
            self.sockets,
        );
        judged(seen, each <= self.under)
    }
}

impl Floods {
    async fn see(self) -> Result<String, Fault> {
        let size = floods::Size {
            messages: self.messages,
            rate: self.rate,
            connections: self.connections,
            tables: self.tables,
            turns: self.turns,
            peace: self.peace,
        };
        let seen = floods::run(&self.program.server, size).await?;
        let line = |flood: &floods::Flood| {
            format!(
                "{:<20} {:>6} sent, {:>6} refused; {:.2} cores, {:>6} kB of memory, {:>6} kB of disk; \
                 of {} turns others saw 99 of 100 within {:.1} ms\n",
                flood.kind,
                flood.sent,
                flood.refused,
                flood.cores,
                flood.memory,
                flood.disk,
                flood.others.turns,
                flood.others.p99_ms(),
            )
        };
        let lines: String = [&seen.peace]
            .into_iter()
            .chain(&seen.floods)
            .map(line)
            .collect();
        let told = format!("{lines}{} games ended as they should", seen.games);
        let is_good = |flood: &floods::Flood| {
            flood.cores <= self.cores
                && flood.memory <= self.growth
                && flood.disk <= self.disk
                && flood.others.p99_ms() <= self.within
        };
        judged(told, seen.floods.iter().all(is_good))
    }
}

impl Starve {
    async fn see(self) -> Result<String, Fault> {
        let size = starve::Size {
            tables: self.tables,
            bot_tables: None,
            games: self.games,
            dynasty: true,
            thinks: Duration::from_millis(self.thinks),
        };
        let seen = starve::run(&self.program.server, size).await?;
        let starve::Answers {
            knight,
            acknowledged,
        } = seen.attack;
        let told = format!(
            "one address started {} tables of four masters, {} were refused; they played {} events, and \
             {} games went on all the time\n\
             in peace a knight at another address answered half of {} turns within {:.0} ms and 99 of 100 \
             within {:.0} ms, and the server acknowledged 99 of 100 turns within {:.1} ms\n\
             during the attack the knight answered half of {} turns within {:.0} ms and 99 of 100 within \
             {:.0} ms, and the server acknowledged 99 of 100 turns within {:.1} ms",
            seen.started,
            seen.refused,
            seen.events,
            seen.unfinished,
            seen.peace.knight.turns,
            seen.peace.knight.p50_ms(),
            seen.peace.knight.p99_ms(),
            seen.peace.acknowledged.p99_ms(),
            knight.turns,
            knight.p50_ms(),
            knight.p99_ms(),
            acknowledged.p99_ms(),
        );
        let is_good = seen.refused > 0
            && seen.unfinished > 0
            && knight.p99_ms() <= self.knight
            && acknowledged.p99_ms() <= self.acknowledged;
        judged(told, is_good)
    }
}
