//! `cargo xtask bench`: measures speed in a way that noise cannot hide.
//!
//! The task shows how many games a second the program plays. It fails only if a game takes more
//! instructions than its budget, or if a record of a random game cannot be read back. The tests check
//! that the games are always the same ones.

use std::fs;
use std::process::Stdio;
use std::time::Instant;

use crate::figures::{BUDGETS, Budget};
use crate::step::{Done, build_release, output, run, takht, target};
use crate::tool;

/// How far above its budget a count may be, because compilers differ a little.
const TOLERANCE: f64 = 1.03;

pub(crate) fn bench() -> Done {
    tool::debian("valgrind", "valgrind")?;
    build_release()?;
    run("games a second", &mut takht(&["bench"]))?;
    eprintln!("── instructions a game");
    let mut over = Vec::new();
    for Budget(game, players, variant, allowed) in BUDGETS {
        let (count, each) = instructions(game, players, variant)?;
        let share = count as f64 / allowed as f64;
        println!(
            "{game:<16} {players} players {variant:<12} {count:>8} instructions, {each:>4} an event, {:.1} % of the budget",
            100.0 * share
        );
        if share > TOLERANCE {
            over.push(format!("{game} {players} players {variant}"));
        }
    }
    read_records(100_000)?;
    if over.is_empty() {
        Ok(())
    } else {
        Err(format!(
            "over the budget of instructions: {}",
            over.join(", ")
        ))
    }
}

/// The instructions of a game and of one of its events. The difference of two runs leaves out the start of
/// the program.
fn instructions(game: &str, players: &str, variant: &str) -> Done<(u64, u64)> {
    const FEW: u64 = 1_000;
    const MANY: u64 = 3_000;
    let count = |games: u64| -> Done<(u64, u64)> {
        let binary = target().join("release").join("takht");
        let mut valgrind = std::process::Command::new("valgrind");
        valgrind
            .args(["--tool=callgrind", "--callgrind-out-file=/dev/null"])
            .arg(binary)
            .args(["bench", game, "--json"])
            .args(["--players", players, "--variant", variant])
            .args(["--games", &games.to_string()]);
        let output = output(&mut valgrind)?;
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        let refs = said.lines().find_map(|line| line.split_once("refs:"));
        let digits = refs.map(|(_, count)| count.replace([',', ' '], ""));
        let instructions = digits.and_then(|digits| digits.parse().ok());
        let printed = String::from_utf8_lossy(&output.stdout).into_owned();
        match (instructions, number(&printed, "events")) {
            (Some(instructions), Some(events)) => Ok((instructions, events as u64)),
            _ => Err(format!("not understood: {printed}{said}")),
        }
    };
    let ((more, events), (less, fewer)) = (count(MANY)?, count(FEW)?);
    let each = (more - less) / (events - fewer).max(1);
    Ok(((more - less) / (MANY - FEW), each))
}

/// The number under a key in a line of JSON.
pub(crate) fn number(line: &str, key: &str) -> Option<f64> {
    let (_, rest) = line.split_once(&format!("\"{key}\":"))?;
    rest.split([',', '}']).next()?.parse().ok()
}

/// Writes random games as records and reads them back by the rules.
pub(crate) fn read_records(games: u32) -> Done {
    eprintln!("── {games} records read and validated");
    let folder = target().join("bench");
    fs::create_dir_all(&folder).map_err(|error| error.to_string())?;
    let file = folder.join("records.jsonl");
    let create = fs::File::create(&file).map_err(|error| error.to_string())?;
    let write = takht(&[
        "bench",
        "kingdomino",
        "--players",
        "4",
        "--records",
        &games.to_string(),
    ])
    .stdout(create)
    .status()
    .map_err(|error| error.to_string())?;
    if !write.success() {
        return Err("the records could not be written".to_owned());
    }
    let begun = Instant::now();
    let read = takht(&["inspect", "--json"])
        .arg(&file)
        .stdout(Stdio::null())
        .status()
        .map_err(|error| error.to_string())?;
    let seconds = begun.elapsed().as_secs_f64();
    let size = fs::metadata(&file).map_or(0, |data| data.len()) >> 20;
    fs::remove_file(&file).map_err(|error| error.to_string())?;
    println!("{games} games of 4 players ({size} MiB) validated in {seconds:.2} s");
    if read.success() {
        Ok(())
    } else {
        Err("a record was refused".to_owned())
    }
}
