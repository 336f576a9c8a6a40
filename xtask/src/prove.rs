//! `cargo xtask prove NAME`: proofs that take too long for every day. The tests run a short form of each.

use std::process::Command;

use crate::bench;
use crate::figures::{GAME_CRATES, YARDSTICKS, Yardstick};
use crate::matches::matches;
use crate::python;
use crate::step::{Done, build_release, cargo, output, root, run, takht, target};
use crate::tool;
use crate::trial::try_package;

const PROOFS: &str = "\
The proofs:

  positions [TIMES]    bitboards agree with loops on TIMES as many positions as in the tests (25)
  spaces [TIMES]       every legal event has exactly one number, and observations show no secret, over TIMES as many
                       positions as in the tests (100)
  python               batches for Python reach the promised steps a second on one core
  research             our games pass the tests of OpenSpiel, pandas and polars read our datasets, our games train on a
                       local cluster of Ray with two nodes, and a notebook trains a policy for Kingdomino that beats greedy
  statistics [TIMES]   random play has the expected means over TIMES as many games as in the tests (25)
  fuzz [SECONDS]       every fuzz target runs for SECONDS (120)
  records [GAMES]      GAMES random games are written and read back by the rules (100000)
  matches [PERCENT]    matches between bots end as promised, with PERCENT of their games (100);
                       after an interruption they continue
  crash [KILLS]        a server with 50 tables of people, killed KILLS times, loses nothing it acknowledged (200)
  nodes [KILLS]        the same with two servers on one PostgreSQL and NATS, of which one is killed each time (200)
  faults [GAMES]       GAMES games end correctly on a network that breaks, loses, delays and reorders (1000)
  patience [TABLES]    a week of slow play at TABLES tables in simulated time: people vanish, idle, resign, come
                       back, offer and vote, and the server stops or dies now and then; no table is stuck, no seat
                       lost, no notice lost or made twice, every clock adds up (200)
  hostile [MESSAGES]   a server answers MESSAGES wrong messages while others play: no game changes, no memory
                       leaks (100000); then floods of files, pings, headers, connections, imports, identities,
                       seeks and faces in the lobby, a tenth of MESSAGES each: its work, memory and disk do not grow with them, and others do not wait
  starve [GAMES]       one address starts as many tables of masters as it can; a knight at another address answers
                       99 of 100 turns of GAMES dynasties within a second, acknowledgements within 50 ms (12)
  sockets [SOCKETS]    SOCKETS silent connections take under 12 kB each (10000)
  lobby [PEOPLE]       PEOPLE in the lobby while 100 tables open and 100 close a second cost at most a tenth of a
                       core, and nobody is more than a second behind (1000)
  pairing [PEOPLE]     99 of 100 of PEOPLE who look for others are put together within 100 ms (10000)
  scale [SECONDS]      what a table, a socket, a turn, a message between servers, somebody in the lobby and a push
                       cost, each over SECONDS, and the machines that 1,000 to 1,000,000 people need (20)
  moves [SECONDS]      durable moves a second of a server on one core, and how soon others see them, at full speed
                       and at 2000 a second (20)
  frames [EVENTS]      how long the page works to draw an action of the player, over EVENTS of each game (80)
  opening              how soon a newcomer can make the first move, on loopback and at 4 Mbit/s with 100 ms
  layout               what can be chosen lies on every screen, in every language, at every step of whole games
  friends [GAMES]      two browsers lose and double no move in GAMES games over connections that keep breaking (20)
  guests [GUESTS]      GUESTS watch while a browser plays: its frames, and the server's share of a core (200)
  package              the download works in an empty root without network: a game, a restart, the same game
  speed [RUNS]         ten to fifty times as fast as the fastest public engine of each game, best of RUNS (5)
";

const TARGETS: [&str; 3] = ["record", "notation", "legal_is_legal"];

pub(crate) fn prove(arguments: &[&str]) -> Done {
    let (name, size) = match *arguments {
        [] => {
            print!("{PROOFS}");
            return Ok(());
        }
        [name] => (name, None),
        [name, size] => {
            let size: u32 = size
                .parse()
                .map_err(|_| format!("`{size}` is not a number"))?;
            (name, Some(size))
        }
        _ => return Err(format!("a proof takes one number at most\n\n{PROOFS}")),
    };
    match name {
        "positions" => more_of("twins", size.unwrap_or(25)),
        "spaces" => spaces(size.unwrap_or(100)),
        "statistics" => more_of("statistics", size.unwrap_or(25)),
        "fuzz" => fuzz(size.unwrap_or(120)),
        "records" => {
            build_release()?;
            bench::read_records(size.unwrap_or(100_000))
        }
        "matches" => matches(size.unwrap_or(100)),
        "nodes" => nodes(size.unwrap_or(200)),
        "crash" => crash(size.unwrap_or(200)),
        "patience" => patience(size.unwrap_or(200)),
        "faults" => faults(size.unwrap_or(1_000)),
        "hostile" => hostile(size.unwrap_or(100_000)),
        "starve" => starve(size.unwrap_or(12)),
        "sockets" => sockets(size.unwrap_or(10_000)),
        "lobby" => lobby(size.unwrap_or(1_000)),
        "pairing" => pairing(size.unwrap_or(10_000)),
        "scale" => scale(size.unwrap_or(20)),
        "moves" => moves(size.unwrap_or(20)),
        "frames" => frames(size.unwrap_or(80)),
        "opening" if size.is_none() => in_browser("opening", &["--ignored", "opening::opening"], 1),
        "layout" if size.is_none() => layout(),
        "friends" => friends(size.unwrap_or(20)),
        "guests" => guests(size.unwrap_or(200)),
        "package" if size.is_none() => try_package(),
        "python" if size.is_none() => python::speed(),
        "research" if size.is_none() => python::research(),
        "layout" | "opening" | "package" | "python" | "research" => {
            Err("this proof takes no number".to_owned())
        }
        "speed" => speed(size.unwrap_or(5)),
        _ => Err(format!("there is no proof `{name}`\n\n{PROOFS}")),
    }
}

/// Runs tests that read from `TAKHT_PROOF` how many times as much they do.
fn more_of(tests: &str, times: u32) -> Done {
    for game in GAME_CRATES {
        let arguments = ["test", "--release", "--locked", "--package", game, tests];
        let mut command = cargo(&arguments);
        command.env("TAKHT_PROOF", times.to_string());
        run(&format!("{tests} of {game}"), &mut command)?;
    }
    Ok(())
}

fn spaces(times: u32) -> Done {
    let arguments = ["test", "--release", "--locked", "--package", "takht-spaces"];
    let mut command = cargo(&arguments);
    command.args(["--features", "example"]);
    command.args(["--test", "spaces", "--", "--nocapture"]);
    command.env("TAKHT_PROOF", times.to_string());
    run("spaces", &mut command)
}

fn fuzz(seconds: u32) -> Done {
    tool::cargo_fuzz()?;
    for target in TARGETS {
        let mut command = Command::new("cargo");
        command
            .current_dir(root())
            .args(["+nightly", "fuzz", "run", target, "--"]);
        command.args([
            format!("-max_total_time={seconds}"),
            "-timeout=10".to_owned(),
        ]);
        run(&format!("fuzz {target}"), &mut command)?;
    }
    Ok(())
}

/// Builds the server and the program that loads it; returns the command that starts the load.
fn load(what: &str, cores: Option<&str>) -> Result<Command, String> {
    build_release()?;
    let mut build = cargo(&["build", "--release", "--locked", "--package", "takht-load"]);
    run("build the load", &mut build)?;
    let folder = target().join("release");
    // Some proofs give the server the first core alone; the load then runs on the cores named here.
    let mut command = match cores {
        Some(cores) => {
            let mut command = Command::new("taskset");
            command.args(["--cpu-list", cores]);
            command.arg(folder.join("takht-load"));
            command
        }
        None => Command::new(folder.join("takht-load")),
    };
    command.arg(what).arg("--server").arg(folder.join("takht"));
    Ok(command)
}

fn crash(kills: u32) -> Done {
    let mut command = load("crash", None)?;
    command.args(["--kills", &kills.to_string(), "--tables", "50"]);
    run("crash", &mut command)
}

fn nodes(kills: u32) -> Done {
    tool::postgres()?;
    tool::debian("nats-server", "nats-server")?;
    let mut command = load("nodes", None)?;
    command.args(["--kills", &kills.to_string(), "--tables", "50"]);
    run("nodes", &mut command)
}

fn patience(tables: u32) -> Done {
    let mut command = cargo(&["test", "--locked", "--package", "takht-server"]);
    command.args(["--test", "tables", "--", "--nocapture", "--exact"]);
    command.arg("week::a_week_of_slow_games_leaves_no_table_stuck");
    run("patience", command.env("TAKHT_PROOF", tables.to_string()))
}

fn faults(games: u32) -> Done {
    let mut command = load("faults", None)?;
    run("faults", command.args(["--games", &games.to_string()]))
}

/// How many kB a server's memory may grow between a third of an attack and its end: the server keeps games
/// that end meanwhile in memory for a minute.
const GROWTH: &str = "16000";

fn hostile(messages: u32) -> Done {
    let mut command = load("hostile", None)?;
    command.args(["--messages", &messages.to_string(), "--growth", GROWTH]);
    run("hostile", &mut command)?;
    let each = (messages / 10).max(1_000).to_string();
    let mut done = Ok(());
    for _ in 0..TRIES {
        let mut command = load("floods", None)?;
        command.args(["--messages", &each, "--growth", GROWTH, "--disk", DISK]);
        command.args(["--cores", CORES, "--within", OTHERS_WAIT]);
        done = run("floods", &mut command);
        if done.is_ok() {
            break;
        }
    }
    done
}

/// How many kB a server's folder may grow in a flood: what the players write meanwhile.
const DISK: &str = "16000";

/// How much of a core a server may need in a flood of a thousand requests a second.
const CORES: &str = "0.8";

/// Within how many milliseconds others must see 99 of 100 turns during a flood.
const OTHERS_WAIT: &str = "100";

fn starve(games: u32) -> Done {
    let mut command = load("starve", None)?;
    command.args(["--games", &games.to_string()]);
    command.args(["--knight", "1000", "--acknowledged", "50"]);
    run("starve", &mut command)
}

fn sockets(sockets: u32) -> Done {
    let mut command = load("sockets", None)?;
    command.args(["--sockets", &sockets.to_string(), "--under", "12"]);
    run("sockets", &mut command)
}

fn lobby(people: u32) -> Done {
    let mut command = load("lobby", None)?;
    command.args(["--people", &people.to_string()]);
    command.args(["--share", "0.1", "--within", "1000"]);
    run("lobby", &mut command)
}

fn pairing(people: u32) -> Done {
    let mut command = load("pairing", None)?;
    command.args(["--people", &people.to_string(), "--within", "100"]);
    run("pairing", &mut command)
}

fn scale(seconds: u32) -> Done {
    tool::postgres()?;
    tool::debian("nats-server", "nats-server")?;
    let mut command = load("scale", None)?;
    run("scale", command.args(["--seconds", &seconds.to_string()]))
}

/// How often a server may try to keep a pace, or to keep others from waiting. Now and then the disk of a
/// shared machine stands still for a fifth of a second: of twenty seconds, that delays one turn in a hundred.
const TRIES: u32 = 3;

fn moves(seconds: u32) -> Done {
    let seconds = seconds.to_string();
    let paced: &[&str] = &["--rate", "2000", "--at-least", "1900", "--within", "50"];
    let proofs: [(&str, &[&str], u32); 3] = [
        ("400", &["--at-least", "5000"], 1),
        ("20", &["--within", "50"], 1),
        ("400", paced, TRIES),
    ];
    for (tables, asked, tries) in proofs {
        let mut done = Ok(());
        for _ in 0..tries {
            let mut command = load("moves", Some("1"))?;
            command.args(["--core", "0", "--seconds", &seconds, "--tables", tables]);
            done = run(&format!("moves at {tables} tables"), command.args(asked));
            if done.is_ok() {
                break;
            }
        }
        done?;
    }
    for servers in ["1", "2"] {
        let mut command = load("moves", None)?;
        command.args([
            "--postgres",
            servers,
            "--seconds",
            &seconds,
            "--tables",
            "400",
        ]);
        run(
            &format!("moves with PostgreSQL, servers: {servers}"),
            &mut command,
        )?;
    }
    Ok(())
}

/// Runs one of the browser tests at greater length.
fn in_browser(name: &str, test: &[&str], size: u32) -> Done {
    tool::browser()?;
    let web = crate::web::WebBuild::Everybody.build()?;
    let mut command = cargo(&["test", "--package", "takht-server", "--test", "browser"]);
    command.args(["--locked", "--", "--nocapture", "--exact"]);
    command.args(test).env("TAKHT_WEB", web);
    run(name, command.env("TAKHT_PROOF", size.to_string()))
}

fn frames(events: u32) -> Done {
    in_browser("frames", &["--ignored", "frames::frames"], events)
}

fn layout() -> Done {
    let tests = [
        "layout::kingdomino_fits_every_screen",
        "layout::kingdomino_of_four_fits_every_screen",
        "layout::kingdom_builder_fits_every_screen",
        "layout::capture_fits_every_screen",
    ];
    in_browser("layout", &tests, 1)
}

fn friends(games: u32) -> Done {
    let test = "friends::a_connection_that_keeps_breaking_loses_and_doubles_nothing";
    in_browser("friends", &[test], games)
}

fn guests(guests: u32) -> Done {
    let test = "friends::a_crowd_watches_and_nobody_waits_for_it";
    in_browser("guests", &[test], guests)
}

fn speed(runs: u32) -> Done {
    build_release()?;
    let mut slow = Vec::new();
    for yardstick in YARDSTICKS {
        let Yardstick {
            game,
            players,
            variant,
            public,
            times,
        } = yardstick;
        let mut best = 0.0_f64;
        for _ in 0..runs.max(1) {
            let mut bench = takht(&["bench", game, "--json", "--seconds", "2"]);
            bench.args(["--players", players, "--variant", variant]);
            let line = String::from_utf8_lossy(&output(&mut bench)?.stdout).into_owned();
            let rate = bench::number(&line, "games_per_s");
            best = best.max(rate.ok_or(format!("not understood: {line}"))?);
        }
        println!(
            "{game:<16} {players} players {variant:<12} {best:>9.0} games a second, {:.1} times the fastest public engine",
            best / public
        );
        if best < times * public {
            slow.push(format!("{game} {players} players {variant}: {times} times"));
        }
    }
    if slow.is_empty() {
        Ok(())
    } else {
        Err(format!("less than promised: {}", slow.join(", ")))
    }
}
