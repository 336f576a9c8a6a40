//! `takht-load`: what a server withstands.

use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Parser, Subcommand};
use takht_load::{Fault, crash, moves};

/// Plays at the tables of a server, to see what it withstands
#[derive(Parser)]
#[command(version)]
struct Load {
    #[command(subcommand)]
    what: What,
}

#[derive(Subcommand)]
enum What {
    /// Kill the server again and again while people play: nothing acknowledged may be lost
    Crash {
        /// The program that serves
        #[arg(long, default_value = "target/release/takht")]
        server: PathBuf,
        /// How often it is killed
        #[arg(long, default_value_t = 200)]
        kills: u32,
        /// At how many tables people play at any time
        #[arg(long, default_value_t = 50)]
        tables: usize,
    },
    /// Measure how many durable moves the server makes in a second, and how soon others see them
    Moves {
        /// The program that serves
        #[arg(long, default_value = "target/release/takht")]
        server: PathBuf,
        /// At how many tables people play at any time
        #[arg(long, default_value_t = 100)]
        tables: usize,
        /// For how long
        #[arg(long, default_value_t = 10)]
        seconds: u64,
        /// The one core that the server gets
        #[arg(long)]
        core: Option<usize>,
        /// Fail if there are fewer in a second
        #[arg(long, default_value_t = 0.0)]
        at_least: f64,
        /// Fail if 99 of 100 take longer to be seen, in milliseconds
        #[arg(long, default_value_t = f64::INFINITY)]
        within: f64,
    },
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
    match runtime.block_on(see(what)) {
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

async fn see(what: What) -> Result<String, Fault> {
    match what {
        What::Crash {
            server,
            kills,
            tables,
        } => {
            let size = crash::Size { kills, tables };
            let told = |kill: u32, accepted: u64| {
                if kill.is_multiple_of(10) {
                    eprintln!("{kill} of {kills} kills, {accepted} turns of finished games");
                }
            };
            let crash::Seen {
                kills,
                games,
                tally,
            } = crash::run(&server, size, told).await?;
            Ok(format!(
                "{kills} kills, {games} games, {} turns acknowledged, {} connections broken, \
                 {} turns sent again: nothing lost, nothing doubled, every deal verified",
                tally.accepted, tally.broken, tally.repeated
            ))
        }
        What::Moves {
            server,
            tables,
            seconds,
            core,
            at_least,
            within,
        } => {
            let size = moves::Size {
                tables,
                seconds,
                core,
            };
            let moves::Measured {
                turns_per_s,
                p50,
                p99,
            } = moves::run(&server, size).await?;
            let [p50, p99] = [p50, p99].map(|took| took.as_secs_f64() * 1000.0);
            let said = format!(
                "{turns_per_s:.0} durable turns a second at {tables} tables; the others see half of them \
                 within {p50:.1} ms and 99 of 100 within {p99:.1} ms"
            );
            match turns_per_s >= at_least && p99 <= within {
                true => Ok(said),
                false => Err(Fault::new(format!("{said}: too slow"))),
            }
        }
    }
}
