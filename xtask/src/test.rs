//! `cargo xtask test [PART…]`: runs the tests that every change must pass.

use std::path::PathBuf;
use std::process::Command;
use std::sync::Mutex;
use std::time::Instant;
use std::{fs, iter, thread};

use serde_json::Value;

use crate::compiler;
use crate::python::{Environment, tested_wheels};
use crate::step::{Done, Running, cargo, root, run, table_of_steps, target};
use crate::tool;
use crate::web::WebBuild;

/// A part of the tests that a developer can run on its own.
struct Part {
    name: &'static str,
    about: &'static str,
    work: Work,
}

/// What a part does.
enum Work {
    Format,
    Lints,
    DocTests,
    /// Builds the package for Python and runs its tests.
    Python,
    /// Builds and runs these test programs.
    Tests(&'static [Target]),
}

/// A test program: its package, and the name of the test; `None` for the tests inside its sources.
struct Target(&'static str, Option<&'static str>);

/// The parts in the order in which they start: those that take longest come first.
const PARTS: &[Part] = &[
    Part {
        name: "format",
        about: "all sources are formatted",
        work: Work::Format,
    },
    Part {
        name: "lints",
        about: "no lint finds a fault, and every link in the documentation works",
        work: Work::Lints,
    },
    Part {
        name: "browser",
        about: "the page in a real browser, and the page's own code",
        work: Work::Tests(&[
            Target("takht-server", Some("browser")),
            Target("takht-web", None),
            Target("takht-web", Some("session")),
        ]),
    },
    Part {
        name: "python",
        about: "the package for Python: its types, games, batches, bots and environments",
        work: Work::Python,
    },
    Part {
        name: "rules",
        about: "the clauses of every game, twins, golden records, conformance",
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
            Target("takht-table", Some("table")),
            Target("takht-table", None),
            Target("takht-pig", Some("pig")),
            Target("takht-pig", None),
        ]),
    },
    Part {
        name: "bots",
        about: "how bots play and how strong they are, the arena, actions as numbers, batches, datasets",
        work: Work::Tests(&[
            Target("takht-arena", Some("arena")),
            Target("takht-arena", None),
            Target("takht-bots", Some("bots")),
            Target("takht-bots", None),
            Target("takht-engine", Some("engine")),
            Target("takht-engine", None),
            Target("takht-spaces", Some("spaces")),
            Target("takht-spaces", None),
            Target("takht-dataset", Some("dataset")),
            Target("takht-dataset", None),
            Target("takht-drawing", None),
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
            Target("takht-notices", Some("notices")),
            Target("takht-notices", None),
            Target("takht-people", None),
            Target("takht-protocol", None),
            Target("takht-load", None),
            Target("takht-testing", None),
            Target("takht-identity", None),
            Target("takht-cli", Some("nodes")),
            Target("takht-cli", Some("crash")),
            Target("takht-cli", Some("hostile")),
            Target("takht-cli", Some("starve")),
            Target("takht-cli", Some("disk")),
            Target("takht-cli", Some("killed")),
            Target("takht-cli", Some("faults")),
            Target("takht-cli", Some("moves")),
            Target("takht-cli", Some("sockets")),
            Target("takht-cli", Some("lobby")),
            Target("takht-cli", Some("scale")),
        ]),
    },
    Part {
        name: "tasks",
        about: "the tasks of cargo xtask",
        work: Work::Tests(&[
            Target("xtask", None),
            Target("xtask-bundle", Some("bundle")),
            Target("xtask-bundle", None),
            Target("xtask-package", None),
        ]),
    },
    Part {
        name: "examples",
        about: "the examples in the documentation",
        work: Work::DocTests,
    },
];

/// The list of parts, for help.
pub(crate) fn parts() -> String {
    let lines = PARTS
        .iter()
        .map(|part| format!("  {:<15} {}\n", part.name, part.about));
    lines.collect()
}

/// Runs the parts with these names, or all without names, and prints how long each step took.
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

/// Runs the quick checks, compiles everything, and then runs all test programs in parallel.
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
        targets().any(|target| matches!(target.1, Some("tables" | "nodes" | "scale" | "notices")));
    if has(|work| matches!(work, Work::Format)) {
        tool::component("rustfmt", "fmt")?;
        run("format", &mut cargo(&["fmt", "--all", "--check"]))?;
        let mut python = cargo(&["fmt", "--check", "--manifest-path"]);
        run("format of python", python.arg("crates/python/Cargo.toml"))?;
    }
    if needs_services {
        tool::postgres()?;
        tool::debian("nats-server", "nats-server")?;
        tool::debian("python3", "python3")?;
        tool::debian("aiosmtpd", "python3-aiosmtpd")?;
    }
    let mut environment = Vec::new();
    let mut web = None;
    if needs_browser {
        tool::browser()?;
        environment.push(("TAKHT_AXE", tool::axe()?));
        environment.push(("TAKHT_WEB", WebBuild::Tests.folder()));
        web = Some(Running::start("web", WebBuild::Tests.compile()?, false)?);
    }
    let compiler = Compiler::new()?;
    let mut wheel = None;
    if has(|work| matches!(work, Work::Python)) {
        let environment = Environment::of_tests()?;
        let mut build = environment.build(false, &tested_wheels())?;
        compiler.stand_in_for(&mut build);
        wheel = Some((Running::start("wheel", build, false)?, environment));
    }
    let mut jobs = Vec::new();
    let all = has(|work| matches!(work, Work::Lints));
    if all || targets().next().is_some() {
        let built = build_tests(&compiler, targets(), all)?;
        if all {
            check_all_belong(&built)?;
        }
        for target in targets() {
            jobs.extend(target.jobs(&built, &environment)?);
        }
    }
    if let Some(web) = web {
        web.wait()?;
        WebBuild::Tests.bundle()?;
    }
    if let Some((wheel, environment)) = wheel {
        wheel.wait()?;
        environment.install_wheel(&tested_wheels())?;
        let tests = root().join("crates/python");
        let mut pytest = environment.python(&["-m", "pytest", "--quiet", "-p", "no:cacheprovider"]);
        pytest.arg("tests").current_dir(&tests);
        let mut mypy = environment.python(&["-m", "mypy", "--strict", "--cache-dir"]);
        mypy.arg(target().join("python").join("types"));
        mypy.args(["python/takht", "tests"]).current_dir(&tests);
        jobs.push(("python".to_owned(), pytest));
        jobs.push(("types of python".to_owned(), mypy));
    }
    if has(|work| matches!(work, Work::DocTests)) {
        let mut examples = cargo(&["test", "--workspace", "--doc", "--locked"]);
        examples.args(["--features", &example_of(|_| true)]);
        compiler.stand_in_for(&mut examples);
        jobs.push(("examples".to_owned(), examples));
    }
    run_jobs(jobs)
}

/// A test program that cargo has built.
struct Built {
    package: String,
    folder: PathBuf,
    /// The name of its test; `None` for the tests inside its sources.
    test: Option<String>,
    program: PathBuf,
}

/// Lints and documents the project's crates while cargo compiles them. It is a copy of this program,
/// because cargo compiles this program, too.
struct Compiler {
    program: PathBuf,
    scratch: PathBuf,
}

impl Compiler {
    fn new() -> Done<Self> {
        tool::component("clippy", "clippy")?;
        let scratch = target().join("checked");
        let program = scratch.join("compiler");
        let wrong = |error: std::io::Error| format!("{}: {error}", scratch.display());
        fs::create_dir_all(scratch.join("lints")).map_err(wrong)?;
        let this = std::env::current_exe().and_then(fs::read).map_err(wrong)?;
        if fs::read(&program).ok().as_ref() != Some(&this) {
            // Remove the old copy instead of writing over it: it may still be running.
            fs::remove_file(&program).ok();
            let this = std::env::current_exe().map_err(wrong)?;
            fs::copy(this, &program).map_err(wrong)?;
        }
        Ok(Self { program, scratch })
    }

    fn stand_in_for(&self, cargo: &mut Command) {
        cargo.env("RUSTC_WORKSPACE_WRAPPER", &self.program);
        cargo.env(compiler::SCRATCH, &self.scratch);
    }
}

/// The packages that know the example of docs/NEW_GAME.md: tests are compiled with it.
const KNOW_EXAMPLE: [&str; 7] = [
    "takht-games",
    "takht-bots",
    "takht-spaces",
    "takht-words",
    "takht-server",
    "takht-web",
    "takht-cli",
];

/// The features that bring the example into some of these packages.
fn example_of(is_chosen: impl Fn(&str) -> bool) -> String {
    let chosen = KNOW_EXAMPLE
        .into_iter()
        .filter(|package| is_chosen(package));
    let features = chosen.map(|package| format!("{package}/example"));
    features.collect::<Vec<_>>().join(",")
}

/// Lets cargo compile the test programs, and returns them.
fn build_tests<'a>(
    compiler: &Compiler,
    targets: impl Iterator<Item = &'a Target>,
    all: bool,
) -> Done<Vec<Built>> {
    let mut build = cargo(&["test", "--no-run", "--tests", "--locked"]);
    build.arg("--message-format=json-render-diagnostics");
    if all {
        // Examples have no tests; it is enough that they compile.
        build.args(["--workspace", "--examples"]);
        build.args(["--features", &example_of(|_| true)]);
    } else {
        let targets: Vec<&Target> = targets.collect();
        let is_chosen = |package: &str| targets.iter().any(|target| target.0 == package);
        build.args(["--features", &example_of(is_chosen)]);
        for target in targets {
            build.args(["--package", target.0]);
            if target.1 == Some("browser") {
                // The browser tests need this program to make the page's files.
                build.args(["--package", "xtask-bundle"]);
            }
        }
    }
    compiler.stand_in_for(&mut build);
    let said = Running::start("compile", build, true)?.wait()?;
    Ok(said.iter().filter_map(|line| built(line)).collect())
}

/// The test program that a line of cargo's output names.
fn built(line: &str) -> Option<Built> {
    let artifact: Value = serde_json::from_str(line).ok()?;
    if artifact["reason"] != "compiler-artifact" || artifact["profile"]["test"] != true {
        return None;
    }
    let manifest = PathBuf::from(artifact["manifest_path"].as_str()?);
    let folder = manifest.parent()?.to_owned();
    // The package's id ends with its name, or with `#name@version`.
    let package = artifact["package_id"].as_str()?;
    let package = package.rsplit(['/', '#']).find_map(|part| {
        let name = part.split('@').next()?;
        name.starts_with(|first: char| first.is_alphabetic())
            .then(|| name.to_owned())
    })?;
    let name = artifact["target"]["name"].as_str()?;
    let test = match artifact["target"]["kind"][0].as_str()? {
        "test" => Some(name.to_owned()),
        "example" => return None,
        _ => None,
    };
    Some(Built {
        package,
        folder,
        test,
        program: artifact["executable"].as_str()?.into(),
    })
}

impl Target {
    fn is(&self, built: &Built) -> bool {
        built.package == self.0 && built.test.as_deref() == self.1
    }

    /// The commands that run this target, with names. A package with a library and a program has two.
    fn jobs(
        &self,
        built: &[Built],
        environment: &[(&str, PathBuf)],
    ) -> Done<Vec<(String, Command)>> {
        let Self(package, test) = self;
        let name = match test {
            Some(test) if !package.ends_with(&test.replace('_', "-")) => {
                format!("{package} {test}")
            }
            Some(_) => (*package).to_owned(),
            None => format!("{package} sources"),
        };
        let mut jobs = Vec::new();
        for built in built.iter().filter(|built| self.is(built)) {
            let mut command = Command::new(&built.program);
            command.current_dir(&built.folder);
            command.env("CARGO_MANIFEST_DIR", &built.folder);
            if *test == Some("browser") {
                // Browsers wait most of the time, so more tests than cores run at once.
                command.env("RUST_TEST_THREADS", (2 * cores() + 1).to_string());
            }
            command.envs(environment.iter().map(|(name, value)| (name, value)));
            jobs.push((name.clone(), command));
        }
        match jobs.is_empty() {
            true => Err(format!("cargo has not built the tests `{name}`")),
            false => Ok(jobs),
        }
    }
}

/// Fails if a test program belongs to no part, because no one would ever run it.
fn check_all_belong(built: &[Built]) -> Done {
    let targets = || {
        PARTS.iter().flat_map(|part| match part.work {
            Work::Tests(targets) => targets,
            _ => &[],
        })
    };
    let lost = built
        .iter()
        .find(|built| !targets().any(|target| target.is(built)));
    match lost {
        Some(lost) => Err(format!(
            "the tests {} of {} belong to no part: add them to PARTS in xtask/src/test.rs",
            lost.test.as_deref().unwrap_or("within the sources"),
            lost.package
        )),
        None => Ok(()),
    }
}

fn cores() -> usize {
    thread::available_parallelism().map_or(2, usize::from)
}

/// Runs all jobs, one more at a time than there are cores, because tests that play over sockets sometimes
/// wait. Reports failures at the end, after all other jobs have run.
fn run_jobs(jobs: Vec<(String, Command)>) -> Done {
    let waiting = Mutex::new(jobs.into_iter());
    let failed = Mutex::new(Vec::new());
    thread::scope(|scope| {
        for _ in 0..=cores() {
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

#[cfg(test)]
mod tests {
    use super::*;

    const BUILT: &str = r#"{"reason":"compiler-artifact","package_id":"path+file:///p/crates/words#takht-words@0.1.0","manifest_path":"/p/crates/words/Cargo.toml","target":{"kind":["test"],"name":"words"},"profile":{"test":true},"executable":"/t/words-1"}"#;

    #[test]
    fn what_cargo_has_built_is_found_by_its_part() {
        let words = built(BUILT).unwrap();
        assert_eq!(
            (words.package.as_str(), words.test.as_deref()),
            ("takht-words", Some("words"))
        );
        assert_eq!(words.folder, PathBuf::from("/p/crates/words"));
        let short = BUILT.replace("/p/crates/words#takht-words@0.1.0", "/p/xtask#0.1.0");
        assert_eq!(built(&short).unwrap().package, "xtask");
        assert!(check_all_belong(&[words]).is_ok());
        for none in [
            "{}",
            "no JSON",
            &BUILT.replace("\"test\":true", "\"test\":false"),
            &BUILT.replace("[\"test\"]", "[\"example\"]"),
        ] {
            assert!(built(none).is_none(), "{none}");
        }
    }

    #[test]
    fn tests_that_belong_to_no_part_are_named() {
        let lost = built(&BUILT.replace("\"words\"", "\"forgotten\"")).unwrap();
        let said = check_all_belong(&[lost]).unwrap_err();
        assert!(said.contains("forgotten of takht-words"), "{said}");
    }

    #[test]
    fn a_part_that_is_not_there_is_answered_with_those_that_are() {
        let said = choose(&["rules", "nonsense"]).err().unwrap();
        assert!(
            said.contains("`nonsense`") && said.contains("browser"),
            "{said}"
        );
        assert_eq!(choose(&["rules"]).unwrap().len(), 1);
        assert_eq!(choose(&[]).unwrap().len(), PARTS.len());
    }
}
