//! `cargo xtask prove NAME`: proofs too long for every day. Each has a short form in the tests.

use std::process::Command;

use crate::bench;
use crate::step::{Done, build_release, cargo, output, root, run, takht};
use crate::tool;

const PROOFS: &str = "\
The proofs:

  positions [TIMES]    bitboards against loops, TIMES as many positions as the tests (10)
  statistics [TIMES]   means of random play over TIMES as many games as the tests (25)
  fuzz [SECONDS]       every fuzz target for SECONDS each (120)
  records [GAMES]      GAMES random games written and read back by the rules (100000)
  speed [RUNS]         ten times the fastest public engine, best of RUNS (5)
";

/// Random games a second that the best public engine plays, on the same kind of machine.
const YARDSTICKS: [(&str, &str, f64); 3] = [
    ("2", "standard", 38_200.0),
    ("4", "standard", 21_600.0),
    ("2", "mighty_duel", 17_400.0),
];

/// The fuzz targets.
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
        "positions" => more_of("twins", size.unwrap_or(10)),
        "statistics" => more_of("statistics", size.unwrap_or(25)),
        "fuzz" => fuzz(size.unwrap_or(120)),
        "records" => {
            build_release()?;
            bench::read_records(size.unwrap_or(100_000))
        }
        "speed" => speed(size.unwrap_or(5)),
        _ => Err(format!("there is no proof `{name}`\n\n{PROOFS}")),
    }
}

/// Runs tests that look at `TAKHT_PROOF` for how much to do.
fn more_of(tests: &str, times: u32) -> Done {
    let mut command = cargo(&[
        "test",
        "--release",
        "--locked",
        "--package",
        "takht-kingdomino",
        tests,
    ]);
    run(tests, command.env("TAKHT_PROOF", times.to_string()))
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

fn speed(runs: u32) -> Done {
    build_release()?;
    let mut slow = Vec::new();
    for (players, variant, public) in YARDSTICKS {
        let mut best = 0.0_f64;
        for _ in 0..runs.max(1) {
            let mut bench = takht(&["bench", "kingdomino", "--json", "--seconds", "2"]);
            bench.args(["--players", players, "--variant", variant]);
            let line = String::from_utf8_lossy(&output(&mut bench)?.stdout).into_owned();
            let rate = line.split("\"games_per_s\":").nth(1).and_then(|rest| {
                let number = rest.split([',', '}']).next()?;
                number.parse::<f64>().ok()
            });
            best = best.max(rate.ok_or(format!("not understood: {line}"))?);
        }
        println!(
            "{players} players {variant:<12} {best:>9.0} games a second, {:.1} times the fastest public engine",
            best / public
        );
        if best < 10.0 * public {
            slow.push(format!("{players} players {variant}"));
        }
    }
    if slow.is_empty() {
        Ok(())
    } else {
        Err(format!(
            "less than ten times the fastest public engine: {}",
            slow.join(", ")
        ))
    }
}
