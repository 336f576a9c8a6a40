//! `takht-load`: what a server withstands.

use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Parser, Subcommand};
use takht_load::crash;

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
            match runtime.block_on(crash::run(&server, size, told)) {
                Ok(seen) => {
                    let crash::Seen {
                        kills,
                        games,
                        tally,
                    } = seen;
                    println!(
                        "{kills} kills, {games} games, {} turns acknowledged, {} connections broken, \
                         {} turns sent again: nothing lost, nothing doubled, every deal verified",
                        tally.accepted, tally.broken, tally.repeated
                    );
                    ExitCode::SUCCESS
                }
                Err(fault) => {
                    eprintln!("{fault}");
                    ExitCode::FAILURE
                }
            }
        }
    }
}
