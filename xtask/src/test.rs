//! `cargo xtask test [PART…]`: what must hold before anything lands.

use std::path::PathBuf;
use std::process::Command;
use std::sync::Mutex;
use std::time::Instant;
use std::{iter, thread};

use serde_json::Value;

use crate::step::{Done, Running, cargo, run, table_of_steps};
use crate::tool;
use crate::window::Window;

/// A part of the tests that can be run by itself.
struct Part {
    name: &'static str,
    about: &'static str,
    work: Work,
}

/// What a part does.
enum Work {
    Format,
    Lints,
    Documentation,
    DocTests,
    /// Test programs: of these packages, the targets that cargo is asked for.
    Tests(&'static [Target]),
}

/// A test program: its package, and the name of the test; none for the tests within its sources.
struct Target(&'static str, Option<&'static str>);

/// In the order in which they are begun: those that take longest come first.
const PARTS: &[Part] = &[
    Part {
        name: "format",
        about: "the sources are formatted",
        work: Work::Format,
    },
    Part {
        name: "lints",
        about: "no lint finds anything",
        work: Work::Lints,
    },
    Part {
        name: "browser",
        about: "the page in a real browser, and what it is made of",
        work: Work::Tests(&[
            Target("takht-server", Some("browser")),
            Target("takht-web", None),
        ]),
    },
    Part {
        name: "rules",
        about: "the games by their clauses, twins, golden records, conformance",
        work: Work::Tests(&[
            Target("takht-kingdomino", Some("kingdomino")),
            Target("takht-kingdomino", None),
            Target("takht-kingdom-builder", Some("kingdom_builder")),
            Target("takht-kingdom-builder", None),
            Target("takht-capture", Some("capture")),
            Target("takht-capture", None),
            Target("takht-core", Some("contract")),
            Target("takht-core", None),
            Target("takht-games", Some("games")),
            Target("takht-games", None),
        ]),
    },
    Part {
        name: "bots",
        about: "how bots play, how strong they are, the arena",
        work: Work::Tests(&[
            Target("takht-arena", Some("arena")),
            Target("takht-arena", None),
            Target("takht-bots", Some("bots")),
            Target("takht-bots", None),
        ]),
    },
    Part {
        name: "words",
        about: "every sentence in four languages",
        work: Work::Tests(&[
            Target("takht-words", Some("words")),
            Target("takht-words", None),
        ]),
    },
    Part {
        name: "terminal",
        about: "the commands of `takht`",
        work: Work::Tests(&[
            Target("takht-cli", Some("takht")),
            Target("takht-cli", None),
        ]),
    },
    Part {
        name: "server",
        about: "tables over the protocol, stores, several servers, crashes, faults, attacks",
        work: Work::Tests(&[
            Target("takht-server", Some("tables")),
            Target("takht-server", None),
            Target("takht-protocol", None),
            Target("takht-load", None),
            Target("takht-identity", None),
            Target("takht-cli", Some("nodes")),
            Target("takht-cli", Some("crash")),
            Target("takht-cli", Some("hostile")),
            Target("takht-cli", Some("faults")),
            Target("takht-cli", Some("moves")),
            Target("takht-cli", Some("sockets")),
        ]),
    },
    Part {
        name: "tasks",
        about: "these tasks themselves",
        work: Work::Tests(&[Target("xtask", None)]),
    },
    Part {
        name: "documentation",
        about: "every link in the documentation leads somewhere",
        work: Work::Documentation,
    },
    Part {
        name: "examples",
        about: "the examples in the documentation run",
        work: Work::DocTests,
    },
];

/// Everything that the parts can be called.
pub(crate) fn parts() -> String {
    let lines = PARTS
        .iter()
        .map(|part| format!("  {:<15} {}\n", part.name, part.about));
    lines.collect()
}

/// Runs the parts of these names, all if there is none, and says what took how long.
pub(crate) fn test(names: &[&str]) -> Done {
    let begun = Instant::now();
    let chosen = choose(names)?;
    let done = run_parts(&chosen);
    eprint!("\n{}", table_of_steps(begun.elapsed()));
    done
}

fn choose(names: &[&str]) -> Done<Vec<&'static Part>> {
    for name in names {
        if !PARTS.iter().any(|part| part.name == *name) {
            return Err(format!(
                "there is no part `{name}` of the tests; the parts are:\n\n{}",
                parts()
            ));
        }
    }
    let chosen = PARTS
        .iter()
        .filter(|part| names.is_empty() || names.contains(&part.name));
    Ok(chosen.collect())
}

/// What is quick, and what must be compiled, one after the other; then everything that has been compiled
/// runs, as much beside each other as there are cores.
fn run_parts(chosen: &[&Part]) -> Done {
    let has = |wanted: fn(&Work) -> bool| chosen.iter().any(|part| wanted(&part.work));
    let targets = || {
        chosen.iter().flat_map(|part| match part.work {
            Work::Tests(targets) => targets,
            _ => &[],
        })
    };
    let needs_browser = targets().any(|target| target.1 == Some("browser"));
    let needs_services =
        targets().any(|target| target.0 == "takht-server" || target.1 == Some("nodes"));
    if has(|work| matches!(work, Work::Format)) {
        tool::component("rustfmt", "fmt")?;
        run("format", &mut cargo(&["fmt", "--all", "--check"]))?;
    }
    if needs_services {
        tool::postgres()?;
        tool::debian("nats-server", "nats-server")?;
        tool::debian("python3", "python3")?;
    }
    let mut environment = Vec::new();
    let mut window = None;
    if needs_browser {
        tool::browser()?;
        environment.push(("TAKHT_AXE", tool::axe()?));
        environment.push(("TAKHT_WINDOW", Window::Here.folder()));
        window = Some(Running::start("window", Window::Here.compile()?, false)?);
    }
    if has(|work| matches!(work, Work::Lints)) {
        tool::component("clippy", "clippy")?;
        let lints = ["clippy", "--workspace", "--all-targets", "--locked"];
        run("lints", cargo(&lints).args(["--", "--deny", "warnings"]))?;
    }
    let mut jobs = Vec::new();
    if targets().next().is_some() {
        let all = has(|work| matches!(work, Work::Lints)) && needs_browser && needs_services;
        let built = build_tests(targets(), all)?;
        for target in targets() {
            jobs.push(target.job(&built, &environment)?);
        }
    }
    if let Some(window) = window {
        window.wait()?;
        Window::Here.bundle()?;
    }
    if has(|work| matches!(work, Work::Documentation)) {
        let document = ["doc", "--workspace", "--no-deps", "--locked"];
        let mut document = cargo(&document);
        document.arg("--document-private-items");
        document.env("RUSTDOCFLAGS", "--deny warnings");
        jobs.push(("documentation".to_owned(), document));
    }
    if has(|work| matches!(work, Work::DocTests)) {
        let examples = cargo(&["test", "--workspace", "--doc", "--locked"]);
        jobs.push(("examples".to_owned(), examples));
    }
    run_jobs(jobs)
}

/// A test program that cargo has built.
struct Built {
    package: String,
    folder: PathBuf,
    /// The name of its test, and whether it has tests of its own rather than those within the sources.
    target: String,
    is_test: bool,
    program: PathBuf,
}

/// Has cargo compile test programs; says which there are. Of all packages, if that is what is wanted: then
/// their dependencies are compiled as for the lints.
fn build_tests<'a>(targets: impl Iterator<Item = &'a Target>, all: bool) -> Done<Vec<Built>> {
    let mut build = cargo(&["test", "--no-run", "--tests", "--locked"]);
    build.arg("--message-format=json-render-diagnostics");
    if all {
        build.arg("--workspace");
    } else {
        for target in targets {
            build.args(["--package", target.0]);
        }
    }
    let said = Running::start("tests", build, true)?.wait()?;
    Ok(said.iter().filter_map(|line| built(line)).collect())
}

/// The test program that a line of cargo's tells of.
fn built(line: &str) -> Option<Built> {
    let artifact: Value = serde_json::from_str(line).ok()?;
    if artifact["reason"] != "compiler-artifact" || artifact["profile"]["test"] != true {
        return None;
    }
    let manifest = PathBuf::from(artifact["manifest_path"].as_str()?);
    let folder = manifest.parent()?.to_owned();
    // The package's identity ends with its name, or with `#name@version`.
    let package = artifact["package_id"].as_str()?;
    let package = package.rsplit(['/', '#']).find_map(|part| {
        let name = part.split('@').next()?;
        name.starts_with(|first: char| first.is_alphabetic())
            .then(|| name.to_owned())
    })?;
    Some(Built {
        package,
        folder,
        target: artifact["target"]["name"].as_str()?.to_owned(),
        is_test: artifact["target"]["kind"][0] == "test",
        program: artifact["executable"].as_str()?.into(),
    })
}

impl Target {
    /// What runs it, and under which name.
    fn job(&self, built: &[Built], environment: &[(&str, PathBuf)]) -> Done<(String, Command)> {
        let Self(package, test) = self;
        let is_meant = |built: &&Built| {
            built.package == *package
                && match test {
                    Some(test) => built.is_test && built.target == *test,
                    None => !built.is_test,
                }
        };
        let name = match test {
            Some(test) if !package.ends_with(&test.replace('_', "-")) => {
                format!("{package} {test}")
            }
            Some(_) => (*package).to_owned(),
            None => format!("{package} sources"),
        };
        let built = built.iter().find(is_meant);
        let built = built.ok_or(format!("cargo has not built the tests `{name}`"))?;
        let mut command = Command::new(&built.program);
        command.current_dir(&built.folder);
        command.env("CARGO_MANIFEST_DIR", &built.folder);
        command.envs(environment.iter().map(|(name, value)| (name, value)));
        Ok((name, command))
    }
}

/// Runs everything, one more beside each other than there are cores, since those that play over sockets wait
/// now and then. A failure is said in the end, when all the others have been seen, too.
fn run_jobs(jobs: Vec<(String, Command)>) -> Done {
    let cores = thread::available_parallelism().map_or(2, usize::from);
    let waiting = Mutex::new(jobs.into_iter());
    let failed = Mutex::new(Vec::new());
    thread::scope(|scope| {
        for _ in 0..=cores {
            scope.spawn(|| {
                let next = || waiting.lock().ok()?.next();
                for (name, command) in iter::from_fn(next) {
                    let done = Running::start(&name, command, false).and_then(Running::wait);
                    if let (Err(_), Ok(mut failed)) = (done, failed.lock()) {
                        failed.push(name);
                    }
                }
            });
        }
    });
    let failed = failed.into_inner().unwrap_or_default();
    match failed.is_empty() {
        true => Ok(()),
        false => Err(format!("failed: {}", failed.join(", "))),
    }
}
